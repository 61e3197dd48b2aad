"""Where am I, given what I was told? And after how many steps does one know?"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from afrikan.chance import Purpose, Seed, below, word
from afrikan.errors import AfrikanError, Word
from afrikan.island.beliefs import Belief, Told, read_told
from afrikan.island.game.law import Law
from afrikan.island.ground import told_of
from afrikan.island.knowledge import learn_sea, learn_start, learn_step
from afrikan.island.policies.locate import informative_way
from afrikan.island.policies.making import ways_of
from afrikan.island.policies.recognising import MOST_STEPS
from afrikan.island.state import NONE, TOLDS, Sight
from afrikan.odds.answer.result import Odds, Outcome, Step, Trial
from afrikan.odds.hunt.ground import Where, asked_of, label_of
from afrikan.records import blank
from afrikan.rules import Ruleset

MOST_TRIES = 1_000_000
"""A trial tries starts until one fits; after so many it gives up."""


def location(told: Sequence[str], *, map: Where = "classic", rules: Ruleset | str = "island") -> Odds:
    """Return the odds of the hexes on which one may be, given everything one was told.

    Args:
        told: the ground of the start, then a fact a step, such as ``["jungle", "n jungle", "ne sea",
            "s bush lost jungle"]``; the directions are n, ne, se, s, sw and nw.
        map: as for ``IslandGame``.
        rules: the ruleset, or its short code.

    Raises:
        AfrikanError: if a fact cannot be read, or no hex fits; names it.

    >>> location(["fort"], map="small")["A5"]
    Fraction(1, 8)
    """
    law = asked_of(map, rules)
    facts = read_told(told, law)
    belief = Belief.of_facts(facts, law)
    chances = {law.hex_name(hex): chance for hex, chance in belief.chances.items()}
    likely = sorted(chances, key=lambda name: -chances[name])
    return Odds(
        Word("odds_hunt", "asks_location", told=", ".join(told)),
        {name: chances[name] for name in likely},
        "hex",
        steps=tuple(_narrowed(facts, law)),
        label=label_of(law.box.map),
        notes=(Word("odds_hunt", "every_start_alike"), Word("odds_hunt", "every_drop_alike")),
        trial=_tried_until_it_fits(facts, law),
    )


def _narrowed(facts: Sequence[Told], law: Law) -> list[Step]:
    """Return how many hexes remain possible after each fact."""
    belief, counts = Belief.before(law), []
    for fact in facts:
        belief = belief.learn(fact)
        counts.append(str(belief.count))
    return [Step(Word("odds_hunt", "step_narrowed"), r" \to ".join(counts))]


def _tried_until_it_fits(facts: Sequence[Told], law: Law) -> Trial:
    """Return a trial that sets a player down anywhere and keeps the first one who is told just that."""
    starts = Belief.before(law).hexes

    def trial(key: Seed) -> Outcome:
        for number in range(MOST_TRIES):
            hex = starts[below(word(key, Purpose.LAYOUT, 0, 0, number), len(starts))]
            for place, fact in enumerate(facts):
                luck = word(key, Purpose.POLICY, 0, number & 0xFFFFF, place)
                hex = _walked(hex, fact, law, luck)
                if hex == 0:
                    break
            if hex:
                return law.hex_name(hex)
        raise AfrikanError("trial_rare", tries=MOST_TRIES)

    return trial


def _walked(hex: int, fact: Told, law: Law, luck: int) -> int:
    """Return where one is after a fact; 0 if one would have been told something else."""
    after = Belief(law, {hex: 1}).weights_after(fact)
    places = sorted(after)
    return places[below(luck, len(places))] if places else 0


def recognising(*, map: Where = "classic", rules: Ruleset | str = "island") -> Odds:
    """Return the odds of the number of steps after which the informed locator knows where it is.

    Every allowed start is equally likely. The locator always names the direction after whose answer the
    fewest hexes are to be expected; it is neither stopped nor lost.

    Args:
        map, rules: as for ``location``.

    >>> recognising(map="small").at_most(2) > Fraction(1, 2)
    True
    """
    law = asked_of(map, rules)
    ways = ways_of(law.box, law.rules)
    counts = Counter(ways.hard[start] for start in Belief.before(law).hexes)
    total = sum(counts.values())
    chances: dict[Outcome, Fraction] = {steps: Fraction(counts[steps], total) for steps in sorted(counts)}
    worked = sum(steps * count for steps, count in counts.items())
    return Odds(
        Word("odds_hunt", "asks_recognising"),
        chances,
        "steps",
        steps=(Step(Word("odds_hunt", "step_mean"), rf"\frac{{{worked}}}{{{total}}}"),),
        label=label_of(law.box.map),
        notes=(Word("odds_hunt", "every_start_alike"), Word("odds_hunt", "no_events")),
        trial=_searched(law),
    )


def _searched(law: Law) -> Trial:
    """Return a trial in which one hiker finds itself, by what it is told step by step."""
    isle, kernel = law.isle, law.kernel
    ways = ways_of(law.box, law.rules)
    starts = Belief.before(law).hexes

    def trial(key: Seed) -> Outcome:
        hex = starts[below(word(key, Purpose.LAYOUT, 0, 0, 0), len(starts))]
        sight, room, steps = blank(Sight), [0] * TOLDS, 0
        sight.heading = NONE
        learn_start(sight, isle, kernel, told_of(isle, kernel, hex))
        while sight.count > 1 and steps < MOST_STEPS:
            way = informative_way(sight, isle, ways, room)
            there = isle.beside[hex][way]
            if there == 0:
                learn_sea(sight, isle, way)
                sight.seas |= 1 << way
                continue
            learn_step(sight, isle, kernel, way, told_of(isle, kernel, there), True)
            hex, sight.seas, sight.heading, steps = there, 0, way, steps + 1
        return steps

    return trial


def hardest_starts(
    count: int = 10, *, map: Where = "classic", rules: Ruleset | str = "island"
) -> list[tuple[str, int]]:
    """Return the starts that the informed locator recognises last, with the steps that it takes.

    Args:
        count: how many.
        map, rules: as for ``location``.

    >>> len(hardest_starts(3, map="small"))
    3
    """
    law = asked_of(map, rules)
    steps = ways_of(law.box, law.rules).hard
    hardest = sorted(Belief.before(law).hexes, key=lambda hex: (-steps[hex], hex))[:count]
    return [(law.hex_name(hex), steps[hex]) for hex in hardest]
