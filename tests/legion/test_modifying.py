"""Modifying attack dice: Impact, Ram, Lethal, Armor, shields, Backup and Guardian."""

from __future__ import annotations

from typing import Any

import pytest

from legion.duels import MELEE, Duel, duel, hero, one, white, whites
from legion.playing import NOTCHED, card, run, told, vehicle, weapon, wound
from tablero.games.legion import cards
from tablero.games.legion.guarding import guardians
from tablero.games.legion.modifying import modify_attack_dice
from tablero.games.legion.pools import Pool
from tablero.games.legion.situation import HALF
from tablero.games.legion.state import (
    AIM,
    DODGE,
    INACTIVE_SHIELD,
    INCOGNITO,
    MOVED,
    MOVED_FULLY,
    SHIELD,
    SUPPRESSION,
    SURGE,
    WHEEL_MODE,
)

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def modified(
    fight: Duel,
    hits: int = 0,
    criticals: int = 0,
    blanks: int = 0,
    *,
    dice: Any = (),
    answers: Any = (),
    kind: str = "ranged",
    weapons: tuple[cards.Weapon, ...] = (),
) -> Pool:
    """The pool after its dice were modified."""
    pool = fight.pool(*weapons, kind=kind)
    pool.hits, pool.criticals, pool.blanks = hits, criticals, blanks
    run(modify_attack_dice(fight.field, pool), dice, answers)
    return pool


def left(pool: Pool) -> tuple[int, int]:
    return pool.hits, pool.criticals


def shooter(edition: str, defender: cards.Unit, *words: str, keywords: tuple[str, ...] = (), **given: Any) -> Duel:
    enemies = given.pop("enemies", ())
    return duel(edition, one(*words, weapon=weapon(keywords=keywords), **given), defender, enemies=enemies)


# Impact, Armor, Weak Point.


@BOTH
@pytest.mark.rule("legion26:kw.armor-x", "legion23:kw.armor-x")
@pytest.mark.rule("legion26:attack.32", "legion23:attack.29")
def test_armor_cancels_hits_and_no_criticals(edition: str) -> None:
    fight = shooter(edition, vehicle("Tank", "armor 2"))
    assert left(modified(fight, 3, 1)) == (1, 1)
    assert left(modified(fight, 1, 1)) == (0, 1)
    assert left(modified(fight, 0, 1)) == (0, 1)
    assert [line["count"] for line in told(fight.field, "legion-armor-cancels")] == [2, 1]


@pytest.mark.rule("legion23:kw.armor")
def test_armor_without_a_number_cancels_all_hits() -> None:
    assert left(modified(shooter("2023", vehicle("AT-ST", "armor")), 7, 1)) == (0, 1)


@BOTH
@pytest.mark.rule("legion26:weaponkw.impact-x", "legion23:weaponkw.impact-x")
def test_impact_turns_hits_into_criticals_against_armor_only(edition: str) -> None:
    fight = shooter(edition, vehicle("Tank", "armor 5"), keywords=("impact 2",))
    assert left(modified(fight, 3, 1)) == (0, 3)
    assert left(modified(fight, 1, 0)) == (0, 1)
    assert left(modified(shooter(edition, card(), keywords=("impact 2",)), 3, 1)) == (3, 1)
    weak = shooter(edition, vehicle("Tank", "armor 5", "weak-point 1: front"), keywords=("impact 1",))
    assert left(modified(weak, 3)) == (0, 2)


@BOTH
@pytest.mark.rule(
    "legion26:kw.weak-point-x-front-rear-sides",
    "legion23:kw.weak-point-x",
    "legion26:kw.weak-point-x-front-rear-sides.2",
)
def test_an_attack_on_a_weak_point_has_impact(edition: str) -> None:
    fight = shooter(edition, vehicle("AT-ST", "armor 5", "weak-point 1: rear, sides"))
    assert left(modified(fight, 3)) == (0, 0)
    for arc in ("rear", "sides"):
        fight.around.arcs = {arc}
        assert left(modified(fight, 3)) == (0, 1)


@pytest.mark.rule("legion26:weaponkw.primitive")
def test_primitive_weapons_have_no_criticals_against_armor() -> None:
    fight = shooter("2026", vehicle("Tank", "armor 1"), keywords=("primitive", "impact 1"))
    assert left(modified(fight, 1, 2)) == (2, 0)
    assert left(modified(shooter("2026", card(), keywords=("primitive",)), 1, 2)) == (1, 2)


@BOTH
@pytest.mark.rule("legion26:weaponkw.ram-x", "legion23:weaponkw.ram-x")
def test_ram_turns_results_into_criticals_after_a_full_move(edition: str) -> None:
    fight = shooter(edition, card(), keywords=("ram 2",), base=NOTCHED)
    for moved, expected in ((0, (2, 0)), (MOVED, (2, 0)), (MOVED_FULLY, (1, 2))):
        fight.attacker.moved = moved
        assert left(modified(fight, 2, 0, 1)) == expected


@pytest.mark.rule("legion26:weaponkw.ram-x", "legion26:weaponkw.ram-x.2")
def test_on_a_small_base_any_move_is_enough_to_ram() -> None:
    fight = shooter("2026", card(), keywords=("ram 1",))
    assert left(modified(fight, 0, 0, 2)) == (0, 0)
    fight.attacker.moved = MOVED
    assert left(modified(fight, 0, 0, 2)) == (0, 1)


@pytest.mark.rule("legion23:weaponkw.ram-x")
def test_in_2023_a_small_base_needs_a_full_move_too() -> None:
    fight = shooter("2023", card(), keywords=("ram 1",))
    fight.attacker.moved = MOVED
    assert left(modified(fight, 0, 0, 2)) == (0, 0)
    fight.attacker.moved = MOVED_FULLY
    assert left(modified(fight, 0, 0, 2)) == (0, 1)


@BOTH
@pytest.mark.rule("legion26:weaponkw.lethal-x", "legion23:weaponkw.lethal-x")
@pytest.mark.rule("legion26:attack.32", "legion23:attack.29")
def test_lethal_turns_aim_into_pierce(edition: str) -> None:
    fight = shooter(edition, card(), keywords=("lethal 2",))
    fight.attacker.tokens[AIM] = 3
    aimed = ("spend", AIM, 0, "pierce")
    assert modified(fight, 1, answers=[aimed, aimed]).value("pierce") == 2
    assert fight.attacker.has(AIM) == 1
    assert modified(fight, 1, answers=["done"]).value("pierce") == 0
    assert modified(shooter(edition, card()), 1).value("pierce") == 0


@BOTH
@pytest.mark.rule("legion26:attack.32", "legion23:attack.29")
def test_the_attacker_modifies_before_the_defender(edition: str) -> None:
    fight = shooter(edition, vehicle("Tank", "armor 1"), keywords=("impact 1",))
    assert left(modified(fight, 1)) == (0, 1)


# Shields and Ion.


@BOTH
@pytest.mark.rule("legion26:kw.shielded-x.2", "legion23:kw.shielded-x.2", "legion26:attack.21", "legion23:attack.37")
@pytest.mark.rule("legion26:attack.32", "legion23:attack.29")
def test_each_shield_that_is_flipped_cancels_a_hit_or_a_critical(edition: str) -> None:
    fight = shooter(edition, card("Droidekas"))
    fight.defender.tokens[SHIELD] = 3
    answers = [("shield", "critical"), ("shield", "hit"), "done"]
    assert left(modified(fight, 2, 2, answers=answers)) == (1, 1)
    assert fight.defender.tokens == {SHIELD: 1, INACTIVE_SHIELD: 2}
    assert left(modified(fight, 2, 2, kind=MELEE)) == (2, 2)


@BOTH
@pytest.mark.rule(
    "legion26:kw.wheel-mode", "legion23:kw.wheel-mode", "legion26:kw.wheel-mode.2", "legion23:kw.wheel-mode.2"
)
def test_no_shield_is_flipped_in_wheel_mode(edition: str) -> None:
    fight = shooter(edition, card("Droidekas"))
    fight.defender.tokens.update({SHIELD: 1, WHEEL_MODE: 1})
    assert left(modified(fight, 2)) == (2, 0)


@BOTH
@pytest.mark.rule("legion26:weaponkw.ion-x.3", "legion23:weaponkw.ion-x.3")
@pytest.mark.parametrize(("hits", "criticals", "left_over"), [(3, 0, 1), (1, 0, 2), (0, 1, 2), (0, 0, 3)])
@pytest.mark.rule("legion26:attack.32", "legion23:attack.29")
def test_ion_flips_shields_first_and_they_cancel_nothing(
    edition: str, hits: int, criticals: int, left_over: int
) -> None:
    fight = shooter(edition, card("Droidekas"), keywords=("ion 2",))
    fight.defender.tokens[SHIELD] = 3
    answers = ["done"] if hits + criticals else []
    assert left(modified(fight, hits, criticals, answers=answers)) == (hits, criticals)
    assert fight.defender.has(SHIELD) == left_over


# Backup.


def backed(edition: str = "2026", leader: Any = None, other: Any = None) -> Duel:
    """A Commander far from the attacker, with Corps troopers beside."""
    fight = shooter(edition, leader or hero(rank="commander"), enemies=[other or card("Corps")])
    fight.around.bands = {1: 3, 2: HALF}
    return fight


def near(fight: Duel, band: int) -> None:
    """Set how far the defender is from the attacker, and from those who may back it up."""

    def within(origin: Any, unit: Any, most: int) -> bool:
        return (
            band <= most if origin == fight.attacker.leader else most >= HALF and (unit.id, 2) not in fight.around.apart
        )

    fight.around.within = within  # type: ignore[method-assign]


@pytest.mark.rule("legion26:backup.01", "legion26:backup.03", "legion26:backup.04")
@pytest.mark.parametrize(
    ("rank", "band", "expected"), [("commander", 3, 1), ("operative", 3, 1), ("support", 3, 3), ("commander", 2, 3)]
)
def test_backup_cancels_two_hits_for_leaders_far_from_the_attacker(rank: str, band: int, expected: int) -> None:
    fight = shooter("2026", hero(rank=rank), enemies=[card("Corps"), card("More Corps")])
    near(fight, band)
    assert left(modified(fight, 3, 1)) == (expected, 1)


@pytest.mark.rule("legion26:backup.01")
def test_backup_is_for_troopers_at_range_and_near_their_corps() -> None:
    fight = backed()
    near(fight, 3)
    assert left(modified(fight, 3)) == (1, 0)
    assert left(modified(fight, 3, kind=MELEE)) == (3, 0)
    fight.around.unseen.update(fight.defender.miniatures)
    assert left(modified(fight, 3)) == (3, 0)
    fight.around.unseen.clear()
    fight.around.apart.add((1, 2))
    assert left(modified(fight, 3)) == (3, 0)
    tank = backed(leader=vehicle(rank="commander"))
    near(tank, 3)
    assert left(modified(tank, 3)) == (3, 0)


@pytest.mark.rule("legion26:backup.02", "legion26:kw.incognito")
def test_who_provides_backup() -> None:
    for other, tokens, expected in (
        (card("Corps", courage=2), {SUPPRESSION: 1}, 1),
        (card("Corps", courage=2), {SUPPRESSION: 2}, 3),
        (card("Corps"), {INCOGNITO: 1}, 3),
        (card("Specialists", rank="special_forces"), {}, 3),
        (vehicle("Tank", rank="corps"), {}, 3),
    ):
        fight = backed(other=other)
        fight.field.units[2].tokens.update(tokens)
        near(fight, 3)
        assert left(modified(fight, 3)) == (expected, 0), other.name
    alone = shooter("2026", hero("retinue Defender", rank="commander"))
    near(alone, 3)
    assert left(modified(alone, 3)) == (3, 0)


@pytest.mark.rule("legion26:kw.guardian-x.5", "legion26:kw.were-not-regs.2")
def test_guardians_and_those_who_are_not_regs_have_no_backup() -> None:
    for word in ("guardian 1", "were-not-regs"):
        fight = backed(leader=hero(word, rank="commander"))
        near(fight, 3)
        assert left(modified(fight, 3)) == (3, 0)


@pytest.mark.rule("legion26:kw.guardian-x.5", "legion26:kw.entourage.3", "legion26:kw.retinue-unit-unit-type.2")
def test_some_provide_backup_who_are_no_corps() -> None:
    plain: Any = {"rank": "special_forces"}
    for leader, other in (
        (hero("entourage Death Troopers", rank="commander"), card("Death Troopers", **plain)),
        (hero(name="Palpatine", rank="commander"), card("Guards", "retinue Palpatine", **plain)),
        (hero(rank="commander"), card("Magnaguard", "guardian 2: heavy", **plain)),
    ):
        fight = backed(leader=leader, other=other)
        near(fight, 3)
        assert left(modified(fight, 3)) == (1, 0), other.name
    for leader, other in (
        (hero("entourage Death Troopers", rank="commander"), card("Scouts", **plain)),
        (hero(name="Vader", rank="commander"), card("Guards", "retinue Palpatine", **plain)),
    ):
        fight = backed(leader=leader, other=other)
        near(fight, 3)
        assert left(modified(fight, 3)) == (3, 0), other.name


def test_in_2023_there_is_no_backup() -> None:
    fight = backed("2023")
    near(fight, 3)
    assert left(modified(fight, 3)) == (3, 0)


# Guardian.


def guarded(
    edition: str, *words: str, defender: cards.Unit | None = None, keywords: tuple[str, ...] = (), **given: Any
) -> Duel:
    """A defender with a guardian beside it, which has white dice and six wounds."""
    values = {"minis": 1, "wounds": 6, "courage": 2, **given}
    return shooter(
        edition, defender or hero(), keywords=keywords, enemies=[card("Guards", *(words or ("guardian 2",)), **values)]
    )


GUARD = ("guardian", 2)


@BOTH
@pytest.mark.rule("legion26:kw.guardian-x", "legion26:kw.guardian-x.2", "legion23:kw.guardian-x")
def test_a_guardian_cancels_hits_and_suffers_for_blanks(edition: str) -> None:
    fight = guarded(edition)
    pool = modified(fight, 3, 1, dice=whites("block blank"), answers=[GUARD, ("cancel", "hit", 2)])
    assert left(pool) == (1, 1)
    assert fight.field.miniatures_of(fight.field.units[2])[0].wounds == 1


@pytest.mark.rule("legion26:kw.guardian-x.2")
def test_in_2026_guarding_costs_suppression() -> None:
    for edition, expected in (("2026", 1), ("2023", 0)):
        fight = guarded(edition)
        modified(fight, 1, dice=whites("block"), answers=[GUARD])
        assert fight.field.units[2].has(SUPPRESSION) == expected


@BOTH
@pytest.mark.rule(
    "legion26:kw.guardian-x", "legion26:kw.guardian-x.3", "legion23:kw.guardian-x", "legion23:kw.guardian-x.3"
)
def test_for_whom_a_guardian_stands_in(edition: str) -> None:
    fight = guarded(edition)
    pool = fight.pool()
    pool.hits = 1
    assert [unit.id for unit in guardians(fight.field, pool)] == [2]
    pool.hits, pool.criticals = 0, 1
    assert guardians(fight.field, pool) == []
    fight.around.apart.add((1, 2))
    assert left(modified(fight, 2)) == (2, 0)
    fight.around.apart.clear()
    fight.around.unseen.update(fight.defender.miniatures)
    assert left(modified(fight, 2)) == (2, 0)
    fight.around.unseen.clear()
    assert left(modified(fight, 2, kind=MELEE)) == (2, 0)
    assert left(modified(guarded(edition, defender=vehicle()), 2)) == (2, 0)
    assert left(modified(guarded(edition, defender=hero("guardian 1")), 2)) == (2, 0)


@pytest.mark.rule("legion26:kw.guardian-x.3", "legion26:kw.guardian-x.7")
def test_in_2026_a_guardian_needs_nerve() -> None:
    for edition, expected in (("2026", 0), ("2023", 1)):
        fight = guarded(edition)
        fight.field.units[2].tokens[SUPPRESSION] = 2
        pool = fight.pool()
        pool.hits = 1
        assert len(guardians(fight.field, pool)) == expected
        fight.field.units[2].tokens[SUPPRESSION] = 1
        assert len(guardians(fight.field, pool)) == 1


@pytest.mark.rule("legion26:kw.guardian-x.6")
def test_a_guardian_of_commanders_guards_commanders() -> None:
    for rank, expected in (("commander", 1), ("corps", 0)):
        fight = guarded("2026", "guardian 2: commander", defender=hero(rank=rank))
        pool = fight.pool()
        pool.hits = 1
        assert len(guardians(fight.field, pool)) == expected


@BOTH
@pytest.mark.rule("legion26:kw.guardian-x.3", "legion23:kw.guardian-x.3", "legion23:kw.guardian-x.6")
def test_guardians_act_one_after_the_other(edition: str) -> None:
    guard = card("Guards", "guardian 1", minis=1, wounds=6, courage=2)
    fight = shooter(edition, hero(), enemies=[guard, guard])
    seen: list[int] = []

    def second(asked: Any) -> Any:
        seen.append(fight.field.miniatures_of(fight.field.units[2])[0].wounds)
        assert ("guardian", 2) not in asked.options
        return ("guardian", 3)

    pool = modified(fight, 3, dice=whites("blank block"), answers=[GUARD, second])
    assert seen == [1]
    assert left(pool) == (1, 0)


@BOTH
@pytest.mark.rule("legion26:kw.guardian-x", "legion23:kw.guardian-x")
def test_a_guardian_converts_surges_by_its_chart_or_with_tokens(edition: str) -> None:
    fight = guarded(edition, surge_defence=True)
    modified(fight, 1, dice=whites("surge"), answers=[GUARD])
    assert fight.field.miniatures_of(fight.field.units[2])[0].wounds == 0
    other = guarded(edition)
    other.field.units[2].tokens[SURGE] = 1
    modified(other, 1, dice=whites("surge"), answers=[GUARD, ("spend", SURGE, 2, "block")])
    assert other.field.miniatures_of(other.field.units[2])[0].wounds == 0


@BOTH
@pytest.mark.rule("legion26:weaponkw.pierce-x.2", "legion26:kw.guardian-x.4", "legion23:weaponkw.pierce-x.2")
@pytest.mark.rule("legion23:kw.guardian-x.5")
@pytest.mark.example("legion26:ex.59", "legion23:ex.58")
def test_pierce_is_spent_on_a_guardian_first(edition: str) -> None:
    fight = guarded(edition, keywords=("pierce 3",))
    answers = [GUARD, ("cancel", "hit", 2), ("pierce", 2)]
    pool = modified(fight, 2, 2, dice=whites("block block"), answers=answers)
    assert fight.field.miniatures_of(fight.field.units[2])[0].wounds == 2
    assert pool.pierced == 2


@BOTH
@pytest.mark.rule("legion26:kw.immune-pierce", "legion23:kw.immune-pierce", "legion23:kw.immune-pierce.2")
def test_the_blocks_of_an_immune_guardian_are_not_pierced(edition: str) -> None:
    fight = guarded(edition, "guardian 2", "immune-pierce", keywords=("pierce 3",))
    pool = modified(fight, 1, dice=whites("block"), answers=[GUARD])
    assert pool.pierced == 0


@pytest.mark.rule("legion26:kw.divine-influence")
def test_ewoks_guard_c_3po_from_criticals_too() -> None:
    fight = guarded("2026", "quick-thinking", defender=hero("divine-influence"), affiliation="Ewoks")
    answers = [GUARD, ("cancel", "hit", 1), ("cancel", "critical", 1)]
    assert left(modified(fight, 1, 2, dice=whites("block block"), answers=[answers[0], answers[2]])) == (0, 1)
    other = guarded("2026", "quick-thinking", affiliation="Ewoks")
    assert left(modified(other, 1, 2)) == (1, 2)
    stranger = guarded("2026", "quick-thinking", defender=hero("divine-influence"))
    assert left(modified(stranger, 1, 2)) == (1, 2)


@pytest.mark.rule("legion26:kw.deflect.4", "legion26:kw.deflect")
def test_a_guardian_that_deflects_wounds_the_attacker() -> None:
    fight = guarded("2026", "guardian 2", "deflect")
    modified(fight, 2, dice=whites("surge surge"), answers=[GUARD, ("cancel", "hit", 2)])
    assert fight.field.miniatures[0].wounds == 1
    assert fight.field.miniatures_of(fight.field.units[2])[0].wounds == 0


@pytest.mark.rule("legion26:kw.soresu-mastery.2")
def test_a_master_of_soresu_rerolls_as_a_guardian_for_a_dodge_token() -> None:
    fight = guarded("2026", "guardian 2", "soresu-mastery")
    fight.field.units[2].tokens[DODGE] = 1
    dodged = ("spend", DODGE, 2, "reroll")
    modified(fight, 2, dice=whites("blank blank block block"), answers=[GUARD, ("cancel", "hit", 2), dodged])
    assert not fight.field.units[2].has(DODGE)
    assert fight.field.miniatures_of(fight.field.units[2])[0].wounds == 0
    assert modified(fight, 1, dice=whites("blank"), answers=[GUARD]).hits == 0


@pytest.mark.rule("legion23:kw.soresu-mastery", "legion23:kw.soresu-mastery.2")
def test_in_2023_a_master_of_soresu_dodges_a_hit_as_a_guardian_and_strikes_back() -> None:
    fight = guarded("2023", "guardian 2", "soresu-mastery")
    fight.field.units[2].tokens[DODGE] = 1
    dodged = ("spend", DODGE, 2, "hit")
    pool = modified(fight, 2, dice=whites("surge"), answers=[GUARD, ("cancel", "hit", 2), dodged])
    assert left(pool) == (0, 0)
    assert fight.field.miniatures[0].wounds == 1
    assert fight.field.miniatures_of(fight.field.units[2])[0].wounds == 0


@BOTH
@pytest.mark.rule("legion23:kw.guardian-x.2", "legion26:kw.guardian-x.2")
def test_who_is_guarded_is_suppressed_all_the_same(edition: str) -> None:
    fight = guarded(edition)
    fight.resolve(fight.pool(), [*white("hit"), *whites("block")], [GUARD])
    assert fight.defender.has(SUPPRESSION) == 1
    assert fight.field.miniatures[fight.defender.leader].wounds == 0


def test_a_guardian_may_fall() -> None:
    fight = guarded("2023")
    wound(fight.field, fight.field.units[2], 5)
    modified(fight, 2, dice=whites("blank blank"), answers=[GUARD, ("cancel", "hit", 2)])
    assert not fight.field.units[2].miniatures
