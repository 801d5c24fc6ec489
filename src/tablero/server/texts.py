"""The catalogues as clients read them: the same files from which the engine speaks."""

from __future__ import annotations

from functools import cache

from tablero import text
from tablero.kernel import Json
from tablero.server.games import game as find_game
from tablero.server.refused import refuse


@cache
def catalogues(game: str, lang: str) -> Json:
    """Return the sources of all messages of a game in a language."""
    if lang not in text.LANGUAGES:
        raise refuse("not-found")
    own = find_game(game).texts
    folders = [text.FOLDER, *([own] if own else [])]
    return {"lang": lang, "ftl": [path.read_text(encoding="utf-8") for path in text.files(lang, folders)]}
