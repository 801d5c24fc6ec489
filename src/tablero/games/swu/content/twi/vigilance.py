"""The Vigilance cards of Twilight of the Republic."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_a_droid = CreateUnits("battle-droid")
_a_clone = CreateUnits("clone-trooper")

CARDS: dict[str, Text] = {
    "rune-haako#scheming-second": text(when_played(If(ThisPhase("defeated"), may(boost(-1, -1, a()))))),
    "wartime-trade-official": text(when_defeated(_a_droid)),
    "calculating-magnaguard": text(
        when_played(Give(gaining(sentinel), THIS)), when("defeated", Give(gaining(sentinel), THIS), about=friendly)
    ),
    "general-grievous#trophy-collector": text(
        CostChange(0, (trait("lightsaber"), Is("upgrade")), on_this=True, ignores_aspects=True),
        on_attack(
            If(
                AtLeast(UnitsOf((trait("lightsaber"), on_this), noun="upgrade"), 4),
                defeat(Chosen("unit", (enemy,), 4, 4)),
            )
        ),
    ),
    "morgan-elsbeth#keeper-of-many-secrets": text(
        restore(1), on_attack(IfDone(may(defeat(a(friendly, another))), DrawCards()))
    ),
    "devastating-gunship": text(grit, when_played(defeat(a(remaining_at_most(2), enemy)))),
    "droideka-security": text(Exploit(2), sentinel),
    "providence-destroyer": text(Exploit(2), on_attack(boost(-2, -2, a(space, enemy)))),
    "malevolence#grievouss-secret-weapon": text(
        Exploit(4), restore(2), when_played(Give(gaining(power=-4, limits=NO_ATTACKS), a(enemy)))
    ),
    "a-fine-addition": text(
        event(
            If(
                ThisPhase("defeated", whose="opponent"),
                PlayFromSeveral(noun="upgrade", also="any-discard", ignore_aspects=True),
            )
        )
    ),
    "lethal-crackdown": text(event(defeat(a(non_leader)), deal(Value("it", "power"), YOUR_BASE))),
    "barriss-offee#unassuming-apprentice": text(constant(gaining(power=1), friendly, DidThisPhase("healed"))),
    "outspoken-representative": text(
        constant(gaining(sentinel), condition=Control((trait("republic"), another))), when_defeated(_a_clone)
    ),
    "kashyyyk-defender": text(grit, when_played(IfDone(heal(2, a(another), up_to=True), deal(ThatMuch(), THIS)))),
    "41st-elite-corps": text(coordinate(hp=3)),
    "captain-typho#protecting-the-senator": text(when_played_or_on_attack(Give(gaining(sentinel), a()))),
    "satine-kryze#committed-to-peace": text(
        constant(
            gaining(
                action(
                    EXHAUST,
                    ChoosePlayer(Mill(Half(Value("this", "remaining"), up=True), who="chosen"), opponent=True),
                )
            ),
            anything,
        )
    ),
    "obiwans-aethersprite#this-is-why-i-hate-flying": text(
        when_played_or_on_attack(may(DealEach(((1, THIS), (2, a(space, another))))))
    ),
    "knight-of-the-republic": text(on_defense(_a_clone)),
    "luminara-unduli#softspoken-master": text(coordinate(grit), when_played(heal(UnitsOf((friendly,)), a_base()))),
    "for-the-republic": text(
        CostChange(-2, whose="this", condition=Control((trait("republic"),), 3)),
        constant(gaining(coordinate(restore(2)))),
    ),
    "hello-there": text(event(boost(-4, -4, a(Entered())))),
    "finn#on-the-run": text(when_attack_completed(Cover(Prevents(1), a(unique)))),
    "duchesss-champion": text(constant(gaining(sentinel), condition=OpponentControls(least=3))),
    "equalize": text(
        event(
            boost(-2, -2, a()),
            If(
                MoreThan(UnitsOf((ControlledBy("its-controller"),)), UnitsOf((friendly,))),
                boost(-2, -2, a(other_than_it)),
            ),
        )
    ),
    "compassionate-senator": text(action(pay(2), EXHAUST, heal(2, a_unit_or_base()))),
    "warrior-drone": text(),
    "padawan-starfighter": text(
        constant(
            gaining(power=1, hp=1),
            condition=EitherIs(Control((trait("force"),)), Control((trait("force"),), noun="upgrade")),
        )
    ),
    "royal-guard-attache": text(when_played(deal(2, THIS))),
    "trade-federation-shuttle": text(when_played(If(Control((damaged,)), _a_droid))),
    "infantry-of-the-212th": text(coordinate(sentinel)),
    "daughter-of-dathomir": text(constant(gaining(restore(2)), condition=ThisIs((undamaged,)))),
    "vulture-interceptor-wing": text(on_attack(boost(-1, -1, a(enemy)))),
    "kiadimundi#composed-and-confident": text(
        coordinate(Triggered(("played",), may(DrawCards(2)), anything, "opponent", condition=NthCard(2)))
    ),
    "falchion-ion-tank": text(sentinel),
    "multitroop-transport": text(Exploit(2), on_attack(_a_droid)),
    "the-zillo-beast#awoken-from-the-depths": text(
        when_played(boost(-5, 0, each(ground, enemy))),
        when("regroup-phase", heal(5, THIS)),
    ),
    "foresight": text(
        constant(gaining(when("regroup-phase", NameACard(), LookAtTop(WithTop("draw", kinds=(HasThatName(),))))))
    ),
    "roger-roger": text(when_defeated(AttachThisUpgrade((Named("Battle Droid"), token, friendly)))),
    "perilous-position": text(when_played(exhaust(ATTACHED))),
    "unshakeable-will": text(constant(gaining(sentinel))),
    "i-have-the-high-ground": text(event(Cover(constant(gaining(power=-4), enemy, IsAttacking("that")), a(friendly)))),
    "grievous-reassembly": text(event(heal(3, a()), _a_droid)),
    "guarding-the-way": text(event(Give(gaining(sentinel), a()), If(Initiative(), boost(2, 2, IT)))),
    "disruptive-burst": text(event(boost(-1, -1, each(enemy)))),
    "death-by-droids": text(event(defeat(a(cost_at_most(3))), CreateUnits("battle-droid", 2))),
    "the-invasion-of-christophsis": text(
        Exploit(4), event(ChoosePlayer(defeat(each(ControlledBy("chosen"))), opponent=True))
    ),
}
