"""The page as it is sent: with what the lobby says and offers in it, and files as small as who asks can read them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.serving import Server, serving
from tablero.server.pages import PLACE
from tablero.server.texts import first_catalogues, own_catalogues

PAGE = f"<!doctype html><div></div>{PLACE}<script>1</script>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(PAGE)
    (client / "assets" / "index-abc.js").write_text("1" * 2000)
    (client / "assets" / "index-abc.js.br").write_bytes(b"small")
    (client / "assets" / "other-abc.js").write_text("2")
    with serving(folder, client=client) as running:
        yield running


def given(page: str) -> Any:
    """Return what came with a page."""
    found = re.search(r'<script type="application/json" id="given">([^<]*)</script><script>1', page)
    assert found is not None, page
    return json.loads(found[1])


@pytest.mark.parametrize(
    ("wanted", "lang"), [("es-ES,es;q=0.9", "es"), ("en-GB", "en"), ("fr,es;q=0.5", "es"), ("", "en")]
)
def test_a_page_brings_the_lobby_along_in_the_language_of_the_browser(server: Server, wanted: str, lang: str) -> None:
    games = server.get("/api/games").json()
    for path in ("/", "/t/some-table"):
        answer = server.http.get(path, headers={"Accept-Language": wanted})
        assert given(answer.text) == {"texts": first_catalogues(lang), "games": games}
        assert "Accept-Language" in answer.headers["vary"]


def test_a_page_waits_for_no_game(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.service, "loaded", asyncio.Event())
    assert given(server.get("/").text)["games"] is None


def test_nothing_that_is_said_ends_the_data(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"lang": "en", "ftl": ["nav-lobby = </script><script>2</script>"], "english": []}
    monkeypatch.setattr("tablero.server.pages.first_catalogues", lambda lang: said)
    page = server.get("/").text
    assert given(page)["texts"] == said
    assert "<script>2" not in page


def test_the_first_texts_are_a_small_part_of_all() -> None:
    """A message comes whole, with the lines that belong to it, and none is made up."""
    first, whole = ("\n".join(catalogues("es")["ftl"]) for catalogues in (first_catalogues, own_catalogues))
    assert len(first) < len(whole) / 10
    kept = first.split("\n")
    assert set(kept) <= set(whole.split("\n"))
    start = kept.index("kernel-player = { $form ->")
    assert kept[start + 6] == "}"
    assert any(line.startswith("game-swu = ") for line in kept)
    assert not any(line.startswith("#") for line in kept)


def test_a_file_comes_as_small_as_who_asks_can_read_it(server: Server) -> None:
    def asked(path: str, accepts: str) -> tuple[str | None, bytes]:
        with server.http.stream("GET", path, headers={"Accept-Encoding": accepts}) as answer:
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["cache-control"].endswith("immutable")
            encoding = answer.headers.get("content-encoding")
            assert encoding is None or "accept-encoding" in answer.headers["vary"].lower()
            return encoding, b"".join(answer.iter_raw())

    assert asked("/assets/index-abc.js", "gzip, deflate, br, zstd") == ("br", b"small")
    assert asked("/assets/index-abc.js", "gzip, br;q=0")[0] == "gzip"
    assert asked("/assets/index-abc.js", "identity") == (None, b"1" * 2000)
    assert asked("/assets/other-abc.js", "br") == (None, b"2")


def test_who_has_it_is_not_sent_it_again(server: Server) -> None:
    headers = {"Accept-Encoding": "br"}
    tag = server.http.get("/assets/other-abc.js", headers=headers).headers["etag"]
    assert server.http.get("/assets/other-abc.js", headers={**headers, "If-None-Match": tag}).status_code == 304


def test_a_page_without_room_for_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    with serving(tmp_path, client=tmp_path / "client") as server:
        assert server.get("/").text == "<!doctype html>"
