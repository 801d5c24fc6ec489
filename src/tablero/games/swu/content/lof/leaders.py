"""The leaders of Legends of the Force."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_JEDI = trait("jedi")
_FORCE = trait("force")
_KINDRED = Either((trait("creature"), trait("spectre")))
_EXPERIENCE = Named("Experience")
_snoke = experience(a(Utmost("power", (aspect("villainy"), friendly))))
_maul = deal(1, Chosen("unit", (), 2, 2))
_barriss = PlayFrom(noun="event", discount=1)
_lesser = PlayFrom((non(aspect("villainy")), Compared("cost", "less", Value("it", "cost"))), noun="unit", free=True)
_tempted = PlayFrom((aspect("villainy"), Not(Is("unit"))), ignore_aspects=True)

CARDS: dict[str, Text] = {
    "kylo-ren#were-not-done-yet": leader(
        7,
        (action(EXHAUST, Discard(), If(CardIs((Is("upgrade"),)), DrawCards())),),
        (
            sentinel,
            when_deployed(AsOftenAsWished(PlayFrom(zone="discard", noun="upgrade", on_this=True))),
        ),
    ),
    "mother-talzin#power-through-magick": leader(
        5, (action(EXHAUST, USE_FORCE, boost(-1, -1, a())),), (on_attack(may(boost(-1, -1, a()))),)
    ),
    "ahsoka-tano#fighting-for-peace": leader(
        6,
        (action(EXHAUST, USE_FORCE, Give(gaining(sentinel), a(friendly))),),
        (on_attack(may(Give(gaining(sentinel), a(friendly)))),),
    ),
    "kanan-jarrus#help-us-survive": leader(
        6,
        (action(pay(1), EXHAUST, shield(a(_KINDRED))),),
        (shielded, constant(gaining(power=2, hp=2), condition=Control((_KINDRED, another)))),
    ),
    "morgan-elsbeth#following-the-call": leader(
        5,
        (
            action(
                EXHAUST,
                IfDone(
                    ChooseThing(a(friendly, DidThisPhase("attacked"))),
                    PlayFrom((Shares("keyword", "it"),), noun="unit", discount=1),
                ),
            ),
        ),
        (on_attack(NextCard(CostChange(-1, (Is("unit"),), if_it_is=(Shares("keyword", "yours"),)))),),
    ),
    "supreme-leader-snoke#in-the-seat-of-power": leader(6, (action(pay(1), EXHAUST, _snoke),), (on_attack(_snoke),)),
    "avar-kriss#marshal-of-starlight": text(
        action(EXHAUST, GainForce()),
        epic(Deploy(), condition=AtLeast(Sum(Resources(), CountThisPhase("force-used")), 9)),
        deployed=(constant(gaining(overwhelm, power=4), condition=TheForce()),),
    ),
    "obiwan-kenobi#courage-makes-heroes": leader(
        5,
        (action(EXHAUST, USE_FORCE, experience(a(Not(Carrying((_EXPERIENCE,)))))),),
        (on_attack(may(experience(a(Not(Carrying((_EXPERIENCE,))), another)))),),
    ),
    "darth-maul#sith-revealed": leader(6, (action(EXHAUST, USE_FORCE, _maul),), (on_attack(_maul),)),
    "third-sister#seething-with-ambition": leader(
        5,
        (action(EXHAUST, PlayFrom(noun="unit", grant=gaining(hidden))),),
        (hidden, on_attack(Impose(NextGets(gaining(hidden))))),
    ),
    "kit-fisto#focused-jedi-master": leader(
        5,
        (action(pay(1), EXHAUST, If(ThisPhase("attacked", cards=(_JEDI,)), deal(2, a()))),),
        (saboteur, constant(gaining(power=UnitsOf((_JEDI, friendly, another))))),
    ),
    "rey#nobody": leader(
        7,
        (action(EXHAUST, If(ThisPhase("played", cards=(_FORCE, Not(Is("unit")))), deal(1, a()))),),
        (when_deployed(IfDone(may(DiscardHand()), DrawCards(2))),),
    ),
    "barriss-offee#we-have-become-villains": leader(
        6, (action(EXHAUST, USE_FORCE, _barriss),), (action(USE_FORCE, _barriss),)
    ),
    "grand-inquisitor#stories-travel-quickly": leader(
        5,
        (action(EXHAUST, USE_FORCE, AttackWith((), Manner(defender=Grant(power=-2)))),),
        (shielded, on_attack(boost(-2, 0, DEFENDER, ATTACK))),
    ),
    "cal-kestis#i-cant-keep-hiding": leader(
        4,
        (action(EXHAUST, USE_FORCE, OpponentChooses((unexhausted,)), exhaust(IT)),),
        (on_attack(OpponentChooses((unexhausted,)), exhaust(IT)),),
    ),
    "quigon-jinn#student-of-the-living-force": leader(
        6,
        (action(EXHAUST, USE_FORCE, IfDone(ReturnToHand(a(friendly, non_leader)), _lesser)),),
        (when_attack_completed(IfDone(may(ReturnToHand(a(friendly, non_leader))), _lesser)),),
    ),
    "darth-revan#scourge-of-the-old-republic": leader(
        5,
        (when("attack-defeats", IfDone(may(exhaust(THIS)), experience(SUBJECT)), about=friendly, whose="you"),),
        (restore(1), when("attack-defeats", may(experience(SUBJECT)), about=friendly, whose="you")),
    ),
    "anakin-skywalker#tempted-by-the-dark-side": leader(
        5, (action(EXHAUST, USE_FORCE, _tempted),), (action(USE_FORCE, _tempted),)
    ),
}
