"""What counts as a clear difference: held against many intervals at once, and honest with few games."""

from math import isnan

import pytest

from afrikan import compare
from afrikan.rules import Ruleset
from afrikan.simulation.findings import findings

FAN = Ruleset.preset("fan")
RICH = FAN.replace(start_money=5000)


def kinds(compared, **how):
    return {finding.name: finding.kind for finding in findings(compared, **how)}


@pytest.fixture(scope="module")
def rich():
    return compare(FAN, RICH, games=40, seed=1, compiled=False)


def test_figures_are_those_of_the_table(rich):
    table = rich.differences().set_index("measure")
    for finding in findings(rich):
        row = table.loc[finding.name]
        assert (finding.a, finding.b, finding.difference.value) == (row.a, row.b, row.difference)
        assert finding.share == (row.kind == "share")
        assert finding.unit == row.unit


def test_what_is_clear_misses_zero_widely_and_what_is_not_does_not(rich):
    found = {finding.name: finding for finding in findings(rich)}
    assert found["money"].kind == "clear"
    vary = sum(finding.kind != "never" for finding in found.values())
    assert 5 < vary < len(found)
    for name, finding in found.items():
        if finding.kind == "never":
            assert finding.a == finding.b
            continue
        wide = rich.difference(name, confidence=1 - 0.05 / vary)
        own = rich.difference(name)
        assert (finding.kind == "clear") == (wide.low > 0 or wide.high < 0)
        assert (finding.kind == "unknown") == (own.low <= 0 <= own.high)


def test_another_confidence_judges_otherwise(rich):
    sure = kinds(rich, confidence=0.5)
    assert sum(kind == "clear" for kind in sure.values()) > sum(
        kind == "clear" for kind in kinds(rich, confidence=0.999).values()
    )


@pytest.mark.parametrize(("games", "kind"), [(1, "unknown"), (5, "unknown"), (6, "clear")])
def test_where_all_games_differ_alike_their_number_counts(games, kind):
    """Each of two players has one more in every game: there is no spread, and only the sign test tells."""
    richer = FAN.replace(start_money=301)
    compared = compare(FAN, richer, policies=["nearest"] * 2, games=games, seed=3, rounds=1, compiled=False)
    assert compared.difference("money").value == 2
    assert isnan(compared.difference("money").low)
    assert kinds(compared)["money"] == kind


def test_what_never_happened_is_blank(rich):
    blank = {finding.name for finding in findings(rich) if finding.blank}
    assert "passed_turns" in blank
    assert "rounds" not in blank
