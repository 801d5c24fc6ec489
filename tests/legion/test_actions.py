"""Actions: attacks, moves and free actions, Standby after them, withdrawing, and cards that are used."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps, met
from legion.laid import add
from legion.playing import battle, card, run, upgrade, vehicle
from tablero.games.legion import cards, doing, keywords, movement
from tablero.games.legion.actions import cost, make_action, make_actions, menu, why_not
from tablero.games.legion.activation import activate, begin_activation
from tablero.games.legion.armies import Entry
from tablero.games.legion.basic_actions import act_for_free, free_actions
from tablero.games.legion.compulsory import race
from tablero.games.legion.following import has_acted, open_reactions
from tablero.games.legion.moving import Terms
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.notched import NotchedMove
from tablero.games.legion.objectives import claim, drop_all
from tablero.games.legion.standby import why_not_react
from tablero.games.legion.state import (
    ACTING,
    ACTIVATION,
    DODGE,
    MOVED,
    NOT_MOVED,
    SET_ASIDE,
    STANDBY,
    SUPPRESSION,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.upgrade_actions import use_upgrade, why_not_upgrade
from tablero.kernel import Play, Rng
from tablero.tabletop import INCH

RULE = pytest.mark.rule
EDITIONS = pytest.mark.parametrize("edition", BOTH)


# Standby, and what comes after.


def to(x: int, y: int) -> Any:
    """The answer that moves toward a point, in inches."""
    return lambda question: question.toward((x * INCH, y * INCH))


def watched(edition: str) -> tuple[Battle, Unit, Unit]:
    """Clones that may act, and droids on standby near them."""
    field = laid.battle(edition)
    clones = add(field, 0, laid.card("Clones", keywords=["agile 1"]), (10, 10))
    droids = add(field, 1, laid.card("Droids"), (18, 10))
    begin_activation(field, clones)
    field.phase, field.stage, field.actions = ACTIVATION, ACTING, 2
    droids.tokens[STANDBY] = 1
    return field, clones, droids


@EDITIONS
@RULE("legion26:standby.05", "legion23:standby.06", "legion26:core.20", "legion23:timing.03")
def test_standby_comes_after_the_action_and_before_what_else_follows_it(edition: str) -> None:
    field, clones, _ = watched(edition)
    seen: list[tuple[Any, int]] = []

    def look(question: Any) -> str:
        pose = field.miniatures[clones.leader].pose
        assert pose is not None
        seen.append((pose.x, clones.has(DODGE)))
        return "no"

    run(make_action(field, clones, "move"), answers=["standard", to(8, 10), look])
    (there, dodges), *_ = seen
    assert there < 10 * INCH
    assert dodges == 0
    assert clones.has(DODGE) == 1


@EDITIONS
@RULE("legion26:standby.08", "legion23:standby.07")
def test_standby_waits_for_all_pools(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    field, clones, _ = watched(edition)
    add(field, 1, laid.card("Others"), (10, 18))
    order: list[str] = []

    def attack_twice(
        battle: Battle, around: Any, unit: Unit, limits: Any, *, own_turn: bool, reactions: Any
    ) -> Play[None]:
        order.extend(["pool", "pool"])
        yield from reactions()

    monkeypatch.setattr(doing, "attack", attack_twice)

    def answer(question: Any) -> str:
        order.append("standby")
        return "no"

    run(make_action(field, clones, "attack"), answers=[answer])
    assert order == ["pool", "pool", "standby"]


@RULE("legion26:standby.07")
def test_in_2026_nobody_reacts_to_what_the_own_side_has_brought_about() -> None:
    field, clones, droids = watched("2026")
    assert why_not_react(field, droids, clones, cause=0) is None
    reason = why_not_react(field, droids, clones, cause=1)
    assert reason is not None
    assert reason.rule == "legion26:standby.07"
    assert run(has_acted(field, clones, cause=1)).questions == []
    assert droids.has(STANDBY) == 1
    run(has_acted(field, clones), answers=["no"])


def test_in_2023_whoever_brought_it_about_is_reacted_to() -> None:
    field, clones, droids = watched("2023")
    assert why_not_react(field, droids, clones, cause=1) is None


# Actions and free actions.


@EDITIONS
@RULE("legion26:attack.01", "legion23:attack.01")
def test_one_attack_action_in_a_turn_free_or_not(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def shoot(battle: Battle, around: Any, unit: Unit, limits: Any, *, own_turn: bool, reactions: Any) -> Play[None]:
        yield from reactions()

    monkeypatch.setattr(doing, "attack", shoot)
    field, clones, droids = watched(edition)
    droids.tokens.clear()
    assert "attack" in free_actions(field, droids)
    assert "attack" in open_reactions(field, droids, clones)
    run(act_for_free(field, droids, "attack"))
    assert "attack" not in free_actions(field, droids)
    assert "attack" not in open_reactions(field, droids, clones)
    assert "attack" in free_actions(field, clones)
    begin_activation(field, clones)
    assert "attack" in free_actions(field, droids)
    droids.tokens[STANDBY] = 1
    run(has_acted(field, clones), answers=[("standby", droids.id), "attack"])
    assert "attack" not in free_actions(field, droids)


@EDITIONS
@RULE("legion26:action.04", "legion23:action.09", "legion26:action.10", "legion23:action.11")
def test_attacks_and_moves_are_actions_if_there_is_somebody_or_somewhere(edition: str) -> None:
    field, clones, droids = watched(edition)
    droids.tokens.clear()
    assert {"move", "attack"} <= set(menu(field, clones))
    run(make_action(field, clones, "attack"), dice=[8])
    assert clones.done == ["attack"]
    assert any(line.message.id == "legion-attacks" for line in field.log.entries)
    pose = field.miniatures[clones.leader].pose
    run(make_actions(field, clones), answers=["move", "standard", to(8, 10)])
    assert field.miniatures[clones.leader].pose != pose
    droids.place = SET_ASIDE
    clones.done.clear()
    reason = why_not(field, clones, "attack")
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.04", "legion23:action.09")
    stuck = laid.battle(edition)
    turret = add(stuck, 0, laid.card("Turret", keywords=["stationary"]), (10, 10))
    begin_activation(stuck, turret)
    stuck.stage, stuck.actions = ACTING, 2
    reason = why_not(stuck, turret, "move")
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.10", "legion23:action.11")


@EDITIONS
@RULE("legion26:action.06", "legion23:action.03")
@pytest.mark.example("legion26:ex.09", "legion23:ex.12")
def test_luke_jumps_as_one_of_his_two_actions(edition: str) -> None:
    luke = next(each for each in cards.units(edition).values() if each.name == "Luke Skywalker")
    assert any(word.name == "jump" and word.value == 1 for word in luke.keywords)
    field = laid.battle(edition)
    unit = add(field, 0, luke, (20, 10))
    plain = add(field, 0, corps(), (30, 20))
    add(field, 1, commander(), (60, 30))
    begin_activation(field, unit)
    field.phase, field.stage, field.actions = ACTIVATION, ACTING, 2
    run(make_actions(field, unit), answers=[("card", "jump"), to(10, 10)])
    assert field.actions == 1
    assert field.field[unit.leader].pose.x < 20 * INCH
    reason = why_not(field, unit, ("card", "jump"))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.02", "legion23:action.02")
    reason = why_not(field, plain, ("card", "jump"))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.06", "legion23:action.03")


@EDITIONS
def test_how_a_unit_has_moved_is_forgotten_when_the_next_activation_begins(edition: str) -> None:
    field = met(edition, [corps(), corps()], [commander()])
    for unit in field.units:
        unit.moved = MOVED
    begin_activation(field, field.units[0])
    assert [unit.moved for unit in field.units] == [NOT_MOVED] * 3


@EDITIONS
@RULE("legion23:action.06")
def test_free_actions_are_made_among_the_actions_only(edition: str) -> None:
    field = laid.battle(edition)
    unit = add(field, 0, corps("Scouts", "distract"), (10, 10))
    other = add(field, 1, corps(), (16, 10))
    begin_activation(field, other)
    reason = why_not(field, unit, ("free", "distract"))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.08", "legion23:action.06")
    begin_activation(field, unit)
    assert why_not(field, unit, ("free", "distract")) is None


@EDITIONS
@RULE("legion26:action.08", "legion23:action.05", "legion26:action.06", "legion23:action.03")
def test_card_actions_cost_an_action_and_free_ones_none(edition: str) -> None:
    field = laid.battle(edition)
    unit = add(field, 0, corps("Scouts", "distract", "take-cover 1"), (10, 10))
    assert cost(field, unit, ("free", "distract")) == 0
    assert cost(field, unit, ("card", "take-cover")) == 1
    assert cost(field, unit, "move") == 1


@RULE("legion23:activation.10")
def test_in_2023_a_damaged_vehicle_rolls_in_every_activation_before_its_actions() -> None:
    field = met("2023", [vehicle("Walker")], [commander()])
    walker = field.units[0]
    walker.tokens["damaged"] = 1
    for face, actions in ((6, 1), (1, 2)):
        begin_activation(field, walker)
        counts: list[int] = []

        def stop(question: Any, counts: list[int] = counts) -> str:
            counts.append(field.actions)
            return "done"

        run(activate(field), dice=[face], answers=[stop])
        assert counts == [actions]
    assert walker.has("damaged") == 1


@EDITIONS
@RULE("legion26:move.03", "legion23:move.16")
def test_whom_the_edge_stops_acts_no_more_but_is_reacted_to(edition: str) -> None:
    for at, stopped in ((66, True), (40, False)):
        field = laid.battle(edition)
        words = ["speeder 1", "distract", "agile 1"]
        bike = laid.card("Bike", unit_type="repulsor vehicle", speed=3, base=laid.MEDIUM, minis=1, keywords=words)
        unit = add(field, 0, bike, (at, 18))
        add(field, 1, laid.card("Waiting"), (at, 22)).tokens[STANDBY] = 1
        begin_activation(field, unit)
        field.phase, field.stage, field.actions = ACTIVATION, ACTING, 2
        far = NotchedMove(field, unit, Terms(STANDARD, 3, compulsory=True)).farthest(0, 3, 0)
        played = run(race(field, unit), answers=[((0, 3, 0, far),), "no"])
        assert [ask for _, ask in played.questions][-1] == "legion-ask-standby"
        assert unit.has(DODGE) == 1
        assert field.actions == (0 if stopped else 2)
        assert (free_actions(field, unit) == []) is stopped
        reason = why_not(field, unit, ("free", "distract"))
        rule = field.edition.rule("legion26:move.03", "legion23:move.16")
        assert (reason is not None and reason.rule == rule) is stopped


# Withdrawing.


def fighting(edition: str, kind: str = "trooper", *keywords: str, base: cards.Base = laid.SMALL) -> tuple[Battle, Unit]:
    """A unit engaged with another, in its activation."""
    field = laid.battle(edition)
    half = (base.length + laid.SMALL.length) / 2 / INCH
    unit = add(field, 0, laid.card("Own", unit_type=kind, keywords=keywords, base=base), (20, 10, 0, 180))
    add(field, 1, laid.card("Foes"), (20 + half, 10))
    begin_activation(field, unit)
    field.phase, field.stage, field.actions = ACTIVATION, ACTING, 2
    return field, unit


@pytest.mark.parametrize(
    ("kind", "base", "able"),
    [("trooper", laid.SMALL, False), ("creature trooper", laid.MEDIUM, True), ("heavy trooper", laid.MEDIUM, True)],
)
@RULE("legion26:melee.14", "legion26:apxb.24", "legion26:apxb.29")
def test_in_2026_who_withdraws_neither_attacks_nor_stands_by_but_for_some(
    kind: str, base: cards.Base, able: bool
) -> None:
    field, unit = fighting("2026", kind, base=base)
    assert doing.can_withdraw(field, unit)
    unit.done = ["attack"]
    assert doing.can_withdraw(field, unit) is able
    unit.done = [STANDBY]
    assert not doing.can_withdraw(field, unit)
    unit.done = ["move", "withdraw"]
    reason = why_not(field, unit, "attack")
    assert (reason is None) is able
    assert able or (reason is not None and reason.rule == "legion26:melee.14")
    reason = why_not(field, unit, STANDBY)
    assert reason is not None
    assert reason.rule == "legion26:melee.14"


@RULE("legion26:melee.11")
def test_in_an_activation_in_which_it_has_withdrawn_a_unit_moves_into_no_melee() -> None:
    field = laid.battle()
    unit = add(field, 0, laid.card("Own"), (20, 10))
    add(field, 1, laid.card("Foes"), (23, 10))
    begin_activation(field, unit)
    touching = ((23 * INCH - 2700, 10 * INCH),)
    for done, legal in (([], True), (["move", "withdraw"], False)):
        unit.done = list(done)
        seen: list[Any] = []

        def look(question: Any, seen: list[Any] = seen) -> Any:
            seen.append(question.check(touching))
            return question.toward((15 * INCH, 10 * INCH))

        run(movement.move(field, unit), answers=["standard", look])
        assert (seen[0] is None) is legal
        laid.stand(field, unit, (20, 10))


@RULE("legion23:type.creature.7")
@pytest.mark.parametrize(
    ("kind", "keyword", "asked"),
    [("creature trooper", "relentless", True), ("creature trooper", "steady", False), ("trooper", "relentless", False)],
)
def test_in_2023_relentless_creatures_attack_after_they_withdraw(kind: str, keyword: str, asked: bool) -> None:
    base = laid.SMALL if kind == "trooper" else laid.MEDIUM
    field, unit = fighting("2023", kind, keyword, base=base)
    kinds = ["standard"] if kind == "trooper" else []
    played = run(make_action(field, unit, "move"), answers=[*kinds, to(10, 10), *(["no"] if asked else [])])
    asks = [ask for _, ask in played.questions]
    assert ("legion-ask-free-attack" in asks) is asked
    assert field.actions == 0


@RULE("legion23:type.creature.7", "legion23:type.emplacement.4")
@pytest.mark.parametrize("kind", ["creature trooper", "emplacement trooper"])
def test_in_2023_reposition_pivots_when_it_withdraws(kind: str) -> None:
    field, unit = fighting("2023", kind, "reposition", base=laid.MEDIUM)
    answers = ["no", to(10, 10), "yes", lambda question: question.sample(Rng(1))]
    played = run(make_action(field, unit, "move"), answers=answers)
    assert [ask for _, ask in played.questions].count("legion-ask-reposition") == 2


# Claiming.


@EDITIONS
@RULE("legion26:obj.09", "legion23:claim.01")
def test_claiming_is_free_in_2026_and_an_action_in_2023(edition: str) -> None:
    field = laid.battle(edition)
    assert cost(field, add(field, 0, corps(), (10, 10)), ("claim", 0)) == (0 if edition == "2026" else 1)


@RULE("legion23:token.24")
def test_in_2023_a_token_that_is_claimed_is_held_until_it_is_dropped() -> None:
    field = laid.battle("2023")
    unit = add(field, 0, corps(), (10, 10))
    field.tokens = [Token("objective", 10 * INCH, 12 * INCH)]
    claim(field, unit, 0)
    assert (field.tokens, len(unit.held)) == ([], 1)
    run(drop_all(field, unit))
    assert (len(field.tokens), unit.held) == (1, [])


@RULE("legion23:rally.08")
def test_in_2023_who_rallies_out_of_panic_keeps_what_it_holds() -> None:
    for faces, held in (([1, 1], 1), ([6, 6], 0)):
        field = met("2023", [corps("Own", courage=1)], [commander()])
        unit = field.units[0]
        unit.tokens[SUPPRESSION] = 2
        unit.held = [Token("objective", 0, 0)]
        begin_activation(field, unit)
        assert len(unit.held) == 1
        run(activate(field), dice=faces, answers=["done"] if held else [])
        assert len(unit.held) == held


@RULE("legion23:type.creature.6", "legion23:type.emplacement.3")
@pytest.mark.parametrize(
    ("kind", "able"), [("trooper", True), ("creature trooper", False), ("emplacement trooper", False)]
)
def test_in_2023_neither_creatures_nor_emplacements_claim_anything(kind: str, able: bool) -> None:
    field = laid.battle("2023")
    base = laid.SMALL if kind == "trooper" else laid.MEDIUM
    beside = 10 + (base.length + 2510) / 2 / INCH
    unit = add(field, 0, laid.card(unit_type=kind, base=base), (beside, 10))
    assert field.edition.objectives.reaches(field, unit, Token("objective", 10 * INCH, 10 * INCH)) is able


# Cards of a unit.


@EDITIONS
@RULE("legion26:upgrade.09", "legion23:upgrade.07")
def test_cards_begin_readied_and_only_readied_ones_are_used(edition: str) -> None:
    field = laid.battle(edition)
    reflexes = upgrade("Force Reflexes", type="force", exhaust=True, action="free action", text="known")
    unit = add(field, 0, commander(), (10, 10), upgrades=(reflexes,))
    assert (unit.upgrades[0].exhausted, unit.upgrades[0].expended) == (False, False)
    assert why_not_upgrade(field, unit, 0) is None
    run(use_upgrade(field, unit, 0))
    assert unit.upgrades[0].exhausted
    reason = why_not_upgrade(field, unit, 0)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:upgrade.10", "legion23:upgrade.08")
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=False, expended=True)
    reason = why_not_upgrade(field, unit, 0)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:upgrade.11", "legion23:upgrade.09")


@EDITIONS
@RULE("legion26:upgrade.10", "legion26:upgrade.11", "legion23:upgrade.08", "legion23:upgrade.09")
def test_an_exhausted_card_lends_its_keywords_in_2026_only_and_an_expended_one_nowhere(edition: str) -> None:
    field = battle(edition, [Entry(card(), (upgrade("Ace", "full-pivot", exhaust=True),))])
    unit = field.units[0]
    assert keywords.has(unit, "full-pivot")
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=True)
    assert keywords.has(unit, "full-pivot") is (edition == "2026")
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=False)
    assert keywords.has(unit, "full-pivot")
    unit.upgrades[0] = unit.upgrades[0]._replace(expended=True)
    assert not keywords.has(unit, "full-pivot")
