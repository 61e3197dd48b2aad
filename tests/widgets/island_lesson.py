"""The hand of whoever uses a lesson about the island, and what each of them must do."""

import re
import xml.etree.ElementTree as ElementTree

import ipywidgets
from lesson import bare, parts


class Hand:
    """A person at a panel, who reads and presses what is on the page."""

    def __init__(self, panel):
        self.panel = panel
        self.state = panel.state

    def choose(self, key, value):
        self.panel.fields.of[key].value = value
        return self

    def guess(self, key, text):
        self.panel.guesses.of[key].value = text
        return self

    def press(self, *names):
        for name in names:
            self.panel.buttons[name].click()
        return self

    def shown(self, name):
        """The words of a part, without their markup."""
        return bare(self.panel.parts[name].value)

    def line(self, role):
        return self.panel._live.text(role)


def rows(html):
    """The rows of the tables of some HTML as lists of words."""
    return [
        [bare(cell).strip() for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)]
        for row in re.findall(r"<tr[^>]*>(.*?)</tr>", html)
    ]


def check_page(panel):
    """Every part is well-formed, every picture has words, and every control has a label."""
    for widget in parts(panel.box):
        if isinstance(widget, ipywidgets.HTML) and "<style>" not in widget.value:
            tree = ElementTree.fromstring(f"<div>{widget.value.replace('&nbsp;', ' ')}</div>")
            for picture in tree.iter("{http://www.w3.org/2000/svg}svg"):
                assert picture.get("role") == "img"
                assert picture.get("aria-label")
        if isinstance(
            widget, ipywidgets.Text | ipywidgets.Dropdown | ipywidgets.Button | ipywidgets.Password
        ):
            assert widget.description.strip()
