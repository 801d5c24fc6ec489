"""The Shooting phase (rulebook: "Fase de disparo"): units shoot one by one; targets first, then attacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.grenades import grenade, grenadiers
from tablero.games.wh40k.measuring import engaged
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import ADVANCE, EMBARKED, FALL_BACK, Battle, Lasting, Model, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.targeting import Aim
from tablero.games.wh40k.units import unit_is
from tablero.games.wh40k.weapons import BIG, shoots_after_advancing, shoots_while_engaged
from tablero.kernel import CHECKPOINT, Choose, Distribute, Message, Option, Pick, Play, Reason, because, say

DONE: Final = "done"
SHOOT: Final = "shoot"
GRENADE: Final = "grenade"


class Shot:
    """A weapon of a model that is selected to shoot: one profile of it, and who can be shot at with it."""

    __slots__ = ("model", "targets", "weapon")

    def __init__(self, model: Model, weapon: Weapon, targets: list[Unit]) -> None:
        self.model = model
        self.weapon = weapon
        self.targets = targets


def shooting_phase(battle: Battle) -> Play[None]:
    """Let the active player select units to shoot, one at a time (wh40k:shooting.01, wh40k:shooting.03)."""
    while True:
        yield CHECKPOINT
        able: list[Option] = [
            (SHOOT, unit.id) for unit in battle.units_of(battle.active) if why_not_shoot(battle, unit) is None
        ]
        able += [(GRENADE, unit.id) for unit in grenadiers(battle)]
        if not able:
            return
        answer = yield Choose(battle.active, [*able, DONE], "wh40k-ask-shoot")
        if answer == DONE:
            return
        kind, id = answer
        yield from (shoot if kind == SHOOT else grenade)(battle, battle.units[id])


def why_not_shoot(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't be selected to shoot, or None (wh40k:shooting.02)."""
    if unit.shot:
        return because("wh40k:shooting.01", "wh40k-shot-already")
    return why_not_able(battle, unit)


def why_not_able(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't shoot at all, as it has moved and where it is."""
    if not any(not weapon.melee for model in battle.models_of(unit) for weapon in model.weapons):
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
    unit.shot = True
    aim = Aim(battle, unit)
    extra = yield from firing_deck(battle, unit)
    groups = yield from select_targets(battle, aim, aim.enemies, extra)
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
        chosen = yield from offer(battle, seat, name, able)
        if chosen is not None:
            chosen.lasting.append(Lasting(name, "phase"))


# Selecting targets.


def select_targets(
    battle: Battle, aim: Aim, enemies: Sequence[Unit], extra: Sequence[tuple[Model, Weapon]], only_sixes: bool = False
) -> Play[list[Attacks]]:
    """Have a player choose a target for each weapon before anything is rolled (wh40k:shooting.04, wh40k:shooting.09).

    Weapons that can be shot at the same units in the same way are asked about together: how many at each.
    """
    shots = yield from choose_profiles(battle, aim, enemies, extra)
    found: list[Attacks] = []
    for group in _alike(aim, shots, only_sixes):
        first = group[0]
        options: list[Option] = [("unit", target.id) for target in first.targets]
        question = say("wh40k-ask-target", unit=battle.name(aim.unit), weapon=first.weapon.name, count=len(group))
        numbers = yield Distribute(aim.unit.seat, options, len(group), question, least=0)
        left = list(group)
        for target, number in zip(first.targets, numbers, strict=True):
            if number:
                bearers, left = left[:number], left[number:]
                situation = aim.situation(first.model, first.weapon, target, only_sixes)
                ids = tuple(shot.model.id for shot in bearers)
                found.append(Attacks(aim.unit, first.weapon, ids, choose_target(battle, target), situation))
    return found


def _alike(aim: Aim, shots: Sequence[Shot], only_sixes: bool) -> list[list[Shot]]:
    """Return shots in groups in which it makes no difference whose is whose."""
    groups: dict[tuple[object, ...], list[Shot]] = {}
    for shot in shots:
        situations = [aim.situation(shot.model, shot.weapon, target, only_sixes) for target in shot.targets]
        ways = tuple((target.id, _way(situation)) for target, situation in zip(shot.targets, situations, strict=True))
        groups.setdefault((shot.weapon.content_key, ways), []).append(shot)
    return list(groups.values())


def _way(situation: Situation) -> tuple[object, ...]:
    return situation.half_range, situation.target_seen, situation.visible_characters


def choose_profiles(
    battle: Battle, aim: Aim, enemies: Sequence[Unit], extra: Sequence[tuple[Model, Weapon]]
) -> Play[list[Shot]]:
    """Return every weapon that can be shot, with one profile of each, and Pistols or the others (wh40k:shooting.09)."""
    carried = [(model, weapon) for model in battle.models_of(aim.unit) for weapon in model.weapons]
    shots = []
    for model, weapon in (*carried, *extra):
        if not weapon.melee:
            targets = [enemy for enemy in enemies if aim.why_not(model, weapon, enemy) is None]
            if targets:
                shots.append(Shot(model, weapon, targets))
    shots = yield from _one_profile(battle, aim, shots)
    chosen: list[Shot] = yield from _pistols_or_others(battle, aim, shots)
    return chosen


def _one_profile(battle: Battle, aim: Aim, shots: list[Shot]) -> Play[list[Shot]]:
    """Have a player choose one profile of each kind of weapon that has several."""
    for choice in dict.fromkeys(shot.weapon.choice for shot in shots if shot.weapon.choice):
        profiles = list(dict.fromkeys(shot.weapon.name for shot in shots if shot.weapon.choice == choice))
        question = say("wh40k-ask-profile", unit=battle.name(aim.unit), weapon=choice)
        _, name = yield Choose(aim.unit.seat, [("profile", name) for name in profiles], question)
        shots = [shot for shot in shots if shot.weapon.choice != choice or shot.weapon.name == name]
    return shots


def _pistols_or_others(battle: Battle, aim: Aim, shots: list[Shot]) -> Play[list[Shot]]:
    """Have a player choose Pistols or other weapons for models that have both (wh40k:weapon.pistol.02)."""
    both = [
        shot.model.id
        for shot in shots
        if shot.weapon.has("pistol")
        and any(other.model is shot.model and not other.weapon.has("pistol") for other in shots)
        and not any(unit_is(battle, aim.unit, keyword) for keyword in BIG)
    ]
    if not both:
        return shots
    question = say("wh40k-ask-pistols", unit=battle.name(aim.unit), count=len(dict.fromkeys(both)))
    answer = yield Choose(aim.unit.seat, ["others", "pistols"], question)
    wanted = answer == "pistols"
    return [shot for shot in shots if shot.model.id not in both or shot.weapon.has("pistol") == wanted]


# Firing Deck.


def firing_deck(battle: Battle, unit: Unit) -> Play[list[tuple[Model, Weapon]]]:
    """Have a player choose weapons of embarked models that a TRANSPORT shoots with (wh40k:ability.firing-deck)."""
    deck = unit.parts[0].datasheet.ability("firing-deck")
    if deck is None or battle.phase != "shooting" or battle.active != unit.seat:
        return []
    bearer = battle.models[unit.models[0]]
    inside = [each for each in battle.units if each.place == EMBARKED and each.carrier == unit.id]
    options: dict[Option, Weapon] = {
        ("weapon", model.id, number): weapon
        for each in inside
        for model in battle.models_of(each)
        for number, weapon in enumerate(model.weapons)
        if not weapon.melee
    }
    if not options:
        return []
    picked = yield Pick(
        unit.seat, list(options), 0, deck.value.plus, _deck_question(battle, unit), limit=_one_weapon_each
    )
    return [(bearer, options[option]) for option in picked]


def _deck_question(battle: Battle, unit: Unit) -> Message:
    return say("wh40k-ask-firing-deck", unit=battle.name(unit))


def _one_weapon_each(picked: tuple[Option, ...]) -> Reason | None:
    models = [option[1] for option in picked]
    if len(set(models)) < len(models):
        return because("wh40k:ability.firing-deck", "wh40k-one-weapon-each")
    return None
