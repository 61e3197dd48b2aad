"""The same games under several rulesets: counted alike by whoever plays, and honest about what differs."""

from math import isnan

import pytest

from afrikan import compare, simulate
from afrikan.errors import AfrikanError
from afrikan.rules import Ruleset
from afrikan.session import use
from afrikan.simulation import compared_blocks
from tests.simulation.own_policies import first

FAN = Ruleset.preset("fan")
SWEDISH = Ruleset.preset("swedish")
SOON = FAN.replace(free_roll_when="same_turn")
TABLE = ["nearest", "random", "nearest"]
GAMES = {"policies": TABLE, "games": 24, "seed": 3, "rounds": 15, "rotate": True, "keep": 3}


@pytest.fixture(scope="module")
def here():
    return compare(FAN, SWEDISH, SOON, **GAMES, compiled=False)


def test_each_side_is_what_a_simulation_counts(here):
    for rules, runs in zip((FAN, SWEDISH, SOON), here.runs, strict=True):
        assert runs == simulate(rules, TABLE, 24, 3, rounds=15, rotate=True, keep=3, compiled=False)


def test_both_executions_compare_alike(here):
    assert compare(FAN, SWEDISH, SOON, **GAMES, compiled=True) == here


def test_threads_compare_alike(here):
    assert compare(FAN, SWEDISH, SOON, **GAMES, compiled=False, executor="threads", workers=3) == here


def test_processes_compare_alike(here):
    assert compare(FAN, SWEDISH, SOON, **GAMES, compiled=False, executor="processes", workers=1) == here


def test_games_that_were_stopped_go_on(here):
    first, *more = (
        *compared_blocks(FAN, SWEDISH, SOON, **GAMES | {"games": 9}, compiled=False),
        *compared_blocks(FAN, SWEDISH, SOON, **GAMES, compiled=False, begin=9),
    )
    assert sum(more, first) == here
    with pytest.raises(AfrikanError, match="begin 25 must be a whole number from 0 to 24"):
        compared_blocks(FAN, SWEDISH, **GAMES, begin=25)


def test_pairs_are_the_sums_of_products_over_the_games():
    compared = compare(FAN, SOON, **GAMES | {"keep": 24}, compiled=False)
    one, other = (runs.rows().drop(columns="game") for runs in compared.runs)
    products = (one * other).sum()
    assert products["turns"] > 0
    for name, total in products.items():
        assert compared.pair(name).products == total
    assert compared.difference("turns").value == pytest.approx((other.turns - one.turns).mean())


def test_games_part_where_their_histories_do():
    compared = compare(FAN, SOON, **GAMES | {"keep": 24}, compiled=False)
    parted = []
    for number in range(24):
        a, b = (runs.game(number).play() for runs in compared.runs)
        if a.history != b.history:
            parted.append(number)
    assert 0 < len(parted) < 24
    assert set(parted) <= set(compared.numbers[0])
    assert compared.parted == (len(compared.numbers[0]),)
    assert compared.agree[0].value == 1 - compared.parted[0] / 24


def test_the_first_parted_games_are_kept_in_order(here):
    whole = compare(FAN, SWEDISH, SOON, **GAMES | {"keep": 24}, compiled=False)
    assert whole.numbers[1] == tuple(sorted(whole.numbers[1]))
    assert here.numbers == tuple(numbers[:3] for numbers in whole.numbers)


def test_a_moot_option_changes_nothing():
    compared = compare(FAN, FAN.replace(max_players=5), games=12, seed=3, rounds=10, compiled=False)
    assert compared.parted == (0,)
    assert compared.numbers == ((),)
    frame = compared.differences().set_index("measure")
    assert (frame.difference == 0).all()
    assert frame.low["star_wins"] == pytest.approx(-(1.959964**2) / (12 + 1.959964**2), rel=1e-5)
    assert isnan(frame.low["rounds"])
    assert isnan(frame.high["rounds"])
    assert compared.agree[0].low < compared.agree[0].high == 1.0
    assert "no difference in any game" in repr(compared)
    with pytest.raises(AfrikanError, match="the play parted in none of the 12 games"):
        compared.divergence()


def test_more_money_is_known_to_be_more():
    compared = compare(FAN, FAN.replace(start_money=600), games=12, seed=1, compiled=False)
    found = compared.difference("money")
    assert found.value > 0
    assert compared.differences().set_index("measure").saved["money"] > 0
    assert compared.parted == (12,)


def test_money_is_counted_in_tile_prices_where_these_differ(here):
    frame = here.differences().set_index(["ruleset", "measure"])
    assert frame.unit["swedish", "money"] == "tile_price"
    assert frame.unit[SOON.code, "money"] == "money"
    assert frame.unit["swedish", "turns"] == ""
    assert frame.b["swedish", "money"] == pytest.approx(
        here.runs[1].sums("money").total / 24 / SWEDISH.tile_price
    )
    assert frame.a["swedish", "money"] == pytest.approx(here.runs[0].sums("money").total / 24 / 100)


def test_wins_by_policy_and_by_seat(here):
    frame = here.differences().set_index(["ruleset", "measure"]).loc["swedish"]
    assert {"policy_wins_1", "policy_wins_2", "seat_wins_3"} <= set(frame.index)
    assert {"policy_wins_3", "seat_wins_4"}.isdisjoint(frame.index)
    runs = here.runs[0]
    wins = runs.entrant_wins
    assert runs.sums("policy_wins_1").total == wins[0] + wins[2]
    assert tuple(runs.sums(f"seat_wins_{seat}").total for seat in (1, 2, 3)) == runs.wins


def test_missed_turns_are_all_of_them(here):
    runs = here.runs[0]
    parts = ("held_turns", "slave_turns", "lost_turns")
    skipped = runs.events["skipped"]
    assert runs.sums("missed_turns").total == sum(runs.sums(name).total for name in parts) + skipped > 0


def test_policies_of_one_s_own_are_compared():
    compared = compare(FAN, SOON, policies=[first, "nearest"], games=12, seed=5, rounds=12)
    assert compared.runs[1] == simulate(SOON, [first, "nearest"], 12, 5, rounds=12, keep=12)


@pytest.mark.parametrize("lang", ["en", "fi", "sv"])
def test_the_summary_speaks_of_boards_and_of_games_alike(here, lang):
    use(language=lang)
    try:
        text, page = repr(here), here._repr_html_()
    finally:
        use(language="en")
    boards = {"en": "Nordic (reconstructed)", "fi": "pohjoismainen", "sv": "nordiska"}[lang]
    assert text.count(boards) == 1
    assert page.count("<caption>") == page.count("</table>") == 2


def test_a_short_code_does_as_well_as_a_ruleset():
    by_code = compare("fan", "fan;free_roll_when=same_turn", **GAMES, compiled=False)
    assert by_code == compare(FAN, SOON, **GAMES, compiled=False)
    assert simulate("fan", games=5, seed=1).rules == FAN


@pytest.mark.parametrize(
    ("rules", "arguments", "named"),
    [
        ((), {}, "at least two rulesets, not 0"),
        ((FAN,), {}, "at least two rulesets, not 1"),
        ((FAN, SOON, Ruleset.preset("fan")), {}, "rulesets 1 and 3 are the same, 'fan'"),
        ((FAN, "swedes"), {}, "'swedes'; did you mean 'swedish'"),
        ((FAN, 3), {}, "rules must be a Ruleset .* not 3"),
        ((FAN, SOON), {"policies": ["nearest", "nearst"]}, "no policy 'nearst'.*'nearest'"),
        ((FAN, SOON), {"policies": "nearest"}, "policies must be a list"),
        ((FAN, SOON), {"games": 0}, "games 0 must be"),
        ((FAN, SOON), {"keep": -1}, "keep -1 must be"),
        ((FAN, SOON), {"confidence": 1}, "confidence"),
        ((FAN, SOON), {"executor": "thread"}, "did you mean 'threads'"),
    ],
)
def test_bad_input_is_named(rules, arguments, named):
    with pytest.raises(AfrikanError, match=named):
        compare(*rules, **arguments)


def test_what_cannot_be_added_or_found_is_named(here):
    with pytest.raises(AfrikanError, match="can be added"):
        here + compare(FAN, SWEDISH, **GAMES | {"games": 1}, compiled=False)
    with pytest.raises(AfrikanError, match="no ruleset of the number 3"):
        here.divergence(side=3)
    with pytest.raises(AfrikanError, match="game 24 must be"):
        here.divergence(24)
    alike = next(number for number in range(24) if number not in here.numbers[1])
    with pytest.raises(AfrikanError, match=f"game {alike} is the same"):
        here.divergence(alike, side=2)
    unkept = compare(FAN, SOON, **GAMES | {"keep": 0}, compiled=False)
    with pytest.raises(AfrikanError, match="no numbers of games were kept"):
        unkept.divergence()
