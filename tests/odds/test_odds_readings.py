"""Exact answers under single readings of the rules: what they honour, what they say, what they refuse."""

from fractions import Fraction

import pytest
from rendering import assert_renders
from strategies import flipped

from afrikan import turns_home
from afrikan.board import Edge, Node, RouteGraph
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds import exact_game, race, tiles, travel, travel_times, waiting_for
from afrikan.rules import Ruleset

RARE = 1e-4
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""

ALL = "fan;tile_cities=all;tile_mix=1,2,3,4,3,5,14"


def ruleset(change):
    """The fan preset with one answer changed, and what that requires."""
    return flipped("fan", *change.split("="))


def assert_sampled(odds, count=400):
    """The answer agrees with games through the engine, and renders."""
    assert odds.compare(odds.sample(count, seed=11)).surprise > RARE
    assert_renders(odds)


def said(odds):
    """Everything that is taken for granted, in English."""
    return " ".join(note.text("en") for note in odds.notes)


# Journeys


TRIPS = [
    ("fly_plus_roll=yes", {"start": "congo", "money": 600}),
    ("air_legs_per_turn=many", {"start": "congo", "money": 900}),
    ("hazard_first_try=same_turn", {"start": "st_helena", "goal": "cape_verde", "money": 100}),
    ("release_then=roll_again_and_move", {"start": "sahara", "goal": "dar_fur", "money": 0}),
    ("hazard_effect=skip_one_turn", {"start": "st_helena", "goal": "cape_verde", "money": 100}),
    ("ticket_scope=per_turn", {"start": "st_helena", "goal": "cape_verde", "money": 100}),
    ("ticket_scope=board_100_plus_land_100", {"start": "canary_islands", "goal": "cape_verde", "money": 300}),
    ("ticket_when=after_roll_before_moving", {"start": "canary_islands", "goal": "cape_verde", "money": 300}),
    ("sea_destination=locked", {"start": "st_helena", "goal": "capetown", "money": 100}),
    ("reverse_between_turns=never", {"start": "sahara", "goal": "dar_fur", "money": 0}),
    ("finish_exact=needed", {"start": "egypt", "money": 300}),
    ("finish_cities=own_start_only", {"start": "egypt", "money": 300}),
    ("land_to_sea_same_roll=yes", {"start": "morocco", "goal": "canary_islands", "money": 100}),
]


@pytest.mark.parametrize(("change", "trip"), TRIPS, ids=[change for change, _ in TRIPS])
@pytest.mark.parametrize("within", [None, 3])
def test_journeys_agree_with_games(change, trip, within):
    found = travel(ruleset(change), **trip, within=within)
    assert_sampled(found.odds)
    assert all(move.actions for move in found.moves())


def test_a_pawn_caught_and_freed_in_one_turn_counts_as_caught():
    for change in ("hazard_first_try=same_turn", "hazard_effect=skip_one_turn"):
        odds = travel(ruleset(change), "st_helena", "cape_verde", money=100).caught()
        assert odds.chance == Fraction(1, 6)
        assert_sampled(odds)


def test_one_step_before_home_an_exact_roll_is_needed():
    """Four steps from Cairo a four is needed, or the pawn comes nearer; every other roll costs a turn."""
    exact, early = (travel(f"fan{code}", "egypt", money=0) for code in (";finish_exact=needed", ""))
    assert exact.odds[1] == Fraction(1, 6)
    assert early.odds[1] == Fraction(1, 2)
    assert "exactly" in said(exact.odds)
    assert "exactly" not in said(early.odds)


def test_only_the_own_start_city_is_home():
    own = "fan;finish_cities=own_start_only"
    tangier, cairo = (travel(own, "egypt", money=300, home=home) for home in ("tangier", "cairo"))
    assert (tangier.goal, cairo.goal) == (("tangier",), ("cairo",))
    assert tangier.turns_expected > cairo.turns_expected == travel("fan", "egypt").turns_expected
    assert travel(own, "egypt").goal == ("tangier",)
    assert "set out from Tangier" in said(tangier.odds)
    assert turns_home(Ruleset.from_code(own), "cairo")["egypt"] != turns_home(Ruleset.from_code(own))["egypt"]
    times = travel_times(own, 300, ["home"], home="cairo").turns["home"]
    assert times["egypt"] == cairo.turns_expected
    with pytest.raises(AfrikanError, match="congo"):
        travel(own, "egypt", home="congo")
    with pytest.raises(AfrikanError, match="congo"):
        turns_home(Ruleset.from_code(own), "congo")


def test_who_cannot_win_is_still_on_his_way():
    odds = travel("fan;stranded_policy=eliminate;penniless_sea=none", "tripoli", "egypt", money=0).odds
    assert odds.mean == Fraction(7, 6) ** 5
    assert "out of the game" in said(odds)
    assert_sampled(odds)


# Races


RUNNERS = [
    {"at": "egypt", "money": 0, "star": True},
    {"at": "tripoli", "money": 0, "horseshoe": True, "start": "cairo"},
]


@pytest.mark.parametrize(
    "change",
    ["finish_exact=needed", "finish_cities=own_start_only", "end_when=finish_round",
     "end_when=play_for_places", "fly_plus_roll=yes", "hazard_first_try=same_turn",
     "stranded_policy=eliminate"],
)  # fmt: skip
def test_races_agree_with_games(change):
    found = race(ruleset(change), RUNNERS)
    assert sum(found.odds.chances.values()) + found.odds.beyond == 1
    assert sum(found.rounds.chances.values()) + found.rounds.beyond == 1
    assert_sampled(found.odds)
    assert_sampled(found.rounds)


def test_who_comes_home_in_the_same_round_shares_a_draw():
    runners = [{"at": "suakin", "money": 300, key: True} for key in ("star", "horseshoe")]
    assert dict(race("fan", runners).odds.chances) == {"player_1": 1, "player_2": 0}
    drawn = race("fan;end_when=finish_round", runners).odds
    assert dict(drawn.chances) == {"player_1": 0, "player_2": 0, "draw": 1}


def test_the_best_answer_is_refused_where_a_turn_holds_more_than_one_way():
    with pytest.raises(AfrikanError, match="fly_plus_roll=yes"):
        race("fan;fly_plus_roll=yes", RUNNERS, best_response=1)
    with pytest.raises(AfrikanError, match="end_when=finish_round"):
        race("fan;end_when=finish_round", RUNNERS).map(best_response=True)


# Waiting


def test_waiting_asks_the_rules_which_numbers_help():
    assert waiting_for("tile", Ruleset.from_code("fan;free_roll_success=five_or_six")).mean == 3
    for change in ("pay_after_failed_attempt=yes", "free_roll_who=only_penniless", "roll_single_use=reuse"):
        odds = waiting_for("tile", ruleset(change))
        assert odds.mean == 2
        assert_sampled(odds)
    for change in ("release_then=move_with_that_roll", "release_then=roll_again_and_move"):
        odds = waiting_for("release", ruleset(change))
        assert odds.mean == 3
        assert_sampled(odds)


def test_nobody_waits_for_release_where_a_hazard_costs_one_turn():
    with pytest.raises(AfrikanError, match="one turn"):
        waiting_for("release", Ruleset.from_code("fan;hazard_effect=skip_one_turn"))


# Tiles


def test_start_cities_may_have_tiles_too():
    everywhere = tiles(ALL, opened={"cairo": "blank"})
    assert everywhere.star_places()["tangier"] == Fraction(1, 31)
    assert_sampled(everywhere.star_places())
    assert_sampled(everywhere.star_flip())
    with pytest.raises(AfrikanError, match="start city"):
        tiles("fan", opened={"cairo": "blank"})


@pytest.mark.parametrize(
    ("change", "risk"),
    [("slave_trigger=robber", Fraction(1, 10)), ("slave_unit=turns", Fraction(2, 5)),
     ("slave_trigger=robber;slave_unit=turns", Fraction(1, 10))],
)  # fmt: skip
def test_the_slave_coast_holds_whom_the_rules_say(change, risk):
    odds = tiles(f"fan;{change}").slave_coast()
    assert odds.chance == risk
    assert ("robber" in said(odds)) == ("robber" in change)
    assert ("Turns missed" in said(odds)) == ("turns" in change)
    assert_sampled(odds)


def test_a_robber_may_leave_the_price_of_a_tile():
    """One flip with 250 in the purse: a gem adds to it, a robber leaves 100, all else leaves it alone."""
    given = tiles("fan;robber_takes=all_but_100", purse=250)
    one = given.money(1)
    assert one[100] == Fraction(3, 30)
    assert one[250] == Fraction(18, 30)
    assert "except 100" in said(one)
    poor = tiles("fan;robber_takes=all_but_100", purse=50).money(1)
    assert poor[50] == Fraction(21, 30)
    for odds in (given.money(3), given.money(4, pay=True), given.money(2, gold_coast=1)):
        assert_sampled(odds)


def test_what_money_leaves_out_is_said():
    assert "Tolls" in said(tiles("fan;robber_stays=toll_100").money(2))
    assert "bank" in said(tiles("fan;bank_limit=notes").money(2))
    assert_sampled(tiles("fan;bank_limit=notes;gem_values=3000,6000,9000").money(6))
    kept = tiles("fan;horseshoe_before_star=kept_counts_later")
    for odds in (kept.horseshoes_left(), kept.horseshoe_after_star()):
        assert "are kept" in said(odds)
        assert_sampled(odds)


TIMED = [
    "slave_unit=turns", "slave_trigger=robber", "slave_may_fly=yes", "robber_takes=all_but_100",
    "robber_stays=toll_100", "pay_after_failed_attempt=yes", "roll_single_use=reuse",
    "free_roll_success=five_or_six", "free_roll_who=only_penniless", "move_after_buy_at_turn_start=yes",
    "star_last_instant_win=instant_win", "stranded_policy=eliminate", "stalemate=declared",
    "horseshoe_before_star=kept_cash_or_extra_move", "fly_plus_roll=yes", "air_legs_per_turn=many",
    "ticket_when=after_roll_before_moving", "penniless_sea=bank_aid_100", "sea_destination=locked",
]  # fmt: skip


@pytest.mark.parametrize("change", TIMED)
@pytest.mark.parametrize("at", ["slave_coast", "st_helena"])
def test_choices_beside_a_tile_agree_with_games(change, at):
    for choice in tiles(ruleset(change)).timing(100, at):
        for odds in (choice.money, choice.turns, choice.opened):
            if odds is not None:
                assert odds.compare(odds.sample(150, seed=7)).surprise > RARE, choice.choice


def test_a_slave_by_turns_misses_as_many():
    by_turns = tiles("fan;slave_unit=turns").timing(100, "slave_coast")["pay"]
    by_rolls = tiles("fan").timing(100, "slave_coast")["pay"]
    assert by_turns.turns.mean == by_rolls.turns.mean == Fraction(2, 5) * 3


def test_who_has_money_may_not_roll_where_only_the_poor_may():
    strict = tiles("fan;free_roll_who=only_penniless")
    assert not strict.timing(100)["roll"].allowed
    assert strict.timing(0)["roll"].allowed
    assert "5 or 6" in repr(tiles("fan;free_roll_success=five_or_six").timing(0))


# Whole games on tiny boards


LANE = RouteGraph.from_parts(
    [Node("home", is_start=True), Node("way", "land"), Node("far"), Node("farther")],
    [Edge("home", "way"), Edge("way", "far"), Edge("far", "farther")],
)
TINY = {"star": 1, "horseshoe": 1}


@pytest.mark.parametrize(
    "change",
    ["end_when=finish_round", "end_when=play_for_places", "finish_exact=needed", "stalemate=declared",
     "finish_cities=own_start_only", "horseshoe_before_star=kept_counts_later", "first_player_tie=lot",
     "star_last_instant_win=instant_win", "loans=yes", "roll_single_use=reuse", "slave_unit=turns",
     "ticket_scope=per_turn", "horseshoe_before_star=kept_cash_or_extra_move"],
)  # fmt: skip
def test_whole_games_agree_with_games_played(change):
    game = exact_game(LANE, TINY, f"fan;start_money=100;{change}", rounds=12, positions=60_000)
    assert sum(game.wins) <= 1
    assert sum(game.winner.chances.values()) == 1
    assert_sampled(game.winner, 200)
    assert game.rounds.compare(game.rounds.sample(200, seed=3)).surprise > RARE


def test_a_draw_is_nobodys_win():
    game = exact_game(LANE, TINY, "fan;start_money=100;end_when=finish_round", rounds=12)
    assert game.winner["draw"] > 0
    assert sum(game.wins) + game.winner["draw"] + game.course.left == 1


def test_tiles_lie_in_start_cities_if_the_ruleset_says_so():
    game = exact_game(LANE, {"star": 1, "blank": 2}, ALL, ["nearest"], rounds=3)
    assert game.winner["star_1"] > 0


@pytest.mark.parametrize(
    "ask",
    [
        lambda: travel("fan", "egypt", home="congo"),
        lambda: race("fan;fly_plus_roll=yes", RUNNERS, best_response=1),
        lambda: waiting_for("release", Ruleset.from_code("fan;hazard_effect=skip_one_turn")),
    ],
)
def test_what_is_refused_is_told_in_three_languages(ask):
    with pytest.raises(AfrikanError) as caught:
        ask()
    assert len({caught.value.phrase.text(lang) for lang in LANGUAGES}) == 3
