"""Secrets of Power: Villainy, Heroism and no aspect."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_OFFICIAL = trait("official")

CARDS: dict[str, Text] = {
    "supreme-council-aide": text(),
    "sith-assassin": text(hidden),
    "hutt-cartel-starfighter": text(when_played(deal(2, THIS))),
    "political-bully": text(when_played(If(Control((_OFFICIAL, another)), may(deal(2, a(ground)))))),
    "fn-trooper-corps": text(when_played(experience(a(friendly, another))), Plot()),
    "darth-nihilus#lord-of-hunger": text(
        when_played_or_on_attack(
            deal(3, a(Utmost("remaining", (another,)))), If(ItIs((non("vehicle"),)), experience(THIS))
        )
    ),
    "contempt-for-culture": text(event(deal(2, a(non("vehicle"))), CreateUnits("spy"))),
    "b2emo#thats-two-lies": text(
        restore(1), on_attack(IfDone(may(Disclose(("heroism", "heroism"))), Give(gaining(sentinel), a())))
    ),
    "high-command-councilor": text(constant(gaining(raid(2)), condition=Control((_OFFICIAL, another)))),
    "crait-veteran": text(),
    "maarva-andor#weve-been-sleeping": text(when_defeated(experience(each(trait("rebel"), friendly)))),
    "covert-operative": text(when_played(Capture(THIS, a(cost_at_most(2), enemy, non_leader)))),
    "heroic-arc170": text(when_played(If(Control((damaged,)), may(deal(2, a(enemy)))))),
    "remote-escort-tank": text(when_played(Give(gaining(sentinel), a())), Plot()),
    "moral-authority": text(
        Attach((unique, friendly)),
        when_played(Capture(ATTACHED, a(Compared("remaining", "less", Value("this", "remaining")), enemy, non_leader))),
    ),
    "grassroots-resistance": text(event(deal(3, a()), heal(3, YOUR_BASE))),
    "asp-laborer": text(restore(1)),
    "inspiring-senator": text(when_defeated(NextCard(CostChange(-1, (_OFFICIAL, Is("unit")))))),
    "ando-commission": text(sentinel),
    "assassin-probe": text(when_defeated(deal(1, each(exhausted, ground, enemy)))),
    "clandestine-connections": text(constant(gaining(on_attack(IfDone(may(PayResources(2)), deal(2, a_base())))))),
    "elia-kane#false-convert": text(raid(1), when_played(SpyOnResources(3))),
    "when-has-become-now": text(event(PlayFrom((HasKeyword("plot"),), zone="resources"), ResourceTop())),
    "evil-is-everywhere": text(event(defeat(a(Compared("cost", "most", Icons("villainy", (friendly,))))))),
    "restore-freedom": text(event(PlayFrom(noun="unit", discount=Icons("heroism", (friendly,))))),
    "inspectors-shuttle": text(when_played(NameACard(), RevealHand(), experience(THIS, CardsAmong((HasThatName(),))))),
}
