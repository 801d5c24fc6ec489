"""What is told and asked of attacks has its texts in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tablero.games.wh40k
from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.dice import ANY, roll_off
from tablero.games.wh40k.situation import Situation
from tablero.games.wh40k.state import STATIONARY
from tablero.kernel import Message, Rng
from tablero.kernel.chance import Chance
from tablero.text import LANGUAGES, ExactTexts
from wh40k.duels import duel
from wh40k.playing import profile, weapon

FOLDER = Path(tablero.games.wh40k.__file__).parent / "texts"
NAMES = ("wh40k-unit", "wh40k-unit-numbered")


ABILITIES = ("heavy", "rapid-fire 1", "blast", "sustained-hits 1", "melta 1", "twin-linked", "hazardous", "precision")


def said(rng: Rng) -> Iterator[Message]:
    """Everything that is told and asked in attacks whose dice and answers are drawn at random."""
    arm = weapon(attacks="D3", skill=4, damage="D3", ap=-1, abilities=ABILITIES)
    near = Situation(half_range=True, in_cover=lambda model: True, visible_characters=(6,), hit_reroll=ANY)
    squad, captain = profile(wounds=1), profile("Captain", wounds=9)
    one = duel(arm, (5, squad), leader=captain, situation=near, abilities=["stealth", "feel-no-pain 5"])
    one.attacker.moved = STATIONARY
    one.field.command_points = [1, 1]
    for play in (make_attacks(one.field, one.attacker, [one.attacks]), roll_off(one.field)):
        send: Any = None
        try:
            while True:
                request: Any = play.send(send)
                if isinstance(request, Chance):
                    send = request.draw(rng)
                else:
                    yield request.message
                    send = request.sample(rng)
        except StopIteration:
            continue
    yield from [line.message for line in one.field.log.entries if "stratagem" not in line.message.id]


def plain(message: Message) -> Message:
    """The message with names of units as plain words, which are said elsewhere."""
    args: list[tuple[str, Any]] = []
    for name, arg in message.args:
        named = isinstance(arg, Message) and arg.id in NAMES
        args.append((name, "X" if named else arg))
    return Message(message.id, tuple(args))


def test_all_that_is_told_and_asked_has_its_words() -> None:
    messages = [plain(message) for seed in range(30) for message in said(Rng(seed))]
    ids = {message.id for message in messages}
    assert ids >= {"wh40k-passed-modified", "wh40k-rerolls", "wh40k-roll-off", "wh40k-damage", "wh40k-more-hits"}
    assert ids >= {"wh40k-ask-precision", "wh40k-ask-command-reroll", "wh40k-ask-rerolls", "wh40k-model-destroyed"}
    for lang in LANGUAGES:
        texts = ExactTexts(lang, FOLDER)
        for message in messages:
            assert texts.render(message)
