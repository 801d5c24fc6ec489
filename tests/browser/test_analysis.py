"""A bot is asked: for a hint at a question, how a finished game went, and what it would have done at any moment of it."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, WIDE, Visit
from browser.playing import PATIENCE, given_up, in_list, must, new_table
from browser.test_ways import fits

pytestmark = pytest.mark.long

LOOKED_AT = 240_000
"""Milliseconds in which a whole game is looked back at on a busy machine."""


def warm(page: Page) -> None:
    """Ask for a hint; again where the process that thinks was only just starting, and too slowly on a busy machine."""
    hint = page.locator(".hint")
    for _ in range(3):
        hint.get_by_role("button", name="What would the bot do?").click()
        hint.locator(".top, .trouble").first.wait_for(timeout=PATIENCE)
        if hint.locator(".top").count():
            break
    expect(hint).to_contain_text("The bot would choose:")


def test_who_plays_against_a_bot_asks_for_a_hint_and_takes_it(server: str, visit: Visit) -> None:
    page = visit(server)
    page.goto(f"{server}/#/table/{new_table(page, 'swu', 'me', 'easy')}")
    now = must(page)
    hint = page.locator(".hint")
    warm(page)
    hint.get_by_role("button", name="Do that").click()
    now = must(page, now.question)
    expect(hint.get_by_role("button", name="What would the bot do?")).to_be_visible()  # the hint went with its question
    hint.get_by_role("button", name="What would the bot do?").click()
    expect(hint).to_contain_text("The bot would choose:", timeout=PATIENCE)
    page.get_by_role("button", name="ES", exact=True).click()
    expect(hint).to_contain_text("El bot elegiría:")  # the same one, in other words


def test_where_hints_are_not_allowed_none_is_offered(server: str, visit: Visit) -> None:
    page = visit(f"{server}/#/new/swu")
    asks = page.get_by_label("Players may ask what a bot would do")
    expect(asks).not_to_be_checked()  # friends are asked in by link
    page.get_by_role("button", name="Bots").click()
    expect(asks).to_be_checked()
    asks.uncheck()
    page.locator("main form button[type=submit]").click()
    must(page)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator(".hint")).to_have_count(0)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_end_of_a_game_is_a_screen(server: str, visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(server, viewport=viewport)
    table = given_up(page, server)
    page.goto(f"{server}/#/table/{table}")
    page.locator(".over").get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", name="How it went")).to_be_visible()
    expect(page.locator(".over")).to_contain_text("You lost")
    curve = page.get_by_role("region", name="Chances of winning")
    expect(curve.locator("svg path.line")).to_have_count(1, timeout=LOOKED_AT)
    expect(page.locator("progress")).to_have_count(0, timeout=LOOKED_AT)
    worst = page.get_by_role("region", name="Costliest choices").locator("ol > li")
    expect(worst.first).to_contain_text(re.compile(r"Chosen: .*\d+\s?% to win.*Better: .*\d+\s?% to win", re.DOTALL))
    assert curve.locator(".mark").count() == worst.count()
    if viewport == PHONE:
        fits(page)

    slide = curve.get_by_role("slider")
    slide.focus()
    page.keyboard.press("Home")
    said = curve.locator("figcaption").inner_text()
    page.keyboard.press("ArrowRight")
    expect(curve.locator("figcaption")).not_to_have_text(said)
    page.keyboard.press("End")
    expect(curve.locator("figcaption b")).to_contain_text("100%")

    worst.first.get_by_role("link", name="Look at this moment").click()
    expect(
        page.get_by_text(re.compile(r"Moment ([2-9]|\d\d+) of"))
    ).to_be_visible()  # the first is shown until it has come
    page.mouse.move(0, 0)  # a card under the pointer is shown in full, over the button
    page.get_by_role("button", name="What would the bot have done?").click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text("The bot would have chosen:", timeout=PATIENCE)
    expect(advice).to_contain_text("Chosen:")
    page.get_by_role("button", name="Step forward").click()
    expect(advice).not_to_contain_text("Chosen:")


def test_others_see_how_it_went_but_ask_no_bot(server: str, visit: Visit) -> None:
    owner = visit(server)
    table = given_up(owner, server)
    other = visit(f"{server}/#/end/{table}")
    expect(other.locator(".over")).to_contain_text("The game is over", timeout=PATIENCE)
    expect(other.get_by_role("button", name="Play again")).to_have_count(0)
    other.goto(f"{server}/#/replay/{table}?moment=20")
    expect(other.get_by_text("Moment 20 of")).to_be_visible()
    expect(other.locator(".advice")).to_have_count(0)


def test_a_rematch_begins_from_there(server: str, visit: Visit) -> None:
    page = visit(server)
    table = new_table(page, "swu", "me", "random")
    page.goto(f"{server}/#/table/{table}")
    in_list(page, must(page), Random(1))
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    page.locator(".over").get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", name="How it went")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page).to_have_url(re.compile(rf"#/table/(?!{table})"))
    must(page)


def test_a_game_that_goes_on_or_is_not_there_has_no_end(server: str, visit: Visit) -> None:
    page = visit(server)
    table = new_table(page, "swu", "me", "random")
    page.goto(f"{server}/#/end/{table}")
    expect(page.get_by_text("This game is not over yet.")).to_be_visible()
    nowhere = visit(f"{server}/#/end/no-such-game", refused=True)
    expect(nowhere.get_by_role("alert")).to_contain_text("There is nothing here")
