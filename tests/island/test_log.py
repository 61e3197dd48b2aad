"""Whatever happens on the island is noted, and said to each reader as far as it may know."""

import pytest

from afrikan.island.words import Event
from afrikan.language import LANGUAGES
from tests.island.table import idle, line, table, unpacked, used_up, walk

BARE = "n jungle lost nothing 3"
STUCK = "n jungle event machete 1 3"
MACHETE = {"kits": (["machete"], [])}
BOTTLE = {"kits": (["water_bottle"], []), "equipment_partial": "subtract"}


def emptied():
    """A game in which the other side comes to a treasure hex that has been crossed off."""
    game = table("B4", "04.08", site_after_miss="no").do("open").do("chest empty")
    return walk(game, "n jungle 4", "n", "n")


HAPPENINGS = {
    "PLACED": (
        lambda: unpacked("08.01", "07.06"),
        "Player 2 sets Player 1 down: mountains.",
        "08.01",
        0,
    ),
    "TOOK": (lambda: unpacked().do("take rope"), "Player 1 packs climbing rope for 5 points.", "", 0),
    "READY": (lambda: unpacked().do("ready"), "Player 1 has packed.", "", 0),
    "STARTS": (lambda: table("07.06", first=2), "Player 2 hikes first.", "", 0),
    "SEA_IN_SIGHT": (
        lambda: walk(table("07.02"), "n"),
        "Player 1 names north: sea in sight!",
        "07.02",
        0,
    ),
    "ENTERED": (
        lambda: walk(table("07.06"), "n jungle 3"),
        "Player 1 goes north: jungle, 3 points.",
        "07.05",
        0,
    ),
    "SHORTCUT": (
        lambda: walk(table("07.06"), "n jungle shortcut"),
        "Player 1 goes north: jungle, a shortcut, 1 point.",
        "07.05",
        0,
    ),
    "CROSSED_OWN_PATH": (
        lambda: walk(table("07.06"), "n jungle 2", "s jungle 2"),
        "Player 1 crosses the path of this day and pays again.",
        "07.06",
        0,
    ),
    "STOPPED": (
        lambda: walk(table("07.06"), STUCK),
        "Player 1 goes north: jungle, stuck in the undergrowth; the day ends, and 1 day more will be lost.",
        "07.05",
        0,
    ),
    "PROTECTED": (
        lambda: walk(table("07.06", **MACHETE), STUCK).do("use"),
        "Player 1 goes north: jungle, stuck in the undergrowth; helped by machete.",
        "07.05",
        0,
    ),
    "PROTECTED_IN_PART": (
        lambda: walk(table("07.06", **BOTTLE), "se open event water_bottle 2 2").do("use"),
        "Player 1 is held up: open country, thirst; helped in part by water bottle, but the day ends, "
        "and 1 day more will be lost.",
        "08.06",
        0,
    ),
    "GOT_LOST": (
        lambda: walk(table("07.06"), BARE),
        "Player 1 goes north: jungle, and gets lost.",
        "07.05",
        0,
    ),
    "DROPPED": (
        lambda: walk(table("07.06"), BARE).do("drop 06.05"),
        "Player 2 puts Player 1 on another hex: swamp.",
        "06.05",
        0,
    ),
    "WAITED": (
        lambda: idle(idle(walk(table("07.06"), STUCK))),
        "Player 1 lets a day go by; 0 days still to be lost.",
        "07.05",
        0,
    ),
    "RESTED": (
        lambda: table("07.06", may_stop_early="yes").do("rest"),
        "Player 1 ends the day at 0 points.",
        "07.06",
        0,
    ),
    "FORT_REACHED": (
        lambda: walk(table("08.04"), "s"),
        "Player 1 goes south: fortress, 4 points.",
        "B1",
        0,
    ),
    "FORT_SHUT": (
        lambda: table("A1", "A1").do("open").do("clue blank"),
        "Player 2 is told that the fortress is closed.",
        "A1",
        1,
    ),
    "SITE_REACHED": (
        lambda: walk(table("06.05"), "s"),
        "Player 1 goes south: treasure hex, 4 points.",
        "B3",
        0,
    ),
    "SITE_SHUT": (emptied, "Player 2 is told that the treasure hex is crossed off.", "B4", 1),
    "FORT_OPENED": (lambda: table("A1").do("open"), "Player 1 opens fortress A1 for 7 points.", "A1", 0),
    "CLUE_READ": (
        lambda: table("A1").do("open").do("clue jungle"),
        "Player 1 reads the clue: jungle.",
        "A1",
        0,
    ),
    "NO_CLUE": (
        lambda: table("A1").do("open").do("clue blank"),
        "Player 1 finds a question mark: there is no clue here.",
        "A1",
        0,
    ),
    "SITE_OPENED": (lambda: table("B4").do("open"), "Player 1 opens treasure hex B4 for 7 points.", "B4", 0),
    "SITE_EMPTY": (lambda: table("B4").do("open").do("chest empty"), "B4 is empty.", "B4", 0),
    "TREASURE_FOUND": (
        lambda: table("B4").do("open").do("chest treasure"),
        "Player 1 finds the treasure at B4 and wins.",
        "B4",
        0,
    ),
    "LOCATED": (lambda: table("A1").do("open"), "Player 1 can know now where this is.", "A1", 0),
    "RESHUFFLED": (used_up, "The stack is used up and shuffled anew: open country.", "", 0),
    "NO_WINNER": (
        lambda: idle(idle(table("07.06", rounds=1))),
        "Day 1 was the last one; nobody has found the treasure.",
        "",
        0,
    ),
}
"""A situation for each event, its sentence, the hex where it happened, and the side that is there."""

HIDDEN = {
    "TOOK": "Player 1 packs a piece of equipment.",
    "CLUE_READ": "Player 1 looks at the window.",
    "NO_CLUE": "Player 1 looks at the window.",
}
"""What the other side hears instead."""


def test_every_event_happens_here():
    """No event is listed that cannot happen, and none can happen unlisted."""
    assert set(HAPPENINGS) == {event.name for event in Event}


@pytest.mark.parametrize("event", HAPPENINGS)
def test_event_as_each_reader_hears_it(event):
    """The referee and the other side hear where it happened, the side that is there does not."""
    situation, sentence, hex, there = HAPPENINGS[event]
    found = line(situation(), event)
    placed = f" ({hex})" if hex and hex not in sentence else ""
    assert found.text() == sentence + placed
    assert found.text(viewer=there) == sentence
    assert found.text(viewer=1 - there) == HIDDEN.get(event, sentence) + placed


@pytest.mark.parametrize("event", HAPPENINGS)
def test_event_in_every_language(event):
    found = line(HAPPENINGS[event][0](), event)
    for viewer in (None, 0, 1):
        sentences = [found.text(lang, viewer) for lang in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES)
        assert all(sentence and "{" not in sentence for sentence in sentences)


@pytest.mark.parametrize("event", HAPPENINGS)
def test_event_is_counted(event):
    game = HAPPENINGS[event][0]()
    noted = [found for found in game.log if found.event.name == event]
    assert sum(row[Event[event]] for row in game.state.tally) == len(noted)
    assert found_rules(noted)


def found_rules(lines):
    """Whether each line follows from a rule of the island."""
    return all("island" in found.rule.systems and found.citation() for found in lines)
