"""Whole games on tiny boards: by hand, against plain enumeration without merging, against games played."""

import subprocess
import sys
from collections import defaultdict
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rendering import assert_renders
from strategies import rulesets

import afrikan as af
from afrikan.board import Edge, Node, RouteGraph
from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.odds.games import enumerate as enumeration
from afrikan.odds.games.tiny_game import MOST_TILES
from afrikan.records import as_dict, blank, clone
from afrikan.star.actions import pack
from afrikan.star.kernel import apply, is_chance, legal, weight
from afrikan.star.setup import deal
from afrikan.star.state import ACTIONS, MOST_ROUNDS, State
from afrikan.star.tables import build_tables
from afrikan.star.words import Face, Kind, Phase

RARE = 1e-3
"""A correct simulation fails with this chance; its seed is fixed, so it fails never or always."""

ROOT = Path(__file__).parents[2]
FAN = af.Ruleset.preset("fan")
POOR = FAN.replace(start_money=0)
IN_ORDER = FAN.replace(first_player="chosen")
POOR_IN_ORDER = POOR.replace(first_player="chosen")
SWEDISH = af.Ruleset.preset("swedish").replace(start_money=0)
LITERAL = af.Ruleset.preset("literal").replace(start_money=100, first_player="lot")
HALF = Fraction(1, 2)
exact_game = af.odds.exact_game


def board(*ways, starts=("home",), hazards=None):
    """A board from ways such as ``"home d1 away"``: d1 is a dot on land, s1 one at sea, others are cities."""
    edges = []
    for way in ways:
        places = way.split()
        mode = "sea" if any(is_dot(place, "s") for place in places) else "land"
        edges += [Edge(a, b, mode) for a, b in pairwise(places)]
    kinds = {"d": "land", "s": "sea"}
    nodes = [
        Node(place, next((kinds[sign] for sign in kinds if is_dot(place, sign)), "city"),
             is_start=place in starts, hazard=(hazards or {}).get(place, ""))
        for place in dict.fromkeys(place for edge in edges for place in (edge.a, edge.b))
    ]  # fmt: skip
    return RouteGraph.from_parts(nodes, edges)


def is_dot(place, sign):
    return place[0] == sign and place[1:].isdigit()


PAIR = board("home away")
LANE = board("home d1 away")
FORK = board("home d1 north", "home south", "south d2 north")
ISLES = board(
    "home d1 gold_coast", "home slave_coast", "home s1 capetown",
    hazards={"d1": "bedouin", "s1": "pirate"},
)  # fmt: skip
TWO_HOMES = board("home d1 middle", "middle d2 cairo", starts=("home", "cairo"))
STAR = {"star": 1}
SHOE = {"star": 1, "horseshoe": 1}
MIXED = {"star": 1, "robber": 1, "blank": 1}


# By hand


def test_with_money_a_lone_player_is_home_in_the_second_round():
    game = exact_game(PAIR, STAR, FAN, ["nearest"])
    assert game.winner.chances == {"star_1": 1}
    assert game.rounds.chances == {2: 1}
    assert game.rounds.mean == 2
    assert game.positions == 4  # dealt; rolling for the start; at home; away with the Star


def test_without_money_a_lone_player_waits_for_the_die_like_a_geometric_law():
    game = exact_game(PAIR, STAR, POOR, ["nearest"])
    last = game.course.rounds
    assert game.rounds.chances == {2 + k: Fraction(1, 2**k) for k in range(1, last - 1)}
    assert game.rounds.beyond == Fraction(1, 2 ** (last - 2))
    assert game.rounds.beyond < Fraction(1, 10**6) <= 2 * game.rounds.beyond
    assert game.positions == 5


def test_two_steps_of_road_take_a_second_roll_after_a_one():
    out_and_home = {2: Fraction(25, 36), 3: Fraction(10, 36), 4: Fraction(1, 36)}
    assert exact_game(LANE, STAR, FAN, ["nearest"]).rounds.chances == out_and_home


def test_of_two_who_race_for_one_tile_the_first_has_two_thirds():
    game = exact_game(PAIR, STAR, POOR_IN_ORDER)
    for number in range(1, game.course.rounds - 1):
        for seat, chance in ((0, Fraction(1, 2)), (1, Fraction(1, 4))):
            end = enumeration.End(1, seat)
            assert game.course.ended[number + 2, end] == chance / 4 ** (number - 1)
    assert game.wins[0] == 2 * game.wins[1]
    assert 1 - sum(game.wins) == game.winner["nobody"] == game.course.left > 0


def test_three_in_a_row_share_the_tile_as_four_to_two_to_one():
    first, second, third = exact_game(PAIR, STAR, POOR_IN_ORDER, ["nearest"] * 3).wins
    assert (first, second) == (2 * second, 2 * third)


@pytest.mark.parametrize("first_player", ["highest_roll", "lot"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rolls_for_the_start_are_fair_though_they_may_tie_again_and_again(first_player, seats):
    rules = POOR.replace(first_player=first_player)
    wins = exact_game(PAIR, STAR, rules, ["nearest"] * seats).wins
    assert set(wins) == {wins[0]}


def test_the_star_is_as_likely_under_the_first_tile_as_under_the_second():
    game = exact_game(board("home near far"), {"star": 1, "blank": 1}, FAN, ["nearest"])
    assert game.rounds.chances == {2: HALF, 3: HALF * Fraction(5, 6), 4: HALF * Fraction(1, 6)}


def test_two_who_come_home_in_one_round_draw():
    """The Star and a horseshoe lie a step from home; whoever follows in the round of the first home draws."""
    rules = IN_ORDER.replace(end_when="finish_round")
    game = exact_game(board("home near", "home by"), SHOE, rules, ["random"] * 2, rounds=3, bound=0)
    assert game.winner["draw"] > 0
    assert sum(game.wins) + game.winner["draw"] + game.course.left == 1
    assert "several home in one round" in repr(game)
    assert {0, 1, 2} >= set(game.to_frame().seat)


def test_a_game_that_nobody_can_win_any_more_is_settled():
    """Alone with a Star that lies at sea without a ship in reach, nobody can win, and the rules say so."""
    rules = POOR_IN_ORDER.replace(stalemate="declared", penniless_sea="none", capetown_bonus=0)
    game = exact_game(board("home s1 away"), STAR, rules, ["nearest"])
    assert game.winner.chances == {"settled": 1}
    assert game.course.left == 0


def test_alone_nobody_wins_with_a_horseshoe():
    assert exact_game(FORK, SHOE, IN_ORDER, ["nearest"]).winner.chances == {"star_1": 1}


# Against plain enumeration: the kernel alone, no position merged, nothing forgotten


class Plain:
    """Every course of a game up to a round, one by one."""

    def __init__(self, graph, tiles, rules, players, rounds):
        self.kernel, self.board = rules.kernel(), build_tables(graph)
        self.kernel.tile_mix = [tiles.get(face.name.lower(), 0) for face in Face]
        self.players, self.rounds = players, rounds
        self.ended, self.left, self.met = defaultdict(Fraction), Fraction(0), set()
        state = blank(State)
        deal(state, self.kernel, self.board, len(players), MOST_ROUNDS)
        self.met.add(self.position(state))
        self.walk(state, Fraction(1))

    def position(self, state):
        """All that can matter at the beginning of a turn, listed by hand."""
        table = as_dict(state)
        past = ("turns", "paid")
        players = [tuple(n for name, n in player.items() if name not in past) for player in table["players"]]
        numbers = [table[name] for name in ("current", "first", "phase", "star_found", "bonus_taken")]
        return *numbers, *table["tiles"], *table["remaining"], *players

    def walk(self, state, share):
        if state.phase == Phase.OVER:
            self.ended[state.round, (state.ending, state.winner)] += share
            return
        if state.phase == Phase.TURN:
            self.met.add(self.position(state))
        if state.round > self.rounds:
            self.left += share
            return
        options = self.options(state)
        for action, chances in options:
            after = clone(state)
            apply(after, self.kernel, self.board, action)
            self.walk(after, share * Fraction(chances, sum(n for _, n in options)))

    def options(self, state):
        if is_chance(state):
            kinds = {Phase.FLIP: Kind.FLIP, Phase.START_LOT: Kind.LOT}
            outcomes = [pack(kinds.get(state.phase, Kind.DIE), value) for value in range(7)]
            return [(action, n) for action in outcomes if (n := weight(state, action))]
        actions = legal_actions(state, self.kernel, self.board)
        decider = self.players[state.current]
        return [(action, 1) for action in actions] if decider == "random" else [
            (decider(state, self.kernel, self.board), 1)
        ]  # fmt: skip


def legal_actions(state, rules, table):
    room = [0] * ACTIONS
    return room[: legal(state, rules, table, room)]


def keen(state, rules, table):
    """Open wherever possible, walk the last of the legs there are, never stop under way."""
    actions = legal_actions(state, rules, table)
    order = [Kind.BUY, Kind.ATTEMPT, Kind.LAND, Kind.SEA, Kind.DRIFT, Kind.SAIL, Kind.ROLL]
    return max(actions, key=lambda action: (-order.index(k) if (k := action & 255) in order else -99, action))


PLAIN = {
    "a lone player at random": (PAIR, STAR, POOR_IN_ORDER, ["random"], 4),
    "two at random": (PAIR, STAR, IN_ORDER, ["random"] * 2, 2),
    "keen against random": (FORK, SHOE, LITERAL.replace(first_player="chosen"), [keen, "random"], 2),
    "two among dangers": (ISLES, MIXED, SWEDISH.replace(first_player="lot"), [keen, keen], 1),
    "a lone one among dangers": (ISLES, MIXED, POOR_IN_ORDER, [keen], 5),
    "two homes": (TWO_HOMES, STAR, IN_ORDER, ["random", keen], 2),
}


@pytest.mark.parametrize("case", PLAIN)
def test_plain_enumeration_finds_the_same_chances_and_positions(case):
    graph, tiles, rules, players, rounds = PLAIN[case]
    plain = Plain(graph, tiles, rules, players, rounds)
    game = exact_game(graph, tiles, rules, players, rounds=rounds, bound=0)
    assert {(played, tuple(end)): p for (played, end), p in game.course.ended.items()} == plain.ended
    assert game.course.left == plain.left
    assert game.positions == len(plain.met)


def test_horseshoes_win_among_the_games_compared():
    graph, tiles, rules, players, rounds = PLAIN["keen against random"]
    assert exact_game(graph, tiles, rules, players, rounds=rounds).winner["horseshoe_1"] > 0


# Positions that are one


@pytest.mark.parametrize("case", ["two at random", "a lone one among dangers"])
def test_to_forget_what_is_over_changes_no_chance(case, monkeypatch):
    graph, tiles, rules, players, rounds = PLAIN[case]
    merged = exact_game(graph, tiles, rules, players, rounds=rounds, bound=0)
    monkeypatch.setattr(enumeration, "forget", lambda state: None)
    apart = exact_game(graph, tiles, rules, players, rounds=rounds, bound=0)
    assert merged.course.ended == apart.course.ended
    assert merged.positions < apart.positions


def test_a_decider_is_shown_the_position_alone_in_the_enumeration_and_in_games():
    shown = set()

    def decider(state, rules, table):
        counts = [player.turns for player in state.players]
        counts += [*state.stops, *(times for row in state.tally for times in row)]
        shown.add((state.round, *counts, state.noted, *state.start_rolls, state.contenders))
        return keen(state, rules, table)

    game = exact_game(PAIR, STAR, POOR, [decider, "random"], rounds=5)
    game.winner.sample(50, seed=1)
    assert shown == {(1, *[0] * (next(map(len, shown)) - 1))}


def test_a_decider_may_look_at_the_roll_and_the_tiles_left():
    def waits(state, rules, table):
        """Open for money only if the Star is the last tile; the die is asked nothing."""
        actions = legal_actions(state, rules, table)
        closed = [
            action for action in actions if action & 255 != Kind.BUY or state.remaining[Face.BLANK] == 0
        ]
        return keen_among(closed)

    def keen_among(actions):
        order = [Kind.BUY, Kind.ATTEMPT, Kind.LAND, Kind.ROLL]
        return min(actions, key=lambda action: order.index(action & 255) if action & 255 in order else 9)

    graph = board("home near far")
    game = exact_game(graph, {"star": 1, "blank": 1}, IN_ORDER, [waits, "nearest"], rounds=30)
    sample = game.winner.sample(2_000, seed=5)
    assert game.winner.compare(sample).surprise > RARE


# Against games through the engine

PLAYED = {
    "a race": (PAIR, STAR, POOR_IN_ORDER, ["nearest", "nearest"]),
    "three for two": (FORK, SHOE, FAN, ["nearest", "random", "nearest"]),
    "dangers": (ISLES, MIXED, SWEDISH, ["nearest", "nearest"]),
    "poor by ship": (
        ISLES, {"star": 1, "horseshoe": 2}, POOR.replace(penniless_sea="fixed_2"), ["nearest", "nearest"],
    ),
    "two homes": (TWO_HOMES, STAR, LITERAL, ["random", keen]),
}  # fmt: skip


@pytest.mark.parametrize("case", PLAYED)
def test_games_through_the_engine_fall_as_the_exact_chances_say(case):
    graph, tiles, rules, players = PLAYED[case]
    game = exact_game(graph, tiles, rules, players, rounds=6)
    for odds, seed in ((game.winner, 11), (game.rounds, 12)):
        assert odds.compare(odds.sample(800, seed)).surprise > RARE


# Any rules


@settings(max_examples=8, suppress_health_check=[HealthCheck.too_slow])
@given(rules=rulesets(), graph=st.sampled_from([PAIR, LANE, TWO_HOMES]))
def test_under_any_rules_two_alike_players_have_the_same_chance_unless_one_is_chosen(rules, graph):
    fair = {"first_player": "lot", "first_player_tie": "reroll_tied", "start_choice": "free", "loans": "no"}
    fair["bank_limit"] = "unlimited"  # else the bank may pay the start money to seat 1 only
    dealt = {"tile_cities": "all_but_starts", "tile_mix": (1, 2, 3, 4, 3, 5, 12)}
    rules = rules.replace(**fair, **dealt)
    rounds = 2 if graph is PAIR else 1  # random players know too many ways to follow more
    game = exact_game(graph, STAR, rules, ["random"] * 2, rounds=rounds, bound=0)
    assert game.wins[0] == game.wins[1]
    assert sum(game.winner.chances.values()) == 1
    assert sum(game.rounds.chances.values()) == 1 - game.course.left


@settings(max_examples=20)
@given(rounds=st.integers(1, 12))
def test_longer_following_leaves_less_and_changes_nothing_before(rounds):
    shorter, longer = (
        exact_game(FORK, SHOE, POOR, rounds=number, bound=0) for number in (rounds, rounds + 1)
    )
    assert longer.course.left <= shorter.course.left
    assert shorter.course.ended.items() <= longer.course.ended.items()


def test_following_ends_once_little_is_left():
    rough = exact_game(PAIR, STAR, POOR, bound=Fraction(1, 10))
    assert rough.course.left < Fraction(1, 10)
    shorter = exact_game(PAIR, STAR, POOR, rounds=rough.course.rounds - 1, bound=0)
    assert shorter.course.left >= Fraction(1, 10)


# What people see


def test_both_answers_render_in_every_language():
    game = exact_game(FORK, SHOE, POOR, [keen, "random"], rounds=5)
    for odds in (game.winner, game.rounds):
        assert_renders(odds, odds.compare(odds.sample(200, seed=2)))
        assert "fan;start_money=0" in odds.label.text("en")


def test_a_board_with_a_label_keeps_it():
    rebuilt = RouteGraph.from_parts(PAIR.nodes, PAIR.edges, title="Two ways", label="reconstruction")
    for odds in (exact_game(rebuilt, STAR, POOR, rounds=5).winner, exact_game(rebuilt, STAR, POOR).rounds):
        said = odds.label.text("en")
        assert said.startswith("The board is that drawn up in “Two ways” (reconstruction).")
        assert "fan;start_money=0" in said
    assert_renders(odds)


def test_a_game_that_cannot_end_yet_renders_too():
    game = exact_game(LANE, STAR, POOR, rounds=1)
    assert game.winner.chances == {"nobody": 1}
    assert game.rounds.beyond == 1
    assert_renders(game.winner)
    assert "nobody within 1" in repr(game)


def test_the_frame_holds_each_end_of_each_round():
    game = exact_game(PAIR, STAR, POOR_IN_ORDER)
    frame = game.to_frame()
    assert list(frame.columns) == ["round", "seat", "way", "exact", "chance"]
    assert sum(frame.exact) == sum(game.wins)
    assert frame[frame.seat == 2].exact.sum() == game.wins[1]
    assert set(frame.way) == {"star"}


def test_notes_say_who_decides():
    notes = exact_game(PAIR, STAR, POOR, ["nearest", keen], rounds=3).winner.notes
    assert notes[0].text("fi") == "Kuka päättää: pelaaja 1 (nearest), pelaaja 2 (käyttäjän oma funktio)."


def test_the_enumeration_needs_the_standard_library_only():
    program = (
        "import sys, afrikan as af\n"
        "from afrikan.board import Edge, Node, RouteGraph\n"
        "parts = [Node('home', is_start=True), Node('away')], [Edge('home', 'away')]\n"
        "af.odds.exact_game(RouteGraph.from_parts(*parts), {'star': 1}).winner.sample(10)\n"
        "print(*sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert "afrikan.odds.games.enumerate" in run.stdout
    assert not {"numba", "numpy", "pandas", "matplotlib", "networkx"} & set(run.stdout.split())


# Bad input

WRONG = {
    "the real board": (lambda: exact_game("finnish", STAR), "30 tiles .* at most 12 .*odds.whole_game"),
    "no board": (lambda: exact_game("finish", STAR), "did you mean 'finnish'"),
    "too many positions": (lambda: exact_game(FORK, SHOE, positions=20), "more than 20 positions"),
    "seven seats": (lambda: exact_game(PAIR, STAR, policies=["random"] * 7), "1 to 6 seats, not "),
    "no seats": (lambda: exact_game(PAIR, STAR, policies=[]), r"1 to 6 seats, not \[\]"),
    "one name": (lambda: exact_game(PAIR, STAR, policies="nearest"), "1 to 6 seats, not 'nearest'"),
    "unknown policy": (lambda: exact_game(PAIR, STAR, policies=["nearst"]), "did you mean 'nearest'"),
    "too few tiles": (lambda: exact_game(FORK, STAR), "these are 1 tiles, but 2 cities"),
    "too many tiles": (lambda: exact_game(PAIR, SHOE), "these are 2 tiles, but 1 cities"),
    "no Star": (lambda: exact_game(PAIR, {"ruby": 1}), "exactly one 'star', not 0"),
    "two Stars": (lambda: exact_game(FORK, {"star": 2}), "exactly one 'star', not 2"),
    "unknown face": (lambda: exact_game(PAIR, {"star": 1, "rubi": 0}), "'rubi'; did you mean 'ruby'"),
    "negative number": (
        lambda: exact_game(PAIR, {"star": 1, "ruby": -1}),
        "'ruby' -1 must be a whole number",
    ),
    "tiles in a row": (
        lambda: exact_game(PAIR, ["star"]),
        r"such as {'star': 1, 'blank': 2}, not \['star'\]",
    ),
    "no rounds": (
        lambda: exact_game(PAIR, STAR, rounds=0),
        "rounds 0 must be a whole number from 1 to 1,000",
    ),
    "no positions": (lambda: exact_game(PAIR, STAR, positions=0), "positions 0 must be a whole number"),
    "a bound of 1": (lambda: exact_game(PAIR, STAR, bound=1), "bound 1 must be a number from 0"),
    "no ruleset": (lambda: exact_game(PAIR, STAR, 3), "must be a Ruleset"),
    "misspelt ruleset": (lambda: exact_game(PAIR, STAR, "fann"), "did you mean 'fan'"),
    "an illegal decision": (
        lambda: exact_game(PAIR, STAR, policies=["nearest", lambda *_: pack(Kind.BUY)]),
        "decider of seat 2 answered 11, which is not legal",
    ),
    "no decision": (lambda: exact_game(PAIR, STAR, policies=[lambda *_: None]), "seat 1 answered None"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_mistake_is_told_in_one_sentence_in_each_language(case):
    attempt, words = WRONG[case]
    with pytest.raises(AfrikanError, match=words) as caught:
        attempt()
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_the_most_tiles_that_are_followed_can_be():
    star = board(*(f"home {name}" for name in "abcefghijklm"))
    game = exact_game(
        star, {"star": 1, "blank": MOST_TILES - 1}, FAN.replace(first_player="chosen"), ["nearest"], rounds=4
    )
    assert 0 < game.wins[0] < 1
