"""What the tiles still face down hold, given all that has been seen: the questions, each with its answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from afrikan.errors import AfrikanError
from afrikan.game import Game
from afrikan.game.facts import opened_faces
from afrikan.messages import number, say
from afrikan.odds.answer.result import Odds
from afrikan.odds.flips import money, order, places, weighing
from afrikan.odds.flips.knowledge import Knowledge, check_purse, known
from afrikan.odds.flips.timing import Timings
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.session import spoken

Mix = str | Mapping[str, int] | Sequence[int]
Opened = Mapping[str, str] | Iterable[tuple[str, str]]


@dataclass(frozen=True, repr=False)
class Tiles:
    """The tiles of a game, some of which have been seen; every method answers one question exactly.

    Args:
        known: what is known of the tiles.
        purse: the money of whoever turns them, where a question names none.
    """

    known: Knowledge
    purse: int = 0

    @classmethod
    def of(cls, game: Game) -> Tiles:
        """Return the tiles of a game as everybody at the table knows them, with the current player's purse.

        Raises:
            AfrikanError: if it is no game.
        """
        if not isinstance(game, Game):
            raise AfrikanError("game_kind", value=quoted(game))
        purse = game.state.players[game.state.current].money
        return tiles(game.rules, opened=opened_faces(game), purse=purse)

    @property
    def left(self) -> Mapping[str, int]:
        """How many tiles of each face lie face down."""
        return dict(self.known.left)

    def next_flip(self) -> Odds:
        """Return what the next tile turned shows, by face.

        Raises:
            AfrikanError: if no tile lies face down any more.
        """
        return order.next_flip(self.known)

    def star_by(self, flips: int) -> Odds:
        """Return whether the Star shows at one of the next flips.

        Args:
            flips: how many.

        Raises:
            AfrikanError: if the Star has been seen, or fewer tiles lie face down.
        """
        return order.star_by(self.known, flips)

    def star_flip(self) -> Odds:
        """Return at which flip from now the Star shows.

        Raises:
            AfrikanError: if the Star has been seen.
        """
        return order.star_flip(self.known)

    def money(
        self, flips: int = 1, purse: int | None = None, gold_coast: int | None = None, pay: bool = False
    ) -> Odds:
        """Return what is in the purse of a player who makes the next flips.

        A gem adds its value at once, and a robber takes what the purse holds at that moment.

        Args:
            flips: how many.
            purse: the money before the first; the one given to ``tiles`` if left out.
            gold_coast: number of the flip made on the Gold Coast, where a gem counts more; none if left out.
            pay: whether the price is paid before each flip as long as the purse holds it; if it does not,
                the tile is opened by the die, free of charge. Otherwise all are.

        Raises:
            AfrikanError: if fewer tiles lie face down, or an argument contradicts what is known.
        """
        return money.money(self.known, flips, self.purse if purse is None else purse, gold_coast, pay)

    def robber_before_gem(self) -> Odds:
        """Return whether a robber is turned before any gem.

        Raises:
            AfrikanError: if neither lies face down.
        """
        return order.robber_first(self.known)

    def horseshoes_left(self) -> Odds:
        """Return how many horseshoes lie face down when the Star is found.

        Raises:
            AfrikanError: if the Star has been seen.
        """
        return order.horseshoes_left(self.known)

    def horseshoe_after_star(self) -> Odds:
        """Return whether a horseshoe lies face down when the Star is found.

        Raises:
            AfrikanError: if the Star has been seen.
        """
        return order.horseshoe_after(self.known)

    def star_places(self) -> Odds:
        """Return in which city the Star lies, by the city's id.

        Raises:
            AfrikanError: if the Star has been seen.
        """
        return places.star_places(self.known)

    def slave_coast(self) -> Odds:
        """Return whether whoever opens the tile of the Slave Coast has to miss rolls there.

        Raises:
            AfrikanError: if no tile lies face down any more.
        """
        return places.slave_coast(self.known)

    def timing(self, purse: int | None = None, at: str | None = None, arrived: bool = True) -> Timings:
        """Return what it comes to to pay, to roll for the tile, or to move on, as far as the rules allow it.

        Args:
            purse: the player's money; the one given to ``tiles`` if left out.
            at: id of the city; one without special rules if left out.
            arrived: whether the player has arrived just now; if not, a later turn begins beside the tile.

        Raises:
            AfrikanError: if no tile lies face down there.
        """
        return weighing.timing(self.known, self.purse if purse is None else purse, at, arrived)

    def __repr__(self) -> str:
        """Return in words what lies face down."""
        lang = spoken(None)
        faces = ", ".join(
            say(lang, "odds_tiles", "face_count", face=say(lang, "face", face.upper()), count=count)
            for face, count in self.known.left.items()
            if count
        )
        hidden = number(self.known.hidden, lang)
        return say(lang, "odds_tiles", "left", rules=self.known.rules.code, count=hidden, faces=faces or "–")


def tiles(
    rules: Ruleset | str = "fan",
    *,
    mix: Mix | None = None,
    seen: Mapping[str, int] | None = None,
    opened: Opened | None = None,
    purse: int | None = None,
) -> Tiles:
    """Return the tiles of a game, given what has been seen of them.

    Args:
        rules: the ruleset, or its code.
        mix: which tiles there are: ``"finnish"``, ``"swedish"``, ``"russian"``, seven counts in the order of
            the option ``tile_mix``, or counts by face; those of the ruleset if left out.
        seen: how many tiles of each face have been turned nobody remembers where.
        opened: the face that a turned tile showed, by its city; these count besides those in ``seen``.
        purse: the money of whoever turns the next tile; 0 if left out.

    Raises:
        AfrikanError: if something cannot be; the sentence names the contradiction.

    >>> given = tiles(seen={"robber": 1}, opened={"tunis": "blank"})
    >>> given.next_flip()["ruby"], given.star_by(7).chance, given.robber_before_gem().chance
    (Fraction(1, 14), Fraction(1, 4), Fraction(2, 11))
    """
    return Tiles(known(rules, mix, seen, opened), check_purse(0 if purse is None else purse))
