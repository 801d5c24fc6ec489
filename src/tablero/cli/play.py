"""`tablero play`: a table in the terminal, for people at one keyboard and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def play(
    game: str,
    *,
    terminal: Annotated[bool, Parameter(help="play in this terminal (so far the only way)")] = True,
    seats: Annotated[str | None, Parameter(help="who sits where: human, or the name of a bot")] = None,
    seed: Annotated[int | None, Parameter(help="for a game that can be dealt again")] = None,
    set: Annotated[list[str] | None, Parameter(help="a setting of the game, NAME=VALUE")] = None,
    resume: Annotated[Path | None, Parameter(help="go on with a saved game")] = None,
    lang: Annotated[str | None, Parameter(help="es or en")] = None,
) -> None:
    """Play a game in the terminal against bots, or with others at the same keyboard.

    Example: tablero play rebellion --terminal --seats human,greedy --lang es
    """
    import secrets

    from tablero.cli.output import settings, texts
    from tablero.cli.table import TerminalTable
    from tablero.kernel import BadSetup, Game, Record, Rng, say
    from tablero.registry import find

    definition = find(game)
    words = texts(lang, definition)
    rng = Rng.of(secrets.randbits(64) if seed is None else seed)
    if resume is not None:
        record = Record.load(resume)
        playing = Game.replay(definition, record, rng)
        print(words.render(say("play-resumed", path=str(resume))))
    else:
        count = len(seats.split(",")) if seats else None
        playing = Game(definition, definition.setup(count, **settings(set or [])), rng)
    people = seats.split(",") if seats else ["human"] + ["greedy"] * (playing.setup.seats - 1)
    if len(people) != playing.setup.seats:
        raise BadSetup("--seats", f"expected {playing.setup.seats} names, not {len(people)}")
    TerminalTable(playing, people, words, Rng(rng.bits())).run()
