"""From `tablero play` to the first painted table: the process starts, the page is opened, one click begins a game.

A browser that runs already, with nothing kept from before, opens the address as soon as it is printed, and the visitor clicks
at once. Python has compiled the modules before, as it does when a wheel is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from benchmarks.measure import Figure

GAMES = {"swu": "Star Wars: Unlimited", "rebellion": "Star Wars: Rebellion"}
TURNS = 5
SECONDS = 3.0
BROWSERS = ("chromium", "google-chrome", "chromium-browser")
PLAY = "from tablero.cli import main; main()"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def turn(browser: Browser, game: str, compiled: str) -> tuple[float, float, float]:
    """Return the seconds until the server listens, the lobby can be clicked, and the table is painted."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        environment |= {"TABLERO_DATA": folder, "PYTHONPYCACHEPREFIX": compiled}
        start = perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", PLAY, "play", game, "--no-browser"],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        ) as server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://[^\s]+\w", server.stdout.readline())
                assert found is not None
                listening = perf_counter()
                page.goto(found[0], wait_until="commit")
                card = page.locator(".game").filter(has=page.get_by_role("heading", name=GAMES[game], exact=True))
                card.locator("button.main").wait_for()
                lobby = perf_counter()
                card.locator("button.main").click()
                page.locator(".board").wait_for()
                page.locator(".prompt").first.wait_for()
                page.evaluate(PAINTED)
                painted = perf_counter()
            finally:
                server.terminate()
                page.context.close()
    return listening - start, lobby - start, painted - start


def figures() -> Iterator[Figure]:
    """Measure both games."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as compiled:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for game, name in GAMES.items():
            turn(browser, game, compiled)
            turns = [turn(browser, game, compiled) for _ in range(TURNS)]
            listening, lobby, painted = (median(times) for times in zip(*turns, strict=True))
            detail = (
                f"{painted:.2f} s, the middle one of {TURNS} (slowest {max(turns, key=lambda one: one[2])[2]:.2f} s); "
                f"listening after {listening:.2f} s, lobby after {lobby:.2f} s"
            )
            name = f"First painted table of {name}, in {SECONDS:g} s"
            yield Figure(name, painted / SECONDS, "≤ 1", painted <= SECONDS, detail)
        browser.close()


if __name__ == "__main__":
    for figure in figures():
        print(figure)
