"""What `tablero odds wh40k` can be asked: attacks with some weapons against the models of a unit, in a situation.

The units are laid out as in a battle, and the rules of attacks are asked what they need: nothing is decided here a second time.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from tablero.games.wh40k.datasheets import (
    AMOUNT,
    KEYWORD,
    WEAPON_ABILITIES,
    Ability,
    Amount,
    Army,
    Datasheet,
    Entry,
    Equipped,
    Profile,
    Weapon,
    fixed,
)
from tablero.games.wh40k.dice import ANY, ONES
from tablero.games.wh40k.exact import Rerolls, outcome, too_much
from tablero.games.wh40k.formations import attach
from tablero.games.wh40k.scenario.play import BASE, OTHER, everywhere
from tablero.games.wh40k.situation import Attacks, Situation, choose_target, nowhere
from tablero.games.wh40k.state import ON_BATTLEFIELD, STATIONARY, Battle, Lasting
from tablero.kernel import Modifier, say
from tablero.odds import Answer, Field, Figure, Form, Measure, Section, Values, Words, binomial, choice, flag, number

TEXTS: Final = Path(__file__).parent / "texts"
MOST_WEAPONS: Final = 6
MOST_KINDS: Final = 4
MOST_MODELS: Final = 100
MOST_ROLLED: Final = 40
"""What a characteristic may be at most, and how many dice may be rolled for it."""
USUAL_RANGE: Final = 24
NON_CRITICAL: Final = "non-critical"
REROLLS: Final = {"none": "", "ones": ONES, "failures": ANY, NON_CRITICAL: ANY}
LASTING: Final = ("go-to-ground", "smokescreen")


def amount(name: str, default: str) -> Field:
    """Return a field for a number or dice, like D6+1; nothing where there is no default."""

    def read(word: str) -> Amount:
        found = Amount.parse(word)
        if max(found.dice, found.plus) > MOST_ROLLED:
            raise ValueError(word)
        return found

    value = Amount.parse(default) if default else None
    return Field(name, value, read, say("wh40k-odds-expected-amount", most=MOST_ROLLED))


def against(name: str) -> Field:
    """Return a field for what Anti is against and from which roll on, like vehicle:4."""

    def read(word: str) -> tuple[Ability, ...]:
        found = []
        for part in word.split(","):
            keyword, _, value = part.partition(":")
            if not keyword.strip() or not 2 <= int(value) <= 6:
                raise ValueError(word)
            found.append(Ability(name, fixed(int(value)), keyword.strip().upper()))
        return tuple(found)

    return Field(name, (), read, say("wh40k-odds-expected-against"))


def keywords(word: str) -> tuple[str, ...]:
    """Return the keywords that somebody lists."""
    return tuple(each.strip().upper() for each in word.split(",") if each.strip())


def _ability(name: str, has: str) -> Field:
    if has == KEYWORD:
        return against(name)
    return amount(name, "") if has == AMOUNT else flag(name)


FORM: Final = Form(
    "wh40k-odds",
    Section(
        "weapon",
        (
            number("attackers", 1, 1, MOST_MODELS),
            amount("attacks", "1"),
            number("skill", 3, 2, 6),
            amount("strength", "4"),
            number("ap", 0, -6, 0),
            amount("damage", "1"),
            flag("melee"),
            *(_ability(name, has) for name, has in WEAPON_ABILITIES.items()),
        ),
        MOST_WEAPONS,
    ),
    Section(
        "target",
        (
            number("models", 1, 1, MOST_MODELS),
            number("toughness", 4, 1, 20),
            number("save", 3, 2, 7),
            number("wounds", 1, 1, 40),
            number("invulnerable", None, 2, 6),
            number("feel-no-pain", None, 2, 6),
            number("lost", 0, 0, 39),
            flag("character"),
        ),
        MOST_KINDS,
    ),
    Section(
        "situation",
        (
            Field("keywords", ("INFANTRY",), keywords, say("wh40k-odds-expected-keywords")),
            flag("stealth"),
            flag("cover"),
            flag("half-range"),
            flag("stationary"),
            flag("charged"),
            flag("unseen"),
            flag("overwatch"),
            flag("engaged"),
            flag("target-engaged"),
            flag("plunging"),
            *(flag(name) for name in LASTING),
            number("hit-modifier", 0, -6, 6),
            number("wound-modifier", 0, -6, 6),
            number("save-modifier", 0, -6, 6),
            number("attacks-modifier", 0, -20, 20),
            choice("hit-reroll", *REROLLS),
            choice("wound-reroll", *REROLLS),
            flag("errata"),
        ),
    ),
)


def answer(words: Words) -> Answer:
    """Return what comes of the attacks that somebody asks about."""
    battle, groups, rerolls = laid_out(words)
    found = outcome(battle, groups, rerolls)
    measures = [
        Measure("wounds", say("wh40k-odds-wounds-lost"), found.wounds),
        Measure("models", say("wh40k-odds-models-lost"), found.models),
    ]
    tests = sum(attacks.weapons for attacks in groups if attacks.has("hazardous"))
    if tests:
        measures.append(Measure("hazardous", say("wh40k-odds-hazardous-failed"), binomial(tests, Fraction(1, 6))))
    destroyed = Figure("destroyed", say("wh40k-odds-destroyed"), found.destroyed)
    return Answer(tuple(measures), (destroyed,), (say("wh40k-odds-note"),))


def laid_out(words: Words) -> tuple[Battle, list[Attacks], Rerolls]:
    """Return a battle with the units that somebody asks about, and the attacks to be made."""
    weapons, told = words.sections["weapon"], words.one("situation")
    battle = _battle(words)
    attacker, target = battle.units[:2]
    attacker.moved = STATIONARY if told["stationary"] else ""
    attacker.charged = told["charged"]
    battle.devastating_errata = told["errata"]
    target.lasting = [Lasting(name, "phase") for name in LASTING if told[name]]
    aimed = choose_target(battle, target)
    characters = tuple(model.id for model in battle.models_of(target) if model.part)
    groups, bearers = [], list(attacker.models)
    for values in weapons:
        users, bearers = bearers[: values["attackers"]], bearers[values["attackers"] :]
        weapon = battle.models[users[0]].weapons[0]
        groups.append(Attacks(attacker, weapon, tuple(users), aimed, _situation(told, characters)))
    return battle, groups, Rerolls(told["hit-reroll"] == NON_CRITICAL, told["wound-reroll"] == NON_CRITICAL)


def _battle(words: Words) -> Battle:
    told = words.one("situation")
    bearer = Profile("Attacker", None, 1, 6, 1, 6, 0, BASE, 0)
    armed = tuple(Equipped(one["attackers"], bearer, (_weapon(one),)) for one in words.sections["weapon"])
    kinds = words.sections["target"]
    plain = [one for one in kinds if not one["character"]]
    units = [_unit(plain or kinds, told)]
    if plain and len(plain) < len(kinds):
        units.append(_unit([one for one in kinds if one["character"]], told, "CHARACTER"))
    attackers = Entry(Datasheet("Attackers", (bearer,), (), ()), armed, 0)
    battle = Battle((Army("", "", "", 0, (attackers,)), Army("", "", "", 0, tuple(units))))
    for unit in battle.units:
        unit.place = ON_BATTLEFIELD
    _wound(battle, [*(plain or kinds), *([one for one in kinds if one["character"]] if plain else [])])
    if len(units) > 1:
        attach(battle, battle.units[2], battle.units[1])
    return battle


def _wound(battle: Battle, kinds: list[Values]) -> None:
    """Take away the wounds that the first model of each kind has lost already."""
    models = [model for unit in battle.units[1:] for model in battle.models_of(unit)]
    for one in kinds:
        if one["lost"] >= one["wounds"]:
            raise too_much("lost", one["wounds"] - 1, one["lost"])
        models[0].wounds -= one["lost"]
        models = models[one["models"] :]


def _unit(kinds: list[Values], told: Values, *more: str) -> Entry:
    models = []
    for one in kinds:
        saves = () if one["invulnerable"] is None else (one["invulnerable"],)
        profile = Profile("Target", None, one["toughness"], one["save"], one["wounds"], 6, 0, BASE, 0, saves)
        ignores = one["feel-no-pain"]
        abilities = () if ignores is None else (Ability("feel-no-pain", fixed(ignores)),)
        models.append(Equipped(one["models"], profile, (), abilities))
    stealth = (Ability("stealth"),) if told["stealth"] else ()
    profiles = tuple(each.profile for each in models)
    return Entry(Datasheet("Targets", profiles, (*told["keywords"], *more), (), stealth), tuple(models), 0)


def _weapon(values: Values) -> Weapon:
    abilities: list[Ability] = []
    for name, has in WEAPON_ABILITIES.items():
        value: Any = values[name]
        if has == KEYWORD:
            abilities += value
        elif value:
            abilities.append(Ability(name, value) if has == AMOUNT else Ability(name))
    reach = 0 if values["melee"] else USUAL_RANGE
    characteristics = (values["attacks"], values["skill"], values["strength"], values["ap"], values["damage"])
    return Weapon("weapon", reach, *characteristics, tuple(abilities))


def _situation(told: Values, characters: tuple[int, ...]) -> Situation:
    def other(name: str) -> tuple[Modifier, ...]:
        return (Modifier(told[name], OTHER),) if told[name] else ()

    return Situation(
        half_range=told["half-range"],
        target_seen=not told["unseen"],
        engaged=told["engaged"],
        plunging=told["plunging"],
        target_engaged=told["target-engaged"],
        only_sixes=told["overwatch"],
        in_cover=everywhere if told["cover"] else nowhere,
        visible_characters=characters,
        hit_modifiers=other("hit-modifier"),
        wound_modifiers=other("wound-modifier"),
        save_modifiers=other("save-modifier"),
        attack_modifiers=other("attacks-modifier"),
        hit_reroll=REROLLS[told["hit-reroll"]],
        wound_reroll=REROLLS[told["wound-reroll"]],
    )
