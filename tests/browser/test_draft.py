"""A draft in the browser, from the first booster to the game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import CONFIRM, in_list, must, on_board, play, set_up


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
