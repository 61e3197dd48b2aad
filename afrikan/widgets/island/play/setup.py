"""What a person enters for a new game on the island, as typed, and the game that it means."""

from dataclasses import dataclass

from afrikan.errors import AfrikanError
from afrikan.game.seats import HUMAN
from afrikan.island.box import Box
from afrikan.island.game import IslandGame
from afrikan.island.generator import Recipe, generate
from afrikan.island.map import IslandMap, shipped_maps
from afrikan.island.policies.choose import Placer
from afrikan.island.state import SEATS
from afrikan.rules import Ruleset
from afrikan.widgets.stepper.state import whole_number

UNSAID = Placer.RANDOM.name.lower()
"""Where a policy puts the other side if it does not say."""
OWN_POLICY = "own"
"""A side that is played by a function of one's own."""
GENERATED = "generated"
"""A map that is made from a seed of its own."""
SIZES = (120, 300, 1000)
"""Numbers of hexes that are offered for a generated map."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a person enters for a new game.

    Attributes:
        code: a ruleset's code, such as ``island;may_stop_early=yes``.
        map: name of a map that comes with the package, ``"generated"``, or that of the map on the table.
        map_seed, hexes: what a generated map is made from.
        names, walkers, placers: for each side its name, who decides, and where it puts the other side.
        seed, game: the seed and the game's number within it.
    """

    code: str
    map: str
    names: tuple[str, ...]
    walkers: tuple[str, ...]
    placers: tuple[str, ...]
    seed: str
    game: str = "0"
    map_seed: str = "1"
    hexes: int = SIZES[0]


def setup_of(game: IslandGame) -> Setup:
    """Return how a game was set up."""
    recipe = game.map.recipe
    shipped = game.map.name in shipped_maps()
    policies = [seat.policy if isinstance(seat.policy, str) else OWN_POLICY for seat in game.seats]
    parts = [policy.partition("/") for policy in policies]
    own = game.map.name if shipped or recipe is None else GENERATED
    return Setup(
        code=game.rules.code,
        map=own,
        names=game.names,
        walkers=tuple(walker for walker, _, _ in parts),
        placers=tuple(placer or UNSAID for _, _, placer in parts),
        seed=str(game.seed),
        game=str(game.game),
        map_seed=str(recipe.seed) if recipe else "1",
        hexes=recipe.hexes if recipe and not shipped else SIZES[0],
    )


def game_of(setup: Setup, before: IslandGame) -> IslandGame:
    """Return the game that is entered.

    Args:
        setup: what is entered.
        before: the game on the table, whose own map and own policies can be kept.

    Raises:
        AfrikanError: if something entered is not possible; says what would be.
    """
    if not len(setup.names) == len(setup.walkers) == len(setup.placers) == SEATS:
        raise AfrikanError("seats_missing")
    own = [seat.policy for seat in before.seats]
    policies = [
        own[seat] if walker == OWN_POLICY else walker if walker == HUMAN else f"{walker}/{placer}"
        for seat, (walker, placer) in enumerate(zip(setup.walkers, setup.placers, strict=True))
    ]
    return IslandGame(
        Ruleset.from_code(setup.code),
        setup.names,
        map=_map(setup, before),
        policies=policies,
        seed=whole_number("seed", setup.seed),
        game=whole_number("game_number", setup.game),
    )


def _map(setup: Setup, before: IslandGame) -> str | IslandMap | Box:
    if setup.map == GENERATED:
        return generate(Recipe(seed=whole_number("seed", setup.map_seed), hexes=setup.hexes))
    return before.law.box if setup.map == before.map.name else setup.map
