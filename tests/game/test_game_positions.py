"""Any situation can be set up, and one that cannot be is refused with the entry that is wrong."""

import pytest
from clear_sentence import refuses

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.rules import Ruleset

FAN = Ruleset.preset("fan")
FIRST = Ruleset.preset("original_1951")
SWEDISH = Ruleset.preset("swedish")
HOME = {"at": "cairo"}
STAR = {"timbuktu": "star"}


def test_everything_that_is_said_is_set():
    game = Game.from_position(
        FIRST,
        {
            "players": [
                {"at": "sahara_dar_fur_land_2", "held": True, "star": True, "money": 0, "name": "Aino"},
                {"at": "slave_coast", "slave": 2, "start": "cairo", "policy": "nearest"},
                {"at": "st_helena", "waiting": True, "horseshoe": True},
                {"at": "fork_benin", "voyage": "ticket", "money": 1_000_000},
            ],
            "turn": 3,
            "first": 2,
            "round": 9,
            "opened": {**STAR, "tunis": "horseshoe", "egypt": "ruby"},
            "bonus_taken": True,
        },
        seed=4,
        rounds=20,
    )
    assert [player.at for player in game.players] == [
        "sahara_dar_fur_land_2",
        "slave_coast",
        "st_helena",
        "fork_benin",
    ]
    assert [player.state() for player in game.players] == [
        "carries the Star of Africa, held by bedouins",
        "has 2 rolls still to miss",
        "carries a horseshoe, must wait beside the tile",
        "at sea on a ticket",
    ]
    assert game.names == ("Aino", "Player 2", "Player 3", "Player 4")
    assert [player.money for player in game.players] == [0, 300, 300, 1_000_000]
    assert game.players[1].policy == "nearest"
    assert (game.current, game.state.round, game.state.first, game.state.cap) == ("Player 3", 9, 1, 20)
    assert game.legal == ("attempt",)
    assert len(game.tiles) == 27
    assert game.view.remaining == {
        "star": 0,
        "ruby": 1,
        "emerald": 3,
        "topaz": 4,
        "robber": 3,
        "horseshoe": 4,
        "blank": 12,
    }
    assert game.state.bonus_taken == 1


def test_opened_tiles_are_not_drawn_again():
    opened = {**STAR, "egypt": "ruby", "tunis": "ruby"}
    for seed in range(20):
        game = Game.from_position(FAN, {"players": [HOME], "opened": opened}, seed=seed)
        hidden = sorted(game._now.faces[slot] for slot in game.state.tiles if slot >= 0)
        assert hidden == [2] * 3 + [3] * 4 + [4] * 3 + [5] * 5 + [6] * 12


def test_the_position_is_kept_apart_from_the_given_one():
    given = {"players": [{"at": "cairo"}, {"at": "tunis"}], "opened": dict(STAR)}
    game = Game.from_position(FAN, given, seed=1)
    saved = game.save()
    given["players"][0]["at"] = "sahara"
    given["opened"]["egypt"] = "ruby"
    assert game.save() == saved
    assert Game.load(saved).players == game.players


def test_a_position_with_an_own_policy_can_be_saved():
    own = {"at": "cairo", "policy": lambda view, legal: legal[0]}
    game = Game.from_position(FAN, {"players": [own, HOME]}, seed=1).play(20)
    loaded = Game.load(game.save())
    assert loaded.history == game.history
    assert loaded.players[0].policy == "human"
    assert Game.from_notation(game.notation()).history == game.history


def test_one_player_may_practise_alone():
    game = Game.from_position(FAN, {"players": [HOME]}, seed=1).roll(1).do("land cairo_egypt_land_1 1")
    assert (game.current, game.state.round) == ("Player 1", 2)


def lone(**entries):
    """A position of one player."""
    return {"players": [{"at": "cairo", **entries}]}


IMPOSSIBLE = {
    "not a table": (FAN, 5, "position must be a table", "5"),
    "unknown entry": (FAN, {"players": [HOME], "weather": "hot"}, "weather", "known: players"),
    "misspelt entry": (FAN, {"players": [HOME], "rond": 2}, "'rond'", "did you mean 'round'?"),
    "no players": (FAN, {}, "'players' must list 1 to 6 players", "None"),
    "empty players": (FAN, {"players": []}, "1 to 6 players", "[]"),
    "players a text": (FAN, {"players": "cairo"}, "1 to 6 players", "'cairo'"),
    "seven players": (FAN, {"players": [HOME] * 7}, "1 to 6 players"),
    "six of five players": (FAN.replace(max_players=5), {"players": [HOME] * 6}, "1 to 5 players"),
    "player a text": (
        FAN,
        {"players": ["cairo"]},
        "player 1 must be a table such as {'at': 'cairo'}",
        "'cairo'",
    ),
    "unknown player entry": (FAN, lone(monney=3), "player 1", "'monney'", "did you mean 'money'?"),
    "number as entry": (FAN, {"players": [{1: 2}]}, "unknown entry 1"),
    "no place": (FAN, {"players": [{}]}, "'at' is missing"),
    "unknown place": (FAN, lone(at="kairo"), "'kairo'", "did you mean 'cairo'?"),
    "place a number": (FAN, lone(at=3), "no place 3"),
    "place a list": (FAN, lone(at=["cairo"]), "no place ['cairo']"),
    "start elsewhere": (FAN, lone(start="sahara"), "'start' must be one of tangier, cairo"),
    "unknown start": (FAN, lone(start="mars"), "no place 'mars'"),
    "negative money": (FAN, lone(money=-1), "'money'", "from 0 to 1,000,000", "-1"),
    "too much money": (FAN, lone(money=10**7), "'money'", "10000000"),
    "half money": (FAN, lone(money=1.5), "'money'", "1.5"),
    "true money": (FAN, lone(money=True), "'money'", "True"),
    "no number": (FAN, lone(money=float("nan")), "'money'", "nan"),
    "star a number": (FAN, lone(star=1), "'star' must be true or false", "1"),
    "horseshoe a text": (FAN, lone(horseshoe="yes"), "'horseshoe' must be true or false", "'yes'"),
    "held a number": (FAN, lone(held=0), "'held' must be true or false"),
    "waiting a number": (FAN, lone(waiting=2), "'waiting' must be true or false"),
    "slave too long": (FAN, lone(slave=10), "'slave'", "from 0 to 9", "10"),
    "unknown voyage": (FAN, lone(voyage="raft"), "'voyage' must be one of 'ticket', 'drift'", "'raft'"),
    "unknown stowaway": (FAN, lone(stowaway=1), "'stowaway' must be one of 'must_skip', 'ready'", "1"),
    "at sea unpaid": (FAN, lone(at="fork_benin"), "at sea in 'fork_benin'", "'ticket' or 'drift'"),
    "voyage ashore": (FAN, lone(voyage="ticket"), "'voyage' is for pawns at sea", "'cairo'"),
    "held nowhere": (FAN, lone(held=True), "nobody can be held in 'cairo'"),
    "slave elsewhere": (FAN, lone(slave=1), "a slave stays on the Slave Coast", "'cairo'"),
    "waiting on a dot": (FIRST, lone(at="fork_atlas", waiting=True), "for pawns in a city", "'fork_atlas'"),
    "skipping on a dot": (SWEDISH, lone(at="fork_atlas", stowaway="must_skip"), "in a city", "'fork_atlas'"),
    "stowaway on a dot": (SWEDISH, lone(at="fork_atlas", stowaway="ready"), "on an island", "'fork_atlas'"),
    "stowaway ashore": (SWEDISH, lone(at="sahara", stowaway="ready"), "on an island", "'sahara'"),
    "stowaway in Finland": (FAN, lone(at="st_helena", stowaway="ready"), "with penniless_sea=fixed_2"),
    "waiting by choice": (FAN, lone(at="sahara", waiting=True), "forced_stay=free"),
    "drift in Sweden": (SWEDISH, lone(at="fork_benin", voyage="drift"), "with penniless_sea=free_after_skip"),
    "opened a list": (FAN, {**lone(), "opened": ["tunis"]}, "'opened' maps cities", "['tunis']"),
    "opened nowhere": (FAN, {**lone(), "opened": {"mars": "ruby"}}, "opened", "no place 'mars'"),
    "opened at home": (FAN, {**lone(), "opened": {"cairo": "ruby"}}, "no tile lies in 'cairo'"),
    "opened on a dot": (FAN, {**lone(), "opened": {"fork_atlas": "ruby"}}, "no tile lies in 'fork_atlas'"),
    "unknown face": (FAN, {**lone(), "opened": {"tunis": "rubi"}}, "tunis", "'rubi'", "did you mean 'ruby'?"),
    "face a number": (FAN, {**lone(), "opened": {"tunis": 1}}, "no tile shows 1"),
    "two Stars": (
        FAN,
        {**lone(), "opened": {**STAR, "tunis": "star"}},
        "at most 1 of the tiles can show 'star'",
    ),
    "carried twice": (
        FAN,
        {"players": [{"at": "tunis", "star": True}] * 2, "opened": STAR},
        "only one player can carry the Star",
    ),
    "carried unopened": (FAN, lone(at="tunis", star=True), "must be among the opened tiles"),
    "shoe before the Star": (
        FAN,
        {**lone(at="tunis", horseshoe=True), "opened": {"egypt": "horseshoe"}},
        "kept only once the Star has been found",
    ),
    "shoe unopened": (
        FAN,
        {**lone(at="tunis", horseshoe=True), "opened": STAR},
        "horseshoes carried: 1, but opened tiles that show one: 0",
    ),
    "home already": (FAN, {**lone(star=True), "opened": STAR}, "player 1 carries and is home"),
    "bonus a number": (FAN, {**lone(), "bonus_taken": 1}, "'bonus_taken' must be true or false"),
    "round zero": (FAN, {**lone(), "round": 0}, "'round'", "from 1 to 200", "0"),
    "round too late": (FAN, {**lone(), "round": 201}, "'round'", "201"),
    "turn of nobody": (FAN, {**lone(), "turn": 2}, "'turn'", "from 1 to 1", "2"),
    "first is nobody": (FAN, {**lone(), "first": "me"}, "'first'", "'me'"),
    "empty name": (FAN, lone(name=" "), "name ' ' of seat 1"),
    "name a number": (FAN, lone(name=3), "name 3 of seat 1"),
    "unknown policy": (FAN, lone(policy="nearst"), "'nearst'", "did you mean 'nearest'"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_impossible_position(case):
    rules, position, *named = IMPOSSIBLE[case]
    refuses(lambda: Game.from_position(rules, position, seed=1), *named)


@pytest.mark.parametrize("rules", [None, 3])
def test_position_without_a_ruleset(rules):
    refuses(lambda: Game.from_position(rules, lone()), "rules must be a Ruleset", repr(rules))


@pytest.mark.parametrize("rounds", [0, -1, 1001, 2.5, "x", True, None])
def test_position_with_impossible_rounds(rounds):
    refuses(lambda: Game.from_position(FAN, lone(), rounds=rounds), "rounds", repr(rounds), "1 to 1,000")


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "x", True])
def test_position_with_impossible_seed(seed):
    refuses(lambda: Game.from_position(FAN, lone(), seed=seed), "seed", repr(seed))


def test_then_leads_into_the_turn():
    """A position in the middle of a move: the actions are verified, kept as past, and saved once."""
    situation = {"players": [{"at": "dar_fur"}, {"at": "cairo"}], "then": ["roll", "die 6"]}
    game = Game.from_position(Ruleset.preset("fan"), situation, seed=1)
    assert game.can("land bahr_el_ghasal 2")
    assert game.history == ("roll", "die 6")
    assert Game.load(game.save()).history == game.history


@pytest.mark.parametrize("wrong", ["roll", ["roll", 3], ["fly cairo"], {"a": 1}])
def test_an_impossible_then_is_refused(wrong):
    situation = {"players": [{"at": "dar_fur"}, {"at": "cairo"}], "then": wrong}
    with pytest.raises(AfrikanError, match=r"then|fly cairo"):
        Game.from_position(Ruleset.preset("fan"), situation)


def test_the_right_to_a_free_passage_lasts_on_the_roads_of_the_island():
    situation = lone(at="tamatave_cape_st_marie_land_2", stowaway="ready", money=0)
    game = Game.from_position(SWEDISH, situation, seed=1).roll(2).do("land tamatave 2").do("leave")
    assert game.can("stowaway")
