"""The Cunning cards of Shadows of the Galaxy."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_UNTOUCHABLE = NOT_CAPTURED | NO_ENEMY_HARM

CARDS: dict[str, Text] = {
    "kintan-intimidator": text(on_attack(exhaust(DEFENDER))),
    "bazine-netal#spy-for-the-first-order": text(
        when_played(LookAtHand(discards=True, optional=True), If(CardIs(()), DrawCards(who="chosen"))),
        Smuggle(4, ("cunning", "villainy")),
    ),
    "doctor-evazan#wanted-on-twelve-systems": text(shielded, bounty(ReadyResources(12, up_to=True))),
    "hunter-of-the-haxion-brood": text(constant(gaining(shielded), condition=ThereIs("unit", (bountied, enemy)))),
    "lurking-tie-phantom": text(raid(2), constant(gaining(limits=_UNTOUCHABLE))),
    "4lom#bounty-hunter-for-hire": text(ambush, constant(gaining(ambush, power=1, hp=1), Named("Zuckuss"), friendly)),
    "slavers-freighter": text(
        when_played(may(ready(a(Compared("power", "most", UnitsOf((OnA((enemy,)),), noun="upgrade")), another))))
    ),
    "zuckuss#bounty-hunter-for-hire": text(
        saboteur, constant(gaining(saboteur, power=1, hp=1), Named("4-LOM"), friendly)
    ),
    "xanadu-blood#cad-banes-reward": text(
        raid(2),
        when_played_or_on_attack(
            IfDone(
                may(ReturnToHand(a(trait("underworld"), non_leader, friendly, another))),
                EitherOr(exhaust(a(enemy)), ChoosePlayer(ExhaustResources(1, "chosen"), opponent=True)),
            )
        ),
    ),
    "dryden-vos#offering-no-escape": text(shielded, when_played(may(PlayCaptive()))),
    "frozen-in-carbonite": text(
        Attach((non_leader,)), constant(gaining(limits=NO_READYING)), when_played(exhaust(ATTACHED))
    ),
    "triple-dark-raid": text(
        event(
            Search((trait("vehicle"),), top=7, then="play", discount=5, ready=True),
            Later("phase-end", ReturnToHand(IT)),
        )
    ),
    "cartel-turncoat": text(bounty(DrawCards())),
    "grogu#irresistible": text(action(EXHAUST, exhaust(a(enemy)))),
    "l337#droid-revolutionary": text(
        when_played(IfNotDone(may(Rescue()), shield(THIS))), Smuggle(4, ("cunning", "heroism"))
    ),
    "omega#part-of-the-squad": text(
        CostChange(0, (trait("clone"), Is("unit")), first="round", ignores_aspects=True),
        when_played(Search((trait("clone"),))),
    ),
    "coruscant-dissident": text(on_attack(may(ReadyResources(1)))),
    "liberated-slaves": text(),
    "principled-outlaw": text(on_attack(may(exhaust(a(ground)))), Smuggle(6, ("cunning", "heroism"))),
    "qira#playing-her-part": text(
        when_played(LookAtHand(), NameACard(), Impose(CostChange(3, (HasThatName(),), whose="opponent"), IN_PLAY))
    ),
    "zorii-bliss#valiant-smuggler": text(
        on_attack(DrawCards(), Later("regroup-phase", Discard())), Smuggle(6, ("cunning", "heroism"))
    ),
    "millennium-falcon#landos-pride": text(PlayedFrom("hand", gaining(ambush)), Smuggle(6, ("cunning", "heroism"))),
    "let-the-wookiee-win": text(
        event(
            OpponentPicks(
                (
                    ReadyResources(6, up_to=True),
                    seq(
                        ready(a(friendly)),
                        If(ItIs((trait("wookiee"),)), AttackWith(manner=Manner(gaining(power=2)), it=True)),
                    ),
                )
            )
        )
    ),
    "spare-the-target": text(event(ReturnToHand(a(non_leader, enemy)), CollectBounties())),
    "a-new-adventure": text(event(ReturnToHand(a(cost_at_most(6), non_leader)), OwnerPlays())),
    "final-showdown": text(event(ready(each(friendly)), Later("regroup-phase", LoseGame()))),
    "criminal-muscle": text(when_played(may(ReturnToHand(an_upgrade(non_unique))))),
    "cloudrider": text(ambush),
    "fugitive-wookiee": text(bounty(exhaust(a()))),
    "privateer-scyk": text(constant(gaining(shielded), condition=Control((aspect("cunning"), another)))),
    "dj#blatant-thief": text(Smuggle(7, ("cunning", "cunning")), when("when-played-smuggle", StealResource())),
    "frontier-trader": text(when_played(IfDone(may(ReturnResources()), may(ResourceTop())))),
    "smugglers-starfighter": text(
        when_played(If(Control((trait("underworld"), another)), boost(-3, 0, a(enemy)))), Smuggle(4, ("cunning",))
    ),
    "chain-code-collector": text(ambush, on_attack(If(AttackOn((bountied,)), boost(-4, 0, DEFENDER, ATTACK)))),
    "tobias-beckett#i-trust-no-one": text(
        when(
            "played",
            may(exhaust(a(Compared("cost", "most", PlayedCost())))),
            about=Not(Is("unit")),
            whose="you",
            limit="round",
        ),
        Smuggle(5, ("vigilance",)),
    ),
    "resourceful-pursuers": text(saboteur),
    "enfys-nest#marauder": text(
        ambush, constant(gaining(power=-3), IsDefender(), condition=UnitAttacks((friendly,), by_ambush=True))
    ),
    "fennec-shand#loyal-sharpshooter": text(ambush, on_attack(deal(Different("costs", "discard"), DEFENDER))),
    "wanted": text(constant(gaining(bounty(ReadyResources(2))))),
    "enticing-reward": text(
        constant(gaining(bounty(Search((Not(Is("unit")),), top=10, most=2), If(Unless(ThisIs((unique,))), Discard()))))
    ),
    "boba-fetts-armor": text(Attach((non("vehicle"),)), Prevents(2, to=(Named("Boba Fett"), IsThis()))),
    "jetpack": text(Attach((non("vehicle"),)), when_played(LendToken("shield", ATTACHED)), Smuggle(4, ("cunning",))),
    "unrefusable-offer": text(
        Attach((non_leader,)),
        constant(gaining(bounty(PlayThis(free=True, ready=True), Later("regroup-phase", defeat(IT))))),
    ),
    "look-the-other-way": text(event(ChooseThing(a()), UnlessController(exhaust(IT), pays=2))),
    "bounty-posting": text(event(Search((trait("bounty"), Is("upgrade")), top=0), may(PlayThat()))),
    "ma-klounkee": text(event(IfDone(ReturnToHand(a(trait("underworld"), non_leader, friendly)), deal(3, a())))),
    "swoop-down": text(
        event(
            AttackWith(
                (space,),
                Manner(
                    gaining(saboteur, limits=REACHES_GROUND),
                    given=((AttackOn((ground,)), gaining(power=2)),),
                    taken=((AttackOn((ground,)), gaining(power=-2)),),
                ),
            )
        )
    ),
    "relentless-pursuit": text(
        event(
            CaptureByWorth(a(friendly), (Compared("cost", "most", Value("it", "cost")), non_leader, enemy)),
            If(ItIs((trait("bounty hunter"),)), shield(IT)),
        )
    ),
    "evacuate": text(event(ReturnToHand(each(non_leader)))),
}
