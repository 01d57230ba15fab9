# Everything on a machine with make and Python 3.11 or newer. Set PYTHON for another interpreter.

PYTHON ?= python3
SAMPLE ?= records/dominant_species/four-animals.dsn
SECONDS ?= 600
SEED ?= 0
SEEDS ?= 1000
KINDS ?= 1
GAME ?=

VENV := .venv
BIN := $(VENV)/bin
DSN := $(BIN)/dsn
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench

# Build constraints too: the isolated build would otherwise take the newest hatchling of the day.
INSTALL := $(BIN)/python -m pip install -c constraints.txt --build-constraint constraints.txt
# pip talks only when it fails.
QUIETLY = >$(VENV)/pip.log 2>&1 || { cat $(VENV)/pip.log >&2; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help demo test lint format bench fuzz fuzz-tests conformance faults schemas messages clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(RUNTIME) ## check and replay a sample game, export its record and validate that
	@mkdir -p build
	$(DSN) check $(SAMPLE)
	$(DSN) replay $(SAMPLE) --board
	$(DSN) export $(SAMPLE) -o build/demo.json
	$(DSN) check build/demo.json

# Every part runs even if one before it failed, so that one run shows all there is to mend.
define LINT
failed=; \
part() { echo "== $$*"; "$(BIN)/$$@" || failed="$$failed [$$*]"; }; \
part ruff check .; \
part ruff format --check .; \
part mypy; \
part lint-imports --no-logo
endef

# pytest is last: its closing line ends the output, and a failed part before it is named above.
# Each process begins with one half of the tests, so that what a module prepares is made only once.
test: $(DEV) ## lint, types, layers, tests with branch coverage
	@$(LINT); \
	test -z "$$failed" || echo "== FAILED:$$failed (pytest follows)"; \
	part pytest -n 2 --dist worksteal -m "not fuzz" --cov --cov-report=term; \
	test -z "$$failed"

lint: $(DEV) ## the parts of `make test` before the tests
	@$(LINT); \
	test -z "$$failed" || { echo "== FAILED:$$failed"; exit 1; }

format: $(DEV) ## put the code into canonical form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(BENCH) ## measure speed and memory beside PokerKit and pyminion
	$(BIN)/python -m benchmarks

fuzz: $(DEV) ## random and adversarial games for SECONDS=600 from SEED=0, everything about them checked (GAME=seaside: only that)
	$(BIN)/python -m tools.fuzz --seconds $(SECONDS) --seed $(SEED) $(if $(GAME),--game $(GAME))

fuzz-tests: $(DEV) ## the property tests with many more examples, and the long random games
	$(BIN)/pytest -n 2 -m "fuzz or hypothesis" --hypothesis-profile=fuzz

conformance: $(DEV) ## replay every game of other engines at hand; the table goes into docs/conformance.md
	PYTHONPATH=tests/conformance $(BIN)/python -m peers --write docs/conformance.md

faults: $(DEV) ## faults seeded in SEEDS=1000 games of each kind, in KINDS=1 ways each; table into docs/diagnostics.md
	PYTHONPATH=tests/conformance $(BIN)/python -m tools.faults --seeds $(SEEDS) --kinds $(KINDS) \
		--misses build/faults.txt --write docs/diagnostics.md $(if $(GAME),--game $(GAME))

schemas: $(RUNTIME) ## generate schemas/ anew from the models
	$(BIN)/python -m dsnotation.record.schema schemas

messages: $(DEV) ## bring the catalogues in locale/ up to date with the texts in the code
	$(BIN)/python -m tools.messages

clean: ## remove what the other targets made, except .venv
	rm -rf build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -path ./$(VENV) -prune -o -name __pycache__ -type d -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("dsnotation needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@echo "== setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV)

# The pip that comes with Python 3.11 knows neither groups nor build constraints.
$(VENV)/.pip: constraints.txt | $(BIN)/python
	@$(BIN)/python -m pip install -c constraints.txt --upgrade pip $(QUIETLY)
	@touch $@

$(RUNTIME): pyproject.toml constraints.txt $(VENV)/.pip
	@echo "== installing dsnotation"
	@$(INSTALL) -e . $(QUIETLY)
	@touch $@

$(DEV): $(RUNTIME)
	@echo "== installing the development tools"
	@$(INSTALL) --group dev $(QUIETLY)
	@touch $@

$(BENCH): $(RUNTIME)
	@echo "== installing what the benchmarks compare with"
	@$(INSTALL) --group bench $(QUIETLY)
	@touch $@
