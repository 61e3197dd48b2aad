"""The question what is in the purse after some flips: gems fill it, a robber empties it."""

from __future__ import annotations

from fractions import Fraction
from math import comb, perm

from afrikan.board.words import PlaceName
from afrikan.chance import Seed
from afrikan.checks import is_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.odds.answer.formula import LONGEST_FRACTION, equals, frac, number
from afrikan.odds.answer.provenance import Provenance
from afrikan.odds.answer.result import Odds, Outcome, Step
from afrikan.odds.flips.knowledge import Knowledge, check_purse
from afrikan.odds.flips.order import check_flips, left_step, word
from afrikan.odds.flips.play import flips
from afrikan.odds.flips.purse import GEMS, Venture, purse_after
from afrikan.quote import quoted

GOLD_COAST = "gold_coast"
TERMS = 6
"""Summands of a formula that are written out; of more, the first ones and the last."""


def money(known: Knowledge, count: int, purse: int, gold_coast: int | None, pay: bool) -> Odds:
    """Return what is in the purse after some flips; see ``Tiles.money``."""
    check_flips(known, count)
    check_purse(purse)
    _check_gold_coast(known, gold_coast, count)
    venture = venture_of(known, count, purse, gold_coast or 0, bool(pay))
    chances: dict[Outcome, Fraction] = dict(purse_after(venture).items())
    options = ["tile_mix", "gem_values"]
    options += ["tile_price"] if pay else []
    options += ["gold_coast_multiplier"] if gold_coast else []
    return Odds(
        word("money", flips=count, purse=purse), chances, "money", steps=_steps(known, venture, chances),
        label=Provenance(known.rules, tuple(options)), notes=_notes(known, venture),
        trial=_Trial(known, venture),
    )  # fmt: skip


def venture_of(known: Knowledge, count: int, purse: int, doubled: int, pays: bool) -> Venture:
    """Return the flips as the engine's ruleset prices them."""
    rules = known.rules
    values = dict(zip(GEMS, rules.gem_values, strict=True))
    price = rules.tile_price if pays else 0
    kept = rules.tile_price if rules.robber_takes == "all_but_100" else 0
    return Venture(known.left, count, purse, values, price, doubled, rules.gold_coast_multiplier, kept)


def _check_gold_coast(known: Knowledge, gold_coast: object, count: int) -> None:
    if gold_coast is None:
        return
    if not is_whole(gold_coast, 1, count):
        raise AfrikanError("gold_flip_wrong", value=quoted(gold_coast), flips=count)
    if GOLD_COAST in known.opened:
        city = PlaceName(known.graph, GOLD_COAST, "at")
        raise AfrikanError("gold_open", city=city, number=gold_coast)


class _Trial:
    """Plays the flips through the engine, and says what is in the purse then."""

    def __init__(self, known: Knowledge, venture: Venture) -> None:
        order = [city for city in known.closed if city != GOLD_COAST or not venture.doubled]
        if venture.doubled:
            order.insert(venture.doubled - 1, GOLD_COAST)
        rules = known.rules.replace(bank_limit="unlimited")
        rules = rules if venture.doubled else rules.replace(gold_coast_multiplier=1)
        cities, pays = order[: venture.flips], venture.price > 0
        self.turn = flips(known, cities, purse=venture.purse, pays=pays, rules=rules)

    def __call__(self, key: Seed) -> Outcome:
        *_, state = self.turn(key)
        return state.players[0].money


def _notes(known: Knowledge, venture: Venture) -> tuple[Phrase, ...]:
    city = PlaceName(known.graph, GOLD_COAST, "at")
    opens = known.rules.free_roll_meaning == "opens"
    paid = "note_paid" if opens else "note_paid_literal"
    rules = known.rules
    left_out = {"note_tolls": rules.robber_stays == "toll_100", "note_bank": rules.bank_limit == "notes"}
    return (
        word("note_robber_leaves", price=venture.kept) if venture.kept else word("note_at_once"),
        word(paid, price=venture.price) if venture.price else word("note_free"),
        word("note_gold", number=venture.doubled, city=city, factor=venture.factor)
        if venture.doubled
        else word("note_no_gold", city=city),
        word("note_one_player"),
        *(word(key) for key, so in left_out.items() if so),
    )


def _steps(known: Knowledge, venture: Venture, chances: dict[Outcome, Fraction]) -> tuple[Step, ...]:
    mean = sum((purse * chance for purse, chance in chances.items() if isinstance(purse, int)), Fraction(0))
    latex, value = _spared(venture, venture.hidden, venture.flips)
    first = (left_step(known), Step(word("step_no_robber", flips=venture.flips), f"{latex} {equals(value)}"))
    counted = venture.price or venture.kept
    return (*first, *(_counted_steps if counted else _mean_steps)(venture, mean))


def _counted_steps(venture: Venture, mean: Fraction) -> list[Step]:
    """Return the mean as it is found where payments depend on what came before: order by order."""
    factors = [str(venture.hidden - drawn) for drawn in range(venture.flips)]
    product = r" \cdot ".join(_shortened(factors))
    return [
        Step(word("step_orders"), f"{product} = {perm(venture.hidden, venture.flips)}"),
        Step(word("step_each_order"), equals(mean).removeprefix("= ")),
    ]


def _mean_steps(venture: Venture, mean: Fraction) -> list[Step]:
    """Return the mean as a sum: every gem counts unless a robber comes after it."""
    survives, _ = _spared(venture, venture.hidden, venture.flips)
    parts = [f"{venture.purse} \\cdot {survives}"] if venture.purse else []
    sums = [f"{venture.left[gem]} \\cdot {venture.values[gem]}" for gem in GEMS]
    worth = sum(venture.left[gem] * venture.values[gem] for gem in GEMS)
    lines = [Step(word("step_worth"), f"{' + '.join(sums)} = {worth}")]
    result = equals(mean)
    if worth:
        after = [_spared(venture, venture.hidden - 1, later) for later in range(venture.flips)]
        kept = sum((value for _, value in after), Fraction(0))
        shown = _shortened([latex for latex, _ in after])
        lines.append(Step(word("step_kept"), f"{' + '.join(shown)} {equals(kept)}"))
        each = f"\\frac{{{worth}}}{{{venture.hidden}}}"
        exact = len(str(kept)) <= LONGEST_FRACTION
        parts.append(f"{each} \\cdot {frac(kept) if exact else number(kept)}")
        result = result if exact else f"\\approx {number(mean)}"
        if venture.doubled:
            later, _ = after[venture.flips - venture.doubled]
            parts.append(f"({venture.factor} - 1) \\cdot {each} \\cdot {later}")
    return [*lines, Step(word("step_mean_money"), f"{' + '.join(parts) or 0} {result}")]


def _shortened(parts: list[str]) -> list[str]:
    return [*parts[:2], r"\ldots", parts[-1]] if len(parts) > TERMS else parts


def _spared(venture: Venture, hidden: int, drawn: int) -> tuple[str, Fraction]:
    """Return as formula and value the chance that none of some tiles drawn is a robber."""
    calm = hidden - venture.left["robber"]
    latex = f"\\frac{{\\binom{{{calm}}}{{{drawn}}}}}{{\\binom{{{hidden}}}{{{drawn}}}}}"
    return latex, Fraction(comb(calm, drawn), comb(hidden, drawn))
