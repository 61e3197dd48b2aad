"""The race home by everyone's quickest plan: by hand, row by row of rolls through the engine, simulated."""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from math import sqrt
from random import Random

import icepool
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rendering import assert_renders
from strategies import readings

import afrikan as af
from afrikan.chance import seed_of
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.records import clone
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance
from afrikan.star.state import NONE
from afrikan.star.tables import board_of
from afrikan.star.words import Kind

RARE = 1e-4
"""A correct simulation fails a comparison with this chance; seeds are fixed: it fails never or always."""

race = af.odds.race
ROAD = {
    1: "tangier_tunis_land_1", 2: "tangier_tunis_land_2", 3: "tangier_tunis_land_3",
    4: "tangier_tunis_land_4", 5: "tunis", 6: "tunis_tripoli_land_1", 7: "tunis_tripoli_land_2",
}  # fmt: skip
"""Places so many steps from Tangier; without money there is no quicker way home than along this road."""

NEAR = {
    "on two roads": ("fan", [("tangier_tunis_land_4", 0, ""), ("egypt", 0, "")], 3),
    "by sea and by road": ("finnish_2005", [("tangier_canary_islands_sea_2", 0, ""), ("tunis", 100, "")], 3),
    "a pawn that is held": ("fan", [("sahara_dar_fur_land_2", 0, "held"), ("egypt", 300, "")], 2),
    "Swedish money": ("swedish", [("tripoli", 3000, ""), ("suakin", 1000, "")], 2),
    "ships wait before ports": ("literal", [("cairo_suakin_sea_2", 0, ""), ("tunis", 0, "")], 2),
    "three pawns": ("fan", [("tunis", 0, ""), ("egypt", 0, ""), ("fork_atlas", 0, "")], 2),
    "adrift": ("fan", [("tangier_tunis_sea_1", 0, "drift"), ("egypt", 0, "")], 2),
}  # fmt: skip


def runners(*entries):
    """Runners from places, money and conditions; the first one has the Star."""
    listed = []
    for seat, (at, money, condition) in enumerate(entries):
        load = {"horseshoe": True} if seat else {"star": True}
        more = {"held": {"held": True}, "drift": {"voyage": "drift"}}.get(condition, {})
        listed.append({"at": at, "money": money, **load, **more})
    return listed


def on_road(*distances):
    return race("fan;penniless_sea=none", runners(*((ROAD[distance], 0, "") for distance in distances)))


# By hand


def test_one_step_from_home_whoever_is_first_to_move_wins():
    found = on_road(1, 1)
    assert found.odds.chances == {"player_1": 1, "player_2": 0}
    assert found.rounds.chances == {1: 1}
    assert found.odds.beyond == 0


def test_four_steps_against_one():
    assert on_road(4, 1).odds.chances == {"player_1": Fraction(1, 2), "player_2": Fraction(1, 2)}


def test_four_steps_against_five():
    """The first is home with 4, 5 or 6, else the second with 5 or 6; then 1 and 4, 2 and 5, and so on."""
    found = on_road(4, 5)
    assert found.course.wins[0] == (Fraction(1, 2), Fraction(1, 2) * Fraction(2, 6))
    second = Fraction(1, 6) * (Fraction(4, 6) + Fraction(5, 6) + 1)
    assert found.course.wins[1][0] == second * Fraction(4, 6)


def still_out(distance, rounds):
    """The chance that the sum of so many dice does not reach a distance, as icepool counts it."""
    total = (rounds @ icepool.d6) if rounds else icepool.Die([0])
    return Fraction(int((total < distance).quantity(True)), int(total.denominator()))


@pytest.mark.parametrize("distances", [(2, 1), (4, 4), (7, 5), (5, 7), (3, 6, 4), (7, 7, 7, 7), (6, 1, 2)])
def test_pawns_on_one_road_race_like_sums_of_dice(distances):
    found = on_road(*distances)
    arrive = [{n: still_out(far, n - 1) - still_out(far, n) for n in range(1, far + 1)} for far in distances]
    wins = defaultdict(Fraction)
    for times in product(*(range(1, far + 1) for far in distances)):
        chance = Fraction(1)
        for seat, played in enumerate(times):
            chance *= arrive[seat][played]
        first = min(range(len(times)), key=lambda seat: (times[seat], seat))
        wins[first, times[first]] += chance
    for seat in range(len(distances)):
        rounds = range(1, len(found.course.wins) + 1)
        known = {played: wins[seat, played] for played in rounds if wins[seat, played]}
        assert dict(found.course.rounds(seat)) == known
        assert found.odds[f"player_{seat + 1}"] == sum(known.values())
    for played in rounds:
        assert found.rounds[played] == sum(wins[seat, played] for seat in range(len(distances)))


# Row by row of rolls, through the engine


def enumerated(found, rounds):
    """The chance of each runner to win in each of the first rounds: every row of rolls, by the kernel."""
    rules, board = found.situation.kernel, found.situation.board
    wins = defaultdict(Fraction)

    def after(state, action):
        copy = clone(state)
        apply(copy, rules, board, action)
        return copy

    def follow(state, chance):
        if state.winner != NONE:
            wins[state.round, state.winner] += chance
        elif state.round <= rounds:
            choice = found.choice(state.current, found.stands(state), state.round - 1)
            begun = after(state, choice.way.action)
            dice = range(1, 7) if is_chance(begun) else (0,)
            for die in dice:
                position = after(begun, pack(Kind.DIE, die)) if die else begun
                roll = max(die - 1, 0)
                for action in choice.way.deeds[roll][choice.ends[roll]]:
                    position = after(position, action)
                follow(position, chance / len(dice))

    follow(clone(found.situation.state), Fraction(1))
    return wins


def assert_as_enumerated(found, rounds):
    wins = enumerated(found, rounds)
    assert wins
    for played in range(1, rounds + 1):
        listed = found.course.wins[played - 1] if played <= len(found.course.wins) else ()
        for seat, chance in enumerate(listed):
            assert chance == wins[played, seat]


@pytest.mark.parametrize("case", NEAR)
def test_every_row_of_rolls_played_by_the_engine_gives_the_same_chances(case):
    code, entries, rounds = NEAR[case]
    assert_as_enumerated(race(code, runners(*entries)), rounds)


@pytest.mark.parametrize("answering", [1, 2])
@pytest.mark.parametrize("case", ["on two roads", "a pawn that is held", "three pawns"])
def test_a_best_response_is_followed_by_the_engine_as_well(case, answering):
    code, entries, rounds = NEAR[case]
    assert_as_enumerated(race(code, runners(*entries), best_response=answering), min(rounds, 2))


# Simulated


FAR = [{"at": "congo", "money": 300, "star": True}, {"at": "dar_fur", "money": 0, "horseshoe": True}]
CAUGHT = [
    {"at": "st_helena_fork_dakar_sea_2", "money": 300, "star": True},
    {"at": "mozambique", "money": 0, "horseshoe": True},
    {"at": "lake_victoria", "money": 100, "horseshoe": True},
]


@pytest.mark.parametrize(("who", "answering"), [(FAR, None), (FAR, 2), (CAUGHT, None), (CAUGHT, 1)])
def test_trials_through_the_engine_agree(who, answering):
    found = race("fan", who, best_response=answering)
    assert found.odds.compare(found.odds.sample(1_200, seed=3)).surprise > RARE
    assert found.rounds.compare(found.rounds.sample(400, seed=4)).surprise > RARE


def walked(runner, luck):
    """How many turns a pawn needs by its plan, with dice of another kind than the engine's."""
    spot, purse = runner.start
    turns = 0
    while spot not in runner.plan.goal:
        choice = runner.plan.level(purse).choices[spot]
        spot, paid = luck.choice(choice.ends)
        purse -= paid
        turns += 1
    return turns


@pytest.mark.parametrize("who", [FAR, CAUGHT])
def test_pawns_walked_apart_with_other_dice_agree(who):
    found, luck, games = race("fan", who), Random(1), 20_000
    wins = [0] * len(who)
    for _ in range(games):
        times = [(walked(runner, luck), seat) for seat, runner in enumerate(found.runners)]
        wins[min(times)[1]] += 1
    for seat, times in enumerate(wins):
        chance = float(found.course.chance(seat))
        assert abs(times / games - chance) < 4.5 * sqrt(chance * (1 - chance) / games)


# What must hold in every race


NODES = {
    name: [node.id for node in board_of(af.Ruleset.preset(name)).nodes if not node.is_start]
    for name in ("fan", "swedish", "literal")
}


@st.composite
def races(draw):
    code = draw(st.sampled_from(sorted(NODES)))
    count, unit = draw(st.integers(2, 4)), af.Ruleset.preset(code).sea_price
    entries = [(draw(st.sampled_from(NODES[code])), unit * draw(st.integers(0, 4)), "") for _ in range(count)]
    return race(code, runners(*entries))


@settings(max_examples=30)
@given(races())
def test_the_chances_of_all_runners_and_rounds_sum_to_one(found):
    assert sum(found.odds.chances.values()) + found.odds.beyond == 1
    assert sum(found.rounds.chances.values()) + found.rounds.beyond == 1
    assert found.odds.beyond == found.rounds.beyond < Fraction(1, 10**9)
    assert all(chance >= 0 for row in found.course.wins for chance in row)


@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
@given(readings(), st.data())
def test_in_any_ruleset_the_chances_sum_to_one_and_an_answer_is_never_worse(rules, data):
    rules = rules.replace(sea_price=100, air_price=300, tile_mix=(1, 2, 3, 4, 3, 5, 12), max_players=4)
    names = [node.id for node in board_of(rules).nodes if not node.is_start]
    entries = [
        (data.draw(st.sampled_from(names)), data.draw(st.sampled_from((0, 100, 300))), "") for _ in range(2)
    ]
    answering = data.draw(st.integers(1, 2))
    try:
        found = race(rules, runners(*entries), best_response=answering)
    except AfrikanError as error:
        known = ("race_endless", "response_manifold")
        if error.phrase.key not in (known if rules.horseshoe_wins == "yes" else ("race_shoeless",)):
            raise
        return
    assert rules.horseshoe_wins == "yes"
    for one in (found, found.fewest):
        assert sum(one.odds.chances.values()) + one.odds.beyond == 1
    slack = Fraction(1, 10**9)
    assert found.course.chance(answering - 1) >= found.fewest.course.chance(answering - 1) - slack


def test_of_equal_pawns_the_one_who_moves_earlier_wins_more_often():
    found = race("fan", runners(*[("congo", 300, "")] * 4))
    chances = list(found.odds.chances.values())
    assert sorted(chances, reverse=True) == chances
    assert len(set(chances)) == 4


def test_whoever_cannot_get_home_leaves_the_race_to_the_other():
    rules = af.Ruleset.preset("fan").replace(penniless_sea="none")
    who = runners(("tamatave", 0, ""), ("congo", 0, ""))
    found = race(rules, who)
    assert found.odds["player_1"] == 0
    assert found.odds["player_2"] > 1 - Fraction(1, 10**9)
    answered = race(rules, who, best_response=2)
    assert answered.odds.chances == found.odds.chances
    assert race(rules, who, best_response=1).odds["player_1"] == 0
    assert {found.odds.trial(key) for key in (seed_of(1, 0), seed_of(1, 1))} == {"player_2"}
    with pytest.raises(AfrikanError, match="none of the runners is sure"):
        race(rules, runners(("tamatave", 0, ""), ("st_helena", 0, "")))


# What people read


@pytest.mark.parametrize("answering", [None, 1])
@pytest.mark.parametrize("count", [2, 3])
def test_everything_renders_in_every_language(answering, count):
    found = race("fan", CAUGHT[:count], best_response=answering)
    assert_renders(found.odds, found.odds.compare(found.odds.sample(50, seed=1)))
    assert_renders(found.rounds)


def test_the_notes_name_whose_plan_is_which():
    named = [{**FAR[0], "name": "Aino"}, FAR[1]]
    notes = {key: race("fan", named, best_response=key).odds.notes for key in (None, 1, 2)}
    assert "Aino, the Star: begins in Congo with 300 and follows" in notes[None][0].text("en")
    assert "Player 2, a horseshoe: begins in Dar-Fur with 0, watches" in notes[2][1].text("en")
    assert "Aino, Afrikan tähti: alussa Kongossa, rahaa 300; seuraa" in notes[1][0].text("fi")
    clock = race("fan", CAUGHT, best_response=2).odds.notes[1].text("sv")
    assert "Spelare 2, ett visum: börjar i Moçambique med 0 i kassan och gör" in clock


def test_the_best_answer_tells_what_it_gains():
    found = race("fan", FAR, best_response=2)
    said = found.odds.notes[2].text("en")
    assert said.endswith(
        "95.0 % by the plan with the fewest expected turns; the best answer makes it 95.1 %."
    )


SHOE = {"at": "congo", "horseshoe": True}
STAR = {"at": "congo", "star": True}
MISTAKES = {
    "no list": (lambda: race("fan", 3), "must be a list of 2 to 6 tables"),
    "one alone": (lambda: race("fan", [STAR]), "must be a list of 2 to 6 tables"),
    "no table": (lambda: race("fan", [STAR, "dar_fur"]), "must be a list of 2 to 6 tables"),
    "no Star": (lambda: race("fan", [SHOE, SHOE]), "one of the runners must carry the Star"),
    "two Stars": (lambda: race("fan", [STAR, STAR]), "only one player can carry the Star"),
    "nothing carried": (lambda: race("fan", [STAR, {"at": "congo"}]), "runner 2 has nothing to bring home"),
    "at home": (lambda: race("fan", [STAR, {**SHOE, "at": "cairo"}]), "player 2 carries and is home"),
    "unknown place": (lambda: race("fan", [STAR, {**SHOE, "at": "kongo"}]), "no place 'kongo'"),
    "misspelt entry": (lambda: race("fan", [STAR, {**SHOE, "monney": 3}]), "unknown entry 'monney'"),
    "a policy": (lambda: race("fan", [STAR, {**SHOE, "policy": "nearest"}]), "unknown entry 'policy'"),
    "an empty name": (lambda: race("fan", [STAR, {**SHOE, "name": " "}]), "name"),
    "more shoes than tiles": (lambda: race("fan", [STAR, *[SHOE] * 5], best_response=7), "best_response"),
    "answering 0": (lambda: race("fan", [STAR, SHOE], best_response=0), "best_response"),
    "answering a name": (lambda: race("fan", [STAR, SHOE], best_response="a"), "best_response"),
    "answering yes": (lambda: race("fan", [STAR, SHOE], best_response=True), "best_response"),
    "a map of nobody": (lambda: race("fan", [STAR, SHOE]).map(3), "runner"),
    "two conditions": (
        lambda: race("fan", [STAR, {**SHOE, "at": "slave_coast", "slave": 9}]), "cannot begin a journey",
    ),
    "horseshoes of no use": (lambda: race("russian", [STAR, SHOE]), "with horseshoe_wins=no"),
    "endless": (
        lambda: race("original_1951", runners(("st_helena", 0, ""), ("tamatave", 0, ""))),
        "none of the runners is sure",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", MISTAKES)
def test_bad_input_is_refused_with_a_sentence_in_each_language(case):
    make, said = MISTAKES[case]
    with pytest.raises(AfrikanError) as caught:
        make()
    sentences = {lang: caught.value.text(lang) for lang in LANGUAGES}
    assert said in sentences["en"]
    assert len(set(sentences.values())) == len(LANGUAGES)
    assert not any(
        sign in sentence for sentence in sentences.values() for sign in "{}" if "'at'" not in sentence
    )
