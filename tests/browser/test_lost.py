"""What is lost on the way is found again: the page, the network, the server."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import Visit, serving
from browser.playing import PATIENCE, ROWS, Asked, begin, in_list, mixed, must, play


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


def test_a_server_that_was_killed_is_found_again(visit: Visit, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as (url, process):
        page = visit(url, cut=True)
        begin(page, "swu")
        play(page, in_list, Random(3), 4)
        before = shown(page)
        process.send_signal(signal.SIGKILL)
        process.wait()
        expect(page.locator(".banner")).to_be_visible()
    with serving(database, int(url.rpartition(":")[2])):
        expect(page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
        assert shown(page) == before
        play(page, in_list, Random(3), 4)
