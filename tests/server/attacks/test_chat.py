"""A table at which more was said than anybody is told at once."""

from __future__ import annotations

from pathlib import Path

from server.attacks.victim import victim
from tablero.server.audience import LINES

SAID = 230
"""More lines than may wait to be sent."""


def test_a_table_with_a_long_chat_opens_with_its_latest_lines_and_tells_earlier_ones_when_asked(tmp_path: Path) -> None:
    with victim(tmp_path) as server:
        table, tokens = server.pair()
        with server.at(table, tokens[0]) as ana:
            seqs = [ana.ask("chat", text=f"line {number}")["seq"] for number in range(SAID)]
        with server.at(table, tokens[1]) as berta:
            told = berta.first("chats")
            assert [line["text"] for line in told["lines"]] == [f"line {n}" for n in range(SAID - LINES, SAID)]
            assert told["more"]
            read = told["lines"]
            while told["more"]:
                told = berta.ask("earlier", before=read[0]["seq"])
                read = told["lines"] + read
            assert [line["text"] for line in read] == [f"line {number}" for number in range(SAID)]
            assert [line["seq"] for line in read] == seqs
            assert berta.ask("earlier", before=0)["lines"] == []
            assert berta.ask("earlier", before=-1)["code"] == "bad-message"
            assert berta.ask("chat", text="still here")["t"] == "ack"
        assert server.figure("tablero_connections_cut_total") == 0


def test_who_comes_back_is_told_what_was_said_meanwhile(tmp_path: Path) -> None:
    with victim(tmp_path) as server:
        table, tokens = server.pair()
        with server.at(table, tokens[0]) as ana:
            seqs = [ana.ask("chat", text=f"line {number}")["seq"] for number in range(LINES + 2)]
        for missed, more in ((LINES, False), (LINES + 1, True)):
            with server.at(table, tokens[1], after=seqs[-missed - 1]) as berta:
                told = berta.first("chats")
                assert ([line["seq"] for line in told["lines"]], told["more"]) == (seqs[-LINES:], more)


def test_who_may_not_read_the_chat_is_told_none_of_it(tmp_path: Path) -> None:
    with victim(tmp_path) as server:
        table, tokens = server.pair(chat="seats")
        with server.at(table, tokens[0]) as ana, server.at(table, None) as eva:
            seq = ana.ask("chat", text="a secret")["seq"]
            assert eva.ask("earlier", before=seq + 1)["code"] == "no-chat"
            assert not any("a secret" in frame for frame in eva.frames)
