"""Learning a game in the browser: a whole guide by clicking, in both languages; wrong answers, back, skip, leave."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Visit
from browser.test_ways import fits
from tablero.guides import guide
from tablero.kernel import Choose, Distribute, Pick

WORDS = {
    "en": {
        "step": "Step {n} of {count}",
        "next": "Next",
        "finish": "Finish",
        "confirm": "Confirm",
        "play": "Play against the easy bot",
    },
    "es": {
        "step": "Paso {n} de {count}",
        "next": "Siguiente",
        "finish": "Terminar",
        "confirm": "Confirmar",
        "play": "Jugar contra el bot fácil",
    },
}


def answer(page: Page, game: str, number: int) -> None:
    """Click the wanted answer of a step, in the list of options; where a place is asked for, the one that is offered."""
    shown = guide(game)
    asked, wanted = shown.game(number).decision_for(shown.seat), shown.wanted(number)

    def row(index: int) -> Locator:
        return page.locator(f"#tab-panel li[data-option='{index}']")  # what is grave stands last in the list

    if isinstance(asked, Choose):
        row(asked.options.index(wanted)).locator("button.grow").click()
    elif isinstance(asked, Pick | Distribute):
        amounts: Any = wanted if isinstance(asked, Distribute) else [int(one in wanted) for one in asked.options]  # type: ignore[operator]
        for index, amount in enumerate(amounts):
            for _ in range(amount):
                row(index).locator("button").nth(1 if isinstance(asked, Distribute) else 0).click()
        page.locator("#tab-panel button.confirm").click()
    else:
        page.locator(".prompt button.main").click()


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", ["swu", "rebellion", "legion"])
def test_a_whole_guide_is_played_by_clicking(server: str, visit: Visit, game: str, lang: str) -> None:
    said = WORDS[lang]
    page = visit(f"{server}/#/learn/{game}", likes={"lang": lang})
    steps = guide(game).steps
    for number, step in enumerate(steps):
        expect(page.get_by_role("heading", name=said["step"].format(n=number + 1, count=len(steps)))).to_be_visible()
        if step.want == "read":
            expect(page.locator(".prompt")).to_have_count(0)  # nobody is waited for
            page.get_by_role("button", name=said["finish" if number == len(steps) - 1 else "next"], exact=True).click()
        else:
            answer(page, game, number)
    page.get_by_role("button", name=said["play"]).click()
    expect(page).to_have_url(re.compile("#/table/"))


def test_another_answer_is_met_kindly_and_one_can_go_back_skip_and_leave(server: str, visit: Visit) -> None:
    page = visit(server)
    page.get_by_role("link", name=re.compile("Learn to play.*Unlimited")).first.click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Skip", exact=True).click()
    heading = page.get_by_role("heading", name="Step 3 of 20")
    expect(heading).to_be_visible()
    expect(page.locator(".todo")).to_contain_text("Play Alliance X-Wing")
    page.locator("#tab-panel li", has_text="Pass").locator("button.grow").click()
    expect(page.locator(".other")).to_contain_text("this step is about something else")
    expect(heading).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("heading", name="Step 2 of 20")).to_be_visible()
    expect(page.locator(".other")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Step 2 of 20")).to_be_visible()
    page.get_by_role("link", name="Leave").click()
    expect(page.locator(".games")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 720}])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_that_a_step_says_is_seen(server: str, visit: Visit, viewport: dict[str, int], lang: str) -> None:
    page = visit(f"{server}/#/learn/legion", viewport=viewport, likes={"lang": lang})
    for number in range(len(guide("legion").steps)):
        expect(page.locator(".step h2")).to_contain_text(f"{number + 1} ")
        page.wait_for_timeout(300)  # what the step is about comes into sight
        for told in page.locator(".step .say, .step .todo").all():
            expect(told).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=re.compile("^(Skip|Saltar|Next|Siguiente|Finish|Terminar)$")).click()


def test_revealing_the_base_is_never_the_first_button_and_asks_once_more_in_a_guide_too(
    server: str, visit: Visit
) -> None:
    number = next(i for i, step in enumerate(guide("rebellion").steps) if step.say == "rebellion-guide-reveal")
    page = visit(f"{server}/#/learn/rebellion?step={number}")
    buttons = page.locator(".prompt .loose button")
    expect(buttons.last).to_have_text("Reveal the Rebel Base")
    buttons.last.click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.locator(".prompt .loose button").first).not_to_have_text("Reveal the Rebel Base")


def test_a_guide_fits_a_phone(server: str, visit: Visit) -> None:
    page = visit(f"{server}/#/learn/swu?step=2", viewport=PHONE)
    expect(page.get_by_role("heading", name="Step 3 of 20")).to_be_visible()
    expect(page.locator(".step summary")).to_be_visible()
    fits(page)


@pytest.mark.parametrize("viewport", [PHONE, pytest.param({"width": 1280, "height": 720}, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "say", ["legion-guide-card", "legion-guide-weapons", "legion-guide-dodge", "legion-guide-tool"]
)
def test_what_a_step_is_about_is_in_sight(server: str, visit: Visit, viewport: dict[str, int], say: str) -> None:
    """A card of a hand, an option far down in the list, a button, a token on the battlefield."""
    number = next(i for i, step in enumerate(guide("legion").steps) if step.say == say)
    page = visit(f"{server}/#/learn/legion?step={number}", viewport=viewport)
    expect(page.locator(".step .say")).to_be_visible()
    page.wait_for_function(RINGED)
    expect(page.locator(".step .say")).to_be_in_viewport(ratio=0.9)


def test_cards_over_the_map_begin_below_its_edge_however_high_the_panel_is(server: str, visit: Visit) -> None:
    number = next(i for i, step in enumerate(guide("rebellion").steps) if step.say == "rebellion-guide-assign")
    page = visit(f"{server}/#/learn/rebellion?step={number}", viewport={"width": 390, "height": 844})
    page.wait_for_function(RINGED)
    tops = [page.locator(one).evaluate("(one) => one.getBoundingClientRect().top") for one in (".drawer", ".stage")]
    assert tops[0] >= tops[1]


RINGED = """() => {
  const fixed = (one) => getComputedStyle(one.parentElement).position === "fixed";
  const ring = [...document.querySelectorAll("svg > rect")].find(fixed);
  if (!ring) return false;
  const { x, y, width, height } = ring.getBoundingClientRect();
  const under = document.elementFromPoint(x + width / 2, y + height / 2);
  const inside = x > -9 && y > -9 && x + width < innerWidth + 9 && y + height < innerHeight + 9;
  return inside && under?.closest("[data-ref], [data-option], [role=tab], .seeing");
}"""
