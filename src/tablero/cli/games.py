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
    """List the games, what can be set in each, how many may sit at the table, and which bots play it.

    Example: tablero games --json
    """
    from tablero.bots import BOTS, bots_of
    from tablero.cli.output import texts, write_json
    from tablero.kernel import say
    from tablero.registry import find, places

    found = {name: find(name) for name in sorted(places())}
    if json:
        write_json(
            {
                name: {
                    "seats": list(game.seats),
                    "settings": {s.name: s.default for s in game.settings},
                    "bots": bots_of(game),
                }
                for name, game in found.items()
            }
        )
        return
    words = texts(lang)
    for name, game in found.items():
        seats, bots = ", ".join(map(str, game.seats)), ", ".join(bots_of(game))
        print(words.render(say("cli-game-line", name=name, seats=seats, bots=bots)))
    print()
    for bot in BOTS:
        print(f"{bot}: {words.render(say(f'bot-about-{bot}'))}")
