"""One's own account, in the browser: its sessions, its password, and its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit

FIRST, SECOND = "a long one", "another long one"


def enter(page: Page, name: str, password: str, new: bool = False) -> None:
    """Sign in, or make an account."""
    if new:
        page.get_by_role("button", name="New account").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(password)
    page.locator("main form button[type=submit]").click()


@pytest.mark.long
def test_an_account_is_its_owner_s_own(server: str, visit: Visit) -> None:
    here = visit(f"{server}/#/account", refused=True)
    enter(here, "Macarena", "password1", new=True)
    expect(here.get_by_role("alert")).to_contain_text("too easy to guess")
    enter(here, "Macarena", FIRST)
    expect(here.get_by_text("Signed in as Macarena.")).to_be_visible()
    there = visit(f"{server}/#/account", refused=True)
    enter(there, "Macarena", FIRST)
    expect(there.get_by_text("This device")).to_be_visible()
    expect(there.get_by_role("listitem").filter(has_text="Last used")).to_have_count(2)

    here.get_by_text("Change your password").click()
    here.get_by_label("Current password").fill(FIRST)
    here.get_by_label("New password").fill(SECOND)
    here.get_by_role("button", name="Change it").click()
    expect(here.get_by_text("Password changed.")).to_be_visible()
    expect(here.get_by_role("listitem").filter(has_text="Last used")).to_have_count(1)
    there.reload()
    expect(there.get_by_role("button", name="New account")).to_be_visible()
    enter(there, "Macarena", SECOND)
    expect(there.get_by_text("Signed in as Macarena.")).to_be_visible()

    here.reload()
    here.get_by_text("What we keep about you").click()
    with here.expect_download() as saved:
        here.get_by_role("button", name="Download it all").click()
    assert "macarena" in Path(saved.value.path()).read_text()
    here.get_by_role("button", name="Sign out everywhere").click()
    expect(here.get_by_role("button", name="New account")).to_be_visible()
    there.reload()
    expect(there.get_by_role("button", name="New account")).to_be_visible()
    enter(there, "Macarena", SECOND)
    there.get_by_text("What we keep about you").click()
    there.get_by_label("Password").last.fill(SECOND)
    there.get_by_role("button", name="Delete your account").click()
    expect(there.get_by_role("button", name="New account")).to_be_visible()
    enter(there, "Macarena", SECOND)
    expect(there.get_by_role("alert")).to_contain_text("The name or the password is wrong.")


def test_who_forgot_the_password_is_told_where_a_code_comes_from(server: str, visit: Visit) -> None:
    page = visit(f"{server}/#/account", refused=True)
    page.get_by_label("Your name").fill("Macarena")
    page.get_by_role("button", name="I forgot my password").click()
    page.get_by_role("button", name="Send me a code").click()
    expect(page.get_by_role("alert")).to_contain_text("ask whoever runs it for a code")
    page.get_by_label("Code").fill("WRONG")
    page.get_by_label("New password").fill(SECOND)
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_role("alert")).to_contain_text("This code is wrong")
