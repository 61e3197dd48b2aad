"""Every stored notebook keeps to what works offline, in every front end, and under comparison."""

import json
import re
from pathlib import Path

import nbformat
import pytest

from afrikan.editions import CHECKED, difference
from afrikan.language import LANGUAGES

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
STORED = sorted(path for language in LANGUAGES for path in (NOTEBOOKS / language).glob("*.ipynb"))
FORBIDDEN = {
    "an Output widget": r"\bOutput\s*\(",
    "interact": r"\binteract(?:ive|ive_output|_manual)?\b",
    "clear_output": r"\bclear_output\b",
    "a shell or magic command": r"^\s*[!%]",
    "a bare matplotlib figure": r"\bplt\.show\b",
}

pytestmark = pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")


def code(path: Path) -> str:
    return "\n".join(
        cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"
    )


def prose(path: Path) -> str:
    return "\n".join(
        cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown"
    )


def test_it_is_a_valid_notebook_for_the_default_kernel(path):
    stored = json.loads(path.read_text("utf-8"))
    nbformat.validate(stored)
    assert stored["metadata"]["kernelspec"]["name"] == "python3"
    assert "widgets" not in stored["metadata"], difference(path)


def test_only_a_checked_cell_stores_an_output_and_that_is_no_widget_or_error(path):
    for cell in nbformat.read(path, as_version=4).cells:
        for output in cell.get("outputs", ()):
            assert CHECKED in cell.metadata.get("tags", ()), difference(path)
            assert output.output_type != "error"
            assert "application/vnd.jupyter.widget-view+json" not in output.get("data", {})


@pytest.mark.parametrize("meaning", FORBIDDEN)
def test_its_code_avoids_what_breaks(path, meaning):
    found = re.search(FORBIDDEN[meaning], code(path), flags=re.MULTILINE)
    assert found is None


def test_it_asks_nothing_from_the_network(path):
    text = path.read_text("utf-8")
    assert set(re.findall(r"https?://[^\s\"\\)]+", text)) <= {"http://www.w3.org/2000/svg"}


def test_its_links_lead_to_files_and_its_pictures_have_words(path):
    for mark, words, target in re.findall(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", prose(path)):
        assert (path.parent / target.split("#")[0]).exists(), target
        assert words.strip(), f"{mark}[]({target}) has no words"


def test_it_begins_with_a_heading_and_says_how_to_run(path):
    cells = nbformat.read(path, as_version=4).cells
    assert cells[0].cell_type == "markdown"
    assert cells[0].source.startswith("# ")
    assert "Run All" in cells[0].source
    assert cells[1].cell_type == "code"
    assert f'language="{path.parent.name}"' in cells[1].source
