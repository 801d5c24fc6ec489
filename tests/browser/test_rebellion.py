"""The map of Rebellion: it stays where it is whatever is asked, it can be read, and nothing lies over what is asked about."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from browser.conftest import Visit
from browser.playing import Asked, at_moment, by_keys, fast_forward, may_activate, must, new_table, play
from browser.test_full_boards import whole
from tablero.kernel import Rng

pytestmark = pytest.mark.long

SIZES: dict[str, ViewportSize] = {
    "large": {"width": 1440, "height": 900},
    "small": {"width": 1280, "height": 720},
    "phone": {"width": 390, "height": 844},
}
DECISIONS = 30
READABLE = 11
"""Pixels."""

# The frame of the map; the map in it; the smallest letters on it; what of its choices and of the places of a combat or
# mission lies under the drawer while that has nothing to be chosen; what is too small to be hit.
SEEN = """() => {
  const box = (thing) => { const { x, y, width, height } = thing.getBoundingClientRect(); return [x, y, width, height]; };
  const map = document.querySelector(".galaxy svg");
  const size = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
  const letters = [...map.querySelectorAll("text")].map(size);
  const drawer = document.querySelector(".drawer");
  const asked = drawer?.querySelector("[data-choice]") ? [] : [...map.querySelectorAll(".system.can")];
  const about = [...map.querySelectorAll(".system:has(.about)")];
  const covered = [...asked, ...about].filter((one) => {
    const [x, y, width, height] = box(one.querySelector(".name") ?? one);
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".drawer");
  });
  const small = [...document.querySelectorAll(".rebellion button, .rebellion [role=button]")].filter((one) => {
    const [, , width, height] = box(one);
    return width > 0 && (width < 23.9 || height < 23.9);
  });
  return {
    frame: box(map.parentElement),
    map: box(map),
    smallest: Math.min(...letters),
    covered: covered.map((one) => one.dataset.ref),
    small: small.map((one) => one.outerHTML.slice(0, 160)),
  };
}"""


def inside(outer: list[float], inner: list[float]) -> bool:
    return all(outer[i] - 1 <= inner[i] and inner[i] + inner[i + 2] <= outer[i] + outer[i + 2] + 1 for i in (0, 1))


def check(page: Page, seen: dict[str, Any], size: str) -> None:
    """The map is whole in its frame, or can be moved about on a phone; it can be read, and what matters is in sight."""
    width, height = SIZES[size]["width"], SIZES[size]["height"]
    assert inside([0, 0, width, height], seen["frame"])
    assert size == "phone" or inside(seen["frame"], seen["map"])
    assert seen["smallest"] >= READABLE
    assert size == "phone" or not seen["covered"]
    assert not seen["small"]
    assert page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize("size", SIZES)
def test_the_map_never_moves(server: str, visit: Visit, size: str) -> None:
    page = visit(server, viewport=SIZES[size])
    page.locator(".game").first.wait_for()
    table = new_table(page, "rebellion", "me", "random", first_game=True)
    page.goto(f"{server}/#/table/{table}")
    must(page)
    frames: list[list[float]] = []
    asked: set[str] = set()

    def act(page: Page, now: Asked, rng: Random) -> None:
        seen = page.evaluate(SEEN)
        check(page, seen, size)
        frames.append(seen["frame"])
        asked.add(now.ask)
        by_keys(page, now, rng)

    play(page, act, Random(3), DECISIONS)
    assert len(asked) > 5
    for state in ("combat", "mission"):
        page.goto(f"{server}/#/table/{at_moment(page, server, 'rebellion', WANTED[state], *range(6))}")
        page.reload()
        must(page)
        seen = page.evaluate(SEEN)
        check(page, seen, size)
        frames.append(seen["frame"])
    assert len({tuple(frame) for frame in frames}) == 1


RINGED = """() => {
  const out = (one, army) => one.getBoundingClientRect().right > army.getBoundingClientRect().right + 1;
  const armies = [...document.querySelectorAll(".combat .army")];
  const leaders = armies.flatMap((army) => [...army.querySelectorAll(".leader")].map((one) => [one, army]));
  return { count: leaders.length, out: leaders.filter(([one, army]) => out(one, army)).map(([one]) => one.textContent) };
}"""


@pytest.mark.parametrize("size", ["small", "phone"])
def test_a_leader_with_a_ring_stays_on_its_side_of_a_combat(server: str, visit: Visit, size: str) -> None:
    page = visit(server, viewport=SIZES[size])
    page.locator(".game").first.wait_for()

    def ringed(message: str) -> str:
        state = json.loads(message)
        if state.get("t") == "state" and state["view"]:
            for leader in state["view"]["leaders"]:
                fights = leader["key"] in ("princess_leia", "jan_dodonna", "darth_vader")
                leader.update({"at": state["view"]["combat"]["system"], "ring": "master_yoda"} if fights else {})
        return json.dumps(state)

    def between(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        here.on_message(lambda message: there.send(whole(str(message))))
        there.on_message(lambda message: here.send(ringed(str(message))))

    table = at_moment(page, server, "rebellion", fighting, *range(6))
    page.route_web_socket("**/ws/tables/**", between)
    page.goto(f"{server}/#/table/{table}")
    leaders, folded = page.locator(".combat .leader").first, page.locator(".drawer.folded button")
    leaders.or_(folded).first.wait_for()
    if folded.count():  # the question is answered on the map, which the combat would hide
        folded.click()
    leaders.wait_for()
    seen = page.evaluate(RINGED)
    assert seen["count"] >= 3
    assert seen["out"] == []


def fighting(state: Any) -> bool:
    return state["view"]["combat"] is not None


def on_a_mission(state: Any) -> bool:
    return state["view"]["mission"] is not None and state["view"]["combat"] is None


WANTED = {"combat": fighting, "mission": on_a_mission}


def test_an_activation_begins_with_the_system(server: str, visit: Visit) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    table = new_table(page, "rebellion", "me", "random")
    fast_forward(page, table, may_activate, Rng(4))
    page.goto(f"{server}/#/table/{table}")
    now = must(page)
    page.locator(".system[data-ref='place:hoth'] .name").click(force=True)
    offered = page.locator(".details .lead + .choices button")
    leader = offered.first.inner_text()
    offered.first.click()
    must(page, now.question)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("[role=tabpanel]")).to_contain_text(re.compile(f"{leader}.*Hoth"))


TRAY = ".tray button.unit"


@pytest.mark.parametrize("seats", [("random", "me"), ("me", "random")])
def test_the_starting_units_are_placed_on_one_screen(server: str, visit: Visit, seats: tuple[str, str]) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    page.goto(f"{server}/#/table/{new_table(page, 'rebellion', *seats)}")
    now = must(page)
    page.get_by_role("button", name="Recommended").click()
    tray = page.get_by_label("Your starting units")
    if seats[0] == "me":
        now = must(page, now.question)  # the system has been chosen
    done = tray.get_by_role("button", name="Done")
    expect(done).to_be_enabled()
    assert set(page.locator(f"{TRAY} b").all_inner_texts()) == {"0"}
    done.click()
    expect(tray).to_have_count(0)
    assert "starting units" not in must(page, now.question).ask


LEFT = {"en": "{count} units are still to be placed.", "es": "Quedan {count} unidades por colocar."}
GARRISON = {
    "en": "is an Imperial system and must get at least 1 ground unit",
    "es": "debe recibir al menos 1 unidad terrestre",
}
RECOMMENDED = {"en": "Recommended", "es": "Recomendado"}


@pytest.mark.parametrize(("size", "lang"), [("small", "es"), ("phone", "en"), ("phone", "es")])
def test_the_tray_says_why_it_is_not_done(server: str, visit: Visit, size: str, lang: str) -> None:
    page = visit(server, viewport=SIZES[size], likes={"lang": lang})
    page.locator(".game").first.wait_for()
    page.goto(f"{server}/#/table/{new_table(page, 'rebellion', 'random', 'me')}")
    must(page)
    done, why, stage = page.locator(".tray button.main"), page.locator("#opening-why"), page.locator(".stage")
    count = sum(int(one) for one in page.locator(f"{TRAY} b").all_inner_texts())
    before = stage.bounding_box()

    def said(text: str) -> None:
        expect(why).to_contain_text(text)
        expect(why).to_be_in_viewport(ratio=1)
        expect(done).to_be_disabled()
        assert text in (done.get_attribute("title") or "")
        assert done.get_attribute("aria-describedby") == why.get_attribute("id")
        assert why.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2")
        assert stage.bounding_box() == before  # the map stays where it is

    said(LEFT[lang].format(count=count))
    # All units in one system: the engine has something against that, which is said before anything is answered.
    system = page.locator(".system.can").first
    for unit in page.locator(TRAY).all():
        unit.click()
        for _ in range(int(unit.locator("b").inner_text())):
            system.locator(".name").click(force=True)
    said(GARRISON[lang])
    why.get_by_role("button").click()
    expect(page.locator("dialog")).to_contain_text("rebellion:setup.18")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=RECOMMENDED[lang]).click()
    expect(done).to_be_enabled()
    expect(why).to_have_count(0)


def test_units_are_dragged_or_put_by_pointing_and_taken_back(server: str, visit: Visit) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    page.goto(f"{server}/#/table/{new_table(page, 'rebellion', 'random', 'me')}")
    must(page)
    place = page.locator(".system.can").first
    name = place.locator(".name")

    def stands() -> str:
        return place.locator("title").text_content() or ""

    name.click(force=True)
    expect(page.locator(".prompt button.main")).to_contain_text("1 of")  # what is asked about is among what is answered
    troopers = page.locator(f"{TRAY}[title=Stormtrooper]")
    troopers.click()
    name.click(force=True)
    assert "TIE" in stands()
    last = troopers.bounding_box()
    there = name.bounding_box()
    assert last is not None
    assert there is not None
    before = troopers.locator("b").inner_text()
    page.mouse.move(last["x"] + 10, last["y"] + 10)
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    page.mouse.up()
    assert int(troopers.locator("b").inner_text()) == int(before) - 1
    back = page.get_by_role("button", name="Take the last one back")
    for _ in range(3):
        back.click()
    expect(back).to_be_disabled()
    expect(page.locator(".prompt button.main")).to_contain_text("0 of")
    assert "TIE" not in stands()


def test_a_finger_moves_the_tray_to_the_units_beyond_its_edge(server: str, visit: Visit) -> None:
    page = visit(server, viewport=SIZES["phone"], has_touch=True, is_mobile=True)
    page.locator(".game").first.wait_for()
    page.goto(f"{server}/#/table/{new_table(page, 'rebellion', 'random', 'me')}")
    must(page)
    tray, unit = page.get_by_label("Your starting units"), page.locator(TRAY).first.bounding_box()
    assert unit is not None
    assert tray.evaluate("(tray) => tray.scrollWidth - tray.clientWidth") > unit["width"]
    x, y = unit["x"] + unit["width"] / 2, unit["y"] + unit["height"] / 2
    finger = page.context.new_cdp_session(page)
    for step in range(12):
        at = [{"x": x - 20 * step, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": at})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("document.querySelector('.tray').scrollLeft > 0")
    assert tray.locator("[aria-pressed=true]").count() == 1
