"""The rules as data: options, rulesets, presets and the registry of rules."""

from afrikan.rules.catalogue import Choice, Option, Requirement, Value, catalogue
from afrikan.rules.registry import Rule, registry, rule
from afrikan.rules.ruleset import Ruleset, check_ruleset, ruleset_of
from afrikan.rules.sources import Citation, Source, sources

__all__ = [
    "Choice",
    "Citation",
    "Option",
    "Requirement",
    "Rule",
    "Ruleset",
    "Source",
    "Value",
    "catalogue",
    "check_ruleset",
    "registry",
    "rule",
    "ruleset_of",
    "sources",
]
