"""What the lesson about finding oneself does, without widgets: a walk, predictions, what remains possible."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any, ClassVar

from afrikan.errors import AfrikanError
from afrikan.island.beliefs import Belief
from afrikan.island.beliefs.told import SEA
from afrikan.island.box import Box
from afrikan.island.game.law import law_of
from afrikan.island.ground import refuse_start
from afrikan.island.map import IslandMap
from afrikan.island.words import Direction, Refusal
from afrikan.language import decimal, translated
from afrikan.rules import Ruleset
from afrikan.widgets.island.lesson.fields import ALWAYS, DOWN
from afrikan.widgets.island.lesson.state import IslandState, figure
from afrikan.widgets.island.where.facts import fact_of
from afrikan.widgets.island.where.fields import (
    GROUND_WORDS,
    HARDEST,
    PARTNER,
    PLAIN,
    REAL,
    SECTION,
    SEED,
    YES,
    fields,
)
from afrikan.widgets.island.where.walk import (
    Leg,
    hardest_start,
    landed,
    luck_of,
    start_of,
    steps_needed,
    told,
    walked,
)
from afrikan.widgets.lesson.figures import Figure

LEFT = "left"


class WhereState(IslandState):
    """A walk, and where the hiker may be.

    Args:
        box: what is played with.
        lang: language of the words.
        seed: decides the start, and where one who gets lost is put.
        entered: what some fields hold at first.

    Attributes:
        legs: the facts told so far, each with what follows from it.
        losing: whether the next step is one on which the hiker gets lost.
        promising: whether the directions are compared.
        given_up: whether the hiker's hex is shown.

    Raises:
        AfrikanError: if a field cannot hold what it is given.
    """

    section: ClassVar[str] = SECTION

    def __init__(self, box: Box, lang: str, seed: int, **entered: Any) -> None:
        self.law = law_of(Ruleset.preset("island"), box)
        self.legs: list[Leg] = []
        super().__init__(fields(self.law, seed, lambda: bool(self.legs)), lang, entered)
        self._seed = seed
        self.promising = False
        self._begin()

    @property
    def island(self) -> IslandMap:
        """The map."""
        return self.law.box.map

    # The start

    def enter(self, key: str, value: Any) -> None:
        """Put something into a field; another start begins anew."""
        if not self._put(key, value):
            return
        with self._told():
            if key in ("who", SEED):
                self._begin()
            elif key == "show" and self.legs:
                self._look()

    def begin_again(self) -> None:
        """Go back to the start."""
        with self._told():
            if self.legs:
                self.legs = [replace(self.legs[0], seen=False, predicted=None)]
                self._anew()

    def _begin(self) -> None:
        """Set the hiker down anew, where it is known where."""
        who = self.entered["who"]
        self._seed = self._meant().get(SEED, self._seed)
        self.legs = []
        if who == SEED:
            self._land(start_of(self.law, self._seed))
        elif who == HARDEST:
            self._land(hardest_start(self.law))
        self._anew()

    def _land(self, here: int) -> None:
        ground = next(name for name in GROUND_WORDS if here in landed(self.law, name).belief.weights)
        self.legs = [landed(self.law, ground, here)]

    def _anew(self) -> None:
        self._forget()
        self.losing = self.given_up = False
        self._look()

    def set_down(self, text: str) -> None:
        """Set the hiker down on a hex that a partner has typed."""
        with self._told():
            hex = self.island.number(text)
            if refuse_start(self.law.isle, self.law.kernel, hex) != Refusal.NONE:
                raise AfrikanError("lesson_no_start", hex=self.island.name_of(hex))
            self._land(hex)
            self._anew()
            self.notice = self.word("set_down_done")

    # Steps

    def go(self, way: Direction) -> None:
        """Name a direction; the map answers."""
        with self._told():
            leg = self._standing()
            luck = luck_of(self._seed, len(self.legs))
            self._add(walked(leg, way, self.law, self.losing, luck))

    def listen(self) -> None:
        """Take what a real opponent has said, as it stands in the fields."""
        with self._told():
            entered = self.entered
            if not self.legs:
                self._add(landed(self.law, entered["start"]))
                return
            text = f"{entered['way']} {entered['said']}"
            if entered["said"] != SEA and entered["then"] != PLAIN:
                there = "found" in self._meant()
                text += f" {entered['then']}" + (f" {entered['found']}" if there else "")
            self._add(told(self.legs[-1], text, self.law))

    def _standing(self) -> Leg:
        if not self.legs:
            raise AfrikanError("lesson_not_set_down")
        return self.legs[-1]

    def _add(self, leg: Leg) -> None:
        self.legs.append(leg)
        self._forget()
        self.losing = self.losing and SEA in leg.text.split()
        self._look()

    def get_lost(self) -> None:
        """Let the hiker get lost at the next step, or not after all."""
        with self._told():
            self._standing()
            self.losing = not self.losing
            self.notice = self.word("losing" if self.losing else "not_losing")

    def undo(self) -> None:
        """Take back the last fact."""
        with self._told():
            if len(self.legs) <= (self.entered["who"] != REAL):
                raise AfrikanError("lesson_nothing_to_undo")
            self.legs.pop()
            self._forget()
            self.given_up = False

    # Predicting and showing

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What can be predicted: how many hexes remain."""
        return (figure(LEFT, self.phrase("figure_left")),)

    def exact(self, key: str) -> Fraction | int:
        """Return how many hexes remain."""
        return self.belief.count

    def reveal(self) -> None:
        """Show what remains possible after the last fact."""
        with self._told():
            self._standing()
            self._see()

    def _look(self) -> None:
        """Show at once what follows, if that is wished."""
        if self.legs and self.entered["show"] == ALWAYS:
            self._see()

    def _see(self) -> None:
        if not self.legs[-1].seen:
            self.legs[-1] = replace(self.legs[-1], seen=True, predicted=self.predictions.get(LEFT))

    def promise(self) -> None:
        """Compare the directions, or do so no longer."""
        with self._told():
            self.promising = not self.promising

    def give_up(self) -> None:
        """Show where the hiker really is."""
        with self._told():
            leg = self._standing()
            if not leg.here:
                raise AfrikanError("lesson_nobody_knows")
            self._see()
            self.given_up = True

    # What is known

    @property
    def belief(self) -> Belief:
        """What is known after the last fact, whether it is shown or not."""
        return self.legs[-1].belief if self.legs else Belief.before(self.law)

    @property
    def seen(self) -> bool:
        """Whether what follows from the last fact is shown."""
        return bool(self.legs) and self.legs[-1].seen

    @property
    def shown(self) -> Belief | None:
        """What is shown: what follows from the last fact that has been looked at."""
        return next((leg.belief for leg in reversed(self.legs) if leg.seen), None)

    def bits(self, place: int) -> float:
        """Return what a fact has told, in bits; getting lost tells less than nothing.

        Args:
            place: of the fact, from 0.
        """
        before = self.legs[place - 1].belief if place else Belief.before(self.law)
        return before.entropy - self.legs[place].belief.entropy

    @property
    def turned(self) -> bool:
        """Whether north is down."""
        return bool(self.entered["north"] == DOWN)

    @property
    def numbered(self) -> bool:
        """Whether chances are written into the hexes."""
        return bool(self.entered["numbers"] == YES)

    @property
    def steps(self) -> int:
        """After how many steps the hiker could be sure for the first time; so far, if not yet."""
        sure = (leg.steps for leg in self.legs if leg.belief.count == 1)
        return next(sure, self.legs[-1].steps)

    @property
    def best_steps(self) -> int | None:
        """In how many steps the informed locator recognises this start; nothing if it does not apply."""
        if not self.legs or not self.legs[0].here or self.legs[-1].strayed:
            return None
        return steps_needed(self.law, self.legs[0].here)

    # What is said

    @property
    def status(self) -> str:
        """Where the lesson stands and what comes next, in words."""
        if not self.legs:
            return self.word(
                {PARTNER: "invite_partner", REAL: "invite_real"}.get(self.entered["who"], "invite_anew")
            )
        said = fact_of(self.legs[-1], self.lang)
        if not self.seen:
            return f"{said} {self.word('predict_now' if not self.predictions else 'show_now')}"
        return f"{said} {self._result()}"

    def _result(self) -> str:
        count = self.belief.count
        if self.given_up and count > 1:
            return self.word("given_up", hex=self.law.hex_name(self.legs[-1].here), count=count)
        if count > 1:
            bits = decimal(self.bits(len(self.legs) - 1), 1, self.lang)
            return self.word("left", count=count, bits=bits)
        hex, steps = self.law.hex_name(self.belief.hexes[0]), self.steps
        if self.best_steps is None:
            return self.word("located", hex=hex, steps=steps)
        return self.word("located_best", hex=hex, steps=steps, best=self.best_steps)

    def describe(self) -> str:
        """Return what can be seen in one line of words, without the hiker's hex."""
        name = translated(self.island.title, self.lang)
        shown = self.word("count", count=self.belief.count) if self.seen else self.word("hidden")
        return " · ".join((name, *(fact_of(leg, self.lang) for leg in self.legs), shown))
