"""The rule sheet: a ruleset written out as rules to print and play from, with the sources of its choices."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import fill

from afrikan.errors import AfrikanError
from afrikan.language import number, translated
from afrikan.messages import say
from afrikan.quote import quoted
from afrikan.rules.catalogue import catalogue
from afrikan.rules.presets import preset_named
from afrikan.rules.registry import registry
from afrikan.rules.ruleset import Ruleset
from afrikan.rules.sheet_lines import Facts, Line, facts_of, sheet_lines
from afrikan.rules.sources import Citation, place_words
from afrikan.session import spoken

LONGEST_TITLE = 80
_WIDTH = 78


@dataclass(frozen=True, slots=True)
class Sentences:
    """What one line of the sheet says, and the numbers of its sources."""

    text: str
    sources: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines that belong together, and the words set apart before them, if any."""

    lead: str
    lines: tuple[Sentences, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A heading and its paragraphs."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """A numbered source: its title and the places cited from it."""

    number: int
    title: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class RuleSheet:
    """A ruleset as printable rules; a notebook shows it, ``html()`` prints it, ``text()`` is plain.

    Attributes:
        lang: the language it is written in.
        title: its heading.
        ruleset: name of the ruleset and how much of it was changed.
        code: the ruleset's short code.
        parts: the rules.
        references: the sources, in the order of their numbers.
    """

    lang: str
    title: str
    ruleset: str
    code: str
    parts: tuple[Part, ...]
    references: tuple[Reference, ...]

    def html(self) -> str:
        """Return a complete page for one or two sheets of A4, which asks nothing of the network."""
        from afrikan.rules.sheet_html import page

        return page(self)

    def _repr_html_(self) -> str:
        from afrikan.rules.sheet_html import fragment

        return fragment(self)

    def __repr__(self) -> str:
        """Return what it is in one line."""
        return f"<RuleSheet {self.title} ({self.lang}): {self.code}>"

    def text(self) -> str:
        """Return the sheet as plain text.

        >>> from afrikan.rules import Ruleset
        >>> print(Ruleset.preset("fan").sheet("sv").text().splitlines()[0])
        Afrikas stjärna: spelregler
        """
        lines = [self.title, self.ruleset]
        for part in self.parts:
            lines += ["", part.heading.upper(), *(_plain(paragraph) for paragraph in part.paragraphs)]
        lines += ["", say(self.lang, "sheet", "sources").upper()]
        lines += [fill(_plain_reference(reference), _WIDTH) for reference in self.references]
        lines += ["", f"{say(self.lang, 'sheet', 'code')}: {self.code}"]
        lines += [fill(say(self.lang, "sheet", "provenance"), _WIDTH)]
        return "\n".join(lines) + "\n"


def _plain(paragraph: Paragraph) -> str:
    said = [f"{line.text} [{', '.join(map(str, line.sources))}]" for line in paragraph.lines]
    lead = [f"{paragraph.lead}:"] if paragraph.lead else []
    return fill(" ".join([*lead, *said]), _WIDTH, initial_indent="- ", subsequent_indent="  ")


def _plain_reference(reference: Reference) -> str:
    title = f"{reference.number}. {reference.title}"
    return f"{title}: {'; '.join(reference.places)}" if reference.places else title


class _Bibliography:
    """Numbers the sources in the order in which they are first cited, and gathers the places in each."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._places: dict[str, dict[str, None]] = {}

    def number(self, citation: Citation | None) -> int:
        """Return the number of a citation's source; nothing cites a number chosen by the players."""
        title = self._title(citation)
        places = self._places.setdefault(title, {})
        if citation and citation.source.kind != "our decision":
            places[place_words(citation.place, self._lang)] = None
        return 1 + list(self._places).index(title)

    def _title(self, citation: Citation | None) -> str:
        if citation is None:
            return say(self._lang, "sheet", "own_number")
        if citation.source.kind == "our decision":
            return say(self._lang, "sheet", "our_decision")
        return translated(citation.source.title, self._lang)

    def references(self) -> Iterator[Reference]:
        """Yield every source that was cited."""
        for count, (title, places) in enumerate(self._places.items(), start=1):
            yield Reference(count, title, _gathered(places))


def _gathered(places: Iterable[str]) -> tuple[str, ...]:
    """Return places in the order of their names and numbers, those below one heading put together."""
    below: dict[str, list[str]] = {}
    for place in sorted(places, key=_name_and_number):
        heading, _, rest = place.partition(": ")
        below.setdefault(heading, []).extend([rest] if rest else [])
    return tuple(f"{heading}: {', '.join(rests)}" if rests else heading for heading, rests in below.items())


def _name_and_number(place: str) -> list[str | int]:
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", place)]


def rule_sheet(rules: Ruleset, lang: str | None = None, title: str | None = None) -> RuleSheet:
    """Write out a ruleset.

    Args:
        rules: the ruleset.
        lang: language or neutral wording; the session's if left out.
        title: a heading of the players' own, such as the name of a class.

    Raises:
        AfrikanError: if there are no words in that language or the title is no short text.
    """
    lang = spoken(lang)
    heading = say(lang, "sheet", "title") if title is None else _checked_title(title)
    facts, sources = facts_of(rules.values), _Bibliography(lang)
    parts = []
    for section in sheet_lines().sections:
        lines = [line for line in section.lines if line.text and line.applies(facts)]
        paragraphs = _paragraphs(lines, rules, facts, sources, lang)
        parts.append(Part(translated(section.heading, lang), paragraphs))
    return RuleSheet(lang, heading, _name(rules, lang), rules.code, tuple(parts), tuple(sources.references()))


def _checked_title(title: object) -> str:
    words = " ".join(title.split()) if isinstance(title, str) else ""
    if len(words) > LONGEST_TITLE:
        raise AfrikanError("sheet_title_long", count=len(words), most=LONGEST_TITLE)
    if not words or not words.isprintable():
        raise AfrikanError("sheet_title_wrong", most=LONGEST_TITLE, value=quoted(title))
    return words


def _name(rules: Ruleset, lang: str) -> str:
    name, count = translated(preset_named(rules.name).title, lang), len(rules.changes)
    key = "changed_one" if count == 1 else "changed_many"
    return say(lang, "sheet", key, ruleset=name, count=count) if count else name


def _paragraphs(
    lines: list[Line], rules: Ruleset, facts: Facts, sources: _Bibliography, lang: str
) -> tuple[Paragraph, ...]:
    numbers = {name: number(fact, lang) for name, fact in facts.items() if isinstance(fact, int)}
    found: list[Paragraph] = []
    for line in lines:
        cited = sorted({sources.number(citation) for citation in _citations(line, rules)})
        said = Sentences(translated(line.text, lang).format_map(numbers), tuple(cited))
        if line.joined:
            found[-1] = Paragraph(found[-1].lead, (*found[-1].lines, said))
        else:
            lead = translated(line.lead, lang).format_map(numbers) if line.lead else ""
            found.append(Paragraph(lead, (said,)))
    return tuple(found)


def _citations(line: Line, rules: Ruleset) -> Iterator[Citation | None]:
    """Yield where the values that a line speaks for are written; nothing for a number nobody else has."""
    for option in line.options:
        value = catalogue()[option].value(rules.values[option])
        yield from value.citations if value else (None,)
    for rule in line.rules:
        yield from registry()[rule].citations
