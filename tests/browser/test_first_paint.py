"""The lobby is there with the page and one script: it waits for no other answer of the server."""

from __future__ import annotations

import pytest
from playwright.sync_api import ConsoleMessage, Request, Route, expect

from browser.conftest import Visit

SAID = {
    "en-GB": ("What shall we play?", "One moment…", "Account"),
    "es-ES": ("¿A qué jugamos?", "Un momento…", "Cuenta"),
}


@pytest.mark.parametrize("locale", SAID)
def test_the_lobby_can_be_used_before_the_rest_of_the_texts_has_come(server: str, visit: Visit, locale: str) -> None:
    title, wait, account = SAID[locale]
    page = visit(f"{server}/healthz", locale=locale, refused=True)  # no page of ours: it has no icon
    held: list[Route] = []
    asked: list[str] = []
    unsaid: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if "no text in" in message.text:
            unsaid.append(message.text)

    def noted(request: Request) -> None:
        asked.append(request.url.removeprefix(server))

    page.on("console", heard)
    page.on("request", noted)
    page.route("**/api/texts/**", lambda route: held.append(route), times=1)
    page.goto(server)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator(".game button.main").first).to_be_enabled()
    page.locator(".gear").click()
    expect(page.locator("#settings")).to_be_visible()
    page.keyboard.press("Escape")
    assert "/api/games" not in asked
    page.locator("header .me").click()
    expect(page.locator("main")).to_have_text(wait)
    assert unsaid == []
    held[0].continue_()
    expect(page.get_by_role("heading", name=account, exact=True)).to_be_visible()


def test_who_has_chosen_another_language_reads_that_one(server: str, visit: Visit) -> None:
    page = visit(server, locale="en-GB", likes={"lang": "es"})
    expect(page.get_by_role("heading", name="¿A qué jugamos?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "es")
