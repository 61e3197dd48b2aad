"""Where a game parts under two rulesets: found, explained by the right option and rule, and playable."""

import pytest

from afrikan import Game, compare
from afrikan.rules import Ruleset
from afrikan.simulation.divergence import divergence_of

FAN = Ruleset.preset("fan")


def parted(changes, number=0, **how):
    """Where a game of the fan edition and one with changes part."""
    pair = (FAN, FAN.replace(**changes))
    first, second = (
        Game(rules, 4, policies="nearest", seed=1, game=number, rounds=60, **how) for rules in pair
    )
    return divergence_of(number, first, second)


@pytest.mark.parametrize(
    ("changes", "number"),
    [
        ({"free_roll_when": "same_turn"}, 1),
        ({"pirates_stop": "always"}, 1),
        ({"slave_length": 2}, 13),
        ({"gem_values": (400, 600, 1000)}, 0),
        ({"start_money": 400}, 0),
        ({"sea_price": 200}, 0),
    ],
)
def test_the_option_that_was_changed_is_found(changes, number):
    found = parted(changes, number)
    assert list(found.options) == list(changes) == list(found.differing)
    assert found.first.history == found.second.history
    assert found.first.at == found.index < found.first.length
    (option,) = changes
    for lang in ("en", "fi", "sv"):
        assert f"{option}=" in found.text(lang)
    assert len({found.text(lang) for lang in ("en", "fi", "sv")}) == 3


def test_of_several_options_the_one_at_work_is_found():
    found = parted({"slave_length": 2, "start_money": 400})
    assert list(found.options) == ["start_money"]
    assert set(found.differing) == {"slave_length", "start_money"}
    assert found.index == 0
    assert "Game 0 parts before the first round, when it is Player 1's turn to act." in found.text("en")
    assert "Player 1 then has 400." in found.text("en")


def test_a_turn_that_has_ended_under_one_ruleset_only_is_told_with_both_players():
    found = parted({"free_roll_when": "same_turn"}, 1)
    here, there = found.players
    assert here != there
    text = found.text("en")
    assert f"Then {here} is to act under fan, but {there} under fan;free_roll_when=same_turn." in text
    assert "not allowed" not in text
    assert "Both are allowed" not in text
    assert "It comes from free_roll_when=same_turn." in text


def test_effects_are_told_with_their_rule():
    found = parted({"slave_length": 2}, 13)
    assert found.actions[0] == found.actions[1] == "flip blank"
    text = found.text("en")
    assert f"until round {found.round}, turn {found.turn} of Player {found.seat}" in text
    assert "misses 3 rolls" in text
    assert "misses 2 rolls" in text
    assert "Places to note: Slave Coast" in text


def test_an_action_is_refused_by_a_cited_rule():
    found = parted({"pirates_stop": "always"}, 1)
    one, other = found.actions
    assert one == "sea st_helena 2"
    assert found.first.can(one)
    assert found.second.can(other)
    assert found.second.why_not(one) in found.text()
    assert "pirates on the way stop every pawn (Afrikan" in found.text("en")


def test_both_games_go_on_from_there():
    found = parted({"gem_values": (400, 600, 1000)})
    before = found.first.at
    found.first.play()
    found.second.play()
    assert found.first.over
    assert found.second.over
    assert found.first.history[:before] == found.second.history[:before]


def test_a_comparison_opens_its_first_parted_game():
    compared = compare(
        FAN, FAN.replace(gem_values=(400, 600, 1000)), policies=["nearest", "random"], games=3, seed=1,
        rounds=40, rotate=True, compiled=False,
    )  # fmt: skip
    found = compared.divergence()
    assert found.number == compared.numbers[0][0]
    assert list(found.options) == ["gem_values"]
    page = found._repr_html_()
    assert page.count("<svg") == 2
    assert "gem_values=" in page
