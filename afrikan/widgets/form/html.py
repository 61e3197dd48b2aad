"""Small pieces of HTML that every panel has."""

from html import escape


def heading_html(text: str) -> str:
    """Return a heading within a panel."""
    return f'<div class="afrikan-lesson-head" role="heading" aria-level="2">{escape(text)}</div>'


def hint_html(text: str) -> str:
    """Return a sentence that helps."""
    return f'<div class="afrikan-lesson-hint">{escape(text)}</div>'


def bar_html(done: int, planned: int, said: str, label: str) -> str:
    """Return how far something is, as a bar and in words.

    Args:
        done, planned: how much is done, and how much is to be done.
        said: the same in words.
        label: what is counted.
    """
    said, label = escape(said), escape(label)
    bar = f'<progress max="{planned}" value="{done}" aria-label="{label}">{said}</progress>'
    return f"{bar}<span>{said}</span>"


def wide_html(html: str, label: str) -> str:
    """Return something wide that can be scrolled where there is little room, also by the keyboard.

    Args:
        html: what is shown.
        label: what it is.
    """
    kind = f'role="group" aria-label="{escape(label)}" tabindex="0"'
    return f'<div class="afrikan-lesson-wide" {kind}>{html}</div>'
