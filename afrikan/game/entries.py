"""What a game's past is made of: actions, and changes of the rules between two turns."""

from afrikan.board import RouteGraph
from afrikan.game.notation import read_action, write_action
from afrikan.rules import Ruleset

SWITCH = "rules"
"""The word that begins the canonical text of a change of rules."""

Entry = int | Ruleset
"""An action as a number, or the ruleset that is in force from there on."""


def write_entry(entry: Entry, graph: RouteGraph) -> str:
    """Return the canonical text of an entry.

    >>> write_entry(Ruleset.preset("fan").replace(slave_length=2), RouteGraph.load("finnish"))
    'rules fan;slave_length=2'
    """
    return f"{SWITCH} {entry.code}" if isinstance(entry, Ruleset) else write_action(entry, graph)


def is_switch(text: object) -> bool:
    """Tell whether a text names a change of rules, whatever rules it names.

    >>> is_switch("rules fan"), is_switch("roll")
    (True, False)
    """
    return isinstance(text, str) and text.split(maxsplit=1)[:1] == [SWITCH]


def read_entry(text: str, graph: RouteGraph) -> Entry:
    """Return the entry that a canonical text names.

    Raises:
        AfrikanError: if the text names no action and no ruleset; says which word is wrong.
    """
    if is_switch(text):
        return Ruleset.from_code(text.strip().removeprefix(SWITCH).strip())
    return read_action(text, graph)
