"""Exact odds in the browser: filled in, compared, sent to somebody as a link, on a phone as well."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.test_decks import FIRST
from browser.test_ways import fits


def answer(page: Page) -> str:
    return page.get_by_role("region", name="Result").inner_text()


def test_a_question_is_filled_in_compared_and_carried_by_its_link(server: str, visit: Visit) -> None:
    page = visit(server, refused=True)
    page.get_by_role("link", name=re.compile("Odds.*Warhammer")).click()
    page.get_by_label("how many models attack, each with one such weapon").fill("10")
    told = page.get_by_role("region", name="Result")
    expect(told).to_contain_text("Models lost", timeout=FIRST)
    expect(told).to_contain_text("The unit is destroyed")
    page.get_by_label("how many such models the target has").fill("nonsense")
    expect(page.get_by_role("alert")).to_contain_text("models=nonsense")
    page.get_by_label("how many such models the target has").fill("5")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Compare with another").click()
    page.get_by_label("Lethal Hits").check()
    expect(told.locator(".which li")).to_have_count(2)
    first, second = told.locator(".which li").all_inner_texts()
    told_first = (
        "Option 1: how many models attack, each with one such weapon: 10; how many such models the target has: 5"
    )
    assert (" ".join(first.split()), " ".join(second.split())) == (told_first, "Option 2: Lethal Hits")
    assert "q=attackers%3D10+models%3D5+vs+lethal-hits" in page.url
    other = visit(page.url)
    expect(other.get_by_role("region", name="Result").locator(".which li")).to_have_count(2)
    assert answer(other) == answer(page)
    other.get_by_role("button", name="ES", exact=True).click()
    expect(other.get_by_role("region", name="Resultado")).to_contain_text("Miniaturas perdidas")
    expect(other.locator(".which li").first).to_contain_text("cuántas miniaturas así tiene el blanco: 5")
    expect(other.locator(".which")).not_to_contain_text("=")


@pytest.mark.parametrize("game", ["wh40k", "legion", "rebellion", "swu"])
def test_every_game_has_a_form_that_fits_a_phone(server: str, visit: Visit, game: str) -> None:
    page = visit(f"{server}/#/odds/{game}", viewport=PHONE)
    expect(page.locator("fieldset").first).to_be_visible()
    fits(page)
