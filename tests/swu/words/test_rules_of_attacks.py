"""What words say of an attack: whether it goes on, who attacks what, and what came of it."""

from __future__ import annotations

import pytest

from swu.giving import give
from swu.scenes import Scene
from swu.words.laying import BASE, lay
from tablero.games.swu.abilities import Act
from tablero.games.swu.vocabulary import (
    DEFENDER,
    Attacking,
    CreateCredits,
    DefenderDefeated,
    DrawCards,
    HitBase,
    If,
    IsAttacking,
    ReturnToHand,
    UnitAttacks,
    a_base,
    damaged,
    deal,
    friendly,
    ground,
    may,
    on_attack,
    overwhelm,
    space,
    when_attack_ends,
)

MAUL = "darth-maul#revenge-at-last"
PAUSES = (on_attack(may(deal(1, a_base()))), when_attack_ends(may(deal(1, a_base()))))
"""Abilities that ask something in the middle of an attack and once more after it."""


def attacking(target: str, **enemies: list[object]) -> Scene:
    """A table in the middle of an attack by a Wampa."""
    table = lay({"groundArena": ["wampa", "atst"]}, enemies)
    give(table, "wampa", *PAUSES)
    return table.act("player1", "attack", "wampa", target)


def to_the_end(table: Scene) -> Scene:
    """The same table after the damage of the attack."""
    return table.choose("pass").forced()


@pytest.mark.rule("swu:6.3.3.a")
def test_a_unit_is_attacking_as_long_as_its_attack_goes_on() -> None:
    table = lay({"groundArena": ["wampa"]})
    assert not Attacking().holds(table.table, Act(0, table.unit("wampa")))
    table = attacking(BASE)
    wampa = table.unit("wampa")
    assert Attacking().holds(table.table, Act(0, wampa))
    assert not Attacking().holds(table.table, Act(0, table.unit("atst")))
    about = Act(0, wampa)
    about.attack = table.table.attack
    to_the_end(table)
    assert table.base("player2").damage == 4
    assert not Attacking().holds(table.table, Act(0, wampa))
    assert Attacking("base").holds(table.table, about)  # what the attack has set off is still about it


@pytest.mark.rule("swu:6.3.3.a", "swu:7.5.6.a")
def test_a_unit_of_some_kind_attacks_as_long_as_its_attack_goes_on() -> None:
    table = attacking(BASE)
    act = Act(0, table.base("player1"))
    assert UnitAttacks((friendly,)).holds(table.table, act)
    assert not UnitAttacks((friendly, space)).holds(table.table, act)
    assert not UnitAttacks((friendly,), by_ambush=True).holds(table.table, act)
    to_the_end(table)
    assert not UnitAttacks((friendly,)).holds(table.table, act)


@pytest.mark.rule("swu:6.3.3.a")
def test_nobody_attacks_any_more_once_the_attacker_has_left() -> None:
    table = attacking(BASE)
    attack = table.game.state.attack
    assert attack is not None
    attack.attacker = None
    assert not UnitAttacks().holds(table.table, Act(0, table.base("player1")))


@pytest.mark.rule("swu:8.25.2")
@pytest.mark.parametrize(("returned", "credits"), [(False, 1), (True, 0)])
def test_a_defender_that_returned_to_hand_was_not_defeated(returned: bool, credits: int) -> None:
    table = lay({"groundArena": ["atst", "wampa"]}, {"groundArena": ["battlefield-marine", "consular-security-force"]})
    abilities = [when_attack_ends(If(DefenderDefeated(), CreateCredits()))]
    give(table, "atst", *abilities, *([on_attack(ReturnToHand(DEFENDER))] if returned else []))
    table.act("player1", "attack", "atst", "battlefield-marine").forced()
    assert not table.units("battlefield-marine")
    assert table.player("player1").credits == credits
    assert not DefenderDefeated().holds(table.table, Act(0, table.unit("wampa")))


@pytest.mark.rule("swu:8.25.2")
def test_that_another_unit_was_defeated_says_nothing_of_the_defender() -> None:
    table = lay({"groundArena": ["atst", "wampa"]}, {"groundArena": ["battlefield-marine", "consular-security-force"]})
    give(table, "wampa", when_attack_ends(If(DefenderDefeated(), CreateCredits())))
    table.act("player1", "attack", "atst", "battlefield-marine").act("player2", "pass")
    table.act("player1", "attack", "wampa", "consular-security-force")
    assert (table.unit("consular-security-force").damage, table.player("player1").credits) == (4, 0)
    table = lay({"groundArena": ["atst", "wampa"]}, {"groundArena": ["battlefield-marine", "consular-security-force"]})
    give(table, "wampa", when_attack_ends(If(DefenderDefeated(), CreateCredits())))
    table.act("player1", "attack", "atst", "consular-security-force").act("player2", "pass")
    table.act("player1", "attack", "wampa", "battlefield-marine")
    assert table.player("player1").credits == 1


@pytest.mark.rule("swu:7.5.8.d")
@pytest.mark.parametrize(("defender", "damage"), [("consular-security-force", 0), ("battlefield-marine", 1)])
def test_a_single_damage_by_overwhelm_is_combat_damage_to_the_base(defender: str, damage: int) -> None:
    table = lay({"groundArena": ["wampa"]}, {"groundArena": [defender]})
    give(table, "wampa", overwhelm, when_attack_ends(If(HitBase(), DrawCards())))
    table.act("player1", "attack", "wampa", defender).forced()
    assert (table.base("player2").damage, len(table.hand("player1"))) == (damage, damage)
    assert not HitBase().holds(table.table, Act(0, table.base("player1")))


@pytest.mark.rule("swu:6.3.1.b")
def test_who_attacks_a_base_attacks_no_unit() -> None:
    table = lay({"groundArena": ["wampa"]})
    wampa, act = table.unit("wampa"), Act(0, table.base("player1"))
    assert not IsAttacking().test(table.table, act, wampa)
    table = attacking(BASE)
    wampa = table.unit("wampa")
    kinds = [IsAttacking("any"), IsAttacking("base"), IsAttacking("unit"), IsAttacking("that")]
    assert [kind.test(table.table, act, wampa) for kind in kinds] == [True, True, False, False]
    assert not IsAttacking().test(table.table, act, table.unit("atst"))
    to_the_end(table)
    assert not IsAttacking().test(table.table, act, wampa)


@pytest.mark.rule("swu:6.3.1.b")
def test_who_attacks_a_unit_attacks_no_base() -> None:
    table = attacking("consular-security-force", groundArena=["consular-security-force", "battlefield-marine"])
    wampa, defender = table.unit("wampa"), table.unit("consular-security-force")
    kinds = [IsAttacking("any"), IsAttacking("base"), IsAttacking("unit"), IsAttacking("unit", (damaged,))]
    assert [kind.test(table.table, Act(1, defender), wampa) for kind in kinds] == [True, False, True, False]
    assert IsAttacking("that").test(table.table, Act(1, defender), wampa)
    assert not IsAttacking("that").test(table.table, Act(1, table.unit("battlefield-marine")), wampa)


@pytest.mark.rule("swu:6.3.1.b")
def test_of_two_defenders_one_of_the_kind_is_enough() -> None:
    hurt = {"card": "consular-security-force", "damage": 1}
    table = lay({"groundArena": [MAUL]}, {"groundArena": [hurt, "atst"]})
    give(table, MAUL, *PAUSES)
    table.act("player1", "attack", MAUL).click("consular-security-force", "atst")
    maul, act = table.unit(MAUL), Act(0, table.base("player1"))
    assert IsAttacking("unit", (damaged, ground)).test(table.table, act, maul)
    assert not IsAttacking("unit", (damaged, space)).test(table.table, act, maul)
