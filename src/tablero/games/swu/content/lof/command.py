"""Legends of the Force: Command."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_FORCE = trait("force")
_JEDI = trait("jedi")
_VILLAINY = aspect("villainy")
_CREATURE = trait("creature")
_NO_VEHICLE = Attach((non("vehicle"),))
_KEYWORDS = (ambush, grit, hidden, overwhelm, saboteur, sentinel, shielded, raid(2), restore(2))

CARDS: dict[str, Text] = {
    "exegol-patroller": text(overwhelm),
    "sith-legionnaire": text(constant(gaining(power=2), condition=Control((_VILLAINY, another)))),
    "vanee#i-live-to-serve": text(
        when_played_or_on_attack(
            IfDone(may(defeat(an_upgrade(Named("Experience"), OnA((friendly,))))), experience(a(friendly)))
        )
    ),
    "captain-enoch#captain-of-the-guard": text(constant(gaining(power=Discarded((trait("trooper"), Is("unit")))))),
    "knight-of-ren": text(),
    "praetorian-guard": text(constant(gaining(sentinel), condition=Control((power_at_least(4),)))),
    "drengir-spawn": text(overwhelm, when("attack-defeats", experience(THIS, Value("other", "cost")))),
    "eighth-brother#hunt-together": text(
        ambush,
        when("played", IfDone(UseForce(), boost(2, 2, a())), about=All((Is("unit"), another)), whose="you"),
    ),
    "eye-of-sion#to-peridea": text(hidden, ambush, overwhelm, restore(1)),
    "supremacy#of-unimaginable-size": text(
        ambush, constant(gaining(power=6, hp=6), trait("vehicle"), friendly, another)
    ),
    "inquisitors-lightsaber": text(
        _NO_VEHICLE, constant(gaining(constant(gaining(power=2), condition=Attacking("unit", (_FORCE,)))))
    ),
    "craving-power": text(Attach((friendly,)), when_played(deal(Value("this", "power"), a(enemy)))),
    "point-rain-reclaimer": text(when_played(If(Control((_JEDI,)), may(experience(THIS))))),
    "gungi#finding-himself": text(),
    "jedi-consular": text(action(EXHAUST, USE_FORCE, PlayFrom(noun="unit", discount=2))),
    "lor-san-tekka#secret-keeper": text(when_defeated(may(experience(a(unique))))),
    "obiwan-kenobi#protective-padawan": text(
        when("played", Give(gaining(sentinel), THIS), about=All((_FORCE, Is("unit"))), whose="you")
    ),
    "eeth-koth#spiritual-warrior": text(when_defeated(IfDone(UseForce(), ResourceThis()))),
    "leia-organa#extraordinary": text(
        constant(
            gaining(
                action(USE_FORCE, MoveTo(GROUND, THIS), boost(2, 2, each(aspect("heroism"), friendly))),
                limits=NO_READYING,
            ),
            condition=ThisIs((space,)),
        )
    ),
    "paladin-training-corvette": text(when_played(may(experience(up_to(3, _FORCE))))),
    "kelleran-beq#the-sabered-hand": text(when_played(Search(top=7, noun="unit", then="play", discount=3))),
    "yoda#my-ally-is-the-force": text(
        when_played(IfDone(UseForce(), heal(5, a_base()))),
        when("force-used", may(deal(Times(2, UnitsOf((friendly,))), a())), whose="you"),
    ),
    "yodas-lightsaber": text(_NO_VEHICLE, when_played(IfDone(UseForce(), heal(3, a_base())))),
    "following-the-path": text(event(Search((_FORCE,), 8, 2, then="top", noun="unit"))),
    "luminous-beings": text(
        event(
            ReturnFromDiscard((_FORCE,), 3, to="bottom", noun="unit", least=0),
            boost(4, 4, SoMany(ThatMuch())),
        )
    ),
    "oppo-rancisis#ancient-councilor": text(
        *[constant(gaining(one), condition=Control((HasKeyword(one.name), another))) for one in _KEYWORDS]
    ),
    "acclamator-assault-ship": text(on_attack(may(boost(5, 5, a(another))))),
    "village-tender": text(hidden, restore(1)),
    "malakili#loving-rancor-keeper": text(
        CostChange(-1, (_CREATURE, Is("unit")), first="phase"),
        Prevents(to=(friendly,), by=(_CREATURE, friendly)),
    ),
    "mynock": text(overwhelm),
    "hive-defense-wing": text(restore(1)),
    "maz-kanata#the-light-guides": text(when_played(may(attack_with(_FORCE, grant=gaining(power=2))))),
    "outer-rim-mystic": text(),
    "jedi-temple-guards": text(ambush, restore(2)),
    "kaadu": text(when_played(may(Give(gaining(overwhelm), a(friendly, another))))),
    "dagoyan-master": text(when_played_or_defeated(IfDone(UseForce(), Search((_FORCE,), noun="unit")))),
    "relic-scavenger": text(restore(2)),
    "sifodyas#commissioning-an-army": text(
        when_defeated(
            Search((trait("clone"),), top=8, most=99, combined=4, noun="unit", then="discard"), Permit(free=True)
        )
    ),
    "terentatek": text(constant(gaining(ambush), condition=OpponentControls((_FORCE,)))),
    "hyperspace-wayfarer": text(),
    "trident-assault-ship": text(overwhelm),
    "the-purrgil-king#leading-the-journey": text(
        restore(4), when_played(DrawCards(UnitsOf((friendly, Number("remaining", least=7)))))
    ),
    "pillio-star-compass": text(_NO_VEHICLE, when_played(Search(top=3, noun="unit"))),
    "directed-by-the-force": text(event(GainForce(), may(PlayFrom(noun="unit")))),
    "niman-strike": text(event(AttackWith((_FORCE,), Manner(gaining(power=1), exhausted=True, no_bases=True)))),
    "the-burden-of-masters": text(
        event(
            IfDone(
                ReturnFromDiscard((_FORCE,), to="bottom", noun="unit"),
                IfDone(PlayFrom(noun="unit"), experience(IT, 2)),
            )
        )
    ),
    "overpower": text(event(Give(gaining(overwhelm, power=3, hp=3), a()))),
    "rampage": text(event(boost(2, 2, each(_CREATURE, friendly)))),
    "protect-the-pod": text(event(UnitDeals(a(non("vehicle"), friendly), Value("it", "remaining"), a(enemy)))),
}
