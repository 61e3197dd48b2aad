"""Makes the language editions of the notebooks from ``notebooks/source``: ``python -m afrikan.editions``.

A source is a script in the percent format. Its text cells come in groups, one cell per language, English
first; code cells are shared by all languages::

    # %% [markdown] lang="en"
    # # The board
    # %% [markdown] lang="fi"
    # # Pelilauta
    # %%
    import afrikan as af

    af.use(language="en", seed=7)
    # %% tags=["nbval-check-output"]
    af.RouteGraph.load("finnish").graph.number_of_nodes()

The first code cell calls ``af.use(language="en", ...)``; each edition puts its own language there, and that
is all that differs between the editions' code. A cell tagged ``nbval-check-output`` keeps its output, which
the tests compare with a fresh run; every other cell is stored without one.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from afrikan.errors import AfrikanError, DataError
from afrikan.language import LANGUAGES

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
CHECKED = "nbval-check-output"
_SETUP = 'af.use(language="en"'
_SPACING = {"lines_to_next_cell", "lines_to_end_of_cell_marker"}  # jupytext's own notes on blank lines
_METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


@dataclass(frozen=True, slots=True)
class Block:
    """One cell of every edition: code for all, or a text per language."""

    code: str | None = None
    texts: dict[str, str] = field(default_factory=dict)
    tags: tuple[str, ...] = ()


def read_source(path: Path) -> list[Block]:
    """Read a source script into the blocks of its editions.

    Raises:
        DataError: if a cell breaks the convention; names the file and the cell.
    """
    import jupytext

    blocks: list[Block] = []
    for number, cell in enumerate(jupytext.reads(path.read_text("utf-8"), fmt="py:percent").cells, start=1):
        _check_cell(path, number, cell)
        if cell.cell_type == "code":
            blocks.append(Block(code=cell.source, tags=tuple(cell.metadata.get("tags", ()))))
        elif cell.metadata["lang"] == "en":
            blocks.append(Block(texts={"en": cell.source}, tags=tuple(cell.metadata.get("tags", ()))))
        else:
            _add_translation(path, number, blocks, cell)
    _check_setup(path, blocks)
    return blocks


def _check_cell(path: Path, number: int, cell: Any) -> None:
    unknown = sorted(set(cell.metadata) - {"tags", "lang"} - _SPACING)
    if unknown:
        raise DataError(path, None, f"cell {number} has {unknown[0]!r}; a cell may have tags and lang only")
    if not cell.source.strip():
        raise DataError(path, None, f"cell {number} is empty; remove it")
    language = cell.metadata.get("lang")
    if cell.cell_type == "code" and language is not None:
        raise DataError(path, None, f"cell {number} is code with a lang; code is shared by all languages")
    if cell.cell_type == "markdown" and language not in LANGUAGES:
        raise DataError(
            path, None, f"cell {number} is text with lang {language!r}; use one of {', '.join(LANGUAGES)}"
        )
    if cell.cell_type not in ("code", "markdown"):
        raise DataError(path, None, f"cell {number} is {cell.cell_type}; use code or [markdown]")


def _add_translation(path: Path, number: int, blocks: list[Block], cell: Any) -> None:
    language = cell.metadata["lang"]
    if not blocks or blocks[-1].code is not None:
        raise DataError(path, None, f"cell {number} is {language} without an English text right before it")
    if language in blocks[-1].texts:
        raise DataError(path, None, f"cell {number} is a second {language} text of the same group")
    blocks[-1].texts[language] = cell.source


def _check_setup(path: Path, blocks: list[Block]) -> None:
    first = next((block.code for block in blocks if block.code is not None), "")
    if first.count(_SETUP) != 1:
        raise DataError(path, None, f"the first code cell must call {_SETUP}, seed=...) once")


def make_edition(path: Path, language: str) -> Any:
    """Return the notebook of one language, without outputs.

    Raises:
        DataError: if the source breaks the convention or lacks a text in that language.
    """
    from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

    blocks = read_source(path)
    cells = []
    setup_pending = True
    for identity, block in zip(_identities(blocks), blocks, strict=True):
        metadata = {"tags": list(block.tags)} if block.tags else {}
        if block.code is None:
            text = _text(path, block, language)
            cells.append(new_markdown_cell(text, id=identity, metadata=metadata))
            continue
        code = block.code
        if setup_pending:
            code = code.replace(_SETUP, f'af.use(language="{language}"')
            setup_pending = False
        cells.append(new_code_cell(code, id=identity, metadata=metadata))
    return new_notebook(cells=cells, metadata=_METADATA)


def _text(path: Path, block: Block, language: str) -> str:
    if language not in block.texts:
        start = block.texts["en"].splitlines()[0]
        raise DataError(path, None, f"the text that begins {start!r} has no {language} version")
    return block.texts[language]


def _identities(blocks: Iterable[Block]) -> Iterator[str]:
    """Name cells by their English text or code, so that an inserted cell renames no other."""
    seen: dict[str, int] = {}
    for block in blocks:
        content = block.texts["en"] if block.code is None else block.code
        name = hashlib.sha256(content.encode()).hexdigest()[:8]
        seen[name] = seen.get(name, 0) + 1
        yield name if seen[name] == 1 else f"{name}-{seen[name]}"


def run_checked(notebook: Any, target: Path) -> None:
    """Run a notebook in its folder and keep the outputs of the cells tagged for comparison.

    Raises:
        DataError: if a cell fails; names the notebook and the exception.
    """
    import nbformat
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError

    if not any(_is_checked(cell) for cell in notebook.cells):
        return
    resources = {"metadata": {"path": str(target.parent)}}
    try:
        NotebookClient(notebook, timeout=300, kernel_name="python3", resources=resources).execute()
    except CellExecutionError as error:
        raise DataError(target, None, f"a cell fails with {error.ename}: {error.evalue}") from error
    notebook.metadata = nbformat.from_dict(_METADATA)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code" and not _is_checked(cell):
            _clear(cell)


def _is_checked(cell: Any) -> bool:
    return CHECKED in cell.metadata.get("tags", ())


def _clear(cell: Any) -> None:
    cell.outputs = []
    cell.execution_count = None


def write_editions(root: Path = NOTEBOOKS) -> list[Path]:
    """Write every edition of every source below ``root`` and return the files."""
    import nbformat

    written = []
    for source, language in _wanted(root):
        target = root / language / f"{source.stem}.ipynb"
        target.parent.mkdir(exist_ok=True)
        notebook = make_edition(source, language)
        run_checked(notebook, target)
        target.write_text(nbformat.writes(notebook).rstrip("\n") + "\n", encoding="utf-8", newline="\n")
        written.append(target)
    return written


def find_problems(root: Path = NOTEBOOKS) -> list[str]:
    """Say in a sentence each how the stored editions differ from the sources, if they do."""
    problems = []
    expected = set()
    for source, language in _wanted(root):
        target = root / language / f"{source.stem}.ipynb"
        expected.add(target)
        problems += _edition_problems(source, language, target)
    stored = {path for language in LANGUAGES for path in (root / language).glob("*.ipynb")}
    orphans = sorted(stored - expected)
    return problems + [
        f"{_short(path)} has no source: if it is your own notebook, move it out of {path.parent.name}/"
        for path in orphans
    ]


def _wanted(root: Path) -> Iterator[tuple[Path, str]]:
    sources = sorted((root / "source").glob("*.py"))
    if not sources:
        reason = "the folder holds no notebook source; run this in a checkout of the project"
        raise DataError(root / "source", None, reason)
    return ((source, language) for source in sources for language in LANGUAGES)


def _edition_problems(source: Path, language: str, target: Path) -> list[str]:
    if not target.is_file():
        return [f"{_short(target)} is missing; run `make editions`"]
    stored = _read_stored(target)
    checked = [cell for cell in stored.cells if _is_checked(cell)]
    silent = [cell.id for cell in checked if not cell.outputs]
    for cell in checked:
        _clear(cell)
    problems = [
        f"{_short(target)}, cell {name} is tagged {CHECKED} but stores no output; run `make editions`"
        for name in silent
    ]
    if stored != make_edition(source, language):
        problems.append(difference(target))
    return problems


def difference(target: Path) -> str:
    """Say that a stored notebook is not as its source makes it, and what to do."""
    return (
        f"{_short(target)} differs from its source: "
        f"if you ran and saved it, `git checkout notebooks/{target.parent.name}` restores it; "
        "if you edited the source, run `make editions`"
    )


def _short(target: Path) -> str:
    """Name a notebook by its language and file."""
    return f"{target.parent.name}/{target.name}"


def _read_stored(target: Path) -> Any:
    import nbformat

    try:
        return nbformat.read(target, as_version=4)
    except (nbformat.reader.NotJSONError, nbformat.ValidationError) as error:
        raise DataError(target, None, "this is not a valid notebook; run `make editions`") from error


def main(arguments: list[str] | None = None) -> int:
    """Write the editions, or with ``--check`` only compare them; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m afrikan.editions", description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare the stored editions with the sources")
    options = parser.parse_args(arguments)
    try:
        if not options.check:
            for path in write_editions():
                print(path)
        problems = find_problems()
    except ModuleNotFoundError as error:
        problems = [f"{error.name} is not installed; the editions need the dev extra of this package"]
    except AfrikanError as error:
        problems = [str(error)]
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
