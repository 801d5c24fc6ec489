"""The bases (chapter 3.2): most of them only have HP and an aspect."""

from __future__ import annotations

from tablero.games.swu.vocabulary import *

_force = text(when("attack", GainForce(), about=All((trait("force"), friendly))))
_splash = text(epic(PlayFrom(ignore_one=True)))

CARDS: dict[str, Text] = {
    # Spark of Rebellion.
    "security-complex": text(epic(shield(a(non_leader)))),
    "energy-conversion-lab": text(epic(PlayFrom((cost_at_most(6),), noun="unit", grant=gaining(ambush)))),
    "tarkintown": text(epic(deal(3, a(damaged, non_leader)))),
    "jedha-city": text(epic(boost(-4, 0, a(non_leader)))),
    # Twilight of the Republic.
    "pau-city": text(constant(gaining(hp=1), leader_unit, friendly)),
    "droid-manufactory": text(when("deployed", CreateUnits("battle-droid", 2), about=anything, whose="you")),
    "shadow-collective-camp": text(when("deployed", DrawCards(), about=anything, whose="you")),
    "petranaki-arena": text(constant(gaining(power=1), leader_unit, friendly)),
    # Jump to Lightspeed.
    "colossus": text(StartingHand(-1)),
    "data-vault": text(DeckSize(10)),
    "thermal-oscillator": text(DeckSize(-5)),
    "nabat-village": text(
        StartingHand(3, mulligan=False),
        when("action-phase", If(FirstRound(), BottomFromHand(3)), about=anything, whose="you"),
    ),
    # Legends of the Force.
    "vergence-temple": text(
        when("regroup-phase", If(Control((Number("remaining", least=4),)), GainForce()), about=anything, whose="you")
    ),
    "nightsister-lair": _force,
    "shadowed-undercity": _force,
    "mystic-monastery": text(Action((), GainForce(), limit="game", times=3)),
    "jedi-temple": _force,
    "starlight-temple": _force,
    "temple-of-destruction": text(
        Triggered(("combat-damage",), GainForce(), friendly, condition=HitsEnemyBase(3)),
    ),
    "fortress-vader": _force,
    "strangled-cliffs": _force,
    "tomb-of-eilram": text(action(ExhaustingA(a(friendly)), GainForce())),
    "crystal-caves": _force,
    "the-holy-city": _force,
    # A Lawless Time.
    "alliance-outpost": text(
        Action((DefeatingToken(),), Modes((experience(a()), shield(a()), CreateCredits())), epic=True)
    ),
    "daimyos-palace": _splash,
    "coaxium-mine": _splash,
    "aldhani-garrison": _splash,
    "great-pit-of-carkoon": text(
        Action((DiscardCost((Is("unit"),)),), Search((Named("The Sarlacc of Carkoon"),), 0), epic=True)
    ),
    "imperial-command-complex": _splash,
    "contested-caverns": _splash,
    "shipbreaking-yard": text(epic(Mill(3), may(BackOnTop()))),
    "stygeon-spire": _splash,
    "canto-bight": _splash,
    "citadel-research-center": text(Action((pay(1),), IfDone(ReturnResource(), ResourceTop()), epic=True)),
    "partisan-hideout": _splash,
    # Twin Suns 2026.
    "first-battle-memorial": text(epic(TokenForEachLeader("experience", a()))),
    "dookus-palace": text(epic(PlayFrom(noun="unit", discount=LEADER_UNITS))),
    "executioners-arena": text(epic(DealForEachLeader(2, a()))),
    "sundari-palace": text(epic(BorrowForEachLeader())),
    # Those that have no text.
    "echo-caverns": text(),
    "city-in-the-clouds": text(),
    "dune-sea": text(),
    "fortress-of-the-great-mothers": text(),
    "remnant-science-facility": text(),
    "rix-road": text(),
    "capital-city": text(),
    "great-grass-plains": text(),
    "nevarro-city-restored": text(),
    "remote-village": text(),
    "shield-generator-complex": text(),
    "sundari": text(),
    "uscru-entertainment-district": text(),
    "dagobah-swamp": text(),
    "emperors-throne-room": text(),
    "kachirho": text(),
    "maz-kanatas-castle": text(),
    "republic-city": text(),
    "the-crystal-city": text(),
    "kryze-castle": text(),
    "nevarro-city": text(),
    "resistance-headquarters": text(),
    "senate-rotunda": text(),
    "ancient-henge": text(),
    "bright-tree-village": text(),
    "command-center": text(),
    "death-watch-hideout": text(),
    "imperial-prison-complex": text(),
    "lair-of-grievous": text(),
    "theed-palace": text(),
    "dragonsnake-bog": text(),
    "echo-base": text(),
    "naval-intelligence-hq": text(),
    "origin-tree": text(),
    "spice-mines": text(),
    "tipoca-city": text(),
    "amnesty-housing": text(),
    "coronet-city": text(),
    "emperors-observatory": text(),
    "catacombs-of-cadera": text(),
    "freetown": text(),
    "jabbas-palace": text(),
    "kcm-mining-facility": text(),
    "massassi-temple": text(),
    "mount-tantiss": text(),
    "tusken-camp": text(),
    "bioweapons-lab": text(),
    "dendroid-wilds": text(),
    "kestro-city": text(),
    "nadiri-dockyards": text(),
    "the-nest": text(),
    "jundland-wastes": text(),
    "administrators-tower": text(),
    "level-1313": text(),
    "chopper-base": text(),
    "mos-eisley": text(),
    "pyke-palace": text(),
    "shadowlands": text(),
    "kyyyalstaad-swamp": text(),
    "lake-country": text(),
    "otoh-gunga": text(),
    "research-station-9": text(),
    "forward-command-post": text(),
}
