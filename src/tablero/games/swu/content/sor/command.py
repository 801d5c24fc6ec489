"""Spark of Rebellion: Command."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    # Command and Villainy.
    "admiral-piett#captain-of-the-executor": text(constant(gaining(ambush), cost_at_least(6), non_leader, friendly)),
    "general-tagge#concerned-commander": text(when_played(experience(up_to(3, trait("trooper"))))),
    "seasoned-shoretrooper": text(constant(gaining(power=2), condition=AtLeast(Resources(), 6))),
    "emperors-royal-guard": text(
        constant(gaining(sentinel), condition=Control((trait("official"),))),
        constant(gaining(hp=1), condition=ControlNamed("Emperor Palpatine")),
    ),
    "superlaser-technician": text(when_defeated(may(ResourceThis(ready=True)))),
    "grand-moff-tarkin#death-star-overseer": text(when_played(Search((trait("imperial"),), 5, 2))),
    "rukh#thrawns-assassin": text(
        shielded,
        Triggered(
            ("combat-damage",),
            defeat(OTHER_ONE),
            condition=Both(Attacking(), OtherIs((non_leader,))),
        ),
    ),
    "gladiator-star-destroyer": text(when_played(Give(gaining(sentinel), a()))),
    "darth-vader#commanding-the-first-legion": text(
        ambush, when_played(Search((aspect("villainy"),), 10, 99, combined=3, then="free", noun="unit"))
    ),
    "blizzard-assault-atat": text(when("attack-defeats", may(deal(HowMuch("excess"), a(ground, enemy))))),
    "relentless#konstantines-folly": text(FirstEventBlank()),
    "devastator#inescapable": text(sentinel, overwhelm, when_played(may(deal(Resources(), a())))),
    "the-emperors-legion": text(event(ReturnDefeated())),
    "overwhelming-barrage": text(
        event(boost(2, 2, a(friendly)), DealDivided(Value(), (other_than_it,), by_it=True, or_none=True))
    ),
    # Command and Heroism.
    "alliance-dispatcher": text(action(EXHAUST, PlayFrom(noun="unit", discount=1))),
    "bail-organa#rebel-councilor": text(action(EXHAUST, experience(a(friendly, another)))),
    "battlefield-marine": text(),
    "mon-mothma#voice-of-the-rebellion": text(when_played(Search((trait("rebel"),), 5))),
    "admiral-ackbar#brilliant-strategist": text(
        restore(1), when_played(may(deal(UnitsOf((friendly, InArenaOf("it"))), a())))
    ),
    "echo-base-defender": text(sentinel),
    "bright-hope#the-last-transport": text(
        sentinel, when_played(IfDone(may(ReturnToHand(a(ground, non_leader, friendly))), DrawCards()))
    ),
    "wedge-antilles#star-of-the-rebellion": text(constant(gaining(ambush, power=1, hp=1), trait("vehicle"), friendly)),
    "rogue-squadron-skirmisher": text(ambush, when_played(ReturnFromDiscard((cost_at_most(2),), noun="unit"))),
    "home-one#alliance-flagship": text(
        restore(2),
        constant(gaining(restore(1)), friendly, another),
        when_played(PlayFrom((aspect("heroism"),), "discard", 3, noun="unit", must=True)),
    ),
    "rebel-assault": text(
        event(
            Together(
                (
                    attack_with(trait("rebel"), grant=gaining(power=1)),
                    attack_with(trait("rebel"), other_than_it, grant=gaining(power=1)),
                )
            )
        )
    ),
    "uwing-reinforcement": text(event(Search((), 10, 3, combined=7, then="free", noun="unit"))),
    # Command alone.
    "general-krell#heartless-tactician": text(constant(gaining(when_defeated(may(DrawCards()))), friendly, another)),
    "attack-pattern-delta": text(
        event(
            EachAnother(
                (
                    boost(3, 3, a(friendly)),
                    boost(2, 2, a(friendly, other_than_it)),
                    boost(1, 1, a(friendly, other_than_it)),
                )
            )
        )
    ),
    "command": text(
        event(
            Modes(
                (
                    experience(a(), 2),
                    UnitDeals(a(friendly), Value(), a(non_unique, enemy)),
                    ResourceThis(),
                    ReturnFromDiscard(noun="unit"),
                ),
                2,
            )
        )
    ),
    "vanguard-infantry": text(when_defeated(may(experience(a())))),
    "colonel-yularen#isb-director": text(
        when("played", heal(1, YOUR_BASE), about=All((aspect("command"), Is("unit"))), whose="you")
    ),
    "frontline-shuttle": text(action(Defeating(THIS), AttackWith((), Manner(exhausted=True, no_bases=True)))),
    "patrolling-vwing": text(when_played(DrawCards())),
    "consortium-starviper": text(constant(gaining(restore(2)), condition=Initiative())),
    "homestead-militia": text(constant(gaining(sentinel), condition=AtLeast(Resources(), 6))),
    "escort-skiff": text(constant(gaining(ambush), condition=Control((aspect("command"), another)))),
    "agent-kallus#seeking-the-rebels": text(
        ambush, when("defeated", may(DrawCards()), about=All((unique, another)), limit="round")
    ),
    "steadfast-battalion": text(overwhelm, on_attack(If(Control((leader_unit,)), boost(2, 2, a(friendly))))),
    "mercenary-company": text(ambush, overwhelm),
    "97th-legion#keeping-the-peace-on-sullust": text(constant(gaining(power=Resources(), hp=Resources()))),
    "reinforcement-walker": text(
        when_played_or_on_attack(LookAtTop(Modes((DrawCards(), seq(Mill(), heal(3, YOUR_BASE)))))),
    ),
    "academy-training": text(),
    "hardpoint-heavy-blaster": text(
        Attach((trait("vehicle"),)),
        constant(gaining(on_attack(If(Attacking("unit"), may(deal(2, a(InArenaOf("defender")))))))),
    ),
    "traitorous": text(
        Triggered(("attached",), TakeControl(ATTACHED), condition=ThisIs((non_leader, cost_at_most(3)))),
        Triggered(("detached",), TakeControl(OTHER_ONE, owner=True)),
    ),
    "recruit": text(event(Search((), 5, noun="unit"))),
    "tactical-advantage": text(event(boost(2, 2, a()))),
    "prepare-for-takeoff": text(event(Search((trait("vehicle"),), 8, 2, noun="unit"))),
    "resupply": text(event(ResourceThis())),
    "strike-true": text(event(UnitDeals(a(friendly), Value(), a(enemy)))),
}
