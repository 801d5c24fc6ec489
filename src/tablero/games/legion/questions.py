"""What `tablero odds legion` can be asked: an attack of some weapons on a unit, by the rules of either edition."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablero.games.legion.cover import HEAVY
from tablero.games.legion.dice import BLACK, CRITICAL, HIT, RED, WHITE
from tablero.games.legion.exact import RESOLUTIONS, Attack, Defender, Dice, changed, outcome
from tablero.kernel import say
from tablero.odds import Answer, CantAnswer, Field, Figure, Form, Measure, Section, Values, Words, choice, flag, number

TEXTS: Final = Path(__file__).parent / "texts"
MOST_DICE: Final = 24
"""How many attack dice are worked out; larger pools don't come up."""
MOST_WEAPONS: Final = 6
NO: Final = "none"
COVER: Final = (NO, "light", "heavy")
ALL: Final = "all"


def armor(word: str) -> int | None:
    """Return the number of Armor; None for all hits."""
    if word == ALL:
        return None
    found = int(word)
    if not 0 <= found <= MOST_DICE:
        raise ValueError(word)
    return found


FORM: Final = Form(
    "legion-odds",
    Section(
        "weapon",
        (
            *(number(colour, 0, 0, 10_000) for colour in (RED, BLACK, WHITE)),
            choice("surge", NO, HIT, CRITICAL),
            flag("downgrade"),
            number("upgrade", 0, 0, MOST_DICE),
            *(number(name, 0, 0, 20) for name in ("pierce", "impact", "critical", "ram", "ion")),
            *(flag(name) for name in ("blast", "high-velocity", "primitive", "suppressive", "overwhelm")),
            flag("immune-deflect"),
        ),
        MOST_WEAPONS,
    ),
    Section(
        "attacker",
        (
            choice("edition", *RESOLUTIONS),
            flag("melee"),
            *(number(name, 0, 0, 8) for name in ("aim", "precise", "observe", "surge-tokens", "marksman", "lethal")),
            number("sharpshooter", 0, 0, 4),
        ),
    ),
    Section(
        "defender",
        (
            choice("defence", WHITE, RED, NO),
            flag("defence-surge"),
            number("defence-tokens", 0, 0, 20),
            number("miniatures", 1, 1, 40),
            number("wounds", 1, 1, 40),
            number("suffered", 0, 0, 39),
            choice("cover", *COVER),
            number("more-cover", 0, 0, 4),
            flag("low-profile"),
            number("dodge", 0, 0, 20),
            flag("outmaneuver"),
            Field("armor", 0, armor, say("legion-odds-expected-armor", most=MOST_DICE)),
            flag("backup"),
            number("shields", 0, 0, 20),
            *(
                number(name, 0, 0, 10)
                for name in ("danger-sense", "defence-upgrade", "defence-downgrade", "uncanny-luck")
            ),
            *(flag(name) for name in ("impervious", "immune-pierce", "immune-blast", "deflect", "vehicle")),
        ),
    ),
)


def answer(words: Words) -> Answer:
    """Return what comes of the attack that somebody asks about."""
    attack, defender = asked(words)
    found = outcome(words.one("attacker")["edition"], attack, defender)
    measures = [
        Measure("wounds", say("legion-odds-wounds-suffered"), found.wounds),
        Measure("miniatures", say("legion-odds-miniatures-lost"), found.miniatures),
    ]
    if not defender.vehicle:
        measures.append(Measure("suppression", say("legion-odds-suppression"), found.suppression))
    if defender.deflect:
        measures.append(Measure("reflected", say("legion-odds-reflected"), found.reflected))
    defeated = Figure("defeated", say("legion-odds-defeated"), found.defeated)
    return Answer(tuple(measures), (defeated,), (say("legion-odds-note"),))


def asked(words: Words) -> tuple[Attack, Defender]:
    """Return the attack and the defender that somebody asks about."""
    weapons, told = words.sections["weapon"], words.one("attacker")
    total = sum(one[colour] for one in weapons for colour in (RED, BLACK, WHITE))
    if total > MOST_DICE:
        raise CantAnswer(say("legion-odds-too-many-dice", most=MOST_DICE, given=total))
    numbers: Values = {
        name: sum(one[name] for one in weapons) for name in ("critical", "pierce", "impact", "ram", "ion")
    }
    flags: Values = {
        name: any(one[name] for one in weapons) for name in ("blast", "primitive", "suppressive", "overwhelm")
    }
    attack = Attack(
        _dice(weapons),
        ranged=not told["melee"],
        aims=told["aim"],
        precise=told["precise"],
        observations=told["observe"],
        surges=told["surge-tokens"],
        marksman=told["marksman"],
        lethal=told["lethal"],
        sharpshooter=told["sharpshooter"],
        **numbers,
        **flags,
        high_velocity=all(one["high-velocity"] for one in weapons),
        immune_deflect=any(one["immune-deflect"] for one in weapons),
    )
    return attack, _defender(words.one("defender"))


def _dice(weapons: list[Values]) -> tuple[Dice, ...]:
    """Return the dice of all weapons, those that are alike together."""
    found: dict[tuple[str, str], int] = {}
    for one in weapons:
        chart = "" if one["surge"] == NO else one["surge"]
        dice = [Dice(colour, one[colour], chart) for colour in (RED, BLACK, WHITE)]
        for kind in changed(dice, downgrade=one["downgrade"], upgrades=one["upgrade"]):
            found[kind.colour, kind.chart] = found.get((kind.colour, kind.chart), 0) + kind.number
    return tuple(Dice(colour, count, chart) for (colour, chart), count in found.items() if count)


def _defender(told: Values) -> Defender:
    if told["suffered"] >= told["wounds"]:
        raise CantAnswer(say("legion-odds-too-many-wounds", most=told["wounds"] - 1, given=told["suffered"]))
    return Defender(
        die="" if told["defence"] == NO else told["defence"],
        surge=told["defence-surge"],
        surges=told["defence-tokens"],
        miniatures=told["miniatures"],
        wounds=told["wounds"],
        suffered=told["suffered"],
        cover=min(HEAVY, COVER.index(told["cover"]) + told["more-cover"]),
        low_profile=told["low-profile"],
        dodges=told["dodge"],
        outmaneuver=told["outmaneuver"],
        armor=told["armor"],
        backup=told["backup"],
        shields=told["shields"],
        more_dice=told["danger-sense"],
        upgraded=told["defence-upgrade"],
        downgraded=told["defence-downgrade"],
        uncanny_luck=told["uncanny-luck"],
        impervious=told["impervious"],
        immune_pierce=told["immune-pierce"],
        immune_blast=told["immune-blast"],
        deflect=told["deflect"],
        vehicle=told["vehicle"],
    )
