"""A table is kept as it is now and then, and opened from there; the journal is what counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from server.serving import Server, play, serving
from server.test_kept import opened
from tablero.kernel import Game, Perspective, Rng, digest
from tablero.kernel.log import Lines
from tablero.server import journal
from tablero.server.journal import IMAGED
from tablero.server.rows import Line
from tablero.server.seen import state
from tablero.server.tables import Table


def played(server: Server, choices: int, game: str = "duel", **more: Any) -> tuple[str, list[str]]:
    """A table at which so many choices were made."""
    table, tokens = server.pair(game, **more)
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        play(server, table, [ana, berta], Rng(1), choices)
    return table, tokens


def facts(table: Table) -> Any:
    """All that a table is."""
    game = table.game
    assert game is not None
    seen = [Perspective(game, seat).to_json() for seat in (0, 1, None)]
    some = range(0, table.seq + 1, 1 + table.seq // 20)
    log = [table.log.since(game, (0, 1, None), after) for after in some]
    said = table.chat, table.speakers, table.nudged
    rest = vars(table.offers), said, table._done, table.terms, table.left(), table.asked.seats
    return table.seq, game.question, digest(game), game.events, seen, log, rest


@contextmanager
def written_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep what is written, and write it all when the block ends: what is tested is not the disk."""
    store, lines, others = server.service.store, list[Line](), list[Any]()
    table = ""

    async def later(id: str, some: Sequence[Line], more: Sequence[Any], last: Sequence[Any]) -> None:
        nonlocal table
        table = id
        lines.extend(some)
        others.extend(more)
        assert not last  # nobody's rating changes

    with monkeypatch.context() as patched:
        patched.setattr(store, "write", later)
        yield
    server.wait(store.write(table, lines, others))


def loaded(server: Server, table: str) -> Table:
    """The table as it is found, beside the one that is live."""
    return server.wait(Table.load(server.service.tables.home, table))


def kept(server: Server, table: str) -> int | None:
    """The line at which the table was kept."""
    server.wait(server.service.store.write())  # after what waits already
    found = server.wait(server.service.store.opened(table))
    assert found is not None
    return None if found.kept is None else found.kept.seq


@pytest.mark.parametrize("clock", [None, {"start": 60_000, "increment": 1000}])
def test_a_table_opened_from_an_image_is_the_one_the_journal_tells(
    own_server: Server, monkeypatch: pytest.MonkeyPatch, clock: Any
) -> None:
    server = own_server
    monkeypatch.setattr(journal, "IMAGED", 5)
    table, tokens = server.pair("duel", **({"clock": clock} if clock else {}))
    rng = Rng(2)
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        for number in range(12):
            play(server, table, [ana, berta], rng, 1)
            server.time[0] += 700
            if number % 3 == 0:
                ana.done("chat", text=f"number {number}")
            seat = next((seat for seat, one in enumerate((ana, berta)) if one.state["undo"]), None)
            if number % 4 == 0 and seat is not None:
                state = (ana, berta)[seat].done("undo")
                for one in (ana, berta):
                    one.seen(state["seq"])
            found = loaded(server, table)
            assert facts(found) == facts(server.table(table))
    assert (kept(server, table) or 0) > 5


def test_an_image_of_other_rules_or_one_that_is_damaged_is_left_alone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, tokens = played(server, IMAGED + 3)
        before = facts(server.table(table))
    for change in ("rules = 'others'", "image = x'00ff'"):
        with opened(tmp_path) as connection:
            assert connection.execute(f"UPDATE images SET {change}").rowcount == 1
        with serving(tmp_path) as server, server.at(table, tokens[0]):
            assert facts(server.table(table)) == before
            assert server.get(f"/api/tables/{table}/record").status_code == 200


def test_a_journal_of_a_server_that_kept_no_images_is_followed_and_then_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, tokens = played(server, IMAGED + 3)
        before = facts(server.table(table))
    with opened(tmp_path) as connection:
        connection.execute("DELETE FROM images")
    with serving(tmp_path) as server:
        with server.at(table, tokens[0]):
            assert facts(server.table(table)) == before
        assert kept(server, table) == before[0]


def test_a_game_that_has_ended_is_kept_as_it_ended(own_server: Server) -> None:
    table, tokens = own_server.pair("duel")
    with own_server.at(table, tokens[0]) as ana:
        state = ana.done("resign")
        assert kept(own_server, table) == state["seq"]
    assert loaded(own_server, table).status == "over"


def test_a_long_game_is_opened_without_playing_it_again(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = played(own_server, 5, "rebellion")
    live = own_server.table(table)
    rng = Rng(29)

    async def go_on() -> None:
        game = live.playing()
        while game.step < 150 and (decision := game.decision) is not None:
            await live.choose(decision.seat, f"c{game.step}", game.question, decision.sample(rng))

    with written_at_once(own_server, monkeypatch):
        own_server.wait(go_on())
    assert kept(own_server, table)
    followed: list[Line] = []
    follow = Table._follow

    def counting(self: Table, lines: Sequence[Line]) -> None:
        followed.extend(lines)
        follow(self, lines)

    monkeypatch.setattr(Table, "_follow", counting)
    monkeypatch.setattr(Game, "replay", None)
    assert facts(loaded(own_server, table)) == facts(live)
    assert len(followed) < IMAGED


def test_who_comes_back_to_a_table_opened_from_an_image_is_told_what_is_new_without_reading_its_log(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = played(own_server, IMAGED + 3, "rebellion")
    with own_server.at(table, tokens[0]) as ana:
        seq = ana.state["seq"]
    told = state(own_server.table(table), 0, seq)
    own_server.forget(table)
    monkeypatch.setattr(Lines, "entries", None)
    with own_server.at(table, tokens[0], after=seq) as ana:
        assert (ana.state["kept"], ana.state["log"]) == (told["kept"], told["log"])


def test_taking_back_hundreds_of_times_makes_a_table_no_slower_to_open(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where there is no image: a line that takes back costs no replay."""
    server = own_server
    table, _ = played(server, 5, "rebellion")
    live = server.table(table)
    rng = Rng(29)

    async def go_on() -> None:
        game = live.playing()
        number = 0
        while number < 400:
            decision = game.decision
            assert decision is not None
            await live.choose(decision.seat, f"c{live.seq}", game.question, decision.sample(rng))
            if game.step > 150 and game.why_no_undo(decision.seat) is None:
                await live.undo(decision.seat, f"u{live.seq}")
                number += 1

    with written_at_once(server, monkeypatch):
        server.wait(go_on())
    assert live.playing().step >= 150

    async def opening(images: bool) -> float:
        table_ = Table(live.home, live.id, live.terms)
        found = await live.home.store.opened(live.id)
        assert found is not None
        kept = found.kept if images else None
        assert (kept is not None) == images
        lines = found.lines if images else await live.home.store.journal(live.id)
        start = process_time()
        await table_._go_through(kept, lines)
        spent = process_time() - start
        assert facts(table_) == facts(live)
        return spent

    assert server.wait(opening(True)) < 0.05
    assert server.wait(opening(False)) < 1.0


def test_nothing_waits_for_an_image(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is written after the line that it is made at, and one that fails is no harm."""
    monkeypatch.setattr(journal, "IMAGED", 1)
    store = own_server.service.store
    good = store.keep

    def broken(table: str, kept: Any) -> None:
        good(table, kept._replace(image=None))

    monkeypatch.setattr(store, "keep", broken)
    table, _ = played(own_server, 5)
    assert kept(own_server, table) is None
    assert facts(loaded(own_server, table)) == facts(own_server.table(table))
