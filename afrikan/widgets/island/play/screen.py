"""Who sits at the screen, and what each person there may see of the game."""

from afrikan.draw.island.played import sketch_of
from afrikan.draw.island.trail import Noted
from afrikan.game.seats import HUMAN
from afrikan.island.game import IslandGame
from afrikan.widgets.island.play.sheet import Sheets


class Screen:
    """The screen around which people sit, and the game that it shows.

    Attributes:
        game: the game.
        sheets: where each side has laid its sketch.
        said: the lines of the log in words, with their rules, as far as they have been read.
        playing: whether bots are playing on.
        halted: whether a person has stopped them.
        referee: whether everything is shown, to a teacher.
        treasure: whether the referee sees where the treasure is.
        flipped: whether the map is turned the other way than one's own lies.
    """

    playing = halted = referee = treasure = flipped = False

    def _show(self, game: IslandGame) -> None:
        """Show another game, to whoever is to decide in it."""
        self.game = game
        self.sheets = Sheets(game.map)
        self.said: dict[tuple[object, ...], tuple[str, str, str]] = {}
        self._believers: set[int] = set()
        self._sketched: tuple[object, int, tuple[Noted, ...]] = (None, 0, ())
        self.hand_over()

    def hand_over(self) -> None:
        """Note that whoever is to decide holds the screen."""
        self._holder = self.game.decider

    @property
    def persons(self) -> tuple[int, ...]:
        """The sides for which people decide."""
        return tuple(number for number, seat in enumerate(self.game.seats) if seat.policy == HUMAN)

    @property
    def two(self) -> bool:
        """Whether two people share the screen, each with secrets."""
        return len(self.persons) > 1

    @property
    def covered(self) -> bool:
        """Whether the screen is to be handed to the other person before anything is shown."""
        open_to_all = self.referee or self.game.over
        return self.two and not open_to_all and self.game.decider != self._holder

    @property
    def viewer(self) -> int | None:
        """The side that looks at the screen; ``None`` if everything is shown."""
        if self.referee or self.game.over or not self.persons:
            return None
        return self._holder if self.two else self.persons[0]

    @property
    def hiker(self) -> int:
        """The side whose cards, sheet and equipment are shown: the viewer, or whose day it is."""
        return self.game.state.current if self.viewer is None else self.viewer

    @property
    def belief(self) -> bool:
        """Whether the hexes on which the side shown may be stand out; each side asks for itself."""
        return self.hiker in self._believers

    @belief.setter
    def belief(self, value: bool) -> None:
        (self._believers.add if value else self._believers.discard)(self.hiker)

    @property
    def turned(self) -> bool:
        """Whether north is down: on the second side's map it is, unless it is flipped."""
        return (self.viewer == 1) != self.flipped

    @property
    def bot_to_act(self) -> bool:
        """Whether the game waits for a side that no person plays."""
        return not self.game.over and self.game.decider not in self.persons

    @property
    def bots_awaited(self) -> bool:
        """Whether a person waits for a bot to act, and has not stopped it."""
        newest = self.game.at == self.game.length
        return self.bot_to_act and bool(self.persons) and newest and not self.halted

    @property
    def deciding(self) -> bool:
        """Whether the person at the screen can decide something now."""
        return not (self.game.over or self.playing or self.covered or self.bot_to_act)

    @property
    def sketch(self) -> tuple[Noted, ...]:
        """What the hiker shown has sketched of its way; kept as long as the position is shown."""
        shown, hiker = self.game.timeline.now, self.hiker
        if self._sketched[0] is not shown or self._sketched[1] != hiker:
            self._sketched = shown, hiker, sketch_of(self.game, hiker)
        return self._sketched[2]

    @property
    def sheet_at(self) -> int:
        """The hex on which the end of the sketch lies, or 0."""
        return self.sheets.end(self.hiker, self.sketch)
