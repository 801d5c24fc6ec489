"""Legends of the Force: Vigilance."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_FORCE = trait("force")
_JEDI = trait("jedi")
_KINDRED = Either((trait("creature"), trait("spectre")))
_NO_VEHICLE = Attach((non("vehicle"),))
_ON_FORCE = Attach((_FORCE,))

CARDS: dict[str, Text] = {
    "karis#we-dont-like-strangers": text(when_defeated(IfDone(UseForce(), boost(-2, -2, a())))),
    "magistrates-scout": text(restore(2)),
    "nameless-terror": text(
        when_played(may(exhaust(a(_FORCE)))), on_attack(Give(Grant(lost_traits=("force",)), each(enemy)))
    ),
    "supremacy-tiesf": text(sentinel),
    "talzins-assassin": text(when_played(IfDone(UseForce(), boost(-3, -3, a())))),
    "old-daka#oldest-and-wisest": text(
        when_played(
            may(defeat(a(trait("night"), Not(Named("Old Daka")), friendly))),
            may(TheirCards(PlayThat("discard", free=True, noun="unit"))),
        )
    ),
    "darth-vader#twilight-of-the-apprentice": text(
        when_played(shield(a(friendly)), shield(a(enemy))),
        on_attack(defeat(a(enemy, Carrying((Named("Shield"),))))),
    ),
    "pong-krell#its-treason-then": text(
        grit, when_attack_completed(may(defeat(a(Compared("remaining", "less", Value("this", "power"))))))
    ),
    "darth-sidious#the-phantom-menace": text(
        restore(2), when_played(IfDone(UseForce(), defeat(each(non("sith"), remaining_at_most(3)))))
    ),
    "kylo-rens-lightsaber": text(
        _NO_VEHICLE,
        constant(gaining(constant(gaining(limits=NO_ENEMY_EXHAUST))), condition=ThisIs((_FORCE,))),
    ),
    "drain-essence": text(event(deal(2, a()), GainForce())),
    "always-two": text(
        event(
            IfDone(
                ChooseExactly(2, (trait("sith"), unique, friendly)),
                seq(shield(THEM, 2), experience(THEM, 2)),
            ),
            defeat(each(friendly, other_than_it)),
        )
    ),
    "the-tragedy-of-plagueis": text(
        event(Give(Grant(limits=LASTS_AT_ZERO), a(friendly)), OpponentChooses(), defeat(IT))
    ),
    "lothwolf": text(sentinel, constant(gaining(limits=NO_ATTACKS))),
    "yaddle#a-chance-to-make-things-right": text(
        restore(1), on_attack(Give(gaining(restore(1)), each(_JEDI, friendly, another)))
    ),
    "ezra-bridger#attuned-with-life": text(on_attack(may(experience(a(_KINDRED, another))))),
    "t6-shuttle-1974#stay-close": text(on_defense(may(experience(THIS)))),
    "itinerant-warrior": text(shielded, when_played(IfDone(UseForce(), heal(3, a_base())))),
    "jedi-guardian": text(constant(gaining(power=2), condition=Defending())),
    "plo-koon#i-dont-believe-in-chance": text(constant(gaining(grit), condition=TheForce())),
    "jedi-holocron": text(_ON_FORCE, constant(gaining(on_attack(may(heal(3, a(another))))))),
    "jedi-trials": text(
        _ON_FORCE,
        constant(gaining(on_attack(experience(THIS)))),
        constant(Grant(traits=("jedi",)), condition=AtLeast(Value("this", "upgrades"), 4)),
    ),
    "heirloom-lightsaber": text(_NO_VEHICLE, constant(gaining(restore(1)), condition=ThisIs((_FORCE,)))),
    "calm-in-the-storm": text(event(IfDone(exhaust(a(friendly)), seq(shield(IT), experience(IT, 2))))),
    "dume#redeem-the-future": text(when("regroup-phase", experience(each(non("vehicle"), friendly, another)))),
    "size-matters-not": text(CostChange(-1, whose="this", condition=Control((_FORCE,))), PrintedAs(5, 5)),
    "owen-lars#devoted-uncle": text(restore(2), when_defeated(Search((_FORCE,), noun="unit"))),
    "nightsister-warrior": text(when_defeated(DrawCards())),
    "secretive-sage": text(shielded),
    "axe-woves#accomplished-warrior": text(
        shielded, constant(gaining(power=Value("this", "upgrades"), hp=Value("this", "upgrades")))
    ),
    "oggdo-bogdo#bogano-brute": text(
        constant(gaining(limits=NO_ATTACKS), condition=ThisIs((undamaged,))), when("attack-defeats", heal(2, THIS))
    ),
    "tauntaun": text(when_defeated(may(shield(a(non("vehicle"), damaged))))),
    "watto#no-money-no-parts-no-deal": text(on_attack(OpponentPicks((experience(a(friendly)), DrawCards())))),
    "awakened-specters": text(),
    "chirrut-imwe#blind-but-not-deaf": text(sentinel, on_defense(IfDone(UseForce(), boost(-2, 0, ATTACKER, ATTACK)))),
    "luthen-rael#masquerading-antiquarian": text(on_attack(Search((trait("item"),), noun="upgrade"))),
    "graceful-purrgil": text(sentinel),
    "anakin-skywalker#champion-of-mortis": text(
        when_played(If(AtLeast(Discarded((aspect("heroism"),)), 1), may(boost(-3, -3, a())))),
        when_played(If(AtLeast(Discarded((aspect("villainy"),)), 1), may(boost(-3, -3, a())))),
    ),
    "grappling-guardian": text(when_played(may(defeat(a(remaining_at_most(6), space))))),
    "priestesses-of-the-force#eternal": text(when_played(IfDone(UseForce(), shield(up_to(5))))),
    "mythosaur#folklore-awakened": text(
        shielded,
        constant(gaining(limits=NO_ENEMY_EXHAUST | NO_ENEMY_RETURN), upgraded, friendly),
        LeadersGainTrait("mandalorian"),
        constant(Grant(traits=("mandalorian",)), IsLeader(), friendly),
    ),
    "bolstered-endurance": text(_ON_FORCE),
    "cure-wounds": text(event(IfDone(UseForce(), heal(6, a())))),
    "soresu-stance": text(event(IfDone(PlayFrom((_FORCE,), noun="unit"), shield(IT)))),
    "crushing-blow": text(event(defeat(a(cost_at_most(2), non_leader)))),
    "whirlwind-of-power": text(event(If(Control((_FORCE,)), boost(-3, -3, a()), boost(-2, -2, a())))),
    "shatterpoint": text(
        event(Modes((defeat(a(remaining_at_most(3), non_leader)), IfDone(UseForce(), defeat(a(non_leader))))))
    ),
}
