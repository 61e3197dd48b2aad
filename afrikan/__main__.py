"""The command line: ``python -m afrikan play`` plays one game and prints it."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from afrikan.board.words import label_word, provenance_word, title_word
from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.island.game import IslandGame
from afrikan.language import NEUTRAL, WORDINGS, base, translated
from afrikan.messages import say
from afrikan.rules import Ruleset
from afrikan.session import use

AnyGame = Game | IslandGame
POLICY = {"star": "nearest", "island": "locator"}
PLAYERS = {"star": 4, "island": 2}
"""Who plays unless told otherwise, by family."""


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
        prog="python -m afrikan", description="Afrikan tähti and its kin, played and explained."
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    play = commands.add_parser("play", help="play one game between built-in policies and print it")
    play.add_argument(
        "--preset", default="fan", help="a preset or a ruleset's code: fan;free_roll_when=same_turn, island"
    )
    play.add_argument("--players", type=_number, help="how many play (default: 4, on the island 2)")
    play.add_argument(
        "--policy", help="a built-in policy, such as random (default: nearest, on the island locator)"
    )
    play.add_argument("--map", default="classic", help="the island: classic, small or a folder")
    play.add_argument("--seed", type=_number, default=1, help="decides tiles, dice and cards (default: 1)")
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


def _played(options: argparse.Namespace) -> AnyGame:
    if options.policy == "human":
        raise AfrikanError("human_command")
    rules = Ruleset.from_code(options.preset)
    players = PLAYERS[rules.family] if options.players is None else options.players
    more: dict[str, Any] = {"map": options.map} if rules.family == "island" else {}
    game: AnyGame = Game(
        rules,
        players,
        policies=options.policy or POLICY[rules.family],
        seed=options.seed,
        game=options.game,
        rounds=options.rounds,
        **more,
    )
    return game.play()


def _ground(game: AnyGame, lang: str) -> tuple[str, str]:
    """Return what a game is played on, and where its data is from."""
    if isinstance(game, IslandGame):
        return translated(game.map.title, lang), provenance_word(game.map.label, lang)
    return title_word(game.board, lang), label_word(game.board, lang) if game.board.label else ""


def _text(game: AnyGame, lang: str) -> str:
    title, code = game.rules.title_in(lang), game.rules.code
    lines = [say(lang, "printed", "heading", title=title, code=code, seed=game.seed, game=game.game)]
    ground, label = _ground(game, lang)
    if label:
        lines.append(say(lang, "printed", "board", title=ground, label=label))
    shown = -1
    for entry in game.log:
        if entry.round != shown:
            shown = entry.round
            lines.append("\n" + say(lang, "printed", "round" if shown else "before", round=shown))
        lines.append(f"  {entry.text(lang)}  [{entry.about}]")
    return "\n".join([*lines, "", game.status(lang)])


def as_json(game: AnyGame, lang: str) -> dict[str, Any]:
    """Return a finished game as plain data: how it was set up, what happened and how it ended."""
    return {
        "ruleset": game.rules.code,
        "board": _board(game),
        "seed": game.seed,
        "game": game.game,
        "players": [{"name": seat.name, "policy": seat.stored_policy} for seat in game.seats],
        "ending": game.ending,
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


def _board(game: AnyGame) -> dict[str, str]:
    if isinstance(game, IslandGame):
        return {"title": game.map.title["en"], "label": game.map.label}
    return {"title": game.board.title, "label": game.board.label}


if __name__ == "__main__":
    sys.exit(main())
