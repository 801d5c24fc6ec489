"""Cover and dodging."""

from __future__ import annotations

from typing import Any

import pytest

from legion import fielded
from legion.duels import MELEE, OVERRUN, Duel, duel, hero, one, whites
from legion.playing import card, run, told, vehicle, weapon
from tablero.games.legion import cards
from tablero.games.legion.cover import cover_of, obscured_cover
from tablero.games.legion.describe import describe
from tablero.games.legion.pools import Pool
from tablero.games.legion.situation import CLEAR
from tablero.games.legion.state import AIM, DODGE, SUPPRESSION, Token

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
DODGED = ("spend", DODGE, 1, "hit")


def fight_with(edition: str, defender: cards.Unit, *words: str, keywords: tuple[str, ...] = (), **given: Any) -> Duel:
    """A unit with a rifle of five red dice against a defender."""
    return duel(edition, one(*words, weapon=weapon(red=5, keywords=keywords), **given), defender)


def with_hits(fight: Duel, hits: int, criticals: int = 0, kind: str = "ranged") -> Pool:
    pool = fight.pool(kind=kind)
    pool.hits, pool.criticals = hits, criticals
    return pool


def cancelled(
    fight: Duel, hits: int, dice: Any = (), answers: Any = (), criticals: int = 0, kind: str = "ranged"
) -> int:
    """How many results dodge and cover cancel."""
    pool = with_hits(fight, hits, criticals, kind)
    run(fight.field.edition.cover.dodge_and_cover(fight.field, pool), dice, answers)
    return hits + criticals - pool.results


def grade(fight: Duel, *obscured: int) -> int:
    fight.around.cover[1] = obscured
    return obscured_cover(fight.field, fight.pool())


# What cover a unit has.


@BOTH
@pytest.mark.rule("legion26:attack.27", "legion26:attack.42", "legion23:attack.25")
def test_half_of_a_unit_must_be_obscured(edition: str) -> None:
    fight = fight_with(edition, card(minis=7))
    assert grade(fight, *[1] * 4, *[CLEAR] * 3) == 1
    assert grade(fight, *[1] * 3, *[CLEAR] * 4) == 0
    even = fight_with(edition, card(minis=4))
    assert grade(even, 1, 1, CLEAR, CLEAR) == 1
    assert grade(even, 1, CLEAR, CLEAR, CLEAR) == 0


@pytest.mark.rule("legion26:attack.27", "legion23:attack.26", "legion23:attack.38")
@pytest.mark.parametrize(
    ("obscured", "newer", "older"),
    [
        ((1, 1, 1, 1), 1, 1),
        ((2, 2, 2, 2), 2, 2),
        ((0, 1, 1, 1), 1, 1),
        ((1, 1, 1, 2), 2, 1),
        ((1, 1, 2, 2), 2, 1),
        ((1, 2, 2, 2), 2, 2),
    ],
)
def test_which_cover_a_unit_has_that_is_behind_several_things(
    obscured: tuple[int, ...], newer: int, older: int
) -> None:
    assert grade(fight_with("2026", card()), *obscured) == newer
    assert grade(fight_with("2023", card()), *obscured) == older


@pytest.mark.rule("legion23:attack.38")
def test_terrain_without_cover_obscures_and_gives_none() -> None:
    assert grade(fight_with("2023", card()), 0, 0, 0, 0) == 0


@pytest.mark.rule("legion26:apxb.16", "legion26:apxb.21")
def test_in_2026_no_vehicle_has_cover_from_being_obscured() -> None:
    for kind in ("ground vehicle", "repulsor vehicle"):
        assert grade(fight_with("2026", vehicle(unit_type=kind)), 2) == 0
        assert grade(fight_with("2023", vehicle(unit_type=kind)), 2) == 2


@pytest.mark.rule("legion26:attack.28", "legion23:attack.27", "legion23:attack.39")
@pytest.mark.parametrize(("edition", "tokens", "expected"), [("2026", 1, 0), ("2026", 2, 1), ("2023", 1, 1)])
def test_suppression_improves_cover(edition: str, tokens: int, expected: int) -> None:
    fight = fight_with(edition, card(courage=2))
    fight.defender.tokens[SUPPRESSION] = tokens
    assert cover_of(fight.field, fight.pool()).total == expected


@pytest.mark.rule("legion23:type.droid", "legion23:type.creature.4", "legion23:attack.39")
def test_in_2023_neither_droids_nor_creatures_have_cover_from_suppression() -> None:
    for kind, expected in (("droid trooper", 0), ("creature trooper", 0), ("clone trooper", 1)):
        fight = fight_with("2023", card(unit_type=kind))
        fight.defender.tokens[SUPPRESSION] = 1
        assert cover_of(fight.field, fight.pool()).total == expected


@BOTH
@pytest.mark.rule("legion26:cover.01", "legion23:cover.01")
@pytest.mark.example("legion26:ex.62")
def test_cover_is_heavy_at_most(edition: str) -> None:
    for obscured, expected in ((CLEAR, 1), (1, 2), (2, 2)):
        fight = fight_with(edition, card())
        fight.defender.tokens[SUPPRESSION] = 1
        fight.around.cover[1] = [obscured] * 4
        assert cover_of(fight.field, fight.pool()).total == expected


@BOTH
@pytest.mark.rule("legion26:kw.cover-x", "legion23:kw.cover-x", "legion23:kw.cover-x.2")
def test_cover_x_improves_cover(edition: str) -> None:
    fight = fight_with(edition, card("Scouts", "cover 1"))
    assert cover_of(fight.field, fight.pool()).total == 1
    fight.around.cover[1] = [1] * 4
    assert cover_of(fight.field, fight.pool()).total == 2


@BOTH
@pytest.mark.rule(
    "legion26:cover.02",
    "legion23:cover.02",
    "legion26:kw.sharpshooter-x",
    "legion23:kw.sharpshooter-x",
    "legion26:cover.03",
)
@pytest.mark.example("legion26:ex.55", "legion23:ex.57")
def test_a_sharpshooter_reduces_cover_after_all_that_improves_it(edition: str) -> None:
    fight = fight_with(edition, card(), "sharpshooter 1")
    fight.defender.tokens[SUPPRESSION] = 1
    fight.around.cover[1] = [2] * 4
    assert cover_of(fight.field, fight.pool()).total == 1
    plain = fight_with(edition, card(), "sharpshooter 3")
    assert cover_of(plain.field, plain.pool()).total == 0
    fight.around.cover[1] = [2] * 4
    assert cover_of(fight.field, from_a_token(fight)).total == 2


def from_a_token(fight: Duel) -> Pool:
    """A pool that no unit has formed, as that of a charge."""
    return Pool(fight.around, 0, Token("proton charge", 0, 0), None, fight.defender, "ranged")


@BOTH
@pytest.mark.rule("legion26:kw.smoke-x.2", "legion23:kw.smoke-x.2", "legion26:kw.smoke-x.3", "legion23:kw.smoke-x.3")
@pytest.mark.example("legion26:ex.56", "legion23:ex.55")
@pytest.mark.rule("legion26:token.smoke", "legion23:token.06")
def test_each_smoke_token_near_improves_cover(edition: str) -> None:
    fight = fight_with(edition, card())
    fight.around.smoke_near = {1: [0, 1]}
    assert cover_of(fight.field, fight.pool()).total == 2
    fight.around.smoke_near = {0: [0]}
    assert cover_of(fight.field, fight.pool()).total == 1
    tank = fight_with(edition, vehicle())
    tank.around.smoke_near = {1: [0, 1]}
    assert cover_of(tank.field, tank.pool()).total == 0
    tank.around.smoke_near = {0: [0]}
    assert cover_of(tank.field, tank.pool()).total == 1


@BOTH
@pytest.mark.rule("legion26:kw.smoke-x.3", "legion23:kw.smoke-x.3", "legion26:kw.smoke-x.4", "legion23:kw.smoke-x.4")
def test_smoke_near_a_vehicle_that_attacks_or_a_charge_hides_nobody(edition: str) -> None:
    shot = duel(edition, vehicle("Tank", weapons=[weapon()]), card())
    shot.around.smoke_near = {0: [0]}
    assert cover_of(shot.field, shot.pool()).total == 0
    shot.around.smoke_near = {0: [0], 1: [1]}
    assert cover_of(shot.field, from_a_token(shot)).total == 1


@BOTH
@pytest.mark.rule("legion26:kw.smoke-x.4", "legion23:kw.smoke-x.4")
def test_a_smoke_token_near_both_counts_once(edition: str) -> None:
    fight = fight_with(edition, card())
    fight.around.smoke_near = {0: [3], 1: [3]}
    assert cover_of(fight.field, fight.pool()).total == 1


@BOTH
@pytest.mark.rule(
    "legion26:weaponkw.blast", "legion23:weaponkw.blast", "legion26:kw.immune-blast", "legion23:kw.immune-blast"
)
def test_blast_ignores_cover_except_of_the_immune(edition: str) -> None:
    for words, expected in (((), 0), (("immune-blast",), 2)):
        fight = fight_with(edition, card("Troopers", *words), keywords=("blast",))
        fight.around.cover[1] = [2] * 4
        assert cover_of(fight.field, fight.pool()).total == expected


@BOTH
@pytest.mark.rule("legion26:kw.unconcerned", "legion23:kw.unconcerned")
def test_the_unconcerned_have_no_cover(edition: str) -> None:
    fight = fight_with(edition, card("Battle Droids", "unconcerned"))
    fight.around.cover[1] = [2] * 4
    assert cover_of(fight.field, fight.pool()).total == 0
    fight = fight_with(edition, card("Others"))
    fight.around.cover[1] = [2] * 4
    assert cover_of(fight.field, fight.pool()).total == 2


@pytest.mark.rule("legion26:kw.death-from-above")
def test_death_from_above_ignores_cover() -> None:
    fight = fight_with("2026", card(), "death-from-above")
    fight.around.cover[1] = [2] * 4
    assert cover_of(fight.field, fight.pool()).total == 2
    fight.around.high.add(0)
    assert cover_of(fight.field, fight.pool()).total == 0


# What it cancels.


@pytest.mark.rule("legion26:attack.29", "legion26:attack.30", "legion26:attack.44", "legion26:attack.21")
@pytest.mark.parametrize(("value", "expected"), [(1, 1), (2, 2)])
def test_in_2026_a_white_die_is_rolled_for_each_hit(value: int, expected: int) -> None:
    fight = fight_with("2026", card())
    fight.around.cover[1] = [value] * 4
    assert cancelled(fight, 3, whites("block surge blank"), criticals=2) == expected


@pytest.mark.rule("legion23:attack.28", "legion23:attack.37")
@pytest.mark.parametrize(("value", "hits", "expected"), [(1, 3, 1), (2, 3, 2), (2, 1, 1), (2, 0, 0)])
def test_in_2023_cover_cancels_one_hit_or_two(value: int, hits: int, expected: int) -> None:
    fight = fight_with("2023", card())
    fight.around.cover[1] = [value] * 4
    assert cancelled(fight, hits, criticals=2) == expected
    assert len(told(fight.field, "legion-cover-cancels")) == bool(expected)


@pytest.mark.rule("legion26:attack.46")
@pytest.mark.example("legion26:ex.63")
def test_without_cover_no_dice_are_rolled() -> None:
    fight = fight_with("2026", card("B1", minis=7))
    fight.around.cover[1] = [2, 2, 2, CLEAR, CLEAR, CLEAR, CLEAR]
    assert cancelled(fight, 3) == 0


@BOTH
@pytest.mark.rule("legion26:attack.25", "legion23:attack.23")
@pytest.mark.parametrize("kind", [MELEE, OVERRUN])
def test_cover_is_for_ranged_attacks_only(edition: str, kind: str) -> None:
    fight = fight_with(edition, card("Troopers", "cover 2"))
    fight.around.cover[1] = [2] * 4
    assert cancelled(fight, 3, kind=kind) == 0


@pytest.mark.rule("legion26:kw.low-profile")
def test_in_2026_low_profile_is_one_sure_block() -> None:
    fight = fight_with("2026", card("Scouts", "low-profile"))
    assert cancelled(fight, 3) == 0
    fight.around.cover[1] = [1] * 4
    assert cancelled(fight, 3, whites("blank surge")) == 1
    assert cancelled(fight, 1) == 1
    assert cancelled(fight, 0) == 0
    plain = fight_with("2026", card("Others"))
    plain.around.cover[1] = [1] * 4
    assert cancelled(plain, 3, whites("blank surge blank")) == 0


@pytest.mark.rule("legion23:kw.low-profile", "legion23:kw.low-profile.2")
def test_in_2023_low_profile_cancels_one_hit_more() -> None:
    plain = fight_with("2023", card("Scouts"), "sharpshooter 1")
    plain.around.cover[1] = [2] * 4
    assert cancelled(plain, 3) == 1
    fight = fight_with("2023", card("Scouts", "low-profile"), "sharpshooter 1")
    fight.around.cover[1] = [2] * 4
    assert cancelled(fight, 3) == 2
    assert cancelled(fight, 1) == 1
    assert cancelled(fight, 0, criticals=2) == 0
    fight.around.cover[1] = [1] * 4
    assert cancelled(fight, 3) == 0


# Dodging.


@BOTH
@pytest.mark.rule("legion26:attack.31", "legion23:attack.22", "legion26:token.dodge", "legion23:token.02")
def test_each_dodge_token_cancels_a_hit(edition: str) -> None:
    fight = fight_with(edition, hero())
    fight.defender.tokens[DODGE] = 3
    assert cancelled(fight, 2, answers=[DODGED, DODGED], criticals=1) == 2
    assert fight.defender.has(DODGE) == 1
    assert cancelled(fight, 2, answers=["done"]) == 0


@BOTH
@pytest.mark.rule("legion26:attack.31", "legion23:attack.22", "legion26:kw.outmaneuver", "legion23:kw.outmaneuver")
def test_a_dodge_token_may_be_spent_where_there_is_no_hit(edition: str) -> None:
    fight = fight_with(edition, hero("nimble"))
    fight.defender.tokens[DODGE] = 2
    pool = with_hits(fight, 0, 1)
    nothing = ("spend", DODGE, 1, "nothing")
    (asked,) = run(fight.field.edition.cover.dodge_and_cover(fight.field, pool), answers=[nothing]).asked
    assert (pool.criticals, pool.dodges, fight.defender.has(DODGE)) == (1, 1, 1)
    assert [fielded.words(lang).render(describe(fight.field, asked, nothing)) for lang in ("en", "es")] == [
        "Dodge of Defender: with no hit to cancel",
        "Esquiva, de Defender: sin impacto que anular",
    ]
    plain = fight_with(edition, hero())
    plain.defender.tokens[DODGE] = 1
    assert cancelled(plain, 0, criticals=1) == 0
    for word in ("deflect", "djem-so-mastery", "soresu-mastery", "ataru-mastery"):  # in 2026 they ask for no Dodge
        jedi = fight_with(edition, hero(word))
        jedi.defender.tokens[DODGE] = 1
        assert cancelled(jedi, 0, criticals=1, answers=["done"] if edition == "2023" else []) == 0


@BOTH
@pytest.mark.rule("legion26:kw.outmaneuver", "legion23:kw.outmaneuver", "legion26:attack.44")
def test_only_with_outmaneuver_a_critical_is_dodged(edition: str) -> None:
    fight = fight_with(edition, hero("outmaneuver"))
    fight.defender.tokens[DODGE] = 1
    pool = with_hits(fight, 1, 1)
    run(
        fight.field.edition.cover.dodge_and_cover(fight.field, pool),
        answers=[("spend", DODGE, 1, "critical")],
    )
    assert (pool.hits, pool.criticals) == (1, 0)


@BOTH
@pytest.mark.rule("legion26:weaponkw.high-velocity", "legion23:weaponkw.high-velocity")
def test_nobody_dodges_if_all_weapons_have_high_velocity(edition: str) -> None:
    fast, slow = weapon("sniper", keywords=["high-velocity"]), weapon("rifle")
    fight = fight_with(edition, hero())
    fight.defender.tokens[DODGE] = 1
    bare = Pool(fight.around, 0, fight.attacker.leader, fight.attacker, fight.defender, "ranged")
    bare.hits = 1
    run(fight.field.edition.cover.dodge_and_cover(fight.field, bare), answers=["done"])
    for weapons, expected in (((fast, fast), 0), ((fast, slow), 1)):
        pool = fight.pool(*weapons)
        pool.hits = 2
        answers = [DODGED] if expected else []
        run(fight.field.edition.cover.dodge_and_cover(fight.field, pool), answers=answers)
        assert pool.hits == 2 - expected


@pytest.mark.rule("legion26:attack.25", "legion23:attack.02")
def test_in_2026_cover_comes_before_dodge_in_2023_after_it() -> None:
    for edition, hits, dice in (("2026", 2, "block blank"), ("2023", 2, "")):
        fight = fight_with(edition, card())
        fight.around.cover[1] = [1] * 4
        fight.defender.tokens[DODGE] = 1
        seen: list[int] = []
        pool = with_hits(fight, hits)
        run(
            fight.field.edition.cover.dodge_and_cover(fight.field, pool),
            whites(dice),
            [lambda asked, pool=pool, seen=seen: seen.append(pool.hits) or DODGED],
        )
        assert seen == [1 if edition == "2026" else 2]
        assert pool.hits == 0


@pytest.mark.rule("legion26:kw.mandalorians-are-stronger-together")
def test_a_dodge_that_is_spent_gives_mandalorians_an_aim_token() -> None:
    word = "mandalorians-are-stronger-together"
    fight = duel("2026", one(weapon=weapon()), hero(word), enemies=[card("Kryze", word)])
    fight.defender.tokens[DODGE] = 1
    pool = with_hits(fight, 1)
    run(fight.field.edition.cover.dodge_and_cover(fight.field, pool), answers=[DODGED])
    assert fight.defender.tokens == {AIM: 1}


# The examples of the rulebooks.


@pytest.mark.example("legion26:ex.38", "legion26:ex.39")
def test_four_of_seven_droids_behind_a_building_have_heavy_cover() -> None:
    fight = fight_with("2026", card("B1", minis=7))
    fight.around.cover[1] = [2, 1, 1, 1, CLEAR, CLEAR, CLEAR]
    assert cover_of(fight.field, fight.pool()).total == 2
    assert cancelled(fight, 3, whites("blank surge surge"), criticals=1) == 2


@pytest.mark.example("legion23:ex.39")
def test_heavy_cover_cancels_two_of_three_hits() -> None:
    fight = fight_with("2023", card("B1", minis=6))
    fight.around.cover[1] = [2, 2, 2, 1, 1, CLEAR]
    assert cancelled(fight, 3, criticals=1) == 2


def test_the_cover_of_a_unit_is_told_with_its_reasons() -> None:
    fight = fight_with("2023", card("Troopers", "cover 1"))
    fight.defender.tokens[SUPPRESSION] = 1
    parts = cover_of(fight.field, fight.pool()).parts
    assert [(part.amount, part.label.id) for part in parts] == [
        (1, "legion-because-suppressed"),
        (1, "legion-because-cover"),
    ]
