"""Standby: who may react to an enemy, when, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps
from legion.playing import run, vehicle
from tablero.games.legion import doing
from tablero.games.legion.following import has_acted
from tablero.games.legion.standby import why_not_react
from tablero.games.legion.state import ACTIVATION, COMMAND, STANDBY, Battle, Unit
from tablero.kernel import Play

Done = list[tuple[str, int, int | None]]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Done:
    """What units on standby did: moves and attacks are only noted."""
    noted: Done = []

    def attack(battle: Battle, unit: Unit, only: Unit | None = None, kinds: tuple[str, ...] = ()) -> Play[None]:
        noted.append(("attack", unit.id, None if only is None else only.id))
        yield from ()

    def move(battle: Battle, unit: Unit) -> Play[None]:
        noted.append(("move", unit.id, None))
        yield from ()

    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    monkeypatch.setattr(doing, "perform_move", move)
    monkeypatch.setattr(doing, "perform_attack", attack)
    return noted


def watched(edition: str, *keywords: str, apart: float = 12, **given: object) -> tuple[Battle, Unit, Unit]:
    """Clones that are activated, and droids on standby so many inches away, from base to base."""
    battle = laid.battle(edition)
    clones = laid.add(battle, 0, corps("Clones"), (10, 10))
    droids = laid.add(battle, 1, corps("Droids", *keywords, **given), (10 + apart + 2700 / 2540, 10))
    laid.add(battle, 1, commander(), (60, 30))
    battle.phase, battle.activating = ACTIVATION, clones.id
    droids.tokens[STANDBY] = 1
    return battle, clones, droids


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03", "legion26:standby.03", "legion23:standby.08")
@pytest.mark.example("legion26:ex.45", "legion23:ex.45")
@pytest.mark.rule("legion26:token.standby", "legion23:token.04")
def test_droids_react_to_clones_that_have_acted(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)

    def spent(question: Any) -> str:
        assert not droids.has(STANDBY)
        return "attack"

    outcome = run(has_acted(battle, clones), answers=[("standby", droids.id), spent])
    assert outcome.questions == [(1, "legion-ask-standby"), (1, "legion-ask-reaction")]
    assert done == [("attack", droids.id, clones.id if edition == "2026" else None)]
    assert not droids.has(STANDBY)
    droids.tokens[STANDBY] = 1
    droids.done.clear()
    run(has_acted(battle, clones), answers=[("standby", droids.id), "move"])
    assert done[1:] == [("move", droids.id, None)]
    droids.tokens[STANDBY] = 1
    run(has_acted(battle, clones), answers=["no"])
    assert droids.has(STANDBY) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03", "legion26:kw.sentinel", "legion23:kw.sentinel")
def test_the_enemy_must_be_within_two_or_three_for_sentinels(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition, apart=12)
    assert why_not_react(battle, droids, clones) is None
    battle, clones, droids = watched(edition, apart=12.1)
    reason = why_not_react(battle, droids, clones)
    assert reason is not None
    assert reason.rule in ("legion26:standby.02", "legion23:standby.03")
    run(has_acted(battle, clones))
    battle, clones, droids = watched(edition, "sentinel", apart=18)
    assert why_not_react(battle, droids, clones) is None
    battle, clones, droids = watched(edition, "sentinel", apart=18.1)
    assert why_not_react(battle, droids, clones) is not None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03")
def test_the_enemy_must_be_seen(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)
    laid.lay(battle, laid.box(1, 20), 16, 10, high=6)
    reason = why_not_react(battle, droids, clones)
    assert reason is not None
    assert reason.message.id == "legion-standby-unseen"


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.06", "legion23:standby.03")
def test_only_in_the_activation_phase_and_not_in_its_own_activation(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)
    battle.activating = droids.id
    reason = why_not_react(battle, droids, clones)
    assert reason is not None
    assert reason.rule in ("legion26:standby.06", "legion23:standby.03")
    battle.activating, battle.phase = clones.id, COMMAND
    assert why_not_react(battle, droids, clones) is not None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.04", "legion23:standby.04")
def test_a_unit_that_acts_loses_its_own_token(edition: str, done: Done) -> None:
    battle, clones, _ = watched(edition)
    clones.tokens[STANDBY] = 1
    run(has_acted(battle, clones), answers=["no"])
    assert not clones.has(STANDBY)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:apxb.18", "legion23:standby.03")
def test_repulsors_don_t_react_unless_they_hover(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition, unit_type="repulsor vehicle")
    assert why_not_react(battle, droids, clones) is not None
    battle, clones, droids = watched(edition, "hover ground", unit_type="repulsor vehicle")
    assert why_not_react(battle, droids, clones) is None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion23:standby.05", "legion26:standby.02")
def test_several_units_react_one_after_the_other_and_reactions_are_reacted_to(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)
    others = laid.add(battle, 1, corps("Others"), (14, 12))
    friends = laid.add(battle, 0, corps("Friends"), (12, 8))
    others.tokens[STANDBY] = friends.tokens[STANDBY] = 1
    answers = [("standby", droids.id), "attack", ("standby", friends.id), "move", ("standby", others.id), "move"]
    outcome = run(has_acted(battle, clones), answers=answers)
    assert [seat for seat, _ in outcome.questions] == [1, 1, 0, 0, 1, 1]
    assert [what[:2] for what in done] == [("attack", droids.id), ("move", friends.id), ("move", others.id)]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03")
def test_ground_vehicles_react_and_units_without_a_token_don_t(edition: str, done: Done) -> None:
    battle = laid.battle(edition)
    clones = laid.add(battle, 0, corps("Clones"), (10, 10))
    walker = laid.add(battle, 1, vehicle("Walker"), (16, 10))
    battle.phase, battle.activating = ACTIVATION, clones.id
    assert why_not_react(battle, walker, clones) is not None
    walker.tokens[STANDBY] = 1
    assert why_not_react(battle, walker, clones) is None
