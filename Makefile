# Conclave. `make play` and `make test` do all the set-up on a machine that has Python 3.11 or later, make and git.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin

# While you work: `make quick`. Before a change is handed in: `make test`.
.PHONY: play test quick lint setup web chromium services bench compile soak clean lock

play: setup web  ## the tables, in the browser
	@$(BIN)/conclave serve

test: setup lint web chromium services  ## everything that has to hold
	@$(BIN)/python tools/web.py test
	@$(BIN)/python -m pytest -n 2 --ignore=tests/e2e
	@$(BIN)/python -m pytest -n 2 tests/e2e -m "not alone"
	@$(BIN)/python -m pytest tests/e2e -m alone
	@$(BIN)/conclave rules --coverage --all --quiet
	@$(BIN)/python tools/compiled.py

quick: setup  ## lint, types and the fast tests, in under three minutes on two cores
	@$(BIN)/python tools/quick.py

lint: setup  ## only lint and types
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python tools/web.py check

web: setup  ## the web client, built if it has changed
	@$(BIN)/python tools/web.py build

chromium: setup  ## the browser of the end-to-end tests
	@$(BIN)/python tools/chromium.py > /dev/null

services: setup  ## PostgreSQL and Redis for the tests of the server
	@$(BIN)/python tools/services.py > /dev/null

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
	@for title in $$($(BIN)/conclave titles); do $(BIN)/python -m bench.server --title $$title || exit; done

compile: setup  ## the kernel and the games as extension modules, beside their sources
	@$(BIN)/python tools/compile.py

soak: setup services  ## the long runs: 100,000 games of each title checked; a server killed a thousand times
	@$(BIN)/python tools/soak.py
	@CONCLAVE_CRASHES=1000 $(BIN)/python -m pytest -n 2 tests/server/test_crash.py

lock: setup  ## write requirements.lock anew from pyproject.toml
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes --python-version 3.11 \
		--no-emit-index-url --no-header --quiet -o requirements.lock

clean:  ## what was built
	@rm -rf build dist conclave/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find conclave -name '*.so' -delete
	@rm -f conclave_*__mypyc*.so $(VENV)/lib/python*/site-packages/conclave_compiled.pth
