"""``make lab`` starts JupyterLab so that a notebook is saved only by a person, and no news is asked for."""

import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OVERRIDES = json.loads((ROOT / "notebooks/settings/overrides.json").read_text("utf-8"))
SCHEMAS = Path(sys.prefix) / "share/jupyter/lab/schemas"


def test_nothing_is_saved_and_nothing_fetched_unasked():
    assert OVERRIDES["@jupyterlab/docmanager-extension:plugin"]["autosave"] is False
    assert OVERRIDES["@jupyterlab/apputils-extension:notification"] == {
        "fetchNews": "false",
        "checkForUpdates": False,
    }


@pytest.mark.parametrize("plugin", OVERRIDES)
def test_the_installed_jupyterlab_knows_each_setting(plugin):
    package, name = plugin.split(":")
    known = json.loads((SCHEMAS / package / f"{name}.json").read_text("utf-8"))["properties"]
    for setting, value in OVERRIDES[plugin].items():
        assert isinstance(value, type(known[setting]["default"])), f"{plugin}: {setting}"


@pytest.mark.parametrize("page", ["Makefile", "README.md"])
def test_each_way_to_start_names_the_settings(page):
    text = (ROOT / page).read_text("utf-8").replace("$(CURDIR)/", "")
    assert re.findall(r'--LabApp\.app_settings_dir="?([\w/]+)', text) == ["notebooks/settings"]
