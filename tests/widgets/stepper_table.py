"""The stepper without a page, as its tests press it and look at it."""

import html
import json
import re

import ipywidgets

from afrikan.game.picture import pawns_of
from afrikan.widgets.stepper.history_view import LINES
from afrikan.widgets.stepper.scene import HERE
from afrikan.widgets.stepper.state import DRAW

EVIL = "<img src=x onerror=\"alert('1')\">&amp;"


def hear(widget, **content):
    """Let a widget hear what the page would send."""
    data = {"method": "custom", "content": content}
    widget._handle_msg({"content": {"data": data}, "buffers": []})


def enter(field, value):
    """Enter a value as the page does: what it sends of a list is the number of the choice."""
    listed = isinstance(field, ipywidgets.Dropdown)
    state = {"index": field._options_values.index(value)} if listed else {"value": value}
    field._handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})


def click(button):
    """Press a button as the page does, which sends nothing for one that is disabled."""
    assert not button.disabled
    hear(button, event="click")


def offered(stepper):
    """The actions that have a button."""
    return [choice.action for choice in stepper._choices.offered]


def press(stepper, *actions):
    """Press the buttons of actions, one after another."""
    for action in actions:
        assert action in offered(stepper)
        hear(stepper._choices, kind="act", action=action, at=stepper._choices.view["at"])


def panel(stepper, name):
    """Open a panel and return it."""
    stepper.panels.open(name)
    return stepper.panels[name]


def every_widget(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from every_widget(child)


def shown_html(box):
    """The markup of all parts in a box."""
    return [widget.value for widget in every_widget(box) if isinstance(widget, ipywidgets.HTML)]


def text_of(markup):
    return html.unescape(re.sub("<[^>]*>", " ", markup))


def said(stepper):
    """Everything the status line says."""
    return " ".join(stepper._live.lines.values())


def log_texts(stepper):
    """The lines of the log that are shown, oldest first."""
    return [line["text"] for turn in reversed(stepper._history.view["log"]) for line in turn["lines"]]


def sizes(stepper):
    """How many bytes the page is told of each part when it changes, all that never changes left out."""
    still = {"_esm", "_css", "_still", "_anywidget_id"}
    found = {}
    for number, widget in enumerate(every_widget(stepper.box)):
        for name, value in widget.get_state().items():
            if name not in still:
                found[f"{type(widget).__name__} {number} {name}"] = len(json.dumps(value, default=str))
    return found


def check_view(stepper):
    """What is shown is the game's own state."""
    check_choices(stepper)
    check_board(stepper)
    check_past(stepper)
    game, lang = stepper.state.game, stepper.state.lang
    assert game.status(lang) in stepper._live.text("status")
    rows = re.findall(r"<tr( aria-current=\"true\")?><td>.*?</tr>", stepper._players.value)
    assert [bool(mark) for mark in rows] == [
        not game.over and seat == game.state.current for seat in range(len(game.seats))
    ]
    for player in game.players:
        assert html.escape(player.state(lang)) in stepper._players.value


def check_choices(stepper):
    """Exactly the legal actions have a button, and each button says what it does."""
    game = stepper.state.game
    expected = [] if game.over else ([DRAW, *game.legal] if game.chance else list(game.legal))
    assert offered(stepper) == expected
    groups = stepper._choices.view["groups"]
    assert [choice["action"] for group in groups for choice in group["choices"]] == expected
    assert all(choice["label"].strip() for group in groups for choice in group["choices"])


def check_board(stepper):
    """The board shows the pawns and tiles, and offers exactly the actions that lead to a place."""
    game, scene = stepper.state.game, stepper.board.scene
    assert scene.pawns == pawns_of(game)
    assert scene.current == (None if game.over else game.state.current)
    assert {city for city, face in scene.tiles.items() if face == "down"} == set(game.tiles)
    placed = [] if game.over or game.chance else [text for text in game.legal if is_placed(text)]
    assert [choice.action for choice in scene.choices] == placed
    assert scene.at == stepper._choices.view["at"]


def is_placed(action):
    """Whether an action leads to a place or is done where the pawn stands."""
    return (" " in action and not action.startswith("lend")) or action in HERE


def check_past(stepper):
    """The log has the newest lines, and the controls know where the past begins and ends."""
    game, view = stepper.state.game, stepper._history.view
    texts = log_texts(stepper)
    assert len(texts) >= min(LINES, len(game.log))
    newest = game.log[len(game.log) - len(texts) :]
    assert texts == [line.text(stepper.state.lang) for line in newest]
    assert (view["newest"], view["branch"]) == (game.at == game.length, stepper.state.branches.shown)
    assert stepper.undo.disabled == stepper.to_start.disabled == (game.at == 0)
    assert stepper.redo.disabled == stepper.to_end.disabled == (game.at == game.length)
