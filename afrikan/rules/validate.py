"""Decides whether a choice of values is possible: its type, its availability and its consistency."""

from collections.abc import Iterable, Mapping

from afrikan.errors import Phrase, RulesetError, Word, suggestion
from afrikan.quote import quoted
from afrikan.rules.catalogue import Choice, Entry, Option, Requirement, Total, catalogue, in_bounds
from afrikan.rules.families import FAMILIES, STAR


def option_named(name: str) -> Option:
    """Return an option of any family by its id.

    Raises:
        RulesetError: if there is none of that name.
    """
    for family in FAMILIES:
        if name in catalogue(family):
            return catalogue(family)[name]
    return option_of(name, STAR.name)


def option_of(name: str, family: str) -> Option:
    """Return an option of a family by its id.

    Raises:
        RulesetError: if there is none of that name.
    """
    known = catalogue(family)
    if name not in known:
        raise RulesetError("option_unknown", name=quoted(name), hint=suggestion(name, known))
    return known[name]


def checked(name: str, choice: object) -> Choice:
    """Return a choice in its proper type once it is known to exist and to be available.

    Args:
        name: id of the option.
        choice: a value id, a number, or a list or tuple of numbers.

    Raises:
        RulesetError: if option or value do not exist, or the value is not available yet.
    """
    option = option_named(name)
    return _checked_choice(option, choice) if option.kind == "choice" else _checked_number(option, choice)


def _checked_choice(option: Option, choice: object) -> Choice:
    names = tuple(str(value.id) for value in option.values)
    if not isinstance(choice, str):
        raise RulesetError("choice_kind", option=option.id, names=names, value=quoted(choice))
    value = option.value(choice)
    if value is None:
        hint = suggestion(choice, names)
        raise RulesetError("value_unknown", option=option.id, value=quoted(choice), hint=hint)
    if not value.implemented:
        available = tuple(str(other.id) for other in option.playable)
        raise RulesetError("value_unavailable", option=option.id, value=choice, available=available)
    return choice


def _checked_number(option: Option, choice: object) -> Choice:
    number = tuple(choice) if isinstance(choice, list) else choice
    if in_bounds(option, number):
        return number  # type: ignore[return-value]
    for entry, part in zip(option.entries, number if isinstance(number, tuple) else (number,), strict=False):
        if entry.why and type(part) is int and not entry.min <= part <= entry.max:
            raise RulesetError(
                "entry_wrong",
                option=option.id,
                entry=_name(option, entry),
                range=_range(entry),
                value=quoted(part),
                why=entry.why,
            )
    raise RulesetError("numbers_wrong", option=option.id, expected=expected(option), value=quoted(choice))


def expected(option: Option) -> Phrase:
    """Return in words which numbers an option takes."""
    if option.kind == "integer":
        return Phrase("whole_number", range=_range(option.entries[0]))
    parts = tuple(
        Phrase("named_range", name=_name(option, entry), range=_range(entry)) for entry in option.entries
    )
    return Phrase("whole_numbers", count=len(parts), parts=parts)


def _name(option: Option, entry: Entry) -> Word | str:
    """Return the tile's face that one of several numbers belongs to, or the option's own id."""
    return Word("face", entry.name.upper()) if option.kind == "integers" else entry.name


def _range(entry: Entry) -> Phrase:
    if entry.min == entry.max:
        return Phrase("exactly", number=entry.min)
    return Phrase("from_to", low=entry.min, high=entry.max)


def broken(values: Mapping[str, Choice]) -> Iterable[tuple[str, Requirement | Total]]:
    """Yield every requirement that a complete choice breaks, with the option that sets it."""
    for name, choice in values.items():
        option = option_named(name)
        value = option.value(choice)
        for need in value.requires if value else ():
            if values[need.option] not in need.values:
                yield name, need
        for total in option.totals:
            if (
                isinstance(choice, tuple)
                and values[total.option] == total.value
                and sum(choice) != total.total
            ):
                yield name, total


def contradictions(values: Mapping[str, Choice]) -> list[RulesetError]:
    """Return the error for each contradiction in a complete choice.

    Args:
        values: a value for every option, available or not.
    """
    return [_contradiction(name, need, values) for name, need in broken(values)]


def _contradiction(name: str, need: Requirement | Total, values: Mapping[str, Choice]) -> RulesetError:
    here, other = shown(values[name]), need.option
    if isinstance(need, Total):
        return RulesetError(
            "total_wrong",
            option=name,
            value=here,
            sum=sum(values[name]),  # type: ignore[arg-type]
            other=other,
            reading=need.value,
            total=need.total,
            why=need.why,
        )
    return RulesetError(
        "requirement_broken",
        option=name,
        value=here,
        wanted=either(f"{other}={value}" for value in need.values),
        other=other,
        reading=shown(values[other]),
        why=need.why,
    )


def either(names: Iterable[str]) -> Phrase | str:
    """Return names joined by "or".

    >>> str(either(["yes", "no", "perhaps"]))
    'yes or no or perhaps'
    """
    first, *others = names
    joined: Phrase | str = first
    for name in others:
        joined = Phrase("either", first=joined, second=name)
    return joined


def repaired(values: Mapping[str, Choice]) -> dict[str, Choice]:
    """Return a complete choice in which whatever broke a requirement has its legacy value.

    A total is broken by two options together, so both go back.

    Args:
        values: a value for every option.

    >>> from afrikan.rules import Ruleset
    >>> repaired({**Ruleset.preset("fan").values, "free_roll_meaning": "releases_only"})["free_roll_meaning"]
    'opens'
    """
    result = dict(values)
    while faults := list(broken(result)):
        for name, need in faults:
            for culprit in (name, need.option) if isinstance(need, Total) else (name,):
                result[culprit] = option_named(culprit).legacy
    return result


def shown(choice: Choice) -> str:
    """Return a choice as it is written in a code: ``same_turn``, ``300`` or ``300,600,1000``."""
    return ",".join(str(number) for number in choice) if isinstance(choice, tuple) else str(choice)


def parsed(name: str, text: str, family: str = STAR.name) -> Choice:
    """Return a choice read from a code.

    Args:
        name: id of the option.
        text: the value as written by ``shown``.
        family: the family whose option it is.

    Raises:
        RulesetError: if the option does not exist or its numbers are not numbers.
    """
    option = option_of(name, family)
    if option.kind == "choice":
        return text
    try:
        numbers = tuple(int(part) for part in text.split(","))
    except ValueError:
        raise RulesetError(
            "numbers_wrong", option=name, expected=expected(option), value=quoted(text)
        ) from None
    return numbers[0] if option.kind == "integer" and len(numbers) == 1 else numbers


def complete(values: Mapping[str, object], family: str = STAR.name) -> dict[str, Choice]:
    """Return a choice for every option in the catalogue's order, checked throughout.

    Args:
        values: a value for every option.
        family: the family whose options they are.

    Raises:
        RulesetError: if an option is missing or unknown, a value is impossible, or two contradict.
    """
    for name in values:
        option_of(name, family)
    for name in catalogue(family):
        if name not in values:
            raise RulesetError("option_missing", name=name)
    result = {name: checked(name, values[name]) for name in catalogue(family)}
    for error in contradictions(result):
        raise error
    return result
