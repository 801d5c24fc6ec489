"""A Lawless Time: Aggression."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *


def _control_either(first: Aspect, second: Aspect) -> Control:
    """Return "you control a unit with one aspect or the other"."""
    return Control((Either((aspect(first), aspect(second))),))


CARDS: dict[str, Text] = {
    "interrogation-droid": text(
        when_played(IfDone(exhaust(a(enemy)), If(ItIs((cost_at_most(3),)), Discard(1, "its-controller"))))
    ),
    "vult-skerriss-defender#secret-project": text(
        when_played(If(ThisPhase("discarded"), shield(THIS))),
        on_attack(may(seq(deal(1, a(space)), exhaust(IT)))),
    ),
    "shadow-of-stygeon-prime": text(
        Attach((non_leader,)),
        constant(gaining(limits=NO_READYING)),
        constant(gaining(when("regroup-phase", deal(2, YOUR_BASE)))),
    ),
    "sabine-wren#spectre-five": text(
        ambush,
        when_played(
            If(
                _control_either("vigilance", "command"),
                may(defeat(an_upgrade())),
                may(defeat(an_upgrade(non_unique))),
            )
        ),
    ),
    "k2so#locking-the-vault": text(ambush, on_attack(may(deal(3, a(damaged, ground))))),
    "luke-skywalker#profit-or-be-destroyed": text(
        when_played(OpponentPicks((seq(By("chosen", CreateCredits()), ready(THIS)), may(deal(5, a())))))
    ),
    "sullustan-sapper": text(ambush, overwhelm),
    "urrrk#elite-sharpshooter": text(hidden, raid(4)),
    "broken-horn#vizagos-pride": text(
        when_played(If(HasMore("opponent", "hand"), DrawCards()), If(HasMore("opponent", "resources"), ResourceTop()))
    ),
    "krrsantan#hit-and-run": text(ambush, overwhelm, action(DiscardCost(count=2), ReturnToHand(THIS))),
    "you-hold-this": text(event(IfDone(GiveAway(a(friendly, non_leader)), deal(4, a(InArenaOf("it"), other_than_it))))),
    "storm-raider": text(raid(1)),
    "bt1#blastomech": text(on_attack(Mill(), If(CardIs((aspect("aggression"),)), may(deal(1, a(ground)))))),
    "000#translation-and-torture": text(
        on_attack(IfDone(may(ReturnFromDiscard((aspect("aggression"),), to="bottom")), deal(1, each_base(enemy))))
    ),
    "prototype-tie-advanced": text(),
    "sebulbas-podracer#taking-the-lead": text(when("discarded-deck", may(ready(THIS)), limit="round")),
    "sontuul-berserkers": text(overwhelm),
    "persecutor#fire-over-scarif": text(when_played_or_on_attack(ChooseArena(may(deal(3, each(InArenaOf("chosen"))))))),
    "fear-and-dead-men": text(
        CostChange(-1, whose="this", each=CountThisPhase("discarded-from-hand")), event(deal(4, each(ground, enemy)))
    ),
    "inspired-recruit": text(),
    "cloudrider-veteran": text(on_attack(deal(2, a_base()))),
    "weazel#fighting-back": text(on_attack(Give(gaining(raid(2)), a(friendly, another)))),
    "bwing-skirmisher": text(when_played(deal(1, up_to(2, space)))),
    "aerie#cloudrider-dropship": text(on_attack(DealEach(((2, a(ground, enemy)), (2, a_base()))))),
    "ben-solo#facing-the-light": text(
        hidden, when_played_or_defeated(ready(a(friendly, another)), Give(gaining(limits=NOT_ATTACKED), IT))
    ),
    "enfys-nests-helmet": text(Attach((non("vehicle"),)), constant(gaining(on_attack(may(boost(3, 0, a(another))))))),
    "staccato-lightning-repeater": text(Attach((non("vehicle"),)), when_played(deal(1, up_to(3, ground)))),
    "savareen-survivor": text(hidden),
    "cavern-angels-xwing": text(when_defeated(deal(2, a_base()))),
    "haxion-aggressor": text(raid(2)),
    "arvel-skeen#win-and-walk-away": text(
        when_played_or_on_attack(IfDone(may(DefeatCredit()), deal(1, a_unit_or_base())))
    ),
    "bracca-shipbreaker": text(on_attack(Mill())),
    "mid-rim-sharpshooter": text(saboteur, when_played(IfDone(may(PayResources(1)), ByOpponent(Discard())))),
    "doctor-aphra#digging-for-answers": text(on_attack(Mill(3), may(TakeBack((trait("underworld"),))))),
    "overcharged-transport": text(when_played_or_defeated(may(defeat(an_upgrade(OnA((space,))))))),
    "relentless-hunters": text(saboteur),
    "shifty-suspects": text(on_attack(Impose(NoHealing()))),
    "dogged-pursuers": text(when_played(IfDone(may(PayResources(1)), deal(2, a(ground))))),
    "ohnaka-gang-bandits": text(raid(3)),
    "salvaged-blaster": text(
        Attach((non("vehicle"),)),
        Action((), PlayThis(discards_only=True), condition=ThisWasDiscarded(), zone="discard"),
    ),
    "thermal-detonator": text(
        Attach((non("vehicle"),)),
        constant(gaining(when_defeated(If(ThisIs((unexhausted,)), deal(2, each(ground, enemy)))))),
    ),
    "commence-the-festivities": text(
        event(
            AttackWith(
                (), Manner(grant=gaining(saboteur), given=((HasMore("opponent", "resources"), gaining(power=2)),))
            )
        )
    ),
    "daring-delve": text(event(Mill(2), may(TakeBack((aspect("aggression"),))))),
    "every-day-more-lies": text(event(Discard(1, "each"))),
    "flash-the-vents": text(
        event(AttackThen(attack_with(grant=gaining(overwhelm, power=2)), If(HitBase("it"), defeat(IT))))
    ),
    "thats-a-rock": text(event(deal(1, a())), when("when-discarded", may(deal(1, a())))),
    "attack-from-all-sides": text(
        event(
            ChooseThing(a()),
            If(AtLeast(Different("aspects", filters=(friendly,)), 4), EitherOr(deal(5, IT), deal(3, IT)), deal(3, IT)),
        )
    ),
    "collateral-damage": text(event(deal(2, a()), deal(2, OneOf((a_base(), a(InArenaOf("it"), other_than_it)))))),
}
