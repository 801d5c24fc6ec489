"""What took several clicks is answered the same way again with one, where the server takes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Visit, serving
from browser.playing import new_table

PROGRAM = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from tablero import registry
from tablero.cli import main
from tablero.server import games
registry.OWN["raid"] = games.known()["raid"] = "samples.raid:GAME"
main()
"""
ASKED = ".prompt[data-kind=distribute]"
AGAIN = ".prompt .again"
POSTED = "Guards at the doors: 0, 1 and 3."


@pytest.fixture(scope="module")
def raid(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the sample game."""
    with serving(tmp_path_factory.mktemp("raid") / "tables.db", program=PROGRAM) as (url, _):
        yield url


def question(page: Page) -> str:
    page.locator(ASKED).wait_for()
    return page.locator(ASKED).get_attribute("data-question") or ""


@pytest.mark.parametrize("with_key", [False, pytest.param(True, marks=pytest.mark.long)])
def test_guards_are_posted_as_the_last_time(raid: str, visit: Visit, with_key: bool) -> None:
    """The warden posts guards every round; nothing else is asked of this seat."""
    page = visit(raid)
    page.locator(".game").first.wait_for()
    page.goto(f"{raid}/#/table/{new_table(page, 'raid', 'random', 'random', 'me')}")
    first = question(page)
    expect(page.locator(AGAIN)).to_have_count(0)
    more = page.get_by_role("button", name="One more:")
    for door in (1, 2, 2, 2):
        more.nth(door).click()
    page.locator(".prompt button.main").click()
    expect(page.locator(f"{ASKED}:not([data-question='{first}'])")).to_be_visible()
    second = question(page)
    expect(page.locator(AGAIN)).to_contain_text("Same as last time")
    expect(page.locator(AGAIN)).to_contain_text("3 × ")
    if with_key:
        page.keyboard.press("r")
    else:
        page.locator(AGAIN).click()
    expect(page.locator(f".prompt[data-question='{second}']")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    posted = page.locator("[role=tabpanel]").get_by_text(POSTED)
    expect(posted).to_have_count(2)
