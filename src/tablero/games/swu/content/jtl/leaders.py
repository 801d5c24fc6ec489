"""The leaders of Jump to Lightspeed: many of them can be deployed as upgrades."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_FIGHTER = trait("fighter")
_VEHICLE = trait("vehicle")
_RESISTANCE = trait("resistance")
_ROOM = (_VEHICLE, unpiloted, friendly)
_BOTH_ARENAS = Both(Control((ground,)), Control((space,)))
_ventress = IfDone(may(deal(1, a(friendly))), deal(1, a(InArenaOf("it"), enemy)))

_again = may(UseAgain())
_blanks = on_attack(Give(LOSING_ALL, any_number(friendly), ROUND))

CARDS: dict[str, Text] = {
    "asajj-ventress#i-work-alone": pilot_leader(
        6,
        (action(EXHAUST, IfDone(deal(1, a(friendly)), deal(1, a(InArenaOf("it"), enemy)))),),
        (grit,),
        (constant(gaining(grit, on_attack(_ventress))),),
    ),
    "grand-admiral-thrawn#how-unfortunate": leader(
        6,
        (when("used-when-defeated", IfDone(may(exhaust(THIS)), UseAgain())),),
        (when("used-when-defeated", _again, limit="round"),),
    ),
    "lando-calrissian#buying-time": pilot_leader(
        7,
        (action(pay(1), EXHAUST, IfDone(PlayFrom(noun="unit"), If(_BOTH_ARENAS, shield(a())))),),
        (sentinel,),
        (constant(gaining(sentinel)), when_deployed(may(shield(a(Not(InArenaOf("this"))))))),
    ),
    "rose-tico#saving-what-we-love": leader(
        5,
        (action(EXHAUST, heal(2, a(_VEHICLE, DidThisPhase("attacked")))),),
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
        (when("ability-damage", IfDone(may(exhaust(THIS)), Indirect(1))),),
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
        (constant(gaining(on_attack(may(boost(1, 0, a(InArenaOf("this"), another)))))),),
    ),
    "luke-skywalker#hero-of-yavin": pilot_leader(
        6,
        (action(EXHAUST, If(ThisPhase("attacked", cards=(_FIGHTER,)), deal(1, a()))),),
        (),
        (Rule("firm"), constant(gaining(on_attack(may(deal(3, a())))), condition=ThisIs((_FIGHTER,)))),
    ),
    "poe-dameron#i-can-fly-anything": text(
        action(pay(1), EXHAUST, FlipOnto()),
        deploys(5),
        pilot=(action(pay(1), AttachThisUpgrade(_ROOM), limit="round"),),
    ),
    "admiral-trench#chkchkchkchk": text(
        action(EXHAUST, IfDone(Discard(filters=(cost_at_least(3),)), DrawCards())),
        Action((pay(3), EXHAUST), Deploy(), condition=AtLeast(Resources(), 6)),
        deployed=(when_deployed(RevealAndSplit(4, 2)),),
    ),
    "rio-durant#wisecracking-wheelman": pilot_leader(
        5,
        (action(pay(1), EXHAUST, attack_with(space, grant=gaining(saboteur, power=1))),),
        (saboteur,),
        (constant(gaining(saboteur)), constant(gaining(power=1), condition=ThisIs((trait("transport"),)))),
    ),
    "han-solo#never-tell-me-the-odds": pilot_leader(
        5,
        (action(EXHAUST, RevealTop(), AttackWith((), Manner(given=((DifferentOddCosts(), gaining(power=1)),)))),),
        (),
        (
            when_deployed(
                ReadyResources(Sum(UnitsOf((OddCost(), friendly)), UnitsOf((OddCost(), friendly), "upgrade")))
            ),
        ),
    ),
    "kazuda-xiono#best-pilot-in-the-galaxy": pilot_leader(
        4,
        (action(EXHAUST, Give(LOSING_ALL, a(friendly), ROUND), ExtraAction()),),
        (_blanks,),
        (constant(gaining(_blanks)),),
    ),
    "admiral-ackbar#its-a-trap": leader(
        6,
        (action(pay(1), EXHAUST, IfDone(exhaust(a(non_leader)), By("its-controller", CreateUnits("xwing")))),),
        (on_attack(IfDone(may(exhaust(a())), By("its-controller", CreateUnits("xwing")))),),
    ),
}
