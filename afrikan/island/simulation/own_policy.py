"""Games in which a policy of one's own decides: a function of what its side may know, interpreted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from afrikan.chance import seed_of
from afrikan.errors import AfrikanError
from afrikan.island.game.law import Law, law_of
from afrikan.island.game.notation import write_action
from afrikan.island.game.view import OwnPolicy, observe
from afrikan.island.kernel import apply, decider, is_chance, legal
from afrikan.island.luck import draw, order_cards
from afrikan.island.policies.choose import choose
from afrikan.island.policies.making import ways_of
from afrikan.island.setup import prepare
from afrikan.island.simulation.layout import MEASURES
from afrikan.island.simulation.playout import count, follow, measure, seat_entrants
from afrikan.island.state import ACTIONS, LABELS, NONE, SEATS, State
from afrikan.island.words import Phase
from afrikan.quote import one_line, quoted
from afrikan.records import blank
from afrikan.simulation.own_policy import name_of

if TYPE_CHECKING:
    from afrikan.island.simulation.job import Job

MOST_NAMED = 12
"""Legal actions that an error names; of starts there are a thousand."""


def play_own_block(job: Job, begin: int, games: int, tally: list[int], rows: list[list[int]]) -> None:
    """Play consecutive games as ``play_block`` does, asking the functions among the policies.

    Args:
        job: holds the functions.
        begin, games: number of the first game, and how many.
        tally, rows: as for ``play_block``.

    Raises:
        AfrikanError: if a function fails or answers what is not legal; names the game.
    """
    seated, located, vector = [0] * SEATS, [NONE] * SEATS, [0] * MEASURES
    state, law = blank(State), law_of(job.rules, job.box)
    for game in range(begin, begin + games):
        seat_entrants(seated, game, int(job.rotate))
        located[:] = [NONE] * SEATS
        _play(job, law, state, seated, located, game)
        measure(state, seated, located, vector)
        count(state, seated, located, vector, job.rounds, tally)
        if game - begin < len(rows):
            rows[game - begin] = vector.copy()


def _play(job: Job, law: Law, state: State, seated: list[int], located: list[int], game: int) -> None:
    rules, isle, ways = law.kernel, law.isle, ways_of(law.box, law.rules)
    order, room, key = [0] * LABELS, [0] * ACTIONS, seed_of(job.seed, game)
    numbers = job.numbers()
    order_cards(order, isle, key)
    prepare(state, isle, job.rounds)
    while state.phase != Phase.OVER:
        policy = job.policies[seated[decider(state)]]
        if is_chance(state):
            action = draw(state, rules, isle, order, key)
        elif isinstance(policy, str):
            action = choose(numbers[seated[decider(state)]], state, rules, isle, ways, room, key)
        else:
            action = _asked(job, law, policy, state, room, game)
        seat = state.current
        apply(state, rules, isle, action)
        follow(state, seat, located)


def _asked(job: Job, law: Law, policy: OwnPolicy, state: State, room: list[int], game: int) -> int:
    seat = decider(state)
    actions = room[: legal(state, law.kernel, law.isle, room)]
    texts = tuple(write_action(action, law) for action in actions)
    name, number, seed = name_of(policy), str(game), str(job.seed)
    try:
        answer: object = policy(observe(state.sights[seat], state.phase, law), texts)
    except Exception as error:
        reason = one_line(f"{type(error).__name__}: {error}")
        raise AfrikanError(
            "own_policy_failed", policy=name, game=number, seed=seed, seat=seat + 1, reason=reason
        ) from error
    if not isinstance(answer, str) or answer not in texts:
        given, known = quoted(answer), texts[:MOST_NAMED]
        raise AfrikanError(
            "own_policy_illegal", policy=name, game=number, seed=seed, seat=seat + 1, value=given, legal=known
        )
    return actions[texts.index(answer)]
