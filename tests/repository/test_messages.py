"""Every language has the same files, sections and keys, fills in the same, and is translated."""

import re
import tomllib
from functools import cache
from itertools import combinations
from string import Formatter

import pytest

from afrikan.language import LANGUAGES, NEUTRAL, WORDINGS
from afrikan.paths import data_path

FOREIGN = tuple(lang for lang in LANGUAGES if lang != "en")
FORMS = {"", "to", "at", "from", "far"}
"""The forms that a sentence may ask for: of a place, and of a number of steps."""
ALIKE = {
    "board.zoom": "one word in English and Swedish",
    "describe.label": "'data' is one word in English and Swedish",
    "island_ground.RUIN": "one word in English and Swedish",
    "face.BLANK": "one word in English and Swedish",
    "mark_tile.blank": "one word in English and Swedish",
}
"""Texts that may be the same in two languages, and why."""


@cache
def texts(lang):
    """Every text of a wording, by file, section and key."""
    found = {}
    for path in sorted(data_path("messages", lang).glob("*.toml")):
        for section, words in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for key, text in words.items():
                found[path.name, section, key] = text
    return found


def filled_in(text):
    """What the braces of a text ask for, without the form."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def bare(text):
    """A text without what is filled in."""
    return re.sub(r"{[^}]*}", "", text)


def test_the_wordings_are_the_folders():
    assert {folder.name for folder in data_path("messages").iterdir()} == set(WORDINGS)
    assert len(texts("en")) > 300


@pytest.mark.parametrize("lang", FOREIGN)
def test_every_language_has_the_same_files_sections_and_keys(lang):
    english, other = texts("en"), texts(lang)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []


@pytest.mark.parametrize("lang", [lang for lang in WORDINGS if lang != "en"])
def test_every_language_fills_in_the_same(lang):
    english = texts("en")
    wrong = [place for place, text in texts(lang).items() if filled_in(text) != filled_in(english[place])]
    assert wrong == []


@pytest.mark.parametrize("lang", WORDINGS)
def test_only_known_forms_are_asked_for(lang):
    for place, text in texts(lang).items():
        assert {form for _, name, form, _ in Formatter().parse(text) if name} <= FORMS, place


@pytest.mark.parametrize("lang", WORDINGS)
def test_texts_are_tidy(lang):
    for place, text in texts(lang).items():
        assert text.strip() == text, place
        assert text, place
        assert "  " not in text, place
        assert text.isprintable() or "\n" in text, place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_neutral_wording_says_only_what_differs(lang):
    plain = texts(lang)
    for place, text in texts(f"{lang}{NEUTRAL}").items():
        assert plain[place] != text, place


def alike(one, other):
    """The texts with words in them that two languages have in common."""
    second = texts(other)
    return {
        f"{section}.{key}"
        for (file, section, key), text in texts(one).items()
        if text == second[file, section, key] and re.search(r"[^\W\d_]{2}", bare(text))
    }


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_every_text_is_translated(one, other):
    assert sorted(alike(one, other) - ALIKE.keys()) == []


def test_every_exception_is_needed():
    found = set().union(*(alike(one, other) for one, other in combinations(LANGUAGES, 2)))
    assert sorted(ALIKE.keys() - found) == []
