"""The notebooks that a class may open, as pages without code; the server knows no other file."""

import base64
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import nbformat

from afrikan.errors import AfrikanError
from afrikan.language import LANGUAGES
from afrikan.messages import messages, say

ROOT = Path(__file__).resolve().parents[2] / "notebooks"
NAMES = (
    "play",
    "rules",
    "island_play",
    "waiting",
    "tile_odds",
    "route_graph",
    "travel_time",
    "race_home",
    "rule_comparison",
    "rule_atlas",
    "study_2024",
    "tournament",
    "island_where_am_i",
    "island_clues",
    "island_generator",
)
SUFFIX = ".ipynb"
LAB_ONLY = "lab-only"
"""Tag of the cells that say nothing without their code or JupyterLab's menus; they are left out."""
_LAB_PART = re.compile(rf"<!-- {LAB_ONLY} -->.*?<!-- /{LAB_ONLY} -->\n?", flags=re.DOTALL)


class Notebooks:
    """What stands where the server expects a manager of files: it gives out these notebooks and no file.

    Args:
        root: the folder that holds a folder of editions per language.
        minutes: after how long without a press a table is cleared, for the words of the page.

    Raises:
        AfrikanError: if there is no notebook to serve.
    """

    def __init__(self, root: Path = ROOT, minutes: int = 60) -> None:
        self._root = root
        self._minutes = minutes
        wanted = (f"{lang}/{name}" for lang in LANGUAGES for name in NAMES)
        self._files = {address: root / f"{address}{SUFFIX}" for address in wanted}
        self._files = {address: path for address, path in self._files.items() if path.is_file()}
        if not self._files:
            raise AfrikanError("app_checkout", folder=str(root))

    def addresses(self) -> tuple[str, ...]:
        """Return the notebooks by language and name, such as ``en/play``."""
        return tuple(self._files)

    def titles(self) -> Mapping[str, Mapping[str, str]]:
        """Return the title of every notebook, by language and address."""
        found: dict[str, dict[str, str]] = {}
        for address, path in self._files.items():
            found.setdefault(address.split("/")[0], {})[address] = _title(nbformat.read(path, as_version=4))
        return found

    def get(self, path: str, **_: object) -> dict[str, Any]:
        """Return a notebook by its file, or the picture of a text cell, as the server asks for it.

        Raises:
            KeyError: if the class may not open it.
        """
        if self.file_exists(path):
            return {"content": base64.b64encode(self._picture(path).read_bytes()).decode()}
        return {"type": "notebook", "path": path, "content": self._page(path.removesuffix(SUFFIX))}

    def file_exists(self, path: str) -> bool:
        """Tell whether a link of a text cell leads to one of the notebooks' pictures."""
        picture = self._picture(path)
        return picture.parent == self._root / "images" and picture.is_file()

    def _picture(self, link: str) -> Path:
        return (self._root / LANGUAGES[0] / link).resolve()

    def _page(self, address: str) -> Any:
        """Read a notebook, leave out what needs its code, and add the words of the page around it."""
        lang = address.split("/")[0]
        notebook = nbformat.read(self._files[address], as_version=4)
        notebook.cells = [cell for cell in notebook.cells if LAB_ONLY not in cell.metadata.get("tags", ())]
        for cell in notebook.cells:
            cell.source = _LAB_PART.sub("", cell.source)
        notebook.metadata["title"] = f"{_title(notebook)} · {say(lang, 'app', 'game')}"
        words = dict(messages(lang)["app"]) | {"cleared": say(lang, "app", "cleared", minutes=self._minutes)}
        notebook.metadata["page"] = {"lang": lang, "words": words}
        return notebook


def _title(notebook: Any) -> str:
    """Return the first heading of a notebook."""
    texts = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    heading = re.search(r"^# (.+)$", texts, flags=re.MULTILINE)
    return heading[1].strip() if heading else ""
