"""A whole game on a tiny board of one's own: exactly who wins and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from afrikan.board import RouteGraph
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase
from afrikan.odds.answer.result import Odds
from afrikan.odds.games.enumerate import Course, follow
from afrikan.odds.games.given import bound_of, mix_of, players_of
from afrikan.odds.games.table import Decider, Table
from afrikan.odds.games.tiny_answer import WAYS, Answer, label_of
from afrikan.policies.homeward import homeward_of
from afrikan.policies.routes import build_routes
from afrikan.rules import Ruleset, ruleset_of
from afrikan.session import spoken
from afrikan.star.state import MOST_ROUNDS, NONE
from afrikan.star.tables import build_tables

if TYPE_CHECKING:
    import pandas as pd

MOST_TILES = 12
MOST_POSITIONS = 20_000
NEGLIGIBLE = Fraction(1, 1_000_000)


@dataclass(frozen=True, repr=False)
class ExactGame:
    """How games on a tiny board go, with exact chances.

    Args:
        winner: who wins, and by what; ``"star_1"`` is seat 1 with the Star, ``"horseshoe_2"`` seat 2 with a
            horseshoe, ``"draw"`` several players home in one round, ``"settled"`` a game that the rules end
            because nobody can win, ``"nobody"`` one that goes on after the last round that was followed.
        rounds: in which round the game ends; longer games are beyond.
        course: the chance of each end in each round.
        seats: number of players.
    """

    winner: Odds
    rounds: Odds
    course: Course
    seats: int

    @property
    def positions(self) -> int:
        """How many positions in which a turn begins were told apart, those before the first turn too."""
        return self.course.positions

    @property
    def wins(self) -> tuple[Fraction, ...]:
        """The chance of each seat to win, by whatever means."""
        won = [Fraction(0)] * self.seats
        for (_, end), chance in self.course.ended.items():
            if end.winner != NONE:
                won[end.winner] += chance
        return tuple(won)

    def to_frame(self) -> pd.DataFrame:
        """Return one row for each round and way to end, with the winner's seat or 0: the chance, twice."""
        import pandas as pd

        rows = [
            (played, end.winner + 1, WAYS[end.ending], chance, float(chance))
            for (played, end), chance in sorted(self.course.ended.items())
        ]
        return pd.DataFrame(rows, columns=["round", "seat", "way", "exact", "chance"])

    def __repr__(self) -> str:
        """Return both answers as text in the session's language."""
        from afrikan.odds.answer.report import text

        return "\n\n".join(text(odds, spoken(None)) for odds in (self.winner, self.rounds))

    def _repr_html_(self) -> str:
        from afrikan.odds.answer.report import html

        return "".join(html(odds, lang=spoken(None)) for odds in (self.winner, self.rounds))


def exact_game(
    board: RouteGraph | str,
    tiles: Mapping[str, int],
    rules: Ruleset | str = "fan",
    policies: Sequence[str | Decider] = ("nearest", "nearest"),
    *,
    rounds: int = 200,
    bound: Fraction | float = NEGLIGIBLE,
    positions: int = MOST_POSITIONS,
) -> ExactGame:
    """Return who wins a game on a tiny board and how long it takes, exactly.

    Every course of the game is followed through the engine. Positions in which a turn begins are told apart
    by all that the rules ask for; equal ones are followed once, with the sum of their chances.

    Args:
        board: the board, such as one from ``RouteGraph.from_parts``; its cities get tiles as in the ruleset.
        tiles: how many tiles of which face: ``"star"``, ``"ruby"``, ``"emerald"``, ``"topaz"``,
            ``"robber"``, ``"horseshoe"``, ``"blank"``.
        rules: the ruleset, or its code; its own board and tiles are left aside.
        policies: for each seat ``"nearest"``, ``"planner"``, ``"random"`` (every legal action alike), or a
            function ``(state, rules, board) -> packed action`` that decides by the position alone.
        rounds: how many rounds are followed at most.
        bound: no further round is followed once games go on with a smaller chance than this.
        positions: how many positions may be told apart.

    Raises:
        AfrikanError: if an argument is not possible or the board is too large; names it.

    >>> from afrikan.board import Edge, Node
    >>> parts = [Node("home", is_start=True), Node("away")], [Edge("home", "away")]
    >>> game = exact_game(RouteGraph.from_parts(*parts), {"star": 1}, "fan;start_money=0", ["nearest"])
    >>> [str(game.rounds[number]) for number in range(2, 6)]
    ['0', '1/2', '1/4', '1/8']
    """
    chosen = ruleset_of(rules)
    graph = board if isinstance(board, RouteGraph) else RouteGraph.load(board)
    table = _table(graph, tiles, chosen, policies)
    check_whole(Phrase("the_rounds"), rounds, 1, MOST_ROUNDS)
    check_whole(Phrase("the_positions"), positions, 1, 10**9)
    course = follow(table, rounds, bound_of(bound), positions)
    answer = Answer(table, course, label_of(graph, chosen.code))
    return ExactGame(answer.winner(), answer.rounds(), course, len(table.players))


def _table(
    graph: RouteGraph, tiles: Mapping[str, int], rules: Ruleset, policies: Sequence[str | Decider]
) -> Table:
    players = players_of(policies, rules.max_players)
    made, kernel = build_tables(graph, rules.tile_cities == "all"), rules.kernel()
    cities = sum(made.has_tile)
    if cities > MOST_TILES:
        raise AfrikanError("tiles_too_many", count=cities, most=MOST_TILES)
    kernel.tile_mix = mix_of(tiles, cities)
    plan_for = partial(homeward_of, kernel, made)
    return Table(kernel, made, build_routes(graph, made, kernel, plan_for, "planner" in players), players)
