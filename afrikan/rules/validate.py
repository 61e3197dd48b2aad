"""Decides whether a choice of values is possible: its type, its availability and its consistency."""

from collections.abc import Iterable, Mapping

from afrikan.errors import RulesetError, suggestion
from afrikan.quote import quoted
from afrikan.rules.catalogue import Choice, Option, Requirement, Total, catalogue, in_bounds


def option_named(name: str) -> Option:
    """Return an option by its id.

    Raises:
        RulesetError: if there is none of that name.
    """
    if name not in catalogue():
        raise RulesetError(f"there is no option '{name}'; {suggestion(name, catalogue())}")
    return catalogue()[name]


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
    names = [str(value.id) for value in option.values]
    if not isinstance(choice, str):
        raise RulesetError(f"{option.id} must be one of {', '.join(names)}, not {quoted(choice)}")
    value = option.value(choice)
    if value is None:
        raise RulesetError(f"{option.id} has no value '{choice}'; {suggestion(choice, names)}")
    if not value.implemented:
        available = ", ".join(str(other.id) for other in option.values if other.implemented)
        raise RulesetError(
            f"{option.id}={choice} is catalogued but not available yet; available: {available}"
        )
    return choice


def _checked_number(option: Option, choice: object) -> Choice:
    number = tuple(choice) if isinstance(choice, list) else choice
    if in_bounds(option, number):
        return number  # type: ignore[return-value]
    for entry, part in zip(option.entries, number if isinstance(number, tuple) else (number,), strict=False):
        if entry.why and type(part) is int and not entry.min <= part <= entry.max:
            raise RulesetError(
                f"{option.id}: {entry.name} must be {_range(entry.min, entry.max)}, not {part}, "
                f"because {entry.why['en']}"
            )
    raise RulesetError(f"{option.id} must be {expected(option)}, not {quoted(choice)}")


def expected(option: Option) -> str:
    """Return in words which numbers an option takes."""
    if option.kind == "integer":
        entry = option.entries[0]
        return f"a whole number {_range(entry.min, entry.max)}"
    parts = [f"{entry.name} {_range(entry.min, entry.max)}" for entry in option.entries]
    return f"{len(parts)} whole numbers ({', '.join(parts)})"


def _range(low: int, high: int) -> str:
    return f"exactly {low}" if low == high else f"from {low} to {high}"


def broken(values: Mapping[str, Choice]) -> Iterable[tuple[str, Requirement | Total]]:
    """Yield every requirement that a complete choice breaks, with the option that sets it."""
    for name, choice in values.items():
        option = catalogue()[name]
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


def contradictions(values: Mapping[str, Choice]) -> list[str]:
    """Return one sentence for each contradiction in a complete choice.

    Args:
        values: a value for every option, available or not.
    """
    return [_sentence(name, need, values) for name, need in broken(values)]


def _sentence(name: str, need: Requirement | Total, values: Mapping[str, Choice]) -> str:
    here = shown(values[name])
    if isinstance(need, Total):
        added = sum(values[name])  # type: ignore[arg-type]
        return (
            f"{name}={here} adds up to {added}, but {need.option}={need.value} needs {need.total}, "
            f"because {need.why['en']}"
        )
    wanted = " or ".join(f"{need.option}={value}" for value in need.values)
    return (
        f"{name}={here} needs {wanted} (here {need.option}={shown(values[need.option])}), "
        f"because {need.why['en']}"
    )


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
                result[culprit] = catalogue()[culprit].legacy
    return result


def shown(choice: Choice) -> str:
    """Return a choice as it is written in a code: ``same_turn``, ``300`` or ``300,600,1000``."""
    return ",".join(str(number) for number in choice) if isinstance(choice, tuple) else str(choice)


def parsed(name: str, text: str) -> Choice:
    """Return a choice read from a code.

    Args:
        name: id of the option.
        text: the value as written by ``shown``.

    Raises:
        RulesetError: if the option does not exist or its numbers are not numbers.
    """
    option = option_named(name)
    if option.kind == "choice":
        return text
    try:
        numbers = tuple(int(part) for part in text.split(","))
    except ValueError:
        raise RulesetError(f"{name} must be {expected(option)}, not '{text}'") from None
    return numbers[0] if option.kind == "integer" and len(numbers) == 1 else numbers


def complete(values: Mapping[str, object]) -> dict[str, Choice]:
    """Return a choice for every option in the catalogue's order, checked throughout.

    Args:
        values: a value for every option.

    Raises:
        RulesetError: if an option is missing or unknown, a value is impossible, or two contradict.
    """
    for name in values:
        option_named(name)
    for name in catalogue():
        if name not in values:
            raise RulesetError(f"the option '{name}' has no value; a ruleset settles every option")
    result = {name: checked(name, values[name]) for name in catalogue()}
    for sentence in contradictions(result):
        raise RulesetError(sentence)
    return result
