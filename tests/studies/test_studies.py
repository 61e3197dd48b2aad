"""The published figures, and what is said of a damaged file of them."""

import pytest

from afrikan.errors import AfrikanError, DataError
from afrikan.paths import data_path
from afrikan.rules import Ruleset
from afrikan.studies import load_study, study
from afrikan.tomlfile import TomlFile

TEXT = data_path("studies", "kari_2024.toml").read_text(encoding="utf-8")


def test_the_figures_are_those_of_the_report():
    found = study()
    assert (found.games, found.mean, found.deviation) == (100_000, 12.48, 6.81)
    assert [found.wins[policy] for policy in found.policies] == [0.2335, 0.2429, 0.2734, 0.2502]
    assert found.horseshoe_wins == {"five_horseshoes": 0.1068, "eight_horseshoes": 0.1575}
    assert found.ruleset in Ruleset.presets()
    assert str(found.citations[0]).endswith("M. Kari, report and code")


def test_an_unknown_study_is_named():
    with pytest.raises(AfrikanError, match=r"there is no study 'kari'; .*kari_2024"):
        study("kari")


@pytest.mark.parametrize(
    ("good", "bad", "reason"),
    [
        ("games = 100000", "games = 0", "games must be at least 1, not 0"),
        ("mean = 12.48", "mean = -1.0", "rounds.mean must be above 0, not -1.0"),
        ("mean = 12.48", "mean = nan", "rounds.mean must be above 0, not nan"),
        (
            "deviation = 6.81",
            "deviation = 7",
            "rounds.deviation must be a number with a decimal point, not 7",
        ),
        ("capetown = 27.34", "capetown = 127.34", "wins.capetown must be from 0 to 100 per cent, not 127.34"),
        ("capetown = 27.34", "capetown = 27.24", "the shares of wins must add up to 100, not 99.90"),
        ("capetown = 27.34\n", "", "wins must name the policies closest_cairo, closest_tangier, capetown"),
        ('"capetown", "gold', '"capetwon", "gold', "policies names an unknown policy 'capetwon'"),
        ('"study_2024"', '"study"', "ruleset names an unknown preset 'study'"),
        ('"kari_2024", place', '"kary", place', "unknown source 'kary'"),
        ("label", "lable", "the file has an unknown entry 'lable'"),
        ("five_horseshoes = 10.68", "five_horseshoes = true", "must be a number with a decimal point"),
    ],
)
def test_damage_is_told_with_file_and_line(tmp_path, good, bad, reason):
    assert good in TEXT
    path = tmp_path / "kari_2024.toml"
    path.write_text(TEXT.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(DataError) as error:
        load_study(TomlFile(path))
    assert reason in str(error.value)
    assert "kari_2024.toml" in str(error.value)
