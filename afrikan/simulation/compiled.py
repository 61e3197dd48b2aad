"""Which functions of Afrikan tähti are compiled: the same that are interpreted, in no other words."""

from afrikan.simulation.compiling import Engine

PLAYOUT = "afrikan.simulation.playout"

KERNEL = (
    "afrikan.chance.generator",
    "afrikan.chance.streams",
    "afrikan.star.actions",
    "afrikan.star.notes",
    "afrikan.star.turn",
    "afrikan.star.money",
    "afrikan.star.moves",
    "afrikan.star.robbers",
    "afrikan.star.tiles",
    "afrikan.star.hazards",
    "afrikan.star.travel",
    "afrikan.star.setting_out",
    "afrikan.star.favours",
    "afrikan.star.stranded",
    "afrikan.star.setup",
    "afrikan.star.kernel",
    "afrikan.star.luck",
    "afrikan.policies.boarding",
    "afrikan.policies.detour",
    "afrikan.policies.nearest",
    "afrikan.policies.planner_value",
    "afrikan.policies.planner",
    "afrikan.policies.outlook",
    "afrikan.policies.study",
    "afrikan.policies.choose",
    "afrikan.simulation.measures",
    "afrikan.simulation.layout",
    "afrikan.simulation.counting",
    PLAYOUT,
)
"""Modules whose functions are compiled."""

CALLED = {
    "apply_rare",
    "at_sea",
    "begin_detour",
    "best_leg_around",
    "board_ship",
    "can_travel",
    "catch",
    "catch_up",
    "checked",
    "choose_start",
    "come_home",
    "count",
    "deal",
    "leave_game",
    "over",
    "fail",
    "find_star",
    "is_barred",
    "lay_detours",
    "legal",
    "meet_robber",
    "random_action",
    "refusal",
    "rob",
    "sail_on_the_way",
    "settle_hopeless",
    "shuffle",
    "start_roll",
    "try_release",
}
"""Functions that are called; all others are copied into their callers, which is faster."""

LAYOUT = (
    "afrikan.policies.homeward",
    "afrikan.policies.planner_tables",
    "afrikan.policies.routes",
    "afrikan.records",
    "afrikan.rules.kernel_types",
    "afrikan.star.state",
    "afrikan.star.words",
)
"""Modules whose constants and field tables are compiled in."""

ENGINE = Engine(PLAYOUT, KERNEL, frozenset(CALLED), LAYOUT)
