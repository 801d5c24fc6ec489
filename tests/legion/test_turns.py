"""The Activation Phase: whose turn it is, which unit is activated, drawing tokens, and passing."""

from __future__ import annotations

import pytest

from legion.commanded import BOTH, commander, corps, met, orders
from legion.fielded import words
from legion.playing import run, told
from tablero.games.legion import turns
from tablero.games.legion.describe import describe
from tablero.games.legion.doing import within
from tablero.games.legion.phase_effects import activation_phase_begins
from tablero.games.legion.state import (
    ACTIVATION,
    AIM,
    DEFEATED,
    DODGE,
    FACEDOWN,
    FACEUP,
    NO_ORDER,
    NOBODY,
    SURGE,
    Battle,
)


def begun(edition: str, own: int = 2, enemy: int = 2) -> Battle:
    """The Activation Phase has begun between units of corps rank; seat 1 has priority."""
    battle = met(edition, [corps()] * own, [corps()] * enemy)
    battle.phase, battle.step, battle.priority, battle.active = ACTIVATION, 0, 1, 1
    return battle


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:activ.02", "legion23:activation.02", "legion26:activ.10", "legion23:activation.09")
@pytest.mark.rule("legion26:activ.01", "legion23:activation.01", "legion26:activ.09", "legion23:activation.08")
def test_players_take_turns_until_all_units_are_activated(edition: str) -> None:
    battle = begun(edition, own=1, enemy=2)
    battle.units[0].order = battle.units[1].order = FACEUP
    battle.order_pools = [[], ["corps"]]
    run(turns.activation_phase(battle), answers=[("activate", 1), "done", "done", "done"], draws=[0])
    assert [line["unit"].args[0][1] for line in told(battle, "legion-activates")] == ["Troopers"] * 3
    numbers = [dict(line["unit"].args).get("number") for line in told(battle, "legion-activates")]
    assert numbers == [1, None, 2]
    assert orders(battle) == [FACEDOWN] * 3
    assert battle.activating == NOBODY
    assert battle.order_pools == [[], []]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:activ.03", "legion23:activation.03", "legion26:activ.12")
def test_a_faceup_order_or_a_token_from_the_pool(edition: str) -> None:
    battle = begun(edition, own=1, enemy=4)
    faceup, drawn, other, done = battle.units[1:]
    faceup.order, done.order, battle.order_pools = FACEUP, FACEDOWN, [["corps"], ["corps", "corps"]]
    outcome = run(turns.take_turn(battle), answers=["draw", ("unit", other.id)], draws=[0])
    assert outcome.asked[0].to_json()["options"][:2] == [("activate", faceup.id), "draw"]
    assert outcome.asked[1].to_json()["options"] == [("unit", drawn.id), ("unit", other.id)]
    assert battle.activating == other.id
    assert other.drawn
    assert battle.order_pools[1] == ["corps"]


@pytest.mark.rule("legion26:activ.05", "legion26:activ.04")
def test_a_token_that_fits_no_unit_is_gone_and_lets_one_pass() -> None:
    battle = begun("2026", own=2, enemy=2)
    battle.units[2].order = FACEUP
    battle.units[3].place = DEFEATED
    battle.order_pools[1] = ["corps"]
    run(turns.take_turn(battle), answers=["draw", "pass"], draws=[0])
    assert battle.order_pools[1] == []
    assert (battle.active, battle.activating) == (0, NOBODY)
    assert battle.units[2].order == FACEUP
    battle.active, battle.order_pools[1] = 1, ["heavy"]
    outcome = run(turns.take_turn(battle), answers=["draw", ("activate", 2)], draws=[0])
    assert outcome.asked[1].to_json()["options"] == [("activate", 2), "pass"]
    assert battle.activating == 2


@pytest.mark.rule("legion23:activation.04")
def test_a_token_that_fits_no_unit_is_replaced_in_the_older_edition() -> None:
    battle = begun("2023", own=2, enemy=2)
    battle.units[2].order = FACEUP
    battle.order_pools = [[], ["corps", "heavy"]]
    run(turns.take_turn(battle), answers=["draw"], draws=[1, 0])
    assert battle.activating == 3
    assert battle.order_pools[1] == []


@pytest.mark.rule("legion26:activ.06", "legion26:activ.11", "legion26:activ.04")
def test_passing_costs_a_token_and_never_comes_twice_running() -> None:
    battle = begun("2026")
    for unit in battle.units:
        unit.order = FACEUP
    reason = turns.why_not_pass(battle, 1)
    assert reason is not None
    assert reason.rule == "legion26:activ.06"
    battle.pass_pools = [0, 2]
    assert turns.why_not_pass(battle, 1) is None
    run(turns.take_turn(battle), answers=["pass"])
    assert (battle.pass_pools, battle.active, battle.activating) == ([0, 1], 0, NOBODY)
    battle.active = 1
    assert turns.why_not_pass(battle, 1) is not None
    run(turns.take_turn(battle), answers=[("activate", 2)])
    battle.activating = NOBODY
    assert turns.why_not_pass(battle, 1) is None


@pytest.mark.rule("legion23:activation.05", "legion23:activation.06")
def test_who_has_fewer_orders_left_may_pass_once() -> None:
    battle = begun("2023")
    for unit in battle.units:
        unit.order = FACEUP
    reason = turns.why_not_pass(battle, 1)
    assert reason is not None
    assert reason.rule == "legion23:activation.05"
    battle.order_pools = [["heavy"], []]
    assert turns.why_not_pass(battle, 1) is None
    assert turns.why_not_pass(battle, 0) is not None
    run(turns.take_turn(battle), answers=["pass"])
    battle.active = 1
    reason = turns.why_not_pass(battle, 1)
    assert reason is not None
    assert reason.rule == "legion23:activation.06"
    run(turns.take_turn(battle), answers=[("activate", 2)])
    assert turns.why_not_pass(battle, 1) is not None


@pytest.mark.rule("legion26:activ.07")
def test_a_player_with_nothing_to_activate_passes() -> None:
    battle = begun("2026")
    battle.units[0].order = FACEUP
    run(turns.take_turn(battle))
    assert (battle.active, battle.activating) == (0, NOBODY)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.unstoppable", "legion23:kw.unstoppable")
def test_an_unstoppable_unit_is_drawn_a_second_time(edition: str) -> None:
    battle = met(edition, [corps("Beast", "unstoppable"), corps()], [corps()])
    beast, plain = battle.units[:2]
    assert turns.may_be_drawn(battle, beast)
    for unit in (beast, plain):
        unit.order, unit.activations = FACEDOWN, 1
    assert turns.may_be_drawn(battle, beast)
    assert not turns.may_be_drawn(battle, plain)
    beast.activations = 2
    assert not turns.may_be_drawn(battle, beast)
    beast.order, beast.activations = FACEUP, 0
    assert turns.may_be_drawn(battle, beast) is (edition == "2026")


# When the phase begins.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.reliable-x", "legion23:kw.reliable-x")
@pytest.mark.rule("legion26:kw.independent-token-x-action", "legion23:kw.independent")
def test_reliable_and_independent_units(edition: str) -> None:
    own = [corps("Droids", "reliable 2"), corps("Scouts", "independent aim 1 or dodge 1"), commander()]
    battle = met(edition, own, [commander()])
    played = run(activation_phase_begins(battle, 0), answers=[("gain", "dodge 1")])
    (asked,) = played.asked
    ways = [("gain", "aim 1"), ("gain", "aim 2 and dodge 1"), ("gain", "move")]
    told = {lang: [words(lang).render(describe(battle, asked, way)) for way in ways] for lang in ("en", "es")}
    assert told["en"] == ["Gain 1 Aim", "Gain 2 Aim and 1 Dodge", "Move"]
    assert told["es"] == [
        "Recibir 1 ficha de Ataque apuntado",
        "Recibir 2 fichas de Ataque apuntado y 1 ficha de Esquiva",
        "Mover",
    ]
    assert battle.units[0].has(SURGE) == 2
    assert (battle.units[1].has(DODGE), battle.units[1].has(AIM)) == (1, 0)
    battle.units[1].order = FACEUP
    run(activation_phase_begins(battle, 0))
    assert battle.units[1].has(DODGE) == 1
    battle.units[1].order = NO_ORDER
    run(activation_phase_begins(battle, 0), answers=["no"])
    assert battle.units[1].has(DODGE) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.retinue-unit-unit-type", "legion23:kw.retinue")
def test_a_retinue_near_its_lord_aims_or_dodges(edition: str) -> None:
    battle = met(edition, [corps("Guards", "retinue commander"), commander()], [commander()])
    run(activation_phase_begins(battle, 0), answers=[AIM])
    assert battle.units[0].has(AIM) == 1
    battle.units[1].place = DEFEATED
    run(activation_phase_begins(battle, 0))
    assert battle.units[0].has(AIM) == 1


@pytest.mark.rule("legion26:kw.mechanized-infantry")
def test_mechanized_infantry_and_a_vehicle_that_nobody_else_has_picked() -> None:
    infantry = corps("Infantry", "mechanized-infantry")
    tank = corps("Tank", unit_type="ground vehicle", courage=None)
    battle = met("2026", [infantry, infantry, tank], [commander()])
    run(activation_phase_begins(battle, 0), answers=[("unit", 2), AIM, DODGE])
    assert (battle.units[0].has(AIM), battle.units[2].has(DODGE), battle.units[1].tokens) == (1, 1, {})
    far = met("2026", [infantry, *[corps()] * 4, tank], [commander()])
    assert not within(far, far.units[0], far.units[5], 1)
    assert run(activation_phase_begins(far, 0), answers=["no"]).questions == [(0, "legion-ask-mechanized")]
    farther = met("2026", [infantry, *[corps()] * 6, tank], [commander()])
    assert not within(farther, farther.units[0], farther.units[7], 2)
    run(activation_phase_begins(farther, 0))
