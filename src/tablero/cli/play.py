"""`tablero play`: in the browser, or a table in the terminal for people at one keyboard and bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tablero.cli.codes import WRONG_USE
from tablero.cli.language import Language
from tablero.cli.numbers import SECONDS, SEED


def play(
    game: Annotated[str | None, Parameter(help="the game, by its name")] = None,
    *,
    terminal: Annotated[bool, Parameter(negative="", help="play in this terminal")] = False,
    seats: Annotated[
        str | None,
        Parameter(
            help="in the terminal: who sits where: human, a bot of `tablero games`, or run:COMMAND, your program"
        ),
    ] = None,
    names: Annotated[str | None, Parameter(help="in the terminal: what the players are called, with commas")] = None,
    seed: Annotated[int | None, SEED, Parameter(help="in the terminal: for a game that can be dealt again")] = None,
    set: Annotated[list[str] | None, Parameter(help="in the terminal: a setting of the game, NAME=VALUE")] = None,
    resume: Annotated[Path | None, Parameter(help="in the terminal: go on with a saved game")] = None,
    seconds: Annotated[
        int, SECONDS, Parameter(help="in the terminal: seconds that a program of yours has for each answer")
    ] = 10,
    ponder: Annotated[
        bool, Parameter(negative="", help="in the browser: let bots think ahead while you think")
    ] = False,
    browser: Annotated[bool, Parameter(help="open the browser; --no-browser only prints the address")] = True,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> int:
    """Play in the browser, or in the terminal against bots and with others at the same keyboard.

    Example: tablero play
    Example: tablero play rebellion --terminal --seats human,medium --lang es
    Example: tablero play swu --seats human,human --names Ana,Luis
    Example: tablero play swu --seats 'human,run:python3 player.py'
    """
    if terminal or seats is not None or names is not None or seed is not None or set or resume is not None:
        return _in_terminal(game, seats, names, seed, set, resume, seconds, lang)
    return _in_browser(game, browser, ponder, lang)


def _in_browser(game: str | None, browser: bool, ponder: bool, lang: str | None) -> int:
    """Run a server of one's own until Ctrl+C."""
    from tablero.cli.output import texts
    from tablero.folders import data_folder
    from tablero.kernel import say
    from tablero.registry import OWN, locate

    if game is not None and game not in OWN:  # what is there is loaded when the server runs
        locate(game)
    from tablero.server import run

    if not run.has_client():
        return _tell("server-no-client", lang)
    words = texts(lang)
    path = data_folder() / "tablero.db"
    options, listening, url = run.embedded("/" if game is None else f"/?game={game}", path)

    def begun() -> None:
        print(words.render(say("server-playing", url=url, path=str(path))), flush=True)
        if browser:
            run.open_browser(url)

    run.serve(options._replace(ponder=ponder), listening, begun, quiet=True)
    return 0


def _tell(id: str, lang: str | None) -> int:
    from tablero.cli.output import texts
    from tablero.kernel import say

    print(texts(lang).render(say(id)), file=sys.stderr)
    return WRONG_USE


def _in_terminal(
    game: str | None,
    seats: str | None,
    names: str | None,
    seed: int | None,
    set: list[str] | None,
    resume: Path | None,
    seconds: int,
    lang: str | None,
) -> int:
    import secrets

    from tablero.bots import usual_bot
    from tablero.cli.output import load, names_of, settings, texts, write
    from tablero.cli.table import TerminalTable
    from tablero.kernel import BadSetup, Game, Rng, say
    from tablero.registry import locate

    if game is None:
        return _tell("server-terminal-game", lang)
    definition = locate(game)
    rng = Rng.of(secrets.randbits(64) if seed is None else seed)
    if resume is not None:
        record = load(resume)
        if seats is None:  # a default could show somebody the other side's secrets
            example = ",".join(["human"] + [usual_bot(definition)] * (record.setup.seats - 1))
            raise BadSetup("--seats", say("play-resume-seats", example=example))
        playing = Game.replay(definition, record, rng)
    else:
        count = len(seats.split(",")) if seats is not None else None
        playing = Game(definition, definition.setup(count, **settings(set or [])), rng)
    people = seats.split(",") if seats is not None else ["human"] + [usual_bot(definition)] * (playing.setup.seats - 1)
    if len(people) != playing.setup.seats:
        raise BadSetup("--seats", say("setup-names", seats=playing.setup.seats, count=len(people)))
    words = texts(lang, definition, names_of(names, playing.setup.seats))
    if resume is not None:
        write(words.render(say("play-resumed", path=str(resume))))
    TerminalTable(playing, people, words, Rng(rng.bits()), seconds).run()
    return 0
