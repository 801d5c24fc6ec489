"""What the texts of upgrades do, card by card, and what is said of those that aren't enforced."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.fielded import words
from legion.playing import attack_dice, card, defence_dice, run, vehicle, weapon, wound
from tablero.games.legion import cards, doing, keywords, supplies, suppression, upgrade_effects
from tablero.games.legion.actions import cost, make_action, menu, why_not
from tablero.games.legion.activation import begin_activation, end_activation
from tablero.games.legion.card_effects import happen, of_card
from tablero.games.legion.command import issue_orders
from tablero.games.legion.describe import describe
from tablero.games.legion.end_phase import end_of_end_phase
from tablero.games.legion.listing import CARDS, unenforced
from tablero.games.legion.orders import issue
from tablero.games.legion.pools import RANGED, Pool
from tablero.games.legion.speed import own_speed
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEUP,
    IMMOBILIZE,
    NO_ORDER,
    NOBODY,
    POISON,
    SUPPRESSION,
    SURGE,
    Battle,
    Unit,
)
from tablero.games.legion.surroundings import Table
from tablero.games.legion.terminal import draw
from tablero.games.legion.turns import activation_phase
from tablero.games.legion.view import view
from tablero.games.legion.windows import ACTIVATED, ACTIVATES, ENEMY_ACTIVATES, PHASE_BEGINS, PHASE_ENDS, RECOVERED
from tablero.kernel import Rng
from tablero.tabletop import INCH

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
NEW = pytest.mark.parametrize("edition", ["2026"])


def man(name: str = "Enemy", *words: str, **given: Any) -> cards.Unit:
    return card(name, *words, **{"minis": 1, "wounds": 4, "courage": 2, **given})


def having(edition: str, name: str, *others: cards.Unit, own: cards.Unit | None = None) -> tuple[Battle, Unit]:
    """A unit that has an upgrade of the data is activated; other units of the enemy stand five inches off, in a row."""
    upgrade = next(one for one in cards.upgrades(edition).values() if one.name == name and one.text != "unknown")
    field = laid.battle(edition)
    unit = laid.add(field, 0, own or man("Bearer"), upgrades=(upgrade,))
    laid.stand(field, unit, *((10 + 1.5 * number, 10) for number in range(len(unit.miniatures))))
    for number, each in enumerate(others or (man(),)):
        laid.add(field, 1, each, (10 + 3 * number, 15))
    field.round = 1
    field.activating, field.actions = unit.id, 2
    return field, unit


def use(field: Battle, unit: Unit, **given: Any) -> Any:
    assert ("upgrade", 0) in menu(field, unit)
    return run(make_action(field, unit, ("upgrade", 0)), **given)


def at(field: Battle, window: str, unit: Unit | None = None, seat: int = 0, **given: Any) -> Any:
    return run(happen(field, seat, window, unit), **given)


def begins(field: Battle, unit: Unit, *answers: Any, dice: list[int] | None = None) -> None:
    """Let happen what the card does when its unit is activated."""
    (effect,) = of_card(field, unit, ACTIVATES)
    assert effect.due()
    run(effect.happen(), answers=answers, dice=dice or [])


# Force upgrades.


@pytest.mark.rule("legion23:sample.force-push", "legion26:upgrade.19", "legion23:upgrade.17")
@BOTH
def test_force_push_moves_an_enemy_trooper_even_out_of_a_melee(edition: str) -> None:
    field, unit = having(edition, "Force Push", man("Near", weapons=[laid.CLUB]), vehicle("Tank"), man("Far"))
    near = field.units[1]
    laid.stand(field, near, (10, 10 + 27 / 25.4))
    laid.stand(field, field.units[3], (10, 18.2))
    unit.card = man("Bearer", weapons=[laid.CLUB])
    assert doing.engaged(field, near)
    away = ((10 * INCH, 13 * INCH),)
    played = use(field, unit, answers=[away])
    pose = field.miniatures[near.leader].pose
    assert pose is not None
    assert (pose.x, pose.y) == away[0]
    assert played.asked[-1].seat == 0
    assert unit.upgrades[0].exhausted == unit.upgrades[0].card.exhaust


@pytest.mark.rule("legion23:sample.force-push")
@BOTH
def test_force_push_is_a_free_action_that_needs_an_enemy_trooper_within_1(edition: str) -> None:
    field, unit = having(edition, "Force Push", vehicle("Tank"), man("Far"))
    laid.stand(field, field.units[2], (10, 18.2))
    assert cost(field, unit, ("upgrade", 0)) == 0
    reason = why_not(field, unit, ("upgrade", 0))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.06", "legion23:action.03")


@BOTH
@pytest.mark.parametrize(("name", "reach"), [("Jedi Mind Trick", 2), ("Force Choke", 1)])
def test_mind_tricks_and_chokes_are_for_common_troopers(edition: str, name: str, reach: int) -> None:
    common, chief, agent = man("A"), man("B", rank="commander"), man("C", rank="operative")
    field, unit = having(edition, name, common, chief, agent, vehicle("D"))
    use(field, unit)
    target = field.units[1]
    if reach == 2:
        assert target.has(SUPPRESSION) == 2
    else:
        assert suppression.wounds_on(field, target) == 1
    assert unit.upgrades[0].exhausted
    assert all(each.tokens == {} for each in field.units[2:])


@BOTH
@pytest.mark.rule("legion26:kw.bounty.2", "legion23:kw.bounty")
@pytest.mark.parametrize(("words", "earned"), [(("bounty",), 1), ((), 0)])
def test_whom_the_effect_of_a_card_defeats_its_bearer_has_defeated(
    edition: str, words: tuple[str, ...], earned: int
) -> None:
    field, unit = having(edition, "Force Choke", man("A", wounds=1), own=man("Bearer", *words))
    field.units[1].tokens["bounty"] = 1
    use(field, unit)
    assert not field.units[1].miniatures
    assert field.victory_points[0] + unit.has("bounty-collected") == earned


@BOTH
@pytest.mark.rule("legion26:kw.bounty.2", "legion23:kw.bounty")
def test_whom_poison_defeats_nobody_has_defeated(edition: str) -> None:
    field, unit = having(edition, "Force Choke", man("A", wounds=1), own=man("Bearer", "bounty"))
    mark = field.units[1]
    mark.tokens |= {"bounty": 1, "poison": 1}
    run(doing.activation_ends(field, mark))
    assert not mark.miniatures
    assert field.victory_points[0] + unit.has("bounty-collected") == 0


@BOTH
def test_force_guidance_gives_surges_to_two_allies(edition: str) -> None:
    field, unit = having(edition, "Force Guidance")
    allies = [laid.add(field, 0, man(name), (14 + 3 * number, 10)) for number, name in enumerate("XYZ")]
    use(field, unit, answers=[[("unit", allies[0].id), ("unit", allies[2].id)]])
    assert [ally.has(SURGE) for ally in allies] == [1, 0, 1]


@pytest.mark.rule("legion23:sample.burst-of-speed")
@pytest.mark.example("legion26:ex.12", "legion23:ex.15")
@pytest.mark.rule("legion26:upgrade.11", "legion23:upgrade.09")
@BOTH
def test_a_burst_of_speed_lasts_a_round_and_costs_the_next(edition: str) -> None:
    field, unit = having(edition, "Burst of Speed")
    begins(field, unit, "no")
    assert (own_speed(unit), unit.upgrades[0].expended) == (2, False)
    begins(field, unit, "yes")
    assert (own_speed(unit), unit.upgrades[0].expended) == (3, True)
    end_activation(field, unit)
    assert own_speed(unit) == 3
    run(end_of_end_phase(field))
    assert (own_speed(unit), unit.tokens) == (2, {IMMOBILIZE: 1})
    assert [bool(effect.due()) for effect in of_card(field, unit, ACTIVATES)] == [False]


# Other actions.


@BOTH
@pytest.mark.parametrize(
    ("name", "keyword", "value"),
    [("General Weiss", "arsenal", 2), ("Plo Koon", "agile", 2), ("Ascension Cables", "scale", 0)],
)
def test_a_keyword_until_the_activation_ends(edition: str, name: str, keyword: str, value: int) -> None:
    field, unit = having(edition, name)
    before = keywords.value(unit, keyword)
    use(field, unit)
    assert keywords.has(unit, keyword)
    assert keywords.value(unit, keyword) == before + value
    end_activation(field, unit)
    assert keywords.value(unit, keyword) == before


@BOTH
def test_lok_durds_weapons_suppress(edition: str) -> None:
    field, unit = having(edition, "Lok Durd")
    use(field, unit)
    assert [each.name for each in keywords.of_weapons(unit)] == ["suppressive"]


@BOTH
@pytest.mark.parametrize(
    ("name", "tokens"), [("Rebel Trooper Specialist", [DODGE, SURGE]), ("Stormtrooper Specialist", [AIM, SURGE])]
)
def test_specialists_choose_a_token(edition: str, name: str, tokens: list[str]) -> None:
    for number, token in enumerate(tokens):
        field, unit = having(edition, name)
        use(field, unit, answers=[("way", number)])
        assert unit.tokens == {token: 1}
        assert unit.upgrades[0].exhausted


@BOTH
@pytest.mark.parametrize(
    ("name", "answers", "tokens"),
    [
        ("Governor Pryce", [], {AIM: 1, SUPPRESSION: 2}),
        ("Shriv Suurgav", ["yes"], {DODGE: 1, SUPPRESSION: 2}),
        ("Shriv Suurgav", ["no"], {DODGE: 1, SUPPRESSION: 1}),
        ("Clone Commander Fox", ["yes"], {SURGE: 1}),
        ("Clone Commander Fox", ["no"], {SURGE: 1, SUPPRESSION: 1}),
    ],
)
def test_pilots_spur_on_a_trooper_near(edition: str, name: str, answers: list[str], tokens: dict[str, int]) -> None:
    field, unit = having(edition, name, own=vehicle("Bearer"))
    ally = laid.add(field, 0, man("Ally"), (18, 10))
    laid.add(field, 0, man("Far"), (40, 10))
    ally.tokens[SUPPRESSION] = 1
    use(field, unit, answers=answers)
    assert ally.tokens == tokens
    laid.stand(field, ally, (40, 15))
    unit.done.clear()
    assert ("upgrade", 0) not in menu(field, unit)


@NEW
@pytest.mark.parametrize("name", ["Stormtrooper Marksman", "Rebel Marksman"])
@pytest.mark.parametrize(("face", "hurt"), [("surge", 1), ("critical", 1), ("hit", 0)])
def test_marksmen(edition: str, name: str, face: str, hurt: int) -> None:
    field, unit = having(edition, name, man("A"), vehicle("B"))
    use(field, unit, dice=attack_dice("red", face))
    enemy = field.units[1]
    assert (suppression.wounds_on(field, enemy), enemy.has(SUPPRESSION)) == (hurt, hurt)


@NEW
def test_marksmen_neither_shoot_when_engaged_nor_at_engaged_units(edition: str) -> None:
    field, unit = having(
        edition, "Rebel Marksman", man("A", weapons=[laid.CLUB]), own=man("Bearer", weapons=[laid.CLUB])
    )
    assert ("upgrade", 0) in menu(field, unit)
    laid.stand(field, field.units[1], (10, 10 + 27 / 25.4))
    assert ("upgrade", 0) not in menu(field, unit)


@NEW
@pytest.mark.parametrize(("face", "hurt"), [("hit", 1), ("critical", 1), ("surge", 0)])
def test_hunter_of_the_newer_edition(edition: str, face: str, hurt: int) -> None:
    field, unit = having(edition, "Hunter", man("A"), man("B", rank="commander"))
    use(field, unit, dice=attack_dice("black", face))
    assert [suppression.wounds_on(field, enemy) for enemy in field.units[1:]] == [hurt, 0]


def test_another_hunter_of_the_older_edition_is_not_enforced() -> None:
    (hunter,) = [one for one in cards.upgrades("2023").values() if one.name == "Hunter"]
    assert upgrade_effects.of(hunter) == ()
    assert unenforced(hunter)


@BOTH
def test_wedge_pivots(edition: str) -> None:
    field, unit = having(edition, "Wedge Antilles", own=vehicle("Bearer"))
    use(field, unit, answers=[lambda decision: decision.sample(Rng(1))])
    assert unit.moved


# When something happens.


@BOTH
def test_endurance_ends_the_phase_with_less_suppression(edition: str) -> None:
    field, unit = having(edition, "Endurance")
    other = laid.add(field, 0, man("Other"), (20, 10))
    unit.tokens[SUPPRESSION] = other.tokens[SUPPRESSION] = 2
    field.phase, field.step, field.priority, field.activating = "activation", 1, 0, NOBODY
    run(activation_phase(field), answers=["yes"])
    assert (unit.has(SUPPRESSION), other.has(SUPPRESSION)) == (1, 2)
    at(field, PHASE_ENDS, answers=["no"])
    assert unit.has(SUPPRESSION) == 1


@pytest.mark.rule("legion23:sample.take-initiative")
@BOTH
@pytest.mark.parametrize(("name", "gone"), [("Seize the Initiative", (False, True)), ("HQ Uplink", (True, False))])
def test_a_unit_issues_itself_an_order(edition: str, name: str, gone: tuple[bool, bool]) -> None:
    field, unit = having(edition, name)
    field.nominated = [NOBODY, NOBODY]
    run(issue_orders(field, 0), answers=["no"])
    assert (unit.order, unit.upgrades[0].exhausted) == (NO_ORDER, False)
    run(issue_orders(field, 0), answers=["yes"])
    assert (unit.order, (unit.upgrades[0].exhausted, unit.upgrades[0].expended)) == (FACEUP, gone)
    unit.order, unit.ordered = NO_ORDER, False
    assert run(issue_orders(field, 0)).questions == []


@BOTH
def test_no_card_is_used_for_an_order_that_the_unit_has(edition: str) -> None:
    field, unit = having(edition, "Seize the Initiative")
    unit.order = FACEUP
    assert run(issue_orders(field, 0)).questions == []
    assert run(issue_orders(field, 1)).questions == []


@pytest.mark.rule("legion23:sample.wookiee-shield")
@BOTH
def test_a_wookiee_turns_the_shield_when_the_unit_is_activated(edition: str) -> None:
    field, unit = having(edition, "Battle Shield Wookiee", own=man("Wookiee Warriors", minis=2))
    assert (keywords.value(unit, "armor"), own_speed(unit)) == (0, 2)
    begins(field, unit, "yes")
    assert (keywords.value(unit, "armor"), own_speed(unit)) == (1, 1)
    begins(field, unit, "no")
    assert keywords.value(unit, "armor") == 1
    begins(field, unit, "yes")
    assert (keywords.value(unit, "armor"), own_speed(unit)) == (0, 2)


@pytest.mark.rule("legion23:sample.inspiring-presence")
@BOTH
def test_an_inspiring_presence_lends_courage_farther(edition: str) -> None:
    field, lender = having(edition, "Inspiring Presence", own=man("Lender", courage=3))
    near, far = (
        laid.add(field, 0, man("Near", courage=1), (34, 10)),
        laid.add(field, 0, man("Far", courage=1), (37, 10)),
    )
    for unit in (near, far):
        unit.tokens[SUPPRESSION] = 2
    assert [doing.panicked(field, unit) for unit in (near, far)] == [False, True]
    lender.upgrades[0] = lender.upgrades[0]._replace(lost=True)
    assert doing.panicked(field, near)
    lender.rank = "commander"
    assert doing.panicked(field, near)


@BOTH
def test_a_security_droid_ignores_ai(edition: str) -> None:
    field, unit = having(edition, "B1 Security Droid")
    begin_activation(field, unit)
    begins(field, unit, "yes")
    assert "override" in unit.done
    assert unit.upgrades[0].exhausted


@BOTH
def test_a_tactician_hands_out_aims_by_dice(edition: str) -> None:
    field, unit = having(edition, "Unorthodox Tactician")
    allies = [laid.add(field, 0, man(name), (14 + 3 * number, 10)) for number, name in enumerate("XY")]
    dice = defence_dice("red", "block surge blank")
    begins(field, unit, [("unit", allies[0].id)], [("unit", allies[1].id)], dice=dice)
    assert [one.has(AIM) for one in (unit, *allies)] == [0, 1, 1]


@BOTH
def test_baron_rudor_aims_when_he_recovers(edition: str) -> None:
    field, unit = having(edition, "Baron Rudor")
    run(make_action(field, unit, "recover"))
    assert unit.has(AIM) == 1
    other = laid.add(field, 0, man("Other"), (20, 10))
    at(field, RECOVERED, other)
    assert (unit.has(AIM), other.has(AIM)) == (1, 0)


@BOTH
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_into_the_fray_when_an_enemy_near_is_activated(edition: str, answer: str) -> None:
    field, unit = having(edition, "Into the Fray", man("Near"), man("Far"))
    laid.stand(field, field.units[2], (10, 18.2))
    assert at(field, ENEMY_ACTIVATES, field.units[2]).questions == []
    at(field, ENEMY_ACTIVATES, field.units[1], answers=[answer])
    assert unit.has(SURGE) == (answer == "yes")


@BOTH
def test_hacked_comms_follow_orders_of_enemies_near(edition: str) -> None:
    field, unit = having(edition, "Hacked Comms Unit", man("Near"), man("Far"))
    laid.stand(field, field.units[2], (10, 18.2))
    run(issue(field, field.units[2]))
    assert unit.order == NO_ORDER
    run(issue(field, field.units[1]), answers=["yes"])
    assert unit.order == FACEUP


@NEW
def test_an_emergency_transponder_is_for_units_that_were_drawn(edition: str) -> None:
    field, unit = having(edition, "Emergency Transponder")
    assert [bool(effect.due()) for effect in of_card(field, unit, ACTIVATES)] == [False]
    unit.drawn = True
    begins(field, unit, "yes", ("way", 1))
    assert (unit.tokens, unit.upgrades[0].expended) == ({DODGE: 1}, True)


@BOTH
def test_forest_dwellers_dodge_in_the_first_round(edition: str) -> None:
    field, unit = having(edition, "Forest Dwellers")
    at(field, PHASE_BEGINS)
    field.round = 2
    at(field, PHASE_BEGINS)
    assert unit.tokens == {DODGE: 1}


@BOTH
def test_a_lost_card_does_nothing(edition: str) -> None:
    field, unit = having(edition, "Forest Dwellers")
    unit.upgrades[0] = unit.upgrades[0]._replace(lost=True)
    at(field, PHASE_BEGINS)
    assert unit.tokens == {}


# Attacks, cures and risks.


@BOTH
def test_a_saber_is_thrown_as_the_attack_action_with_half_its_dice(edition: str) -> None:
    saber = weapon("saber", melee=True, red=3, black=2, keywords=["pierce 1"])
    own = man("Jedi", weapons=[saber, laid.RIFLE])
    field, unit = having(edition, "Saber Throw", man("A"), man("B"), man("Far"), own=own)
    laid.stand(field, field.units[3], (10, 26))
    dice = [*attack_dice("red", "blank blank blank")]
    asked = use(field, unit, dice=dice, answers=[("throw", 0, 1)]).asked[0]
    assert asked.options == [("throw", 0, 1), ("throw", 0, 2)]
    assert words("en").render(describe(field, asked, ("throw", 0, 2))) == "B"
    field.actions = 2
    assert why_not(field, unit, doing.ATTACK) is not None
    unit.done = [doing.ATTACK]
    assert why_not(field, unit, ("upgrade", 0)) is not None


@BOTH
def test_the_amban_rifle_moves_and_shoots_for_two_actions(edition: str) -> None:
    field, unit = having(edition, "Din's Amban Rifle", man("A"), vehicle("B"))
    assert cost(field, unit, ("upgrade", 0)) == 2
    spot = ((10 * INCH, 9 * INCH),)
    use(field, unit, answers=[spot, [("unit", 2)]], dice=attack_dice("red", "hit"))
    pose = field.miniatures[unit.leader].pose
    assert pose is not None
    assert (pose.x, pose.y) == spot[0]
    assert suppression.wounds_on(field, field.units[2]) == 1
    field.actions, unit.done = 2, []
    back = ((10 * INCH, 10 * INCH),)
    use(field, unit, answers=[back, [("unit", 1)]], dice=attack_dice("red", "surge"))
    assert field.units[1].tokens == {}
    laid.stand(field, field.units[1], (10, 10 + 27 / 25.4))
    field.units[1].card = man("A", weapons=[laid.CLUB])
    unit.card = man("Bearer", weapons=[laid.CLUB])
    field.actions, unit.done = 2, []
    assert why_not(field, unit, ("upgrade", 0)) is not None


@BOTH
@pytest.mark.parametrize(("rank", "word"), [("commander", "pierce"), ("operative", "suppressive"), ("corps", "")])
def test_bounty_programming_is_about_the_rank_of_the_mark(edition: str, rank: str, word: str) -> None:
    field, unit = having(edition, '"Bounty" Programming', man("A"), man("Mark", rank=rank))
    field.units[2].tokens["bounty"] = 1
    pool = Pool(Table(field), 0, unit.leader, unit, field.units[1], RANGED)
    run(field.edition.texts.attack_begins(field, pool))
    assert [each.name for each in pool.extra] == ([word] if word else [])


@BOTH
def test_a_call_to_arms(edition: str) -> None:
    field, unit = having(edition, "Call To Arms")
    begins(field, unit, "yes")
    assert (unit.tokens, keywords.has(unit, "charge"), unit.upgrades[0].exhausted) == ({SUPPRESSION: 1}, True, True)


@BOTH
def test_herbs_are_for_ewoks_near(edition: str) -> None:
    field, unit = having(edition, "Herbal Medicine")
    ewoks = [laid.add(field, 0, man("Ewok", affiliation="Ewoks"), (13 + 20 * far, 10)) for far in (0, 1)]
    other = laid.add(field, 0, man("Other"), (10, 8))
    for each in (*ewoks, other):
        wound(field, each, 2)
    assert cost(field, unit, ("upgrade", 0)) == 0
    use(field, unit)
    assert [suppression.wounds_on(field, each) for each in (*ewoks, other)] == [1, 2, 2]
    assert unit.upgrades[0].exhausted
    wound(field, ewoks[0], 0)
    unit.upgrades = [each._replace(exhausted=False) for each in unit.upgrades]
    unit.done = []
    assert why_not(field, unit, ("upgrade", 0)) is not None


@BOTH
def test_a_backworld_medic_cures_and_alarms(edition: str) -> None:
    field, unit = having(edition, "Backworld Medic")
    ally = laid.add(field, 0, man("Ally"), (13, 10))
    droid = laid.add(field, 0, man("Droid", unit_type="droid trooper"), (10, 8))
    ally.tokens = {POISON: 2}
    wound(field, ally, 1)
    wound(field, droid, 1)
    use(field, unit, answers=[("token-of", POISON)], dice=defence_dice("white", "block blank"))
    assert ally.tokens == {POISON: 1, SUPPRESSION: 1}
    field.actions, unit.done = 2, []
    use(field, unit, answers=[("miniature", ally.leader)], dice=defence_dice("white", "surge block"))
    assert (suppression.wounds_on(field, ally), ally.has(SUPPRESSION)) == (0, 3)


@NEW
def test_an_unstable_astromech_gives_an_action_and_may_explode(edition: str) -> None:
    field, unit = having(edition, "Unstable Astromech", own=man("Bearer", wounds=6, weapons=[laid.RIFLE]))
    dice = attack_dice("black", "hit critical blank")
    spot = ((11 * INCH, 10 * INCH),)
    at(field, ACTIVATED, unit, answers=["yes", ("way", 1), "standard", spot], dice=dice)
    pose = field.miniatures[unit.leader].pose
    assert pose is not None
    assert (pose.x, pose.y) == spot[0]
    assert (suppression.wounds_on(field, unit), unit.upgrades[0].expended) == (2, True)
    assert not at(field, ACTIVATED, unit).asked


# Told.


def test_every_card_of_the_table_is_one_of_the_data() -> None:
    known = {
        one.name for edition in ("2026", "2023") for one in cards.upgrades(edition).values() if one.text == "known"
    }
    assert set(upgrade_effects.EFFECTS) <= known | {card.name for card in supplies.CARDS if card.text == "known"}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_texts_are_told_and_what_is_not_enforced_is_told_so(lang: str) -> None:
    for edition in ("2026", "2023"):
        for each in cards.upgrades(edition).values():
            told = [words(lang).render(timed.text()) for timed in upgrade_effects.of(each)]
            assert all(one.endswith(".") for one in told)
            assert bool(told) or not each.text or unenforced(each)


def test_a_card_is_read_out_with_its_values_and_sides() -> None:
    lines = [words("en").render(line) for line in CARDS.named("Battle Shield Wookiee")[0].lines]
    assert "Miniatures it adds: 1" in lines
    assert "Other side:" in lines
    assert "Maximum Speed it adds: -1" in lines
    assert "  When its unit is activated: may turn this card over." in lines
    lines = [words("es").render(line) for line in CARDS.named("Inspiring Presence")[0].lines]
    assert any("alcance 1-4" in line for line in lines)
    assert not any(line.startswith("No se aplica") for line in lines)


def test_the_view_says_which_texts_are_enforced() -> None:
    field, unit = having("2026", "Burst of Speed")
    riddle = next(one for one in cards.upgrades("2026").values() if one.name == "Ryder Azadi")
    laid.add(field, 0, man("Other"), (20, 10), upgrades=(riddle,))
    field.hands = [["ck", "bm"], []]
    shown: Any = view(field, 0)
    assert [one["texts_enforced"] for one in shown["units"]] == [[True], [], [False]]
    assert [one["enforced"] for one in shown["players"][0]["cards"]] == [True, False]
    drawn = draw(shown, words("en"))
    assert "My Ally is the Force (2 pips), Master of Evil (3 pips; text not enforced)" in drawn
    assert unit.id == 0
