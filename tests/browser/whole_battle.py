"""Whole battles by dragging, on both battlefields. They take minutes: `make soak` runs them, `make test` shorter ones."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Page

from browser import battling, commanding
from browser.conftest import Visit
from browser.fielding import ENDS, visiting
from browser.playing import Asked, Player, game_card, must, new_table, play

MOST = 3000


def to_the_end(page: Page, act: Player) -> Counter[str]:
    """Play until the battle is over; return how often each question was asked."""
    asked: Counter[str] = Counter()

    def answer(page: Page, now: Asked, rng: Random) -> None:
        asked[now.ask.split("?")[0]] += 1
        act(page, now, rng)

    assert play(page, answer, Random(1), MOST) < MOST
    assert page.locator(".over h2").inner_text().strip() in ENDS
    return asked


def dragged(asked: Counter[str]) -> int:
    """Return how often something was placed."""
    return sum(count for ask, count in asked.items() if ask.startswith(("Where does ", "Where is ", "How does ")))


def test_a_newcomer_plays_a_whole_battle_by_dragging(server: str, visit: Visit) -> None:
    page = visiting(visit, server)
    table = new_table(page, battling.GAME, "me", "greedy", armies=["necrons-500", "orks-500"])
    page.goto(f"{server}/#/table/{table}")
    must(page)
    assert dragged(to_the_end(page, battling.play_by_dragging)) >= 10


@pytest.mark.parametrize("edition", commanding.EDITIONS)
def test_a_newcomer_plays_a_whole_skirmish_of_legion_by_dragging(server: str, visit: Visit, edition: str) -> None:
    page = visiting(visit, server)
    game_card(page, commanding.GAME).get_by_role("button", name=f"Skirmish, {edition} edition").click()
    must(page)
    assert dragged(to_the_end(page, commanding.answer)) >= 10
