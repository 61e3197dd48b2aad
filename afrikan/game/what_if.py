"""What if? A game goes on under other rules from the beginning of a turn."""

from typing import Self

from afrikan.board import RouteGraph
from afrikan.errors import AfrikanError
from afrikan.game.entries import Entry, write_entry
from afrikan.game.law import law_of
from afrikan.game.moment import Moment
from afrikan.game.rules_line import Line, rules_lines
from afrikan.game.switching import begins_turn, refuse_switch, why_fixed
from afrikan.history import Playable
from afrikan.rules import Ruleset, check_ruleset
from afrikan.rules.validate import parsed


class WhatIf(Playable[Moment, Entry, Line]):
    """A game whose rules may change between two turns.

    Attributes:
        names: the players' names.
        board: the route graph, to write actions.
    """

    names: tuple[str, ...]
    board: RouteGraph

    def _written(self, action: Entry) -> str:
        return write_entry(action, self.board)

    @property
    def _now(self) -> Moment:
        return self.timeline.now

    @property
    def rules(self) -> Ruleset:
        """The ruleset in force in the position shown."""
        return self._now.law.rules

    @property
    def start_of_turn(self) -> int:
        """After how many actions and changes of rules the turn shown begins; 0 before the first turn."""
        moments = self.timeline.moments
        return next((at for at in range(self.at, 0, -1) if begins_turn(moments[at].state)), 0)

    def switch(self, rules: Ruleset) -> Self:
        """Go on under other rules from here: an entry of the past that can be undone like an action.

        Args:
            rules: the ruleset from here on; it differs from the one in force in options that may change.

        Raises:
            AfrikanError: if this is not the beginning of a turn, if an option may not change during a game,
                or if a player is in a condition that the new rules do not know.
        """
        check_ruleset(rules)
        refused = refuse_switch(self._now, rules, self.names)
        if refused is not None:
            raise refused
        state, faces, law = self._now
        lines = rules_lines(law.rules, rules, state.round, state.current)
        self.timeline.add(rules, Moment(state, faces, law_of(rules)), lines)
        return self

    def what_if(self, option: str, value: object) -> Self:
        """Return a game of its own that stands at the start of this turn, with one option changed.

        Luck is the same: whatever the change leaves alone happens again.

        Args:
            option: id of the option.
            value: what holds from there on, as a value or as text, such as ``"300,500,800"``.

        Raises:
            RulesetError: if the option or the value does not exist, or contradicts another option.
            AfrikanError: for the reasons of ``switch``.

        >>> from afrikan.game import Game
        >>> situation = {"players": [{"at": "sahara"}, {"at": "cairo"}], "then": ["roll", "die 5"]}
        >>> game = Game.from_position(Ruleset.preset("fan"), situation)
        >>> other = game.what_if("attempt_decision", "before_roll")
        >>> other.history, other.legal
        (('rules fan;attempt_decision=before_roll',), ('roll', 'attempt'))
        """
        reason = why_fixed(option)
        if reason is not None:
            raise AfrikanError("switch_fixed", option=option, reason=reason)
        choice = parsed(option, value) if isinstance(value, str) else value
        return self.fork(self.start_of_turn).switch(self.rules.replace(**{option: choice}))
