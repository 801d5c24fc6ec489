"""A whole battle of Warhammer 40,000 by dragging. It takes minutes: `make soak` runs it, `make test` a shorter one."""

from __future__ import annotations

from collections import Counter
from random import Random

from playwright.sync_api import Page

from browser.battling import ENDS, GAME, play_by_dragging
from browser.conftest import Visit
from browser.playing import PATIENCE, Asked, begin, play

MOST = 3000


def test_a_newcomer_plays_a_whole_battle_by_dragging(server: str, visit: Visit) -> None:
    page = visit(server, viewport={"width": 1280, "height": 720})
    page.locator(".game").first.wait_for(timeout=PATIENCE)
    begin(page, GAME)
    asked: Counter[str] = Counter()

    def answer(page: Page, now: Asked, rng: Random) -> None:
        asked[now.ask.split("?")[0]] += 1
        play_by_dragging(page, now, rng)

    assert play(page, answer, Random(1), MOST) < MOST
    assert sum(count for ask, count in asked.items() if ask.startswith("Where does ")) >= 10
    assert page.locator(".over h2").inner_text().strip() in ENDS
