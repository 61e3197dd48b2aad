"""A game as a page to print: what was played, who holds what, the board, and every turn with its rules."""

from collections.abc import Iterator
from html import escape
from itertools import groupby

from afrikan.board.words import place_name
from afrikan.game.game import Game
from afrikan.game.rules_line import Line
from afrikan.game.share import share_game
from afrikan.language import number, translated
from afrikan.messages import say

STYLE = """
@page { size: A4; margin: 15mm; }
body { font: 11pt/1.4 Georgia, "DejaVu Serif", serif; color: #111; max-width: 52em; margin: 1em auto;
  padding: 0 1em; }
h1 { font-size: 1.5em; } h2 { font-size: 1.15em; break-after: avoid; }
table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid #999; padding: 2px 8px;
  text-align: left; } td.money { text-align: right; }
svg { max-width: 100%; max-height: 235mm; height: auto; display: block; margin: 0 auto; }
figure { margin: 1em 0; break-inside: avoid; }
.turns { columns: 2; column-gap: 2em; font-size: 10pt; } .turns section { break-inside: avoid; }
.turns h3 { font-size: 1em; margin: .6em 0 0; } .turns ol { list-style: none; margin: 0; padding: 0; }
.notes { font-size: 9pt; } code { font-size: 8.5pt; overflow-wrap: anywhere; }
"""


def game_page(game: Game, lang: str) -> str:
    """Return the game up to the position shown as a complete HTML page that needs nothing from outside.

    Args:
        game: the game.
        lang: language of the words.
    """
    title = say(lang, "page", "title", rules=game.rules.title_in(lang))
    notes: dict[tuple[str, str], int] = {}
    turns = "".join(_turn(heading, lines, notes, lang) for heading, lines in _turns(game, lang))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _about(game, lang),
        f"<p><strong>{escape(game.status(lang))}</strong></p>",
        _players(game, lang),
        f"<figure>{game.svg(lang)}</figure>",
        f'<h2>{_word(lang, "turns")}</h2><div class="turns">{turns}</div>' if turns else "",
        _notes(notes, lang),
        f"<h2>{_word(lang, 'code')}</h2><p>{_word(lang, 'code_hint')}</p>",
        f"<p><code>{share_game(game)}</code></p>",
    ]
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>"
    )


def _word(lang: str, key: str, **values: object) -> str:
    return escape(say(lang, "page", key, **values))


def _about(game: Game, lang: str) -> str:
    note = str(game.position.get("note", "")) if game.position else ""
    said = _word(lang, "about", code=game.rules.code, seed=game.seed, game=game.game)
    return f"<p>{said}</p>" + (f"<p>{escape(note)}</p>" if note else "")


def _players(game: Game, lang: str) -> str:
    columns = ("player", "money", "place", "state")
    heads = "".join(f'<th scope="col">{_word(lang, column)}</th>' for column in columns)
    rows = "".join(
        f'<tr><th scope="row">{player.seat + 1}. {escape(player.name)}</th>'
        f'<td class="money">{number(player.money, lang)}</td>'
        f"<td>{escape(place_name(game.board, player.number, lang))}</td>"
        f"<td>{escape(player.state(lang))}</td></tr>"
        for player in game.players
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _turns(game: Game, lang: str) -> Iterator[tuple[str, list[Line]]]:
    for (round_, seat), lines in groupby(game.log, key=lambda line: (line.round, line.round and line.seat)):
        key = "turn" if round_ else "set_up"
        yield say(lang, "history", key, round=round_, player=game.names[seat]), list(lines)


def _turn(heading: str, lines: list[Line], notes: dict[tuple[str, str], int], lang: str) -> str:
    items = "".join(
        f"<li>{escape(line.text(lang))} <sup>{notes.setdefault(_note(line, lang), len(notes) + 1)}</sup></li>"
        for line in lines
    )
    return f"<section><h3>{escape(heading)}</h3><ol>{items}</ol></section>"


def _note(line: Line, lang: str) -> tuple[str, str]:
    return translated(line.rule.text, lang) if line.rule else line.text(lang), line.citation(lang)


def _notes(notes: dict[tuple[str, str], int], lang: str) -> str:
    items = "".join(f"<li>{escape(sentence)} <em>{escape(source)}</em></li>" for sentence, source in notes)
    return f'<h2>{_word(lang, "rules")}</h2><ol class="notes">{items}</ol>' if notes else ""
