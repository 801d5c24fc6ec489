"""The conformance kit finds nothing in good games, and finds each defect with the check meant for it."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.defects import DEFECTS
from samples import duel, islands, raid
from tablero.conformance import CHECKS, Report, conform, conform_game
from tablero.conformance.kit import STEP_CAP
from tablero.kernel import CHECKPOINT, Definition, Game, NotAsked, Reason, Record, Rng, RuleFailure, Stale
from tablero.registry import locate

GOOD = {"samples.duel:GAME": (2,), "samples.raid:GAME": (3,), "samples.islands:GAME": (1, 2, 3, 4)}


def run(definition: Definition[Any], number: int, cap: int = STEP_CAP) -> Report:
    return conform_game(definition, number, 1, lambda rng: definition.setup(), cap=cap)


@pytest.mark.parametrize(("path", "seats"), [(path, n) for path, seats in GOOD.items() for n in seats])
def test_nothing_is_found_in_a_good_game(path: str, seats: int) -> None:
    definition = locate(path)
    reports = conform(path, definition, range(2), 5, lambda rng: definition.sample_setup(rng, seats))
    assert [report.finding for report in reports] == [None, None]
    assert all(report.decisions > 5 for report in reports)
    assert all(report.decisions == len(report.digests) - 1 for report in reports)


@pytest.mark.parametrize("name", DEFECTS)
def test_each_defect_is_found_by_the_check_meant_for_it(name: str) -> None:
    check, definition = DEFECTS[name]
    findings = [run(definition, number, cap=300).finding for number in range(4)]
    assert check in {finding.check for finding in findings if finding}


def test_a_finding_comes_with_a_record_that_shows_it() -> None:
    finding = next(f for n in range(9) if (f := run(DEFECTS["Raises"][1], n).finding))
    record = Record.loads(finding.record.dumps())
    with pytest.raises(RuleFailure, match="no rule for this"):
        Game.replay(DEFECTS["Raises"][1], record, Rng(0))


def test_options_in_hash_order_are_found_by_the_replay_elsewhere() -> None:
    path = "conformance.defects:HASH_ORDER"
    definition = locate(path)
    reports = conform(path, definition, range(3), 1, lambda rng: definition.setup())
    assert {report.finding.check for report in reports if report.finding} == {"replay"}


def test_acting_out_of_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Game._asked

    def anybody(game: Game[Any], seat: int | None) -> Any:
        try:
            return real(game, seat)
        except NotAsked:
            return game.decision

    monkeypatch.setattr(Game, "_asked", anybody)
    finding = run(duel.GAME, 0).finding
    assert finding is not None
    assert finding.check == "asked"


def test_a_late_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Game.choose

    def late(game: Game[Any], value: Any, seat: int | None = None, **more: Any) -> None:
        try:
            real(game, value, seat, **more)
        except Stale:
            real(game, value, seat)

    monkeypatch.setattr(Game, "choose", late)
    finding = run(duel.GAME, 0).finding
    assert finding is not None
    assert finding.check == "asked"


def test_an_undo_across_chance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Game._undoable

    def always(game: Game[Any], seat: int) -> int | Reason:
        return next((step for step, event in game._backwards() if event[0] == seat), real(game, seat))

    monkeypatch.setattr(Game, "_undoable", always)
    findings = [run(raid.GAME, number).finding for number in range(3)]
    assert "undo" in {finding.check for finding in findings if finding}


def test_an_undo_that_does_not_restore_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "undo", lambda game, seat: None)
    findings = [run(islands.GAME, number).finding for number in range(3)]
    assert "undo" in {finding.check for finding in findings if finding}


def test_a_fork_that_is_the_game_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "fork", lambda game: game)
    finding = run(duel.GAME, 0).finding
    assert finding is not None
    assert finding.check in ("listed", "fork")


@pytest.mark.parametrize("name", ["events", "record", "sent", "rewind", "_undoable"])
def test_a_world_that_tells_its_past_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = vars(Game)[name]
    call: Any = real.fget if isinstance(real, property) else real

    def open_(game: Game[Any], *args: Any) -> Any:
        past, game._past = game._past, 0
        try:
            return call(game, *args)
        finally:
            game._past = past

    monkeypatch.setattr(Game, name, property(open_) if isinstance(real, property) else open_)
    finding = next(f for n in range(9) if (f := run(duel.GAME, n).finding))
    assert finding.check == "past"


def test_a_world_with_lines_of_the_log_for_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "log_for", lambda game, seat: game.log)
    finding = next(f for n in range(9) if (f := run(duel.GAME, n).finding))
    assert finding.check in ("past", "resample", "secrets")


def test_every_check_has_a_defect_to_find() -> None:
    proven = {check for check, _ in DEFECTS.values()} | {"asked", "brought", "past", "undo", "replay"}
    assert proven == {*CHECKS, "raises", "ends", "replay"}


def test_a_view_that_fails_is_found_with_its_record() -> None:
    class Blind(duel.DuelGame):
        def view(self, state: duel.Duel, seat: int | None) -> Any:
            raise KeyError("no such thing")

    finding = run(Blind(), 0).finding
    assert finding is not None
    assert "KeyError: 'no such thing'" in finding.detail
    assert Record.loads(finding.record.dumps()).events == finding.record.events


def test_a_checkpoint_is_nothing_that_is_asked() -> None:
    class Marked(duel.DuelGame):
        def flow(self, state: duel.Duel) -> Any:
            yield CHECKPOINT
            yield CHECKPOINT
            return (yield from duel.flow(state))

    assert run(Marked(), 0).finding is None
