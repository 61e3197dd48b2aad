"""The geometry of hexes: distances, rings, steps."""

from collections import deque
from math import hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afrikan.island.hexes import around, ball, distance, flood, ring, step
from afrikan.island.words import Direction

AT = st.tuples(st.integers(-50, 50), st.integers(-50, 50))
RADIUS = st.integers(0, 7)


def centre(at):
    """Where the middle of a hex is drawn: x to the east, y to the south."""
    return 1.5 * at[0], sqrt(3) * (at[1] + at[0] / 2)


def walked(start, goal):
    """The distance by search, within a region large enough."""
    far, waiting = {start: 0}, deque([start])
    while goal not in far:
        at = waiting.popleft()
        for near in around(at):
            if near not in far:
                far[near] = far[at] + 1
                waiting.append(near)
    return far[goal]


@pytest.mark.parametrize(
    ("direction", "x", "y"),
    [
        (Direction.N, 0, -1),
        (Direction.NE, 1, -1),
        (Direction.SE, 1, 1),
        (Direction.S, 0, 1),
        (Direction.SW, -1, 1),
        (Direction.NW, -1, -1),
    ],
)
def test_a_step_leads_where_its_direction_says(direction, x, y):
    east, south = centre(step((0, 0), direction))
    assert (east > 0.1) - (east < -0.1) == x
    assert (south > 0.1) - (south < -0.1) == y


@given(AT, st.sampled_from(Direction))
def test_the_opposite_direction_leads_back(at, direction):
    assert step(step(at, direction), (direction + 3) % 6) == at


@given(AT, AT, AT)
def test_the_distance_is_one(a, b, c):
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
def test_the_distance_is_the_length_of_the_shortest_walk(at):
    assert distance((0, 0), at) == walked((0, 0), at)


@given(AT, RADIUS)
def test_a_ring_is_all_that_lies_at_its_distance(at, radius):
    region = {(at[0] + q, at[1] + r) for q in range(-8, 9) for r in range(-8, 9)}
    hexes = ring(at, radius)
    assert len(hexes) == len(set(hexes)) == (6 * radius or 1)
    assert set(hexes) == {other for other in region if distance(at, other) == radius}


@given(st.integers(1, 7))
def test_a_ring_is_walked_around_from_the_north(radius):
    hexes = ring((0, 0), radius)
    assert hexes[0] == (0, -radius)
    assert centre(hexes[1])[0] > 0
    assert all(distance(a, b) == 1 for a, b in zip(hexes, (*hexes[1:], hexes[0]), strict=True))


@given(AT, RADIUS)
def test_a_ball_is_all_rings_together(at, radius):
    hexes = ball(at, radius)
    assert len(hexes) == len(set(hexes)) == 1 + 3 * radius * (radius + 1)
    assert [distance(at, other) for other in hexes] == sorted(distance(at, other) for other in hexes)


def test_neighbours_are_equally_far_in_the_picture():
    assert {round(hypot(*centre(at)), 9) for at in around((0, 0))} == {round(sqrt(3), 9)}


def test_a_flood_stays_among_the_given_hexes():
    west, east = {(0, 0), (0, 1), (1, 0)}, {(3, 0), (3, 1)}
    assert flood((0, 0), west | east) == west
    assert flood((3, 1), west | east) == east
