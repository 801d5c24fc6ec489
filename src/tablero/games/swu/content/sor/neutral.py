"""Spark of Rebellion: Villainy, Heroism, and no aspect."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "tieln-fighter": text(),
    "admiral-motti#brazen-and-scornful": text(when_defeated(may(ready(a(aspect("villainy")))))),
    "snowtrooper-lieutenant": text(when_played(may(AttackWith(extra=((trait("imperial"), gaining(power=2)),))))),
    "viper-probe-droid": text(when_played(LookAtHand())),
    "cell-block-guard": text(sentinel),
    "general-veers#blizzard-force-commander": text(
        constant(gaining(power=1, hp=1), trait("imperial"), friendly, another)
    ),
    "tie-advanced": text(when_played(experience(a(trait("imperial"), friendly, another), 2))),
    "atst": text(overwhelm),
    "i-am-your-father": text(event(ChooseThing(a(enemy)), UnlessRefused(deal(7, IT), DrawCards(3)))),
    "maximum-firepower": text(event(InTurnDeal((trait("imperial"), friendly), a()))),
    "galactic-ambition": text(
        event(IfDone(PlayFrom((Not(aspect("heroism")),), noun="unit", free=True), deal(CardValue(), YOUR_BASE))),
    ),
    "r2d2#ignoring-protocol": text(when_played_or_on_attack(LookAtTop(WithTop("bottom")))),
    "alliance-xwing": text(),
    "c3po#protocol-droid": text(
        when_played_or_on_attack(
            ChooseNumber(), LookAtTop(WithTop("draw", kinds=(Compared("cost", "exactly", ThatMuch()),)))
        )
    ),
    "rebel-pathfinder": text(saboteur),
    "fleet-lieutenant": text(when_played(may(AttackWith(extra=((trait("rebel"), gaining(power=2)),))))),
    "wing-leader": text(when_played(experience(a(trait("rebel"), friendly, another), 2))),
    "general-dodonna#massassi-group-commander": text(
        constant(gaining(power=1, hp=1), trait("rebel"), friendly, another)
    ),
    "regional-sympathizers": text(restore(2)),
    "snowspeeder": text(ambush, on_attack(exhaust(a(ground, trait("vehicle"), enemy)))),
    "medal-ceremony": text(event(experience(up_to(3, trait("rebel"), DidThisPhase("attacked"))))),
    "youre-my-only-hope": text(
        event(LookAtTop(WithTop("play", discount=5, free=ThereIs("base", (friendly, remaining_at_most(5)))))),
    ),
    "underworld-thug": text(),
    "volunteer-soldier": text(raid(1), CostChange(-1, whose="this", condition=Control((trait("trooper"),)))),
    "frontier-atrt": text(constant(gaining(ambush), condition=Control((trait("vehicle"), another)))),
    "corellian-freighter": text(sentinel),
    "confiscate": text(event(defeat(an_upgrade()))),
    "restock": text(event(ReturnFromDiscard(most=4, least=0, whose="one", to="bottom"))),
}
