"""`tablero learn`: a whole guide by keyboard, wrong answers, going back, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.guides import guide
from tablero.kernel import Choose, Distribute, Pick
from tablero.text import LANGUAGES


def typed(game: str) -> str:
    """Return what is typed to play a whole guide."""
    shown, lines = guide(game), []
    for number in range(len(shown.steps)):
        asked, wanted = shown.game(number).decision_for(shown.seat), shown.wanted(number)
        if wanted is None:
            lines.append("")
        elif isinstance(asked, Choose):
            lines.append(str(asked.options.index(wanted) + 1))
        elif isinstance(asked, Pick):
            lines.append(" ".join(str(asked.options.index(one) + 1) for one in wanted))
        elif isinstance(asked, Distribute):
            lines.append(" ".join(map(str, wanted)))
        else:
            lines.append("1")  # a place that is suggested
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["swu", "rebellion"])
def test_a_whole_guide_is_played_by_keyboard(run: Any, game: str, lang: str) -> None:
    done = run("learn", game, "--lang", lang, typed=typed(game))
    assert (done.code, done.err) == (0, "")
    count = len(guide(game).steps)
    assert f"{count} {'of' if lang == 'en' else 'de'} {count}:" in done.out
    assert f"tablero play {game} --seats human,easy" in done.out


def test_another_answer_is_answered_kindly_and_nothing_goes_on(run: Any) -> None:
    done = run("learn", "swu", typed="\n1 2\n1\nx\n99\nb\nq\n")
    assert done.out.count("this step is about something else") == 1
    assert "Step 3 of 20" not in done.out
    assert done.out.count("Step 2 of 20") == 1
    assert done.out.count("Step 1 of 20") == 2
    assert "--seats human,easy" not in done.out


def test_a_game_without_a_guide_says_which_have_one(run: Any) -> None:
    done = run("learn", "swu-match")
    assert done.code == 2
    assert "rebellion, swu" in done.err or "swu" in done.err
