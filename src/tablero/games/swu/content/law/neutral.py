"""A Lawless Time: Heroism, Villainy, and cards of no aspect."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "black-sun-cabalist": text(when_played(experience(a(trait("underworld"), friendly, another)))),
    "callous-bounty-hunter": text(saboteur),
    "night-wind-assailants": text(sentinel),
    "fetts-firespray#in-pursuit": text(ambush, when_attack_ends(If(DefenderDefeated(), CreateCredits()))),
    "stalwart-fleet-trooper": text(sentinel),
    "circuit-challenger": text(ambush),
    "fire-across-the-galaxy": text(event(UseAbilities("when-played", (trait("spectre"), friendly), 99))),
    "hidden-hand-supplier": text(when_played(IfDone(may(PayResources(1)), experience(a(another))))),
    "criminal-contact": text(on_attack(IfDone(may(PayResources(2)), CreateCredits()))),
    "cartel-heavy-fighter": text(overwhelm),
    "seasoned-tracker": text(hidden),
    "bank-job-fugitives": text(when_played(CreateCredits())),
    "kessel-hulk": text(sentinel),
    "from-a-certain-point-of-view": text(event(PlayFrom(ignore_aspects=True))),
}
