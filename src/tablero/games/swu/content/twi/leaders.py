"""The leaders of Twilight of the Republic."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_clones_at_home = CostChange(0, (trait("clone"), Is("unit")), ignores_aspects=True)
_a_droid = CreateUnits("battle-droid")
_a_clone = CreateUnits("clone-trooper")
_republic = Search((trait("republic"),), top=3)
_event_played = ThisPhase("played", cards=(Is("event"),))
_hurt = All((enemy, DealtBy((friendly,))))

CARDS: dict[str, Text] = {
    "nala-se#clone-engineer": leader(
        4,
        (_clones_at_home,),
        (_clones_at_home, constant(gaining(when_defeated(heal(2, YOUR_BASE))), trait("clone"), friendly)),
    ),
    "nute-gunray#vindictive-viceroy": leader(
        6, (action(EXHAUST, If(ThisPhase("defeated", least=2), _a_droid)),), (on_attack(_a_droid),)
    ),
    "obiwan-kenobi#patient-mentor": leader(
        6,
        (action(EXHAUST, heal(1, a())),),
        (sentinel, on_attack(IfDone(heal(1, a()), deal(1, a(other_than_it))))),
    ),
    "yoda#sensing-darkness": leader(
        7,
        (action(EXHAUST, If(ThisPhase("left", whose="any"), seq(DrawCards(), HandToDeck("either")))),),
        (
            restore(2),
            when_deployed(IfDone(may(Mill()), defeat(a(Compared("cost", "most", CardValue()), non_leader, enemy)))),
        ),
    ),
    "count-dooku#face-of-the-confederacy": leader(
        7,
        (action(EXHAUST, PlayFrom((trait("separatist"),), exploit=1)),),
        (overwhelm, on_attack(NextCard(CostChange(0, (trait("separatist"),), exploit=3)))),
    ),
    "wat-tambor#techno-union-foreman": leader(
        5,
        (action(EXHAUST, If(ThisPhase("defeated"), boost(2, 2, a()))),),
        (on_attack(If(ThisPhase("defeated"), may(boost(2, 2, a(another))))),),
    ),
    "captain-rex#fighting-for-his-brothers": leader(
        5,
        (action(pay(2), EXHAUST, If(ThisPhase("attacked"), _a_clone)),),
        (when_deployed(_a_clone), constant(gaining(hp=1), trait("trooper"), friendly, another)),
    ),
    "padme-amidala#serving-the-republic": leader(
        5,
        (Action((pay(1), EXHAUST), _republic, condition=COORDINATED),),
        (restore(1), coordinate(on_attack(_republic))),
    ),
    "maul#a-rival-in-darkness": leader(
        6,
        (action(EXHAUST, attack_with(grant=gaining(overwhelm))),),
        (overwhelm, constant(gaining(overwhelm), friendly, another)),
    ),
    "pre-vizsla#pursuing-the-throne": leader(
        5,
        (action(pay(1), EXHAUST, deal(CountThisPhase("drawn"), a())),),
        (
            constant(gaining(saboteur), condition=AtLeast(HandSize(), 3)),
            constant(gaining(power=2), condition=AtLeast(HandSize(), 6)),
        ),
    ),
    "ahsoka-tano#snips": leader(
        5,
        (Action((EXHAUST,), attack_with(grant=gaining(power=1)), condition=COORDINATED),),
        (coordinate(power=2),),
    ),
    "anakin-skywalker#what-it-takes-to-win": leader(
        6,
        (
            action(
                EXHAUST,
                Doing(deal(2, YOUR_BASE)),
                AttackWith((), Manner(given=((AttackOn(), gaining(power=2)),))),
            ),
        ),
        (overwhelm, constant(gaining(power=DamageOnBase(5)))),
    ),
    "mace-windu#vaapad-form-master": leader(
        7,
        (
            action(
                pay(1),
                EXHAUST,
                deal(1, a(damaged, enemy)),
                If(ItIs((Number("damage", least=5),)), deal(1, IT)),
            ),
        ),
        (when_deployed(deal(2, each(damaged, enemy))),),
    ),
    "asajj-ventress#unparalleled-adversary": leader(
        4,
        (action(EXHAUST, AttackWith((), Manner(given=((_event_played, gaining(power=1)),)))),),
        (on_attack(If(_event_played, Give(gaining(power=1, limits=STRIKES_FIRST), THIS, ATTACK))),),
    ),
    "general-grievous#general-of-the-droid-armies": leader(
        6,
        (action(EXHAUST, Give(gaining(sentinel), a(trait("droid")))),),
        (on_attack(may(Give(gaining(sentinel, power=1), a(trait("droid"))))),),
    ),
    "jango-fett#concealing-the-conspiracy": leader(
        5,
        (when("damaged", IfDone(may(exhaust(THIS)), exhaust(SUBJECT)), about=_hurt),),
        (when("damaged", may(exhaust(SUBJECT)), about=_hurt),),
    ),
    "chancellor-palpatine#playing-both-sides": Text(
        (
            action(
                EXHAUST,
                If(
                    ThisPhase("defeated", cards=(aspect("heroism"),)),
                    seq(DrawCards(), heal(2, YOUR_BASE), FlipLeader()),
                ),
            ),
        ),
        (
            action(
                EXHAUST,
                If(
                    ThisPhase("played", cards=(aspect("villainy"),)),
                    seq(_a_clone, deal(2, each_base(enemy)), FlipLeader()),
                ),
            ),
        ),
        back=("Darth Sidious", ("cunning", "villainy"), ("force", "separatist", "sith")),
    ),
    "quinlan-vos#sticking-the-landing": leader(
        5,
        (
            when(
                "played",
                IfDone(may(exhaust(THIS)), deal(1, a(Compared("cost", "exactly", PlayedCost()), enemy))),
                about=Is("unit"),
                whose="you",
            ),
        ),
        (
            when(
                "played",
                may(deal(1, a(Compared("cost", "most", PlayedCost()), enemy))),
                about=Is("unit"),
                whose="you",
            ),
        ),
    ),
}
