"""What the stepper does, without widgets: a game, how it was set up, the sentence about the last mistake."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

from afrikan.errors import AfrikanError
from afrikan.game import Game, LogLine
from afrikan.game.citing import rule_of_event
from afrikan.game.seats import HUMAN
from afrikan.messages import say
from afrikan.policies.routes import routes
from afrikan.rules import Ruleset
from afrikan.star.words import Event

DRAW = "draw"
BLOCK = 0.05
"""Longest time in seconds that bots play before the page gets its turn."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a person enters for a new game, as typed.

    Attributes:
        code: a ruleset's code, such as ``fan;free_roll_when=same_turn``.
        names, policies: one for each seat.
        seed, game: the seed and the game's number within it.
    """

    code: str
    names: tuple[str, ...]
    policies: tuple[str, ...]
    seed: str
    game: str = "0"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen now: the canonical text of an action, or ``draw``, and its label."""

    action: str
    label: str


class StepperState:
    """A game on the table and everything a person can do with it.

    A mistake raises nothing: the game stays as it is and ``error`` says what would be right.

    Args:
        game: the game.
        lang: language of the words.

    Attributes:
        error: the sentence about the last mistake, or empty.
        notice: the sentence that confirms what was done last, or empty.
        playing: whether bots are playing on.
        pace: seconds between two steps of the bots; 0 is as fast as possible.

    >>> state = StepperState(Game(Ruleset.preset("fan"), players=2, seed=7))
    >>> state.act("land cairo 2")
    >>> state.error.split(":")[0]
    "'land cairo 2' is refused"
    """

    def __init__(self, game: Game, lang: str = "en") -> None:
        self.lang = lang
        self.error = self.notice = ""
        self.playing = False
        self.pace = 0.0
        self._take(game)

    def _take(self, game: Game) -> None:
        """Put a game on the table, with all that later steps would otherwise wait for."""
        rule_of_event(Event.STARTS, game.rules)
        if any(seat.policy != HUMAN for seat in game.seats):
            routes(game.rules)
        self.game = game

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn a mistake inside into the sentence for the status line."""
        self.error = self.notice = ""
        try:
            yield
        except AfrikanError as error:
            self.error = str(error)

    def word(self, key: str, **values: object) -> str:
        """Return one of the stepper's own words."""
        return say(self.lang, "widget", key, **values)

    @property
    def setup(self) -> Setup:
        """How the game on the table was set up."""
        game = self.game
        policies = tuple(seat.policy_name for seat in game.seats)
        return Setup(game.rules.code, game.names, policies, str(game.seed), str(game.game))

    def new_game(self, setup: Setup) -> None:
        """Put a new game on the table."""
        self.stop()
        with self._told():
            game = Game(
                Ruleset.from_code(setup.code),
                setup.names,
                policies=setup.policies,
                seed=whole_number("seed", setup.seed),
                game=whole_number("game", setup.game),
            )
            self._take(game)

    @property
    def decisions(self) -> tuple[Choice, ...]:
        """The legal actions; where chance decides, the one choice to let it."""
        if not self.game.chance:
            return tuple(Choice(action, self.game.label(action, self.lang)) for action in self._legal)
        return (Choice(DRAW, self.word(f"draw_{self._legal[0].split()[0]}")),)

    @property
    def outcomes(self) -> tuple[Choice, ...]:
        """The outcomes of chance that a person can enter; none at a decision."""
        return tuple(Choice(text, self._outcome_label(text)) for text in self._legal if self.game.chance)

    def _outcome_label(self, action: str) -> str:
        kind, _, value = action.partition(" ")
        return value if kind == "die" else self.game.label(action, self.lang)

    @property
    def _legal(self) -> tuple[str, ...]:
        return () if self.game.over else self.game.legal

    @property
    def destinations(self) -> tuple[str, ...]:
        """The places to which a legal action leads, each once."""
        if self.game.chance:
            return ()
        places = (action.split()[1] for action in self._legal if " " in action)
        return tuple(dict.fromkeys(places))

    def act(self, action: str) -> None:
        """Carry out an action or an entered outcome; ``draw`` lets the game's luck decide."""
        self.stop()
        with self._told():
            if action == DRAW:
                self.game.draw()
            else:
                self.game.do(action)

    def undo(self) -> None:
        """Take the last action back."""
        self.stop()
        with self._told():
            self.game.undo()

    def redo(self) -> None:
        """Do the action that was taken back last again."""
        self.stop()
        with self._told():
            self.game.redo()

    def to_start(self) -> None:
        """Show the position before the first action."""
        self.stop()
        with self._told():
            self.game.jump(0)

    def to_end(self) -> None:
        """Show the position after the last known action."""
        self.stop()
        with self._told():
            self.game.jump(self.game.length)

    @property
    def later(self) -> int:
        """How many actions are known after the position shown; a new action forgets them."""
        return self.game.length - self.game.at

    @property
    def latest(self) -> tuple[LogLine, ...]:
        """The log lines of the last action before the position shown."""
        return self.game.latest

    @property
    def bot_to_act(self) -> bool:
        """Whether the game waits for a player who is not a person."""
        return not self.game.over and self.game.seats[self.game.state.current].policy != HUMAN

    @property
    def bots_only(self) -> bool:
        """Whether no person plays."""
        return all(seat.policy != HUMAN for seat in self.game.seats)

    def bot_step(self) -> None:
        """Let the bot that is to act, or its luck, act once."""
        self.stop()
        with self._told():
            if self.bot_to_act:
                self.game.step()

    def play_bots(self) -> Iterator[None]:
        """Let bots play until a person is to act, the game is over or ``stop`` is called.

        Yields:
            nothing, after at most ``BLOCK`` seconds, or after each step if there is a pace.
        """
        self.playing = True
        while self.playing and self.bot_to_act:
            with self._told():
                self._play_block()
            self.playing = self.playing and not self.error
            yield
        self.playing = False

    def _play_block(self) -> None:
        end = perf_counter() + BLOCK
        while self.bot_to_act:
            self.game.step()
            if self.pace or perf_counter() > end:
                return

    def stop(self) -> None:
        """Stop bots that are playing; what they have done stays."""
        self.playing = False

    def save(self) -> str:
        """Return the game as JSON text."""
        self.dismiss()
        return self.game.save()

    def open(self, text: str | bytes) -> None:
        """Put a saved game on the table.

        Args:
            text: what ``save`` returned, or the bytes of a file with it.
        """
        self.stop()
        with self._told():
            self._take(Game.load(text if isinstance(text, str) else decoded(text)))
            self.notice = self.word("opened", at=self.game.at, length=self.game.length)
        if self.error:
            self.error = self.word("unchanged", error=self.error)

    def dismiss(self) -> None:
        """Forget the last mistake."""
        self.error = ""

    def fail(self, error: Exception) -> None:
        """Stop, and say in the status line that something unforeseen went wrong."""
        self.stop()
        self.error = self.word("unforeseen", error=f"{type(error).__name__}: {error}")

    def describe(self) -> str:
        """Return the whole situation in one line of words."""
        game = self.game
        return self.word(
            "describe", rules=game.rules.code, seed=game.seed, at=game.at, status=game.status(self.lang)
        )


def whole_number(name: str, text: str) -> int:
    """Return the whole number that a person has typed.

    Raises:
        AfrikanError: if it is not one; names it.

    >>> whole_number("seed", " 7 ")
    7
    """
    stripped = text.strip()
    if not (stripped.isascii() and stripped.isdigit() and len(stripped) <= 20):
        raise AfrikanError(f"{name} {text[:40]!r} must be a whole number, 0 or more, such as 7")
    return int(stripped)


def decoded(data: bytes) -> str:
    """Return the text of a file.

    Raises:
        AfrikanError: if it is not text.
    """
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise AfrikanError("saved game: this file is not text; open a file that was saved here") from None
