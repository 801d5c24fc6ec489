# Two commands do everything: `make play` and `make test`. The rest is for those who work on tablero.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CLIENT := src/tablero/server/client/index.html

.PHONY: play client test check format bench mutants coverage evidence words wheel clean

play: $(READY)
	$(BIN)/tablero play rebellion --terminal

client: $(CLIENT)

test: $(READY)
	$(BIN)/python -m pytest -n auto --dist worksteal --evidence=build/evidence.json

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY)
	PYTHONPATH=tests:. $(BIN)/python -m benchmarks

coverage: $(READY)
	$(BIN)/python -m pytest -q -n auto --cov --cov-report=term --cov-fail-under=95 tests/kernel tests/conformance tests/samples_tests

mutants: $(READY)
	$(BIN)/mutmut run

evidence: test
	cp build/evidence.json src/tablero/rules/evidence.json
	$(BIN)/python -m tablero.rules.readme README.md

words: $(READY)
	$(BIN)/python -m tablero.games.swu.vocabulary > docs/swu-words.md

wheel: $(READY) client
	$(BIN)/python -m build --wheel

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The environment is made once and again whenever what it is made from changes.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("tablero needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	touch $@

# The browser client is built from `web` whenever that has changed; it needs Node 20 or newer.
$(CLIENT): web/package-lock.json web/index.html web/vite.config.ts $(shell find web/src -type f)
	cd web && npm install --no-save --no-audit --no-fund && npm run build
