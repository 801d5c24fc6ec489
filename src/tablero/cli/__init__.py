"""The command line: `tablero`. What a command needs is imported when it runs, so that help comes at once.

Exit codes: 0, 1 when a command has found something wrong, 2 when it was called wrongly.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from cyclopts import App, CycloptsError, Parameter

from tablero import __version__, manifests
from tablero.cli.analyse import analyse
from tablero.cli.codes import WRONG_USE
from tablero.cli.conform import conform
from tablero.cli.content import content
from tablero.cli.data import app as data
from tablero.cli.games import games
from tablero.cli.help import TranslatedHelp
from tablero.cli.language import spoken
from tablero.cli.learn import learn
from tablero.cli.lists import app as lists
from tablero.cli.odds import odds
from tablero.cli.operator import app as operator
from tablero.cli.play import play
from tablero.cli.replay import replay
from tablero.cli.rules import app as rules
from tablero.cli.scenario import app as scenario
from tablero.cli.serve import serve
from tablero.cli.sim import sim
from tablero.cli.train import train
from tablero.languages import ENGLISH
from tablero.manifests import Manifest

app = App(
    name="tablero",
    version=__version__,
    help_format="plaintext",  # anything richer takes longer to import than to read
    default_parameter=Parameter(negative_iterable=()),
    help="Tabletop games played by their rulebooks: play, replay, simulate, and look up the rules.",
)
for _command in (
    games,
    play,
    learn,
    serve,
    operator,
    replay,
    analyse,
    sim,
    train,
    odds,
    conform,
    rules,
    lists,
    content,
    data,
    scenario,
):
    app.command(_command)


def _add_commands_of(games: Iterable[Manifest]) -> None:
    """Add the commands that games bring along; they are imported only when they run."""
    for command in (command for game in games for command in game.commands):
        if command.name not in app:
            app.command(command.app, name=command.name, help=command.help)


_add_commands_of(manifests.own())


def main() -> None:
    """Run the command line."""
    tokens = sys.argv[1:]
    if not tokens or tokens[0] not in app:  # to look through packages takes its time
        _add_commands_of(manifests.of_packages())
    lang = spoken(tokens)
    app.help_formatter = None if lang == ENGLISH else TranslatedHelp(lang)
    try:
        app(tokens, exit_on_error=False, print_error=False)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
    except Exception as error:
        from tablero.cli.output import write
        from tablero.kernel.reasons import TableroError  # only now: help needs no kernel

        if not isinstance(error, CycloptsError | TableroError):
            raise
        write(f"tablero: {_told(error, tokens)}", sys.stderr)
        sys.exit(WRONG_USE)


def _told(error: Exception, tokens: list[str]) -> str:
    """Return what went wrong in the caller's language; an error of the program is told in its own words."""
    from tablero.cli.usage import wrong_use
    from tablero.kernel.reasons import Reason, UserError
    from tablero.registry import loaded
    from tablero.text import Texts

    lang, games = spoken(tokens), loaded()
    called = {english: name for game in games for english, name in game.called(lang).items()}
    words = Texts(lang, *(game.texts for game in games if game.texts), called=called)
    if isinstance(error, CycloptsError):
        return words.reason(Reason(wrong_use(error)))
    return words.reason(error.reason) if isinstance(error, UserError) else str(error)
