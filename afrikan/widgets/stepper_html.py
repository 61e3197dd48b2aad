"""The stepper's texts as HTML: status, players, log. Everything a person has typed is escaped."""

from base64 import b64encode
from functools import lru_cache
from html import escape

from afrikan.draw import pawn_svg
from afrikan.game import Game, LogLine, PlayerView
from afrikan.game.places import place_name
from afrikan.messages import say
from afrikan.widgets.stepper_state import StepperState

LINES = 60
"""Number of log lines shown, the newest."""


def heading_html(state: StepperState) -> str:
    """Return which game this is and where in it we are."""
    game = state.game
    place = state.word("heading", seed=game.seed, round=game.state.round, at=game.at, length=game.length)
    changes = f" <code>{escape(game.rules.code)}</code>" if game.rules.changes else ""
    return f"<strong>{escape(game.rules.title)}</strong>{changes} · {escape(place)}"


def status_html(state: StepperState) -> str:
    """Return what the game waits for, after the last mistake or confirmation, and what happened last."""
    waits = state.word("playing") if state.playing else state.game.status(state.lang)
    if state.bot_to_act and not state.playing:
        waits += " " + state.word("bot_waits")
    error = _note("afrikan-error", f"⚠ {state.error}" if state.error else "")
    notes = error + _note("afrikan-notice", state.notice)
    forgets = _note("afrikan-forgets", _forgets(state))
    latest = " ".join(line.text(state.lang) for line in state.latest)
    return (
        f'<div class="afrikan-status" role="status" aria-live="polite">{notes}{escape(waits)}{forgets}</div>'
        f'<div class="afrikan-latest" aria-live="polite">{escape(latest)}</div>'
    )


def _note(name: str, words: str) -> str:
    return f'<div class="{name}">{escape(words)}</div>' if words else ""


def _forgets(state: StepperState) -> str:
    """Return what a new action would forget, if anything."""
    if not state.later:
        return ""
    return state.word("forgets_one" if state.later == 1 else "forgets", count=state.later)


def players_html(state: StepperState) -> str:
    """Return the table of players."""
    columns = ("mark", "name", "money", "place", "state")
    heads = "".join(
        f'<th scope="col" class="afrikan-{column}">{escape(state.word(f"column_{column}"))}</th>'
        for column in columns
    )
    rows = "".join(_player_row(state, player) for player in state.game.players)
    caption = escape(state.word("players_caption"))
    return (
        f'<table class="afrikan-players"><caption>{caption}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _player_row(state: StepperState, player: PlayerView) -> str:
    to_act = not state.game.over and player.seat == state.game.state.current
    name = escape(player.name)
    if to_act:
        name = f"▶ {name} ({escape(state.word('to_act'))})"
    policy = escape(state.word(f"policy_{player.policy}"))
    place = escape(place_name(state.game.board, player.number, state.lang))
    condition = escape(player.state(state.lang))
    current = ' aria-current="true"' if to_act else ""
    return (
        f"<tr{current}><td>{pawn_svg(player.seat)}</td>"
        f'<th scope="row" class="afrikan-name">{name}<small>{policy}</small>'
        f'<span class="afrikan-state-below">{condition}</span></th>'
        f'<td class="afrikan-money">{player.money:,}</td><td class="afrikan-place">{place}</td>'
        f'<td class="afrikan-state">{condition}</td></tr>'
    )


def log_html(state: StepperState) -> str:
    """Return the newest lines of the log, newest first."""
    log = state.game.log
    items = "".join(_log_item(line, state.lang) for line in reversed(log[-LINES:]))
    items = items or f"<li>{escape(state.word('log_empty'))}</li>"
    caption = state.word("log_caption") if len(log) <= LINES else state.word("log_caption_cut", count=LINES)
    return (
        f'<div class="afrikan-caption">{escape(caption)}</div><div class="afrikan-log" role="region" '
        f'tabindex="0" aria-label="{escape(caption)}"><ol>{items}</ol></div>'
    )


@lru_cache(maxsize=4096)
def _log_item(line: LogLine, lang: str) -> str:
    where = say(lang, "widget", "log_round", round=line.round)
    return (
        f"<li><span>{escape(where)}</span> {escape(line.text(lang))}"
        f'<small title="{escape(line.rule.id)}">{escape(line.citation(lang))}</small></li>'
    )


def about_html(about: str) -> str:
    """Return the sentence about the rules that are chosen."""
    return f'<div class="afrikan-about">{escape(about)}</div>'


def hint_html(words: str) -> str:
    """Return what is to be entered in the field above."""
    return f'<div class="afrikan-hint">{escape(words)}</div>'


def download_html(game: Game, text: str, words: str) -> str:
    """Return a link under which the browser stores a saved game as a file."""
    name = f"afrikan-{game.rules.name}-{game.seed}.json"
    data = b64encode(text.encode("utf-8")).decode("ascii")
    return (
        f'<a class="afrikan-download" download="{escape(name)}" '
        f'href="data:application/json;base64,{data}">{escape(words)}</a>'
    )
