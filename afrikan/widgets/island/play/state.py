"""What people do at the island's play table, without widgets, and the last mistake."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from afrikan.errors import AfrikanError
from afrikan.history.saved import LARGEST
from afrikan.island.game import IslandGame
from afrikan.island.kernel import is_chance
from afrikan.island.words import Direction, Phase
from afrikan.messages import say
from afrikan.widgets.island.play.past import after, before, refuse_past, starts_of
from afrikan.widgets.island.play.screen import Screen
from afrikan.widgets.island.play.setup import Setup, game_of, setup_of
from afrikan.widgets.stepper.state import decoded

DRAW, CHOOSE = "draw", "choose"
"""Let the game's luck decide; let a built-in policy decide in one's place."""
ADVISER = "locator"
PLACES = {Phase.PLACE: "place", Phase.DROP: "drop"}
"""What is done with a hex that is picked."""
ADVISED = (Phase.PLACE, Phase.EQUIP, Phase.DROP)


class TableState(Screen):
    """A game on the table, and everything that the people around it can do.

    A mistake raises nothing: the game stays as it is and ``error`` says what would be right.

    Args:
        game: the game.
        lang: language of the words.

    Attributes:
        error, notice: the sentence about the last mistake, and what confirms the last deed; or empty.
        pace: seconds between two steps of the bots.
        automatic: whether cards, windows and the treasure are drawn without a press.
        typed: whether outcomes of chance can be entered.

    >>> state = TableState(IslandGame("island", map="small", seed=7))
    >>> state.act("open")
    >>> state.error.split(":")[0]
    "'open' is refused"
    """

    def __init__(self, game: IslandGame, lang: str = "en") -> None:
        self.lang = lang
        self.error = self.notice = ""
        self.automatic, self.typed = True, False
        self.pace = 0.4
        self.take(game)

    def take(self, game: IslandGame) -> None:
        """Put a game on the table."""
        self._show(game)
        self._own_ready()

    @contextmanager
    def told(self) -> Iterator[None]:
        """Turn a mistake inside into the sentence for the status line."""
        self.error = self.notice = ""
        try:
            yield
        except AfrikanError as error:
            self.error = error.text(self.lang)

    @contextmanager
    def _stopped(self) -> Iterator[None]:
        self.playing = self.halted = False
        with self.told():
            yield

    def word(self, key: str, **values: object) -> str:
        """Return one of the table's own words."""
        return say(self.lang, "island_table", key, **values)

    @property
    def setup(self) -> Setup:
        """How the game on the table was set up."""
        return setup_of(self.game)

    def new_game(self, setup: Setup) -> None:
        """Put a new game on the table."""
        with self._stopped():
            self.take(game_of(setup, self.game))

    def open(self, saved: str | bytes) -> None:
        """Put a saved game on the table: JSON or readable text, or the bytes of a file with it."""
        with self._stopped():
            text = saved if isinstance(saved, str) else decoded(saved[: LARGEST + 1])
            read = IslandGame.load if text.lstrip().startswith("{") else IslandGame.from_notation
            self.take(read(text))
            self.notice = self.word("opened", count=self.game.at)
        if self.error:
            self.error = self.word("unchanged", error=self.error)

    def uncover(self) -> None:
        """Note that whoever is to decide holds the screen."""
        self.hand_over()
        self.error = self.notice = ""

    def switch(self, name: str, value: bool) -> None:
        """Switch something that is shown, or done without a press, on or off.

        Args:
            name: such as ``"belief"``.
            value: whether it is on.
        """
        setattr(self, name, value)
        if name == "referee":
            self.treasure = False
        elif value and name in ("automatic", "typed"):
            setattr(self, "typed" if name == "automatic" else "automatic", False)
        with self.told():
            self._own_ready()

    # What is done

    def act(self, action: str) -> None:
        """Carry out an action or an entered outcome; also ``draw``, or ``choose`` to have it chosen."""
        with self._stopped():
            if self.covered:
                return
            if action == CHOOSE:
                self._be_advised()
            else:
                self._do(action)
            self._own_ready()

    def _do(self, action: str) -> None:
        """Do an action; where it is what followed here before, all that is known after it stays known."""
        text = self.game.coming or "" if action == DRAW else action
        if self.game.following == text:
            self.game.redo()
        else:
            self.game.do(text)

    def _be_advised(self) -> None:
        """Let a built-in policy place the other side, or pack all that it packs."""
        game = self.game
        phase, seat = game.state.phase, game.decider
        while game.state.phase == phase and game.decider == seat and not game.chance:
            game.do(game.advice(ADVISER))

    def _own_ready(self) -> None:
        """Draw what is drawn without a press, so that a person can decide."""
        while self.automatic and self.game.chance and not self.bot_to_act:
            self._do(DRAW)

    def pick(self, number: int) -> None:
        """Take a hex that was picked on the map."""
        self.act(f"{self._placing()} {self.game.law.hex_name(number)}")

    def pick_typed(self, text: str) -> None:
        """Take a hex that was typed, by its coordinates or its label."""
        with self.told():
            number = self.game.map.number(text)
        if not self.error:
            self.pick(number)

    def _placing(self) -> str:
        return PLACES.get(Phase(self.game.state.phase), "place")

    # The past

    def undo(self) -> None:
        """Go back to the last decision of a person; of two people, to one's own only."""
        self._go(lambda: before(self))

    def redo(self) -> None:
        """Go on to the next known decision of a person."""
        self._go(lambda: after(self))

    def jump(self, at: int) -> None:
        """Show the position after so many actions."""
        self._go(lambda: at)

    def show_day(self, day: int) -> None:
        """Show the beginning of a day; beyond the last one, the newest position."""
        starts = starts_of(self.game)
        self.jump(starts[max(day, 0)] if day < len(starts) else self.game.length)

    def _go(self, place: Callable[[], int]) -> None:
        with self._stopped():
            at = place()
            refuse_past(self, at)
            self.game.jump(at)

    # Bots

    def play_bots(self) -> Iterator[None]:
        """Let bots play until a person is to decide, the game is over or ``stop`` is called.

        Yields:
            nothing, after each step.
        """
        self.playing, self.halted = True, False
        while self.playing and self.bot_to_act:
            with self.told():
                self.bot_step()
            self.playing = self.playing and not self.error
            yield
        self.playing = False

    def bot_step(self) -> None:
        """Let the bot that is to act decide once, and draw what follows."""
        self.game.step()
        while self.game.chance and self.bot_to_act:
            self.game.draw()
        self._own_ready()

    def stop(self) -> None:
        """Stop bots that are playing until something is done; what they have done stays."""
        self.playing, self.halted = False, True

    # The sheet

    def lay_sheet(self, at: int) -> None:
        """Lay the end of the sketch on a hex."""
        self._with_sheet(lambda: self.sheets.lay(self.hiker, self.sketch, at))

    def slide_sheet(self, direction: str) -> None:
        """Slide the sketch one hex."""
        way = Direction[direction.upper()]
        self._with_sheet(lambda: self.sheets.slide(self.hiker, self.sketch, way))

    def lift_sheet(self) -> None:
        """Take the sketch off the map."""
        self._with_sheet(lambda: self.sheets.lift(self.hiker, self.sketch))

    def _with_sheet(self, deed: Callable[[], None]) -> None:
        with self.told():
            if not self.covered:
                deed()

    # What is said

    @property
    def latest(self) -> str:
        """What happened last, as the person at the screen may read it."""
        if self.covered:
            return ""
        lines, moments = self.game.timeline.lines, self.game.timeline.moments
        begun = next((at for at in range(self.game.at, 0, -1) if not is_chance(moments[at - 1].state)), 0)
        said = [line for at in range(max(begun, 1), self.game.at + 1) for line in lines[at]]
        return " ".join(line.text(self.lang, self.viewer) for line in said)

    @property
    def waits(self) -> str:
        """What the game waits for, in a sentence."""
        if self.covered:
            return self.word("covered", player=self.game.current)
        status = self.game.status(self.lang)
        return f"{self.word('playing')} {status}" if self.playing else status

    def fail(self, error: Exception) -> None:
        """Stop, and say in the status line that something unforeseen went wrong."""
        self.stop()
        self.error = self.word("unforeseen", error=f"{type(error).__name__}: {error}")

    def describe(self) -> str:
        """Return the whole situation in one line of words, without a secret."""
        game = self.game
        return self.word(
            "describe", rules=game.rules.code, map=game.map.name, seed=game.seed, count=game.at,
            status=game.status(self.lang),
        )  # fmt: skip
