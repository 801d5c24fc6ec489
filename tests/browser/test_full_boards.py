"""Boards of Star Wars: Unlimited with more on them than most games ever have: nothing lies over anything."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from browser.conftest import Visit
from browser.playing import new_table

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
UNITS, UPGRADES, LEAST = 7, 3, 24
HEAPED = ("ground",) * UNITS
SPREAD = ("ground", "space") * (UNITS // 2) + ("ground",)
ALIKE = ("alike",) * UNITS
"""Equal units on the ground without upgrades, as tokens are: they lie in piles."""

PARTS = 20
"""How often the page is looked at on the way from its top to its end."""

SCROLL = """(part) => {
  const scrolls = (one) => one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowY);
  for (const one of document.querySelectorAll("*"))
    if (scrolls(one)) one.scrollTop = part * (one.scrollHeight - one.clientHeight);
}"""

MEASURE = """(least) => {
  const panel = document.querySelector("aside");
  const dock = getComputedStyle(panel).position === "static" ? Infinity : panel.getBoundingClientRect().top;
  const clip = (box, one) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let node = one.parentElement; node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = node.getBoundingClientRect();
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom: panel.contains(one) ? bottom : Math.min(bottom, dock) };
  };
  const told = (one) => one.dataset.ref ?? (one.getAttribute("aria-label") || one.title || one.textContent.trim()).slice(0, 40);
  const shown = (one, { left, top, right, bottom }) =>
    right - left > 1 && bottom - top > 1 && getComputedStyle(one).visibility === "visible";
  const things = [...document.querySelectorAll("main button, main a, main input, main select, main summary")]
    .map((one) => ({ one, name: told(one), whole: one.getBoundingClientRect() }))
    .map((thing) => ({ ...thing, seen: clip(thing.whole, thing.one) }))
    .filter(({ one, seen }) => shown(one, seen));
  const small = things
    .filter(({ whole }) => Math.min(whole.width, whole.height) < least - 0.5)
    .map(({ name, whole }) => `${name}: ${whole.width} x ${whole.height}`);
  const inHand = ({ one }) => one.closest(".hand") !== null;
  const over = [];
  for (const [i, a] of things.entries())
    for (const b of things.slice(i + 1)) {
      const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
      const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
      const apart = inHand(a) && inHand(b) ? Math.abs(a.whole.left - b.whole.left) >= least : across <= 1 || down <= 1;
      if (!apart && !a.one.contains(b.one) && !b.one.contains(a.one)) over.push(`${a.name} and ${b.name}: ${across} x ${down}`);
    }
  const wide = document.documentElement.scrollWidth - innerWidth;
  return { things: things.map(({ name }) => name), small, over, wide };
}"""


BEGINS = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame); // a panel folds when it knows the size
  const panel = document.querySelector("aside");
  const dock = getComputedStyle(panel).position === "static" ? innerHeight : panel.getBoundingClientRect().top;
  const nearside = document.querySelector(".nearside").getBoundingClientRect();
  return [nearside.top, nearside.bottom, document.querySelector(".hand").getBoundingClientRect().top, dock];
}"""
"""Where one's own side begins and ends, where one's hand begins, and where what can be seen ends."""


def printed() -> dict[str, Any]:
    """Return what is printed on cards that were played."""
    cards: dict[str, Any] = json.loads(gzip.decompress((FIXTURES / "swu-states.json.gz").read_bytes()))["cards"]
    return cards


CARDS = printed()
LONG = sorted(CARDS, key=lambda key: (-len(CARDS[key]["title"]), key))
"""Those with the longest names first."""


def of_kind(kind: str) -> list[str]:
    return [key for key in LONG if CARDS[key]["types"] == [kind]]


def unit(number: int, arena: str, seat: int) -> dict[str, Any]:
    """Return a unit as the server tells it, with damage, keywords and upgrades, of which one is a token."""
    key = [key for key in of_kind("unit") if CARDS[key]["arena"] == arena][number % 20]
    keys = ["shield", *of_kind("upgrade")[number % 10 :]][:UPGRADES]
    more = [{"id": 1000 * number + i, "card": 1000 * number + i, "key": one} for i, one in enumerate(keys)]
    return {
        "id": number,
        "card": number,
        "key": key,
        "side": "main",
        "owner": seat,
        "arena": arena,
        "power": {"base": 3, "total": 12, "parts": []},
        "hp": {"base": 4, "total": 15, "parts": []},
        "damage": 3,
        "exhausted": number % 2 == 1,
        "leader": False,
        "keywords": [["sentinel", 0], ["raid", 2], ["overwhelm", 0]],
        "blank": False,
        "gained": [],
        "traits": [],
        "named": "",
        "captives": [],
        "upgrades": [{**one, "side": "main", "owner": seat, "controller": seat} for one in more],
    }


def units(seat: int, arenas: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return the units of a player."""
    first = 5000 + 100 * seat
    if arenas == ALIKE:
        one = {**unit(first, "ground", seat), "upgrades": []}
        return [{**one, "id": first + i, "card": first + i} for i in range(UNITS)]
    return [unit(first + i, arena, seat) for i, arena in enumerate(arenas)]


def crowded(message: str, arenas: tuple[str, ...]) -> str:
    """Put units on the table that a message tells of."""
    told = json.loads(message)
    if told.get("t") != "state" or not (told.get("view") or {}).get("players"):
        return message
    for player in told["view"]["players"]:
        player["units"] = units(player["seat"], arenas)
    keys = {
        key
        for one in told["view"]["players"]
        for u in one["units"]
        for key in (u["key"], *(x["key"] for x in u["upgrades"]))
    }
    told["view"]["cards"] |= {key: CARDS[key] for key in keys}
    return json.dumps(told)


def whole(message: str) -> str:
    """Say nothing of changes in what the page says, so that the server sends whole states."""
    return json.dumps({name: value for name, value in json.loads(message).items() if name != "changes"})


def full_table(visit: Visit, server: str, seats: int, arenas: tuple[str, ...], lang: str = "en") -> Page:
    """Open a table whose players all have their units in these arenas."""
    page = visit(server, likes={"lang": lang})
    page.locator(".game").first.wait_for()

    def between(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        here.on_message(lambda message: there.send(whole(str(message))))
        there.on_message(lambda message: here.send(crowded(str(message), arenas)))

    page.route_web_socket("**/ws/tables/**", between)
    settings = {"format": "twin-suns"} if seats > 2 else {}
    table = new_table(page, "swu", "me", *["random"] * (seats - 1), **settings)
    page.goto(f"{server}/#/table/{table}")
    page.locator(".swu .unit").nth(seats * len(arenas) - 1).wait_for()
    return page


@pytest.mark.long
@pytest.mark.parametrize("arenas", [HEAPED, SPREAD, ALIKE], ids=["heaped", "spread", "alike"])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_over_anything(visit: Visit, server: str, seats: int, arenas: tuple[str, ...]) -> None:
    page = full_table(visit, server, seats, arenas)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        seen: set[str] = set()
        for part in range(PARTS):
            page.evaluate(SCROLL, part / (PARTS - 1))
            found = page.evaluate(MEASURE, LEAST)
            seen |= set(found["things"])
            assert (name, part, found["small"], found["over"], found["wide"]) == (name, part, [], [], 0)
        upgrades = 0 if arenas == ALIKE else UPGRADES
        assert sum(one.startswith("upgrade:") for one in seen) == seats * UNITS * upgrades
        assert sum(one.startswith("unit:") for one in seen) == seats * UNITS


@pytest.mark.long
@pytest.mark.parametrize("arenas", [HEAPED, ALIKE], ids=["heaped", "alike"])
@pytest.mark.parametrize("seats", [2, 4])
def test_ones_own_side_begins_above_the_fold(visit: Visit, server: str, seats: int, arenas: tuple[str, ...]) -> None:
    page = full_table(visit, server, seats, arenas)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SCROLL, 0)
        top, bottom, hand, fold = page.evaluate(BEGINS)
        assert top <= fold - LEAST, name
        if name != "phone":  # there the hand too stays in sight
            assert bottom <= fold + 1, name
        elif seats == 2:
            assert hand <= fold - LEAST


ROOM = """() => ["ground", "space"].map((arena) => {
  const box = document.querySelector(`.arenas.main > .${arena}`).getBoundingClientRect();
  const units = [...document.querySelectorAll(`.arenas.main > .${arena} .unit`)].map((one) => one.getBoundingClientRect());
  return { width: box.width, out: units.filter(({ left, right }) => left < box.left || right > box.right).length };
})"""
STRIP, LITTLE = 48, 3


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_empty_arena_is_a_strip_with_its_name_beside_a_full_one(visit: Visit, server: str, lang: str) -> None:
    page = full_table(visit, server, 2, HEAPED, lang)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"document.querySelector('.arenas.main > .strip')?.clientWidth <= {STRIP}")
        ground, space = page.evaluate(ROOM)
        assert (name, ground["out"]) == (name, 0)
        assert ground["width"] > 6 * space["width"]
        label = page.locator(".arenas.main > .strip .label")
        assert label.inner_text().strip().lower() == {"en": "space arena", "es": "campo de batalla espacial"}[lang]
        box, arena = label.bounding_box(), page.locator(".arenas.main > .strip").bounding_box()
        assert box is not None
        assert arena is not None
        assert arena["y"] <= box["y"]
        assert box["y"] + box["height"] <= arena["y"] + arena["height"] + 1


@pytest.mark.long
def test_arenas_are_equal_while_there_is_room_and_where_both_are_full(visit: Visit, server: str) -> None:
    for arenas in (HEAPED[:LITTLE], SPREAD):
        page = full_table(visit, server, 2, arenas)
        for size in ("wide", "laptop"):
            page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
            ground, space = page.evaluate(ROOM)
            assert abs(ground["width"] - space["width"]) < STRIP / 8
