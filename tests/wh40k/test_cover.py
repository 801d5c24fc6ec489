"""Which models terrain gives the Benefit of Cover to, and Plunging Fire."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.cover import gives_cover, in_cover
from tablero.games.wh40k.saves import armour_save, has_cover
from tablero.games.wh40k.situation import Attacks, choose_target
from tablero.games.wh40k.state import Battle, Piece
from tablero.games.wh40k.targeting import Aim
from tablero.tabletop import INCH, barricade, building, container, crater, debris, hill, ruin, woods
from wh40k.laid import BASE, lay
from wh40k.playing import attach, battle, entry, profile, stand, weapon

EAST, MIDDLE, WEST = 25 * INCH, 15 * INCH, 5 * INCH
Y = 20 * INCH
HALF = BASE // 2


def scene(keywords: tuple[str, ...] = ("INFANTRY",), attackers: int = 1, targets: int = 1, **more: Any) -> Battle:
    """Attackers in the west, and a target 20″ to the east of the first."""
    ours = entry("Ours", (attackers, profile(), []))
    field = battle([ours], [entry("Theirs", (targets, profile(**more), []), keywords=keywords)])
    for id in field.units[0].models:
        stand(field, id, WEST, Y + id * 2 * INCH)
    stand(field, attackers, EAST, Y)
    return field


def covered(field: Battle, piece: Piece) -> bool:
    return gives_cover(field, piece, field.units[0], field.models[field.units[1].models[0]])


# Cover by kinds of terrain.


@pytest.mark.rule("wh40k:terrain.craters.02")
def test_infantry_wholly_on_a_crater_has_cover() -> None:
    field = scene()
    piece = lay(field, crater(6 * INCH), EAST, Y)
    assert covered(field, piece)
    stand(field, 1, EAST + 3 * INCH - HALF, Y)
    assert covered(field, piece)
    stand(field, 1, EAST + 3 * INCH - HALF + 1, Y)
    assert not covered(field, piece)
    stand(field, 1, EAST + 6 * INCH, Y)  # behind it
    assert not covered(field, piece)
    field = scene(keywords=("BEAST",))
    assert not covered(field, lay(field, crater(6 * INCH), EAST, Y))


@pytest.mark.rule("wh40k:terrain.barricades.05")
def test_infantry_near_a_barricade_that_hides_it_has_cover() -> None:
    field = scene()
    piece = lay(field, barricade(6 * INCH), EAST - 2 * INCH, Y, facing=900)
    face = EAST - 2 * INCH + INCH // 4
    stand(field, 1, face + HALF, Y)
    assert covered(field, piece)
    stand(field, 1, face + 3 * INCH - HALF, Y)
    assert covered(field, piece)
    stand(field, 1, face + 3 * INCH - HALF + 1, Y)  # not wholly within 3″
    assert not covered(field, piece)
    stand(field, 1, EAST - 2 * INCH - INCH // 4 - HALF, Y)  # before it
    assert not covered(field, piece)
    field = scene(keywords=("MONSTER",))
    piece = lay(field, barricade(6 * INCH), EAST - 2 * INCH, Y, facing=900)
    stand(field, 1, face + HALF, Y)
    assert not covered(field, piece)


@pytest.mark.rule("wh40k:terrain.debris.02", "wh40k:terrain.hills.04")
@pytest.mark.parametrize("keywords", [("INFANTRY",), ("VEHICLE",)])
@pytest.mark.parametrize("ready", [debris(3 * INCH, 3 * INCH), hill(3 * INCH, 3 * INCH), container(3 * INCH, 3 * INCH)])
def test_any_model_that_debris_or_a_hill_hides_in_part_has_cover(ready: Any, keywords: tuple[str, ...]) -> None:
    field = scene(keywords=keywords)
    piece = lay(field, ready, EAST - 3 * INCH, Y + 3 * INCH // 2 + 300)
    assert covered(field, piece)
    stand(field, 0, WEST, Y - 4 * INCH)
    stand(field, 1, EAST, Y - 4 * INCH)
    assert not covered(field, piece)


@pytest.mark.rule("wh40k:terrain.woods.07")
def test_who_is_wholly_within_woods_or_behind_them_has_cover() -> None:
    field = scene(keywords=("VEHICLE",))
    piece = lay(field, woods(8 * INCH, 6 * INCH), MIDDLE, Y)
    assert covered(field, piece)
    stand(field, 1, MIDDLE, Y)
    assert covered(field, piece)
    stand(field, 0, MIDDLE + 2 * INCH, Y)  # the attacker is there too
    assert covered(field, piece)
    stand(field, 1, EAST, Y)
    assert not covered(field, piece)
    stand(field, 0, EAST, Y + 8 * INCH)
    assert not covered(field, piece)


@pytest.mark.rule("wh40k:terrain.woods.07")
def test_towering_models_within_woods_have_cover_and_behind_them_do_not() -> None:
    field = scene(keywords=("TOWERING",))
    piece = lay(field, woods(8 * INCH, 6 * INCH), MIDDLE, Y)
    assert not covered(field, piece)
    stand(field, 1, MIDDLE, Y)
    assert covered(field, piece)


@pytest.mark.rule("wh40k:terrain.ruins.10")
def test_who_is_wholly_within_ruins_or_hidden_by_them_has_cover() -> None:
    field = scene(keywords=("VEHICLE",))
    piece = lay(field, ruin(8 * INCH, 6 * INCH), MIDDLE, Y)  # walls to the west and to the south
    stand(field, 0, MIDDLE + INCH, Y + 10 * INCH)
    stand(field, 1, MIDDLE + INCH, Y + INCH)  # nothing is between them
    assert covered(field, piece)
    stand(field, 1, MIDDLE + INCH, Y + 3 * INCH)  # partly within
    assert not covered(field, piece)
    stand(field, 0, MIDDLE + INCH, Y - 10 * INCH)  # a wall hides part of it
    assert covered(field, piece)


@pytest.mark.rule("wh40k:terrain.ruins.10", "wh40k:terrain.ruins.07")
def test_ruins_that_one_attacker_cannot_see_through_give_cover_from_all_of_them() -> None:
    field = scene(attackers=2)
    piece = lay(field, ruin(8 * INCH, 6 * INCH, sill=1, lintel=3 * INCH - 1, window=5 * INCH // 2), MIDDLE, Y)
    window = MIDDLE + 2 * INCH
    stand(field, 0, window, Y - 20 * INCH)
    stand(field, 2, window, Y + 10 * INCH)
    stand(field, 1, window, Y + 20 * INCH)
    assert covered(field, piece)
    stand(field, 0, window + 2 * INCH, Y + 20 * INCH)
    assert not covered(field, piece)


@pytest.mark.rule("wh40k:cover.05")
def test_it_is_enough_that_one_attacker_does_not_see_all_of_the_model() -> None:
    field = scene(attackers=2)
    piece = lay(field, building(INCH, INCH), EAST - 4 * INCH, Y)
    stand(field, 1, EAST, Y + 15 * INCH)
    assert covered(field, piece)  # it hides part of the target from the first alone
    stand(field, 0, EAST + 2 * INCH, Y + 15 * INCH)
    assert not covered(field, piece)


@pytest.mark.rule("wh40k:cover.03", "wh40k:cover.04")
def test_each_model_has_cover_for_itself_from_any_piece_and_once() -> None:
    field = scene(targets=2, save=4)
    stand(field, 2, EAST, Y + 8 * INCH)
    ours, theirs = field.units
    lay(field, crater(4 * INCH), EAST, Y)
    lay(field, crater(4 * INCH), 40 * INCH, Y)
    first, second = field.models_of(theirs)
    assert in_cover(field, ours, first)
    assert not in_cover(field, ours, second)
    lay(field, woods(6 * INCH, 6 * INCH), EAST, Y)
    rifle = weapon(ap=-2)
    attacks = Attacks(ours, rifle, (0,), choose_target(field, theirs), Aim(field, ours).situation(*shot(field, rifle)))
    assert armour_save(attacks, first).needed == 5
    assert armour_save(attacks, second).needed == 6


def shot(field: Battle, rifle: Any) -> tuple[Any, Any, Any]:
    return field.models[0], rifle, field.units[1]


@pytest.mark.rule("wh40k:cover.04")
def test_of_an_attached_unit_each_model_has_cover_by_its_own_keywords() -> None:
    guards = entry("Guards", (1, profile(), []), keywords=("INFANTRY",))
    rider = entry("Rider", (1, profile(), []), keywords=("MOUNTED", "CHARACTER"))
    field = battle([entry("Ours", (1, profile(), []))], [guards, rider])
    attach(field, field.units[2], field.units[1])
    for model, x in ((0, WEST), (1, EAST), (2, EAST + 2 * INCH)):
        stand(field, model, x, Y)
    lay(field, crater(8 * INCH), EAST, Y)
    assert [in_cover(field, field.units[0], field.models[id]) for id in (1, 2)] == [True, False]


# Plunging Fire: Ruins of three storeys, with floors at 3″ and 6″.


def tower(z: int, x: int = MIDDLE - INCH, targets: int = 1) -> Battle:
    """An attacker in Ruins, so high up, and targets on the ground."""
    field = scene(targets=targets)
    lay(field, ruin(8 * INCH, 6 * INCH, storeys=3), MIDDLE, Y)
    stand(field, 0, x, Y - INCH, z)
    return field


def attacks_of(field: Battle, **more: Any) -> Attacks:
    arm = weapon(range=48, **more)
    situation = Aim(field, field.units[0]).situation(*shot(field, arm))
    return Attacks(field.units[0], arm, (0,), choose_target(field, field.units[1]), situation)


@pytest.mark.rule("wh40k:terrain.ruins.02")
def test_plunging_fire_from_high_up_in_ruins_improves_ap_by_one() -> None:
    assert attacks_of(tower(6 * INCH)).ap == -1
    assert attacks_of(tower(6 * INCH), ap=-2).ap == -3
    assert attacks_of(tower(6 * INCH - 1), ap=-2).ap == -2
    assert attacks_of(tower(3 * INCH)).ap == 0


@pytest.mark.rule("wh40k:terrain.ruins.02")
def test_plunging_fire_needs_an_attacker_wholly_within_ruins() -> None:
    edge = MIDDLE - 4 * INCH + HALF
    assert attacks_of(tower(6 * INCH, edge)).ap == -1
    assert attacks_of(tower(6 * INCH, edge - 1)).ap == 0
    field = scene()
    lay(field, building(8 * INCH, 6 * INCH), WEST, Y)
    stand(field, 0, WEST, Y, 6 * INCH)
    assert attacks_of(field).ap == 0


@pytest.mark.rule("wh40k:terrain.ruins.02")
def test_plunging_fire_needs_every_model_of_the_target_on_the_ground() -> None:
    field = tower(6 * INCH, targets=2)
    stand(field, 2, EAST, Y + 2 * INCH)
    assert attacks_of(field).ap == -1
    stand(field, 2, EAST, Y + 2 * INCH, 1)
    assert attacks_of(field).ap == 0


@pytest.mark.rule("wh40k:terrain.ruins.02", "wh40k:cover.02")
def test_with_plunging_fire_a_good_save_may_have_cover_from_ap_0() -> None:
    field = tower(6 * INCH)
    target = field.models[1]
    lay(field, crater(4 * INCH), EAST, Y)
    attacks = attacks_of(field)
    assert has_cover(attacks, target)
    assert armour_save(attacks, target).needed == 3  # AP -1 and cover
    stand(field, 0, MIDDLE - INCH, Y - INCH, 3 * INCH)
    assert not has_cover(attacks_of(field), target)


# Pieces.


@pytest.mark.rule("wh40k:terrain.hills.05")
def test_buildings_and_containers_are_hills() -> None:
    field = scene()
    for ready in (hill(6 * INCH, 4 * INCH), building(4 * INCH, 4 * INCH), container()):
        assert lay(field, ready, MIDDLE, Y).kind == "hill"


@pytest.mark.rule("wh40k:terrain.woods.01", "wh40k:terrain.ruins.01")
def test_the_extent_of_woods_and_ruins_is_their_base() -> None:
    field = scene()
    for ready in (woods(8 * INCH, 6 * INCH), ruin(8 * INCH, 6 * INCH)):
        assert field.field[lay(field, ready, MIDDLE, Y).area].shape == ready.footprint
