"""The leaders of Secrets of Power."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_OFFICIAL = trait("official")
_coalition = CostChange(0, (non(aspect("villainy")), _OFFICIAL, Is("unit")), ignores_aspects=True)
_hurry = PlayFrom(noun="unit", grant=gaining(ambush))

_MODIFIED = (non("vehicle"), friendly)
_OPEN: tuple[Aspect, ...] = ("vigilance", "command", "aggression", "cunning", "heroism")
_FALLEN = All((IsAttacking(), friendly))
_EXPOSED: tuple[Moment, ...] = ("revealed-hand", "discards")

CARDS: dict[str, Text] = {
    "satine-kryze#standing-on-principles": leader(
        5, (action(EXHAUST, IfDone(heal(2, a(), up_to=True), deal(ThatMuch(), YOUR_BASE))),), (restore(4),)
    ),
    "colonel-yularen#this-is-why-we-plan": leader(
        5,
        (
            action(
                EXHAUST,
                Together(
                    (
                        attack_with(),
                        may(attack_with(Compared("cost", "less", Value("it", "cost")), other_than_it)),
                    )
                ),
            ),
        ),
        (when_attack_completed(may(attack_with(cost_at_most(4), another))),),
    ),
    "dryden-vos#i-never-ask-twice": leader(
        7,
        (
            action(
                EXHAUST,
                DiscardCost((cost_at_least(6),)),
                PlayFrom((cost_at_most(5),), noun="unit", grant=gaining(ambush)),
            ),
        ),
        (overwhelm, action(DiscardCost(), _hurry)),
    ),
    "mon-mothma#forming-a-coalition": leader(
        5, (_coalition,), (_coalition, constant(gaining(hp=1), _OFFICIAL, friendly, another))
    ),
    "governor-pryce#tyrant-of-lothal": leader(
        6,
        (action(pay(1), EXHAUST, ready(a(token))),),
        (constant(gaining(power=UnitsOf((token, unexhausted, friendly)))), on_attack(CreateUnits("spy"))),
    ),
    "sly-moore#cipher-in-the-dark": leader(
        5,
        (action(pay(1), EXHAUST, If(AtLeast(UnitsOf((exhausted,)), 4), CreateUnits("spy"))),),
        (on_attack(may(deal(2, a(exhausted)))),),
    ),
    "c3po#humancyborg-relations": leader(
        4,
        (action(pay(1), EXHAUST, If(Control((exhausted,)), exhaust(a()))),),
        (on_attack(If(Control((exhausted, another)), may(exhaust(a())))),),
    ),
    "chancellor-palpatine#how-liberty-dies": leader(
        7,
        (action(pay(1), EXHAUST, Search((HasKeyword("plot"),))),),
        (when_deployed(NextCard(CostChange(-3, keyword="plot"))),),
    ),
    "jabba-the-hutt#wonderful-human-being": leader(
        5,
        (
            action(
                pay(1),
                EXHAUST,
                ChooseThing(a(damaged, friendly)),
                If(
                    ItIs((Number("damage", least=3),)),
                    UnitDeals(IT, 2, a(enemy)),
                    UnitDeals(IT, 1, a(enemy)),
                ),
            ),
        ),
        (
            when(
                "damaged",
                may(UnitDeals(SUBJECT, HowMuch(), a(enemy))),
                about=All((friendly, another)),
                whose="you",
                limit="round",
            ),
        ),
    ),
    "lama-su#we-modified-their-genetics": leader(
        6,
        (action(EXHAUST, IfDone(PlayFrom(noun="upgrade", discount=1, onto=_MODIFIED), deal(1, ItsUnit()))),),
        (when_attack_completed(may(PlayFrom(zone="discard", noun="upgrade", discount=1, onto=_MODIFIED))),),
    ),
    "leia-organa#of-a-secret-bloodline": leader(
        6,
        (action(pay(1), EXHAUST, IfDone(Disclose(_OPEN, "one"), experience(a(Not(Shares("aspect", "card")))))),),
        (on_attack(IfDone(may(Disclose(_OPEN, "one")), experience(a(Not(Shares("aspect", "card")))))),),
    ),
    "bail-organa#doing-everything-he-can": text(
        action(pay(1), EXHAUST, If(ThisPhase("defeated"), IfDone(ReturnResources(), ResourceTop()))),
        Action((EXHAUST, DiscardCost(count=2)), Deploy(), condition=AtLeast(Resources(), 4)),
        deployed=(Triggered(("played",), heal(1, YOUR_BASE), anything, "you", CameFrom("resources")),),
    ),
    "dedra-meero#not-wasting-time": leader(
        4,
        (
            action(
                pay(1), EXHAUST, ChooseThing(a(enemy)), IfNotDone(By("its-controller", may(deal(2, IT))), DrawCards())
            ),
        ),
        (constant(gaining(raid(2)), condition=HasMore("you", "hand")),),
    ),
    "cassian-andor#climb": leader(
        6,
        (constant(gaining(limits=NOT_ATTACKED), DidThisPhase("hurt-enemy-base"), friendly),),
        (overwhelm, constant(gaining(limits=ENDURES | NO_ENEMY_KILL), condition=Initiative())),
    ),
    "luthen-rael#dont-you-want-to-fight-for-real": leader(
        5,
        (when("defeated", IfDone(may(exhaust(THIS)), deal(1, a_unit_or_base())), about=_FALLEN, whose="you"),),
        (when("defeated", may(deal(2, a_unit_or_base())), about=_FALLEN, whose="you"),),
    ),
    "padme-amidala#what-do-you-have-to-hide": leader(
        6,
        (Triggered(_EXPOSED, IfDone(may(exhaust(THIS)), deal(1, a())), anything),),
        (Triggered(_EXPOSED, may(deal(1, a())), anything),),
    ),
    "sabe#queens-shadow": leader(
        5,
        (
            when(
                "combat-damage-base",
                IfDone(may(exhaust(THIS)), DiscardOneOfTop(2)),
                about=friendly,
                whose="you",
            ),
        ),
        (
            raid(1),
            when(
                "combat-damage-base",
                LookAtHand(discards=True, optional=True, who="defending"),
                If(CardIs(()), DrawCards(1, "chosen")),
            ),
        ),
    ),
    "dj#need-a-lift": leader(
        6,
        (action(EXHAUST, IfDone(ChooseThing(a(friendly)), PlayInto(PlayFrom(noun="unit", discount=1)))),),
        (saboteur, Rule("rescued-enter-ready")),
    ),
}
