"""Cards that are looked for, and a deck from the builder to a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.playing import must
from browser.test_ways import fits
from tablero.games.swu.brings import DECKS

LEGAL = DECKS.write(DECKS.of("twi-ahsoka", "decks"), "text", "es")
"""A deck as somebody may paste it, with Spanish names."""


FIRST = 150_000
"""Milliseconds that the first list may take on a busy machine: a process loads all that can be in one."""


def found(page: Page, text: str) -> None:
    page.get_by_role("searchbox").fill(text)
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^\s*1 car"))).to_be_visible()


def test_cards_are_found_by_either_name_and_by_what_is_printed_on_them(server: str, visit: Visit) -> None:
    page = visit(f"{server}/#/cards/swu")
    page.locator("article.full").first.wait_for()
    found(page, "battlefield marine")
    expect(page.locator("article.full h3")).to_have_text("Battlefield Marine")
    assert "q=battlefield" in page.url
    page.get_by_role("button", name="ES", exact=True).click()
    expect(page.locator("article.full h3")).to_have_text("Marine combatiente")
    found(page, "marine combatiente")
    page.get_by_role("button", name="Borrar la búsqueda").click()
    page.get_by_role("combobox", name="Rasgo").select_option(label="Wookiee")
    page.get_by_role("button", name="Heroísmo").click()
    expect(page.locator("article.full").first).to_contain_text("Wookiee")
    page.reload()  # the address says what is looked for
    expect(page.get_by_role("button", name="Heroísmo")).to_have_attribute("aria-pressed", "true")


@pytest.mark.long
def test_a_deck_is_built_checked_imported_and_played(server: str, visit: Visit) -> None:
    page = visit(f"{server}/#/decks/swu")
    page.get_by_role("link", name="New deck").click()
    page.get_by_role("searchbox").fill("ahsoka snips")
    page.get_by_role("button", name=re.compile("Use as leader.*Snips")).click()
    expect(page.get_by_role("combobox", name="Type")).to_have_value("base")  # what it needs next
    told = page.locator(".told")
    expect(told).to_contain_text("no base", ignore_case=True, timeout=FIRST)  # the server's own words, with its rule
    expect(told.get_by_role("button", name="swu:9.2.2").first).to_be_visible()
    page.get_by_text("Import a deck").click()
    paste = page.get_by_label("Paste a deck")
    paste.fill("https://swudb.com/deck/abcdef")
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("this is a link to swudb.com")
    paste.fill(LEGAL)
    page.get_by_role("button", name="Read", exact=True).click()
    expect(told).to_contain_text("✓")
    page.get_by_role("button", name="Draw a hand").click()
    expect(page.locator("ol li")).to_have_count(6)
    several = page.locator(".deck li").filter(has=page.locator(".count", has_text="3")).first
    row = page.locator(".deck li").filter(has_text=several.locator(".name").inner_text())
    row.get_by_role("button", name="Take one out").click()
    expect(told).to_contain_text("at least 50")
    row.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Play against a bot").click()
    must(page)
    expect(page.locator(".board")).to_contain_text("Ahsoka Tano")


@pytest.mark.long
@pytest.mark.parametrize("locale", ["es-ES"])
def test_a_deck_is_kept_in_the_account_and_brought_to_a_table_on_a_phone(
    server: str, visit: Visit, locale: str
) -> None:
    page = visit(f"{server}/#/account", viewport=PHONE, has_touch=True, locale=locale)
    page.get_by_role("button", name="Cuenta nueva").tap()
    page.get_by_label("Tu nombre").fill("Hermenegilda")
    page.get_by_label("Contraseña").fill("una bien larga")
    page.locator("main form button[type=submit]").tap()
    page.get_by_text("Este dispositivo").wait_for()
    page.goto(f"{server}/#/decks/swu?deck=ready:sor-luke")
    expect(page.locator(".told")).to_contain_text("✓", timeout=FIRST)
    expect(page.locator(".deck")).to_contain_text("Luke Skywalker, Amigo leal")
    fits(page)
    page.get_by_role("button", name="Cartas").tap()
    page.locator("article.full").first.wait_for()
    fits(page)
    page.get_by_role("button", name="Mazo (").tap()
    page.get_by_role("textbox", name="Nombre").fill("Para el viernes")
    page.get_by_role("button", name="Guardar en tu cuenta").tap()
    expect(page.get_by_role("status").filter(has_text="«Para el viernes» está guardado.")).to_be_visible()
    page.goto(f"{server}/#/new/swu")
    page.get_by_label("Mazo (Asiento 1)").select_option(label="Para el viernes")
    expect(page.locator(".list").first).to_contain_text("Luke Skywalker, Amigo leal")
    expect(page.locator(".list .good").first).to_be_visible()
