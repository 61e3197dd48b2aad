"""Finds options by words of their questions, readings, sources and ids, in the language of the page."""

from collections.abc import Iterator
from functools import lru_cache
from unicodedata import combining, normalize

from afrikan.language import WORDINGS
from afrikan.messages import say, translated
from afrikan.rules.catalogue import Option, catalogue
from afrikan.rules.presets import presets
from afrikan.rules.sources import place_words
from afrikan.rules.validate import shown

LONGEST_QUERY = 200


def folded(text: str) -> str:
    """Return a text as it is compared: small letters without marks.

    >>> folded("Märker på Guldkusten")
    'marker pa guldkusten'
    """
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))


def found(query: str, lang: str) -> tuple[str, ...]:
    """Return the ids of the options in which every word of a query occurs, as a word or a part of one.

    Args:
        query: what a person has typed.
        lang: the language of the page.

    >>> found("free_roll_when", "en")
    ('free_roll_when',)
    """
    words = folded(query[:LONGEST_QUERY]).split()
    return tuple(name for name, text in _texts(lang).items() if all(word in text for word in words))


@lru_cache(maxsize=len(WORDINGS))
def _texts(lang: str) -> dict[str, str]:
    return {name: folded("\n".join(_said(option, lang))) for name, option in catalogue().items()}


def _said(option: Option, lang: str) -> Iterator[str]:
    """Yield everything that is said of an option."""
    yield option.id
    yield say(lang, "browser_part", option.part)
    yield translated(option.question, lang)
    for value in option.values:
        yield shown(value.id)
        yield translated(value.text, lang)
        yield from (_holder(name, lang) for name in value.held_by)
        yield from (citation.text(lang) for citation in value.citations)


def _holder(name: str, lang: str) -> str:
    """Return who holds a reading: a preset by its id and title, anybody else by name."""
    return (
        f"{name}\n{translated(presets()[name].title, lang)}" if name in presets() else place_words(name, lang)
    )
