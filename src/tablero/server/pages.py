"""The page of the client, with what the lobby says and offers in it: on a bad connection every further question takes long."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tablero.kernel import Json, say
from tablero.kernel.codec import encode
from tablero.languages import closest, default_language
from tablero.server.texts import first_catalogues
from tablero.text import Texts

PLACE = "<!-- given -->"
"""Where the built page has room for it: index.html in `web`."""


def page(index: Path, request: Request, games: Json | None) -> Response:
    """Return the client in the language that the browser asks for; without a client, a page that says how to build it.

    `games` are what the server has; none as long as it doesn't know them itself, since a page waits for nothing.
    """
    wanted = request.headers.get("accept-language", "").split(",")
    if not index.is_file():
        words = Texts(closest(wanted) if any(wanted) else default_language())
        return HTMLResponse(f"<!doctype html><p>{words.render(say('server-no-client'))}</p>", 503)
    html = index.read_text(encoding="utf-8").replace(PLACE, _given(closest(wanted), games))
    return HTMLResponse(html, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def _given(lang: str, games: Json | None) -> str:
    """Return it as data that no browser takes for a script, whatever is said in it."""
    told = encode({"texts": first_catalogues(lang), "games": games}).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="given">{told}</script>'


def accepts_brotli(headers: Headers) -> bool:
    """Tell whether who asks can read what `npm run build` has compressed."""
    offered = (one.partition(";") for one in headers.get("accept-encoding", "").lower().split(","))
    return any(name.strip() == "br" and weight.replace(" ", "") not in ("q=0", "q=0.0") for name, _, weight in offered)
