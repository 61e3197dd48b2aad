"""The figures of an island as lines that people read."""

from afrikan.island.generator.windows import FIRST_DAY, THIRD_DAY, Windows
from afrikan.language import decimal
from afrikan.messages import say


def report(figures: Windows, lang: str) -> tuple[str, ...]:
    """Return the figures in words, with the windows that an island of this size must meet."""
    low, high = (decimal(float(bound), 2, lang) for bound in figures.wanted_candidates)
    days = {f"day_{day}": percent(share, lang) for day, share in enumerate(figures.located, start=1)}
    values: dict[str, dict[str, object]] = {
        "forts": {"count": figures.forts_reachable},
        "signatures": {"sites": figures.sites, "count": figures.signatures},
        "identified": {"share": percent(float(figures.identified), lang)},
        "candidates": {"mean": decimal(float(figures.candidates), 2, lang)},
        "guess": {"share": percent(float(figures.guess), lang)},
        "located": {**days},
    }
    lines = [say(lang, "generator", key, **given) for key, given in values.items()]
    if figures.many_sites:
        lines.append(say(lang, "generator", "window_candidates", low=low, high=high))
    if figures.large:
        first, third = percent(FIRST_DAY, lang), percent(THIRD_DAY, lang)
        lines.append(say(lang, "generator", "window_located", first=first, third=third))
    return tuple(lines)


def percent(share: float, lang: str) -> str:
    """Return a share in percent.

    >>> percent(0.3533, "fi")
    '35,3 %'
    """
    return f"{decimal(100 * share, 1, lang)} %"
