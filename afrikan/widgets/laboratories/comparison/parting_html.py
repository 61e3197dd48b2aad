"""Where a game parts: sentences, the reading behind it with its sources, and both boards."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from afrikan.game import Game
from afrikan.messages import translated
from afrikan.rules import Choice, Citation, catalogue
from afrikan.simulation.divergence import Divergence
from afrikan.widgets.form.html import heading_html
from afrikan.widgets.laboratories.comparison.parting import SIDES, Opened
from afrikan.widgets.laboratories.comparison.words import reading_words, said

WIDTH = 600
"""Width of a board in pixels; it shrinks to the place there is."""


def opened_html(found: Opened, lang: str) -> str:
    """Return what is to be seen of an opened game.

    Args:
        found: the game.
        lang: language of the words.
    """
    heading = heading_html(said(lang, "opened_head", number=str(found.number)))
    parted = found.divergence
    if parted is None:
        return f"{heading}<p>{escape(said(lang, 'opened_alike'))}</p>"
    words = paragraphs(parted.told(lang))
    return f"{heading}{words}{_readings(parted, lang)}{boards_html(parted, lang)}"


def paragraphs(sentences: Iterable[str]) -> str:
    """Return sentences, each as a paragraph."""
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _readings(parted: Divergence, lang: str) -> str:
    """Return the options that make the difference, with what either ruleset says and where it is written."""
    if not parted.options:
        return paragraphs(parted.behind(lang))
    intro = said(lang, "behind_one" if len(parted.options) == 1 else "behind_each")
    readings = "".join(reading_html(option, values, lang) for option, values in parted.options.items())
    return f"<p><strong>{escape(intro)}</strong></p>{readings}"


def reading_html(option: str, values: tuple[Choice, Choice], lang: str) -> str:
    """Return an option with what either ruleset says and where that is written."""
    question = escape(translated(catalogue()[option].question, lang))
    items = "".join(
        f"<li><strong>{side}</strong> {escape(reading_words(option, value, lang))}"
        f"<br>{_written(option, value, lang)}</li>"
        for side, value in zip(SIDES, values, strict=True)
    )
    return (
        f'<div class="afrikan-comparison-reading"><p><strong>{question}</strong> '
        f"<code>{escape(option)}</code></p><ul>{items}</ul></div>"
    )


def _written(option: str, choice: Choice, lang: str) -> str:
    """Return where a reading is written, each public source as a link."""
    value = catalogue()[option].value(choice)
    if value is None:
        return escape(said(lang, "own_reading"))
    return f"{escape(said(lang, 'written'))} {_cited(value.citations, lang)}"


def _cited(citations: Iterable[Citation], lang: str) -> str:
    return "; ".join(_link(citation, lang) for citation in citations)


def _link(citation: Citation, lang: str) -> str:
    text, address = escape(citation.text(lang)), citation.source.address
    if address is None:
        return text
    return f'<a href="{escape(address, quote=True)}" target="_blank" rel="noopener noreferrer">{text}</a>'


def boards_html(parted: Divergence, lang: str) -> str:
    """Return both boards after the action with which a game parts."""
    games = zip(SIDES, (parted.first, parted.second), parted.actions, strict=True)
    figures = "".join(_board(side, game, action, lang) for side, game, action in games)
    return f'<div class="afrikan-comparison-boards">{figures}</div>'


def _board(side: str, game: Game, action: str, lang: str) -> str:
    """Return the board after the action with which the game parts."""
    label = game.label(action, lang)
    caption = escape(said(lang, "board_after", side=side, rules=game.rules.code, action=label))
    picture = game.fork().do(action).svg(lang, width=WIDTH, legend=False)
    return f"<figure><figcaption>{caption}</figcaption>{picture}</figure>"
