"""The words people read, by language: log, refusals, labels; kept in ``data/messages``."""

import tomllib
from collections.abc import Mapping
from functools import cache

from afrikan.errors import AfrikanError, DataError, suggestion
from afrikan.paths import data_path

Messages = Mapping[str, Mapping[str, str]]


def languages() -> tuple[str, ...]:
    """Return the languages that have words.

    >>> "en" in languages()
    True
    """
    return tuple(sorted(path.stem for path in data_path("messages").glob("*.toml")))


@cache
def messages(lang: str) -> Messages:
    """Return all words of a language, by section and key.

    Raises:
        AfrikanError: if there are no words in that language.
        DataError: if the file is damaged.
    """
    if lang not in languages():
        raise AfrikanError(f"language {lang!r} is not available; {suggestion(lang, languages())}")
    path = data_path("messages", f"{lang}.toml")
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(path, None, f"this is not valid TOML: {error}") from None
    for section, words in found.items():
        if not isinstance(words, dict) or not all(isinstance(text, str) for text in words.values()):
            raise DataError(path, None, f"section '{section}' must hold texts only")
    return found


def say(lang: str, section: str, key: str, **values: object) -> str:
    """Return one message with its values filled in.

    >>> say("en", "face", "RUBY")
    'ruby'
    """
    return messages(lang)[section][key].format(**values)


def counted_steps(lang: str, count: int) -> str:
    """Return a number of steps in words.

    >>> counted_steps("en", 1), counted_steps("en", 4)
    ('1 step', '4 steps')
    """
    return say(lang, "steps", "one" if count == 1 else "many", count=count)
