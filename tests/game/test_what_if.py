"""What if? A game goes on under other rules from the beginning of a turn, with the same luck."""

from random import Random

import pytest
from clear_sentence import assert_clear, refuses
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from afrikan.errors import AfrikanError, RulesetError
from afrikan.game import Game, RulesLine
from afrikan.game.conditions import CIRCUMSTANCES, CONDITIONS
from afrikan.game.snapshot import position_of
from afrikan.game.switching import MORE_CONDITIONS, begins_turn, switchable, why_fixed
from afrikan.language import LANGUAGES
from afrikan.records import as_dict
from afrikan.rules import Ruleset, catalogue
from tests.strategies import rulesets

FAN = Ruleset.preset("fan")
LITERAL = Ruleset.preset("literal")
SWEDISH = Ruleset.preset("swedish")
FIRST = Ruleset.preset("original_1951")
BEDOUINS = "sahara_dar_fur_land_2"
SEA_DOT = "canary_islands_cape_verde_sea_2"
PIRATES = "st_helena_fork_dakar_sea_1"


def position(rules, *players, **entries):
    """A game from a position."""
    return Game.from_position(rules, {"players": list(players), **entries}, seed=7)


def beside_tile(rules=FAN):
    """A game at the beginning of the turn of a player beside a tile."""
    return position(rules, {"at": "sahara"}, {"at": "cairo"})


def changed(rules=FAN, **changes):
    """The game beside a tile, switched."""
    return beside_tile(rules).switch(beside_tile(rules).rules.replace(**changes))


def test_a_change_of_rules_is_an_entry_of_the_past():
    game = changed(attempt_decision="before_roll")
    assert game.history == ("rules fan;attempt_decision=before_roll",)
    assert (game.at, game.length) == (1, 1)
    assert game.rules == FAN.replace(attempt_decision="before_roll")


def test_each_position_is_judged_by_the_rules_in_force_there():
    game = changed(attempt_decision="before_roll")
    assert game.can("attempt")
    assert game.why_not("attempt") is None
    game.undo()
    assert (game.rules, game.can("attempt")) == (FAN, False)
    assert "roll first" in game.why_not("attempt")
    assert game.redo().can("attempt")
    assert game.jump(0).rules == FAN


def test_prices_follow_the_rules_in_force():
    game = changed(sea_price=250, gem_values=(1, 2, 3))
    assert "250" in position(FAN, {"at": "tangier"}, {"at": "cairo"}).switch(game.rules).label("sail")
    assert changed(sea_price=250).do("roll").undo(2).rules.sea_price == 100


def test_a_new_action_forgets_an_undone_change():
    game = changed(attempt_decision="before_roll").undo().do("roll")
    assert game.history == ("roll",)
    assert game.rules == FAN


def test_the_change_is_done_by_its_canonical_text_too():
    text = "rules fan;attempt_decision=before_roll"
    game = beside_tile()
    assert game.can(text)
    game.verify(text)
    assert game.do(text).history == (text,)
    assert not game.can(text)
    assert "in force already" in game.why_not(text)
    assert game.label(text) == "Play on under fan;attempt_decision=before_roll"
    refuses(lambda: game.do("rules fann"), "'fann'")
    refuses(lambda: game.do("rules"), "''")


def test_the_log_says_what_holds_from_there_on():
    game = changed(free_roll_when="same_turn")
    (line,) = game.latest
    assert isinstance(line, RulesLine)
    assert (line.round, line.seat, line.rule, line.about) == (1, 0, None, "free_roll_when")
    option = catalogue()["free_roll_when"]
    value = option.value("same_turn")
    for lang in LANGUAGES:
        assert "free_roll_when=same_turn" in line.text(lang)
        assert option.question[lang] in line.text(lang)
        assert value.text[lang] in line.text(lang)
        assert all(citation.text(lang) in line.citation(lang) for citation in value.citations)
    assert str(line) == line.text("en")
    assert game.undo().log == ()


def test_a_number_of_the_players_own_has_a_line_too():
    (line,) = changed(sea_price=123).latest
    for lang in LANGUAGES:
        assert "123" in line.text(lang)
        assert line.citation(lang)
    assert line.citation() == "a number of the players' own choice"


def test_each_changed_option_has_its_line():
    rules = FAN.replace(forced_stay="must_stay_until_success", free_roll_meaning="releases_only")
    lines = beside_tile().switch(rules).latest
    assert [line.about for line in lines] == ["free_roll_meaning", "forced_stay"]


def test_start_of_turn_is_the_last_position_in_which_nothing_was_done():
    game = Game(FAN, players=2, seed=7)
    assert game.start_of_turn == 0
    game.do("start tangier").do("start cairo").roll(6)
    assert game.start_of_turn == 0
    begun = game.roll(2).at
    assert game.start_of_turn == begun
    assert game.roll(2).start_of_turn == begun
    assert game.do("land morocco 2").start_of_turn == begun
    assert game.do("leave").start_of_turn == game.at > begun
    switched = game.switch(FAN.replace(slave_length=2))
    assert switched.start_of_turn == switched.at
    assert switched.roll(1).start_of_turn == switched.at - 2


def test_before_the_first_turn_there_is_no_position_to_keep():
    rolling = Game(FAN, players=2, seed=7).do("start tangier").do("start cairo")
    for game in (Game(FAN, players=2, seed=7), rolling):
        refuses(lambda game=game: position_of(game))


def test_the_end_belongs_to_the_last_turn():
    game = Game(FAN, 2, policies="random", seed=5, rounds=3).play()
    assert game.over
    assert begins_turn(game.timeline.moments[game.start_of_turn].state)
    assert not game.what_if("slave_length", 2).over


def test_what_if_leaves_the_game_alone_and_stands_at_the_start_of_the_turn():
    game = beside_tile().roll(5)
    other = game.what_if("attempt_decision", "before_roll")
    assert other is not game
    assert (game.history, game.rules) == (("roll", "die 5"), FAN)
    assert other.history == ("rules fan;attempt_decision=before_roll",)
    assert set(other.legal) == {"roll", "attempt"}
    other.do("attempt")
    assert game.history == ("roll", "die 5")


def test_changes_add_up():
    other = beside_tile().what_if("slave_length", 2).what_if("slave_length", "1").what_if("may_pass", "yes")
    assert other.rules == FAN.replace(slave_length=1, may_pass="yes")
    assert len(other.history) == 3


@pytest.mark.parametrize(
    ("option", "value", "kept"),
    [("gem_values", "300,500,800", (300, 500, 800)), ("sea_price", "150", 150), ("sea_price", 150, 150)],
)
def test_numbers_may_be_typed(option, value, kept):
    assert getattr(beside_tile().what_if(option, value).rules, option) == kept


def test_luck_is_the_same():
    game = beside_tile()
    game.play()
    dice = [game.fork().roll(None).state.die for _ in range(2)]
    other = game.what_if("capetown_bonus", 600)
    assert dice[0] == dice[1] == other.roll().state.die
    assert other.timeline.now.faces == game.timeline.now.faces


def test_policies_play_by_the_rules_in_force():
    game = Game(FAN, 3, policies="nearest", seed=4).play(60)
    game.jump(game.start_of_turn)
    other = game.what_if("penniless_sea", "none").play()
    assert other.over
    assert "drift" not in other.history[game.at + 1 :]


FIXED = {
    "board": "pawns and tiles",
    "tile_mix": "lie on the board",
    "tile_cities": "lie on the board",
    "tile_price": "the unit",
    "start_money": "before the first turn",
    "max_players": "before the first turn",
    "first_player": "before the first turn",
    "first_player_tie": "before the first turn",
    "start_choice": "before the first turn",
}


@pytest.mark.parametrize("option", catalogue())
def test_an_option_may_change_or_says_why_not(option):
    reason = why_fixed(option)
    assert switchable(option) == (option not in FIXED)
    if reason is not None:
        assert FIXED[option] in reason.text("en")
        assert len({reason.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("option", "value"),
    [("board", "nordic"), ("tile_mix", (1, 2, 3, 4, 3, 6, 11)), ("tile_price", 200), ("start_money", 1),
     ("max_players", 2), ("first_player", "lot")],
)  # fmt: skip
def test_what_cannot_change_is_refused_with_the_reason(option, value):
    game = beside_tile()
    refuses(lambda: game.what_if(option, value), option, FIXED[option])
    refuses(lambda: game.switch(FAN.replace(**{option: value})), option, FIXED[option])
    assert game.history == ()


def test_other_rules_are_taken_over_at_the_beginning_of_a_turn_only():
    rules = FAN.replace(slave_length=2)
    unbegun = Game(FAN, players=2, seed=7)
    rolled = beside_tile().do("roll")
    moving = beside_tile().roll(5)
    over = Game(FAN, 2, policies="random", seed=5, rounds=3).play()
    for game in (unbegun, rolled, moving, over):
        before = game.history
        refuses(lambda game=game: game.switch(rules), "beginning of a turn")
        assert game.history == before
    refuses(lambda: unbegun.what_if("slave_length", 2), "beginning of a turn")


def test_bad_changes_are_refused_in_a_sentence():
    game = beside_tile()
    refuses(lambda: game.switch(FAN), "in force already: 'fan'")
    refuses(lambda: game.switch("fan"), "'fan'")
    refuses(lambda: game.what_if("forced_stai", "free"), "did you mean 'forced_stay'?", error=RulesetError)
    refuses(lambda: game.what_if("forced_stay", "fre"), "'fre'", error=RulesetError)
    refuses(lambda: game.what_if("slave_length", "x"), "'x'", error=RulesetError)
    refuses(lambda: game.what_if("star_stealing", "confrontation"), "not available yet", error=RulesetError)
    refuses(lambda: game.what_if("free_roll_meaning", "releases_only"), "forced_stay", error=RulesetError)
    assert game.history == ()


STAR = {"opened": {"timbuktu": "star", "canary_islands": "horseshoe"}}
IMPOSSIBLE = {
    "switch_waiting": (
        LITERAL,
        {"at": "sahara", "waiting": True},
        {},
        "forced_stay=free",
        {"free_roll_meaning": "opens"},
    ),
    "switch_waiting_carrier": (
        LITERAL,
        {"at": "sahara", "waiting": True, "star": True},
        STAR,
        "carrier_may_open=no",
        {},
    ),
    "switch_drifting": (FAN, {"at": SEA_DOT, "voyage": "drift", "money": 0}, {}, "penniless_sea=none", {}),
    "switch_drifting_rich": (
        FAN,
        {"at": SEA_DOT, "voyage": "drift", "money": 50},
        {},
        "penniless_definition=zero",
        {},
    ),
    "switch_drifting_held": (
        LITERAL,
        {"at": PIRATES, "voyage": "drift", "money": 0, "held": True},
        {},
        "hazard_on_fixed_steps=no",
        {},
    ),
    "switch_stowaway": (
        SWEDISH,
        {"at": "st_helena", "stowaway": "ready", "money": 0},
        {},
        "penniless_sea=none",
        {},
    ),
    "switch_slave": (FAN, {"at": "slave_coast", "slave": 3}, {}, "slave_length=2", {}),
    "switch_both": (
        FAN,
        {"at": "sahara", "star": True, "horseshoe": True},
        STAR,
        "horseshoe_for_star_holder=discarded",
        {},
    ),
    "switch_held": (
        FIRST,
        {"at": BEDOUINS, "held": True},
        {},
        "hazard_effect=skip_one_turn",
        {},
    ),
    "switch_enslaved": (FAN, {"at": "slave_coast", "slave": 2}, {}, "slave_unit=turns", {}),
    "switch_lost": (
        FAN.replace(slave_unit="turns"),
        {"at": "sahara", "lost": 2},
        {},
        "slave_unit=rolls",
        {},
    ),
    "switch_saved": (
        FAN.replace(horseshoe_before_star="kept_counts_later"),
        {"at": "sahara", "saved": 1},
        {"opened": {"canary_islands": "horseshoe"}},
        "horseshoe_before_star=discarded",
        {},
    ),
    "switch_shoe": (FAN, {"at": "sahara", "horseshoe": True}, STAR, "horseshoe_wins=no", {}),
    "switch_robber": (
        FAN.replace(robber_stays="toll_100", star_stealing="overtaking_robber"),
        {"at": "sahara", "robber": "canary_islands"},
        {"opened": {"timbuktu": "star", "canary_islands": "robber"}},
        "star_stealing=never",
        {},
    ),
    "switch_out": (
        FAN.replace(stranded_policy="eliminate"),
        {"at": "sahara", "out": True},
        {},
        "stranded_policy=keep_playing",
        {},
    ),
    "switch_place": (
        FAN.replace(end_when="play_for_places"),
        {"at": "cairo", "star": True, "place": 1},
        STAR,
        "end_when=at_once",
        {},
    ),
    "switch_home": (
        FAN.replace(finish_cities="own_start_only"),
        {"at": "cairo", "start": "tangier", "star": True},
        STAR,
        "finish_cities=either",
        {},
    ),
}


def test_every_condition_that_can_become_impossible_is_tried_below():
    keys = [condition.in_game for condition in (*CONDITIONS, *MORE_CONDITIONS) if condition.in_game]
    assert sorted(keys) == sorted(IMPOSSIBLE)


CIRCUMSTANCES_TRIED = {
    "switch_robbers": ("robber_stays", "removed", {"opened": {"timbuktu": "star", "tunis": "robber"}}, {}),
    "switch_star_at": (
        "robber_takes_star",
        "no",
        {"opened": {"timbuktu": "star"}, "star_at": "capetown"},
        {},
    ),
    "switch_saved_late": ("horseshoe_before_star", "kept_counts_later", STAR, {"saved": 1}),
}


@pytest.mark.parametrize("key", CIRCUMSTANCES_TRIED)
def test_a_circumstance_that_the_new_reading_does_not_know_is_refused(key):
    option, value, entries, player = CIRCUMSTANCES_TRIED[key]
    rules = FAN.replace(
        robber_stays="toll_100",
        robber_takes_star="star_to_capetown",
        horseshoe_before_star="kept_cash_or_extra_move",
    )
    game = position(rules, {"at": "cairo"}, {"at": "egypt"} | player, **entries)
    error = refuses(lambda: game.switch(rules.replace(**{option: value})), f"{option}={value}")
    assert error.phrase.key == key
    assert sorted(CIRCUMSTANCES_TRIED) == sorted(found.in_game for found in CIRCUMSTANCES)


def test_a_direction_means_nothing_where_pawns_may_turn():
    """A ship bound for a port, with a place behind it, plays on under rules that ask for neither."""
    rules = FAN.replace(reverse_between_turns="never", sea_destination="locked")
    ship = {
        "at": SEA_DOT,
        "voyage": "ticket",
        "came": "canary_islands_cape_verde_sea_1",
        "port": "cape_verde",
    }
    game = position(rules, ship, {"at": "cairo"}).switch(FAN)
    assert not {"came", "port"} & set(position_of(game)["players"][0])


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_a_condition_that_the_new_reading_does_not_know_is_refused(key):
    rules, player, entries, reading, more = IMPOSSIBLE[key]
    game = position(rules, {"at": "cairo"}, player | {"name": "Aino <b>"}, **entries)
    option, _, value = reading.partition("=")
    after = rules.replace(**more, **{option: int(value) if value.isdigit() else value})
    error = refuses(lambda: game.switch(after), "Aino <b>", reading)
    assert error.phrase.key == key
    for lang in LANGUAGES:
        assert_clear(error)
        assert reading in error.text(lang)
    unbound = {name: entry for name, entry in player.items() if name in ("at", "star")}
    if player["at"] == "cairo":
        unbound["at"] = "sahara"
    free = {"at": "cairo"} if player["at"] in (SEA_DOT, PIRATES) else unbound
    assert position(rules, {"at": "cairo"}, free, **entries).switch(after).rules == after


def test_a_carrier_who_waits_in_vain_is_no_position_either():
    """He could neither open the tile nor leave it, so no action would be legal."""
    rules = LITERAL.replace(carrier_may_open="no")
    carrier = {"at": "sahara", "waiting": True, "star": True}
    refuses(lambda: position(rules, carrier, {"at": "cairo"}, **STAR), "player 1", "carrier_may_open=no")


def test_what_was_impossible_before_does_not_stand_in_the_way():
    rich = {"at": SEA_DOT, "voyage": "drift", "money": 5000}
    game = position(FAN, {"at": "cairo"}, rich)
    assert game.switch(FAN.replace(sea_price=200)).rules.sea_price == 200


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rulesets(), rulesets(), st.integers(0, 2**64 - 1), st.integers(0, 250), st.integers(5, 25))
def test_whatever_rules_are_accepted_the_game_goes_on(before, after, seed, actions, rounds):
    """No change that is accepted leads into a position without a legal action, or changes money or tiles."""
    dice = Random(seed)
    game = Game(before, 2, policies=lambda view, legal: dice.choice(legal), seed=seed, rounds=rounds)
    game.play(actions).jump(game.start_of_turn)
    kept = {option: before.values[option] for option in catalogue() if not switchable(option)}
    rules = Ruleset(after.values | kept)
    state = as_dict(game.state)
    try:
        game.switch(rules)
    except AfrikanError as refused:
        assert_clear(refused)
        assert as_dict(game.state) == state
        return
    assert as_dict(game.state) == state
    assert game.rules == rules
    switched = game.at
    while not game.over:
        assert game.legal
        game.step()
    again = Game.load(game.save())
    assert again.history == game.history == Game.from_notation(game.notation()).history
    assert again.rules == rules
    assert again.jump(switched - 1).rules == before
    assert [line.text() for line in Game.load(game.save()).log] == [line.text() for line in game.log]
