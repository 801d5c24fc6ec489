"""The client is an application: it can be installed, and without a network it does what it can and says what it can't."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.playing import PATIENCE, at_moment, never

pytestmark = pytest.mark.long

CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
ALL_BOOKS = """caches.open("shared").then((one) => one.keys())
  .then((all) => all.filter((one) => one.url.includes("/api/rulebooks/")).length === 5)"""
IMAGE = """(path) => new Promise((done) => {
  const image = new Image();
  image.onload = () => done([image.naturalWidth, image.naturalHeight]);
  image.onerror = () => done(null);
  image.src = path;
})"""


def until(page: Page, promised: str) -> None:
    """Wait until this is promised to be true; a promise by itself is true at once for who waits for a function."""
    tries = "while (!(await {})) await new Promise((done) => setTimeout(done, 50));"
    page.wait_for_function(f"async () => {{ {tries.format(promised)} return true; }}", timeout=PATIENCE)


def installed(visit: Visit, at: str) -> Page:
    """Return a page that a service worker looks after."""
    page = visit(at, cut=True, service_workers="allow")
    until(page, CONTROLLED)
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


def test_the_rulebooks_are_at_hand_without_a_network(server: str, visit: Visit) -> None:
    page = installed(visit, server)
    until(page, ALL_BOOKS)
    page.context.set_offline(True)
    page.goto(f"{server}/#/rules")
    box, status = page.get_by_role("searchbox"), page.get_by_role("status").last
    box.fill("bounty")
    expect(page.locator("li code").first).to_contain_text("swu:")
    expect(status).to_contain_text("You are offline: this is from the rulebooks on this device.")
    expect(status).not_to_contain_text("Nothing found")
    box.fill("legion26:core.01")
    expect(page.locator("li code")).to_have_text(["legion26:core.01"])
    page.evaluate("() => caches.delete('shared')")
    box.fill("ambush")
    expect(status).to_have_text("You are offline, and this rulebook is not on this device yet.")
    page.context.set_offline(False)
    box.fill("ambush ")
    box.fill("ambushes")
    expect(status).not_to_contain_text("offline")


def test_the_lobby_is_painted_before_any_rulebook_is_asked_for(server: str, visit: Visit) -> None:
    page = visit(f"{server}/healthz", cut=True, refused=True, service_workers="allow")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url.removeprefix(server)))
    page.goto(server)
    expect(page.locator(".game button.main").first).to_be_enabled()
    before = [one for one in asked if "rulebooks" in one]
    until(page, ALL_BOOKS)
    assert before == []


def test_what_was_kept_is_gone_for_whoever_comes_after_a_sign_out(server: str, visit: Visit) -> None:
    page = installed(visit, server)
    page.evaluate("() => fetch('/api/rules?q=attack&lang=en')")
    until(page, "caches.open('own').then((one) => one.keys()).then((all) => all.length === 1)")
    page.goto(f"{server}/#/account")
    page.get_by_label("Your name").fill("Keeper")
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Password").fill("a long secret of mine")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="Sign out", exact=True).click()
    until(page, "caches.has('own').then((there) => !there)")


def test_a_new_version_is_not_held_back_by_what_is_kept(server: str, visit: Visit) -> None:
    page = installed(visit, server)
    page.evaluate("() => caches.open('shell-old').then((one) => one.put('/', new Response('old')))")
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
    page.reload()
    until(page, CONTROLLED)
    until(page, "caches.has('shell-old').then((there) => !there)")
    expect(page.locator(".game").first).to_be_visible()
