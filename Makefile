# Thin names for the project's commands. Everything lives in .venv; "make clean" removes it.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
LAB := $(VENV)/.lab-installed
APP := $(VENV)/.app-installed
DEV := $(VENV)/.dev-installed

.DEFAULT_GOAL := help
.PHONY: help lab app test lint types unit notebooks browser bench clicks visitors atlas editions lock clean

help:  ## list the commands
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /: /' | sort

lab: $(LAB)  ## install what is needed and open JupyterLab at the start page
	$(RUN) -m jupyterlab --ServerApp.root_dir="$(CURDIR)" $$(test $$(id -u) -ne 0 || echo --allow-root) \
		--LabApp.app_settings_dir="$(CURDIR)/notebooks/settings" notebooks/en/start.ipynb

# Only what is said on the command line counts: some shells set HOST themselves.
given = $(if $(filter command,$(origin $(1))),$(2) "$($(1))")

app: $(APP)  ## serve a class without code; HOST=0.0.0.0 lets its network in, also PORT VISITORS IDLE_MINUTES
	$(RUN) -m afrikan.app $(call given,HOST,--host) $(call given,PORT,--port) \
		$(call given,VISITORS,--visitors) $(call given,IDLE_MINUTES,--idle-minutes) $(call given,LANGUAGE,--lang)

test: lint types unit notebooks browser  ## run every check and test

lint: $(DEV)  ## check style
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .

types: $(DEV)  ## check types
	$(RUN) -m mypy

unit: $(DEV)  ## run the tests of the package, its docstrings and the repository
	$(RUN) -m pytest -n 2 --doctest-modules --ignore=tests/browser tests afrikan

notebooks: $(DEV)  ## run every notebook from a clean kernel
	$(RUN) -m pytest -n 2 --dist loadfile --nbval-lax --nbval-current-env --nbval-cell-timeout=120 \
		--nbval-sanitize-with=tests/notebooks/sanitize.cfg notebooks

browser: $(DEV)  ## drive JupyterLab and the app in a real browser
	$(RUN) -m pytest tests/browser

bench: $(LAB)  ## measure speed
	$(RUN) -m benchmarks

clicks: $(DEV)  ## measure a click at the table, in JupyterLab and at the app
	$(RUN) -m benchmarks.clicks

visitors: $(DEV)  ## measure a class of thirty at the app
	$(RUN) -m benchmarks.visitors

atlas: $(LAB)  ## play every reading of every option alone and write data/studies/atlas.csv
	$(RUN) -m afrikan.rule_atlas

editions: $(DEV)  ## write the notebooks from notebooks/source
	$(RUN) -m afrikan.editions

lock: $(DEV)  ## refresh the locked versions
	$(RUN) -m pip install --quiet uv
	$(RUN) -m uv pip compile --quiet --universal --upgrade --all-extras --no-annotate --no-emit-index-url \
		--custom-compile-command "make lock" --output-file requirements.lock pyproject.toml

clean:  ## remove the environment and everything generated outside notebooks/
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis tests/browser/output

# The lock is a list of constraints: pip installs only what is asked for, at exactly these versions.
$(LAB): EXTRAS := fast
$(APP): EXTRAS := fast,app
$(DEV): EXTRAS := fast,app,cluster,dev
$(LAB) $(APP) $(DEV): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed, \
	this is %d.%d; name another one: make PYTHON=python3.12 ..." % sys.version_info[:2])'
	@echo 'Installing the locked packages into $(VENV); this takes about a minute.'
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --constraint requirements.lock --editable '.[$(EXTRAS)]'
	@touch $(LAB) $@
