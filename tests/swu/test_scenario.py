"""Scenes, traces, and the command that runs them. The traces here are our own, in the format of recorded ones."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.scenario import run as scenario_run
from tablero.games.swu.scenario.clicks import Step
from tablero.games.swu.scenario.edits import make_edit
from tablero.games.swu.scenario.follow import follow
from tablero.games.swu.scenario.position import Position
from tablero.games.swu.scenario.run import Failure, Known, disagreements, known_of, run_trace
from tablero.games.swu.scenario.scene import BadScene, lay_scene, missing_cards
from tablero.games.swu.scenario.trace import BadTrace, Trace, count_traces, read_traces
from tablero.kernel import Game, Illegal, Rng
from tablero.kernel.record import Record
from tablero.rules.catalogue import named, rules_of

VADER, LUKE = "darth-vader#dark-lord-of-the-sith", "luke-skywalker#faithful-friend"


# Scenes.


def test_a_scene_without_anything_has_the_usual_table() -> None:
    table = lay_scene({})
    first, second = table.players
    assert [first.leaders[0].face.key, first.base.face.key] == [VADER, "kestro-city"]
    assert [second.leaders[0].face.key, second.base.face.key] == [LUKE, "administrators-tower"]
    for player in table.players:
        assert (len(player.ready), len(player.spent), len(player.deck), len(player.hand)) == (20, 0, 8, 0)
    assert (table.active, table.initiative, table.round) == (0, 0, 1)


def test_a_scene_has_what_it_says() -> None:
    table = lay_scene(
        {
            "player1": {
                "hand": ["wampa"],
                "discard": ["swoop-racer"],
                "deck": ["battlefield-marine", "wampa"],
                "resources": {"readyCount": 2, "exhaustedCount": 1},
                "groundArena": [{"card": "wampa", "damage": 2, "exhausted": True, "upgrades": ["shield"]}],
                "base": {"card": "kestro-city", "damage": 5},
                "hasForceToken": True,
                "credits": 3,
            },
            "player2": {
                "hasInitiative": True,
                "leader": {"card": LUKE, "deployed": True, "damage": 1},
                "resources": ["wampa", {"card": "battlefield-marine", "exhausted": True}],
                "groundArena": [{"card": "battlefield-marine", "owner": "player1", "capturedUnits": ["wampa"]}],
            },
        }
    )
    first, second = table.players
    assert [table.faces[card].key for card in first.deck] == ["wampa", "battlefield-marine"]  # the top is the end
    assert (len(first.ready), len(first.spent), first.base.damage, first.credits, first.force) == (2, 1, 5, 3, True)
    [wampa] = first.units
    assert (wampa.damage, wampa.exhausted, [one.face.key for one in wampa.upgrades]) == (2, True, ["shield"])
    marine, luke = second.units
    assert (marine.owner, marine.controller) == (0, 1)
    assert [table.owners[card] for card in marine.captives] == [0]
    assert (luke.face.unit_side, luke.face.key, luke.damage, luke.exhausted) == (None, LUKE, 1, False)
    assert second.leaders[0].deployed
    assert [len(second.ready), len(second.spent)] == [1, 1]
    assert (table.active, table.initiative) == (1, 1)


@pytest.mark.parametrize(
    ("scene", "place"),
    [
        ({"player1": {"sideboard": []}}, "player1.sideboard"),
        ({"player1": {"hand": "wampa"}}, "player1.hand"),
        ({"player2": {"groundArena": [{"damage": 1}]}}, "player2.groundArena[0]"),
        ({"player2": {"groundArena": [{"card": "wampa", "damage": -1}]}}, "player2.groundArena[0].damage"),
        ({"player2": {"groundArena": [{"card": "wampa", "colour": 1}]}}, "player2.groundArena[0].colour"),
        ({"player2": {"groundArena": ["kestro-city"]}}, "player2.groundArena[0]"),
        ({"player1": {"leader": "wampa"}}, "player1.leader"),
        ({"player1": {"resources": "many"}}, "player1.resources"),
        ({"player1": {"deck": -1}}, "player1.deck"),
        ({"player1": {"deck": 10**9}}, "player1.deck"),
        ({"player1": []}, "player1"),
        ({"phase": "regroup"}, "phase"),
    ],
)
def test_a_wrong_scene_is_refused_with_its_place(scene: dict[str, Any], place: str) -> None:
    with pytest.raises(BadScene) as refused:
        lay_scene(scene)
    assert refused.value.place == place


def test_cards_that_are_not_there_are_named_once() -> None:
    scene = {"player1": {"hand": ["no-such-card", "wampa", "no-such-card"]}}
    assert missing_cards(scene) == ["no-such-card"]


def test_every_question_of_a_scene_is_asked() -> None:
    scene = Scene({"player1": {"groundArena": ["battlefield-marine"]}})
    scene.act("player1", "attack", "battlefield-marine")
    assert scene.selectable() == ["player2/base/administrators-tower"]
    scene.click("administrators-tower")
    assert scene.base("player2").damage == 3
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")


# Edits.


def test_an_edit_is_saved_taken_back_and_done_again() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "discard": ["swoop-racer"]}})
    before = scene.after
    wampa = scene.unit("wampa").ref
    scene.edit("damage", wampa, 3)
    edited = scene.after
    assert scene.unit("wampa").damage == 3
    loaded = Game.replay(scene.game.definition, Record.loads(scene.game.record().dumps()), Rng(0))
    assert loaded.state.units()[0].damage == 3
    scene.game.undo(0)
    assert scene.after == before
    scene.edit("damage", wampa, 3)
    assert scene.after == edited


def test_edits_change_what_they_say() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "discard": ["swoop-racer"], "hand": ["wampa"]}})
    racer = scene.player("player1").discard[0]
    scene.edit("move", ("card", racer), "hand")
    assert scene.hand("player1") == ["wampa", "swoop-racer"]
    assert scene.discard("player1") == []
    scene.edit("exhaust", scene.unit("wampa").ref)
    assert scene.unit("wampa").exhausted
    assert "player1/groundArena/wampa" not in scene.selectable()
    scene.edit("ready", scene.unit("wampa").ref)
    assert "player1/groundArena/wampa" in scene.selectable()
    scene.edit("exhaust-resources", 0, 4)
    scene.edit("resources", 1, 3)
    scene.edit("force", 1, True).edit("credits", 1, 2).edit("deck", 1, ("wampa",)).edit("base", 0, 9)
    assert (scene.ready("player1"), scene.ready("player2")) == (16, 3)
    second = scene.player("player2")
    assert (second.force, second.credits, scene.deck("player2")) == (True, 2, ["wampa"])
    assert scene.base("player1").damage == 9
    scene.edit("active", 1)
    assert scene.seat == "player2"


@pytest.mark.parametrize(
    "edit",
    [("edit",), ("edit", "paint", 1), ("edit", "damage", ("unit", 99), 1), ("edit", "damage", ("unit", 1), -1)],
)
def test_what_is_no_edit_is_refused(edit: tuple[Any, ...]) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    before = scene.after
    with pytest.raises(Illegal):
        scene.choose(edit)
    assert scene.after == before


def test_nothing_is_edited_in_the_middle_of_an_action() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["wampa"]}})
    edit = ("edit", "damage", scene.unit("wampa").ref, 1)
    assert scene.game.why_not(edit) is None
    scene.act("player1", "attack", "wampa")
    assert scene.game.why_not(edit) is not None


def test_an_edit_leaves_earlier_moments_alone() -> None:
    scene = Scene()
    twin = scene.game.state.copy()
    make_edit(twin, ("edit", "resources", 0, 30))  # the deck has 8 cards
    assert len(twin.faces) == len(scene.game.state.faces) + 2
    assert len(scene.player("player1").resources) == 20


# Traces.


def side(base: int = 0, **changed: Any) -> dict[str, Any]:
    usual = {
        "hand": [], "ground": [], "space": [], "discard": [], "deck": 8, "ready": 20, "resources": 20,
        "prompt": "", "buttons": [], "selectable": [],
    }  # fmt: skip
    return {"base": base, **usual, **changed}


def unit(card: str, power: int, hp: int, damage: int = 0, exhausted: bool = False, *upgrades: str) -> dict[str, Any]:
    return {
        "card": card, "power": power, "hp": hp, "damage": damage, "exhausted": exhausted, "upgrades": list(upgrades),
    }  # fmt: skip


def act(who: str, op: str, *args: Any, p1: dict[str, Any], p2: dict[str, Any]) -> dict[str, Any]:
    after = {"player1": p1, "player2": p2, "phase": "action", "active": who, "initiative": "player1"}
    return {"t": "act", "who": who, "op": op, "args": list(args), "after": after}


def card(key: str, zone: str, owner: str = "player1") -> dict[str, str]:
    return {"card": key, "zone": zone, "owner": owner}


TOP = "Choose an action"
TOWER, MARINE = "player2/base/administrators-tower", "player1/groundArena/battlefield-marine"
SECOND = [f"player2/base/{LUKE}"]


def attack_on_the_base(**changed: Any) -> dict[str, Any]:
    """A marine attacks the base: two clicks; then player 2 passes."""
    ready, tired = unit("battlefield-marine", 3, 3), unit("battlefield-marine", 3, 3, 0, True)
    steps = [
        act(
            "player1", "clickCard", card("battlefield-marine", "groundArena"),
            p1=side(ground=[ready], prompt="?", buttons=["Cancel"], selectable=[TOWER]), p2=side(),
        ),
        {"t": "exp", "subject": None, "op": "toBe", "args": []},
        act(
            "player1", "clickCard", card("administrators-tower", "base", "player2"),
            p1=side(ground=[tired]), p2=side(3, prompt=TOP, selectable=SECOND),
        ),
        act(
            "player2", "passAction",
            p1=side(ground=[tired], prompt=TOP, selectable=[f"player1/base/{VADER}"]), p2=side(3),
        ),
    ]  # fmt: skip
    return {"name": "attack", "setup": {"player1": {"groundArena": ["battlefield-marine"]}}, "steps": steps, **changed}


def trace(value: dict[str, Any], tmp_path: Path) -> Trace:
    path = tmp_path / "one.ndjson"
    path.write_text(json.dumps(value), encoding="utf-8")
    [found] = read_traces(path)
    return found


def test_a_trace_that_agrees_passes(tmp_path: Path) -> None:
    found = trace(attack_on_the_base(), tmp_path)
    assert len(found.steps) == 3
    assert run_trace(found).failure is None


@pytest.mark.parametrize(
    ("step", "place", "value", "what"),
    [
        (2, ("player2", "base"), 4, "player2.base"),
        (2, ("player1", "ground"), [unit("battlefield-marine", 3, 3)], "player1.ground"),
        (2, ("player1", "ground"), [unit("battlefield-marine", 4, 3, 0, True)], "player1.ground"),
        (2, ("player1", "ready"), 19, "player1.ready"),
        (3, ("player1", "hand"), ["wampa"], "player1.hand"),
        (3, ("player2", "deck"), 7, "player2.deck"),
        (3, ("player1", "selectable"), [], "selectable"),
        (0, ("player1", "selectable"), [TOWER, MARINE], "selectable"),
    ],
)
def test_each_difference_is_found_with_its_step(
    step: int, place: tuple[str, str], value: Any, what: str, tmp_path: Path
) -> None:
    wrong = attack_on_the_base()
    wrong["steps"][step]["after"][place[0]][place[1]] = value
    failure = run_trace(trace(wrong, tmp_path)).failure
    assert failure is not None
    assert (failure.name, failure.step, failure.what) == ("attack", {0: 0, 2: 1, 3: 2}[step], what)


def test_a_click_that_is_not_possible_is_a_failure(tmp_path: Path) -> None:
    wrong = attack_on_the_base()
    wrong["steps"][0]["args"] = [card("wampa", "hand")]
    failure = run_trace(trace(wrong, tmp_path)).failure
    assert failure is not None
    assert (failure.step, failure.what, failure.got) == (0, "step", "not possible")


@pytest.mark.parametrize(
    "change",
    [
        {"op": "dance"},
        {"op": "clickCard", "args": []},
        {"op": "clickCard", "args": [{"card": 3}]},
        {"op": "clickPrompt", "args": []},
        {"op": "setDamage", "args": [card("rancor", "groundArena"), 1]},
        {"op": "setDistributeDamagePromptState", "args": [7]},
        {"who": "player9", "op": "passAction"},
    ],
)
def test_what_nobody_knows_fails_one_trace_and_crashes_nothing(change: dict[str, Any], tmp_path: Path) -> None:
    wrong = attack_on_the_base()
    wrong["steps"][0] |= change
    failure = run_trace(trace(wrong, tmp_path)).failure
    assert failure is not None
    assert failure.step == 0


def test_a_wrong_scene_fails_its_trace(tmp_path: Path) -> None:
    failure = run_trace(trace(attack_on_the_base(setup={"player1": {"hand": 3}}), tmp_path)).failure
    assert failure is not None
    assert (failure.step, failure.what) == (-1, "scene")


def test_a_trace_with_unknown_cards_is_left_out(tmp_path: Path) -> None:
    result = run_trace(trace(attack_on_the_base(setup={"player1": {"hand": ["no-such-card"]}}), tmp_path))
    assert (result.missing, result.failure) == (("no-such-card",), None)


def test_cancel_goes_back_and_phases_can_be_skipped(tmp_path: Path) -> None:
    ready = unit("battlefield-marine", 3, 3)
    mine = [MARINE, f"player1/base/{VADER}"]
    thugs = ["underworld-thug", "underworld-thug"]
    later = [*mine, "player1/hand/underworld-thug", "player1/hand/underworld-thug"]
    steps = [
        act(
            "player1", "clickCard", card("battlefield-marine", "groundArena"),
            p1=side(ground=[ready], buttons=["Cancel"], selectable=[TOWER]), p2=side(),
        ),
        act("player1", "clickPrompt", "Cancel", p1=side(ground=[ready], prompt=TOP, selectable=mine), p2=side()),
        act(
            "game", "moveToNextActionPhase",
            p1=side(ground=[ready], hand=thugs, deck=6, prompt=TOP, selectable=later), p2=side(hand=thugs, deck=6),
        ),
    ]  # fmt: skip
    assert run_trace(trace(attack_on_the_base(steps=steps), tmp_path)).failure is None


def test_an_edit_of_a_trace_is_made(tmp_path: Path) -> None:
    hurt = unit("battlefield-marine", 3, 3, 2)
    steps = [
        act("game", "setDamage", card("battlefield-marine", "groundArena"), 2, p1=side(ground=[hurt]), p2=side()),
        act(
            "player1", "passAction", p1=side(ground=[hurt]), p2=side(prompt=TOP, selectable=SECOND),
        ),
    ]  # fmt: skip
    assert run_trace(trace(attack_on_the_base(steps=steps), tmp_path)).failure is None


THUGS = ["underworld-thug", "underworld-thug"]


def resourcing() -> list[dict[str, Any]]:
    """Both players are asked at once: the second puts a card down first, then the first declines."""
    waiting: dict[str, Any] = {"hand": THUGS, "deck": 6, "prompt": "?"}
    first = [f"player1/hand/{THUGS[0]}"]
    second = [f"player2/hand/{THUGS[0]}"]
    mine = [MARINE, f"player1/base/{VADER}", *first]
    marine = [unit("battlefield-marine", 3, 3)]
    asked = side(ground=marine, **waiting, selectable=first)
    return [
        act("game", "moveToRegroupPhase", p1=asked, p2=side(**waiting, selectable=second)),
        act("player2", "clickFirstCardInHand", p1=asked, p2=side(**waiting, selectable=second)),
        act("player2", "clickDone", p1=asked, p2=side(**waiting)),
        act(
            "player1", "clickDone",
            p1=side(ground=marine, hand=THUGS, deck=6, prompt=TOP, selectable=mine),
            p2=side(hand=THUGS[1:], deck=6, ready=21, resources=21),
        ),
    ]  # fmt: skip


def test_two_players_who_are_asked_at_once_answer_in_any_order(tmp_path: Path) -> None:
    steps = resourcing()
    assert run_trace(trace(attack_on_the_base(steps=steps), tmp_path)).failure is None
    steps[3]["after"]["player2"]["resources"] = 20
    failure = run_trace(trace(attack_on_the_base(steps=steps), tmp_path)).failure
    assert failure is not None
    assert (failure.step, failure.what) == (3, "player2.resources")


def test_a_recorder_that_went_back_without_telling_is_followed(tmp_path: Path) -> None:
    steps = attack_on_the_base()["steps"]
    again = [*steps, *steps[:1], *steps[2:]]
    assert run_trace(trace(attack_on_the_base(steps=again), tmp_path)).failure is None
    wrong = [*again[:-1], act("player2", "passAction", p1=side(), p2=side())]
    failure = run_trace(trace(attack_on_the_base(steps=wrong), tmp_path)).failure
    assert failure is not None
    assert failure.step == 5


HUNTER, VADER_UNIT = "hunter#extraordinary-tracker", "darth-vader#commanding-the-first-legion"


def order_that_is_all_the_same() -> list[dict[str, Any]]:
    """A unit attacks: the trace lets its abilities be ordered, one of which does nothing; here there is no question."""
    vader, ordering = [unit(VADER_UNIT, 5, 7, 0, True)], ["its power", "its Shields"]
    targets = [f"player2/groundArena/{VADER_UNIT}", TOWER]
    return [
        act(
            "player1", "clickCard", card(HUNTER, "groundArena"),
            p1=side(ground=[unit(HUNTER, 7, 6)], selectable=targets), p2=side(ground=vader),
        ),
        act(
            "player1", "clickCard", card(VADER_UNIT, "groundArena", "player2"),
            p1=side(ground=[unit(HUNTER, 7, 6, 0, True)], buttons=ordering), p2=side(ground=vader),
        ),
        act(
            "player1", "clickPrompt", ordering[0],
            p1=side(ground=[unit(HUNTER, 7, 6, 1, True)]),
            p2=side(discard=[VADER_UNIT], prompt=TOP, selectable=SECOND),
        ),
    ]  # fmt: skip


def test_an_order_that_is_all_the_same_may_be_asked_for(tmp_path: Path) -> None:
    scene = {
        "player1": {"groundArena": [HUNTER]},
        "player2": {"groundArena": [{"card": VADER_UNIT, "exhausted": True}]},
    }
    steps = order_that_is_all_the_same()
    assert run_trace(trace(attack_on_the_base(setup=scene, steps=steps), tmp_path)).failure is None
    for place, hunter in ((1, unit(HUNTER, 8, 6, 0, True)), (1, unit(HUNTER, 7, 6, 2, True)), (2, unit(HUNTER, 7, 6))):
        wrong = order_that_is_all_the_same()
        wrong[place]["after"]["player1"]["ground"] = [hunter]
        failure = run_trace(trace(attack_on_the_base(setup=scene, steps=wrong), tmp_path)).failure
        assert failure is not None
        assert (failure.step, failure.what) == (place, "player1.ground")


def test_what_an_expectation_clicks_is_clicked(tmp_path: Path) -> None:
    steps = attack_on_the_base()["steps"]
    marine = card("battlefield-marine", "groundArena")
    steps[0] = {
        "t": "exp", "op": "toHaveAvailableActionWhenClickedBy", "subject": marine, "args": [{"player": "player1"}],
    }  # fmt: skip
    assert run_trace(trace(attack_on_the_base(steps=steps), tmp_path)).failure is None
    steps[0]["not"] = True
    assert run_trace(trace(attack_on_the_base(steps=steps), tmp_path)).failure is not None


def test_cards_clicked_one_by_one_are_picked_together() -> None:
    scene = Scene({"phase": "setup", "player1": {"deck": 20}, "player2": {"deck": 20}})
    position = Position(scene.game)
    for _ in range(10):
        if position.asked == "swu-ask-first-resources":
            break
        after = position.answered(position.options[0])
        assert after is not None
        position = after
    name = f"player{position.seat + 1}"
    click = Step(name, "clickCard", [card(THUGS[0], "hand", name)], None)
    held = follow([[position]], click)
    assert [len(one.held) for one in held][:1] == [1]
    both = follow([held], click)
    assert any(len(one.held) == 2 for one in both)
    done = follow([both], Step(name, "clickDone", [], None))
    assert any(len(one.table.players[position.seat].ready) == 2 for one in done)


# Files and the command.


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["{"], 1),
        (["[]"], 1),
        (['{"name": "x"}'], 1),
        (["", json.dumps(attack_on_the_base()), json.dumps(attack_on_the_base(steps=[3]))], 3),
        ([json.dumps(attack_on_the_base(steps=[{"t": "act", "who": "player1"}]))], 1),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(lines: list[str], line: int, tmp_path: Path) -> None:
    path = tmp_path / "bad.ndjson"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadTrace) as refused:
        count_traces([path])
    assert (refused.value.path, refused.value.line) == (path, line)


def test_a_torn_or_missing_file_is_refused(tmp_path: Path) -> None:
    packed = gzip.compress(json.dumps(attack_on_the_base()).encode() * 50)
    (tmp_path / "torn.ndjson.gz").write_bytes(packed[:-20])
    for path in (tmp_path / "torn.ndjson.gz", tmp_path / "none.ndjson"):
        with pytest.raises(BadTrace) as refused:
            count_traces([path])
        assert refused.value.line == 0
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadTrace):
        count_traces([tmp_path / "empty"])


def test_the_command_tells_what_agreed(run: Any, tmp_path: Path) -> None:
    wrong = attack_on_the_base(name="wrong")
    wrong["steps"][2]["after"]["player2"]["base"] = 5
    missing = attack_on_the_base(name="missing", setup={"player2": {"hand": ["no-such-card"]}})
    good = tmp_path / "good.ndjson"
    good.write_text(json.dumps(attack_on_the_base()) + "\n", encoding="utf-8")
    (tmp_path / "more.ndjson.gz").write_bytes(gzip.compress(f"{json.dumps(wrong)}\n{json.dumps(missing)}\n".encode()))
    done = run("scenario", "run", good, "--json", "--jobs", "1")
    assert done.code == 0
    assert json.loads(done.out) == {
        "total": 1, "run": 1, "passed": 1, "failed": [], "known": [], "skipped_cards": {},
    }  # fmt: skip
    done = run("scenario", "run", tmp_path, "--json", "--jobs", "1", "--quick")
    assert done.code == 1
    assert json.loads(done.out) == {
        "total": 3,
        "run": 2,
        "passed": 1,
        "failed": [{"name": "wrong", "step": 1, "what": "player2.base", "expected": 5, "got": 3}],
        "known": [],
        "skipped_cards": {"no-such-card": 1},
    }
    for lang, word in (("en", "agree at every step"), ("es", "coinciden en cada paso")):
        done = run("scenario", "run", tmp_path, "--jobs", "1", "--lang", lang)
        assert word in done.out
        assert "no-such-card" in done.out
        assert "player2.base" in done.out


def test_the_command_refuses_a_wrong_file(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.ndjson"
    path.write_text("\n{}\n", encoding="utf-8")
    done = run("scenario", "run", path, "--json", "--jobs", "1")
    assert done.code == 2
    assert json.loads(done.out)["error"]["line"] == 2
    assert "line 2" in done.err
    assert "línea 2" in run("scenario", "run", path, "--jobs", "1", "--lang", "es").err


def test_known_disagreements_cite_rules() -> None:
    rules = rules_of(named("swu"))
    for known in disagreements().values():
        assert known.rule in rules, known.trace
        assert known.why


@pytest.mark.long
@pytest.mark.shared
def test_recorded_traces_agree(shared: Path) -> None:
    found = list(read_traces(shared / "data/swu/traces.ndjson.gz"))
    assert len(found) == 6075
    results = [run_trace(trace, quick=True) for trace in found[::60]]
    failed = [one.failure for one in results if one.failure and known_of(one.failure) is None]
    assert not failed


@pytest.mark.long
@pytest.mark.shared
def test_every_listed_disagreement_still_is_one(shared: Path) -> None:
    listed = set(disagreements())
    found = [one for one in read_traces(shared / "data/swu/traces.ndjson.gz") if one.name in listed]
    assert {one.name for one in found} == listed
    some = found[::3]  # `tablero scenario run` looks at all of them
    failures = [run_trace(trace, quick=True).failure for trace in some]
    assert {one.name for one in failures if one is not None and known_of(one) is not None} == {one.name for one in some}


def test_a_disagreement_may_be_about_one_step_of_traces_of_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = {"a": Known("a", "swu:1.1.1", "why"), "b": Known("b", "swu:1.1.1", "why", 3)}
    monkeypatch.setattr(scenario_run, "disagreements", lambda: listed)
    assert known_of(Failure("a", 7, "player1.hand", [], [])) == listed["a"]
    assert known_of(Failure("b", 3, "player1.hand", [], [])) == listed["b"]
    assert known_of(Failure("b", 4, "player1.hand", [], [])) is None
    assert known_of(Failure("c", 3, "player1.hand", [], [])) is None
    assert set(listed["b"].to_json()) == {"trace", "rule", "why"}


def test_steps_know_their_seat() -> None:
    assert [Step(who, "passAction", [], {}).seat for who in ("player1", "player2", "game")] == [0, 1, -1]
