"""Before the first turn and around the table, rule by rule."""

from situation import FAN, PRESETS, SWEDISH, pawn, refused, table

from afrikan.game import Game


def test_board_of_the_edition():
    """The Finnish map has a port at Congo; the Swedish one has none there, unless the players swap the map.

    Source: Star of Africa by Daniel Suni, rules text.
    """
    assert table(FAN, "congo", "cairo").can("sail")
    refused(
        table(SWEDISH, "congo", "cairo"),
        "sail",
        "NO_PORT",
        "board_of_the_edition",
        "no ship leaves from Luanda",
    )
    assert table(SWEDISH.replace(board="finnish"), "congo", "cairo").can("sail")


def test_tiles_face_down():
    """Thirty hidden tiles lie on all cities but Tangier and Cairo; their order is a matter of luck only.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 2.
    """
    game = Game(FAN, players=2, seed=1)
    assert len(game.tiles) == 30
    assert set(game.board.cities) - set(game.tiles) == {"tangier", "cairo"}
    shown = {field: getattr(game.view, field) for field in ("tiles", "remaining", "players", "round")}
    assert shown == {
        field: getattr(Game(FAN, players=2, seed=2).view, field)
        for field in ("tiles", "remaining", "players", "round")
    }
    first = {_face_in_sahara(seed) for seed in range(40)}
    assert len(first) > 3
    assert _face_in_sahara(5) == _face_in_sahara(5)


def _face_in_sahara(seed):
    game = Game.from_position(FAN, {"players": [pawn("sahara_fork_atlas_land_1"), pawn("cairo")]}, seed=seed)
    return game.roll(1).do("land sahara 1").do("buy").flip().history[-1]


def test_start_city_choice():
    """Each player freely takes Tangier or Cairo, also the one another has taken.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 4.
    """
    for rules in PRESETS:
        game = Game(rules, players=3, seed=1)
        assert game.legal == ("start tangier", "start cairo")
        refused(game, "start morocco", "NOT_A_START", "start_city_choice", "choose Tangier / Cairo")
        game.do("start cairo").do("start cairo").do("start tangier")
        assert [player.at for player in game.players] == ["cairo", "cairo", "tangier"]


def test_first_player_highest_roll():
    """Everybody rolls once in seat order; the highest number takes the first turn.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 5.
    """
    game = Game(FAN, players=3, seed=1)
    for city in ("tangier", "cairo", "tangier"):
        game.do(f"start {city}")
    rolled = []
    for die in (3, 6, 2):
        rolled.append(game.current)
        game.roll(die)
    assert rolled == ["Player 1", "Player 2", "Player 3"]
    assert game.current == "Player 2"
    assert (game.state.round, game.state.first) == (1, 1)
    assert "roll" in game.legal


def test_first_roll_tie_rerolled():
    """Only those who share the highest number roll again, as often as it takes.

    Source: Our decision: no source settles a shared first roll.
    """
    game = Game(FAN, players=4, seed=1)
    for _ in range(4):
        game.do("start tangier")
    rolled = []
    for die in (5, 2, 5, 5, 3, 3, 1, 4, 6):
        rolled.append(game.current)
        game.roll(die)
    assert rolled == [f"Player {seat}" for seat in (1, 2, 3, 4, 1, 3, 4, 1, 3)]
    assert game.current == "Player 3"


def test_ties_are_broken_by_new_dice():
    """Each new roll for the start has luck of its own, so that a first player is always found."""
    tied = 0
    for seed in range(40):
        game = Game(FAN, players=6, seed=seed)
        for _ in range(6):
            game.do("start cairo")
        rolls = 0
        while game.chance and rolls < 100:
            game.roll()
            rolls += 1
        assert game.state.round == 1
        tied += rolls > 6
    assert tied > 5


def test_turn_order_clockwise():
    """After the first player the seats follow in order, and a round ends where it began.

    Source: Afrikas stjärna: Swedish rules, Preparations, point 5.
    """
    game = table(FAN, "sahara", "cairo", "tunis", turn=3, first=3)
    order = []
    for _ in range(4):
        order.append((game.state.round, game.current))
        game.roll(1).do(game.legal[0])
        if "leave" in game.legal:
            game.do("leave")
    assert order == [(1, "Player 3"), (1, "Player 1"), (1, "Player 2"), (2, "Player 3")]


def test_each_player_counts_his_own_turns():
    """A turn counts when it begins, so that every turn has dice of its own."""
    game = table(FAN, "cairo", "cairo")
    assert [player.turns for player in game.state.players[:2]] == [1, 0]
    for seat, expected in ((1, [1, 1]), (0, [2, 1]), (1, [2, 2])):
        game.roll(1).do(
            "land cairo_egypt_land_1 1" if game.players[1 - seat].at == "cairo" else "land cairo 1"
        )
        assert [player.turns for player in game.state.players[:2]] == expected
        assert (game.state.rolls, game.state.choices) == (0, 0)
