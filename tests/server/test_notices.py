"""Notices that it is one's turn, by mail and by push: to whom, once a turn, and to nobody who is here."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from server.machines import until
from server.serving import Client, Server, serving
from server.test_ratings import account, both_choose, code
from tablero.server import push
from tablero.server.notices import DEVICES, Turn, due
from tablero.server.push import Device, checked_endpoint, decode64, encode64, encrypted, key_of, public_address
from tablero.server.refused import Refused

# The keys of the example in RFC 8291, appendix A.
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
THEIR_SECRET = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
ENDPOINT = "https://push.example.org/send/1"
DEVICE = {"endpoint": ENDPOINT, "keys": {"p256dh": THEIRS, "auth": AUTH}, "lang": "es"}
DAYS = {"start": 3 * 24 * 3600_000, "renews": True}
PASSWORD = "a long one"


class Service:
    """A push service of our own: what it was sent, and what it answers."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    async def __call__(self, url: str, headers: dict[str, str], body: bytes) -> int:
        self.sent.append((url, headers, body))
        return self.status


class Called:
    """A server that calls people at once, and what they were told."""

    def __init__(self, server: Server, letters: Path, pushed: Service) -> None:
        self.server = server
        self.pushed = pushed
        self._letters = letters
        self.tokens = [account(server, name) for name in ("Amaia", "Benita")]
        for token, mail in zip(self.tokens, ("amaia@example.org", "benita@example.org"), strict=True):
            assert server.post("/api/me/mail", {"password": PASSWORD, "mail": mail}, token).status_code == 204

    def letters(self) -> list[Any]:
        lines = self._letters.read_text().splitlines() if self._letters.exists() else []
        return [json.loads(line) for line in lines if line.endswith("}")]

    def pair(self, **more: Any) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = self.server.post("/api/tables", {"game": "duel", "seats": seats, **more}, self.tokens[0]).json()[
            "table"
        ]
        assert self.server.post(f"/api/tables/{table}/join", {}, self.tokens[1]).status_code == 200
        return str(table)

    def asked(self, table: str) -> tuple[Turn, str]:
        """Return whose turn it is though they are away, and the token of who is; nobody is being called meanwhile."""
        self.settle()
        [turn] = self.server.wait(_due(self.server, table))
        return turn, self.tokens[turn.seat]

    def settle(self) -> None:
        """Wait until all are called whom the server calls by itself."""
        until(lambda: not self.server.service.notices._waiting, "the server has called whom it calls")

    def tell(self, turn: Turn) -> None:
        """Look once more whether somebody has to be called, and wait for it."""
        self.server.wait(self.server.service.notices._call(turn))


async def _due(server: Server, table: str) -> list[Turn]:
    return due(await server.service.tables.table(table))


@pytest.fixture
def called(tmp_path: Path) -> Iterator[Called]:
    with calling(tmp_path) as one:
        yield one


@contextmanager
def calling(folder: Path, **more: Any) -> Iterator[Called]:
    letters, pushed = folder / "letters", Service()
    options = {"mail": ("tee", "-a", str(letters)), "push": "mailto:o@example.org", "sender": pushed, **more}
    with serving(folder, notice_after=0.0, **options) as server:
        yield Called(server, letters, pushed)


# When.


@pytest.mark.parametrize(
    ("clock", "counts"),
    [(None, True), (DAYS, True), ({"start": 60_000}, False)],
    ids=["no clock", "days", "minutes"],
)
def test_who_is_called_where_a_game_may_take_days(called: Called, clock: Any, counts: bool) -> None:
    table = called.pair(clock=clock)
    assert bool(called.server.wait(_due(called.server, table))) is counts
    with called.server.at(table, called.tokens[0]), called.server.at(table, called.tokens[1]):
        assert called.server.wait(_due(called.server, table)) == []  # both are here


def test_mail_is_sent_once_a_turn_to_who_wants_it(called: Called) -> None:
    server = called.server
    table = called.pair()
    turn, token = called.asked(table)
    called.tell(turn)
    assert called.letters() == []  # nobody has asked for mail
    assert server.post("/api/me/notices", {"mail": True}, token).status_code == 204
    called.tell(turn)
    called.tell(turn)
    [letter] = called.letters()
    name = ("Amaia", "Benita")[turn.seat]
    assert (letter["kind"], letter["name"], letter["mail"]) == ("turn", name, f"{name.lower()}@example.org")
    assert (letter["table"], letter["path"], letter["game"]) == (table, f"/t/{table}", "duel")
    assert letter["against"] == [("Amaia", "Benita")[1 - turn.seat]]
    assert "code" not in letter


def test_who_is_asked_by_the_choice_of_another_is_called_by_itself(called: Called) -> None:
    server = called.server
    for token in called.tokens:
        server.post("/api/me/notices", {"mail": True}, token)
    table = called.pair()
    first = called.asked(table)[0].seat
    with server.at(table, called.tokens[first]) as client:
        _pass(client)
        names = ("Amaia", "Benita")
        until(lambda: names[1 - first] in [one["name"] for one in called.letters()], "the other is called")


def _pass(client: Client) -> None:
    """Choose until somebody else is asked."""
    while client.state["decision"] is not None:
        answer = client.choose(len(client.state["decision"]["options"]) - 1)
        assert answer["t"] == "ack", answer
        client.seen(answer["seq"])


def test_who_is_here_is_not_called(called: Called) -> None:
    server = called.server
    table = called.pair()
    turn, token = called.asked(table)
    server.post("/api/me/notices", {"mail": True}, token)
    server.get("/api/me", token)  # in the lobby, say
    called.tell(turn)
    assert called.letters() == []
    server.time[0] += 61_000
    called.tell(turn)
    assert len(called.letters()) == 1


def test_who_has_chosen_meanwhile_is_not_called(called: Called) -> None:
    server = called.server
    table = called.pair()
    turn, token = called.asked(table)
    with server.at(table, called.tokens[0]) as one, server.at(table, called.tokens[1]) as other:
        both_choose([one, other])
    called.settle()
    server.post("/api/me/notices", {"mail": True}, token)
    before = len(called.letters())
    called.tell(turn)
    assert len(called.letters()) == before


def test_what_a_server_can_not_do_is_said(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = account(server, "Amaia")
        told = server.get("/api/me/notices", token).json()
        assert told == {"mail": False, "mails": False, "push": None, "devices": 0}
        assert code(server.post("/api/me/notices", {"mail": True}, token)) == "no-mail"
        assert code(server.post("/api/me/notices/devices", DEVICE, token)) == "no-push"
        guest = server.new("duel", "me", "open")["token"]
        assert code(server.get("/api/me/notices", guest)) == "no-account"
    (tmp_path / "other").mkdir()
    with calling(tmp_path / "other") as called:
        own = account(called.server, "Carlota")
        assert code(called.server.post("/api/me/notices", {"mail": True}, own)) == "no-address"


# Push.


def opened(body: bytes) -> Any:
    """Return what a browser with the keys of the example reads."""
    salt, own, sealed = body[:16], body[21:86], body[86:]
    secret = key_of(THEIR_SECRET)
    shared = secret.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), own))
    inner = push._derived(shared, decode64(AUTH), b"WebPush: info\0" + decode64(THEIRS) + own, 32)
    key = push._derived(inner, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = push._derived(inner, salt, b"Content-Encoding: nonce\0", 12)
    plain = AESGCM(key).decrypt(nonce, sealed, None)
    assert plain.endswith(b"\x02")
    return json.loads(plain[:-1])


def test_the_example_of_the_rfc() -> None:
    device = Device(ENDPOINT, THEIRS, AUTH, "en")
    own = key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = encrypted(b"When I grow up, I want to be a watermelon", device, own, decode64("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encode64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl9"
        "5bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_told_in_its_language(called: Called) -> None:
    server, pushed = called.server, called.pushed
    table = called.pair()
    turn, token = called.asked(table)
    assert server.post("/api/me/notices/devices", DEVICE, token).status_code == 201
    key = server.get("/api/me/notices", token).json()["push"]
    called.tell(turn)
    [(url, headers, body)] = pushed.sent
    other = ("Amaia", "Benita")[1 - turn.seat]
    assert url == ENDPOINT
    assert opened(body) == {
        "title": "Te toca",
        "body": f"contra {other}",
        "path": f"/t/{table}",
        "tag": f"turn-{table}",
    }
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    _check_signature(headers["Authorization"], key, server.time[0])


def _check_signature(header: str, key: str, now: int) -> None:
    token, named = header.removeprefix("vapid t=").split(", k=")
    assert named == key
    head, claims, signed = token.split(".")
    assert json.loads(decode64(claims)) == {
        "aud": "https://push.example.org",
        "exp": now // 1000 + push.SIGNED,
        "sub": "mailto:o@example.org",
    }
    raw = decode64(signed)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(key))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_a_browser_that_is_gone_is_forgotten(called: Called) -> None:
    server = called.server
    called.pushed.status = 410
    turn, token = called.asked(called.pair())
    server.post("/api/me/notices/devices", DEVICE, token)
    called.tell(turn)
    assert len(called.pushed.sent) == 1
    assert server.get("/api/me/notices", token).json()["devices"] == 0


def test_a_push_service_out_of_reach_harms_nobody(called: Called) -> None:
    async def broken(url: str, headers: dict[str, str], body: bytes) -> int:
        raise OSError("out of reach")

    server = called.server
    assert server.service.notices.push is not None
    server.service.notices.push._sender = broken
    turn, token = called.asked(called.pair())
    server.post("/api/me/notices/devices", DEVICE, token)
    called.tell(turn)
    assert server.get("/api/me/notices", token).json()["devices"] == 1


def test_the_key_of_a_server_stays(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(tmp_path, push="mailto:o@example.org") as server:
            assert server.service.notices.push is not None
            keys.append(server.service.notices.push.public)
    assert keys[0] == keys[1]


def test_a_browser_is_of_one_account_and_an_account_has_few(called: Called) -> None:
    server = called.server
    for token in called.tokens:
        id = server.post("/api/me/notices/devices", DEVICE, token).json()["id"]
    counts = [server.get("/api/me/notices", token).json()["devices"] for token in called.tokens]
    assert counts == [0, 1]
    headers = {"Authorization": f"Bearer {called.tokens[0]}"}
    server.http.delete(f"/api/me/notices/devices/{id}", headers=headers)
    assert server.get("/api/me/notices", called.tokens[1]).json()["devices"] == 1  # it is not Amaia's
    for number in range(DEVICES + 2):
        server.time[0] += 1
        one = {**DEVICE, "endpoint": f"{ENDPOINT}{number}"}
        assert server.post("/api/me/notices/devices", one, called.tokens[1]).status_code == 201
    assert server.get("/api/me/notices", called.tokens[1]).json()["devices"] == DEVICES
    assert server.post("/api/me/delete", {"password": PASSWORD}, called.tokens[1]).status_code == 204


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://localhost/1",
        "https://printer.local/1",
        "https://metadata.internal/1",
        "https://intranet/1",
        "https://user:secret@push.example.org/1",
        "https://push.example.org:8080/1",
        "https://push.example.org:x/1",
        "https://push.example.org/1\r\nHost: x",
        "https://2130706433/1",
        "https://0x7f.1/1",
        "file:///etc/passwd",
        "",
    ],
)
def test_only_names_of_the_internet_are_push_services(url: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_endpoint(url)
    assert refused.value.code == "bad-device"


def test_keys_that_are_none_are_refused(called: Called) -> None:
    token = called.tokens[0]
    for keys in (
        {"p256dh": THEIRS, "auth": "AAAA"},
        {"p256dh": "AAAA", "auth": AUTH},
        {"p256dh": THEIRS[:-4] + "AAAA", "auth": AUTH},
        {"p256dh": "ñ", "auth": AUTH},
    ):
        assert code(called.server.post("/api/me/notices/devices", {**DEVICE, "keys": keys}, token)) == "bad-device"


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "::1", "fd00::1", "0.0.0.0"]
)
def test_a_name_that_stands_for_a_machine_at_home_is_not_posted_to(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", (one, 443)) for one in ("93.184.216.34", address)]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(OSError, match="not on the internet"):
        public_address("push.example.org")
