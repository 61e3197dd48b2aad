"""The words people read, by language: log, refusals, labels; kept in ``data/messages``."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from afrikan.errors import AfrikanError, DataError, suggestion
from afrikan.paths import data_path
from afrikan.quote import quoted
from afrikan.rules.tomlfile import TomlFile

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
        raise AfrikanError(f"language {quoted(lang)} is not available; {suggestion(lang, languages())}")
    return load_messages(_file(lang))


def _file(lang: str) -> Path:
    return data_path("messages", f"{lang}.toml")


def load_messages(path: Path) -> Messages:
    """Read one file of words.

    Args:
        path: a file such as ``en.toml``.

    Raises:
        DataError: if it is not TOML, or an entry is not a text.
    """
    file = TomlFile(path)
    for section in file.table:
        words = file.get(file.table, section, dict, (section,))
        for key in words:
            file.get(words, key, str, (section,))
    return file.table


def say(lang: str, section: str, key: str, **values: object) -> str:
    """Return one message with its values filled in.

    Raises:
        DataError: if the words lack the message or ask for a value that it does not have.

    >>> say("en", "face", "RUBY")
    'ruby'
    """
    template = messages(lang).get(section, {}).get(key)
    if template is None:
        raise DataError(_file(lang), None, f"section '{section}' lacks '{key}'")
    try:
        return template.format(**values)
    except (KeyError, IndexError, ValueError, AttributeError) as error:
        reason = f"'{section}.{key}' has a placeholder that cannot be filled: {error}"
        raise DataError(_file(lang), None, reason) from None


def counted_steps(lang: str, count: int) -> str:
    """Return a number of steps in words.

    >>> counted_steps("en", 1), counted_steps("en", 4)
    ('1 step', '4 steps')
    """
    return say(lang, "steps", "one" if count == 1 else "many", count=count)
