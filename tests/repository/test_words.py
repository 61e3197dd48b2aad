"""Pages link to files that exist, and the project speaks of itself only."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GENERATED = {"__pycache__", "build", "dist", "output", "node_modules"}
HIDDEN = {".ci", ".gitignore", ".gitattributes"}
TEXT = {
    "",
    ".cfg",
    ".css",
    ".csv",
    ".ipynb",
    ".js",
    ".json",
    ".lock",
    ".md",
    ".py",
    ".svg",
    ".toml",
    ".txt",
    ".yml",
}
FOREIGN = {
    "a folder of one machine": r"(?<![\w.])/(?:work|tmp|root|home)\b",
    "a folder outside the project": r"(?<!\w)shared/",
    "an issue by number": r"\bissue #?\d",
}


def project_files() -> Iterator[Path]:
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        hidden = any(part.startswith(".") and part not in HIDDEN for part in parts)
        if path.is_file() and not hidden and not GENERATED & set(parts):
            yield path


def test_the_files_of_the_project_are_seen():
    names = {path.relative_to(ROOT).as_posix() for path in project_files()}
    assert {"README.md", "Makefile", ".ci/run", "afrikan/paths.py", "notebooks/en/start.ipynb"} <= names


@pytest.mark.parametrize(
    "page", [path.relative_to(ROOT) for path in project_files() if path.suffix == ".md"], ids=str
)
def test_links_of_a_page_lead_to_files(page):
    page = ROOT / page
    targets = re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8"))
    local = [target.split("#")[0] for target in targets if not re.match(r"[a-z]+:", target)]
    missing = [target for target in local if target and not (page.parent / target).exists()]
    assert not missing


def test_readme_has_a_picture_and_exactly_two_commands():
    text = (ROOT / "README.md").read_text("utf-8")
    assert re.search(r"!\[\w[^\]]+\]\(", text)
    (block,) = re.findall(r"```\n(.*?)```", text, flags=re.DOTALL)
    assert [line.split("#")[0].strip() for line in block.splitlines()] == ["make lab", "make test"]


@pytest.mark.parametrize("meaning", FOREIGN)
def test_the_project_speaks_of_itself_only(meaning):
    pattern = re.compile(FOREIGN[meaning])
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in project_files()
        if path.suffix in TEXT and path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]
    assert not found
