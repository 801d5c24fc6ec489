"""The application: which path is answered by what, and the checks that every entry passes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablero.kernel import say
from tablero.languages import closest, default_language
from tablero.server import api, logs
from tablero.server.limits import same_origin
from tablero.server.refused import Refused, refuse
from tablero.server.service import Options, Service
from tablero.server.socket import Conversation
from tablero.text import Texts

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]

ROUTES: list[tuple[str, str, api.Handler]] = [
    ("GET", "/api/games", api.games),
    ("GET", "/api/languages", api.spoken_languages),
    ("GET", "/api/texts/{lang}", api.own_texts),
    ("GET", "/api/texts/{game}/{lang}", api.texts),
    ("GET", "/api/lists/{game}", api.ready_lists),
    ("POST", "/api/lists/{game}/check", api.check_list),
    ("GET", "/api/cards/{game}/{key}", api.one_card),
    ("POST", "/api/tables", api.create_table),
    ("GET", "/api/tables", api.list_tables),
    ("GET", "/api/tables/{id}", api.one_table),
    ("POST", "/api/tables/{id}/join", api.join),
    ("POST", "/api/tables/{id}/rematch", api.rematch),
    ("GET", "/api/tables/{id}/record", api.record),
    ("POST", "/api/replays", api.open_record),
    ("POST", "/api/replays/moments", api.record_moments),
    ("GET", "/api/replays/{id}", api.replay),
    ("GET", "/api/replays/{id}/moments", api.replay_moments),
    ("POST", "/api/accounts", api.create_account),
    ("POST", "/api/sessions", api.sign_in),
    ("DELETE", "/api/sessions", api.sign_out),
    ("GET", "/api/me", api.me),
    ("GET", "/api/rules", api.search_rules),
    ("GET", "/api/rules/{id}", api.one_rule),
    ("GET", "/api/openapi.json", api.openapi),
    ("GET", "/healthz", api.healthz),
    ("GET", "/metrics", api.metrics),
]


def create_app(options: Options) -> Starlette:
    """Return the server as an ASGI application."""
    service = Service(options)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    async def table_socket(socket: WebSocket) -> None:
        await _converse(service, socket)

    middleware = [Middleware(Headers), Middleware(GZipMiddleware, minimum_size=1000)]
    if options.hosts:
        middleware.insert(0, Middleware(TrustedHostMiddleware, allowed_hosts=list(options.hosts)))
    paths: dict[str, dict[str, api.Handler]] = {}
    for method, path, handler in ROUTES:
        paths.setdefault(path, {})[method] = handler
    routes: list[BaseRoute] = [
        Route(path, _endpoint(service, handlers), methods=list(handlers)) for path, handlers in paths.items()
    ]
    routes.append(WebSocketRoute("/ws/tables/{id}", table_socket))
    routes += _client(options)
    handlers: dict[Any, Any] = {HTTPException: _http_error, Exception: _failed}
    app = Starlette(routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers=handlers)
    app.state.service = service
    return app


def _endpoint(service: Service, handlers: dict[str, api.Handler]) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint of a path: it counts, checks where the request comes from, and tells refusals."""

    async def endpoint(request: Request) -> Response:
        try:
            service.asking.enter(service.address(request))
            await service.loaded.wait()
            if request.method not in ("GET", "HEAD"):
                _check_origin(service, request.headers.get("origin"), request.headers.get("host"))
            method = "GET" if request.method == "HEAD" else request.method
            response = await handlers[method](service, request)
        except Refused as refused:
            service.metrics.count("refusals", refused.code)
            return api.error_response(refused.status, refused.to_json())
        service.metrics.count("requests", request.method)
        return response

    return endpoint


def _check_origin(service: Service, origin: str | None, host: str | None) -> None:
    if not same_origin(origin, host, service.options.origins):
        raise refuse("wrong-origin")


async def _converse(service: Service, socket: WebSocket) -> None:
    """Take in a socket, if it comes from a page of ours and not too many do."""
    address = service.address(socket)
    try:
        _check_origin(service, socket.headers.get("origin"), socket.headers.get("host"))
        service.asking.enter(address)
        if service.sockets_from[address] >= service.limits.sockets:
            raise refuse("too-fast")
    except Refused as refused:
        service.metrics.count("refusals", refused.code)
        await socket.close(4003, refused.code)  # before it is accepted: the handshake is answered with 403
        return
    service.sockets_from[address] += 1
    try:
        await service.loaded.wait()
        await socket.accept()
        talk = Conversation(socket, service.limits, service.metrics, lambda: service.chatting.enter(address))
        await talk.run(socket.path_params["id"][:64], service.tables, service.accounts)
    except WebSocketDisconnect:
        pass
    finally:
        service.sockets_from[address] -= 1
        if not service.sockets_from[address]:
            del service.sockets_from[address]


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    refused = Refused(code, say(f"server-{code}"))
    return api.error_response(error.status_code, refused.to_json())


async def _failed(request: Request, error: Exception) -> Response:
    logs.logger.error("failed", exc_info=error, extra={"facts": {"path": request.url.path}})
    return api.error_response(500, refuse("failed").to_json())


class Headers:
    """Puts the headers that keep pages safe on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, sending)


def _client(options: Options) -> list[BaseRoute]:
    """Return the routes of the built client; without one, a page that says how to build it."""
    index = options.client / "index.html"

    async def page(request: Request) -> Response:
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        wanted = request.headers.get("accept-language", "").split(",")
        words = Texts(closest(wanted) if any(wanted) else default_language())
        return HTMLResponse(f"<!doctype html><p>{words.render(say('server-no-client'))}</p>", 503)

    pages = [Route(path, page) for path in ("/", "/t/{rest:path}", "/r/{rest:path}", "/replay/{rest:path}")]
    files = [Mount("/", StaticFiles(directory=options.client))] if options.client.is_dir() else []
    return [*pages, *files]
