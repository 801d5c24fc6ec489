"""A question shows the card that asks it, rings what it is about, and each button says what it does."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import PHONE, Visit
from browser.playing import PATIENCE, given_up, must, new_table
from browser.test_full_boards import whole
from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.kernel.messages import message_to_json

pytestmark = pytest.mark.long

FATHER = "i-am-your-father"

RINGED = """(name) => {
  const near = (a, b) => Math.abs(a - b) < 12;
  const things = [...document.querySelectorAll(".board [data-ref^='unit:']")].filter((one) => one.textContent.includes(name));
  const rings = [...document.querySelectorAll("svg.marks rect.asked")].map((one) => one.getBoundingClientRect());
  const around = (box) => rings.some((ring) => near(ring.x, box.x) && near(ring.y, box.y) && near(ring.right, box.right));
  return rings.length === 1 && things.some((one) => around(one.getBoundingClientRect()));
}"""
"""Whether just one thing is ringed, and that is a unit of this name."""


def father_asks() -> dict[str, Any]:
    """Return what the first player is told when the other has played I Am Your Father on an AT-ST of theirs."""
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"]}, "player2": {"hand": [FATHER]}})
    scene.act("player1", "pass").act("player2", "play", FATHER, "atst")
    question = scene.question
    described = [message_to_json(GAME.describe(scene.table, question, option)) for option in scene.options]
    told = {"rule": GAME.rule_behind(scene.table, question), "described": described, "waiting": [0]}
    return {"view": GAME.view(scene.table, 0), "decision": question.drawn(), **told}


def opened(visit: Visit, server: str, **options: Any) -> Page:
    """Open a table at which that is asked."""
    page = visit(server, **options)
    page.locator(".game").first.wait_for()
    told = father_asks()

    def asking(message: str) -> str:
        state = json.loads(message)
        return json.dumps({**state, **told}) if state.get("t") == "state" else message

    def between(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        here.on_message(lambda message: there.send(whole(str(message))))
        there.on_message(lambda message: here.send(asking(str(message))))

    page.route_web_socket("**/ws/tables/**", between)
    page.goto(f"{server}/#/table/{new_table(page, 'swu', 'me', 'random')}")
    page.locator(".prompt.mine").wait_for(timeout=PATIENCE)
    return page


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_i_am_your_father_rings_the_unit_and_says_what_both_answers_do(server: str, visit: Visit, screen: str) -> None:
    page = opened(visit, server, **({"viewport": PHONE} if screen == "phone" else {}))
    prompt = page.locator(".prompt")
    expect(prompt.locator("h2")).to_contain_text("deal 7 damage to AT-ST")
    expect(prompt.locator(".source")).to_contain_text("I Am Your Father")
    expect(prompt.locator(".pointed")).to_contain_text("AT-ST")
    buttons = prompt.locator(".loose button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_contain_text(re.compile("Yes: let .* deal 7 damage to AT-ST"))
    expect(buttons.last).to_contain_text(re.compile("No: let .* draw 3 cards"))
    for button in buttons.all():  # all of it can be read
        assert button.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
    page.wait_for_function(RINGED, arg="AT-ST", timeout=PATIENCE)


@pytest.mark.parametrize(
    ("game", "rule"),
    [("swu", "swu:5.2.1"), ("rebellion", "rebellion:setup"), ("wh40k", "wh40k:mission"), ("legion", "legion26:setup")],
)
def test_the_question_mark_opens_the_rule_that_the_question_is_put_by(
    server: str, visit: Visit, game: str, rule: str
) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    page.goto(f"{server}/#/table/{new_table(page, game, 'me', 'random')}")
    must(page)
    page.locator(".prompt .help").click()
    found = page.locator("dialog li code")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(rule)


def rule_opened(page: Page) -> str:
    """Return the one rule that the drawer shows."""
    found = page.locator("dialog li code")
    expect(found).to_have_count(1)
    return found.inner_text()


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_question_of_a_card_has_a_rule_too(server: str, visit: Visit, way: str) -> None:
    page = opened(visit, server)
    if way == "button":
        page.locator(".prompt .help").click()
    else:
        page.keyboard.press("?")
    assert rule_opened(page) == "swu:8.33.1"


def test_where_nothing_is_asked_and_in_a_replay_the_question_mark_opens_the_rule_of_the_phase(
    server: str, visit: Visit
) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    page.goto(f"{server}/#/replay/{given_up(page, server)}")
    expect(page.get_by_text(re.compile(r"Moment 0 of"))).to_be_visible()
    page.keyboard.press("?")
    assert rule_opened(page) == "swu:5.2.1"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".over")).to_be_visible()
    page.keyboard.press("?")
    assert rule_opened(page) in ("swu:5.4.1", "swu:5.5.1")


def test_in_spanish_both_answers_say_it_too(server: str, visit: Visit) -> None:
    page = opened(visit, server, locale="es-ES")
    buttons = page.locator(".prompt .loose button")
    expect(buttons.first).to_contain_text(re.compile("^Sí: .* inflige 7 de daño a"))
    expect(buttons.last).to_contain_text(re.compile("^No: .* roba 3 cartas"))


def test_the_ring_follows_the_unit_when_the_window_changes(server: str, visit: Visit) -> None:
    page = opened(visit, server)
    page.wait_for_function(RINGED, arg="AT-ST", timeout=PATIENCE)
    page.set_viewport_size({"width": 1000, "height": 700})
    page.wait_for_function(RINGED, arg="AT-ST", timeout=PATIENCE)
