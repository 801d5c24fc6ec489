# Two commands do everything: `make play` and `make test`. The rest is for those who work on tablero.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CLIENT := src/tablero/server/client/index.html

# Compiled modules are kept, whatever the surroundings say: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE =
MODULES := web/node_modules/.package-lock.json

.PHONY: play client test long check format bench strength soak mutants coverage evidence prove proof facts words icons pictures docs wheel clean

play: $(READY) $(CLIENT)
	$(BIN)/tablero play

client: $(CLIENT)

test: $(READY)
	bash tests/browser/bring
	if [ -e $(CLIENT) ]; then bash web/npm test; fi
	$(BIN)/python -m pytest -m 'not long' -n auto --dist worksteal --evidence=build/evidence.json

# The tests that would make `make test` too long for every day: fuzzing, kills, whole games, axe on every screen, several
# people in several browsers.
long: $(READY) client
	$(BIN)/python -m pytest -m long -n auto --dist worksteal

check: $(READY) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	bash web/npm run check

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY) client
	PYTHONPATH=tests:. $(BIN)/python -m benchmarks

# How strong the bots are, for docs/bots.md: hours; it goes on where it was stopped.
strength: $(READY)
	PYTHONPATH=tests:. $(BIN)/python -m benchmarks.strength

# A whole battle by dragging in a browser, the notebooks of docs with fewer games, every unit of Legion in a battle, and people who play for MINUTES at GAMES tables while servers, databases and
# processes are killed.
MINUTES ?= 60
GAMES ?= 200

soak: $(READY) client
	$(BIN)/python -m pytest tests/browser/whole_battle.py
	NOTEBOOK_GAMES=100 $(BIN)/python -m benchmarks.notebooks
	$(BIN)/python -m benchmarks.muster --seed $(SEED)
	PYTHONPATH=tests:. $(BIN)/python -m benchmarks.soak --minutes $(MINUTES) --games $(GAMES) --seed $(SEED)

coverage: $(READY)
	$(BIN)/python -m pytest -q -n auto --cov --cov-report=term --cov-fail-under=95 tests/kernel tests/conformance tests/samples_tests

mutants: $(READY)
	$(BIN)/mutmut run

# So many rules of a game are broken at random: do the tests that cite them notice?
GAME ?= rebellion
RULES ?= 100
SEED ?= 1
BREAKS ?= 300
WORKERS ?= 2

prove: $(READY)
	PYTHONPATH=tests $(BIN)/python -m prove $(GAME) --rules $(RULES) --seed $(SEED) --breaks $(BREAKS) --workers $(WORKERS) $(if $(ALONE),--alone) $(if $(AGAIN),--again)

# The figures of the games, for the table in the README.
proof: $(READY)
	for game in rebellion swu wh40k legion2026 legion2023; do PYTHONPATH=tests $(BIN)/python -m prove $$game --proof src/tablero/rules/proof.json || exit; done
	$(BIN)/python -m tablero.rules.readme README.md

prove-words: $(READY)
	PYTHONPATH=tests $(BIN)/python -m prove.words --workers $(WORKERS)

evidence: test
	cp build/evidence.json src/tablero/rules/evidence.json
	$(BIN)/python -m tablero.rules.readme README.md
	$(BIN)/tablero legion keywords --page docs/legion.md

facts: $(READY)
	$(BIN)/python -m tablero.games.rebellion.client > web/src/rebellion/facts.json

words: $(READY)
	$(BIN)/python -m tablero.games.swu.vocabulary > docs/swu-words.md

icons: $(READY)
	$(BIN)/python docs/make_icons.py

pictures: $(READY) client
	PYTHONPATH=tests $(BIN)/python docs/make_browser_images.py

docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo build/site/index.html

wheel: $(READY) client
	$(BIN)/python -m build --wheel

clean:
	rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The environment is made once and again whenever what it is made from changes.
$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("tablero needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	$(BIN)/tablero sim wh40k --games 1 --seed 1 >/dev/null  # the tabletop is compiled now, and not while people play
	touch $@

# The browser client is built from `web` whenever that has changed.
$(CLIENT): $(READY) $(MODULES) web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	bash web/npm run build

$(MODULES): $(READY) web/package.json web/package-lock.json
	bash web/npm install --no-save --no-audit --no-fund
	touch $@
