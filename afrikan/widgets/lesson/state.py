"""What a lesson panel does, without widgets: fields, predictions, the simulation, the answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from afrikan.chance import seed_of
from afrikan.errors import AfrikanError, Word
from afrikan.odds.answer.fact import Fact
from afrikan.odds.answer.result import Odds
from afrikan.odds.answer.sample import Sample
from afrikan.session import current
from afrikan.widgets.form.form import Form
from afrikan.widgets.lesson.figures import Figure
from afrikan.widgets.lesson.prediction import Prediction, Verdict, read_prediction, verdict
from afrikan.widgets.lesson.topic import Answer, Topic
from afrikan.widgets.stepper.state import whole_number

TRIALS = (100, 1_000, 10_000)


class LessonState(Form):
    """One question after another of a topic, and everything a person can do with it.

    A mistake raises nothing: what was typed stays, and ``error`` says what would be right. Another choice in
    a field is another question: its answer is hidden, its simulation and its predictions are yet to come.

    Args:
        topic: what it is about.
        lang: language of the words.
        seed: decides the luck; the session's if left out.
        entered: what some of the fields hold at first.

    Attributes:
        entered: what stands in each field, by its key.
        values: what the visible fields mean; of the last question that could be asked.
        answer: the answer, or ``None`` if the fields hold something impossible.
        simulable: whether the last question that could be asked can be simulated.
        figures: what can be predicted.
        texts: what was typed as a prediction, by the figure's key.
        predictions: what counts as predicted, by the figure's key.
        seed: the seed as it is typed.
        trials: how many trials the next simulation has.
        sample: what was simulated so far; without trials at first.
        revealed: whether the exact answer is shown.
        error: the sentence about the last mistake, or empty.
        notice: the sentence that confirms what was done last, or empty.

    Raises:
        AfrikanError: if a field cannot hold what it is given.
    """

    def __init__(self, topic: Topic, lang: str = "en", seed: int | None = None, **entered: Any) -> None:
        super().__init__(topic.fields, lang, entered)
        self.topic = topic
        luck = current().seed if seed is None else seed
        seed_of(luck)
        self.seed = str(luck)
        self.trials = TRIALS[1]
        self.texts: dict[str, str] = {}
        self.figures: tuple[Figure, ...] = ()
        self.simulable = True
        self._ask()
        if self._problem is not None:
            raise self._problem

    def word(self, key: str, **values: object) -> str:
        """Return one of the panels' own words."""
        return Word("odds_panel", key, **values).text(self.lang)

    # The question

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field: another question, unless nothing changes or it is the view alone."""
        if not self._put(key, value):
            return
        with self._told():
            if any(field.key == key and field.view for field in self.every_field):
                self._look()
            else:
                self._ask()
            if self._problem is not None:
                raise self._problem

    def _ask(self) -> None:
        """Find the answer for what the fields hold; simulation and predictions begin anew."""
        self.predictions: dict[str, Prediction] = {}
        self.revealed = False
        self._empty()
        self._look()

    def _look(self) -> None:
        """Find the answer for what the fields hold, and how it is shown."""
        self.answer: Answer | None = None
        self._problem: AfrikanError | None = None
        try:
            values = self._meant()
            self.answer, self.values = self.topic.asked(values), values
            self.simulable = self.answer.simulable
            self.figures = self.topic.figures(values)
        except AfrikanError as problem:
            self.answer, self._problem = None, problem

    @property
    def question(self) -> str:
        """What is asked, in words; empty if the fields hold something impossible."""
        return self.answer.asked.question.text(self.lang) if self.answer else ""

    def _asked(self) -> Answer:
        if self.answer is None:
            assert self._problem is not None
            raise self._problem
        return self.answer

    # The prediction

    def predict(self, key: str, text: str) -> None:
        """Take a prediction as it is typed; an empty text takes it back.

        Args:
            key: the figure's.
            text: what was typed.
        """
        self.texts[key] = text
        self._note(figure for figure in self.figures if figure.key == key)

    def note(self) -> None:
        """Take everything that stands in the fields as predicted for the question as it is now."""
        self._note(self.figures)

    def _note(self, figures: Iterable[Figure]) -> None:
        wrong = [text for figure in figures if (text := self._read(figure))]
        noted = ", ".join(prediction.written for prediction in self.predictions.values())
        self.error = next(iter(wrong), "")
        self.notice = self.word("noted", predictions=noted) if noted else self.word("nothing_noted")

    def _read(self, figure: Figure) -> str:
        """Take what was typed for a figure; return what is wrong with it, or an empty text."""
        self.predictions.pop(figure.key, None)
        text = self.texts.get(figure.key, "").strip()
        try:
            if text:
                self.predictions[figure.key] = read_prediction(text, figure.chance, self.lang)
        except AfrikanError as error:
            return f"{figure.said.text(self.lang)}: {error.text(self.lang)}"
        return ""

    # The simulation

    def _empty(self) -> None:
        """Forget what was simulated, and end a simulation that is under way."""
        self._run: object = None
        self.sample = Sample()
        self.planned = 0

    @property
    def running(self) -> bool:
        """Whether a simulation is under way."""
        return self._run is not None

    @property
    def progress(self) -> str:
        """How far the simulation is, in words."""
        return self.word("progress", done=self.sample.trials, planned=self.planned)

    def plan(self, trials: int) -> None:
        """Choose how many trials the next simulation has."""
        self.trials = trials

    def sow(self, seed: str) -> None:
        """Take a seed as it is typed; what was simulated with another one goes."""
        if seed != self.seed:
            self.seed = seed
            self._empty()
            with self._told():
                seed_of(whole_number("seed", seed))

    def simulate(self) -> Iterator[None]:
        """Simulate from the first trial on; each step of the loop takes about 40 ms."""
        self._empty()
        with self._told():
            seed = whole_number("seed", self.seed)
            blocks = self._simulated().blocks(self.trials, seed)
            self.sample, self.planned = Sample(seed=seed), self.trials
            self._run = run = object()
            return self._simulating(blocks, run)
        return iter(())

    def _simulated(self) -> Odds:
        """Return the chances that are simulated."""
        asked = self._asked().asked
        if isinstance(asked, Fact):
            raise AfrikanError("no_trial", question=asked.question)
        return asked

    def _simulating(self, blocks: Iterator[Sample], run: object) -> Iterator[None]:
        for block in blocks:
            if self._run is not run:
                return
            self.sample += block
            if self.sample.trials >= self.planned:
                self._run = None
                self.notice = self.word("simulated", trials=self.sample.trials, seed=self.seed)
            yield

    def stop(self) -> None:
        """Stop the simulation and keep what it has."""
        if self.running:
            with self._told():
                self._run = None
                self.notice = self.word("stopped", trials=self.sample.trials)

    # The answer

    def reveal(self) -> None:
        """Show the exact answer, whether anything was predicted or not."""
        with self._told():
            self._asked()
            self.revealed = True

    def hide(self) -> None:
        """Hide the exact answer again."""
        with self._told():
            self.revealed = False

    @property
    def verdicts(self) -> dict[str, Verdict]:
        """How each prediction compares with its exact figure, by the figure's key."""
        return {
            figure.key: verdict(self.predictions[figure.key], figure.exact(self._asked()), figure)
            for figure in self.figures
            if figure.key in self.predictions
        }

    # What is said

    @property
    def status(self) -> str:
        """Where the lesson stands and what comes next, in words."""
        if self.answer is None:
            return self.word("impossible")
        if self.running:
            return self.word("running")
        if self.revealed:
            return self._judged() or self.word("revealed_unpredicted")
        if not self.simulable:
            return self.word("go_on_unsimulated" if self.predictions else "invite_unsimulated")
        if not self.predictions:
            return self.word("invite_again" if self.sample.trials else "invite")
        return self.word("compare" if self.sample.trials else "go_on")

    def _judged(self) -> str:
        """Return the verdict on the one prediction, or how many of several are close; empty without any."""
        kinds = [judged.kind for judged in self.verdicts.values()]
        if len(kinds) == 1:
            return next(iter(self.verdicts.values())).sentence.text(self.lang)
        near = len(kinds) - kinds.count("far")
        return self.word("judged", near=near, count=len(kinds)) if kinds else ""

    def fail(self, error: Exception) -> None:
        """Say in the status line that something unforeseen went wrong."""
        self._run = None
        self.notice = ""
        self.error = self.word("unforeseen", error=f"{type(error).__name__}: {error}")

    def describe(self) -> str:
        """Return question and progress in one line of words."""
        predicted = ", ".join(prediction.written for prediction in self.predictions.values())
        parts = [
            self.question or self.error,
            self.word("predicted", predictions=predicted) if predicted else self.word("not_predicted"),
            self.word("has_sample", trials=self.sample.trials) if self.sample.trials else "",
            self.word("answer_shown" if self.revealed else "answer_hidden"),
        ]
        return " · ".join(part for part in parts if part)
