"""The parts of the stepper, each for itself: panels, choices, the status line."""

from functools import partial
from pathlib import Path
from types import SimpleNamespace

import ipywidgets
import pytest
from stepper_table import EVIL, click, enter, hear, panel, press

from afrikan.language import LANGUAGES, WORDINGS
from afrikan.messages import say
from afrikan.widgets import Stepper
from afrikan.widgets.stepper import live
from afrikan.widgets.stepper.choices import Choice, ChoiceGroup, Choices
from afrikan.widgets.stepper.frame import Frame
from afrikan.widgets.stepper.live import LiveLine
from afrikan.widgets.stepper.panels import Panels

# Panels


class Form:
    def __init__(self):
        self.box = ipywidgets.VBox()
        self.refreshed = 0

    def refresh(self):
        self.refreshed += 1


@pytest.fixture
def table():
    """Panels of three forms, what has been built and how often something has changed."""

    def make(name):
        built.append(name)
        return Form()

    built, changes = [], []
    makers = {name: (name.upper(), partial(make, name)) for name in ("a", "b", "c")}
    return SimpleNamespace(panels=Panels(makers, lambda: changes.append(1)), built=built, changes=changes)


def pressed(panels):
    return [name for name, toggle in panels.toggles.items() if toggle.value]


def test_a_panel_is_built_when_it_is_opened_first(table):
    assert (table.built, table.panels.place.children) == ([], ())
    for _ in range(2):
        enter(table.panels.toggles["b"], True)
        enter(table.panels.toggles["b"], False)
    assert table.built == ["b"]
    assert len(table.changes) == 4


def test_one_panel_is_open_at_a_time(table):
    panels = table.panels
    for name in ("a", "c", "b"):
        enter(panels.toggles[name], True)
        assert (panels.opened, pressed(panels)) == (name, [name])
        assert panels.place.children == (panels[name].box,)
    panels.open("a")
    assert (panels.opened, pressed(panels)) == ("a", ["a"])
    panels.open("")
    assert (panels.opened, pressed(panels), panels.place.children) == ("", [], ())


def test_only_the_open_panel_is_kept_up_to_date(table):
    panels = table.panels
    panels.refresh()
    panels.open("a")
    panels.open("b")
    panels.refresh()
    panels.refresh()
    assert (panels["a"].refreshed, panels["b"].refreshed) == (0, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stepper_s_panels_are_built_when_they_are_opened(lang):
    stepper = Stepper("fan", 2, lang=lang)
    assert stepper.panels._built == {}
    for number, (name, toggle) in enumerate(stepper.panels.toggles.items(), start=1):
        assert toggle.description == say(lang, "stepper", f"show_{name}")
        enter(toggle, True)
        assert len(stepper.panels._built) == number
        assert stepper.panels.place.children == (stepper.panels[name].box,)
    assert number == 7


@pytest.mark.parametrize("lang", WORDINGS)
def test_the_page_is_told_which_language_the_table_speaks(lang):
    stepper = Stepper("fan", 2, lang=lang)
    frames = [part for part in stepper.box.children if isinstance(part, Frame)]
    assert [frame.get_state()["lang"] for frame in frames] == [lang[:2]]
    assert repr(frames[0]) == f"<Frame: {lang[:2]}>"


def test_a_toggle_says_what_it_opens(table):
    assert repr(table.panels.toggles["b"]) == "<PanelToggle: B>"
    assert table.panels.bar.children == tuple(table.panels.toggles.values())


# Choices


GROUPS = (
    ChoiceGroup("", (Choice("buy", "Pay"), Choice("leave", EVIL))),
    ChoiceGroup("empty", ()),
    ChoiceGroup("more", (Choice("die 1", "1"),)),
)


@pytest.fixture
def pressed_choices():
    heard = []
    choices = Choices(heard.append)
    choices.show(5, *GROUPS)
    return choices, heard


def test_choices_are_plain_data_without_empty_groups(pressed_choices):
    choices, _ = pressed_choices
    assert choices.get_state()["view"] == {
        "at": 5,
        "groups": [
            {
                "caption": "",
                "choices": (
                    {"action": "buy", "label": "Pay"},
                    {"action": "leave", "label": EVIL},
                ),
            },
            {"caption": "more", "choices": ({"action": "die 1", "label": "1"},)},
        ],
    }
    assert [choice.action for choice in choices.offered] == ["buy", "leave", "die 1"]
    assert repr(choices) == f"<Choices: Pay, {EVIL}, 1>"


def test_a_press_is_passed_on(pressed_choices):
    choices, heard = pressed_choices
    hear(choices, kind="act", action="die 1", at=5)
    choices.press("buy")
    assert heard == ["die 1", "buy"]


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "act", "action": "buy", "at": 4},
        {"kind": "act", "action": "buy", "at": 6},
        {"kind": "act", "action": "buy", "at": "5"},
        {"kind": "act", "action": "buy"},
        {"kind": "act", "at": 5},
        {"kind": "act", "action": "fly", "at": 5},
        {"kind": "act", "action": ["buy"], "at": 5},
        {"kind": "act", "action": {"buy": 1}, "at": 5},
        {},
    ],
)
def test_a_press_for_another_position_or_of_nothing_offered_is_ignored(pressed_choices, message):
    choices, heard = pressed_choices
    hear(choices, **message)
    assert heard == []


def test_a_press_that_arrives_twice_counts_once():
    heard = []
    choices = Choices(lambda action: (heard.append(action), choices.show(6, *GROUPS)))
    choices.show(5, *GROUPS)
    for _ in range(2):
        hear(choices, kind="act", action="buy", at=5)
    assert heard == ["buy"]


def test_nothing_else_can_be_pressed(pressed_choices):
    choices, heard = pressed_choices
    with pytest.raises(ValueError, match="'fly' is not offered"):
        choices.press("fly")
    choices.show(6)
    hear(choices, kind="act", action="buy", at=6)
    assert (heard, choices.offered) == ([], ())


def test_the_focus_is_asked_for(pressed_choices, monkeypatch):
    choices, _ = pressed_choices
    sent = []
    monkeypatch.setattr(choices, "_send", lambda message, buffers=None: sent.append(message))
    choices.focus()
    assert sent == [{"method": "custom", "content": {"kind": "focus"}}]


# The status line


def test_lines_are_shown_by_their_roles_and_empty_ones_left_out():
    line = LiveLine()
    line.show(error="", status="Aino", notice=EVIL)
    assert line.get_state()["lines"] == {"status": "Aino", "notice": EVIL}
    assert (line.text("status"), line.text("error"), line.text("hint")) == ("Aino", "", "")
    line.show(error="no")
    assert line.lines == {"error": "no"}
    assert repr(line) == "<LiveLine: no>"


def test_the_page_knows_every_role_that_the_stepper_fills():
    stepper = Stepper("fan", 2, policies="human", seed=7)
    roles = set()
    press(stepper, "start cairo")
    roles |= set(stepper._live.lines)
    click(stepper.undo)
    roles |= set(stepper._live.lines)
    stepper.state.act("fly congo")
    stepper.refresh()
    roles |= set(stepper._live.lines)
    click(panel(stepper, "files").buttons["save"])
    roles |= set(stepper._live.lines)
    assert roles == {"error", "status", "notice", "hint", "latest"}
    for role in roles:
        assert f'"{role}"' in Path(live.__file__).with_suffix(".js").read_text("utf-8")
