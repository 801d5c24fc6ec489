"""The leaders of Shadows of the Galaxy."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_gar_saxon = gaining(power=1)
_next_unit_less = NextCard(CostChange(-1, (Is("unit"),)))
_next_unit_far_less = NextCard(CostChange(-2, (Is("unit"),)))
_shield_for_upgrade = IfDone(defeat(an_upgrade(friendly)), shield(ItsUnit()))
_exhaust_leader = may(exhaust(THIS))
_hunter = RevealResource((NamedLikeUnit((unique,)),))

CARDS: dict[str, Text] = {
    "gar-saxon#viceroy-of-mandalore": leader(
        6,
        (constant(_gar_saxon, upgraded, friendly),),
        (constant(gaining(when_defeated(may(ReturnLostUpgrade())), power=1), upgraded, friendly),),
    ),
    "qira#i-alone-survived": leader(
        5,
        (action(pay(1), EXHAUST, deal(2, a(friendly)), shield(IT)),),
        (grit, when_deployed(heal(99, each()), DealOwn(Half(Value("it", "remaining")), each()))),
    ),
    "finn#this-is-a-rescue": leader(5, (action(EXHAUST, _shield_for_upgrade),), (on_attack(may(_shield_for_upgrade)),)),
    "rey#more-than-a-scavenger": leader(
        6,
        (action(pay(1), EXHAUST, experience(a(power_at_most(2)))),),
        (restore(3), on_attack(may(experience(a(power_at_most(2)))))),
    ),
    "hondo-ohnaka#thats-good-business": leader(
        6,
        (when("when-played-smuggle", IfDone(_exhaust_leader, experience(a())), about=anything, whose="you"),),
        (raid(1), when("when-played-smuggle", may(experience(a())), about=anything, whose="you")),
    ),
    "jabba-the-hutt#his-high-exaltedness": leader(
        7,
        (action(EXHAUST, Give(gaining(bounty(_next_unit_less)), a())),),
        (
            when_deployed(Capture(a(friendly, another), a(non_leader, enemy))),
            action(EXHAUST, Give(gaining(bounty(_next_unit_far_less)), a())),
        ),
    ),
    "moff-gideon#formidable-commander": leader(
        5,
        (action(EXHAUST, AttackWith((cost_at_most(3),), Manner(given=((AttackOn(), gaining(power=1)),)))),),
        (overwhelm, constant(gaining(overwhelm, power=1), cost_at_most(3), friendly, IsAttacking("unit"))),
    ),
    "boba-fett#daimyo": leader(
        6,
        (
            when(
                "played",
                IfDone(_exhaust_leader, boost(1, 0, a(friendly))),
                about=All((Is("unit"), HasKeyword("any"))),
                whose="you",
            ),
        ),
        (constant(gaining(power=1), HasKeyword("any"), friendly, another),),
    ),
    "hunter#outcast-sergeant": leader(7, (action(pay(1), EXHAUST, _hunter),), (overwhelm, on_attack(may(_hunter)))),
    "bossk#hunting-his-prey": leader(
        5,
        (action(EXHAUST, deal(1, a(bountied)), may(boost(1, 0, IT))),),
        (when("bounty", UseAgain("collect"), whose="you", limit="round"),),
    ),
    "kylo-ren#rash-and-deadly": leader(
        4,
        (action(EXHAUST, Doing(Discard()), boost(2, 0, a())),),
        (constant(gaining(power=Per(-1, HandSize()))),),
    ),
    "bokatan-kryze#princess-in-exile": leader(
        6,
        (action(EXHAUST, If(ThisPhase("attacked", cards=(trait("mandalorian"),)), deal(1, a()))),),
        (
            on_attack(
                may(deal(1, a())),
                If(ThisPhase("attacked", cards=(trait("mandalorian"),), other_than_this=True), may(deal(1, a()))),
            ),
        ),
    ),
    "han-solo#worth-the-risk": leader(
        5,
        (action(EXHAUST, PlayFrom(noun="unit", discount=1), deal(2, IT)),),
        (action(PlayFrom(noun="unit", discount=1, must=True), deal(2, IT)),),
    ),
    "cad-bane#he-who-needs-no-introduction": leader(
        6,
        (
            when(
                "played",
                IfDone(_exhaust_leader, seq(OpponentChooses(), deal(1, IT))),
                about=trait("underworld"),
                whose="you",
            ),
        ),
        (
            raid(2),
            when(
                "played",
                may(seq(OpponentChooses(), deal(2, IT))),
                about=trait("underworld"),
                whose="you",
                limit="round",
            ),
        ),
    ),
    "doctor-aphra#rapacious-archaeologist": leader(
        5,
        (when("regroup-phase", Mill()),),
        (
            constant(gaining(power=3), condition=AtLeast(Different("costs", "discard"), 5)),
            when_deployed(OneAtRandom(3)),
        ),
    ),
    "fennec-shand#honoring-the-deal": leader(
        5,
        (action(pay(1), EXHAUST, PlayFrom((cost_at_most(4),), noun="unit", grant=gaining(ambush))),),
        (saboteur, action(PlayFrom((cost_at_most(4),), noun="unit", grant=gaining(ambush), must=True))),
    ),
    "lando-calrissian#with-impeccable-taste": leader(
        4,
        (action(EXHAUST, PlayBySmuggle(2), DefeatResource(owned=True)),),
        (action(PlayBySmuggle(2), DefeatResource(owned=True), limit="round"),),
    ),
    "the-mandalorian#sworn-to-the-creed": leader(
        6,
        (
            when(
                "played",
                IfDone(_exhaust_leader, exhaust(a(remaining_at_most(4), enemy))),
                about=Is("upgrade"),
                whose="you",
            ),
        ),
        (when("played", may(exhaust(a(remaining_at_most(6), enemy))), about=Is("upgrade"), whose="you"),),
    ),
}
