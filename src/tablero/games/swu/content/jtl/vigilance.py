"""Jump to Lightspeed: Vigilance."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_VEHICLE = trait("vehicle")
_ROOM = (_VEHICLE, unpiloted, friendly)

CARDS: dict[str, Text] = {
    "director-krennic#on-the-verge-of-greatness": text(
        shielded, CostChange(-1, (Triggers("when-defeated"), Is("unit")), first="round")
    ),
    "onyx-squadron-brute": text(when_defeated(heal(2, a_base()))),
    "interceptor-ace": text(grit, piloting(3, "vigilance", "villainy"), pilot=(constant(gaining(grit)),)),
    "tam-ryvora#searching-for-purpose": text(
        piloting(2, "vigilance", "villainy"),
        pilot=(constant(gaining(on_attack(boost(-1, -1, a(InArenaOf("this"), enemy))))),),
    ),
    "iden-versio#adapt-or-die": text(
        shielded, piloting(3, "vigilance", "villainy"), pilot=(when("attached", shield(ATTACHED)),)
    ),
    "banshee#crippling-command": text(on_attack(may(deal(Value("this", "damage"), a())))),
    "corvus#inferno-squadron-raider": text(restore(2), when_played(may(AttachToThis((Named("Corvus"),))))),
    "chimaera#reinforcing-the-center": text(
        when_played(may(UseAbilities("when-defeated", (friendly, another)))),
        when_defeated(CreateUnits("tie-fighter", 2)),
    ),
    "annihilator#tagges-flagship": text(when_played_or_defeated(IfDone(may(defeat(a(enemy))), DiscardNamesakes()))),
    "fleet-interdictor": text(sentinel, when_defeated(may(defeat(a(space, cost_at_most(3)))))),
    "power-from-pain": text(event(boost(Value("it", "damage"), 0, a()))),
    "no-glory-only-results": text(event(TakeControl(a(non_leader)), defeat(IT))),
    "echo-base-engineer": text(when_played(may(shield(a(_VEHICLE, damaged))))),
    "hera-syndulla#weve-lost-enough": text(
        restore(1), piloting(2, "vigilance", "heroism"), pilot=(constant(gaining(restore(1))),)
    ),
    "paige-tico#dropping-the-hammer": text(
        piloting(2, "vigilance", "heroism"),
        pilot=(constant(gaining(on_attack(experience(THIS), deal(1, THIS)))),),
    ),
    "admiral-yularen#fleet-coordinator": text(
        when_played(
            ChooseKeyword(
                (
                    ("grit", constant(gaining(grit), _VEHICLE, friendly, condition=InPlay())),
                    ("restore", constant(gaining(restore(1)), _VEHICLE, friendly, condition=InPlay())),
                    ("sentinel", constant(gaining(sentinel), _VEHICLE, friendly, condition=InPlay())),
                    ("shielded", constant(gaining(shielded), _VEHICLE, friendly, condition=InPlay())),
                )
            )
        )
    ),
    "cassian-andor#threading-the-eye": text(
        piloting(2, "vigilance", "heroism"),
        pilot=(constant(gaining(on_attack(Mill(1, "defending"), If(CardIs((cost_at_most(3),)), DrawCards())))),),
    ),
    "l337#get-out-of-my-seat": text(BecomesUpgradeInstead(_ROOM), piloting(3, "vigilance", "heroism"), pilot=()),
    "phantom-ii#modified-to-dock": text(
        grit,
        action(pay(1), AttachThis((Named("The Ghost"),))),
        pilot=(constant(gaining(grit, power=3, hp=3)),),
    ),
    "red-squadron-xwing": text(when_played(IfDone(may(deal(2, THIS)), DrawCards()))),
    "dqar-cargo-frigate": text(constant(gaining(power=Per(-1, Value("this", "damage"))))),
    "the-ghost#heart-of-the-family": text(
        constant(Grant(shares=True), trait("spectre"), friendly, another),
        constant(gaining(sentinel), condition=ThisIs((upgraded,))),
    ),
    "gold-leader#fastest-ship-in-the-fleet": text(
        shielded, constant(gaining(power=-1), IsAttacker(), condition=Defending())
    ),
    "youre-all-clear-kid": text(
        event(
            IfDone(
                defeat(a(remaining_at_most(3), space, enemy)),
                If(OpponentControls((space,), 0, 0), may(experience(a()))),
            )
        )
    ),
    "hondo-ohnaka#superfluous-swindler": text(shielded, on_attack(may(MoveUpgrade((non("pilot"),), takes=True)))),
    "astromech-pilot": text(piloting(2, "vigilance"), pilot=(when_played(may(heal(2, a()))),)),
    "academy-graduate": text(sentinel, piloting(2, "vigilance"), pilot=(constant(gaining(sentinel)),)),
    "corporate-defense-shuttle": text(constant(gaining(limits=NO_ATTACKS))),
    "desperate-commando": text(when_defeated(may(boost(-1, -1, a())))),
    "royal-security-fighter": text(grit),
    "silver-angel#traces-hope": text(when("healed", may(deal(1, a(space))))),
    "landing-shuttle": text(when_defeated(may(DrawCards()))),
    "omicron-strike-craft": text(sentinel),
    "outer-rim-outlaws": text(shielded),
    "trace-martez#trusting-sister": text(
        piloting(1, "vigilance"), pilot=(constant(gaining(on_attack(may(HealDivided(2))))),)
    ),
    "cloaked-starviper": text(when_played(shield(THIS, 2))),
    "perimeter-atrt": text(sentinel),
    "munificent-frigate": text(),
    "uwing-lander": text(
        when_played(experience(THIS, 3)),
        when_attack_completed(may(MoveUpgrade((on_this,), (_VEHICLE, friendly, another)))),
    ),
    "cr90-relief-runner": text(restore(2), when_defeated(heal(3, a_unit_or_base(), up_to=True))),
    "wing-guard-security-team": text(sentinel, when_played(shield(up_to(2, trait("fringe"))))),
    "grim-valor": text(constant(gaining(when_defeated(may(exhaust(a())))))),
    "close-the-shield-gate": text(event(ChooseThing(a_base()), Impose(SparesBase(), on="its-controller"))),
    "covering-the-wing": text(event(CreateUnits("xwing"), may(shield(a(other_than_it))))),
    "in-the-heat-of-battle": text(event(Give(Grant(keywords=SENTINEL, lost=SABOTEUR), each()))),
    "direct-hit": text(event(defeat(a(_VEHICLE, non_leader)))),
    "out-the-airlock": text(event(boost(-5, -5, a()))),
    "nebula-ignition": text(event(defeat(each(Not(upgraded))))),
}
