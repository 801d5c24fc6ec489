"""What command cards and upgrades do in the course of attacks: before dice are rolled, after them, and when all is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from legion import laid
from legion.playing import attack_dice, card, defence_dice, run, vehicle, weapon, wound
from tablero.games.legion import cards, doing, keywords, suppression
from tablero.games.legion.actions import make_action
from tablero.games.legion.basic_actions import act_for_free
from tablero.games.legion.card_effects import happen, of_card
from tablero.games.legion.doing import MOVE
from tablero.games.legion.movement import why_not_kind
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.pools import MELEE, RANGED, Added, Pool
from tablero.games.legion.resolving import resolve
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEDOWN,
    FACEUP,
    NO_ORDER,
    OBSERVATION,
    SUPPRESSION,
    SURGE,
    Battle,
    Unit,
)
from tablero.games.legion.surroundings import Table
from tablero.games.legion.weapons import Arm, aim_at, targets, why_not_use
from tablero.games.legion.windows import UNTIMED
from tablero.kernel import Pick, Play
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
NEW = pytest.mark.parametrize("edition", ["2026"])
GUN = weapon("gun", red=1)
CONTACT = 27 / 25.4
RED_BLOCK = 3
"""How a defence die falls that shows a block if it is red, and a blank if it is white."""


class Still(Table):
    """Surroundings in which nobody closes in after a melee attack."""

    def close_ranks(self, attacker: Unit, defender: Unit) -> Play[None]:
        yield from ()


def man(name: str, *words: str, **given: Any) -> cards.Unit:
    values: dict[str, Any] = {"minis": 1, "wounds": 6, "courage": 3, "weapons": [GUN, laid.CLUB]}
    return card(name, *words, **{**values, **given})


def played(edition: str, name: str, *own: cards.Unit, enemies: tuple[cards.Unit, ...] = ()) -> Battle:
    """A battle in which the first player has played a card; units stand three inches apart, enemies five inches off."""
    field = met(edition, *own, enemies=enemies)
    known = cards.command_cards(edition).values()
    field.played[0] = next(one.id for one in known if one.name == name and one.text == "known")
    return field


def met(edition: str, *own: cards.Unit, enemies: tuple[cards.Unit, ...] = (), upgrades: tuple[Any, ...] = ()) -> Battle:
    field = laid.battle(edition)
    for seat, army in enumerate((own, enemies or (man("Enemy"),))):
        for number, each in enumerate(army):
            given = {"upgrades": upgrades} if (seat, number) == (0, 0) and upgrades else {}
            unit = laid.add(field, seat, each, **given)
            spots = [(10 + 3 * number + 1.2 * place, 10 + 5 * seat) for place in range(len(unit.miniatures))]
            laid.stand(field, unit, *spots)
    field.round = 2
    return field


def equipped(edition: str, name: str, own: cards.Unit, *others: cards.Unit) -> Battle:
    """A battle in which the first unit has an upgrade of the data."""
    known = cards.upgrades(edition).values()
    upgrade = next(one for one in known if one.name == name and one.text == "known")
    return met(edition, own, *others, upgrades=(upgrade,))


def named(field: Battle, name: str) -> Unit:
    return next(unit for unit in field.units if unit.card.name == name)


def attack(
    field: Battle,
    by: str,
    target: str,
    dice: Iterable[int],
    answers: Iterable[Any] = (),
    kind: str = RANGED,
    used: cards.Weapon = GUN,
    upgrade: int = -1,
) -> Any:
    """Let a unit attack another with one weapon of its leader."""
    unit = named(field, by)
    pool = Pool(Still(field), unit.seat, unit.leader, unit, named(field, target), kind)
    pool.add(field, Added(unit.leader, used, upgrade))
    return run(resolve(field, pool), dice, answers)


def red(faces: str) -> list[int]:
    return attack_dice("red", faces)


def whites(faces: str) -> list[int]:
    return defence_dice("white", faces)


BLANK = red("blank")
HIT = [*red("hit"), *whites("blank")]


# After attacks.


@BOTH
@pytest.mark.parametrize(
    ("name", "rank", "other"), [("Pinned Down", "support", "corps"), ("Tactical Planning", "special_forces", "heavy")]
)
def test_who_was_attacked_by_certain_ranks_loses_its_order(edition: str, name: str, rank: str, other: str) -> None:
    field = played(edition, name, man("A", rank=rank), man("B", rank=other), enemies=(man("C"), man("D")))
    named(field, "C").order, named(field, "D").order = FACEUP, FACEDOWN
    attack(field, "B", "C", BLANK)
    assert named(field, "C").order == FACEUP
    attack(field, "A", "C", BLANK)
    attack(field, "A", "D", BLANK)
    assert (named(field, "C").order, named(field, "D").order) == (NO_ORDER, FACEDOWN)
    assert field.order_pools == [[], ["corps"]]


@BOTH
def test_covering_fire_gives_a_dodge_to_another_near_a_corps_unit_that_has_shot(edition: str) -> None:
    field = played(edition, "Covering Fire", man("A"), man("B"), man("C", rank="heavy"), man("Far"))
    laid.stand(field, named(field, "Far"), (60, 30))
    attack(field, "C", "Enemy", BLANK)
    asked = attack(field, "A", "Enemy", BLANK, [[("unit", 1)]]).asked[0]
    assert [option[1] for option in asked.options] == [1, 2]
    assert [unit.has(DODGE) for unit in field.units] == [0, 1, 0, 0, 0]
    attack(field, "A", "Enemy", attack_dice("black", "blank"), kind=MELEE, used=laid.CLUB)


@NEW
def test_an_unrelenting_assault_gives_an_aim_if_one_was_spent_at_range(edition: str) -> None:
    field = played(edition, "Unrelenting Assault", man("A"), man("B"))
    attack(field, "A", "Enemy", BLANK)
    named(field, "A").tokens[AIM] = 1
    spend = ("spend", AIM, 0, "reroll")
    attack(field, "A", "Enemy", [*BLANK, *BLANK], [spend, (1,), [("unit", 1)]])
    assert [unit.has(AIM) for unit in field.units] == [0, 1, 0]


@BOTH
def test_who_wounds_vader_suffers_as_much(edition: str) -> None:
    gun = weapon("gun", red=2)
    field = played(edition, "Fear and Dead Men", man("Darth Vader"), man("B"))
    attack(field, "Enemy", "B", [*red("hit hit"), *whites("blank blank")], used=gun)
    attack(field, "Enemy", "Darth Vader", [*red("hit hit"), *whites("block block")], used=gun)
    assert suppression.wounds_on(field, named(field, "Enemy")) == 0
    named(field, "Darth Vader").tokens.clear()
    attack(field, "Enemy", "Darth Vader", [*red("hit hit"), *whites("blank blank")], used=gun)
    assert suppression.wounds_on(field, named(field, "Enemy")) == 2


@BOTH
def test_count_dooku_suppresses_whom_he_attacks_and_shoots_while_engaged(edition: str) -> None:
    field = played(edition, "Fear, Surprise, Intimidation", man("Count Dooku"), man("B"))
    dooku, enemy = named(field, "Count Dooku"), named(field, "Enemy")
    laid.stand(field, enemy, (10, 10 + CONTACT))
    enemy.order = FACEUP
    run(happen(field, 0, UNTIMED))
    assert keywords.value(dooku, "arsenal") == 2
    assert doing.engaged(field, dooku)
    attack(field, "Count Dooku", "Enemy", attack_dice("black", "blank"), kind=MELEE, used=laid.CLUB)
    assert enemy.has(SUPPRESSION) == 2
    far = laid.add(field, 1, man("Far"), (16, 16))
    assert doing.in_reach(field, dooku, GUN) == [far]
    dooku.granted.clear()
    assert doing.in_reach(field, dooku, GUN) == []


@BOTH
def test_whom_dooku_shoots_is_moved_if_it_is_a_trooper(edition: str) -> None:
    field = played(edition, "You Disappoint Me", man("Count Dooku"), man("B"), enemies=(man("C"), vehicle("D")))
    attack(field, "B", "C", BLANK)
    attack(field, "Count Dooku", "D", BLANK)
    away = ((10 * INCH, 17 * INCH),)
    assert attack(field, "Count Dooku", "C", BLANK, [away]).asked[0].seat == 0
    pose = field.miniatures[named(field, "C").leader].pose
    assert pose is not None
    assert (pose.x, pose.y) == away[0]


@BOTH
def test_r2_d2_may_move_after_he_has_attacked(edition: str) -> None:
    field = played(edition, "Impromptu Immolation", man("R2-D2", weapons=[GUN]), man("B", weapons=[GUN]))
    run(happen(field, 0, UNTIMED))
    assert [each.name for each in doing.weapons_of_cards(field, field.units[0])] == ["Impromptu Immolation"]
    field.units[0].granted.clear()
    spot = ((10 * INCH, 9 * INCH),)
    run(doing.perform_attack(field, field.units[1]), BLANK)
    run(doing.perform_attack(field, field.units[0]), BLANK, ["yes", "standard", spot])
    pose = field.miniatures[0].pose
    assert pose is not None
    assert (pose.x, pose.y) == spot[0]


# Dice.


@BOTH
def test_rex_adds_dice_to_an_attack_of_another_once_in_an_activation(edition: str) -> None:
    rex = "Clone Captain Rex"
    field = played(edition, "Call Me Captain", man(rex), man("B"), enemies=(man("C"), man("Far")))
    laid.stand(field, named(field, "Far"), (10 + 14, 18))
    field.activating = 1
    attack(field, "B", "C", BLANK)
    named(field, rex).order = FACEUP
    attack(field, rex, "C", BLANK)
    attack(field, "B", "Far", BLANK)
    assert attack(field, "B", "C", BLANK * 4).rolls == [4]
    assert attack(field, "B", "C", BLANK).rolls == [1]
    field.units[1].activations += 1
    assert attack(field, "B", "C", BLANK * 4).rolls == [4]


@BOTH
def test_brother_and_sister_roll_a_die_more(edition: str) -> None:
    field = played(edition, "Come and Prove It", man("Fifth Brother"), man("Seventh Sister"), man("C"))
    run(happen(field, 0, UNTIMED))
    assert [keywords.has(unit, "indomitable") for unit in field.units[:3]] == [True, True, False]
    named(field, "Seventh Sister").order = FACEUP
    assert attack(field, "Enemy", "Fifth Brother", [*HIT, *whites("block")]).rolls == [1, 2]
    assert attack(field, "Enemy", "C", HIT).rolls == [1, 1]
    attack(field, "Enemy", "Seventh Sister", BLANK)
    assert [unit.has(DODGE) for unit in field.units[:3]] == [0, 1, 0]


@BOTH
def test_luke_rolls_dice_for_his_courage(edition: str) -> None:
    field = played(edition, "Full of Surprises", man("Luke Skywalker", defence_die="red"), man("B"))
    run(happen(field, 0, UNTIMED))
    luke = named(field, "Luke Skywalker")
    assert (luke.has(DODGE), named(field, "B").has(DODGE)) == (1, 0)
    luke.tokens = {SUPPRESSION: 1}
    rolls = attack(
        field, "Enemy", "Luke Skywalker", [*red("critical"), *defence_dice("red", "block"), *whites("block block")]
    )
    assert rolls.rolls == [1, 3]


@BOTH
def test_others_near_ahsoka_dodge(edition: str) -> None:
    big = cards.Base("round", 5000, 5000, notched=True)
    own = (man("Ahsoka Tano"), man("B"), man("Far"), man("Rider", base=big))
    field = played(edition, "Swift Protector", *own)
    laid.stand(field, named(field, "Far"), (22, 10))
    laid.stand(field, named(field, "Rider"), (10, 6))
    run(happen(field, 0, UNTIMED))
    assert keywords.value(field.units[0], "guardian") == 2
    for name in ("Ahsoka Tano", "Far", "Rider"):
        assert attack(field, "Enemy", name, BLANK).asked == []
    attack(field, "Enemy", "B", BLANK, ["yes"])
    assert named(field, "B").has(DODGE) == 1


# Who is attacked, and from how far.


@BOTH
def test_clones_that_aim_shoot_farther_up_to_4(edition: str) -> None:
    short, long = weapon("short", red=1, most=2), weapon("long", red=1, most=4)
    clones = man("Clones", unit_type="clone trooper")
    field = played(edition, "Take That, Clankers!", clones, man("B"), enemies=(man("Third"), man("Fifth")))
    unit = field.units[0]
    laid.stand(field, named(field, "Third"), (10, 10 + 16))
    laid.stand(field, named(field, "Fifth"), (10 + 27, 10))
    field.activating = unit.id
    run(make_action(field, unit, AIM))
    unit.order = field.units[1].order = FACEUP
    assert doing.in_reach(field, unit, short) == []
    run(make_action(field, unit, AIM), answers=["yes"])
    assert [each.card.name for each in doing.in_reach(field, unit, short)] == ["Third"]
    assert [each.card.name for each in doing.in_reach(field, unit, long)] == ["Third"]
    run(make_action(field, field.units[1], AIM))


@BOTH
def test_troopers_with_orders_divert_attacks(edition: str) -> None:
    field = played(edition, "Reckless Diversion", man("A"), man("B"), vehicle("C"))
    run(happen(field, 0, UNTIMED))
    enemy = named(field, "Enemy")
    assert len(targets(field, Table(field), enemy)) == 3
    named(field, "B").order = named(field, "C").order = FACEUP
    assert [each.card.name for each in targets(field, Table(field), enemy)] == ["B"]
    laid.stand(field, named(field, "B"), (70, 30))
    assert len(targets(field, Table(field), enemy)) == 2


def test_who_diverts_attacks_has_no_backup() -> None:
    boss = man("Boss", rank="commander")
    field = played("2026", "Reckless Diversion", boss, man("Guard"))
    laid.stand(field, named(field, "Enemy"), (10, 26))
    pool = Pool(Table(field), 1, named(field, "Enemy").leader, named(field, "Enemy"), field.units[0], RANGED)
    run(happen(field, 0, UNTIMED))
    backup = field.edition.backup
    assert backup.has_backup(field, pool)
    field.units[0].order = FACEUP
    assert not backup.has_backup(field, pool)


@BOTH
def test_k_2so_falls_for_another_who_can_not_be_shot_at_then(edition: str) -> None:
    boss = man("Boss", rank="commander")
    field = played(edition, "Sacrifice", man("K-2SO"), boss, man("Men"))
    droid, enemy = field.units[0], named(field, "Enemy")
    run(happen(field, 0, UNTIMED))
    assert keywords.value(droid, "guardian") == 4
    run(happen(field, 0, "activated", droid), answers=[[]])
    assert droid.miniatures
    asked = run(happen(field, 0, "activated", droid), answers=[[("unit", 1)]]).asked[0]
    assert isinstance(asked, Pick)
    assert asked.options == [("unit", 1)]
    assert not droid.miniatures
    around = Table(field)
    assert [unit.card.name for unit in targets(field, around, enemy)] == ["Men"]
    reason = why_not_use(field, around, aim_at(around, enemy, field.units[1]), Arm(GUN), RANGED)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:attack.06", "legion23:attack.06")


def test_boba_fett_attacks_everybody_near_when_his_activation_ends() -> None:
    field = played("2026", "Making His Way in the Galaxy", man("Boba Fett"), enemies=(man("A"), man("B"), man("Far")))
    laid.stand(field, named(field, "Far"), (10, 30))
    run(happen(field, 0, UNTIMED))
    assert not doing.can_attack(field, field.units[0])
    dice = [*red("blank blank"), *attack_dice("black", "blank")]
    played_ = run(happen(field, 0, "activated", field.units[0]), [*dice, *dice], [("unit", 1), ("unit", 2)])
    assert played_.rolls == [3, 3]


# Upgrades.


@BOTH
def test_anger_and_a_pilot_who_observes(edition: str) -> None:
    field = equipped(edition, "Anger", man("A"), man("B"))
    run(doing.suffer_wounds(field, named(field, "B"), 1))
    run(doing.suffer_wounds(field, field.units[0], 0))
    assert field.units[0].has(AIM) == 0
    run(doing.suffer_wounds(field, field.units[0], 1))
    assert (field.units[0].has(AIM), named(field, "B").has(AIM)) == (1, 0)


def test_the_327th_observe_whom_they_attack() -> None:
    field = equipped("2026", "327th Star Corps Pilot", man("A"), man("B"))
    attack(field, "B", "Enemy", BLANK)
    assert named(field, "Enemy").has(OBSERVATION) == 0
    attack(field, "A", "Enemy", BLANK)
    assert named(field, "Enemy").has(OBSERVATION) == 1


@BOTH
@pytest.mark.parametrize(("name", "count"), [("Barrage Generator", 2), ("Overcharged Generator", 1)])
def test_generators_add_to_fixed_weapons_at_range(edition: str, name: str, count: int) -> None:
    fixed = weapon("cannon", red=1, keywords=["fixed front"])
    field = equipped(edition, name, man("A"))
    tired = field.units[0].upgrades[0].card.exhaust
    attack(field, "A", "Enemy", BLANK)
    white = attack_dice("white" if count == 2 else "black", " ".join(["blank"] * count))
    answers = ["yes"] if tired else []
    assert attack(field, "A", "Enemy", [*BLANK, *white], answers, used=fixed).rolls == [1 + count]
    assert field.units[0].upgrades[0].exhausted == tired
    assert named(field, "Enemy").has(SUPPRESSION) == (count == 2)


@BOTH
def test_a_shock_trooper_pilot_gives_a_surge_after_all_attacks(edition: str) -> None:
    field = equipped(edition, "Clone Shock Trooper Pilot", man("A", weapons=[GUN]), man("B"), man("Far"))
    laid.stand(field, named(field, "Far"), (22, 10))
    asked = run(doing.perform_attack(field, field.units[0]), BLANK, [[("unit", 1)]]).asked[0]
    assert isinstance(asked, Pick)
    assert [option[1] for option in asked.options] == [0, 1]
    assert named(field, "B").has(SURGE) == 1


@BOTH
def test_duck_and_cover(edition: str) -> None:
    field = equipped(edition, "Duck and Cover", man("A"), man("B"))
    attack(field, "Enemy", "B", BLANK)
    attack(field, "Enemy", "A", BLANK, ["yes"])
    assert field.units[0].has(SUPPRESSION) == 1
    attack(field, "Enemy", "A", attack_dice("black", "blank"), kind=MELEE, used=laid.CLUB)


@BOTH
def test_a_force_barrier_cancels_for_another_trooper_near(edition: str) -> None:
    gun = weapon("gun", red=4)
    field = equipped(edition, "Force Barrier", man("A"), man("B"), man("Far"))
    laid.stand(field, named(field, "Far"), (22, 10))
    for name in ("A", "Far"):
        attack(field, "Enemy", name, [*red("hit hit hit critical"), *whites("block block block block")], used=gun)
    dice = [*red("hit hit hit critical"), *whites("block block")]
    assert attack(field, "Enemy", "B", dice, ["yes", ("way", 1)], used=gun).rolls == [4, 2]
    assert field.units[0].upgrades[0].exhausted
    field.units[0].upgrades = [each._replace(exhausted=False) for each in field.units[0].upgrades]
    named(field, "B").tokens.clear()
    dice = [*red("hit hit hit critical"), *whites("block block block")]
    assert attack(field, "Enemy", "B", dice, ["yes", ("way", 0)], used=gun).rolls == [4, 3]


@BOTH
def test_fragmentation_grenades_turn_all_surges_into_criticals(edition: str) -> None:
    field = equipped(edition, "Fragmentation Grenades", man("A"))
    grenade = field.units[0].upgrades[0].card.weapons[0]
    attack(field, "A", "Enemy", red("surge"))
    attack(field, "A", "Enemy", [*red("surge"), *whites("blank")], used=grenade, upgrade=0)
    assert suppression.wounds_on(field, named(field, "Enemy")) == 1


@BOTH
@pytest.mark.parametrize(("face", "colour"), [("blank", "white"), ("block", "black"), ("surge", "red")])
def test_a_frenzied_gunner_adds_the_die_that_a_roll_gives(edition: str, face: str, colour: str) -> None:
    field = equipped(edition, "Frenzied Gunner", man("A"))
    dice = [*defence_dice("red", face), *BLANK, *attack_dice(colour, "critical"), *whites("block")]
    assert attack(field, "A", "Enemy", dice, ["yes"]).rolls == [1, 2, 1]
    attack(field, "A", "Enemy", attack_dice("black", "blank"), kind=MELEE, used=laid.CLUB)


@BOTH
def test_the_tenacious_add_a_die_in_melee_once_they_are_hurt(edition: str) -> None:
    black = attack_dice("black", "blank")
    field = equipped(edition, "Tenacity", man("A", minis=2))
    attack(field, "A", "Enemy", black, kind=MELEE, used=laid.CLUB)
    wound(field, field.units[0], 0, 1)
    attack(field, "A", "Enemy", BLANK)
    attack(field, "A", "Enemy", [*black, *BLANK], kind=MELEE, used=laid.CLUB)
    wound(field, field.units[0], 0, 0)
    field.units[0].miniatures.pop()
    assert attack(field, "A", "Enemy", [*black, *BLANK], kind=MELEE, used=laid.CLUB).rolls == [2]


@BOTH
def test_up_close_and_personal(edition: str) -> None:
    field = equipped(edition, "Up Close and Personal", man("A"))
    laid.stand(field, named(field, "Enemy"), (10, 24))
    attack(field, "A", "Enemy", BLANK)
    assert field.units[0].has(DODGE) == 0
    laid.stand(field, named(field, "Enemy"), (10, 20))
    attack(field, "A", "Enemy", BLANK)
    attack(field, "A", "Enemy", attack_dice("black", "blank"), kind=MELEE, used=laid.CLUB)
    assert field.units[0].has(DODGE) == 1


@BOTH
def test_an_offensive_push_exhausts_for_an_aim_after_a_move(edition: str) -> None:
    field = equipped(edition, "Offensive Push", man("A"))
    unit = field.units[0]
    run(act_for_free(field, unit, MOVE), answers=["standard", ((12 * INCH, 10 * INCH),), "yes"])
    assert (unit.has(AIM), unit.upgrades[0].exhausted) == (1, True)
    run(act_for_free(field, unit, MOVE), answers=["standard", ((10 * INCH, 10 * INCH),)])
    assert unit.has(AIM) == 1


@BOTH
def test_katarn_armor_takes_but_one_wound_of_a_ranged_attack(edition: str) -> None:
    gun = weapon("gun", red=3)
    field = equipped(edition, "Katarn Pattern Armor", man("A"))
    unit = field.units[0]
    attack(field, "Enemy", "A", HIT)
    unit.tokens.clear()
    used = ["yes"] if unit.upgrades[0].card.expend else []
    attack(field, "Enemy", "A", [*red("hit hit hit"), *whites("blank blank blank")], used, used=gun)
    assert suppression.wounds_on(field, unit) == 2
    assert unit.upgrades[0].expended == bool(used)


@BOTH
def test_emergency_stims_put_wounds_off(edition: str) -> None:
    gun = weapon("gun", red=3)
    field = equipped(edition, "Emergency Stims", man("A"))
    unit = field.units[0]
    attack(field, "Enemy", "A", [*red("hit hit hit"), *whites("blank blank blank")], ["yes"], used=gun)
    assert (suppression.wounds_on(field, unit), unit.upgrades[0].marks, unit.upgrades[0].exhausted) == (1, 2, True)
    run(happen(field, 0, "activated", unit))
    assert (suppression.wounds_on(field, unit), unit.upgrades[0].marks) == (3, 0)
    assert not [each for each in of_card(field, unit, "activated") if each.due()]


@BOTH
def test_ruthless_tactics_observe_and_suppress(edition: str) -> None:
    field = played(edition, "Ruthless Tactics", man("A"), man("B"))
    enemy = named(field, "Enemy")
    attack(field, "A", "Enemy", BLANK)
    named(field, "A").order = FACEUP
    attack(field, "A", "Enemy", BLANK)
    assert enemy.tokens == {OBSERVATION: 1}
    attack(field, "B", "Enemy", BLANK, ["no", "done"])
    assert enemy.tokens == {OBSERVATION: 1}
    attack(field, "B", "Enemy", BLANK, ["yes"])
    assert enemy.tokens == {SUPPRESSION: 1}


def test_ventress_dodges_for_suppression_when_she_attacks() -> None:
    field = played("2026", "The Jedi Shall Fall", man("Asajj Ventress"), man("B"))
    run(happen(field, 0, UNTIMED))
    assert [keywords.has(unit, "jedi-hunter") for unit in field.units[:2]] == [True, False]
    attack(field, "B", "Enemy", BLANK)
    attack(field, "Asajj Ventress", "Enemy", BLANK, [("way", 2)])
    assert field.units[0].tokens == {SUPPRESSION: 3, DODGE: 3}
    attack(field, "Asajj Ventress", "Enemy", BLANK, ["no"])
    assert field.units[0].tokens == {SUPPRESSION: 3, DODGE: 3}


# Riding.


def riding(edition: str) -> Battle:
    """Yoda rides with Chewbacca, and stands three inches off."""
    field = played(edition, "Size Matters Sometimes", man("Chewbacca", "guardian 2"), man("Yoda"), man("Far"), man("B"))
    laid.stand(field, named(field, "Far"), (30, 10))
    run(happen(field, 0, UNTIMED), answers=["yes"])
    return field


@BOTH
def test_yoda_is_carried_along_and_moves_no_other_way(edition: str) -> None:
    field = riding(edition)
    yoda = named(field, "Yoda")
    reason = why_not_kind(field, yoda, STANDARD)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:move.08", "legion23:move.14")
    assert not doing.can_move(field, yoda)
    assert doing.can_move(field, named(field, "B"))
    there = (8 * INCH, 8 * INCH)
    beside = ((8 * INCH, round((8 - CONTACT) * INCH)),)
    run(doing.move_at(field, field.units[0], 2), answers=[(there,), beside])
    pose = field.miniatures[yoda.leader].pose
    assert pose is not None
    assert (pose.x, pose.y) == beside[0]
    far = played(edition, "Size Matters Sometimes", man("Chewbacca"), man("Yoda"))
    laid.stand(far, far.units[1], (30, 10))
    assert run(happen(far, 0, UNTIMED)).asked == []


@BOTH
def test_while_they_touch_chewbacca_deflects_with_red_dice_and_yodas_dodges(edition: str) -> None:
    field = riding(edition)
    yoda, chewbacca, friend = named(field, "Yoda"), field.units[0], named(field, "B")
    laid.stand(field, friend, (10, 8))
    laid.stand(field, yoda, (13, 10))
    yoda.tokens[DODGE] = 1
    attack(field, "Enemy", "Chewbacca", HIT)
    assert not keywords.has(chewbacca, "deflect")
    assert suppression.wounds_on(field, chewbacca) == 1
    laid.stand(field, yoda, (10 + CONTACT, 10))
    chewbacca.tokens.clear()
    attack(field, "Enemy", "Chewbacca", [*red("hit"), RED_BLOCK], ["done"])
    assert keywords.has(chewbacca, "deflect")
    chewbacca.tokens.clear()
    attack(field, "Enemy", "Chewbacca", red("hit"), [("spend", DODGE, yoda.id, "hit")])
    assert yoda.has(DODGE) == 0
    chewbacca.tokens.clear()
    attack(field, "Enemy", "B", [*red("hit"), RED_BLOCK], [("guardian", 0)])
    assert suppression.wounds_on(field, chewbacca) == 1
    laid.stand(field, yoda, (20, 20))
    chewbacca.tokens.clear()
    attack(field, "Enemy", "Chewbacca", HIT)
    assert not keywords.has(chewbacca, "deflect")
    assert suppression.wounds_on(field, chewbacca) == 2
