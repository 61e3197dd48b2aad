"""The wheel carries the data, and the data is found in a wheel and in a checkout."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from afrikan.paths import data_path

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "unpacked")
    return folder / "unpacked"


def files_below(folder: Path) -> set[str]:
    paths = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix() for path in paths}


def test_wheel_holds_the_package_and_the_data(unpacked):
    assert files_below(ROOT / "data")
    assert files_below(unpacked / "afrikan" / "data") == files_below(ROOT / "data")
    package = {f"afrikan/{name}" for name in files_below(ROOT / "afrikan")}
    assert package <= files_below(unpacked)
    assert "afrikan/py.typed" in package


def test_wheel_holds_nothing_else(unpacked):
    package, description = sorted(unpacked.iterdir())
    assert package.name == "afrikan"
    assert description.suffix == ".dist-info"
    assert (description / "licenses" / "LICENSE").is_file()


def test_data_is_found_in_the_wheel(unpacked):
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); from afrikan.paths import data_path; print(data_path())"
    )
    run = [sys.executable, "-I", "-c", program, str(unpacked)]
    found = subprocess.run(run, check=True, capture_output=True, text=True).stdout.strip()
    assert Path(found) == (unpacked / "afrikan" / "data").resolve()


def test_data_is_found_in_the_checkout():
    assert data_path("board") == ROOT / "data" / "board"
    assert data_path("board").is_dir()
