"""The activation of a unit: its steps, its actions and how often it may make them, abilities at its start and its end."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps, met
from legion.fielded import words
from legion.missions import card_id, token
from legion.playing import defence_dice, run, upgrade, vehicle, wound
from tablero.games.legion import doing
from tablero.games.legion.actions import cost, make_action, make_actions, menu, why_not
from tablero.games.legion.activation import activate, begin_activation, count_actions
from tablero.games.legion.activation_effects import activation_ends, moves_for_courage, override
from tablero.games.legion.battlefield import put
from tablero.games.legion.courage import demoralize, inspire
from tablero.games.legion.deeds import Calm
from tablero.games.legion.describe import describe
from tablero.games.legion.effects import Scene
from tablero.games.legion.end_phase import end_of_end_phase
from tablero.games.legion.objectives import MARKER
from tablero.games.legion.state import (
    ACTING,
    AIM,
    ASSET,
    DODGE,
    FACEDOWN,
    FACEUP,
    IMMOBILIZE,
    INACTIVE_SHIELD,
    INCOGNITO,
    NOBODY,
    OBSERVATION,
    POISON,
    SHIELD,
    STANDBY,
    SUPPRESSION,
    SURGE,
    UNDEPLOYED,
    VEHICLE_DAMAGE,
    Battle,
    Unit,
)
from tablero.kernel import Pick, Play
from tablero.tabletop import INCH, Pose


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody moves or attacks unless a test says so: these are tests of the course of an activation."""

    def stay(battle: Battle, unit: Unit) -> Play[None]:
        yield from ()

    monkeypatch.setattr(doing, "can_move", lambda battle, unit: False)
    monkeypatch.setattr(doing, "perform_move", stay)
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): False)


def acting(edition: str, *own: Any, actions: int = 2, apart: float = 20) -> tuple[Battle, Unit]:
    """A battle in which the first of these units may make so many actions."""
    battle = met(edition, own or [corps()], [commander()], apart=apart)
    unit = battle.units[0]
    begin_activation(battle, unit)
    battle.phase, battle.stage, battle.actions = "activation", ACTING, actions
    return battle, unit


def rule_of(battle: Battle, unit: Unit, action: Any) -> str:
    """The rule against an action."""
    reason = why_not(battle, unit, action)
    assert reason is not None
    assert reason.rule is not None
    return reason.rule


# Actions.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:action.01", "legion23:action.01", "legion26:activ.08", "legion23:activation.07")
@pytest.mark.rule("legion26:action.03", "legion23:action.08", "legion26:action.05", "legion23:action.10")
@pytest.mark.rule("legion26:token.order", "legion23:token.11")
def test_two_different_actions_and_the_order_token_turned_over(edition: str) -> None:
    battle = met(edition, [corps()], [commander()])
    unit = battle.units[0]
    unit.order = FACEUP
    begin_activation(battle, unit)
    outcome = run(activate(battle), answers=[AIM, DODGE])
    assert (unit.has(AIM), unit.has(DODGE), unit.order) == (1, 1, FACEDOWN)
    assert outcome.asked[0].to_json()["options"] == [AIM, DODGE, "recover", STANDBY, "done"]
    assert battle.activating == NOBODY
    assert unit.activated


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:action.02", "legion23:action.02", "legion26:action.01", "legion23:action.01")
def test_each_action_once_but_for_moves(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    battle, unit = acting(edition)
    unit.done = [AIM, "move"]
    assert rule_of(battle, unit, AIM) in ("legion26:action.02", "legion23:action.02")
    assert why_not(battle, unit, "move") is None
    battle.actions = 0
    assert rule_of(battle, unit, "move") in ("legion26:action.01", "legion23:action.01")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:action.02", "legion23:action.02")
def test_an_attack_is_made_once_but_by_some(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    battle, unit = acting(edition)
    assert why_not(battle, unit, "attack") is None
    unit.done = ["attack"]
    assert rule_of(battle, unit, "attack") in ("legion26:action.02", "legion23:action.02")
    battle, unit = acting(edition, corps("Gunners", "barrage"))
    unit.done = ["attack", AIM]
    assert why_not(battle, unit, "attack") is None
    assert rule_of(battle, unit, AIM) in ("legion26:action.02", "legion23:action.02")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:action.13")
def test_a_unit_may_stop_early(edition: str) -> None:
    battle, unit = acting(edition)
    assert "done" in menu(battle, unit)
    assert run(make_actions(battle, unit), answers=["done"]).result is False


@pytest.mark.rule("legion26:action.13")
def test_a_unit_may_not_stop_where_a_rule_forces_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    battle, unit = acting("2026", corps("Droids", "ai dodge", unit_type="droid trooper"))
    battle.mission = {"secondary": card_id("2026", "Supply Run")}
    battle.tokens = [token(ASSET, "supply-cache", 12, 5), token(ASSET, "supply-cache", 40, 5)]
    assert menu(battle, unit) == [AIM, DODGE, "recover", STANDBY, ("claim", 0), "done"]
    unit.tokens[SUPPRESSION] = 1
    assert menu(battle, unit) == [DODGE]
    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    unit.tokens[SUPPRESSION], unit.place = 0, UNDEPLOYED
    assert menu(battle, unit) == ["move"]


@pytest.mark.rule("legion23:kw.incognito.2")
def test_who_acts_for_an_objective_is_incognito_no_more() -> None:
    battle, unit = acting("2023")
    battle.mission = {"objective": card_id("2023", "Recover the Supplies")}
    battle.tokens = [token(MARKER, "supplies", 10, 5)]
    unit.tokens[INCOGNITO] = 1
    run(make_action(battle, unit, AIM))
    assert unit.has(INCOGNITO)
    run(make_action(battle, unit, ("claim", 0)))
    assert unit.held
    assert not unit.has(INCOGNITO)


@pytest.mark.rule("legion26:action.11", "legion26:upgrade.14")
def test_recover_removes_as_many_tokens_as_one_likes() -> None:
    battle, unit = acting("2026")
    unit.tokens[SUPPRESSION] = 3
    run(make_actions(battle, unit), answers=["recover", ("remove", 2)])
    assert unit.has(SUPPRESSION) == 1


@pytest.mark.rule("legion23:action.12")
def test_recover_removes_all_tokens_in_the_older_edition() -> None:
    battle, unit = acting("2023")
    unit.tokens[SUPPRESSION] = 3
    run(make_actions(battle, unit), answers=["recover"])
    assert unit.has(SUPPRESSION) == 0


@pytest.mark.rule("legion23:kw.danger-sense-x")
def test_who_senses_danger_may_keep_tokens_when_it_recovers() -> None:
    battle, unit = acting("2023", corps("Hunter", "danger-sense 2"))
    unit.tokens[SUPPRESSION] = 3
    outcome = run(make_actions(battle, unit), answers=["recover", ("keep", 3)])
    assert outcome.asked[-1].to_json()["options"] == [("keep", 0), ("keep", 1), ("keep", 2), ("keep", 3)]
    assert unit.has(SUPPRESSION) == 3


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.danger-sense-x", "legion23:kw.danger-sense-x")
def test_who_senses_danger_may_keep_tokens_that_others_would_take(edition: str) -> None:
    battle = met(edition, [commander("Leia", "inspire 1"), corps("Hunter", "danger-sense 2")], [corps()])
    leia, hunter, _ = battle.units
    hunter.tokens[SUPPRESSION] = 3
    run(inspire(battle, leia), answers=[("unit", hunter.id), ("keep", 1)])
    assert hunter.has(SUPPRESSION) == 3
    run(Calm(2).happen(Scene(battle, 0, hunter)), answers=[("keep", 0)])
    assert hunter.has(SUPPRESSION) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:upgrade.14", "legion23:upgrade.12", "legion26:kw.recharge-x", "legion23:kw.recharge-x")
def test_recover_readies_cards_and_recharges_shields(edition: str) -> None:
    battle = laid.battle(edition)
    unit = laid.add(battle, 0, corps("Droids", "recharge 2"), (10, 10), upgrades=(upgrade(), upgrade("Other")))
    laid.add(battle, 1, commander(), (60, 30))
    begin_activation(battle, unit)
    battle.actions = 2
    unit.upgrades = [unit.upgrades[0]._replace(exhausted=True), unit.upgrades[1]._replace(expended=True)]
    unit.tokens = {INACTIVE_SHIELD: 3}
    run(make_actions(battle, unit), answers=["recover"])
    assert [each.exhausted for each in unit.upgrades] == [False, False]
    assert unit.upgrades[1].expended
    assert (unit.has(SHIELD), unit.has(INACTIVE_SHIELD)) == (2, 1)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:action.12", "legion23:action.13", "legion26:standby.01", "legion23:standby.01")
@pytest.mark.rule("legion26:kw.ready-x", "legion23:kw.ready-x")
def test_standby_is_for_troopers_and_ground_vehicles(edition: str) -> None:
    battle, unit = acting(edition, corps("Guards", "ready 2"))
    run(make_actions(battle, unit), answers=[STANDBY])
    assert (unit.has(STANDBY), unit.has(AIM)) == (1, 2)
    battle, unit = acting(edition, vehicle("Speeder", unit_type="repulsor vehicle"))
    assert rule_of(battle, unit, STANDBY) in ("legion26:action.12", "legion23:action.13")
    battle, unit = acting(edition, vehicle("Hoverer", "hover ground", unit_type="repulsor vehicle"))
    assert why_not(battle, unit, STANDBY) is None
    battle, unit = acting(edition, vehicle())
    assert why_not(battle, unit, STANDBY) is None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.01", "legion23:standby.02")
def test_attack_and_standby_exclude_each_other(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    battle, unit = acting(edition)
    assert why_not(battle, unit, "attack") is None
    unit.done = [STANDBY]
    assert rule_of(battle, unit, "attack") in ("legion26:standby.01", "legion23:standby.02")
    unit.done = ["attack"]
    assert rule_of(battle, unit, STANDBY) in ("legion26:standby.01", "legion23:standby.02")


@pytest.mark.rule("legion26:deploy.03", "legion26:deploy.06")
def test_an_undeployed_unit_only_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    battle, unit = acting("2026")
    unit.place = UNDEPLOYED
    assert rule_of(battle, unit, AIM) == "legion26:deploy.06"
    assert menu(battle, unit) == ["move"]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:action.08", "legion23:action.05", "legion26:action.09", "legion23:action.07")
@pytest.mark.rule("legion26:upgrade.13", "legion26:upgrade.10", "legion23:upgrade.08")
@pytest.mark.rule("legion23:sample.force-reflexes")
@pytest.mark.example("legion26:ex.10", "legion23:ex.13", "legion23:ex.64")
def test_force_reflexes_are_free_and_once(edition: str) -> None:
    battle = laid.battle(edition)
    reflexes = upgrade("Force Reflexes", type="force", action="free action", exhaust=True, text="known")
    luke = laid.add(battle, 0, commander("Luke"), (10, 10), upgrades=(reflexes,))
    laid.add(battle, 1, commander(), (60, 30))
    begin_activation(battle, luke)
    battle.actions = 2
    run(make_actions(battle, luke), answers=[("upgrade", 0)])
    assert (luke.has(DODGE), battle.actions, luke.upgrades[0].exhausted) == (1, 2, True)
    luke.upgrades[0] = luke.upgrades[0]._replace(exhausted=False)
    assert rule_of(battle, luke, ("upgrade", 0)) in ("legion26:action.02", "legion23:action.02")
    luke.done, luke.upgrades[0] = [], luke.upgrades[0]._replace(exhausted=True)
    assert rule_of(battle, luke, ("upgrade", 0)) in ("legion26:upgrade.10", "legion23:upgrade.08")
    luke.upgrades[0] = luke.upgrades[0]._replace(exhausted=False, expended=True)
    assert rule_of(battle, luke, ("upgrade", 0)) in ("legion26:upgrade.11", "legion23:upgrade.09")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:action.07", "legion23:action.04")
def test_two_arrows_cost_two_actions(edition: str) -> None:
    battle = laid.battle(edition)
    card = upgrade("Force Reflexes", type="force", action="two-action", text="known")
    unit = laid.add(battle, 0, corps(), (10, 10), upgrades=(card,))
    laid.add(battle, 1, commander(), (60, 30))
    begin_activation(battle, unit)
    battle.actions = 1
    assert why_not(battle, unit, ("upgrade", 0)) is not None
    battle.actions = 2
    run(make_actions(battle, unit), answers=[("upgrade", 0)])
    assert battle.actions == 0
    for action, price in (("card action", 1), ("free action", 0), ("two-action", 2)):
        unit.upgrades[0] = unit.upgrades[0]._replace(card=upgrade("Force Reflexes", action=action, text="known"))
        assert cost(battle, unit, ("upgrade", 0)) == price


# How many actions a unit has.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:supp.05", "legion23:rally.02", "legion26:supp.04", "legion23:rally.01")
@pytest.mark.example("legion26:ex.17", "legion23:ex.21")
def test_a_suppressed_unit_has_one_action_fewer(edition: str) -> None:
    battle = met(edition, [corps(courage=2)], [commander()])
    unit = battle.units[0]
    unit.tokens[SUPPRESSION] = 2
    begin_activation(battle, unit)
    run(activate(battle), dice=defence_dice("white", "blank blank"), answers=[AIM])
    assert unit.has(AIM) == 1
    assert unit.has(SUPPRESSION) == 2


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:supp.06", "legion23:rally.03", "legion23:rally.04")
@pytest.mark.example("legion26:ex.18", "legion23:ex.22")
def test_a_panicked_unit_does_nothing_and_calms_down(edition: str) -> None:
    battle = met(edition, [corps()], [commander()])
    unit = battle.units[0]
    unit.tokens[SUPPRESSION] = 2
    begin_activation(battle, unit)
    outcome = run(activate(battle), dice=defence_dice("white", "blank blank"))
    assert outcome.questions == []
    assert unit.has(SUPPRESSION) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.juyo-mastery", "legion23:kw.juyo-mastery", "legion26:action.14")
def test_wounds_give_a_juyo_master_an_action(edition: str) -> None:
    battle = met(edition, [commander("Maul", "juyo-mastery", courage=3)], [commander()])
    unit = battle.units[0]
    run(count_actions(battle, unit))
    assert battle.actions == 2
    wound(battle, unit, 1)
    run(count_actions(battle, unit))
    assert battle.actions == 3
    unit.tokens[SUPPRESSION] = 3
    run(count_actions(battle, unit))
    assert battle.actions == 2


# AI.


@pytest.mark.rule("legion23:kw.ai")
def test_ai_without_orders_begins_with_a_listed_action() -> None:
    battle, droids = acting("2023", corps("Droids", "ai dodge, move", unit_type="droid trooper"))
    assert menu(battle, droids) == [DODGE]
    run(make_actions(battle, droids))
    assert AIM in menu(battle, droids)
    battle, droids = acting("2023", corps("Droids", "ai dodge", unit_type="droid trooper"))
    droids.order = FACEUP
    assert AIM in menu(battle, droids)
    battle, droids = acting("2023", corps("Droids", "ai move", unit_type="droid trooper"))
    assert AIM in menu(battle, droids)
    battle, droids = acting("2023", corps("Droids", "ai dodge", unit_type="droid trooper"))
    droids.done.append("override")
    assert AIM in menu(battle, droids)


@pytest.mark.rule("legion26:kw.ai-action")
def test_ai_binds_units_in_trouble_only() -> None:
    battle, droids = acting("2026", corps("Droids", "ai dodge", unit_type="droid trooper", courage=2))
    assert AIM in menu(battle, droids)
    droids.tokens[SUPPRESSION] = 2
    assert menu(battle, droids) == [DODGE]
    battle, tank = acting("2026", vehicle("Tank", "ai dodge"))
    assert AIM in menu(battle, tank)
    tank.tokens[VEHICLE_DAMAGE] = 1
    assert menu(battle, tank) == [DODGE]
    battle = laid.battle("2026")
    pair = laid.add(battle, 0, vehicle("Pair", "ai dodge", minis=2), (10, 10), (16, 10))
    laid.add(battle, 1, commander(), (60, 30))
    battle.actions = 2
    assert AIM in menu(battle, pair)
    pair.miniatures.pop()
    assert menu(battle, pair) == [DODGE]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.override", "legion23:kw.override-x")
def test_override_lets_droids_decide(edition: str) -> None:
    own = [corps("Droids", "ai dodge", unit_type="droid trooper", courage=1), commander("Tactician", "override 1")]
    battle = met(edition, own, [commander()])
    droids, tactician = battle.units[:2]
    droids.tokens[SUPPRESSION] = 1
    begin_activation(battle, droids)
    outcome = run(activate(battle), dice=defence_dice("white", "blank"), answers=[("unit", tactician.id), AIM, DODGE])
    assert outcome.questions[0] == (0, "legion-ask-override")
    assert tactician.has(SUPPRESSION) == 1
    assert droids.has(AIM) == 1


@pytest.mark.parametrize(("edition", "near"), [("2026", 5), ("2023", 2)])
@pytest.mark.rule("legion26:kw.override", "legion23:kw.override-x")
def test_override_reaches_only_so_far(edition: str, near: int) -> None:
    battle = laid.battle(edition)
    droids = laid.add(battle, 0, corps("Droids", "ai dodge", unit_type="droid trooper"), (10, 10))
    tactician = laid.add(battle, 0, commander("Tactician", "override 2"), (10 + 6 * near, 10))
    assert run(override(battle, droids), answers=["no"]).questions == [(0, "legion-ask-override")]
    laid.stand(battle, tactician, (13 + 6 * near, 10))
    assert run(override(battle, droids)).questions == []
    assert not tactician.has(SUPPRESSION)
    laid.stand(battle, tactician, (12, 10))
    tactician.tokens[SUPPRESSION] = 9
    assert doing.panicked(battle, tactician)
    asked = [] if edition == "2026" else [(0, "legion-ask-override")]  # only the newer book asks for calm
    assert run(override(battle, droids), answers=["no"] * len(asked)).questions == asked


# Card actions.


@pytest.mark.parametrize(("edition", "near"), [("2026", 2), ("2023", 1)])
@pytest.mark.parametrize(("word", "token"), [("take-cover", DODGE), ("bolster", SURGE), ("spotter", AIM)])
@pytest.mark.rule(
    "legion26:kw.take-cover-x", "legion23:kw.take-cover-x", "legion26:kw.bolster-x", "legion23:kw.bolster-x"
)
@pytest.mark.rule("legion26:kw.spotter-x", "legion23:kw.spotter-x", "legion26:action.06", "legion23:action.03")
def test_tokens_for_units_nearby(edition: str, near: int, word: str, token: str) -> None:
    battle = laid.battle(edition)
    leia = laid.add(battle, 0, commander("Leia", f"{word} 2"), (10, 10))
    close = laid.add(battle, 0, corps("Close"), (10 + 6 * near, 10))
    far = laid.add(battle, 0, corps("Far"), (13 + 6 * near, 10))
    laid.add(battle, 1, commander(), (60, 30))
    begin_activation(battle, leia)
    battle.actions = 2
    chosen = (("unit", leia.id), ("unit", close.id))
    outcome = run(make_actions(battle, leia), answers=[("card", word), chosen])
    asked = outcome.asked[1].to_json()
    assert asked["options"] == [("unit", leia.id), ("unit", close.id)]
    assert (asked["least"], asked["most"]) == (0, 2)
    assert (leia.has(token), close.has(token), far.has(token), battle.actions) == (1, 1, 0, 1)
    assert rule_of(battle, leia, ("card", word)) in ("legion26:action.02", "legion23:action.02")
    assert rule_of(battle, close, ("card", word)) in ("legion26:action.06", "legion23:action.03")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.strategize-x", "legion23:kw.strategize-x")
@pytest.mark.rule("legion26:kw.quick-thinking", "legion23:kw.quick-thinking")
def test_strategize_and_quick_thinking(edition: str) -> None:
    battle, unit = acting(edition, commander("Rex", "strategize 1", "quick-thinking"), corps())
    run(make_actions(battle, unit), answers=[("card", "strategize"), (("unit", 1),)])
    assert (unit.has(SUPPRESSION), battle.units[1].has(AIM), battle.units[1].has(DODGE)) == (1, 1, 1)
    run(make_actions(battle, unit), answers=[("card", "quick-thinking")])
    assert (unit.has(AIM), unit.has(DODGE)) == (1, 1)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.calculate-odds", "legion23:kw.calculate-odds")
def test_calculate_odds_for_a_trooper(edition: str) -> None:
    battle, unit = acting(edition, commander("C-3PO", "calculate-odds", unit_type="droid trooper"), corps(), vehicle())
    outcome = run(make_actions(battle, unit), answers=[("card", "calculate-odds"), ("unit", 1)])
    assert outcome.asked[1].to_json()["options"] == [("unit", 0), ("unit", 1)]
    assert battle.units[1].tokens == {AIM: 1, DODGE: 1, SUPPRESSION: 1}


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.observe-x", "legion23:kw.observe-x")
@pytest.mark.rule("legion26:kw.distract", "legion23:kw.distract")
def test_observing_and_distracting_enemies(edition: str) -> None:
    battle = laid.battle(edition)
    unit = laid.add(battle, 0, commander("Spy", "observe 2", "distract"), (10, 10))
    near = laid.add(battle, 1, corps("Near"), (20, 10))
    middle = laid.add(battle, 1, corps("Middle"), (26, 12))
    laid.add(battle, 1, corps("Far"), (40, 10))
    begin_activation(battle, unit)
    battle.actions = 2
    outcome = run(make_actions(battle, unit), answers=[("card", "observe"), ("unit", middle.id)])
    assert outcome.asked[1].to_json()["options"] == [("unit", near.id), ("unit", middle.id)]
    assert middle.has(OBSERVATION) == 2
    run(make_actions(battle, unit), answers=[("free", "distract")])
    assert near.distracted == unit.id
    assert battle.actions == 1
    run(end_of_end_phase(battle))
    assert near.distracted == NOBODY


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.guidance", "legion23:kw.guidance")
def test_guidance_lets_another_unit_act_but_not_attack(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    battle, unit = acting(edition, commander("Yoda", "guidance trooper"), corps(), vehicle())
    outcome = run(make_actions(battle, unit), answers=[("card", "guidance"), DODGE])
    assert outcome.asked[-1].to_json()["options"] == [AIM, DODGE, "recover", STANDBY]
    assert battle.units[1].has(DODGE) == 1
    assert battle.actions == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.pulling-the-strings", "legion23:kw.pulling-the-strings")
def test_pulling_the_strings_of_another_trooper(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    battle, unit = acting(edition, commander("Emperor", "pulling-the-strings"), corps(), vehicle())
    assert why_not(battle, unit, ("card", "pulling-the-strings")) is not None
    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    outcome = run(make_actions(battle, unit), answers=[("card", "pulling-the-strings"), ("move", 1)])
    assert outcome.asked[1].to_json()["options"] == [("attack", 1), ("move", 1)]


@pytest.mark.rule("legion26:kw.master-storyteller")
def test_a_storyteller_knows_more_in_later_rounds() -> None:
    ewok = {"affiliation": "Ewoks", "rank": "corps"}
    battle, unit = acting(
        "2026", commander("Logray", "master-storyteller", affiliation="Ewoks"), corps(**ewok), corps(), corps(**ewok)
    )
    battle.round = 2
    laid.stand(battle, unit, (10, 10))
    base = 2700 / 2540
    for ally, apart in zip(battle.units[1:4], (12, 6, 12.1), strict=True):  # within 2, no Ewoks, and beyond 2
        laid.stand(battle, ally, (10 + base + apart, 10))
    outcome = run(make_actions(battle, unit), answers=[("card", "master-storyteller"), (("unit", 0), ("unit", 1))])
    assert outcome.asked[1].to_json()["most"] == 2
    assert outcome.asked[1].to_json()["options"] == [("unit", 0), ("unit", 1)]
    assert battle.units[1].has(SURGE) == 2


# Courage of others.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.inspire-x", "legion23:kw.inspire-x")
def test_inspire_calms_others_within_two(edition: str) -> None:
    battle = laid.battle(edition)
    leia = laid.add(battle, 0, commander("Leia", "inspire 2"), (10, 10))
    near = laid.add(battle, 0, corps("Near"), (20, 10))
    far = laid.add(battle, 0, corps("Far"), (30, 10))
    laid.add(battle, 1, commander(), (60, 30))
    for unit in (leia, near, far):
        unit.tokens[SUPPRESSION] = 3
    outcome = run(inspire(battle, leia), answers=[("unit", near.id), ("unit", near.id)])
    assert outcome.asked[0].to_json()["options"] == [("unit", near.id), "done"]
    assert (leia.has(SUPPRESSION), near.has(SUPPRESSION), far.has(SUPPRESSION)) == (3, 1, 3)


@pytest.mark.rule("legion26:kw.inspire-x", "legion23:kw.inspire-x")
def test_inspire_comes_at_the_end_or_after_the_rally_step() -> None:
    for edition, order in (("2026", ["action", "action", "inspire"]), ("2023", ["inspire", "action", "action"])):
        battle = met(edition, [commander("Leia", "inspire 1"), corps()], [commander()])
        battle.units[1].tokens[SUPPRESSION] = 1
        begin_activation(battle, battle.units[0])
        answers: list[Any] = [("unit", 1)]
        acts = [AIM, DODGE]
        outcome = run(activate(battle), answers=[*acts, *answers] if edition == "2026" else [*answers, *acts])
        assert [ask.removeprefix("legion-ask-") for _, ask in outcome.questions] == order


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.demoralize-x", "legion23:kw.demoralize-x")
def test_demoralize_frightens_enemies_within_two(edition: str) -> None:
    battle = laid.battle(edition)
    vader = laid.add(battle, 0, commander("Vader", "demoralize 2"), (10, 10))
    near = laid.add(battle, 1, corps("Near"), (20, 10))
    laid.add(battle, 1, corps("Far"), (30, 10))
    laid.add(battle, 1, vehicle("Tank"), (14, 14))
    run(demoralize(battle, vader), answers=[("unit", near.id), "done"])
    assert near.has(SUPPRESSION) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule(
    "legion26:kw.dauntless", "legion23:kw.dauntless", "legion26:kw.dauntless.2", "legion23:kw.dauntless.2"
)
@pytest.mark.rule("legion26:kw.compel-rank-unit-type", "legion23:kw.compel")
def test_dauntless_and_compelled_units(edition: str) -> None:
    own = [
        corps("Brave", "dauntless"),
        corps("Plain"),
        commander("Officer", "compel corps"),
        corps("Droids", unit_type="droid trooper"),
        corps("Specials", rank="special_forces"),
    ]
    battle = met(edition, own, [commander()])
    brave, plain, officer, droids, specials = battle.units[:5]
    assert moves_for_courage(battle, brave)
    assert moves_for_courage(battle, plain)
    assert not moves_for_courage(battle, officer)
    assert not moves_for_courage(battle, specials)
    assert moves_for_courage(battle, droids) is (edition == "2023")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.dauntless", "legion23:kw.dauntless")
def test_a_free_move_for_a_suppression(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    battle = met(edition, [corps("Brave", "dauntless", courage=2)], [commander()])
    unit = battle.units[0]
    run(count_actions(battle, unit))
    unit.tokens[SUPPRESSION] = 2
    run(count_actions(battle, unit), answers=["yes"])
    assert unit.has(SUPPRESSION) == 3
    assert battle.actions == 1


# When an activation ends.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.regenerate-x", "legion23:kw.regenerate-x")
def test_regenerate_rolls_for_wounds(edition: str) -> None:
    battle = met(edition, [commander("Beast", "regenerate 2")], [commander()])
    wound(battle, battle.units[0], 3)
    run(activation_ends(battle, battle.units[0]), dice=defence_dice("white", "surge blank"))
    assert battle.miniatures[0].wounds == 2
    wound(battle, battle.units[0], 0)
    assert run(activation_ends(battle, battle.units[0])).rolls == []


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.regenerate-x", "legion23:kw.regenerate-x")
def test_only_who_regenerates_chooses_whether_it_does_before_the_poison(edition: str) -> None:
    battle = met(edition, [commander("Beast", "regenerate 2"), commander("Other")], [commander()])
    for unit in battle.units[:2]:
        unit.tokens[POISON] = 1
        wound(battle, unit, 1)
    beast, other = battle.units[:2]
    first = ("effect", beast.id, "regenerate")
    run(activation_ends(battle, beast), dice=defence_dice("white", "block"), answers=[first])
    asked = run(activation_ends(battle, other)).questions
    assert (asked, battle.miniatures_of(beast)[0].wounds, battle.miniatures_of(other)[0].wounds) == ([], 1, 2)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.latent-power", "legion23:kw.latent-power")
def test_latent_power(edition: str) -> None:
    battle = met(edition, [commander("Grogu", "latent-power"), corps()], [corps()], apart=5)
    grogu, ally, enemy = battle.units
    run(activation_ends(battle, grogu), dice=defence_dice("red", "surge"), answers=["yes"])
    assert (grogu.has(SUPPRESSION), enemy.has(SUPPRESSION), enemy.has(IMMOBILIZE)) == (1, 2, 2)
    wound(battle, ally, 1)
    run(activation_ends(battle, grogu), dice=defence_dice("red", "blank"), answers=["yes", ("unit", ally.id)])
    assert battle.miniatures_of(ally)[0].wounds == 0
    run(activation_ends(battle, grogu), answers=["no"])
    assert grogu.has(SUPPRESSION) == 2
    run(activation_ends(battle, grogu), dice=defence_dice("red", "block"), answers=["yes"])
    assert (grogu.has(SUPPRESSION), enemy.has(SUPPRESSION)) == (3, 2)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.latent-power", "legion23:kw.latent-power")
def test_latent_power_reaches_as_far_as_range_1_and_heals_no_droids(edition: str) -> None:
    droid = corps("Droid", unit_type="droid trooper")
    battle = met(edition, [droid, commander("Grogu", "latent-power"), corps("Near"), corps("Far")], [corps()], apart=10)
    grogu, near, far, enemy = battle.units[1:]
    put(battle, battle.miniatures[far.leader], Pose(40 * INCH, 5 * INCH))
    run(activation_ends(battle, grogu), dice=defence_dice("red", "surge"), answers=["yes"])
    assert enemy.tokens == {}
    outcome = run(activation_ends(battle, grogu), dice=defence_dice("red", "blank"), answers=["yes", ("unit", near.id)])
    assert outcome.asked[1].to_json()["options"] == [("unit", grogu.id), ("unit", near.id)]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.master-of-the-force-x", "legion23:kw.master-of-the-force-x")
def test_a_master_of_the_force_readies_force_cards(edition: str) -> None:
    battle = laid.battle(edition)
    equipped = (upgrade("Push", type="force"), upgrade("Choke", type="force"), upgrade("Gear"))
    unit = laid.add(battle, 0, commander("Vader", "master-of-the-force 1"), (10, 10), upgrades=equipped)
    laid.add(battle, 1, commander(), (60, 30))
    unit.upgrades = [each._replace(exhausted=True) for each in unit.upgrades]
    played = run(activation_ends(battle, unit), answers=[[("ready", unit.id, 1)]])
    assert [each.exhausted for each in unit.upgrades] == [True, False, True]
    (asked,) = played.asked
    assert isinstance(asked, Pick)
    assert (asked.options, asked.least, asked.most) == ([("ready", unit.id, 0), ("ready", unit.id, 1)], 1, 1)
    assert words("en").render(describe(battle, asked, ("ready", unit.id, 1))) == "Ready Choke"
    run(activation_ends(battle, unit))
    assert [each.exhausted for each in unit.upgrades] == [False, False, True]
