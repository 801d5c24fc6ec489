"""The leaders of Jump to Lightspeed: many of them can be deployed as upgrades."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import (
    EXHAUST,
    THIS,
    AttackedThisPhase,
    Both,
    ByController,
    Carrying,
    Control,
    CostChange,
    CreateUnits,
    DealDivided,
    Either,
    Firm,
    FlipOnto,
    If,
    IfDone,
    Indirect,
    InItsArena,
    InThisArena,
    Is,
    MoveThisUpgrade,
    NextCard,
    Not,
    OneOf,
    PlayFrom,
    ThisIs,
    ThisPhase,
    a,
    a_base,
    action,
    another,
    anything,
    attack_with,
    boost,
    constant,
    deal,
    deploys,
    enemy,
    exhaust,
    friendly,
    gaining,
    grit,
    ground,
    heal,
    leader,
    may,
    non_leader,
    on_attack,
    other_than_it,
    pay,
    pilot_leader,
    saboteur,
    sentinel,
    shield,
    space,
    text,
    token,
    trait,
    unpiloted,
    when,
    when_deployed,
)

_FIGHTER = trait("fighter")
_VEHICLE = trait("vehicle")
_RESISTANCE = trait("resistance")
_ROOM = (_VEHICLE, unpiloted, friendly)
_BOTH_ARENAS = Both(Control((ground,)), Control((space,)))
_ventress = IfDone(may(deal(1, a(friendly))), deal(1, a(InItsArena(), enemy)))

CARDS: dict[str, Text] = {
    "asajj-ventress#i-work-alone": pilot_leader(
        6,
        (action(EXHAUST, IfDone(deal(1, a(friendly)), deal(1, a(InItsArena(), enemy)))),),
        (grit,),
        (constant(gaining(grit, on_attack(_ventress))),),
    ),
    "lando-calrissian#buying-time": pilot_leader(
        7,
        (action(pay(1), EXHAUST, IfDone(PlayFrom(noun="unit"), If(_BOTH_ARENAS, shield(a())))),),
        (sentinel,),
        (constant(gaining(sentinel)), when_deployed(may(shield(a(Not(InThisArena())))))),
    ),
    "rose-tico#saving-what-we-love": leader(
        5,
        (action(EXHAUST, heal(2, a(_VEHICLE, AttackedThisPhase()))),),
        (on_attack(may(heal(2, a(_VEHICLE)))),),
    ),
    "admiral-piett#commanding-the-armada": leader(
        5,
        (action(EXHAUST, PlayFrom((trait("capital ship"),), noun="unit", discount=1)),),
        (CostChange(-2, (trait("capital ship"), Is("unit"))),),
    ),
    "darth-vader#victor-squadron-leader": pilot_leader(
        6,
        (
            action(
                EXHAUST,
                If(ThisPhase("attacked", cards=(_VEHICLE, Not(token))), CreateUnits("tie-fighter")),
            ),
        ),
        (),
        (when_deployed(CreateUnits("tie-fighter", 2)),),
    ),
    "admiral-holdo#were-not-alone": leader(
        6,
        (action(pay(1), EXHAUST, boost(2, 2, a(Either((_RESISTANCE, Carrying((_RESISTANCE,))))))),),
        (on_attack(may(boost(2, 2, OneOf((a(_RESISTANCE, another), a(Carrying((_RESISTANCE,)))))))),),
    ),
    "wedge-antilles#leader-of-red-squadron": pilot_leader(
        5,
        (action(EXHAUST, PlayFrom(piloting=True, discount=1)),),
        (),
        (constant(gaining(on_attack(NextCard(CostChange(-1, (trait("pilot"),)))))),),
    ),
    "boba-fett#any-methods-necessary": pilot_leader(
        6,
        (when("ability-damage", IfDone(may(exhaust(THIS)), Indirect(1)), about=anything, whose="you"),),
        (),
        (when_deployed(DealDivided(4, up_to=True)),),
    ),
    "captain-phasma#chrome-dome": leader(
        5,
        (action(EXHAUST, If(ThisPhase("played", cards=(trait("first order"),)), deal(1, a_base()))),),
        (
            on_attack(
                If(
                    ThisPhase("played", cards=(trait("first order"),), other_than_this=True),
                    IfDone(may(deal(1, a())), deal(1, a_base())),
                )
            ),
        ),
    ),
    "major-vonreg#red-baron": pilot_leader(
        4,
        (action(EXHAUST, IfDone(PlayFrom((_VEHICLE,), noun="unit"), boost(1, 0, a(other_than_it)))),),
        (),
        (constant(gaining(on_attack(may(boost(1, 0, a(InThisArena(), another)))))),),
    ),
    "luke-skywalker#hero-of-yavin": pilot_leader(
        6,
        (action(EXHAUST, If(ThisPhase("attacked", cards=(_FIGHTER,)), deal(1, a()))),),
        (),
        (Firm(), constant(gaining(on_attack(may(deal(3, a())))), condition=ThisIs((_FIGHTER,)))),
    ),
    "poe-dameron#i-can-fly-anything": text(
        action(pay(1), EXHAUST, FlipOnto()),
        deploys(5),
        pilot=(action(pay(1), MoveThisUpgrade(_ROOM), limit="round"),),
    ),
    "rio-durant#wisecracking-wheelman": pilot_leader(
        5,
        (action(pay(1), EXHAUST, attack_with(space, grant=gaining(saboteur, power=1))),),
        (saboteur,),
        (constant(gaining(saboteur)), constant(gaining(power=1), condition=ThisIs((trait("transport"),)))),
    ),
    "admiral-ackbar#its-a-trap": leader(
        6,
        (action(pay(1), EXHAUST, IfDone(exhaust(a(non_leader)), ByController(CreateUnits("xwing")))),),
        (on_attack(IfDone(may(exhaust(a())), ByController(CreateUnits("xwing")))),),
    ),
}
