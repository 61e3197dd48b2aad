"""One game on the island to step through: ask what is legal, act, undo, jump, read the log, save."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from afrikan.chance import seed_of
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.game.seats import HUMAN
from afrikan.history import Playable, Timeline
from afrikan.island.actions import pack
from afrikan.island.box import Box
from afrikan.island.game.law import Law, law_of
from afrikan.island.game.log import LogLine, lines_of
from afrikan.island.game.notation import read_action, write_action
from afrikan.island.game.reasons import Reasons
from afrikan.island.game.seats import policy_of, seats_of
from afrikan.island.game.status import action_words, status_words
from afrikan.island.game.view import Observation, OwnPolicy, observe
from afrikan.island.kernel import apply, decider, is_chance, legal, refusal, weight
from afrikan.island.luck import draw, order_cards, treasure_of
from afrikan.island.map import IslandMap
from afrikan.island.model import CLUES
from afrikan.island.policies.choose import choose
from afrikan.island.policies.making import ways_of
from afrikan.island.setup import prepare
from afrikan.island.state import ACTIONS, LABELS, MOST_ROUNDS, NONE, State
from afrikan.island.words import Ending, Kind, Phase, Refusal
from afrikan.records import blank, clone
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.families import ISLAND
from afrikan.session import current, spoken


class Moment(NamedTuple):
    """A position, and the rules in force."""

    state: State
    law: Law


class IslandGame(Playable[Moment, int, LogLine]):
    """A game on the hex island under a ruleset, as the referee sees it.

    Args:
        rules: the ruleset, or its short code such as ``"island"``.
        players: 2, or the names of the two sides.
        map: ``"classic"``, ``"small"``, a map, a box, or a folder of your own.
        policies: ``"human"``, ``"random"``, ``"coast"``, ``"locator"``, ``"nearest_fort"``, ``"guesser"`` or
            a function, for each side or for both; ``"locator/hardest"`` puts the other side where it is
            hardest to recognise, ``"guesser:60"`` guesses when it is 60 % sure.
        seed: decides the cards; the session's seed if left out.
        game: number of the game within the seed.
        rounds: the game ends without a winner after so many days.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> game = IslandGame("island", map="small", seed=7)
    >>> game.do("place B4").do("place A1").do("ready").do("ready").draw().current
    'Player 1'
    >>> game.can("open"), game.view(0).here
    (True, 'fortress')
    """

    def __init__(
        self,
        rules: Ruleset | str = "island",
        players: int | Sequence[str] = 2,
        *,
        map: str | Path | IslandMap | Box = "classic",
        policies: Sequence[str | OwnPolicy] | str | OwnPolicy | None = None,
        seed: int | None = None,
        game: int = 0,
        rounds: int = 200,
    ) -> None:
        ruleset = ruleset_of(rules, ISLAND.name)
        check_whole(Phrase("the_rounds"), rounds, 1, MOST_ROUNDS)
        self.seats = seats_of(players, policies)
        self.names = tuple(seat.name for seat in self.seats)
        self.seed = current().seed if seed is None else seed
        self.game = game
        self.rounds = rounds
        self._key = seed_of(self.seed, game)
        law = law_of(ruleset, map if isinstance(map, Box) else Box.load(map))
        self._order = [0] * LABELS
        order_cards(self._order, law.isle, self._key)
        state = blank(State)
        prepare(state, law.isle, rounds)
        self.timeline = Timeline(Moment(state, law))

    def _written(self, action: int) -> str:
        return write_action(action, self.law)

    def _read(self, text: str) -> int:
        return read_action(text, self.law)

    @property
    def law(self) -> Law:
        """The rules in force, and what they are played with."""
        return self.timeline.now.law

    @property
    def rules(self) -> Ruleset:
        """The ruleset."""
        return self.law.rules

    @property
    def map(self) -> IslandMap:
        """The island."""
        return self.law.box.map

    @property
    def state(self) -> State:
        """The referee's state, to read; change it through ``do`` only."""
        return self.timeline.now.state

    @property
    def transitions(self) -> Iterator[tuple[State, State]]:
        """The states before and after each action up to the position shown."""
        states = (moment.state for moment in self.timeline.moments[: self.at + 1])
        return pairwise(states)

    @property
    def every_action(self) -> list[str]:
        """The canonical texts of all actions, those undone included."""
        return [self._written(action) for action in self.timeline.actions]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == Phase.OVER

    @property
    def ending(self) -> str:
        """How the game stands or ended, in one word, such as ``"treasure"``."""
        return Ending(self.state.ending).name.lower()

    @property
    def chance(self) -> bool:
        """Whether a card, a window, the treasure or the lot decides next."""
        return is_chance(self.state)

    @property
    def decider(self) -> int:
        """The side whose decision it is, from 0; whoever got lost is placed by the other."""
        return decider(self.state)

    @property
    def current(self) -> str:
        """Name of the side whose decision it is."""
        return self.names[self.decider]

    @property
    def winner(self) -> str | None:
        """Name of the winner, or ``None``."""
        return None if self.state.winner == NONE else self.names[self.state.winner]

    @property
    def treasure(self) -> str:
        """Label of the treasure hex by this game's luck, which nobody at the table knows."""
        return self.law.labels[treasure_of(self.state, self.law.kernel, self.law.isle, self._order)]

    def view(self, seat: int | None = None) -> Observation:
        """Return all that one side may know.

        Args:
            seat: 0 or 1; the side whose decision it is if left out.

        Raises:
            AfrikanError: if there is no such side.
        """
        chosen = self.decider if seat is None else seat
        check_whole(Phrase("the_seat"), chosen, 0, len(self.names) - 1)
        return observe(self.state.sights[chosen], self.state.phase, self.law)

    def _legal(self) -> list[int]:
        if self.chance:
            return [action for action in self._possible_outcomes() if self._weight(action)]
        room = [0] * ACTIONS
        return room[: legal(self.state, self.law.kernel, self.law.isle, room)]

    def _weight(self, action: int) -> int:
        return weight(self.state, self.law.kernel, self.law.isle, action)

    def _possible_outcomes(self) -> list[int]:
        if self.state.phase == Phase.CARD:
            return [pack(Kind.CARD, card) for card in range(self.law.isle.cards)]
        if self.state.phase == Phase.CLUE:
            return [pack(Kind.CLUE, clue, way) for clue in CLUES.values() for way in range(7)]
        kind = Kind.LOT if self.state.phase == Phase.LOT else Kind.CHEST
        return [pack(kind, value) for value in range(2)]

    def _refusal(self, action: int) -> AfrikanError | None:
        code = Refusal(refusal(self.state, self.law.kernel, self.law.isle, action))
        return None if code == Refusal.NONE else self._reasons.error(self.state, action, code)

    @property
    def _reasons(self) -> Reasons:
        return Reasons(self.law, self.names)

    def do(self, action: str) -> IslandGame:
        """Carry out a legal action or an outcome of chance, and return the game.

        Raises:
            IllegalAction: with the reason in words and the rule's citation; nothing has changed then.
            AfrikanError: if the text names no action.
        """
        self._do(self._verified(action))
        return self

    def _do(self, action: int) -> None:
        before, law = self.state, self.law
        after = clone(before)
        apply(after, law.kernel, law.isle, action)
        lines = lines_of(after, before.round, before.current, law, self.names)
        self.timeline.add(action, Moment(after, law), lines)

    def draw(self) -> IslandGame:
        """Let the game's luck decide: a card, a window, the treasure or the lot.

        Raises:
            AfrikanError: if nothing is left to chance now.
        """
        if not self.chance:
            raise AfrikanError("no_chance", legal=self.legal[:12])
        self._do(self._drawn())
        return self

    def _drawn(self) -> int:
        return draw(self.state, self.law.kernel, self.law.isle, self._order, self._key)

    @property
    def coming(self) -> str | None:
        """The outcome that the game's luck brings now, for teachers; ``None`` at a decision."""
        return self._written(self._drawn()) if self.chance else None

    def decision(self) -> str | None:
        """Return what the policy would do whose decision it is; ``None`` for a person or if none decides."""
        policy = self.seats[self.decider].policy
        if policy == HUMAN or self.chance or self.over:
            return None
        return policy(self.view(), self.legal) if callable(policy) else self.advice(policy)

    def advice(self, policy: str) -> str:
        """Return what a built-in policy would do in the place of the side whose decision it is.

        Args:
            policy: such as ``"locator"``.

        Raises:
            AfrikanError: if there is no such policy, or chance decides now.
        """
        if self.chance or self.over:
            raise AfrikanError("no_decision", status=self.status)
        law, room = self.law, [0] * ACTIONS
        ways = ways_of(law.box, law.rules)
        return self._written(
            choose(policy_of(policy), self.state, law.kernel, law.isle, ways, room, self._key)
        )

    def label(self, action: str, lang: str | None = None) -> str:
        """Return an action in words for a button.

        Raises:
            AfrikanError: if the text names no action.
        """
        return action_words(read_action(action, self.law), self.state, self.law, self.names, spoken(lang))

    def status(self, lang: str | None = None) -> str:
        """Return in one sentence what the game waits for, or how it ended."""
        return status_words(self.state, self.law, self.names, spoken(lang))

    def save(self) -> str:
        """Return the whole game as JSON text; loading replays it."""
        from afrikan.island.game.save import write_save

        return write_save(self)

    @classmethod
    def load(cls, text: str, map: str | Path | IslandMap | Box | None = None) -> IslandGame:
        """Return the game of a JSON text that ``save`` has written.

        Args:
            text: the saved game.
            map: the folder or box that it was played with, if it has cards of your own.

        Raises:
            SaveError: if the text is damaged, foreign or describes an impossible game.
        """
        from afrikan.island.game.save import read_save

        return read_save(text, map)

    def notation(self) -> str:
        """Return the whole game as readable text, a day a line; reading it replays the game exactly."""
        from afrikan.island.game.transcript import write_transcript

        return write_transcript(self)

    @classmethod
    def from_notation(cls, text: str, map: str | Path | IslandMap | Box | None = None) -> IslandGame:
        """Return the game of a text that ``notation`` has written.

        Raises:
            SaveError: if a line cannot be read or describes an impossible action.
        """
        from afrikan.island.game.transcript import read_transcript

        return read_transcript(text, map)

    def svg(self, lang: str | None = None, seat: int | None = None, **options: Any) -> str:
        """Return the map with routes and positions as an SVG picture.

        Args:
            lang: language of the words; the session's if left out.
            seat: the side whose map it is, 0 or 1; the referee's, which shows both sides, if left out.
            options: as for ``afrikan.draw.island.island_svg``.
        """
        from afrikan.island.game.picture import game_svg

        return game_svg(self, spoken(lang), seat, **options)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return f'<figure style="margin:0">{self.svg()}</figure>'

    def __repr__(self) -> str:
        """Return ruleset, map, seed and situation in words."""
        return (
            f"<IslandGame {self.rules.code} on {self.map.name}, seed {self.seed}, "
            f"after {self.at} actions: {self.status()}>"
        )
