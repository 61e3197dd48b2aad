"""What a notebook says once for all its cells: the language people read and the seed of chance."""

from dataclasses import dataclass, replace

from afrikan.chance import seed_of
from afrikan.language import NEUTRAL, base
from afrikan.messages import check_language


@dataclass(frozen=True, slots=True)
class Session:
    """The language, or its neutral wording, and the seed that apply where a call names none."""

    language: str = "en"
    seed: int = 1


_current = Session()


def use(*, language: str | None = None, seed: int | None = None, neutral: bool | None = None) -> None:
    """Set the language, the wording and the seed of this notebook or script.

    Args:
        language: ``"en"``, ``"fi"`` or ``"sv"``; kept as it is if left out.
        neutral: whether dated names of places and penalties give way to neutral ones; kept if left out.
        seed: a whole number from 0 to 2**64 - 1; kept as it is if left out.

    Raises:
        AfrikanError: if the language is not known or the seed is not such a number; nothing is changed.

    >>> use(language="sv", seed=7)
    >>> current()
    Session(language='sv', seed=7)
    >>> use(language="en", neutral=True)
    >>> current()
    Session(language='en-x-neutral', seed=7)
    >>> use(neutral=False)
    """
    global _current
    session = _current
    if neutral is None:
        neutral = session.language.endswith(NEUTRAL)
    chosen = base(check_language(session.language if language is None else language))
    session = replace(session, language=f"{chosen}{NEUTRAL}" if neutral else chosen)
    if seed is not None:
        seed_of(seed)
        session = replace(session, seed=seed)
    _current = session


def current() -> Session:
    """Return the language and the seed in use."""
    return _current


def spoken(lang: str | None) -> str:
    """Return a language or wording if there are words in it, and the one in use if none is given.

    Raises:
        AfrikanError: naming the languages there are.
    """
    return check_language(current().language if lang is None else lang)
