"""A ruleset with what the kernel makes of it: what each position of a game is judged by."""

from typing import NamedTuple

from afrikan.rules import Ruleset
from afrikan.rules.kernel_types import Rules
from afrikan.star.state import Board
from afrikan.star.tables import tables


class Law(NamedTuple):
    """The rules in force.

    Attributes:
        rules: the ruleset.
        kernel: the ruleset as numbers.
        board: the kernel's tables of its board.
    """

    rules: Ruleset
    kernel: Rules
    board: Board


def law_of(rules: Ruleset) -> Law:
    """Return what positions are judged by under a ruleset."""
    return Law(rules, rules.kernel(), tables(rules))
