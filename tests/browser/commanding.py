"""How people play Star Wars: Legion in the browser: leaders and tools are dragged, cards and units are pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.fielding import CONFIRM, FOUND, MOVERS, PLANE, Point, drag, from_list, in_sight, middle, spot, visiting
from browser.playing import ROWS, Asked, must, new_table
from tablero.games.legion import armies

GAME = "legion"
EDITIONS = ("2026", "2023")
AT_ONCE = ("Move", "Standard move", "Nothing more", "No", "Pass", "Draw an order token")
"""What is chosen from the buttons of a question, the first of them that is offered."""
TOOL = "[data-tool=base]"
TOWARD = "Toward…"
"""What a unit is told that goes somewhere as a whole; tokens that are placed are told a point."""
SPOTS = [(across, down) for across in (0.5, 0.35, 0.65, 0.2, 0.8) for down in (0.5, 0.35, 0.65, 0.85, 0.15)]
"""Where something may come, as parts of the battlefield's width and depth."""
TRIES = 24
"""How often a place is tried in each part of the battlefield that is open to what is placed."""


def few(name: str, *units: int) -> Any:
    """Some units of a ready-made army, for a short game, and no more battle cards than one of each kind."""
    army = armies.army_to_json(armies.ready_made(name))
    return {**army, "units": [army["units"][number] for number in units], "battle_deck": MISSION[army["edition"]]}


MISSION = {"2026": ["Ai", "Af", "yu"], "2023": ["Ob", "Db", "Ca"]}
"""The only battle cards of both armies: Close the Pocket with Sweep and Clear, Intercept the Transmissions in Battle Lines."""
WALKER = {"2026": 6, "2023": 5}
"""Which unit of the rebels is the AT-RT, whose base has notches."""


def small(edition: str, *own: int) -> list[Any]:
    """Two small armies: a commander with some units, and another with a unit of troopers."""
    return [few(f"{edition}-rebels-skirmish", 0, *(own or (2,))), few(f"{edition}-empire-skirmish", 0, 1)]


def sit(visit: Visit, server: str, edition: str, size: str = "laptop", **settings: Any) -> Page:
    """Sit down at a new table with small armies."""
    page = visiting(visit, server, size)
    settings = {"edition": edition, "terrain": "settlement", "armies": small(edition), **settings}
    page.goto(f"{server}/#/table/{new_table(page, GAME, 'me', 'random', **settings)}")
    page.locator(".prompt.mine").wait_for()
    return page


def answer(page: Page, now: Asked, rng: Random) -> None:
    """Answer as people do: units by dragging, orders and cards by pointing at them, anything else by the buttons."""
    if page.locator(PLANE).count():
        put(page, rng)
    elif "command card" in now.ask:
        page.locator("button.card[data-choice]").first.click()
    else:
        choose(page, now, rng)


def choose(page: Page, now: Asked, rng: Random) -> None:
    """Take the first button that goes on, or the first unit that can be chosen; what is put together comes from the list."""
    if now.kind != "choose":
        from_list(page, now, rng)
        return
    buttons = page.locator(".prompt .loose button")
    texts = [text.strip() for text in buttons.all_inner_texts()]
    wanted = [texts.index(word) for word in AT_ONCE if word in texts]
    units = page.locator(".armies button.legal")
    if units.count():
        units.first.click()
        if page.locator(".menu [data-choice]").count():
            page.locator(".menu [data-choice]").first.click()
    elif texts:
        buttons.nth((wanted or [0])[0]).click()
    else:
        page.locator(f"{ROWS} button.grow").first.click()


def put(page: Page, rng: Random) -> None:
    """Bring what is to be placed somewhere, by dragging it or pointing where it goes, and confirm it where it is fine."""
    steered = page.locator(TOOL).count() > 0
    for where in (
        within_reach(page, rng) if not steered and not page.get_by_label(TOWARD).count() else anywhere(page, rng)
    ):
        if steered or page.locator(MOVERS).count():
            drag(page, middle(page, TOOL if steered else MOVERS), where)
        else:
            page.mouse.click(*where)
        page.wait_for_function(FOUND)
        if page.locator(CONFIRM).is_enabled() and not page.locator(".mover.wrong").count():
            page.locator(CONFIRM).click()
            return
    raise AssertionError("there was no room")


def anywhere(page: Page, rng: Random) -> Iterator[Point]:
    """Yield places all over the battlefield, on the screen."""
    for across, down in rng.sample(SPOTS, len(SPOTS)):
        yield spot(page, across, down)


def within_reach(page: Page, rng: Random) -> Iterator[Point]:
    """Yield places in the parts of the battlefield that are shown as open to what is placed; then any other."""
    for one in page.locator(".reach path").all():
        for _ in range(TRIES):
            in_sight(page)
            box = one.bounding_box()
            if box is None:
                break
            yield box["x"] + rng.uniform(0.1, 0.9) * box["width"], box["y"] + rng.uniform(0.1, 0.9) * box["height"]
    yield from anywhere(page, rng)


def until(page: Page, text: str, rng: Random, most: int = 60) -> Asked:
    """Play until this is asked."""
    now = must(page)
    for _ in range(most):
        if text in now.ask:
            return now
        answer(page, now, rng)
        now = must(page, now.question)
    raise AssertionError(f"{text} was never asked")


def placing(page: Page, rng: Random, most: int = 60) -> Asked:
    """Play until it is asked where a unit comes that is placed by pointing."""
    now = must(page)
    for _ in range(most):
        if page.locator(PLANE).count() and page.get_by_label(TOWARD).count() and not page.locator(TOOL).count():
            return now
        answer(page, now, rng)
        now = must(page, now.question)
    raise AssertionError("no unit was to be placed")
