"""A scale of colours from light yellow to dark blue whose order is seen without telling colours apart."""

STOPS = ("#fff3b0", "#bfdf9c", "#5bb8a4", "#2c7fb0", "#1d2f6f")
"""Each stop is darker than the one before, so that the order survives colour blindness and grey copies."""

_DARK = 0.22

Rgb = tuple[float, float, float]


def shade(share: float) -> str:
    """Return the colour of a share of the scale.

    Args:
        share: 0 for the lightest, 1 for the darkest.

    >>> shade(0), shade(0.125), shade(1)
    ('#fff3b0', '#dfe9a6', '#1d2f6f')
    """
    place = min(max(share, 0.0), 1.0) * (len(STOPS) - 1)
    number = min(int(place), len(STOPS) - 2)
    light, dark = _rgb(STOPS[number]), _rgb(STOPS[number + 1])
    mixed = (round(a + (place - number) * (b - a)) for a, b in zip(light, dark, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def luminance(colour: str) -> float:
    """Return how light a colour is, from 0 to 1 (relative luminance as in the Web's contrast rules)."""
    parts = (part / 255 for part in _rgb(colour))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def is_dark(colour: str) -> bool:
    """Return whether white stands out from a colour more than black does, or nearly so."""
    return luminance(colour) < _DARK


def _rgb(colour: str) -> Rgb:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
