"""One game of each preset, chosen because much happens in it, as a readable transcript."""

from pathlib import Path

from afrikan.game import Game
from afrikan.island.game import IslandGame
from afrikan.rules import Ruleset
from afrikan.rules.families import ISLAND

HERE = Path(__file__).parent
PLAYERS = ("Aino", "Björn", "Chipo")
SEEDS = {
    "original_1951": 491,
    "finnish_2005": 363,
    "fan": 496,
    "literal": 188,
    "swedish": 130,
    "study_2024": 237,
    "suni_old": 194,
    "suni_new": 226,
    "tjrantal": 194,
    "freeat": 216,
    "lunkio": 19,
    "piatnik": 76,
    "russian": 286,
    "island": 202,
}
POLICIES = {
    "original_1951": ("nearest", "random", "nearest"),
    "finnish_2005": ("nearest", "random", "nearest"),
    "fan": ("nearest", "nearest", "random"),
    "literal": ("random", "nearest", "nearest"),
    "swedish": ("nearest", "random", "nearest"),
    "study_2024": ("closest_tangier", "capetown", "gold_coast"),
    "suni_old": ("nearest", "nearest", "random"),
    "suni_new": ("nearest", "random", "nearest"),
    "tjrantal": ("nearest", "nearest", "random"),
    "freeat": ("nearest", "nearest", "random"),
    "lunkio": ("nearest", "random", "nearest"),
    "piatnik": ("nearest", "random", "nearest"),
    "russian": ("nearest", "random", "random"),
    "island": ("coast", "guesser:20"),
}
RULE = "-" * 24


def stored(preset: str) -> Path:
    """The file of a preset's transcript."""
    return HERE / f"{preset}.txt"


def family(preset: str) -> type[Game] | type[IslandGame]:
    """The games that are played under a preset."""
    return IslandGame if Ruleset.preset(preset).family == ISLAND.name else Game


def played(preset: str) -> Game | IslandGame:
    """The game as its policies play it today."""
    rules, policies = Ruleset.preset(preset), POLICIES[preset]
    names = PLAYERS[: len(policies)]
    return family(preset)(rules, names, policies=policies, seed=SEEDS[preset], rounds=60).play()


def transcript(game: Game | IslandGame) -> str:
    """The game's notation, and under a line its log with the rule behind each event."""
    lines = [f"{line.round}.{line.seat + 1} {line.rule.id}: {line.text()}" for line in game.log]
    return "\n".join([game.notation(), RULE, *lines, game.status(), ""])


def read_notation(text: str) -> str:
    """The part of a transcript above the line."""
    return text.partition(RULE)[0]


def write_all() -> None:
    """Write the transcript of every preset."""
    for preset in SEEDS:
        stored(preset).write_text(transcript(played(preset)), encoding="utf-8")
        print(f"written: {stored(preset).name}")
