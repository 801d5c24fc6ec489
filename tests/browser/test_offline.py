"""The client is an application: it can be installed, and without a network it does what it can and says what it can't."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import at_moment, never

pytestmark = pytest.mark.long

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
IMAGE = """(path) => new Promise((done) => {
  const image = new Image();
  image.onload = () => done([image.naturalWidth, image.naturalHeight]);
  image.onerror = () => done(null);
  image.src = path;
})"""


def installed(visit: Visit, at: str) -> Page:
    """Return a page that a service worker looks after."""
    page = visit(at, cut=True, service_workers="allow")
    page.wait_for_function(CONTROLLED)
    return page


def test_it_can_be_installed(server: str, visit: Visit) -> None:
    page = installed(visit, server)
    manifest = page.evaluate("() => fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert (manifest["display"], manifest["start_url"], manifest["name"]) == ("standalone", "/", "tablero")
    sizes = {icon["sizes"]: page.evaluate(IMAGE, icon["src"]) for icon in manifest["icons"]}
    assert sizes["192x192"] == [192, 192]
    assert sizes["512x512"] == [512, 512]
    assert sizes["any"] is not None
    problems = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []


def test_a_replay_that_is_kept_plays_without_a_network(server: str, visit: Visit) -> None:
    page = installed(visit, server)
    table = at_moment(page, server, "swu", never, 1)
    page.goto(f"{server}/#/replay/{table}")
    said = page.get_by_text(re.compile(r"Moment \d+ of"))
    expect(said).to_contain_text("Moment 0 of")
    page.get_by_role("button", name="Save for offline").click()
    expect(page.get_by_role("button", name="Saved on this device")).to_be_visible()

    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(said).to_contain_text("Moment 0 of")
    page.get_by_role("button", name="Step forward").click()
    expect(said).to_contain_text("Moment 1 of")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".over")).to_be_visible()

    page.goto(f"{server}/#/")
    page.get_by_role("status", name="You are offline.").get_by_role("link").click()
    expect(said).to_contain_text("Moment 0 of")
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)


def test_what_was_kept_is_gone_for_whoever_comes_after_a_sign_out(server: str, visit: Visit) -> None:
    page = installed(visit, server)
    page.evaluate("() => fetch('/api/rules?q=attack&lang=en')")
    page.wait_for_function("() => caches.open('own').then((one) => one.keys()).then((all) => all.length === 1)")
    page.goto(f"{server}/#/account")
    page.get_by_label("Your name").fill("Keeper")
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Password").fill("a long secret of mine")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_function("() => caches.has('own').then((there) => !there)")


def test_a_new_version_is_not_held_back_by_what_is_kept(server: str, visit: Visit) -> None:
    page = installed(visit, server)
    page.evaluate("() => caches.open('shell-old').then((one) => one.put('/', new Response('old')))")
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
    page.reload()
    page.wait_for_function(CONTROLLED)
    page.wait_for_function("() => caches.has('shell-old').then((there) => !there)")
    expect(page.locator(".game").first).to_be_visible()
