"""The command line: ``python -m afrikan play`` plays one game and prints it."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from afrikan.board.words import label_word, title_word
from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.language import NEUTRAL, WORDINGS, base
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.session import use
from afrikan.star.words import Ending


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status.

    Args:
        arguments: the words after ``python -m afrikan``; the process's own if left out.
    """
    options = _parser().parse_args(arguments)
    use(language=base(options.lang), neutral=options.lang.endswith(NEUTRAL))
    try:
        game = _played(options)
    except AfrikanError as error:
        print(f"afrikan: {error.text(options.lang)}", file=sys.stderr)
        return 2
    print(
        json.dumps(as_json(game, options.lang), ensure_ascii=False, indent=1)
        if options.json
        else _text(game, options.lang)
    )
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m afrikan", description="Afrikan tähti, played and explained."
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    play = commands.add_parser("play", help="play one game between built-in policies and print it")
    play.add_argument(
        "--preset", default="fan", help="a preset or a ruleset's code: fan;free_roll_when=same_turn"
    )
    play.add_argument("--players", type=_number, default=4, help="how many play (default: 4)")
    play.add_argument(
        "--policy", default="nearest", help="a built-in policy, such as nearest or random (default: nearest)"
    )
    play.add_argument("--seed", type=_number, default=1, help="decides tiles and dice (default: 1)")
    play.add_argument(
        "--game", type=_number, default=0, help="number of the game within the seed (default: 0)"
    )
    play.add_argument("--rounds", type=_number, default=200, help="cap on rounds (default: 200)")
    play.add_argument("--lang", default="en", choices=WORDINGS, help="language (default: en)")
    play.add_argument("--json", action="store_true", help="print JSON instead of text")
    return parser


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} must be a whole number") from None


def _played(options: argparse.Namespace) -> Game:
    if options.policy == "human":
        raise AfrikanError("human_command")
    rules = Ruleset.from_code(options.preset)
    game = Game(
        rules,
        options.players,
        policies=options.policy,
        seed=options.seed,
        game=options.game,
        rounds=options.rounds,
    )
    return game.play()


def _text(game: Game, lang: str) -> str:
    title, code = game.rules.title_in(lang), game.rules.code
    lines = [say(lang, "printed", "heading", title=title, code=code, seed=game.seed, game=game.game)]
    if game.board.label:
        words = {"title": title_word(game.board, lang), "label": label_word(game.board, lang)}
        lines.append(say(lang, "printed", "board", **words))
    shown = -1
    for entry in game.log:
        if entry.round != shown:
            shown = entry.round
            lines.append("\n" + say(lang, "printed", "round" if shown else "before", round=shown))
        lines.append(f"  {entry.text(lang)}  [{entry.about}]")
    return "\n".join([*lines, "", game.status(lang)])


def as_json(game: Game, lang: str) -> dict[str, Any]:
    """Return a finished game as plain data: how it was set up, what happened and how it ended."""
    return {
        "ruleset": game.rules.code,
        "board": {"title": game.board.title, "label": game.board.label},
        "seed": game.seed,
        "game": game.game,
        "players": [{"name": seat.name, "policy": seat.policy_name} for seat in game.seats],
        "ending": Ending(game.state.ending).name.lower(),
        "winner": game.winner,
        "rounds": game.state.round,
        "actions": list(game.history),
        "log": [
            {
                "round": entry.round,
                "text": entry.text(lang),
                "rule": entry.about,
                "source": entry.citation(lang),
            }
            for entry in game.log
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
