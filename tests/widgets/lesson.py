"""A lesson with a small topic, the hand of whoever uses its panel, and what every topic must do."""

import re
from fractions import Fraction
from itertools import product

from afrikan.board import RouteGraph
from afrikan.chance import Purpose, below, word
from afrikan.errors import AfrikanError, Word
from afrikan.language import LANGUAGES
from afrikan.odds.answer.result import Odds
from afrikan.widgets.form.fields import Choice, Text, Whole, place, rules, ruleset
from afrikan.widgets.lesson.figures import at_least, at_most, chance_of, mean, quantile
from afrikan.widgets.lesson.html import result_html
from afrikan.widgets.lesson.panel import Panel
from afrikan.widgets.lesson.state import LessonState
from afrikan.widgets.lesson.topic import Answer, Topic

EVIL = "<b>&\"'</b>"


def said(key):
    """A word of the package that serves as a label."""
    return Word("odds_panel", key)


def bare(html):
    """The words of HTML, without its marks and styles."""
    return re.sub(r"\s+", " ", re.sub(r"<style>.*?</style>|<[^>]*>", " ", html))


def even(text):
    """Whether a typed number is even; refuses what is none."""
    if not text.isdigit():
        raise AfrikanError("guess_unreadable", value=repr(text))
    return int(text) % 2 == 0


def die(values):
    """One die with as many faces as the field says, as an engine's stream throws it."""
    faces = values["faces"]
    if faces == 13:
        raise AfrikanError("no_trial", question=said("seed"))
    chances = {face: Fraction(1, faces) for face in range(1, faces + 1)}

    def trial(key):
        return 1 + below(word(key, Purpose.DIE, 0, 1, 0), faces)

    odds = Odds(Word("odds", "one_die"), chances, "pips", trial=trial)
    coin = Odds.event(Word("odds", "one_die"), Fraction(1, 2))
    return Answer(odds, (coin,), lambda lang: f"<i>before {lang}</i>", lambda lang: f"<i>after {lang}</i>")


def figures(values):
    return (
        chance_of(said("simulate" if "other" in values else "seed"), 1),
        mean(said("trials")),
        at_least(said("rules"), 5),
        at_most(said("rules_code"), 2),
        quantile(said("note"), Fraction(1, 2)),
    )


FIELDS = (
    Whole(key="faces", label=said("trials"), first=6, low=2, high=20),
    Choice(key="kind", label=said("rules"), first="a", options={"a": said("seed"), "b": said("note")}),
    Text(
        key="typed", label=said("note"), first="2", reads=even, hint=said("exact_hint"),
        when=lambda entered: entered["kind"] == "b",
    ),
)  # fmt: skip
TOPIC = Topic(said("think"), FIELDS, die, figures, lambda values: (said("invite"),))
BOARD = place("where", said("seed"), "cairo", lambda entered: RouteGraph.load(ruleset(entered).board))
"""A field that hangs on the two for the ruleset."""

BOARD_TOPIC = Topic(said("think"), (*rules(), BOARD), lambda values: die({"faces": 6}), figures)


class Hand:
    """A person at a panel, who reads and presses what is on the page."""

    def __init__(self, panel):
        self.panel = panel
        self.state = panel.state

    @classmethod
    def at(cls, topic=TOPIC, lang="en", seed=7, **entered):
        return cls(Panel(topic, lang, seed, **entered))

    def choose(self, key, value):
        self.panel.fields.of[key].value = value

    def guess(self, key, text):
        self.panel.guesses.of[key].value = text

    def press(self, *names):
        for name in names:
            getattr(self.panel, name).click()

    @property
    def shown(self):
        """The words of the result, without their markup."""
        return bare(self.panel.result.value)

    def line(self, role):
        return self.panel._live.text(role)


def parts(widget):
    """A widget and all that it holds."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts(child)


def entries(topic):
    """Every combination of the choices a topic offers at first, with the ends of its whole numbers."""
    known = {
        field.key: tuple(field.offered({other.key: other.first for other in topic.fields}))
        for field in topic.fields
        if isinstance(field, Choice)
    }
    known |= {field.key: (field.low, field.high) for field in topic.fields if isinstance(field, Whole)}
    return [dict(zip(known, chosen, strict=True)) for chosen in product(*known.values())]


def check_topic(topic, some=entries, trials=200):
    """Assert what every topic must do, whatever is chosen; return how many questions there were.

    Args:
        topic: the topic.
        some: gives what is entered, if all combinations are too many.
        trials: simulated for each.
    """
    answered = 0
    for entered in some(topic):
        try:
            state = LessonState(topic, "en", 7, **entered)
        except AfrikanError:
            continue
        check_state(state, trials)
        answered += 1
    return answered


def check_state(state, trials):
    """Assert that a question is answered, simulated and told whole in each language."""
    if state.simulable:
        state.plan(trials)
        list(state.simulate())
        assert state.sample.trials == trials
    assert state.error == ""
    for figure in state.figures:
        state.predict(figure.key, "1/2")
    state.reveal()
    assert set(state.verdicts) == {figure.key for figure in state.figures} == set(state.predictions)
    for lang in LANGUAGES:
        state.lang = lang
        for text in (state.question, state.status, state.describe(), result_html(state)):
            assert text
            assert "{" not in bare(text)
    state.lang = "en"
    if state.simulable:
        assert not state.answer.odds.compare(state.sample).surprise < 1e-6
