"""The Aggression cards of Shadows of the Galaxy."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_hunting = AttackWith((), Manner(no_bases=True), extra=((trait("bounty hunter"), gaining(power=2)),))
_hunting_on = AttackWith((other_than_it,), Manner(no_bases=True), extra=((trait("bounty hunter"), gaining(power=2)),))

CARDS: dict[str, Text] = {
    "dengar#the-demolisher": text(when("played", may(deal(1, ItsUnit("subject"))), about=Is("upgrade"), whose="you")),
    "guavian-antagonizer": text(saboteur, bounty(DrawCards())),
    "kylos-tie-silencer#ruthlessly-efficient": text(
        Action((), PlayThis(discards_only=True), condition=ThisWasDiscarded(), zone="discard")
    ),
    "death-watch-loyalist": text(grit, overwhelm),
    "punishing-one#dengars-jumpmaster": text(
        when("defeated", may(ready(THIS)), about=All((upgraded, enemy)), limit="round")
    ),
    "jango-fett#renowned-bounty-hunter": text(
        constant(gaining(overwhelm, power=3), condition=Attacking("unit", (bountied,))),
        when("attack-defeats", DrawCards()),
    ),
    "krrsantan#muscle-for-hire": text(
        when_played(If(ThereIs("unit", (bountied, enemy)), may(ready(THIS)))),
        on_attack(may(deal(Value("this", "damage"), a(ground)))),
    ),
    "trandoshan-hunters": text(overwhelm, when_played(If(ThereIs("unit", (bountied, enemy)), experience(THIS)))),
    "kylo-ren#killing-the-past": text(
        CostChange(0, whose="this", ignores="villainy", condition=ControlNamed("Rey")),
        on_attack(boost(2, 0, a()), If(ItIs((non(aspect("villainy")),)), experience(IT))),
    ),
    "pre-vizsla#power-hungry": text(when_played_or_on_attack(may(BuyUpgrade((non("vehicle"), another))))),
    "ruthlessness": text(constant(gaining(when("attack-defeats", deal(2, DEFENDING_BASE))))),
    "give-in-to-your-anger": text(event(deal(1, a(enemy)), Provoke())),
    "headhunting": text(event(Together((may(_hunting), may(_hunting_on), may(_hunting_on))))),
    "heroic-renegade": text(grit),
    "ketsu-onyo#old-friend": text(saboteur, when("combat-damage-base", may(defeat(an_upgrade(cost_at_most(2)))))),
    "cassian-andor#rebellions-are-built-on-hope": text(
        Smuggle(5, ("aggression", "heroism")), when("when-played-smuggle", ready(THIS))
    ),
    "nite-owl-skirmisher": text(Smuggle(5, ("aggression", "heroism"))),
    "koska-reeves#loyal-nite-owl": text(on_attack(If(ThisIs((upgraded,)), may(deal(2, a(ground)))))),
    "valiant-assault-ship": text(
        saboteur,
        on_attack(If(MoreThan(Resources("defending"), Resources()), boost(2, 0, THIS, ATTACK))),
    ),
    "desperado-freighter": text(),
    "poe-dameron#quick-to-improvise": text(
        on_attack(
            Discard(3, up_to=True),
            Modes((deal(2, a_unit_or_base()), defeat(an_upgrade()), ByOpponent(Discard())), ThatMuch()),
        )
    ),
    "wrecker#boom": text(overwhelm, when_played(IfDone(may(DefeatResource()), deal(5, a(ground))))),
    "heroic-resolve": text(
        constant(
            gaining(
                action(
                    pay(2),
                    Doing(defeat(an_upgrade(Named("Heroic Resolve"), on_this))),
                    AttackWith(manner=Manner(gaining(overwhelm, power=4)), who=THIS),
                )
            )
        )
    ),
    "cripple-authority": text(
        event(DrawCards(), ForEachOpponent(If(MoreThan(Resources("chosen"), Resources()), Discard(who="chosen"))))
    ),
    "bokatan-kryze#fighting-for-mandalore": text(
        when_defeated(DrawCards(UnitsOf((Number("damage", least=15),), "base")))
    ),
    "wild-rancor": text(overwhelm, when_played(deal(2, each(ground, another)))),
    "the-chaos-of-war": text(event(DealOwn(HandSize("its-controller"), each_base()))),
    "reckless-gunslinger": text(when_played(deal(1, each_base())), Smuggle(3, ("aggression",))),
    "stolen-landspeeder": text(
        when_played(If(CameFrom("hand"), GiveAway(THIS))),
        bounty(If(ThisIs((YouOwn(),)), seq(PlayThis(free=True, discards_only=True), experience(IT)))),
    ),
    "house-kast-soldier": text(saboteur),
    "migs-mayfeld#triggerman": text(when("discarded-hand", may(deal(2, a_unit_or_base())), limit="round")),
    "rhokai-gunship": text(when_defeated(deal(1, a_unit_or_base()))),
    "unlicensed-headhunter": text(
        saboteur, constant(gaining(bounty(heal(5, YOUR_BASE))), condition=ThisIs((exhausted,)))
    ),
    "wanted-insurgents": text(bounty(deal(2, a()))),
    "hunting-nexu": text(constant(gaining(raid(2)), condition=Control((aspect("aggression"), another)))),
    "clan-challengers": text(raid(3), constant(gaining(overwhelm), condition=ThisIs((upgraded,)))),
    "ig11#i-cannot-be-captured": text(NotCaptured(3, (ground, enemy)), on_attack(may(deal(3, a(damaged, ground))))),
    "covetous-rivals": text(grit, when_played_or_on_attack(may(deal(2, a(bountied))))),
    "krayt-dragon": text(
        overwhelm,
        when(
            "played",
            may(
                deal(
                    PlayedCost(),
                    OneOf((a_base(ControlledBy("that-player")), a(ground, ControlledBy("that-player")))),
                )
            ),
            whose="opponent",
        ),
    ),
    "guild-target": text(constant(gaining(bounty(If(ThisIs((unique,)), deal(3, a_base()), deal(2, a_base())))))),
    "hotshot-dl44-blaster": text(
        Attach((non("vehicle"),)),
        Smuggle(3, ("cunning",)),
        when("when-played-smuggle", AttackWith(who=ATTACHED)),
    ),
    "armed-to-the-teeth": text(
        constant(gaining(on_attack(boost(2, 0, a(friendly, another))))), Smuggle(4, ("aggression",))
    ),
    "death-mark": text(constant(gaining(bounty(DrawCards(2))))),
    "vambrace-flamethrower": text(
        Attach((non("vehicle"),)), constant(gaining(on_attack(may(DealDivided(3, (ground, enemy))))))
    ),
    "desperate-attack": text(event(attack_with(damaged, grant=gaining(power=2)))),
    "detention-block-rescue": text(
        event(ChooseThing(a()), If(AtLeast(Value("it", "captives"), 1), deal(6, IT), deal(3, IT)))
    ),
    "pillage": text(event(ChoosePlayer(Discard(2, who="chosen")))),
    "bravado": text(
        CostChange(-2, whose="this", condition=ThisPhase("defeated", "opponent", by_you=True)), event(ready(a()))
    ),
}
