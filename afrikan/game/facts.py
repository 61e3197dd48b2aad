"""What is known of a place in a position: what lies there, who stands there, how far it is."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from afrikan.board import Node
from afrikan.game.game import Game
from afrikan.messages import counted_steps, number, say
from afrikan.star.state import NONE
from afrikan.star.tables import tables
from afrikan.star.words import Face


def opened_faces(game: Game) -> Mapping[str, str]:
    """Return what each opened tile showed, by its city.

    >>> from afrikan.rules import Ruleset
    >>> position = {"players": [{"at": "cairo"}], "opened": {"congo": "ruby"}}
    >>> dict(opened_faces(Game.from_position(Ruleset.preset("fan"), position)))
    {'congo': 'ruby'}
    """
    first, now = game.timeline.moments[0], game.timeline.now
    stored = game.position.get("opened", {}) if game.position else {}
    found = dict(stored)
    for index, city in enumerate(game.board.cities):
        slot = first.state.tiles[index]
        if slot != NONE and now.state.tiles[index] == NONE:
            found[city] = Face(now.faces[slot]).name.lower()
    return found


def robbers_left(game: Game) -> tuple[str, ...]:
    """Return the cities where an opened robber stays on the board."""
    return game.view.robbers


def star_lying(game: Game) -> str:
    """Return the city where the Star lies that has been put down; empty if it lies nowhere."""
    return game.view.star_at


def hidden_faces(game: Game) -> dict[str, str]:
    """Return what each unopened tile would show as luck has it: for teachers, never for players."""
    now = game.timeline.now
    lying = ((city, now.state.tiles[index]) for index, city in enumerate(game.board.cities))
    return {city: Face(now.faces[slot]).name.lower() for city, slot in lying if slot != NONE}


def star_chances(game: Game) -> Mapping[str, Fraction]:
    """Return for each unopened tile the chance that it is the Star, given all that has been opened.

    >>> from afrikan.rules import Ruleset
    >>> star_chances(Game(Ruleset.preset("fan"), players=2, seed=7))["congo"]
    Fraction(1, 30)
    """
    remaining = game.state.remaining
    chance = Fraction(remaining[Face.STAR], max(1, sum(remaining)))
    return dict.fromkeys(game.tiles, chance)


def place_facts(game: Game, place: str, lang: str) -> str:
    """Return in a few sentences what a place is for, what lies there, who is there and how far it is.

    Args:
        game: the game, in the position shown.
        place: id of the place.
        lang: the language.

    Raises:
        AfrikanError: if there is no such place.
    """
    node = game.board.node(place)
    parts = [*_kind(game, node, lang), *_tile(game, node, lang), *_pawns(game, node, lang)]
    return " ".join([*parts, *_distance(game, node, lang)])


def _kind(game: Game, node: Node, lang: str) -> Iterator[str]:
    index = game.board.index[node.id]
    if node.is_start:
        yield say(lang, "fact", "start")
    if node.hazard:
        yield say(lang, "fact", node.hazard)
    rules, special = game.rules, tables(game.rules)
    if index == special.capetown and not game.state.bonus_taken:
        yield say(lang, "fact", "bonus", amount=number(rules.capetown_bonus, lang))
    if index == special.gold_coast:
        yield say(lang, "fact", "gold_coast", times=rules.gold_coast_multiplier)
    if index == special.slave_coast:
        by_robber = rules.slave_trigger == "robber"
        yield say(lang, "fact", "slave_coast_robber" if by_robber else "slave_coast")


def _tile(game: Game, node: Node, lang: str) -> Iterator[str]:
    if node.id in game.tiles:
        yield say(lang, "fact", "unopened")
    elif node.id in (opened := opened_faces(game)):
        face = say(lang, "face", opened[node.id].upper())
        yield say(lang, "fact", "opened", face=face)
    if node.id in robbers_left(game):
        yield say(lang, "fact", "robber")
    if node.id == star_lying(game):
        yield say(lang, "fact", "star_lies")


def _pawns(game: Game, node: Node, lang: str) -> Iterator[str]:
    names = ", ".join(player.name for player in game.players if player.at == node.id)
    if names:
        yield say(lang, "fact", "here", names=names)


def _distance(game: Game, node: Node, lang: str) -> Iterator[str]:
    player = game.players[game.state.current]
    if not player.at or player.at == node.id:
        return
    ways = []
    for mode in ("land", "sea"):
        steps = game.board.distance(player.at, node.id, mode)
        if steps is not None:
            ways.append(say(lang, "fact", f"by_{mode}", steps=counted_steps(lang, steps)))
    if node.id in game.board.neighbours(player.at, "air"):
        ways.append(say(lang, "fact", "by_air", amount=number(game.rules.air_price, lang)))
    if not ways:
        steps = game.board.distance(player.at, node.id, "mixed")
        ways = [] if steps is None else [say(lang, "fact", "by_both", steps=counted_steps(lang, steps))]
    if ways:
        yield say(lang, "fact", "distance", player=player.name, ways=", ".join(ways))
