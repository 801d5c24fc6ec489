"""The Shooting phase (rulebook: "Fase de disparo"): units shoot one by one; targets first, then attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from tablero.games.wh40k.attacks import is_damaged, make_attacks
from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.grenades import grenade, grenadiers
from tablero.games.wh40k.measuring import engaged, unit_within
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import ADVANCE, EMBARKED, FALL_BACK, SHOOTING, Battle, Lasting, Model, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.targeting import Aim
from tablero.games.wh40k.units import model_is, unit_is
from tablero.games.wh40k.weapons import BIG, ranged_weapons, shoots_after_advancing, shoots_while_engaged, weapons_of
from tablero.kernel import CHECKPOINT, Choose, Distribute, Message, Option, Pick, Play, Reason, because, say, worked_out

DONE: Final = "done"
SHOOT: Final = "shoot"
GRENADE: Final = "grenade"


Armed: TypeAlias = "tuple[Model, list[Weapon]]"
"""A model and a weapon of it, in all its profiles."""


class Way(NamedTuple):
    """A way to shoot with a weapon: one of its profiles, a target, and what holds for the attacks."""

    weapon: Weapon
    target: Unit
    situation: Situation


class Shot:
    """A weapon of a model that is selected to shoot, and the ways in which it can."""

    __slots__ = ("model", "ways")

    def __init__(self, model: Model, ways: list[Way]) -> None:
        self.model = model
        self.ways = ways

    @property
    def is_pistol(self) -> bool:
        """Whether it is a Pistol."""
        return self.ways[0].weapon.has("pistol")


def shooting_phase(battle: Battle) -> Play[None]:
    """Let the active player select units to shoot, one at a time."""
    while True:
        yield CHECKPOINT
        answer = yield lambda: who_shoots(battle)  # wh40k:shooting.01
        if answer == DONE:
            return
        kind, id = answer
        yield from (shoot if kind == SHOOT else grenade)(battle, battle.units[id])  # wh40k:shooting.03


def who_shoots(battle: Battle) -> Choose:
    """Return the question which unit shoots next, or throws grenades."""
    able: list[Option] = [
        (SHOOT, unit.id) for unit in battle.units_of(battle.active) if why_not_shoot(battle, unit) is None
    ]
    able += [(GRENADE, unit.id) for unit in grenadiers(battle)]
    return Choose(battle.active, [*able, DONE], "wh40k-ask-shoot")  # wh40k:shooting.01


def why_not_shoot(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't be selected to shoot, or None (wh40k:shooting.02)."""
    if unit.shot:
        return because("wh40k:shooting.01", "wh40k-shot-already")
    return why_not_able(battle, unit)


def why_not_able(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't shoot at all, as it has moved and where it is."""
    armed = any(not weapon.melee for weapon in weapons_of(battle, unit))
    if not armed and not on_deck(battle, unit):  # wh40k:ability.firing-deck
        return because("wh40k:shooting.02", "wh40k-nothing-to-shoot")
    if unit.moved == ADVANCE and not shoots_after_advancing(battle, unit):
        return because("wh40k:movement.14", "wh40k-advanced")
    if unit.moved == FALL_BACK:
        return because("wh40k:movement.16", "wh40k-fell-back")
    big = any(unit_is(battle, unit, keyword) for keyword in BIG)  # wh40k:shooting.16
    if engaged(battle, unit) and not big and not shoots_while_engaged(battle, unit):
        return because("wh40k:shooting.14", "wh40k-locked-in-combat")  # wh40k:shooting.20
    return None


def shoot(battle: Battle, unit: Unit) -> Play[None]:
    """Select targets for all weapons of a unit, then make its attacks."""
    unit.shot = True  # wh40k:shooting.01
    aim = Aim(battle, unit)
    extra = yield from firing_deck(battle, unit)
    groups = yield from select_targets(battle, aim, aim.enemies, extra)  # wh40k:shooting.04: before any attack
    if not groups:
        battle.log.tell("wh40k-shoots-at-nobody", unit=battle.name(unit))
        return
    yield from react(battle, unit, groups)
    yield from make_attacks(battle, unit, groups)


def react(battle: Battle, unit: Unit, groups: Sequence[Attacks]) -> Play[None]:
    """Let the player of the targets react: Go to Ground and Smokescreen."""
    seat = 1 - unit.seat
    targets = [battle.units[id] for id in dict.fromkeys(attacks.target.unit.id for attacks in groups)]
    for name, keyword in (("go-to-ground", "INFANTRY"), ("smokescreen", "SMOKE")):
        # wh40k:stratagem.go-to-ground, wh40k:stratagem.smokescreen
        able = [target for target in targets if unit_is(battle, target, keyword)]
        chosen = yield from offer(battle, seat, name, unit, able.copy)
        if chosen is not None:
            chosen.lasting.append(Lasting(name, "phase"))


# Selecting targets.


def select_targets(
    battle: Battle, aim: Aim, enemies: Sequence[Unit], extra: Sequence[tuple[Model, Weapon]], only_sixes: bool = False
) -> Play[list[Attacks]]:
    """Have a player choose target and profile of each weapon.

    Weapons that can be shot in the same ways are asked about together: how many in each.
    """
    found_shots = yield from shots_of(battle, aim, enemies, extra, only_sixes)
    shots = yield from pistols_or_others(battle, aim, [shot for shot in found_shots if shot.ways])
    found: list[Attacks] = []
    for group in alike(battle, shots):
        ways = group[0].ways
        profiles = dict.fromkeys(way.weapon.name for way in ways)
        options: list[Option] = [
            ("unit", way.target.id)
            if len(profiles) == 1
            else ("unit", way.target.id, way.weapon.name)  # wh40k:shooting.09
            for way in ways
        ]
        name = ways[0].weapon.choice or ways[0].weapon.name
        question = say("wh40k-ask-target", unit=battle.name(aim.unit), weapon=name, count=len(group))
        # wh40k:shooting.07, wh40k:shooting.08: a weapon has one target, but each may have another
        numbers = yield Distribute(aim.unit.seat, options, len(group), question, least=0)
        left = [shot.model.id for shot in group]
        for way, number in zip(ways, numbers, strict=True):
            if number:
                bearers, left = tuple(left[:number]), left[number:]
                target = choose_target(battle, way.target)
                found.append(Attacks(aim.unit, way.weapon, bearers, target, way.situation))
    return found


def alike(battle: Battle, shots: Sequence[Shot]) -> list[list[Shot]]:
    """Return shots in groups in which it makes no difference whose is whose (wh40k:fast.01)."""
    groups: dict[tuple[object, ...], list[Shot]] = {}
    for shot in shots:
        ways = tuple((way.weapon.content_key, way.target.id, way.situation.noted()) for way in shot.ways)
        groups.setdefault((is_damaged(battle, shot.model), ways), []).append(shot)
    return list(groups.values())


def shots_of(
    battle: Battle, aim: Aim, enemies: Sequence[Unit], extra: Sequence[tuple[Model, Weapon]], only_sixes: bool
) -> Play[list[Shot]]:
    """Return every ranged weapon of a unit and those that it has besides, with the ways in which each can be shot."""
    weapons = [(model, profiles) for model in battle.models_of(aim.unit) for profiles in ranged_weapons(model.weapons)]
    weapons += [(model, [weapon]) for model, weapon in extra]
    kinds, numbers = yield from worked_out(lambda: noted_ways(aim, weapons, enemies, only_sixes))
    return [
        Shot(
            model,
            [
                Way(profiles[number], battle.units[enemy], Situation(**dict(noted), in_cover=aim.in_cover))
                for number, enemy, noted in kinds[kind]
            ],
        )
        for (model, profiles), kind in zip(weapons, numbers, strict=True)
    ]


def noted_ways(aim: Aim, weapons: Sequence[Armed], enemies: Sequence[Unit], only_sixes: bool) -> Option:
    """Return in which ways weapons can be shot, in plain values: all that there are, and which of them each has."""
    farthest = max((weapon.range for _, profiles in weapons for weapon in profiles), default=0)
    in_reach = [enemy for enemy in enemies if unit_within(aim.battle, aim.unit, enemy, farthest)]  # wh40k:shooting.06
    noted = [
        tuple(
            (number, enemy.id, aim.situation(model, weapon, enemy, only_sixes).noted())
            for number, weapon in enumerate(profiles)
            for enemy in in_reach
            if aim.why_not(model, weapon, enemy) is None
        )
        for model, profiles in weapons
    ]
    kinds = list(dict.fromkeys(noted))
    return tuple(kinds), tuple(kinds.index(each) for each in noted)


def pistols_or_others(battle: Battle, aim: Aim, shots: list[Shot]) -> Play[list[Shot]]:
    """Have a player choose which models shoot with Pistols, of those that could with other weapons too."""
    both = [
        model.id
        for model in battle.models_of(aim.unit)
        if len({shot.is_pistol for shot in shots if shot.model is model}) > 1
        and not any(model_is(battle, model, keyword) for keyword in BIG)  # wh40k:weapon.pistol.02
    ]
    question = say("wh40k-ask-pistols", unit=battle.name(aim.unit))
    picked = yield Pick(aim.unit.seat, [("model", id) for id in both], 0, len(both), question)
    return [
        shot
        for shot in shots
        if shot.model.id not in both or shot.is_pistol == (("model", shot.model.id) in picked)  # wh40k:weapon.pistol.02
    ]


# Firing Deck.


def firing_deck(battle: Battle, unit: Unit) -> Play[list[tuple[Model, Weapon]]]:
    """Have a player choose weapons of embarked models that a TRANSPORT shoots with (wh40k:ability.firing-deck)."""
    deck, options = unit.parts[0].datasheet.ability("firing-deck"), on_deck(battle, unit)
    if deck is None or not options:
        return []
    bearer = battle.models[unit.models[0]]
    picked = yield Pick(
        unit.seat, list(options), 0, deck.value.plus, _deck_question(battle, unit), limit=_one_weapon_each
    )
    return [(bearer, options[option]) for option in picked]


def on_deck(battle: Battle, unit: Unit) -> dict[Option, Weapon]:
    """Return the weapons of embarked models that a TRANSPORT may shoot with now, in its player's Shooting phase."""
    deck = unit.parts[0].datasheet.ability("firing-deck")
    if deck is None or battle.phase != SHOOTING or battle.active != unit.seat:  # wh40k:ability.firing-deck
        return {}
    inside = [each for each in battle.units if each.place == EMBARKED and each.carrier == unit.id]
    return {
        ("weapon", model.id, number): weapon
        for each in inside
        for model in battle.models_of(each)
        for number, weapon in enumerate(model.weapons)
        if not weapon.melee
    }


def _deck_question(battle: Battle, unit: Unit) -> Message:
    return say("wh40k-ask-firing-deck", unit=battle.name(unit))


def _one_weapon_each(picked: tuple[Option, ...]) -> Reason | None:
    models = [option[1] for option in picked]
    if len(set(models)) < len(models):
        return because("wh40k:ability.firing-deck", "wh40k-one-weapon-each")
    return None
