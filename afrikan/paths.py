"""Where the data files are, in an installed wheel and in a checkout alike."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_path(*parts: str) -> Path:
    """Return the path of a file or folder of the project's data.

    Args:
        parts: path segments below ``data/``, for example ``"board", "finnish"``.

    Raises:
        FileNotFoundError: if neither the wheel nor the checkout holds the data folder.
    """
    for root in (_PACKAGE / "data", _PACKAGE.parent / "data"):
        if root.is_dir():
            return root.joinpath(*parts)
    raise FileNotFoundError(f"the data folder is missing beside {_PACKAGE}; reinstall afrikan")


def is_folder(name: str | Path) -> bool:
    """Tell whether a folder of a name exists; a name that no folder can have names none."""
    try:
        return Path(name).is_dir()
    except OSError:
        return False
