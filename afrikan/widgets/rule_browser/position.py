"""An open position as plain data: two boards side by side and the difference in words."""

from typing import Any

from afrikan.game import Game
from afrikan.game.examples import Contrast, Side
from afrikan.messages import say, translated
from afrikan.rules.catalogue import catalogue
from afrikan.rules.examples import examples
from afrikan.rules.validate import shown

WIDTH = 600
"""Width of a board in pixels; it shrinks to the place there is."""


def position(contrast: Contrast, set_up: str, lang: str) -> dict[str, Any]:
    """Return everything the page shows of a position under two readings.

    Args:
        contrast: the position.
        set_up: the sentence that says under which ruleset it is set up.
        lang: the language.
    """
    example = contrast.example
    siblings = examples().positions[example.option]
    return {
        "option": example.option,
        "number": siblings.index(example),
        "count": len(siblings),
        "values": [shown(value) for value in example.values],
        "text": translated(example.text, lang),
        "set_up": set_up,
        "sides": [_side(contrast, side, lang) for side in contrast.sides],
        "both": [contrast.sides[0].game.label(action, lang) for action in contrast.both],
    }


def _side(contrast: Contrast, side: Side, lang: str) -> dict[str, Any]:
    value = catalogue()[contrast.example.option].value(side.value)
    return {
        "value": shown(side.value),
        "meaning": translated(value.text, lang) if value else "",
        "svg": side.game.svg(lang, legend=False, width=WIDTH, highlight=_destinations(side.game)),
        "status": side.game.status(lang),
        "told": list(side.told(lang)),
        "standings": list(side.standings(lang)),
        "only": list(side.labels(lang)),
        "chance": side.game.chance,
        "refused": list(contrast.refusals(side, lang)),
        "play": say(lang, "browser", "play_on", value=shown(side.value)),
    }


def _destinations(game: Game) -> tuple[str, ...]:
    """Return the places to which a legal action leads, each once."""
    if game.chance or game.over:
        return ()
    words = (action.split()[1] for action in game.legal if " " in action)
    return tuple(dict.fromkeys(word for word in words if word in game.board.index))
