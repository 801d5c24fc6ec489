"""A draft in the browser, from the first booster to the game."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import CONFIRM, in_list, must, on_board, play, set_up

LINES = """() => [...document.querySelectorAll(".hand-card .says")]
  .filter((one) => one.textContent)
  .map((one) => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)))"""
"""How many lines of rules text each card has room for that has any."""


def test_the_cards_of_a_draft_say_what_they_do(server: str, visit: Visit) -> None:
    page = visit(server)
    page.set_viewport_size({"width": 1280, "height": 720})
    set_up(page, "swu-match", Seat_2="Bot", Format="Draft")
    must(page)
    assert set(page.evaluate(LINES)) == {4}


@pytest.mark.long
def test_a_draft_leads_to_deck_building_and_to_a_game(server: str, visit: Visit) -> None:
    page = visit(server)
    set_up(page, "swu-match", Seat_2="Bot", Format="Draft")
    rng, built = Random(1), False
    now = must(page)
    for _ in range(120):
        if page.locator(".board .swu").count():
            break
        if now.kind == "pick":  # the deck begins as it is suggested
            expect(page.locator(CONFIRM)).to_be_enabled()
            page.locator(CONFIRM).click()
            built = True
        elif "yourself" in now.ask:
            page.locator(".prompt").get_by_role("button", name="My own choice").click()
        else:
            on_board(page, now, rng)
        now = must(page, now.question)
    assert built
    assert page.locator(".board .swu").count() == 1
    assert play(page, in_list, rng, 6) == 6
