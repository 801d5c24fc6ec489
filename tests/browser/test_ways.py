"""Ways to play: in either language, on a phone, without a mouse, without seeing the board; and asking why not."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Visit
from browser.playing import (
    ROWS,
    Asked,
    at_moment,
    begin,
    by_keys,
    fast_forward,
    game_card,
    in_list,
    must,
    never,
    new_table,
    play,
)
from tablero.kernel import Rng

pytestmark = pytest.mark.long


def test_the_language_is_the_browsers_and_can_be_changed_at_any_time(server: str, visit: Visit) -> None:
    page = visit(server, locale="es-ES")
    assert page.locator("html").get_attribute("lang") == "es"
    expect(page.locator("h1")).to_have_text("¿A qué jugamos?")
    begin(page, "swu")
    play(page, in_list, Random(1), 3)
    now = must(page)
    options = page.locator(ROWS).all_inner_texts()
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".prompt .eyebrow")).to_have_text("Your decision", ignore_case=True)
    english = must(page)
    assert (english.question, english.options) == (now.question, now.options)
    assert english.ask != now.ask
    assert page.locator(ROWS).all_inner_texts() != options
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    assert must(page).ask == english.ask
    page.get_by_role("button", name="ES", exact=True).click()
    expect(page.locator(".prompt h2")).to_contain_text(now.ask)


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-MX", "es"), ("de-DE", "en")])
def test_the_browsers_language_is_the_default(server: str, visit: Visit, locale: str, lang: str) -> None:
    page = visit(server, locale=locale)
    page.locator(".game").first.wait_for()
    assert page.locator("html").get_attribute("lang") == lang


def fits(page: Page) -> None:
    """Nothing is wider than the phone."""
    width: int = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], f"{width} px wide at {page.url}"


def tap(page: Page, now: Asked, rng: Random) -> None:
    """Answer by touch: a tap shows a thing with what can be done with it; everything is in the list behind its tab."""
    shown = page.locator("div.detail, .details").get_by_role("button", name="Close")
    if shown.count():
        shown.first.tap()
        expect(shown).to_have_count(0)
    places = page.locator(".board [data-choice]")
    if now.kind == "choose" and (there := places.count()):
        if page.locator("aside.sheet").count():  # it lies over the board
            page.get_by_role("tab", selected=True).tap()
        places.nth(rng.randrange(there)).tap()
        offered = page.locator("div.detail button.main, .details .choices [data-choice], .menu [data-choice]")
        if many := offered.count():
            offered.nth(rng.randrange(many)).tap()
        return
    if page.locator(".tab.away").count():
        page.get_by_role("tab", name="Options").tap()
    in_list(page, now, rng, Locator.tap)


@pytest.mark.parametrize("game", ["swu", "rebellion"])
def test_a_phone_shows_everything_and_plays_by_touch(server: str, visit: Visit, game: str) -> None:
    page = visit(server, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.locator(".game").first.wait_for()
    fits(page)
    for path, landmark in (("new/swu", "form"), ("account", "form"), ("file", "h1"), ("rules/sentinel", "main li")):
        page.goto(f"{server}/#/{path}")
        page.locator(landmark).first.wait_for()
        fits(page)
    page.goto(server)
    game_card(page, game).locator("button.main").tap()
    rng = Random(2)
    for _ in range(10):
        fits(page)
        if play(page, tap, rng, 2) < 2:
            break
    for tab in ("Log", "Chat", "Options"):
        page.get_by_role("tab", name=tab).tap()
        fits(page)


def test_a_phone_shows_the_end_and_the_replay(server: str, visit: Visit) -> None:
    page = visit(server, viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"{server}/#/table/{at_moment(page, server, 'swu', never, 1)}")
    page.locator(".over").wait_for()
    fits(page)
    page.get_by_role("link", name="Watch the replay").tap()
    page.get_by_role("button", name="Step forward").wait_for()
    fits(page)


@pytest.mark.parametrize("game", ["swu", "rebellion"])
def test_the_keyboard_alone_is_enough(server: str, visit: Visit, game: str) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(".game button.main:focus").count() and game_of_focus(page) == game:
            break
    page.keyboard.press("Enter")
    kinds = set()

    def act(page: Page, now: Asked, rng: Random) -> None:
        kinds.add(now.kind)
        by_keys(page, now, rng)

    play(page, act, Random(3), 30)
    assert kinds >= {"choose", "pick" if game == "swu" else "distribute"}
    page.keyboard.press("l")
    expect(page.locator("aside [role=tabpanel] li").first).to_be_visible()
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.get_by_placeholder("Search the rules")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()


def game_of_focus(page: Page) -> str:
    text = page.locator("button:focus").inner_text()
    return "rebellion" if "Rebellion" in text else "swu-match" if "match" in text else "swu"


def test_arrows_go_from_one_choice_to_the_next_and_enter_takes_it(server: str, visit: Visit) -> None:
    page = visit(server)
    begin(page, "swu")
    now = must(page)
    page.keyboard.press("ArrowRight")
    first = page.locator("[data-choice]:focus").inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator("[data-choice]:focus").inner_text() != first
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert must(page, now.question).question != now.question


@pytest.mark.parametrize("game", ["swu", "rebellion"])
def test_the_text_mode_lists_prompt_options_and_log(server: str, visit: Visit, game: str) -> None:
    page = visit(server)
    begin(page, game)
    play(page, in_list, Random(4), 5)
    pictured = must(page)
    page.keyboard.press("t")
    page.locator(".board .words").wait_for()
    now = must(page)
    assert (now.question, now.ask, now.options) == (pictured.question, pictured.ask, pictured.options)
    assert page.locator(".board svg").count() == 0
    assert len(page.locator(".board li").all_inner_texts()) > 5
    assert all(page.locator(f"{ROWS} .grow").all_inner_texts())
    play(page, in_list, Random(4), 4)
    page.keyboard.press("l")
    lines = page.locator("aside [role=tabpanel] ol").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    assert all(lines.all_inner_texts())


def test_what_cannot_be_chosen_tells_why_and_the_rule_is_one_click_away(server: str, visit: Visit) -> None:
    page = visit(server)
    table = new_table(page, "swu", "me", "random")
    fast_forward(page, table, dear_card, Rng(5))
    page.goto(f"{server}/#/table/{table}")
    must(page)
    page.locator(".hand .thing:not(.legal)").first.click()
    page.get_by_role("button", name="Why not?").click()
    said = page.locator(".board [role=status]")
    expect(said).to_contain_text("Rule swu:")
    rule = said.get_by_role("button").inner_text().split()[-1]
    said.get_by_role("button").click()
    expect(page.locator("dialog li code")).to_have_text(rule)
    page.get_by_placeholder("Search the rules").fill("centinela")  # found in either language
    expect(page.locator("dialog li").first).to_contain_text("Sentinel")


def dear_card(state: object) -> bool:
    """A turn with something in hand that can't be paid."""
    view = state["view"]  # type: ignore[index]
    if state["decision"]["ask"]["id"] != "swu-ask-action":  # type: ignore[index]
        return False
    own = view["players"][view["seat"]]
    return any(
        view["cards"][card["key"]].get("cost", 0) > own["resources"]["ready"] + 1 for card in own["hand"]["cards"]
    )


def test_what_cannot_be_chosen_tells_why_in_rebellion(server: str, visit: Visit) -> None:
    page = visit(server)
    table = new_table(page, "rebellion", "me", "random")
    fast_forward(page, table, lambda state: state["decision"]["ask"]["id"] == "rebellion-turn", Rng(6))
    page.goto(f"{server}/#/table/{table}")
    must(page)
    page.locator("[data-ref='time:']").click()
    said = page.locator(".board .why[role=status]")
    expect(said).to_contain_text("Rule rebellion:")
    said.get_by_role("button").click()
    expect(page.locator("dialog li code").first).to_contain_text("rebellion:")
