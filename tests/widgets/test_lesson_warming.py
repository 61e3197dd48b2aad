"""What would make a first answer slow is worked out while nobody waits."""

import asyncio

import pytest

from afrikan.odds import race, travel
from afrikan.pawn.turns import Turns
from afrikan.rules import Ruleset
from afrikan.widgets.lessons.race import panel as race_lesson
from afrikan.widgets.lessons.race.fields import raced
from afrikan.widgets.lessons.travel import panel as travel_lesson


def forbidden(*_):
    raise AssertionError("the ways of a pawn were looked for again")


@pytest.mark.parametrize("preset", Ruleset.presets())
def test_after_warming_no_preset_lets_anybody_wait_for_its_ways(preset, monkeypatch):
    assert len(list(travel_lesson.TOPIC.warm())) == len(Ruleset.presets())
    assert len(list(race_lesson.TOPIC.warm())) == len(raced())
    monkeypatch.setattr(Turns, "__init__", forbidden)
    assert travel(preset, "congo", "tripoli").odds.mean > 1
    if preset in raced():
        runners = [{"at": "tunis", "star": True}, {"at": "sahara", "horseshoe": True}]
        assert race(preset, runners).odds["player_1"] > 0


@pytest.mark.parametrize("panel", [travel_lesson.TravelPanel, race_lesson.RacePanel])
def test_a_panel_warms_up_in_the_event_loop_of_its_page_and_only_there(panel):
    async def on_a_page():
        made = panel()
        await asyncio.wait_for(made._warming, 60)
        return made._warming.done()

    assert panel()._warming is None
    assert asyncio.run(on_a_page())
