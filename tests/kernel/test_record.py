"""Records as bytes: what is written is read again, and anything else is refused with its line."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kernel.tiny import ask, play
from playing import play_random
from samples.duel import GAME
from tablero.kernel import (
    BadRecord,
    Clock,
    Edited,
    Game,
    Message,
    Outcome,
    Record,
    Rng,
    Roll,
    Setup,
    TableroError,
    Together,
    Truncated,
    digest,
    say,
)
from tablero.kernel.codec import decode, encode, pretty
from tablero.kernel.events import RESAMPLED
from telling import english

HEADER = {"tablero": 1, "game": "tiny", "rules": 1, "seats": 2, "settings": {}}


def written(*lines: Any, header: Any = HEADER) -> bytes:
    """The bytes of a record with these lines and a closing line that fits."""
    body = b"".join(line if isinstance(line, bytes) else msgspec.json.encode(line) + b"\n" for line in (header, *lines))
    total = blake2b(body, digest_size=16).hexdigest()
    return body + msgspec.json.encode({"events": len(lines), "sum": total}) + b"\n"


def bad(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        Record.loads(data)
    return refused.value


def duel() -> Record:
    """A duel with a clock, times, a resample and a conclusion."""
    game = Game(GAME, GAME.setup(clock=Clock(60_000, 1_000)), Rng(41))
    game.choose("pass", spent=1_234)
    play_random(game, Rng(42), 25)
    game.follow([(RESAMPLED, (1, 43)), (RESAMPLED, (None, 44))])
    play_random(game, Rng(45), 5)
    if game.outcome is None:
        game.conclude(Outcome((0,), say("kernel-resigned", seat=2), (3, 0)))
    return game.record()


# What is written


def test_a_record_is_a_line_of_json_for_each_event_between_header_and_checksum() -> None:
    game = play(ask(0, "a", ("b", 1)), Roll(6, 2), ask(1), seed=3)
    game.choose(["b", 1], spent=70)
    game.follow([(RESAMPLED, (None, 10451216379200822465))])
    game.choose("a")
    assert game.record().dumps() == (
        b'{"tablero":1,"game":"tiny","rules":1,"seats":2,"settings":{}}\n'
        b'{"seat":0,"choose":["b",1],"ms":70}\n'
        b'{"roll":[1,5]}\n'
        b'{"redraw":null,"seed":10451216379200822465}\n'
        b'{"seat":1,"choose":"a"}\n'
        b'{"events":4,"sum":"e538502d6b1b91b1f82edad52fc8ec6c"}\n'
    )


def test_a_record_comes_back_as_it_was_written() -> None:
    record = duel()
    kinds = {event[0] for event in record.events}
    assert kinds == {0, 1, -1, -2, -3}
    again = Record.loads(record.dumps())
    assert (again.game, again.version, again.setup) == (record.game, record.version, record.setup)
    assert again.events == record.events
    assert again == record
    assert again.dumps() == record.dumps()


def test_a_record_comes_back_from_a_file(tmp_path: Path) -> None:
    record = duel()
    record.save(tmp_path / "duel.jsonl")
    assert Record.load(tmp_path / "duel.jsonl") == record


def test_records_differ_in_any_event_or_setup() -> None:
    setup = Setup(2, {"life": 12})
    record = Record("tiny", 1, setup, ((0, "a"),))
    assert record == Record("tiny", 1, setup, ((0, "a"),))
    others = [
        Record("else", 1, setup, ((0, "a"),)),
        Record("tiny", 2, setup, ((0, "a"),)),
        Record("tiny", 1, Setup(3, {"life": 12}), ((0, "a"),)),
        Record("tiny", 1, Setup(2, {"life": 13}), ((0, "a"),)),
        Record("tiny", 1, Setup(2, {"life": 12}, Clock(5)), ((0, "a"),)),
        Record("tiny", 1, setup, ((0, "b"),)),
        Record("tiny", 1, setup, ((0, "a", 5),)),
        Record("tiny", 1, setup, ()),
    ]
    assert not [other for other in [*others, "tiny", None] if other == record]
    with pytest.raises(TypeError):
        hash(record)


@pytest.mark.parametrize("clock", [None, Clock(60_000), Clock(5, 7), Clock(86_400_000, renews=True)])
def test_the_clock_is_part_of_the_record(clock: Clock | None) -> None:
    game = Game(GAME, GAME.setup(clock=clock), Rng(1))
    assert Record.loads(game.record().dumps()).setup.clock == clock


def test_a_conclusion_keeps_its_winners_reason_and_scores() -> None:
    game = play(ask(0))
    why = say("tiny-agreed", seat=1, by="clock", card=say("spy", n=2), cards=(say("ward"), say("spy", of=say("x"))))
    outcome = Outcome((0, 1), why, (7, -2))
    game.conclude(outcome)
    again = Record.loads(game.record().dumps())
    assert again.events == ((-3, outcome),)
    assert type(again.events[0][1].why.args[2][1]) is Message


def test_secret_answers_are_in_the_record() -> None:
    game = play(Together([ask(0), ask(1)]))
    game.choose("b", 1)
    record = Record.loads(game.record().dumps())
    assert digest(Game.replay(game.definition, record, Rng(0))) == digest(game)
    assert record.events == ((1, "b"),)


# What is damaged


def test_a_record_cut_anywhere_is_recognised_and_what_is_left_recovered() -> None:
    record = duel()
    data = record.dumps()
    end_of_header = data.index(b"\n")
    for cut in range(len(data)):
        error = bad(data[:cut])
        if cut < end_of_header:
            assert error.line == 1
            continue
        assert isinstance(error, Truncated)
        assert error.line == data[:cut].count(b"\n") + 1
        left = error.recovered
        complete = max(0, min(data[:cut].count(b"\n") - 1, len(record.events)))
        assert left.events == record.events[:complete]
        assert (left.game, left.version, left.setup) == (record.game, record.version, record.setup)


def test_what_is_recovered_can_be_played_on() -> None:
    record = duel()
    data = record.dumps()
    with pytest.raises(Truncated) as cut:
        Record.loads(data[: len(data) // 2])
    game = Game.replay(GAME, cut.value.recovered, Rng(1))
    assert game.events == record.events[: game.step]
    assert game.decision is not None


@pytest.mark.parametrize("mask", [0x01, 0x10, 0x80])
def test_any_changed_byte_is_recognised(mask: int) -> None:
    data = duel().dumps()
    for place in range(len(data)):
        bad(data[:place] + bytes([data[place] ^ mask]) + data[place + 1 :])


def test_lines_taken_out_repeated_or_swapped_are_recognised() -> None:
    lines = duel().dumps().splitlines(keepends=True)
    for i in range(1, len(lines) - 1):
        assert isinstance(bad(b"".join(lines[:i] + lines[i + 1 :])), Edited)
        assert isinstance(bad(b"".join([*lines[:i], lines[i], *lines[i:]])), Edited)
        if lines[i] != lines[i - 1] and i > 1:
            assert isinstance(bad(b"".join([*lines[: i - 1], lines[i], lines[i - 1], *lines[i + 1 :]])), Edited)


def test_a_changed_record_says_where_its_closing_line_is() -> None:
    error = bad(written({"seat": 0, "choose": "a"}).replace(b'"a"', b'"b"'))
    assert isinstance(error, Edited)
    assert error.line == 3
    assert english(error).startswith("line 3: the closing line doesn't fit")


@pytest.mark.parametrize("footer", [{"events": 0}, {"events": 0, "sum": None}, {"events": 0, "sum": ""}])
def test_a_closing_line_must_be_whole(footer: Any) -> None:
    data = msgspec.json.encode(HEADER) + b"\n" + msgspec.json.encode(footer) + b"\n"
    assert isinstance(bad(data), Edited)


def test_a_wrong_count_is_recognised() -> None:
    data = written({"seat": 0, "choose": "a"})
    assert isinstance(bad(data.replace(b'"events":1', b'"events":2')), Edited)


@pytest.mark.parametrize("trailing", [b"\n", b" ", b"x", b'{"seat":0,"choose":"a"}\n', b"\x00\xff"])
def test_nothing_may_follow_the_closing_line(trailing: bytes) -> None:
    data = written({"seat": 0, "choose": "a"})
    error = bad(data + trailing)
    assert isinstance(error, Edited)
    assert error.line == 4
    assert english(error.expected) == "expected nothing after the closing line"


# What was never a record


JUNK = [
    b"",
    b"\n",
    b"\xff\xfe\n",
    b"\x00",
    b"no json\n",
    b"null\n",
    b"[]\n",
    b"7\n",
    b'"a"\n',
    b"{}\n",
    b"{",
    b'{"a":NaN}\n',
]


@pytest.mark.parametrize("data", JUNK)
def test_what_is_no_record_is_refused_at_its_first_line(data: bytes) -> None:
    error = bad(data)
    assert error.line == 1
    assert type(error) is BadRecord


@pytest.mark.parametrize("line", [b"no json", b"", b"\xff", b"3", b"[]", b"null", b'"a"', b'{"seat":0', b"{}{}"])
def test_a_line_that_is_no_json_object_is_named(line: bytes) -> None:
    error = bad(written({"seat": 0, "choose": "a"}, line + b"\n"))
    assert error.line == 3
    assert "expected a JSON object" in english(error.expected)


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"seat": 0},
        {"choose": "a"},
        {"seat": -1, "choose": "a"},
        {"seat": -(2**70), "choose": "a"},
        {"seat": "0", "choose": "a"},
        {"seat": None, "choose": "a"},
        {"seat": 0.0, "choose": "a"},
        {"seat": 0, "choose": "a", "ms": "1"},
        {"seat": 0, "choose": "a", "ms": 1.5},
        {"seat": 0, "choose": "a", "ms": None},
        {"seat": -1, "choose": "a", "ms": 1},
        {"seat": 0, "choose": "a", "why": 1},
        {"seat": 0, "choose": "a", "ms": 1, "why": 1},
        {"seat": 0, "roll": [1]},
        {"roll": 1},
        {"roll": "1"},
        {"roll": {"1": 1}},
        {"roll": [1], "draw": [1]},
        {"toss": [1]},
        {"redraw": 0},
        {"seed": 1},
        {"redraw": "0", "seed": 1},
        {"redraw": 0.5, "seed": 1},
        {"redraw": 0, "seed": "1"},
        {"redraw": 0, "seed": None},
        {"redraw": 0, "seed": 1, "ms": 1},
        {"conclude": None},
        {"conclude": []},
        {"conclude": [[0], ["x", []]]},
        {"conclude": [[0], ["x", []], [], []]},
        {"conclude": [[0], ["x", []], []], "seat": 0},
        {"conclude": [0, ["x", []], []]},
        {"conclude": [[0], "x", []]},
        {"conclude": [[0], ["x"], []]},
        {"conclude": [[0], [1, []], []]},
        {"conclude": [[0], ["x", 1], []]},
        {"conclude": [[0], ["x", []], None]},
        {"conclude": [["x"], ["x", []], []]},
        {"conclude": [[-1], ["x", []], []]},
        {"conclude": [[True], ["x", []], []]},
        {"conclude": [[[0]], ["x", []], []]},
        {"conclude": [[0], ["x", []], [1.5]]},
        {"conclude": [[0], ["x", []], [None]]},
        {"redraw": 0, "seed": -1},
        {"redraw": 0, "seed": True},
    ],
)
def test_an_event_of_another_form_is_refused_with_its_line(event: Any) -> None:
    error = bad(written({"seat": 0, "choose": "a"}, event))
    assert error.line == 3
    assert "expected a choice" in english(error.expected)


def nested(depth: int) -> list[Any]:
    """The arguments of a message that has one in it, and so on."""
    return [["a", ["x", nested(depth - 1)]]] if depth else []


@pytest.mark.parametrize(
    "args",
    [
        [1],
        [["a"]],
        [["a", 1, 2]],
        ["name"],
        [["a", [1]]],
        [["a", [["x"]]]],
        [["a", None]],
        [["a", {"b": 1}]],
        [[1, 2]],
        [["a", [[1, []]]]],
        nested(20),
    ],
)
def test_a_conclusion_needs_a_message_with_named_arguments(args: Any) -> None:
    error = bad(written({"conclude": [[0], ["x", args], []]}))
    assert error.line == 2
    assert english(error.expected) == "expected a message with named arguments"


def test_some_messages_may_lie_in_each_other() -> None:
    assert len(Record.loads(written({"conclude": [[0], ["x", nested(19)], []]})).events) == 1


def test_a_header_nested_without_end_is_refused() -> None:
    deep: Any = "x"
    for _ in range(600):
        deep = [deep]
    error = bad(written(header={**HEADER, "settings": {"a": deep}}))
    assert error.line == 1
    assert english(error.expected) == "expected a value that is not nested so deep"


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in HEADER.items() if key != name}


@pytest.mark.parametrize("name", sorted(HEADER))
def test_every_field_of_the_header_is_needed(name: str) -> None:
    error = bad(written(header=without(name)))
    assert error.line == 1
    assert type(error) is BadRecord


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (name, value)
        for name in sorted(HEADER)
        for value in (None, [1], "1" if name != "game" else 1, 1.5, [], ["x"], True)
    ],
)
def test_every_field_of_the_header_has_its_type(name: str, value: Any) -> None:
    error = bad(written(header={**HEADER, name: value}))
    assert error.line == 1
    assert type(error) is BadRecord


@pytest.mark.parametrize(
    "clock",
    [
        5,
        "5",
        [],
        {},
        {"start": 5},
        {"start": "5", "increment": 0, "renews": False},
        {"start": 5, "increment": None, "renews": False},
        {"start": 5, "increment": 0, "renews": 0},
        {"start": 5.5, "increment": 0, "renews": False},
        {"start": -1, "increment": 0, "renews": False},
        {"start": 5, "increment": True, "renews": False},
    ],
)
def test_a_clock_of_another_form_is_refused(clock: Any) -> None:
    error = bad(written(header={**HEADER, "clock": clock}))
    assert error.line == 1
    assert "clock" in english(error.expected)


@pytest.mark.parametrize("format_", [2, 99, 0, -1])
def test_another_format_says_which_it_needs(format_: int) -> None:
    error = bad(written(header={**HEADER, "tablero": format_, "settings": "of the future"}))
    assert type(error).__name__ == "OtherVersion"
    assert english(error) == f"line 1: needs record format {format_}; this tablero reads format 1"


def test_an_error_of_the_whole_names_no_line() -> None:
    expected = say("kernel-record-json")
    assert english(BadRecord(0, expected)) == "expected a JSON object"
    assert english(BadRecord(4, expected)) == "line 4: expected a JSON object"
    assert str(BadRecord(0, expected)) == "expected a JSON object"
    assert str(BadRecord(4, expected, "duel:1")) == "line 4: expected a JSON object [duel:1]"
    assert issubclass(BadRecord, TableroError)


# JSON


def test_json_has_one_form() -> None:
    assert encode({"b": (1, 2.5), "a": None}) == b'{"a":null,"b":[1,2.5]}'
    assert decode('{"a": [1, "é"]}') == {"a": [1, "é"]}
    assert pretty({"b": 1, "a": [2]}) == '{\n  "a": [\n    2\n  ],\n  "b": 1\n}'
    with pytest.raises(ValueError, match="malformed"):
        decode(b"{]")
