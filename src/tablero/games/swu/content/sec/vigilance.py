"""Secrets of Power: Vigilance."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_OFFICIAL = trait("official")

CARDS: dict[str, Text] = {
    "the-chancellors-shuttle#grim-harbinger": text(
        restore(1), when_defeated(If(ControlNamed("Chancellor Palpatine"), may(experience(a()))))
    ),
    "trayus-acolyte": text(),
    "zam-wesell#inconspicuous-assassin": text(constant(gaining(grit), condition=ThisIs((upgraded,)))),
    "nute-gunray#escaping-justice": text(
        grit, when_played_or_on_attack(may(Give(gaining(sentinel), a(_OFFICIAL, friendly, another))))
    ),
    "kylo-rens-command-shuttle#icon-of-authority": text(
        constant(gaining(hp=2), HasKeyword("sentinel"), ground, friendly)
    ),
    "sly-moore#witness-to-power": text(
        when_played(Impose(constant(gaining(power=-2), enemy, IsAttacking("base")))), Plot()
    ),
    "cad-bane#impressed-now": text(when_played(may(defeat(a(remaining_at_most(2))))), Plot()),
    "dogmatic-shock-squad": text(sentinel, Plot()),
    "cantwell-arrestor-cruiser": text(
        when_played(
            IfDone(
                may(Disclose(("vigilance", "vigilance", "villainy"))),
                seq(exhaust(a(enemy)), Mark(IT, constant(gaining(limits=NO_READYING), Marked()))),
            )
        )
    ),
    "creditors-claim": text(constant(gaining(when_defeated(may(defeat(a(remaining_at_most(3)))))))),
    "emergency-powers": text(event(ChooseThing(a(non_leader)), PayAnyNumber(), experience(IT, ThatMuch()))),
    "chandrilan-sponsor": text(restore(2)),
    "populist-champion": text(),
    "senator-chuchi#voice-for-the-voiceless": text(
        restore(1), on_attack(Give(gaining(restore(2)), a(_OFFICIAL, friendly, another)))
    ),
    "coronet#stately-vessel": text(restore(1), constant(gaining(restore(1)), friendly, another)),
    "captain-rex#into-the-firefight": text(
        Triggered(
            ("when-played", "attack-completed"), seq(Give(gaining(sentinel), THIS), Give(gaining(sentinel), a(enemy)))
        )
    ),
    "jade-squadron-patrol": text(sentinel),
    "bokatan-kryze#alone": text(
        when_played(boost(-3, -3, each(enemy))),
        when("defeated", experience(a(friendly)), about=enemy, whose="opponent"),
    ),
    "diplomatic-immunity": text(
        constant(
            gaining(
                on_defense(
                    IfDone(
                        may(Disclose(("vigilance", "vigilance", "heroism", "heroism"))), boost(-2, 0, ATTACKER, ATTACK)
                    )
                )
            )
        )
    ),
    "dhani-pilgrim": text(when_played_or_defeated(heal(1, YOUR_BASE))),
    "escape-pod": text(when_played(may(Capture(THIS, a(non("vehicle"), non_leader, friendly))))),
    "lobot#cloud-city-coordinator": text(sentinel, grit),
    "lost-jedi": text(grit),
    "senate-warden": text(when_defeated(IfDone(may(Disclose(("vigilance",))), experience(a())))),
    "defense-fleet-xwing": text(sentinel),
    "bardottan-ornithopter": text(when_played(IfDone(may(Disclose(("vigilance",))), DrawCards()))),
    "rotunda-senate-guards": text(constant(gaining(sentinel), condition=ThisIs((undamaged,)))),
    "congress-of-malastare": text(CostChange(-1, (Is("upgrade"),), first="phase")),
    "nala-se#chief-medical-scientist": text(
        on_attack(IfDone(may(Disclose(("vigilance", "vigilance"))), HealDivided(4, filters=(another,))))
    ),
    "alderaanian-envoys": text(restore(3)),
    "lando-calrissian#trust-me": text(
        grit, when_played(IfDone(may(Capture(a(enemy), a(non_leader, friendly, another))), heal(6, YOUR_BASE)))
    ),
    "nimble-prowess": text(Attach((friendly,)), when_played(may(exhaust(a(InArenaOf("this")))))),
    "armor-of-fortune": text(Plot()),
    "disciples-devotion": text(constant(gaining(sentinel), condition=ThisIs((exhausted,)))),
    "scour-the-archives": text(event(Search(top=8, noun="upgrade"))),
    "relief-request": text(event(heal(3, a()), IfDone(may(Disclose(("vigilance",))), heal(3, a(other_than_it))))),
    "knowledge-and-defense": text(event(boost(-2, -2, a()), DrawCards())),
    "charged-with-murder": text(
        event(IfDone(may(Disclose(("vigilance", "vigilance"))), defeat(a(damaged, non_leader))))
    ),
    "hyperspace-disaster": text(event(defeat(each(space)))),
    "darth-sion#lord-of-pain": text(
        when_played(experience(THIS, CountThisPhase("defeated-enemy"))),
        when_defeated(If(AtLeast(Value("this", "power"), 7), PutCards("hand", this=True))),
    ),
    "condemn": text(
        constant(
            Grant(
                abilities=(
                    on_attack(
                        IfDone(By("defending", may(Disclose(("vigilance", "villainy")))), boost(-6, 0, THIS, ATTACK))
                    ),
                ),
                blank=True,
            ),
            condition=Attacking(),
        )
    ),
    "populist-advisor": text(
        Triggered(("combat-damage-base",), Give(gaining(sentinel), THIS), enemy, "opponent", HitsBase("your"))
    ),
    "cassian-andor#lay-low": text(
        constant(gaining(power=-2), IsAttacker(), condition=Defending()), Prevents(2, only="abilities")
    ),
    "vigil#securing-the-future": text(Prevents(1, to=(friendly, another)), MoreDamage(1), Plot()),
    "one-in-a-million": text(
        NotFromHand(),
        event(defeat(a(MatchesReady()))),
        Plot(),
    ),
    "exiled-from-the-force": text(constant(Grant(keywords=GRIT, blank=True, lost_traits=("force",)))),
    "willrow-hood#on-the-run": text(GuardsUpgrade()),
    "umbaran-mobile-cannon": text(Prevents(first=True)),
    "the-eye-of-aldhani": text(event(Later("action-phase", TollOnEnemies()))),
    "retaliation": text(event(defeat(a(DidThisPhase("base-damaged"))))),
}
