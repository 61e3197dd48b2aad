"""Which options may change during a game, and in which positions: what cannot be is refused in words."""

from collections.abc import Iterator

from afrikan.errors import AfrikanError, Phrase
from afrikan.game.conditions import CIRCUMSTANCES, CONDITIONS, Condition, reading_of
from afrikan.game.law import Law, law_of
from afrikan.game.moment import Moment
from afrikan.game.position_checks import must_be_home
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import (
    HazardOnFixedSteps,
    HorseshoeForStarHolder,
    PennilessSeaRequiresPoverty,
)
from afrikan.rules.validate import option_named
from afrikan.star.money import lacks, ship_fare
from afrikan.star.state import State
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


MORE_CONDITIONS = (
    Condition(
        "",
        "switch_drifting_rich",
        ("penniless_definition", "sea_price", "penniless_sea_requires_poverty"),
        lambda player, law: (
            player.voyage == Voyage.DRIFT
            and law.kernel.penniless_sea_requires_poverty == PennilessSeaRequiresPoverty.ONLY_WITHOUT_MONEY
            and not lacks(law.kernel, player, ship_fare(law.kernel))
        ),
    ),
    Condition(
        "",
        "switch_drifting_held",
        ("hazard_on_fixed_steps",),
        lambda player, law: (
            player.voyage == Voyage.DRIFT
            and player.held == 1
            and law.kernel.hazard_on_fixed_steps == HazardOnFixedSteps.NO
        ),
    ),
    Condition(
        "", "switch_slave", ("slave_length",), lambda player, law: player.slave > law.kernel.slave_length
    ),
    Condition(
        "",
        "switch_both",
        ("horseshoe_for_star_holder",),
        lambda player, law: (
            player.star == 1
            and player.horseshoe == 1
            and law.kernel.horseshoe_for_star_holder == HorseshoeForStarHolder.DISCARDED
        ),
    ),
    Condition(
        "",
        "switch_home",
        ("finish_cities", "finish_exact", "horseshoe_before_star"),
        lambda player, law: player.place == 0 and must_be_home(player, law),
    ),
)
"""What a position may say of a player whatever the rules, but a game cannot come to."""


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
    """Yield a sentence for each condition or circumstance that only the rules in force know."""
    for name, player in zip(names, now.state.players, strict=False):
        for condition in (*CONDITIONS, *MORE_CONDITIONS):
            known = not condition.impossible(player, law) or condition.impossible(player, now.law)
            if condition.in_game and not known:
                reading = reading_of(condition.options, law)
                yield AfrikanError(condition.in_game, player=name, reading=reading)
    for found in CIRCUMSTANCES:
        if found.impossible(now.state, law):
            yield AfrikanError(found.in_game, reading=reading_of(found.options, law))
