"""What a notebook says once for all its cells: the language people read and the seed of chance."""

from dataclasses import dataclass, replace

from afrikan.board import LANGUAGES
from afrikan.chance import seed_of
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted


@dataclass(frozen=True, slots=True)
class Session:
    """The language and the seed that apply where a call names none."""

    language: str = "en"
    seed: int = 1


_current = Session()


def use(*, language: str | None = None, seed: int | None = None) -> None:
    """Set the language and the seed of this notebook or script.

    Args:
        language: ``"en"``, ``"fi"`` or ``"sv"``; kept as it is if left out.
        seed: a whole number from 0 to 2**64 - 1; kept as it is if left out.

    Raises:
        AfrikanError: if the language is not known or the seed is not such a number; nothing is changed.

    >>> use(language="sv", seed=7)
    >>> current()
    Session(language='sv', seed=7)
    >>> use(language="en")
    >>> current()
    Session(language='en', seed=7)
    """
    global _current
    session = _current
    if language is not None:
        if language not in LANGUAGES:
            raise AfrikanError(
                f"language {quoted(language)} is not available; {suggestion(language, LANGUAGES)}"
            )
        session = replace(session, language=language)
    if seed is not None:
        seed_of(seed)
        session = replace(session, seed=seed)
    _current = session


def current() -> Session:
    """Return the language and the seed in use."""
    return _current
