"""The form for a new game on the island: rules, map, sides, seed."""

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as widgets

from afrikan.errors import AfrikanError
from afrikan.game.seats import HUMAN
from afrikan.island.game.seats import PLACERS, WALKERS
from afrikan.island.map import IslandMap, shipped_maps
from afrikan.island.state import SEATS
from afrikan.language import translated
from afrikan.rules import Ruleset, ruleset_of
from afrikan.rules.catalogue import catalogue
from afrikan.rules.families import ISLAND
from afrikan.widgets.island.play.setup import GENERATED, SIZES, Setup
from afrikan.widgets.island.play.state import TableState
from afrikan.widgets.stepper.html import about_html, hint_html


class SetupForm:
    """Fields for everything a new game needs, and the button that starts it.

    Args:
        table: gives the words and the first values.
        start: called when the button is pressed.

    Attributes:
        box: the widget to place.
    """

    def __init__(self, table: TableState, start: Callable[[Any], None]) -> None:
        self._table = table
        word = table.word
        self.code = self._text("code")
        self.about = widgets.HTML()
        self.option = widgets.Dropdown(options=self._options(), description=word("option")).add_class(
            "afrikan-explain"
        )
        self.explained = widgets.HTML()
        self.map = widgets.Dropdown(description=word("map"))
        self.map_seed = self._text("map_seed")
        sizes = [(word("hexes_count", count=size), size) for size in SIZES]
        self.hexes = widgets.Dropdown(options=sizes, description=word("hexes"))
        self.seats = [self._seat(number) for number in range(SEATS)]
        self.seed, self.game = self._text("seed"), self._text("game")
        self.start = widgets.Button(description=word("start"), button_style="primary")
        self._generated = widgets.Box([self.map_seed, self.hexes]).add_class("afrikan-row")
        self.box = widgets.VBox(self._fields()).add_class("afrikan-form")
        self.code.observe(lambda _: self._tell_rules(), "value")
        self.option.observe(lambda _: self._tell_rules(), "value")
        self.map.observe(lambda _: self._tell_map(), "value")
        self.start.on_click(start)
        self.fill()

    def _fields(self) -> list[Any]:
        hints = {
            key: widgets.HTML(hint_html(self._table.word(f"{key}_hint"))) for key in ("code", "seed", "sides")
        }
        rows = [widgets.Box(seat).add_class("afrikan-row") for seat in self.seats]
        sides = widgets.VBox(rows).add_class("afrikan-seats")
        luck = widgets.Box([self.seed, self.game]).add_class("afrikan-row")
        rules = [self.code, hints["code"], self.about, self.option, self.explained]
        return [self.map, self._generated, sides, hints["sides"], luck, hints["seed"], *rules, self.start]

    def _text(self, key: str) -> Any:
        return widgets.Text(description=self._table.word(key), continuous_update=False)

    def _options(self) -> list[tuple[str, str]]:
        lang = self._table.lang
        options = [
            (translated(option.question, lang), name) for name, option in catalogue(ISLAND.name).items()
        ]
        return [(self._table.word("no_option"), ""), *options]

    def _seat(self, number: int) -> tuple[Any, Any, Any]:
        word = self._table.word
        name = widgets.Text(description=word("side", number=number + 1), continuous_update=False)
        walkers = widgets.Dropdown(description=word("played_by"))
        placers = [(word(f"placer_{placer}"), placer) for placer in PLACERS]
        placer = widgets.Dropdown(options=placers, description=word("places"))
        walkers.observe(lambda _: setattr(placer, "disabled", walkers.value not in WALKERS), "value")
        return name, walkers, placer

    def _walkers(self, *names: str) -> list[tuple[str, str]]:
        return [(self._table.word(f"policy_{name.partition(':')[0]}"), name) for name in names]

    def fill(self) -> None:
        """Show how the game on the table was set up."""
        table, setup = self._table, self._table.setup
        self._filled = table.game
        self.code.value = setup.code
        self.map.options = self._maps(setup.map)
        self.map.value, self.map_seed.value = setup.map, setup.map_seed
        self.hexes.value = setup.hexes if setup.hexes in SIZES else SIZES[0]
        chosen = zip(self.seats, setup.names, setup.walkers, setup.placers, strict=True)
        for (name, walker, placer), named, walks, places in chosen:
            name.value = named
            walker.options = self._walkers(HUMAN, *WALKERS, *({walks} - {HUMAN, *WALKERS}))
            walker.value, placer.value = walks, places
            placer.disabled = walks not in WALKERS
        self.seed.value, self.game.value = setup.seed, setup.game
        self._tell_rules()
        self._tell_map()

    def _maps(self, shown: str) -> list[tuple[str, str]]:
        """Return the maps that come with the package, one to be generated, and the one on the table."""
        lang = self._table.lang
        maps = [(translated(IslandMap.load(name).title, lang), name) for name in reversed(shipped_maps())]
        maps.append((self._table.word("map_generated"), GENERATED))
        known = [name for _, name in maps]
        return maps if shown in known else [*maps, (shown, shown)]

    def refresh(self) -> None:
        """Show how the game on the table was set up, once for each game."""
        if self._filled is not self._table.game:
            self.fill()

    def read(self) -> Setup:
        """Return what is entered."""
        return Setup(
            code=self.code.value,
            map=self.map.value,
            names=tuple(name.value for name, _, _ in self.seats),
            walkers=tuple(walker.value for _, walker, _ in self.seats),
            placers=tuple(placer.value for _, _, placer in self.seats),
            seed=self.seed.value,
            game=self.game.value,
            map_seed=self.map_seed.value,
            hexes=self.hexes.value,
        )

    def _tell_map(self) -> None:
        self._generated.layout.display = None if self.map.value == GENERATED else "none"

    def _tell_rules(self) -> None:
        """Say what the code means, or what is wrong with it, and explain the option that is chosen."""
        lang = self._table.lang
        try:
            rules = ruleset_of(Ruleset.from_code(self.code.value), ISLAND.name)
        except AfrikanError as error:
            self.about.value, self.explained.value = about_html(error.text(lang)), ""
            return
        changes = ", ".join(rules.changes) or self._table.word("no_changes")
        self.about.value = about_html(f"{rules.title_in(lang)}: {changes}")
        option = self.option.value
        told = str(rules.explain(option, lang)) if option else ""
        self.explained.value = f'<div class="afrikan-explained">{escape(told)}</div>' if told else ""
