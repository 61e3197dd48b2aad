"""No registered rule of the island is without a test of its name that cites it."""

import ast
from pathlib import Path

import pytest

from afrikan.rules import registry
from afrikan.rules.families import ISLAND

RULES = registry(ISLAND.name)


def written_tests() -> dict[str, str]:
    """The docstring of every test by rule beside this file, on one line."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_rules_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"{node.name} is written twice"
                found[node.name] = " ".join((ast.get_docstring(node) or "").split())
    return found


TESTS = written_tests()


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.id)
def test_rule_has_a_test_that_cites_it(rule):
    said = TESTS[f"test_{rule.id}"]
    assert any(said.endswith(f"Source: {citation}.") for citation in rule.citations)


def test_every_test_shows_a_rule_or_says_where_it_stands():
    assert all("Source: " in said for said in TESTS.values())
    assert len(RULES) == 56
