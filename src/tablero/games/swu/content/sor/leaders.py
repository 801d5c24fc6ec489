"""The leaders of Spark of Rebellion."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import (
    EXHAUST,
    DealEach,
    If,
    PlayedThisPhase,
    ThisPhase,
    a,
    a_base,
    action,
    another,
    aspect,
    deal,
    leader,
    may,
    on_attack,
    pay,
    shield,
)

CARDS: dict[str, Text] = {
    "luke-skywalker#faithful-friend": leader(
        6,
        (action(pay(1), EXHAUST, shield(a(aspect("heroism"), PlayedThisPhase()))),),
        (on_attack(may(shield(a(another)))),),
    ),
    "darth-vader#dark-lord-of-the-sith": leader(
        7,
        (
            action(
                pay(1),
                EXHAUST,
                If(ThisPhase("played", cards=(aspect("villainy"),)), DealEach(((1, a()), (1, a_base())))),
            ),
        ),
        (on_attack(may(deal(2, a()))),),
    ),
}
