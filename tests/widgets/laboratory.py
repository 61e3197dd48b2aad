"""A laboratory with a small experiment, and the hand of whoever uses its panel."""

from dataclasses import dataclass
from html import escape

from afrikan.errors import AfrikanError, Word
from afrikan.widgets.form.fields import Choice, Whole
from afrikan.widgets.laboratory.experiment import Experiment, Section
from afrikan.widgets.laboratory.panel import LaboratoryPanel

BLOCK = 100


@dataclass(frozen=True)
class Throws:
    """What some throws came to."""

    games: int
    total: int

    def __add__(self, other):
        return Throws(self.games + other.games, self.total + other.total)


def said(key):
    """A word of the package that serves as a label."""
    return Word("odds_panel", key)


def asked(values):
    if values["faces"] == 13:
        raise AfrikanError("no_trial", question=said("seed"))
    return Word("laboratory", "stopped", done=values["faces"], wanted=values["seed"])


def thrown(values, number):
    """What throw of a number comes to."""
    return (values["seed"] * 31 + number * 17) % values["faces"] + 1


def blocks(values, so_far):
    begin = so_far.games if so_far else 0
    while begin < values["games"]:
        end = min(begin + BLOCK, values["games"])
        yield Throws(end - begin, sum(thrown(values, number) for number in range(begin, end)))
        begin = end


def total(result, values, lang):
    return f"<p>{lang} {values['style']} {escape(values['kind'])} total {result.total}</p>"


FIELDS = (
    Whole(key="faces", label=said("trials"), first=6, low=2, high=20),
    Choice(key="kind", label=said("rules"), first="a", options={"a": said("seed"), "b": said("note")}),
    Choice(
        key="style", label=said("note"), first="x", view=True,
        options={"x": said("seed"), "y": said("note")},
    ),
)  # fmt: skip
EXPERIMENT = Experiment(
    title=said("think"),
    fields=FIELDS,
    asked=asked,
    blocks=blocks,
    sections=(Section("total", total), Section("mean", lambda r, v, lang: f"mean {r.total / r.games:.3f}")),
    finding=lambda result, values: Word("laboratory", "progress", done=result.total, wanted=result.games),
    before=lambda values, lang: f"<p>{lang} before {values['faces']}</p>",
    compiled=lambda values: False,
    games=1_000,
)


class Hand:
    """A person at a laboratory, who reads and presses what is on the page."""

    def __init__(self, panel):
        self.panel = panel
        self.state = panel.state

    @classmethod
    def at(cls, experiment=EXPERIMENT, lang="en", seed=7, **entered):
        return cls(LaboratoryPanel(experiment, lang, seed, **entered))

    def choose(self, key, value):
        self.panel.fields.of[key].value = value

    def press(self, *names):
        for name in names:
            getattr(self.panel, name).click()

    @property
    def shown(self):
        """The HTML of the result."""
        return "".join(section.value for section in self.panel.sections.values())

    def line(self, role):
        return self.panel._live.text(role)
