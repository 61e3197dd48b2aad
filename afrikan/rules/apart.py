"""How far rulesets lie apart: on how many points each pair of them differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from afrikan.rules.ruleset import Ruleset

if TYPE_CHECKING:
    import pandas as pd


def apart() -> pd.DataFrame:
    """Return a table of the presets: on how many options each pair of them differs.

    >>> int(apart().loc["finnish_2005", "original_1951"])
    1
    """
    import pandas as pd

    presets = {name: Ruleset.preset(name) for name in Ruleset.presets()}
    counts = {
        name: [len(rules.differences(other)) for other in presets.values()] for name, rules in presets.items()
    }
    return pd.DataFrame(counts, index=list(presets))
