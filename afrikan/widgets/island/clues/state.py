"""What the lesson about the clues does, without widgets: clues put in or drawn, predictions, what follows."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar

from afrikan.errors import AfrikanError
from afrikan.island.beliefs import Posterior, posterior
from afrikan.island.beliefs.next_clue import NextClue, next_clues
from afrikan.island.beliefs.worth import Worth, plans
from afrikan.island.box import Box
from afrikan.island.game.law import Law, law_of
from afrikan.island.map import IslandMap
from afrikan.island.model import Clue, ground_id
from afrikan.island.walking import steps_over_land
from afrikan.island.words import BLANK, Ground
from afrikan.language import translated
from afrikan.odds.answer.figures import chance_said
from afrikan.rules import Ruleset
from afrikan.widgets.form.fields import Values
from afrikan.widgets.island.clues.drawn import DrawnCard
from afrikan.widgets.island.clues.fields import (
    BLANK_CLUE,
    CLUES,
    GAME,
    NOT_READ,
    SECTION,
    fields,
    read_sites,
)
from afrikan.widgets.island.lesson.fields import ALWAYS, DOWN
from afrikan.widgets.island.lesson.state import IslandState, figure
from afrikan.widgets.lesson.figures import Figure

SITE = "site"


class CluesState(IslandState):
    """Clues, and where the treasure may be.

    Args:
        box: what is played with.
        lang: language of the words.
        seed: decides the card that the game draws.
        entered: what some fields hold at first.

    Attributes:
        known: what follows from the last clues that fit together.
        values: what the fields meant then.
        card: the card that the game has drawn.
        compared: whether guessing and reading on are compared.
        outdated: whether what is shown was known before the last clue, which does not fit.

    Raises:
        AfrikanError: if a field cannot hold what it is given, or the clues do not fit together.
    """

    section: ClassVar[str] = SECTION

    def __init__(self, box: Box, lang: str, seed: int, **entered: Any) -> None:
        super().__init__(fields(box.map, seed), lang, entered)
        self.law: Law = law_of(Ruleset.preset("island"), box)
        self._turned_over = self.compared = self.outdated = False
        self._begin()
        self.values: Values = self._meant()
        self.known = self._posterior(self.values)

    @property
    def island(self) -> IslandMap:
        """The map."""
        return self.law.box.map

    # Clues

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field."""
        if not self._put(key, value):
            return
        with self._told():
            if key in ("by", "seed"):
                self._begin()
            self.outdated = True
            self._look()

    def _begin(self) -> None:
        """Let the game draw its card."""
        field = next(field for field in self.every_field if field.key == "seed")
        self.card = DrawnCard(self.law, field.read(self.entered["seed"], self.entered))

    def _look(self) -> None:
        """Find what follows from the clues; predictions for others are forgotten.

        Raises:
            AfrikanError: if a field holds something impossible, or nothing fits; what was known stays.
        """
        values = self._meant()
        known = self._posterior(values)
        if _asked(known) != _asked(self.known):
            self._forget()
            self._turned_over = self.compared = False
            self.known = known
            self.__dict__.pop("nexts", None)
        self.compared = self.compared and values["at"] == self.values["at"]
        self.values, self.outdated = values, False

    def _posterior(self, values: Values) -> Posterior:
        return posterior(self.island, self._clues(values), self._empty(values), values["cards"])

    def _clues(self, values: Values) -> Mapping[str, str]:
        if values["by"] == GAME:
            return self.card.read
        return {fort: values[fort] for fort in self.island.forts if values[fort] != NOT_READ}

    def _empty(self, values: Values) -> tuple[str, ...]:
        return self.card.empty if values["by"] == GAME else values["empty"]

    def open_fort(self, fort: str) -> None:
        """Open a window of the card that the game has drawn."""
        with self._told():
            if fort in self.card.read:
                raise AfrikanError("lesson_fort_read", fort=fort)
            clue = self.card.open_fort(fort)
            self._look()
            self.notice = self.word("window", fort=fort, clue=self.clue_word(clue))

    def open_site(self, site: str) -> None:
        """Look for the treasure in a hex."""
        with self._told():
            labels = read_sites(self.island, site)
            if len(labels) != 1:
                raise AfrikanError("lesson_one_site")
            if self.card.open_site(labels[0]):
                self.notice = ""
            else:
                self._look()
                self.notice = self.word("found_empty", site=labels[0])

    def new_card(self) -> None:
        """Let the game draw a card with the next seed."""
        self.enter("seed", str(self.card.seed + 1))

    def clue_word(self, clue: str) -> str:
        """Return a clue as people read it."""
        return CLUES[clue].text(self.lang)

    # What follows

    @property
    def revealed(self) -> bool:
        """Whether chart, map and table are shown."""
        return self._turned_over or bool(self.entered["show"] == ALWAYS)

    @property
    def turned(self) -> bool:
        """Whether north is down."""
        return bool(self.entered["north"] == DOWN)

    def reveal(self) -> None:
        """Show what follows, or hide it again."""
        with self._told():
            self._turned_over = not self._turned_over

    def compare(self) -> None:
        """Compare guessing now with reading one more clue.

        From the hex given; without one nothing can be compared.
        """
        with self._told():
            if self.values["at"] is None:
                raise AfrikanError("lesson_where")
            self.compared = True

    @cached_property
    def nexts(self) -> Mapping[str, NextClue]:
        """What each fortress not read yet is expected to tell."""
        return next_clues(self.known)

    @property
    def plans(self) -> tuple[Worth, ...]:
        """What guessing now and reading each fortress cost, from the hex given."""
        return plans(self.known, self.law, self.values["at"])

    @property
    def steps(self) -> Mapping[str, int]:
        """How many steps away each fortress is from the hex given; empty without one."""
        at = self.values["at"]
        if at is None:
            return {}
        far = steps_over_land(self.island, at)
        return {fort: far[hex] for fort, hex in self.island.forts.items() if hex in far}

    @property
    def likeliest(self) -> tuple[str, ...]:
        """The treasure hexes with the largest chance."""
        most = max(self.known.weights.values())
        return tuple(site for site, weight in self.known.weights.items() if weight == most)

    # Predictions

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What can be predicted: how many remain, and how likely the likeliest is."""
        return (
            figure("left", self.phrase("figure_left")),
            figure("chance", self.phrase("figure_chance"), chance=True),
        )

    def exact(self, key: str) -> Fraction | int:
        """Return the exact value of a figure."""
        if key == "left":
            return len(self.known.candidates)
        return self.known.chances[self.known.likeliest]

    def predict_site(self, text: str) -> None:
        """Take a prediction of the likeliest treasure hex."""
        self.texts[SITE] = text
        with self._told():
            labels = read_sites(self.island, text)
            if len(labels) > 1:
                raise AfrikanError("lesson_one_site")
            self.notice = self.word("noted", prediction=labels[0]) if labels else ""

    @property
    def site_verdict(self) -> str:
        """How the predicted treasure hex compares, in words; empty if there is none."""
        with suppress(AfrikanError):
            labels = read_sites(self.island, self.texts.get(SITE, ""))
            if len(labels) == 1:
                chance = self.known.chances[labels[0]]
                key = "site_right" if labels[0] in self.likeliest else "site_less" if chance else "site_out"
                return self.word(key, site=labels[0], best=self.likeliest[0])
        return ""

    # What is said

    @property
    def facts(self) -> tuple[str, ...]:
        """What is known for sure, sentence by sentence."""
        read = (
            self.word("fact_clue", fort=fort, clue=self.clue_word(_typed(clue)))
            for fort, clue in self.known.clues.items()
        )
        empty = (self.word("fact_empty", site=site) for site in sorted(self.known.empty))
        return (*read, *empty)

    @property
    def status(self) -> str:
        """Where the lesson stands and what comes next, in words."""
        if self.outdated:
            return self.word("outdated")
        if self.entered["by"] == GAME and self.card.found:
            return self.word(
                "found", forts=len(self.card.read), sites=len(self.card.empty) + 1, points=self.card.points
            )
        if not self.revealed:
            return self.word("go_on" if self.predictions or self.texts.get(SITE) else "invite")
        return self._result()

    def _result(self) -> str:
        best, chance = self.likeliest, chance_said(self.known.chances[self.known.likeliest], self.lang)
        count = len(self.known.candidates)
        if count == 1:
            return self.word("certain", site=best[0])
        if len(best) == count:
            return self.word("alike", count=count, chance=chance)
        return self.word("result", count=count, sites=", ".join(best), chance=chance)

    def describe(self) -> str:
        """Return what can be seen in one line of words, without the card that was drawn."""
        name = translated(self.island.title, self.lang)
        shown = self._result() if self.revealed else self.word("hidden")
        return " · ".join((name, *(self.facts or (self.word("no_facts"),)), shown))


def _asked(known: Posterior) -> tuple[object, ...]:
    """Return all that an answer hangs on."""
    return dict(known.clues), known.empty, known.cards


def _typed(clue: Clue) -> str:
    return BLANK_CLUE if clue.ground == BLANK else ground_id(Ground(clue.ground))
