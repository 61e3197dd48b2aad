"""The tables of a reproduction: published figures beside ours, and ours by the city of the Star."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import hypot, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Any, NamedTuple

from afrikan.board.words import place_name
from afrikan.checks import check_confidence
from afrikan.errors import AfrikanError, suggestion
from afrikan.quote import quoted
from afrikan.session import spoken
from afrikan.simulation.apart import (
    chi_square_of,
    difference_of_apart,
    difference_of_apart_shares,
    holm,
    p_of,
    p_of_chi_square,
    p_of_shares,
)
from afrikan.simulation.estimates import Estimate, mean_of, share_of
from afrikan.star.tables import board_of
from afrikan.studies.counts import (
    Column,
    Counts,
    deviation_of,
    error_of_deviation,
    peakedness,
    rounds_of,
)

if TYPE_CHECKING:
    import pandas as pd

    from afrikan.studies.published import Study
    from afrikan.studies.replay import Reproduction


class Compared(NamedTuple):
    """A published figure, ours, and what parts them."""

    published: Estimate
    ours: Estimate
    difference: Estimate
    p: float


def figure_table(done: Reproduction, confidence: float) -> pd.DataFrame:
    """Return one row for each published figure that has been played for, beside ours."""
    import pandas as pd

    check_confidence(confidence)
    rows: list[dict[str, Any]] = []
    values: list[float] = []
    for variant, measure, kind, found in _compared(done, confidence):
        rows.append(
            {"variant": variant, "measure": measure, "kind": kind}
            | _ends("published", found.published)
            | _ends("ours", found.ours)
            | _ends("difference", found.difference)
            | {"p": found.p}
        )
        values.append(found.p)
    for row, raised in zip(rows, holm(values), strict=True):
        row["p_holm"] = raised
        row["agrees"] = row["difference_low"] <= 0 <= row["difference_high"]
        row["agrees_among_all"] = raised >= 1 - confidence
    return _framed(pd.DataFrame(rows), done)


def _ends(name: str, found: Estimate) -> dict[str, float]:
    return {name: found.value, f"{name}_low": found.low, f"{name}_high": found.high}


def _framed(frame: pd.DataFrame, done: Reproduction) -> pd.DataFrame:
    games = {name: counts.games for name, counts in done.counts.items()}
    frame.attrs |= {"study": done.study.name, "seed": done.seed, "games": games}
    return frame


def _compared(done: Reproduction, level: float) -> Iterator[tuple[str, str, str, Compared]]:
    """Yield variant, measure, kind and both sides' figures, of what has been played."""
    study = done.study
    for variant, counts in done.counts.items():
        if counts.games < 2:
            continue
        row = counts.total
        if variant == next(iter(study.variants)):
            yield variant, "rounds", "mean", compared_means(study, row, level)
            yield variant, "rounds_deviation", "deviation", compared_deviations(study, row, level)
            for place, policy in enumerate(study.policies):
                found = compared_shares(study, study.wins[policy], row, Column.WINS + place, level)
                yield variant, f"wins_{policy}", "share", found
        share = study.horseshoe_wins[variant]
        found = compared_shares(study, share, row, Column.HORSESHOE_WINS, level)
        yield variant, "horseshoe_wins", "share", found


def compared_means(study: Study, row: tuple[int, ...], level: float) -> Compared:
    """Return the mean number of rounds on both sides."""
    games = row[Column.GAMES]
    ours = mean_of(*rounds_of(row), games, level)
    errors = study.deviation / sqrt(study.games), deviation_of(row) / sqrt(games)
    published = _around(study.mean, errors[0], level)
    difference = difference_of_apart(study.mean, errors[0], ours.value, errors[1], level)
    return Compared(published, ours, difference, p_of(difference.value, hypot(*errors)))


def compared_deviations(study: Study, row: tuple[int, ...], level: float) -> Compared:
    """Return the standard deviation of the rounds on both sides.

    How sure a published one is depends on how often games are very long, which is not published; so the
    shape of our own distribution is taken for both.
    """
    ours, peak = deviation_of(row), peakedness(row)
    first = error_of_deviation(study.deviation, peak, study.games)
    second = error_of_deviation(ours, peak, row[Column.GAMES])
    difference = difference_of_apart(study.deviation, first, ours, second, level)
    return Compared(
        _around(study.deviation, first, level),
        _around(ours, second, level),
        difference,
        p_of(difference.value, hypot(first, second)),
    )


def _around(value: float, error: float, level: float) -> Estimate:
    half = NormalDist().inv_cdf(0.5 + level / 2) * error
    return Estimate(value, value - half, value + half)


def compared_shares(study: Study, share: float, row: tuple[int, ...], place: int, level: float) -> Compared:
    """Return a share of the games on both sides."""
    hits, games = row[place], row[Column.GAMES]
    published = round(share * study.games), study.games
    return Compared(
        share_of(*published, level),
        share_of(hits, games, level),
        difference_of_apart_shares(*published, hits, games, level),
        p_of_shares(*published, hits, games),
    )


def exchange_table(done: Reproduction) -> pd.DataFrame:
    """Return how well the shares of wins fit as published, and with the names of two policies exchanged."""
    import pandas as pd

    study, counts = done.study, done.counts[_played(done, None)]
    ours = counts.total[Column.WINS :]
    rows: list[dict[str, Any]] = []
    for one, other in (("", ""), *combinations(study.policies, 2)):
        names = {one: other, other: one}
        shares = [study.wins[names.get(policy, policy)] for policy in study.policies]
        statistic = chi_square_of([round(share * study.games) for share in shares], ours)
        p = p_of_chi_square(statistic, len(ours) - 1)
        rows.append({"policy": one, "other": other, "chi_square": statistic, "p": p})
    for row, raised in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["p_holm"] = raised
    return _framed(pd.DataFrame(rows), done)


def star_table(done: Reproduction, variant: str | None, confidence: float) -> pd.DataFrame:
    """Return our figures by the city where the Star lay, in the order of the cities."""
    import pandas as pd

    check_confidence(confidence)
    variant, lang = _played(done, variant), spoken(None)
    board = board_of(done.study.variants[variant])
    rows = [
        {"city": city, "name": place_name(board, place, lang), "measure": measure, "games": counted[0]}
        | {"value": found.value, "low": found.low, "high": found.high}
        for place, (city, counted) in enumerate(zip(board.cities, done.counts[variant].cities, strict=True))
        if counted[Column.GAMES]
        for measure, found in _by_star(done.study, counted, confidence)
    ]
    return _framed(pd.DataFrame(rows), done)


def _by_star(study: Study, row: tuple[int, ...], level: float) -> Iterator[tuple[str, Estimate]]:
    games = row[Column.GAMES]
    yield "rounds", mean_of(*rounds_of(row), games, level)
    yield "star_wins", share_of(row[Column.STAR_WINS], games, level)
    yield "horseshoe_wins", share_of(row[Column.HORSESHOE_WINS], games, level)
    for place, policy in enumerate(study.policies):
        yield f"wins_{policy}", share_of(row[Column.WINS + place], games, level)


def _played(done: Reproduction, variant: str | None) -> str:
    """Return a variant that has been played, the study's own game unless another one is named.

    Raises:
        AfrikanError: if it has not been played.
    """
    name = next(iter(done.study.variants)) if variant is None else variant
    counts: Counts | None = done.counts.get(name)
    if counts is None or not counts.games:
        raise AfrikanError("variant_unknown", name=quoted(name), hint=suggestion(name, done.counts))
    return name
