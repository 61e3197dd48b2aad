"""What an atlas compares: every value of every option, flipped alone from a base, and what that takes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from afrikan.errors import AfrikanError, RulesetError
from afrikan.rules import Choice, Ruleset
from afrikan.rules.amends import amends
from afrikan.rules.catalogue import Option, catalogue, in_bounds
from afrikan.rules.presets import presets
from afrikan.rules.validate import checked, option_named

AMOUNTS = ("start_money", "sea_price", "air_price", "gem_values", "capetown_bonus")
"""The options that are sums of money beside the price of a tile, in which other sums are counted."""


@dataclass(frozen=True)
class Case:
    """One value flipped alone from a base.

    Args:
        base: the ruleset from which it is flipped.
        option: id of the option.
        value: the value.
        others: what else must change before the value is possible.
        scaled: the value of a preset with another tile price that this one is, in the base's money; ``None``
            if the value is the catalogue's own.
        refused: why it cannot be played; ``None`` if it can.
    """

    base: Ruleset
    option: str
    value: Choice
    others: Mapping[str, Choice]
    scaled: Choice | None = None
    refused: AfrikanError | None = None

    @property
    def changed(self) -> Ruleset:
        """The base with the value and all that this takes."""
        return self.base.replace(**self.others, **{self.option: self.value})

    @property
    def baseline(self) -> Ruleset:
        """What it is compared with: the base with the other changes, so that the effect is the value's alone.

        Where the other changes are possible only together with the value, it is the base itself.
        """
        try:
            return self.base.replace(**self.others)
        except RulesetError:
            return self.base


def cases(base: Ruleset, options: Sequence[str] | None = None) -> tuple[Case, ...]:
    """Return every value of some options but the base's own, in the order of the catalogue.

    Sums of money that a preset with another tile price names come twice: as they stand there, and in the
    base's own money.

    Args:
        base: the ruleset to flip from.
        options: ids of the options; all of them if left out.

    Raises:
        RulesetError: if there is no such option; names it and one that is close.

    >>> [case.value for case in cases(Ruleset.preset("fan"), ["gem_values"])]
    [(3000, 4000, 5000), (300, 500, 1000), (300, 500, 800), (300, 400, 500)]
    >>> cases(Ruleset.preset("fan"), ["gem_values"])[-1].scaled
    (3000, 4000, 5000)
    """
    wanted = set(catalogue()) if options is None else {option_named(name).id for name in options}
    found = (option for name, option in catalogue().items() if name in wanted)
    return tuple(case for option in found for case in _cases_of(base, option))


def _cases_of(base: Ruleset, option: Option) -> Iterator[Case]:
    own = base.values[option.id]
    named = [value.id for value in option.values]
    named += [preset.values[option.id] for preset in presets().values()]
    for value in dict.fromkeys(named):
        if value != own:
            yield _case(base, option.id, value)
    for value, scaled in _scaled(base, option):
        if value != own and value not in named:
            yield _case(base, option.id, value, scaled)


def _scaled(base: Ruleset, option: Option) -> Iterator[tuple[Choice, Choice]]:
    """Yield the sums of presets with another tile price in the base's money, and as they stand there."""
    found = {}
    for preset in presets().values() if option.id in AMOUNTS else ():
        price, scaled = preset.values["tile_price"], preset.values[option.id]
        assert isinstance(price, int)
        value = _in_money(scaled, price, base.tile_price)
        if price != base.tile_price and in_bounds(option, value):
            found[value] = scaled
    yield from found.items()


def _in_money(choice: Choice, price: int, own: int) -> Choice:
    """Return sums in another money; what is no whole number of it is left out as no sum at all."""
    sums = choice if isinstance(choice, tuple) else (int(choice),)
    if any(amount * own % price for amount in sums):
        return ()
    counted = tuple(amount * own // price for amount in sums)
    return counted if isinstance(choice, tuple) else counted[0]


def _case(base: Ruleset, option: str, value: Choice, scaled: Choice | None = None) -> Case:
    others = amends(base, option, value)
    try:
        checked(option, value)
        base.replace(**others, **{option: value})
    except RulesetError as error:
        return Case(base, option, value, {}, scaled, error)
    return Case(base, option, value, others, scaled)
