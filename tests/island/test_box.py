"""What is in the box, and how a folder of one's own replaces it."""

import pickle
import shutil

import pytest
from tiny import CLUES, HEXES, folder

from afrikan.errors import AfrikanError, DataError
from afrikan.island.box import Box
from afrikan.island.deck import Deck
from afrikan.island.equipment import Equipment
from afrikan.island.map import IslandMap
from afrikan.paths import data_path


def copied(tmp_path, *names, **changes):
    """A folder with copies of some files of the package, each with one text replaced."""
    for name in names:
        text = data_path("island", name).read_text("utf-8")
        old, new = changes.get(name.removesuffix(".csv"), ("", ""))
        assert old in text
        (tmp_path / name).write_text(text.replace(old, new), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["classic", "small"])
def test_a_box_of_the_package(name):
    box = Box.load(name)
    assert box.map == IslandMap.load(name)
    assert (box.deck, box.equipment) == (Deck.load(), Equipment.load())
    assert box.labels == ("reconstruction", "rulebook")
    assert pickle.loads(pickle.dumps(box)) == box


def test_the_classic_map_is_what_one_gets():
    assert Box.load().map == IslandMap.load("classic")


def test_a_box_around_a_map():
    island = IslandMap.from_parts(HEXES, CLUES)
    assert Box.load(island).map is island


def test_a_folder_with_a_map_only(tmp_path):
    box = Box.load(folder(tmp_path))
    assert box.map == IslandMap.from_parts(HEXES, CLUES)
    assert box.deck == Deck.load()
    assert box.labels == ("reconstruction", "rulebook", "test")


def test_a_folder_with_a_deck_only(tmp_path):
    changes = {"deck": ("open,plain,1,0,,10,reconstruction", "open,plain,1,0,,10,read off the cards")}
    box = Box.load(str(copied(tmp_path, "deck.csv", **changes)))
    assert box.map == IslandMap.load("classic")
    assert box.deck.cards[0].source == "read off the cards"
    assert "read off the cards" in box.labels


def test_a_folder_with_equipment_only(tmp_path):
    box = Box.load(copied(tmp_path, "equipment.csv", equipment=("jungle,5,3,2", "jungle,9,1,2")))
    assert (box.equipment.items[0].cost, box.equipment.items[0].uses) == (9, 1)
    assert box.deck == Deck.load()


def test_a_folder_with_dangers_of_its_own(tmp_path):
    names = ("equipment.csv", "dangers.csv")
    changes = {"equipment": (",snake,", ",spider,"), "dangers": ("snake,snake bite", "spider,spider bite")}
    box = Box.load(copied(tmp_path, *names, **changes))
    assert box.equipment.dangers["spider"]["en"] == "spider bite"
    assert "snake" not in box.equipment.dangers


def test_the_deck_of_the_package_does_not_fit_other_equipment(tmp_path):
    changes = {"equipment": ("\nmachete,", "\nsabre,")}
    with pytest.raises(DataError) as refused:
        Box.load(copied(tmp_path, "equipment.csv", **changes))
    told = f"helps 'machete' is not among the items of {tmp_path / 'equipment.csv'}"
    assert str(refused.value).startswith(f"{data_path('island', 'deck.csv')}, line 12: {told}")


def test_half_a_map_is_refused(tmp_path):
    shutil.copy(data_path("island", "small", "hexes.csv"), tmp_path)
    with pytest.raises(DataError, match=r"clues\.csv: cannot be read"):
        Box.load(tmp_path)


def test_an_empty_folder_is_refused(tmp_path):
    with pytest.raises(AfrikanError) as refused:
        Box.load(tmp_path)
    files = "hexes.csv, clues.csv, deck.csv, equipment.csv, dangers.csv"
    assert str(refused.value).endswith(f"holds nothing of the game; it may hold {files}")


def test_an_unknown_box_is_refused():
    with pytest.raises(AfrikanError, match="no island map or folder 'clasic'"):
        Box.load("clasic")
