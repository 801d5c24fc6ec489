"""Places are pointed at, dragged, typed and nudged at the general table, which says while they move why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Visit, serving
from browser.playing import ROWS, Asked, in_list, new_table, play, token_of
from browser.test_axe import RUN, axe
from server.serving import Client

PROGRAM = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from tablero import registry
from tablero.cli import main
from tablero.server import games
registry.OWN["islands"] = games.known()["islands"] = "samples.islands:GAME"
main()
"""
SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
ON_EACH = pytest.mark.parametrize(
    "size", ["phone", *(pytest.param(size, marks=pytest.mark.long) for size in ("wide", "laptop"))]
)
PLANE, TOLD, CONFIRM = "svg[data-place]", ".placing .told", ".prompt button.main"
SCALE, SIDE, EDGE = 100, 4000, 80
"""How the sample counts, how long the side of its table is, and what is drawn around it."""


@pytest.fixture(scope="module")
def islands(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the sample game."""
    with serving(tmp_path_factory.mktemp("islands") / "tables.db", program=PROGRAM) as (url, _):
        yield url


def sit(visit: Visit, server: str, *kinds: str, **options: Any) -> Page:
    """Sit down at a new table of the game."""
    page = visit(server, **options)
    page.locator(".game").first.wait_for()
    table = new_table(page, "islands", *kinds, markers=4)
    page.goto(f"{server}/#/table/{table}")
    page.locator(PLANE).wait_for()
    return page


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a place of the table is on the screen."""
    box = page.locator(PLANE).bounding_box()
    assert box is not None
    whole, side = SIDE + 2 * EDGE, min(box["width"], box["height"])
    left, top = box["x"] + (box["width"] - side) / 2, box["y"] + (box["height"] - side) / 2
    return left + (x * SCALE + EDGE) / whole * side, top + (y * SCALE + EDGE) / whole * side


def point(page: Page, x: float, y: float) -> None:
    page.mouse.click(*on_screen(page, x, y))


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*on_screen(page, *start))
    page.mouse.down()
    page.mouse.move(*on_screen(page, *end), steps=4)
    page.mouse.up()


def fill(page: Page, x: str, y: str) -> None:
    for name, value in (("x", x), ("y", y)):
        page.get_by_label(name, exact=True).fill(value)
        page.keyboard.press("Tab")


def legal(page: Page) -> list[Any]:
    """A legal place for what the page asks, found by asking the server for part after part."""
    port, table = int(page.url.split(":")[2].partition("/")[0]), page.url.rpartition("/")[2]
    with Client(port, table, token_of(page), 0) as client:
        region = client.state["decision"]["region"]
        [mover] = region["movers"]
        for disc in reversed([shape["disc"] for shape in mover["within"]]):
            x, y, reach = disc
            for dx, dy in ((dx, dy) for dx in range(-reach, reach + 1, 200) for dy in range(-reach, reach + 1, 200)):
                if client.ask("part", part=[x + dx, y + dy])["message"] is None:
                    return [(x + dx) / SCALE, (y + dy) / SCALE]
    raise AssertionError("there is no legal place")


def place(page: Page, now: Asked, rng: Random) -> None:
    """Answer as people do: a place by typing, pointing or the arrow keys, anything else from the list."""
    if not page.locator(PLANE).count():
        if not page.locator(ROWS).first.is_visible():  # on a phone they are in a sheet
            page.get_by_role("tab", name="Options").click()
        in_list(page, now, rng)
        return
    if page.get_by_role("group", name="What to move").count() or page.locator(".mover").count():
        page.locator(CONFIRM).click()  # they may stay where they are
        return
    x, y = legal(page)
    way = rng.randrange(3)
    if way == 0:
        fill(page, str(x), str(y))
    else:
        point(page, x, y)
    if way == 2:
        page.locator(PLANE).press("Shift+ArrowLeft")
        page.locator(PLANE).press("Shift+ArrowRight")
    expect(page.locator(TOLD)).to_contain_text("that’s fine")
    page.locator(CONFIRM).click()


@ON_EACH
def test_islands_is_played_to_its_end(islands: str, visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = sit(visit, islands, "me", "random", viewport={"width": width, "height": height})
    play(page, place, Random(3), 60)
    expect(page.locator(".over h2")).to_have_text(re.compile("You won!|You lost.|A draw"))


def test_while_a_marker_is_dragged_the_rule_against_it_is_told(islands: str, visit: Visit) -> None:
    page = sit(visit, islands, "me", "random")
    told, confirm = page.locator(TOLD), page.locator(CONFIRM)
    expect(told).to_have_text("Not placed yet.")
    expect(confirm).to_be_disabled()
    point(page, 3, 3)
    expect(told).to_contain_text("that’s fine")
    page.mouse.move(*on_screen(page, 3, 3))
    page.mouse.down()
    page.mouse.move(*on_screen(page, 9, 4), steps=5)
    expect(told).to_contain_text("Your first marker must be within 6 of your corner.")
    expect(told).to_contain_text("islands:place.4")
    expect(page.locator(".mover.wrong")).to_have_count(1)
    page.mouse.move(*on_screen(page, 0.5, 3), steps=5)
    expect(told).to_contain_text("wholly on the table")
    page.mouse.move(*on_screen(page, 2, 2), steps=5)
    page.mouse.up()
    expect(told).to_contain_text("that’s fine")
    question = page.locator(".prompt").get_attribute("data-question") or ""
    confirm.click()
    expect(page.locator(".prompt")).not_to_have_attribute("data-question", question)


def test_the_reason_is_told_in_the_language_that_is_spoken(islands: str, visit: Visit) -> None:
    page = sit(visit, islands, "me", "random", locale="es-ES")
    fill(page, "9,5", "4")
    expect(page.locator(TOLD)).to_contain_text("Tu primer marcador debe estar a 6 o menos de tu esquina.")
    fill(page, "2,5", "2")
    expect(page.locator(TOLD)).to_have_text("(2,5; 2): nada lo impide.")


def test_what_is_refused_can_be_put_elsewhere(islands: str, visit: Visit) -> None:
    page = sit(visit, islands, "me", "random")
    fill(page, "9", "4")
    page.locator(CONFIRM).click()
    expect(page.locator(".trouble")).to_contain_text("within 6 of your corner")
    fill(page, "2", "2")
    page.locator(CONFIRM).click()
    expect(page.locator(".trouble")).to_have_count(0)


def test_a_place_is_given_by_the_keyboard_alone(islands: str, visit: Visit) -> None:
    page = sit(visit, islands, "me")
    plane = page.locator(PLANE)
    plane.focus()
    for pressed in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "Shift+ArrowDown"):
        plane.press(pressed)
    expect(page.get_by_label("x", exact=True)).to_have_value("1")
    expect(page.get_by_label("y", exact=True)).to_have_value("2.1")
    expect(page.locator(TOLD)).to_contain_text("(1; 2.1): that’s fine")
    plane.press("Enter")
    expect(page.locator(".board")).to_contain_text("0, 100, 210")


def test_several_markers_are_moved_with_one_answer(islands: str, visit: Visit) -> None:
    page = sit(visit, islands, "me")
    for x, y in ((2, 2), (6, 2), (10, 2)):
        fill(page, str(x), str(y))
        page.locator(CONFIRM).click()
        if x > 2:
            choice = "Move them" if x == 10 else "Leave them"
            page.locator("aside").get_by_role("button", name=choice, exact=True).click()
    which = page.get_by_role("group", name="What to move")
    expect(which.get_by_role("button")).to_have_count(2)
    drag(page, (6, 2), (6, 4))
    expect(which.get_by_role("button", name="Number 2")).to_have_attribute("aria-pressed", "true")
    fill(page, "6", "6")
    expect(page.locator(TOLD)).to_contain_text("no farther than 3")
    fill(page, "6", "4")
    which.get_by_role("button", name="Number 1").click()
    fill(page, "3", "2")
    page.get_by_role("button", name="Add a corner here").click()
    fill(page, "3", "5")
    expect(page.locator(TOLD)).to_contain_text("no farther than 3")
    fill(page, "3", "4")
    expect(page.locator(TOLD)).to_contain_text("that’s fine")
    page.locator(CONFIRM).click()
    expect(page.locator(".board")).to_contain_text("0, 300, 400")
    expect(page.locator(".board")).to_contain_text("0, 600, 400")


@ON_EACH
def test_the_whole_table_can_be_seen_and_reached(islands: str, visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = sit(visit, islands, "me", viewport={"width": width, "height": height})
    box, dock = page.locator(PLANE).bounding_box(), page.locator("aside").bounding_box()
    assert box is not None
    assert dock is not None
    assert min(box["width"], box["height"]) >= 300
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= (width if size == "phone" else dock["x"])
    assert box["y"] + box["height"] <= (dock["y"] if size == "phone" else height)
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0


@pytest.mark.long
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_axe_finds_nothing_wrong_with_a_place(islands: str, visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = sit(visit, islands, "me", viewport={"width": width, "height": height})
    point(page, 3, 3)
    fill(page, "9", "4")
    page.evaluate(axe())
    assert [found for theme in ("light", "dark") for found in page.evaluate(RUN, theme)] == []
