"""Spark of Rebellion: Villainy, Heroism, and no aspect."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import (
    YOUR_BASE,
    AttackedThisPhase,
    AttackWith,
    Control,
    CostChange,
    IfDone,
    LookAtHand,
    Not,
    PlayFrom,
    ThatMuch,
    a,
    ambush,
    an_upgrade,
    another,
    aspect,
    constant,
    deal,
    defeat,
    enemy,
    event,
    exhaust,
    experience,
    friendly,
    gaining,
    ground,
    may,
    on_attack,
    overwhelm,
    raid,
    ready,
    restore,
    saboteur,
    sentinel,
    text,
    trait,
    up_to,
    when_defeated,
    when_played,
)

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
    "galactic-ambition": text(
        event(IfDone(PlayFrom((Not(aspect("heroism")),), noun="unit", free=True), deal(ThatMuch(), YOUR_BASE))),
    ),
    "alliance-xwing": text(),
    "rebel-pathfinder": text(saboteur),
    "fleet-lieutenant": text(when_played(may(AttackWith(extra=((trait("rebel"), gaining(power=2)),))))),
    "wing-leader": text(when_played(experience(a(trait("rebel"), friendly, another), 2))),
    "general-dodonna#massassi-group-commander": text(
        constant(gaining(power=1, hp=1), trait("rebel"), friendly, another)
    ),
    "regional-sympathizers": text(restore(2)),
    "snowspeeder": text(ambush, on_attack(exhaust(a(ground, trait("vehicle"), enemy)))),
    "medal-ceremony": text(event(experience(up_to(3, trait("rebel"), AttackedThisPhase())))),
    "underworld-thug": text(),
    "volunteer-soldier": text(raid(1), CostChange(-1, whose="this", condition=Control((trait("trooper"),)))),
    "frontier-atrt": text(constant(gaining(ambush), condition=Control((trait("vehicle"), another)))),
    "corellian-freighter": text(sentinel),
    "confiscate": text(event(defeat(an_upgrade()))),
}
