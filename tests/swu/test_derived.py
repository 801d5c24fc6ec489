"""What is derived is never out of date: whoever asks finds what would come out if all were derived again (swu:8.16.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.swu import GAME, constant_abilities
from tablero.games.swu.constant_abilities import derive
from tablero.games.swu.state import Piece, Table
from tablero.kernel import Game, Rng

UNIT = (
    "id",
    "printed",
    "power",
    "hp",
    "flags",
    "raid",
    "restore",
    "limits",
    "lost",
    "gained",
    "traits",
    "blank",
    "silent",
)
PLAYER = ("halved", "barred", "sees_top")
TABLE = ("watchers", "costs", "rules", "replacements")


def derived(table: Table) -> list[Any]:
    """Return all that `constant_abilities.derive` computes."""
    units = [[getattr(unit, name) for name in UNIT] for unit in table.units()]
    players = [[getattr(player, name) for name in PLAYER] for player in table.players]
    lists = [[(entry[0].id, *entry[1:]) for entry in getattr(table, name)] for name in TABLE]
    return [table.muted, units, players, lists]


class Watch:
    """Takes the place of `Table.dirty`: whenever that says that nothing has changed, all is derived again and compared."""

    def __init__(self) -> None:
        self.slot = Table.__dict__["dirty"]
        self.inside = False
        self.looks = 0

    def derive(self, table: Table) -> None:
        """Derive; what conditions ask for meanwhile is half done, and not compared."""
        self.inside = True
        derive(table)
        self.inside = False

    def __get__(self, table: Table, owner: type[Table]) -> bool:
        dirty: bool = self.slot.__get__(table, owner)
        if not dirty and not self.inside:
            self.looks += 1
            before = derived(table)
            self.derive(table)
            assert derived(table) == before
        return dirty

    def __set__(self, table: Table, dirty: bool) -> None:
        self.slot.__set__(table, dirty)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(Table, "dirty", watch)
    monkeypatch.setattr(constant_abilities, "derive", watch.derive)
    return watch


def play_some(seats: int, seed: int) -> None:
    """Play a random game with decks from the whole pool."""
    rng = Rng(seed)
    game = Game(GAME, GAME.sample_setup(rng, seats), rng.copy())
    while game.decision is not None:
        game.choose(game.decision.sample(rng))


@pytest.mark.rule("swu:8.16.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_derived_is_never_out_of_date(watch: Watch, seats: int) -> None:
    for seed in range(8):
        play_some(seats, seed)
    assert watch.looks > 4_000


def test_the_watch_finds_a_change_that_nobody_told_of(watch: Watch) -> None:
    rng = Rng(1)
    game = Game(GAME, GAME.setup(), rng.copy())
    while game.decision is not None and not game.state.units():
        game.choose(game.decision.sample(rng))
    constant_abilities.current(game.state)
    game.state.units()[0].power += 1
    with pytest.raises(AssertionError):
        constant_abilities.current(game.state)


def test_a_copy_shares_no_piece_that_an_ability_is_derived_from() -> None:
    rng, alone = Rng(8), 0
    for seed in range(12):
        game = Game(GAME, GAME.sample_setup(rng), Rng(seed))
        while game.decision is not None:
            table = game.fork()._marks[-1].state
            if not table.dirty:
                one, other = (held(each) for each in (table, table.copy()))
                assert [piece.face.key for piece in one] == [piece.face.key for piece in other]
                assert not {id(piece) for piece in one} & {id(piece) for piece in other}
                alone += sum(piece.id not in {each.id for each in table.pieces()} for piece in one)
            game.choose(game.decision.sample(rng))
    assert alone  # some abilities are of a card that is not in play


def held(table: Table) -> list[Piece]:
    """Return the pieces whose abilities are in force."""
    standing = [piece for part in (table.costs, table.rules, table.replacements) for piece, _, _ in part]
    return [*[piece for piece, _ in table.watchers], *standing]
