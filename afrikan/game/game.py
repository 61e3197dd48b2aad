"""One game to step through: ask what is legal, act, undo, jump, read the log, save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from afrikan.chance import seed_of
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.game.entries import read_entry
from afrikan.game.faces import settle, swap_in
from afrikan.game.judged import Judged
from afrikan.game.law import Law, law_of
from afrikan.game.log import lines_of
from afrikan.game.moment import Moment
from afrikan.game.notation import write_action
from afrikan.game.position import PositionReader, storable, then_of
from afrikan.game.seats import HUMAN, Seat, default_name, seats_of
from afrikan.game.view import OwnPolicy, PlayerView, View, unopened, view_player, view_state
from afrikan.game.words import action_words, status_words
from afrikan.history import Timeline
from afrikan.history.saved import format_of
from afrikan.history.transcript import heading_of
from afrikan.messages import say
from afrikan.policies.choose import POLICIES, choose
from afrikan.quote import quoted
from afrikan.records import blank, clone
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.elsewhere import SAVED_AS, WRITTEN_AS, elsewhere, family_of
from afrikan.session import current
from afrikan.star.actions import first, kind_of
from afrikan.star.kernel import apply
from afrikan.star.luck import draw, shuffle
from afrikan.star.setup import deal
from afrikan.star.state import ACTIONS, CITIES, MOST_ROUNDS, NONE, State
from afrikan.star.tables import board_of
from afrikan.star.words import Ending, Kind, Phase


def _framed(rules: Ruleset | str, rounds: object) -> Ruleset:
    ruleset = ruleset_of(rules)
    check_whole(Phrase("the_rounds"), rounds, 1, MOST_ROUNDS)
    return ruleset


class Game(Judged):
    """A game under a ruleset; one of another family than Afrikan tähti gets a game of its own kind.

    Args:
        rules: the ruleset, or its short code such as ``"fan"``.
        players: how many, or their names.
        policies: ``"human"``, ``"random"``, ``"nearest"``, ``"planner"`` or a function, for each seat or
            for all.
        seed: decides tiles and dice; the session's seed if left out.
        game: number of the game within the seed.
        rounds: the game ends without a winner after so many.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> game = Game("fan", players=2, seed=7)
    >>> game.legal
    ('start tangier', 'start cairo')
    >>> game.do("start tangier").do("start cairo").roll(6).roll(2).current
    'Player 1'
    """

    def __new__(cls, rules: Ruleset | str = "", *args: Any, **options: Any) -> Any:
        """Return a new game of the family that the rules belong to."""
        other = elsewhere(family_of(rules), "Game") if cls is Game else None
        return super().__new__(cls) if other is None else other(rules, *args, **options)

    def __init__(
        self,
        rules: Ruleset | str,
        players: int | Sequence[str] = 4,
        *,
        policies: Sequence[str | OwnPolicy] | str | OwnPolicy | None = None,
        seed: int | None = None,
        game: int = 0,
        rounds: int = 200,
    ) -> None:
        rules = _framed(rules, rounds)
        self._seat(rules, seats_of(players, policies, rules.max_players), seed, game, rounds)
        law, state = law_of(rules), blank(State)
        deal(state, law.kernel, law.board, len(self.seats), rounds)
        self._begin(state, {}, law)

    @classmethod
    def from_position(
        cls, rules: Ruleset | str, position: Mapping[str, Any], *, seed: int | None = None, rounds: int = 200
    ) -> Game:
        """Return a game that begins in a given situation.

        Args:
            rules: the ruleset, or its short code such as ``"fan"``.
            position: ``players``, a list of tables with ``at`` and, where they differ from the start of
                a game, ``name``, ``policy``, ``start``, ``money``, ``star``, ``horseshoe``, ``held``,
                ``slave``, ``waiting``, ``voyage``, ``stowaway``, ``lost`` (turns to miss), ``saved``
                (horseshoes kept), ``came`` (the place behind a pawn at a dot), ``port`` (a ship's),
                ``robber`` (the city whose robber the player is), ``out``, ``place`` (of those at home); and
                ``turn``, ``first`` (seats from 1), ``round``, ``opened`` (city to face), ``bonus_taken``,
                ``robbers`` (cities where one stays; all opened ones if left out), ``star_at`` (where the
                Star lies), ``bank``; and ``then``, a list of actions that lead into the turn, such as
                ``["roll", "die 3"]``.
            seed: decides the tiles and dice still to come.
            rounds: the game ends without a winner after so many.

        Raises:
            AfrikanError: if an entry is missing, unknown or contradicts another.

        >>> situation = {"players": [{"at": "dar_fur", "money": 0}, {"at": "cairo"}]}
        >>> Game.from_position(Ruleset.preset("fan"), situation).legal
        ('roll',)
        """
        rules = _framed(rules, rounds)
        game = object.__new__(cls)
        law = law_of(rules)
        reader = PositionReader(law, board_of(rules), rounds)
        state, opened = reader.read(position)
        entries = position["players"]
        names = [entry.get("name", default_name(seat)) for seat, entry in enumerate(entries, start=1)]
        policies = [entry.get("policy", HUMAN) for entry in entries]
        game._seat(rules, seats_of(names, policies, rules.max_players, fewest=1), seed, 0, rounds)
        game.position = storable(position, game.names)
        game._begin(state, opened, law)
        for action in then_of(position):
            game.do(action)
        return game

    def _seat(
        self, rules: Ruleset, seats: tuple[Seat, ...], seed: int | None, game: int, rounds: int
    ) -> None:
        self.seats = seats
        self.names = tuple(seat.name for seat in seats)
        self.seed = current().seed if seed is None else seed
        self.game = game
        self.rounds = rounds
        self.board = board_of(rules)
        self.position: dict[str, Any] | None = None
        self._key = seed_of(self.seed, game)

    def _begin(self, state: State, opened: Mapping[int, int], law: Law) -> None:
        faces = [0] * CITIES
        count = shuffle(faces, law.kernel, self._key)
        settle(faces, opened, count, self._key)
        self.timeline = Timeline(Moment(state, tuple(faces), law))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == Phase.OVER

    @property
    def ending(self) -> str:
        """How the game stands or ended, in one word, such as ``"star"``."""
        return Ending(self.state.ending).name.lower()

    @property
    def current(self) -> str:
        """Name of the player to act."""
        return self.names[self.state.current]

    @property
    def winner(self) -> str | None:
        """Name of the winner, or ``None``."""
        return None if self.state.winner == NONE else self.names[self.state.winner]

    @property
    def players(self) -> tuple[PlayerView, ...]:
        """Every player as everybody sees him."""
        pairs = enumerate(zip(self.state.players, self.seats, strict=False))
        return tuple(
            view_player(player, number, seat.name, seat.policy_name, self.board)
            for number, (player, seat) in pairs
        )

    @property
    def tiles(self) -> tuple[str, ...]:
        """The cities where an unopened tile lies."""
        return unopened(self.state, self.board)

    @property
    def view(self) -> View:
        """The position without the faces of hidden tiles."""
        return view_state(self.state, self.rules, self.board, self.players)

    def do(self, action: str) -> Game:
        """Carry out a legal action or an outcome of chance, and return the game.

        Raises:
            IllegalAction: with the reason in words and the rule's citation; nothing has changed then.
            AfrikanError: if the text names no action.
        """
        entry = self._verified(action)
        if isinstance(entry, Ruleset):
            return self.switch(entry)
        self._do(entry)
        return self

    def _do(self, action: int) -> None:
        before = self.state
        faces = list(self._now.faces)
        if kind_of(action) == Kind.FLIP:
            slot = before.tiles[before.players[before.current].node]
            swap_in(faces, slot, first(action), set(before.tiles) - {slot, NONE}, self._key)
        after = clone(before)
        apply(after, self._rules, self._board, action)
        lines = lines_of(after, before.round, before.current, self.rules, self.board, self.names)
        self.timeline.add(action, Moment(after, tuple(faces), self._now.law), lines)

    def draw(self) -> Game:
        """Let the game's luck decide: a die, a tile or the lot.

        Raises:
            AfrikanError: if nothing is left to chance now.
        """
        if not self.chance:
            raise AfrikanError("no_chance", legal=self.legal)
        self._do(self._drawn())
        return self

    def _drawn(self) -> int:
        return draw(self.state, list(self._now.faces), self._key)

    @property
    def coming(self) -> str | None:
        """The outcome that the game's luck brings now, for teachers and codes; ``None`` at a decision."""
        return write_action(self._drawn(), self.board) if self.chance else None

    def roll(self, value: int | None = None) -> Game:
        """Roll the die, or enter what a real die shows; announces a roll to travel where that is legal.

        Args:
            value: 1 to 6, or nothing to let the game's luck decide.

        Raises:
            AfrikanError: if no die is awaited or the value is not on a die.
        """
        if value is not None and (isinstance(value, bool) or value not in range(1, 7)):
            raise AfrikanError("die_wrong", value=quoted(value))
        if not self.chance and self.can("roll"):
            self.do("roll")
        if self.state.phase not in (Phase.DIE, Phase.START_ROLL):
            raise AfrikanError("no_die", legal=self.legal)
        return self.draw() if value is None else self.do(f"die {value}")

    def flip(self, face: str | None = None) -> Game:
        """Turn the tile over, or enter what a real tile shows.

        Args:
            face: such as ``"ruby"``, or nothing to let the game's luck decide.

        Raises:
            AfrikanError: if no tile is awaited or none of that face is left.
        """
        if self.state.phase != Phase.FLIP:
            raise AfrikanError("no_tile", legal=self.legal)
        return self.draw() if face is None else self.do(f"flip {face}")

    def decision(self) -> str | None:
        """Return what the current player's policy would do; ``None`` for a person."""
        seat = self.seats[self.state.current]
        policy = seat.policy
        if policy == HUMAN:
            return None
        if isinstance(policy, str):
            room = [0] * ACTIONS
            ways = seat.routes(self.rules)
            action = choose(POLICIES[policy], self.state, self._rules, self._board, ways, room, self._key)
            return write_action(action, self.board)
        return policy(self.view, self.legal)

    def label(self, action: str, lang: str | None = None) -> str:
        """Return an action in words for a button.

        Raises:
            AfrikanError: if the text names no action.
        """
        entry = read_entry(action, self.board)
        lang = lang or current().language
        if isinstance(entry, Ruleset):
            return say(lang, "what_if", "label", rules=entry.code)
        return action_words(entry, self.state, self.rules, self.board, self.names, lang)

    def status(self, lang: str | None = None) -> str:
        """Return in one sentence what the game waits for, or how it ended."""
        return status_words(self.state, self.rules, self.names, lang or current().language)

    def save(self) -> str:
        """Return the whole game as JSON text; loading replays it."""
        from afrikan.game.save import write_save

        return write_save(self)

    @classmethod
    def load(cls, text: str) -> Game:
        """Return the game of a JSON text that ``save`` has written.

        Raises:
            SaveError: if the text is damaged, foreign or describes an impossible game.
        """
        from afrikan.game.save import read_save

        other = elsewhere(SAVED_AS.get(format_of(text), ""), "Game")
        loaded: Game = read_save(text) if other is None else other.load(text)
        return loaded

    def notation(self) -> str:
        """Return the whole game as readable text; reading it replays the game exactly."""
        from afrikan.game.transcript import write_transcript

        return write_transcript(self)

    @classmethod
    def from_notation(cls, text: str) -> Game:
        """Return the game of a text that ``notation`` has written.

        Raises:
            SaveError: if a line cannot be read or describes an impossible action.
        """
        from afrikan.game.transcript import read_transcript

        other = elsewhere(WRITTEN_AS.get(heading_of(text), ""), "Game")
        read: Game = read_transcript(text) if other is None else other.from_notation(text)
        return read

    def svg(self, lang: str | None = None, **options: Any) -> str:
        """Return the board with tiles and pawns as an SVG picture."""
        from afrikan.game.picture import game_svg

        return game_svg(self, lang or current().language, **options)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return f'<figure style="margin:0">{self.svg()}</figure>'

    def __repr__(self) -> str:
        """Return ruleset, seed and situation in words."""
        return f"<Game {self.rules.code}, seed {self.seed}, after {self.at} actions: {self.status()}>"
