"""Which options may change during a game, and in which positions: what cannot be is refused in words."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from afrikan.errors import AfrikanError, Phrase
from afrikan.game.law import Law, law_of
from afrikan.game.timeline import Moment
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import (
    CarrierMayOpen,
    ForcedStay,
    HazardOnFixedSteps,
    HorseshoeForStarHolder,
    PennilessSea,
    PennilessSeaRequiresPoverty,
    Rules,
)
from afrikan.rules.validate import option_named, shown
from afrikan.star.money import lacks, ship_fare
from afrikan.star.moves import drift_steps
from afrikan.star.state import Player, State
from afrikan.star.turn import carries
from afrikan.star.words import Phase, Voyage

FIXED = {
    "board": "fixed_board",
    "tile_mix": "fixed_tiles",
    "tile_cities": "fixed_tiles",
    "tile_price": "fixed_unit",
    "start_money": "fixed_setup",
    "max_players": "fixed_setup",
}
"""Why some options stay as they are; those of the set-up stay as well."""


class Condition(NamedTuple):
    """Something that binds or marks a player and that not every reading knows.

    Attributes:
        key: key of the sentence that refuses it.
        options: the options that decide whether it can be.
        impossible: tells whether a player is in it although the rules do not know it.
    """

    key: str
    options: tuple[str, ...]
    impossible: Callable[[Player, Rules], bool]


CONDITIONS = (
    Condition(
        "switch_waiting",
        ("forced_stay",),
        lambda player, rules: player.waiting == 1 and rules.forced_stay == ForcedStay.FREE,
    ),
    Condition(
        "switch_waiting_carrier",
        ("carrier_may_open",),
        lambda player, rules: (
            player.waiting == 1 and carries(player) and rules.carrier_may_open == CarrierMayOpen.NO
        ),
    ),
    Condition(
        "switch_drifting",
        ("penniless_sea",),
        lambda player, rules: player.voyage == Voyage.DRIFT and drift_steps(rules) == 0,
    ),
    Condition(
        "switch_drifting_rich",
        ("penniless_definition", "sea_price", "penniless_sea_requires_poverty"),
        lambda player, rules: (
            player.voyage == Voyage.DRIFT
            and rules.penniless_sea_requires_poverty == PennilessSeaRequiresPoverty.ONLY_WITHOUT_MONEY
            and not lacks(rules, player, ship_fare(rules))
        ),
    ),
    Condition(
        "switch_drifting_held",
        ("hazard_on_fixed_steps",),
        lambda player, rules: (
            player.voyage == Voyage.DRIFT
            and player.held == 1
            and rules.hazard_on_fixed_steps == HazardOnFixedSteps.NO
        ),
    ),
    Condition(
        "switch_stowaway",
        ("penniless_sea",),
        lambda player, rules: player.stowaway != 0 and rules.penniless_sea != PennilessSea.FREE_AFTER_SKIP,
    ),
    Condition(
        "switch_slave",
        ("slave_length",),
        lambda player, rules: player.slave > rules.slave_length,
    ),
    Condition(
        "switch_both",
        ("horseshoe_for_star_holder",),
        lambda player, rules: (
            player.star == 1
            and player.horseshoe == 1
            and rules.horseshoe_for_star_holder == HorseshoeForStarHolder.DISCARDED
        ),
    ),
)


def why_fixed(option: str) -> Phrase | None:
    """Return why an option stays as it is during a game, or ``None`` if it may change.

    Board, tiles and unit of money stay: what a tile costs is the unit, and the other amounts are counted in
    it. The set-up is over, so changing it would change nothing.

    Args:
        option: id of the option.

    Raises:
        RulesetError: if there is no such option.

    >>> print(why_fixed("board"))
    pawns and tiles stand on it already
    >>> why_fixed("sea_price") is None
    True
    """
    key = "fixed_setup" if option_named(option).part == "setup" else FIXED.get(option)
    return Phrase(key) if key else None


def switchable(option: str) -> bool:
    """Tell whether an option may change during a game.

    Raises:
        RulesetError: if there is no such option.
    """
    return why_fixed(option) is None


def begins_turn(state: State) -> bool:
    """Tell whether a position is the beginning of a turn in which nothing has been done."""
    return state.phase == Phase.TURN and state.choices == 0


def refuse_switch(now: Moment, rules: Ruleset, names: tuple[str, ...]) -> AfrikanError | None:
    """Say why a position cannot be played on under other rules; ``None`` if it can.

    Args:
        now: the position and the rules in force.
        rules: the rules from here on.
        names: the players' names.
    """
    if not begins_turn(now.state):
        return AfrikanError("switch_not_now")
    changed = now.law.rules.differences(rules)
    if not changed:
        return AfrikanError("switch_nothing", code=quoted(rules.code))
    for option in changed:
        reason = why_fixed(option)
        if reason is not None:
            return AfrikanError("switch_fixed", option=option, reason=reason)
    return next(_impossible(now, law_of(rules), names), None)


def _impossible(now: Moment, law: Law, names: tuple[str, ...]) -> Iterator[AfrikanError]:
    """Yield a sentence for each condition of a player that only the rules in force know."""
    for name, player in zip(names, now.state.players, strict=False):
        for key, options, impossible in CONDITIONS:
            if impossible(player, law.kernel) and not impossible(player, now.law.kernel):
                reading = ";".join(f"{option}={shown(law.rules.values[option])}" for option in options)
                yield AfrikanError(key, player=name, reading=reading)
