"""The leaders of Secrets of Power."""

from __future__ import annotations

from tablero.games.swu.abilities import Text
from tablero.games.swu.vocabulary import (
    EXHAUST,
    YOUR_BASE,
    AtLeast,
    Compared,
    Control,
    CostChange,
    CreateUnits,
    DiscardCost,
    HealUpTo,
    If,
    IfDone,
    Is,
    PlayFrom,
    ThatMuch,
    Together,
    UnitsOf,
    Value,
    a,
    action,
    ambush,
    another,
    aspect,
    attack_with,
    constant,
    cost_at_least,
    cost_at_most,
    deal,
    exhaust,
    exhausted,
    friendly,
    gaining,
    leader,
    may,
    non,
    on_attack,
    other_than_it,
    overwhelm,
    pay,
    ready,
    restore,
    token,
    trait,
    unexhausted,
    when_attack_completed,
)

_OFFICIAL = trait("official")
_coalition = CostChange(0, (non(aspect("villainy")), _OFFICIAL, Is("unit")), ignores_aspects=True)
_hurry = PlayFrom(noun="unit", grant=gaining(ambush))

CARDS: dict[str, Text] = {
    "satine-kryze#standing-on-principles": leader(
        5, (action(EXHAUST, IfDone(HealUpTo(2, a()), deal(ThatMuch(), YOUR_BASE))),), (restore(4),)
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
}
