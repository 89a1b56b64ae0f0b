# Everything a person or a machine starts here. Needs Python 3.11 to 3.14, git and a package
# manager; the rest comes by itself: packages into .venv, Node, Chromium, PostgreSQL, Redis and
# HAProxy where they are missing.
#
#   make run      serve on http://127.0.0.1:8000 (HOST=0.0.0.0 for the home network, PORT=8000)
#   make test     every test        make check   linters and types        make build   the wheel
#   make quick    the tests that need neither a browser nor a database server
#   make bench    the figures       make fuzz    the long random tests    make lock    new lock files
#   make test-browsers    the main flows in Chromium, WebKit and Firefox
#   make mutants  tells which faults put into the code no test notices
#   make chaos    evenings in bad weather, with new seeds          make pictures  the README's screenshots
#   make new-game every test in a copy of the project with the game of docs/new-game.md
#   make load     a hostile hour in ten minutes beside tables that play (ARGS=60: in sixty seconds)
#   make parts    every part in every state, on http://127.0.0.1:5173/parts/
#   make gallery  every screen as a picture: theme × language × width

HOST ?= 127.0.0.1
PORT ?= 8000
export HOST PORT
# Python keeps its compiled files: the suite starts it hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PACKAGES := .venv/.packages
CHROMIUM := .venv/.chromium
POSTGRESQL := .venv/.postgresql
REDIS := .venv/.redis
BROWSERS := .venv/.browsers
STRYKER := tests/js/mutants/node_modules
LIT_ANALYZER := tests/js/templates/node_modules

.DEFAULT_GOAL := run
.PHONY: run test quick test-browsers check check-types check-templates check-others build bench fuzz mutants new-game
.PHONY: chaos load lock pictures gallery parts front-end

run: front-end
	@exec $(BIN)/companion serve --data instance

test: front-end $(CHROMIUM) $(POSTGRESQL) $(REDIS) $(BROWSERS)
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal $(ARGS)

quick: front-end
	@$(BIN)/python -m pytest --quick --numprocesses auto --dist worksteal $(ARGS)

test-browsers: front-end $(CHROMIUM) $(BROWSERS)
	$(BIN)/python -m pytest tests/every_browser $(ARGS)

# The two that take longest, pyright and the templates of Lit, beside the others.
check: $(PACKAGES) $(LIT_ANALYZER) front-end
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-types check-templates check-others

check-types:
	$(BIN)/pyright

check-templates:
	$(BIN)/python hatch_build.py npm run --silent templates

check-others:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/djlint templates --lint --check --quiet
	$(BIN)/actionlint .github/workflows/*.yml
	@$(BIN)/python .ci/audit tell

build: $(PACKAGES)
	rm -f dist/companion-*.whl
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

bench: front-end
	@$(BIN)/python -m benchmarks $(ARGS)

fuzz: front-end
	$(BIN)/python -m tests.engine.fuzz
	$(BIN)/python -m pytest tests/engine --hypothesis-profile=fuzz $(ARGS)
	$(BIN)/python -m tests.engine.fuzz --logs 10000
	$(BIN)/python -m tests.engine.live.fuzz
	HOSTILE=3000 $(BIN)/python hatch_build.py npm test -- --run tests/js/sync/hostile.test.ts

new-game: front-end $(CHROMIUM) $(POSTGRESQL) $(REDIS) $(BROWSERS)
	$(BIN)/python -m tests.new_game $(ARGS)

mutants: front-end $(STRYKER)
	@$(BIN)/python hatch_build.py npm run --silent mutants; app=$$?; \
	  $(BIN)/python -m tests.engine.mutants $(ARGS) && exit $$app

chaos: front-end $(CHROMIUM)
	$(BIN)/python -m tests.simulator $(ARGS)
	$(BIN)/python -m tests.simulator --cellar --entries 2400
	$(BIN)/python -m tests.simulator --together --entries 400
	MEETINGS=10000 $(BIN)/python hatch_build.py npm test -- --run tests/js/sync/meeting.test.ts

load: front-end
	@$(BIN)/python -m tests.load $(ARGS)

pictures: front-end $(CHROMIUM)
	$(BIN)/python -m tests.browser.pictures

gallery: front-end $(CHROMIUM)
	$(BIN)/python -m tests.gallery $(ARGS)

parts: front-end
	@$(BIN)/python hatch_build.py npm run --silent parts -- --host 127.0.0.1

# Exact versions with hashes, for every Python and system that is supported.
lock: $(PACKAGES)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/python -m uv pip compile pyproject.toml --python-version 3.11 --universal --generate-hashes --upgrade \
	  --quiet --custom-compile-command "make lock" --output-file requirements.lock
	$(BIN)/python -m uv pip compile pyproject.toml --python-version 3.11 --universal --generate-hashes --upgrade \
	  --group dev --quiet --custom-compile-command "make lock" --output-file requirements-dev.lock
	$(BIN)/python -m pip install --quiet pip-audit
	$(BIN)/python .ci/audit ask

front-end: $(PACKAGES)
	@$(BIN)/python hatch_build.py

$(PACKAGES): requirements-dev.lock pyproject.toml | .venv/bin/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/bin/pip:
	@for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>&-; then \
	    $$python -m venv .venv && exit; \
	    .ci/apt python3-venv && exec $$python -m venv --clear .venv; \
	  fi; \
	done; echo "Companion needs Python 3.11 to 3.14." >&2; exit 1

$(CHROMIUM): | $(PACKAGES)
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || \
	  .ci/apt chromium chromium-headless-shell || $(BIN)/playwright install chromium
	@touch $@

$(POSTGRESQL): | $(PACKAGES)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	  .ci/apt postgresql
	@touch $@

$(REDIS): | $(PACKAGES)
	@PATH="$$PATH:/usr/sbin"; { command -v redis-server && command -v haproxy; } >/dev/null || \
	  .ci/apt redis-server haproxy
	@touch $@

$(STRYKER): tests/js/mutants/package-lock.json tests/js/mutants/package.json | $(PACKAGES)
	@$(BIN)/python hatch_build.py npm ci --silent --prefix tests/js/mutants
	@touch $@

# The checker of Lit templates needs the TypeScript that is written in JavaScript.
$(LIT_ANALYZER): tests/js/templates/package-lock.json tests/js/templates/package.json | $(PACKAGES)
	@$(BIN)/python hatch_build.py npm ci --silent --prefix tests/js/templates
	@touch $@

# The drivers of Chromium and WebKit, what a window with WebKit is made of, and Firefox.
$(BROWSERS): | $(PACKAGES)
	@{ command -v chromedriver && command -v WebKitWebDriver && command -v firefox-esr && \
	  command -v Xvfb && /usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"; } \
	  >/dev/null 2>&1 || .ci/apt chromium-driver webkit2gtk-driver python3-gi gir1.2-webkit2-4.1 \
	  firefox-esr xvfb
	@touch $@
