"""What can bind or mark a player, or lie on the board, under some readings of the rules only."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from afrikan.errors import AfrikanError, Phrase
from afrikan.game.law import Law
from afrikan.rules.kernel_types import (
    CarrierMayOpen,
    EndWhen,
    ForcedStay,
    HazardEffect,
    HorseshoeBeforeStar,
    HorseshoeWins,
    PennilessSea,
    RobberStays,
    RobberTakesStar,
    Rules,
    SeaDestination,
    SlaveUnit,
    StarStealing,
    StrandedPolicy,
)
from afrikan.rules.validate import shown
from afrikan.star.moves import drift_steps, keeps_course
from afrikan.star.state import NONE, Player, State
from afrikan.star.turn import carries
from afrikan.star.words import Mode, Stowaway, Voyage


class Condition(NamedTuple):
    """Something about a player that not every reading knows.

    Attributes:
        in_position: key of the sentence that refuses it in a position.
        in_game: key of the sentence that refuses other rules because of it; empty if they just ignore it.
        options: the options that decide whether it can be.
        impossible: tells whether a player is in it although the rules do not know it.
    """

    in_position: str
    in_game: str
    options: tuple[str, ...]
    impossible: Callable[[Player, Law], bool]


class Circumstance(NamedTuple):
    """Something about the whole position that not every reading knows; the attributes are a condition's."""

    in_position: str
    in_game: str
    options: tuple[str, ...]
    impossible: Callable[[State, Law], bool]


def reading_of(options: tuple[str, ...], law: Law) -> str:
    """Return how the rules read some options, as in a code."""
    return ";".join(f"{option}={shown(law.rules.values[option])}" for option in options)


def _loses_turns(rules: Rules) -> bool:
    return (
        rules.slave_unit == SlaveUnit.TURNS
        or rules.hazard_effect == HazardEffect.SKIP_ONE_TURN
        or rules.robber_stays == RobberStays.TOLL_100
        or rules.penniless_sea == PennilessSea.SKIP_3
    )


def _heads_somewhere(player: Player, law: Law) -> bool:
    """Tell whether the pawn lies at a dot where the rules let it turn, but only one way is open to it."""
    at_sea = player.node >= law.board.cities and law.board.on_sea[player.node] == 1
    return player.came != NONE and not keeps_course(law.kernel, Mode.SEA if at_sea else Mode.LAND)


def _stows_away(player: Player, rules: Rules) -> bool:
    """Tell whether the player waits for a passage, or may have it, that the rules do not grant."""
    if rules.penniless_sea == PennilessSea.SKIP_3:
        return player.stowaway == Stowaway.MUST_SKIP
    return player.stowaway != Stowaway.NONE and rules.penniless_sea != PennilessSea.FREE_AFTER_SKIP


CONDITIONS = (
    Condition(
        "no_waiting",
        "switch_waiting",
        ("forced_stay",),
        lambda player, law: player.waiting == 1 and law.kernel.forced_stay == ForcedStay.FREE,
    ),
    Condition(
        "no_waiting_carrier",
        "switch_waiting_carrier",
        ("carrier_may_open",),
        lambda player, law: (
            player.waiting == 1 and carries(player) and law.kernel.carrier_may_open == CarrierMayOpen.NO
        ),
    ),
    Condition(
        "no_drifting",
        "switch_drifting",
        ("penniless_sea",),
        lambda player, law: player.voyage == Voyage.DRIFT and drift_steps(law.kernel) == 0,
    ),
    Condition(
        "no_stowaway",
        "switch_stowaway",
        ("penniless_sea",),
        lambda player, law: _stows_away(player, law.kernel),
    ),
    Condition(
        "no_held",
        "switch_held",
        ("hazard_effect",),
        lambda player, law: player.held == 1 and law.kernel.hazard_effect == HazardEffect.SKIP_ONE_TURN,
    ),
    Condition(
        "no_enslaved",
        "switch_enslaved",
        ("slave_unit",),
        lambda player, law: player.slave > 0 and law.kernel.slave_unit == SlaveUnit.TURNS,
    ),
    Condition(
        "no_lost",
        "switch_lost",
        ("slave_unit", "hazard_effect", "robber_stays", "penniless_sea"),
        lambda player, law: player.lost > 0 and not _loses_turns(law.kernel),
    ),
    Condition(
        "no_saved",
        "switch_saved",
        ("horseshoe_before_star",),
        lambda player, law: (
            player.saved > 0 and law.kernel.horseshoe_before_star == HorseshoeBeforeStar.DISCARDED
        ),
    ),
    Condition(
        "no_shoe",
        "switch_shoe",
        ("horseshoe_wins",),
        lambda player, law: player.horseshoe == 1 and law.kernel.horseshoe_wins == HorseshoeWins.NO,
    ),
    Condition("no_came", "", ("reverse_between_turns",), _heads_somewhere),
    Condition(
        "no_course",
        "",
        ("sea_destination",),
        lambda player, law: player.port != NONE and law.kernel.sea_destination == SeaDestination.FREE,
    ),
    Condition(
        "no_robber",
        "switch_robber",
        ("star_stealing",),
        lambda player, law: player.robber > 0 and law.kernel.star_stealing == StarStealing.NEVER,
    ),
    Condition(
        "no_out",
        "switch_out",
        ("stranded_policy",),
        lambda player, law: (
            player.out == 1
            and player.place == 0
            and law.kernel.stranded_policy == StrandedPolicy.KEEP_PLAYING
        ),
    ),
    Condition(
        "no_place",
        "switch_place",
        ("end_when",),
        lambda player, law: player.place > 0 and law.kernel.end_when == EndWhen.AT_ONCE,
    ),
)
"""What a position may say of a player, and a game may be switched to, only where the rules know it."""

CIRCUMSTANCES = (
    Circumstance(
        "no_robbers",
        "switch_robbers",
        ("robber_stays",),
        lambda state, law: sum(state.robbers) > 0 and law.kernel.robber_stays == RobberStays.REMOVED,
    ),
    Circumstance(
        "no_star_at",
        "switch_star_at",
        ("robber_takes_star",),
        lambda state, law: state.star_at != NONE and law.kernel.robber_takes_star == RobberTakesStar.NO,
    ),
    Circumstance(
        "shoe_saved_late",
        "switch_saved_late",
        ("horseshoe_before_star",),
        lambda state, law: (
            state.star_found == 1
            and law.kernel.horseshoe_before_star == HorseshoeBeforeStar.KEPT_COUNTS_LATER
            and any(player.saved > 0 for player in state.players[: state.seats])
        ),
    ),
)


def ignored_conditions(player: Player, law: Law) -> Iterator[Condition]:
    """Yield what is known of a player although the rules make nothing of it."""
    return (found for found in CONDITIONS if not found.in_game and found.impossible(player, law))


def refused_conditions(player: Player, law: Law, where: Phrase) -> Iterator[AfrikanError]:
    """Yield a sentence for each condition of a player that the rules do not know.

    Args:
        player: the player of a position.
        law: the rules.
        where: what the player's entries are called in a sentence.
    """
    for found in CONDITIONS:
        if found.impossible(player, law):
            yield AfrikanError(found.in_position, where=where, reading=reading_of(found.options, law))


def refused_circumstances(state: State, law: Law) -> Iterator[AfrikanError]:
    """Yield a sentence for each circumstance of a position that the rules do not know."""
    for found in CIRCUMSTANCES:
        if found.impossible(state, law):
            yield AfrikanError(found.in_position, reading=reading_of(found.options, law))
