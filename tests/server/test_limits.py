"""Sizes, rates and origins; and every refusal has its words."""

from __future__ import annotations

import ast
import json
import re
import socket
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import tablero
from server.serving import GENEROUS, Server, sample, serving
from tablero.kernel import Rng
from tablero.server.limits import Bucket, Gate, Limits, Rate, clean, same_origin
from tablero.server.refused import Refused

PACKAGE = Path(tablero.__file__).parent


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    limits = GENEROUS._replace(
        body=2000,
        message=500,
        sockets=2,
        reading=0.2,
        questions=Rate(5, 0.001),
        messages=Rate(3, 0.001),
        chats=Rate(2, 0.001),
        passwords=Rate(2, 0.001),
    )
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
    for hidden in "\u2066\u2067\u2069\u200e\u200f\u202a\ufeff\u00ad\x7f\x1b\ue000\U000e0041\u115f\u3164\u2800":
        assert clean(f"a{hidden}b", 24) in ("ab", "a b")
    assert clean("\ud83d", 24) == ""
    assert clean("a" + "\u0301" * 20, 24) == "á\u0301\u0301"


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
            answers = [again.ask("undo") for _ in range(4)]
            assert [one["code"] for one in answers] == ["illegal"] * 3 + ["too-fast"]
            assert again.ask("why", answer=0)["t"] == "why"
            with pytest.raises(InvalidStatus):
                strict.at(made["table"], None)


def test_who_writes_too_much_in_the_chat_is_told(strict: Server) -> None:
    made = strict.new("rebellion", "me", "hotseat")
    for expected in ([None, None, "too-fast"], ["too-fast"]):  # another socket of the same address has no more
        with strict.at(made["table"], made["token"]) as ana:
            assert [ana.ask("chat", text="x").get("code") for _ in expected] == expected


def test_a_body_that_does_not_come_is_not_waited_for(strict: Server) -> None:
    with socket.create_connection(("127.0.0.1", strict.port)) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
        assert slow.recv(1000).startswith(b"HTTP/1.1 400")


def test_quick_players_never_meet_the_limits(tmp_path: Path) -> None:
    """Each time a dozen cards are asked for at once, and then a choice is made, forty times without a breath."""
    with serving(tmp_path, Limits()) as server:
        made = server.new("swu", "me", "hotseat")
        rng = Rng(1)
        with server.at(made["table"], made["token"]) as ana:
            for round in range(40):
                seat = ana.state["waiting"][0]
                if ana.state["seat"] != seat:
                    ana.ask("look", seat=seat)
                    ana.seen_from(seat)
                for number in range(12):
                    ana.say(t="explain", id=f"{round}-{number}", options=[number])
                answer = ana.choose(sample(server, made["table"], seat, rng))
                assert answer["t"] == "ack", answer
                if ana.seen(answer["seq"])["outcome"] is not None:
                    break
            told = [json.loads(frame) for frame in ana.frames]
    assert not [one for one in told if one["t"] == "error"]
    assert sum(one["t"] == "explained" for one in told) >= 12 * round


def test_addresses_behind_a_web_server_are_told_apart(tmp_path: Path) -> None:
    with serving(tmp_path, GENEROUS._replace(passwords=Rate(1, 0.0001))) as server:
        body = {"name": "Ana", "password": "a guess"}
        tries = [
            server.post("/api/sessions", body, **{"X-Forwarded-For": host}).status_code
            for host in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")
        ]
        assert tries == [401, 429, 401, 401, 429, 401]


def test_who_guesses_locks_out_nobody_but_themselves(tmp_path: Path) -> None:
    """Failures are counted for an account from one address; the owner comes in from another, and other accounts are free."""
    with serving(tmp_path, GENEROUS._replace(guesses=Rate(2, 0.0001))) as server:
        server.post("/api/accounts", {"name": "Ana", "password": "a long one"})

        def tried(name: str, password: str, host: str) -> int:
            body = {"name": name, "password": password}
            return server.post("/api/sessions", body, **{"X-Forwarded-For": host}).status_code

        wrong = [tried(name, "a guess", "192.0.2.1") for name in ("Ana", "ana", " ANA", "Eva")]
        assert wrong == [401, 401, 429, 401]
        assert tried("Ana", "a long one", "192.0.2.1") == 429  # whoever guesses is not told when it is right
        assert [tried("Ana", "a long one", "192.0.2.2") for _ in range(4)] == [201] * 4  # what is right doesn't count
        assert [tried("Ana", "a guess", "192.0.2.2") for _ in range(3)] == [401, 401, 429]


def test_a_guess_that_is_not_even_tried_is_not_held_against_others_at_the_address(tmp_path: Path) -> None:
    """Somebody guesses on at an account that is closed to the address; who shares the address may still mistype a password."""
    with serving(tmp_path, GENEROUS._replace(passwords=Rate(4, 0.0001), guesses=Rate(2, 0.0001))) as server:
        for name in ("Ana", "Eva"):
            server.post("/api/accounts", {"name": name, "password": "a long one"})

        def tried(name: str, password: str) -> int:
            return server.post("/api/sessions", {"name": name, "password": password}).status_code

        assert [tried("Ana", "a guess") for _ in range(20)] == [401] * 2 + [429] * 18
        assert [tried("Eva", "a lnog one"), tried("Eva", "a long one")] == [401, 201]


def test_tables_and_guests_can_not_be_made_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, GENEROUS._replace(creations=Rate(4, 0.0001))) as server:
        body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
        tables = [server.post("/api/tables", body) for _ in range(3)]  # each with a guest
        assert [one.status_code for one in tables] == [201, 201, 429]
        join = server.post(f"/api/tables/{tables[0].json()['table']}/join", {})
        assert (join.status_code, join.json()["error"]["code"]) == (429, "too-fast")


def test_requests_can_not_be_made_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, GENEROUS._replace(requests=Rate(3, 0.0001))) as server:
        assert [server.get("/api/games").status_code for _ in range(4)] == [200, 200, 200, 429]
        with pytest.raises(InvalidStatus):
            server.at("nothing", None)


@pytest.mark.parametrize("path", ["/", "/t/some-table"])
def test_the_page_can_not_be_asked_for_without_end(tmp_path: Path, path: str) -> None:
    """It is made for each who asks: what the lobby says and offers stands in it."""
    with serving(tmp_path, GENEROUS._replace(requests=Rate(2, 0.0001))) as server:
        assert [server.get(path).status_code == 429 for _ in range(3)] == [False, False, True]


def test_pages_are_served_with_what_keeps_them_safe(server: Server) -> None:
    index = server.service.options.client / "index.html"
    page = index.read_text(encoding="utf-8") if index.is_file() else ""
    scripts = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    inline = [f"'sha256-{b64encode(sha256(one.encode()).digest()).decode()}'" for one in scripts]
    for path in ("/", "/t/some-table", "/api/games", "/api/nothing"):
        headers = server.get(path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy.get("script-src", policy["default-src"]) == " ".join(["'self'", *inline])
        assert (policy["object-src"], policy["base-uri"], policy["frame-ancestors"]) == ("'none'", "'none'", "'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert not re.findall(r"(?:src|href)=\"https?:", page)  # and nothing of the page is from elsewhere


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
