# make play   the table in your browser, against bots              make test    every test, in both forms
# make check  style and types                                     make bench   figures, also against peers
# make coverage   which rules and cards the tests cover           make test-research   with OpenSpiel, Ray and learning

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
RESEARCH := .venv-research
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# else each of the many processes of the tests would compile every module anew
unexport PYTHONDONTWRITEBYTECODE
# mypyc keeps one core busy for a while: meanwhile what the tests need is installed. Several goals come one after the other.
ifeq (,$(word 2,$(MAKECMDGOALS)))
MAKEFLAGS += --jobs=2
endif

# what mypyc compiles says so in its source
COMPILED := $(shell grep -rlx '\# compiled by mypyc' src --include=*.py)

.PHONY: play test test-research check coverage bench reliability build chromium clean

play: $(VENV)/built
	@$(BIN)/mathom serve --open --play two-towers $(ARGS)

# a worker for each core; the tests in the browser run by themselves, since Playwright keeps an event loop running, which
# tests of coroutines cannot bear. What is not compiled is the same in both forms. Of whole games the plain form plays those
# of the contract and the golden ones, and that a thousand others are played the same in both forms is a test by itself.
SPREAD = -n auto --dist worksteal
UNCOMPILED = tests/browser tests/server tests/terminal tests/test_package.py tests/test_words.py tests/test_art.py tests/test_glossary.py tests/*/test_*_art.py
WHOLE_GAMES = $(patsubst %,tests/*_%.py,properties random_games watched)

test: $(VENV)/built $(VENV)/dev chromium
	$(BIN)/python -m pytest $(SPREAD) --ignore=tests/browser
	$(BIN)/python -m pytest $(SPREAD) tests/browser
	MATHOM_PLAIN=1 $(BIN)/python -m pytest $(SPREAD) $(patsubst %,--ignore-glob=%,$(UNCOMPILED) $(WHOLE_GAMES))

# with OpenSpiel, Ray and what the examples learn with, which are large: in an environment of their own
test-research: $(VENV)/built $(RESEARCH)/installed
	PYTHONPATH=src $(RESEARCH)/bin/python -m pytest -p no:cacheprovider tests/env tests/test_foreign.py tests/test_examples.py

check: $(VENV)/built $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if command -v npx >/dev/null; then npx --yes --package typescript@5.9.3 tsc -p src/mathom/web; \
	else echo "mathom: *** there is no Node: the types of the page are not checked ***"; fi

# it fails while a rule or a card is missing
coverage: $(VENV)/built $(VENV)/dev
	$(BIN)/python tools/covered.py $(ARGS)

bench: $(VENV)/built $(PEERS)/installed
	$(BIN)/mathom bench --peers $(PEERS)/bin/python $(ARGS)

# the long runs of docs/reliability.md
reliability: $(VENV)/built $(VENV)/dev
	MATHOM_KILLS=200 $(BIN)/python -m pytest tests/server/test_server_crash.py
	$(BIN)/python bench/load.py --tables 200 --moves 30

build: $(VENV)/built

chromium:
	@tools/browser

$(VENV)/bin/python:
	@echo "mathom: making a virtual environment in $(VENV)"
	@tools/venv $(PYTHON) $(VENV)

$(VENV)/base: pyproject.toml setup.py | $(VENV)/bin/python
	@echo "mathom: installing what it needs (half a minute)"
	@$(BIN)/pip install --quiet $$($(BIN)/python tools/extra.py build-system)
	@MATHOM_PLAIN=1 $(BIN)/pip install --quiet --no-build-isolation --editable .
	@touch $@

$(VENV)/built: $(VENV)/base $(COMPILED)
	@echo "mathom: compiling the rules (a minute or two)"
	@$(BIN)/python setup.py --quiet build_ext --inplace > $(VENV)/build.log 2>&1 || true
	@grep -h '^mathom: not compiled' $(VENV)/build.log || true
	@touch $@

$(VENV)/dev: pyproject.toml | $(VENV)/base
	@echo "mathom: installing what its tests need"
	@$(BIN)/pip install --quiet $$($(BIN)/python tools/extra.py dev)
	@touch $@

$(RESEARCH)/installed: pyproject.toml
	@echo "mathom: installing what its tests for research need (some minutes)"
	@tools/venv $(PYTHON) $(RESEARCH)
	@$(RESEARCH)/bin/pip install --quiet $$($(BIN)/python tools/extra.py dependencies dev env openspiel ray)
	@touch $@

$(PEERS)/installed: bench/peers.txt
	@echo "mathom: installing the peers to compare with (a minute)"
	@tools/venv $(PYTHON) $(PEERS)
	@$(PEERS)/bin/pip install --quiet -r bench/peers.txt
	@touch $@

clean:
	rm -rf $(VENV) $(PEERS) $(RESEARCH) build src/mathom/compiled src/*.egg-info
