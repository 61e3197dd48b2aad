"""Which version of the package this is."""

import tomllib
from importlib import metadata
from pathlib import Path


def version() -> str:
    """Return the version, of the package as it is installed or of the checkout that it runs from.

    >>> version().count(".")
    2
    """
    project = Path(__file__).parents[1] / "pyproject.toml"
    if project.is_file():
        return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])
    return metadata.version(__package__)
