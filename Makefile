# make play   the table in your browser, against bots              make test    every test, in both forms
# make check  style and types                                     make bench   figures, also against peers
# make coverage   which rules and cards the tests cover           make test-research   with OpenSpiel, Ray and learning
# make test-firefox   a whole game of each in Firefox             make test-wheel   the wheel, as its users install it
# make docs   the documentation as a site, in build/site          make page    what is in sight, how a table opens, click to paint

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
RESEARCH := .venv-research
FIREFOX := .venv-firefox
DOCS := .venv-docs
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# else each of the many processes of the tests would compile every module anew
unexport PYTHONDONTWRITEBYTECODE
# mypyc keeps one core busy for a while: meanwhile what the tests need is installed. Several goals come one after the other.
ifeq (,$(word 2,$(MAKECMDGOALS)))
MAKEFLAGS += --jobs=2
endif

# what mypyc compiles says so in its source
COMPILED := $(shell grep -rlx '\# compiled by mypyc' src --include=*.py)

.PHONY: play test test-wheel test-research test-firefox page check coverage bench reliability load build chromium docs clean

# what is not compiled yet is compiled while the table is open, and after it was closed if need be
play: $(VENV)/base
	@if $(MAKE) --no-print-directory --question $(VENV)/built 2>/dev/null; then $(BIN)/mathom serve --open --play two-towers $(ARGS); else \
	echo "mathom: the rules are compiled in the background (two or three minutes); the table opens meanwhile"; \
	MAKEFLAGS= nice -n 10 $(MAKE) $(VENV)/built >$(VENV)/background.log 2>&1 & \
	MATHOM_COMPILING=1 $(BIN)/mathom serve --open --play two-towers $(ARGS); fi

# As many workers as the conftests say. The tests in the browser run by themselves, since Playwright keeps an event loop
# running, which tests of coroutines cannot bear. What is not compiled is the same in both forms. Of whole games the plain
# form plays those of the contract and the golden ones, and that a thousand others are played the same in both forms is a
# test by itself.
SPREAD = -n auto --dist worksteal
UNCOMPILED = $(addprefix tests/,browser server terminal env lessons forms/test_third_form.py */test_*_art.py \
  $(patsubst %,test_%.py,art cli covered docs docstrings extras glossary hinting new_game package project ratings review rooms words) \
  $(patsubst %,kernel/test_kernel_%.py,components record_damage rulebook words) lidless_eye/table/test_le_listing.py)
WHOLE_GAMES = $(patsubst %,tests/*_%.py,properties random_games hero_games watched reckoning before)

test: $(VENV)/built $(VENV)/dev chromium
	$(BIN)/python -m pytest $(SPREAD) --ignore=tests/browser
	$(BIN)/python -m pytest $(SPREAD) tests/browser
	MATHOM_PLAIN=1 $(BIN)/python -m pytest $(SPREAD) $(patsubst %,--ignore-glob=%,$(UNCOMPILED) $(WHOLE_GAMES))

# the wheel, alone and with each extra, in empty environments
test-wheel: $(VENV)/built $(VENV)/dev
	$(BIN)/python tools/wheel.py $(ARGS)

# with OpenSpiel, Ray and what the examples learn with, which are large: in an environment of their own
test-research: $(VENV)/built $(RESEARCH)/installed
	PYTHONPATH=src $(RESEARCH)/bin/python -m pytest -p no:cacheprovider tests/env tests/test_foreign.py tests/test_examples.py

# the tests of one whole game of each, in Debian's Firefox: by a Playwright that its longterm releases understand
test-firefox: $(VENV)/built $(FIREFOX)/installed
	@tools/browser firefox-esr
	MATHOM_BROWSER=firefox PYTHONPATH=src $(FIREFOX)/bin/python -m pytest -p no:cacheprovider tests/browser -k "whole_game"

# what the page is measured by, printed: some minutes
page: $(VENV)/built $(VENV)/dev chromium
	$(BIN)/python tools/page.py $(ARGS)

check: $(VENV)/built $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m mathom.forms.lint
	@if command -v npx >/dev/null; then npx --yes --package typescript@5.9.3 tsc -p src/mathom/web; \
	else echo "mathom: *** there is no Node: the types of the page are not checked ***"; fi

# it fails while a rule or a card is missing
coverage: $(VENV)/built $(VENV)/dev
	$(BIN)/python tools/covered.py $(ARGS)

bench: $(VENV)/built $(PEERS)/installed
	$(BIN)/mathom bench --peers $(PEERS)/bin/python $(ARGS)

# the long runs of docs/reliability.md; MATHOM_KILLS=1000 kills the server on SQLite so often
reliability: $(VENV)/built $(VENV)/dev
	MATHOM_KILLS=$${MATHOM_KILLS:-200} $(BIN)/python -m pytest -s tests/server/test_server_crash.py
	MATHOM_KILLS=200 MATHOM_PACE=1 $(BIN)/python -m pytest -s tests/server/test_server_workers.py
	MATHOM_KNOCKS=200000 $(BIN)/python -m pytest -s tests/server/test_server_fuzz.py
	MATHOM_GARBAGE=200000 $(BIN)/python -m pytest -s tests/test_garbage_moves.py
	MATHOM_MUTATED=10000 $(BIN)/python -m pytest -s tests/test_mutated_positions.py
	$(BIN)/python -m pytest $(patsubst %,tests/server/test_server_%.py,versions fair gate strangers uploads copies)
	$(MAKE) load

# what a move, a table and a seat cost: some minutes, on a machine that has nothing else to do
load: $(VENV)/built $(VENV)/dev
	$(BIN)/python bench/load.py --tables 200 --moves 30
	$(BIN)/python bench/load.py --tables 1000 --moves 10 --pause 8
	$(BIN)/python bench/load.py --tables 40 --moves 30 --workers 2

# made of docs/ and of the sources, strictly: a link that leads nowhere, or anything fetched from elsewhere, fails
docs: $(DOCS)/installed
	MATHOM_PLAIN=1 PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/python -m mkdocs build

build: $(VENV)/built

chromium:
	@tools/browser

$(VENV)/bin/python:
	@echo "mathom: making a virtual environment in $(VENV)"
	@tools/venv $(PYTHON) $(VENV)

$(VENV)/base: pyproject.toml setup.py | $(VENV)/bin/python
	@echo "mathom: installing what it needs (half a minute)"
	@$(BIN)/pip install --quiet "setuptools>=77"
	@MATHOM_PLAIN=1 $(BIN)/pip install --quiet --no-build-isolation --editable ".[table,terminal]"
	@touch $@

$(VENV)/compiler: pyproject.toml | $(VENV)/base
	@$(BIN)/python tools/extra.py build-system | $(BIN)/pip install --quiet -r /dev/stdin
	@touch $@

$(VENV)/built: $(VENV)/base $(VENV)/compiler $(COMPILED)
	@echo "mathom: compiling the rules (a minute or two)"
	@$(BIN)/python setup.py --quiet build_ext --inplace > $(VENV)/build.log 2>&1 || true
	@grep -h '^mathom: not compiled' $(VENV)/build.log || true
	@touch $@

$(VENV)/dev: pyproject.toml | $(VENV)/compiler
	@echo "mathom: installing what its tests need"
	@$(BIN)/python tools/extra.py dev | $(BIN)/pip install --quiet -r /dev/stdin
	@touch $@

$(RESEARCH)/installed: pyproject.toml
	@echo "mathom: installing what its tests for research need (some minutes)"
	@tools/venv $(PYTHON) $(RESEARCH)
	@$(BIN)/python tools/extra.py dependencies dev env openspiel ray training | $(RESEARCH)/bin/pip install --quiet -r /dev/stdin
	@touch $@

$(FIREFOX)/installed: pyproject.toml
	@echo "mathom: installing what its tests in Firefox need"
	@tools/venv $(PYTHON) $(FIREFOX)
	@$(BIN)/python tools/extra.py dependencies dev | $(FIREFOX)/bin/pip install --quiet -r /dev/stdin
	@$(FIREFOX)/bin/pip install --quiet playwright==1.58.0
	@touch $@

$(DOCS)/installed: pyproject.toml
	@echo "mathom: installing what its documentation is made with (half a minute)"
	@tools/venv $(PYTHON) $(DOCS)
	@$(DOCS)/bin/python tools/extra.py dependencies table terminal docs | $(DOCS)/bin/pip install --quiet -r /dev/stdin
	@touch $@

$(PEERS)/installed: src/mathom/cli/peers.txt
	@echo "mathom: installing the peers to compare with (a minute)"
	@tools/venv $(PYTHON) $(PEERS)
	@$(PEERS)/bin/pip install --quiet -r src/mathom/cli/peers.txt
	@touch $@

clean:
	rm -rf $(VENV) $(PEERS) $(RESEARCH) $(FIREFOX) $(DOCS) build src/mathom/compiled src/*.egg-info
