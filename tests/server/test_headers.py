"""What every answer carries, whoever makes it; pages of other origins; and what browsers keep."""

from __future__ import annotations

import base64
import hashlib
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.serving import GENEROUS, Server, serving
from tablero.server.headers import POLICY, SAFE, policy
from tablero.server.limits import Rate

FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("headers")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "assets" / "index-abc.js").write_text("1")
    (client / "icon.svg").write_text("<svg/>")
    limits = GENEROUS._replace(body=2000, requests=Rate(1e9, 1e9))
    with serving(folder, limits, client=client, origins=frozenset({FRIEND})) as running:
        yield running


def safe(headers: httpx.Headers) -> bool:
    return {name: headers.get_list(name) for name in SAFE} == {name: [value] for name, value in SAFE.items()}


def test_answers_of_every_kind_carry_them_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.service.store, "find", fails)
    asked = [
        ("GET", "/", b"", 200),
        ("GET", "/assets/index-abc.js", b"", 200),
        ("GET", "/assets/none.js", b"", 404),
        ("GET", "/api/games", b"", 200),
        ("GET", "/api/nothing", b"", 404),
        ("DELETE", "/api/games", b"", 405),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"x" * 3000, 413),
        ("GET", "/api/me", b"", 401),
        ("GET", "/api/tables/x", b"", 500),
    ]
    for method, path, body, status in asked:
        answer = server.http.request(method, path, content=body)
        assert (path, answer.status_code, safe(answer.headers)) == (path, status, True)
    wrong = server.http.get("/", headers={"Host": "evil.example"})
    assert (wrong.status_code, safe(wrong.headers)) == (421, True)


def raw(server: Server, data: bytes) -> httpx.Response:
    """Return what is answered to some bytes."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(data)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += connection.recv(65536)
    head, _, _ = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    named = [line.partition(": ") for line in lines]
    return httpx.Response(int(status.split()[1]), headers=[(name, value) for name, _, value in named])


def test_so_do_answers_from_before_there_is_an_application(server: Server) -> None:
    begin = b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    for data, status in (
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (begin + b"\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %s\r\n\r\n" % (b"9" * 30), 400),
        (begin + b"Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n", 400),
    ):
        answer = raw(server, data)
        assert (answer.status_code, safe(answer.headers)) == (status, True)


def test_so_do_answers_to_a_socket(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/ws/tables/x", origin=Origin("https://evil.example"))
    response = refused.value.response
    assert (response.status_code, safe(httpx.Headers([*response.headers.raw_items()]))) == (403, True)
    with connect(f"ws://127.0.0.1:{server.port}/ws/tables/x") as accepted:
        assert accepted.response is not None
        assert safe(httpx.Headers([*accepted.response.headers.raw_items()]))


@pytest.mark.parametrize(
    "path",
    ["/%00", "/assets/%00", f"/assets/{'x' * 300}", f"/{'x/' * 3000}", "/%ff", "/..%2f.."],
    ids=lambda path: path[:12],
)
def test_a_file_that_can_not_be_is_not_there(server: Server, path: str) -> None:
    for reads in ("identity", "br"):
        told = server.http.get(path, headers={"Accept-Encoding": reads})
        assert (told.status_code, told.json()["error"]["code"], safe(told.headers)) == (404, "not-found", True)


def test_browsers_are_told_to_stay_encrypted_where_they_are(server: Server) -> None:
    name = "strict-transport-security"
    assert name not in server.get("/").headers
    secure = {"X-Forwarded-Proto": "https"}
    assert server.http.get("/", headers=secure).headers[name] == "max-age=31536000"
    assert server.http.get("/api/nothing", headers=secure).headers[name] == "max-age=31536000"
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as stranger:  # not a proxy of ours
        assert name not in stranger.get(f"http://127.0.0.1:{server.port}/", headers=secure).headers


def test_pages_of_a_friend_may_ask_and_read_those_of_others_may_not(server: Server) -> None:
    ask = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}
    body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for origin, good in ((FRIEND, True), ("https://evil.example", False)):
        preflight = server.http.options("/api/tables", headers={"Origin": origin, **ask})
        assert (preflight.status_code == 200, safe(preflight.headers)) == (good, True)
        assert preflight.headers.get("access-control-allow-origin") == (origin if good else None)
        made = server.post("/api/tables", body, Origin=origin)
        assert made.status_code == (201 if good else 403)
        assert made.headers.get("access-control-allow-origin") == (origin if good else None)
        missing = server.http.get("/api/nothing", headers={"Origin": origin})
        assert missing.headers.get("access-control-allow-origin") == (origin if good else None)


def test_without_friends_nobody_is_told_anything_about_origins(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answer = server.http.get("/api/games", headers={"Origin": FRIEND})
        assert "access-control-allow-origin" not in answer.headers


def test_files_with_a_digest_in_their_name_are_kept_for_good_and_pages_are_not(server: Server) -> None:
    kept = {
        path: server.get(path).headers["cache-control"] for path in ("/assets/index-abc.js", "/", "/t/x", "/icon.svg")
    }
    assert kept == {
        "/assets/index-abc.js": "public, max-age=31536000, immutable",
        "/": "no-cache",
        "/t/x": "no-cache",
        "/icon.svg": "no-cache",
    }
    assert "immutable" not in server.get("/assets/none.js").headers.get("cache-control", "")


def test_figures_are_for_those_on_this_machine_and_those_with_the_token(tmp_path: Path) -> None:
    def told(server: Server, host: str, token: str) -> int:
        headers = {"X-Forwarded-For": host, "Authorization": f"Bearer {token}"}
        return server.http.get("/metrics", headers=headers).status_code

    with serving(tmp_path, metrics_token="a secret") as server:
        assert server.get("/metrics").status_code == 200
        assert [told(server, "192.0.2.7", token) for token in ("?", "another", "a secret")] == [404, 404, 200]
        letters = [(b"Authorization", "Bearer sécret".encode("latin-1")), (b"X-Forwarded-For", b"192.0.2.7")]
        assert server.http.get("/metrics", headers=letters).status_code == 404
    with serving(tmp_path) as server:
        assert [told(server, host, "?") for host in ("127.0.0.1", "::1", "192.0.2.7", "2001:db8::1")] == [
            200,
            200,
            404,
            404,
        ]


def test_a_page_that_is_not_there_is_a_page(server: Server) -> None:
    browsing = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nothing", "/nothing/at/all", "/nothing.html"):
        told = server.http.get(path, headers=browsing)
        assert (told.status_code, told.text, safe(told.headers)) == (404, "<!doctype html>", True)
        again = server.http.get(path, headers={**browsing, "If-None-Match": told.headers["etag"]})
        assert (again.status_code, again.text) == (404, "<!doctype html>")
    for path in ("/api/nothing", "/assets/nothing.js", "/ws/nothing"):
        told = server.http.get(path, headers=browsing)
        assert (told.status_code, told.json()["error"]["code"]) == (404, "not-found")
    told = server.http.get("/nothing", headers={"Accept": "application/json"})
    assert (told.status_code, told.json()["error"]["code"]) == (404, "not-found")


def test_scripts_that_stand_in_the_page_may_run_and_no_others(tmp_path: Path) -> None:
    index = tmp_path / "index.html"
    assert policy(index) == POLICY
    index.write_text('<script type="module" src="/assets/a.js"></script>')
    assert policy(index) == POLICY
    index.write_text("<script>\n 1\n</script><script>2</script>")
    one, two = (base64.b64encode(hashlib.sha256(text).digest()).decode() for text in (b"\n 1\n", b"2"))
    assert policy(index) == f"script-src 'self' 'sha256-{one}' 'sha256-{two}'; {POLICY}"


def test_the_page_says_which_scripts_may_run(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    index = tmp_path / "client" / "index.html"
    index.write_text("<script>1</script>")
    with serving(tmp_path, client=index.parent) as server:
        assert server.get("/").headers["content-security-policy"] == policy(index) != POLICY
