"""Warhammer 40,000 in the browser: armies are set up and moved by dragging, by touch, by the keyboard and in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import PATIENCE, ROWS, Asked, asked, begin, in_list, must, new_table
from browser.test_axe import RUN, axe

GAME = "wh40k"
ARMIES = ["necrons-500", "orks-500"]
SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
PLANE, TOLD, CONFIRM, MOVERS = "svg[data-place]", ".place .told", ".prompt button.main", ".mover"
READY = "() => !document.querySelector('.prompt button.main')?.disabled && document.querySelector('.mover') !== null"


def sit(visit: Visit, server: str, size: str = "laptop", **options: Any) -> Page:
    """Sit down at a new table with small armies."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = visit(server, viewport={"width": width, "height": height}, **touch, **options)
    page.locator(".game").first.wait_for()
    table = new_table(page, GAME, "me", "random", armies=ARMIES)
    page.goto(f"{server}/#/table/{table}")
    page.locator(".prompt.mine").wait_for()
    return page


def spot(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where so many parts of the battlefield to the right and down are on the screen."""
    box = page.locator(f"{PLANE} .ground").first.bounding_box()
    assert box is not None
    return box["x"] + x * box["width"], box["y"] + y * box["height"]


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settled(page: Page) -> None:
    """Wait until the server has found places for the unit."""
    page.wait_for_function(READY)


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


def place(page: Page, now: Asked, rng: Random) -> None:
    """Answer as people do: markers and units by pointing and dragging, anything else from the list."""
    if not page.locator(PLANE).count():
        if not page.locator(ROWS).first.is_visible():
            page.get_by_role("tab", name="Options").click()
        in_list(page, now, rng)
        return
    for _ in range(12):
        if page.locator(MOVERS).count():
            drag(page, middle(page, MOVERS), spot(page, rng.uniform(0.05, 0.95), rng.uniform(0.05, 0.95)))
        else:
            page.mouse.click(*spot(page, rng.uniform(0.04, 0.96), rng.uniform(0.04, 0.96)))
        page.wait_for_function("() => !document.querySelector('.place .told')?.textContent.includes('Looking')")
        if page.locator(MOVERS).count() and not page.locator(".mover.wrong").count():
            break
    settled(page)
    page.locator(CONFIRM).click()


def until(page: Page, text: str, rng: Random, most: int = 40) -> Asked:
    """Play until this is asked."""
    now = must(page)
    for _ in range(most):
        if text in now.ask:
            return now
        place(page, now, rng)
        now = must(page, now.question)
    raise AssertionError(f"{text} was never asked")


def test_a_newcomer_sets_up_an_army_and_moves_by_dragging(server: str, visit: Visit) -> None:
    page = visit(server, viewport={"width": 1280, "height": 720})
    page.locator(".game").first.wait_for(timeout=PATIENCE)
    begin(page, GAME)
    until(page, "Which unit moves", Random(1))
    unit = page.locator("g[data-choice]").first
    ref = unit.get_attribute("data-ref")
    unit.click()
    page.locator(".menu").get_by_role("button", name="Normal move").click()
    page.locator(PLANE).wait_for()
    x, y = middle(page, MOVERS)
    drag(page, (x, y), (x + 40, y + 25))
    expect(page.locator(TOLD)).to_contain_text("placed: confirm")
    assert page.locator(".way").count() >= 1
    page.locator(CONFIRM).click()
    expect(page.locator(f".armies [data-ref='{ref}'] .sign.normal")).to_have_count(1)


def test_a_model_is_dragged_by_itself_and_told_why_not(server: str, visit: Visit) -> None:
    page = sit(visit, server)
    until(page, "Where do you set up", Random(2))
    page.mouse.click(*spot(page, 0.1, 0.5))
    if page.get_by_text("finds no room").count():
        page.mouse.click(*spot(page, 0.9, 0.5))
    settled(page)
    page.get_by_role("button", name="One model").click()
    drag(page, middle(page, MOVERS), spot(page, 0.5, 0.5))
    expect(page.locator(TOLD)).to_contain_text("wholly within its deployment zone")
    expect(page.locator(".mover.wrong")).to_have_count(1)
    page.get_by_role("button", name="Whole unit").click()
    page.keyboard.press("Escape")


def test_the_keyboard_alone_sets_a_unit_up(server: str, visit: Visit) -> None:
    page = sit(visit, server)
    until(page, "Where do you set up", Random(3))
    plane = page.locator(PLANE)
    plane.focus()
    plane.press("ArrowDown")
    settled(page)
    plane.press("Shift+ArrowDown")
    settled(page)
    question = page.locator(".prompt").get_attribute("data-question") or ""
    plane.press("Enter")
    assert asked(page, question) is not None
    zoom = page.locator(".field > svg").get_attribute("viewBox")
    page.keyboard.press("+")
    expect(page.locator(".field > svg")).not_to_have_attribute("viewBox", zoom or "")


def test_a_phone_sets_a_unit_up_by_touch(server: str, visit: Visit) -> None:
    page = sit(visit, server, "phone")
    until(page, "Where do you set up", Random(4))
    for y in (0.12, 0.88):
        page.touchscreen.tap(*spot(page, 0.4, y))
        page.wait_for_function("() => !document.querySelector('.place .told')?.textContent.includes('Looking')")
        if page.locator(MOVERS).count():
            break
    settled(page)
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
    question = page.locator(".prompt").get_attribute("data-question") or ""
    page.locator(CONFIRM).tap()
    assert asked(page, question) is not None


def test_words_alone_are_enough(server: str, visit: Visit) -> None:
    page = sit(visit, server)
    until(page, "Where do you set up", Random(5))
    page.keyboard.press("t")
    page.locator(".board .words").wait_for()
    assert page.locator(".board .words svg").count() == 0
    assert len(page.locator(".board .words li").all_inner_texts()) > 20
    page.get_by_label("Toward…").select_option(label="Objective marker 1")
    expect(page.locator(TOLD)).to_contain_text("placed: confirm")
    question = page.locator(".prompt").get_attribute("data-question") or ""
    page.locator(CONFIRM).click()
    assert asked(page, question) is not None


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_wrong_with_the_battlefield(server: str, visit: Visit, size: str) -> None:
    page = sit(visit, server, size)
    until(page, "Which unit do you deploy", Random(6))
    page.locator(".armies button").first.click()
    page.keyboard.press("Escape")
    page.evaluate(axe())
    assert [found for theme in ("light", "dark") for found in page.evaluate(RUN, theme)] == []
