"""Warhammer 40,000 in the browser: armies are set up and moved by dragging, by touch, by the keyboard and in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ROOT, Visit
from browser.playing import PATIENCE, ROWS, Asked, asked, begin, in_list, must, new_table
from browser.test_axe import RUN, axe

GAME = "wh40k"
READY_MADE = ROOT / "src" / "tablero" / "games" / "wh40k" / "content" / "armies"
SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
PLANE, TOLD, CONFIRM, MOVERS = "svg[data-place]", ".place .told", ".prompt button.main", ".mover"
READY = "() => !document.querySelector('.prompt button.main')?.disabled && document.querySelector('.mover') !== null"


def few(name: str, *units: int) -> Any:
    """Some units of a ready-made army, for a short game."""
    army = json.loads((READY_MADE / f"{name}.json").read_text("utf-8"))
    return {**army, "units": [army["units"][number] for number in units]}


def sit(visit: Visit, server: str, size: str = "laptop", **options: Any) -> Page:
    """Sit down at a new table with small armies."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = visit(server, viewport={"width": width, "height": height}, **touch, **options)
    page.locator(".game").first.wait_for()
    table = new_table(page, GAME, "me", "random", armies=[few("necrons-500", 1, 3), few("orks-500", 1, 3)])
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
    if "battle formations" in now.ask:  # everybody starts on the battlefield
        page.locator(CONFIRM).click()
        return
    if not page.locator(PLANE).count():
        if not page.locator(ROWS).first.is_visible():
            page.get_by_role("tab", name="Options").click()
        in_list(page, now, rng)
        return
    for _ in range(40):
        if page.locator(MOVERS).count():
            drag(page, middle(page, MOVERS), spot(page, rng.uniform(0.05, 0.95), rng.uniform(0.05, 0.95)))
        else:
            page.mouse.click(*spot(page, rng.uniform(0.04, 0.96), rng.uniform(0.04, 0.96)))
        page.wait_for_function("() => !document.querySelector('.place .told')?.textContent.includes('Looking')")
        if page.locator(MOVERS).count() and not page.locator(".mover.wrong").count():
            break
    settled(page)
    page.locator(CONFIRM).click()


def set_down(page: Page, point: Callable[[float, float], Any]) -> None:
    """Set a unit up somewhere in its zone, wherever that is."""
    near, far = ((0.15, 0.85), (0.3, 0.5, 0.7))
    turned = page.locator(f"{PLANE} .ground").first.evaluate(
        "(it) => it.getBoundingClientRect().width < it.getBoundingClientRect().height"
    )
    for along in near:
        for across in far:
            point(*(spot(page, across, along) if turned else spot(page, along, across)))
            page.wait_for_function("() => !document.querySelector('.place .told')?.textContent.includes('Looking')")
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
    set_down(page, page.mouse.click)
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
    set_down(page, page.touchscreen.tap)
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
