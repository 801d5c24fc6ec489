"""Star Wars: Legion in the browser, in both editions: units and tools are dragged, touched, steered by keys and told in words."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.commanding import EDITIONS, GAME, TOOL, TOWARD, WALKER, answer, placing, put, sit, small, until
from browser.conftest import Visit
from browser.fielding import CONFIRM, FOUND, MOVERS, PLANE, SIZES, TOLD, drag, middle, settled, spot, stand, visiting
from browser.playing import asked, fast_forward, game_card, invited, must, new_table, play_together, sit_down
from browser.test_axe import RUN, axe
from tablero.kernel import Rng

BOTH = pytest.mark.parametrize("edition", [EDITIONS[0], pytest.param(EDITIONS[1], marks=pytest.mark.long)])
PLACED = re.compile("Where (does|is) ")


@BOTH
def test_a_newcomer_is_in_a_skirmish_after_a_click(server: str, visit: Visit, edition: str) -> None:
    page = visiting(visit, server)
    game_card(page, GAME).get_by_role("button", name=f"Skirmish, {edition} edition").click()
    must(page)
    assert page.locator(".armies button").count() > 12
    assert page.locator(".field .piece").count() > 8
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_role("combobox")).to_have_value(f"legion{edition}")


@BOTH
def test_the_first_units_are_dragged_onto_the_battlefield(server: str, visit: Visit, edition: str) -> None:
    page = sit(visit, server, edition)
    now, rng, dragged = must(page), Random(1), 0
    while dragged < 2:
        dragged += PLACED.match(now.ask) is not None
        answer(page, now, rng)
        now = must(page, now.question)
    assert page.locator("g.model.seat-0").count() >= 1  # in 2026 the commander alone may have entered, and moved on


@BOTH
def test_a_walker_slides_along_a_tool_that_is_dragged_and_bent(server: str, visit: Visit, edition: str) -> None:
    page = sit(visit, server, edition, armies=small(edition, WALKER[edition]), terrain="plain")  # nothing is in its way
    now, rng = must(page), Random(2)
    while not page.locator(TOOL).count():
        answer(page, now, rng)
        now = must(page, now.question)
    assert "AT-RT" in now.ask
    drag(page, middle(page, TOOL), spot(page, 0.5, 0.5))
    plane = page.locator(PLANE)
    bend, slide = (page.get_by_role("slider", name=name) for name in ("Bend", "Slide"))
    expect(bend).to_be_visible()
    bend.fill("0")
    plane.focus()
    plane.press("ArrowRight")
    expect(bend).to_have_js_property("value", "50")
    slide.fill("7620")
    plane.press("ArrowDown")
    expect(slide).to_have_js_property("value", "5080")
    drag(page, middle(page, "[data-tool=bend] circle"), middle(page, TOOL))
    page.wait_for_function(FOUND)
    page.get_by_label(TOWARD).select_option(index=1)
    page.wait_for_function(FOUND)
    expect(page.locator(CONFIRM)).to_be_visible()
    put(page, rng)
    assert asked(page, now.question) is not None
    expect(page.locator("g.model.seat-0")).not_to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_browsers_see_the_same_but_for_each_others_hands_until_each_has_activated_a_unit(
    server: str, visit: Visit, edition: str
) -> None:
    ana = visiting(visit, server)
    made = invited(ana, GAME, "me", "link", edition=edition, terrain="settlement", armies=small(edition))
    link = next(filter(None, made["links"]))
    berta = visit(f"{server}/{link.lstrip('/')}", viewport={"width": 1280, "height": 720})
    frames: list[str] = []
    berta.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    sit_down(berta, "Berta")
    ana.goto(f"{server}/#/table/{made['table']}")

    def activated(seat: int) -> Locator:
        return berta.locator(f".army.seat-{seat} .sign.order-facedown")

    play_together(
        {"Ana": ana, "Berta": berta}, answer, Random(3), 90, lambda: all(activated(seat).count() for seat in (0, 1))
    )
    for seat in (0, 1):
        expect(activated(seat).first).to_have_text("✓")
    told = [json.loads(frame) for frame in frames]
    views = [state["view"] for state in told if state.get("t") == "state" and state.get("view")]
    assert views
    assert all("cards" in view["players"][1] and "cards" not in view["players"][0] for view in views)
    seen, shown = stand(ana), stand(berta)  # what one of them is moving right now the other still sees where it was
    both = seen.keys() & shown.keys()
    assert both
    assert all(seen[one] == shown[one] for one in both)


@BOTH
def test_the_keyboard_alone_sets_a_unit_up(server: str, visit: Visit, edition: str) -> None:
    page = sit(visit, server, edition)
    now = placing(page, Random(3))
    plane = page.locator(PLANE)
    plane.focus()
    plane.press("ArrowDown")
    settled(page)
    plane.press("Shift+ArrowRight")
    settled(page)
    plane.press("Enter")
    assert asked(page, now.question) is not None


@pytest.mark.long
def test_a_miniature_by_itself_is_told_why_not_and_a_unit_shows_its_card_and_ranges(server: str, visit: Visit) -> None:
    page = sit(visit, server, "2023")
    placing(page, Random(2))
    page.get_by_role("button", name="One miniature").click()
    plane = page.locator(PLANE)
    plane.focus()
    plane.press("ArrowDown")
    drag(page, middle(page, MOVERS), spot(page, 0.56, 0.33))  # where nothing lies
    expect(page.locator(TOLD)).to_contain_text("wholly within its territory")
    expect(page.locator(".mover.wrong")).to_have_count(1)
    page.get_by_role("button", name="Whole unit").click()
    page.locator(".armies button").first.click()
    expect(page.locator("section.sheet")).to_contain_text("Sharpshooter 2")
    page.get_by_role("button", name="Sharpshooter 2").click()
    expect(page.locator(".sheet .text")).not_to_be_empty()
    page.get_by_role("button", name="Command cards").click()
    expect(page.locator(".field-panel .card")).to_have_count(7)
    page.get_by_role("button", name="Mission", exact=True).click()
    expect(page.locator(".field-panel")).to_contain_text("Objective")
    expect(page.locator(".field-panel .scores")).to_contain_text("1 victory token at the end of rounds 2 and 4")
    expect(page.get_by_text("Setup: One objective token at the centre")).to_be_hidden()
    summary = page.locator(".field-panel summary").first
    box = summary.bounding_box()
    assert box is not None
    assert box["height"] >= 24
    summary.focus()
    summary.press("Enter")
    expect(page.get_by_text("Setup: One objective token at the centre")).to_be_visible()


def may_follow_an_order(state: Any) -> bool:
    """Tell whether it is a turn of the first seat, which has a unit with a faceup Order."""
    ordered = [unit for unit in state["view"]["units"] if unit["seat"] == 0 and unit["order"] == "faceup"]
    return bool(ordered) and state["decision"]["ask"]["id"] == "legion-ask-turn"


@pytest.mark.long
def test_a_unit_shows_its_order_its_ranges_its_cohesion_and_what_it_sees(server: str, visit: Visit) -> None:
    page = visiting(visit, server)
    table = new_table(page, GAME, "me", "random", edition="2023", terrain="settlement", armies=small("2023"))
    fast_forward(page, table, may_follow_an_order, Rng(7))  # all units are deployed before the first round
    page.goto(f"{server}/#/table/{table}")
    must(page)
    own, enemy = page.locator(".army.seat-0 button"), page.locator(".army.seat-1 button")
    expect(page.locator(".army.seat-0 .sign.order-faceup").first).to_have_text("▣")
    own.nth(1).click()
    expect(page.locator("rect.range")).to_have_count(5)
    assert page.locator(".rangename").all_text_contents() == ["1", "2", "3", "4", "5"]
    expect(page.locator("path.cohesion")).to_have_count(1)
    enemy.nth(1).hover()
    expect(page.locator(".field-seen").last).to_contain_text(
        re.compile(r"range \d \([\d.]+″\).* of \d+ miniatures see it.*(no|light|heavy) cover")
    )


@BOTH
def test_a_phone_sets_a_unit_up_by_touch(server: str, visit: Visit, edition: str) -> None:
    page = sit(visit, server, edition, "phone")
    now = placing(page, Random(4))
    for part in ((0.8, 0.2), (0.2, 0.8), (0.2, 0.2), (0.8, 0.8)):
        page.touchscreen.tap(*spot(page, *part))
        page.wait_for_function(FOUND)
        if page.locator(MOVERS).count():
            break
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    page.locator(CONFIRM).tap()
    assert asked(page, now.question) is not None


@pytest.mark.long
def test_words_alone_are_enough(server: str, visit: Visit) -> None:
    page = sit(visit, server, "2026")
    now = placing(page, Random(5))
    page.keyboard.press("t")
    page.locator(".board .words").wait_for()
    assert page.locator(".board .words > svg").count() == 0
    assert len(page.locator(".board .words li").all_inner_texts()) > 20
    page.get_by_label(TOWARD).select_option(index=1)
    expect(page.locator(TOLD)).to_contain_text("placed: confirm")
    page.locator(CONFIRM).click()
    assert asked(page, now.question) is not None


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_wrong_with_the_battlefield(server: str, visit: Visit, size: str) -> None:
    page = sit(visit, server, "2023", size)
    until(page, "Choose the command card", Random(6))
    page.locator(".armies button").first.click()
    page.locator(".sheet dl").wait_for()
    page.get_by_role("button", name="Mission", exact=True).click()
    page.evaluate(axe())
    assert [found for theme in ("light", "dark") for found in page.evaluate(RUN, theme)] == []
