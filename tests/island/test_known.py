"""What a side knows in words, and what a built-in policy would do in one's place."""

import pytest

from afrikan.errors import AfrikanError
from afrikan.island.game import IslandGame
from afrikan.island.game.known import clues_known, equipment_known, forts_known
from afrikan.language import LANGUAGES

RULES = "island;who_starts=agreed"


def game(*actions):
    made = IslandGame(RULES, ("Aino", "Elof"), map="small", seed=7)
    for action in ("place 08.06", "place A4", *actions):
        made.do(action)
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clue_is_known_to_its_reader_only(lang):
    made = game("ready", "ready", "open")
    made.draw()
    assert list(clues_known(made, 0, lang)) == ["A4"]
    assert clues_known(made, 1, lang) == {}
    assert forts_known(made, 0)["mine"] == forts_known(made, 1)["theirs"] == ("A4",)
    assert len(forts_known(made, 0)["open"]) == 7


def test_equipment_is_told_with_its_points_and_the_uses_left():
    made = game("take machete")
    machete, *others = equipment_known(made, 0, "en")
    assert (machete.name, machete.terrains, machete.cost, machete.uses) == ("machete", ("jungle",), 5, 3)
    assert (machete.left, machete.days) == (3, 2)
    assert {item.left for item in others} == {0}
    assert {item.left for item in equipment_known(made, 1, "en")} == {0}


def test_a_policy_gives_advice_to_a_person_at_every_decision():
    made = IslandGame(RULES, 2, map="small", seed=7)
    while made.at < 60 and not made.over:
        if made.chance:
            with pytest.raises(AfrikanError, match="nothing to decide"):
                made.advice("locator")
            made.draw()
        else:
            advice = made.advice("locator")
            assert advice in made.legal
            assert made.decision() is None
            made.do(advice)
    with pytest.raises(AfrikanError, match="no policy 'nobody'"):
        IslandGame(RULES, 2, map="small").advice("nobody")
