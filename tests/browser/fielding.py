"""What people do on any battlefield in the browser: they point, drag and confirm; anything else is chosen by buttons."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.playing import ROWS, Asked, in_list

SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
PLANE, TOLD, CONFIRM, MOVERS = "svg[data-place]", ".place .told", ".prompt button.main", ".mover"
READY = "() => !document.querySelector('.prompt button.main')?.disabled && document.querySelector('.mover') !== null"
FOUND = "() => !document.querySelector('.place .told')?.textContent.includes('Looking')"
ENDS = ("You won!", "You lost.", "A draw.")

Point = tuple[float, float]


def visiting(visit: Visit, server: str, size: str = "laptop") -> Page:
    """Come to the lobby with a screen of some size; one that is small is touched."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = visit(server, viewport={"width": width, "height": height}, **touch)
    page.locator(".game").first.wait_for()
    return page


def in_sight(page: Page) -> None:
    """Scroll back to the battlefield: on a phone the sheet of a unit that was touched is shown below it."""
    page.locator(PLANE).first.scroll_into_view_if_needed()


def spot(page: Page, x: float, y: float) -> Point:
    """Where so many parts of the battlefield to the right and down are on the screen."""
    in_sight(page)
    box = page.locator(f"{PLANE} .ground").first.bounding_box()
    assert box is not None
    return box["x"] + x * box["width"], box["y"] + y * box["height"]


def middle(page: Page, what: str) -> Point:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def aside(page: Page, what: str, x: float, y: float) -> Point:
    """Where so many parts of a thing to the right and down are on the screen."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + x * box["width"], box["y"] + y * box["height"]


def settled(page: Page) -> None:
    """Wait until the server has found places for the unit."""
    page.wait_for_function(READY)


def drag(page: Page, start: Point, end: Point) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


def from_list(page: Page, now: Asked, rng: Random) -> None:
    """Answer from the list of options, which may have to be opened."""
    if not page.locator(ROWS).first.is_visible():
        page.get_by_role("tab", name="Options").click()
    in_list(page, now, rng)


def stand(page: Page) -> dict[str, str]:
    """Return where each model stands, as the page draws it."""
    found: dict[str, str] = page.locator("g.model").evaluate_all(
        "(all) => Object.fromEntries(all.map((one) => [one.dataset.model, one.style.transform]))"
    )
    return found
