"""Everything that can be done now as buttons with words: the board's twin for those who do not use it."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import anywidget
import traitlets


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen now: the canonical text of an action, or ``draw``, and its label."""

    action: str
    label: str


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Choices that belong together, under a caption that may be empty."""

    caption: str
    choices: tuple[Choice, ...]


class Choices(anywidget.AnyWidget):
    """Buttons for what can be chosen now.

    Args:
        press: called with the action of the button that is pressed.

    Attributes:
        view: ``at``, the number of the position, and ``groups``, as plain data.
    """

    _esm = Path(__file__).with_name("choices.js")
    view = traitlets.Dict({"at": 0, "groups": []}).tag(sync=True)

    def __init__(self, press: Callable[[str], None]) -> None:
        super().__init__()
        self._press = press
        self._offered: tuple[Choice, ...] = ()
        self.on_msg(self._heard)

    def show(self, at: int, *groups: ChoiceGroup) -> None:
        """Offer exactly these choices; groups without any are left out."""
        self._offered = tuple(choice for group in groups for choice in group.choices)
        self.view = {"at": at, "groups": [asdict(group) for group in groups if group.choices]}

    @property
    def offered(self) -> tuple[Choice, ...]:
        """The choices shown, in order."""
        return self._offered

    def press(self, action: str) -> None:
        """Press the button of an action, as a person does on the page.

        Raises:
            ValueError: if it is not offered.
        """
        if action not in [choice.action for choice in self.offered]:
            raise ValueError(f"{action!r} is not offered")
        self._press(action)

    def focus(self) -> None:
        """Move the keyboard's focus to the first button."""
        self.send({"kind": "focus"})

    def _heard(self, _: object, content: object, buffers: object) -> None:
        """Act on a press that was meant for the position shown; a late one is for what is gone."""
        if not isinstance(content, dict) or content.get("at") != self.view["at"]:
            return
        if content.get("action") in [choice.action for choice in self.offered]:
            self._press(content["action"])

    def __repr__(self) -> str:
        """Return the choices in words."""
        return f"<Choices: {', '.join(choice.label for choice in self.offered)}>"
