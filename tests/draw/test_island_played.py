"""From a game to what its players draw: routes, the sketch on the sheet, the cards of the day."""

from itertools import pairwise

import pytest

from afrikan.draw.island import (
    LaidCard,
    cards_of,
    cards_svg,
    contradictions,
    crossed_layer_svg,
    route_of,
    sketch_of,
)
from afrikan.errors import AfrikanError
from afrikan.island.game import IslandGame
from afrikan.island.state import ANY_SITE
from afrikan.island.words import CardKind, Direction, Ground, Phase

NAMES = ("Aino", "Elof")


def game(*actions, rules="island;who_starts=agreed", own="05.11"):
    """A game in which Aino begins; Elof is at 08.06."""
    made = IslandGame(rules, NAMES, map="small", seed=7)
    for action in ("place 08.06", f"place {own}", "ready", "ready", *actions):
        made.do(action)
    return made


def played(seed):
    return IslandGame("island", NAMES, map="small", policies="locator", seed=seed).play()


@pytest.mark.parametrize("seed", range(6))
def test_a_route_ends_where_its_side_stands_and_has_a_cross_for_each_day_that_moved_it(seed):
    made = played(seed)
    for seat in (0, 1):
        route = route_of(made, seat)
        assert route.hexes[-1] == made.state.players[seat].hex
        assert (route.seat, route.name) == (seat, NAMES[seat])
        assert all(a != b for a, b in pairwise(route.hexes))
        assert list(route.ends) == sorted(set(route.ends))
        assert len(route.ends) <= made.state.players[seat].days


@pytest.mark.parametrize("seed", range(6))
def test_the_sketch_laid_where_its_side_stands_never_contradicts_the_map(seed):
    made = played(seed)
    for at in range(4, made.length + 1, 3):
        made.jump(at)
        for seat in (0, 1):
            trail = sketch_of(made, seat)
            astray = made.state.phase == Phase.DROP and made.state.current == seat
            if trail and not astray:
                assert contradictions(made.map, trail, made.state.players[seat].hex) == {}


def test_nobody_who_is_not_placed_yet_has_a_route_a_sketch_or_cards():
    made = IslandGame("island", NAMES, map="small", seed=7)
    assert (route_of(made, 0).hexes, sketch_of(made, 0), cards_of(made, 0)) == ((), (), ())


def test_the_sea_that_was_called_is_noted_beside_the_ground():
    island = game().map
    shore = next(number for number in range(1, 121) if island.neighbours[number][Direction.N] == 0)
    (noted,) = sketch_of(game("go n", own=island.name_of(shore)), 0)
    assert (noted.ground, noted.seas) == (island.grounds[shore], (Direction.N,))


def test_the_cards_of_a_day_lie_in_the_order_in_which_they_were_laid():
    made = game("go n")
    ground = Ground(made.map.grounds[made.state.target])
    outcome = next(text for text in made.legal if text.split()[2].isdigit())
    made.do(outcome)
    cards = cards_of(made, 0)
    assert cards[1:] == (LaidCard(Direction.N, ground, int(outcome.split()[2])),)
    assert cards[0] == LaidCard(None, made.map.grounds[made.map.number("05.11")])


def test_an_event_lies_with_the_days_it_costs_while_it_is_decided_and_after():
    made = game("go n")
    event = next(text for text in made.legal if " event " in text)
    made.do(event)
    card = cards_of(made, 0)[-1]
    assert (card.kind, card.number) == (CardKind.EVENT, int(event.split()[4]))


def test_a_treasure_hex_of_an_untold_kind_and_a_hex_of_which_nothing_is_told_are_drawn_as_questions():
    picture = cards_svg([LaidCard(None, None), LaidCard(Direction.N, ANY_SITE, 4)], "en")
    assert picture.count(">?<") == 4
    assert "Not told. North: treasure hex, 4." in picture


def test_hexes_are_crossed_off_each_once():
    made = game()
    once = crossed_layer_svg(made.map, [5, 7])
    assert crossed_layer_svg(made.map, [7, 5, 7]) == once
    assert crossed_layer_svg(made.map, []) == ""
    with pytest.raises(AfrikanError):
        crossed_layer_svg(made.map, [0])
