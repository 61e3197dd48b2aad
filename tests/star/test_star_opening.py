"""When and how a tile may be opened, rule by rule."""

import pytest
from situation import (
    ADDED,
    FAN,
    FIRST,
    LITERAL,
    PRESETS,
    SWEDISH,
    by_road,
    by_ship,
    events,
    kinds,
    pawn,
    refused,
    table,
)


def test_arrival_is_stopping():
    """On the way from Dar-Fur to Lake Victoria the tiles of Dar-Fur and Bahr el Ghasal stay closed.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on the
    voluntary attempt and on passing through; Afrikas stjärna: Swedish rules, Movement by land: a city
    with a tile.
    """
    game = table(FAN, "dar_fur", "cairo")
    refused(game, "buy", "ONLY_ON_ARRIVAL", "pay_only_on_arrival_turn", "on the turn of arrival only")
    game.roll(4)
    refused(game, "buy", "ONLY_ON_ARRIVAL", "pay_only_on_arrival_turn", "on the turn of arrival only")
    game.do("land bahr_el_ghasal 2")
    refused(game, "buy", "PASSING_IS_NOT_ARRIVING", "arrival_is_stopping", "stop in Bahr El Ghasal")
    assert game.do("land lake_victoria 2").can("buy")
    swedish = table(SWEDISH, "dar_fur", "cairo").roll(4).do("land bahr_el_ghasal 2")
    refused(swedish, "buy", "PASSING_IS_NOT_ARRIVING", "arrival_is_stopping", "stop in Bahr El Ghasal")


def test_passing_counts_as_arrival():
    """Taken literally, both tiles on the way to Lake Victoria may be bought for 200, and a 6 leads further.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen: passing through
    and staying.
    """
    game = table(LITERAL, "dar_fur", "cairo").roll(6).do("land bahr_el_ghasal 2")
    game.do("buy").flip("blank").do("land lake_victoria 2").do("buy").flip("topaz")
    assert game.players[0].money == 300 - 200 + 300
    assert game.can("land lake_victoria_ocomba_land_2 2")
    game.do("land lake_victoria_ocomba_land_2 2")
    assert game.current == "Player 2"
    assert not {"bahr_el_ghasal", "lake_victoria"} & set(game.tiles)
    only_first = (
        table(LITERAL, "dar_fur", "cairo").roll(4).do("land bahr_el_ghasal 2").do("buy").flip("blank")
    )
    assert only_first.do("land lake_victoria 2").do("leave").players[0].money == 200


def test_unpaid_tile_no_barrier():
    """Taken literally, a pawn may still pass a tile without paying, with or without money.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen: passing through
    and staying.
    """
    for money in (300, 0):
        game = table(LITERAL, pawn("dar_fur", money=money), "cairo").roll(4).do("land bahr_el_ghasal 2")
        assert game.can("land lake_victoria 2")
        game.do("land lake_victoria 2")
        assert "bahr_el_ghasal" in game.tiles


@pytest.mark.parametrize(("rules", "price"), [(FAN, 100), (SWEDISH, 1000)], ids=["finnish", "swedish"])
def test_opening_price_on_arrival(rules, price):
    """In the turn of arrival the tile is bought for its price and turned over.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle; Afrikas stjärna:
    Swedish rules, Movement by land: a city with a tile.
    """
    game = by_road(rules, "bahr_el_ghasal", "cairo", money=price).do("buy")
    assert game.players[0].money == 0
    assert game.chance
    assert game.flip("blank").current == "Player 2"
    assert "bahr_el_ghasal" not in game.tiles


def test_pay_only_on_arrival_turn():
    """Money is good in the turn of arrival only; then the pawn must leave and come back.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    paying only on arrival.
    """
    for rules in (FIRST, ADDED, FAN, LITERAL):
        game = by_road(rules, "bahr_el_ghasal", money=300).do("leave")
        refused(game, "buy", "ONLY_ON_ARRIVAL", "pay_only_on_arrival_turn", "on the turn of arrival only")
    game = by_road(FAN, "bahr_el_ghasal", money=300).do("leave")
    game.roll(1).do("land bahr_el_ghasal_lake_victoria_land_1 1").roll(1).do("land bahr_el_ghasal 1")
    assert game.do("buy").flip("ruby").players[0].money == 300 - 100 + 1000


def test_pay_in_any_turn():
    """The Swedish player who has declined may pay in a later turn; then his turn is over.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 6.
    """
    game = by_road(SWEDISH, "bahr_el_ghasal", "cairo").do("leave").roll(1).do("land cairo_egypt_land_1 1")
    assert game.current == "Player 1"
    assert game.can("buy")
    assert game.do("buy").flip("topaz").current == "Player 2"
    assert game.players[0].money == 5000 - 1000 + 3000


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_opening_optional(rules):
    """Nobody has to open a tile; declining ends the turn and leaves the tile.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle; Afrikas stjärna:
    Swedish rules, Preparations, point 6.
    """
    game = by_road(rules, "bahr_el_ghasal", "cairo")
    assert game.do("leave").current == "Player 2"
    assert "bahr_el_ghasal" in game.tiles
    assert events(game)[-1] in ("LEFT", "BOUND")


@pytest.mark.parametrize(("rules", "ways"), [(FAN, {"buy", "leave"}), (SWEDISH, {"buy", "attempt", "leave"})])
def test_opening_after_any_arrival(rules, ways):
    """By land, by sea and by air the same choices are offered.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle; Afrikas stjärna:
    Swedish rules, Movement at sea: a city with a tile.
    """
    assert kinds(by_road(rules, "bahr_el_ghasal", "cairo")) == ways
    assert kinds(by_ship(rules, "st_helena", "cairo")) == ways
    rich = pawn("sierra_leone", money=rules.air_price + rules.tile_price)
    assert kinds(table(rules, rich, "cairo").do("fly st_helena")) == ways


@pytest.mark.parametrize("face", ["star", "ruby", "robber", "horseshoe", "blank"])
def test_opening_ends_turn(face):
    """Whatever the tile shows is carried out, and the next player's turn begins.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 5.
    """
    for rules in (FAN, SWEDISH):
        game = by_road(rules, "bahr_el_ghasal", "cairo").do("buy")
        assert game.flip(face).current == "Player 2"
        assert events(game)[-2:][0] in ("OPENED", "TILE_BOUGHT")
        assert "roll" in game.legal


@pytest.mark.parametrize("die", range(1, 7))
def test_attempt_four_to_six(die):
    """Four, five and six open the tile without payment; one, two and three do not.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle; Afrikas stjärna:
    Swedish rules, Movement by land: a city with a tile.
    """
    fan = table(FAN, pawn("bahr_el_ghasal", money=0), "cairo").roll(die).do("attempt")
    swedish = table(SWEDISH, pawn("bahr_el_ghasal", money=0), "cairo").do("attempt").roll(die)
    for game in (fan, swedish):
        if die >= 4:
            assert game.chance
            assert game.flip("topaz").players[0].money == game.rules.gem_values[0]
        else:
            assert game.current == "Player 2"
            assert "bahr_el_ghasal" in game.tiles


def test_attempt_not_on_arrival_turn():
    """In the turn of arrival there is no attempt, paid or not; without money the turn is simply over.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn.
    """
    game = by_road(FAN, "bahr_el_ghasal", "cairo")
    refused(
        game, "attempt", "NOT_ON_ARRIVAL_TURN", "attempt_not_on_arrival_turn", "not on the turn of arrival"
    )
    poor = by_road(FAN, "bahr_el_ghasal", "cairo", money=99)
    assert poor.current == "Player 2"
    poor.roll(1).do("land cairo_egypt_land_1 1")
    assert poor.roll(4).do("attempt").chance


def test_attempt_same_turn():
    """The Swedish player may roll for the tile right after the roll that brought him there.

    Source: Afrikas stjärna: Swedish rules, Movement by land: a city with a tile.
    """
    for money in (0, 5000):
        game = by_road(SWEDISH, "bahr_el_ghasal", "cairo", money=money)
        assert game.can("buy") == (money > 0)
        assert game.do("attempt").roll(4).flip("blank").players[0].money == money
    failed = by_road(SWEDISH, "bahr_el_ghasal", "cairo").do("attempt").roll(3)
    assert failed.current == "Player 2"


def test_attempt_voluntary():
    """In the turns after the arrival one may travel on and leave the tile closed.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on the
    voluntary attempt and on passing through; Afrikas stjärna: Swedish rules, Preparations, point 6.
    """
    for rules in (FAN, SWEDISH):
        game = table(rules, "bahr_el_ghasal", "cairo").roll(5)
        assert game.can("land lake_victoria 2")
        assert game.do("land lake_victoria 2").can("stop")


def test_attempt_after_roll():
    """The roll comes first; then it is used to travel by land or as the attempt.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn.
    """
    game = table(FAN, "bahr_el_ghasal", "cairo")
    refused(game, "attempt", "DECIDE_AFTER_ROLL", "attempt_after_roll", "roll first, then decide")
    assert set(game.roll(2).legal) == {"land dar_fur 2", "land lake_victoria 2", "attempt"}


def test_attempt_decided_before_roll():
    """The Swedish player says first that he stays for the tile; a roll to travel cannot be turned into it.

    Source: Afrikas stjärna: Swedish rules, Course of the game.
    """
    game = table(SWEDISH, "bahr_el_ghasal", "cairo")
    assert kinds(game) == {"roll", "attempt", "buy"}
    travelling = game.roll(6)
    refused(
        travelling,
        "attempt",
        "DECIDE_BEFORE_ROLL",
        "attempt_decided_before_roll",
        "announced before the roll",
    )
    staying = table(SWEDISH, "bahr_el_ghasal", "cairo").do("attempt")
    assert staying.roll(2).current == "Player 2"


def test_attempt_uses_the_turn():
    """Whether it succeeds or fails, the attempt moves no pawn; a low roll may be spent on it on purpose.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn.
    """
    for die in (1, 3, 4, 6):
        game = table(FAN, "bahr_el_ghasal", "cairo").roll(die).do("attempt")
        if die >= 4:
            game.flip("blank")
        assert game.players[0].at == "bahr_el_ghasal"
        assert game.current == "Player 2"


def test_attempt_forced_without_land_route():
    """On St. Helena and the Canary Islands a roll before paying for a ship is for the tile.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle, bracketed note on
    waiting for the next turn.
    """
    for island in ("st_helena", "canary_islands"):
        game = table(FAN, island, "cairo").roll(5)
        assert game.legal == ("attempt",)
        refused(
            game, "pass", "ATTEMPT_IS_FORCED", "attempt_forced_without_land_route", "must be used on the tile"
        )


def test_stay_until_success():
    """Word for word, whoever stops and does not pay waits there until four, five or six comes.

    Source: Afrikan tähti: complete rules (fan edition), On reaching a red circle.
    """
    for rules in (FIRST, ADDED, LITERAL):
        for game in (by_road(rules, "bahr_el_ghasal", money=0), by_road(rules, "bahr_el_ghasal").do("leave")):
            assert events(game)[-1] == "BOUND"
            assert game.legal == ("attempt",)
            refused(game, "roll", "MUST_WAIT", "stay_until_success", "must wait for 4, 5 or 6")
            game.do("attempt").roll(3)
            assert game.legal == ("attempt",)
            game.do("attempt").roll(4)
            if rules is not LITERAL:
                game.flip("blank")
            assert game.players[0].state() == "free"
    opened = by_road(FIRST, "bahr_el_ghasal", money=0).do("attempt").roll(4).flip("blank")
    assert opened.can("roll")


def test_stay_bars_ship_and_flight():
    """Whoever waits leaves by no means, however much money he has."""
    game = table(FIRST, pawn("st_helena", money=1000, waiting=True), "cairo")
    refused(game, "sail", "MUST_WAIT", "stay_until_success", "must wait for 4, 5 or 6")
    refused(game, "fly capetown", "MUST_WAIT", "stay_until_success", "must wait for 4, 5 or 6")


def test_stay_ends_with_the_tile():
    """When another player opens the tile, nobody has to wait for it any longer.

    Source: Our decision: nothing is left to wait for.
    """
    game = table(FIRST, pawn("bahr_el_ghasal", waiting=True), pawn("bahr_el_ghasal", waiting=True), turn=2)
    game.do("attempt").roll(6).flip("blank")
    assert game.current == "Player 1"
    assert game.legal == ("roll",)


def test_success_only_releases():
    """Taken literally, the four, five or six frees the player but does not open the tile.

    Source: Afrikan tähti: complete rules (fan edition), Why these readings were chosen: passing through
    and staying.
    """
    game = by_road(LITERAL, "bahr_el_ghasal").do("leave").do("attempt").roll(6)
    assert "bahr_el_ghasal" in game.tiles
    assert events(game)[-1] == "UNBOUND"
    refused(game, "attempt", "ROLL_OPENS_NOTHING", "success_only_releases", "only releases; it opens nothing")
    assert game.legal == ("roll",)
    assert not game.roll(6).can("attempt")


def test_empty_city_ends_turn():
    """Stopping where no tile lies ends the turn, after a journey by land, by sea or by air.

    Source: Afrikas stjärna: Swedish rules, Movement by land: a city without a tile.
    """
    opened = {"bahr_el_ghasal": "blank", "st_helena": "blank"}
    for rules in (FAN, SWEDISH):
        assert by_road(rules, "bahr_el_ghasal", "cairo", frame={"opened": opened}).current == "Player 2"
        assert by_ship(rules, "st_helena", "cairo", frame={"opened": opened}).current == "Player 2"
        flying = table(rules, pawn("sierra_leone", money=9000), "cairo", opened=opened)
        assert flying.do("fly st_helena").current == "Player 2"
        nothing = table(SWEDISH, "bahr_el_ghasal", "cairo", opened=opened)
        refused(nothing, "buy", "NO_TILE", "empty_city_ends_turn", "no unopened tile lies in Bahr El Ghasal")


def test_shared_place():
    """Six pawns stand on one dot or in one city and nobody is sent away.

    Source: Afrikas stjärna: Swedish rules, General rules.
    """
    for place in ("egypt", "cairo_egypt_land_2"):
        game = table(FAN, *[place] * 5, "cairo", turn=6).roll(2).do("land cairo_egypt_land_2 2")
        assert [player.at for player in game.players] == [place] * 5 + ["cairo_egypt_land_2"]


def test_shared_tile():
    """A tile on which another pawn stands is opened by paying or by rolling all the same.

    Source: Afrikas stjärna: Swedish rules, General rules.
    """
    for rules in (FAN, SWEDISH):
        paid = by_road(rules, "bahr_el_ghasal", "bahr_el_ghasal").do("buy").flip("topaz")
        assert paid.current == "Player 2"
        assert not paid.can("attempt")
    rolled = by_road(SWEDISH, "bahr_el_ghasal", "bahr_el_ghasal").do("attempt").roll(5)
    assert rolled.flip("topaz").players[0].money == 5000 + 3000


def test_outside_a_city_nothing_is_opened():
    """On a dot there is neither a tile nor a port nor an airfield."""
    rules = {
        "buy": "tiles_face_down",
        "attempt": "tiles_face_down",
        "sail": "sea_ticket_before_voyage",
        "fly cairo": "flight_instead_of_roll",
        "drift": "sea_ticket_before_voyage",
    }
    for action, by in rules.items():
        on_dot = table(FAN, pawn("cairo_egypt_land_2", money=0), "cairo")
        refused(on_dot, action, "NOT_IN_A_CITY", by, "not in a city")
