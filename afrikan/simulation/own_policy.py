"""Games in which a policy of one's own decides: a function of a view and the legal actions, interpreted."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING

from afrikan.chance.streams import Seed, seed_of
from afrikan.errors import AfrikanError
from afrikan.game.notation import write_action
from afrikan.game.view import OwnPolicy, View, view_player, view_state
from afrikan.policies.choose import choose
from afrikan.policies.routes import Routes
from afrikan.quote import one_line, quoted
from afrikan.rules.kernel_types import Rules
from afrikan.simulation.counting import count, count_pair, count_rounds, follow
from afrikan.simulation.measures import MEASURES
from afrikan.simulation.playout import seat_entrants
from afrikan.star.kernel import apply, is_chance, legal
from afrikan.star.luck import draw, shuffle
from afrikan.star.setup import deal
from afrikan.star.state import SEATS, Board, State
from afrikan.star.tables import board_of
from afrikan.star.words import Phase

if TYPE_CHECKING:
    from afrikan.simulation.job import Job

LONGEST_NAME = 40
Decide = Callable[[int], int]
"""From a seat to the action of who sits there."""


def name_of(policy: object) -> str:
    """Return a policy in one word.

    >>> name_of("nearest"), name_of(name_of), name_of(lambda view, legal: legal[0])
    ('nearest', 'name_of', 'own')
    """
    if isinstance(policy, str):
        return policy
    name = getattr(policy, "__name__", type(policy).__name__)
    return name if name.isidentifier() and len(name) <= LONGEST_NAME else "own"


def check_importable(policies: tuple[object, ...], executor: str) -> None:
    """Refuse policies that no other process can get at: those that live in no module it could import.

    Raises:
        AfrikanError: naming the policy, and what to do.
    """
    for policy in policies:
        if not isinstance(policy, str) and not importable(policy):
            raise AfrikanError("own_policy_not_importable", policy=name_of(policy), executor=executor)


def importable(policy: object) -> bool:
    """Tell whether another process can find a policy by its module and name."""
    try:
        return b"__main__" not in pickle.dumps(policy)
    except Exception:
        return False


def play_own_block(
    job: Job,
    state: State,
    rules: list[Rules],
    boards: list[Board],
    routes: list[Routes],
    policies: list[int],
    groups: list[int],
    faces: list[int],
    out: list[int],
    room: list[int],
    seed_low: int,
    seed_high: int,
    begin: int,
    games: int,
    seats: int,
    cap: int,
    rotate: int,
    tallies: list[list[int]],
    rows: list[list[list[int]]],
    pairs: list[list[int]],
    parted: list[list[int]],
) -> None:
    """Play consecutive games as ``play_block`` does, asking the functions among the policies.

    Args:
        job: holds the functions; the rest as for ``play_block``.

    Raises:
        AfrikanError: if a function fails or answers what is not legal; names the game.
    """
    seated, vectors, traces = [0] * SEATS, [[0] * MEASURES for _ in rules], [0] * len(rules)
    for game in range(begin, begin + games):
        key = seed_of(job.seed, game)
        seat_entrants(seated, seats, game, rotate)
        for side, (law, board, ways, tally) in enumerate(zip(rules, boards, routes, tallies, strict=True)):
            shuffle(faces, law, key)
            deal(state, law, board, seats, cap)
            laid, ended, trace = list(state.tiles), 0, 0
            asked = _Asked(job, side, seated, state, law, board, game)
            while state.phase != Phase.OVER:
                actor = state.current
                if is_chance(state):
                    action = draw(state, faces, key)
                else:
                    if state.round != ended:
                        count_rounds(state, seated, ended, state.round, tally)
                        ended = state.round
                    action = asked.decide(ways, policies, out, key)
                apply(state, law, board, action)
                trace = follow(trace, action, state.players[actor].money)
            traces[side] = follow(trace, state.ending, state.winner)
            count_rounds(state, seated, ended, state.round + 1, tally)
            count(state, faces, laid, seated, groups, vectors[side], tally)
            if game - begin < len(rows[side]):
                rows[side][game - begin] = vectors[side].copy()
            if side:
                apart = traces[side] != traces[0]
                count_pair(vectors[0], vectors[side], game, apart, pairs[side], parted[side])


class _Asked:
    """Whoever is to decide in one game."""

    def __init__(
        self, job: Job, side: int, seated: list[int], state: State, rules: Rules, board: Board, game: int
    ) -> None:
        self.job = job
        self.ruleset = job.rules[side]
        self.entrants = seated
        self.state, self.rules, self.board = state, rules, board
        self.game = game
        self.graph = board_of(self.ruleset)

    def decide(self, routes: Routes, policies: list[int], out: list[int], key: Seed) -> int:
        """Return the current player's action."""
        entrant = self.entrants[self.state.current]
        policy = self.job.policies[entrant]
        if isinstance(policy, str):
            return choose(policies[entrant], self.state, self.rules, self.board, routes, out, key)
        actions = out[: legal(self.state, self.rules, self.board, out)]
        texts = tuple(write_action(action, self.graph) for action in actions)
        answer = self._answer(policy, texts)
        if not isinstance(answer, str) or answer not in texts:
            raise self._error("own_policy_illegal", policy, value=quoted(answer), legal=texts)
        return actions[texts.index(answer)]

    def _answer(self, policy: OwnPolicy, texts: tuple[str, ...]) -> object:
        try:
            return policy(self._view(), texts)
        except Exception as error:
            reason = one_line(f"{type(error).__name__}: {error}")
            raise self._error("own_policy_failed", policy, reason=reason) from error

    def _error(self, key: str, policy: OwnPolicy, **values: object) -> AfrikanError:
        seat = self.state.current + 1
        return AfrikanError(
            key, policy=name_of(policy), game=str(self.game), seed=str(self.job.seed), seat=seat, **values
        )

    def _view(self) -> View:
        players = tuple(
            view_player(self.state.players[seat], seat, self.job.names[seat], self._word(seat), self.graph)
            for seat in range(self.state.seats)
        )
        return view_state(self.state, self.ruleset, self.graph, players)

    def _word(self, seat: int) -> str:
        policy = self.job.policies[self.entrants[seat]]
        return policy if isinstance(policy, str) else "own"
