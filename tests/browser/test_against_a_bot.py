"""A new visitor plays whole games against a bot, by clicking."""

from __future__ import annotations

from random import Random

import pytest

from browser.conftest import Visit
from browser.playing import begin, mixed, play


def test_star_wars_unlimited(server: str, visit: Visit) -> None:
    page = visit(server)
    begin(page, "swu")
    play(page, mixed, Random(1), 1000)
    assert page.locator(".over h2").inner_text().strip() in ("You won!", "You lost.")


@pytest.mark.long
def test_rebellion(server: str, visit: Visit) -> None:
    page = visit(server)
    begin(page, "rebellion")
    play(page, mixed, Random(1), 5000)
    assert page.locator(".over h2").inner_text().strip() in ("You won!", "You lost.")
