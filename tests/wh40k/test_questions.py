"""Questions say what comes of each answer: also what No keeps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.state import Battle
from tablero.games.wh40k.stratagems import DECLINE
from tablero.kernel import Choose, Game, Rng
from tablero.text import texts_of

DECISIONS = 150
"""How long a battle at random is looked at: into its second turn."""


def moments(seed: int) -> Iterator[tuple[Game[Battle], Choose]]:
    """Yield a battle at random at each question with listed answers."""
    game, rng = Game(GAME, GAME.sample_setup(Rng(seed)), Rng(seed)), Rng(seed + 1)
    for _ in range(DECISIONS):
        decision = game.decision
        if decision is None:
            return
        if isinstance(decision, Choose):
            yield game, decision
        game.choose(decision.sample(rng), decision.seat)


@pytest.mark.parametrize("seed", [3, 4])
def test_every_question_that_can_be_declined_says_what_that_keeps(seed: int) -> None:
    found = set()
    for game, decision in moments(seed):
        if DECLINE not in decision.options:
            continue
        found.add(decision.message.id)
        assert decision.told_of(DECLINE) is not None, decision.message.id
        for lang in ("en", "es"):
            said = texts_of(GAME, lang).render(GAME.describe(game.state, decision, DECLINE))
            assert said.startswith("No: "), said
    assert found == {"wh40k-ask-command-reroll", "wh40k-ask-stratagem"}
