"""The lesson about the clues: figures as they are counted by hand, every press, bad input."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from island_lesson import Hand, check_page, rows
from lesson import EVIL

import afrikan as af
from afrikan.errors import AfrikanError
from afrikan.island.beliefs import posterior
from afrikan.island.beliefs.next_clue import next_clue, next_clues
from afrikan.island.game import IslandGame
from afrikan.island.hexes import flood
from afrikan.island.map import IslandMap
from afrikan.island.model import FORT_LABELS
from afrikan.island.walking import steps_over_land
from afrikan.language import LANGUAGES

SMALL = IslandMap.load("small")


def at(map="small", lang="en", **entered):
    return Hand(af.IslandCluesPanel(map, lang, **entered))


def counted(read, empty=()):
    """The chances by writing out the first windows of every order of every card."""
    ways = Counter()
    for site, card in SMALL.clues.items():
        if site not in empty:
            shown = [str(clue).split()[0] for clue in card]
            ways[site] = sum(list(order) == read for order in permutations(shown, len(read)))
    return {site: Fraction(count, ways.total()) for site, count in ways.items() if count}


@pytest.mark.parametrize(
    "read", [["jungle"], ["jungle", "jungle"], ["swamp", "?"], ["jungle", "open", "open"]]
)
@pytest.mark.parametrize("empty", [(), ("C1",)])
def test_the_chances_are_those_of_all_orders_written_out(read, empty):
    forts = dict(zip(FORT_LABELS, read, strict=False))
    hand = at(show="always", empty=" ".join(empty), **forts)
    found = {site: chance for site, chance in hand.state.known.chances.items() if chance}
    assert found == counted(read, empty)
    table = rows(hand.panel.parts["ways"].value)[1:]
    assert {row[0]: Fraction(row[-1].split()[0]) for row in table if "%" in row[-1] and "/" in row[-1]} == {
        site: chance for site, chance in found.items() if chance < 1
    }


def test_a_prediction_is_judged_once_the_chances_are_shown():
    hand = at(A1="ruin", A2="bush")
    assert hand.line("status").startswith("Which treasure hex is likeliest")
    assert hand.shown("chart") == ""
    assert "%" not in hand.shown("map")
    hand.guess("chance", "0.73")
    hand.guess("left", "2")
    hand.panel.site.value = "d2"
    assert hand.line("notice") == "Noted: D2."
    hand.press("reveal")
    assert hand.line("status") == "2 treasure hexes remain possible. Likeliest: D2, with 3/4 = 75 %."
    assert "D2 is the likeliest treasure hex, as you predicted." in hand.shown("verdict")
    assert "3/4 = 75 % ≈ close, 2 percentage points too low" in hand.shown("verdict")
    assert "✓ right" in hand.shown("verdict")
    hand.press("reveal")
    assert hand.shown("chart") == ""


@pytest.mark.parametrize(("site", "told"), [("B4", "but D2 is likelier"), ("C1", "does not fit all clues")])
def test_a_wrong_treasure_hex_is_told(site, told):
    hand = at(A1="ruin", A2="bush")
    hand.panel.site.value = site
    hand.press("reveal")
    assert told in hand.shown("verdict")


def test_another_clue_asks_anew():
    hand = at(A1="jungle").guess("left", "9").press("reveal")
    hand.choose("A2", "jungle")
    assert not hand.state.revealed
    assert hand.panel.guesses.of["left"].value == ""
    hand.choose("north", "down").choose("order", "label").choose("show", "always")
    assert hand.state.revealed
    assert len(rows(hand.panel.parts["ways"].value)) == 1 + len(SMALL.sites)
    assert "North is down." in hand.shown("map")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clues_that_contradict_each_other_are_told_and_nothing_is_lost(lang):
    hand = at(lang=lang, A1="ruin", show="always")
    chart, before = hand.panel.parts["chart"].value, hand.state.known
    hand.choose("A2", "cave")
    assert hand.line("error").startswith("⚠ ")
    assert hand.panel.fields.of["A2"].value == "cave"
    assert hand.state.known is before
    assert hand.panel.parts["chart"].value == chart
    hand.choose("order", "label")
    assert hand.line("error").startswith("⚠ ")
    hand.choose("A2", "")
    assert hand.line("error") == ""
    assert not hand.state.outdated


@pytest.mark.parametrize("typed", ["Z9", "A1", EVIL, "C1 C1 Q", "x" * 500])
def test_labels_that_no_treasure_hex_has_are_told(typed):
    hand = at(show="always").choose("empty", typed)
    assert "there is no treasure hex" in hand.line("error")
    hand.choose("empty", " c1;D2, c1 ")
    assert hand.line("error") == ""
    assert hand.state.known.empty == {"C1", "D2"}
    assert hand.state.exact("left") == 10


@pytest.mark.parametrize("typed", ["99.99", "Z9", EVIL])
def test_a_hex_that_is_not_there_is_told(typed):
    hand = at(show="always").choose("at", typed)
    assert hand.line("error").startswith("⚠ ")
    hand.choose("at", "a3")
    assert hand.line("error") == ""


def test_what_a_panel_cannot_hold_is_refused():
    with pytest.raises(AfrikanError, match="no treasure hex of the map fits"):
        at(A1="ruin", A2="cave")
    with pytest.raises(AfrikanError, match="cannot be 'rain'"):
        at(A1="rain")
    with pytest.raises(AfrikanError, match="no field"):
        at(A9="bush")


def test_a_drawn_card_is_that_of_the_game_with_the_same_seed():
    hand = at(by="game", seed=5, show="always")
    game = IslandGame(map="small", seed=5)
    site = game.law.labels[game._order[0]]
    for fort, button in hand.panel.forts.items():
        button.click()
        clue = str(SMALL.clues[site][FORT_LABELS.index(fort)]).split()[0]
        assert hand.state.card.read[fort] == clue
        assert button.disabled
    assert hand.state.known.candidates == (site,)
    assert hand.line("status") == f"Only {site} remains: the treasure is there."
    other = next(label for label in SMALL.sites if label != site)
    hand.panel.look.value = other
    hand.press("look")
    assert hand.line("notice") == f"{other} is empty."
    hand.panel.look.value = site.lower()
    hand.press("look")
    assert "Windows opened: 8; treasure hexes opened: 2; points for opening: 70" in hand.line("status")
    hand.press("new_card")
    assert hand.panel.fields.of["seed"].value == "6"
    assert hand.state.known.clues == {}
    assert not hand.state.card.found


def test_presses_that_make_no_sense_are_told():
    hand = at(by="game", seed=5)
    hand.panel.forts["A1"].click()
    hand.state.open_fort("A1")
    assert "open already" in hand.state.error
    for typed in ("", "B4 C1"):
        hand.panel.look.value = typed
        hand.press("look")
        assert "name exactly one treasure hex" in hand.line("error")
    hand.panel.site.value = "B4, C1"
    assert "name exactly one treasure hex" in hand.line("error")
    hand.choose("seed", "seven")
    assert "Seed of the card 'seven'" in hand.line("error")
    hand.choose("seed", "8")
    assert hand.line("error") == ""
    hand.press("reveal", "compare")
    assert "on which hex you stand" in hand.line("error")


def test_neither_words_nor_page_give_the_drawn_card_away():
    panel = af.IslandCluesPanel("small", by="game", seed=5)
    site = panel.state.card._site
    assert site not in repr(panel)
    assert repr(panel).startswith("<IslandCluesPanel: Small island · No clue has been read yet.")
    assert "Run > Run All Cells" in panel._repr_mimebundle_()["text/plain"]


def test_all_forts_promise_the_same_while_the_cards_are_unknown():
    known = posterior(SMALL, {"A1": "jungle"})
    told = next_clues(known)
    assert len(told) == 7
    assert {(one.left, one.guess) for one in told.values()} == {(told["A2"].left, told["A2"].guess)}
    assert sum(chance for chance, _ in told["A2"].shows.values()) == 1
    hand = at(A1="jungle", show="always")
    assert "all fortresses promise the same" in hand.shown("next")
    first = rows(hand.panel.parts["next"].value)[1]
    assert first[0] == "A2, A3, A4, A5, A6, B1, B2"
    assert Fraction(first[1].split()[0]) == told["A2"].left


def test_the_next_clue_is_that_of_every_card_and_every_window():
    """Each pair of windows of each card is equally likely; average over what the second one leaves."""
    left = right = total = Fraction(0)
    for site, card in SMALL.clues.items():
        shown = [str(clue).split()[0] for clue in card]
        for one, other in permutations(range(8), 2):
            if shown[one] == "jungle":
                chances = counted(["jungle", shown[other]])
                left, total = left + len(chances), total + 1
                right += Fraction(
                    chances[site] == max(chances.values()),
                    list(chances.values()).count(max(chances.values())),
                )
    told = next_clue(posterior(SMALL, {"A1": "jungle"}), "A2")
    assert told.left == left / total
    assert told.guess == right / total


def test_known_cards_make_fortresses_differ():
    hand = at(cards="known", show="always")
    told = hand.state.nexts
    assert len({one.left for one in told.values()}) > 1
    least = min(told, key=lambda fort: told[fort].left)
    for fort, one in told.items():
        shown = Counter(clues[FORT_LABELS.index(fort)].ground for clues in SMALL.clues.values())
        assert one.left == Fraction(sum(count * count for count in shown.values()), 12)
        assert one.guess == Fraction(len(shown), 12)
    marked = [row for row in hand.panel.parts["next"].value.split("<tr") if "marked" in row]
    assert any(f">{least}<" in row for row in marked)


def test_distances_are_told_and_guessing_is_compared_with_reading():
    hand = at(A1="jungle", at="A1", show="always")
    near = [row for row in rows(hand.panel.parts["next"].value) if len(row) == 4 and row[0] in FORT_LABELS]
    far = steps_over_land(SMALL, SMALL.forts["A1"])
    assert [(row[0], int(row[3])) for row in near] == sorted(
        ((fort, far[SMALL.forts[fort]]) for fort in FORT_LABELS[1:]), key=lambda pair: pair[1]
    )
    hand.press("compare")
    plans = rows(hand.panel.parts["plans"].value)
    assert len(plans) == 1 + 1 + 7
    points = [float(row[1]) for row in plans[1:]]
    assert points == sorted(points)
    best = min(hand.state.plans, key=lambda plan: plan.points)
    assert plans[1][1] == f"{float(best.points):.1f}"
    hand.choose("A2", "jungle")
    assert hand.shown("plans").strip() == ""


def test_steps_over_land_reach_all_and_never_beat_the_crow():
    start = SMALL.forts["A1"]
    far = steps_over_land(SMALL, start)
    assert len(far) == len(flood(SMALL.hexes[0].at, SMALL.index))
    assert all(abs(far[a] - far[b]) <= 1 for a in far for b in SMALL.neighbours[a] if b)
    assert [hex for hex, steps in far.items() if steps == 0] == [start]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", ["unknown", "known"])
def test_every_part_has_words_in_each_language(lang, cards):
    hand = at(lang=lang, cards=cards, at="B1", A1="jungle" if cards == "unknown" else "", show="always")
    hand.press("compare")
    check_page(hand.panel)
    for name in ("map", "chart", "ways", "next", "plans"):
        words = hand.shown(name)
        assert words.strip(), name
        assert {"en": "reconstruction", "fi": "rekonstruktio", "sv": "rekonstruktion"}[lang] in words, name


def test_an_answer_comes_at_once():
    from time import perf_counter

    hand = at("classic", show="always")
    hand.choose("A1", "jungle")
    begin = perf_counter()
    hand.choose("A2", "open")
    assert perf_counter() - begin < 0.5
