"""Every option with several values that can be played: the same situation under each value."""

import pytest
from situation import (
    FAN,
    FIRST,
    LITERAL,
    SWEDISH,
    by_road,
    by_ship,
    kinds,
    opening,
    pawn,
    refused,
    table,
)

from afrikan.errors import RulesetError
from afrikan.game import Game
from afrikan.rules import catalogue
from afrikan.star.words import Phase

STAR_OPEN = {"opened": {"timbuktu": "star"}}
shown: dict[str, dict[str, object]] = {}


def under(**expected):
    """Run a test once under each value of an option, with what it must lead to."""
    return pytest.mark.parametrize(("value", "expected"), expected.items(), ids=list(expected))


def option(name, **expected):
    """As ``under``, and note which values of the option are shown to differ."""
    shown[name] = expected
    return under(**expected)


def test_every_playable_value_is_shown():
    """Each option with two or more playable values has a test below in which its values differ."""
    playable = {
        name: {value.id for value in option.values if value.implemented}
        for name, option in catalogue().items()
        if option.kind == "choice"
    }
    assert {name: set(expected) for name, expected in shown.items()} == {
        name: values for name, values in playable.items() if len(values) > 1
    }
    for name, expected in shown.items():
        assert len({repr(result) for result in expected.values()}) == len(expected), name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (name, str(value.id))
        for name, option in catalogue().items()
        if option.kind == "choice"
        for value in option.values
        if not value.implemented
    ],
)
def test_other_values_are_refused_by_name(name, value):
    """A catalogued value that cannot be played yet says so."""
    with pytest.raises(RulesetError, match=f"{name}={value} is catalogued but not available yet"):
        FAN.replace(**{name: value})


@option("capetown_trigger", stop=0, stop_or_pass=500)
def test_option_capetown_trigger(value, expected):
    """The bonus is paid on stopping only, or already to a pawn that has come in with steps to spare."""
    rules = FAN.replace(capetown_trigger=value)
    game = table(rules, pawn("whalefish_bay_capetown_land_3", money=0), "cairo").roll(3)
    game.do("land capetown 1")
    assert game.players[0].money == expected
    assert game.do("stop").players[0].money == 500


@option("board", finnish=("Congo", True), nordic=("Luanda", False))
def test_option_board(value, expected):
    """The maps differ in names and in ports."""
    game = table(FAN.replace(board=value), "congo", "cairo")
    assert (game.board.node("congo").label("en"), game.can("sail")) == expected


@option(
    "first_player",
    highest_roll=("Player 2", ["START_ROLLED", "START_ROLLED", "STARTS"]),
    lot=("Player 2", ["STARTS"]),
    chosen=("Player 1", ["STARTS"]),
)
def test_option_first_player(value, expected):
    """The die decides, or the lot, or the players have agreed and seated themselves."""
    game = Game(FAN.replace(first_player=value), players=2, seed=1).do("start cairo").do("start cairo")
    if value == "highest_roll":
        game.roll(2).roll(5)
    if value == "lot":
        assert set(game.outcomes) == {"lot 1", "lot 2"}
        game.do("lot 2")
    assert (game.current, [line.event.name for line in game.log[2:]]) == expected


@option("tile_cities", all_but_starts=30, all=32)
def test_option_tile_cities(value, expected):
    """Thirty tiles leave the start cities empty; thirty-two lie everywhere."""
    mix = (1, 2, 3, 4, 3, 5, expected - 18)
    assert len(Game(FAN.replace(tile_cities=value, tile_mix=mix), players=2, seed=1).tiles) == expected


@option("bank_limit", unlimited=1000, notes=500)
def test_option_bank_limit(value, expected):
    """For a ruby the bank pays its price, or what is left of its notes."""
    rules = FAN.replace(bank_limit=value, start_money=5300)
    paid = opening(rules, "egypt", "ruby", "cairo")
    assert paid.players[0].money == 5300 - 100 + expected


@option("first_player_tie", reroll_tied="START_ROLL", youngest="TURN", lot="START_LOT")
def test_option_first_player_tie(value, expected):
    """Two fives are rolled again, or the first seat begins, or the lot decides."""
    game = Game(FAN.replace(first_player_tie=value), players=2, seed=1).do("start cairo").do("start cairo")
    assert Phase(game.roll(5).roll(5).state.phase).name == expected


@option(
    "start_choice",
    free=("start tangier", "start cairo"),
    same=("start cairo",),
    seat_alternating=("start tangier",),
)
def test_option_start_choice(value, expected):
    """The third player chooses, or follows the first, or takes the city of the seat."""
    first = "start tangier" if value == "seat_alternating" else "start cairo"
    game = Game(FAN.replace(start_choice=value), players=3, seed=1).do(first).do("start cairo")
    assert game.legal == expected


@option("roll_single_use", single="Player 2", reuse="Player 1")
def test_option_roll_single_use(value, expected):
    """After the attempt the roll is used up, or moves the pawn as well."""
    game = table(FAN.replace(roll_single_use=value), "bahr_el_ghasal", "cairo").roll(5).do("attempt")
    assert game.flip("blank").current == expected


@option("stop_on_dot", no=False, yes=True)
def test_option_stop_on_dot(value, expected):
    """With a three one may not stop one step along the road, or may."""
    game = table(FAN.replace(stop_on_dot=value), "tangier", "cairo").roll(3)
    assert game.can("land fork_atlas 1") == expected


@option(
    "early_stop_where",
    any_city=(True, True),
    city_with_tile=(True, False),
    none=(False, False),
)
def test_option_early_stop_where(value, expected):
    """One may stop early beside a tile, in a city without one, or nowhere."""
    for tile, stops in zip(({}, {"opened": {"bahr_el_ghasal": "blank"}}), expected, strict=True):
        game = table(FAN.replace(early_stop_where=value), "dar_fur", "cairo", **tile).roll(4)
        assert game.do("land bahr_el_ghasal 2").can("stop") == stops


@option("reverse_in_move", no=False, yes=True)
def test_option_reverse_in_move(value, expected):
    """A pawn that has come into Tangier may not go back along the same road, or may."""
    game = table(FAN.replace(reverse_in_move=value), "tangier_tunis_land_1", "cairo").roll(2)
    assert game.do("land tangier 1").can("land tangier_tunis_land_1 1") == expected


@option(
    "reverse_between_turns",
    free=(True, True),
    land_only=(True, False),
    never=(False, False),
)
def test_option_reverse_between_turns(value, expected):
    """On the next turn a walker and a ship may turn round, or only the walker, or neither."""
    rules = FAN.replace(reverse_between_turns=value)
    walker = table(rules, "tangier").roll(1).do("land fork_atlas 1").roll(1)
    ship = table(rules, "tangier").do("sail").roll(1).do("sea tangier_canary_islands_sea_1 1").roll(1)
    assert (walker.can("land tangier 1"), ship.can("sea tangier 1")) == expected


@option("fly_plus_roll", no=False, yes=True)
def test_option_fly_plus_roll(value, expected):
    """After a flight the turn is over, or a roll may follow."""
    game = table(FAN.replace(fly_plus_roll=value), pawn("tripoli", money=900)).do("fly tangier")
    assert game.can("leave") == expected


@option("attempt_decision", after_roll={"roll"}, before_roll={"roll", "attempt"})
def test_option_attempt_decision(value, expected):
    """Beside a tile the attempt is chosen after the roll, or announced before it."""
    game = table(FAN.replace(attempt_decision=value), "bahr_el_ghasal", "cairo")
    assert kinds(game) == expected
    assert game.roll(4).can("attempt") == (value == "after_roll")


@option("mode_declaration", no=True, yes=False)
def test_option_mode_declaration(value, expected):
    """Only without a declaration may the roll be used for the tile after it has been seen."""
    rules = SWEDISH.replace(mode_declaration="no")
    if value == "yes":
        with pytest.raises(RulesetError, match="announces the purpose of the turn before the roll"):
            rules.replace(mode_declaration="yes", attempt_decision="after_roll")
        rules = rules.replace(mode_declaration="yes")
    else:
        rules = rules.replace(attempt_decision="after_roll")
    assert table(rules, "bahr_el_ghasal", "cairo").roll(4).can("attempt") == expected


@option("may_pass", no=False, yes=True)
def test_option_may_pass(value, expected):
    """Doing nothing is refused, or always allowed before the roll, but a roll made is always used."""
    game = table(FAN.replace(may_pass=value), "dar_fur", "cairo")
    assert game.can("pass") == expected
    assert not game.roll(3).can("pass")


@option("buy_when", arrival_turn=False, any_turn_on_tile=True)
def test_option_buy_when(value, expected):
    """A turn after the arrival money opens the tile no more, or still."""
    game = by_road(FAN.replace(buy_when=value), "bahr_el_ghasal").do("leave")
    assert game.can("buy") == expected


@option("pass_through_is_arrival", no=False, yes=True)
def test_option_pass_through_is_arrival(value, expected):
    """On the way through Bahr el Ghasal its tile stays closed, or may be bought."""
    game = table(FAN.replace(pass_through_is_arrival=value), "dar_fur", "cairo").roll(4)
    assert game.do("land bahr_el_ghasal 2").can("buy") == expected


def test_buying_on_the_way_ends_the_move():
    """Where passing counts but opening ends the move, the buyer has stopped; in Cape Town he is paid."""
    rules = FAN.replace(pass_through_is_arrival="yes")
    game = table(rules, "dar_fur", "cairo").roll(6).do("land bahr_el_ghasal 2").do("buy").flip("blank")
    assert game.current == "Player 2"
    cape = table(rules, pawn("whalefish_bay_capetown_land_3", money=100), "cairo").roll(5)
    assert cape.do("land capetown 1").do("buy").flip("blank").players[0].money == 500


@option("pass_through_barrier", no=True, yes=False)
def test_option_pass_through_barrier(value, expected):
    """Past the closed tile of Bahr el Ghasal the way is open, or barred."""
    game = table(LITERAL.replace(pass_through_barrier=value), "dar_fur", "cairo").roll(4)
    assert game.do("land bahr_el_ghasal 2").can("land lake_victoria 2") == expected


@option("free_roll_who", anyone=True, only_penniless=False)
def test_option_free_roll_who(value, expected):
    """A player with money may roll for the tile, or must pay for it."""
    game = by_road(SWEDISH.replace(free_roll_who=value), "bahr_el_ghasal", "cairo", money=2000)
    assert game.can("attempt") == expected


@option("free_roll_success", four_to_six=True, five_or_six=False)
def test_option_free_roll_success(value, expected):
    """A four opens the tile, or does not."""
    game = table(FAN.replace(free_roll_success=value), "bahr_el_ghasal", "cairo").roll(4).do("attempt")
    assert game.chance == expected


@option("pay_after_failed_attempt", no=False, yes=True)
def test_option_pay_after_failed_attempt(value, expected):
    """After a two the tile stays closed for this turn, or may be bought."""
    game = by_road(SWEDISH.replace(pay_after_failed_attempt=value), "bahr_el_ghasal", "cairo")
    assert game.do("attempt").roll(2).can("buy") == expected


@option("move_after_buy_at_turn_start", no=False, yes=True)
def test_option_move_after_buy_at_turn_start(value, expected):
    """Buying is the whole turn, or leaves the roll."""
    rules = SWEDISH.replace(move_after_buy_at_turn_start=value)
    game = table(rules, "bahr_el_ghasal", "cairo").do("buy").flip("blank")
    assert (game.current == "Player 1") == expected


@option("tiles_per_turn", one=False, unlimited=True)
def test_option_tiles_per_turn(value, expected):
    """After a first tile on the way a second one stays closed, or may be bought too."""
    rules = FAN.replace(pass_through_is_arrival="yes", move_on_after_open="yes", tiles_per_turn=value)
    game = table(rules, "dar_fur", "cairo").roll(6).do("land bahr_el_ghasal 2").do("buy").flip("blank")
    game.do("land lake_victoria 2")
    assert game.can("buy") == expected
    if not expected:
        refused(game, "buy", "ONE_TILE_A_TURN", "one_tile_a_turn", "only one tile")


@option("move_on_after_open", no="Player 2", yes="Player 1")
def test_option_move_on_after_open(value, expected):
    """Opening on the way ends the move, or the rest of the roll may be used."""
    rules = FAN.replace(pass_through_is_arrival="yes", move_on_after_open=value)
    game = table(rules, "dar_fur", "cairo").roll(4).do("land bahr_el_ghasal 2").do("buy").flip("blank")
    assert game.current == expected


@option("free_roll_when", next_turn=False, same_turn=True)
def test_option_free_roll_when(value, expected):
    """In the turn of arrival there is no attempt, or there is."""
    assert by_road(FAN.replace(free_roll_when=value), "bahr_el_ghasal", "cairo").can("attempt") == expected


@option("free_roll_meaning", opens=True, releases_only=False)
def test_option_free_roll_meaning(value, expected):
    """A four opens the tile, or only frees the player who was bound to wait."""
    rules = FIRST.replace(free_roll_meaning=value)
    game = table(rules, pawn("bahr_el_ghasal", waiting=True), "cairo").do("attempt").roll(4)
    assert game.chance == expected
    assert "bahr_el_ghasal" in game.tiles


@option("forced_stay", free={"roll"}, must_stay_until_success={"attempt"})
def test_option_forced_stay(value, expected):
    """Whoever has declined to pay travels on as he likes, or must wait for four, five or six."""
    assert kinds(by_road(FAN.replace(forced_stay=value), "bahr_el_ghasal").do("leave")) == expected


@option("attempt_after_arrival_forced", no={"attempt", "pass"}, yes={"attempt"})
def test_option_attempt_after_arrival_forced(value, expected):
    """On an island without a road the roll may lapse, or must be used on the tile."""
    rules = FAN.replace(attempt_after_arrival_forced=value)
    assert kinds(table(rules, "st_helena", "cairo").roll(2)) == expected


@option("penniless_definition", less_than_price=True, zero=False)
def test_option_penniless_definition(value, expected):
    """With fifty left one cannot pay for a ship; only under one reading does that count as no money."""
    rules = FAN.replace(penniless_definition=value)
    assert table(rules, pawn("st_helena", money=50), "cairo").can("drift") == expected
    assert table(rules, pawn("st_helena", money=0), "cairo").can("drift")


@option("horseshoe_for_star_holder", irrelevant=True, discarded=False)
def test_option_horseshoe_for_star_holder(value, expected):
    """The Star's carrier keeps a horseshoe that changes nothing, or puts it away."""
    rules = FAN.replace(horseshoe_for_star_holder=value)
    game = opening(rules, "egypt", "horseshoe", "cairo", frame=STAR_OPEN, star=True)
    assert game.players[0].horseshoe == expected


@option("carrier_may_open", yes=True, no=False)
def test_option_carrier_may_open(value, expected):
    """A carrier who arrives beside a tile may buy it, or goes on home."""
    rules = FAN.replace(carrier_may_open=value)
    assert by_road(rules, "bahr_el_ghasal", "cairo", frame=STAR_OPEN, star=True).can("buy") == expected


@option("pirates_stop", exact_landing=True, always=False)
def test_option_pirates_stop(value, expected):
    """A ship with steps to spare passes the pirates, or never does."""
    game = table(FAN.replace(pirates_stop=value), "st_helena", "cairo").do("sail").roll(3)
    assert game.can("sea st_helena_fork_dakar_sea_3 3") == expected
    assert game.can("sea st_helena_fork_dakar_sea_1 1") != expected


@option("bedouins_stop", exact_landing=True, always=False)
def test_option_bedouins_stop(value, expected):
    """A pawn with steps to spare rides past the bedouins, or never does."""
    game = table(FAN.replace(bedouins_stop=value), "sahara", "cairo").roll(3)
    assert game.can("land sahara_dar_fur_land_3 3") == expected
    if expected:
        return
    refused(
        game,
        "land sahara_dar_fur_land_3 3",
        "HAZARD_STOPS",
        "bedouins_hold_until_one_or_two",
        "bedouins on the way stop",
    )
    assert game.do("land sahara_dar_fur_land_2 2").players[0].state() == "held by bedouins"


@option("hazard_on_fixed_steps", no="drifts at sea", yes="held by pirates, drifts at sea")
def test_option_hazard_on_fixed_steps(value, expected):
    """Two fixed steps onto the pirates' dot are passed over, or end in captivity."""
    rules = FAN.replace(hazard_on_fixed_steps=value)
    game = table(rules, pawn("st_helena_fork_dakar_sea_3", voyage="drift", money=0), "cairo").do("drift")
    assert game.do("sea st_helena_fork_dakar_sea_1 2").players[0].state() == expected
    strict = rules.replace(pirates_stop="always")
    leaving = table(strict, pawn("st_helena", money=0), "cairo").do("drift")
    assert leaving.can("sea st_helena_fork_dakar_sea_2 2") == (value == "no")


@option("sea_red_counts", counts=True, only_next_turn=False)
def test_option_sea_red_counts(value, expected):
    """A five enters the port five steps away, or leaves the ship one dot before it."""
    game = table(FAN.replace(sea_red_counts=value), "canary_islands", "cairo").do("sail").roll(5)
    assert game.can("sea cape_verde 5") == expected
    assert game.can("sea canary_islands_cape_verde_sea_4 4") != expected


@option("penniless_sea", none={"pass"}, fixed_2={"drift"}, free_after_skip={"skip"})
def test_option_penniless_sea(value, expected):
    """Robbed on St. Helena one is stuck, sails two steps a turn, or works one's passage."""
    rules = FAN.replace(penniless_sea_where="islands_only", penniless_sea=value)
    assert kinds(by_ship(rules, "st_helena").do("buy").flip("robber")) == expected


@option("penniless_sea_where", any_port=True, islands_only=False)
def test_option_penniless_sea_where(value, expected):
    """From Tangier a player without money may sail two steps, or only from an island."""
    rules = FAN.replace(penniless_sea_where=value)
    game = table(rules, pawn("tangier", money=0), "cairo")
    assert game.can("drift") == expected
    if not expected:
        refused(game, "drift", "ONLY_FROM_ISLANDS", "penniless_sea_fixed_steps", "from islands only")
    for island in ("st_helena", "canary_islands", "tamatave", "cape_st_marie"):
        assert table(rules, pawn(island, money=0), "cairo").can("drift")


def test_numbers_are_used():
    """Each number of a ruleset is the one that is paid, asked or waited for."""
    rules = FAN.replace(
        start_money=707,
        tile_price=11,
        sea_price=13,
        air_price=17,
        gem_values=(19, 23, 29),
        capetown_bonus=31,
        gold_coast_multiplier=3,
        slave_length=5,
    )
    assert Game(rules, players=2, seed=1).players[0].money == 707
    assert opening(rules, "gold_coast", "emerald").players[0].money == 707 - 11 + 3 * 23
    assert table(rules, "tangier").do("sail").players[0].money == 707 - 13
    assert table(rules, "cairo").do("fly suakin").players[0].money == 707 - 17
    assert by_road(rules, "capetown").players[0].money == 707 + 31
    assert opening(rules, "slave_coast", "blank").players[0].conditions == (("slave", 5),)


def test_the_literal_preset_differs_from_the_fan():
    """The same roll through the same cities under both readings of one text."""
    fan = table(FAN, "dar_fur", "cairo").roll(5).do("land bahr_el_ghasal 2")
    literal = table(LITERAL, "dar_fur", "cairo").roll(5).do("land bahr_el_ghasal 2")
    assert set(literal.legal) - set(fan.legal) == {"buy"}
