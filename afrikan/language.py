"""The languages people read, and in each the neutral wording for dated place and penalty names."""

from collections.abc import Mapping

LANGUAGES = ("en", "fi", "sv")
NEUTRAL = "-x-neutral"
"""What the tag of a language's neutral wording ends with: a private subtag as BCP 47 allows it."""
WORDINGS = (*LANGUAGES, *(f"{lang}{NEUTRAL}" for lang in LANGUAGES))


def base(lang: str) -> str:
    """Return the language of a wording.

    >>> base("fi-x-neutral"), base("fi")
    ('fi', 'fi')
    """
    return lang.removesuffix(NEUTRAL)


def fallbacks(lang: str) -> tuple[str, ...]:
    """Return where to look for a word, from the most fitting: the wording, its language, English.

    >>> fallbacks("sv-x-neutral")
    ('sv-x-neutral', 'sv', 'en-x-neutral', 'en')
    """
    english = f"en{NEUTRAL}" if lang.endswith(NEUTRAL) else "en"
    return tuple(dict.fromkeys((lang, base(lang), english, "en")))


def translated(words: Mapping[str, str], lang: str) -> str:
    """Return the text of a wording, else of its language, else the English one.

    >>> translated({"en": "slave", "sv": "slav", "sv-x-neutral": "kvarhållen"}, "sv-x-neutral")
    'kvarhållen'
    """
    return next(words[tag] for tag in fallbacks(lang) if tag in words)


_OTHER_SIGNS = str.maketrans({",": "\u00a0", ".": ","})


def number(value: int, lang: str) -> str:
    """Return a whole number in a language's manner.

    >>> number(5000, "en"), number(5000, "sv")
    ('5,000', '5\\xa0000')
    """
    return f"{value:,}" if base(lang) == "en" else f"{value:,}".replace(",", "\u00a0")


def decimal(value: float, places: int, lang: str) -> str:
    """Return a number with so many decimals in a language's manner.

    >>> decimal(24.25, 1, "en"), decimal(24.25, 1, "fi"), decimal(-2112.4, 1, "sv")
    ('24.2', '24,2', '−2\\xa0112,4')
    """
    return with_signs(f"{value:,.{places}f}".replace("-", "−"), lang)


def with_signs(text: str, lang: str) -> str:
    """Return a number written in the English manner with a language's signs for thousands and decimals.

    >>> with_signs("1,333.5", "sv")
    '1\\xa0333,5'
    """
    return text if base(lang) == "en" else text.translate(_OTHER_SIGNS)
