"""What a game shows in words: an action for a button, and what the game waits for."""

from afrikan.island.actions import first, kind_of, second
from afrikan.island.game.law import Law
from afrikan.island.game.said import (
    clue_words,
    counted,
    direction_words,
    ground_words,
    item_words,
    terrain_card_words,
)
from afrikan.island.kernel import decider
from afrikan.island.state import NONE, SEATS, State
from afrikan.island.words import Ending, Kind, Phase
from afrikan.messages import number, say


def action_words(action: int, state: State, law: Law, names: tuple[str, ...], lang: str) -> str:
    """Return an action in words.

    Args:
        action: the action.
        state: the position in which it is considered.
        law: the rules in force.
        names: the players' names.
        lang: the language.
    """
    kind, value, player = Kind(kind_of(action)), first(action), state.current
    key = f"CHEST_{value}" if kind == Kind.CHEST else kind.name
    item = law.isle.helps[state.card] if kind in (Kind.USE, Kind.SUFFER) and state.card != NONE else NONE
    return say(
        lang,
        "island_action",
        key,
        player=names[value] if kind == Kind.LOT else names[player],
        other=names[SEATS - 1 - player],
        hex=law.hex_name(value) if kind in (Kind.PLACE, Kind.DROP) else "",
        item=item_words(value if kind == Kind.TAKE else item, law, lang),
        points=counted(
            "points", law.isle.cost[value] if kind == Kind.TAKE else law.kernel.opening_cost, lang
        ),
        direction=direction_words(value, lang) if kind == Kind.GO else "",
        card=terrain_card_words(law.cards[value], law, lang) if kind == Kind.CARD else "",
        clue=clue_words(value, second(action) - 1, lang) if kind == Kind.CLUE else "",
    )


def status_words(state: State, law: Law, names: tuple[str, ...], lang: str) -> str:
    """Return in one sentence what a game waits for, or how it ended."""
    if state.phase == Phase.OVER:
        winner = "" if state.winner == NONE else names[state.winner]
        cap = counted("days", state.cap, lang)
        return say(lang, "island_status", Ending(state.ending).name, player=winner, cap=cap)
    player = state.players[state.current]
    lost = state.phase == Phase.DAY and player.stop > 0
    return say(
        lang,
        "island_status",
        "DAY_LOST" if lost else Phase(state.phase).name,
        player=names[state.current],
        other=names[SEATS - 1 - state.current],
        left=counted("points", law.kernel.equipment_points - player.spent, lang),
        day=number(player.days, lang),
        points=counted("points", state.points, lang),
        most=number(law.kernel.day_length, lang),
        days=counted("days", player.stop, lang),
        item=item_words(law.isle.helps[state.card] if state.card != NONE else NONE, law, lang),
        ground=ground_words(law.isle.ground[state.target], lang),
        label=law.labels[law.isle.label[player.hex]],
    )


def decider_name(state: State, names: tuple[str, ...]) -> str:
    """Return the name of the side whose decision it is."""
    return names[decider(state)]
