"""Weighs the choices beside a tile: each plan is carried out through the engine, where the rules allow it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction

from afrikan.board.words import PlaceName
from afrikan.chance import Seed
from afrikan.errors import AfrikanError, Phrase, Word
from afrikan.game.reasons import Reasons
from afrikan.messages import say
from afrikan.odds.answer.formula import equals, frac
from afrikan.odds.answer.provenance import Provenance
from afrikan.odds.answer.result import NO, YES, Moments, Odds, Outcome, Step
from afrikan.odds.answer.words import percent
from afrikan.odds.flips.chain import START, Blocked, Chain, Key
from afrikan.odds.flips.knowledge import Knowledge, check_city, check_purse
from afrikan.odds.flips.places import SLAVE_COAST
from afrikan.odds.flips.plans import LEAVE, ONCE, PAY, PLANS, ROLL, End, Plan, Refused
from afrikan.odds.flips.play import situation_at
from afrikan.odds.flips.timing import Timing, Timings
from afrikan.odds.trial import Situation
from afrikan.star.tables import tables
from afrikan.star.words import Kind

ROLLING = ("free_roll_when", "attempt_decision", "forced_stay", "free_roll_meaning")
CHOOSING = {PAY: ("buy_when",), ONCE: ROLLING, ROLL: ROLLING, LEAVE: ("forced_stay",)}
"""The options that say when a tile may be opened and when it may be left, for each plan."""

PAYING = ("tile_mix", "gem_values", "tile_price", "gold_coast_multiplier")
"""The options that say what is paid, and for what."""

HOLDING: dict[int, tuple[str, ...]] = {
    Kind.SERVE: ("tile_mix", "slave_length"),
    Kind.SKIP: ("tile_mix", "penniless_sea"),
    Kind.LOSE_TURN: ("tile_mix", "slave_length", "penniless_sea"),
}
"""The options that say how long a tile holds the player, by what it makes him do."""

SAILING = ("sea_price", "penniless_sea")
"""The options that say who can leave by sea."""

SPECIAL = ("gold_coast", SLAVE_COAST, "capetown")
TERMS = 8
"""Summands of a mean that are written out."""


class Reason(Phrase):
    """Why an action is refused, as a clause in the language of whoever reads it."""

    __slots__ = ("refused", "situation")

    def __init__(self, situation: Situation, refused: Refused) -> None:
        super().__init__("refused")
        self.situation = situation
        self.refused = refused

    def text(self, lang: str) -> str:
        """Return the clause in a language."""
        made, refused = self.situation, self.refused
        names = (say(lang, "odds_timing", "player"),)
        reasons = Reasons(made.rules, made.graph, made.board, names)
        return reasons.reason(refused.state, refused.action, refused.code, lang)


def timing(known: Knowledge, purse: int, at: str | None, arrived: bool) -> Timings:
    """Return what each choice beside a tile comes to; see ``Tiles.timing``."""
    check_purse(purse)
    if not known.hidden:
        raise AfrikanError("no_tiles_left")
    city = _plain_city(known) if at is None else check_city(at, known.rules, "'at'")
    if city in known.opened:
        raise AfrikanError("timing_open", city=PlaceName(known.graph, city, "at"))
    situation = situation_at(known, city, purse, known.settled((city,)))
    place = PlaceName(known.graph, city, "at")
    key = "question_arrived" if arrived else "question_later"
    question = Word("odds_timing", key, city=place, purse=purse)
    choices = tuple(_weighed(Plan(situation, name, arrived), place) for name in PLANS)
    return Timings(question, choices, Provenance(known.rules, _options(choices)))


def _options(choices: Iterable[Timing]) -> tuple[str, ...]:
    """Return the options that all choices together rest on, those of a refused choice too."""
    found = [*PAYING, *(option for name in PLANS for option in CHOOSING[name])]
    for timing in choices:
        for odds in (timing.turns, timing.money):
            if odds and isinstance(odds.label, Provenance):
                found += odds.label.options
    return tuple(dict.fromkeys(found))


def _plain_city(known: Knowledge) -> str:
    """Return a city like most: with roads, on no island, where no special rule holds."""
    board = tables(known.rules)
    plain = (
        city
        for number, city in enumerate(known.graph.cities)
        if city in known.closed and city not in SPECIAL and board.on_land[number] and not board.island[number]
    )
    return next(plain, known.closed[0])


def _weighed(plan: Plan, place: Phrase) -> Timing:
    try:
        chain = Chain(plan)
    except Blocked as blocked:
        return Timing(plan.name, plan.said, False, Reason(plan.situation, blocked.refused))
    waits = plan.hindrance()
    reason = Reason(plan.situation, waits) if waits else None
    answer = _Answer(chain, place)
    found = answer.money(), answer.turns(), answer.opened(), answer.stranded
    return Timing(plan.name, plan.said, True, reason, *found)


class _Answer:
    """Puts what a chain knows into answers.

    Args:
        chain: the plan's turns.
        place: where it is carried out, for a sentence.
    """

    def __init__(self, chain: Chain, place: Phrase) -> None:
        self.chain = chain
        self.plan = chain.plan
        self.rules = chain.plan.situation.rules
        self.values = {"choice": Word("odds_timing", chain.plan.said), "purse": self._purse()}
        notes = ["note_alone", "note_turns"] if self.plan.arrived else ["note_alone", "note_turns_later"]
        self.notes = (Word("odds_timing", "note_place", city=place), *(Word("odds_timing", n) for n in notes))

    @property
    def stranded(self) -> Fraction:
        """The chance that nothing leads away afterwards."""
        return sum((chance for end, chance in self.chain.ends.items() if end.stranded), Fraction(0))

    def _purse(self) -> int:
        return self.plan.situation.state.players[0].money

    def money(self) -> Odds:
        """Return what is in the purse afterwards."""
        chances = defaultdict[Outcome, Fraction](Fraction)
        for end, chance in self.chain.ends.items():
            chances[end.money] += chance
        mean = sum((end.money * chance for end, chance in self.chain.ends.items()), Fraction(0))
        terms = [f"{frac(chance)} \\cdot {money}" for money, chance in chances.items()]
        shown = terms if len(terms) <= TERMS else [*terms[:2], r"\ldots", terms[-1]]
        steps = (Step(Word("odds_timing", "step_money"), f"{' + '.join(shown)} {equals(mean)}"),)
        options: tuple[str, ...] = PAYING
        notes: tuple[Phrase, ...] = self.notes
        if self.stranded:
            options = PAYING + SAILING
            notes = (*notes, Word("odds_timing", "note_stranded", chance=percent(self.stranded)))
        return Odds(
            Word("odds_timing", "question_money", **self.values), dict(chances), "money", steps=steps,
            label=Provenance(self.rules, options), notes=notes, trial=self._trial(_money),
        )  # fmt: skip

    def turns(self) -> Odds:
        """Return how many turns go by."""
        chances: dict[Outcome, Fraction] = dict(self.chain.turns.items())
        holding = [option for kind in sorted(self.chain.held) for option in HOLDING[kind]]
        options = (*CHOOSING[self.plan.name], *holding)
        return Odds(
            Word("odds_timing", "question_turns", **self.values), chances, "turns", steps=self._equations(),
            label=Provenance(self.rules, tuple(dict.fromkeys(options))), notes=self.notes,
            beyond=1 - sum(chances.values(), Fraction(0)),
            moments=Moments(self.chain.means[START], self.chain.variance), trial=self._trial(None),
        )  # fmt: skip

    def opened(self) -> Odds:
        """Return whether the tile gets opened."""
        chance = sum((share for end, share in self.chain.ends.items() if end.opened), Fraction(0))
        steps = (Step(Word("odds_timing", "step_opened"), equals(chance).removeprefix("= ")),)
        return Odds.event(
            Word("odds_timing", "question_opened", **self.values), chance, steps=steps,
            label=Provenance(self.rules, CHOOSING[self.plan.name]), notes=self.notes,
            trial=self._trial(_opened),
        )  # fmt: skip

    def _trial(self, asked: Callable[[End], Outcome] | None) -> Callable[[Seed], Outcome]:
        def trial(key: Seed) -> Outcome:
            end, turns = self.plan.play(key)
            return asked(end) if asked else turns

        return trial

    def _equations(self) -> tuple[Step, ...]:
        """Return an equation for the mean number of turns from each position in which a turn begins."""
        asked = [key for key, mean in self.chain.means.items() if mean or key == START]
        names = {key: f"E_{{{number}}}" for number, key in enumerate(asked)}
        return tuple(Step(_position(key), self._equation(key, names)) for key in asked)

    def _equation(self, key: Key, names: dict[Key, str]) -> str:
        ways = self.chain.rows[key]
        passed = sum((way.chance * way.turns for way in ways), Fraction(0))
        leading = defaultdict[Key, Fraction](Fraction)
        for way in ways:
            if not isinstance(way.to, End) and way.to in names:
                leading[way.to] += way.chance
        parts = [frac(passed)] if passed or not leading else []
        for to, chance in leading.items():
            parts.append(names[to] if chance == 1 else f"{frac(chance)} \\cdot {names[to]}")
        mean, sums = self.chain.means[key], " + ".join(parts)
        found = f"{names[key]} {equals(mean)}"
        return found if f"{names[key]} = {sums}" == found else f"{names[key]} = {sums} , \\quad {found}"


def _position(key: Key) -> Word:
    if key == START:
        return Word("odds_timing", "step_now")
    _, closed, waiting, *_ = key
    if closed:
        return Word("odds_timing", "step_bound" if waiting else "step_beside")
    return Word("odds_timing", "step_missing")


def _money(end: End) -> Outcome:
    return end.money


def _opened(end: End) -> Outcome:
    return YES if end.opened else NO
