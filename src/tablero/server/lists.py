"""What players bring to a table: what is ready-made, and a list that was pasted with all that is wrong with it.

What is printed on cards and pieces is known to everybody, so nothing here is about a table.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tablero.kernel import Brings, Content, Json, Message, Reason, UserError, message_to_json
from tablero.languages import ENGLISH
from tablero.lists import BadList
from tablero.registry import locate
from tablero.server.games import game as find_game
from tablero.server.games import known
from tablero.server.refused import refuse

OWN = "tablero"
"""What a game calls its own kind of file, which keeps everything."""

PROBLEMS = 60
"""How many problems of a list are told; whoever mends them is told the others."""


def brings_of(game: str) -> Brings[Any]:
    """Return what players bring to a game; refuse one to which they bring nothing."""
    brings = find_game(game).brings if game in known() else None
    if brings is None:
        raise refuse("not-found")
    return brings


@cache
def ready(game: str) -> Json:
    """Return what is ready-made, each with the formats in which it may be played."""
    brings = brings_of(game)
    return [{**one._asdict(), "about": brings.about(brings.of(one.name, brings.setting))} for one in brings.ready()]


def ready_text(game: str, name: str) -> str | None:
    """Return something ready-made as a file of our own, if there is anything of this name."""
    there = name in [one.name for one in brings_of(game).ready()]
    return written_out(game, name) if there else None  # names that somebody makes up are not kept


@cache
def written_out(game: str, name: str) -> str:
    """Return something ready-made as a file of our own."""
    brings = brings_of(game)
    kind = OWN if OWN in brings.kinds else brings.kinds[0]
    return brings.write(brings.of(name, brings.setting), kind)


def checked(place: str, text: str, format: str) -> Json:
    """Return a pasted list as a game takes it, and everything that the reader or the rules have against it.

    Without a list it can't be read; with one and problems it may not be played in this format.
    """
    brings = locate(place).brings
    assert brings is not None
    try:
        brought = brings.read(text)
    except BadList as bad:
        problems = [Reason(one.message()) for one in bad.problems]
        return {"value": None, "title": None, "about": None, "problems": _told(problems)}
    problems = [*brings.unplayable(brought), *brings.check([brought], format).each[0]]
    title = message_to_json(brings.title(brought))
    value, about = brings.value(brought), brings.about(brought)
    return {"value": value, "title": title, "about": about, "problems": _told(problems)}


def written(place: str, text: str, kind: str, lang: str) -> str | Message:
    """Return a list as a text of another kind, in a language; or why that can't be done."""
    brings = locate(place).brings
    assert brings is not None
    try:
        return brings.write(brings.read(text), kind, lang)
    except UserError as error:
        return error.message


def kept(place: str, text: str) -> str | Message:
    """Return a list as it is kept: as a file of our own, if the game has one; or why it can't be read."""
    brings = locate(place).brings
    assert brings is not None
    return written(place, text, OWN if OWN in brings.kinds else brings.kinds[0], ENGLISH)


def found(content: Content, text: str, chosen: dict[str, str], lang: str, part: range) -> Json:
    """Return what somebody looks for among the cards and pieces of a game, and by what it can be narrowed."""
    result = content.search(text, chosen, lang, part)
    filters = {name: list(values) for name, values in content.filters().items()}
    return {"total": result.total, "cards": list(result.pieces), "filters": filters}


def _told(reasons: list[Reason]) -> list[Json]:
    return [{"message": message_to_json(one.message), "rule": one.rule or None} for one in reasons[:PROBLEMS]]
