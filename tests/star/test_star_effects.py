"""What the tiles do, the Gold Coast and the Slave Coast apart from money, rule by rule."""

import pytest
from situation import (
    ADDED,
    FAN,
    FIRST,
    LITERAL,
    PRESETS,
    SWEDISH,
    by_road,
    events,
    kinds,
    opening,
    pawn,
    refused,
    table,
)

STAR_OPEN = {"opened": {"timbuktu": "star"}}
FACES = ("star", "ruby", "emerald", "topaz", "robber", "horseshoe", "blank")


@pytest.mark.parametrize("face", FACES)
def test_only_opener_affected(face):
    """A second pawn in the same city neither loses nor gains by the tile.

    Source: Afrikas stjärna: Swedish rules, General rules.
    """
    for rules in (FAN, SWEDISH):
        game = by_road(rules, "slave_coast", "slave_coast")
        other = game.players[1]
        assert game.do("buy").flip(face).players[1] == other


def test_effects_in_order():
    """The first in Cape Town gets the bonus before he buys; a robber then takes it with all the rest.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is, bracketed note on the order of
    effects.
    """
    game = by_road(FAN, "capetown", "cairo", money=0)
    assert game.players[0].money == 500
    game.do("buy")
    assert game.players[0].money == 400
    game.flip("robber")
    assert game.players[0].money == 0
    assert events(game)[-4:] == ["BONUS", "TILE_BOUGHT", "OPENED", "ROBBED"]


def test_blank_removed():
    """A blank tile goes away and changes nothing else.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: blank; Afrikas stjärna: Swedish
    rules, What the tiles mean: blank.
    """
    for rules in PRESETS:
        game = opening(rules, "bahr_el_ghasal", "blank", "cairo")
        assert game.players[0].money == rules.start_money - rules.tile_price
        assert game.players[0].state() == "free"
        assert "bahr_el_ghasal" not in game.tiles
        assert game.view.remaining["blank"] == rules.tile_mix[6] - 1


def test_robber_takes_money():
    """A robber takes every note the player has left.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: robber; Afrikas stjärna:
    Swedish rules, What the tiles mean: robber.
    """
    for rules in PRESETS:
        game = opening(rules, "bahr_el_ghasal", "robber", "cairo", money=9 * rules.tile_price)
        assert game.players[0].money == 0
        assert "bahr_el_ghasal" not in game.tiles
        assert game.log[-1].text() == f"A robber takes all of Player 1's money: {8 * rules.tile_price:,}."
        assert game.log[-1].rule.id == "robber_takes_money"


def test_robber_without_money():
    """A robber who finds nothing only goes away.

    Source: Afrikas stjärna: Swedish rules, What the tiles mean: robber.
    """
    game = by_road(SWEDISH, "bahr_el_ghasal", "cairo", money=0).do("attempt").roll(6).flip("robber")
    assert game.players[0].money == 0
    assert game.players[0].state() == "free"
    assert "bahr_el_ghasal" not in game.tiles
    assert game.log[-1].rule.id == "robber_without_money"


def test_robber_spares_star():
    """A robber takes money only, never the Star or a horseshoe.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: robber; Afrikas stjärna:
    Swedish rules, What the tiles mean: robber.
    """
    opened = {"timbuktu": "star", "sahara": "horseshoe"}
    for carried in ({"star": True}, {"horseshoe": True}):
        game = by_road(FAN, "bahr_el_ghasal", "cairo", frame={"opened": opened}, **carried)
        player = game.do("buy").flip("robber").players[0]
        assert (player.star, player.horseshoe) == ("star" in carried, "horseshoe" in carried)
        assert player.money == 0


def test_horseshoe_before_star_discarded():
    """While nobody has found the Star, a horseshoe is simply put away and wins nothing later.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: horseshoe; Afrikas stjärna:
    Swedish rules, What the tiles mean: visa.
    """
    for rules in PRESETS:
        game = opening(rules, "egypt", "horseshoe")
        assert not game.players[0].horseshoe
        assert events(game)[-1] == "HORSESHOE_DISCARDED"
        game.roll(4).do("land cairo 4")
        assert not game.over


def test_horseshoe_after_star_kept():
    """Once somebody has found the Star, whoever opens a horseshoe keeps it.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: horseshoe; Afrikas stjärna:
    Swedish rules, What the tiles mean: visa.
    """
    for rules in PRESETS:
        game = opening(rules, "egypt", "horseshoe", pawn("sahara", star=True), frame=STAR_OPEN)
        assert game.players[0].horseshoe
        assert events(game)[-1] == "HORSESHOE_KEPT"


def test_horseshoe_for_others():
    """A horseshoe is of no use to the player who carries the Star himself.

    Source: Afrikas stjärna: Swedish rules, What the tiles mean: visa.
    """
    swedish = SWEDISH.replace(carrier_may_open="yes")
    game = by_road(swedish, "egypt", "cairo", frame=STAR_OPEN, star=True).do("buy").flip("horseshoe")
    assert not game.players[0].horseshoe
    assert events(game)[-1] == "HORSESHOE_DISCARDED"
    finnish = by_road(FAN, "egypt", frame=STAR_OPEN, star=True).do("buy").flip("horseshoe")
    finnish.roll(4).do("land cairo 4")
    assert finnish.over
    assert finnish.status() == "Player 1 has won with the Star of Africa."


def test_star_kept_and_carried_home():
    """The finder keeps the Star from then on, whoever stands beside him, until he is home.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: Star of Africa; Afrikas
    stjärna: Swedish rules, What the tiles mean: Star of Africa.
    """
    for rules in PRESETS:
        game = opening(rules, "egypt", "star", "egypt")
        assert [player.star for player in game.players] == [True, False]
        assert events(game)[-1] == "STAR_FOUND"
        assert game.view.remaining["star"] == 0


def test_carrier_opens_tiles():
    """The Finnish carrier is asked to hurry, but nothing forbids him to open tiles on the way.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: Star of Africa.
    """
    for rules in (FIRST, ADDED, FAN, LITERAL):
        game = by_road(rules, "bahr_el_ghasal", "cairo", frame=STAR_OPEN, star=True)
        assert game.do("buy").flip("topaz").players[0].money == 300 - 100 + 300
    assert table(FAN, pawn("bahr_el_ghasal", star=True), "cairo", **STAR_OPEN).roll(6).can("attempt")


def test_carrier_heads_home():
    """The Swedish carrier of Star or visa must set off at once and opens no more tiles.

    Source: Afrikas stjärna: Swedish rules, What the tiles mean: visa.
    """
    opened = {"timbuktu": "star", "sahara": "horseshoe"}
    for carried in ({"star": True}, {"horseshoe": True}):
        game = table(SWEDISH, pawn("bahr_el_ghasal", **carried), "cairo", opened=opened)
        for action in ("buy", "attempt"):
            refused(game, action, "CARRIER_GOES_HOME", "carrier_heads_home", "must set off home")
        assert kinds(game) == {"roll"}
        arrived = by_road(SWEDISH, "bahr_el_ghasal", "cairo", frame={"opened": opened}, **carried)
        assert arrived.current == "Player 2"


def test_carrier_travels_as_usual():
    """A carrier pays the same fares, rolls the same die and is caught by the same pirates.

    Source: Afrikas stjärna: Swedish rules, What the tiles mean, closing sentence.
    """
    for rules in (FAN, SWEDISH):
        rich = 10 * rules.tile_price
        game = table(rules, pawn("sierra_leone", star=True, money=rich), "cairo", **STAR_OPEN)
        assert game.do("fly st_helena").players[0].money == rich - rules.air_price
        ship = table(rules, pawn("st_helena", star=True, money=rich), "cairo", **STAR_OPEN).do("sail").roll(1)
        assert ship.players[0].money == rich - rules.sea_price
        assert ship.do("sea st_helena_fork_dakar_sea_1 1").players[0].state() == (
            "carries the Star of Africa, held by pirates, at sea on a ticket"
        )


@pytest.mark.parametrize(("rules", "rolls"), [(FAN, 3), (SWEDISH, 1)], ids=["finnish", "swedish"])
def test_slave_coast_blank(rules, rolls):
    """A blank tile on the Slave Coast costs three Finnish rolls or one Swedish roll; other tiles do not.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: Slave Coast; Afrikas stjärna:
    Swedish rules, Places with special rules: Slave Coast.
    """
    game = opening(rules, "slave_coast", "blank")
    for left in range(rolls, 0, -1):
        assert game.players[0].conditions == (("slave", left),)
        assert game.legal == ("serve",)
        game.do("serve")
    assert game.players[0].state() == "free"
    assert game.can("roll")
    for face in ("ruby", "horseshoe", "robber", "star"):
        assert "serve" not in opening(rules, "slave_coast", face).legal
    assert "serve" not in opening(rules, "bahr_el_ghasal", "blank").legal


def test_slave_stays():
    """Neither money nor poverty takes a slave off the Slave Coast before his rolls are over.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: Slave Coast.
    """
    rich = table(FAN, pawn("slave_coast", slave=3, money=9000), "cairo")
    for action in ("roll", "sail", "fly gold_coast", "pass"):
        refused(rich, action, "ENSLAVED", "slave_stays", "must miss this roll")
    poor = table(FAN, pawn("slave_coast", slave=1, money=0), "cairo")
    refused(poor, "drift", "ENSLAVED", "slave_stays", "must miss this roll")


def test_slave_roll_counts_per_turn():
    """Each of the slave's turns takes one roll off, whatever the others do meanwhile.

    Source: Our decision: a player who may neither roll nor travel gives up one roll in each turn.
    """
    game = table(FAN, pawn("slave_coast", slave=3), "cairo")
    for left in (2, 1, 0):
        game.do("serve")
        assert game.log[-1].text() == (
            f"Player 1 misses a roll as a slave; still to miss: {left} roll{'' if left == 1 else 's'}."
        )
        game.roll(1).do("land cairo_egypt_land_1 1" if left % 2 == 0 else "land cairo 1")
    assert game.can("roll")
    refused(game, "serve", "NOT_ENSLAVED", "slave_coast_blank", "Player 1 is not a slave")
