"""Plans for lone pawns, on the boards of the game and on tiny ones whose values can be worked out by hand."""

from functools import cache
from itertools import pairwise

from afrikan.board import Edge, Node, RouteGraph
from afrikan.pawn.plan import Plan, quickest
from afrikan.pawn.turns import Spot, Turns, turns_of
from afrikan.rules import Ruleset
from afrikan.star.tables import board_of, build_tables

FAN = Ruleset.preset("fan")


@cache
def corridor(*routes):
    """Cities c0, c1, … in a row; each route is its mode and its steps, such as ("land", 2)."""
    nodes = [Node(f"c{number}", is_start=number == 0) for number in range(len(routes) + 1)]
    edges = []
    for number, (mode, steps) in enumerate(routes):
        dots = [f"{mode}_{number}_{step}" for step in range(1, steps)]
        nodes += [Node(dot, mode) for dot in dots]
        path = [f"c{number}", *dots, f"c{number + 1}"]
        edges += [Edge(a, b, mode) for a, b in pairwise(path)]
    return RouteGraph.from_parts(nodes, edges)


def turns_on(board, rules=FAN):
    """The turns of a lone pawn on a board of one's own."""
    return Turns(rules.kernel(), build_tables(board))


def plan_on(board, goal, rules=FAN):
    """The quickest plan to some places, and the number of the spot of each place."""
    turns = turns_on(board, rules)
    nodes = {board.index[place] for place in goal}
    plan = Plan(turns, [number for number, spot in enumerate(turns.spots) if spot.node in nodes])
    return plan, turns.places(board)


def guarded(hazard, before=0, behind=2):
    """Two cities with a hazard on the route between them, so many dots before it and behind it."""
    mode = "sea" if hazard == "pirate" else "land"
    dots = [Node(f"x{number}", mode) for number in range(before)]
    dots += [Node("trap", mode, hazard=hazard), *(Node(f"y{number}", mode) for number in range(behind))]
    path = ["a", *(dot.id for dot in dots), "b"]
    edges = [Edge(*pair, mode) for pair in pairwise(path)]
    return RouteGraph.from_parts([Node("a", is_start=True), *dots, Node("b")], edges)


def plan_to(rules, *places, change=0):
    """The quickest plan to some places of the ruleset's board, shared."""
    turns, graph = turns_of(rules, change=change), board_of(rules)
    nodes = {graph.index[place] for place in places}
    return quickest(turns, frozenset(n for n, spot in enumerate(turns.spots) if spot.node in nodes))


def value(rules, start, goal, money=0, **condition):
    """Expected turns from a place, exactly."""
    plan = plan_to(rules, goal)
    number = plan.turns.number[Spot(board_of(rules).index[start], **condition)]
    return plan.level(money // plan.turns.unit).values[number]
