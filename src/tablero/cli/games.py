"""`tablero games`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from tablero.cli.language import Language


def games(
    *,
    json: Annotated[bool, Parameter(negative="", help="for programs, as JSON")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """List the games, what can be set in each, and how many may sit at the table.

    Example: tablero games --json
    """
    from tablero.cli.output import texts, write_json
    from tablero.kernel import say
    from tablero.registry import PLANNED, find, places

    found = {name: find(name) for name in sorted(places())}
    if json:
        write_json(
            {
                name: {"seats": list(game.seats), "settings": {s.name: s.default for s in game.settings}}
                for name, game in found.items()
            }
        )
        return
    words = texts(lang)
    for name, game in found.items():
        print(words.render(say("cli-game-line", name=name, seats=", ".join(map(str, game.seats)))))
    for name in PLANNED:
        if name not in found:
            print(f"{name}: {words.render(say('cli-game-planned'))}")
