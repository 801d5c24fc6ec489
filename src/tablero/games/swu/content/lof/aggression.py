"""Legends of the Force: Aggression."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_FORCE = trait("force")
_INQUISITOR = trait("inquisitor")
_NO_VEHICLE = Attach((non("vehicle"),))

CARDS: dict[str, Text] = {
    "acolyte-of-the-beyond": text(Triggered(("attack", "when-defeated"), GainForce())),
    "hk47#exclamation-die-meatbag": text(
        when("defeated", deal(1, each_base(ControlledBy("that-player"))), about=enemy)
    ),
    "strikeship": text(raid(3), overwhelm),
    "grand-inquisitor#youre-right-to-be-afraid": text(
        hidden, raid(1), constant(gaining(hidden), _INQUISITOR, friendly, another)
    ),
    "purge-trooper": text(when_played(may(deal(2, a(_FORCE))))),
    "heavy-missile-gunship": text(action(EXHAUST, deal(2, a(ground)))),
    "scythe#intimidating-silhouette": text(on_attack(may(boost(2, 0, a(_INQUISITOR, friendly, another))))),
    "thralls-of-the-coven": text(raid(3)),
    "savage-opress#imbued-with-hate": text(
        overwhelm, when_played_or_defeated(IfNotDone(UseForce(), deal(9, YOUR_BASE)))
    ),
    "sith-holocron": text(
        Attach((_FORCE,)),
        constant(gaining(on_attack(IfDone(may(deal(2, a(friendly))), boost(2, 0, THIS, ATTACK))))),
    ),
    "battle-fury": text(constant(gaining(on_attack(Discard())))),
    "darth-mauls-lightsaber": text(
        Attach((non("vehicle"), friendly)),
        when_played(
            If(
                ThisIs((Named("Darth Maul"),)),
                may(AttackWith((IsThis(),), Manner(gaining(overwhelm), no_bases=True))),
            )
        ),
    ),
    "death-field": text(event(deal(2, each(non("vehicle"), enemy)), If(Control((_FORCE,)), DrawCards()))),
    "adi-gallia#stern-and-focused": text(
        when("played", deal(1, each_base(ControlledBy("that-player"))), about=Is("event"), whose="opponent")
    ),
    "attuned-fyrnock": text(hidden),
    "jedi-starfighter": text(on_attack(may(deal(1, a(space))))),
    "jedi-knight": text(when_played(If(Initiative(), deal(2, a(ground, enemy))))),
    "kiadimundi#we-must-push-on": text(when_played(IfDone(UseForce(), DrawCards(2)))),
    "kit-fistos-aethersprite#good-hunting": text(
        saboteur,
        when_played(
            IfDone(may(ChooseThing(a(upgraded))), defeat(Chosen("upgrade", (On("it"),), 0, 99))),
        ),
    ),
    "mace-windu#leaping-into-action": text(overwhelm, when_played(IfDone(UseForce(), deal(4, a())))),
    "cin-drallig#esteemed-blademaster": text(
        when_played(IfDone(may(PlayFrom((trait("lightsaber"),), noun="upgrade", free=True, on_this=True)), ready(THIS)))
    ),
    "knights-saber": text(Attach((trait("jedi"), non("vehicle")))),
    "focus-determines-reality": text(event(Give(gaining(raid(1), saboteur), each(_FORCE, friendly)))),
    "paz-vizsla#unyielding-warrior": text(constant(gaining(power=Per(2, Value("this", "damage"))))),
    "witch-of-the-mist": text(hidden),
    "drk1-probe-droid": text(when_played(may(defeat(an_upgrade(non_unique))))),
    "infused-brawler": text(
        when_played(IfDone(UseForce(), experience(THIS, 2))),
        when_attack_completed(defeat(an_upgrade(Named("Experience"), on_this))),
    ),
    "cartel-interceptor": text(raid(2)),
    "hyena-bomber": text(when_played(If(Control((aspect("aggression"), another)), may(deal(2, a(ground)))))),
    "jedi-in-hiding": text(hidden, when_defeated(IfDone(UseForce(), Discard(1, "opponents")))),
    "merrin#alone-with-the-dead": text(on_attack(IfDone(may(Discard()), deal(2, a())))),
    "tukata": text(hidden),
    "quinlan-vos#dark-disciple": text(on_attack(If(ThisIs((power_at_least(6),)), may(deal(2, a_base(enemy)))))),
    "asajj-ventress#harden-your-heart": text(when_played_or_on_attack(boost(2, 0, a(_FORCE, friendly, another)))),
    "blockade-runner": text(saboteur, when("combat-damage-base", may(experience(THIS)))),
    "saesee-tiin#courageous-warrior": text(when_played(If(Initiative(), deal(1, up_to(3))))),
    "ravenous-rathtar": text(),
    "invasion-control-ship": text(constant(gaining(raid(2)), trait("droid"), friendly)),
    "bendu#do-you-fear-the-storm": text(on_attack(deal(3, each(another)))),
    "heavy-blaster-cannon": text(
        _NO_VEHICLE, when_played(IfDone(may(deal(1, a(ground))), seq(deal(1, IT), deal(1, IT))))
    ),
    "sorcerous-blast": text(event(IfDone(UseForce(), deal(3, a())))),
    "unleash-rage": text(event(IfDone(UseForce(), boost(3, 0, a(friendly))))),
    "ataru-onslaught": text(event(ready(a(_FORCE, power_at_most(4))))),
    "do-or-do-not": text(event(DoneOrNot(UseForce(), DrawCards(2), DrawCards()))),
    "lightsaber-throw": text(
        event(IfDone(Discard(filters=(trait("lightsaber"),)), seq(deal(4, a(ground)), DrawCards())))
    ),
    "time-of-crisis": text(event(EachPlayerChooses(), deal(3, each(other_than_it)))),
    "rey#with-palpatines-power": text(
        Triggered(
            ("when-drawn",),
            If(AspectProvided("aggression"), IfDone(may(RevealThis()), DealEach(((2, a()), (2, a_base()))))),
            condition=Now("action-phase"),
        )
    ),
}
