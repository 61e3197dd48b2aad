"""A ruleset: one settled value for every option, immutable and always possible."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from afrikan.errors import AfrikanError, Phrase, RulesetError, suggestion
from afrikan.messages import say, translated
from afrikan.quote import quoted
from afrikan.rules.catalogue import Choice, catalogue
from afrikan.rules.explain import Explanation, explained
from afrikan.rules.families import STAR
from afrikan.rules.kernel_types import Rules
from afrikan.rules.presets import Preset, every_preset, preset_named
from afrikan.rules.sources import Citation
from afrikan.rules.validate import complete, option_of, parsed, shown
from afrikan.session import current, spoken

if TYPE_CHECKING:
    import pandas as pd

    from afrikan.rules.sheet import RuleSheet

Kernel = TypeVar("Kernel")


class Ruleset:
    """A complete, consistent and playable choice of every option.

    Every option is an attribute: ``rules.free_roll_when`` is a value id, ``rules.tile_price`` a number,
    ``rules.gem_values`` a tuple. Two rulesets are equal when all their values are.

    >>> rules = Ruleset.preset("fan").replace(free_roll_when="same_turn")
    >>> rules.code
    'fan;free_roll_when=same_turn'
    >>> Ruleset.from_code(rules.code) == rules
    True
    """

    __slots__ = ("_preset", "_values")

    _preset: Preset
    _values: Mapping[str, Choice]

    def __init__(self, values: Mapping[str, object], base: str = "fan") -> None:
        """Settle every option.

        Args:
            values: a value for every option.
            base: the preset it is described by.

        Raises:
            RulesetError: if anything is missing, unknown, not available yet or contradictory.
        """
        object.__setattr__(self, "_preset", preset_named(base))
        object.__setattr__(self, "_values", MappingProxyType(complete(values, self.family)))

    @staticmethod
    def preset(name: str) -> "Ruleset":
        """Return a named ruleset.

        Args:
            name: one of ``Ruleset.presets()``.

        Raises:
            RulesetError: if there is no such preset.
        """
        return Ruleset(preset_named(name).values, name)

    @staticmethod
    def presets(family: str | None = STAR.name) -> tuple[str, ...]:
        """Return the names of the presets.

        Args:
            family: of which family of games; of all if ``None``.

        >>> Ruleset.presets()[:5]
        ('original_1951', 'finnish_2005', 'fan', 'literal', 'swedish')
        >>> Ruleset.presets("island")
        ('island',)
        """
        found = every_preset().items()
        return tuple(name for name, preset in found if family in (None, preset.family))

    @staticmethod
    def apart() -> "pd.DataFrame":
        """Return a table of the presets: on how many options each pair of them differs."""
        from afrikan.rules.apart import apart

        return apart()

    @staticmethod
    def from_code(code: str) -> "Ruleset":
        """Return the ruleset that a short code describes.

        Args:
            code: a preset and its changes, such as ``fan;free_roll_when=same_turn``.

        Raises:
            RulesetError: if the code cannot be read or names something impossible.
        """
        if not isinstance(code, str):
            raise RulesetError("code_kind", value=quoted(code))
        base, *parts = (part.strip() for part in code.split(";"))
        family = preset_named(base).family
        changes: dict[str, Choice] = {}
        for part in parts:
            name, sign, text = (piece.strip() for piece in part.partition("="))
            if not sign:
                raise RulesetError("code_part", code=quoted(code), part=quoted(part))
            if name in changes:
                raise RulesetError("code_twice", code=quoted(code), option=name)
            changes[name] = parsed(name, text, family)
        return Ruleset.preset(base).replace(**changes)

    @staticmethod
    def from_values(values: Mapping[str, object], base: str = "fan") -> "Ruleset":
        """Return the ruleset of a save, which may be older than some options.

        Args:
            values: values by option; an option that is missing gets its legacy value.
            base: the preset it is described by.

        Raises:
            RulesetError: if an option or value is unknown, not available yet or contradictory.
        """
        if not isinstance(values, Mapping):
            raise RulesetError("values_kind", value=quoted(values))
        options = catalogue(preset_named(base).family)
        legacy = {name: option.legacy for name, option in options.items()}
        return Ruleset({**legacy, **values}, base)

    def replace(self, **changes: object) -> "Ruleset":
        """Return a ruleset with some values changed.

        Args:
            changes: new values by option.

        Raises:
            RulesetError: if an option or value is unknown, not available yet or contradictory.
        """
        return Ruleset({**self._values, **changes}, self.name)

    @property
    def name(self) -> str:
        """The preset it is, or was derived from."""
        return self._preset.name

    @property
    def family(self) -> str:
        """The family of games whose options it settles."""
        return self._preset.family

    @property
    def code(self) -> str:
        """The preset and every value that differs from it, as one short text."""
        changes = [f"{name}={shown(value)}" for name, value in self.changes.items()]
        return ";".join([self.name, *changes])

    @property
    def changes(self) -> dict[str, Choice]:
        """The values that differ from the preset."""
        return {name: value for name, value in self._values.items() if value != self._preset.values[name]}

    @property
    def title(self) -> str:
        """The preset's title, and how many values differ from it, in the session's language."""
        return self.title_in(current().language)

    def title_in(self, lang: str) -> str:
        """Return the preset's title, and how many values differ from it, in a language.

        >>> Ruleset.preset("swedish").replace(max_players=5).title_in("sv")
        'Svenska regler med 1 ändring'
        """
        count = len(self.changes)
        title = translated(self._preset.title, lang)
        key = "title_one" if count == 1 else "title_many"
        return say(lang, "ruleset", key, title=title, count=count) if count else title

    @property
    def about(self) -> str:
        """One sentence about the preset, and the values that differ from it, in the session's language."""
        return self.about_in(current().language)

    def about_in(self, lang: str) -> str:
        """Return one sentence about the preset, and the values that differ from it, in a language."""
        about = translated(self._preset.about, lang)
        changes = [
            say(lang, "ruleset", "change", option=name, value=shown(value))
            for name, value in self.changes.items()
        ]
        return say(lang, "ruleset", "about", about=about, changes=", ".join(changes)) if changes else about

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Where the preset's rules are written."""
        return self._preset.citations

    @property
    def values(self) -> Mapping[str, Choice]:
        """Every value by option, in the order of the catalogue."""
        return self._values

    def kernel(self) -> Rules:
        """Return the ruleset as integers for the kernel of Afrikan tähti."""
        return self.filled(Rules())

    def filled(self, rules: Kernel) -> Kernel:
        """Return a kernel's rules after writing every value into them as integers."""
        for name, choice in self._values.items():
            option = option_of(name, self.family)
            if option.kind == "choice":
                setattr(rules, name, option.number(choice))
            else:
                setattr(rules, name, list(choice) if isinstance(choice, tuple) else choice)
        return rules

    def explain(self, option: str, lang: str | None = None) -> Explanation:
        """Return question, values, holders and places of one option, and what is chosen here.

        Args:
            option: id of the option.
            lang: language or neutral wording of the sentences; the session's if left out.

        Raises:
            RulesetError: if there is no such option.
            AfrikanError: if there are no words in that language.
        """
        found = option_of(option, self.family)
        language = spoken(lang)
        return explained(found, self._values[option], self._preset, language)

    def sheet(self, lang: str | None = None, title: str | None = None) -> "RuleSheet":
        """Return the rules written out to print and play from.

        Args:
            lang: language or neutral wording; the session's if left out.
            title: a heading of the players' own, such as the name of a class.

        Raises:
            AfrikanError: if there are no words in that language or the title is no short text.
        """
        from afrikan.rules.sheet import rule_sheet

        check_ruleset(self)
        return rule_sheet(self, lang, title)

    def differences(self, other: "Ruleset") -> dict[str, tuple[Choice, Choice]]:
        """Return every option on which two rulesets differ, with both values.

        >>> Ruleset.preset("original_1951").differences(Ruleset.preset("finnish_2005"))
        {'penniless_sea': ('none', 'fixed_2')}
        """
        check_ruleset(other, self.family)
        pairs = ((name, value, other._values[name]) for name, value in self._values.items())
        return {name: (mine, theirs) for name, mine, theirs in pairs if mine != theirs}

    def __getattr__(self, name: str) -> Any:
        """Return the value of an option."""
        private = name.startswith("_")
        known = catalogue(STAR.name if private else self.family)
        if private or name not in known:
            hint = suggestion(name, known)
            raise AttributeError(str(Phrase("option_attribute", name=name, hint=hint)))
        return self._values[name]

    def __dir__(self) -> list[str]:
        """List the options among the attributes."""
        return [*super().__dir__(), *self._values]

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a ruleset does not change."""
        raise AttributeError(str(Phrase("ruleset_fixed", change=f"{name}=...")))

    def __delattr__(self, name: str) -> None:
        """Refuse: a ruleset does not change."""
        raise AttributeError(str(Phrase("ruleset_fixed", change="...")))

    def __eq__(self, other: object) -> bool:
        """Return whether all values are equal."""
        return self._values == other._values if isinstance(other, Ruleset) else NotImplemented

    def __hash__(self) -> int:
        """Return a hash of all values."""
        return hash(tuple(self._values.values()))

    def __reduce__(self) -> tuple[type["Ruleset"], tuple[dict[str, Choice], str]]:
        """Rebuild a copy through the constructor, so that it is validated again."""
        return Ruleset, (dict(self._values), self.name)

    def __repr__(self) -> str:
        """Return title and code."""
        return f"<Ruleset {self.title}: {self.code}>"


def check_ruleset(rules: object, family: str = STAR.name) -> None:
    """Refuse what is no ruleset of a family of games.

    Raises:
        AfrikanError: naming the value and what would be right.
    """
    if not isinstance(rules, Ruleset):
        raise AfrikanError("ruleset_kind", value=quoted(rules))
    if rules.family != family:
        known = Phrase("known_are", names=Ruleset.presets(family))
        raise AfrikanError("ruleset_family", code=rules.code, hint=known)


def ruleset_of(rules: Ruleset | str, family: str = STAR.name) -> Ruleset:
    """Return a ruleset, or the one that a short code such as ``"fan"`` describes.

    Args:
        rules: the ruleset or its code.
        family: the family of games that it must be of.

    Raises:
        AfrikanError: if it is neither, or of another family.
    """
    found = Ruleset.from_code(rules) if isinstance(rules, str) else rules
    check_ruleset(found, family)
    return found
