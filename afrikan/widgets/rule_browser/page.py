"""What the rule browser shows of the catalogue as plain data: it is the same whatever a person does."""

from functools import lru_cache
from typing import Any

from afrikan.language import base
from afrikan.messages import plain_words, say, translated
from afrikan.rules.catalogue import Option, Requirement, Value, catalogue
from afrikan.rules.examples import examples
from afrikan.rules.families import STAR
from afrikan.rules.presets import Preset, presets
from afrikan.rules.sources import cite, place_words
from afrikan.rules.validate import either, expected, shown

NOT_CHOSEN, CHOSEN, LEFT_OPEN = 0, 1, 2
"""What a preset's column says of a value; the last is chosen although the preset's sources are silent."""


@lru_cache(maxsize=6)
def page(lang: str) -> dict[str, Any]:
    """Return every option in its group, with its readings and who holds which.

    Args:
        lang: the language or neutral wording.

    Raises:
        AfrikanError: if there are no words in that language.
    """
    options = catalogue().values()
    grouped = {part: [option for option in options if option.part == part] for part in STAR.parts}
    return {
        "lang": base(lang),
        "words": plain_words(lang, "browser"),
        "presets": [{"id": p.name, "title": translated(p.title, lang)} for p in presets().values()],
        "parts": [
            {
                "id": part,
                "title": say(lang, "browser_part", part),
                "options": [_option(option, lang) for option in found],
            }
            for part, found in grouped.items()
            if found
        ],
    }


def _option(option: Option, lang: str) -> dict[str, Any]:
    return {
        "id": option.id,
        "question": translated(option.question, lang),
        "differ": differ(option),
        "single": not has_choice(option),
        "values": [_value(option, value, lang) for value in option.values],
        "totals": [
            say(
                lang,
                "browser",
                "total",
                total=total.total,
                reading=f"{total.option}={total.value}",
                why=translated(total.why, lang),
            )
            for total in option.totals
        ],
        "own": _own_number(option, lang),
        "open": [
            _left_open(preset, option, lang) for preset in presets().values() if option.id in preset.open
        ],
        "hidden": _why_no_position(option, lang),
    }


def differ(option: Option) -> bool:
    """Tell whether the presets hold different values."""
    return len({preset.values[option.id] for preset in presets().values()}) > 1


def has_choice(option: Option) -> bool:
    """Tell whether several values can be played; a number always has others."""
    return bool(option.entries) or len(option.playable) > 1


def _value(option: Option, value: Value, lang: str) -> dict[str, Any]:
    others = [place_words(holder, lang) for holder in value.held_by if holder not in presets()]
    return {
        "id": shown(value.id),
        "text": translated(value.text, lang),
        "playable": value.implemented,
        "choose": say(lang, "browser", "choose", value=shown(value.id)),
        "held": say(lang, "browser", "held_by", holders=", ".join(others)) if others else "",
        "source": say(lang, "browser", "source", places=cite(value.citations, lang)),
        "needs": [_need(need, lang) for need in value.requires],
        "presets": [_held(preset, option, value) for preset in presets().values()],
    }


def _held(preset: Preset, option: Option, value: Value) -> int:
    if preset.values[option.id] != value.id:
        return NOT_CHOSEN
    return LEFT_OPEN if option.id in preset.open else CHOSEN


def _need(need: Requirement, lang: str) -> str:
    wanted = either(need.values)
    values = wanted if isinstance(wanted, str) else wanted.text(lang)
    return say(lang, "browser", "needs", option=need.option, values=values, why=translated(need.why, lang))


def _own_number(option: Option, lang: str) -> str:
    """Return what numbers of a person's own may be, or empty for a choice."""
    if not option.entries:
        return ""
    return say(lang, "browser", "own_number_hint", kind=expected(option).text(lang))


def _left_open(preset: Preset, option: Option, lang: str) -> str:
    reason = translated(preset.reasons.get(option.id, preset.note), lang)
    return say(lang, "browser", "left_open_line", preset=translated(preset.title, lang), reason=reason)


def _why_no_position(option: Option, lang: str) -> str:
    """Return why no position shows where the option matters; empty if one does."""
    if option.id in examples().positions:
        return ""
    if option.id in examples().moot:
        return say(lang, "browser", "moot", reason=translated(examples().moot[option.id], lang))
    return say(lang, "browser", "single")
