"""Why can't I go there? Answers about any place say what the kernel says, and nothing false beside it."""

from functools import cache
from random import Random

import pytest
from asking import BEDOUINS, FAN, FIRST, LITERAL, OPEN, SWEDISH, check, position
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.game import Game
from afrikan.game.questions import why_place
from afrikan.language import WORDINGS
from afrikan.messages import messages
from afrikan.rules import Ruleset
from afrikan.star.words import Phase
from tests.strategies import rulesets

PLACED = ("land", "sea", "fly", "start", "sail", "stowaway", "drift", "aid")


def leads_to(game, action, place):
    """Tell whether a legal action leads to a place, or keeps the pawn there."""
    kind, *words = action.split()
    here = game.players[game.state.current].at
    stays = place == here and kind in ("pass", "stop", "leave")
    return (kind in PLACED and words[:1] == [place]) or stays


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.one_of(st.sampled_from([FIRST, FAN, LITERAL, SWEDISH]), rulesets()),
    st.integers(0, 2**64 - 1),
    st.integers(0, 200),
)
def test_answers_about_places_say_what_the_kernel_says(rules, seed, actions):
    dice = Random(seed)
    game = Game(rules, 2, policies=lambda view, legal: dice.choice(legal), seed=seed, rounds=30)
    game.play(actions)
    for node in dice.sample(game.board.nodes, 15):
        answer = why_place(game, node.id)
        check(game, answer)
        assert answer.allowed == any(leads_to(game, action, node.id) for action in game.legal)


@cache
def asked_about(name):
    """Many answers about places in the games of one preset, each with the game at that moment."""
    found = []
    dice = Random(5)
    game = Game(Ruleset.preset(name), 3, policies=lambda view, legal: dice.choice(legal), seed=3, rounds=30)
    game.play()
    moves = [at for at, moment in enumerate(game.timeline.moments) if moment.state.phase == Phase.MOVE]
    for at in dice.sample(moves, min(70, len(moves))):
        shown = game.fork(at)
        found += [(shown, node.id, why_place(shown, node.id)) for node in dice.sample(game.board.nodes, 40)]
    return found


def legs_of(game):
    """The legal legs of a position and boarding a ship between them, or none in another phase."""
    same = game.state.phase == Phase.MOVE
    return [action for action in game.legal if same and action.split()[0] in ("land", "sea", "sail")]


def reached(game):
    """Every place that the move under way can reach, leg by leg."""
    found, queue, seen = set(), [game], set()
    while queue:
        now = queue.pop()
        state = now.state
        key = (now.players[state.current].at, state.rest, state.came, state.mode)
        if key in seen:
            continue
        seen.add(key)
        for leg in legs_of(now):
            found.update(leg.split()[1:2] if leg.split()[0] != "sail" else ())
            after = now.fork().do(leg)
            if after.state.phase == Phase.MOVE and after.current == now.current and not after.over:
                queue.append(after)
    return found


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_a_way_by_cities_is_named_exactly_where_there_is_one(preset):
    by_cities = 0
    for game, place, answer in asked_about(preset):
        leads = place in reached(game)
        if answer.allowed or place == game.players[game.state.current].at:
            continue
        assert ("not in one go" in answer.text) == leads, (game.history[-3:], place, answer)
        by_cities += leads
    assert by_cities


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_what_is_said_to_come_first_is_legal_and_leads_on(preset):
    for game, place, answer in asked_about(preset):
        if "not in one go" in answer.text:
            firsts = [leg for leg in legs_of(game) if game.label(leg) in answer.text]
            assert any(place in reached(game.fork().do(leg)) for leg in firsts)


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_a_distance_that_is_named_is_the_shortest_and_too_far(preset):
    seen = 0
    for game, place, answer in asked_about(preset):
        if "left of the roll" in answer.text and "steps away" in answer.text:
            player = game.players[game.state.current]
            mode = answer.action.split()[0]
            steps = game.board.distance(player.at, place, mode)
            assert f"{steps} steps away" in answer.text
            assert steps > game.state.rest
            seen += 1
    assert seen


CASES = {
    "a port to be bound for": (
        lambda: position(FAN.replace(sea_destination="locked"), "tangier"),
        "tunis",
        "",
        "bound for",
    ),
    "a ship with this roll": (
        lambda: position(FAN.replace(land_to_sea_same_roll="yes"), "tangier_tunis_land_1").roll(4),
        "canary_islands",
        "NO_SUCH_LEG",
        "not in one go",
    ),
    "turning round on the way": (
        lambda: position(FAN.replace(reverse_in_move="yes"), "fork_atlas").roll(3),
        "tangier_tunis_land_1",
        "NO_SUCH_LEG",
        "not in one go",
    ),
    "by die after a flight": (
        lambda: position(FAN.replace(fly_plus_roll="yes"), {"at": "cairo", "money": 900}).do("fly suakin"),
        "dar_fur",
        "MOVING_ALREADY",
        "the die comes first",
    ),
    "a flight": (lambda: position(FAN, "cairo"), "suakin", "", "Yes: Pay 300 and fly"),
    "a start city": (lambda: Game(FAN, players=2, seed=1), "tangier", "", "Yes: Start in Tangier"),
    "no start city": (lambda: Game(FAN, players=2, seed=1), "congo", "NOT_A_START", "not a start city"),
    "the die first": (lambda: position(FAN, "cairo"), "egypt", "ROLL_FIRST", "the die comes first"),
    "far by road": (lambda: position(FAN, "cairo"), "dar_fur", "ROLL_FIRST", "more than one roll brings"),
    "the ticket first": (
        lambda: position(FAN, "tangier"),
        "canary_islands",
        "ROLL_FIRST",
        "comes first: Pay 100",
    ),
    "no money for a ship": (
        lambda: position(FIRST, {"at": "tangier", "money": 0}),
        "canary_islands",
        "NO_MONEY_FOR_SHIP",
        "costs 100",
    ),
    "a free ship first": (
        lambda: position(FAN, {"at": "tangier", "money": 0}),
        "canary_islands",
        "ROLL_FIRST",
        "without paying",
    ),
    "three ways": (
        lambda: position(FAN, {"at": "tangier", "money": 0}),
        "morocco",
        "ROLL_FIRST",
        "; by air: a flight costs 300",
    ),
    "no way at all": (lambda: position(FAN, "sahara"), "st_helena", "NO_FLIGHT", "neither a road nor"),
    "bound": (lambda: position(FAN, {"at": BEDOUINS, "held": True}), "sahara", "HELD", "held by bedouins"),
    "waiting": (
        lambda: position(FIRST, {"at": "sahara", "waiting": True}),
        "tangier",
        "MUST_WAIT",
        "must wait",
    ),
    "too far": (lambda: position(FAN, "cairo").roll(3), "egypt", "TOO_FAR", "left of the roll: 3 steps"),
    "too far by cities": (
        lambda: position(FAN, "cairo").roll(6),
        "dar_fur",
        "NO_SUCH_LEG",
        "left of the roll",
    ),
    "not exact": (lambda: position(FAN, "tangier").roll(3), "fork_atlas", "NOT_EXACT", "exact count"),
    "turning back": (
        lambda: position(FAN, "tangier_tunis_land_1").roll(2).do("land tangier 1"),
        "tangier_tunis_land_1",
        "NO_TURNING_BACK",
        "no turning back",
    ),
    "pirates": (
        lambda: position(FIRST, "st_helena").do("sail").roll(2),
        "st_helena_fork_dakar_sea_2",
        "HAZARD_STOPS",
        "stop every",
    ),
    "the port waits": (
        lambda: position(LITERAL, "canary_islands").do("sail").roll(3),
        "tangier",
        "PORT_NEXT_TURN",
        "next turn",
    ),
    "no road": (lambda: position(FAN, "tangier").roll(3), "st_helena", "WRONG_WAY_OF_TRAVEL", "goes by land"),
    "by ship not by road": (
        lambda: position(FAN, "tangier").do("sail").roll(3),
        "sahara",
        "WRONG_WAY_OF_TRAVEL",
        "goes by sea",
    ),
    "by way of a city": (
        lambda: position(FAN, "dar_fur").roll(5),
        "bahr_el_ghasal_lake_victoria_land_1",
        "NO_SUCH_LEG",
        "exact count",
    ),
    "not in one go": (
        lambda: position(FAN, "dar_fur").roll(4),
        "lake_victoria",
        "NO_SUCH_LEG",
        "not in one go",
    ),
    "a port between": (
        lambda: position(FAN, {"at": "tangier_canary_islands_sea_1", "voyage": "ticket"}).roll(2),
        "tangier_tunis_sea_1",
        "NO_SUCH_LEG",
        "Tangier lies on the way",
    ),
    "no road to sea dots": (
        lambda: position(FAN, "sahara").roll(2),
        "cairo_suakin_sea_1",
        "NO_SUCH_LEG",
        "no road leads",
    ),
    "chance": (lambda: position(FAN, "cairo").do("roll"), "egypt", "CHANCE_DECIDES", "Player 1 rolls"),
    "arrived": (
        lambda: position(FAN, "cairo_egypt_land_3").roll(1).do("land egypt 1"),
        "cairo",
        "MOVING_ALREADY",
        "has arrived beside a tile",
    ),
    "here": (lambda: position(FAN, "cairo"), "cairo", "MUST_MOVE", "Player 1 is there already. No: "),
    "stop here": (
        lambda: position(FAN, "dar_fur").roll(4).do("land bahr_el_ghasal 2"),
        "bahr_el_ghasal",
        "",
        "is there already. Yes: Stop here",
    ),
    "over": (
        lambda: position(FAN, {"at": "cairo_egypt_land_1", "star": True}, **OPEN).roll(1).do("land cairo 1"),
        "egypt",
        "GAME_OVER",
        "has won",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_place(case):
    set_up, place, code, words = CASES[case]
    game = set_up()
    answer = why_place(game, place)
    check(game, answer)
    assert answer.code == code
    assert words in answer.text


def test_the_rule_is_the_one_that_the_answer_speaks_of():
    rules = {case: why_place(CASES[case][0](), CASES[case][1]).rule for case in CASES}
    assert rules["a flight"] == "flight_instead_of_roll"
    assert rules["the ticket first"] == "sea_ticket_before_voyage"
    assert rules["a free ship first"] == "penniless_sea_fixed_steps"
    assert rules["no way at all"] == "board_of_the_edition"
    assert rules["by way of a city"] == "no_stop_on_dot"
    assert rules["a port between"] == "sea_must_stop_at_port"
    assert rules["not in one go"] == "land_move_by_roll"


@pytest.mark.parametrize("lang", WORDINGS)
def test_answers_about_places_are_in_the_language_asked_for(lang):
    said = messages(lang.partition("-")[0])["question"]
    yes, no = (said[key].partition(":")[0] for key in ("yes", "no"))
    for set_up, place, code, _ in CASES.values():
        assert (no if code else yes) in why_place(set_up(), place, lang).text
