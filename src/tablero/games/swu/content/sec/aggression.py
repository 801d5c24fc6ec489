"""Secrets of Power: Aggression."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_REBEL = trait("rebel")

CARDS: dict[str, Text] = {
    "imperial-occupier": text(when_defeated(CreateUnits("spy"))),
    "hunting-assassin-droid": text(constant(gaining(raid(2)), condition=ThereIs("unit", (damaged, enemy)))),
    "muckraker-crab-droid": text(constant(gaining(limits=NOT_ATTACKED), condition=ThisIs((unexhausted,)))),
    "arihnda-pryce#on-the-road-to-power": text(
        when_defeated(IfDone(may(defeat(a(friendly, another))), deal(4, each_base(enemy))))
    ),
    "dryden-vos#i-get-all-worked-up": text(
        on_attack(
            IfDone(
                may(boost(Value("this", "power"), 0, THIS, ATTACK)),
                Give(gaining(limits=NO_REGROUP_READYING), THIS, NEXT_REGROUP),
            )
        )
    ),
    "enforcer-squadron": text(hidden),
    "hondo-ohnaka#you-better-hurry": text(constant(gaining(raid(1)), friendly, another), Plot()),
    "the-galleon#marauding-pirate-ship": text(
        when_played(IfDone(may(Disclose(("aggression", "aggression", "villainy"))), CreateUnits("spy", 3)))
    ),
    "fulminatrix#fleet-killer": text(when_played_or_on_attack(may(deal(4, a(ground))))),
    "the-elite-squad#neutralizing-insurgents": text(
        grit, Triggered(("when-played", "damaged"), may(deal(2, a(unique, another))))
    ),
    "tempest-assault": text(event(If(ThisPhase("base-damaged"), deal(2, each(space, enemy))))),
    "rebellious-functionary": text(hidden),
    "chopper#war-hero": text(when("combat-damage-base", Discard(1, "each"))),
    "karis-nemik#freedom-is-a-pure-idea": text(
        hidden, when_defeated(IfDone(may(Disclose(("aggression", "heroism"))), CreateUnits("spy", ready=True)))
    ),
    "kaydel-connix#for-our-survival": text(
        when_played(
            IfDone(may(ChooseThing(a(Carrying((non_unique,))))), defeat(Every("upgrade", (non_unique, On("it")))))
        ),
        Plot(),
    ),
    "valiant-commando": text(when("combat-damage-base", IfDone(may(defeat(THIS)), deal(3, DEFENDING_BASE)))),
    "kazuda-xiono#im-not-a-spy": text(raid(2), constant(gaining(power=2), condition=HasMore("opponent", "resources"))),
    "strike-force-xwing": text(when_played(may(deal(2, a(unexhausted)))), Plot()),
    "luthens-haulcraft#countermeasures-armed": text(
        when_defeated(
            ChoosePlayer(
                IfDone(may(Disclose(("aggression", "aggression", "heroism"))), Discard(2, "chosen")), opponent=True
            )
        )
    ),
    "inner-rim-coalition": text(when_defeated(may(ready(a(cost_at_most(5)))))),
    "alexsandr-kallus#with-new-purpose": text(
        constant(gaining(raid(2)), unique, friendly, another, condition=Initiative()),
        when_played(deal(2, up_to(3, ground))),
    ),
    "nemiks-manifesto": text(
        Attach((non("vehicle"),)),
        constant(
            Grant(
                traits=("rebel",),
                abilities=(when_defeated(deal(UnitsOf((_REBEL, friendly, another)), each_base(enemy))),),
            )
        ),
    ),
    "one-way-out": text(event(AttackWith((), Manner(gaining(overwhelm, power=1), defender=LOSING_ALL)))),
    "chairman-papanoida#undaunted-diplomat": text(
        Triggered(
            ("drawn",),
            IfDone(may(Disclose(("aggression", "aggression"))), CreateUnits("spy")),
            anything,
            "any",
            Now("action-phase"),
        )
    ),
    "reckless-rebel": text(saboteur),
    "contraband-starhopper": text(),
    "crosshair#filled-with-doubt": text(on_attack(IfDone(may(deal(1, a(friendly, another))), deal(2, DEFENDING_BASE)))),
    "outer-rim-constable": text(when_played(may(defeat(an_upgrade())))),
    "warrior-of-clan-ordo": text(on_attack(IfNotDone(may(Disclose(("aggression",))), deal(2, YOUR_BASE)))),
    "academy-disciplinarian": text(when_played(may(seq(deal(1, a(power_at_most(2), friendly)), ready(IT))))),
    "republic-aurek-starfighter": text(grit),
    "coruscant-undercity-police": text(),
    "ziton-moj#black-sun-bully": text(when("initiative", deal(2, a_base()), whose="you")),
    "punishing-one#takes-no-prisoners": text(
        constant(Grant(raid=UnitsOf((damaged, enemy)))), when_played_or_on_attack(may(deal(1, a())))
    ),
    "cinta-kaz#the-struggle-comes-first": text(when_played(may(attack_with())), Plot()),
    "republic-war-walker": text(overwhelm),
    "saw-gerreras-uwing#breaking-the-rules": text(
        saboteur, when_attack_completed(may(attack_with(aspect("aggression"), another)))
    ),
    "ambitions-reward": text(when_played(CreateUnits("spy"))),
    "sudden-ferocity": text(Plot()),
    "its-not-over-yet": text(event(may(ready(a(Not(DidThisPhase("attacked")), Not(Entered())))), CreateUnits("spy"))),
    "pursue-the-lead": text(
        event(ChoosePlayer(Discard(1, "chosen")), If(CardIs((cost_at_most(3),)), CreateUnits("spy")))
    ),
    "aggressive-negotiations": text(event(attack_with(grant=gaining(power=HandSize())))),
    "lets-call-it-war": text(event(deal(3, a()), If(Initiative(), may(deal(2, a(InArenaOf("it"), other_than_it)))))),
    "unauthorized-investigation": text(
        event(CreateUnits("spy"), IfDone(may(Disclose(("aggression",))), CreateUnits("spy")))
    ),
    "charged-with-treason": text(event(IfDone(may(Disclose(("aggression", "aggression"))), deal(5, a())))),
    "topple-the-summit": text(event(deal(3, each(damaged))), Plot()),
    "syril-karn#where-is-he": text(
        on_attack(
            IfDone(
                may(Disclose(("aggression", "aggression", "villainy"))),
                seq(ChooseThing(a()), UnlessController(deal(2, IT))),
            )
        )
    ),
    "miraj-scintel#the-weak-deserve-to-kneel": text(
        constant(gaining(overwhelm), IsAttacking("unit", (damaged,)), friendly), when_played(may(deal(3, a(undamaged))))
    ),
    "confidence-in-victory": text(FirstActionOnly(), event(WinInArena())),
    "oppression-breeds-rebellion": text(event(If(ThisPhase("fell-attacking"), DrawCards(3)))),
    "aat-incinerator": text(
        when_played(
            DealNoting(1, up_to(4, ground, another)),
            If(Unless(AnyOfThose("unit", (friendly,))), deal(2, YOUR_BASE)),
        )
    ),
    "corellian-hounds": text(EntersReady(OpponentControls((ground,), 0, 0))),
}
