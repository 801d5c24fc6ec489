"""The Heroism, Villainy and neutral cards of Shadows of the Galaxy."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

CARDS: dict[str, Text] = {
    "incinerator-trooper": text(constant(gaining(limits=STRIKES_FIRST), condition=Attacking())),
    "ruthless-assassin": text(overwhelm, when_played(deal(2, a(friendly)))),
    "black-sun-starfighter": text(sentinel),
    "toro-calican#ambitious-upstart": text(
        when(
            "played",
            IfDone(may(deal(1, SUBJECT)), ready(THIS)),
            about=All((Is("unit"), trait("bounty hunter"), another)),
            whose="you",
            limit="round",
        )
    ),
    "hutts-henchmen": text(shielded),
    "kragan-gorr#warbird-captain": text(
        when("base-attacked", shield(a(friendly, InArenaOf("attacker"))), about=enemy, whose="you")
    ),
    "gideons-light-cruiser#dark-troopers-station": text(
        overwhelm,
        when_played(
            If(
                ControlNamed("Moff Gideon"),
                PlayFromSeveral((aspect("villainy"), cost_at_most(3)), noun="unit", free=True),
            )
        ),
    ),
    "altering-the-deal": text(event(DiscardCaptive())),
    "no-bargain": text(event(Discard(who="opponents"), DrawCards())),
    "greef-karga#affable-commissioner": text(when_played(Search(noun="upgrade"))),
    "grey-squadron-ywing": text(on_attack(OpponentChooses(noun="unit-or-base"), may(deal(2, IT)))),
    "protector-of-the-throne": text(constant(gaining(sentinel), condition=ThisIs((upgraded,)))),
    "tech#source-of-insight": text(ResourcesSmuggle(2), Smuggle(4, ("heroism",))),
    "wookiee-warrior": text(grit, when_played(If(Control((trait("wookiee"), another)), DrawCards()))),
    "tarfful#kashyyyk-chieftain": text(
        restore(2),
        when(
            "combat-damaged",
            UnitDeals(SUBJECT, HowMuch(), a(ground, enemy)),
            about=All((trait("wookiee"), friendly)),
        ),
    ),
    "the-mandalorians-rifle": text(
        Attach((non("vehicle"), friendly)),
        when_played(If(ThisIs((Named("The Mandalorian"),)), Capture(ATTACHED, a(exhausted, non_leader, enemy)))),
    ),
    "smugglers-aid": text(event(heal(3, YOUR_BASE)), Smuggle(3, ("heroism",))),
    "this-is-the-way": text(event(Search((Either((trait("mandalorian"), Is("upgrade"))),), top=8, most=2))),
    "bounty-guild-initiate": text(when_played(If(Control((trait("bounty hunter"), another)), may(deal(2, a(ground)))))),
    "lady-proxima#white-worm-matriarch": text(
        when("played", may(deal(1, a_base())), about=All((trait("underworld"), another)), whose="you")
    ),
    "mercenary-gunship": text(Action((pay(4),), TakeControl(THIS), anybody=True)),
    "mandalorian-warrior": text(when_played(may(experience(a(trait("mandalorian"), another))))),
    "twin-pod-cloud-car": text(restore(2)),
    "street-gang-recruiter": text(when_played(may(ReturnFromDiscard((trait("underworld"),))))),
    "rich-reward": text(constant(gaining(bounty(experience(up_to(2)))))),
}
