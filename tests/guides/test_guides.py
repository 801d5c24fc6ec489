"""Guided first games: each plays by the rules from start to end, and is told in every language."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablero.guides import BadGuide, Guide, guide, guided
from tablero.kernel import BadRecord, Decision, Illegal, Place, Rng, say
from tablero.kernel.codec import encode
from tablero.registry import UnknownGame, find
from tablero.rules.catalogue import rule
from tablero.text import LANGUAGES, ExactTexts

GAMES = sorted(guided())


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_the_game_that_its_script_plays(game: str) -> None:
    files = import_module(f"guides.{game}").script().files(game)
    folder = guided()[game].parent
    assert files == {name: (folder / name).read_bytes() for name in files}


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_with_a_rule_that_exists(game: str) -> None:
    shown = guide(game)
    assert 10 <= len(shown.steps) <= 20
    for step in shown.steps:
        assert step.rules
        for id in step.rules:
            assert rule(id).id == id
        for lang in LANGUAGES:
            told = ExactTexts(lang, shown.definition.texts, called=shown.definition.called(lang)).render(say(step.say))  # type: ignore[arg-type]
            assert 40 < len(told) < 420, f"{step.say} in {lang}: {len(told)} characters"


@pytest.mark.parametrize("game", GAMES)
def test_every_wanted_answer_is_legal_and_goes_on(game: str) -> None:
    shown = guide(game)
    for number, step in enumerate(shown.steps):
        last = shown.page(number)["way"][-1]
        assert last["step"] == step.at
        assert (last["decision"] is None) == (step.want == "read")
        if step.want == "read":
            with pytest.raises(Illegal):
                shown.judge(number, "pass")
        else:
            assert shown.judge(number, shown.wanted(number))


@pytest.mark.parametrize("game", GAMES)
def test_a_place_is_never_asked_for_to_the_millimetre(game: str) -> None:
    shown = guide(game)
    for number, step in enumerate(shown.steps):
        if isinstance(shown.game(number).decision_for(shown.seat), Place):
            assert step.want != "this", step.say


def others(decision: Decision, wanted: Any) -> list[Any]:
    return [answer for answer in decision.answers(Rng(1), 12) if answer != wanted]


@pytest.mark.parametrize("name", GAMES)
def test_what_else_is_legal_is_not_taken_and_changes_nothing(name: str) -> None:
    shown = guide(name)
    turned_down = 0
    for number, step in enumerate(shown.steps):
        if step.want != "this":
            continue
        game = shown.game(number)
        decision = game.decision_for(shown.seat)
        assert decision is not None
        before = encode(game.view(shown.seat)), game.step
        turned_down += sum(not shown.judge(number, other) for other in others(decision, shown.wanted(number)))
        with pytest.raises(Illegal):
            shown.judge(number, "no-such-answer")
        now = shown.game(number)
        assert (encode(now.view(shown.seat)), now.step) == before
    assert turned_down > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_on_the_way_adds_up_to_the_log(game: str) -> None:
    shown = guide(game)
    told: list[Any] = []
    for number in range(len(shown.steps)):
        page = shown.page(number)
        assert page["before"] == told
        for moment in page["way"]:
            assert moment["kept"] == len(told)
            told = told + moment["log"]
        assert len(told) == len(shown.game(number).log_for(shown.seat))


def test_a_game_without_a_guide_is_refused() -> None:
    with pytest.raises(UnknownGame, match="swu-match"):
        guide("swu-match")


STEP = '[[steps]]\nsay = "swu-guide-aim"\nat = {at}\nrules = ["swu:5.6.1"]\nwant = "{want}"\n'


def written(folder: Path, steps: str, record: bytes | None = None) -> Guide:
    kept = guided()["swu"].parent / "guide.jsonl"
    (folder / "guide.jsonl").write_bytes(kept.read_bytes() if record is None else record)
    (folder / "guide.toml").write_text(f'record = "guide.jsonl"\nseat = 0\n{steps}', encoding="utf-8")
    return Guide(find("swu"), folder / "guide.toml")


def test_a_guide_that_is_written_wrongly_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadGuide, match="order"):
        written(tmp_path, STEP.format(at=10, want="read") + STEP.format(at=8, want="read"))
    with pytest.raises(BadGuide, match="order"):
        written(tmp_path, "steps = []\n")
    with pytest.raises(BadGuide, match="want"):
        written(tmp_path, STEP.format(at=8, want="everything"))
    with pytest.raises(BadGuide, match="nothing is asked after 1 "):
        _ = written(tmp_path, STEP.format(at=1, want="read")).stops
    with pytest.raises(BadGuide, match="nothing is asked after 9999 "):
        _ = written(tmp_path, STEP.format(at=9999, want="read")).stops
    with pytest.raises(BadGuide, match="the learner is asked nothing after 11 "):
        _ = written(tmp_path, STEP.format(at=11, want="this")).stops


def test_a_record_that_breaks_a_rule_is_no_guide(tmp_path: Path) -> None:
    shown = guide("swu")
    record = shown.record
    events = list(record.events)
    events[10] = (0, ("play", events[10][1][1] + 1))
    broken = type(record)(record.game, record.version, record.setup, tuple(events))
    with pytest.raises(BadRecord):
        _ = written(tmp_path, STEP.format(at=12, want="read"), broken.dumps()).stops


def test_copies_of_a_card_will_do_as_well() -> None:
    shown = guide("swu")
    number = next(i for i, step in enumerate(shown.steps) if step.say == "swu-guide-play")
    decision = shown.game(number).decision_for(0)
    wanted = shown.wanted(number)
    index = decision.options.index(wanted)  # type: ignore[union-attr]
    assert shown.judge(number, index)
    assert shown.judge(number, list(wanted))  # type: ignore[arg-type]
    assert not shown.judge(number, "pass")
