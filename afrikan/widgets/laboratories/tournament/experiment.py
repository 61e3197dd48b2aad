"""Policies against each other as an experiment: fields, games, and the sections of its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from afrikan import tournaments
from afrikan.errors import AfrikanError, Word
from afrikan.tournaments import RoundRobin, Tournament
from afrikan.tournaments.robin import tables_of
from afrikan.widgets.form.fields import Values, ruleset
from afrikan.widgets.laboratories.html import code_html
from afrikan.widgets.laboratories.tournament import robin, table
from afrikan.widgets.laboratories.tournament.fields import TABLE, YES, Own, deciders, fields, names
from afrikan.widgets.laboratories.tournament.words import named, word
from afrikan.widgets.laboratory.engine import GAMES, fast
from afrikan.widgets.laboratory.experiment import SEED, Experiment, Section

Result = Tournament | RoundRobin
Html = Callable[[Any, Values, str], str]


def experiment(own: Own) -> Experiment[Any]:
    """Return policies against each other.

    Args:
        own: policies of somebody's own that can be chosen, too.
    """
    return Experiment(
        title=word("title"),
        fields=fields(own),
        asked=lambda values: asked(values, own),
        blocks=lambda values, so_far: played(values, so_far, own),
        sections=(
            Section("told", _either(table.told_html, robin.told_html)),
            Section("chart", _either(table.chart_html, robin.chart_html)),
            Section("table", _either(table.table, robin.table)),
            Section("code", lambda done, values, lang: code_html(lang, code(values))),
        ),
        finding=lambda done, values: _finding(done, values),
        wanted=lambda values: values[GAMES] * _tables(values),
        compiled=lambda values: _fast(values, own),
        games=10_000,
        few=60,
        games_label=word("games"),
    )


def _either(one: Html, several: Html) -> Html:
    """Return what shows one table's games, or those of several tables."""
    return lambda done, values, lang: (one if isinstance(done, Tournament) else several)(done, values, lang)


def _finding(done: Result, values: Values) -> Word:
    if isinstance(done, Tournament):
        return table.finding(done, values)
    return robin.finding(done, values)


def _tables(values: Values) -> int:
    if values["kind"] == TABLE:
        return 1
    return max(1, tables_of(values["count"], values["kind"], values["seats"]))


def _fast(values: Values, own: Own) -> bool:
    if any(name in own for name in names(values)):
        return False
    return fast({GAMES: values[GAMES] * _tables(values)})


def asked(values: Values, own: Own) -> Word:
    """Return what is played, in words.

    Raises:
        AfrikanError: if so many cannot play under the rules, or the policies cannot be paired so.
    """
    rules = ruleset(values)

    def chosen(lang: str) -> str:
        return "; ".join(named(name).text(lang) for name in names(values))

    if values["kind"] == TABLE:
        if values["count"] > rules.max_players:
            raise AfrikanError("players_number", count=values["count"], fewest=2, most=rules.max_players)
        return word("asked_table", policies=chosen, rules=rules.code, seed=str(values[SEED]))
    tournaments.check_robin(deciders(values, own), rules, values["kind"], values["seats"])
    kind = word(f"kind_{values['kind']}")
    return word(
        "asked_tables", kind=kind, policies=chosen, seats=values["seats"], rules=rules.code,
        seed=str(values[SEED]),
    )  # fmt: skip


def played(values: Values, so_far: Result | None, own: Own) -> Iterator[Result]:
    """Play the games, on from those that there are."""
    chosen, rules = deciders(values, own), ruleset(values)
    many = {"games": values[GAMES], "seed": values[SEED]}
    if values["kind"] == TABLE:
        begin = so_far.games if isinstance(so_far, Tournament) else 0
        return tournaments.blocks(chosen, rules, **many, rotate=values["rotate"] == YES, begin=begin)
    robins = so_far if isinstance(so_far, RoundRobin) else None
    return tournaments.robin_blocks(
        chosen, rules, **many, kind=values["kind"], seats=values["seats"], so_far=robins
    )


def code(values: Values) -> str:
    """Return the lines of code that play the same games; functions of one's own stand as their names."""
    listed = ", ".join(f'"{name}"' if isinstance(named(name), Word) else name for name in names(values))
    head = f'rules = af.Ruleset.from_code("{ruleset(values).code}")\n'
    many = f"games={values[GAMES]}, seed={values[SEED]}"
    if values["kind"] == TABLE:
        rotate = "" if values["rotate"] == YES else ", rotate=False"
        call = f"af.tournament([{listed}], rules, {many}{rotate})"
        return f"{head}played = {call}\nplayed.shares()\nplayed.pairs()\nplayed.seats()\n"
    call = f'af.round_robin([{listed}], rules, {many}, kind="{values["kind"]}", seats={values["seats"]})'
    return f"{head}played = {call}\nplayed.standings()\n"
