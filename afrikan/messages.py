"""The words people read that are no rule: kept in ``data/messages``, a folder for each language."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from afrikan.errors import AfrikanError, DataError, suggestion
from afrikan.language import LANGUAGES, WORDINGS, fallbacks
from afrikan.language import number as number
from afrikan.language import translated as translated
from afrikan.paths import data_path
from afrikan.quote import quoted
from afrikan.tomlfile import TomlFile

Messages = Mapping[str, Mapping[str, str]]


def check_language(lang: object) -> str:
    """Return a language or wording if there are words in it.

    Raises:
        AfrikanError: naming the languages there are.
    """
    if not isinstance(lang, str) or lang not in WORDINGS:
        raise AfrikanError("language_unknown", lang=quoted(lang), hint=suggestion(lang, LANGUAGES))
    return lang


@cache
def messages(lang: str) -> Messages:
    """Return all words of a language, by section and key; a neutral wording holds only what differs.

    Raises:
        AfrikanError: if there are no words in that language.
        DataError: if a file is damaged.
    """
    return load_messages(data_path("messages", check_language(lang)))


def load_messages(folder: Path) -> Messages:
    """Read the words of one language.

    Args:
        folder: its folder; every ``.toml`` file in it holds sections of its own.

    Raises:
        DataError: if a file is not TOML, an entry is not a text, or two files hold the same section.
    """
    found: dict[str, Mapping[str, str]] = {}
    for path in sorted(folder.glob("*.toml")):
        file = TomlFile(path)
        for section in file.table:
            if section in found:
                raise file.fail(f"section '{section}' stands in another file already", section)
            words = file.get(file.table, section, dict, (section,))
            for key in words:
                file.get(words, key, str, (section,))
            found[section] = words
    return found


def say(lang: str, section: str, key: str, /, **values: object) -> str:
    """Return one message with its values filled in.

    Raises:
        AfrikanError: if there are no words in that language.
        DataError: if the words lack the message or ask for a value that it does not have.

    >>> say("en", "face", "RUBY")
    'ruby'
    """
    template = _template(check_language(lang), section, key)
    try:
        return template.format(**values)
    except (KeyError, IndexError, ValueError, AttributeError) as error:
        reason = f"'{section}.{key}' has a placeholder that cannot be filled: {error}"
        raise DataError(data_path("messages", lang), None, reason) from None


def plain_words(lang: str, section: str) -> dict[str, str]:
    """Return the words of a section that have nothing to fill in, by key.

    >>> plain_words("sv", "hazard")["PIRATE"]
    'sjörövare'
    """
    whole = messages("en")[section].items()
    return {key: say(lang, section, key) for key, text in whole if "{" not in text}


def _template(lang: str, section: str, key: str) -> str:
    for tag in fallbacks(lang):
        template = messages(tag).get(section, {}).get(key)
        if template is not None:
            return template
    raise DataError(data_path("messages", lang), None, f"section '{section}' lacks '{key}'")


def counted_steps(lang: str, count: int) -> str:
    """Return a number of steps in words.

    >>> counted_steps("en", 1), counted_steps("en", 4)
    ('1 step', '4 steps')
    """
    return f"{Steps(lang, count)}"


class Steps:
    """A number of steps in a sentence: ``{steps}`` counts them, ``{steps:far}`` says how far one goes.

    >>> "{0}, {0:far}".format(Steps("fi", 1))
    '1 askel, 1 askeleen'
    """

    __slots__ = ("count", "lang")

    def __init__(self, lang: str, count: int) -> None:
        self.lang = lang
        self.count = count

    def __format__(self, form: str) -> str:
        """Return the words in a form: ``"far"`` or none."""
        if form not in ("", "far"):
            raise ValueError(f"steps have no form '{form}'")
        key = "one" if self.count == 1 else "many"
        return say(self.lang, "steps", f"{form}_{key}" if form else key, count=self.count)
