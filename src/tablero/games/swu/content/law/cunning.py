"""A Lawless Time: Cunning."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *


def _control_either(first: Aspect, second: Aspect) -> Control:
    """Return "you control a unit with one aspect or the other"."""
    return Control((Either((aspect(first), aspect(second))),))


CARDS: dict[str, Text] = {
    "the-stranger#no-survivors": text(
        ambush, grit, constant(gaining(limits=MAY_STRIKE_LAST), condition=Attacking("unit"))
    ),
    "jango-fett#wily-mercenary": text(shielded, on_attack(If(ThisIs((upgraded,)), exhaust(a(enemy))))),
    "anakin-skywalker#prescient-podracer": text(
        when(
            "attack-ends",
            If(NoOtherAttacked(), IfDone(may(ReturnToHand(SUBJECT)), heal(2, YOUR_BASE))),
            about=friendly,
        )
    ),
    "kanan-jarrus#spectre-one": text(
        restore(1),
        when_played(
            If(
                _control_either("command", "aggression"),
                may(ReturnToHand(a(non_leader, cost_at_most(4)))),
                may(ReturnToHand(a(non_leader, cost_at_most(2)))),
            )
        ),
    ),
    "toydarian-technician": text(raid(1), restore(1)),
    "val#its-been-a-ride-babe": text(when_played(shield(a(friendly, another))), when_defeated(shield(a(enemy)))),
    "twofaced-troig": text(sentinel, when_played(IfDone(may(GiveAway(THIS)), CreateCredits(2)))),
    "rio-durant#becketts-right-hands": text(
        when_played(IfDone(may(ReturnToHand(a(non_leader, cost_at_most(3)))), OwnerPlays(gaining(shielded))))
    ),
    "hondo-ohnaka#plays-by-his-own-rules": text(Rule("sees-top"), action(PlayTop(), limit="round")),
    "finn#looking-closer": text(ambush, on_attack(may(shield(a(non_unique))))),
    "rhydonium-detonation": text(event(EveryPlayer(may(ReturnToHand(a(non_leader)))), defeat(each(non_leader)))),
    "nihil-stormsower": text(hidden),
    "salacious-crumb#cackling-companion": text(raid(2), EntersReady(ControlNamed("Jabba the Hutt"))),
    "black-sun-patroller": text(shielded),
    "malakili#keeper-of-the-menagerie": text(
        constant(Grant(traits=("underworld",)), trait("creature"), friendly), LendsTrait("creature", "underworld")
    ),
    "cutthroat-podracer": text(when_played(may(deal(2, a(ground, exhausted))))),
    "boba-fett#for-a-price": text(when_played_or_on_attack(IfDone(may(PayResources(1)), deal(3, a(ground))))),
    "vermillion#qiras-auction-house": text(when_attack_ends(If(Survived(), seq(RevealTop("any"), Auction())))),
    "jabbas-rancor#snack-time": text(hidden, on_attack(OpponentChooses((ground,)), may(deal(7, IT)))),
    "hold-for-questioning": text(
        event(
            IfDone(
                exhaust(a(enemy)),
                LookAtHand(discards=True, filters=(Shares("aspect", "it"),), who="its-controller"),
            )
        )
    ),
    "artful-pickpocket": text(saboteur),
    "anakins-podracer#so-wizard": text(
        ambush, constant(gaining(limits=STRIKES_FIRST), condition=Both(Attacking(), NoOtherAttacked()))
    ),
    "wookiee-guerilla": text(hidden, raid(2)),
    "lieutenant-gorn#i-deserve-worse": text(on_attack(StealCredit())),
    "rebel-blockade-runner": text(saboteur),
    "rose-tico#now-its-worth-it": text(EntersReady(Control((non_unique,)))),
    "liberty#draw-their-fire": text(
        sentinel,
        when_played_or_on_attack(exhaust(a(enemy)), ReturnToHand(Every("upgrade", (On("it"), cost_at_most(4))))),
    ),
    "hans-golden-dice": text(constant(gaining(on_attack(Mill(), If(CardIs((OddCost(),)), CreateCredits()))))),
    "secret-battle-of-pretend": text(
        event(IfDone(exhaust(a(friendly)), exhaust(SoMany(Different("aspects", "it"), (InArenaOf("it"), enemy)))))
    ),
    "rookie-rocketjumper": text(when_played(IfDone(may(PayResources(1)), shield(THIS)))),
    "canyon-frontrunner": text(on_attack(If(NoOtherAttacked(), may(boost(-2, 0, a()))))),
    "the-master-codebreaker#high-stakes": text(
        CostChange(-1, (trait("gambit"),), first="round"), when_played(Search((trait("gambit"),), top=8))
    ),
    "ohnaka-gang-starhopper": text(saboteur),
    "weequay-pirate": text(saboteur, when_played(If(Paid("nothing"), experience(THIS)))),
    "champions-kt9-podracer": text(when_played(CreateCredits())),
    "galen-erso#destroying-his-creation": text(
        when_played(may(GiveAway(THIS))), constant(gaining(raid(1), saboteur), enemy)
    ),
    "kage-elite": text(raid(2), saboteur),
    "lady-proxima#wheres-the-money": text(action(EXHAUST, CreateCredits())),
    "bix-caleen#selling-scrap": text(when_played_or_on_attack(IfDone(may(Discard()), CreateCredits()))),
    "quigon-jinn#influencing-chance": text(sentinel, when_played_or_on_attack(SiftTop(3))),
    "scavenging-sandcrawler": text(on_attack(IfDone(may(ReturnFromDiscard(to="bottom")), CreateCredits()))),
    "guild-ambush-team": text(ambush),
    "milodon-rider": text(ambush, when_played(may(ReturnToHand(a(friendly, non_leader, another))))),
    "the-blade-wing#the-secret-of-shantipole": text(when_played(may(ReturnToHand(a(non_leader))))),
    "improvise": text(event(LookAtTop(WithTop("play-discard", discount=1)))),
    "transmission-jamming": text(event(NameACard(), Impose(CantPlay((HasThatName(),))))),
    "unmarked-credits": text(event(CreateCredits())),
    "salvaged-materials": text(
        event(
            IfDone(
                PlayFrom((trait("item"),), zone="discard", noun="upgrade", discount=3),
                Later("regroup-phase", defeat(IT)),
            )
        )
    ),
    "the-axe-forgets": text(event(ReturnToHand(a(non_leader, cost_at_most(3))))),
    "backed-by-the-hutts": text(event(CreateCredits(), may(deal(FriendlyCredits(), a())))),
    "windfall": text(event(CreateCredits(3))),
}
