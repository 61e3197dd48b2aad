"""How many turns a lone pawn needs from one place to another, by the best plan there is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise

from afrikan.board import RouteGraph
from afrikan.chance import Seed
from afrikan.checks import check_whole, is_whole
from afrikan.errors import AfrikanError, Phrase, Word, suggestion
from afrikan.odds.answer.formula import equals
from afrikan.odds.answer.result import NO, YES, Moments, Odds, Outcome
from afrikan.odds.journeys.goals import HOME, Aim, aim_of
from afrikan.odds.journeys.policy import Move, Policy, moves_at, policy_for
from afrikan.odds.journeys.walk import lone_position, lone_situation, walk
from afrikan.odds.journeys.words import gaps, label_of, notes_on, step_of, steps_of
from afrikan.odds.trial import Situation
from afrikan.pawn.guide import Guide, Stand, guide_to
from afrikan.pawn.journey import LONGEST, Journey
from afrikan.pawn.plan import Plan
from afrikan.pawn.turns import DICE, Turns, spot_of
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.star.state import NONE
from afrikan.star.tables import board_of
from afrikan.star.words import Hazard

TAIL = Fraction(1, 10**6)
"""The list of turns ends where less than this is left."""

LONGEST_DEADLINE = 60
HAZARDS = {"pirate": Hazard.PIRATE, "bedouin": Hazard.BEDOUIN}
ANY_HAZARD = Hazard.PIRATE | Hazard.BEDOUIN
NOTES = tuple(Word("odds_travel", key) for key in ("note_lone", "note_tiles", "note_bonus"))
"""What every journey takes for granted."""

LOST = Word("odds_travel", "note_lost")
"""What is taken for granted where the pawn may never arrive."""


def travel(
    rules: Ruleset | str = "fan",
    start: str = "cairo",
    goal: str | Iterable[str] = HOME,
    *,
    money: int | None = None,
    within: int | None = None,
    home: str | None = None,
    voyage: str = "",
    held: bool = False,
    slave: int = 0,
    stowaway: str = "",
) -> Travel:
    """Return how long a lone pawn travels by its best plan, on a board without tiles.

    Where a turn can end is found by driving the engine, so every option of the ruleset counts: roads,
    tickets, flights, hazards, free sea travel, stopping early.

    Args:
        rules: the ruleset, or its code such as ``"fan"``.
        start: id of the place where it stands.
        goal: id of the place where a turn is to end, several ids, or ``"home"`` for both start cities, as
            the rules let a treasure be brought there.
        money: what it has; the ruleset's start money if left out.
        within: the plan with the best chance to arrive within so many turns; if left out, the plan with the
            fewest expected turns.
        home: id of the start city from which the pawn set out, which matters where only that one is home; the
            board's first one if left out.
        voyage, held, slave, stowaway: its condition, as for ``Game.from_position``; at sea it has a ticket
            unless ``voyage`` is ``"drift"``.

    Raises:
        AfrikanError: if an argument is not possible, or the goal is not reached with certainty.

    >>> trip = travel("swedish", "canary_islands", "tangier", money=0, stowaway="must_skip")
    >>> trip.odds.mean, trip.odds[2]
    (Fraction(85, 36), Fraction(2, 3))
    """
    ruleset = ruleset_of(rules)
    graph = board_of(ruleset)
    aim = aim_of(ruleset, goal, home)
    if within is not None:
        check_whole(Phrase("the_within"), within, 1, LONGEST_DEADLINE)
    if not voyage and isinstance(start, str) and start in graph.index and graph.node(start).kind == "sea":
        voyage = "ticket"
    condition = {"held": held, "slave": slave, "voyage": voyage, "stowaway": stowaway}
    money = ruleset.kernel().start_money if money is None else money
    position = lone_position(ruleset, {"at": start, "money": money, **condition})
    found = Travel(ruleset, lone_situation(ruleset, position, aim), aim, within)
    if found.stand[0] == NONE:
        raise AfrikanError("stand_unknown", start=quoted(start))
    if within is None and found.turns_expected is None:
        raise AfrikanError("goal_out_of_reach", start=quoted(start), goal=quoted(goal), money=money)
    return found


@dataclass(frozen=True, repr=False)
class Travel:
    """A lone pawn on its way.

    Args:
        rules: the ruleset.
        situation: where and how the pawn begins.
        aim: what is to be reached.
        within: the number of turns that the plan aims at, or ``None`` for the fewest expected turns.
    """

    rules: Ruleset
    situation: Situation
    aim: Aim
    within: int | None = None

    @property
    def goal(self) -> tuple[str, ...]:
        """Ids of the places where a turn is to end."""
        return self.aim.places

    @property
    def graph(self) -> RouteGraph:
        """The board."""
        return self.situation.graph

    @property
    def start(self) -> str:
        """Id of the place where the pawn begins."""
        return self.graph.nodes[self.situation.state.players[0].node].id

    @property
    def money(self) -> int:
        """What the pawn has at first."""
        return self.situation.state.players[0].money

    @cached_property
    def turns(self) -> Turns:
        """How a turn can be spent."""
        return self.aim.turns(self.rules, self.money)

    @cached_property
    def stand(self) -> Stand:
        """The number of the spot, and the money in units, where the pawn begins."""
        spot = spot_of(self.situation.state.players[0])
        return self.turns.number.get(spot, NONE), self.money // self.turns.unit

    @cached_property
    def plan(self) -> Plan:
        """The plan with the fewest expected turns."""
        return self.aim.plan(self.turns, self.graph)

    @cached_property
    def guide(self) -> Guide:
        """What the pawn is told to do by the plan that was asked for."""
        return guide_to(self.plan, self.within)

    @cached_property
    def journey(self) -> Journey:
        """The pawn under way by the plan that was asked for."""
        return Journey(self.plan, self.stand, self.guide.choice, self.within or 0)

    @cached_property
    def turns_expected(self) -> Fraction | None:
        """The expected turns, or ``None`` where the pawn may never arrive."""
        return self.journey.mean()

    @property
    def notes(self) -> tuple[Word, ...]:
        """What is taken for granted."""
        lost = () if self.turns_expected is not None else (LOST,)
        return (*NOTES, *notes_on(self), *lost)

    @cached_property
    def odds(self) -> Odds:
        """The distribution of the turns until arrival, cut where less than a millionth is left."""
        arrivals = list(self.journey.arrivals(TAIL))
        chances: dict[Outcome, Fraction] = {turn: chance for turn, chance in enumerate(arrivals) if chance}
        mean = self.turns_expected
        return Odds(
            self._question("question"),
            chances,
            "turns",
            steps=steps_of(self, chances),
            label=label_of(self.rules),
            notes=self.notes,
            beyond=1 - sum(arrivals, Fraction(0)),
            moments=None if mean is None else Moments(mean, self.journey.square() - mean**2),
            trial=self._arrival,
        )

    def _arrival(self, key: Seed) -> Outcome:
        *before, last = walk(self.situation, self.turns, self.guide.choice, key)
        arrived = last[0] in self.plan.goal
        return sum(self.turns.lasts(spot) for spot, _ in before) if arrived else LONGEST + 1

    def caught(self, hazard: str | None = None) -> Odds:
        """Return the chance that a hazard catches the pawn on its way.

        Args:
            hazard: ``"pirate"`` or ``"bedouin"``; either of them if left out.

        Raises:
            AfrikanError: if there is no such hazard.
        """
        if hazard is not None and hazard not in tuple(HAZARDS):
            raise AfrikanError("hazard_unknown", hazard=quoted(hazard), hint=suggestion(hazard, HAZARDS))
        marks = HAZARDS[hazard] if hazard else ANY_HAZARD
        chance = self.journey.caught(marks)
        steps = (step_of("step_caught", f"P {equals(chance)}"),)

        def trial(key: Seed) -> Outcome:
            stands = list(walk(self.situation, self.turns, self.guide.choice, key))
            return YES if any(self.journey.catches(*pair, marks) for pair in pairwise(stands)) else NO

        question = self._question(f"caught_{hazard}" if hazard else "caught")
        return Odds.event(
            question, chance, steps=steps, label=label_of(self.rules), notes=self.notes, trial=trial
        )

    def _question(self, key: str) -> Word:
        return Word("odds_travel", key, **gaps(self))

    def expected(self) -> dict[str, Fraction | None]:
        """Return the fewest expected turns from every place with the money of the start.

        A pawn at sea is taken to have a ticket; ``None`` stands where the goal is out of reach.
        """
        values = self.plan.level(self.stand[1]).values
        return {place: values[number] for place, number in self.turns.places(self.graph).items()}

    def moves(self, place: str | None = None, turn: int = 1) -> tuple[Move, ...]:
        """Return what the plan does with each roll: where the turn ends, how, and what is left then.

        Args:
            place: id of the place where the turn begins, with the money of the start; the start, in the
                condition that was given, if left out.
            turn: which turn it is, counted from 1; matters only for a number of turns to keep to.

        Returns:
            One move for each roll, a single one where the turn needs no die, none at the goal.

        Raises:
            AfrikanError: if there is no such place, or the turn is no whole number above 0.

        >>> [move.end for move in travel("fan", "tangier", "morocco", money=0).moves()][:2]
        ['fork_atlas', 'morocco']
        """
        check_whole(Phrase("the_turn_of"), turn, 1, LONGEST)
        stand = self.stand
        if place is not None:
            stand = self.turns.places(self.graph)[self.graph.node(place).id], stand[1]
        return moves_at(self.guide, self.graph, stand, turn)

    def policy(self, roll: int) -> Policy:
        """Return the plan for one roll at every place, with the money of the start.

        A pawn at sea is taken to have a ticket, and none to be held.

        Raises:
            AfrikanError: if there is no such roll.
        """
        if not is_whole(roll, 1, DICE):
            raise AfrikanError("roll_wrong", value=quoted(roll))
        return policy_for(self.guide, self.graph, self.stand[1], roll)

    def map_svg(self, roll: int, lang: str | None = None) -> str:
        """Return the map of the plan for one roll as SVG: what every place is worth, and where to go.

        Args:
            roll: what the die shows.
            lang: language of the words; the session's if left out.

        Raises:
            AfrikanError: as for ``policy``.
        """
        from afrikan.draw.overlay import svg_of
        from afrikan.odds.journeys.map import overlay_of, title_of

        return svg_of(self.graph, overlay_of(self, roll), title=title_of(roll), lang=lang)
