"""What the rule browser does, without widgets: searching, choosing a ruleset, opening positions."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.examples import Contrast, contrast_of
from afrikan.game.seats import HUMAN
from afrikan.messages import say, translated
from afrikan.quote import quoted
from afrikan.rules import Choice, Ruleset
from afrikan.rules.amends import amends
from afrikan.rules.catalogue import catalogue
from afrikan.rules.examples import Example, examples
from afrikan.rules.validate import parsed, shown
from afrikan.widgets.rule_browser.page import differ, has_choice
from afrikan.widgets.rule_browser.search import found

FILTERS = ("all", "differ", "choice", "mine")
OPPONENT = "nearest"
PLAYERS = 4
STOPS = (".", "?", "!")


class RuleBrowserState:
    """A ruleset of one's own, what is searched for, and the position that is open.

    A mistake raises nothing: the ruleset stays as it is and ``error`` says what would be right.

    Args:
        rules: the ruleset to start from.
        lang: language of the words.

    Attributes:
        query: what is searched for.
        filter: which options are shown, one of ``FILTERS``.
        error: the sentence about the last mistake, or empty.
        notice: the sentence that confirms what was done last, or empty.
        fix: the refused choice with the other changes that would make it possible; empty if there are none.
        at: the option that these are about; empty if they are about the ruleset as a whole.
        contrast: the position that is open, or ``None``.

    >>> state = RuleBrowserState(Ruleset.preset("fan"))
    >>> state.choose("free_roll_when", "same_turn")
    >>> state.rules.code
    'fan;free_roll_when=same_turn'
    """

    def __init__(self, rules: Ruleset, lang: str = "en") -> None:
        self.rules = rules
        self.lang = lang
        self.query = ""
        self.filter = FILTERS[0]
        self.error = self.notice = self.at = ""
        self.fix: dict[str, Choice] = {}
        self.contrast: Contrast | None = None

    def word(self, key: str, **values: object) -> str:
        """Return one of the browser's own words."""
        return say(self.lang, "browser", key, **values)

    @contextmanager
    def _told(self, at: str = "") -> Iterator[None]:
        """Turn a mistake inside into the sentence for the status line of an option, or of the ruleset."""
        self.error = self.notice = ""
        self.at, self.fix = at, {}
        try:
            yield
        except AfrikanError as error:
            text = error.text(self.lang)
            self.error = self.word("unchanged", error=text if text.endswith(STOPS) else f"{text}.")

    @property
    def shown(self) -> tuple[str, ...]:
        """The options that fit the search and the filter, in the order of the catalogue."""
        return tuple(name for name in found(self.query, self.lang) if self._wanted(name))

    def _wanted(self, name: str) -> bool:
        if self.filter == "differ":
            return differ(catalogue()[name])
        if self.filter == "choice":
            return has_choice(catalogue()[name])
        return self.filter != "mine" or name in self.rules.changes

    @property
    def counted(self) -> str:
        """How many options are shown, in words."""
        return self.word("counted", count=len(self.shown), total=len(catalogue()))

    def search(self, query: str) -> None:
        """Show the options in which all words of a query occur."""
        self.query = query

    def show_only(self, name: str) -> None:
        """Show the options of a filter; an unknown name changes nothing."""
        if name in FILTERS:
            self.filter = name

    def choose(self, option: str, value: str) -> None:
        """Take a value into the ruleset, as it is written in a code."""
        with self._told(option):
            choice = parsed(option, value)
            try:
                self._take(self.rules.replace(**{option: choice}))
            except AfrikanError:
                others = amends(self.rules, option, choice)
                self.fix = {option: choice, **others} if others else {}
                raise
            self.notice = self.word("taken", option=option, value=shown(choice))

    def accept(self) -> None:
        """Take the value that was refused last, together with the changes that make it possible."""
        changes = self.fix
        if changes:
            with self._told(self.at):
                self._take(self.rules.replace(**changes))
                self.notice = self.word("taken_all", changes=_listed(changes))

    def take(self, code: str) -> None:
        """Start anew from the ruleset of a code or the name of a preset."""
        with self._told():
            self._take(Ruleset.from_code(code))
            self.notice = self.word("taken_code", rules=self.rules.title_in(self.lang))

    def _take(self, rules: Ruleset) -> None:
        """Take a ruleset, and show the open position anew under it."""
        self.rules = rules
        if self.contrast is not None:
            a, b = (side.value for side in self.contrast.sides)
            self.contrast = self._contrast(self.contrast.example, a, b)

    def open(self, option: str, number: int = 0, pair: tuple[str, ...] = ()) -> None:
        """Open a position in which an option matters, under two of its readings.

        It is set up under the ruleset at hand if the readings part there, else under the example's own.

        Args:
            option: id of the option.
            number: which of its positions, from 0.
            pair: two readings as they are written in a code; those nearest at hand if left out.
        """
        with self._told(option):
            example = dict(enumerate(examples().positions.get(option, ()))).get(number)
            if example is None:
                raise AfrikanError("example_missing", option=quoted(option), pair=quoted(number))
            self.contrast = self._contrast(example, *self._pair(example, pair))

    def _pair(self, example: Example, wanted: tuple[str, ...]) -> tuple[Choice, Choice]:
        """Return two different readings of an example: those wanted, or the ruleset's own and another."""
        known = {shown(value): value for value in example.values}
        own = shown(self.rules.values[example.option])
        names = dict.fromkeys(name for name in (*wanted[:2], own, *known) if name in known)
        first, second, *_ = names
        return known[first], known[second]

    def _contrast(self, example: Example, a: Choice, b: Choice) -> Contrast:
        if self.rules.board == example.ruleset(a).board or example.option == "board":
            try:
                own = contrast_of(example, a, b, self.rules)
            except AfrikanError:
                own = None
            if own is not None and own.parts:
                return own
        return contrast_of(example, a, b)

    def close(self) -> None:
        """Close the position."""
        self.contrast = None

    @property
    def set_up(self) -> str:
        """Under which ruleset the open position is set up, in words."""
        if self.contrast is None:
            return ""
        if self.contrast.base is self.rules:
            return self.word("set_up_own")
        return self.word("set_up_other", rules=_named(self.contrast.base, self.contrast.example, self.lang))

    def play(self, side: int) -> tuple[Game, str] | None:
        """Return a game from the open position under one of its readings, and what it is about.

        Args:
            side: 0 for the first reading, 1 for the second.
        """
        if self.contrast is None or side not in (0, 1):
            return None
        example, chosen = self.contrast.example, self.contrast.sides[side]
        reading, text = f"{example.option}={shown(chosen.value)}", translated(example.text, self.lang)
        return chosen.game.fork(), self.word("playing", reading=reading, text=text)

    def new_game(self) -> tuple[Game, str]:
        """Return a new game under the ruleset, a person against bots, and what it is about."""
        game = Game(self.rules, PLAYERS, policies=[HUMAN, *[OPPONENT] * (PLAYERS - 1)])
        return game, self.word("playing_rules", rules=self.rules.title_in(self.lang))

    def fail(self, error: Exception) -> None:
        """Say in the status line that something unforeseen went wrong."""
        self.notice = self.at = ""
        self.fix = {}
        self.error = self.word("unforeseen", error=f"{type(error).__name__}: {error}")

    def view(self) -> dict[str, Any]:
        """Return what changes on the page, as plain data."""
        rules, changes = self.rules, _listed(self.rules.changes)
        return {
            "query": self.query,
            "filter": self.filter,
            "shown": list(self.shown),
            "groups": self._groups(),
            "counted": self.counted,
            "nothing": "" if self.shown else self.word("nothing"),
            "code": rules.code,
            "preset": rules.name,
            "title": rules.title_in(self.lang),
            "changes": self.word("changes", changes=changes) if changes else "",
            "values": {name: shown(value) for name, value in rules.values.items()},
            "mine": list(rules.changes),
            "at": self.at,
            "error": self.error,
            "notice": self.notice,
            "fix": self._fix_words(),
        }

    def _fix_words(self) -> str:
        """Return what else would have to change for the refused choice, in words."""
        others = {name: value for name, value in self.fix.items() if name != self.at}
        return self.word("fix", changes=_listed(others)) if others else ""

    def _groups(self) -> dict[str, str]:
        """Return how many options of each part are shown, in words."""
        shown_parts = Counter(catalogue()[name].part for name in self.shown)
        total = Counter(option.part for option in catalogue().values())
        return {part: self.word("group", count=shown_parts[part], total=total[part]) for part in total}

    def describe(self) -> str:
        """Return ruleset and search in one line of words."""
        return self.word("describe", rules=self.rules.code, counted=self.counted)


def _listed(changes: Mapping[str, Choice]) -> str:
    return ", ".join(f"{name}={shown(value)}" for name, value in changes.items())


def _named(base: Ruleset, example: Example, lang: str) -> str:
    """Return the title of an example's ruleset and what else was changed in it than the option itself."""
    others = {name: value for name, value in base.changes.items() if name != example.option}
    title = Ruleset.preset(base.name).title_in(lang)
    return f"{title} ({_listed(others)})" if others else title
