"""What the stepper does, without widgets: a game, its branches, how it was set up, the last mistake."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter

from afrikan.errors import AfrikanError
from afrikan.game import Game, Line
from afrikan.game.citing import rule_of_event
from afrikan.game.facts import place_facts
from afrikan.game.questions import why_place
from afrikan.game.seats import HUMAN
from afrikan.game.share import open_shared
from afrikan.messages import say
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.star.words import Event
from afrikan.widgets.stepper.branches import Branches, reading
from afrikan.widgets.stepper.choices import Choice

DRAW = "draw"
BLOCK = 0.05
"""Longest time in seconds that bots play before the page gets its turn."""
NOT_WHOLE = {"seed": "seed_not_whole", "game_number": "game_number_not_whole"}


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


class StepperState:
    """A game on the table and everything a person can do with it.

    A mistake raises nothing: the game stays as it is and ``error`` says what would be right.

    Args:
        game: the game.
        lang: language of the words.

    Attributes:
        branches: the ways in which the game has gone; the one shown is ``game``.
        error: the sentence about the last mistake, or empty.
        notice: the sentence that confirms what was done last, or empty.
        answer: what was answered about the place that was pressed last, or empty.
        moved: whether an action has been done whose way is still to be shown.
        playing: whether bots are playing on.
        pace: seconds between two steps of the bots; 0 is as fast as possible.
        open_tiles: whether the faces of unopened tiles are shown, for a teacher.
        show_odds: whether each place shows the chance that the Star lies there.
        pass_on: whether one device goes from hand to hand, so that each turn waits for its player.

    >>> state = StepperState(Game(Ruleset.preset("fan"), players=2, seed=7))
    >>> state.act("land cairo 2")
    >>> state.error.split(":")[0]
    "'land cairo 2' is refused"
    """

    def __init__(self, game: Game, lang: str = "en") -> None:
        self.lang = lang
        self.error = self.notice = self.answer = ""
        self.moved = self.playing = self.open_tiles = self.show_odds = self.pass_on = False
        self.pace = 0.0
        self._holder: int | None = None
        self._asked = ""
        self._before: Branches | None = None
        self.take(game)

    def take(self, game: Game) -> None:
        """Put a game on the table, with all that later steps would otherwise wait for."""
        rule_of_event(Event.STARTS, game.rules)
        for seat in game.seats:
            seat.routes(game.rules)
        self.branches = Branches(game)
        self._holder = game.state.current

    @property
    def game(self) -> Game:
        """The game on the table: the branch that is shown."""
        return self.branches.current.game

    @contextmanager
    def told(self) -> Iterator[None]:
        """Turn a mistake inside into the sentence for the status line."""
        self.error = self.notice = self.answer = ""
        self.moved = False
        try:
            yield
        except AfrikanError as error:
            self.error = error.text(self.lang)

    def word(self, key: str, **values: object) -> str:
        """Return one of the stepper's own words."""
        return say(self.lang, "stepper", key, **values)

    @property
    def setup(self) -> Setup:
        """How the game on the table was set up."""
        game = self.game
        policies = tuple(seat.policy_name for seat in game.seats)
        return Setup(game.rules.code, game.names, policies, str(game.seed), str(game.game))

    def new_game(self, setup: Setup) -> None:
        """Put a new game on the table; a seat whose own policy is kept in the form keeps it."""
        own = {seat.name: seat.policy for seat in self.game.seats if callable(seat.policy)}
        chosen = zip(setup.names, setup.policies, strict=True)
        with self._stopped():
            game = Game(
                Ruleset.from_code(setup.code),
                setup.names,
                policies=[own.get(name, HUMAN) if policy == "own" else policy for name, policy in chosen],
                seed=whole_number("seed", setup.seed),
                game=whole_number("game_number", setup.game),
            )
            self._replace(game)

    def put(self, make: Callable[[], Game]) -> None:
        """Put a game on the table that has yet to be made, and may turn out to be impossible."""
        with self._stopped():
            self._replace(make())

    def _replace(self, game: Game) -> None:
        """Put another game on the table and keep the one before it."""
        before = self.branches
        self.take(game)
        self._before = before

    @property
    def replaced(self) -> bool:
        """Whether another game was on the table before this one."""
        return self._before is not None

    def bring_back(self) -> None:
        """Put the game on the table that was there before, and keep this one in its place."""
        with self._stopped():
            if self._before is not None:
                self.branches, self._before = self._before, self.branches
                self._holder = self.game.state.current

    @contextmanager
    def _stopped(self) -> Iterator[None]:
        """Stop the bots, then turn a mistake inside into the sentence for the status line."""
        self.stop()
        with self.told():
            yield

    # What can be done now, and what is said about it

    @property
    def waits(self) -> str:
        """What the game waits for, in a sentence."""
        if self.playing:
            return self.word("playing")
        if self.covered:
            return self.word("covered", player=self.game.current)
        status = self.game.status(self.lang)
        return f"{status} {self.word('bot_waits')}" if self.bot_to_act else status

    @property
    def hint(self) -> str:
        """What the place that was pressed last has to say, or that going on here starts a branch."""
        if self.answer:
            return self.answer
        return self.word("branches_off", count=self.later) if self.later and not self.playing else ""

    def tell_place(self, place: str) -> str:
        """Return what can be done at a place now, and what is known of it."""
        deeds = [] if self.game.chance or self.covered else self.legal
        labels = [self.game.label(deed, self.lang) for deed in deeds if place in deed.split()]
        told = [self.answer] if self.answer and place == self._asked else []
        told += [f"→ {label}." for label in labels]
        return " ".join([*told, place_facts(self.game, place, self.lang)])

    def explain(self, place: str) -> None:
        """Say why nothing can be done at a place."""
        with self.told():
            answer = why_place(self.game, place, self.lang)
            self.answer = f"{answer.text} ({answer.citation})"
            self._asked = place

    @property
    def decisions(self) -> tuple[Choice, ...]:
        """The legal actions; where chance decides, the one choice to let it."""
        if not self.game.chance:
            return tuple(Choice(action, self.game.label(action, self.lang)) for action in self.legal)
        return (Choice(DRAW, self.word(f"draw_{self.legal[0].split()[0]}")),)

    @property
    def outcomes(self) -> tuple[Choice, ...]:
        """The outcomes of chance that a person can enter; none at a decision."""
        return tuple(Choice(text, self._outcome_label(text)) for text in self.legal if self.game.chance)

    def _outcome_label(self, action: str) -> str:
        kind, _, value = action.partition(" ")
        return value if kind == "die" else self.game.label(action, self.lang)

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal actions or outcomes, none once the game is over."""
        return () if self.game.over else self.game.legal

    @property
    def covered(self) -> bool:
        """Whether the device is to be passed on before the next player sees the choices."""
        game = self.game
        if not self.pass_on or game.over or self.bot_to_act:
            return False
        return game.state.current != self._holder

    def uncover(self) -> None:
        """Note that the player to act holds the device."""
        self._holder = self.game.state.current

    def act(self, action: str) -> None:
        """Carry out an action or an entered outcome; ``draw`` lets the game's luck decide.

        Whoever acts in the past goes on there: the same action steps forward, another one starts a branch.
        """
        with self._stopped():
            self._advance(action)

    def _advance(self, action: str) -> None:
        game = self.game
        text = game.coming or "" if action == DRAW else action
        if not self.bot_to_act:
            self._holder = game.state.current
        if game.following == text:
            game.redo()
        else:
            game.verify(text)
            if game.following is not None:
                self.branches.add(game.fork())
            self.game.do(text)
        self.moved = True

    # The past

    def undo(self) -> None:
        """Take the last action back."""
        self._move(lambda: self.game.undo())

    def redo(self) -> None:
        """Do the action that was taken back last again."""
        self._move(lambda: self.game.redo())

    def jump(self, at: int) -> None:
        """Show the position after so many actions."""
        self._move(lambda: self.game.jump(at))

    def show_turn(self, turn: int) -> None:
        """Show the beginning of a turn; beyond the last one, the newest position."""
        turns = self.branches.current.turns
        turns.update()
        beyond = turn >= len(turns.starts)
        self.jump(self.game.length if beyond else turns.starts[max(turn, 0)])

    def to_start(self) -> None:
        """Show the position before the first action."""
        self.jump(0)

    def to_end(self) -> None:
        """Show the position after the last known action."""
        self.jump(self.game.length)

    def show_branch(self, number: int) -> None:
        """Put another branch on the table."""
        if 0 <= number < len(self.branches):
            self._move(lambda: setattr(self.branches, "shown", number))

    def drop_branch(self) -> None:
        """Forget the branch on the table."""
        self._move(self.branches.drop)

    def _move(self, deed: Callable[[], object]) -> None:
        with self._stopped():
            deed()
            self._holder = self.game.state.current

    def what_if(self, option: str, value: object) -> None:
        """Go on from the start of this turn with one option changed, as a branch of its own."""
        with self._stopped():
            game = self.game.what_if(option, value)
            change = option, game.rules.values[option]
            self.branches.add(game, change)
            self.notice = self.word("what_if_begun", change=reading(*change, self.lang))

    @property
    def later(self) -> int:
        """How many actions are known after the position shown."""
        return self.game.length - self.game.at

    @property
    def latest(self) -> tuple[Line, ...]:
        """The log lines of the last action before the position shown."""
        return self.game.latest

    # Bots

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
        with self._stopped():
            if self.bot_to_act:
                self._bot_act()

    def _bot_act(self) -> None:
        self._advance(DRAW if self.game.chance else self.game.decision() or "")

    def play_bots(self) -> Iterator[None]:
        """Let bots play until a person is to act, the game is over or ``stop`` is called.

        Yields:
            nothing, after at most ``BLOCK`` seconds, or after each step if there is a pace.
        """
        self.playing = True
        while self.playing and self.bot_to_act:
            with self.told():
                self._play_block()
            self.playing = self.playing and not self.error
            yield
        self.playing = False

    def _play_block(self) -> None:
        end = perf_counter() + BLOCK
        while self.bot_to_act:
            self._bot_act()
            if self.pace or perf_counter() > end:
                return

    def stop(self) -> None:
        """Stop bots that are playing; what they have done stays."""
        self.playing = False

    # Files, and what is said

    def open(self, text: str | bytes) -> None:
        """Put a saved or a shared game on the table.

        Args:
            text: what ``save`` or ``share_game`` returned, or the bytes of a file with it.
        """
        with self._stopped():
            self._replace(read_game(text if isinstance(text, str) else decoded(text)))
            self.notice = self.word("opened", at=self.game.at, length=self.game.length)
        if self.error:
            self.error = self.word("unchanged", error=self.error)

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


def read_game(text: str) -> Game:
    """Return the game of a saved text, JSON or readable, or of a share code.

    Raises:
        AfrikanError: if the text is none of them, or damaged.
    """
    begun = text.lstrip()[:20]
    if begun.startswith("{"):
        return Game.load(text)
    return Game.from_notation(text) if begun.startswith("afrikan game") else open_shared(text)


def whole_number(name: str, text: str) -> int:
    """Return the whole number that a person has typed.

    Raises:
        AfrikanError: if it is not one; names it.

    >>> whole_number("seed", " 7 ")
    7
    """
    stripped = text.strip()
    if not (stripped.isascii() and stripped.isdigit() and len(stripped) <= 20):
        raise AfrikanError(NOT_WHOLE[name], value=quoted(text[:40]))
    return int(stripped)


def decoded(data: bytes) -> str:
    """Return the text of a file.

    Raises:
        AfrikanError: if it is not text.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise AfrikanError("file_not_text") from None
