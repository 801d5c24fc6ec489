"""Clocks follow from the record."""

from __future__ import annotations

from kernel.tiny import ask, play
from tablero.kernel import Clock, Roll, remaining
from tablero.kernel.events import Event


def test_time_spent_is_taken_off_and_the_increment_added_after_each_choice() -> None:
    clock = Clock(10_000, increment=500)
    events: list[Event] = [(0, "a", 3_000), (1, "a", 9_000), (0, "b", 1_000)]
    assert remaining(clock, events, 0) == 10_000 - 3_000 + 500 - 1_000 + 500
    assert remaining(clock, events, 1) == 10_000 - 9_000 + 500
    assert remaining(clock, [], 0) == 10_000


def test_without_an_increment_time_only_runs_down() -> None:
    assert remaining(Clock(5_000), [(0, "a", 2_000), (0, "a", 2_000)], 0) == 1_000


def test_who_oversteps_gets_nothing_back() -> None:
    assert remaining(Clock(1_000, increment=5_000), [(0, "a", 1_001), (0, "a", 1)], 0) == -1
    assert remaining(Clock(1_000, renews=True), [(0, "a", 1_500), (0, "a", 1)], 0) == -500


def test_the_last_millisecond_may_be_used() -> None:
    assert remaining(Clock(1_000, increment=50), [(0, "a", 1_000)], 0) == 50


def test_a_clock_of_days_starts_again_after_every_choice() -> None:
    assert remaining(Clock(1_000, increment=70, renews=True), [(0, "a", 900), (0, "a", 999)], 0) == 1_000


def test_choices_without_a_time_and_chance_cost_nothing() -> None:
    game = play(ask(0), Roll(6), ask(0), ask(0))
    game.choose("a")
    game.choose("a", spent=300)
    assert remaining(Clock(1_000), game.events, 0) == 700
    assert remaining(Clock(1_000), game.events, 1) == 1_000
