"""Every option of the island: one situation that plays otherwise under each of its values."""

import pytest

from afrikan.island.game import IslandGame
from afrikan.rules import catalogue
from afrikan.rules.families import ISLAND as FAMILY
from tests.island.table import ISLAND, events, kinds, last, may_be, phase, table, unpacked, walk, where

STUCK = "n jungle event machete 1 3"
BARE = "n jungle lost nothing 3"
MACHETE = {"kits": (["machete"], [])}
BOTTLE = {"kits": (["water_bottle"], [])}
TO_THE_FORT = ("n jungle 4", "s jungle 4", "ne")


def starts(**rules):
    """How many hexes a side can be set down on."""
    return len(IslandGame(ISLAND.replace(**rules), map="small").legal)


def affordable(**rules):
    """How many items can still be packed after the first two."""
    game = unpacked(**rules)
    for item in ("machete", "antivenom"):
        if game.can(f"take {item}"):
            game.do(f"take {item}")
    return len(game.legal) - 1


def points(game):
    """The points of the first side's day, or that it is over."""
    return game.view(0).points if game.state.current == 0 else "over"


def opened(**rules):
    """The points of the day after a fortress has been entered and opened, and whose day it is."""
    return points(walk(table("08.04", **rules), "s").do("open").do("clue blank"))


def lost(**rules):
    """How many hexes a side that got lost may be put on."""
    return len(walk(table("07.06", **rules), BARE).legal)


def come_first(**rules):
    """Whether a fortress that the other side has entered and left can be opened."""
    return walk(table("08.04", "09.05", **rules), "s", "n jungle 4", "n jungle 4", "sw").can("open")


SITUATIONS = {
    "who_starts": (
        lambda **rules: phase(unpacked(**rules).do("ready").do("ready")),
        {"lot": "LOT", "agreed": "DAY"},
    ),
    "start_hex": (starts, {"any": 120, "not_labelled": 100, "min_distance_to_sites": 21}),
    "equipment_points": (affordable, {0: 0, 14: 1, 24: 7}),
    "day_length": (
        lambda **rules: points(walk(table("07.06", **rules), "n jungle 4", "s jungle 4")),
        {8: "over", 12: 8},
    ),
    "may_stop_early": (
        lambda **rules: walk(table("07.06", **rules), "n jungle 4").can("rest"),
        {"no": False, "yes": True},
    ),
    "open_when_full": (
        lambda **rules: phase(walk(table("07.06", **rules), *TO_THE_FORT)),
        {"no": "DAY", "yes": "FULL"},
    ),
    "site_cost": (opened, {1: 8, 4: 11, 5: "over"}),
    "opening_cost": (opened, {1: 5, 7: 11, 8: "over"}),
    "sea_bump_cost": (lambda **rules: points(walk(table("07.02", **rules), "n")), {0: 0, 3: 3, 12: "over"}),
    "site_card_reveals": (
        lambda **rules: sorted(may_be(table("B4", **rules), 0)),
        {
            "class_only": ["B3", "B4", "B5", "B6", "C1", "C2", "C3", "C4", "C5", "C6", "D1", "D2"],
            "site_type": ["B3", "B4", "D2"],
            "label": ["B4"],
        },
    ),
    "event_entry": (
        lambda **rules: where(walk(table("07.06", **rules), STUCK), 0),
        {"yes": "07.05", "no": "07.06"},
    ),
    "event_cost": (
        lambda **rules: points(walk(table("07.06", **MACHETE, **rules), STUCK).do("use")),
        {"none": 0, "printed": 3},
    ),
    "equipment_partial": (
        lambda **rules: last(
            walk(table("07.06", **BOTTLE, **rules), "se open event water_bottle 2 2").do("use")
        ),
        {"full_ignore": ["PROTECTED"], "subtract": ["PROTECTED_IN_PART"]},
    ),
    "lost_radius": (lost, {1: 7, 4: 55, 12: 120}),
    "lost_in_place": (
        lambda **rules: walk(table("07.06", **rules), BARE).can("drop 07.05"),
        {"yes": True, "no": False},
    ),
    "lost_centre": (
        lambda **rules: walk(table("07.06", **rules), BARE).can("drop 08.01"),
        {"hex_just_entered": True, "hex_before": False},
    ),
    "lost_info": (
        lambda **rules: walk(table("07.06", **rules), BARE).do("drop A1").view(0).here,
        {"yes": "fortress", "no": "not told"},
    ),
    "fort_closed_when": (come_first, {"on_opening": True, "on_arrival": False}),
    "clue_direction": (
        lambda **rules: {len(action.split()) for action in table("A1", **rules).do("open").legal},
        {"no": {2}, "yes": {2, 3}},
    ),
    "site_after_miss": (
        lambda **rules: kinds(table("B4", **rules).do("open").do("chest empty")),
        {"yes": {"go", "open"}, "no": {"go"}},
    ),
}
"""A situation for each option, and what it leads to under each value."""


def test_every_value_is_shown_to_differ():
    """All values of a choice, and several of a number, the rulebook's among them."""
    options = catalogue(FAMILY.name)
    assert set(SITUATIONS) == set(options)
    for name, option in options.items():
        expected = SITUATIONS[name][1]
        if option.kind == "choice":
            assert set(expected) == {value.id for value in option.values}, name
        assert option.legacy in expected, name
        assert len({repr(result) for result in expected.values()}) == len(expected) > 1, name


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, (_, expected) in SITUATIONS.items() for value in expected]
)
def test_a_value_leads_to_what_it_says(name, value):
    situation, expected = SITUATIONS[name]
    assert situation(**{name: value}) == expected[value]


def test_values_that_do_not_matter_change_nothing():
    """Where no event, site or sea is met, only the options of the start and the day are felt."""
    steps = ("n jungle 4", "s jungle 3", "n jungle 2")
    plain = walk(table("07.06"), *steps)
    for name in ("event_entry", "equipment_partial", "lost_info", "clue_direction", "site_after_miss"):
        other = next(value for value in SITUATIONS[name][1] if value != ISLAND.values[name])
        changed = walk(table("07.06", **{name: other}), *steps)
        assert (events(changed), changed.legal) == (events(plain), plain.legal)
