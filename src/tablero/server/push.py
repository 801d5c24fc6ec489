"""Web Push: what is told is encrypted for the browser (RFC 8291) and signed by the server (RFC 8292, VAPID).

It needs the package `cryptography` (`tablero[push]`), which is loaded only where push is on.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from tablero.server.refused import refuse

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD: Final = 4096
"""Bytes of a record; what is told is far smaller."""

LASTS: Final = 24 * 3600
"""Seconds for which a push service keeps what it can't deliver."""

SIGNED: Final = 12 * 3600
"""Seconds for which a signature is good."""

PATIENCE: Final = 10.0
"""Seconds that each step of sending may take."""

LONGEST: Final = 1000
"""Characters of an endpoint."""

Sender = Callable[[str, dict[str, str], bytes], Awaitable[int]]
"""Posts to an address, and returns the status of the answer."""


class Device(NamedTuple):
    """Where a browser wants to be told, by which keys, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


def encode64(data: bytes) -> str:
    """Return bytes as URLs carry them.

    >>> encode64(b"a?>")
    'YT8-'
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    """Return what was encoded so; refuse what was not."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        raise refuse("bad-device") from None


def checked_endpoint(url: str) -> str:
    """Return the address of a push service; refuse what can't be one: no https, an IP, a name or port of a network of one's own.

    >>> checked_endpoint("https://push.example.org/send/1")
    'https://push.example.org/send/1'
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise refuse("bad-device") from None
    plain = parts.scheme == "https" and parts.username is None and parts.password is None and port in (None, 443)
    shown = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not (plain and shown and _is_public_name(host)):
        raise refuse("bad-device")
    return url


def _is_public_name(host: str) -> bool:
    last = host.rpartition(".")[2]
    own = last in ("local", "localhost", "internal", "lan", "home", "test", "invalid", "arpa", "onion")
    return "." in host.strip(".") and last.isalpha() and not own


def checked_device(device: Device) -> Device:
    """Return a device that can be told something; refuse keys that are none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    checked_endpoint(device.endpoint)
    if len(decode64(device.auth)) != 16:
        raise refuse("bad-device")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(device.p256dh))
    except ValueError:
        raise refuse("bad-device") from None
    return device


def new_key() -> str:
    """Return a new key of a server, as the database keeps it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encode64(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def key_of(kept: str) -> EllipticCurvePrivateKey:
    """Return a key that was kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode64(kept), "big"), ec.SECP256R1())


def public_of(key: EllipticCurvePrivateKey) -> bytes:
    """Return the public part of a key, uncompressed."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(told: bytes, device: Device, own: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return what only the browser of a device can read, by a key and a salt that are used once."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = decode64(device.p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(shared, decode64(device.auth), b"WebPush: info\0" + theirs + public_of(own), 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public_of(own))]) + public_of(own)
    return head + AESGCM(key).encrypt(nonce, told + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def signature(endpoint: str, contact: str, key: EllipticCurvePrivateKey, seconds: int) -> str:
    """Return what tells a push service which server this is, and how to reach its operator."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": seconds + SIGNED, "sub": contact}
    signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{encode64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encode64(public_of(key))}"


def _part(value: Any) -> str:
    return encode64(json.dumps(value, separators=(",", ":")).encode())


class Push:
    """Tells devices something, signed by the key of the server."""

    def __init__(self, contact: str, key: str, sender: Sender, now: Callable[[], int]) -> None:
        self._contact = contact
        self._key = key_of(key)
        self._sender = sender
        self._now = now
        self.public = encode64(public_of(self._key))
        """What browsers are told of the key."""

    async def tell(self, device: Device, told: bytes) -> bool:
        """Tell a device something; return whether it is still there."""
        body = encrypted(told, device, key_of(new_key()), os.urandom(16))
        signed = signature(device.endpoint, self._contact, self._key, self._now() // 1000)
        headers = {"Authorization": signed, "Content-Encoding": "aes128gcm", "TTL": str(LASTS), "Urgency": "normal"}
        return await self._sender(device.endpoint, headers, body) not in (404, 410)


async def post(url: str, headers: dict[str, str], body: bytes) -> int:
    """Post to an address of the internet; redirects are not followed."""
    return await asyncio.to_thread(_post, checked_endpoint(url), headers, body)


def _post(url: str, headers: dict[str, str], body: bytes) -> int:
    parts = urlsplit(url)
    host = parts.hostname or ""
    with (
        socket.create_connection((public_address(host), 443), PATIENCE) as plain,
        ssl.create_default_context().wrap_socket(plain, server_hostname=host) as safe,
    ):
        connection = http.client.HTTPConnection(host, timeout=PATIENCE)
        connection.sock = safe
        connection.request("POST", f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}", body, headers)
        return connection.getresponse().status


def public_address(host: str) -> str:
    """Return an address of a host; refuse a host that has one in a network of one's own, which a name may stand for too."""
    found = [str(one[4][0]) for one in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]
    if not found or not all(ip_address(one.partition("%")[0]).is_global for one in found):
        raise OSError(f"{host} is not on the internet")
    return found[0]
