"""Sizes, rates and origins; and every refusal has its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import tablero
from server.serving import GENEROUS, Server, serving
from tablero.server.limits import Bucket, Gate, Rate, clean, same_origin
from tablero.server.refused import Refused

PACKAGE = Path(tablero.__file__).parent


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    limits = GENEROUS._replace(body=2000, message=500, sockets=2, messages=Rate(5, 0.001), passwords=Rate(2, 0.001))
    with serving(tmp_path, limits) as running:
        yield running


def test_a_rate_lets_through_its_burst_and_then_so_many_a_second() -> None:
    bucket = Bucket(Rate(2, 0.5), now=10.0)
    assert [bucket.take(10.0) for _ in range(3)] == [True, True, False]
    assert not bucket.take(11.0)
    assert bucket.take(12.0)
    assert not bucket.take(9.0)  # a clock that goes back gives nothing


def test_addresses_have_rates_of_their_own_and_are_forgotten() -> None:
    gate = Gate(Rate(1, 0), lambda: 0.0, most=2)
    gate.enter("a")
    with pytest.raises(Refused):
        gate.enter("a")
    gate.enter("b")
    gate.enter("c")
    gate.enter("a")  # forgotten for b and c


@pytest.mark.parametrize(
    ("origin", "fits"),
    [
        (None, True),
        ("http://here:80", True),
        ("https://here:80", True),
        ("http://there", False),
        ("null", False),
        ("http://here:80.evil", False),
        ("http://evil/here:80", False),
        ("http://[", False),
        ("https://friend", True),
    ],
)
def test_only_pages_of_this_server_and_its_friends_may_use_it(origin: str | None, fits: bool) -> None:
    assert same_origin(origin, "here:80", frozenset({"https://friend"})) is fits


def test_a_name_is_a_line_that_can_be_seen() -> None:
    assert clean("\u202eeva\u0000\t\u200b <b>x</b>", 24) == "eva <b>x</b>"
    assert clean("a" * 30, 24) == "a" * 24
    assert clean("e\u0301", 24) == "é"


def test_what_is_too_large_is_refused_and_the_next_is_heard(strict: Server) -> None:
    big = strict.post("/api/tables", {"game": "x" * 3000, "seats": []})
    assert (big.status_code, big.json()["error"]["code"]) == (413, "too-large")
    made = strict.new("rebellion", "me", "hotseat")
    with strict.at(made["table"], made["token"]) as ana:
        ana.say(t="chat", id="x", text="x" * 1000)
        assert ana.until("error")["code"] == "too-large"
        assert ana.ask("chat", text="x")["t"] == "ack"


def test_who_says_too_much_is_told_and_the_table_goes_on(strict: Server) -> None:
    made = strict.new("rebellion", "me", "hotseat")
    with strict.at(made["table"], made["token"]) as ana:
        answers = [ana.ask("why", answer=0) for _ in range(7)]
        assert [one.get("code") for one in answers] == [None] * 5 + ["too-fast"] * 2
        with strict.at(made["table"], made["token"]) as again:
            assert again.ask("why", answer=0)["t"] == "why"
            with pytest.raises(InvalidStatus):
                strict.at(made["table"], None)


def test_passwords_can_not_be_tried_without_end(strict: Server) -> None:
    tries = [strict.post("/api/sessions", {"name": "Ana", "password": "a guess"}).status_code for _ in range(4)]
    assert tries == [401, 401, 429, 429]


def test_pages_from_elsewhere_are_refused(strict: Server) -> None:
    made = strict.new("rebellion", "me", "hotseat")
    answer = strict.post("/api/tables", {}, Origin="https://evil.example")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
    url = f"ws://127.0.0.1:{strict.port}/ws/tables/{made['table']}"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example")):
        pass
    with connect(url, origin=Origin(f"http://127.0.0.1:{strict.port}")):
        pass


def said() -> Iterator[tuple[str, frozenset[str]]]:
    """Every message that the server's code makes, with its arguments."""
    for path in [*(PACKAGE / "server").glob("*.py"), PACKAGE / "cli" / "play.py", PACKAGE / "cli" / "serve.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                names = frozenset(keyword.arg or "" for keyword in node.keywords)
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    if node.func.id == "refuse":
                        yield f"server-{first.value}", names
                    elif node.func.id == "say" and first.value.startswith("server-"):
                        yield first.value, names


def test_every_refusal_has_its_words_with_these_arguments() -> None:
    texts = {}
    for entry in parse((PACKAGE / "text" / "server.en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            texts[entry.id.name] = frozenset(re.findall(r"\$(\w+)", ftl_source(entry)))
    found = [*said()]
    assert len(found) > 40
    assert {(id, names) for id, names in found if texts.get(id) != names} == set()
    dynamic = {"server-bad-request", "server-wrong-method", "server-terminal-game"}
    assert {*texts} - {id for id, _ in found} <= dynamic


def ftl_source(entry: ftl.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(entry)
