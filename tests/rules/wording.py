"""What makes a text of the rules complete in every language and wording."""

import re

from afrikan.language import LANGUAGES, NEUTRAL, WORDINGS

DATED = {"en": r"\bslave", "fi": r"\b(?:orja|slave)", "sv": r"\bslav"}


def numbers(text):
    """Return every number in a text, in whatever manner its thousands are set apart."""
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[\s,.](?=\d{3}(?!\d))", "", text)))


def is_dated(text, lang):
    """Return whether a text holds one of the names that the neutral wording replaces."""
    return re.search(DATED[lang], text, re.IGNORECASE) is not None


def assert_translated(words):
    """Assert that a text is there in every language, says the same numbers and copies no English."""
    assert set(LANGUAGES) <= set(words) <= set(WORDINGS), words["en"]
    for lang, text in words.items():
        assert text == text.strip(), words["en"]
        assert numbers(text) == numbers(words["en"]), words["en"]
        assert (lang == "en") == (text == words["en"]), words["en"]


def assert_neutral(words):
    """Assert that a neutral wording is there exactly where a name is dated, and avoids it."""
    for lang in LANGUAGES:
        neutral = words.get(lang + NEUTRAL)
        assert is_dated(words[lang], lang) == (neutral is not None), words["en"]
        assert neutral is None or not is_dated(neutral, lang), words["en"]
