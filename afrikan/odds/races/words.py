"""The words and formulas of a race: who runs by which plan, round after round, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from afrikan.board.words import Place
from afrikan.errors import Phrase, Word
from afrikan.odds.answer.formula import equals, number
from afrikan.odds.answer.result import Outcome, Step
from afrikan.odds.answer.words import percent
from afrikan.pawn.turns import DICE

if TYPE_CHECKING:
    from afrikan.odds.races.home import Race

TIMES = r" \cdot "
TERMS = 3
"""So many rounds are written out; the rest are dots."""


def question_of(race: Race, key: str) -> Word:
    """Return a question about a race."""
    return Word("odds_race", key, rules=race.rules.title_in)


def outcome_of(seat: int) -> str:
    """Return the outcome that a runner wins; seats count from 0.

    >>> outcome_of(0)
    'player_1'
    """
    return f"player_{seat + 1}"


def name_of(race: Race, seat: int) -> Phrase:
    """Return what a runner is called, with what it carries."""
    player = race.situation.state.players[seat]
    called = race.names[seat] or Word("game", "player_name", number=seat + 1)
    return Word("odds_race", "star" if player.star else "horseshoe", player=called)


def notes_of(race: Race) -> tuple[Phrase, ...]:
    """Return whose plan is which, and what is taken for granted."""
    plans = tuple(_plan(race, seat) for seat in range(len(race.runners)))
    common = (
        Word("odds_race", "note_apart"),
        *(Word("odds_travel", key) for key in ("note_tiles", "note_bonus")),
    )
    return (*plans, *_gain(race), *common, *_by_rules(race))


def _by_rules(race: Race) -> Iterator[Phrase]:
    """Yield what only some rules make it necessary to say."""
    rules = race.rules
    if rules.finish_exact == "needed":
        yield Word("odds_travel", "note_exact")
    if rules.finish_cities == "own_start_only":
        yield Word("odds_race", "note_own_start", places=partial(_starts, race))
    if race.whole_rounds:
        yield Word("odds_race", "note_whole_round")
    if rules.end_when == "play_for_places":
        yield Word("odds_race", "note_first_home")
    if rules.robber_stays == "toll_100":
        yield Word("odds_travel", "note_robbers")


def _starts(race: Race, lang: str) -> str:
    players = race.situation.state.players[: len(race.runners)]
    return ", ".join(
        f"{name_of(race, seat).text(lang)}: {Place(race.graph, player.start, lang)}"
        for seat, player in enumerate(players)
    )


def _plan(race: Race, seat: int) -> Phrase:
    player = race.situation.state.players[seat]
    if race.best_response == seat + 1:
        key = "plan_watching" if race.watching else "plan_clock"
    else:
        key = "plan_fewest" if race.runners[seat].sure else "plan_stuck"
    here = partial(Place, race.graph, player.node)
    return Word("odds_race", key, runner=name_of(race, seat), here=here, money=player.money)


def _gain(race: Race) -> Iterator[Phrase]:
    if race.best_response is not None:
        usual = race.fewest.course.chance(race.best_response - 1)
        yield Word(
            "odds_race", "note_gain",
            runner=name_of(race, race.best_response - 1),
            usual=percent(usual), chance=percent(race.course.chance(race.best_response - 1)),
        )  # fmt: skip


def steps_of(race: Race) -> tuple[Step, ...]:
    """Return the derivation of who wins."""
    return tuple(_steps(race))


def _steps(race: Race) -> Iterator[Step]:
    if race.watching:
        yield Step(Word("odds_race", "step_pairs"), _pairs_rule(race))
    else:
        for seat in range(len(race.runners)):
            yield Step(Word("odds_race", "step_home", runner=name_of(race, seat)), _arrivals(race, seat))
        yield _rule(race)
    for seat in range(len(race.runners)):
        yield from _wins(race, seat)
    if race.whole_rounds:
        yield Step(Word("odds_race", "step_draws"), f"P(D) {equals(race.course.drawn)}")


def _rule(race: Race) -> Step:
    """Return when a runner wins."""
    if race.whole_rounds:
        return Step(
            Word("odds_race", "step_rule_whole"), r"P(W_i=n) = P(T_i=n) \cdot \prod_{j \neq i} P(T_j>n)"
        )
    return Step(
        Word("odds_race", "step_rule"),
        r"P(W_i=n) = P(T_i=n) \cdot \prod_{j<i} P(T_j>n) \cdot \prod_{j>i} P(T_j>n-1)",
    )


def _pairs_rule(race: Race) -> str:
    """Return the wins in the first rounds as shares of all pairs of rows of rolls."""
    terms: list[str] = []
    for seat in range(len(race.runners)):
        for played, chance in islice(race.course.rounds(seat), TERMS):
            cases = int(chance * DICE ** (2 * played))
            terms.append(rf"P(W_{seat + 1}={played}) = \frac{{{cases}}}{{{DICE**2}^{{{played}}}}}")
    return _listed(terms, len(terms) + 1)


def _arrivals(race: Race, seat: int) -> str:
    found = race.arrivals[seat]
    terms: list[str] = []
    played = 0
    while found.later(played) and len(terms) <= TERMS and played < len(race.course.wins):
        played += 1
        if found.at(played):
            terms.append(f"P(T_{seat + 1}={played}) {equals(found.at(played))}")
    return _listed(terms[:TERMS], len(terms)) or f"P(T_{seat + 1}={played}) = 0"


def _wins(race: Race, seat: int) -> Iterator[Step]:
    rounds = list(race.course.rounds(seat))
    runner = name_of(race, seat)
    if not race.watching and rounds:
        shown = [_product(race, seat, played, chance) for played, chance in rounds[:TERMS]]
        yield Step(Word("odds_race", "step_rounds", runner=runner), _listed(shown, len(rounds)))
    terms = [number(chance) for _, chance in rounds[:TERMS]]
    dots = [r"\ldots"] if len(rounds) > TERMS else []
    total = race.course.chance(seat)
    written = f" = {' + '.join(terms + dots)} " if len(rounds) > 1 else " "
    yield Step(Word("odds_race", "step_sum", runner=runner), f"P(W_{seat + 1}){written}{equals(total)}")


def _product(race: Race, seat: int, played: int, chance: Fraction) -> str:
    """Return a win in a round as the product of the runner's arrival and of the others still under way."""
    factors = [number(race.arrivals[seat].at(played))]
    for other, arrivals in enumerate(race.arrivals):
        if other != seat:
            before = other < seat or race.whole_rounds
            factors.append(number(arrivals.later(played if before else played - 1)))
    return rf"P(W_{seat + 1}={played}) = {TIMES.join(factors)} \approx {number(chance)}"


def _listed(terms: list[str], count: int) -> str:
    """Return terms side by side, and dots if they are fewer than the count."""
    return r", \quad ".join(terms + [r"\ldots"] * (len(terms) < count))


def length_steps(race: Race, chances: Mapping[Outcome, Fraction]) -> tuple[Step, ...]:
    """Return the derivation of how long a race lasts."""
    shown = []
    for played, chance in islice(chances.items(), TERMS):
        ways = [*race.course.wins[int(played) - 1], *race.course.draws[int(played) - 1 : int(played)]]
        wins = [number(win) for win in ways]
        shown.append(f"P(N={played}) = {' + '.join(wins)} {equals(chance)}")
    return (*steps_of(race), Step(Word("odds_race", "step_length"), _listed(shown, len(chances))))
