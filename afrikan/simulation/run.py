"""Runs many games, in blocks that a script can loop over and a widget can stop."""

import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import Any, Protocol, Self, TypeVar

from afrikan.chance import seed_of
from afrikan.checks import check_whole
from afrikan.errors import AfrikanError, Phrase, suggestion
from afrikan.game.seats import default_name
from afrikan.game.view import OwnPolicy
from afrikan.language import number
from afrikan.messages import say
from afrikan.policies.choose import POLICIES
from afrikan.quote import quoted
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.elsewhere import for_any_family
from afrikan.session import current
from afrikan.simulation import compiling as compiler
from afrikan.simulation.executors import Crew, crew_of
from afrikan.simulation.job import Job, Part
from afrikan.simulation.layout import size
from afrikan.simulation.looks import Until, until_of
from afrikan.simulation.runs import Runs
from afrikan.star.state import MOST_ROUNDS

FEW_GAMES = 500
"""Up to so many games are interpreted unless told otherwise, so that nobody waits for the compiler."""

MOST_KEPT = 1_000_000
"""So many games may be kept one by one; they take memory."""


@for_any_family
def simulate(
    rules: Ruleset | str,
    policies: Sequence[str | OwnPolicy] = ("nearest",) * 4,
    games: int = 10_000,
    seed: int | None = None,
    *,
    rounds: int = 200,
    rotate: bool = False,
    keep: int = 0,
    until: Mapping[str, float] | None = None,
    confidence: float = 0.95,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    progress: bool = False,
    stop: Callable[[], bool] | None = None,
) -> Runs:
    """Play many games and count what happened.

    Game number k of a seed is the same game that ``Game(..., seed=seed, game=k)`` steps through, and that
    ``.game(k)`` of the result opens. Whoever plays, the counts are the same. An interrupt from the keyboard
    ends the simulation early; what has been played till then is returned, and said on the error stream.
    A ruleset of another family is handed to that family's own ``simulate``, with all arguments.

    Args:
        rules: the ruleset, or its short code such as ``"fan"``.
        policies: who decides, for two to six players: a built-in policy such as ``"nearest"`` or
            ``"random"``, or a function of one's own from a view and the legal actions to one of them, with
            which all games are interpreted.
        games: how many, numbered from 0; with ``until`` at most so many.
        seed: decides tiles and dice; the session's seed if left out.
        rounds: a game ends without a winner after so many.
        rotate: let policy e take seat e + k in game k, counted round, as in a tournament.
        keep: of so many games, from the first on, the measures are kept one by one.
        until: play only until the mean of each of these measures is known to ± so much, as in
            ``{"rounds": 0.05}``; the intervals of all tables allow for the repeated looks.
        confidence: of each of these intervals, whenever playing stops.
        executor: who plays: this thread if left out, ``"threads"``, ``"processes"``, or any
            ``concurrent.futures.Executor``, such as ``Client.get_executor()`` of dask.distributed.
        workers: how many blocks are in play at the same time; as many as fit if left out.
        compiled: force or forbid compiled code; if left out, many games use it where numba is installed.
        progress: show a progress bar.
        stop: asked after every block; when it answers true, what has been played till then is returned.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it. What
            had been played by then stands in the error's ``runs``.

    >>> simulate("fan", games=20, seed=1, compiled=False).games
    20
    """
    steps = blocks(
        rules, policies, games, seed, rounds=rounds, rotate=rotate, keep=keep, until=until,
        confidence=confidence, executor=executor, workers=workers, compiled=compiled,
    )  # fmt: skip
    return gathered(steps, games, progress=progress, stop=stop)


class Merging(Protocol):
    """What a block of games came to: it merges with others."""

    @property
    def games(self) -> int:
        """How many games they are."""

    def __add__(self, other: Any) -> Self:
        """Return both together."""


Merged = TypeVar("Merged", bound=Merging)


def gathered(
    steps: Generator[Merged], games: int, *, progress: bool, stop: Callable[[], bool] | None
) -> Merged:
    """Return blocks of games added up, or those till an interrupt from the keyboard.

    Args:
        steps: the blocks.
        games: how many games they are at most.
        progress, stop: as for ``simulate``.

    Raises:
        AfrikanError: if a policy fails or the workers are lost; holds in ``runs`` what there is by then.
    """
    done: Merged | None = None
    shown = _with_bar(steps, games) if progress else steps
    try:
        for block in shown:
            done = block if done is None else done + block
            if stop is not None and stop():
                break
    except KeyboardInterrupt:
        if done is None:
            raise
        _say("interrupted", done.games, games)
    except AfrikanError as error:
        error.runs = done
        raise
    finally:
        shown.close()
        steps.close()
    assert done is not None
    return done


def blocks(
    rules: Ruleset | str,
    policies: Sequence[str | OwnPolicy] = ("nearest",) * 4,
    games: int = 10_000,
    seed: int | None = None,
    *,
    rounds: int = 200,
    rotate: bool = False,
    keep: int = 0,
    until: Mapping[str, float] | None = None,
    confidence: float = 0.95,
    executor: str | Executor | None = None,
    workers: int | None = None,
    compiled: bool | None = None,
    begin: int = 0,
) -> Generator[Runs]:
    """Yield the same games as ``simulate`` in blocks of about 40 ms, to loop over and to stop at will.

    The blocks come in the order of their games, whoever plays them.

    Args:
        rules, policies, games, seed, rounds, rotate, keep, until, confidence: as for ``simulate``.
        executor, workers, compiled: as for ``simulate``; elsewhere a block takes about 100 ms.
        begin: number of the first game that is played; not with ``until``. So games that were stopped go on.

    Raises:
        AfrikanError: if an argument is not possible, a policy fails or the workers are lost; names it.
    """
    seed = current().seed if seed is None else seed
    ruleset = ruleset_of(rules)
    check_table(ruleset, policies, games, seed, rounds)
    check_begin(begin, games)
    if begin and until is not None:
        raise AfrikanError("begin_until", begin=begin)
    check_whole(Phrase("the_keep"), keep, 0, min(games, MOST_KEPT))
    sought = until_of(until, confidence, games)
    deciders = tuple(policies)
    fast = fast_code(deciders, games, compiled)
    job = Job((ruleset,), deciders, default_names(len(deciders)), seed, rounds, bool(rotate), keep, fast)
    nothing = Runs(ruleset, deciders, seed, rounds, (0,) * size(rounds), bool(rotate), (), sought)
    return _played(crew_of(job, executor, workers), nothing, begin, games)


def check_begin(begin: object, games: int) -> None:
    """Refuse what is no number of a game from which others can go on.

    Raises:
        AfrikanError: naming it.
    """
    check_whole(Phrase("the_begin"), begin, 0, games)


def default_names(seats: int) -> tuple[str, ...]:
    """Return what players are called who have no names of their own."""
    return tuple(default_name(seat) for seat in range(1, seats + 1))


def _played(crew: Crew[Part], nothing: Runs, begin: int, games: int) -> Generator[Runs]:
    looks = (games,) if nothing.until is None else nothing.until.looks
    done = nothing
    try:
        for look in looks:
            for part in crew.parts(begin, look):
                runs = replace(nothing, counts=part.counts[0], kept=part.rows[0])
                yield runs
                if nothing.until is not None:
                    done += runs
            begin = look
            if nothing.until is not None and _known(nothing.until, done):
                return
    finally:
        crew.close()


def _known(until: Until, done: Runs) -> bool:
    return until.known({name: done.sums(name) for name, _ in until.wanted}, done.games)


def _with_bar(steps: Iterator[Merged], games: int) -> Generator[Merged]:
    from tqdm.auto import tqdm

    with tqdm(total=games, unit="game") as bar:
        for block in steps:
            yield block
            bar.update(block.games)


def _say(key: str, games: int, wanted: int) -> None:
    lang = current().language
    words = say(lang, "simulation", key, games=number(games, lang), wanted=number(wanted, lang))
    print(words, file=sys.stderr, flush=True)


def fast_code(deciders: tuple[object, ...], games: int, compiled: bool | None) -> bool:
    """Tell whether compiled code is to play.

    Args:
        deciders: the policies.
        games: how many games.
        compiled: whether compiled code is forced or forbidden.

    Raises:
        AfrikanError: if it is forced and cannot play.
    """
    own = any(not isinstance(policy, str) for policy in deciders)
    if compiled and own:
        raise AfrikanError("own_policy_compiled")
    if compiled and not compiler.available():
        raise AfrikanError("numba_missing")
    if compiled is None:
        return not own and games > FEW_GAMES and compiler.available()
    return bool(compiled)


def check_table(rules: Ruleset, policies: Sequence[object], games: object, seed: int, rounds: object) -> None:
    """Refuse what cannot be played.

    Args:
        rules, policies, games, seed, rounds: as for ``simulate``.

    Raises:
        AfrikanError: naming the argument.
    """
    listed = isinstance(policies, Sequence) and not isinstance(policies, str)
    if not listed or not 2 <= len(policies) <= rules.max_players:
        raise AfrikanError("policies_seats", most=rules.max_players, value=quoted(policies))
    for policy in policies:
        if not callable(policy) and (not isinstance(policy, str) or policy not in POLICIES):
            hint = suggestion(policy, POLICIES)
            raise AfrikanError("policy_unknown", policy=quoted(policy), hint=hint)
    check_whole(Phrase("the_games"), games, 1, 2**62)
    check_whole(Phrase("the_rounds"), rounds, 1, MOST_ROUNDS)
    seed_of(seed)
