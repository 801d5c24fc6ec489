"""From `tablero play` to the first painted table: the process starts, the page is opened, one click begins a game.

A browser that runs already, with nothing kept from before, opens the address as soon as it is printed, and the visitor clicks
at once. Python has compiled the modules before, as it does when a wheel is installed. And how long the lobby takes on a bad
connection, from the address typed to what can be clicked; and how long an answer at the table takes, besides the pace at which
moves are shown, from the click to the next question.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from statistics import median
from time import perf_counter
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.measure import Figure

GAMES = {"swu": "Star Wars: Unlimited", "rebellion": "Star Wars: Rebellion"}
TURNS = 5
SECONDS = 3.0
SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""A bad connection: milliseconds, and bytes a second."""
SLOW_SECONDS = 2.5
ANSWERS = 30
ANSWER_MS = 100
BROWSERS = ("chromium", "google-chrome", "chromium-browser")
PLAY = "from tablero.cli import main; main()"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

ROWS = "aside [role=tabpanel] li"
HOT_SEAT = """async () => {
  const seats = [{ kind: "me" }, { kind: "hotseat" }];
  const body = JSON.stringify({ game: "swu", seats, settings: {}, name: "Ana" });
  const headers = { "Content-Type": "application/json" };
  const made = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
  localStorage.setItem("tablero.token", made.token);
  return made.table;
}"""
CLICK = """([what, number]) => new Promise((done) => {
  const found = document.querySelectorAll(what);
  const question = () => Number(document.querySelector(".prompt.mine")?.dataset.question);
  const before = question();
  const look = new MutationObserver(() => {
    const another = document.querySelector("section.wait .main, .over") !== null;
    if (!another && !(question() > before)) return;
    look.disconnect();
    if (another) done(null);
    else requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
  });
  look.observe(document.body, { childList: true, subtree: true, attributes: true });
  const start = performance.now();
  found[number % found.length].click();
})"""
"""Click one of these, and tell the milliseconds to the second frame after the next question; null if another seat is asked."""


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


@contextmanager
def serving(compiled: str) -> Iterator[str]:
    """Run a server that has been visited before, since the first visit loads the games; yield its address."""
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
                yield found[0]
            finally:
                server.terminate()


def slow(browser: Browser, address: str) -> Figure:
    """Measure the lobby on a bad connection."""
    turns = [lobby_on_a_bad_connection(browser, address) for _ in range(TURNS)]
    detail = f"{median(turns):.2f} s, the middle one of {TURNS} (slowest {max(turns):.2f} s)"
    name = f"Lobby at 400 ms and 50 kB/s, in {SLOW_SECONDS:g} s"
    return Figure(name, median(turns) / SLOW_SECONDS, "≤ 1", median(turns) <= SLOW_SECONDS, detail)


def answered(browser: Browser, address: str) -> Figure:
    """Measure how long it takes from a click until the next question is painted, at a table where no bot thinks."""
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    page.add_init_script("localStorage.setItem('tablero.pace', 'off'); localStorage.setItem('tablero.asks', 'all')")
    page.goto(address)
    times: list[float] = []
    for number in count():
        if number % ANSWERS == 0:  # before the game is over
            page.goto(f"{address}/#/table/{page.evaluate(HOT_SEAT)}")
        milliseconds = answer(page, number)
        times += [] if milliseconds is None else [milliseconds]
        if len(times) == ANSWERS:
            break
    page.context.close()
    detail = f"{median(times):.0f} ms, the middle one of {ANSWERS} (slowest {max(times):.0f} ms)"
    name = f"Painted answer to a decision of Unlimited, in {ANSWER_MS} ms"
    return Figure(name, median(times) / ANSWER_MS, "≤ 1", median(times) <= ANSWER_MS, detail)


def answer(page: Page, number: int) -> float | None:
    """Answer what is asked, and return the milliseconds until the next question is painted; None if another seat is asked."""
    page.locator(".prompt.mine, section.wait .main").first.wait_for()
    if (next_seat := page.locator("section.wait .main")).is_visible():
        next_seat.click()
    page.locator(f".prompt.mine, {ROWS}").first.wait_for()
    confirm = page.locator(".prompt button.main")
    if not confirm.count():
        return took(page, f"{ROWS} button.grow", number)
    while not confirm.is_enabled():  # a subset or a division: one more, until it is enough
        page.locator(f"{ROWS} [aria-checked=false], {ROWS} .amount button:last-child").first.click()
        page.wait_for_function("() => document.querySelector('.prompt [data-judging]') === null")
    return took(page, ".prompt button.main", 0)


def took(page: Page, what: str, number: int) -> float | None:
    """Click one of these, and return how long it took."""
    told: float | None = page.evaluate(CLICK, [what, number])
    return told


def figures() -> Iterator[Figure]:
    """Measure both games, the lobby on a bad connection, and an answer at the table."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as compiled:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        with serving(compiled) as address:
            yield slow(browser, address)
            yield answered(browser, address)
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
