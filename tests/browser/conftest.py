"""Real browsers at a real server: each test has pages of its own, and none may fail silently."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from server.warm import Forked
from tablero.server.run import has_client

ROOT = Path(__file__).resolve().parents[2]
BROWSERS = ("chromium", "google-chrome", "chromium-browser")
FLAGS = ["--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update"]
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
CUT = re.compile(r"WebSocket connection to|net::ERR_")
"""What a browser writes when the network or the server is gone."""
REFUSED = re.compile(r"the server responded with a status of 4\d\d")

SOON = 45_000
"""Milliseconds that a page may take to show something on a busy machine."""

LIKES = {"pace": "off", "asks": "all"}
"""What a visitor likes unless a test says otherwise: nothing is shown one after the other, and everything is asked."""

LIKING = """(likes) => {
  if (sessionStorage.getItem("likes")) return;
  sessionStorage.setItem("likes", "told");
  for (const [name, value] of Object.entries(likes)) localStorage.setItem(`tablero.${name}`, value);
}"""

expect.set_options(timeout=SOON)
Visit = Callable[..., Page]
failed = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report: pytest.TestReport = yield
    if call.when == "call":
        item.stash[failed] = report.failed
    return report


def leave_out(reason: str) -> NoReturn:
    """Skip the test, or fail where nothing may be left out."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


SERVE = "from tablero.cli import main; main()"
Running = subprocess.Popen[str] | Forked


@contextmanager
def serving(database: Path, port: int = 0, program: str = SERVE) -> Iterator[tuple[str, Running]]:
    """Run `tablero serve` in a process of its own, which has loaded the games already; yield its address and the process."""
    log = database.with_suffix(".log")
    with ended(Forked(program, *_serve(database, port), errors=str(log))) as running:
        yield _address(running), running


@contextmanager
def serving_from_scratch(database: Path) -> Iterator[str]:
    """Run `tablero serve` in a new process, which looks for games itself; yield its address."""
    command = [sys.executable, "-c", SERVE, *_serve(database, 0)]
    with (
        database.with_suffix(".log").open("a") as log,
        ended(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)) as running,
    ):
        yield _address(running)


def _serve(database: Path, port: int) -> list[str]:
    return ["serve", "--port", str(port), "--lang", "en", "--database", f"sqlite:///{database}"]


def _address(running: Running) -> str:
    assert running.stdout is not None
    return running.stdout.readline().split()[3].rstrip("/")


@contextmanager
def ended(running: Running) -> Iterator[Running]:
    """Have a process until the block ends."""
    try:
        yield running
    finally:
        running.kill()
        running.wait()
        assert running.stdout is not None
        running.stdout.close()


# Scoped to the package: as long as Playwright runs, its event loop is the thread's, and other tests need theirs.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser that is there."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        leave_out(f"no browser to test with: none of {', '.join(BROWSERS)} is installed")
    if not has_client():
        leave_out("the browser client is not built: run make client")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for all tests of this process."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as (url, _):
        yield url


KEEPS_NOTHING = {"service_workers": "block"}
"""Most tests look at what the network does, which a service worker would stand before."""


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Return a function that opens a page as a new visitor; what goes wrong in any of them fails the test.

    `cut` says that the network is going to be cut, `refused` that the server is going to refuse something: browsers write
    both down as errors. `likes` are preferences that this visitor has set before.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def open_page(
        at: str, cut: bool = False, refused: bool = False, likes: dict[str, str] | None = None, **options: Any
    ) -> Page:
        settings = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **KEEPS_NOTHING, **options}
        context = browser.new_context(**settings)
        context.add_init_script(f"({LIKING})({json.dumps({**LIKES, **(likes or {})})})")
        page = context.new_page()
        page.set_default_timeout(SOON)

        def heard(message: ConsoleMessage) -> None:
            meant = (cut and CUT.search(message.text)) or (refused and REFUSED.search(message.text))
            if message.type == "error" and not meant:
                errors.append(f"console: {message.text} ({message.location.get('url')})")

        page.on("pageerror", lambda error: errors.append(f"uncaught: {error}"))
        page.on("console", heard)
        pages.append(page)
        page.goto(at)
        return page

    yield open_page
    if request.node.stash.get(failed, False):
        for number, page in enumerate(pages):
            picture = ROOT / "build" / "browser" / f"{request.node.name}-{number}.png"
            try:
                page.screenshot(path=picture)
            except Error as error:
                print(f"no picture: {error}")
    for page in pages:
        page.context.close()
    assert not errors, "\n".join(errors)
