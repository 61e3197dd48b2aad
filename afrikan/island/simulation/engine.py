"""Which functions of the hex island are compiled: the same that are interpreted, in no other words."""

from afrikan.simulation.compiling import Engine

PLAYOUT = "afrikan.island.simulation.playout"

KERNEL = (
    "afrikan.chance.generator",
    "afrikan.chance.streams",
    "afrikan.island.actions",
    "afrikan.island.notes",
    "afrikan.island.ground",
    "afrikan.island.knowledge",
    "afrikan.island.turn",
    "afrikan.island.arrival",
    "afrikan.island.events",
    "afrikan.island.moves",
    "afrikan.island.opening",
    "afrikan.island.setup",
    "afrikan.island.kernel",
    "afrikan.island.luck",
    "afrikan.island.policies.locate",
    "afrikan.island.policies.seek",
    "afrikan.island.policies.choose",
    "afrikan.island.simulation.layout",
    PLAYOUT,
)
"""Modules whose functions are compiled."""

CALLED = {
    "add",
    "apply",
    "apply_decision",
    "call_sea",
    "choose",
    "come_to",
    "drop",
    "end_day",
    "enter",
    "get_lost",
    "hike",
    "informative_way",
    "lay_card",
    "learn_lost",
    "learn_start",
    "learn_step",
    "legal",
    "meet_event",
    "order_cards",
    "place",
    "play",
    "prepare",
    "refusal",
    "reshuffle",
    "stop",
    "suffer",
    "target",
    "weigh_sites",
}
"""Functions that are called; all others are copied into their callers."""

LAYOUT = (
    "afrikan.island.policies.ways",
    "afrikan.island.state",
    "afrikan.island.words",
    "afrikan.records",
    "afrikan.rules.island_types",
)
"""Modules whose constants and field tables are compiled in."""

ENGINE = Engine(PLAYOUT, KERNEL, frozenset(CALLED), LAYOUT)
