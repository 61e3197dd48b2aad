"""What the map shows of the game on the table to the person at the screen."""

from afrikan.draw.island.played import route_of
from afrikan.draw.island.routes import Route, Standing
from afrikan.island.game.view import Observation
from afrikan.island.state import SEATS
from afrikan.messages import say
from afrikan.widgets.island.play.choices import pickable_of
from afrikan.widgets.island.play.state import TableState
from afrikan.widgets.island.scene import IslandScene


def scene_of(table: TableState, revision: int) -> IslandScene:
    """Return the scene; an empty one while the screen is covered.

    Args:
        table: the game and who looks at it.
        revision: number of this showing.
    """
    if table.covered:
        return IslandScene(at=revision)
    pickable = pickable_of(table)
    return IslandScene(
        values=_values(table, pickable),
        paths=_paths(table),
        marks=_marks(table),
        outlined=_treasure(table),
        crossed=_crossed(table),
        sheet=table.sketch,
        sheet_at=table.sheet_at,
        pickable=pickable,
        notes=_notes(table),
        at=revision,
    )


def _values(table: TableState, pickable: tuple[int, ...]) -> set[int] | None:
    """Return the hexes that stand out: those to pick, or those where one may be."""
    if pickable:
        return set(pickable)
    return set(maybe_of(table)) if table.belief and maybe_of(table) else None


def maybe_of(table: TableState) -> tuple[int, ...]:
    """Return the hexes on which the side shown may be, by all that it has been told."""
    return table.game.view(table.hiker).may_be


def _seen(table: TableState) -> tuple[int, ...]:
    """Return the sides whose way is shown: the other one's, or both to a referee."""
    return (0, 1) if table.viewer is None else (SEATS - 1 - table.viewer,)


def _paths(table: TableState) -> tuple[Route, ...]:
    routes = (route_of(table.game, seat) for seat in _seen(table))
    return tuple(route for route in routes if route.hexes)


def _marks(table: TableState) -> tuple[Standing, ...]:
    state, names = table.game.state, table.game.names
    hexes = ((seat, state.players[seat].hex) for seat in _seen(table))
    return tuple(Standing(hex, seat, names[seat]) for seat, hex in hexes if hex)


def _treasure(table: TableState) -> tuple[int, ...]:
    if table.viewer is None and table.treasure:
        return (table.game.map.sites[table.game.treasure],)
    return ()


def _views(table: TableState) -> list[Observation]:
    seats = (0, 1) if table.viewer is None else (table.viewer,)
    return [table.game.view(seat) for seat in seats]


def _crossed(table: TableState) -> set[int]:
    """Return the fortresses that are closed to those who look, and the treasure hexes found empty."""
    island, views = table.game.map, _views(table)
    forts = {label for view in views for label, stands in view.forts.items() if stands != "open"}
    return {island.forts[label] for label in forts} | {island.sites[label] for label in views[0].empty}


def _notes(table: TableState) -> dict[int, str]:
    """Return what there is to say about a hex."""
    found: dict[int, list[str]] = {}
    for mark in _marks(table):
        found.setdefault(mark.hex, []).append(say(table.lang, "island_table", "stands", player=mark.name))
    for number in _crossed(table):
        found.setdefault(number, []).append(table.word("crossed"))
    if table.belief:
        for number in maybe_of(table):
            found.setdefault(number, []).append(table.word("may_be_here"))
    return {number: ", ".join(said) for number, said in found.items()}
