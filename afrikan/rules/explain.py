"""Says in words what an option asks, who holds which value, where it is written and what is chosen."""

from html import escape

from afrikan.errors import RulesetError
from afrikan.quote import quoted
from afrikan.rules.catalogue import Choice, Option, Value, Words
from afrikan.rules.presets import Preset
from afrikan.rules.validate import expected, shown


class Explanation(str):
    """A text that also a notebook shows as plain lines."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the text itself."""
        return str(self)

    def _repr_html_(self) -> str:
        return f'<div style="white-space:pre-wrap;max-width:60em">{escape(self)}</div>'


def explained(option: Option, chosen: Choice, preset: Preset, lang: str) -> Explanation:
    """Return the explanation of one option.

    Args:
        option: the option.
        chosen: the value in the ruleset at hand.
        preset: the preset that the ruleset is, or was derived from.
        lang: language of the sentences.

    Raises:
        RulesetError: if there are no sentences in that language.
    """
    if lang not in option.question:
        raise RulesetError(f"explanations exist in {', '.join(option.question)}, not in {quoted(lang)}")
    lines = [f"{option.id}: {option.question[lang]}"]
    if option.entries:
        lines.append(f"It is {expected(option)}; here {shown(chosen)}.")
    for value in option.values:
        lines += _value_lines(value, value.id == chosen, lang)
    lines += [
        f"{option.id} must add up to {t.total} with {t.option}={t.value}, because {_in(t.why, lang)}."
        for t in option.totals
    ]
    return Explanation("\n".join([*lines, *_preset_lines(option, chosen, preset, lang)]))


def _value_lines(value: Value, chosen: bool, lang: str) -> list[str]:
    marks = ["chosen here"] if chosen else []
    marks += [] if value.implemented else ["not available yet"]
    mark = f" ({', '.join(marks)})" if marks else ""
    lines = [f"{'*' if chosen else '-'} {shown(value.id)}{mark}: {_in(value.text, lang)}"]
    if value.held_by:
        lines.append(f"    held by: {', '.join(value.held_by)}")
    lines.append(f"    source: {'; '.join(str(citation) for citation in value.citations)}")
    for need in value.requires:
        wanted = " or ".join(need.values)
        lines.append(f"    needs {need.option}={wanted}, because {_in(need.why, lang)}")
    return lines


def _preset_lines(option: Option, chosen: Choice, preset: Preset, lang: str) -> list[str]:
    default = preset.values[option.id]
    lines = [] if default == chosen else [f"Changed here; the preset {preset.name} has {shown(default)}."]
    if option.id in preset.open:
        reason = preset.reasons.get(option.id, preset.note)
        lines.append(f"The sources of {preset.name} leave this open. {_in(reason, lang)}")
    return lines


def _in(words: Words, lang: str) -> str:
    return words.get(lang, words["en"])
