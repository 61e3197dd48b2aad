"""The picture of a game: the board with its tiles, opened or not, and the players' pawns."""

from typing import Any

from afrikan.draw import Pawn, board_svg
from afrikan.game.facts import opened_faces, robbers_left, star_lying
from afrikan.game.game import Game
from afrikan.game.view import PlayerView


def game_svg(game: Game, lang: str, **options: Any) -> str:
    """Return the position shown as SVG.

    Args:
        game: the game.
        lang: language of the names.
        options: as for ``afrikan.draw.board_svg``.
    """
    return board_svg(game.board, lang=lang, **pawns_and_tiles(game), **options)


def pawns_and_tiles(game: Game) -> dict[str, Any]:
    """Return what lies and stands on the board, as the pictures take it."""
    return {"pawns": pawns_of(game), "tiles": tiles_of(game), "lying": lying_of(game)}


def tiles_of(game: Game) -> dict[str, str]:
    """Return what can be seen of each tile, by its city: the face it showed, or that it lies face down."""
    return {**opened_faces(game), **dict.fromkeys(game.tiles, "down")}


def lying_of(game: Game) -> dict[str, tuple[str, ...]]:
    """Return what lies in a city beside its tile: an opened robber that stays, or the Star put down."""
    robbers, star = robbers_left(game), star_lying(game)
    lying: dict[str, tuple[str, ...]] = dict.fromkeys(robbers, ("robber",))
    return lying | {star: (*lying.get(star, ()), "star")} if star else lying


def pawns_of(game: Game) -> tuple[Pawn, ...]:
    """Return the pawns that stand on the board."""
    return tuple(
        Pawn(player.at, player.seat, player.name, _carried(player), _state(player))
        for player in game.players
        if player.at
    )


def _carried(player: PlayerView) -> str:
    if player.star:
        return "star"
    return "horseshoe" if player.horseshoe else ""


def _state(player: PlayerView) -> str:
    if player.place:
        return "home"
    return "out" if player.out else "robber" if player.robber else ""
