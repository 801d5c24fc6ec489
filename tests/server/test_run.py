"""`tablero play` and `tablero serve`: what they start, and what they say when something is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.serving import serving
from tablero.server import run as running


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLERO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_without_a_client_play_says_how_to_get_it_and_what_works_without(
    run: Any, monkeypatch: pytest.MonkeyPatch, at_home: Path
) -> None:
    monkeypatch.setattr(running, "has_client", lambda: False)
    for lang, words in (("en", "has not been built"), ("es", "no está construido")):
        done = run("play", "--lang", lang)
        assert done.code == 2
        assert words in done.err
        assert "make client" in done.err
        assert "--terminal" in done.err
    assert run("play", "rebelion").code == 2
    assert run("play", "--terminal").code == 2


def test_play_serves_this_machine_alone_and_opens_the_browser(
    run: Any, monkeypatch: pytest.MonkeyPatch, at_home: Path
) -> None:
    opened: list[str] = []
    served: list[Any] = []

    def serve(options: Any, listening: Any, begun: Any, *, quiet: bool) -> None:
        served.append((options, listening.getsockname()))
        listening.close()
        begun()

    monkeypatch.setattr(running, "has_client", lambda: True)
    monkeypatch.setattr(running, "serve", serve)
    monkeypatch.setattr(running, "open_browser", opened.append)
    done = run("play", "rebellion")
    (options, (host, port)) = served[0]
    assert (done.code, host) == (0, "127.0.0.1")
    assert opened == [f"http://127.0.0.1:{port}/?game=rebellion"]
    assert opened[0] in done.out
    assert options.database == f"sqlite:///{at_home / 'tablero.db'}"
    assert options.hosts == ("127.0.0.1", "localhost")
    run("play", "--no-browser")
    assert len(opened) == 1


def test_a_page_that_gives_itself_another_name_for_this_machine_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=("127.0.0.1",)) as server:
        assert server.get("/healthz").status_code == 200
        assert server.http.get("/healthz", headers={"Host": "evil.example"}).status_code == 400


def test_a_port_that_is_taken_is_named(run: Any, at_home: Path) -> None:
    taken = running.listen("127.0.0.1", 0)
    taken.listen()
    done = run("serve", "--port", str(running.port_of(taken)))
    taken.close()
    assert done.code == 2
    assert "127.0.0.1:" in done.err
