"""The picture of a game on the island, as the referee or either side sees it."""

from typing import Any

from afrikan.draw.island import Standing, island_svg
from afrikan.draw.island.played import route_of
from afrikan.island.game.game import IslandGame
from afrikan.island.state import SEATS


def game_svg(game: IslandGame, lang: str, seat: int | None = None, **options: Any) -> str:
    """Return the position shown as SVG.

    Args:
        game: the game.
        lang: language of the words.
        seat: the side whose map it is: it shows where the other side is and has been, and north is down for
            the second side; the referee's, which shows both, if left out.
        options: as for ``afrikan.draw.island.island_svg``.
    """
    shown = [side for side in range(SEATS) if side != seat]
    marks = [
        Standing(game.state.players[side].hex, side, game.names[side])
        for side in shown
        if game.state.players[side].hex
    ]
    paths = [route for side in shown if len((route := route_of(game, side)).hexes) > 1]
    turned = options.pop("turned", seat == 1)
    return island_svg(game.map, lang, marks=marks, paths=paths, turned=turned, **options)
