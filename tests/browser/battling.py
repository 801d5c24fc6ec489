"""How people play Warhammer 40,000 in the browser: units are dragged on the battlefield, anything else is chosen by buttons."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from math import dist
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from browser.conftest import ROOT, Visit
from browser.fielding import CONFIRM, FOUND, MOVERS, PLANE, Point, drag, from_list, middle, settled, spot, visiting
from browser.playing import ROWS, Asked, must, new_table

GAME = "wh40k"
READY_MADE = ROOT / "src" / "tablero" / "games" / "wh40k" / "content" / "armies"
LIVELY = ("Normal move", "Advances", "Falls Back")
"""The moves of a unit that somebody chooses who wants to drag it."""

GRID = [(across, down) for across in (0.2, 0.35, 0.5, 0.65, 0.8) for down in (0.25, 0.5, 0.75)]
"""Where objective markers lie well on any battlefield, as parts of its width and depth."""


# A model that is placed and that the pointer finds, and the nearest marker that nobody of one's own holds.
GRIP = """(seat) => {
  const middle = (it) => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const hit = (it) => it.contains(document.elementFromPoint(...middle(it)));
  const mover = [...document.querySelectorAll(".mover")].find(hit);
  if (!mover) return null;
  const [x, y] = middle(mover);
  const goals = [...document.querySelectorAll(`.marker:not(.held-${seat}) .disc`)].map(middle);
  goals.sort(([a, b], [c, d]) => Math.hypot(a - x, b - y) - Math.hypot(c - x, d - y));
  return [[x, y], goals[0] ?? [x, y]];
}"""


def few(name: str, *units: int) -> Any:
    """Some units of a ready-made army, for a short game."""
    army = json.loads((READY_MADE / f"{name}.json").read_text("utf-8"))
    return {**army, "units": [army["units"][number] for number in units]}


SMALL = [few("necrons-500", 1, 3), few("orks-500", 1, 3)]
TINY = [few("necrons-500", 1, 3), few("orks-500", 3)]


def small_table(page: Page, level: str) -> str:
    """Make a table with small armies against a bot."""
    return new_table(page, GAME, "me", level, armies=SMALL)


def sit(visit: Visit, server: str, size: str = "laptop") -> Page:
    """Sit down at a new table with small armies."""
    page = visiting(visit, server, size)
    page.goto(f"{server}/#/table/{small_table(page, 'random')}")
    page.locator(".prompt.mine").wait_for()
    return page


def place(page: Page, now: Asked, rng: Random) -> None:
    """Answer as people do: markers and units by pointing and dragging, anything else from the list."""
    if "battle formations" in now.ask:  # everybody starts on the battlefield
        page.locator(CONFIRM).click()
    elif "objective marker" in now.ask:
        page.mouse.click(*far_from_markers(page))
        settled(page)
        page.locator(CONFIRM).click()
    elif "Where do you set up" in now.ask:
        set_down(page, page.mouse.click)
        page.locator(CONFIRM).click()
    elif page.locator(PLANE).count():
        put_somewhere(page, rng)
    else:
        from_list(page, now, rng)


def far_from_markers(page: Page) -> Point:
    """Return where a marker can lie: as far from the others as can be."""
    boxes = [one.bounding_box() for one in page.locator(".marker .disc").all()]
    lying = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    return max(
        (spot(page, *part) for part in GRID), key=lambda at: min((dist(at, other) for other in lying), default=0)
    )


def put_somewhere(page: Page, rng: Random) -> None:
    """Point at places of the battlefield until one is fine, and confirm it."""
    for _ in range(40):
        if page.locator(MOVERS).count():
            drag(page, middle(page, MOVERS), spot(page, rng.uniform(0.05, 0.95), rng.uniform(0.05, 0.95)))
        else:
            page.mouse.click(*spot(page, rng.uniform(0.04, 0.96), rng.uniform(0.04, 0.96)))
        page.wait_for_function(FOUND)
        if page.locator(MOVERS).count() and not page.locator(".mover.wrong").count():
            break
    settled(page)
    page.locator(CONFIRM).click()


def play_by_dragging(page: Page, now: Asked, rng: Random, seat: int = 0) -> None:
    """Answer like `place`, and let every unit that may move be dragged toward the nearest marker that is not one's own."""
    if "Which unit moves" in now.ask:
        choose_move(page)
    elif page.locator(PLANE).count() and page.locator(MOVERS).count() and not page.locator(f"{PLANE} .marker").count():
        put_somewhere(page, rng)
    elif page.locator(PLANE).count() and page.locator(MOVERS).count():
        drag_toward_marker(page, seat)
    else:
        place(page, now, rng)


def choose_move(page: Page) -> None:
    """Click a unit on the battlefield and choose how it moves."""
    page.keyboard.press("Escape")
    page.locator("g[data-choice]").first.click()
    offered = page.locator(".menu [data-choice]")
    if count := offered.count():
        texts = offered.all_inner_texts()
        wanted = [i for word in LIVELY for i in range(count) if word in texts[i]]
        offered.nth((wanted or [0])[0]).click()


def drag_toward_marker(page: Page, seat: int) -> None:
    """Drag the unit by one of its models, and confirm where it comes."""
    grip = page.evaluate(GRIP, seat)
    assert grip is not None, "no model of the unit can be grabbed"
    drag(page, *grip)
    page.wait_for_function(FOUND)
    settled(page)
    page.locator(CONFIRM).click()


def click_while_there(button: Locator) -> None:
    """Click a button, unless it goes by itself: what nobody wishes to be asked is shown for a moment only."""
    while button.count():
        with suppress(TimeoutError):
            button.click(timeout=2000)
            return


def hurry(page: Page, now: Asked, rng: Random) -> None:
    """Answer with what ends the question soonest: nothing more, if that is offered."""
    never = page.get_by_role("button", name="don’t ask about")
    nothing = page.locator(".prompt .loose button").filter(has_text=re.compile(r"^(Done|No)\b(?!,)"))
    if never.count():
        click_while_there(never)
    elif nothing.count():
        nothing.click()
    elif "Which unit moves" in now.ask:
        page.locator(ROWS).get_by_role("button", name="remains stationary").first.click()
    else:
        play_by_dragging(page, now, rng)


def check_first(page: Page) -> None:
    """Check the first of the options that may be picked."""
    page.locator(f"{ROWS} [role=checkbox]").first.click()


def set_down(page: Page, point: Callable[[float, float], Any]) -> None:
    """Set a unit up somewhere in its zone, wherever that is."""
    near, far = ((0.15, 0.85), (0.3, 0.5, 0.7, 0.15, 0.85))
    turned = page.locator(f"{PLANE} .ground").first.evaluate(
        "(it) => it.getBoundingClientRect().width < it.getBoundingClientRect().height"
    )
    for along in near:
        for across in far:
            point(*(spot(page, across, along) if turned else spot(page, along, across)))
            page.wait_for_function(FOUND)
            if page.locator(MOVERS).count():
                settled(page)
                return
    raise AssertionError("there was no room")


def until(page: Page, text: str, rng: Random, most: int = 20) -> Asked:
    """Play until this is asked."""
    now = must(page)
    for _ in range(most):
        if text in now.ask:
            return now
        place(page, now, rng)
        now = must(page, now.question)
    raise AssertionError(f"{text} was never asked")


def with_aircraft() -> list[Any]:
    """Two armies, the first with a walker that has learned to fly."""
    army = few("space-marines-500", 1, 4)
    number = army["units"][-1]["datasheet"]
    sheet = army["datasheets"][number]
    keywords = [word for word in sheet["keywords"] if word != "WALKER"]
    flying = {**sheet, "keywords": [*keywords, "FLY", "AIRCRAFT"]}
    sheets = [flying if i == number else one for i, one in enumerate(army["datasheets"])]
    return [{**army, "datasheets": sheets}, few("orks-500", 3)]


def bring_in(page: Page, now: Asked, rng: Random) -> None:
    """Hurry, but let what waits in Reserves arrive at a short edge, with the whole battlefield before it."""
    units = page.locator(f"{ROWS} button.grow")
    if "Where does" in now.ask and "arrive" in now.ask:
        arrive(page)
    elif "arrives from Reserves" in now.ask:
        units.first.click()
    elif "Which unit moves" in now.ask and units.filter(has_text="Ballistus").count():
        units.filter(has_text="Ballistus").first.click()
    else:
        hurry(page, now, rng)


def arrive(page: Page) -> None:
    """Set the unit up wherever there is room at a short edge, and let it face the other."""
    for across, turns in ((0.07, 0), (0.93, 8)):
        for down in (0.5, 0.25, 0.75, 0.1, 0.9):
            page.mouse.click(*spot(page, across, down))
            page.wait_for_function(FOUND)
            if page.locator(MOVERS).count():
                for _ in range(turns):
                    page.get_by_role("button", name="Turn to the right").click()
                settled(page)
                page.locator(CONFIRM).click()
                return
    raise AssertionError("there was no room")
