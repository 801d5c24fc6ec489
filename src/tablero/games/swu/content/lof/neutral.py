"""Legends of the Force: Villainy, Heroism and no aspect."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_FORCE = trait("force")
_NO_VEHICLE = Attach((non("vehicle"),))
_HEROISM = aspect("heroism")
_VILLAINY = aspect("villainy")

CARDS: dict[str, Text] = {
    "forged-starfighter": text(hidden, raid(1)),
    "kylo-ren#i-know-your-story": text(
        overwhelm,
        when("played", IfDone(UseForce(), DrawCards()), about=All((Is("upgrade"), on_this)), whose="you"),
    ),
    "fallen-jedi": text(),
    "darth-tyranus#servant-of-sidious": text(shielded, constant(gaining(ambush), condition=TheForce())),
    "sandtrooper-cavalry": text(grit),
    "scimitar#sith-infiltrator": text(constant(gaining(power=3), condition=ThisIs((damaged,)))),
    "darth-malak#covetous-apprentice": text(
        overwhelm, when_played(If(Control((trait("sith"), leader_unit)), may(ready(THIS))))
    ),
    "hk87-assassin-droid": text(when_defeated(deal(2, each(ground)))),
    "army-of-the-dead": text(),
    "the-son#embodiment-of-darkness": text(constant(gaining(power=2), friendly, condition=TheForce())),
    "darth-revans-lightsabers": text(_NO_VEHICLE, constant(gaining(grit), condition=ThisIs((trait("sith"),)))),
    "consumed-by-the-dark-side": text(event(experience(a(), 2), deal(2, IT))),
    "flight-of-the-inquisitor": text(
        event(
            may(ReturnFromDiscard((_FORCE,), noun="unit")),
            may(ReturnFromDiscard((trait("lightsaber"),), noun="upgrade")),
        )
    ),
    "in-the-shadows": text(event(experience(up_to(3, HasKeyword("hidden"), friendly)))),
    "refugee-of-the-path": text(when_played(may(shield(a(HasKeyword("sentinel")))))),
    "caretaker-matron": text(action(EXHAUST, If(ThisPhase("played", cards=(_FORCE,)), DrawCards()))),
    "jedi-vector": text(
        constant(gaining(power=1), condition=Control((trait("jedi"), another))),
        constant(gaining(power=1), condition=Control((trait("lightsaber"),), noun="upgrade")),
    ),
    "vulptex": text(hidden),
    "grogu#mysterious-child": text(hidden, action(EXHAUST, IfDone(heal(2, a(), up_to=True), deal(ThatMuch(), a())))),
    "gungan-warrior": text(shielded, restore(1)),
    "jocasta-nu#the-gift-of-knowledge": text(when_played(may(MoveUpgrade((friendly, OnA((friendly,))))))),
    "luke-skywalker#a-heros-beginning": text(
        when(
            "played",
            IfDone(UseForce(), seq(experience(THIS), shield(THIS))),
            about=All((unique, Is("unit"), another)),
            whose="you",
        )
    ),
    "medical-frigate": text(on_attack(may(heal(2, a(another))))),
    "blue-squadron-assault-wing": text(raid(1)),
    "the-daughter#embodiment-of-light": text(
        when("base-damaged", IfDone(UseForce(), heal(2, YOUR_BASE)), about=friendly)
    ),
    "longbeam-cruiser": text(restore(1)),
    "porg": text(),
    "curious-flock": text(when_played(PayAnyNumber(6), experience(THIS, ThatMany("paid-so")))),
    "gifted-urchin": text(),
    "kowakian-monkeylizard": text(ambush),
    "peli-motto#i-should-charge-you-more": text(
        on_attack(experience(a(Either((trait("vehicle"), trait("droid"))), friendly)))
    ),
    "ravening-gundark": text(when_played(deal(1, a(ground)))),
    "the-father#maintaining-balance": text(when("force-used", IfDone(may(deal(1, THIS)), GainForce()), whose="you")),
    "constructed-lightsaber": text(
        Attach((_FORCE,)),
        constant(gaining(restore(2)), condition=ThisIs((_HEROISM,))),
        constant(gaining(raid(2)), condition=ThisIs((_VILLAINY,))),
        constant(gaining(sentinel), condition=ThisIs((non(_HEROISM), non(_VILLAINY)))),
    ),
    "go-into-hiding": text(event(Give(Grant(limits=NOT_ATTACKED), a()))),
    "last-words": text(event(If(ThisPhase("defeated"), experience(a(), 2)))),
    "its-worse": text(event(defeat(a(non_leader)))),
}
