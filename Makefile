# Conclave. `make play` and `make test` do all the set-up on a machine that has Python 3.11 or later, make and git.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

.PHONY: play test lint setup bench compile soak clean lock

play: setup  ## a game of Res Arcana in the terminal, against a bot
	@$(BIN)/conclave play res-arcana --players 2 --seat 0 --bots greedy

test: setup lint  ## everything that has to hold
	@$(BIN)/python -m pytest -n 2
	@$(BIN)/conclave rules res-arcana --coverage --quiet
	@$(BIN)/python tools/compiled.py

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/mypy

setup: $(VENV)/ready  ## a virtual environment with locked dependencies

$(VENV)/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Conclave needs Python 3.11 or later; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up $(VENV) (once)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

bench: setup  ## figures as JSON
	@$(BIN)/conclave bench --json

compile: setup  ## the kernel and the games as extension modules, beside their sources
	@$(BIN)/python tools/compile.py

soak: setup  ## the long run: 100,000 games of each title checked
	@$(BIN)/python tools/soak.py

lock: setup  ## write requirements.lock anew from pyproject.toml
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes --python-version 3.11 \
		--no-emit-index-url --no-header --quiet -o requirements.lock

clean:  ## what was built
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find conclave -name '*.so' -delete
	@rm -f conclave__mypyc*.so
