"""Corners of the rules that a game rarely comes to."""

from afrikan.island.game import IslandGame
from tests.island.table import last, may_be, phase, said, table, tiny_map, unpacked, walk


def test_a_long_day_of_many_steps_finds_room():
    """Where fortresses side by side cost next to nothing, a day to and fro crosses the same two hexes."""
    game = table("A1", "B3", map=tiny_map(), site_cost=1, day_length=60)
    for _ in range(29):
        walk(game, "se", "nw")
    assert (game.state.points, game.state.crossed) == (58, 2)


def test_a_full_day_ends_after_one_opening():
    """An empty treasure hex that stays open is not opened again and again on one full day."""
    game = table("06.05", open_when_full="yes")
    walk(game, "ne jungle 4", "sw swamp 7", "s").do("open").do("chest empty")
    assert (last(game), game.current) == (["SITE_EMPTY"], "Player 2")


def test_the_sea_called_on_a_site_ends_a_full_day():
    """Only entering fills a day on which the hex may still be opened; calling the sea does not."""
    game = table("C6", open_when_full="yes", sea_bump_cost=12)
    assert walk(game, "nw").current == "Player 2"


def test_who_is_not_told_that_the_hex_has_closed_is_elsewhere():
    """While one side stands on a fortress, the other reads another one: so it is not that one."""
    game = table("A1", "A2").do("open").do("clue jungle")
    assert may_be(game, 1) == {"A2", "A3", "A4", "A5", "A6", "B1", "B2"}
    miss = table("B6", "C6", site_after_miss="no").do("open").do("chest empty")
    assert may_be(miss, 1) == {"B3", "B4", "B5", "C1", "C2", "C3", "C4", "C5", "C6", "D1", "D2"}


def test_who_is_not_told_that_another_came_first_is_elsewhere():
    """Where the first to come closes a fortress, the other side knows of it on its map."""
    game = walk(table("09.02", "A2", fort_closed_when="on_arrival"), "s")
    assert may_be(game, 1) == {"A2", "A3", "A4", "A5", "A6", "B1", "B2"}


def test_a_hex_that_closes_under_a_side_tells_it_where_it_is():
    game = table("A1", "A1").do("open").do("clue jungle")
    assert last(game) == ["CLUE_READ", "FORT_SHUT", "LOCATED"]
    assert [line.a for line in game.log[-2:]] == [1, 1]
    assert may_be(game, 1) == {"A1"}


def test_a_side_that_knows_its_start_at_once_is_noted():
    """Where cards tell the label, whoever begins on a fortress knows the hex."""
    game = unpacked("B2", site_card_reveals="label")
    assert last(game) == ["PLACED", "LOCATED"]
    assert said(game) == "Player 1 can know now where this is. (B2)"
    assert said(game, viewer=0) == "Player 1 can know now where this is."


def test_the_ground_of_an_event_card_is_known_before_the_equipment_is_used():
    """The card lies on the table, so it tells where one may be while one still has to decide."""
    game = table("08.01", kits=(["machete"], []))
    assert len(may_be(game, 0)) == 20
    walk(game, "s jungle event machete 1 3")
    assert (phase(game), may_be(game, 0)) == ("EVENT", {"08.01"})


def test_the_other_side_cannot_tell_a_clue_from_a_blank_by_what_is_cited():
    options = {"clue_direction": "yes"}
    clue, blank = (
        table("A1", **options).do("open").do(f"clue {shown}").log[-1] for shown in ("jungle ne", "blank")
    )
    assert clue.citation(viewer=1) == blank.citation(viewer=1)
    assert clue.text(viewer=1) == blank.text(viewer=1)
    assert clue.citation(viewer=0) != blank.citation(viewer=0)


def test_no_policy_decides_where_chance_does_or_nobody():
    game = IslandGame("island", policies="random", map="small", seed=1)
    while not game.chance:
        assert game.decision() == game.step()
    assert game.decision() is None
    assert game.play().decision() is None
