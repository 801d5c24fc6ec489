"""Wounds: who takes them, who is defeated, damage to Vehicles, and tokens that work in an activation."""

from __future__ import annotations

from typing import Any

import pytest

from legion.playing import battle, card, defence_dice, run, told, upgrade, vehicle, weapon, wound
from tablero.games.legion.armies import Entry
from tablero.games.legion.battlefield import laid_out, put
from tablero.games.legion.state import (
    DEFEATED,
    FACEUP,
    IMMOBILIZE,
    ION,
    NO_ORDER,
    POISON,
    SUPPRESSION,
    VEHICLE_DAMAGE,
    Battle,
    Unit,
)
from tablero.games.legion.suppression import is_wounded
from tablero.games.legion.wounds import (
    DAMAGED,
    DISABLED,
    WEAPON_DISRUPTED,
    Damage2023,
    actions_lost_to_damage,
    candidates,
    check_resilience,
    end_of_activation,
    suffer,
    suffer_on,
)
from tablero.kernel import Illegal
from tablero.tabletop import Pose

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def unit_of(edition: str, *keywords: str, **given: Any) -> tuple[Battle, Unit]:
    field = battle(edition, [card("Troopers", *keywords, **given)])
    return field, field.units[0]


def wounds(field: Battle, unit: Unit) -> list[int]:
    return [miniature.wounds for miniature in field.miniatures_of(unit)]


@BOTH
@pytest.mark.rule("legion26:wound.01", "legion23:wounds.01", "legion26:wound.02", "legion23:wounds.02")
@pytest.mark.example("legion26:ex.42", "legion23:ex.42")
def test_three_wounds_defeat_three_of_five_clones(edition: str) -> None:
    field, unit = unit_of(edition, minis=5)
    field.field = laid_out(field, 36, 36)
    for number, miniature in enumerate(field.miniatures):
        put(field, miniature, Pose(10_000 + 5000 * number, 10_000))
    played = run(suffer(field, unit, 3), answers=[[("miniature", 1), ("miniature", 2), ("miniature", 4)]])
    assert played.result == 3
    assert unit.miniatures == [0, 3]
    assert [miniature.pose is None for miniature in field.miniatures] == [False, True, True, False, True]


@BOTH
@pytest.mark.rule("legion26:wound.01", "legion23:wounds.01", "legion26:wound.04", "legion23:wounds.04")
@pytest.mark.rule("legion26:wound.05", "legion23:wounds.05")
@pytest.mark.example("legion26:ex.43", "legion23:ex.43")
@pytest.mark.rule("legion26:token.wound", "legion23:token.09")
def test_a_wookiee_takes_wounds_until_it_is_defeated(edition: str) -> None:
    field, unit = unit_of(edition, minis=3, wounds=3)
    run(suffer(field, unit, 4), answers=[("miniature", 1)])
    assert unit.miniatures == [0, 2]
    assert wounds(field, unit) == [0, 1]
    assert [miniature.id for miniature in candidates(field, unit)] == [2]
    run(suffer(field, unit, 3))
    assert unit.miniatures == [0]
    assert wounds(field, unit) == [1]


@BOTH
@pytest.mark.rule("legion26:wound.04", "legion23:wounds.04")
def test_the_leader_is_wounded_last(edition: str) -> None:
    field, unit = unit_of(edition, minis=3)
    assert unit.leader == 0
    with pytest.raises(Illegal):
        run(suffer(field, unit, 1), answers=[[("miniature", 0)]])
    run(suffer(field, unit, 1), answers=[[("miniature", 2)]])
    run(suffer(field, unit, 1))
    assert unit.miniatures == [0]
    run(suffer(field, unit, 1))
    assert unit.place == DEFEATED


@BOTH
@pytest.mark.rule("legion26:wound.05", "legion23:wounds.05")
def test_the_most_wounded_comes_first_and_a_tie_is_its_players_choice(edition: str) -> None:
    field, unit = unit_of(edition, minis=4, wounds=3)
    wound(field, unit, 0, 1, 2, 2)
    assert [miniature.id for miniature in candidates(field, unit)] == [2, 3]
    wound(field, unit, 2, 1, 0, 0)
    assert [miniature.id for miniature in candidates(field, unit)] == [1]
    wound(field, unit, 0, 0, 0, 0)
    assert [miniature.id for miniature in candidates(field, unit)] == [1, 2, 3]


@BOTH
@pytest.mark.rule("legion26:wound.07", "legion23:wounds.07", "legion26:wound.15", "legion23:wounds.11")
def test_a_unit_without_miniatures_is_defeated_and_what_is_left_is_lost(edition: str) -> None:
    field = battle(edition, [card(minis=2), card("Others")])
    unit, other = field.units
    unit.order = FACEUP
    assert run(suffer(field, unit, 7)).result == 2
    assert (unit.place, unit.order, unit.miniatures) == (DEFEATED, NO_ORDER, [])
    assert len(other.miniatures) == 4
    assert told(field, "legion-unit-defeated")


@BOTH
@pytest.mark.rule("legion26:wound.10", "legion23:wounds.08")
def test_wounds_that_no_attack_deals_bring_neither_dice_nor_suppression(edition: str) -> None:
    field, unit = unit_of(edition, minis=1, wounds=4)
    assert run(suffer(field, unit, 2)).rolls == []
    assert wounds(field, unit) == [2]
    assert not unit.has(SUPPRESSION)


@BOTH
@pytest.mark.rule("legion26:wound.11", "legion23:wounds.09")
def test_a_certain_miniature_may_be_wounded_whoever_it_is(edition: str) -> None:
    field, unit = unit_of(edition, minis=3, wounds=3)
    wound(field, unit, 0, 2, 0)
    run(suffer_on(field, field.miniatures[0], 1))
    assert wounds(field, unit) == [1, 2, 0]
    run(suffer_on(field, field.miniatures[2], 5))
    assert field.miniatures[2].wounds == 3
    assert wounds(field, unit) == [1, 2]


@BOTH
@pytest.mark.rule("legion26:wound.06", "legion23:wounds.06", "legion26:wound.14")
def test_a_leader_that_is_defeated_takes_the_place_of_another(edition: str) -> None:
    field, unit = unit_of(edition, minis=3, wounds=2)
    field.field = laid_out(field, 36, 36)
    for number, miniature in enumerate(field.miniatures):
        put(field, miniature, Pose(10_000 + 5000 * number, 10_000))
    wound(field, unit, 0, 0, 1)
    run(suffer_on(field, field.miniatures[0], 2), answers=[("miniature", 2)])
    assert (unit.leader, unit.miniatures) == (0, [0, 1])
    assert wounds(field, unit) == [1, 0]
    assert field.miniatures[0].pose == Pose(20_000, 10_000)
    assert field.miniatures[2].pose is None


@BOTH
@pytest.mark.rule("legion26:cardkw.leader.2", "legion23:cardkw.leader.2")
def test_a_tougher_leader_comes_back_with_one_wound(edition: str) -> None:
    captain = upgrade("Captain", "leader", type="personnel", minis=1, wounds=2)
    field = battle(edition, [Entry(card(minis=2), (captain,))])
    unit = field.units[0]
    assert unit.leader == 2
    run(suffer_on(field, field.miniatures[2], 2), answers=[("miniature", 0)])
    assert (unit.leader, unit.miniatures, wounds(field, unit)) == (2, [1, 2], [0, 1])


@BOTH
@pytest.mark.rule("legion26:cardkw.leader", "legion23:cardkw.leader", "legion26:kw.heavy-weapon-team")
@pytest.mark.rule("legion23:kw.heavy-weapon-team")
def test_the_miniature_of_some_upgrades_is_the_leader(edition: str) -> None:
    gunner = upgrade("Gunner", type="heavy weapon", minis=1)
    field = battle(edition, [Entry(card(minis=2), (gunner,)), Entry(card("Team", "heavy-weapon-team"), (gunner,))])
    assert field.units[0].leader == field.units[0].miniatures[0]
    assert field.units[1].leader == field.units[1].miniatures[-1]


@BOTH
@pytest.mark.rule("legion26:cardkw.noncombatant", "legion23:cardkw.noncombatant")
@pytest.mark.rule("legion26:cardkw.noncombatant.3", "legion23:cardkw.noncombatant.3")
def test_a_noncombatant_is_wounded_after_the_others_unless_it_is_wounded_already(edition: str) -> None:
    medic = upgrade("Medic", "noncombatant", type="personnel", minis=1, wounds=2)
    field = battle(edition, [Entry(card(minis=3, wounds=2), (medic,))])
    unit = field.units[0]
    assert [miniature.id for miniature in candidates(field, unit)] == [1, 2]
    wound(field, unit, 0, 0, 0, 1)
    assert [miniature.id for miniature in candidates(field, unit)] == [3]
    wound(field, unit, 0, 0, 0, 0)
    unit.miniatures = [0, 3]
    assert [miniature.id for miniature in candidates(field, unit)] == [3]


@BOTH
@pytest.mark.rule("legion26:cardkw.noncombatant.2", "legion23:cardkw.noncombatant.2")
def test_a_noncombatant_gives_way_to_the_leader_only_if_nobody_else_is_left(edition: str) -> None:
    medic = upgrade("Medic", "noncombatant", type="personnel", minis=1)
    field = battle(edition, [Entry(card(minis=2), (medic,))])
    unit = field.units[0]
    run(suffer_on(field, field.miniatures[0], 1))
    assert unit.miniatures == [0, 2]
    run(suffer_on(field, field.miniatures[0], 1))
    assert unit.miniatures == [0]


@BOTH
@pytest.mark.rule("legion26:upgrade.16", "legion23:upgrade.14")
def test_with_its_last_miniature_an_upgrade_is_lost(edition: str) -> None:
    duo = upgrade("Duo", "nimble", type="personnel", minis=2)
    field = battle(edition, [Entry(card(minis=2), (duo,))])
    unit = field.units[0]
    run(suffer(field, unit, 1), answers=[[("miniature", 1)]])
    assert not unit.upgrades[0].lost
    run(suffer(field, unit, 1), answers=[[("miniature", 2)]])
    assert not unit.upgrades[0].lost
    run(suffer(field, unit, 1))
    assert unit.upgrades[0].lost


@BOTH
@pytest.mark.rule("legion26:wound.12", "legion23:wounds.10")
def test_a_unit_with_a_wound_token_is_wounded(edition: str) -> None:
    field, unit = unit_of(edition, minis=2, wounds=2)
    assert not is_wounded(field, unit)
    wound(field, unit, 0, 1)
    assert is_wounded(field, unit)


# Vehicles.


def damaged(edition: str, wounds: int, dice: str = "", answers: Any = (), **given: Any) -> Unit:
    """A tank that has suffered so many wounds, with the dice for its damage."""
    guns = [weapon("laser"), weapon("blaster")]
    field = battle(edition, [vehicle("AAT", **{"wounds": 9, "resilience": 6, "weapons": guns, **given})], [card()])
    wound(field, field.units[0], wounds)
    run(check_resilience(field, field.units[0]), defence_dice("red", dice), answers)
    return field.units[0]


@pytest.mark.rule("legion26:apxb.10")
@pytest.mark.rule("legion26:token.vehicle-damage")
def test_in_2026_a_vehicle_at_its_resilience_gains_a_damage_token() -> None:
    assert damaged("2026", 5).tokens == {}
    assert damaged("2026", 6).tokens == {VEHICLE_DAMAGE: 1}
    assert damaged("2026", 8).tokens == {VEHICLE_DAMAGE: 1}


@BOTH
@pytest.mark.rule("legion26:apxb.32", "legion23:vehicle.07")
@pytest.mark.rule("legion23:vehicle.01")
def test_a_vehicle_with_a_dash_for_resilience_is_never_damaged(edition: str) -> None:
    assert damaged(edition, 8, resilience=None).tokens == {}


@pytest.mark.rule("legion23:vehicle.02", "legion23:vehicle.03", "legion23:vehicle.04", "legion23:vehicle.05")
@pytest.mark.parametrize(("face", "kind"), [("block", DAMAGED), ("blank", DISABLED), ("surge", WEAPON_DISRUPTED)])
@pytest.mark.rule("legion23:token.10")
def test_in_2023_a_vehicle_at_its_resilience_rolls_for_its_damage(face: str, kind: str) -> None:
    assert damaged("2023", 5).tokens == {}
    answers = [("weapon", "laser")] if face == "surge" else []
    assert damaged("2023", 6, face, answers).tokens == {kind: 1}


@pytest.mark.rule("legion23:vehicle.05")
def test_in_2023_a_surge_disrupts_a_weapon_that_the_opponent_chooses() -> None:
    unit = damaged("2023", 6, "surge", [("weapon", "blaster")])
    assert unit.tokens == {WEAPON_DISRUPTED: 1}
    assert unit.disrupted == "blaster"
    field = battle("2023", [card()], [vehicle("AAT", weapons=[weapon("laser"), weapon("blaster")])])
    played = run(Damage2023().disrupt(field, field.units[1]), answers=[("weapon", "laser")])
    assert played.questions == [(0, "legion-ask-disrupt")]


@BOTH
@pytest.mark.rule("legion26:apxb.12", "legion23:vehicle.06")
@pytest.mark.example("legion26:ex.48", "legion26:ex.49", "legion23:ex.48", "legion23:ex.49")
def test_a_vehicle_is_damaged_once_in_a_game(edition: str) -> None:
    field = battle(edition, [vehicle("AAT", wounds=9, resilience=6)])
    unit = field.units[0]
    wound(field, unit, 3)
    run(check_resilience(field, unit))
    assert unit.tokens == {}
    run(suffer(field, unit, 3))
    run(check_resilience(field, unit), defence_dice("red", "blank" if edition == "2023" else ""))
    assert unit.tokens == {VEHICLE_DAMAGE if edition == "2026" else DISABLED: 1}
    unit.tokens.clear()
    run(suffer(field, unit, 1))
    assert run(check_resilience(field, unit)).rolls == []
    assert unit.tokens == {}


@pytest.mark.rule("legion23:vehicle.08")
def test_a_vehicle_that_is_defeated_rolls_for_nothing() -> None:
    field = battle("2023", [vehicle("AAT", wounds=9, resilience=6)])
    run(suffer(field, field.units[0], 9))
    assert run(check_resilience(field, field.units[0])).rolls == []


@BOTH
@pytest.mark.rule("legion26:apxb.11", "legion23:vehicle.03")
def test_a_damaged_vehicle_may_lose_an_action(edition: str) -> None:
    field = battle(edition, [vehicle()])
    unit = field.units[0]
    assert run(actions_lost_to_damage(field, unit)).rolls == []
    unit.tokens[VEHICLE_DAMAGE if edition == "2026" else DAMAGED] = 1
    assert run(actions_lost_to_damage(field, unit), defence_dice("white", "blank")).result == 1
    assert run(actions_lost_to_damage(field, unit), defence_dice("white", "surge")).result == 0


@pytest.mark.rule("legion26:apxb.33")
def test_a_vehicle_with_ai_does_not_roll_for_its_damage() -> None:
    field = battle("2026", [vehicle("Spider", "ai Attack")])
    field.units[0].tokens[VEHICLE_DAMAGE] = 1
    assert run(actions_lost_to_damage(field, field.units[0])).rolls == []
    field = battle("2026", [vehicle("Tank")])
    assert run(actions_lost_to_damage(field, field.units[0])).rolls == []


# Ion, Poison, Immobilize.


@pytest.mark.rule("legion26:weaponkw.ion-x.2")
@pytest.mark.parametrize(("faces", "lost"), [("block surge", 0), ("block blank", 1), ("blank blank", 1)])
@pytest.mark.rule("legion26:token.ion")
def test_in_2026_a_die_is_rolled_for_each_ion_token(faces: str, lost: int) -> None:
    field = battle("2026", [vehicle()])
    field.units[0].tokens[ION] = 2
    assert run(actions_lost_to_damage(field, field.units[0]), defence_dice("white", faces)).result == lost


@pytest.mark.rule("legion23:weaponkw.ion-x.2")
@pytest.mark.rule("legion23:token.15")
def test_in_2023_each_ion_token_costs_an_action() -> None:
    field = battle("2023", [vehicle()])
    field.units[0].tokens[ION] = 2
    assert run(actions_lost_to_damage(field, field.units[0])).result == 2


@pytest.mark.rule("legion26:action.14")
def test_losses_of_actions_add_up() -> None:
    field = battle("2026", [vehicle()])
    field.units[0].tokens.update({ION: 1, VEHICLE_DAMAGE: 1})
    assert run(actions_lost_to_damage(field, field.units[0]), defence_dice("white", "blank blank")).result == 2


@BOTH
@pytest.mark.rule("legion26:weaponkw.poison-x", "legion26:weaponkw.poison-x.2", "legion23:weaponkw.poison-x.2")
@pytest.mark.rule("legion26:token.poison", "legion23:token.16")
def test_poison_wounds_at_the_end_of_the_activation_and_is_gone(edition: str) -> None:
    field, unit = unit_of(edition, minis=1, wounds=5)
    unit.tokens[POISON] = 2
    run(end_of_activation(field, unit))
    assert wounds(field, unit) == [2]
    assert unit.tokens == {}
    run(end_of_activation(field, unit))
    assert wounds(field, unit) == [2]


@BOTH
@pytest.mark.rule("legion26:weaponkw.ion-x.2", "legion26:weaponkw.immobilize-x.3", "legion23:weaponkw.ion-x.2")
@pytest.mark.rule("legion23:weaponkw.immobilize-x.2")
def test_ion_and_immobilize_are_gone_at_the_end_of_the_activation(edition: str) -> None:
    field = battle(edition, [vehicle()])
    field.units[0].tokens.update({ION: 2, IMMOBILIZE: 1, VEHICLE_DAMAGE: 1})
    run(end_of_activation(field, field.units[0]))
    assert field.units[0].tokens == {VEHICLE_DAMAGE: 1}
