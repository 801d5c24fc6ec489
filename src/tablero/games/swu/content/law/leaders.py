"""A Lawless Time: the leaders."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_fierce = gaining(overwhelm, power=2)
_rebel_fell = ThisPhase("defeated", cards=(trait("rebel"),))
_not_alone = CostChange(0, (aspect("heroism"), Is("unit")), ignores_aspects=True, condition=Control((), 2))

CARDS: dict[str, Text] = {
    "saw-gerrera#bring-down-the-empire": leader(
        6,
        (action(EXHAUST, AttackThen(attack_with(grant=_fierce), defeat(IT))),),
        (when_attack_ends(If(Survived(), AttackThen(may(attack_with(another, grant=_fierce)), defeat(IT)))),),
    ),
    "tobias-beckett#people-are-predictable": leader(
        5,
        (action(EXHAUST, IfDone(GiveAway(a(friendly)), CreateCredits())),),
        (
            when_deployed(
                IfDone(
                    defeat(any_number(YouOwn(), enemy)),
                    seq(CreateCredits(ThatMany("defeated-so")), DrawCards(ThatMany("defeated-so"))),
                )
            ),
        ),
    ),
    "agent-kallus#reconsider-your-allegiance": leader(
        5,
        (action(pay(1), EXHAUST, PlayFrom(ignore_aspects=True)),),
        (
            action(pay(1), PlayFrom(ignore_aspects=True)),
            when("played", heal(2, YOUR_BASE), about=aspect("heroism"), whose="you"),
        ),
    ),
    "aurra-sing#assassin": leader(
        7,
        (action(EXHAUST, defeat(a(non_leader, remaining_at_most(1)))),),
        (when_deployed(may(defeat(a(non_leader, remaining_at_most(5))))),),
    ),
    "jyn-erso#time-to-fight": leader(
        5,
        (action(pay(1), EXHAUST, If(_rebel_fell, Search(top=3))),),
        (on_attack(If(_rebel_fell, Search(top=3))),),
    ),
    "vel-sartha#aldhani-insurgent": leader(
        6,
        (action(EXHAUST, experience(a()), ByOpponent(CreateCredits())),),
        (on_attack(IfDone(may(experience(a())), ByOpponent(CreateCredits()))),),
    ),
    "boba-fett#krayts-claw-commander": leader(
        5,
        (
            when(
                "attack-ends",
                If(DefenderDefeated(), IfDone(may(exhaust(THIS)), CreateCredits())),
                about=All((trait("bounty hunter"), friendly)),
            ),
        ),
        (
            raid(1),
            when(
                "attack-ends",
                If(DefenderDefeated(), CreateCredits()),
                about=All((trait("bounty hunter"), friendly)),
            ),
        ),
    ),
    "director-krennic#amidst-my-achievement": leader(
        7,
        (action(EXHAUST, Defeating(a(friendly)), CreateCredits()),),
        (when_deployed(UnitDeals(a(friendly, another), Value(), a(enemy))),),
    ),
    "hera-syndulla#not-fighting-alone": leader(5, (_not_alone,), (restore(1), _not_alone)),
    "leia-organa#someone-who-loves-you": leader(
        5,
        (action(pay(2), EXHAUST, boost(Different("aspects", "it"), Different("aspects", "it"), a())),),
        (overwhelm, when_deployed(experience(a(), Different("aspects", filters=(friendly,))))),
    ),
    "darth-vader#unstoppable": leader(
        7,
        (action(EXHAUST, DiscardCost(), deal(1, a_unit_or_base())),),
        (on_attack(Discard(99), deal(ThatMany("discarded"), a_unit_or_base())),),
    ),
    "sebulba#especially-dangerous-dug": leader(
        4,
        (action(EXHAUST, Doing(Mill()), Give(gaining(raid(1)), a(friendly))),),
        (raid(1), on_attack(Mill())),
    ),
    "chewbacca#hero-of-kessel": text(
        action(pay(1), EXHAUST, Doing(DefeatResource()), deal(2, a()), CreateCredits()),
        Action((pay(4),), Deploy(), epic=True),
        deployed=(on_attack(IfDone(may(DefeatResource()), seq(deal(2, a()), CreateCredits()))),),
    ),
    "enfys-nest#until-we-can-go-no-higher": leader(
        5,
        (
            when(
                "used-attack",
                IfDone(may(Whole((PayResources(2), exhaust(THIS)))), UseAgain()),
            ),
        ),
        (when("used-attack", may(UseAgain()), limit="round"),),
    ),
    "jabba-the-hutt#crime-boss": leader(
        6,
        (action(pay(1), EXHAUST, Doing(ReturnToHand(a(trait("underworld"), friendly))), CreateCredits()),),
        (action(PlayFrom((trait("underworld"),), noun="unit", with_credit=gaining(ambush))),),
    ),
    "the-client#please-lower-your-blaster": leader(
        5,
        (action(EXHAUST, If(ThisPhase("token"), exhaust(a(enemy)))),),
        (shielded, on_attack(If(ThisPhase("token"), exhaust(a(enemy))))),
    ),
    "han-solo#i-got-a-really-good-feeling": leader(
        5,
        (action(EXHAUST, DefeatingToken(), deal(1, a())),),
        (saboteur, on_attack(DefeatTokens(), deal(ThatMany("tokens"), a()))),
    ),
    "lando-calrissian#full-sabacc": leader(
        6,
        (
            action(
                pay(1),
                EXHAUST,
                ChooseAspect(seq(ChoosePlayer(Mill(1, "chosen")), If(CardIs((HasThatAspect(),)), CreateCredits()))),
            ),
        ),
        (when_deployed(IfDone(may(DefeatCredit("friendly")), CreateCredits(3))),),
    ),
}
