"""The island table's texts as HTML: heading, day, cards, what is known. All that is typed is escaped."""

from collections.abc import Iterable
from html import escape

from afrikan.draw.island.cards import cards_svg
from afrikan.draw.island.played import cards_of
from afrikan.draw.island.sheet import sheet_svg
from afrikan.draw.island.told import heading_of
from afrikan.island.game.known import Packing, clues_known, equipment_known, forts_known
from afrikan.island.game.said import counted, told_words
from afrikan.island.words import Phase
from afrikan.messages import number
from afrikan.widgets.island.play.scene import maybe_of
from afrikan.widgets.island.play.state import TableState

STANDS = ("open", "mine", "theirs", "shut")
PACKING_COLUMNS = ("item", "where", "against", "uses", "cost")


def heading_html(table: TableState) -> str:
    """Return which game this is."""
    game = table.game
    map = heading_of(game.map, None, table.lang)
    place = table.word("heading", map=map, seed=game.seed, at=game.at, length=game.length)
    changes = f" <code>{escape(game.rules.code)}</code>" if game.rules.changes else ""
    return f"<strong>{escape(game.rules.title_in(table.lang))}</strong>{changes} · {escape(place)}"


def day_html(table: TableState) -> str:
    """Return the hiking day of the side shown, with its points as a bar; nothing before the first."""
    view = table.game.view(table.hiker)
    if table.covered or not view.day:
        return ""
    most = table.game.law.kernel.day_length
    name = table.game.names[table.hiker]
    said = table.word("points", player=name, day=view.day, points=view.points, most=most)
    lost = ""
    if view.days_to_lose:
        days = counted("days", view.days_to_lose, table.lang)
        lost = f"<span>{escape(table.word('days_to_lose', days=days))}</span>"
    said = escape(said)
    bar = f'<progress max="{most}" value="{min(view.points, most)}" aria-label="{said}"></progress>'
    return f"{bar}<span>{said}</span>{lost}"


def cards_html(table: TableState) -> str:
    """Return the cards that lie for the side shown, seen from its side of the table."""
    cards = () if table.covered else cards_of(table.game, table.hiker)
    if not cards:
        return ""
    caption = escape(table.word("cards", player=table.game.names[table.hiker]))
    picture = cards_svg(cards, table.lang, table.turned)
    return f'<figure class="afrikan-cards"><figcaption>{caption}</figcaption>{picture}</figure>'


def here_words(table: TableState) -> str:
    """Return what the side shown has been told of the hex on which it is."""
    sight = table.game.state.sights[table.hiker]
    return told_words(sight.here, table.game.law, table.lang)


def known_html(table: TableState) -> str:
    """Return what is known at the screen: clues, fortresses, treasure hexes found empty, equipment left."""
    if table.covered:
        return ""
    seats = (0, 1) if table.viewer is None else (table.viewer,)
    rows = [row for seat in seats for row in _known_rows(table, seat, len(seats) > 1)]
    body = "".join(
        f'<tr><th scope="row">{escape(head)}</th><td>{escape(said)}</td></tr>' for head, said in rows
    )
    caption = escape(table.word("known_caption"))
    return f'<table class="afrikan-known"><caption>{caption}</caption><tbody>{body}</tbody></table>'


def _known_rows(table: TableState, seat: int, named: bool) -> Iterable[tuple[str, str]]:
    game, lang = table.game, table.lang
    of = f" ({game.names[seat]})" if named else ""
    clues = clues_known(game, seat, lang)
    yield table.word("clues") + of, _listed(f"{fort}: {clue}" for fort, clue in clues.items())
    if seat == 0 or not named:
        yield table.word("forts"), _forts(table, seat, named)
        yield table.word("empty"), _listed(game.view(seat).empty)
    if game.state.phase != Phase.EQUIP:
        packed = [item for item in equipment_known(game, seat, lang) if item.left]
        yield table.word("equipment") + of, _listed(_left(table, item) for item in packed)


def _forts(table: TableState, seat: int, named: bool) -> str:
    """Return how the fortresses stand, for a side or by the names of both."""
    forts = forts_known(table.game, seat)
    words = {how: table.word(f"forts_{how}") for how in STANDS}
    if named:
        readers = zip(("mine", "theirs"), table.game.names, strict=True)
        words |= {how: table.word("forts_read", player=name) for how, name in readers}
    return _listed((f"{words[how]} {' '.join(forts[how])}" for how in STANDS if forts[how]), "; ")


def _left(table: TableState, item: Packing) -> str:
    return table.word("uses_left", item=item.name, count=number(item.left, table.lang))


def _listed(said: Iterable[str], between: str = ", ") -> str:
    return between.join(said) or "–"


def packing_html(table: TableState) -> str:
    """Return all equipment with what it costs and does, while it is packed; else nothing."""
    game = table.game
    if table.covered or game.state.phase != Phase.EQUIP or not table.deciding:
        return ""
    heads = "".join(f'<th scope="col">{escape(table.word(f"column_{key}"))}</th>' for key in PACKING_COLUMNS)
    rows = "".join(_packing_row(table, item) for item in equipment_known(game, game.decider, table.lang))
    caption = escape(table.word("packing_caption"))
    head = f"<caption>{caption}</caption><thead><tr>{heads}</tr></thead>"
    return f'<table class="afrikan-packing">{head}<tbody>{rows}</tbody></table>'


def _packing_row(table: TableState, item: Packing) -> str:
    days = f" ({counted('days', item.days, table.lang)})" if item.days else ""
    cells = (", ".join(item.terrains), item.against + days, str(item.uses), str(item.cost))
    name = f"✓ {item.name}" if item.left else item.name
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(name)}</th>{told}</tr>'


def sheet_html(table: TableState) -> str:
    """Return the sketch, and how it fits where it lies on the map."""
    trail = () if table.covered else table.sketch
    if not trail:
        return ""
    picture = "" if table.sheet_at else sheet_svg(trail, table.lang, turned=table.turned)
    figure = f'<figure class="afrikan-sketch">{picture}</figure>' if picture else ""
    return f'<p class="afrikan-fit">{escape(fit_words(table))}</p>{figure}'


def fit_words(table: TableState) -> str:
    """Return in a sentence how the sketch fits where it lies."""
    trail, seat = table.sketch, table.hiker
    at = table.sheet_at
    if table.sheets.adrift(seat, trail):
        return table.word("sheet_adrift")
    if not at:
        return table.word("sheet_off")
    wrong = table.sheets.wrong(seat, trail)
    hex = table.game.law.hex_name(at)
    return table.word("sheet_wrong", hex=hex, count=wrong) if wrong else table.word("sheet_fits", hex=hex)


def belief_words(table: TableState) -> str:
    """Return on how many hexes the side shown may be, if that is asked for."""
    if not table.belief or table.covered or not maybe_of(table):
        return ""
    return table.word("belief_count", count=number(len(maybe_of(table)), table.lang))
