"""The application: which path is answered by what, and the checks that every entry passes."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablero.kernel import say
from tablero.server import (
    analysis_api,
    api,
    friends_api,
    guides_api,
    lists_api,
    logs,
    notices_api,
    odds_api,
    pairing_api,
    people_api,
    ratings_api,
)
from tablero.server.doors import Guarded
from tablero.server.headers import SafeHeaders, policy
from tablero.server.hosts import KnownHosts
from tablero.server.limits import same_origin
from tablero.server.pages import accepts_brotli, page
from tablero.server.proxies import Forwarded
from tablero.server.refused import Refused, refuse
from tablero.server.service import Options, Service
from tablero.server.socket import Conversation

FOR_GOOD = "public, max-age=31536000, immutable"

ROUTES: list[tuple[str, str, api.Handler]] = [
    ("GET", "/api/games", api.games),
    ("GET", "/api/languages", api.spoken_languages),
    ("GET", "/api/texts/{lang}", api.own_texts),
    ("GET", "/api/texts/{game}/{lang}", api.texts),
    ("GET", "/api/lists/{game}", api.ready_lists),
    ("POST", "/api/lists/{game}/check", api.check_list),
    ("POST", "/api/lists/{game}/write", lists_api.write_list),
    ("GET", "/api/lists/{game}/{name}", lists_api.ready_list),
    ("POST", "/api/settings/{game}/preview", api.preview_setting),
    ("GET", "/api/cards/{game}", lists_api.search_cards),
    ("GET", "/api/cards/{game}/{key}", api.one_card),
    ("GET", "/api/odds/{game}", odds_api.form),
    ("GET", "/api/odds/{game}/answer", odds_api.answer),
    ("GET", "/api/guides/{game}", guides_api.overview),
    ("GET", "/api/guides/{game}/{step}", guides_api.page),
    ("POST", "/api/guides/{game}/{step}/answer", guides_api.answer),
    ("POST", "/api/guides/{game}/{step}/look", guides_api.look),
    ("POST", "/api/tables", api.create_table),
    ("GET", "/api/tables", api.list_tables),
    ("GET", "/api/tables/{id}", api.one_table),
    ("POST", "/api/tables/{id}/join", api.join),
    ("POST", "/api/tables/{id}/invite", friends_api.invite),
    ("POST", "/api/tables/{id}/hint", analysis_api.hint),
    ("POST", "/api/tables/{id}/block", people_api.block),
    ("POST", "/api/tables/{id}/report", people_api.report),
    ("GET", "/api/tables/{id}/record", api.record),
    ("GET", "/api/tables/{id}/ratings", ratings_api.table_ratings),
    ("GET", "/api/ratings/{game}", ratings_api.leaders),
    ("POST", "/api/replays", api.open_record),
    ("POST", "/api/replays/moments", api.record_moments),
    ("GET", "/api/replays/{id}", api.replay),
    ("GET", "/api/replays/{id}/moments", api.replay_moments),
    ("GET", "/api/replays/{id}/analysis", analysis_api.analysis),
    ("POST", "/api/replays/{id}/analysis", analysis_api.analyse),
    ("GET", "/api/replays/{id}/advice", analysis_api.advice),
    ("GET", "/api/pairing/{game}", pairing_api.offered),
    ("POST", "/api/pairing", pairing_api.wish),
    ("GET", "/api/pairing", pairing_api.waiting),
    ("DELETE", "/api/pairing", pairing_api.withdraw),
    ("POST", "/api/accounts", people_api.create_account),
    ("POST", "/api/sessions", people_api.sign_in),
    ("DELETE", "/api/sessions", people_api.sign_out),
    ("POST", "/api/codes", people_api.forgot),
    ("POST", "/api/codes/use", people_api.reset),
    ("GET", "/api/me", people_api.me),
    ("GET", "/api/me/games", people_api.finished_games),
    ("GET", "/api/me/ratings", ratings_api.own_ratings),
    ("GET", "/api/me/sessions", people_api.sessions),
    ("DELETE", "/api/me/sessions", people_api.sign_out_everywhere),
    ("DELETE", "/api/me/sessions/{session}", people_api.end_session),
    ("POST", "/api/me/password", people_api.change_password),
    ("POST", "/api/me/mail", people_api.change_mail),
    ("GET", "/api/me/export", people_api.export),
    ("POST", "/api/me/delete", people_api.delete_account),
    ("GET", "/api/me/lists", lists_api.own_lists),
    ("POST", "/api/me/lists", lists_api.keep_list),
    ("GET", "/api/me/lists/{id}", lists_api.one_list),
    ("POST", "/api/me/lists/{id}", lists_api.change_list),
    ("DELETE", "/api/me/lists/{id}", lists_api.remove_list),
    ("GET", "/api/me/friends", friends_api.friends),
    ("POST", "/api/me/friends", friends_api.befriend),
    ("POST", "/api/me/friends/{other}", friends_api.answer),
    ("DELETE", "/api/me/friends/{other}", friends_api.part),
    ("DELETE", "/api/me/invitations/{id}", friends_api.decline),
    ("GET", "/api/me/notices", notices_api.notices),
    ("POST", "/api/me/notices", notices_api.set_notices),
    ("POST", "/api/me/notices/devices", notices_api.add_device),
    ("DELETE", "/api/me/notices/devices/{id}", notices_api.remove_device),
    ("GET", "/api/me/blocked", people_api.blocked),
    ("DELETE", "/api/me/blocked/{other}", people_api.unblock),
    ("GET", "/api/rules", api.search_rules),
    ("GET", "/api/rules/{id}", api.one_rule),
    ("GET", "/api/rulebooks/{book}/{lang}", api.rulebook),
    ("GET", "/api/openapi.json", people_api.openapi),
    ("GET", "/healthz", api.healthz),
    ("GET", "/metrics", api.metrics),
]


class Application(Starlette):
    """The routes, and around all of them, errors of the framework included, what every answer needs."""

    def __init__(self, service: Service, **more: Any) -> None:
        super().__init__(**more)
        self.service = service

    def build_middleware_stack(self) -> ASGIApp:
        """Return what a request passes on its way in."""
        app = Guarded(KnownHosts(super().build_middleware_stack(), self.service.options.hosts), self.service.doors)
        methods, headers = ["GET", "POST", "DELETE"], ["Authorization", "Content-Type"]
        shared = CORSMiddleware(app, sorted(self.service.options.origins), methods, headers, max_age=3600)
        safe = SafeHeaders(shared, policy(self.service.options.client / "index.html"))
        return Forwarded(safe, self.service.proxies)


def create_app(options: Options) -> Application:
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

    middleware = [Middleware(GZipMiddleware, minimum_size=1000)]
    paths: dict[str, dict[str, api.Handler]] = {}
    for method, path, handler in ROUTES:
        paths.setdefault(path, {})[method] = handler
    routes: list[BaseRoute] = [
        Route(path, _endpoint(service, handlers), methods=list(handlers)) for path, handlers in paths.items()
    ]
    routes.append(WebSocketRoute("/ws/tables/{id}", table_socket))
    routes += _client(options, service)
    handlers: dict[Any, Any] = {HTTPException: _http_error, Exception: _failed}
    return Application(service, routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers=handlers)


def _endpoint(service: Service, handlers: dict[str, api.Handler]) -> Callable[[Request], Awaitable[Response]]:
    """Return the endpoint of a path: it counts, checks where the request comes from, and tells refusals."""

    async def endpoint(request: Request) -> Response:
        address = service.address(request)
        try:
            service.asking.enter(address)
            if request.method not in ("GET", "HEAD"):
                _check_origin(service, request.headers.get("origin"), request.headers.get("host"))
            if any("\0" in str(part) for part in request.path_params.values()):
                raise refuse("not-found")  # nothing is called so, and PostgreSQL can't even be asked
            method = "GET" if request.method == "HEAD" else request.method
            with service.at_once.one_of(address):
                await service.loaded.wait()
                response = await service.metrics.holding("http", handlers[method](service, request))
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
        service.doors.check_address(address)
        service.asking.enter(address)
        with service.sockets.one_of(address):
            await service.loaded.wait()
            await socket.accept()
            chat, make = (partial(gate.enter, address) for gate in (service.chatting, service.creating))
            talk = Conversation(socket, service.limits, service.metrics, chat, make)
            service.talks[talk] = address
            try:
                await talk.run(socket.path_params["id"][:64], service.tables, service.accounts)
            finally:
                del service.talks[talk]
    except Refused as refused:  # before it is accepted
        service.metrics.count("refusals", refused.code)
        await socket.send_denial_response(api.error_response(refused.status, refused.to_json()))
    except WebSocketDisconnect:
        pass


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    refused = Refused(code, say(f"server-{code}"))
    return api.error_response(error.status_code, refused.to_json())


async def _failed(request: Request, error: Exception) -> Response:
    logs.logger.error("failed", exc_info=error, extra={"details": {"path": request.url.path}})
    return api.error_response(500, refuse("failed").to_json())


def _client(options: Options, service: Service) -> list[BaseRoute]:
    """Return the routes of the built client; without one, a page that says how to build it."""
    index = options.client / "index.html"

    async def client(request: Request) -> Response:
        try:
            service.asking.enter(service.address(request))
        except Refused as refused:
            service.metrics.count("refusals", refused.code)
            return api.error_response(refused.status, refused.to_json())
        games = None
        with contextlib.suppress(Refused):  # of a game that can't be loaded: whoever asks for them is told
            games = api.games_told(service) if service.loaded.is_set() else None
        return page(index, request, games)

    pages = [Route(path, client) for path in ("/", "/t/{rest:path}", "/r/{rest:path}", "/replay/{rest:path}")]
    files = [Mount("/", ClientFiles(directory=options.client))] if options.client.is_dir() else []
    return [*pages, *files]


class ClientFiles(StaticFiles):
    """The files of the client. Those in `assets` have a digest in their name: one that has been fetched stays good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; to who looks for a page that isn't there, the client, which says so."""
        try:
            response = await self._smallest(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or not _is_page(path, scope):
                raise
            response = FileResponse(Path(str(self.directory)) / "index.html", 404)
        named = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["Cache-Control"] = FOR_GOOD if named else "no-cache"
        return response

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """Return a file as it was compressed when the client was built, if there is that and it can be read."""
        if accepts_brotli(Headers(scope=scope)) and self._is_there(f"{path}.br"):
            response = await super().get_response(f"{path}.br", scope)
            response.headers["Content-Encoding"] = "br"
            response.headers.add_vary_header("Accept-Encoding")
            return response
        return await super().get_response(path, scope)

    def _is_there(self, path: str) -> bool:
        """Tell whether there is such a file; none has a name that the system doesn't take."""
        try:
            return self.lookup_path(path)[1] is not None
        except (OSError, ValueError):
            return False


def _is_page(path: str, scope: Scope) -> bool:
    """Tell whether a browser looks for a page there: nothing of the API, no file that a page needs."""
    return not path.startswith(("api/", "ws/", "assets/")) and "text/html" in Headers(scope=scope).get("accept", "")
