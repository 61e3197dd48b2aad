"""Hypothesis strategies that several tests share."""

from hypothesis import strategies as st

from afrikan.rules import Ruleset, catalogue
from afrikan.rules.families import ISLAND
from afrikan.rules.validate import repaired


def mixes(tiles=30):
    """So many tiles with one Star in any mix."""
    others = tiles - 1
    return st.lists(st.integers(0, others), min_size=5, max_size=5).map(
        lambda cuts: (
            1,
            *(high - low for low, high in zip([0, *sorted(cuts)], [*sorted(cuts), others], strict=True)),
        )
    )


@st.composite
def rulesets(draw):
    """Any playable ruleset, described by any preset; contradictions are repaired."""
    values = {}
    for option in catalogue().values():
        if option.kind == "choice":
            values[option.id] = draw(
                st.sampled_from([value.id for value in option.values if value.implemented])
            )
        elif option.id != "tile_mix":
            numbers = tuple(draw(st.integers(entry.min, entry.max)) for entry in option.entries)
            values[option.id] = numbers if option.kind == "integers" else numbers[0]
    values["tile_mix"] = draw(mixes(32 if values["tile_cities"] == "all" else 30))
    return Ruleset(repaired(values), draw(st.sampled_from(Ruleset.presets())))


@st.composite
def island_rulesets(draw, **fixed):
    """Any ruleset of the island, some of its values fixed."""
    values = {}
    for option in catalogue(ISLAND.name).values():
        if option.kind == "choice":
            values[option.id] = draw(st.sampled_from([value.id for value in option.values]))
        else:
            number = option.entries[0]
            values[option.id] = draw(st.just(option.legacy) | st.integers(number.min, number.max))
    return Ruleset({**values, **fixed}, "island")


@st.composite
def readings(draw, most=3):
    """Any preset in which up to a few questions are answered otherwise; contradictions are repaired."""
    rules = Ruleset.preset(draw(st.sampled_from(Ruleset.presets())))
    choices = [option for option in catalogue().values() if option.kind == "choice"]
    flips = draw(st.lists(st.sampled_from(choices), max_size=most, unique_by=lambda option: option.id))
    values = {
        option.id: draw(st.sampled_from([value.id for value in option.values if value.implemented]))
        for option in flips
    }
    return Ruleset(repaired({**rules.values, **values}), rules.name)


def flipped(name, option, value):
    """A preset with one question answered otherwise, and whatever that answer requires."""
    values = dict(Ruleset.preset(name).values)
    waiting = [(option, value)]
    while waiting:
        changed, chosen = waiting.pop()
        values[changed] = chosen
        found = catalogue()[changed].value(chosen)
        for need in found.requires if found else ():
            if values[need.option] not in need.values:
                waiting.append((need.option, need.values[0]))
    if values["tile_cities"] == "all":
        values["tile_mix"] = (1, 2, 3, 4, 3, 5, 14)
    return Ruleset(repaired(values), name)
