"""Defence dice: how many, rerolls, surges, what is reflected, and Pierce."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legion import laid
from legion.duels import MELEE, Duel, duel, hero, one, reds, white, whites
from legion.playing import run, upgrade, weapon, wound
from tablero.games.legion.armies import Entry
from tablero.games.legion.attacking import attack, makashi
from tablero.games.legion.defending import modify_defence_dice, roll_defence_dice, turns_to_blocks
from tablero.games.legion.pools import Pool
from tablero.games.legion.state import DODGE, SUPPRESSION, SURGE
from tablero.games.legion.surroundings import Table

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def against(
    edition: str, *words: str, keywords: tuple[str, ...] = (), attacker: tuple[str, ...] = (), **given: Any
) -> Duel:
    """A unit with one weapon against a defender with these keywords."""
    return duel(edition, one(*attacker, weapon=weapon(keywords=keywords)), hero(*words, **given))


def defended(
    fight: Duel, results: int, dice: Any, answers: Any = (), *, kind: str = "ranged", dodges: int = 0, **given: Any
) -> Pool:
    """The pool after the defence dice were rolled and modified."""
    pool = fight.pool(*given.pop("weapons", ()), kind=kind)
    pool.hits, pool.dodges = results, dodges
    for name, value in given.items():
        setattr(pool, name, value)

    def steps() -> Any:
        yield from roll_defence_dice(fight.field, pool)
        yield from modify_defence_dice(fight.field, pool)

    run(steps(), dice, answers)
    return pool


def hurt(fight: Duel) -> int:
    """How many wounds the attacker has suffered."""
    return fight.field.miniatures[0].wounds


# Rolling.


@BOTH
@pytest.mark.rule("legion26:attack.33", "legion23:attack.30")
def test_a_die_of_the_cards_colour_is_rolled_for_each_hit_and_critical(edition: str) -> None:
    for colour, dice in (("white", whites("block surge blank")), ("red", reds("block surge blank"))):
        fight = against(edition, defence_die=colour)
        pool = fight.pool()
        pool.hits, pool.criticals = 2, 1
        played = run(roll_defence_dice(fight.field, pool), dice)
        assert (played.rolls, pool.blocks) == ([3], 1)
    assert defended(against(edition), 0, []).blocks == 0


@BOTH
@pytest.mark.rule("legion26:attack.36", "legion23:attack.32")
def test_the_chart_turns_surges_into_blocks_and_without_it_they_are_blank(edition: str) -> None:
    assert defended(against(edition, surge_defence=True), 2, whites("surge block")).blocks == 2
    assert defended(against(edition), 2, whites("surge block")).blocks == 1


@BOTH
@pytest.mark.example("legion26:ex.40", "legion23:ex.40")
def test_droids_without_a_chart_block_once(edition: str) -> None:
    assert defended(against(edition), 2, whites("block surge")).blocks == 1


@BOTH
@pytest.mark.rule("legion26:attack.36", "legion23:attack.32", "legion23:attack.40", "legion26:token.surge")
@pytest.mark.rule("legion23:token.03")
def test_each_surge_token_turns_a_surge_into_a_block(edition: str) -> None:
    fight = against(edition)
    fight.defender.tokens[SURGE] = 2
    spent = ("spend", SURGE, 1, "block")
    assert defended(fight, 3, whites("surge surge surge"), [spent, "done"]).blocks == 1
    assert fight.defender.has(SURGE) == 1
    assert defended(fight, 3, whites("surge surge blank"), [spent]).blocks == 1


@BOTH
@pytest.mark.rule(
    "legion26:attack.35", "legion23:attack.31", "legion26:kw.uncanny-luck-x", "legion23:kw.uncanny-luck-x"
)
def test_uncanny_luck_rerolls_some_dice_once_before_surges_are_converted(edition: str) -> None:
    fight = against(edition, "uncanny-luck 2", surge_defence=True)
    pool = defended(fight, 4, whites("blank blank blank surge") + whites("surge block"), [(2, 0)])
    assert pool.blocks == 3
    assert defended(fight, 1, whites("block"), [(0,)]).blocks == 1


@pytest.mark.rule("legion26:attack.34")
def test_defence_dice_are_downgraded_before_they_are_upgraded() -> None:
    fight = against("2026", defence_die="red")
    assert defended(fight, 2, [3, 3], defence_downgrades=1).blocks == 1
    assert defended(fight, 2, [3, 3], defence_downgrades=1, defence_upgrades=1).blocks == 2
    assert defended(against("2026"), 2, [3, 3], defence_upgrades=5).blocks == 2


@BOTH
@pytest.mark.rule("legion26:kw.danger-sense-x.2", "legion23:kw.danger-sense-x.2")
def test_danger_sense_adds_dice_for_suppression(edition: str) -> None:
    fight = against(edition, "danger-sense 2")
    for tokens, dice in ((0, 1), (1, 2), (3, 3)):
        fight.defender.tokens[SUPPRESSION] = tokens
        defended(fight, 1, whites("blank " * dice))
    fight.defender.tokens[SUPPRESSION] = 3
    defended(fight, 0, [])


@pytest.mark.rule("legion26:kw.vaapad-mastery.2")
def test_a_master_of_vaapad_adds_white_dice_for_wounds() -> None:
    fight = against("2026", "vaapad-mastery", defence_die="red")
    wound(fight.field, fight.defender, 2)
    assert defended(fight, 1, reds("blank") + whites("block block")).blocks == 2
    wound(fight.field, fight.defender, 6)
    assert defended(fight, 1, reds("blank") + whites("block block block")).blocks == 3


@pytest.mark.rule("legion23:kw.impervious", "legion23:kw.impervious.2")
def test_in_2023_an_impervious_unit_rolls_more_dice_against_pierce() -> None:
    fight = against("2023", "impervious", keywords=("pierce 2",))
    assert defended(fight, 1, whites("block block block")).blocks == 1
    assert defended(against("2023", "impervious"), 1, whites("block")).blocks == 1
    both = against("2023", "impervious", "immune-pierce", keywords=("pierce 2",))
    assert defended(both, 1, whites("block")).blocks == 1


# Keywords that turn surges into blocks.


@BOTH
@pytest.mark.rule("legion26:kw.block", "legion23:kw.block")
def test_block_turns_surges_into_blocks_after_a_dodge(edition: str) -> None:
    fight = against(edition, "block")
    assert defended(fight, 1, whites("surge"), dodges=1).blocks == 1
    assert defended(fight, 1, whites("surge")).blocks == 0


@pytest.mark.rule("legion26:kw.hold-the-line")
def test_who_holds_the_line_blocks_with_surges_while_engaged() -> None:
    fight = against("2026", "hold-the-line")
    assert defended(fight, 1, whites("surge")).blocks == 0
    fight.around.fights.add((0, 1))
    assert defended(fight, 1, whites("surge"), kind=MELEE).blocks == 1


@pytest.mark.rule("legion26:kw.complete-the-mission.2")
def test_near_a_priority_mission_token_surges_block() -> None:
    fight = against("2026", "complete-the-mission")
    assert defended(fight, 1, whites("surge")).blocks == 0
    fight.around.tokens_near.add((1, "priority-mission"))
    assert defended(fight, 1, whites("surge")).blocks == 1


# Deflect and the masteries.


@pytest.mark.rule("legion26:kw.deflect", "legion26:kw.deflect.3")
def test_in_2026_deflect_blocks_with_surges_and_wounds_the_attacker_once() -> None:
    fight = against("2026", "deflect")
    assert defended(fight, 3, whites("surge surge block")).blocks == 3
    assert hurt(fight) == 1
    assert defended(fight, 1, whites("blank")).blocks == 0
    assert hurt(fight) == 1
    assert defended(fight, 1, whites("surge"), kind=MELEE).blocks == 0
    assert hurt(fight) == 1


@pytest.mark.rule("legion26:kw.deflect.3", "legion26:attack.35")
def test_deflect_looks_at_the_dice_after_rerolls() -> None:
    fight = against("2026", "deflect", "uncanny-luck 1")
    defended(fight, 1, whites("surge blank"), [(1,)])
    assert hurt(fight) == 0


@pytest.mark.rule("legion26:kw.deflect.2", "legion26:kw.deflect.5")
def test_high_velocity_can_not_be_deflected() -> None:
    fast, slow = weapon("sniper", keywords=["high-velocity"]), weapon("rifle")
    fight = against("2026", "deflect")
    assert defended(fight, 1, whites("surge"), weapons=(fast,)).blocks == 0
    assert hurt(fight) == 0
    assert defended(fight, 1, whites("surge"), weapons=(fast, slow)).blocks == 1
    assert hurt(fight) == 1


@pytest.mark.rule("legion26:kw.shien-mastery")
def test_shien_mastery_deflects_a_wound_for_each_surge() -> None:
    fight = against("2026", "deflect", "shien-mastery")
    defended(fight, 3, whites("surge surge blank"))
    assert hurt(fight) == 2


@pytest.mark.rule("legion23:kw.deflect")
def test_in_2023_deflect_needs_a_dodge_and_wounds_for_each_surge() -> None:
    fight = against("2023", "deflect")
    assert defended(fight, 2, whites("surge surge")).blocks == 0
    assert hurt(fight) == 0
    assert defended(fight, 2, whites("surge surge"), dodges=1).blocks == 2
    assert hurt(fight) == 2
    assert defended(fight, 1, whites("surge"), dodges=1, kind=MELEE).blocks == 0
    assert hurt(fight) == 2


@BOTH
@pytest.mark.rule("legion26:weaponkw.immune-deflect", "legion23:weaponkw.immune-deflect", "legion23:kw.ataru-mastery.3")
@pytest.mark.parametrize("word", ["deflect", "ataru-mastery", "soresu-mastery"])
def test_weapons_immune_to_deflect_bring_no_wounds_on_the_attacker(edition: str, word: str) -> None:
    fight = against(edition, word, keywords=("immune-deflect",))
    answers = ["keep"] if edition == "2026" and word == "soresu-mastery" else []
    blocks = defended(fight, 1, whites("surge"), answers, dodges=1).blocks
    assert hurt(fight) == 0
    if word == "deflect":
        assert blocks == 1


@BOTH
@pytest.mark.rule("legion26:kw.deflect.2", "legion23:kw.deflect.2", "legion23:kw.soresu-mastery.3")
@pytest.mark.rule("legion23:kw.ataru-mastery.2", "legion23:kw.djem-so-mastery.2")
def test_an_attack_goes_on_even_if_the_attacker_falls(edition: str) -> None:
    fight = against(edition, "deflect")
    wound(fight.field, fight.attacker, 7)
    fight.defender.tokens[DODGE] = 1
    dodged = [("spend", DODGE, 1, "hit")] if edition == "2023" else ["done"]
    pool = fight.pool(weapon(white=3))
    fight.resolve(
        pool, white("hit hit hit") + whites("surge blank" if edition == "2023" else "surge blank blank"), dodged
    )
    assert not fight.attacker.miniatures
    assert fight.wounds == [1 if edition == "2023" else 2]


@pytest.mark.rule("legion23:kw.ataru-mastery.2")
def test_in_2023_ataru_mastery_strikes_back_after_a_dodge() -> None:
    fight = against("2023", "ataru-mastery")
    defended(fight, 2, whites("surge surge"))
    assert hurt(fight) == 0
    assert defended(fight, 2, whites("surge surge"), dodges=1).blocks == 0
    assert hurt(fight) == 2


@pytest.mark.rule("legion26:kw.soresu-mastery")
def test_in_2026_a_master_of_soresu_may_reroll_all_dice_at_range() -> None:
    fight = against("2026", "soresu-mastery")
    assert defended(fight, 2, whites("blank blank block block"), ["reroll"]).blocks == 2
    assert defended(fight, 2, whites("block blank"), ["keep"]).blocks == 1
    assert defended(fight, 2, whites("block blank"), kind=MELEE).blocks == 1


@pytest.mark.rule("legion23:kw.soresu-mastery")
def test_in_2023_a_master_of_soresu_strikes_back_after_a_dodge() -> None:
    fight = against("2023", "soresu-mastery")
    assert defended(fight, 2, whites("surge surge"), dodges=1).blocks == 2
    assert hurt(fight) == 2
    assert defended(fight, 1, whites("surge"), dodges=1, kind=MELEE).blocks == 1
    assert hurt(fight) == 3
    assert defended(fight, 1, whites("surge")).blocks == 0
    plain = against("2023")
    assert defended(plain, 1, whites("surge"), dodges=1).blocks == 0
    assert hurt(plain) == 0


@pytest.mark.rule("legion26:kw.djem-so-mastery")
@pytest.mark.parametrize(
    ("word", "faces", "kind", "expected"),
    [
        ("djem-so-mastery", "hit blank", MELEE, 1),
        ("djem-so-mastery", "hit hit", MELEE, 0),
        ("djem-so-mastery", "hit blank", "ranged", 0),
        ("nimble", "hit blank", MELEE, 0),
    ],
)
def test_in_2026_a_blank_against_djem_so_costs_a_wound_in_melee(
    word: str, faces: str, kind: str, expected: int
) -> None:
    fight = against("2026", word)
    pool = fight.pool(weapon(white=2), kind=kind)
    fight.resolve(pool, white(faces) + whites("blank " * faces.count("hit")))
    assert hurt(fight) == expected


@pytest.mark.rule("legion23:kw.djem-so-mastery", "legion23:kw.djem-so-mastery.2")
def test_in_2023_djem_so_strikes_back_if_a_dodge_cancelled_something() -> None:
    dodged = ("spend", DODGE, 1, "hit")
    fight = against("2023", "djem-so-mastery")
    fight.defender.tokens[DODGE] = 1
    fight.resolve(fight.pool(weapon(white=2)), white("hit hit") + whites("surge"), [dodged])
    assert hurt(fight) == 1
    assert fight.wounds == [0]
    undodged = against("2023", "djem-so-mastery")
    undodged.around.cover[1] = [1]
    undodged.resolve(undodged.pool(weapon(white=2)), white("hit hit") + whites("surge"))
    assert hurt(undodged) == 0
    assert undodged.wounds == [1]
    nothing = against("2023", "djem-so-mastery")
    nothing.defender.tokens[DODGE] = 1
    critical = nothing.pool(weapon(white=1))
    nothing.resolve(critical, white("critical") + whites("surge"), [("spend", DODGE, 1, "nothing")])
    assert hurt(nothing) == 0
    immune = against("2023", "djem-so-mastery", keywords=("immune-deflect",))
    immune.defender.tokens[DODGE] = 1
    immune.resolve(immune.pool(), white("hit"), [dodged])
    assert hurt(immune) == 0


@pytest.mark.rule("legion23:kw.deflect", "legion23:kw.ataru-mastery.2", "legion23:kw.soresu-mastery")
@pytest.mark.rule("legion23:kw.djem-so-mastery", "legion23:kw.block")
@pytest.mark.parametrize(
    ("word", "kind", "wounds", "blocks"),
    [
        ("deflect", "ranged", (2, 0), (True, False)),
        ("deflect", MELEE, (0, 0), (False, False)),
        ("ataru-mastery", "ranged", (2, 0), (False, False)),
        ("ataru-mastery", MELEE, (0, 0), (False, False)),
        ("soresu-mastery", "ranged", (2, 2), (True, True)),
        ("djem-so-mastery", "ranged", (0, 0), (True, False)),
        ("block", "ranged", (0, 0), (True, False)),
        ("nimble", "ranged", (0, 0), (False, False)),
    ],
)
def test_in_2023_what_a_dodge_rouses_in_a_defender_and_in_a_guardian(
    word: str, kind: str, wounds: tuple[int, int], blocks: tuple[bool, bool]
) -> None:
    fight = duel("2023", one(weapon=weapon()), hero(word), enemies=[hero(word, name="Guard")])
    pool = fight.pool(kind=kind)
    pool.dodges, pool.guardian_dodged = 1, True
    both = (fight.defender, fight.field.units[2])
    assert tuple(fight.field.edition.defence.reflected(pool, unit, 2) for unit in both) == wounds
    assert tuple(turns_to_blocks(fight.field, pool, unit) for unit in both) == blocks
    pool.dodges, pool.guardian_dodged = 0, False
    assert [fight.field.edition.defence.reflected(pool, unit, 2) for unit in both] == [0, 0]
    assert [turns_to_blocks(fight.field, pool, unit) for unit in both] == [False, False]


# Pierce.


@BOTH
@pytest.mark.rule(
    "legion26:weaponkw.pierce-x", "legion23:weaponkw.pierce-x", "legion26:attack.37", "legion23:attack.33"
)
def test_pierce_cancels_blocks(edition: str) -> None:
    fight = against(edition, keywords=("pierce 2",))
    assert defended(fight, 3, whites("block block block")).blocks == 1
    assert defended(fight, 3, whites("block blank blank")).blocks == 0


@BOTH
@pytest.mark.rule("legion26:weaponkw.pierce-x.2", "legion23:weaponkw.pierce-x.2")
def test_pierce_that_guardians_took_is_gone(edition: str) -> None:
    fight = against(edition, keywords=("pierce 3",))
    for pierced, blocks in ((2, 2), (3, 3)):
        assert defended(fight, 3, whites("block block block"), pierced=pierced).blocks == blocks


@BOTH
@pytest.mark.rule("legion26:kw.immune-pierce", "legion23:kw.immune-pierce")
def test_some_are_immune_to_pierce(edition: str) -> None:
    assert defended(against(edition, "immune-pierce", keywords=("pierce 2",)), 2, whites("block block")).blocks == 2


@pytest.mark.rule("legion26:kw.immune-melee-pierce")
def test_some_are_immune_to_pierce_in_melee_only() -> None:
    fight = against("2026", "immune-melee-pierce", keywords=("pierce 2",))
    assert defended(fight, 2, whites("block block"), kind=MELEE).blocks == 2
    assert defended(fight, 2, whites("block block")).blocks == 0


@pytest.mark.rule("legion26:kw.impervious")
@pytest.mark.parametrize(
    ("pierce", "faces", "expected"),
    [(1, "block", 1), (2, "block block", 1), (3, "block blank", 1), (2, "blank", 0), (0, "block", 1)],
)
def test_in_2026_pierce_cancels_one_block_fewer_of_the_impervious(pierce: int, faces: str, expected: int) -> None:
    fight = against("2026", "impervious", keywords=(f"pierce {pierce}",))
    assert defended(fight, len(faces.split()), whites(faces)).blocks == expected


@BOTH
@pytest.mark.rule("legion26:kw.duelist.2", "legion23:kw.duelist", "legion23:kw.duelist.2")
def test_a_duelist_who_dodged_in_melee_is_immune_to_pierce(edition: str) -> None:
    fight = against(edition, "duelist", keywords=("pierce 2",))
    assert defended(fight, 2, whites("block block"), kind=MELEE, dodges=1).blocks == 2
    assert defended(fight, 2, whites("block block"), kind=MELEE).blocks == 0
    assert defended(fight, 2, whites("block block"), dodges=1).blocks == 0
    plain = against(edition, keywords=("pierce 2",))
    assert defended(plain, 2, whites("block block"), kind=MELEE, dodges=1).blocks == 0


@pytest.mark.rule("legion26:kw.makashi-mastery", "legion23:kw.makashi-mastery")
@pytest.mark.parametrize(
    ("edition", "word"),
    [("2026", "immune-pierce"), ("2026", "immune-melee-pierce"), ("2026", "impervious"), ("2023", "immune-pierce")],
)
def test_makashi_gives_up_one_pierce_to_break_through(edition: str, word: str) -> None:
    fight = against(edition, word, keywords=("pierce 2",), attacker=("makashi-mastery",))
    assert defended(fight, 2, whites("block block"), kind=MELEE, makashi=True).blocks == 1
    assert defended(fight, 2, whites("block block"), kind=MELEE).blocks == (1 if word == "impervious" else 2)
    pool = fight.pool(kind=MELEE)
    run(makashi(fight.field, pool), answers=["yes"])
    assert pool.makashi
    ranged = fight.pool()
    run(makashi(fight.field, ranged))
    assert not ranged.makashi


@pytest.mark.rule("legion23:kw.makashi-mastery")
def test_in_2023_makashi_takes_the_dice_of_the_impervious() -> None:
    fight = against("2023", "impervious", keywords=("pierce 2",), attacker=("makashi-mastery",))
    assert defended(fight, 1, whites("block"), kind=MELEE, makashi=True).blocks == 0


def test_keywords_of_upgrades_defend_too() -> None:
    jedi = Entry(hero(), (upgrade("Saber", "deflect"),))
    fight = duel("2026", one(weapon=weapon()), jedi)
    assert defended(fight, 1, whites("surge")).blocks == 1


@BOTH
@pytest.mark.rule("legion26:kw.deflect.2", "legion23:kw.deflect.2")
def test_the_other_pools_are_resolved_too_from_where_the_attacker_stood(edition: str) -> None:
    field = laid.battle(edition)
    guns = (replace(laid.RIFLE, white=2), replace(laid.RIFLE, name="pistol"))
    speeder = laid.add(field, 0, laid.card("Speeder", weapons=guns, keywords=("arsenal 2",)), (10, 10))
    jedi = laid.add(field, 1, laid.card("Jedi", wounds=5, keywords=("deflect",)), (20, 10))
    men = laid.add(field, 1, laid.card("Men", minis=2), (20, 16), (20, 18))
    jedi.tokens[DODGE] = 1
    answers: list[Any] = [("unit", jedi.id), (1, 0), ("unit", men.id), ("pool", jedi.id)]
    answers += [("spend", DODGE, 1, "hit")] if edition == "2023" else ["done"]
    dice = [
        *white("hit hit"),
        *whites("surge" if edition == "2023" else "surge blank"),
        *white("hit"),
        *whites("blank"),
    ]
    run(attack(field, Table(field), speeder), dice, answers)
    assert not speeder.miniatures
    assert len(men.miniatures) == 1
