"""A game that is over can be looked at again, by anybody who has the link, and taken away as a record."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import at_moment, never, numbers
from tablero.kernel import Game, Record, Rng
from tablero.registry import find


def finished(page: Page, server: str) -> str:
    """Return the table of a game that is over, at which the page has played."""
    return at_moment(page, server, "swu", never, 1)


def moment(page: Page) -> int:
    return numbers(page.get_by_text(re.compile(r"Moment \d+ of")).inner_text())[0]


def test_replay_goes_both_ways_jumps_and_changes_sides(server: str, visit: Visit) -> None:
    owner = visit(server)
    table = finished(owner, server)
    page = visit(f"{server}/r/{table}")  # somebody else, by the link alone
    said = page.get_by_text(re.compile(r"Moment \d+ of"))
    expect(said).to_contain_text("Moment 0 of")
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Star Wars: Unlimited")
    last = numbers(said.inner_text())[1]
    assert last > 20

    page.get_by_role("button", name="Step forward").click()
    expect(said).to_contain_text("Moment 1 of")
    page.get_by_role("button", name="Step back").click()
    expect(said).to_contain_text("Moment 0 of")
    page.get_by_role("button", name="To the end").click()
    expect(said).to_contain_text(f"Moment {last} of")
    expect(page.locator(".over")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(said).to_contain_text(f"Moment {last - 1} of")
    page.keyboard.press("Home")
    expect(said).to_contain_text("Moment 0 of")

    jump = page.get_by_label("Jump to")
    rounds = [text for text in jump.locator("option").all_inner_texts() if re.search(r"\b2\b", text)]
    jump.select_option(label=rounds[0])
    expect(said).not_to_contain_text("Moment 0 of")
    expect(page.locator(".status")).to_contain_text("Round 2")

    at = moment(page)
    assert page.locator(".hand").count() == 0
    for seat in ("0", "1"):
        page.get_by_label("Seen by").select_option(seat)
        expect(page.locator(".hand")).to_have_count(1)
        assert moment(page) == at


def test_a_link_leads_to_the_moment_and_the_viewpoint(server: str, visit: Visit) -> None:
    owner = visit(server)
    table = finished(owner, server)
    page = visit(f"{server}/#/replay/{table}?moment=9&seat=0")
    expect(page.get_by_text("Moment 9 of")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(1)
    owner.goto(f"{server}/#/table/{table}")
    owner.get_by_role("tab", name="Log").click()
    owner.locator("aside [role=tabpanel] li a").nth(3).click()  # each entry of the log is a link to its moment
    expect(owner.get_by_text(re.compile(r"Moment [1-9]\d* of"))).to_be_visible()


def test_the_record_is_one_click_away_and_plays(server: str, visit: Visit, tmp_path: Path) -> None:
    page = visit(server)
    page.goto(f"{server}/#/table/{finished(page, server)}")
    with page.expect_download() as download:
        page.locator(".over").get_by_role("button", name="Download record").click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    record = Record.loads((tmp_path / download.value.suggested_filename).read_bytes())
    assert Game.replay(find("swu"), record, Rng(0)).outcome is not None


def test_a_replay_that_is_not_there_is_said_not_to_be(server: str, visit: Visit) -> None:
    page = visit(f"{server}/r/no-such-game", refused=True)
    expect(page.get_by_role("alert")).to_contain_text("There is nothing here")
