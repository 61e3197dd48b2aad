"""What the app makes of a notebook: title and language, without what needs code, and no file beside it."""

import base64

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from afrikan.app.notebooks import LAB_ONLY, Notebooks
from afrikan.errors import AfrikanError

ONLY_LAB = {"tags": [LAB_ONLY]}
PART = f"<!-- {LAB_ONLY} -->\n\nChoose *Run*.\n\n<!-- /{LAB_ONLY} -->\n"


@pytest.fixture
def root(tmp_path):
    for lang, title in (("en", "Play"), ("sv", "Spela")):
        cells = [
            new_markdown_cell("Choose *Run*", metadata=ONLY_LAB),
            new_markdown_cell(f"# {title}\n\n{PART}Press.{PART}"),
            new_code_cell("table"),
            new_code_cell("1 + 1", metadata=ONLY_LAB),
        ]
        (tmp_path / lang).mkdir()
        nbformat.write(new_notebook(cells=cells), tmp_path / lang / "play.ipynb")
        nbformat.write(new_notebook(cells=cells), tmp_path / lang / "secret.ipynb")
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / "board.png").write_bytes(b"picture")
    (tmp_path / "plan.png").write_bytes(b"other")
    return tmp_path


def test_the_named_notebooks_are_found_by_language(root):
    notebooks = Notebooks(root)
    assert notebooks.addresses() == ("en/play", "sv/play")
    assert notebooks.titles() == {"en": {"en/play": "Play"}, "sv": {"sv/play": "Spela"}}


def test_a_page_has_title_language_and_words_and_lacks_what_needs_code(root):
    page = Notebooks(root, minutes=7).get("sv/play.ipynb")["content"]
    assert [cell.source for cell in page.cells] == ["# Spela\n\nPress.", "table"]
    assert page.metadata["title"] == "Spela · Afrikas stjärna"
    assert page.metadata["page"]["lang"] == "sv"
    assert "7 minuter" in page.metadata["page"]["words"]["cleared"]


@pytest.mark.parametrize("path", ["sv/secret.ipynb", "fi/play.ipynb", "images/board.png", "../en/play.ipynb"])
def test_nothing_else_is_given_out(root, path):
    with pytest.raises(KeyError):
        Notebooks(root).get(path)


def test_a_picture_of_a_text_is_given_out_and_no_other_file(root):
    notebooks = Notebooks(root)
    assert base64.b64decode(notebooks.get("../images/board.png")["content"]) == b"picture"
    for link in ("../plan.png", "../images/none.png", "../en/play.ipynb", "http://else.where/board.png"):
        assert not notebooks.file_exists(link)


def test_a_folder_without_notebooks_is_refused(tmp_path):
    with pytest.raises(AfrikanError, match="holds no notebook to serve"):
        Notebooks(tmp_path)
