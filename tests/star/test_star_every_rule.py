"""No registered rule of the Finnish and the Swedish game is without a test of its name that cites it."""

import ast
from pathlib import Path

import pytest

from afrikan.rules import registry

RULES = [rule for rule in registry().values() if {"finnish", "swedish"} & set(rule.systems)]


def written_tests() -> dict[str, str]:
    """The docstring of every test beside this file, on one line."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"{node.name} is written twice"
                found[node.name] = " ".join((ast.get_docstring(node) or "").split())
    return found


TESTS = written_tests()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_rule_has_a_test_that_cites_it(rule):
    said = TESTS[f"test_{rule.id}"]
    assert "Source: " in said
    assert any(str(citation) in said for citation in rule.citations)


def test_every_test_says_what_it_shows():
    assert [name for name, said in TESTS.items() if not said and name.partition("_")[2] in registry()] == []
