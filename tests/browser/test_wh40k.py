"""Warhammer 40,000 in the browser: armies are set up and moved by dragging, by touch, by the keyboard and in words."""

from __future__ import annotations

import json
import re
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from browser.battling import (
    GAME,
    SMALL,
    TINY,
    bring_in,
    check_first,
    hurry,
    place,
    play_by_dragging,
    set_down,
    sit,
    until,
    with_aircraft,
)
from browser.conftest import Visit
from browser.fielding import CONFIRM, ENDS, MOVERS, PLANE, SIZES, TOLD, aside, drag, middle, settled, spot, stand
from browser.playing import PATIENCE, Asked, asked, invited, must, new_table, play_together, sit_down
from browser.test_axe import RUN, axe


@pytest.mark.long
def test_a_newcomer_drags_units_for_a_round_and_hurries_to_the_end(server: str, visit: Visit) -> None:
    page = visit(server, viewport={"width": 1280, "height": 720})
    page.locator(".game").first.wait_for(timeout=PATIENCE)
    page.goto(f"{server}/#/table/{new_table(page, GAME, 'me', 'greedy', armies=TINY)}")
    rng, dragged, unwished = Random(1), 0, list[str]()
    now: Asked | None = must(page)
    while now is not None:
        if re.search("Before|round 1", page.locator(".course").inner_text()):
            play_by_dragging(page, now, rng)
            dragged += "Where does" in now.ask and "marker" not in now.ask
        else:
            assert now.ask.partition("(")[0] not in unwished, "it was not to be asked again"
            unwished += [now.ask.partition("(")[0]] * page.get_by_role("button", name="don’t ask about").count()
            hurry(page, now, rng)
        now = asked(page, now.question)
    assert dragged >= 2
    assert page.locator(".over h2").inner_text().strip() in ENDS
    expect(page.locator(".status")).to_contain_text("VP")


def same_soon(one: Page, other: Page, what: str) -> bool:
    """Tell whether two pages come to say the same: the news may reach one of them later."""
    end = monotonic() + PATIENCE / 1000
    while one.locator(what).inner_text() != other.locator(what).inner_text():
        if monotonic() > end:
            return False
        one.wait_for_timeout(50)
    return True


@pytest.mark.long
def test_two_browsers_see_each_other_move_and_nothing_that_is_secret(server: str, visit: Visit) -> None:
    ana = visit(server, viewport={"width": 1280, "height": 720})
    ana.locator(".game").first.wait_for(timeout=PATIENCE)
    made = invited(ana, GAME, "me", "link", armies=SMALL)
    link = next(filter(None, made["links"]))
    berta = visit(f"{server}/{link.lstrip('/')}", viewport={"width": 1280, "height": 720})
    frames: list[str] = []
    berta.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    sit_down(berta, "Berta")
    ana.goto(f"{server}/#/table/{made['table']}")
    pages = {"Ana": ana, "Berta": berta}
    play_together(pages, place, Random(3), 4)  # the markers
    for page in pages.values():
        expect(page.locator(".prompt.mine h2")).to_contain_text("battle formations")
    check_first(ana)
    ana.locator(CONFIRM).click()
    expect(ana.locator(".prompt .dots")).to_have_count(1)
    assert "eserves" not in berta.locator(".armies").inner_text()
    assert len(frames) > 4
    assert not any('"place":"strategic' in frame.replace(" ", "") for frame in frames)
    berta.locator(CONFIRM).click()
    expect(berta.locator(".armies")).to_contain_text("eserves")
    assert any("strategic" in frame for frame in frames)
    play_together(pages, play_by_dragging, Random(4), 18)
    assert "Battle round" in ana.locator(".course").inner_text()
    for what in (".course", ".armies .seat-0 ul", ".armies .seat-1 ul"):
        assert same_soon(ana, berta, what), what
    seen, shown = stand(ana), stand(berta)  # what one of them is moving right now the other still sees where it was
    assert len(seen.keys() & shown.keys()) > 4
    assert all(seen[model] == shown[model] for model in seen.keys() & shown.keys())


def test_a_model_is_dragged_by_itself_and_told_why_not(server: str, visit: Visit) -> None:
    page = sit(visit, server)
    until(page, "Where do you set up", Random(2))
    set_down(page, page.mouse.click)
    page.get_by_role("button", name="One model").click()
    drag(page, middle(page, MOVERS), spot(page, 0.5, 0.04))  # so near to an edge there are no markers
    expect(page.locator(TOLD)).to_contain_text("wholly within its deployment zone")
    expect(page.locator(".mover.wrong")).to_have_count(1)
    page.get_by_role("button", name="Whole unit").click()
    page.keyboard.press("Escape")


@pytest.mark.long
def test_what_one_wants_to_be_asked_is_kept_for_the_seat(server: str, visit: Visit) -> None:
    page = sit(visit, server)
    page.get_by_role("button", name="What I want to be asked").click()
    page.get_by_label("Fire Overwatch").select_option("Don’t ask")
    page.get_by_label("Command Re-roll").select_option("Only for single rolls")
    page.reload()
    page.get_by_role("button", name="What I want to be asked").click()
    expect(page.get_by_label("Fire Overwatch")).to_have_value("never")
    expect(page.get_by_label("Command Re-roll")).to_have_value("alone")
    expect(page.get_by_label("Smokescreen")).to_have_value("always")


@pytest.mark.long
def test_a_layout_of_terrain_is_made_checked_and_played_on(server: str, visit: Visit) -> None:
    page = visit(f"{server}/#/new/{GAME}", viewport={"width": 1280, "height": 900})
    page.get_by_role("button", name="Bots", exact=True).click()
    page.get_by_text("Own terrain layout").click()
    page.get_by_role("button", name="+ Hill").click()
    hill = page.locator(".editor .grip").first
    page.locator(".editor svg").evaluate("(it) => it.scrollIntoView({ block: 'center' })")
    drag(page, middle(page, ".editor .grip"), aside(page, ".editor svg", 0.25, 0.3))
    page.get_by_role("button", name="+ Ruin").click()
    page.get_by_role("button", name="One like it opposite").click()
    expect(page.locator(".editor")).to_contain_text("overlaps piece 2")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".editor")).to_contain_text("2 pieces: the battle is fought on this layout.")
    hill.focus()
    hill.press("ArrowRight")
    text = page.get_by_label("The layout as text")
    made = json.loads(text.input_value())
    assert [piece[0] for piece in made["pieces"]] == ["hill", "ruin"]
    text.fill('{"size": [44, 30], "pieces": [["castle", 1, 1, 1]]}')
    text.press("Tab")
    expect(page.locator(".editor")).to_contain_text("there is no such piece")
    text.fill(json.dumps(made))
    text.press("Tab")
    expect(page.locator(".editor")).to_contain_text("2 pieces")
    page.get_by_role("button", name="Set up the table").click()
    must(page)
    assert sorted(page.locator(".field .piece").evaluate_all("(all) => all.map((one) => one.classList[1])")) == [
        "hill",
        "ruins",
    ]


@pytest.mark.long
def test_an_aircraft_flies_straight_on_and_turns(server: str, visit: Visit) -> None:
    page = visit(server, viewport={"width": 1280, "height": 720})
    page.locator(".game").first.wait_for(timeout=PATIENCE)
    page.goto(f"{server}/#/table/{new_table(page, GAME, 'me', 'random', armies=with_aircraft(), terrain='plain')}")
    now = must(page)
    for _ in range(80):
        if "fly straight on" in now.ask:
            break
        bring_in(page, now, Random(1))
        now = must(page, now.question)
    plane = page.locator(PLANE)
    plane.focus()
    plane.press("ArrowUp")
    expect(page.locator(".place output").first).to_have_text("21″")
    drag(page, middle(page, "[data-flight=turn] circle"), middle(page, ".marker .disc"))
    page.get_by_role("slider", name="Turn").fill("450")
    expect(page.locator(".place output").last).to_have_text("45° to the right")
    plane.focus()
    for _ in range(12):  # on past a marker or somebody that lies in its way
        settled(page)
        if "confirm" in page.locator(TOLD).inner_text():
            break
        plane.press("ArrowUp")
    expect(page.locator(TOLD)).to_contain_text("confirm")
    page.locator(CONFIRM).click()
    assert asked(page, now.question) is not None
    expect(page.locator(".armies .seat-0 .sign.normal")).to_have_count(1)


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
    zoom = page.locator(".seeing > svg").get_attribute("viewBox")
    page.keyboard.press("+")
    expect(page.locator(".seeing > svg")).not_to_have_attribute("viewBox", zoom or "")


def test_a_phone_sets_a_unit_up_by_touch(server: str, visit: Visit) -> None:
    page = sit(visit, server, "phone")
    until(page, "Where do you set up", Random(4))
    set_down(page, page.touchscreen.tap)
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0
    question = page.locator(".prompt").get_attribute("data-question") or ""
    page.locator(CONFIRM).tap()
    assert asked(page, question) is not None


def test_a_phone_comes_near_to_the_unit_that_moves(server: str, visit: Visit) -> None:
    page = sit(visit, server, "phone")
    field = page.locator(".seeing > svg")
    now, rng = must(page), Random(4)
    while " move?" not in now.ask:
        play_by_dragging(page, now, rng)
        now = must(page, now.question)
    page.locator(MOVERS).first.wait_for()
    frame = field.bounding_box()
    boxes = [model.bounding_box() for model in page.locator(MOVERS).all()]
    assert frame is not None
    assert boxes
    for box in boxes:
        assert box is not None
        assert frame["x"] <= box["x"] <= box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"] <= box["y"] + box["height"] <= frame["y"] + frame["height"]
        assert min(box["width"], box["height"]) >= 14
    near = field.get_attribute("viewBox") or ""
    page.get_by_role("button", name="The whole battlefield").click()
    expect(field).not_to_have_attribute("viewBox", near)
    assert float((field.get_attribute("viewBox") or "").split()[2]) > 1.5 * float(near.split()[2])


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_wrong_with_the_battlefield(server: str, visit: Visit, size: str) -> None:
    page = sit(visit, server, size)
    until(page, "Which unit do you deploy", Random(6))
    page.locator(".armies button").first.click()
    page.keyboard.press("Escape")
    page.evaluate(axe())
    assert [found for theme in ("light", "dark") for found in page.evaluate(RUN, theme)] == []
