"""The languages, and the catalogues as clients read them: the same files from which the engine speaks."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from tablero.kernel import Json, say
from tablero.languages import ENGLISH, FOLDER, languages, written
from tablero.languages import catalogues as files
from tablero.server.games import game as find_game
from tablero.server.refused import refuse
from tablero.text import Texts

CLIENT = FOLDER / "client"
"""What the browser client says."""

FIRST = FOLDER / "first.json"
"""The messages that the lobby needs, by their ids; `*` stands for anything."""

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t].*|\}.*)?(?=\n|\Z))*", re.MULTILINE)
"""A message with the lines that go on with it: those are indented, or close a brace."""


@cache
def spoken() -> Json:
    """Return each language with what it calls itself."""
    return [{"lang": lang, "name": Texts(lang).render(say("language-name"))} for lang in languages()]


@cache
def own_catalogues(lang: str) -> Json:
    """Return the project's own messages in a language: of the kernel, the server and the client."""
    return _catalogues(lang, [FOLDER, CLIENT])


@cache
def first_catalogues(lang: str) -> Json:
    """Return what the lobby says, and no more: it is sent with the page itself."""
    whole = own_catalogues(lang)
    return {"lang": lang, **{part: list(filter(None, map(_first, whole[part]))) for part in ("ftl", "english")}}


def _first(source: str) -> str:
    wanted = json.loads(FIRST.read_text(encoding="utf-8"))
    found = (one for one in _MESSAGE.finditer(source) if any(fnmatchcase(one[1], pattern) for pattern in wanted))
    return "\n".join(one[0].strip() for one in found)


@cache
def catalogues(game: str, lang: str) -> Json:
    """Return the sources of all messages of a game in a language, and the English ones of what it doesn't say."""
    definition = find_game(game)
    own = definition.texts
    told = _catalogues(lang, [FOLDER, *([own] if own else [])])
    return {**told, "called": dict(definition.called(lang))}


def _catalogues(lang: str, folders: Sequence[Path]) -> Json:
    if lang not in languages():
        raise refuse("not-found")
    sources = _sources(lang, folders)
    said = {id for source in sources for id in _ID.findall(source)}
    english = (
        [] if lang == ENGLISH else [one for one in _sources(ENGLISH, folders) if not said.issuperset(_ID.findall(one))]
    )
    return {"lang": lang, "ftl": sources, "english": english}


def _sources(lang: str, folders: Sequence[Path]) -> list[str]:
    return [written(path) for path in files(lang, folders)]
