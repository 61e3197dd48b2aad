"""The golden games are played as they were, and their stored actions lead to the stored log."""

import pytest
from golden_games import SEEDS, family, played, read_notation, stored, transcript

from afrikan.game import Game
from afrikan.island.game import IslandGame
from afrikan.island.words import Event as IslandEvent
from afrikan.rules import Ruleset
from afrikan.star.words import Event

AGAIN = "if the change is meant, write the games anew with: python -m tests.golden"
ELSEWHERE = {
    Event.AIDED,
    Event.BANK_EMPTY,
    Event.CAME_HOME,
    Event.DRAWN,
    Event.HORSESHOE_COUNTS,
    Event.LENT,
    Event.NO_WINNER,
    Event.STALEMATE,
    Event.WENT_ASHORE,
}
"""What happens only where nobody wins or under readings that no preset holds."""
ISLAND_ELSEWHERE = {
    IslandEvent.NO_WINNER,
    IslandEvent.PROTECTED_IN_PART,
    IslandEvent.RESTED,
    IslandEvent.SITE_SHUT,
}
SHOWN_SOMEWHERE = {Game: set(Event) - ELSEWHERE, IslandGame: set(IslandEvent) - ISLAND_ELSEWHERE}


def test_every_preset_has_a_game():
    assert set(SEEDS) == set(Ruleset.presets(None))


@pytest.mark.parametrize("preset", SEEDS)
def test_policies_play_the_stored_game(preset):
    assert transcript(played(preset)) == stored(preset).read_text(encoding="utf-8"), AGAIN


@pytest.mark.parametrize("preset", SEEDS)
def test_stored_actions_lead_to_the_stored_log(preset):
    text = stored(preset).read_text(encoding="utf-8")
    assert transcript(family(preset).from_notation(read_notation(text))) == text, AGAIN


@pytest.mark.parametrize("games", SHOWN_SOMEWHERE)
def test_the_games_show_everything_that_can_happen(games):
    seen = set()
    for preset in SEEDS:
        if family(preset) is games:
            game = games.from_notation(read_notation(stored(preset).read_text(encoding="utf-8")))
            assert game.winner, f"{preset}: nobody wins; choose another seed"
            seen |= {line.event for line in game.log}
    missing = {event.name for event in SHOWN_SOMEWHERE[games] - seen}
    assert not missing, f"no golden game shows {', '.join(sorted(missing))}; choose other seeds"
