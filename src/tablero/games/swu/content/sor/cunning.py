"""Spark of Rebellion: Cunning."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "isb-agent": text(when_played(IfDone(RevealFromHand((Is("event"),), 1), deal(1, a())))),
    "bib-fortuna#jabbas-majordomo": text(shielded, action(EXHAUST, PlayFrom(noun="event", discount=1))),
    "cartel-spacer": text(
        when_played(If(Control((aspect("cunning"), another)), exhaust(a(cost_at_most(4), enemy)))),
    ),
    "boba-fett#disintegrator": text(
        on_attack(If(Attacking("unit", (exhausted, Not(Entered("round")))), deal(3, DEFENDER))),
    ),
    "seventh-fleet-defender": text(shielded),
    "jabba-the-hutt#cunning-daimyo": text(
        CostChange(-1, (trait("trick"), Is("event"))),
        when_played(Search((trait("trick"),), top=8, noun="event")),
    ),
    "bossk#deadly-stalker": text(ambush, when("played", may(deal(2, a())), about=Is("event"), whose="you")),
    "bounty-hunter-crew": text(ambush, when_played(may(ReturnFromDiscard(noun="event", whose="any")))),
    "fetts-firespray#pursuing-the-bounty": text(
        when_played(If(EitherIs(ControlNamed("Boba Fett"), ControlNamed("Jango Fett")), ready(THIS))),
        action(pay(2), exhaust(a(non_unique))),
    ),
    "chimaera#flagship-of-the-seventh-fleet": text(
        shielded, on_attack(NameACard(), RevealHand(discards=(HasThatName(),)))
    ),
    "no-good-to-me-dead": text(event(exhaust(a()), Give(Grant(limits=NO_READYING), IT, ROUND))),
    "i-had-no-choice": text(
        event(ChooseThing(up_to(2, non_leader)), OpponentSplits(ReturnToHand(IT), PutInDeck(IT))),
    ),
    "chopper#metal-menace": text(
        constant(gaining(raid(1)), condition=Control((trait("spectre"), another))),
        on_attack(Mill(1, who="defending"), If(CardIs((Is("event"),)), ExhaustResources(1, "defending"))),
    ),
    "leia-organa#defiant-princess": text(when_played(Modes((ReadyResources(1), exhaust(a()))))),
    "lothal-insurgent": text(
        when_played(
            If(
                ThisPhase("played", other_than_this=True),
                ForEachOpponent(seq(DrawCards(1, who="chosen"), Discard(1, who="chosen", random=True))),
            ),
        ),
    ),
    "vanguard-ace": text(when_played(experience(THIS, CountThisPhase("played-others")))),
    "ezra-bridger#resourceful-troublemaker": text(
        when_attack_completed(LookAtTop(WithTop("play-discard"))),
    ),
    "millennium-falcon#piece-of-junk": text(
        EntersReady(),
        when("regroup-ready", EitherOr(PayResources(1), ReturnToHand(THIS))),
    ),
    "rogue-operative": text(saboteur, raid(2)),
    "auzituck-liberator-gunship": text(ambush),
    "chewbacca#loyal-companion": text(sentinel, on_defense(ready(THIS))),
    "lando-calrissian#responsible-businessman": text(saboteur, when_played(ReturnResources(2))),
    "han-solo#reluctant-hero": text(ambush, constant(Grant(limits=STRIKES_FIRST), condition=Attacking())),
    "bamboozle": text(
        Instead(DiscardCost((aspect("cunning"),))),
        event(exhaust(a()), ReturnToHand(Every("upgrade", (On("it"),)))),
    ),
    "spark-of-rebellion": text(event(LookAtHand(discards=True))),
    "bodhi-rook#imperial-defector": text(when_played(LookAtHand(discards=True, filters=(Not(Is("unit")),)))),
    "cantina-bouncer": text(when_played(may(ReturnToHand(a(non_leader))))),
    "cunning": text(
        event(
            Modes(
                (
                    ReturnToHand(a(power_at_most(4), non_leader)),
                    boost(4, 0, a()),
                    exhaust(up_to(2)),
                    ByOpponent(Discard(1, random=True)),
                ),
                2,
            )
        )
    ),
    "greedo#slow-on-the-draw": text(
        when_defeated(IfDone(may(Mill(1)), If(CardIs((Not(Is("unit")),)), deal(2, a(ground))))),
    ),
    "jawa-scavenger": text(saboteur),
    "mining-guild-tie-fighter": text(on_attack(IfDone(may(PayResources(2)), DrawCards(1)))),
    "crafty-smuggler": text(shielded),
    "outer-rim-headhunter": text(raid(1), on_attack(If(Control((leader_unit,)), may(exhaust(a(non_leader)))))),
    "pirated-starfighter": text(raid(1), when_played(ReturnToHand(a(non_leader, friendly)))),
    "swoop-racer": text(),
    "gamorrean-guards": text(constant(gaining(sentinel), condition=Control((aspect("cunning"), another)))),
    "strafing-gunship": text(
        constant(gaining(limits=REACHES_GROUND)),
        constant(gaining(power=-2), IsDefender(), condition=Attacking("unit", (ground,))),
    ),
    "syndicate-lackeys": text(ambush),
    "smuggling-compartment": text(Attach((trait("vehicle"),)), constant(gaining(on_attack(ReadyResources(1))))),
    "snapshot-reflexes": text(when_played(may(AttackWith(who=ATTACHED)))),
    "disarm": text(event(boost(-4, 0, a(enemy)))),
    "shoot-first": text(event(AttackWith((), Manner(Grant(power=1, limits=STRIKES_FIRST))))),
    "asteroid-sanctuary": text(event(exhaust(a(enemy)), shield(a(cost_at_most(3), friendly)))),
    "sneak-attack": text(
        event(IfDone(PlayFrom(noun="unit", discount=3, ready=True), Later("regroup-phase", defeat(IT))))
    ),
    "surprise-strike": text(event(attack_with(grant=gaining(power=3)))),
    "outmaneuver": text(event(ChooseArena(exhaust(each(InArenaOf("chosen")))))),
    "waylay": text(event(ReturnToHand(a(non_leader)))),
    "dont-get-cocky": text(event(ChooseThing(a()), PushLuck(7))),
    "change-of-heart": text(event(TakeControl(a(non_leader)), Later("regroup-phase", TakeControl(IT, owner=True)))),
}
