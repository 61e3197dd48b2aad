"""Money, tiles and special payments, rule by rule."""

from fractions import Fraction

import pytest
from situation import FAN, PRESETS, SWEDISH, by_road, by_ship, events, opening, pawn, refused, table

from afrikan.errors import AfrikanError
from afrikan.game import Game


def test_player_count():
    """Two to six may play, or fewer if the ruleset says so.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    for count in range(2, 7):
        assert len(Game(FAN, players=count, seed=1).players) == count
    for count in (0, 1, 7):
        with pytest.raises(AfrikanError, match=f"{count} cannot play; the ruleset is for 2 to 6"):
            Game(FAN, players=count, seed=1)
    with pytest.raises(AfrikanError, match="6 cannot play; the ruleset is for 2 to 5"):
        Game(FAN.replace(max_players=5), players=6, seed=1)


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_start_money_paid(rules):
    """Everybody has the same sum before the first turn: 300 in the Finnish game, 5000 in the Swedish.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 3.
    """
    expected = 5000 if rules.name == "swedish" else 300
    assert [player.money for player in Game(rules, players=3, seed=1).players] == [expected] * 3


def test_bank_pays_in_full():
    """The bank pays a ruby's double price whatever has been paid before.

    Source: Our decision: no source limits the bank, so the sum of printed notes never matters.
    """
    game = opening(FAN, "gold_coast", "ruby", "cairo", money=900_000)
    assert game.players[0].money == 900_000 - 100 + 2000


def test_money_never_negative():
    """One unit short is too little for tile, ship and flight; exactly enough leaves nothing.

    Source: Our decision: no rulebook mentions debts or loans.
    """
    short = table(SWEDISH, pawn("sierra_leone", money=999), "cairo")
    refused(short, "buy", "NO_MONEY_FOR_TILE", "opening_price_on_arrival", "costs 1,000 and Player 1 has 999")
    refused(
        short, "sail", "NO_MONEY_FOR_SHIP", "sea_ticket_before_voyage", "costs 1,000 and Player 1 has 999"
    )
    poor = table(SWEDISH, pawn("sierra_leone", money=2999), "cairo")
    refused(
        poor,
        "fly morocco",
        "NO_MONEY_FOR_FLIGHT",
        "flight_price_paid_before",
        "costs 3,000 and Player 1 has 2,999",
    )
    assert opening(FAN, "bahr_el_ghasal", "blank", "cairo", money=100).players[0].money == 0


def test_without_money():
    """Whoever cannot pay the fare counts as being without money, even with a little left.

    Source: Afrikan tähti: complete rules (fan edition), Original rules and the addition of 2005;
    Afrikas stjärna: Swedish rules, What the tiles mean: robber.
    """
    assert table(FAN, pawn("st_helena", money=99)).can("drift")
    refused(
        table(FAN, pawn("st_helena", money=100)),
        "drift",
        "NOT_PENNILESS",
        "penniless_sea_fixed_steps",
        "Player 1 has 100 and does not count as being without money",
    )
    assert table(SWEDISH, pawn("st_helena", money=999, stowaway="ready")).can("stowaway")
    refused(
        table(SWEDISH, pawn("st_helena", money=1000, stowaway="ready")),
        "stowaway",
        "NOT_PENNILESS",
        "stowaway_after_robber_on_island",
        "Player 1 has 1,000",
    )


@pytest.mark.parametrize(
    ("rules", "mix"),
    [(FAN, (1, 2, 3, 4, 3, 5, 12)), (SWEDISH, (1, 2, 3, 6, 4, 8, 6))],
    ids=["finnish", "swedish"],
)
def test_tile_counts(rules, mix):
    """Thirty tiles, one of them the Star; a turned tile leaves the others' chances exact.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 1.
    """
    faces = ("star", "ruby", "emerald", "topaz", "robber", "horseshoe", "blank")
    game = by_road(rules, "bahr_el_ghasal", "cairo").do("buy")
    assert game.outcomes == {
        f"flip {face}": Fraction(count, 30) for face, count in zip(faces, mix, strict=True)
    }
    opened = {"timbuktu": "star", "sahara": "blank"}
    later = by_road(rules, "bahr_el_ghasal", "cairo", frame={"opened": opened}).do("buy")
    assert "flip star" not in later.outcomes
    assert later.outcomes["flip blank"] == Fraction(mix[6] - 1, 28)
    refused(later, "flip star", "NO_SUCH_OUTCOME", "tiles_face_down", "possible: ruby, emerald")


@pytest.mark.parametrize(
    ("rules", "prices"), [(FAN, (300, 600, 1000)), (SWEDISH, (3000, 4000, 5000))], ids=["finnish", "swedish"]
)
def test_gem_payment(rules, prices):
    """The bank buys topaz, emerald and ruby at once.

    Source: Afrikan tähti: complete rules (fan edition), If the tile is: topaz, emerald, ruby; Afrikas
    stjärna: Swedish rules, What the tiles mean: topaz, emerald, ruby.
    """
    for face, price in zip(("topaz", "emerald", "ruby"), prices, strict=True):
        game = opening(rules, "bahr_el_ghasal", face, "cairo", money=rules.tile_price)
        assert game.players[0].money == price
        assert events(game)[-1] == "GEM_SOLD"


@pytest.mark.parametrize(
    ("rules", "prices"), [(FAN, (300, 600, 1000)), (SWEDISH, (3000, 4000, 5000))], ids=["finnish", "swedish"]
)
def test_gold_coast_double(rules, prices):
    """On the Gold Coast a gem brings twice its price; a tile without a gem brings nothing.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: Gold Coast; Afrikas stjärna:
    Swedish rules, Places with special rules: Gold Coast.
    """
    for face, price in zip(("topaz", "emerald", "ruby"), prices, strict=True):
        game = opening(rules, "gold_coast", face, "cairo", money=rules.tile_price)
        assert game.players[0].money == 2 * price
    assert opening(rules, "gold_coast", "blank", "cairo", money=rules.tile_price).players[0].money == 0


@pytest.mark.parametrize(("rules", "bonus"), [(FAN, 500), (SWEDISH, 5000)], ids=["finnish", "swedish"])
def test_capetown_first_bonus(rules, bonus):
    """The first to come to Cape Town is paid once; neither the second nor the first again.

    Source: Afrikan tähti: complete rules (fan edition), Places to note: Cape Town; Afrikas stjärna:
    Swedish rules, Places with special rules: Cape Town.
    """
    game = table(rules, pawn("whalefish_bay_capetown_land_3", money=0), pawn("whalefish_bay_capetown_land_3"))
    before = game.players[1].money
    game.roll(1).do("land capetown 1")
    assert game.players[0].money == bonus
    game.do("leave").roll(1).do("land capetown 1")
    assert game.players[1].money == before
    assert events(game).count("BONUS") == 1
    taken = by_road(rules, "capetown", "cairo", frame={"bonus_taken": True}, money=0)
    assert taken.players[0].money == 0


def test_capetown_bonus_by_air_and_by_sea():
    """Arriving counts, whichever way it happens."""
    flown = table(FAN, pawn("st_helena", money=300), "cairo").do("fly capetown")
    assert flown.players[0].money == 500
    sailed = table(FAN, pawn("capetown_fork_orange_sea_1", money=0, voyage="ticket"), "cairo")
    assert sailed.roll(1).do("sea capetown 1").players[0].money == 500


def test_ships_and_pawns_arrive_alike():
    """The two helpers of these tests reach the same kind of place."""
    assert by_ship(FAN, "st_helena", "cairo").players[0].at == "st_helena"
    assert by_road(FAN, "capetown", "cairo").players[0].at == "capetown"
