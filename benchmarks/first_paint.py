"""From `tablero play` to the first painted table: the process starts, the page is opened, one click begins a game.

A browser that runs already, with nothing kept from before, opens the address as soon as it is printed, and the visitor clicks
at once. Python has compiled the modules before, as it does when a wheel is installed. And how long the lobby takes on a bad
connection, from the address typed to what can be clicked.
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
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

from benchmarks.measure import Figure

GAMES = {"swu": "Star Wars: Unlimited", "rebellion": "Star Wars: Rebellion"}
TURNS = 5
SECONDS = 3.0
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""A bad connection: milliseconds, and bytes a second."""
SLOW_SECONDS = 2.5
BROWSERS = ("chromium", "google-chrome", "chromium-browser")
PLAY = "from tablero.cli import main; main()"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def surroundings(folder: str, compiled: str) -> dict[str, str]:
    """Return the environment of a server that keeps its data and its compiled modules in these folders."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "TABLERO_DATA": folder, "PYTHONPYCACHEPREFIX": compiled}


def turn(browser: Browser, game: str, compiled: str) -> tuple[float, float, float]:
    """Return the seconds until the server listens, the lobby can be clicked, and the table is painted."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    with tempfile.TemporaryDirectory() as folder:
        environment = surroundings(folder, compiled)
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


def lobby_on_a_bad_connection(browser: Browser, address: str) -> float:
    """Return the seconds until a browser that has nothing yet shows games to click."""
    page = browser.new_context(viewport={"width": 390, "height": 844}, locale="es-ES").new_page()
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    start = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".game button.main").first.wait_for()
    page.evaluate(PAINTED)
    seconds = perf_counter() - start
    page.context.close()
    return seconds


def slow(browser: Browser, compiled: str) -> Figure:
    """Measure the lobby on a bad connection, of a server that has been visited before: the first visit loads the games."""
    with tempfile.TemporaryDirectory() as folder:
        environment = surroundings(folder, compiled)
        command = [sys.executable, "-c", PLAY, "serve", "--port", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://[^\s]+\w", server.stdout.readline())
                assert found is not None
                with urlopen(f"{found[0]}/api/games") as answer, urlopen(f"{found[0]}/api/texts/es") as texts:
                    assert answer.status == texts.status == 200
                turns = [lobby_on_a_bad_connection(browser, found[0]) for _ in range(TURNS)]
            finally:
                server.terminate()
    detail = f"{median(turns):.2f} s, the middle one of {TURNS} (slowest {max(turns):.2f} s)"
    name = f"Lobby at 400 ms and 50 kB/s, in {SLOW_SECONDS:g} s"
    return Figure(name, median(turns) / SLOW_SECONDS, "≤ 1", median(turns) <= SLOW_SECONDS, detail)


def figures() -> Iterator[Figure]:
    """Measure both games, and the lobby on a bad connection."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as compiled:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield slow(browser, compiled)
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
