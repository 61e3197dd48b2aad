"""The figures of published studies, to set beside our own simulations."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from afrikan.errors import AfrikanError, RulesetError, suggestion
from afrikan.language import decimal, number
from afrikan.messages import say, translated
from afrikan.paths import data_path
from afrikan.policies.choose import POLICIES
from afrikan.quote import quoted
from afrikan.rules import Ruleset
from afrikan.rules.catalogue import Words
from afrikan.rules.presets import presets
from afrikan.rules.sources import Citation, cite, read_citations
from afrikan.session import spoken
from afrikan.tomlfile import TomlFile

KEYS = (
    "title", "citation", "label", "ruleset", "games", "policies", "rounds", "wins", "horseshoe_wins",
    "variants", "assumed",
)  # fmt: skip
PLACES = 2
"""Decimals with which figures are told."""

ROUNDED = 0.01
"""By how many per cent rounding may move the sum of the shares for each of them."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Study:
    """What a published study found; shares are between 0 and 1.

    Attributes:
        name: id of the study, the file's name.
        title: its title per language.
        citations: where the figures are written.
        label: what kind of data this is.
        ruleset: the preset with the rules of the study.
        games: how many games were played.
        policies: the built-in policies that play as the study's players did.
        mean, deviation: of the number of rounds.
        wins: share of games won by each policy.
        horseshoe_wins: share of games won with a horseshoe, by the variant that was played.
        variants: the rules of each variant; those of the study itself come first.
        assumed: what the study does not say and we assume of a variant, per language.
    """

    name: str
    title: Words
    citations: tuple[Citation, ...]
    label: str
    ruleset: str
    games: int
    policies: tuple[str, ...]
    mean: float
    deviation: float
    wins: Mapping[str, float]
    horseshoe_wins: Mapping[str, float]
    variants: Mapping[str, Ruleset]
    assumed: Mapping[str, Words]

    def __repr__(self) -> str:
        """Return the published figures, in the session's language."""
        lang = spoken(None)
        source = cite(self.citations, lang)
        title, games = translated(self.title, lang), number(self.games, lang)
        head = say(lang, "study", "head", title=title, games=games, source=source)
        lines = (say(lang, "study", "line", figure=figure, value=value) for figure, value in self._told(lang))
        return "\n".join([head, *lines])

    def _told(self, lang: str) -> Iterator[tuple[str, str]]:
        yield say(lang, "study", "rounds"), decimal(self.mean, PLACES, lang)
        yield say(lang, "study", "rounds_deviation"), decimal(self.deviation, PLACES, lang)
        for policy, share in self.wins.items():
            name = say(lang, "laboratory", f"policy_{policy}")
            yield say(lang, "study", "wins", policy=name), _percent(share, lang)
        for variant, share in self.horseshoe_wins.items():
            yield say(lang, "study", f"horseshoe_wins_{variant}"), _percent(share, lang)


def _percent(share: float, lang: str) -> str:
    return f"{decimal(100 * share, PLACES, lang)}\u00a0%"


@cache
def study(name: str = "kari_2024") -> Study:
    """Return a published study.

    Args:
        name: its id.

    Raises:
        AfrikanError: if there is no study of that name.

    >>> study().wins["capetown"]
    0.2734
    """
    known = sorted(path.stem for path in data_path("studies").glob("*.toml"))
    if name not in known:
        raise AfrikanError("study_unknown", name=quoted(name), hint=suggestion(name, known))
    return load_study(TomlFile(data_path("studies", f"{name}.toml")))


def load_study(file: TomlFile) -> Study:
    """Read and check one study.

    Raises:
        DataError: if it is incomplete, names something unknown or gives impossible figures.
    """
    name, table = file.path.stem, file.table
    file.only(table, KEYS, ())
    policies = file.names(table, "policies", (name,))
    for policy in policies:
        file.known(policy, POLICIES, "policy", ("policies",))
    ruleset = file.get(table, "ruleset", str, (name,))
    file.known(ruleset, presets(), "preset", ("ruleset",))
    games = file.get(table, "games", int, (name,))
    if games < 1:
        raise file.fail(f"games must be at least 1, not {games}", "games")
    rounds = file.get(table, "rounds", dict, (name,))
    variants = _variants(file, table, ruleset)
    horseshoe_wins = _shares(file, table, "horseshoe_wins")
    if set(horseshoe_wins) != set(variants):
        raise file.fail(f"horseshoe_wins must name the variants {', '.join(variants)}", "horseshoe_wins")
    file.only(rounds, ("mean", "deviation"), ("rounds",))
    return Study(
        name=name,
        title=file.words(table, "title", (name,)),
        citations=read_citations(file, table, "citation", (name,)),
        label=file.get(table, "label", str, (name,)),
        ruleset=ruleset,
        games=games,
        policies=policies,
        mean=_positive(file, rounds, "mean"),
        deviation=_positive(file, rounds, "deviation"),
        wins=_wins(file, table, policies),
        horseshoe_wins=horseshoe_wins,
        variants=variants,
        assumed=_assumed(file, table, variants),
    )


def _variants(file: TomlFile, table: Mapping[str, Any], ruleset: str) -> Mapping[str, Ruleset]:
    found = {}
    for name in file.get(table, "variants", dict, ("variants",)):
        code = file.get(table["variants"], name, str, ("variants",))
        try:
            found[name] = Ruleset.from_code(code)
        except RulesetError as error:
            raise file.fail(f"variants.{name}: {error}", "variants", name) from None
    if next(iter(found.values()), None) != Ruleset.preset(ruleset):
        raise file.fail(f"the first of the variants must be {ruleset} itself", "variants")
    return MappingProxyType(found)


def _assumed(file: TomlFile, table: Mapping[str, Any], variants: Collection[str]) -> Mapping[str, Words]:
    assumed = file.get(table, "assumed", dict, ("assumed",))
    file.only(assumed, variants, ("assumed",))
    return MappingProxyType({name: file.words(assumed, name, ("assumed",)) for name in assumed})


def _positive(file: TomlFile, rounds: Mapping[str, Any], key: str) -> float:
    value: float = file.get(rounds, key, float, ("rounds",))
    if not 0 < value < float("inf"):
        raise file.fail(f"rounds.{key} must be above 0, not {value}", "rounds", key)
    return value


def _wins(file: TomlFile, table: Mapping[str, Any], policies: tuple[str, ...]) -> Mapping[str, float]:
    shares = _shares(file, table, "wins")
    if set(shares) != set(policies):
        raise file.fail(f"wins must name the policies {', '.join(policies)}, each once", "wins")
    total = 100 * sum(shares.values())
    if abs(total - 100) > ROUNDED * len(policies):
        raise file.fail(f"the shares of wins must add up to 100, not {total:.2f}", "wins")
    return shares


def _shares(file: TomlFile, table: Mapping[str, Any], key: str) -> Mapping[str, float]:
    found = {}
    for name in file.get(table, key, dict, (key,)):
        share = file.get(table[key], name, float, (key,))
        if not 0 <= share <= 100:
            raise file.fail(f"{key}.{name} must be from 0 to 100 per cent, not {share}", key, name)
        found[name] = round(share / 100, 6)
    return MappingProxyType(found)
