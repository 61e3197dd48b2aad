"""The generated notebooks: equal to their sources, and made by a generator that refuses a broken source."""

from pathlib import Path

import nbformat
import pytest

from afrikan.editions import CHECKED, difference, find_problems, main, make_edition, write_editions
from afrikan.errors import AfrikanError, DataError
from afrikan.language import LANGUAGES

SOURCE = """\
# %% [markdown] lang="en"
# # The die
# %% [markdown] lang="fi"
# # Noppa
# %% [markdown] lang="sv"
# # Tärningen
# %%
import afrikan as af

af.use(language="en", seed=7)
# %% tags=["nbval-check-output"]
6 * 7
# %%
6 * 8
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "source").mkdir()
    return tmp_path


def put(root: Path, text: str, name: str = "die") -> Path:
    path = root / "source" / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    return path


def test_stored_editions_equal_their_sources():
    problems = find_problems()
    assert not problems, "\n".join(problems)


def test_editions_share_code_and_cell_names_and_differ_in_words(root):
    english, finnish = (make_edition(put(root, SOURCE), language) for language in ("en", "fi"))
    assert [cell.id for cell in english.cells] == [cell.id for cell in finnish.cells]
    assert english.cells[0].source == "# The die"
    assert finnish.cells[0].source == "# Noppa"
    assert english.cells[1].source.endswith('af.use(language="en", seed=7)')
    assert finnish.cells[1].source.endswith('af.use(language="fi", seed=7)')
    assert english.cells[2:] == finnish.cells[2:]
    nbformat.validate(finnish)


def test_an_inserted_cell_renames_no_other(root):
    before = make_edition(put(root, SOURCE), "en")
    after = make_edition(put(root, SOURCE.replace("# %%\n6 * 8", "# %%\n5 * 5\n# %%\n6 * 8")), "en")
    assert {cell.id for cell in before.cells} < {cell.id for cell in after.cells}


def test_equal_cells_have_different_names(root):
    notebook = make_edition(put(root, SOURCE + "# %%\n6 * 8\n"), "en")
    assert len({cell.id for cell in notebook.cells}) == len(notebook.cells) == 5


def test_only_checked_cells_store_an_output(root):
    put(
        root,
        SOURCE.replace("import afrikan as af", "from unittest.mock import Mock; af = Mock()").replace(
            "af.use", "x = af.use"
        ),
    )
    path, *others = write_editions(root)
    assert [other.parent.name for other in others] == ["fi", "sv"]
    assert find_problems(root) == []
    cells = nbformat.read(path, as_version=4).cells
    assert cells[2].outputs[0].data["text/plain"] == "42"
    assert [
        cell.outputs
        for cell in cells
        if cell.cell_type == "code" and CHECKED not in cell.metadata.get("tags", ())
    ] == [[], []]
    first = path.read_bytes()
    write_editions(root)
    assert path.read_bytes() == first


def test_a_checked_cell_without_output_is_a_problem(root):
    put(root, SOURCE)
    notebook = make_edition(root / "source" / "die.py", "en")
    (root / "en").mkdir()
    nbformat.write(notebook, root / "en" / "die.ipynb")
    problem, *missing = find_problems(root)
    assert "stores no output" in problem
    assert [told.split()[0] for told in missing] == ["fi/die.ipynb", "sv/die.ipynb"]


def test_a_cell_that_fails_is_reported_and_nothing_is_written(root):
    put(root, SOURCE.replace("import afrikan as af", "1 / 0"))
    with pytest.raises(DataError, match=r"die\.ipynb: a cell fails with ZeroDivisionError: division by zero"):
        write_editions(root)
    assert not list(root.glob("en/*"))


def test_an_edited_a_missing_and_an_orphaned_edition_are_problems(root):
    put(root, SOURCE.replace(' tags=["nbval-check-output"]', ""))
    missing = [f"{language}/die.ipynb is missing; run `make editions`" for language in LANGUAGES]
    assert find_problems(root) == missing
    path, *_ = write_editions(root)
    path.write_text(path.read_text("utf-8").replace("6 * 8", "6 * 9"), encoding="utf-8")
    assert find_problems(root) == [difference(path)]
    path.rename(path.with_name("dice.ipynb"))
    assert find_problems(root)[-1].startswith("en/dice.ipynb has no source: if it is your own notebook, move")


def test_a_notebook_that_was_run_and_saved_is_told_how_to_be_restored(root):
    put(root, SOURCE.replace(' tags=["nbval-check-output"]', ""))
    path, *_ = write_editions(root)
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[-1].execution_count = 3
    notebook.metadata.language_info.version = "3.11.2"
    nbformat.write(notebook, path)
    assert find_problems(root) == [
        "en/die.ipynb differs from its source: if you ran and saved it, `git checkout notebooks/en` "
        "restores it; if you edited the source, run `make editions`"
    ]


def test_a_broken_notebook_is_named(root):
    put(root, SOURCE)
    (root / "en").mkdir()
    (root / "en" / "die.ipynb").write_text("<<<<<<< ours", encoding="utf-8")
    with pytest.raises(DataError, match=r"die\.ipynb: this is not a valid notebook"):
        find_problems(root)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('lang="en"', "", "cell 1 is text with lang None"),
        ('lang="en"', 'lang="de"', "cell 1 is text with lang 'de'"),
        ('lang="fi"', 'lang="en" slide="yes"', "cell 2 has 'slide'"),
        ('[markdown] lang="fi"', 'lang="fi"', "cell 2 is code with a lang"),
        ("# %%\n6 * 8", '# %% [markdown] lang="sv"\n# Tärning', "cell 6 is sv without an English text"),
        ("# # Noppa\n", '# # Noppa\n# %% [markdown] lang="fi"\n# # Noppa\n', "cell 3 is a second fi text"),
        ("6 * 8", "", "cell 6 is empty"),
        ("[markdown]", "[raw]", "cell 1 is raw"),
        ('af.use(language="en", seed=7)', "af.use(seed=7)", "the first code cell must call"),
    ],
)
def test_a_source_that_breaks_the_convention_is_refused(root, old, new, message):
    path = put(root, SOURCE.replace(old, new, 1))
    with pytest.raises(DataError, match=r"die\.py") as refusal:
        make_edition(path, "en")
    assert message in str(refusal.value)


def test_a_missing_translation_is_refused_with_its_place(root):
    with pytest.raises(DataError, match="begins '# The die' has no sv version"):
        make_edition(put(root, SOURCE.replace('# %% [markdown] lang="sv"\n# # Tärningen\n', "")), "sv")


def test_a_folder_without_sources_is_refused(root):
    with pytest.raises(AfrikanError, match="holds no notebook source"):
        find_problems(root)


def test_the_command_compares(capsys):
    assert main(["--check"]) == 0
    assert capsys.readouterr().err == ""
