"""Tabletop games played by their rulebooks.

Any game, played at random to its end:

    import tablero

    rng = tablero.Rng(7)
    game = tablero.new("rebellion", seed=7)
    while (decision := game.decision) is not None:
        game.choose(decision.sample(rng))
    print(tablero.words(game).outcome())

`game.choose` takes an option, its index, or whatever the decision asks for; what is not legal raises `Illegal`, which
carries its reason and the rule. The guide is docs/python.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablero.kernel import Game, Illegal, Outcome, Perspective, Reason, Record, Rng, UserError
    from tablero.text.words import Words

__version__ = "0.1.0"

__all__ = [
    "Game",
    "Illegal",
    "Outcome",
    "Perspective",
    "Reason",
    "Record",
    "Rng",
    "UserError",
    "game_names",
    "in_english",
    "load",
    "new",
    "save",
    "words",
]

_OF_THE_KERNEL = frozenset({"Game", "Illegal", "Outcome", "Perspective", "Reason", "Record", "Rng", "UserError"})


def __getattr__(name: str) -> Any:
    """Bring what belongs to the kernel when it is first asked for: the command line starts without it."""
    if name not in _OF_THE_KERNEL:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tablero import kernel

    return getattr(kernel, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def game_names() -> list[str]:
    """Return the names of the games that can be played.

    >>> game_names()
    ['legion', 'rebellion', 'swu', 'swu-match', 'wh40k']
    """
    from tablero.registry import places

    return sorted(places())


def new(game: str, seed: int = 0, seats: int | None = None, **settings: Any) -> Game[Any]:
    """Return a new game; the same seed and choices give the same game everywhere.

    `seats` is how many play, `settings` are those that `tablero games` lists.

    >>> new("swu", seed=7)
    <Game of swu, 2 seats, after 3 events: Choose(1, [('player', 0), ('player', 1)], 'swu-ask-starter')>
    >>> new("rebellion", seats=9)
    Traceback (most recent call last):
    tablero.kernel.reasons.BadSetup: seats: expected one of 2, 3, 4, not 9
    """
    from tablero.kernel import Game, Rng
    from tablero.registry import find

    definition = find(game)
    return Game(definition, definition.setup(seats, **settings), Rng.of(seed))


def load(path: str | Path, seed: int | None = None) -> Game[Any]:
    """Return the game of a record at its end; what is random from there on follows from `seed` or the record itself.

    >>> load("nowhere.jsonl")
    Traceback (most recent call last):
    tablero.kernel.system.BadFile: nowhere.jsonl: it is not there
    """
    from tablero.kernel import Game, Record, Rng
    from tablero.kernel.system import BadFile
    from tablero.registry import find

    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadFile(Path(path), error) from error
    record = Record.loads(data)
    rng = Rng.of(seed) if seed is not None else Rng.of(data.hex())
    return Game.replay(find(record.game), record, rng)


def save(game: Game[Any], path: str | Path) -> None:
    """Write the record of a game to a file, which `load`, `tablero replay` and `tablero play --resume` read.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     save(new("swu", seed=7), f"{folder}/saved.jsonl")
    ...     load(f"{folder}/saved.jsonl")
    <Game of swu, 2 seats, after 3 events: Choose(1, [('player', 0), ('player', 1)], 'swu-ask-starter')>
    """
    from tablero.kernel.system import BadFile

    try:
        game.record().save(Path(path))
    except OSError as error:
        raise BadFile(Path(path), error) from error


def words(game: Game[Any], lang: str = "en", names: Sequence[str] = ()) -> Words:
    """Return what is said about a game in a language, and to players with these names.

    >>> game = new("swu", seed=7)
    >>> words(game, "es").question()
    '¿Quién empieza, con la iniciativa?'
    >>> words(game, "es", names=["Ana"]).options()
    ['Ana', 'Jugador 2']
    """
    from tablero.text.words import Words

    return Words(game, lang, names)


def in_english(reason: Reason) -> str:
    """Return what a reason says, with its rule; where its words are not found, the message's id and what it is filled with.

    >>> from tablero.kernel import because
    >>> in_english(because("rebellion:golden.02", "kernel-not-asked", seat=2))
    'Player 2 is not asked anything now. [rebellion:golden.02]'
    """
    from tablero import registry

    return registry.in_english(reason)
