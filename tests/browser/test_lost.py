"""What is lost on the way is found again: the page, the network, the server."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, serving
from browser.playing import PATIENCE, ROWS, Asked, begin, in_list, mixed, must, play, token_of

pytestmark = pytest.mark.long


def shown(page: Page) -> tuple[str, list[str]]:
    now = must(page)
    return now.ask, page.locator(ROWS).all_inner_texts()


def test_a_reload_keeps_the_seat_and_the_question(server: str, visit: Visit) -> None:
    page = visit(server)
    begin(page, "rebellion")
    play(page, mixed, Random(1), 6)
    before = shown(page)
    page.reload()
    assert shown(page) == before
    play(page, mixed, Random(1), 2)


def test_who_signs_in_in_another_tab_plays_on_with_the_account(server: str, visit: Visit) -> None:
    page = visit(server)
    entry = {"name": "Noelia", "password": "a long one"}
    assert page.request.post(f"{server}/api/accounts", data=entry).status == 201
    begin(page, "rebellion")
    play(page, mixed, Random(1), 3)
    before = shown(page)
    tab = page.context.new_page()
    tab.goto(f"{server}/#/account")
    tab.get_by_label("Your name").fill(entry["name"])
    tab.get_by_label("Password").fill(entry["password"])
    tab.locator("form button.main").click()
    expect(tab.get_by_role("status")).to_contain_text("Noelia")
    expect(page.locator("header .me")).to_have_text("Noelia")
    assert shown(page) == before
    play(page, mixed, Random(1), 2)
    expect(page.locator(".banner")).to_have_count(0)


def test_without_network_the_page_says_so_and_goes_on_when_it_is_back(server: str, visit: Visit) -> None:
    page = visit(server, cut=True)
    begin(page, "swu")
    play(page, in_list, Random(2), 3)
    now = must(page)
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_be_visible()
    in_list(page, now, Random(2))
    page.context.set_offline(False)
    later: Asked = must(page, now.question)
    expect(page.locator(".banner")).to_have_count(0)
    assert int(later.question) > int(now.question)
    play(page, in_list, Random(2), 3)


def test_who_is_no_longer_signed_in_is_told_and_looks_on(visit: Visit, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as (url, process):
        page = visit(url, cut=True)
        begin(page, "rebellion")
        headers = {"Authorization": f"Bearer {token_of(page)}"}
        assert page.request.delete(f"{url}/api/sessions", headers=headers).status == 204
        process.kill()
        process.wait()
    with serving(database, int(url.rpartition(":")[2])):
        told = page.get_by_role("alert").filter(has_text="Your session has ended")
        expect(told).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_text("You are watching.")).to_be_visible()
        page.get_by_role("button", name="ES", exact=True).click()
        expect(page.get_by_role("alert").filter(has_text="Tu sesión ha terminado")).to_be_visible()
        page.get_by_role("alert").get_by_role("button").click()
        expect(page.locator(".banner")).to_have_count(0)


def test_a_server_that_was_killed_is_found_again(visit: Visit, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as (url, process):
        page = visit(url, cut=True)
        begin(page, "swu")
        play(page, in_list, Random(3), 4)
        before = shown(page)
        process.kill()
        process.wait()
        expect(page.locator(".banner")).to_be_visible()
    with serving(database, int(url.rpartition(":")[2])):
        expect(page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
        assert shown(page) == before
        play(page, in_list, Random(3), 4)


def test_an_address_that_leads_nowhere_says_so_and_leads_back(server: str, visit: Visit) -> None:
    page = visit(f"{server}/nothing/at/all", refused=True)
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    page.get_by_role("link", name="Games").last.click()
    expect(page.locator(".game").first).to_be_visible()
