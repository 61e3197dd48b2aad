"""A seat's pawn as a small picture, to stand in a line of text as it stands on the board."""

from functools import cache

from afrikan.draw.marks import pawn_head
from afrikan.draw.shapes import Shape, Text


@cache
def pawn_svg(seat: int) -> str:
    """Return a pawn with its number as SVG.

    Args:
        seat: number from 0.
    """
    items = (item for group in pawn_head(seat, (0.0, 0.0)) for item in group.items)
    drawn = "".join(_shape(item) if isinstance(item, Shape) else _number(item) for item in items)
    return (
        f'<svg class="afrikan-pawn" viewBox="-20 -20 40 40" role="img" aria-label="{seat + 1}" '
        f'stroke-linejoin="round">{drawn}</svg>'
    )


def _shape(shape: Shape) -> str:
    path = "".join(letter + " ".join(f"{x:.1f} {y:.1f}" for x, y in points) for letter, points in shape.path)
    return f'<path d="{path}" fill="{shape.fill}" stroke="{shape.stroke}" stroke-width="{shape.width}"/>'


def _number(text: Text) -> str:
    place = f'x="{text.x}" y="{text.y}" dominant-baseline="central" text-anchor="{text.anchor}"'
    return f'<text {place} font-size="{text.size}" font-weight="bold" fill="{text.fill}">{text.text}</text>'
