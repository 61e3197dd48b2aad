"""Positions that are asked about, and what holds of every answer."""

from afrikan.game import Game
from afrikan.game.notation import read_action
from afrikan.rules import Ruleset, registry, rule
from afrikan.star.kernel import refusal
from afrikan.star.words import Refusal

FIRST = Ruleset.preset("original_1951")
FAN = Ruleset.preset("fan")
LITERAL = Ruleset.preset("literal")
SWEDISH = Ruleset.preset("swedish")
OPEN = {"opened": {"timbuktu": "star", "canary_islands": "blank"}}
BEDOUINS = "sahara_dar_fur_land_2"


def position(rules, player, **entries):
    """A game from a position of the first of two players."""
    first = {"at": player} if isinstance(player, str) else player
    return Game.from_position(rules, {"players": [first, {"at": "cairo"}], **entries}, seed=7)


def check(game, answer):
    """Assert that an answer is what the kernel says of the action it names."""
    action = read_action(answer.action, game.board)
    code = Refusal(refusal(game.state, game._rules, game._board, action))
    assert answer.allowed == (code == Refusal.NONE)
    assert answer.code == ("" if answer.allowed else code.name)
    assert answer.rule in registry()
    assert answer.sentence == rule(answer.rule).text["en"]
    assert answer.citation
    assert answer.text[-1] in ".!"
    assert "{" not in answer.text
    assert answer.text.startswith(("Yes", "No")) or " is there already. " in answer.text
