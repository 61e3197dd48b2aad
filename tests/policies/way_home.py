"""Whether the Star's carrier can come home at all: by networkx, around the robbers that bar cities."""

import networkx as nx

from afrikan.board import RouteGraph

FARE = 100


def can_come_home(board: RouteGraph, rules, place, money, barred):
    """Whether a way leads home; a free passage is had on islands only, and a flight needs its fare."""
    ways = nx.DiGraph()
    ways.add_node(place)
    for edge in board.edges:
        fare = {"land": 0, "sea": FARE, "air": rules.air_price}[edge.mode]
        for a, b in ((edge.a, edge.b), (edge.b, edge.a)):
            free = edge.mode == "sea" and (a in board.islands or a not in board.cities)
            if not {a, b} & barred and (money >= fare or free):
                ways.add_edge(a, b)
    return any(home in ways and nx.has_path(ways, place, home) for home in board.starts)


def nobody_can_win(game):
    """Whether no way home is left to the Star's carrier, or all who could still find the Star are poor."""
    board, state = game.board, game.state
    barred = {board.cities[city] for city, stays in enumerate(state.robbers) if stays}
    for player in state.players[: state.seats]:
        if player.star:
            return not can_come_home(board, game.rules, board.nodes[player.node].id, player.money, barred)
    return all(player.money < game.rules.tile_price for player in state.players[: state.seats])
