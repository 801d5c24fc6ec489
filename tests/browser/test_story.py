"""One can follow the game: moves come one after the other, what has happened stays in sight, nothing grave is a slip."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Visit
from browser.playing import (
    CONFIRM,
    JUDGED,
    NOW,
    PATIENCE,
    ROWS,
    Asked,
    Player,
    asked,
    at_moment,
    begin,
    by_keys,
    fast_forward,
    in_list,
    must,
    new_table,
    play,
    token_of,
)
from tablero.games.rebellion.facts import UNITS
from tablero.kernel import Rng

pytestmark = pytest.mark.long

SLOW = {"pace": "slow"}
BEAT = 1500
"""Milliseconds for which a move is shown where the pace is slow."""

SOMETHING = """() => document.querySelector("section.telling, .prompt.mine, .over") !== null"""


def telling(page: Page) -> Locator:
    return page.locator("section.telling")


def playing(visit: Visit, server: str, game: str, **options: Any) -> Page:
    """A page in a game, at which a move is shown until the test says that time goes on."""
    page = visit(server, likes=SLOW, **options)
    page.clock.install()
    begin(page, game)
    page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000, UTC) + timedelta(seconds=1))
    return page


def until_told(page: Page, act: Player, wanted: str = "section.telling") -> None:
    """Answer until a move is shown that has what is wanted; one's own moves are shown, too, as long as time goes on."""
    rng, answered = Random(1), ""
    for _ in range(3000):
        if page.locator(wanted).count():
            return
        told = page.evaluate(NOW, [answered, []])
        if told and "question" in told:
            act(page, Asked(**told), rng)
            answered = told["question"]
        elif telling(page).count():
            page.keyboard.press("Space")
        else:
            page.clock.run_for(100)
    raise AssertionError(f"no move with {wanted}")


@pytest.mark.parametrize("game", ["swu", "rebellion"])
def test_a_move_of_the_others_is_shown_before_the_next_question(server: str, visit: Visit, game: str) -> None:
    page = playing(visit, server, game)
    until_told(page, in_list)
    said = telling(page).locator("li").all_inner_texts()
    assert said
    assert all(said)
    assert page.locator(".prompt").count() == 0
    assert page.locator(".board [data-choice]").count() == 0
    expect(page.locator(".latest")).to_contain_text(said[-1])
    for _ in range(60):
        if not telling(page).count():
            break
        page.clock.run_for(BEAT)
        page.wait_for_function(SOMETHING)
    expect(page.locator(".prompt.mine h2")).to_be_visible()


def test_a_key_or_a_click_skips_and_takes_nothing(server: str, visit: Visit) -> None:
    page = playing(visit, server, "swu")
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Space"),
        lambda: page.locator(".board").click(position={"x": 30, "y": 200}),
        lambda: page.get_by_role("button", name="Skip").click(),
    ]
    for skip in ways:
        until_told(page, in_list)
        for _ in range(40):
            if telling(page).count() == 0:
                break
            skip()
            page.wait_for_function(SOMETHING, timeout=PATIENCE)
        question = page.locator(".prompt.mine").get_attribute("data-question")
        expect(page.locator(ROWS).first).to_be_visible()
        assert page.locator(".prompt.mine").get_attribute("data-question") == question


def test_an_arrow_leads_from_what_acts_to_what_it_acts_on_with_the_card_beside_it(server: str, visit: Visit) -> None:
    page = playing(visit, server, "swu")
    until_told(page, in_list, ".marks .arrow")
    assert page.locator(".marks .on").count() >= 1
    expect(page.locator(".number").first).to_be_attached()
    until_told(page, in_list, ".telling .acting h3")
    assert page.locator(".telling .acting h3").inner_text()


def test_on_a_phone_the_move_is_told_in_the_dock(server: str, visit: Visit) -> None:
    page = playing(visit, server, "swu", viewport=PHONE)
    until_told(page, by_keys)
    box = telling(page).bounding_box()
    assert box is not None
    assert box["height"] < PHONE["height"] / 3
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_where_the_pace_is_off_nothing_is_shown_again(server: str, visit: Visit) -> None:
    page = visit(server)
    begin(page, "swu")
    page.evaluate(
        """() => {
          window.told = 0;
          const look = () => (window.told += document.querySelector("section.telling") ? 1 : 0);
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    play(page, in_list, Random(1), 12)
    assert page.evaluate("window.told") == 0


def test_the_pace_is_a_preference_that_stays(server: str, visit: Visit) -> None:
    page = visit(server)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Slow", exact=True).click()
    assert page.evaluate("localStorage.getItem('tablero.pace')") == "slow"
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Slow", exact=True)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", ["swu", "rebellion", "wh40k", "legion"])
def test_what_has_happened_since_the_last_choice_stays_and_opens_the_log(server: str, visit: Visit, game: str) -> None:
    page = visit(server)
    table = new_table(page, game, "me", "easy")
    page.goto(f"{server}/#/table/{table}")
    strip = page.locator("button.latest")
    rng = Random(2)
    for _ in range(12):
        now = asked(page)
        if strip.count() or now is None or now.kind != "choose":
            break
        in_list(page, now, rng)
        asked(page, now.question)
    expect(strip).to_contain_text("Since your last choice")
    expect(page.get_by_text("Since your last choice")).to_have_count(1)
    last = strip.locator(".line").last.inner_text()
    strip.click()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[role=tabpanel]")).to_contain_text(last)


def may_reveal_the_base(state: Any) -> bool:
    return state["decision"]["kind"] == "choose" and "reveal_base" in state["decision"]["options"]


def test_revealing_the_base_is_never_first_and_is_asked_once_more(server: str, visit: Visit) -> None:
    page = visit(server)
    table = at_moment(page, server, "rebellion", may_reveal_the_base, 1, 2, 3)
    page.goto(f"{server}/#/table/{table}")
    now = asked(page)
    assert now is not None
    grave = page.locator(".prompt .loose .grave")
    expect(grave).to_contain_text("Reveal the Rebel Base")
    assert "grave" not in (page.locator(".prompt .loose button").first.get_attribute("class") or "")
    expect(page.locator(ROWS).last).to_contain_text(grave.inner_text())
    grave.click()
    expect(page.get_by_role("alertdialog")).to_contain_text("can’t be taken back")
    expect(page.get_by_role("button", name="No, go back")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    again = asked(page)
    assert again is not None
    assert again.question == now.question


def loads_ships(state: Any) -> bool:
    """Tell whether an activation asks what moves, and something could that needs a ship.

    Cards may let units go without one, but those are missions, or played before the command phase.
    """
    asked, view = state["decision"], state["view"]
    if asked["ask"]["id"] != "rebellion-move-units" or view["phase"] != "command" or view["mission"] is not None:
        return False
    kinds = [UNITS[option[1]] for option in asked["options"] if option[0] == "unit"]
    return len(kinds) > 1 and any(unit.restricted for unit in kinds)


def put(page: Page, row: Locator, button: Locator, amount: int) -> None:
    """Press a button of a row, and wait until the server has judged what is put together with it."""
    button.click()
    expect(row.locator("output")).to_have_text(str(amount))
    page.wait_for_function(JUDGED)


def test_what_would_be_refused_cannot_be_confirmed_and_says_why(server: str, visit: Visit) -> None:
    page = visit(server)
    table = at_moment(page, server, "rebellion", loads_ships, *range(4, 12))
    page.goto(f"{server}/#/table/{table}")
    assert asked(page) is not None
    refusal, rows = page.locator(".prompt .refusal"), page.locator(f"{ROWS} .amount")
    expect(rows.first).to_be_visible()
    for row in rows.all():  # troops that nobody carries
        less, more = row.locator("button").first, row.locator("button").last
        put(page, row, more, 1)
        if refusal.count():
            break
        put(page, row, less, 0)
    expect(refusal).not_to_be_empty()
    expect(page.locator(CONFIRM)).to_be_disabled()
    assert page.locator(".trouble").count() == 0
    put(page, row, less, 0)
    expect(refusal).to_have_count(0)
    expect(page.locator(CONFIRM)).to_be_enabled()


def test_pass_has_a_key_which_the_help_names(server: str, visit: Visit) -> None:
    page = visit(server)
    now: Asked | None = begin(page, "swu")
    rng = Random(1)
    passes = page.locator(".prompt .loose button").filter(has_text=re.compile("^Pass"))
    for _ in range(30):
        assert now is not None
        if passes.count():
            break
        in_list(page, now, rng)
        now = asked(page, now.question)
    assert now is not None
    expect(passes.locator("kbd")).to_have_text("P")
    page.locator("summary").filter(has_text="Keys").click()
    expect(page.locator("dl")).to_contain_text("pass")
    expect(page.locator("dl")).to_contain_text("takes the initiative")
    page.keyboard.press("p")
    asked(page, now.question)


def only_passes(state: Any) -> bool:
    """Tell whether it is a turn of Rebellion on which nothing is left but to pass."""
    return bool(state["decision"]["ask"]["id"] == "rebellion-turn" and state["decision"]["options"] == ["pass"])


def test_who_likes_it_as_it_is_is_not_asked_where_only_pass_is_left(server: str, visit: Visit) -> None:
    patient = visit(server)
    for seed in range(1, 9):
        table = new_table(patient, "rebellion", "me", "random")
        state = fast_forward(patient, table, only_passes, Rng(seed))
        if state["outcome"] is None:
            break
    assert only_passes(state)
    patient.goto(f"{server}/#/table/{table}")
    assert must(patient).question == str(state["question"])
    patient.get_by_role("tab", name="Log").click()
    passed = patient.locator("aside [role=tabpanel] li", has_text="The Rebels pass.").count()

    usual = visit(f"{server}/healthz", refused=True, likes={"asks": "", "token": token_of(patient)})
    assert usual.evaluate("localStorage.getItem('tablero.asks')") == ""
    usual.goto(f"{server}/#/table/{table}")
    now = asked(usual, str(state["question"]))
    assert now is None or int(now.question) > state["question"]
    usual.get_by_role("tab", name="Log").click()
    expect(usual.locator("aside [role=tabpanel] li", has_text="The Rebels pass.").nth(passed)).to_be_attached()
