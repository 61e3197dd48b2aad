"""Where the numbers of an answer come from: each option that went in, with the sources of its value."""

from afrikan.errors import Phrase
from afrikan.messages import say
from afrikan.rules import Ruleset, catalogue
from afrikan.rules.sources import Citation, cite

BESIDE = {
    "free_roll_meaning": ("free_roll_success", "five_or_six"),
    "slave_length": ("slave_trigger", "robber"),
    "gem_values": ("robber_takes", "all_but_100"),
}
"""For some options, another that is named beside it where it has a value that matters."""


class Provenance(Phrase):
    """What an answer rests on: options with a common kind of source share a sentence.

    Args:
        rules: the ruleset.
        options: the options, by name.

    >>> Provenance(Ruleset.preset("swedish"), ("tile_mix",)).text("en")
    'Tile counts: from one public source only (Diamanten by estomagordo, board and tile counts).'
    """

    __slots__ = ("options", "rules")

    def __init__(self, rules: Ruleset, options: tuple[str, ...]) -> None:
        super().__init__("provenance")
        self.rules = rules
        beside = (BESIDE[name] for name in options if name in BESIDE)
        unusual = (option for option, value in beside if getattr(rules, option) == value)
        self.options = (*options, *(option for option in unusual if option not in options))

    def text(self, lang: str) -> str:
        """Return the sentences in a language."""
        kinds: dict[str, list[str]] = {}
        places: dict[str, list[Citation]] = {}
        for name in self.options:
            kind, citations = _basis(self.rules, name)
            kinds.setdefault(kind, []).append(name)
            known = places.setdefault(kind, [])
            known += [citation for citation in citations if citation not in known]
        said = (_sentence(kind, names, places[kind], lang) for kind, names in kinds.items())
        return " ".join(text[0].upper() + text[1:] for text in said)


def _sentence(kind: str, names: list[str], places: list[Citation], lang: str) -> str:
    what = ", ".join(say(lang, "odds_basis", name) for name in names)
    return say(lang, "odds_basis", kind, what=what, sources=cite(places, lang))


def _basis(rules: Ruleset, name: str) -> tuple[str, list[Citation]]:
    """Return what kind of source stands behind an option's value, and where it is written."""
    value = catalogue()[name].value(rules.values[name])
    if value is None:
        return "own", []
    written = [citation for citation in value.citations if citation.source.kind == "rulebook"]
    if written:
        own = {citation.source for citation in rules.citations}
        return "rulebook", [citation for citation in written if citation.source in own][:1] or written[:1]
    return "public" if len(value.citations) > 1 else "public_one", list(value.citations)
