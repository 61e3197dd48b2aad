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


@option("sea_red_counts", counts=(True, True), only_next_turn=(False, True), never=(False, False))
def test_option_sea_red_counts(value, expected):
    """A five enters the port five steps away, or the next turn does, or no turn ever does."""
    rules = FAN.replace(sea_red_counts=value)
    game = table(rules, "canary_islands", "cairo").do("sail").roll(5)
    before = table(rules, pawn("canary_islands_cape_verde_sea_4", voyage="ticket"), "cairo").roll(5)
    assert (game.can("sea cape_verde 5"), before.can("sea cape_verde 1")) == expected
    assert game.can("sea canary_islands_cape_verde_sea_4 4") != expected[0]


@option(
    "penniless_sea",
    none={"pass"},
    fixed_2={"2"},
    up_to_2={"1", "2"},
    one_step={"1"},
    free_after_skip={"skip"},
    bank_aid_100={"aid"},
    skip_3={"lose_turn"},
)
def test_option_penniless_sea(value, expected):
    """Robbed on St. Helena one is stuck, sails some steps, waits for a passage, or is given the fare."""
    rules = FAN.replace(penniless_sea_where="islands_only", penniless_sea=value)
    game = by_ship(rules, "st_helena").do("buy").flip("robber")
    steps = {action.split()[-1] for action in game.do("drift").legal} if game.can("drift") else kinds(game)
    assert steps == expected


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


@option("robber_takes", all_money=0, all_but_100=100)
def test_option_robber_takes(value, expected):
    """A robber takes everything, or leaves the price of a tile."""
    game = opening(FAN.replace(robber_takes=value), "egypt", "robber", "cairo", money=500)
    assert game.players[0].money == expected


@option("robber_stays", removed=300, toll_100=200)
def test_option_robber_stays(value, expected):
    """Whoever comes to the city of an opened robber pays nothing, or a toll."""
    game = opening(FAN.replace(robber_stays=value), "egypt", "robber", "cairo_egypt_land_3")
    assert game.roll(1).do("land egypt 1").players[1].money == expected


@option(
    "horseshoe_before_star",
    discarded="HORSESHOE_DISCARDED",
    kept_counts_later=("HORSESHOE_SAVED", False),
    kept_cash_or_extra_move=("HORSESHOE_SAVED", True),
)
def test_option_horseshoe_before_star(value, expected):
    """An early horseshoe is put away, or kept, to win with later or to trade."""
    game = opening(FAN.replace(horseshoe_before_star=value), "egypt", "horseshoe")
    last = game.log[-1].event.name
    assert (last if value == "discarded" else (last, game.can("cash"))) == expected


@option("horseshoe_wins", yes=True, no=False)
def test_option_horseshoe_wins(value, expected):
    """A horseshoe opened after the Star can win, or is put away."""
    rules = FAN.replace(horseshoe_wins=value)
    game = opening(rules, "egypt", "horseshoe", pawn("sahara", star=True), frame=STAR_OPEN)
    assert game.players[0].horseshoe == expected


@option("robber_takes_star", no=True, star_to_capetown=False)
def test_option_robber_takes_star(value, expected):
    """A carrier who opens a robber keeps the Star, or puts it down."""
    rules = FAN.replace(robber_takes_star=value)
    assert opening(rules, "egypt", "robber", frame=STAR_OPEN, star=True).players[0].star == expected


@option("star_stealing", never="ROBBED", overtaking_robber="TURNED_ROBBER")
def test_option_star_stealing(value, expected):
    """A robber opened after the Star robs its finder, or turns him robber."""
    rules = FAN.replace(robber_stays="toll_100", star_stealing=value)
    game = opening(rules, "egypt", "robber", pawn("sahara", star=True), frame=STAR_OPEN)
    assert game.log[-1].event.name == expected


@option("slave_trigger", blank=("blank",), robber=("robber",))
def test_option_slave_trigger(value, expected):
    """On the Slave Coast a blank tile holds its finder, or a robber does."""
    rules = FAN.replace(slave_trigger=value)
    games = {face: opening(rules, "slave_coast", face) for face in ("blank", "robber", "horseshoe")}
    assert tuple(face for face, game in games.items() if game.can("serve")) == expected


@option("slave_unit", rolls=("serve",), turns=("lose_turn",))
def test_option_slave_unit(value, expected):
    """A slave misses rolls, or loses turns."""
    assert opening(FAN.replace(slave_unit=value), "slave_coast", "blank").legal == expected


@option("slave_may_fly", no={"serve"}, yes={"serve", "drift"})
def test_option_slave_may_fly(value, expected):
    """A slave without money stays, or may sail away without a roll."""
    game = table(FAN.replace(slave_may_fly=value), pawn("slave_coast", slave=3, money=0))
    assert kinds(game) == expected


@option("hazard_effect", until_one_or_two=("release",), skip_one_turn=("lose_turn",))
def test_option_hazard_effect(value, expected):
    """The bedouins hold until a one or two, or cost a turn."""
    game = table(FAN.replace(hazard_effect=value), "sahara").roll(2).do("land sahara_dar_fur_land_2 2")
    assert game.legal == expected


@option("hazard_first_try", next_turn="Player 2", same_turn="Player 1")
def test_option_hazard_first_try(value, expected):
    """The first roll for release waits a turn, or follows at once."""
    game = table(FAN.replace(hazard_first_try=value), "sahara", "cairo").roll(2)
    assert game.do("land sahara_dar_fur_land_2 2").current == expected


@option("release_then", stay_this_turn="TURN", move_with_that_roll="MOVE", roll_again_and_move="DIE")
def test_option_release_then(value, expected):
    """Free, the pawn stays for this turn, or moves by that roll, or rolls again."""
    rules = FAN.replace(roll_single_use="reuse", release_then=value)
    game = table(rules, pawn("sahara_dar_fur_land_2", held=True)).do("release").roll(1)
    assert Phase(game.state.phase).name == expected


@option("sea_arrival", must_stop="Player 2", continue_by_land="Player 1")
def test_option_sea_arrival(value, expected):
    """In Tangier with two steps to spare the move is over, or goes on by road."""
    game = table(
        FAN.replace(sea_arrival=value), pawn("tangier_canary_islands_sea_1", voyage="ticket"), "cairo"
    )
    assert game.roll(3).do("sea tangier 1").current == expected


@option("land_to_sea_same_roll", no=False, yes=True)
def test_option_land_to_sea_same_roll(value, expected):
    """In Tunis with three steps to spare no ship is boarded, or one may be."""
    game = table(FAN.replace(land_to_sea_same_roll=value), "tangier_tunis_land_4").roll(4)
    assert game.do("land tunis 1").can("sail") == expected


@option(
    "pass_port", no={"land", "stop"}, yes_new_ticket={"land", "stop", "sail"}, yes={"land", "stop", "sea"}
)
def test_option_pass_port(value, expected):
    """In Tangier with four steps to spare the voyage is over, or goes on for a fare, or without."""
    rules = FAN.replace(
        sea_arrival="continue_by_land", ticket_scope="board_100_plus_land_100", pass_port=value
    )
    game = table(rules, pawn("tangier_canary_islands_sea_1", voyage="ticket", money=900)).roll(5)
    assert kinds(game.do("sea tangier 1")) == expected


@option(
    "ticket_scope",
    leg_to_next_city=("roll", 100),
    per_turn=("sail", 100),
    board_100_plus_land_100=("roll", 0),
)
def test_option_ticket_scope(value, expected):
    """On its second turn a ship goes on, or costs again; going ashore is free, or costs as well."""
    game = table(FAN.replace(ticket_scope=value), pawn("canary_islands", money=200)).do("sail").roll(2)
    landed = table(FAN.replace(ticket_scope=value), pawn("canary_islands", money=200)).do("sail").roll(3)
    money = landed.do("sea tangier 3").players[0].money
    game.do("sea canary_islands_cape_verde_sea_2 2")
    assert (game.legal[0], money) == expected


@option("ticket_when", before_roll=True, after_roll_before_moving=False)
def test_option_ticket_when(value, expected):
    """The ticket is bought before the roll, or after it."""
    assert table(FAN.replace(ticket_when=value), "tangier").can("sail") == expected


@option("sea_destination", free=True, locked=False)
def test_option_sea_destination(value, expected):
    """A ship is boarded for wherever it goes, or for a port that is named."""
    assert table(FAN.replace(sea_destination=value), "capetown").can("sail") == expected


@option("penniless_sea_requires_poverty", only_without_money=False, anyone=True)
def test_option_penniless_sea_requires_poverty(value, expected):
    """A player with money may not travel the free way, or may."""
    rules = FAN.replace(penniless_sea_requires_poverty=value)
    assert table(rules, "tangier").can("drift") == expected


@option("stowaway_trigger", robber_there=False, any_cause=True)
def test_option_stowaway_trigger(value, expected):
    """Broke on an island without a robber one is stuck, or may wait for a passage."""
    rules = SWEDISH.replace(stowaway_trigger=value)
    game = table(rules, pawn("canary_islands", money=0), opened={"canary_islands": "blank"})
    assert game.can("skip") == expected


@option("upgrade_mid_voyage", no=False, yes=True)
def test_option_upgrade_mid_voyage(value, expected):
    """At sea without a ticket one goes on as one began, or may buy one."""
    at_sea = pawn("canary_islands_cape_verde_sea_2", voyage="drift", money=100)
    assert table(FAN.replace(upgrade_mid_voyage=value), at_sea).can("sail") == expected


@option("stranded_policy", keep_playing="Player 2", eliminate="Player 1")
def test_option_stranded_policy(value, expected):
    """A player without hope has his turn, or is out."""
    rules, stuck = FIRST.replace(stranded_policy=value), pawn("canary_islands", money=0)
    game = table(rules, "cairo", stuck, opened={"canary_islands": "blank"}).roll(1)
    assert game.do("land cairo_egypt_land_1 1").current == expected


@option("air_legs_per_turn", one=False, many=True)
def test_option_air_legs_per_turn(value, expected):
    """After a flight another waits for the next turn, or may follow."""
    game = table(FAN.replace(air_legs_per_turn=value), pawn("cairo", money=900)).do("fly suakin")
    assert game.can("fly dar_fur") == expected


@option("finish_exact", not_needed=True, needed=False)
def test_option_finish_exact(value, expected):
    """With a step to spare the Star is home, or not."""
    game = table(FAN.replace(finish_exact=value), pawn("cairo_egypt_land_1", star=True), **STAR_OPEN)
    assert game.roll(2).do("land cairo 1").do("stop").over == expected


@option("finish_cities", either=True, own_start_only=False)
def test_option_finish_cities(value, expected):
    """Cairo is home for one who set out from Tangier, or not."""
    carrier = pawn("cairo_egypt_land_1", star=True, start="tangier")
    game = table(FAN.replace(finish_cities=value), carrier, **STAR_OPEN)
    assert game.roll(1).do("land cairo 1").over == expected


@option("end_when", at_once=1, finish_round=2, play_for_places=3)
def test_option_end_when(value, expected):
    """The game is over with the first home, or with the round, or with the last chance of a place."""
    opened = {"opened": {"timbuktu": "star", "sahara": "horseshoe"}}
    players = pawn("cairo_egypt_land_1", star=True), pawn("tangier_tunis_land_1", horseshoe=True)
    game, moves = table(FAN.replace(end_when=value), *players, **opened), 0
    for die, place in ((1, "cairo 1"), (1, "tangier_tunis_land_2 1"), (2, "tangier 2")):
        if not game.over:
            game.roll(die).do(f"land {place}")
            moves += 1
    assert moves == expected


@option("star_last_instant_win", play_on=False, instant_win=True)
def test_option_star_last_instant_win(value, expected):
    """Found after the last horseshoe the Star must still come home, or has won."""
    opened = dict.fromkeys(("timbuktu", "sahara", "tunis", "morocco", "tripoli"), "horseshoe")
    rules = FAN.replace(star_last_instant_win=value)
    assert opening(rules, "egypt", "star", "cairo", frame={"opened": opened}).over == expected


@option("stalemate", played_on=False, declared=True)
def test_option_stalemate(value, expected):
    """A game that nobody can win goes on, or is over."""
    rules, stuck = FIRST.replace(stalemate=value), pawn("canary_islands", money=0)
    assert table(rules, stuck, opened={"canary_islands": "blank"}).do("pass").over == expected


@option("loans", no=False, yes=True)
def test_option_loans(value, expected):
    """Players lend each other no money, or may."""
    assert table(FAN.replace(loans=value), "cairo", "tangier").can("lend 2") == expected
