"""A rated game between two browsers: paired by what they want, played, given up, and both see what it made of their ratings."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import in_list, play_together
from browser.test_account import enter

pytestmark = pytest.mark.long

RATED = re.compile(r"\d{4}\? ±\d+ \([+−]\d+\)")
"""A rating with its deviation, provisional, and by how much it has changed."""


def wishing(server: str, visit: Visit, name: str) -> Page:
    """Make an account, and ask to play a rated game now."""
    page = visit(f"{server}/#/account", refused=True)
    enter(page, name, "a long one", new=True)
    expect(page.get_by_text(f"Signed in as {name}.")).to_be_visible()
    page.goto(f"{server}/#/play/swu")
    expect(page.get_by_role("checkbox", name=re.compile("^Rated"))).to_be_checked()
    page.locator("main form button[type=submit]").click()
    return page


def test_two_browsers_are_paired_play_and_see_their_ratings(server: str, visit: Visit) -> None:
    first = wishing(server, visit, "Leocadia")
    expect(first.get_by_text("Waiting for somebody to play with")).to_be_visible()
    second = wishing(server, visit, "Maximina")
    pages = {"Leocadia": first, "Maximina": second}
    for page in pages.values():
        expect(page).to_have_url(re.compile("#/table/"))
        expect(page.get_by_label("Rating")).to_contain_text("±350")
    play_together(pages, in_list, Random(3), 8)  # each has chosen by then: what to begin with, and what to put away
    first.get_by_role("button", name="Resign").click()
    first.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    for page in pages.values():
        expect(page.get_by_label("Rating")).to_contain_text(RATED)
    second.goto(f"{server}/#/games")
    expect(second.get_by_role("heading", name="My ratings")).to_be_visible()
    second.goto(f"{server}/#/ratings/swu")
    expect(second.get_by_role("row").nth(1)).to_contain_text("Maximina")
