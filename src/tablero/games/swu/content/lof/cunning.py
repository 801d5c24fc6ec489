"""Legends of the Force: Cunning."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_FORCE = trait("force")
_NO_VEHICLE = Attach((non("vehicle"),))

CARDS: dict[str, Text] = {
    "adept-of-anger": text(action(EXHAUST, USE_FORCE, exhaust(a()))),
    "aurra-sing#patient-and-deadly": text(hidden, raid(2)),
    "deceptive-shade": text(when_defeated(Impose(NextGets(gaining(ambush))))),
    "banking-clan-shuttle": text(hidden),
    "nihil-marauder": text(raid(3)),
    "shin-hati#overeager-apprentice": text(hidden, shielded),
    "second-sister#seeking-the-holocron": text(on_attack(IfDone(may(Mill(2)), ReadyResources(CardsAmong((_FORCE,)))))),
    "baylan-skoll#enigmatic-master": text(
        hidden,
        when_played(IfDone(UseForce(), IfDone(ReturnToHand(a(cost_at_most(4), non_leader)), OwnerPlays()))),
    ),
    "marchion-ro#eye-of-the-nihil": text(constant(gaining(limits=DOUBLE_RAID), friendly)),
    "corrupted-saber": text(
        _NO_VEHICLE,
        constant(gaining(on_attack(boost(-2, 0, DEFENDER, ATTACK))), condition=ThisIs((_FORCE,))),
    ),
    "as-i-have-foreseen": text(event(LookAtTop(IfDone(UseForce(), WithTop("play", discount=4))))),
    "liberated-by-darkness": text(
        event(IfDone(UseForce(), seq(TakeControl(a(non_leader)), Later("regroup-phase", TakeControl(IT, owner=True)))))
    ),
    "anakin-skywalker#force-prodigy": text(hidden, shielded),
    "bd1#beep-boo-boo-bweep": text(
        hidden, when_played(Mark(a(friendly, another), constant(gaining(saboteur, power=1), Marked())))
    ),
    "n1-starfighter": text(),
    "youngling-padawan": text(when_played(GainForce())),
    "jtype-nubian-starship": text(when_played(DrawCards()), when_defeated(Discard())),
    "vernestra-rwoh#precocious-knight": text(when_played(IfDone(UseForce(), ready(THIS)))),
    "jedi-sentinel": text(constant(gaining(sentinel), condition=TheForce())),
    "quigon-jinns-aethersprite#guided-by-the-force": text(
        on_attack(Impose(when("used-when-played", ForOnce(may(UseAgain())))))
    ),
    "stinger-mantis#where-are-we-going": text(when_played(may(deal(2, a(exhausted))))),
    "depa-billaba#a-higher-purpose": text(ambush, saboteur),
    "quigon-jinn#the-negotiations-will-be-short": text(
        ambush, when_defeated(may(PutInDeck(a(ground, non_leader), "either")))
    ),
    "quigon-jinns-lightsaber": text(
        Attach((non("vehicle"), friendly)),
        when_played(If(ThisIs((Named("Qui-Gon Jinn"),)), may(exhaust(Combined("cost", 6))))),
    ),
    "mind-trick": text(event(exhaust(Combined("power", 4)), If(Control((_FORCE,)), Give(LOSING_ALL, THEM)))),
    "premonition-of-doom": text(event(Impose(when("initiative", exhaust(each()), whose="you")))),
    "zuckuss#the-findsman": text(
        on_attack(NameACard(), Mill(1, "defending"), If(CardIs((HasThatName(),)), boost(4, 0, THIS, ATTACK)))
    ),
    "force-speed": text(
        event(
            attack_with(grant=gaining(on_attack(ReturnToHand(Chosen("upgrade", (non_unique, On("defender")), 0, 99)))))
        )
    ),
    "babu-frik#heyyy": text(action(EXHAUST, may(attack_with(trait("droid"), grant=gaining(limits=HP_FOR_POWER))))),
    "lothcat": text(when_played_or_defeated(may(exhaust(a(ground))))),
    "mysterious-hermit": text(ambush),
    "tusken-tracker": text(raid(2), when_played(Give(losing(hidden), each(enemy)))),
    "charging-phillak": text(ambush, hidden),
    "dooku#it-is-too-late": text(
        hidden, when_played(Give(Grant(limits=NOT_ATTACKED), each(HasKeyword("hidden"), friendly)))
    ),
    "life-wind-sage": text(constant(gaining(raid(2)), condition=ThereIs("unit", (exhausted, enemy)))),
    "the-legacy-run#doomed-debris": text(when_defeated(DealDivided(6, (enemy,)))),
    "sorcerers-of-tund": text(shielded),
    "ascension-cable": text(_NO_VEHICLE, constant(gaining(saboteur))),
    "disturbance-in-the-force": text(event(If(ThisPhase("left"), seq(GainForce(), may(shield(a())))))),
    "force-slow": text(event(boost(-8, 0, a(exhausted)))),
    "impossible-escape": text(
        event(IfDone(may(EitherOr(exhaust(a(friendly, unexhausted)), UseForce())), seq(exhaust(a(enemy)), DrawCards())))
    ),
    "psychometry": text(event(IfDone(PickFromDiscard((another,)), Search((Shares("trait", "card"),))))),
    "shien-flurry": text(
        event(IfDone(PlayFrom((_FORCE,), noun="unit", grant=gaining(ambush)), Cover(Prevents(2, once=True), IT)))
    ),
    "trust-your-instincts": text(event(IfDone(UseForce(), attack_with(grant=gaining(power=2, limits=STRIKES_FIRST))))),
    "a-precarious-predicament": text(
        event(
            ChooseThing(a(enemy, non_leader)),
            UnlessRefused(ReturnToHand(IT), may(PlayFromSeveral((Named("It's Worse"),), also="resources", free=True))),
        )
    ),
    "the-will-of-the-force": text(
        event(ReturnToHand(a(non_leader)), IfDone(UseForce(), Discard(1, "its-owner", random=True)))
    ),
    "force-illusion": text(event(exhaust(a(enemy)), Give(gaining(sentinel), a(friendly)))),
    "pounce": text(event(attack_with(trait("creature"), grant=gaining(power=4)))),
    "three-lessons": text(event(IfDone(PlayFrom(noun="unit", grant=gaining(hidden)), seq(experience(IT), shield(IT))))),
    "tip-the-scale": text(event(LookAtHand(discards=True, filters=(Not(Is("unit")),)))),
}
