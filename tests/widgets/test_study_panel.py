"""The panels about a published study without a browser: its figures beside ours, and one rule changed."""

import re
from itertools import islice

import pytest
from laboratory import Hand
from lesson import bare

import afrikan as af
from afrikan import studies
from afrikan.language import LANGUAGES
from afrikan.studies.counts import Column

STUDY = studies.study()
GAMES = 30
OPTION = "star_last_instant_win"


def ran(panel):
    hand = Hand(panel)
    hand.press("run")
    return hand


@pytest.fixture(scope="module")
def hand():
    return ran(af.StudyPanel("en", seed=8, games=GAMES))


@pytest.fixture(scope="module")
def rules():
    return ran(af.StudyRulesPanel("en", seed=2, games=20, option=OPTION))


def section(hand, key):
    return hand.panel.sections[key].value


def test_the_games_are_those_of_a_reproduction(hand):
    again = studies.reproduction(games=GAMES, seed=8, compiled=False)
    assert hand.state.result.counts == again.counts
    assert (hand.state.done, hand.state.wanted) == (2 * GAMES, 2 * GAMES)
    assert hand.state.experiment.games == 100_000


def test_every_published_figure_stands_beside_ours(hand):
    table = bare(section(hand, "table"))
    for published in ("12.48", "6.81", "23.35", "24.29", "27.34", "25.02", "10.68", "15.75"):
        assert f" {published}" in table
    wins = hand.state.result.counts["five_horseshoes"].total[Column.WINS + STUDY.policies.index("capetown")]
    assert f"27.34 % (27.06 to 27.62) {100 * wins / GAMES:.2f} %" in table.replace("\N{NO-BREAK SPACE}", " ")
    assert section(hand, "charts").count("<svg") == 4
    assert "all 8 tested together" in bare(section(hand, "told"))


def test_few_games_are_said_to_tell_little_and_what_is_assumed_is_told(hand):
    told = bare(section(hand, "told"))
    assert "With so few games" in told
    assert "three blank tiles" in told


def figures_of(wins):
    """A reproduction whose policies won so many of their games."""
    done = studies.reproduction(games=6, seed=1, compiled=False)
    five, games = done.counts["five_horseshoes"], sum(wins)
    row = list(five.cities[0][: Column.WINS]) + list(wins)
    row[Column.GAMES] = games
    row[Column.ROUNDS : Column.ROUNDS_4 + 1] = [12 * games, 190 * games, 3500 * games, 80000 * games]
    row[Column.HORSESHOE_WINS] = round(0.107 * games)
    counts = {**done.counts, "five_horseshoes": type(five)((tuple(row), *five.cities[1:]))}
    return studies.Reproduction(done.study, 1, counts)


def told_of(wins):
    hand = Hand(af.StudyPanel("en", seed=1, games=6))
    hand.state.result, hand.state.played = figures_of(wins), hand.state.values
    hand.panel.refresh()
    return bare(section(hand, "told"))


def test_an_exchange_that_fits_is_called_a_hypothesis():
    told = told_of((24290, 23350, 27340, 25020))
    assert "With the names “closest tile, from Cairo” and “closest tile, from Tangier” exchanged" in told
    assert "hypothesis of ours and no finding" in told
    assert "Apart: wins: closest tile, from Cairo. Published 23.35 %" in told.replace(
        "\N{NO-BREAK SPACE}", " "
    )


@pytest.mark.parametrize("wins", [(23350, 24290, 27340, 25020), (30000, 20000, 30000, 20000)])
def test_no_exchange_is_told_where_names_fit_or_none_does(wins):
    assert "exchanged" not in told_of(wins)


def test_the_city_of_the_star_has_a_map_points_and_a_table(hand):
    stars = section(hand, "stars")
    assert stars.count("<svg") == 2
    lay = sum(row[Column.GAMES] > 0 for row in hand.state.result.counts["five_horseshoes"].cities)
    assert stars.count('<th scope="row">') == lay
    hand.choose("view", "horseshoe_wins")
    assert "By the city where the Star lay: wins with a horseshoe" in section(hand, "stars")
    assert "other settings" not in hand.line("status")
    hand.choose("view", "rounds")


def test_the_lines_of_code_are_those_that_play_it(hand):
    assert f"af.studies.reproduction(games={GAMES}, seed=8" in section(hand, "code")


def test_the_first_games_already_show_something():
    state = af.StudyPanel("en", seed=8, games=GAMES).state
    for _ in islice(state.run(), 8):
        html = "".join(s.html(state.result, state.shown, "en") for s in state.experiment.sections)
        assert not re.search(r"\bnan\b", bare(html))


def test_a_stopped_reproduction_goes_on():
    hand = Hand(af.StudyPanel("en", seed=8, games=GAMES))
    for _ in islice(hand.state.run(), 4):
        pass
    hand.press("stop")
    assert 0 < hand.state.done < 2 * GAMES
    hand.press("go_on")
    assert hand.state.result.counts == studies.reproduction(games=GAMES, seed=8, compiled=False).counts


def test_one_rule_read_otherwise_is_judged_by_the_published_figures(rules):
    done = studies.sensitivity(games=20, seed=2, options=[OPTION], compiled=False)
    assert rules.state.result.compared == done.compared
    row = done.table().iloc[1]
    chart = bare(section(rules, "chart"))
    assert f"{OPTION} = play_on" in chart
    assert f"+{row.more_rounds:.1f}" in chart
    told = bare(section(rules, "told"))
    assert "published 12.48 and 10.68" in told
    assert "Not ruled out does not mean confirmed" in told
    assert f"options=[&#x27;{OPTION}&#x27;]" in section(rules, "code")


def test_every_rule_can_be_read_otherwise_and_all_are_the_first_choice():
    panel = af.StudyRulesPanel("en", seed=2, games=3)
    values = [value for _, value in panel.fields.of["option"].options]
    assert values[0] == panel.state.values["option"] == "every"
    assert values[1:] == list(dict.fromkeys(change.option for change in studies.changes(
        af.Ruleset.preset("study_2024")
    )))  # fmt: skip
    assert panel.state.experiment.wanted(panel.state.values) == 3 * len(studies.changes(
        af.Ruleset.preset("study_2024")
    ))  # fmt: skip


def test_a_change_that_makes_no_difference_is_named_and_not_in_the_table():
    hand = ran(af.StudyRulesPanel("en", seed=2, games=8, option="free_roll_who"))
    assert "Makes no difference in any game, as these four play: free_roll_who=only_penniless" in bare(
        section(hand, "told")
    )
    assert section(hand, "table").count('<th scope="row">') == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_are_told_whole_in_each_language(lang):
    for panel in (
        af.StudyPanel(lang, seed=8, games=6),
        af.StudyRulesPanel(lang, seed=2, games=6, option=OPTION),
    ):
        hand = ran(panel)
        words = bare(hand.shown) + hand.line("status") + repr(panel)
        assert not re.search(r"[{}]|\bnan\b", words)
        assert hand.line("error") == ""
