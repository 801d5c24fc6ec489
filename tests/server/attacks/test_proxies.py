"""Who makes up where a request comes from."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from server.attacks.victim import ELSEWHERE, Victim, victim


def asked(server: Victim, forwarded: str, source: str = "127.0.0.1") -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
        url = f"http://127.0.0.1:{server.port}/api/languages"
        return client.get(url, headers={"X-Forwarded-For": forwarded}, timeout=60).status_code


@pytest.mark.parametrize(
    ("proxy", "source", "same", "another"),
    [
        ("*", "127.0.0.1", ["192.0.2.7", "192.0.2.1, 192.0.2.7", "127.0.0.1, 192.0.2.7"], "192.0.2.7, 192.0.2.8"),
        ("127.0.0.1,10.0.0.0/8", "127.0.0.1", ["192.0.2.7, 10.0.0.3", "192.0.2.1, 192.0.2.7, 10.1.1.1"], "192.0.2.8"),
        ("127.0.0.1", ELSEWHERE, ["192.0.2.1", "192.0.2.2", "192.0.2.3"], ""),
    ],
    ids=["anybody", "a network", "a stranger"],
)
def test_only_what_a_trusted_proxy_adds_is_believed(
    tmp_path: Path, proxy: str, source: str, same: list[str], another: str
) -> None:
    """One address may ask once for each of these; whatever it puts before its own changes nothing."""
    with victim(tmp_path, proxy=proxy, limits={"requests": [len(same), 0.0001]}) as server:
        assert [asked(server, forwarded, source) for forwarded in same] == [200] * len(same)
        assert asked(server, same[-1], source) == 429
        if another:
            assert asked(server, another, source) == 200
