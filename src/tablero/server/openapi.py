"""The description of the HTTP API, as OpenAPI."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tablero import __version__
from tablero.kernel import Json
from tablero.languages import languages
from tablero.server.answers import ANSWERS

_ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {"$ref": "#/components/schemas/Message"},
                "rule": {"type": "string"},
            },
        }
    },
}

_MESSAGE = {
    "type": "object",
    "required": ["id"],
    "properties": {
        "id": {"type": "string"},
        "args": {
            "type": "object",
            "additionalProperties": {
                "anyOf": [
                    {"type": ["number", "string"]},
                    {"$ref": "#/components/schemas/Message"},
                    {"type": "array", "items": {"$ref": "#/components/schemas/Message"}},
                ]
            },
        },
    },
}
"""What is said, before it has a language: a text of the catalogues and what it is filled with, perhaps with messages."""

_REFUSALS = {
    400: "Not what was expected.",
    401: "Not signed in.",
    403: "Not allowed.",
    404: "Not there.",
    409: "Not now: the seat or the name is taken, or the game is not over.",
    410: "Closed by the operator.",
    413: "Too large.",
    429: "Too many.",
    503: "Not at the moment.",
}


def described(bodies: Iterable[type]) -> Json:
    """Return the description; `bodies` are what requests carry."""
    types = [*bodies, *ANSWERS.values()]
    found, schemas = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    answers = dict(zip(ANSWERS, found[-len(ANSWERS) :], strict=True))
    return {
        "openapi": "3.1.0",
        "info": {"title": "tablero", "version": __version__},
        "paths": _paths(answers),
        "components": {
            "schemas": {**schemas, "Error": _ERROR, "Message": _MESSAGE},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths(answers: Json) -> Json:
    table = _path("id", {"pattern": "^[A-Za-z0-9_-]{1,24}$"})
    words: dict[str, Any] = {"type": "string", "minLength": 1, "maxLength": 200}
    lang = {"enum": list(languages())}
    replay = [_query(name, {"type": "integer", "minimum": 0, "maximum": 999_999}) for name in ("seat", "from", "count")]
    asked = [{**replay[0], "required": True}, {**replay[0], "name": "step", "required": True}]
    cards = [
        _query("q", {"type": "string", "maxLength": 200}),
        _query("lang", lang),
        *(_query(name, {"type": "integer", "minimum": 0, "maximum": 999_999}) for name in ("from", "count")),
    ]
    question = {**_query("q", {"type": "string", "minLength": 1, "maxLength": 4000}), "required": True}
    guide = [_path("game"), _path("step", {"pattern": "^[0-9]{1,4}$"})]
    rules = [
        {**_query("q", words), "required": True},
        _query("lang", lang),
        _query("book", {"type": "string"}),
        _query("limit", {"type": "integer", "minimum": 1, "maximum": 100}),
    ]
    return {
        "/api/games": {"get": _operation("games", answers)},
        "/api/languages": {"get": _operation("languages", answers)},
        "/api/texts/{lang}": {"get": _operation("ownTexts", answers, [_path("lang", lang)])},
        "/api/texts/{game}/{lang}": {"get": _operation("texts", answers, [_path("game"), _path("lang", lang)])},
        "/api/lists/{game}": {"get": _operation("lists", answers, [_path("game")])},
        "/api/lists/{game}/check": {"post": _operation("checkList", answers, [_path("game")], body="Pasted")},
        "/api/lists/{game}/write": {"post": _operation("writeList", answers, [_path("game")], body="Rewritten")},
        "/api/lists/{game}/{name}": {"get": _operation("readyList", answers, [_path("game"), _path("name")])},
        "/api/settings/{game}/preview": {
            "post": _operation("previewSetting", answers, [_path("game")], body="Previewed")
        },
        "/api/cards/{game}": {"get": _operation("searchCards", answers, [_path("game"), *cards])},
        "/api/cards/{game}/{key}": {"get": _operation("card", answers, [_path("game"), _path("key")])},
        "/api/odds/{game}": {"get": _operation("odds", answers, [_path("game")])},
        "/api/odds/{game}/answer": {"get": _operation("oddsAnswer", answers, [_path("game"), question])},
        "/api/guides/{game}": {"get": _operation("guide", answers, [_path("game")])},
        "/api/guides/{game}/{step}": {"get": _operation("guideStep", answers, guide)},
        "/api/guides/{game}/{step}/answer": {"post": _operation("answerGuide", answers, guide, body="GuideAnswer")},
        "/api/guides/{game}/{step}/look": {"post": _operation("lookInGuide", answers, guide, body="GuideLook")},
        "/api/tables": {
            "post": _operation("createTable", answers, body="NewTable", status=201, token=True),
            "get": _operation("tables", answers, [_query("open", {"enum": ["0", "1"]})]),
        },
        "/api/tables/{id}": {"get": _operation("table", answers, [table])},
        "/api/tables/{id}/join": {"post": _operation("join", answers, [table], body="Joining", token=True)},
        "/api/tables/{id}/invite": {
            "post": _operation("invite", answers, [table], body="Inviting", status=204, token=True)
        },
        "/api/tables/{id}/hint": {"post": _operation("hint", answers, [table], body="Asking", token=True)},
        "/api/tables/{id}/block": {
            "post": _operation("block", answers, [table], body="Somebody", status=204, token=True)
        },
        "/api/tables/{id}/report": {
            "post": _operation("report", answers, [table], body="Complaint", status=201, token=True)
        },
        "/api/tables/{id}/record": {
            "get": _operation("record", answers, [table], token=True, also="application/x-ndjson")
        },
        "/api/tables/{id}/ratings": {"get": _operation("tableRatings", answers, [table])},
        "/api/ratings/{game}": {
            "get": _operation("ratings", answers, [_path("game"), _query("format", {"type": "string"}), *cards[2:]])
        },
        "/api/replays": {"post": _operation("openRecord", answers, replay[:1], record=True)},
        "/api/replays/moments": {"post": _operation("recordMoments", answers, replay, record=True)},
        "/api/replays/{id}": {"get": _operation("replay", answers, [table, *replay[:1]], token=True)},
        "/api/replays/{id}/moments": {"get": _operation("moments", answers, [table, *replay], token=True)},
        "/api/replays/{id}/analysis": {
            "get": _operation("analysis", answers, [table], token=True),
            "post": _operation("analyse", answers, [table], token=True),
        },
        "/api/replays/{id}/advice": {"get": _operation("advice", answers, [table, *asked], token=True)},
        "/api/pairing/{game}": {"get": _operation("pairable", answers, [_path("game")])},
        "/api/pairing": {
            "post": _operation("wish", answers, body="Wishing", status=201, token=True),
            "get": _operation("waiting", answers, token=True),
            "delete": _operation("withdraw", answers, token=True),
        },
        "/api/accounts": {"post": _operation("createAccount", answers, body="NewAccount", status=201, token=True)},
        "/api/sessions": {
            "post": _operation("signIn", answers, body="Credentials", status=201, token=True),
            "delete": _operation("signOut", answers, status=204, token=True),
        },
        "/api/codes": {"post": _operation("forgot", answers, body="Forgotten", status=204)},
        "/api/codes/use": {"post": _operation("useCode", answers, body="Reset", status=201)},
        "/api/me": {"get": _operation("me", answers, token=True)},
        "/api/me/games": {"get": _operation("finishedGames", answers, token=True)},
        "/api/me/ratings": {"get": _operation("ownRatings", answers, token=True)},
        "/api/me/sessions": {
            "get": _operation("sessions", answers, token=True),
            "delete": _operation("signOutEverywhere", answers, status=204, token=True),
        },
        "/api/me/sessions/{session}": {
            "delete": _operation("endSession", answers, [_path("session")], status=204, token=True)
        },
        "/api/me/password": {"post": _operation("changePassword", answers, body="NewPassword", status=204, token=True)},
        "/api/me/mail": {"post": _operation("changeMail", answers, body="NewMail", status=204, token=True)},
        "/api/me/export": {"get": _operation("export", answers, token=True)},
        "/api/me/delete": {"post": _operation("deleteAccount", answers, body="Confirmed", status=204, token=True)},
        "/api/me/lists": {
            "get": _operation("ownLists", answers, token=True),
            "post": _operation("keepList", answers, body="Keeping", status=201, token=True),
        },
        "/api/me/lists/{id}": {
            "get": _operation("ownList", answers, [_path("id")], token=True),
            "post": _operation("changeList", answers, [_path("id")], body="Keeping", token=True),
            "delete": _operation("removeList", answers, [_path("id")], status=204, token=True),
        },
        "/api/me/friends": {
            "get": _operation("friends", answers, token=True),
            "post": _operation("befriend", answers, body="Befriending", status=204, token=True),
        },
        "/api/me/friends/{other}": {
            "post": _operation("answer", answers, [_path("other")], body="Answering", status=204, token=True),
            "delete": _operation("part", answers, [_path("other")], status=204, token=True),
        },
        "/api/me/invitations/{id}": {"delete": _operation("decline", answers, [_path("id")], status=204, token=True)},
        "/api/me/notices": {
            "get": _operation("notices", answers, token=True),
            "post": _operation("setNotices", answers, body="Noticing", status=204, token=True),
        },
        "/api/me/notices/devices": {"post": _operation("addDevice", answers, body="NewDevice", status=201, token=True)},
        "/api/me/notices/devices/{id}": {
            "delete": _operation("removeDevice", answers, [_path("id")], status=204, token=True)
        },
        "/api/me/blocked": {"get": _operation("blocked", answers, token=True)},
        "/api/me/blocked/{other}": {"delete": _operation("unblock", answers, [_path("other")], status=204, token=True)},
        "/api/rules": {"get": _operation("searchRules", answers, rules)},
        "/api/rules/{id}": {"get": _operation("rule", answers, [_path("id")])},
        "/api/rulebooks/{book}/{lang}": {"get": _operation("rulebook", answers, [_path("book"), _path("lang", lang)])},
        "/healthz": {"get": _operation("health", answers, kind="text/plain")},
        "/metrics": {"get": _operation("metrics", answers, kind="text/plain")},
    }


def _operation(
    id: str,
    answers: Json,
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
    if id in answers:
        done["content"] = {kind: {"schema": answers[id]}, **({also: {"schema": {"type": "string"}}} if also else {})}
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    refusals = {str(code): {"description": said, "content": refused} for code, said in _REFUSALS.items()}
    operation: Json = {"operationId": id, "responses": {str(status): done, **refusals}}
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
