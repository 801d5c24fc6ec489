"""Which weapons may be used: Assault, Pistols, Blast, Indirect Fire, Psychic, Extra Attacks."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.datasheets import WEAPON_ABILITIES, Ability, fixed
from tablero.games.wh40k.state import ADVANCE, NORMAL, Battle
from tablero.games.wh40k.weapons import (
    extra_weapons,
    needs_sight,
    shoots_after_advancing,
    shoots_while_engaged,
    why_not_after_advancing,
    why_not_bear,
    why_not_blast,
    why_not_while_engaged,
)
from tablero.kernel import Reason
from wh40k.playing import battle, entry, profile, weapon

RIFLE, PISTOL, CARBINE = weapon("rifle"), weapon("pistol", abilities=["pistol"]), weapon("c", abilities=["assault"])


def armed(*weapons: object, keywords: tuple[str, ...] = ("INFANTRY",)) -> Battle:
    return battle([entry("Ours", (1, profile(), []), (1, profile(), weapons), keywords=keywords)])  # type: ignore[arg-type]


def rule(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


@pytest.mark.rule("wh40k:weapon.assault")
def test_assault_weapons_let_a_unit_shoot_that_advanced() -> None:
    with_assault, without = armed(RIFLE, CARBINE), armed(RIFLE)
    assert shoots_after_advancing(with_assault, with_assault.units[0])
    assert not shoots_after_advancing(without, without.units[0])


@pytest.mark.rule("wh40k:weapon.assault.02")
def test_a_unit_that_advanced_shoots_with_assault_weapons_only() -> None:
    unit = armed(RIFLE, CARBINE).units[0]
    unit.moved = ADVANCE
    assert rule(why_not_after_advancing(unit, RIFLE)) == "wh40k:weapon.assault.02"
    assert why_not_after_advancing(unit, CARBINE) is None
    unit.moved = NORMAL
    assert why_not_after_advancing(unit, RIFLE) is None


@pytest.mark.rule("wh40k:weapon.pistol")
def test_pistols_let_an_engaged_unit_shoot() -> None:
    with_pistol, without = armed(RIFLE, PISTOL), armed(RIFLE)
    assert shoots_while_engaged(with_pistol, with_pistol.units[0])
    assert not shoots_while_engaged(without, without.units[0])


@pytest.mark.rule("wh40k:weapon.pistol.03")
def test_an_engaged_unit_shoots_with_pistols_at_enemies_in_reach_only() -> None:
    field = armed(RIFLE, PISTOL)
    unit = field.units[0]
    assert why_not_while_engaged(field, unit, PISTOL, in_reach=True) is None
    assert rule(why_not_while_engaged(field, unit, PISTOL, in_reach=False)) == "wh40k:weapon.pistol.03"
    assert rule(why_not_while_engaged(field, unit, RIFLE, in_reach=True)) == "wh40k:weapon.pistol.03"


@pytest.mark.rule("wh40k:weapon.pistol.03")
@pytest.mark.parametrize("keyword", ["MONSTER", "VEHICLE"])
def test_monsters_and_vehicles_are_not_so_limited(keyword: str) -> None:
    field = armed(RIFLE, PISTOL, keywords=(keyword,))
    assert why_not_while_engaged(field, field.units[0], RIFLE, in_reach=False) is None


@pytest.mark.rule("wh40k:weapon.blast.02")
def test_blast_is_not_for_units_engaged_with_the_own_army() -> None:
    mortar = weapon("mortar", abilities=["blast"])
    assert rule(why_not_blast(mortar, engaged=True)) == "wh40k:weapon.blast.02"
    assert why_not_blast(mortar, engaged=False) is None
    assert why_not_blast(RIFLE, engaged=True) is None


@pytest.mark.rule("wh40k:weapon.indirect-fire")
def test_indirect_fire_needs_no_sight() -> None:
    assert needs_sight(RIFLE)
    assert not needs_sight(weapon(abilities=["indirect-fire"]))


@pytest.mark.rule("wh40k:weapon.psychic")
def test_only_psykers_use_psychic_weapons() -> None:
    smite = weapon("smite", abilities=["psychic"])
    plain, psyker = armed(smite), armed(smite, keywords=("PSYKER",))
    assert rule(why_not_bear(plain, plain.models[1], smite)) == "wh40k:weapon.psychic"
    assert why_not_bear(psyker, psyker.models[1], smite) is None
    assert why_not_bear(plain, plain.models[1], RIFLE) is None


@pytest.mark.rule("wh40k:weapon.extra-attacks", "wh40k:weapon.psychic")
def test_extra_attacks_come_on_top_of_the_chosen_weapon() -> None:
    sword, axe = weapon("sword", range=0), weapon("axe", range=0)
    tusks, horns = [weapon(name, range=0, abilities=["extra-attacks"]) for name in ("tusks", "horns")]
    flame = weapon("flame", abilities=["extra-attacks"])
    mind = weapon("mind", range=0, abilities=["extra-attacks", "psychic"])
    field = armed(sword, axe, tusks, horns, flame, mind)
    assert extra_weapons(field, field.models[1], axe) == [[tusks], [horns]]
    assert extra_weapons(field, field.models[1], horns) == [[tusks]]
    psyker = armed(sword, mind, keywords=("PSYKER",))
    assert extra_weapons(psyker, psyker.models[1], sword) == [[mind]]
    both = armed(sword, tusks, tusks)
    assert extra_weapons(both, both.models[1], sword) == [[tusks], [tusks]], "it has two of them"
    assert extra_weapons(both, both.models[1], tusks) == [[tusks]]


@pytest.mark.rule("wh40k:weapon.extra-attacks")
def test_of_an_extra_weapon_with_several_profiles_one_is_used() -> None:
    sword, bite, sting = (weapon(name, range=0, abilities=["extra-attacks"]) for name in ("sword", "bite", "sting"))
    bite.choice = sting.choice = "tail"
    field = armed(sword, bite, sting)
    assert extra_weapons(field, field.models[1], sword) == [[bite, sting]]
    assert extra_weapons(field, field.models[1], sting) == [[sword]]


@pytest.mark.rule("wh40k:weapon.general")
def test_the_abilities_of_weapons_that_the_rules_know() -> None:
    plain = (
        "assault blast devastating-wounds extra-attacks hazardous heavy ignores-cover indirect-fire lance lethal-hits"
    )
    plain += " pistol precision psychic torrent twin-linked"
    for name in plain.split():
        assert Ability.parse(name, WEAPON_ABILITIES) == Ability(name)
        assert Ability.parse(f"{name} 1", WEAPON_ABILITIES) is None
    for name in ("melta", "rapid-fire", "sustained-hits"):
        assert Ability.parse(f"{name} D3", WEAPON_ABILITIES) is not None
        assert Ability.parse(name, WEAPON_ABILITIES) is None
    assert Ability.parse("anti 4 VEHICLE", WEAPON_ABILITIES) == Ability("anti", fixed(4), "VEHICLE")
    assert Ability.parse("anti 4", WEAPON_ABILITIES) is None
    assert Ability.parse("conversion", WEAPON_ABILITIES) is None
