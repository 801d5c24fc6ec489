"""The command line: `tablero`. What a command needs is imported when it runs, so that help comes at once."""

from __future__ import annotations

import sys

from cyclopts import App

from tablero import __version__

app = App(
    name="tablero",
    version=__version__,
    help="Tabletop games played by their rulebooks: play, replay, simulate, and look up the rules.",
)
COMMANDS = {
    "games:games": "List the games.",
    "play:play": "Play a game in the terminal.",
    "replay:replay": "Step through a record.",
    "sim:sim": "Play games between bots and add up the results.",
    "conform:conform": "Check that a game keeps what the kernel promises.",
    "rules:app": "Search and show rules, and which of them are enforced.",
}
for _place, _help in COMMANDS.items():
    app.command(f"tablero.cli.{_place}", name=_place.partition(":")[0], help=_help)

FOUND, WRONG_USE = 1, 2
"""Exit codes besides 0: a command found something wrong; it was called wrongly."""


def main() -> None:
    """Run the command line."""
    from tablero.kernel.reasons import TableroError

    try:
        app(sys.argv[1:])
    except TableroError as error:
        print(f"tablero: {error}", file=sys.stderr)
        sys.exit(WRONG_USE)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
