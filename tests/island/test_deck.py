"""The terrain cards and the equipment: what comes with the package, and what is refused."""

from collections import Counter
from fractions import Fraction

import pytest

from afrikan.errors import DataError
from afrikan.island.deck import Card, ClassCard, Deck
from afrikan.island.equipment import Equipment
from afrikan.island.words import TERRAINS, Ground
from afrikan.paths import data_path

DECK, EQUIPMENT = Deck.load(), Equipment.load()
DECK_TEXT = data_path("island", "deck.csv").read_text("utf-8")
ITEM_TEXT = data_path("island", "equipment.csv").read_text("utf-8")
DANGER_TEXT = data_path("island", "dangers.csv").read_text("utf-8")
PLAIN = {
    Ground.OPEN: {1: 10, 2: 14, 3: 10},
    Ground.JUNGLE: {2: 16, 3: 18, 4: 12},
    Ground.MOUNTAIN: {3: 11, 4: 12, 5: 9},
    Ground.SWAMP: {4: 4, 5: 5, 6: 6, 7: 4, 8: 3},
    Ground.BUSH: {5: 5, 6: 5, 7: 5, 8: 4, 9: 3},
}
OTHERS = {
    Ground.OPEN: (0, 4, 2, 0),
    Ground.JUNGLE: (3, 7, 3, 1),
    Ground.MOUNTAIN: (2, 6, 2, 0),
    Ground.SWAMP: (2, 6, 1, 1),
    Ground.BUSH: (2, 5, 2, 1),
}
"""Shortcuts, events, lost with help, lost without help."""


def count(terrain, **wanted):
    cards = [card for card in DECK.of(terrain) if all(getattr(card, k) == v for k, v in wanted.items())]
    return sum(card.count for card in cards)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_the_deck_has_the_counts_of_the_reconstruction(terrain):
    numbers = {card.number: card.count for card in DECK.of(terrain) if card.kind == "plain"}
    assert numbers == PLAIN[terrain]
    short, events, helped, helpless = OTHERS[terrain]
    assert (count(terrain, kind="shortcut"), count(terrain, kind="event")) == (short, events)
    assert count(terrain, kind="lost", helps="") == helpless
    assert count(terrain, kind="lost") == helped + helpless


def test_there_are_as_many_cards_as_in_the_box():
    assert sum(card.count for card in DECK.cards) == 206
    assert [(card.stack, card.number, card.count) for card in DECK.class_cards] == [
        ("site", 4, 2),
        ("fort", 4, 2),
    ]


def test_red_hands_are_spread_over_the_events():
    losses = Counter()
    for card in DECK.cards:
        losses[card.loss] += card.count if card.kind == "event" else 0
    assert +losses == {1: 14, 2: 10, 3: 4}


def test_each_item_helps_on_cards_of_every_terrain_where_it_can_be_used():
    helped = {(card.helps, card.terrain) for card in DECK.cards if card.helps}
    assert helped == {(item.id, terrain) for item in EQUIPMENT.items for terrain in item.terrains}


def test_only_thirst_can_cost_more_days_than_its_item_protects_against():
    protects = {item.id: item.protects for item in EQUIPMENT.items}
    short = {card.helps for card in DECK.cards if card.kind == "event" and card.loss > protects[card.helps]}
    assert short == {"water_bottle"}


def test_more_cards_where_the_map_has_more_of_a_terrain():
    counts = {terrain: count(terrain) for terrain in TERRAINS}
    assert counts[Ground.JUNGLE] > counts[Ground.MOUNTAIN] > counts[Ground.OPEN] > counts[Ground.SWAMP]
    assert abs(Fraction(counts[Ground.JUNGLE], 206) - Fraction(30, 100)) < Fraction(1, 50)


def test_half_of_the_equipment_can_be_afforded():
    assert len(EQUIPMENT.items) == 9
    assert sum(item.cost for item in EQUIPMENT.items) == 46
    assert list(EQUIPMENT.index.values()) == list(range(9))


def test_every_name_is_in_three_languages():
    for names in (*(item.names for item in EQUIPMENT.items), *EQUIPMENT.dangers.values()):
        assert set(names) == {"en", "fi", "sv"}
    assert {item.against for item in EQUIPMENT.items} == set(EQUIPMENT.dangers)


def written(tmp_path, name, text):
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return file


def test_a_copy_is_equal(tmp_path):
    assert Deck.load(written(tmp_path, "deck.csv", DECK_TEXT)) == DECK
    assert Equipment.load(written(tmp_path, "equipment.csv", ITEM_TEXT)) == EQUIPMENT


def test_cards_are_values():
    assert DECK.cards[0] == Card(Ground.OPEN, "plain", 1, 0, "", 10, "reconstruction")
    assert DECK.class_cards[0] == ClassCard("site", 4, 2, "rulebook")


S = "reconstruction"
DECK_DAMAGE = {
    "one card fewer": (
        ("open,plain,1,0,,10", "open,plain,1,0,,9"),
        None,
        "209 cards; the deck has 210",
    ),
    "one card more": (
        ("open,plain,1,0,,10", "open,plain,1,0,,11"),
        None,
        "211 cards; the deck has 210",
    ),
    "open land too dear": (
        (f"open,plain,3,0,,10,{S}", f"open,plain,4,0,,10,{S}"),
        4,
        "number 4 in open (plain) must be from 1 to 3",
    ),
    "an event out of range": (
        ("bush,event,7,1", "bush,event,4,1"),
        43,
        "number 4 in bush (event) must be from 5 to 9",
    ),
    "a shortcut of 2": (
        ("jungle,shortcut,1", "jungle,shortcut,2"),
        11,
        "number 2 in jungle (shortcut) must be 1",
    ),
    "a fort for 3": (("fort,plain,4", "fort,plain,3"), 48, "number 3 for a fort; entering one costs 4"),
    "an event at a site": (
        ("site,plain,4,0,,", "site,event,4,1,,"),
        47,
        "a card for a site is plain: no shortcut, no event, nothing lost",
    ),
    "no card for forts": (
        ("fort,plain,4,0,,2,rulebook\n", ""),
        None,
        "no card for a fort; there must be one, which costs 4",
    ),
    "an unknown item": (
        ("open,event,2,1,water_bottle", "open,event,2,1,waterbottle"),
        5,
        f"helps 'waterbottle' is not among the items of {data_path('island', 'equipment.csv')}; "
        "did you mean 'water_bottle'?",
    ),
    "an item of another terrain": (
        ("open,event,2,1,water_bottle", "open,event,2,1,boots"),
        5,
        "'boots' cannot be used in open; it can in swamp",
    ),
    "a compass against a snake": (
        ("jungle,event,3,2,antivenom", "jungle,event,3,2,compass"),
        14,
        "'compass' helps against 'lost', not on a card of the kind event",
    ),
    "a rope for the lost": (
        ("mountain,lost,4,0,compass", "mountain,lost,4,0,rope"),
        24,
        "'rope' helps against 'fall', not on a card of the kind lost",
    ),
    "an event without loss": (
        ("open,event,2,1", "open,event,2,0"),
        5,
        "an event without loss; write how many days the red hand costs",
    ),
    "a plain card with loss": (
        ("open,plain,1,0", "open,plain,1,2"),
        2,
        "a plain card costs no days, but loss is 2",
    ),
    "a plain card with help": (
        ("open,plain,1,0,,", "open,plain,1,0,water_bottle,"),
        2,
        "a plain card needs no help, but helps is 'water_bottle'",
    ),
    "an unknown terrain": (
        ("open,plain,1", "plains,plain,1"),
        2,
        "terrain 'plains' is unknown; known: open, jungle, mountain, swamp, bush, site, fort",
    ),
    "a card twice": (
        ("open,plain,2,", "open,plain,1,"),
        3,
        "the same card appears twice, first on line 2; give its count in one row",
    ),
    "an unknown kind": (
        ("open,plain,1", "open,plane,1"),
        2,
        "kind 'plane' is unknown; did you mean 'plain'?",
    ),
    "no cards at all in a row": (
        (f"open,plain,1,0,,10,{S}", f"open,plain,1,0,,0,{S}"),
        2,
        "count '0' is not a whole number from 1 to 99",
    ),
    "no number": (("open,plain,1", "open,plain,x"), 2, "number 'x' is not a whole number from 1 to 9"),
}


def refused_deck(tmp_path, text):
    file = written(tmp_path, "deck.csv", text)
    with pytest.raises(DataError) as refused:
        Deck.load(file)
    return str(refused.value).removeprefix(str(file))


@pytest.mark.parametrize("damage", DECK_DAMAGE)
def test_a_damaged_deck_is_refused(tmp_path, damage):
    (old, new), line, reason = DECK_DAMAGE[damage]
    assert old in DECK_TEXT
    told = refused_deck(tmp_path, DECK_TEXT.replace(old, new, 1))
    where = f", line {line}" if line else ""
    assert told == f"{where}: {reason}"


def test_a_terrain_needs_twelve_cards(tmp_path):
    swamp = [line for line in DECK_TEXT.splitlines() if line.startswith("swamp,plain")]
    text = DECK_TEXT
    for line in swamp:
        text = text.replace(line + "\n", "")
    text = text.replace("open,plain,1,0,,10", "open,plain,1,0,,32")
    assert refused_deck(tmp_path, text) == ": 10 cards of swamp; a terrain has at least 12"


def test_too_many_distinct_cards_are_refused(tmp_path):
    text = DECK_TEXT + f"open,plain,1,0,,1,{S}\n" * 50
    assert refused_deck(tmp_path, text) == ": 97 distinct cards; at most 96 can be told apart"


ITEM_DAMAGE = {
    "too dear": (("jungle,5,3,2", "jungle,25,3,2"), 2, "cost '25' is not a whole number from 1 to 24"),
    "no uses": (("jungle,5,3,2", "jungle,5,0,2"), 2, "uses '0' is not a whole number from 1 to 9"),
    "an unknown terrain": (
        ("machete,jungle,5", "machete,jungel,5"),
        2,
        "terrain 'jungel' is unknown; did you mean 'jungle'?",
    ),
    "no terrain": (
        ("machete,jungle,5", "machete,,5"),
        2,
        "terrains must name at least one terrain, each once, with spaces between",
    ),
    "a terrain twice": (
        ("machete,jungle,5", "machete,jungle jungle,5"),
        2,
        "terrains must name at least one terrain, each once, with spaces between",
    ),
    "an id twice": (("\nrope,", "\nmachete,"), 4, "the id 'machete' appears twice, first on line 2"),
    "an id with capitals": (
        ("\nrope,", "\nRope,"),
        4,
        "id 'Rope' is not a word of a-z, 0-9 and _ that begins with a letter",
    ),
    "no Finnish name": (
        (",kiipeilyköysi,", ", ,"),
        4,
        "name_fi must be a text of 1 to 60 printable characters",
    ),
    "an unknown danger": (
        (",entangled,", ",tangled,"),
        2,
        "against 'tangled' is unknown; did you mean 'entangled'?",
    ),
    "a compass that saves days": (
        ("swamp,7,2,0,lost", "swamp,7,2,1,lost"),
        9,
        "protects 1 against 'lost'; an item protects 0 days exactly if it helps against 'lost', "
        "which costs no days",
    ),
    "a machete that saves nothing": (
        ("jungle,5,3,2", "jungle,5,3,0"),
        2,
        "protects 0 against 'entangled'; an item protects 0 days exactly if it helps against 'lost', "
        "which costs no days",
    ),
    "no source": (
        (f",entangled,{S}", ",entangled,"),
        2,
        "source is empty; write rulebook, reconstruction or where it is from",
    ),
}


@pytest.mark.parametrize("damage", ITEM_DAMAGE)
def test_damaged_equipment_is_refused(tmp_path, damage):
    (old, new), line, reason = ITEM_DAMAGE[damage]
    assert old in ITEM_TEXT
    file = written(tmp_path, "equipment.csv", ITEM_TEXT.replace(old, new, 1))
    with pytest.raises(DataError) as refused:
        Equipment.load(file)
    assert str(refused.value) == f"{file}, line {line}: {reason}"


@pytest.mark.parametrize("count", [0, 13])
def test_each_side_has_one_to_twelve_items(tmp_path, count):
    head, *rows = ITEM_TEXT.splitlines()
    rows = [rows[0].replace("machete,", f"machete{number},", 1) for number in range(count)]
    file = written(tmp_path, "equipment.csv", "\n".join([head, *rows, ""]))
    with pytest.raises(DataError, match=f"equipment.csv: {count} items; each side has 1 to 12"):
        Equipment.load(file)


def test_damaged_dangers_are_refused(tmp_path):
    file = written(tmp_path, "dangers.csv", DANGER_TEXT.replace("fever,", "bog,", 1))
    with pytest.raises(DataError, match=r"dangers\.csv, line 6: the id 'bog' appears twice, first on line 5"):
        Equipment.load(danger_file=file)
