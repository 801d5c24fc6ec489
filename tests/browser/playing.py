"""Ways to answer what is asked, as people do: by pointing at things on the board, from the list, and by the keyboard alone.

A player here knows no rule. What is legal together only the server knows: what it refuses is put together again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from server.serving import Client, guess
from tablero.kernel import Rng

PATIENCE = 90_000
"""Milliseconds that a bot, a server and a browser on a busy machine may take together."""

GAMES = {
    "swu": "Star Wars: Unlimited",
    "rebellion": "Star Wars: Rebellion",
    "swu-match": "Star Wars: Unlimited, matches and limited",
    "wh40k": "Warhammer 40,000",
    "legion": "Star Wars: Legion",
}

ROWS = "aside [role=tabpanel] li"
CONFIRM = ".prompt button.main"

# One question to the page instead of many: whether the game is over, who of these must answer, or what is asked now.
NOW = """([answered, names]) => {
  if (document.querySelector(".over")) return { over: true };
  const prompt = document.querySelector(".prompt");
  if (prompt?.querySelector(".dots")) {
    const other = names.find((name) => prompt.innerText.includes(name));
    return other ? { other } : null;
  }
  const refused = document.querySelector(".trouble, .refusal") !== null;
  if (!prompt?.matches(".mine") || (prompt.dataset.question === answered && !refused)) return null;
  const list = document.querySelector("aside [role=tabpanel]");
  const count = (what, where = list) => where?.querySelectorAll(what).length ?? 0;
  return {
    question: prompt.dataset.question,
    refused,
    ask: prompt.querySelector("h2").innerText,
    kind: count("li .amount") ? "distribute" : count("button.main", prompt) ? "pick" : "choose",
    options: count("li"),
    things: count("[data-choice]", document.querySelector(".board")),
  };
}"""


JUDGED = "() => document.querySelector('.prompt [data-judging]') === null"
"""Whether it is known if what has been put together is legal."""


class Asked(NamedTuple):
    """What a page asks."""

    question: str
    refused: bool
    ask: str
    kind: str
    options: int
    things: int


Player = Callable[[Page, Asked, Random], None]


def asked(page: Page, answered: str = "") -> Asked | None:
    """Wait until something else is asked, or this again because the answer was refused; None when the game is over."""
    told = _told(page, answered)
    return None if "over" in told else Asked(**told)


def _told(page: Page, answered: str, names: list[str] | None = None) -> dict[str, Any]:
    told: dict[str, Any] = page.wait_for_function(NOW, arg=[answered, names or []], timeout=PATIENCE).json_value()
    return told


def play(page: Page, act: Player, rng: Random, most: int) -> int:
    """Answer whatever is asked until the game is over, or so often; return how often."""
    now = asked(page)
    for given in range(most):
        if now is None:
            return given
        act(page, now, rng)
        now = asked(page, now.question)
    return most


def play_together(
    pages: dict[str, Page], act: Player, rng: Random, most: int, until: Callable[[], bool] = lambda: False
) -> int:
    """Let whoever is asked of these people answer until the game is over or something is seen, or so often; return how often."""
    names, given = list(pages), 0
    answered = dict.fromkeys(names, "")
    name = names[0]
    while given < most:
        told = _told(pages[name], answered[name], names)
        if "over" in told or until():
            break
        if "other" in told:
            name = told["other"]
            continue
        now = Asked(**told)
        act(pages[name], now, rng)
        answered[name] = now.question
        given += 1
    return given


def game_card(page: Page, game: str) -> Locator:
    """Return the card of a game in the lobby."""
    return page.locator(".game").filter(has=page.get_by_role("heading", name=GAMES.get(game, game), exact=True))


def begin(page: Page, game: str) -> Asked:
    """Begin a game against a bot, with one click."""
    game_card(page, game).locator("button.main").click()
    return must(page)


def must(page: Page, answered: str = "") -> Asked:
    """Wait until something is asked; the game must not be over."""
    now = asked(page, answered)
    assert now is not None
    return now


def call(page: Page, name: str) -> None:
    """Say in the lobby how one wants to be called."""
    page.get_by_placeholder("Guest").fill(name)
    page.keyboard.press("Tab")


def set_up(page: Page, game: str, seats: int = 2, **settings: str) -> list[str]:
    """Set up a table in the lobby, sit down at it, and return the links for the others."""
    card = game_card(page, game)
    card.get_by_role("button", name="More choices").click()
    form = page.locator("main form")
    for name, value in {"Seats": str(seats), **settings}.items():
        line = form.locator(".line").filter(has_text=re.compile(rf"^\s*{name.replace('_', ' ')}"))
        line.locator("select").first.select_option(label=value)
    form.locator("button[type=submit]").click()
    page.locator(".links, .wait, .play").first.wait_for()
    links = [one.input_value() for one in page.locator(".links input").all()]
    if links:
        page.get_by_role("button", name="Sit down").click()
    return links


def sit_down(page: Page, name: str) -> None:
    """Take the seat that the link is for."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take seat").click()
    page.locator(".wait, .board").first.wait_for()


def token_of(page: Page) -> str:
    return str(page.evaluate("localStorage.getItem('tablero.token')"))


def fast_forward(page: Page, table: str, until: Callable[[Any], bool], rng: Rng, most: int = 30) -> Any:
    """Play for the page over a socket of its own, at random, until a state is wanted or the game is over; return the state."""
    port = int(page.url.split(":")[2].partition("/")[0])
    for socket in range(most):  # a socket may only say so much in a second: then comes the next one
        with Client(port, table, token_of(page), 0) as client:
            for number in count():
                state = client.state
                if state["view"] and (state["outcome"] or (state["decision"] and until(state))):
                    return state
                if not state["decision"]:
                    client.until("state")
                    continue
                answer = client.choose(_guessed(client, state["decision"], rng), id=f"{socket}-{number}")
                if answer["t"] == "ack":
                    client.seen(answer["seq"])
                elif answer["code"] == "too-fast":
                    break
    raise AssertionError("what was wanted never came")


Wanted = Callable[[Any], bool]
_reached: dict[tuple[str, str, Wanted], tuple[str, str]] = {}
"""For a server, a game and a moment, a table where it has come, and the token of who sits there."""


def never(state: Any) -> bool:
    """Want no moment before the end of the game."""
    return False


def may_activate(state: Any) -> bool:
    """Tell whether it is a turn of Rebellion with a leader who can activate a system: all may be on missions."""
    asked = state["decision"]
    return asked["ask"]["id"] == "rebellion-turn" and any(option[0] == "activate" for option in asked["options"])


def at_moment(page: Page, server: str, game: str, until: Wanted, *seeds: int) -> str:
    """Return a table at a moment of a game, with the page in its first seat, for those who change nothing there.

    The first who wants it plays until it comes, with the next seed if the game ended before. All others find it.
    A seed says how the page plays, but what is drawn and rolled at the table is the server's: only the state tells a
    moment.
    """
    key = (server, game, until)
    if key not in _reached:
        for seed in seeds:
            table = new_table(page, game, "me", "random")
            if fast_forward(page, table, until, Rng(seed))["outcome"] is None or until is never:
                break
        else:
            raise AssertionError(f"each of {len(seeds)} games ended before what was wanted came")
        _reached[key] = table, token_of(page)
    table, token = _reached[key]
    page.evaluate("(token) => localStorage.setItem('tablero.token', token)", token)
    return table


def given_up(page: Page, server: str) -> str:
    """Return the table of a short game that the page has played and given up, so that it is soon looked back at."""
    key = (server, "swu", given_up_at)
    known = key in _reached
    table = at_moment(page, server, "swu", given_up_at, *range(1, 4))
    if not known:
        port = int(server.rpartition(":")[2])
        with Client(port, table, token_of(page), 0) as client:
            client.done("resign", id="gives-up")
    return table


def given_up_at(state: Any) -> bool:
    """Tell whether somebody has played long enough to give up."""
    return bool(state["step"] > 60)


def _guessed(client: Client, decision: Any, rng: Rng) -> Any:
    """Return an answer that is likely legal; where places are asked for, one that the server finds near some point."""
    if decision["kind"] != "place":
        return guess(decision, rng)
    left, top, right, low = decision["region"]["bounds"]
    while True:
        found = client.ask("nearest", point=[rng.between(left, right), rng.between(top, low)])
        if found.get("answer"):
            return found["answer"]
        if found["t"] == "error":
            return None  # too fast: the next socket goes on


def new_table(page: Page, game: str, *kinds: str, **settings: Any) -> str:
    """Make a table for the page without its lobby; a seat is "me", "link" or the level of a bot."""
    return str(invited(page, game, *kinds, **settings)["table"])


def invited(page: Page, game: str, *kinds: str, **settings: Any) -> dict[str, Any]:
    """Make such a table, and return all that the server tells of it: the links for others too."""
    seats = [{"kind": kind} if kind in ("me", "link") else {"kind": "bot", "level": kind} for kind in kinds]
    made: dict[str, Any] = page.evaluate(
        """async (body) => {
          const token = localStorage.getItem("tablero.token");
          const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
          return await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json();
        }""",
        {"game": game, "seats": seats, "settings": settings, "name": "Ana"},
    )
    page.evaluate("(token) => localStorage.setItem('tablero.token', token)", made["token"])
    return made


def in_list(page: Page, now: Asked, rng: Random, press: Callable[[Locator], None] = Locator.click) -> None:
    """Answer from the list of options."""
    rows = page.locator(ROWS)
    if now.kind == "choose":
        press(rows.nth(rng.randrange(now.options)).locator("button.grow"))
        be_sure(page)
        return
    if now.kind == "pick":
        _uncheck(page, lambda i: press(rows.nth(i).get_by_role("checkbox")))
        for i in _some(page, now, rng):
            press(rows.nth(i).get_by_role("checkbox"))
    else:
        _empty(page, press)
        _fill(page, lambda: press(rows.nth(rng.randrange(now.options)).locator(".amount button").last), rng)
    confirm(page, press)


def on_board(page: Page, now: Asked, rng: Random) -> None:
    """Answer by pointing at things on the board, as far as they are there."""
    things = page.locator(".board [data-choice]")
    if not now.things or now.kind == "pick":
        in_list(page, now, rng)
    elif now.kind == "choose":
        point(page, things.nth(rng.randrange(now.things)), rng)
    else:
        _empty(page)
        _fill(page, lambda: point(page, things.nth(rng.randrange(now.things)), rng), rng)
        confirm(page)


def point(page: Page, thing: Locator, rng: Random) -> None:
    """Point at a thing, and at one of its options if it offers several."""
    page.mouse.move(0, 0)  # where nothing comes to lie under the pointer, to be shown in full
    page.keyboard.press("Escape")  # what is shown may lie on it
    thing.click()
    menu = page.locator(".menu [data-choice]")
    if offered := menu.count():
        menu.nth(rng.randrange(offered)).click()
    be_sure(page)


def be_sure(page: Page) -> None:
    """Do what was chosen, if it is asked about once more."""
    if (yes := page.locator(".sure button").last).is_visible():
        yes.click()


def confirm(page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
    """Confirm what has been put together, as soon as it is known to be legal; what is not can't be confirmed."""
    page.wait_for_function(JUDGED)
    if (button := page.locator(CONFIRM)).is_enabled():
        press(button)


def by_keys(page: Page, now: Asked, rng: Random) -> None:
    """Answer by the keyboard alone: numbers take options, Enter confirms what has been put together."""
    if now.kind == "choose":
        type_number(page, rng.randrange(now.options) + 1, now.options)
        be_sure(page)
        return
    if now.kind == "pick":
        _uncheck(page, lambda i: type_number(page, i + 1, now.options))
        for i in _some(page, now, rng):
            type_number(page, i + 1, now.options)
    else:
        _empty(page, lambda less: less.press("Enter"))
        _fill(page, lambda: type_number(page, rng.randrange(now.options) + 1, now.options), rng)
    confirm(page, lambda button: button.press("Enter"))


def mixed(page: Page, now: Asked, rng: Random) -> None:
    """Answer sometimes on the board, sometimes in the list."""
    rng.choice((on_board, in_list))(page, now, rng)


def type_number(page: Page, number: int, options: int) -> None:
    """Type the number of an option; Enter is only needed where a longer number could begin like it."""
    for digit in str(number):
        page.keyboard.press(digit)
    if number * 10 <= options:
        page.keyboard.press("Enter")


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def _some(page: Page, now: Asked, rng: Random) -> list[int]:
    """Return which options to pick: as many as the prompt allows."""
    told = numbers(page.locator(".prompt p.soft:not(.pointed)").first.inner_text())
    least, most = (0, told[0]) if len(told) == 1 and _may_be_fewer(page) else (told[0], told[-1])
    return rng.sample(range(now.options), rng.randint(least, min(most, now.options)))


def _may_be_fewer(page: Page) -> bool:
    """Tell whether nothing at all may be picked."""
    return page.locator(CONFIRM).is_enabled()


def _uncheck(page: Page, turn: Callable[[int], None]) -> None:
    boxes = page.locator(f"{ROWS} [role=checkbox]")
    for i, state in enumerate(boxes.evaluate_all("(all) => all.map((one) => one.ariaChecked)")):
        if state == "true":
            turn(i)


def _empty(page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
    """Take back what has been put together of a division."""
    rows = page.locator(f"{ROWS} .amount")
    for i, amount in enumerate(rows.locator("output").all_inner_texts()):
        for _ in range(int(amount)):
            press(rows.nth(i).locator("button").first)


def _fill(page: Page, one_more: Callable[[], None], rng: Random) -> None:
    """Put together a division: at least until it is enough, perhaps more."""
    confirm: Locator = page.locator(CONFIRM)
    for _ in range(200):
        if confirm.is_enabled() and rng.random() < 0.5:
            return
        one_more()
