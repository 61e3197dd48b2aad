"""The three lists of packages agree: pyproject.toml, environment.yml and the lock."""

import ast
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires, version
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
CONDA_NAMES = {"matplotlib-base": "matplotlib", "playwright-python": "playwright"}
ONLY_ON_PYPI = {"axe-playwright-python", "icepool"}
SYSTEMS = {
    "linux": {"sys_platform": "linux", "os_name": "posix", "platform_system": "Linux"},
    "macos": {"sys_platform": "darwin", "os_name": "posix", "platform_system": "Darwin"},
    "windows": {"sys_platform": "win32", "os_name": "nt", "platform_system": "Windows"},
}
PYTHONS = ("3.11.2", "3.11.14", "3.12.1", "3.13.1", "3.14.0")


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def declared() -> dict[str, Requirement]:
    extras = project()["optional-dependencies"].values()
    lines = [*project()["dependencies"], *(line for extra in extras for line in extra)]
    return {canonicalize_name(Requirement(line).name): Requirement(line) for line in lines}


def conda() -> tuple[dict[str, SpecifierSet], list[str]]:
    entries = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))["dependencies"]
    named = [Requirement(entry) for entry in entries if isinstance(entry, str)]
    from_pip = [line for entry in entries if isinstance(entry, dict) for line in entry["pip"]]
    names = {entry: canonicalize_name(CONDA_NAMES.get(entry.name, entry.name)) for entry in named}
    return {name: entry.specifier for entry, name in names.items()}, from_pip


def locked() -> list[Requirement]:
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def pins(environment: dict[str, str]) -> dict[str, str]:
    """The lock's versions in one environment, by name; two versions of one package are an error."""
    chosen: dict[str, str] = {}
    for entry in locked():
        if entry.marker is None or entry.marker.evaluate(environment):
            name = canonicalize_name(entry.name)
            assert name not in chosen, f"{name} is locked twice in {environment}"
            (pin,) = entry.specifier
            assert pin.operator == "==", f"{entry} is not pinned"
            chosen[name] = pin.version
    return chosen


def test_conda_lists_the_packages_of_pyproject():
    packages, from_pip = conda()
    assert from_pip.pop() == "-e ."
    extra = {Requirement(line).name: Requirement(line).specifier for line in from_pip}
    assert extra.keys() == ONLY_ON_PYPI
    assert packages.pop("python") == SpecifierSet(project()["requires-python"])
    assert packages.pop("pip") == SpecifierSet()
    assert packages | extra == {name: entry.specifier for name, entry in declared().items()}


def test_installed_versions_satisfy_pyproject():
    for name, entry in declared().items():
        assert version(name) in entry.specifier, f"{name} {version(name)} is installed; wanted {entry}"


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_lock_satisfies_pyproject_everywhere(system, python):
    minor = ".".join(python.split(".")[:2])
    chosen = pins(SYSTEMS[system] | {"python_full_version": python, "python_version": minor})
    for name, entry in declared().items():
        assert name in chosen, f"{name} is not in the lock for {system}, Python {python}; run make lock"
        assert chosen[name] in entry.specifier, f"{name} {chosen[name]} is locked; wanted {entry}"


def test_lock_covers_everything_that_is_needed_here():
    chosen = pins({})
    pending, seen = list(declared().values()), set()
    while pending:
        entry = pending.pop()
        name = canonicalize_name(entry.name)
        key = (name, frozenset(entry.extras))
        if key in seen:
            continue
        seen.add(key)
        assert name in chosen, f"{name} is needed but not in the lock; run make lock"
        pending += needed_by(name, entry.extras)
    assert len(seen) > len(declared())


def needed_by(name: str, extras: set[str]) -> list[Requirement]:
    try:
        lines = requires(name) or []
    except PackageNotFoundError:
        pytest.fail(f"{name} is not installed")
    entries = [Requirement(line) for line in lines]
    wanted = [{"extra": extra} for extra in ("", *extras)]
    return [e for e in entries if e.marker is None or any(e.marker.evaluate(extra) for extra in wanted)]


def imported(folder: str) -> set[str]:
    """The top-level names of every module that the scripts of a folder import."""
    names = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names.add(str(node.module))
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("folder", ["afrikan", "benchmarks", "notebooks/source", "tests"])
def test_every_imported_package_is_declared(folder):
    outside = imported(folder) & set(packages_distributions()) - {"afrikan"} - sys.stdlib_module_names
    homes = {name: set(map(canonicalize_name, packages_distributions()[name])) for name in outside}
    undeclared = [name for name, packages in homes.items() if not packages & set(declared())]
    assert not undeclared


def test_lock_names_no_host():
    assert not re.search(r"https?://|index-url", (ROOT / "requirements.lock").read_text("utf-8"))
