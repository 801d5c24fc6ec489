"""The languages, and the catalogues as clients read them: the same files from which the engine speaks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tablero.kernel import Json, say
from tablero.languages import ENGLISH, FOLDER, languages
from tablero.languages import catalogues as files
from tablero.server.games import game as find_game
from tablero.server.refused import refuse
from tablero.text import Texts

CLIENT = FOLDER / "client"
"""What the browser client says."""

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def spoken() -> Json:
    """Return each language with what it calls itself."""
    return [{"lang": lang, "name": Texts(lang).render(say("language-name"))} for lang in languages()]


@cache
def own_catalogues(lang: str) -> Json:
    """Return the project's own messages in a language: of the kernel, the server and the client."""
    return _catalogues(lang, [FOLDER, CLIENT])


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
    return [path.read_text(encoding="utf-8") for path in files(lang, folders)]
