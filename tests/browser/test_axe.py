"""axe finds no serious problem on any screen: in light and dark, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import PHONE, ROOT, WIDE, Visit, leave_out
from browser.playing import Wanted, at_moment, given_up, in_list, may_activate, must, never, new_table, play, set_up
from tablero.guides import guide

pytestmark = pytest.mark.long

LOOKED_AT = 240_000
"""Milliseconds in which a whole game is looked back at on a busy machine."""

NUMBERS = count(1)
"""No two accounts have one name."""

STRENGTH = {"rating": 1612, "deviation": 88}

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ` + nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message}`));
}"""


@cache
def axe() -> str:
    if not AXE.is_file():
        leave_out("axe is not installed: run make client")
    return AXE.read_text()


def at(path: str, landmark: str) -> Callable[[Page, str], None]:
    """A screen that is only an address."""

    def go(page: Page, server: str) -> None:
        page.goto(f"{server}/#/{path}")
        page.locator(landmark).first.wait_for()

    return go


def game(name: str, until: Wanted, *then: Callable[[Page], None]) -> Callable[[Page, str], None]:
    """A table at a moment of a game."""

    def go(page: Page, server: str) -> None:
        page.goto(f"{server}/#/table/{at_moment(page, server, name, until, *range(6))}")
        must(page)
        for act in then:
            act(page)

    return go


def over(page: Page, server: str) -> None:
    page.goto(f"{server}/#/table/{at_moment(page, server, 'swu', never, 1)}")
    page.locator(".over").wait_for()


def replay(page: Page, server: str) -> None:
    over(page, server)
    page.goto(f"{server}/#/replay/{page.url.rpartition('/')[2]}?moment=20")
    page.get_by_text("Moment 20 of").wait_for()


def after(page: Page, server: str) -> None:
    page.goto(f"{server}/#/end/{given_up(page, server)}")
    page.locator("figure .mark").first.wait_for(timeout=LOOKED_AT)
    page.locator("progress").wait_for(state="detached", timeout=LOOKED_AT)


def my_games(page: Page, server: str) -> None:
    given_up(page, server)
    page.goto(f"{server}/#/games")
    page.locator("main table").first.wait_for()


def advice(page: Page, server: str) -> None:
    replay(page, server)
    page.locator(".advice button").click()
    page.locator(".advice p").first.wait_for()


def hint(page: Page) -> None:
    page.locator(".hint button").click()
    page.locator(".hint .top").wait_for()


def draft(page: Page, server: str) -> None:
    set_up(page, "swu-match", Seat_2="Bot", Format="Draft")
    play(page, in_list, Random(1), 5)


def opening(page: Page, server: str) -> None:
    page.goto(f"{server}/#/table/{new_table(page, 'rebellion', 'random', 'me')}")
    page.locator(".tray .unit").first.wait_for()


def waiting(page: Page, server: str) -> None:
    set_up(page, "swu")
    page.locator(".wait").wait_for()


def asks(id: str, more: Callable[[Any], bool] = lambda view: True) -> Wanted:
    return lambda state: state["decision"]["ask"]["id"] == id and more(state["view"])


def units_and_hand(view: Any) -> bool:
    """Tell whether units are in play, and the page holds a card to look at."""
    own = view["players"][view["seat"]]
    return sum(len(player["units"]) for player in view["players"]) > 2 and bool(own["hand"]["cards"])


def tab(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("tab", name=name).click()


def key(pressed: str, landmark: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.keyboard.press(pressed)
        page.locator(landmark).first.wait_for()

    return act


def own_account(page: Page, server: str) -> None:
    page.goto(f"{server}/#/account")
    page.get_by_role("button", name="New account").click()
    page.get_by_label("Your name").fill(f"Leocadia {next(NUMBERS)}")
    page.get_by_label("Password").fill("a long one")
    page.locator("main form button[type=submit]").click()
    page.get_by_text("This device").wait_for()
    for part in page.locator("details summary").all():
        part.click()


def answered(page: Page, path: str, body: object) -> None:
    """Have the server say this, for a screen that many people would have to fill."""
    page.route(path, lambda route: route.fulfill(json=body))


def ratings(page: Page, server: str) -> None:
    strong = [
        {"name": f"Player {n}", "place": n, "games": 3 * n, **STRENGTH, "provisional": n > 2} for n in range(1, 5)
    ]
    told = {"format": "premier", "formats": ["premier", "limited"], "total": 9, "players": strong}
    answered(page, "**/api/ratings/**", told)
    at("ratings/swu", "main table")(page, server)


def friends(page: Page, server: str) -> None:
    own_account(page, server)
    known = [{"id": str(n), "name": f"Friend {n}", "online": n < 2, "playing": n < 1} for n in range(3)]
    asking, asked = [{"id": "7", "name": "Maximina"}], [{"id": "8", "name": "Fructuoso"}]
    answered(page, "**/api/me/friends", {"friends": known, "asking": asking, "asked": asked})
    at("friends", "main li")(page, server)


def pairing(page: Page, server: str) -> None:
    at("play/swu", "main form")(page, server)
    page.locator("main form button[type=submit]").click()
    page.locator(".wait").wait_for()


def lesson(name: str, number: int) -> Callable[[Page, str], None]:
    """A step of a guided game, with what to do and its rules."""

    def go(page: Page, server: str) -> None:
        at(f"learn/{name}?step={number}", ".step .todo")(page, server)
        page.locator(".step summary").wait_for()

    return go


def learned(page: Page, server: str) -> None:
    at(f"learn/swu?step={len(guide('swu').steps) - 1}", ".step")(page, server)
    page.get_by_role("button", name="Finish", exact=True).click()
    page.get_by_role("button", name="Play against the easy bot").wait_for()


def offline(page: Page, server: str) -> None:
    kept = [{"table": "a", "game": "swu"}, {"table": "b", "game": "rebellion"}]
    page.evaluate("(kept) => localStorage.setItem('tablero.kept', JSON.stringify(kept))", kept)
    page.reload()
    page.locator(".game").first.wait_for()
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator(".offline a").first.wait_for()


def card(page: Page) -> None:
    page.locator(".hand .thing").first.focus()
    page.locator("div.detail").wait_for()


def rule(page: Page) -> None:
    page.keyboard.press("?")
    page.get_by_placeholder("Search the rules").fill("sentinel")
    page.locator("dialog li").first.wait_for()


def place(page: Page) -> None:
    """Point at a system, with which an activation can begin: there must be a leader for it."""
    page.locator("[data-ref^='place:']:not([data-choice])").first.click()
    page.locator(".details .lead").wait_for()


ACTION = asks("swu-ask-action", units_and_hand)
TURN = asks("rebellion-turn")

SCREENS: dict[str, Callable[[Page, str], None]] = {
    "lobby": at("", ".game"),
    "new table": at("new/swu", "form"),
    "account": at("account", "form"),
    "own account": own_account,
    "file": at("file", "h1"),
    "rules": at("rules/sentinel", "main li"),
    "cards": at("cards/swu", "article.full"),
    "decks": at("decks/swu", "section li .piece"),
    "deck builder": at("decks/swu?deck=ready:sor-luke", ".told .good"),
    "odds": at("odds/wh40k?q=attackers=5+models=5+vs+lethal-hits", ".which li"),
    "play": at("play/swu", "main form"),
    "pairing": pairing,
    "no ratings": at("ratings/rebellion", ".row .button"),
    "ratings": ratings,
    "nobody's friends": at("friends", "main p a"),
    "friends": friends,
    "offline": offline,
    "nowhere": at("nowhere", "h1"),
    "waiting": waiting,
    "swu": game("swu", ACTION),
    "swu target": game("swu", asks("swu-ask-attack-target")),
    "swu card": game("swu", ACTION, card),
    "swu rule": game("swu", ACTION, rule),
    "swu log": game("swu", ACTION, tab("Log")),
    "swu chat": game("swu", ACTION, tab("Chat")),
    "swu text": game("swu", ACTION, key("t", ".board .words")),
    "swu over": over,
    "swu hint": game("swu", ACTION, hint),
    "after": after,
    "my games": my_games,
    "advice": advice,
    "draft": draft,
    "replay": replay,
    "learn swu": lesson("swu", 2),
    "learn rebellion": lesson("rebellion", 4),
    "learn wh40k": lesson("wh40k", 4),
    "learn legion": lesson("legion", 2),
    "learned": learned,
    "rebellion": game("rebellion", TURN),
    "rebellion opening": opening,
    "rebellion place": game("rebellion", may_activate, place),
    "rebellion log": game("rebellion", TURN, tab("Log")),
    "rebellion text": game("rebellion", TURN, key("t", ".board .words")),
    "rebellion combat": game("rebellion", lambda state: state["view"]["combat"] is not None),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_serious_problem(server: str, visit: Visit, screen: str) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    SCREENS[screen](page, server)
    page.evaluate(axe())
    found = []
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for theme in ("light", "dark"):
            found += [f"{size['width']} {theme} {one}" for one in page.evaluate(RUN, theme)]
    assert not found, "\n".join(found)


def test_axe_finds_what_is_wrong(server: str, visit: Visit) -> None:
    page = visit(server)
    page.locator(".game").first.wait_for()
    page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=\"data:,\"><button></button>')"
    )
    page.evaluate(axe())
    assert {one.partition(":")[0] for one in page.evaluate(RUN, "light")} == {"image-alt", "button-name"}
