"""Stratagems of the Shooting, Charge and Fight phases, and those that answer them."""

from __future__ import annotations

from typing import Any

import pytest

from procedures import Played
from tablero.games.wh40k.charge import charge
from tablero.games.wh40k.datasheets import Entry, Weapon
from tablero.games.wh40k.fight import counter_offensive, eligible, fight, fight_phase, has_fights_first
from tablero.games.wh40k.grenades import grenade, grenadiers, targets
from tablero.games.wh40k.heroic import can_intervene, heroic_intervention
from tablero.games.wh40k.melee import has_precision, offer_epic_challenge
from tablero.games.wh40k.overwatch import can_shoot, offer_overwatch
from tablero.games.wh40k.shooting import shoot, shooting_phase
from tablero.games.wh40k.state import CHARGE, FALL_BACK, FIGHT, MOVEMENT, SHOOTING, Battle, Lasting
from tablero.games.wh40k.tank_shock import offer_tank_shock, tank_shock
from tablero.kernel import Rng
from tablero.tabletop import INCH, building
from wh40k.laid import BASE, column, lay
from wh40k.playing import attach, battle, entry, profile, run, stand, told, weapon

RIFLE, BLADE = weapon("rifle"), weapon("blade", range=0)
PISTOL = weapon("pistol", range=12, abilities=["pistol"])
HERE, Y = 10 * INCH, 10 * INCH


def squad(number: int, *weapons: Weapon, name: str = "Squad", wounds: int = 1, **more: Any) -> Entry:
    return entry(name, (number, profile(wounds=wounds), weapons), **more)


def facing(ours: list[Entry], theirs: list[Entry], apart: float = 6, phase: str = CHARGE) -> Battle:
    """Units of both armies in columns, so many inches between the armies; ours has the turn."""
    field = battle(ours, theirs)
    field.phase = phase
    field.command_points = [5, 5]
    places = [0, 0]
    for unit in field.units:
        column(field, unit, HERE + unit.seat * (round(apart * INCH) + BASE), Y + places[unit.seat])
        places[unit.seat] += 9 * INCH
    return field


def poor(field: Battle, *seats: int) -> Battle:
    """The battle, with players who have no command points; the others have enough for one cheap Stratagem."""
    field.command_points = [0 if seat in seats else 1 for seat in (0, 1)]
    return field


# Fire Overwatch.


def named(played: Played[Any]) -> dict[str, Any]:
    """What the first question names, as it is read."""
    args = dict(played.asked[0].message.args)
    return {key: args[key] for key in ("window", "unit", "enemy") if key in args}


def test_a_window_names_who_gives_occasion_to_it() -> None:
    """Be it one's own unit or the enemy's."""
    field = facing([squad(1, BLADE)], [squad(1, RIFLE)], phase=MOVEMENT)
    mover, _ = field.units
    name = field.name(mover)
    assert named(run(offer_overwatch(field, mover), answers=["decline"])) == {"window": "overwatch", "enemy": name}
    field.phase = CHARGE
    assert named(run(heroic_intervention(field, mover), answers=["decline"])) == {
        "window": "heroic-intervention",
        "enemy": name,
    }
    tank = facing([squad(1, BLADE, keywords=["VEHICLE"])], [squad(1)])
    asked = named(run(offer_tank_shock(tank, tank.units[0]), answers=["decline"]))
    assert asked == {"window": "tank-shock", "unit": tank.name(tank.units[0])}


@pytest.mark.rule("wh40k:stratagem.overwatch")
def test_overwatch_is_for_units_within_24_inches_that_could_shoot() -> None:
    field = facing([squad(1)], [squad(1, weapon("long", range=48))], apart=24, phase=MOVEMENT)
    enemy, unit = field.units
    assert can_shoot(field, unit, enemy)
    stand(field, 1, HERE + 24 * INCH + BASE + 1, Y)
    assert not can_shoot(field, unit, enemy)
    stand(field, 1, HERE + 24 * INCH + BASE, Y)
    lay(field, building(2 * INCH, 6 * INCH), HERE + 12 * INCH, Y)
    assert not can_shoot(field, unit, enemy)


@pytest.mark.rule("wh40k:stratagem.overwatch")
def test_overwatch_needs_a_weapon_in_range_and_a_unit_that_is_not_locked() -> None:
    field = facing([squad(1), squad(1)], [squad(1, RIFLE, BLADE)], apart=13, phase=MOVEMENT)
    enemy, other, unit = field.units
    assert can_shoot(field, unit, enemy)
    field.models[2].weapons = (PISTOL, BLADE)
    assert not can_shoot(field, unit, enemy)
    field.models[2].weapons = (BLADE,)
    assert not can_shoot(field, unit, enemy)
    field.models[2].weapons = (RIFLE, PISTOL)
    assert can_shoot(field, unit, enemy)
    unit.moved = FALL_BACK
    assert not can_shoot(field, unit, enemy)
    unit.moved = ""
    field.models[2].weapons = (RIFLE,)
    stand(field, 1, HERE + 13 * INCH + 2 * BASE, Y)
    assert not can_shoot(field, unit, enemy)
    assert not can_shoot(field, unit, other)


@pytest.mark.rule("wh40k:stratagem.overwatch")
def test_nobody_shoots_with_a_blade() -> None:
    shells = weapon("shells", abilities=["blast"])
    field = facing([squad(1)], [squad(1, BLADE, shells, keywords=("VEHICLE",))], apart=0, phase=MOVEMENT)
    enemy, unit = field.units
    assert not can_shoot(field, unit, enemy)
    field.models[1].weapons = (BLADE, RIFLE)
    assert can_shoot(field, unit, enemy)


@pytest.mark.rule("wh40k:stratagem.overwatch", "wh40k:stratagem.overwatch.02")
def test_overwatch_shoots_at_that_enemy_alone_and_hits_on_sixes() -> None:
    field = facing([squad(1), squad(1)], [squad(2, weapon("rifle", skill=2))], phase=MOVEMENT)
    poor(field, 0)
    enemy = field.units[0]
    played = run(offer_overwatch(field, enemy), [5, 6, 4, 1], [("unit", 2), (2,)])
    assert played.questions == [(1, "wh40k-ask-stratagem"), (1, "wh40k-ask-target")]
    assert played.asked[1].options == [("unit", 0)]  # type: ignore[attr-defined]
    assert played.rolls == [2, 1, 1]
    assert enemy.models == []
    assert field.command_points == [0, 0]


@pytest.mark.rule("wh40k:stratagem.overwatch.02")
def test_overwatch_sixes_are_critical_whatever_changes_the_roll_and_torrent_still_hits() -> None:
    heavy = weapon("bolter", skill=6, abilities=["lethal-hits"])
    field = facing([squad(1, abilities=["stealth"])], [squad(1, heavy)], phase=MOVEMENT)
    poor(field, 0)
    run(offer_overwatch(field, field.units[0]), [6, 1], [("unit", 1), (1,)])  # no wound roll
    assert field.units[0].models == []
    field = facing([squad(1)], [squad(1, weapon("flamer", range=12, abilities=["torrent"]))], phase=MOVEMENT)
    poor(field, 0)
    run(offer_overwatch(field, field.units[0]), [4, 1], [("unit", 1), (1,)])
    assert field.units[0].models == []


@pytest.mark.rule("wh40k:stratagem.overwatch.02")
def test_there_is_no_firing_deck_in_overwatch() -> None:
    bus = squad(1, RIFLE, name="Truck", keywords=("VEHICLE", "TRANSPORT"), abilities=["firing-deck 2"])
    field = facing([squad(1)], [bus, squad(1, RIFLE)], phase=MOVEMENT)
    inside = field.units[2]
    inside.place, inside.carrier = "embarked", 1
    field.field.remove(2)
    poor(field, 0)
    played = run(offer_overwatch(field, field.units[0]), [1], [("unit", 1), (1,)])
    assert [message for _, message in played.questions] == ["wh40k-ask-stratagem", "wh40k-ask-target"]


@pytest.mark.rule("wh40k:stratagem.overwatch", "wh40k:stratagem.overwatch.03")
def test_overwatch_is_for_the_opponents_turn_once_and_may_be_declined() -> None:
    field = poor(facing([squad(1)], [squad(1, RIFLE)], phase=MOVEMENT), 0)
    run(offer_overwatch(field, field.units[0]), [], ["decline"])
    field.active = 1
    assert run(offer_overwatch(field, field.units[0])).asked == []
    field.active = 0
    run(offer_overwatch(field, field.units[0]), [1], [("unit", 1), (1,)])
    field.phase = CHARGE
    field.command_points = [0, 1]
    assert run(offer_overwatch(field, field.units[0])).asked == []


@pytest.mark.rule("wh40k:stratagem.overwatch", "wh40k:charge.10")
def test_a_charge_is_shot_at_as_it_begins_and_fails_with_the_unit() -> None:
    field = poor(facing([squad(1)], [squad(1, RIFLE)]), 0)
    played = run(charge(field, field.units[0]), [3, 3, 6, 4, 1], [("unit", 1), (1,)])
    assert [message for _, message in played.questions] == ["wh40k-ask-stratagem", "wh40k-ask-target"]
    assert not field.units[0].charged


@pytest.mark.rule("wh40k:stratagem.overwatch")
def test_a_charge_is_shot_at_as_it_ends_too_and_not_if_it_fails() -> None:
    field = poor(facing([squad(1)], [squad(1, PISTOL)]), 0)
    answers: list[Any] = ["decline", (((HERE + 6 * INCH, Y),),), ("unit", 1), (1,)]
    run(charge(field, field.units[0]), [3, 3, 1], answers)  # only Pistols shoot now
    assert field.units[0].charged
    field = poor(facing([squad(1)], [squad(1, RIFLE)]), 0)
    assert run(charge(field, field.units[0]), [1, 1]).asked == []


@pytest.mark.rule("wh40k:stratagem.overwatch", "wh40k:charge.07")
def test_a_charge_that_overwatch_has_stopped_short_fails() -> None:
    field = poor(facing([squad(2)], [squad(1, RIFLE), squad(1)]), 0)
    stand(field, 1, HERE + 2 * INCH, Y)
    stand(field, 0, HERE - BASE, Y)
    played = run(charge(field, field.units[0]), [2, 3, 6, 4, 1], [[("unit", 1)], ("unit", 1), (1,), ("model", 1)])
    assert not field.units[0].charged
    assert field.units[0].models == [0]
    assert len(played.asked) == 4


@pytest.mark.rule("wh40k:stratagem.overwatch", "wh40k:charge.07", "wh40k:weapon.hazardous")
@pytest.mark.parametrize(("models", "charged"), [(2, True), (1, False)])
def test_a_target_that_loses_models_by_its_own_overwatch_is_charged_if_any_are_left(models: int, charged: bool) -> None:
    plasma = weapon("plasma", abilities=["hazardous"])
    field = poor(facing([squad(1)], [squad(models, plasma), squad(1)]), 0)
    targets, last = [("unit", 1)], field.units[1].models[-1]
    shot = [1] * models  # nobody hits, and one of the weapons explodes
    burnt: list[Any] = [("model", last)] if models > 1 else []
    answers = [targets, ("unit", 1), (models,), *burnt, *([lambda place: place.sample(Rng(1))] if charged else [])]
    run(charge(field, field.units[0]), [6, 6, *shot, 1, *[6] * (models - 1)], answers)
    assert last not in field.units[1].models
    assert field.units[0].charged == charged


# Grenade.


@pytest.mark.rule("wh40k:stratagem.grenade")
def test_grenades_are_for_units_that_have_them_and_are_neither_engaged_nor_have_shot() -> None:
    field = facing([squad(1, keywords=("GRENADES",)), squad(1)], [squad(1), squad(1)], apart=8, phase=SHOOTING)
    unit = field.units[0]
    assert grenadiers(field) == [unit]
    unit.shot = True
    assert grenadiers(field) == []
    unit.shot = False
    unit.battle_shocked = True
    assert grenadiers(field) == []
    unit.battle_shocked = False
    stand(field, 3, HERE, Y + BASE + INCH)
    assert grenadiers(field) == []
    stand(field, 3, HERE, Y + BASE + INCH + 1)
    assert grenadiers(field) == [unit]
    unit.moved = "advance"
    assert grenadiers(field) == [unit]
    field.command_points = [0, 5]
    assert grenadiers(field) == []


@pytest.mark.rule("wh40k:stratagem.grenade.02")
def test_grenades_are_thrown_at_visible_units_within_eight_inches_that_are_not_engaged() -> None:
    field = facing([squad(1, keywords=("GRENADES",)), squad(1)], [squad(1)], apart=8, phase=SHOOTING)
    unit, _, enemy = field.units
    assert targets(field, unit) == [enemy]
    stand(field, 2, HERE + 8 * INCH + BASE + 1, Y)
    assert targets(field, unit) == []
    assert grenadiers(field) == []
    stand(field, 2, HERE + 8 * INCH + BASE, Y)
    stand(field, 1, HERE + 8 * INCH + 2 * BASE, Y)
    assert targets(field, unit) == []
    stand(field, 1, HERE, Y + 9 * INCH)
    lay(field, building(2 * INCH, 6 * INCH), HERE + 4 * INCH + BASE // 2, Y)
    assert targets(field, unit) == []


@pytest.mark.rule("wh40k:stratagem.grenade", "wh40k:stratagem.grenade.02")
def test_six_dice_are_thrown_and_each_four_is_a_mortal_wound() -> None:
    field = facing([squad(1, RIFLE, keywords=("GRENADES",))], [squad(1, wounds=9), squad(1)], apart=8, phase=SHOOTING)
    stand(field, 2, HERE + 8 * INCH, Y + 2 * INCH)
    run(grenade(field, field.units[0]), [1, 2, 3, 4, 5, 6], [("unit", 1)])
    assert field.models[1].wounds == 6
    assert field.command_points == [4, 5]
    assert grenadiers(field) == []  # once a phase
    assert not field.units[0].shot


@pytest.mark.rule("wh40k:stratagem.grenade")
def test_grenades_are_offered_in_the_shooting_phase_and_the_unit_may_still_shoot() -> None:
    field = facing([squad(1, RIFLE, keywords=("GRENADES",))], [squad(1, wounds=9)], apart=8, phase=SHOOTING)
    field.command_points = [1, 0]
    played = run(shooting_phase(field), [1] * 6 + [1], [("grenade", 0), ("shoot", 0), (1,)])
    assert played.asked[0].options == [("shoot", 0), ("grenade", 0), "done"]  # type: ignore[attr-defined]


# Go to Ground and Smokescreen.


@pytest.mark.rule("wh40k:stratagem.go-to-ground", "wh40k:stratagem.smokescreen")
def test_targets_may_go_to_ground_or_pop_smoke_once_they_are_chosen() -> None:
    field = facing([squad(1, RIFLE)], [squad(1, keywords=("INFANTRY", "SMOKE")), squad(1)], phase=SHOOTING)
    field.command_points = [0, 5]
    played = run(shoot(field, field.units[0]), [1], [(1, 0), ("unit", 1), ("unit", 1)])
    assert played.questions[1:] == [(1, "wh40k-ask-stratagem")] * 2
    assert [each.options for each in played.asked[1:]] == [["decline", ("unit", 1)]] * 2  # type: ignore[attr-defined]
    assert field.units[1].lasting == [Lasting("go-to-ground", "phase"), Lasting("smokescreen", "phase")]
    assert field.command_points == [0, 3]


@pytest.mark.rule("wh40k:stratagem.go-to-ground", "wh40k:stratagem.smokescreen")
def test_only_infantry_goes_to_ground_and_only_smoke_makes_smoke() -> None:
    field = poor(facing([squad(1, RIFLE)], [squad(1, keywords=("VEHICLE",))], phase=SHOOTING), 0)
    assert len(run(shoot(field, field.units[0]), [1], [(1,)]).asked) == 1
    field = poor(facing([squad(1, RIFLE)], [squad(1)], phase=SHOOTING), 0)
    run(shoot(field, field.units[0]), [1], [(1,), "decline"])
    assert field.units[1].lasting == []


# Tank Shock.


TANK: dict[str, Any] = {"keywords": ("VEHICLE",)}


@pytest.mark.rule("wh40k:stratagem.tank-shock")
def test_a_vehicle_that_charges_may_ram() -> None:
    ram = weapon("ram", range=0, strength="8")
    field = poor(facing([squad(1, ram, wounds=9, **TANK)], [squad(1, wounds=12)]), 1)
    answers = [("unit", 0), (((HERE + 6 * INCH, Y),),)]
    played = run(charge(field, field.units[0]), [3, 3] + [5] * 3 + [4] * 7, answers)
    assert played.questions[0] == (0, "wh40k-ask-stratagem")
    assert field.models[1].wounds == 9
    assert field.command_points == [0, 0]


@pytest.mark.rule("wh40k:stratagem.tank-shock")
def test_tank_shock_is_for_vehicles_with_a_melee_weapon() -> None:
    for one in (squad(1, BLADE), squad(1, RIFLE, **TANK)):
        field = poor(facing([one], [squad(1)]), 1)
        assert [message for _, message in run(charge(field, field.units[0]), [1, 1], ["decline"]).questions] == [
            "wh40k-ask-command-reroll"
        ]


@pytest.mark.rule("wh40k:stratagem.tank-shock")
def test_without_tank_shock_nobody_is_rammed() -> None:
    field = facing([squad(1, BLADE, **TANK)], [squad(1)], apart=0)
    assert run(tank_shock(field, field.units[0])).rolls == []
    field.units[0].lasting.append(Lasting("tank-shock", "phase"))
    stand(field, 1, HERE + 10 * INCH, Y)
    assert run(tank_shock(field, field.units[0])).rolls == []


def rammed(strength: str, dice: list[int], answers: tuple[Any, ...] = (), **more: Any) -> int:
    """How many wounds an enemy of Toughness 4 has lost."""
    field = facing([squad(1, weapon("ram", range=0, strength=strength), **TANK)], [squad(1, wounds=20)], apart=0)
    field.units[0].lasting.append(Lasting("tank-shock", "phase"))
    run(tank_shock(field, field.units[0]), dice, answers)
    return 20 - field.models[1].wounds


@pytest.mark.rule("wh40k:stratagem.tank-shock.02")
def test_ramming_rolls_as_many_dice_as_the_strength_and_two_more_against_the_weaker() -> None:
    assert rammed("4", [4, 4, 5, 6]) == 2
    assert rammed("5", [1, 2, 3, 4, 5, 6, 6]) == 3
    assert rammed("3", [5, 1, 1]) == 1


@pytest.mark.rule("wh40k:stratagem.tank-shock.02")
def test_ramming_inflicts_six_mortal_wounds_at_most() -> None:
    assert rammed("5", [5] * 7) == 6
    assert rammed("4", [6] * 4) == 4


@pytest.mark.rule("wh40k:stratagem.tank-shock")
def test_the_player_chooses_whom_to_ram_and_with_what() -> None:
    arms = [weapon("claw", range=0, strength="2"), weapon("ram", range=0, strength="4"), RIFLE]
    field = facing([squad(1, *arms, **TANK)], [squad(1, name="K"), squad(1, name="L")], apart=0)
    stand(field, 2, HERE, Y + BASE)
    field.units[0].lasting.append(Lasting("tank-shock", "phase"))
    played = run(tank_shock(field, field.units[0]), [5, 1], [("unit", 2), ("weapon", 0, 0)])
    assert played.asked[1].options == [("weapon", 0, 0), ("weapon", 0, 1)]  # type: ignore[attr-defined]
    assert field.units[2].models == []
    assert field.units[1].models == [1]


# Heroic Intervention.


@pytest.mark.rule("wh40k:stratagem.heroic-intervention")
def test_units_within_six_inches_may_intervene_if_they_could_charge() -> None:
    field = facing([squad(1)], [squad(1)], apart=6)
    enemy, unit = field.units
    assert can_intervene(field, unit, enemy)
    stand(field, 1, HERE + 6 * INCH + BASE + 1, Y)
    assert not can_intervene(field, unit, enemy)
    stand(field, 1, HERE + BASE + INCH, Y)  # engaged
    assert not can_intervene(field, unit, enemy)
    stand(field, 1, HERE + BASE + 4 * INCH, Y)
    unit.lasting.append(Lasting("no-charge", "turn"))
    assert not can_intervene(field, unit, enemy)


@pytest.mark.rule("wh40k:stratagem.heroic-intervention", "wh40k:aircraft.20")
def test_nobody_intervenes_against_aircraft_on_foot() -> None:
    field = facing([squad(1, keywords=("AIRCRAFT",))], [squad(1)], apart=5)
    assert not can_intervene(field, field.units[1], field.units[0])


@pytest.mark.rule("wh40k:stratagem.heroic-intervention.02")
@pytest.mark.parametrize(
    ("keywords", "may"), [(("VEHICLE",), False), (("VEHICLE", "WALKER"), True), (("MONSTER",), True)]
)
def test_vehicles_intervene_only_if_they_walk(keywords: tuple[str, ...], may: bool) -> None:
    field = facing([squad(1)], [squad(1, keywords=keywords)], apart=5)
    assert can_intervene(field, field.units[1], field.units[0]) == may


@pytest.mark.rule(
    "wh40k:stratagem.heroic-intervention",
    "wh40k:stratagem.heroic-intervention.03",
)
def test_an_intervention_is_a_charge_at_that_enemy_without_fights_first() -> None:
    field = poor(facing([squad(1), squad(1)], [squad(1)], apart=5), 0)
    field.command_points[1] = 2
    answers = [("unit", 2), (((HERE + BASE, Y),),)]
    played = run(heroic_intervention(field, field.units[0]), [3, 3], answers)
    assert played.questions == [(1, "wh40k-ask-stratagem"), (1, "wh40k-ask-charge-move")]
    unit = field.units[2]
    assert unit.charged
    assert not has_fights_first(field, unit)
    assert field.command_points == [0, 0]


@pytest.mark.rule("wh40k:stratagem.heroic-intervention")
def test_an_intervention_is_offered_after_a_charge_and_in_the_opponents_turn_only() -> None:
    field = poor(facing([squad(1)], [squad(1), squad(1)], apart=6), 0)
    stand(field, 2, HERE + 6 * INCH, Y - 5 * INCH)
    field.command_points[1] = 2
    answers: list[Any] = [[("unit", 1)], (((HERE + 6 * INCH, Y),),), "decline"]
    played = run(charge(field, field.units[0]), [3, 3], answers)
    assert played.questions[-1] == (1, "wh40k-ask-stratagem")
    field.active = 1
    assert run(heroic_intervention(field, field.units[0])).asked == []


# Counter-offensive and Epic Challenge.


@pytest.mark.rule("wh40k:stratagem.counter-offensive")
def test_counter_offensive_lets_a_unit_fight_next() -> None:
    field = facing([squad(1, name="A"), squad(1, name="B")], [squad(1, name="K"), squad(1, name="L")], 0, FIGHT)
    for unit in field.units[:2]:
        unit.charged = True
        unit.lasting.append(Lasting("fights-first", "turn"))
    field.command_points = [0, 2]
    played = run(fight_phase(field), [], [("unit", 0), ("unit", 3)])
    assert [line["unit"].args[0][1] for line in told(field, "wh40k-fights")] == ["A", "L", "B", "K"]
    assert played.asked[1].options == ["decline", ("unit", 2), ("unit", 3)]  # type: ignore[attr-defined]
    assert field.command_points == [0, 0]


@pytest.mark.rule("wh40k:stratagem.counter-offensive")
def test_counter_offensive_is_for_engaged_units_that_have_not_fought() -> None:
    field = facing([squad(1, name="A"), squad(1, name="B")], [squad(1, name="K"), squad(1, name="L")], 0, FIGHT)
    field.command_points = [0, 2]
    stand(field, 3, HERE + 20 * INCH, Y + 9 * INCH)  # not engaged
    field.units[2].fought = True
    run(fight_phase(field))
    assert field.command_points == [0, 2]
    assert [line["unit"].args[0][1] for line in told(field, "wh40k-fights")] == ["A"]


@pytest.mark.rule("wh40k:stratagem.counter-offensive")
def test_who_has_charged_and_is_not_engaged_fights_in_its_turn() -> None:
    field = facing([squad(1, name="A")], [squad(1, name="K")], 6, FIGHT)
    field.units[1].charged = True
    assert eligible(field, field.units[1])
    assert run(counter_offensive(field, field.units[0])).asked == []


def challenged(keywords: tuple[str, ...] = ("CHARACTER",)) -> Battle:
    """A CHARACTER that touches an attached unit."""
    hero = squad(1, BLADE, name="Hero", keywords=keywords, wounds=5)
    field = battle([hero], [squad(1), squad(1, name="Captain", keywords=("CHARACTER",))])
    attach(field, field.units[2], field.units[1])
    field.phase, field.command_points = FIGHT, [1, 0]
    for model, (x, y) in enumerate(((0, 0), (BASE, 0), (BASE, BASE))):
        stand(field, model, HERE + x, Y + y)
    return field


@pytest.mark.rule("wh40k:stratagem.epic-challenge")
def test_a_character_that_fights_an_attached_unit_may_have_precision() -> None:
    field = challenged()
    unit = field.units[0]
    run(offer_epic_challenge(field, unit), [], [("unit", 0)])
    assert has_precision(field, unit, field.models[0])
    assert unit.lasting == [Lasting("epic-challenge 0", "phase")]
    assert field.command_points == [0, 0]


@pytest.mark.rule("wh40k:stratagem.epic-challenge")
def test_the_attacks_of_the_challenger_may_be_allocated_to_the_character() -> None:
    field = challenged()
    played = run(fight(field, field.units[0]), [3, 4, 1], [("unit", 0), ("model", 2)])
    assert (0, "wh40k-ask-precision") in played.questions
    assert field.units[1].models == [1]


@pytest.mark.rule("wh40k:stratagem.epic-challenge")
def test_a_challenge_needs_a_character_and_an_attached_unit_in_reach() -> None:
    field = challenged()
    run(offer_epic_challenge(field, field.units[0]), [], ["decline"])
    assert not has_precision(field, field.units[0], field.models[0])
    stand(field, 0, HERE - 2 * INCH, Y)
    assert run(offer_epic_challenge(field, field.units[0])).asked == []
    plain = facing([squad(1, keywords=("CHARACTER",))], [squad(1)], 0, FIGHT)
    assert run(offer_epic_challenge(plain, plain.units[0])).asked == []
    field = challenged(keywords=("INFANTRY",))
    assert run(offer_epic_challenge(field, field.units[0])).asked == []


@pytest.mark.rule("wh40k:stratagem.epic-challenge")
def test_of_several_characters_one_issues_the_challenge() -> None:
    heroes = squad(2, BLADE, name="Heroes", keywords=("CHARACTER",), wounds=5)
    field = battle([heroes], [squad(1), squad(1, name="Captain", keywords=("CHARACTER",))])
    attach(field, field.units[2], field.units[1])
    field.command_points = [1, 0]
    for model, (x, y) in enumerate(((0, 0), (0, BASE), (BASE, 0), (BASE, BASE))):
        stand(field, model, HERE + x, Y + y)
    run(offer_epic_challenge(field, field.units[0]), [], [("unit", 0), ("model", 1)])
    assert [has_precision(field, field.units[0], model) for model in field.models[:2]] == [False, True]
