"""What people hand to a race, checked: who runs, where each stands, what it has and brings home."""

from collections.abc import Mapping, Sequence
from typing import Any

from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.odds.races.runner import Runner, runner_of
from afrikan.odds.trial import Situation
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.star.state import State
from afrikan.star.tables import board_of

ENTRIES = ("at", "money", "name", "start", "star", "horseshoe", "held", "slave", "voyage", "stowaway")
FEWEST = 2

MANIFOLD = {
    "fly_plus_roll": ("yes",),
    "air_legs_per_turn": ("many",),
    "hazard_first_try": ("same_turn",),
    "release_then": ("roll_again_and_move",),
    "ticket_when": ("after_roll_before_moving",),
    "ticket_scope": ("board_100_plus_land_100",),
    "land_to_sea_same_roll": ("yes",),
    "pass_port": ("yes_new_ticket",),
    "end_when": ("finish_round",),
}
"""Values by which a turn may hold several dice, ways of travel or payments, or a race may end in a draw."""


def entries_of(rules: Ruleset, runners: Any) -> list[dict[str, Any]]:
    """Return what is told of each runner, a ticket added at sea.

    Raises:
        AfrikanError: if these are no runners, or an entry is not known here.
    """
    listed = isinstance(runners, Sequence) and all(isinstance(entry, Mapping) for entry in runners)
    if not listed or not FEWEST <= len(runners) <= rules.max_players:
        raise AfrikanError("runners_list", fewest=FEWEST, most=rules.max_players, value=quoted(runners))
    return [_entry(rules, seat, entry) for seat, entry in enumerate(runners, start=1)]


def _entry(rules: Ruleset, seat: int, entry: Mapping[str, Any]) -> dict[str, Any]:
    for key in entry:
        if key not in ENTRIES:
            where, hint = Phrase("in_player", seat=seat), suggestion(key, ENTRIES)
            raise AfrikanError("entry_unknown", where=where, entry=quoted(key), hint=hint)
    graph, place = board_of(rules), entry.get("at")
    at_sea = isinstance(place, str) and place in graph.index and graph.node(place).kind == "sea"
    return ({"voyage": "ticket"} if at_sea else {}) | dict(entry)


def check_loads(state: State) -> None:
    """Refuse a race without the Star, and a runner that has nothing to bring home.

    Raises:
        AfrikanError: naming what is missing.
    """
    players = state.players[: state.seats]
    if not any(player.star for player in players):
        raise AfrikanError("runners_starless")
    for seat, player in enumerate(players, start=1):
        if not player.star and not player.horseshoe:
            raise AfrikanError("runner_empty", seat=seat)


def check_rules(rules: Ruleset) -> None:
    """Refuse rules by which only the Star wins, so that nobody races it.

    Raises:
        AfrikanError: naming the reading.
    """
    if rules.horseshoe_wins == "no":
        raise AfrikanError("race_shoeless", reading="horseshoe_wins=no")


def check_response(rules: Ruleset) -> None:
    """Refuse the best answer to the others under rules by which a turn is more than one way and one die.

    Raises:
        AfrikanError: naming the options in the way.
    """
    manifold = [
        f"{option}={value}" for option, values in MANIFOLD.items()
        for value in values if getattr(rules, option) == value
    ]  # fmt: skip
    if manifold:
        raise AfrikanError("response_manifold", options=", ".join(manifold))


def runners_of(
    rules: Ruleset, situation: Situation, listed: Sequence[Mapping[str, Any]]
) -> tuple[Runner, ...]:
    """Return the runners of a position.

    Raises:
        AfrikanError: if one is in a condition in which no journey begins.
    """
    found = []
    for player, entry in zip(situation.state.players, listed, strict=False):
        runner = runner_of(rules, player)
        if runner is None:
            raise AfrikanError("stand_unknown", start=quoted(entry["at"]))
        found.append(runner)
    return tuple(found)
