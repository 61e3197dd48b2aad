"""Runs many games, in blocks that a script can loop over and a widget can stop."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any

from afrikan.chance import seed_of
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.policies.choose import POLICIES, Policy
from afrikan.policies.routes import routes
from afrikan.quote import quoted
from afrikan.records import blank
from afrikan.rules import Ruleset, check_ruleset
from afrikan.session import current
from afrikan.simulation import compiled as compiler
from afrikan.simulation.playout import TALLY, play_block
from afrikan.simulation.tally import Runs
from afrikan.star.state import ACTIONS, CITIES, MOST_ROUNDS, SEATS, State
from afrikan.star.tables import tables

BLOCK_SECONDS = 0.04
FEW_GAMES = 500
"""Up to so many games are interpreted unless told otherwise, so that nobody waits for the compiler."""

Block = Callable[[int, int], tuple[int, ...]]


def simulate(
    rules: Ruleset,
    policies: Sequence[str] = ("nearest",) * 4,
    games: int = 10_000,
    seed: int | None = None,
    *,
    rounds: int = 200,
    compiled: bool | None = None,
    progress: bool = False,
) -> Runs:
    """Play many games between built-in policies and count what happened.

    Game number k of a seed is the same game that ``Game(..., seed=seed, game=k)`` steps through.

    Args:
        rules: the ruleset.
        policies: ``"nearest"``, ``"planner"`` or ``"random"`` for each seat, two to six.
        games: how many, numbered from 0.
        seed: decides tiles and dice; the session's seed if left out.
        rounds: a game ends without a winner after so many.
        compiled: force or forbid compiled code; if left out, many games use it where numba is installed.
        progress: show a progress bar.

    Raises:
        AfrikanError: if an argument is not possible; names it.

    >>> simulate(Ruleset.preset("fan"), games=20, seed=1, compiled=False).games
    20
    """
    seed = current().seed if seed is None else seed
    steps = blocks(rules, policies, games, seed, rounds=rounds, compiled=compiled)
    done = Runs(rules, tuple(policies), seed, rounds, (0,) * TALLY)
    if not progress:
        for runs in steps:
            done += runs
        return done
    from tqdm.auto import tqdm

    with tqdm(total=games, unit="game") as bar:
        for runs in steps:
            done += runs
            bar.update(runs.games)
    return done


def blocks(
    rules: Ruleset,
    policies: Sequence[str] = ("nearest",) * 4,
    games: int = 10_000,
    seed: int | None = None,
    *,
    rounds: int = 200,
    compiled: bool | None = None,
) -> Iterator[Runs]:
    """Yield the same games as ``simulate`` in blocks of about 40 ms, to loop over and to stop at will.

    Args:
        rules, policies, games, seed, rounds, compiled: as for ``simulate``.

    Raises:
        AfrikanError: if an argument is not possible; names it.
    """
    seed = current().seed if seed is None else seed
    numbers = _checked(rules, policies, games, seed, rounds)
    if compiled is None:
        compiled = compiler.available() and games > FEW_GAMES
    if compiled and not compiler.available():
        raise AfrikanError("numba_missing")
    make = compiled_blocks if compiled else interpreted_blocks
    play = make(rules, numbers, seed, rounds)
    return _in_blocks(play, Runs(rules, tuple(policies), seed, rounds, (0,) * TALLY), games)


def _in_blocks(play: Block, nothing: Runs, games: int) -> Iterator[Runs]:
    begin, size = 0, 1
    while begin < games:
        size = min(size, games - begin)
        started = perf_counter()
        counts = play(begin, size)
        spent = perf_counter() - started
        yield replace(nothing, counts=counts)
        begin += size
        size = max(1, min(4 * size, int(size * BLOCK_SECONDS / max(spent, 1e-9))))


def interpreted_blocks(rules: Ruleset, policies: list[int], seed: int, rounds: int) -> Block:
    """Return a function that plays games ``begin`` to ``begin + games`` on plain objects."""
    state, key = blank(State), seed_of(seed)
    arguments = rules.kernel(), tables(rules), routes(rules, Policy.PLANNER in policies)
    faces, out, chosen = [0] * CITIES, [0] * ACTIONS, _padded(policies)

    def play(begin: int, games: int) -> tuple[int, ...]:
        tally = [0] * TALLY
        play_block(
            state, *arguments, chosen, faces, out, key.seed_low, key.seed_high,
            begin, games, len(policies), rounds, tally,
        )  # fmt: skip
        return tuple(tally)

    return play


def compiled_blocks(rules: Ruleset, policies: list[int], seed: int, rounds: int) -> Block:
    """Return a function that plays games ``begin`` to ``begin + games`` as compiled code."""
    import numpy as np

    from afrikan.records import to_record

    compiler.announce()
    run: Callable[..., Any] = compiler.compiled_block()
    key = seed_of(seed)
    state = to_record(blank(State))
    tabled = rules.kernel(), tables(rules), routes(rules, Policy.PLANNER in policies)
    arguments = [to_record(table) for table in tabled]
    faces, out = np.zeros(CITIES, np.int64), np.zeros(ACTIONS, np.int64)
    chosen = np.array(_padded(policies), np.int64)

    def play(begin: int, games: int) -> tuple[int, ...]:
        tally = np.zeros(TALLY, np.int64)
        run(
            state, *arguments, chosen, faces, out, key.seed_low, key.seed_high,
            begin, games, len(policies), rounds, tally,
        )  # fmt: skip
        return tuple(tally.tolist())

    return play


def _padded(policies: list[int]) -> list[int]:
    return policies + [0] * (SEATS - len(policies))


def _checked(rules: Ruleset, policies: Sequence[str], games: int, seed: int, rounds: int) -> list[int]:
    check_ruleset(rules)
    if isinstance(policies, str) or not 2 <= len(policies) <= rules.max_players:
        raise AfrikanError("policies_seats", most=rules.max_players, value=quoted(policies))
    for policy in policies:
        if policy not in POLICIES:
            hint = suggestion(policy, POLICIES)
            raise AfrikanError("built_in_policy_unknown", policy=quoted(policy), hint=hint)
    check_whole(Phrase("the_games"), games, 1, 2**62)
    check_whole(Phrase("the_rounds"), rounds, 1, MOST_ROUNDS)
    seed_of(seed)
    return [POLICIES[policy] for policy in policies]
