"""The description of the HTTP API, as OpenAPI."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tablero import __version__
from tablero.kernel import Json

_TABLE = {"type": "object", "required": ["table", "status", "game", "seats"]}
_TOKEN = {"type": "object", "required": ["token"], "properties": {"token": {"type": "string"}}}
_LIST = {"type": "array"}
_OBJECT = {"type": "object"}

_ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}},
                "rule": {"type": "string"},
            },
        }
    },
}

_REFUSALS = {
    400: "Not what was expected.",
    401: "Not signed in.",
    403: "Not allowed.",
    404: "Not there.",
    409: "Not now: the seat or the name is taken, or the game is not over.",
    413: "Too large.",
    429: "Too many.",
    503: "Not at the moment.",
}


def described(bodies: Iterable[type]) -> Json:
    """Return the description; `bodies` are what requests carry."""
    _, schemas = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {"title": "tablero", "version": __version__},
        "paths": _paths(),
        "components": {
            "schemas": {**schemas, "Error": _ERROR},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths() -> Json:
    table = _path("id", {"pattern": "^[A-Za-z0-9_-]{1,24}$"})
    words: dict[str, Any] = {"type": "string", "minLength": 1, "maxLength": 200}
    lang = {"enum": ["en", "es"]}
    replay = [_query(name, {"type": "integer", "minimum": 0, "maximum": 999_999}) for name in ("seat", "from", "count")]
    rules = [
        {**_query("q", words), "required": True},
        _query("lang", lang),
        _query("book", {"type": "string"}),
        _query("limit", {"type": "integer", "minimum": 1, "maximum": 100}),
    ]
    return {
        "/api/games": {"get": _operation("games", _LIST)},
        "/api/texts/{game}/{lang}": {"get": _operation("texts", _OBJECT, [_path("game"), _path("lang", lang)])},
        "/api/decks": {"get": _operation("decks", _OBJECT)},
        "/api/decks/check": {"post": _operation("checkDeck", _OBJECT, body="Pasted")},
        "/api/cards/swu/{key}": {"get": _operation("card", _OBJECT, [_path("key")])},
        "/api/tables": {
            "post": _operation("createTable", _TOKEN, body="NewTable", status=201, token=True),
            "get": _operation("tables", _LIST, [_query("open", {"enum": ["0", "1"]})]),
        },
        "/api/tables/{id}": {"get": _operation("table", _TABLE, [table])},
        "/api/tables/{id}/join": {"post": _operation("join", _TOKEN, [table], body="Joining", token=True)},
        "/api/tables/{id}/rematch": {"post": _operation("rematch", _OBJECT, [table], token=True)},
        "/api/tables/{id}/record": {
            "get": _operation("record", _OBJECT, [table], token=True, also="application/x-ndjson")
        },
        "/api/replays": {"post": _operation("openRecord", _OBJECT, replay[:1], record=True)},
        "/api/replays/moments": {"post": _operation("recordMoments", _LIST, replay, record=True)},
        "/api/replays/{id}": {"get": _operation("replay", _OBJECT, [table, *replay[:1]], token=True)},
        "/api/replays/{id}/moments": {"get": _operation("moments", _LIST, [table, *replay], token=True)},
        "/api/accounts": {"post": _operation("createAccount", _TOKEN, body="Credentials", status=201, token=True)},
        "/api/sessions": {
            "post": _operation("signIn", _TOKEN, body="Credentials", status=201),
            "delete": _operation("signOut", None, status=204, token=True),
        },
        "/api/me": {"get": _operation("me", _OBJECT, token=True)},
        "/api/rules": {"get": _operation("searchRules", _LIST, rules)},
        "/api/rules/{id}": {"get": _operation("rule", _OBJECT, [_path("id")])},
        "/healthz": {"get": _operation("health", {"type": "string"}, kind="text/plain")},
        "/metrics": {"get": _operation("metrics", {"type": "string"}, kind="text/plain")},
    }


def _operation(
    id: str,
    answer: Json | None,
    parameters: list[Json] | None = None,
    *,
    body: str | None = None,
    record: bool = False,
    status: int = 200,
    token: bool = False,
    kind: str = "application/json",
    also: str | None = None,
) -> Json:
    done: Json = {"description": "Done."}
    if answer is not None:
        done["content"] = {kind: {"schema": answer}, **({also: {"schema": {"type": "string"}}} if also else {})}
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    answers = {str(code): {"description": said, "content": refused} for code, said in _REFUSALS.items()}
    operation: Json = {"operationId": id, "responses": {str(status): done, **answers}}
    if parameters:
        operation["parameters"] = parameters
    if body:
        schema = {"$ref": f"#/components/schemas/{body}"}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if record:
        schema = {"type": "string"}
        operation["requestBody"] = {"required": True, "content": {"text/plain": {"schema": schema}}}
    if token:
        operation["security"] = [{"token": []}, {}]
    return operation


def _path(name: str, schema: Json | None = None) -> Json:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", **(schema or {})}}


def _query(name: str, schema: Json) -> Json:
    return {"name": name, "in": "query", "schema": schema}
