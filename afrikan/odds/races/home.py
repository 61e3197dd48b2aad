"""The race home: the Star against horseshoes, and whoever is home first wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from afrikan.board import RouteGraph
from afrikan.chance import Seed
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.game.seats import default_name, seats_of
from afrikan.odds.answer.result import Odds, Outcome
from afrikan.odds.journeys.walk import carry_out, lone_position
from afrikan.odds.journeys.words import label_of
from afrikan.odds.races.clock import Clock, free_ways
from afrikan.odds.races.course import Course, independent, watched
from afrikan.odds.races.given import (
    FEWEST,
    check_loads,
    check_response,
    check_rules,
    entries_of,
    runners_of,
)
from afrikan.odds.races.response import Watching
from afrikan.odds.races.runner import Arrivals, Runner
from afrikan.odds.races.words import (
    length_steps,
    name_of,
    notes_of,
    outcome_of,
    question_of,
    steps_of,
)
from afrikan.odds.trial import Situation
from afrikan.pawn.journey import LONGEST, Stand
from afrikan.pawn.plan import Choice
from afrikan.pawn.turns import spot_of
from afrikan.pawn.within import after
from afrikan.rules import Ruleset, ruleset_of
from afrikan.star.state import NONE, State
from afrikan.star.words import Ending, Phase

if TYPE_CHECKING:
    from afrikan.odds.races.worth import Worth

DRAW = "draw"
"""What is given where several come home in the same round and nobody wins."""

UNDECIDED = "undecided"
"""What a trial gives that ends without a winner; so rare that no answer lists it."""


def race(
    rules: Ruleset | str = "fan",
    runners: Sequence[Mapping[str, Any]] = (
        {"at": "congo", "money": 300, "star": True},
        {"at": "dar_fur", "money": 0, "horseshoe": True},
    ),
    *,
    best_response: int | None = None,
) -> Race:
    """Return who is home first of the Star's carrier and those with a horseshoe.

    Each follows the plan with the fewest expected turns home, which is found by driving the engine, so every
    option of the ruleset counts. No tile is left to be opened, and the bonus of Cape Town is gone.

    Args:
        rules: the ruleset, or its code such as ``"fan"``.
        runners: the players in turn order, the next to move first, each with entries as for
            ``Game.from_position``: ``at``, ``money``, ``star`` or ``horseshoe``, if wanted ``name``,
            ``start``, ``held``, ``slave``, ``voyage`` and ``stowaway``. At sea one has a ticket unless
            ``voyage`` is ``"drift"``; ``start`` is the city from which it set out, which matters where only
            that one is home, the board's first start city if left out.
        best_response: number of the runner, from 1, that answers the plans of the others as well as it can.
            It watches where a single rival stands. With several it goes by the clock: it reckons with how
            likely each is home by then.

    Raises:
        AfrikanError: if an argument is not possible, or nobody is sure to come home.

    >>> found = race("fan", [{"at": "tunis", "star": True}, {"at": "egypt", "horseshoe": True}])
    >>> found.odds["player_1"] + found.odds["player_2"]
    Fraction(1, 1)
    """
    ruleset = ruleset_of(rules)
    check_rules(ruleset)
    listed = entries_of(ruleset, runners)
    if best_response is not None:
        check_whole(Phrase("the_best_response"), best_response, 1, len(listed))
    seats = seats_of(
        [entry.get("name", default_name(seat)) for seat, entry in enumerate(listed, start=1)],
        None,
        ruleset.max_players,
    )
    players = [{key: value for key, value in entry.items() if key != "name"} for entry in listed]
    situation = Situation(ruleset, lone_position(ruleset, players[0]) | {"players": players})
    check_loads(situation.state)
    names = tuple(seat.name if "name" in entry else "" for seat, entry in zip(seats, listed, strict=True))
    if best_response is not None:
        check_response(ruleset)
    found = Race(ruleset, situation, names, runners_of(ruleset, situation, listed), best_response)
    if not any(runner.sure for runner in found.runners):
        raise AfrikanError("race_endless")
    return found


@dataclass(frozen=True, repr=False)
class Race:
    """Some pawns on their way home.

    Args:
        rules: the ruleset.
        situation: where and how they begin.
        names: what the players are called; empty where nobody said.
        runners: the pawns in turn order.
        best_response: number of the one that answers the plans of the others as well as it can, or ``None``.
    """

    rules: Ruleset
    situation: Situation
    names: tuple[str, ...]
    runners: tuple[Runner, ...]
    best_response: int | None = None

    @property
    def graph(self) -> RouteGraph:
        """The board."""
        return self.situation.graph

    @property
    def whole_rounds(self) -> bool:
        """Whether every round is played to its end, so that several may come home in the last one."""
        return bool(self.rules.end_when == "finish_round")

    @property
    def watching(self) -> bool:
        """Whether someone watches where its only rival stands."""
        return self.best_response is not None and len(self.runners) == FEWEST

    @cached_property
    def response(self) -> Watching | Clock | None:
        """The best answer that was asked for."""
        if self.best_response is None:
            return None
        seat = self.best_response - 1
        if self.watching:
            return Watching(self.runners[seat], self.runners[1 - seat])
        arrivals = [runner.arrivals() for runner in self.runners]
        return Clock(self.runners[seat], free_ways(arrivals, seat, self.whole_rounds))

    @cached_property
    def arrivals(self) -> tuple[Arrivals, ...]:
        """When each runner would come home if the race went on; by the quickest plan if it watches."""
        found = [runner.arrivals() for runner in self.runners]
        if isinstance(self.response, Clock) and self.best_response is not None:
            seat = self.best_response - 1
            found[seat] = self.runners[seat].arrivals(self.response.choice)
        return tuple(found)

    @cached_property
    def course(self) -> Course:
        """The chance of each runner to win in each round."""
        if not isinstance(self.response, Watching):
            return independent(self.arrivals, self.whole_rounds)
        own, other = self.runners if self.best_response == 1 else self.runners[::-1]
        found = watched(own, other, self.response.row, self.best_response == 1)
        if self.best_response == 1:
            return found
        return Course(tuple(chances[::-1] for chances in found.wins), found.left)

    @cached_property
    def fewest(self) -> Race:
        """The same race with the plan of the fewest expected turns for everyone."""
        return replace(self, best_response=None)

    @cached_property
    def odds(self) -> Odds:
        """Who wins; what lies beyond is the chance, below a billionth, that the race is still undecided."""
        seats = range(len(self.runners))
        chances: dict[Outcome, Fraction] = {outcome_of(seat): self.course.chance(seat) for seat in seats}
        names: dict[Outcome, Phrase] = {outcome_of(seat): name_of(self, seat) for seat in seats}
        if self.whole_rounds:
            chances[DRAW], names[DRAW] = self.course.drawn, Word("odds_race", "draw")
        return Odds(
            question_of(self, "who"),
            chances,
            "winner",
            steps=steps_of(self),
            label=label_of(self.rules),
            notes=notes_of(self),
            beyond=self.course.left,
            names=names,
            trial=self._winner,
        )

    @cached_property
    def rounds(self) -> Odds:
        """How many rounds the race lasts."""
        lengths = enumerate(self.course.lengths, start=1)
        chances: dict[Outcome, Fraction] = {played: chance for played, chance in lengths if chance}
        return Odds(
            question_of(self, "how_long"),
            chances,
            "rounds",
            steps=length_steps(self, chances),
            label=label_of(self.rules),
            notes=notes_of(self),
            beyond=self.course.left,
            trial=self._length,
        )

    def worth(self) -> Worth:
        """Return what one more ticket, one more flight and one lost turn would change for each runner."""
        from afrikan.odds.races.worth import worth_of

        return worth_of(self)

    def map(self, runner: int | None = None, best_response: bool = False) -> dict[str, Fraction]:
        """Return the chance of a runner to win from every place but the start cities, the others as they are.

        It has the money that it has now and stands there free; at sea it has a ticket. The others follow
        the plans with the fewest expected turns.

        Args:
            runner: its number, from 1; the last one with a horseshoe if left out.
            best_response: whether it answers the others by the clock as well as it can, instead of by the
                plan with the fewest expected turns.

        Raises:
            AfrikanError: if there is no such runner.
        """
        from afrikan.odds.races.map import chances_of

        if best_response:
            check_response(self.rules)
        return dict(chances_of(self, self._chaser(runner), best_response))

    def map_svg(
        self,
        runner: int | None = None,
        best_response: bool = False,
        *,
        lang: str | None = None,
        width: int = 1000,
    ) -> str:
        """Return the same as a picture of the board, as SVG.

        Args:
            runner, best_response: as for ``map``.
            lang: language of the words; the session's if left out.
            width: width on the page in pixels.

        Raises:
            AfrikanError: as for ``map``, or if there is no such language or width.
        """
        from afrikan.odds.races.map import picture_of

        if best_response:
            check_response(self.rules)
        return picture_of(self, self._chaser(runner), best_response, lang, width)

    def _chaser(self, runner: int | None) -> int:
        if runner is None:
            players = self.situation.state.players[: len(self.runners)]
            return max(seat for seat, player in enumerate(players) if not player.star)
        check_whole(Phrase("the_runner"), runner, 1, len(self.runners))
        return runner - 1

    def choice(self, seat: int, stands: Sequence[Stand], gone: int) -> Choice:
        """Return what a runner does.

        Args:
            seat: its number, from 0.
            stands: where all of them stand.
            gone: how many whole rounds have been played.
        """
        if self.response is None or self.best_response != seat + 1:
            return self.runners[seat].choice(stands[seat])
        known = (stands[1 - seat], 0) if self.watching else gone
        return self.response.choice(stands[seat], known)

    def play(self, key: Seed) -> Iterator[State]:
        """Yield the state of the engine at the beginning of each turn, and at the end of the race.

        Args:
            key: the luck.
        """
        state, faces = self.situation.deal(key)
        while not self._decided(state) and state.round <= LONGEST:
            yield state
            seat, stands, gone = state.current, self.stands(state), state.round - 1
            paused = True
            while paused:
                choice = self.choice(seat, stands, gone)
                end = carry_out(self.situation, state, faces, key, choice)
                stands[seat] = after(stands[seat], end)
                paused = end.spot in self.runners[seat].plan.turns.pauses
        yield state

    def _decided(self, state: State) -> bool:
        return state.phase == Phase.OVER or (state.home > 0 and not self.whole_rounds)

    def stands(self, state: State) -> list[Stand]:
        """Return where all runners stand, as ``choice`` takes it."""
        return [
            (turns.number[spot_of(player)], player.money // turns.unit)
            for player, turns in (
                (player, runner.plan.turns)
                for player, runner in zip(state.players, self.runners, strict=False)
            )
        ]

    def _last(self, key: Seed) -> State:
        *_, last = self.play(key)
        return last

    def _winner(self, key: Seed) -> Outcome:
        last = self._last(key)
        if last.ending == Ending.DRAW:
            return DRAW
        return UNDECIDED if last.winner == NONE else outcome_of(last.winner)

    def _length(self, key: Seed) -> Outcome:
        *before, _ = [state.round for state in self.play(key)]
        return before[-1]

    def __repr__(self) -> str:
        """Return who wins, as text in the session's language."""
        return repr(self.odds)

    def _repr_html_(self) -> str:
        return self.odds._repr_html_()
