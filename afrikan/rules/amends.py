"""What else must change in a ruleset before a choice that contradicts it becomes possible."""

from collections.abc import Iterator, Mapping

from afrikan.rules.catalogue import Choice, Requirement, Total, catalogue, in_bounds
from afrikan.rules.ruleset import Ruleset
from afrikan.rules.validate import broken

MOST = 4
"""So many other changes are looked for at most."""


def amends(rules: Ruleset, option: str, choice: Choice) -> dict[str, Choice]:
    """Return the fewest other changes that make a choice possible; empty if none are needed or none help.

    Where tiles are missing or left over, blanks make up the number.

    Args:
        rules: the ruleset that is to be changed.
        option: id of the option.
        choice: the value wanted.

    >>> amends(Ruleset.preset("fan"), "mode_declaration", "yes")
    {'attempt_decision': 'before_roll'}
    """
    if not _playable(option, choice):
        return {}
    wanted = {**rules.values, option: choice}
    for most in range(MOST + 1):
        found = _mended(wanted, frozenset({option}), most)
        if found is not None:
            return {name: value for name, value in found.items() if value != wanted[name]}
    return {}


def _mended(values: Mapping[str, Choice], settled: frozenset[str], most: int) -> Mapping[str, Choice] | None:
    """Return values with at most so many changes, none of them to what is settled, that go together."""
    fault = next(iter(broken(values)), None)
    if fault is None or most == 0:
        return values if fault is None else None
    for culprit, remedy in _remedies(values, *fault):
        if culprit not in settled:
            found = _mended({**values, culprit: remedy}, settled | {culprit}, most - 1)
            if found is not None:
                return found
    return None


def _remedies(
    values: Mapping[str, Choice], name: str, need: Requirement | Total
) -> Iterator[tuple[str, Choice]]:
    """Yield each single change with which an option no longer breaks what it needs."""
    if isinstance(need, Requirement):
        yield from ((need.option, value) for value in _others(need.option, values) if value in need.values)
        yield from ((name, value) for value in _others(name, values))
        return
    yield from _filled(values, name, need.total)
    yield from ((need.option, value) for value in _others(need.option, values))


def _others(option: str, values: Mapping[str, Choice]) -> Iterator[Choice]:
    """Yield the other values of an option that can be played."""
    return (value.id for value in catalogue()[option].playable if value.id != values[option])


def _filled(values: Mapping[str, Choice], name: str, total: int) -> Iterator[tuple[str, Choice]]:
    """Yield numbers that add up, changed in the last one, which is that of the blanks."""
    numbers = values[name]
    assert isinstance(numbers, tuple)
    filled = (*numbers[:-1], numbers[-1] + total - sum(numbers))
    if in_bounds(catalogue()[name], filled):
        yield name, filled


def _playable(option: str, choice: Choice) -> bool:
    value = catalogue()[option].value(choice)
    return value is not None and value.implemented
