"""Timing: effects of one moment in the order of their players, whose turn it is, and when command cards work."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from legion.commanded import BOTH, commander, corps, met
from legion.playing import defence_dice, run
from tablero.games.legion import command, turns
from tablero.games.legion.activation_effects import activation_begins, activation_ends
from tablero.games.legion.orders import received
from tablero.games.legion.state import (
    ACTIVATION,
    FACEUP,
    INCOGNITO,
    NOBODY,
    POISON,
    SUPPRESSION,
    Battle,
    Unit,
)
from tablero.games.legion.timing import Effect, first, resolve
from tablero.games.legion.view import view
from tablero.games.legion.wounds import defeat
from tablero.kernel import Play

RULE = pytest.mark.rule
EDITIONS = pytest.mark.parametrize("edition", BOTH)


# Effects of one moment.


def noted(done: list[str], *names: str, **given: Any) -> list[Effect]:
    """Effects that only note that they were resolved, twice to see that nothing comes in between."""

    def happen(name: str) -> Play[None]:
        done.append(name)
        yield from ()
        done.append(name)

    return [Effect(0, name, partial(happen, name), **given) for name in names]


@RULE("legion26:core.19", "legion23:timing.02")
def test_priority_comes_first_and_blue_where_nobody_has_it() -> None:
    field = met("2026", [commander()], [commander()])
    field.blue, field.priority = 0, 1
    assert first(field) == 1
    field.priority = NOBODY
    assert first(field) == 0
    field.blue = 1
    assert first(field) == 1


@RULE("legion26:core.19", "legion23:timing.02", "legion26:core.20", "legion23:timing.03")
def test_a_player_chooses_the_order_of_effects_of_one_moment() -> None:
    done: list[str] = []
    played = run(resolve(1, noted(done, "a", "b", "c")), answers=[("effect", 0, "b"), ("effect", 0, "c")])
    assert played.questions == [(1, "legion-ask-next-effect")] * 2
    assert done == ["b", "b", "c", "c", "a", "a"]


@RULE("legion26:core.19", "legion23:timing.02")
def test_what_is_not_due_and_what_changes_nothing_is_not_asked_for() -> None:
    done: list[str] = []
    late = noted(done, "late", due=lambda: "b" in done)
    effects = [*noted(done, "a", "b"), *late, *noted(done, "never", due=lambda: False), *noted(done, "p", plain=True)]
    played = run(resolve(0, effects), answers=[("effect", 0, "b"), ("effect", 0, "late")])
    assert [decision.to_json()["options"] for decision in played.asked] == [
        [("effect", 0, "a"), ("effect", 0, "b")],
        [("effect", 0, "a"), ("effect", 0, "late")],
    ]
    assert done[::2] == ["p", "b", "late", "a"]


@EDITIONS
@RULE("legion26:core.19", "legion23:timing.02")
def test_regeneration_may_come_before_or_after_poison(edition: str) -> None:
    for begins, dice in (("poison", 3), ("regenerate", 2)):
        field = met(edition, [commander("Beast", "regenerate 3", wounds=9)], [commander()])
        unit = field.units[0]
        field.miniatures_of(unit)[0].wounds = 2
        unit.tokens[POISON] = 1
        blanks = defence_dice("white", "blank " * dice)
        played = run(activation_ends(field, unit), blanks, [("effect", unit.id, begins)])
        assert played.rolls == [dice]
        assert not unit.has(POISON)


@EDITIONS
@RULE("legion26:core.19", "legion23:timing.02")
def test_the_order_in_which_an_order_works(edition: str) -> None:
    own = [corps("Droids", "disciplined 1", "coordinate corps"), corps()]
    for begins in ("coordinate", "disciplined"):
        field = met(edition, own, [commander()])
        unit = field.units[0]
        unit.tokens[SUPPRESSION] = 1
        asks = [("unit", 1), ("remove", 1)] if begins == "coordinate" else [("remove", 1), ("unit", 1)]
        played = run(received(field, unit), answers=[("effect", unit.id, begins), *asks])
        assert played.questions[0] == (0, "legion-ask-next-effect")
        assert (unit.has(SUPPRESSION), field.units[1].order) == (0, FACEUP)


@RULE("legion26:core.19")
def test_what_begins_an_activation_is_in_its_players_order() -> None:
    field = met("2026", [corps("Spies", "ai attack"), commander("Boss", "override")], [commander()])
    spies = field.units[0]
    spies.tokens[INCOGNITO] = 1
    answers = [("effect", spies.id, "incognito"), "yes", "no"]
    played = run(activation_begins(field, spies), answers=answers)
    assert [ask for _, ask in played.questions] == [
        "legion-ask-next-effect",
        "legion-ask-incognito",
        "legion-ask-override",
    ]
    assert not spies.has(INCOGNITO)


@RULE("legion23:timing.02")
def test_in_2023_a_unit_that_rallied_inspires_or_frightens_first() -> None:
    field = met("2023", [commander("Vader", "demoralize 1", "inspire 1"), corps()], [corps("Foes")], apart=8)
    field.units[1].tokens[SUPPRESSION] = 1
    answers = [("effect", 0, "inspire"), ("unit", 1), ("unit", 2)]
    played = run(field.edition.activating.rallied(field, field.units[0]), answers=answers)
    assert [ask for _, ask in played.questions] == [
        "legion-ask-next-effect",
        "legion-ask-inspire",
        "legion-ask-demoralize",
    ]


# Turns.


@EDITIONS
@RULE("legion26:core.18", "legion23:timing.01")
def test_the_active_player_is_whose_turn_it_is(edition: str) -> None:
    field = met(edition, [commander()], [commander()])
    field.active = 0
    run(turns.end_turn(field))
    assert field.active == 1
    assert view(field, 0)["active"] == 1
    run(turns.end_turn(field))
    assert field.active == 0


@EDITIONS
@RULE("legion26:activ.01", "legion23:activation.01", "legion26:win.02", "legion23:win.01")
def test_when_an_army_is_gone_nobody_has_another_turn(edition: str) -> None:
    field = met(edition, [corps(), corps()], [corps("Last")])
    field.phase, field.step, field.active = ACTIVATION, 1, 0
    first_unit, second, last = field.units
    first_unit.order = second.order = FACEUP

    def fall(question: Any) -> str:
        for miniature in field.miniatures_of(last):
            defeat(field, miniature)
        return "done"

    run(turns.activation_phase(field), answers=[("activate", 0), fall])
    assert field.active == 0
    assert second.order == FACEUP
    assert field.step == 1


# When command cards do what they do.


@EDITIONS
@RULE("legion26:command.06", "legion23:command.06", "legion26:core.19", "legion23:timing.02")
@RULE("legion26:activ.01", "legion23:activation.01", "legion26:activ.02", "legion23:activation.02")
@RULE("legion26:core.18", "legion23:timing.01")
def test_the_windows_of_command_cards_come_in_order(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int]] = []

    def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None) -> Play[None]:
        seen.append((window, seat))
        yield from ()

    monkeypatch.setattr(command, "happen", happen)
    monkeypatch.setattr(turns, "happen", happen)
    field = met(edition, [commander()], [commander()])
    field.blue, field.priority = 1, 0
    run(command.resolve_cards(field))
    assert seen == [("revealed", 1), ("revealed", 0), ("untimed", 1), ("untimed", 0)]
    seen.clear()
    field.phase, field.step, field.active = ACTIVATION, 0, 1
    run(turns.activation_phase(field))
    assert field.active == field.priority == 0
    first_seat = 0 if edition == "2026" else 1
    assert [seat for _, seat in seen] == [first_seat, 1 - first_seat] * 2
    assert [window for window, _ in seen] == ["phase-begins"] * 2 + ["phase-ends"] * 2


@EDITIONS
@RULE("legion26:command.06", "legion23:command.06")
def test_what_a_card_does_when_orders_are_issued_comes_with_each_order(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, int]] = []

    def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None) -> Play[None]:
        assert unit is not None
        seen.append((window, unit.id))
        yield from ()

    monkeypatch.setattr(command, "happen", happen)
    field = met(edition, [commander(), corps(), corps()], [commander()])
    run(command.issue_some(field, field.units[0], (), 2), answers=[("unit", 1), ("unit", 2)])
    assert [each for each in seen if each[0] == "ordered"] == [("ordered", 1), ("ordered", 2)]
