"""The stepper's texts as HTML: heading and players. Everything a person has typed is escaped."""

from functools import lru_cache
from html import escape

from afrikan.board.words import place_name
from afrikan.draw import pawn_svg
from afrikan.game import Game, PlayerView
from afrikan.messages import number, say
from afrikan.widgets.stepper.state import StepperState

COLUMNS = ("mark", "name", "money", "place", "state")


def heading_html(state: StepperState) -> str:
    """Return which game this is and where in it we are."""
    game = state.game
    place = state.word("heading", seed=game.seed, round=game.state.round, at=game.at, length=game.length)
    changes = f" <code>{escape(game.rules.code)}</code>" if game.rules.changes else ""
    note = str(game.position.get("note", "")) if game.position else ""
    task = f'<p class="afrikan-task">{escape(note)}</p>' if note else ""
    return f"<strong>{escape(game.rules.title_in(state.lang))}</strong>{changes} · {escape(place)}{task}"


def players_html(game: Game, lang: str) -> str:
    """Return the table of players."""
    rows = "".join(_player_row(game, player, lang) for player in game.players)
    return f'<table class="afrikan-players">{_head(lang)}<tbody>{rows}</tbody></table>'


@lru_cache(maxsize=16)
def _head(lang: str) -> str:
    words = {column: escape(say(lang, "stepper", f"column_{column}")) for column in COLUMNS}
    words["mark"] = f'<span class="afrikan-unseen">{words["mark"]}</span>'
    heads = "".join(f'<th scope="col" class="afrikan-{column}">{word}</th>' for column, word in words.items())
    caption = escape(say(lang, "stepper", "players_caption"))
    return f"<caption>{caption}</caption><thead><tr>{heads}</tr></thead>"


def _player_row(game: Game, player: PlayerView, lang: str) -> str:
    to_act = not game.over and player.seat == game.state.current
    name = escape(player.name)
    if to_act:
        name = f"▶ {name} ({escape(say(lang, 'stepper', 'to_act'))})"
    policy = escape(say(lang, "stepper", f"policy_{player.policy}"))
    place = escape(place_name(game.board, player.number, lang))
    condition = escape(player.state(lang))
    current = ' aria-current="true"' if to_act else ""
    return (
        f"<tr{current}><td>{pawn_svg(player.seat)}</td>"
        f'<th scope="row" class="afrikan-name">{name}<small>{policy}</small>'
        f'<span class="afrikan-state-below">{condition}</span></th>'
        f'<td class="afrikan-money">{number(player.money, lang)}</td><td class="afrikan-place">{place}</td>'
        f'<td class="afrikan-state">{condition}</td></tr>'
    )


def about_html(about: str) -> str:
    """Return the sentence about the rules that are chosen."""
    return f'<div class="afrikan-about">{escape(about)}</div>'


def hint_html(words: str) -> str:
    """Return what is to be entered in the field above."""
    return f'<div class="afrikan-hint">{escape(words)}</div>'
