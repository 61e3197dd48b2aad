"""Every reason for a refusal on the island occurs in some situation, with its words in each language."""

import pytest

from afrikan.errors import IllegalAction
from afrikan.island.actions import pack
from afrikan.island.game import IslandGame
from afrikan.island.kernel import refusal
from afrikan.island.words import Kind, Refusal
from afrikan.language import LANGUAGES
from afrikan.rules import rule
from tests.island.table import ISLAND, table, unpacked, walk

BARE = "n jungle lost nothing 3"
MACHETE = {"kits": (["machete"], [])}


def full():
    """A day that is full, on a fortress that may still be opened."""
    return walk(table("07.06", open_when_full="yes"), "n jungle 4", "s jungle 4", "ne")


def stopped():
    """A side with two days to lose whose turn it is."""
    game = walk(table("07.06"), "n jungle event machete 2 3")
    return walk(game, "n bush 9", "s bush 9")


SITUATIONS = {
    "GAME_OVER": (lambda: table("B4").do("open").do("chest treasure"), "go n", "the game is over"),
    "CHANCE_DECIDES": (
        lambda: table("07.06").do("go n"),
        "open",
        "chance decides now: a card for jungle",
    ),
    "NO_SUCH_OUTCOME": (
        lambda: table("07.06").do("go n"),
        "card bush 9",
        "this cannot come now; awaited: a card for jungle",
    ),
    "NOT_NOW": (
        lambda: table("07.06"),
        "ready",
        "this is not the moment for it; Player 1 hikes, day 1, at 0 points of 12.",
    ),
    "PLACE_FIRST": (
        lambda: IslandGame("island", map="small"),
        "ready",
        "Player 1 must first set Player 2 down on a hex",
    ),
    "START_ON_LABEL": (
        lambda: IslandGame(ISLAND.replace(start_hex="not_labelled"), map="small"),
        "place B4",
        "B4 is the fortress or treasure hex B4, where nobody may begin",
    ),
    "START_NEAR_LABEL": (
        lambda: IslandGame(ISLAND.replace(start_hex="min_distance_to_sites"), map="small"),
        "place 07.06",
        "07.06 is too near a fortress or treasure hex: 1 step away, and at least 2 are needed",
    ),
    "EQUIP_FIRST": (
        unpacked,
        "go n",
        "Player 1 must first pack equipment, or say that it is packed",
    ),
    "ALREADY_TAKEN": (
        lambda: unpacked().do("take rope"),
        "take rope",
        "climbing rope: packed already, and there is one card of each kind",
    ),
    "TOO_EXPENSIVE": (
        lambda: unpacked(equipment_points=10).do("take rope"),
        "take compass",
        "compass: 7 points, but what is left is 5 of 10",
    ),
    "DAYS_TO_LOSE": (stopped, "go n", "Player 1 still has 2 days to lose"),
    "NO_DAY_TO_LOSE": (lambda: table("07.06"), "wait", "Player 1 has no day to lose"),
    "SEA_THERE": (
        lambda: walk(table("07.02"), "n"),
        "go n",
        "the sea lies north of here, as has been called",
    ),
    "DAY_IS_FULL": (full, "go n", "the day is full: 12 points of 12"),
    "NOTHING_TO_OPEN": (
        lambda: table("07.06"),
        "open",
        "this hex is no fortress and no treasure hex: jungle",
    ),
    "GROUND_UNKNOWN": (
        lambda: walk(walk(table("07.06", lost_info="no"), BARE).do("drop A1"), "n bush 9", "s bush 9"),
        "open",
        "Player 1 has not been told what this hex is",
    ),
    "FORT_CLOSED": (
        lambda: table("A1").do("open").do("clue blank"),
        "open",
        "this fortress is closed to Player 1",
    ),
    "SITE_CLOSED": (
        lambda: table("B4", site_after_miss="no").do("open").do("chest empty"),
        "open",
        "this treasure hex is crossed off",
    ),
    "DAY_MUST_BE_FULL": (
        lambda: walk(table("07.06"), "n jungle 4"),
        "rest",
        "the day ends at 12, and it has 4 points so far",
    ),
    "EVENT_FIRST": (
        lambda: walk(table("07.06", **MACHETE), "n jungle event machete 1 3"),
        "rest",
        "Player 1 must first say whether to use machete",
    ),
    "OPPONENT_PLACES": (
        lambda: walk(table("07.06"), BARE),
        "rest",
        "Player 1 is lost, and Player 2 must choose the hex",
    ),
    "TOO_FAR": (
        lambda: walk(table("07.06"), BARE),
        "drop 10.10",
        "10.10 is 7 steps away from 07.05, where Player 1 got lost; the limit is 4",
    ),
    "SAME_PLACE": (
        lambda: walk(table("07.06", lost_in_place="no"), BARE),
        "drop 07.05",
        "07.05 is where Player 1 got lost; it must be another hex",
    ),
}
"""A situation, an action that is refused in it, and why."""

UNWRITABLE = {
    "NOT_ON_LAND": (
        lambda: IslandGame("island", map="small"),
        pack(Kind.PLACE, 0),
        "there is no land there; choose a land hex",
    ),
    "NO_SUCH_DIRECTION": (
        lambda: table("07.06"),
        pack(Kind.GO, 6),
        "a hex has six directions: n, ne, se, s, sw, nw",
    ),
    "NO_SUCH_EQUIPMENT": (unpacked, pack(Kind.TAKE, 9), "there is no such equipment card"),
}
"""The same for actions that no text can name."""


def test_every_refusal_has_a_situation():
    """No reason is listed that cannot occur, and none can occur unlisted."""
    assert set(SITUATIONS) | set(UNWRITABLE) == {code.name for code in Refusal} - {"NONE"}


@pytest.mark.parametrize("code", SITUATIONS)
def test_refusal(code):
    """The refused action names its reason, changes nothing, and cites a rule of the game played."""
    situation, action, words = SITUATIONS[code]
    game = situation()
    before = game.save()
    with pytest.raises(IllegalAction) as error:
        game.verify(action)
    cited = "; ".join(map(str, rule(error.value.rule).citations))
    assert (error.value.code, str(error.value)) == (code, f"'{action}' is refused: {words} ({cited})")
    assert action not in game.legal
    assert game.save() == before


@pytest.mark.parametrize("code", SITUATIONS)
def test_refusal_is_said_in_every_language(code):
    situation, action, _ = SITUATIONS[code]
    sentences = [situation().why_not(action, lang) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert all(sentence and "{" not in sentence for sentence in sentences)


@pytest.mark.parametrize("code", UNWRITABLE)
def test_refusal_of_what_no_text_can_name(code):
    situation, action, words = UNWRITABLE[code]
    game = situation()
    assert refusal(game.state, game.law.kernel, game.law.isle, action) == Refusal[code]
    reasons = [game._reasons.reason(game.state, action, Refusal[code], lang) for lang in LANGUAGES]
    assert reasons[0] == words
    assert len(set(reasons)) == len(LANGUAGES)
    assert all(reason and "{" not in reason for reason in reasons)
    assert game._reasons.rule(game.state, action, Refusal[code]).id in (
        "opponent_chooses_start",
        "direction_named",
        "equipment_once",
    )


@pytest.mark.parametrize(
    "situation",
    [
        lambda: unpacked().do("ready").do("ready"),
        lambda: table("07.06").do("go n"),
        lambda: table("A1").do("open"),
        lambda: table("B4").do("open"),
    ],
    ids=["lot", "card", "clue", "chest"],
)
def test_nothing_but_the_outcomes_listed_can_come(situation):
    game = situation()
    numbers = [
        pack(kind, value, way) for kind in Kind if kind >= Kind.LOT for value in range(99) for way in range(8)
    ]
    can_come = [
        number for number in numbers if not refusal(game.state, game.law.kernel, game.law.isle, number)
    ]
    listed = {(number & 0xFF, number >> 8 & 0xFFF) for number in game._legal()}
    assert {(number & 0xFF, number >> 8 & 0xFFF) for number in can_come} == listed
