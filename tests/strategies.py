"""Hypothesis strategies that several tests share."""

from hypothesis import strategies as st

from afrikan.rules import Ruleset, catalogue
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
