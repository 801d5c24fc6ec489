"""The Command cards of Shadows of the Galaxy."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_quarry = (Is("unit"), cost_at_most(3))

CARDS: dict[str, Text] = {
    "salacious-crumb#obnoxious-pet": text(
        when_played(heal(1, YOUR_BASE)), action(EXHAUST, Doing(ReturnToHand(THIS)), deal(1, a(ground)))
    ),
    "outland-tie-vanguard": text(when_played(may(experience(a(cost_at_most(3), another))))),
    "phaseiii-dark-trooper": text(sentinel, when("combat-damaged", experience(THIS))),
    "warbird-stowaway": text(constant(gaining(power=2), condition=Initiative()), Smuggle(4, ("command", "villainy"))),
    "crosshair#following-orders": text(
        action(pay(2), boost(1, 0, THIS)), action(EXHAUST, UnitDeals(THIS, Value("this"), a(ground, enemy)))
    ),
    "ephant-mon#head-of-security": text(
        on_attack(
            ChooseThing(a(non_leader, enemy, DidThisPhase("attacked-your-base"))),
            CapturedBy(a(friendly, InArenaOf("it"))),
        )
    ),
    "pirate-battle-tank": text(sentinel, Smuggle(7, ("command", "villainy"))),
    "maul#shadow-collective-visionary": text(
        ambush,
        overwhelm,
        on_attack(may(seq(ChooseThing(a(trait("underworld"), friendly, another)), StandIn()))),
    ),
    "jabbas-rancor#pateesa": text(
        CostChange(-1, whose="this", condition=ControlNamed("Jabba the Hutt")),
        when_played_or_on_attack(DealEach(((3, a(ground, friendly, another)), (3, a(ground, enemy))))),
    ),
    "finalizer#might-of-the-first-order": text(overwhelm, when_played(EachCaptures((non_leader, enemy), "any-number"))),
    "remnant-reserves": text(event(Search(noun="unit", top=5, most=3))),
    "palpatines-return": text(event(PlayFrom(noun="unit", zone="discard", discount=6, more=((trait("force"), 8),)))),
    "clone-deserter": text(restore(1), bounty(DrawCards())),
    "maz-kanata#pirate-queen": text(when("played", experience(THIS), about=All((Is("unit"), another)), whose="you")),
    "freetown-backup": text(on_attack(boost(2, 2, a(friendly, another))), Smuggle(4, ("command", "heroism"))),
    "sundari-peacekeeper": text(raid(2), restore(2)),
    "echo#restored": text(restore(2), when_played(IfDone(may(Discard()), experience(a(Shares("name", "card")), 2)))),
    "modded-cohort": text(ambush, raid(2)),
    "adelphi-patrol-wing": text(when_played(may(AttackWith((), Manner(given=((Initiative(), gaining(power=2)),)))))),
    "the-marauder#shuttling-the-bad-batch": text(
        ambush, when_played(IfDone(PickFromDiscard(), If(CardIs((NamedLikeUnit(),)), PutCards("resources"))))
    ),
    "general-rieekan#defensive-strategist": text(
        when_played_or_on_attack(
            ChooseThing(a(friendly)),
            If(ItIs((HasKeyword("sentinel"),)), experience(IT), Give(gaining(sentinel), IT)),
        )
    ),
    "inspiring-mentor": text(
        Attach((non("vehicle"),)),
        constant(gaining(Triggered(("attack", "when-defeated"), experience(a(friendly, another))))),
    ),
    "spark-of-hope": text(event(IfDone(PickFromDiscard(noun="unit"), If(CardDefeated(), PutCards("resources"))))),
    "rule-with-respect": text(event(Capture(a(friendly), each(non_leader, enemy, DidThisPhase("attacked-your-base"))))),
    "enterprising-lackeys": text(
        when_defeated(IfDone(may(DefeatResource()), ResourceThis())), Smuggle(6, ("command", "command"))
    ),
    "enforced-loyalty": text(event(IfDone(defeat(a(friendly)), DrawCards(2)))),
    "endless-legions": text(event(PlayRevealed())),
    "warzone-lieutenant": text(),
    "collections-starhopper": text(Smuggle(3, ("command",))),
    "gamorrean-retainer": text(constant(gaining(sentinel), condition=Control((aspect("command"), another)))),
    "privateer-crew": text(Smuggle(6, ("command",)), when("when-played-smuggle", experience(THIS, 3))),
    "scanning-officer": text(when_played(InspectResources(3, (HasKeyword("smuggle"),)))),
    "cobb-vanth#the-marshal": text(
        when_defeated(IfDone(Search((cost_at_most(2),), noun="unit", top=10, then="discard"), Permit(free=True)))
    ),
    "outlaw-corona": text(bounty(ResourceTop())),
    "reputable-hunter": text(CostChange(-1, whose="this", condition=ThereIs("unit", (bountied, enemy)))),
    "kihraxz-heavy-fighter": text(
        overwhelm, on_attack(IfDone(may(exhaust(a(friendly, another))), boost(3, 0, THIS, ATTACK)))
    ),
    "weequay-pirate-gang": text(ambush, Smuggle(5, ("command",))),
    "discerning-veteran": text(when_played(Capture(THIS, a(ground, non_leader, enemy)))),
    "arquitens-assault-cruiser": text(
        ambush, when("attack-defeats", If(OtherIs((non_leader,)), TheirCards(PutCards("resources"), "other")))
    ),
    "bounty-hunters-quarry": text(
        constant(
            gaining(
                bounty(
                    If(
                        ThisIs((unique,)),
                        Search(_quarry, top=10, then="free"),
                        Search(_quarry, top=5, then="free"),
                    )
                )
            )
        )
    ),
    "legal-authority": text(
        Attach((friendly,)),
        when_played(Capture(ATTACHED, a(Compared("power", "less", Value("this")), non_leader, enemy))),
    ),
    "price-on-your-head": text(constant(gaining(bounty(ResourceTop())))),
    "the-darksaber": text(
        Attach((non("vehicle"),)),
        CostChange(0, whose="this", ignores_aspects=True, on=(trait("mandalorian"),)),
        constant(gaining(on_attack(experience(each(trait("mandalorian"), friendly, another))))),
    ),
    "commission": text(
        event(Search((Either((trait("bounty hunter"), trait("item"), trait("transport"))),), top=10)),
        Smuggle(3, ("command",)),
    ),
    "timely-intervention": text(event(PlayFrom(noun="unit", grant=gaining(ambush))), Smuggle(2, ("command",))),
    "moment-of-glory": text(event(boost(4, 4, a()))),
    "choose-sides": text(event(ExchangeControl((non_leader,)))),
}
