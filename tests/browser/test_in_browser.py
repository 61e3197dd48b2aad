"""Notebooks as a person meets them: JupyterLab in a real browser."""

import pytest

pytestmark = pytest.mark.browser


def test_start_page_runs_and_shows_the_board(run_notebook):
    notebook = run_notebook("en/start.ipynb")
    assert notebook.errors == []
    assert notebook.counts == list(range(1, len(notebook.counts) + 1))
    notebook.page.get_by_role("heading", name="Which notebook is for you").wait_for()
    picture = notebook.page.locator(".jp-OutputArea-output").get_by_role("img", name="Finnish board")
    assert picture.bounding_box()["width"] > 300
