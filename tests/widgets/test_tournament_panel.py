"""The panel on which policies play against each other, without a browser."""

import re
from itertools import islice

import pytest
from laboratory import Hand
from lesson import EVIL, bare

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES

FAN = af.Ruleset.preset("fan")
THREE = {"count": 3, "policy_1": "nearest", "policy_2": "random", "policy_3": "nearest"}
APART = THREE | {"policy_3": "closest_cairo"}


def last_one(view, legal):
    return legal[-1]


def ran(lang="en", **entered):
    hand = Hand(af.TournamentPanel(lang, seed=3, **entered))
    hand.press("run")
    return hand


def section(hand, key):
    return hand.panel.sections[key].value


@pytest.fixture(scope="module")
def table():
    return ran(games=40, **THREE)


@pytest.fixture(scope="module")
def against():
    return ran(games=10, kind="against", seats=3, **APART)


def test_one_table_plays_the_games_of_a_tournament(table):
    done = af.tournament(["nearest", "random", "nearest"], FAN, games=40, seed=3, compiled=False)
    assert table.state.result == done
    share = done.shares().share[0]
    assert table.line("status") == (
        f"Most wins: nearest tile, {100 * share:.1f}\N{NO-BREAK SPACE}% of the games, "
        "where 66.7\N{NO-BREAK SPACE}% would be fair."
    )
    assert "Wins less than its fair share: chance alone" in bare(section(table, "told"))


def test_places_of_one_policy_stand_together(table):
    chart = section(table, "chart")
    assert "nearest tile ×2" in chart
    assert chart.count("<svg") == 2
    rows = section(table, "table")
    assert rows.count("<table>") == 3
    assert "▼ less than fair" in rows
    assert "nearest tile – chance alone" in rows


def test_seats_may_stay(table):
    hand = ran(games=10, rotate="no", **THREE)
    assert hand.state.result == af.tournament(
        ["nearest", "random", "nearest"], FAN, games=10, seed=3, rotate=False, compiled=False
    )
    assert "–" in section(hand, "table")
    assert "rotate=False" in section(hand, "code")


def test_one_against_the_others_has_a_matrix(against):
    done = af.round_robin(
        ["nearest", "random", "closest_cairo"], FAN, games=10, seed=3, seats=3, compiled=False
    )
    assert against.state.result == done
    assert (against.state.done, against.state.wanted) == (60, 60)
    rows = section(against, "table")
    share = done.matrix().share[0]
    assert f"{100 * share:.1f}" in rows
    assert rows.count("<td>–</td>") == 3
    assert "all 6 together" in bare(section(against, "told"))
    assert "kind=&quot;against&quot;, seats=3" in section(against, "code")


def test_every_choice_of_policies_has_standings_and_no_matrix():
    hand = ran(games=6, kind="groups", seats=2, **APART)
    assert hand.state.result == af.round_robin(
        ["nearest", "random", "closest_cairo"], FAN, games=6, seed=3, seats=2, kind="groups", compiled=False
    )
    assert section(hand, "table").count("<table>") == 1


def test_fields_are_there_for_what_is_chosen():
    hand = Hand(af.TournamentPanel("en", seed=3, count=2))
    there = {field.key for field in hand.state.fields}
    assert {"policy_1", "policy_2", "rotate"} <= there
    assert not {"policy_3", "seats"} & there
    hand.choose("kind", "against")
    assert "seats" in {field.key for field in hand.state.fields}
    assert "rotate" not in {field.key for field in hand.state.fields}


def test_what_cannot_be_played_is_told_and_mended():
    hand = Hand(af.TournamentPanel("en", seed=3, games=4, **THREE))
    hand.choose("kind", "against")
    assert "at least 2 policies, each once" in hand.line("error")
    hand.choose("policy_3", "capetown")
    assert hand.line("error") == ""
    hand.choose("rules", "own")
    hand.choose("rules_code", EVIL)
    assert hand.line("error")
    assert EVIL not in "".join(section.value for section in hand.panel.sections.values())


def test_too_many_players_for_the_rules_are_told():
    hand = Hand(af.TournamentPanel("en", seed=3, rules="own", rules_code="fan;max_players=4"))
    hand.choose("count", 6)
    assert "6 cannot play; the ruleset is for 2 to 4" in hand.line("error")


def test_functions_of_one_s_own_play():
    hand = ran(own=[last_one], count=2, policy_1="last_one", policy_2="random", games=4)
    assert hand.state.result.runs.deciders == (last_one, "random")
    assert "last_one" in section(hand, "chart")
    assert "af.tournament([last_one, &quot;random&quot;]" in section(hand, "code")
    with pytest.raises(AfrikanError, match="two policies are called last_one"):
        af.TournamentPanel(own=[last_one, last_one])


def test_a_stopped_tournament_goes_on(against):
    hand = Hand(af.TournamentPanel("en", 3, games=10, kind="against", seats=3, **APART))
    for _ in islice(hand.state.run(), 5):
        pass
    hand.press("stop")
    assert 0 < hand.state.done < 60
    hand.press("go_on")
    assert hand.state.result == against.state.result


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["table", "against", "groups"])
def test_it_is_told_whole_in_each_language(lang, kind):
    hand = ran(lang, games=2, kind=kind, count=2, seats=2, policy_1="nearest", policy_2="random")
    words = bare(hand.shown) + hand.line("status") + repr(hand.panel)
    assert not re.search(r"[{}]|\bnan\b", words)
    assert hand.line("error") == ""
