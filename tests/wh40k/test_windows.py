"""What a seat wishes to be asked: Stratagems pass by themselves, and the rules ask all the same."""

from __future__ import annotations

import pytest

from kernel.tiny import Tiny, TinyGame
from tablero.cli.table import HUMAN, TerminalTable
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.stratagems import DECLINE, window
from tablero.kernel import CHECKPOINT, Choose, Decision, Game, Message, Option, Outcome, Play, Rng, say
from tablero.text import Texts

UNIT: Option = ("unit", 0)


def offers(name: str) -> Choose:
    stratagem = say(f"wh40k-stratagem-{name}")
    return Choose(0, [DECLINE, UNIT], say("wh40k-ask-stratagem", stratagem=stratagem, window="grenade", cost=1))


REROLL = Choose(
    0,
    [DECLINE, ("reroll", 1)],
    say("wh40k-ask-command-reroll", unit="Boyz", purpose=say("wh40k-roll-hit"), dice="1 4", rolls=2, needed=3, cost=1),
)
OTHER = Choose(0, ["done", UNIT], "wh40k-ask-charge")


class Windows(TinyGame):
    """Questions that offer Stratagems, and one that doesn't."""

    texts = GAME.texts

    def window(self, decision: Decision) -> tuple[Message, Option] | None:
        return window(decision)

    def describe(self, state: Tiny, decision: Decision, option: Option) -> Message:
        return say(f"wh40k-option-{option}") if isinstance(option, str) else say("wh40k-unit", name="Boyz")


def test_a_question_that_offers_a_stratagem_tells_which_and_how_it_is_declined() -> None:
    assert window(offers("overwatch")) == (say("wh40k-stratagem-overwatch"), DECLINE)
    assert window(REROLL) == (say("wh40k-stratagem-command-reroll"), DECLINE)
    assert window(OTHER) is None
    assert GAME.window(OTHER) is None


QUESTIONS = (offers("overwatch"), offers("smokescreen"), offers("overwatch"), OTHER, REROLL, REROLL)


def questions(state: Tiny) -> Play[Outcome]:
    while len(state.heard) < len(QUESTIONS):
        yield CHECKPOINT
        state.heard.append((yield QUESTIONS[len(state.heard)]))
    return Outcome((0,), say("wh40k-more-points"))


def played(typed: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Option], int]:
    """Return what was answered when this is typed, and how often somebody was asked."""
    definition = Windows(questions)
    game = Game(definition, definition.setup(), Rng(1))
    lines, asked = iter(typed.split()), 0

    def type_next(prompt: str) -> str:
        nonlocal asked
        asked += 1
        return next(lines)

    monkeypatch.setattr("builtins.input", type_next)
    TerminalTable(game, [HUMAN, "random"], Texts("en", GAME.texts), Rng(1)).run()
    return game.state.heard, asked


def test_in_a_terminal_n_lets_it_pass_and_never_asks_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given, asked = played("n 2 1 n", monkeypatch)
    assert given == [DECLINE, UNIT, DECLINE, "done", DECLINE, DECLINE]
    assert asked == 4
    assert "not asked about Fire Overwatch any more" in capsys.readouterr().out


def test_what_must_be_answered_is_always_asked_and_wishes_are_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given, asked = played("n a 2 2 n 1 2 2", monkeypatch)
    assert given == [DECLINE, UNIT, UNIT, "done", ("reroll", 1), ("reroll", 1)]
    assert asked == 8
    assert "This question is always asked." in capsys.readouterr().out


def test_a_question_that_is_come_back_to_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    given, asked = played("n 1 u 2 1 1 1", monkeypatch)
    assert given == [DECLINE, DECLINE, UNIT, "done", DECLINE, DECLINE]
    assert asked == 7
