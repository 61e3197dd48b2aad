"""Says in words what an option asks, who holds which value, where it is written and what is chosen."""

from html import escape

from afrikan.messages import say, translated
from afrikan.rules.catalogue import Choice, Option, Requirement, Total, Value
from afrikan.rules.presets import Preset
from afrikan.rules.sources import cite, place_words
from afrikan.rules.validate import either, expected, shown


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
        lang: language or neutral wording of the sentences.
    """
    lines = [f"{option.id}: {translated(option.question, lang)}"]
    if option.entries:
        kind = expected(option).text(lang)
        lines.append(say(lang, "explain", "number", kind=kind, value=shown(chosen)))
    for value in option.values:
        lines += _value_lines(value, value.id == chosen, lang)
    lines += [_total_line(option, total, lang) for total in option.totals]
    return Explanation("\n".join([*lines, *_preset_lines(option, chosen, preset, lang)]))


def _value_lines(value: Value, chosen: bool, lang: str) -> list[str]:
    marks = [say(lang, "explain", "chosen")] if chosen else []
    marks += [] if value.implemented else [say(lang, "explain", "unavailable")]
    mark = f" ({', '.join(marks)})" if marks else ""
    lines = [f"{'*' if chosen else '-'} {shown(value.id)}{mark}: {translated(value.text, lang)}"]
    if value.held_by:
        holders = ", ".join(place_words(holder, lang) for holder in value.held_by)
        lines.append(f"    {say(lang, 'explain', 'held_by', holders=holders)}")
    lines.append(f"    {say(lang, 'explain', 'source', places=cite(value.citations, lang))}")
    return [*lines, *(f"    {_need(need, lang)}" for need in value.requires)]


def _need(need: Requirement, lang: str) -> str:
    wanted = either(need.values)
    values = wanted if isinstance(wanted, str) else wanted.text(lang)
    return say(lang, "explain", "needs", option=need.option, values=values, why=translated(need.why, lang))


def _total_line(option: Option, total: Total, lang: str) -> str:
    reading = f"{total.option}={total.value}"
    why = translated(total.why, lang)
    return say(lang, "explain", "total", option=option.id, total=total.total, reading=reading, why=why)


def _preset_lines(option: Option, chosen: Choice, preset: Preset, lang: str) -> list[str]:
    default = preset.values[option.id]
    lines = []
    if default != chosen:
        lines.append(say(lang, "explain", "changed", preset=preset.name, value=shown(default)))
    if option.id in preset.open:
        reason = translated(preset.reasons.get(option.id, preset.note), lang)
        lines.append(say(lang, "explain", "open", preset=preset.name, reason=reason))
    return lines
