"""What makes hexes an island: every fault is found here and named with its line."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from afrikan.errors import DataError
from afrikan.island.hexes import At, around, flood
from afrikan.island.model import FEWEST_HEXES, FORT_LABELS, LABELS, MOST_HEXES, SITE_LABELS, Hex, ground_id
from afrikan.island.state import SIDE
from afrikan.island.words import SITES, TERRAINS, Ground

FARTHEST = 999
"""Largest coordinate; with more hexes than ``MOST_HEXES`` there is no need for larger ones."""

PlacedHex = tuple[int | None, Hex]


def check_hexes(file: str, hexes: Sequence[PlacedHex]) -> None:
    """Refuse hexes that make no island on which the game can be played.

    Args:
        file: what to call the data in an error.
        hexes: (line, hex) pairs; the line is None where there is no file.

    Raises:
        DataError: naming file, line and reason.
    """
    if not FEWEST_HEXES <= len(hexes) <= MOST_HEXES:
        reason = f"{len(hexes)} hexes; an island has {FEWEST_HEXES} to {MOST_HEXES}"
        raise DataError(file, None, reason)
    lines: dict[At, int | None] = {}
    labels: dict[str, int | None] = {}
    for line, place in hexes:
        reason = _hex_fault(place) or _twice(place, lines, labels)
        if reason:
            raise DataError(file, line, reason)
        lines[place.at] = line
        if place.label:
            labels[place.label] = line
    _check_span(file, lines)
    _check_labels(file, labels)
    _check_whole(file, lines)
    _check_sites(file, hexes)


def _hex_fault(place: Hex) -> str:
    if max(abs(place.q), abs(place.r)) > FARTHEST:
        return f"q {place.q}, r {place.r} lie too far out; coordinates are from -{FARTHEST} to {FARTHEST}"
    if place.ground == Ground.SEA:
        return "the ground is sea; leave the row out, all that is not listed is sea"
    return _label_fault(place)


def _label_fault(place: Hex) -> str:
    label, ground = place.label, ground_id(place.ground)
    if label and label not in LABELS:
        return f"label {label[:9]!r} is unknown; labels run from A1 to F6"
    if label in FORT_LABELS and place.ground != Ground.FORT:
        return f"{label} is the label of a fort, but the ground is {ground}"
    if label in SITE_LABELS and place.ground not in SITES:
        return f"{label} is the label of a treasure site, but the ground is {ground}"
    if place.ground not in TERRAINS and not label:
        return f"a {ground} without a label; forts have A1 to B2, treasure sites B3 to F6"
    return ""


def _twice(place: Hex, lines: Mapping[At, int | None], labels: Mapping[str, int | None]) -> str:
    if place.at in lines:
        return f"the hex {_words(place.at)} appears twice{first_on(lines[place.at])}"
    if place.label in labels:
        return f"the label {place.label} appears twice{first_on(labels[place.label])}"
    return ""


def first_on(line: int | None) -> str:
    """Return the words that tell where a doubled row stands first, if there is a file."""
    return f", first on line {line}" if line else ""


def _check_span(file: str, land: Collection[At]) -> None:
    for name, numbers in zip("qr", zip(*land, strict=True), strict=True):
        span = max(numbers) - min(numbers) + 1
        if span > SIDE:
            raise DataError(file, None, f"{name} spans {span} numbers; an island spans at most {SIDE}")


def _check_labels(file: str, labels: Collection[str]) -> None:
    for label in FORT_LABELS:
        if label not in labels:
            raise DataError(file, None, f"the fort {label} is missing; there are eight, A1 to B2")
    sites = sum(label in labels for label in SITE_LABELS)
    for label in SITE_LABELS[: max(sites, 1)]:
        if label not in labels:
            reason = f"the treasure site {label} is missing; sites are labelled from B3 on without gaps"
            raise DataError(file, None, reason)


def _check_whole(file: str, lines: Mapping[At, int | None]) -> None:
    first = next(iter(lines))
    land = flood(first, lines)
    for at, line in lines.items():
        if at not in land:
            reason = f"no way over land leads from {_words(first)} to {_words(at)}; an island is in one piece"
            raise DataError(file, line, reason)
    for at in sorted(holes(lines)):
        line = next((lines[near] for near in around(at) if near in lines), None)
        reason = f"{_words(at)} is not land, but land lies all around it; all sea must be open, so add a hex"
        raise DataError(file, line, reason)


def holes(land: Collection[At]) -> set[At]:
    """Return the coordinates that are not land and from which no way over water leads to the open sea."""
    west, east = min(q for q, _ in land) - 1, max(q for q, _ in land) + 1
    north, south = min(r for _, r in land) - 1, max(r for _, r in land) + 1
    water = {(q, r) for q in range(west, east + 1) for r in range(north, south + 1)} - set(land)
    return water - flood((west, north), water)


def _check_sites(file: str, hexes: Sequence[PlacedHex]) -> None:
    land = {place.at: place for _, place in hexes}
    signatures: dict[tuple[int, ...], str] = {}
    for line, place in hexes:
        if place.ground not in SITES:
            continue
        grounds = ring_grounds(place.at, land)
        reason = _site_fault(place, land, grounds)
        signature = (place.ground, *sorted(grounds))
        if not reason and signature in signatures:
            reason = f"the clues of {place.label} and {signatures[signature]} are the same"
        if reason:
            raise DataError(file, line, reason)
        signatures[signature] = place.label


def _site_fault(place: Hex, land: Mapping[At, Hex], grounds: Iterable[Ground]) -> str:
    for at in around(place.at):
        if at in land and land[at].label:
            return (
                f"the treasure site {place.label} lies next to {land[at].label}; clues tell of terrain only"
            )
    if place.ground == Ground.HARBOUR and Ground.SEA not in grounds:
        return f"the harbour {place.label} is not at the sea"
    return ""


def ring_grounds(at: At, land: Mapping[At, Hex]) -> tuple[Ground, ...]:
    """Return what lies around a hex, in the order of ``Direction``."""
    return tuple(land[near].ground if near in land else Ground.SEA for near in around(at))


def _words(at: At) -> str:
    return f"q {at[0]}, r {at[1]}"
