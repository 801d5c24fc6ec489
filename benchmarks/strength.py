"""How strong the bots of Rebellion are against each other, by side, as a table in docs/bots.md.

Run with: python -m benchmarks.strength [REBELS EMPIRE] [--games N] [--seats N] [--table]

Every game is a line in build/strength, so that a run that was stopped goes on where it was, and pairs can be played at the same
time; other rules or habits begin anew. `--table` plays nothing and writes the table of what is there.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

from tablero import bots
from tablero.bots import bot
from tablero.games import rebellion
from tablero.games.rebellion import GAME
from tablero.games.rebellion.facts import EMPIRE, REBEL, SIDES
from tablero.games.rebellion.habits.knowledge import base_known
from tablero.games.rebellion.state import SETUP, Table
from tablero.kernel import Game, Perspective, Rng
from tablero.sim import Share

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "build" / "strength"
DOCUMENT = ROOT / "docs" / "bots.md"
SEED = 11
GAMES = 100
PAIRS = (
    ("medium", "medium"),
    ("medium", "greedy"),
    ("greedy", "medium"),
    ("medium", "easy"),
    ("easy", "medium"),
    ("easy", "easy"),
    ("easy", "random"),
    ("random", "easy"),
)
"""Who plays the Rebels, and who the Empire."""
TEAMS = (3, 4)
"""With so many seats `medium` plays itself."""
IN_TIME = 2
"""Within so many rounds a known base is to be attacked."""


class Hunt:
    """When the Empire knew where the base was, and when it attacked it there."""

    def __init__(self) -> None:
        self.known: int | None = None
        self.attacked: int | None = None

    def look(self, table: Table) -> None:
        """Look at the table after a choice; a base that has moved away is not known any more."""
        if table.phase == SETUP or self.attacked is not None:
            return
        if not base_known(table):
            self.known = None
        elif self.known is None:
            self.known = table.time
        combat = table.combat
        if combat is not None and table.base_revealed and combat.system == table.base and combat.attacker == EMPIRE:
            self.attacked = table.time


def play(names: tuple[str, str], seats: int, number: int) -> dict[str, Any]:
    """Play a game; return what is kept of it."""
    rng = Rng.of(SEED, "strength", number)
    setup = GAME.setup(seats)
    game, sides = Game(GAME, setup, Rng(rng.bits())), GAME.teams(setup)
    players = [bot(names[sides[seat]], Rng(rng.bits())) for seat in range(seats)]
    tables = [Perspective(game, seat) for seat in range(seats)]
    hunt, seconds, decisions = Hunt(), [0.0, 0.0], [0, 0]
    while (decision := game.decision) is not None:
        seat = decision.seat
        start = perf_counter()
        answer = players[seat].decide(tables[seat])
        seconds[sides[seat]] += perf_counter() - start
        decisions[sides[seat]] += 1
        game.choose(answer, seat)
        hunt.look(game.state)
    assert game.outcome is not None
    winner = sides[game.outcome.winners[0]]
    row = {"number": number, "winner": winner, "round": game.state.time, "known": hunt.known, "attacked": hunt.attacked}
    return {**row, "decisions": decisions, "seconds": [round(spent, 4) for spent in seconds]}


@cache
def digest() -> str:
    """Return a digest of the rules and habits of the game and of the bots."""
    made = blake2b(digest_size=6)
    for folder in (Path(rebellion.__file__).parent, Path(bots.__file__).parent):
        for file in sorted(folder.rglob("*.py")):
            made.update(file.read_bytes())
    return made.hexdigest()


def path_of(names: tuple[str, str], seats: int) -> Path:
    """Return where the games of a pair are kept."""
    return RESULTS / f"{digest()}-{names[REBEL]}-{names[EMPIRE]}-{seats}.jsonl"


def kept(names: tuple[str, str], seats: int) -> list[dict[str, Any]]:
    """Return the games of a pair that are there; a last line that was cut short is not."""
    path = path_of(names, seats)
    lines = path.read_text().split("\n")[:-1] if path.exists() else []
    return [json.loads(line) for line in lines]


def run(names: tuple[str, str], seats: int, games: int) -> None:
    """Play what is missing of a pair's games."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    rows = kept(names, seats)
    path_of(names, seats).write_text("".join(json.dumps(row) + "\n" for row in rows))
    with path_of(names, seats).open("a") as file:
        for number in range(len(rows), games):
            file.write(json.dumps(play(names, seats, number)) + "\n")
            file.flush()


def hunted(rows: list[dict[str, Any]]) -> Share:
    """Return how often a known base was attacked in time, of the games that left the Empire that time."""
    known = [row for row in rows if row["known"] is not None]
    due = [row for row in known if row["attacked"] is not None or row["round"] - row["known"] >= IN_TIME]
    return Share(
        sum(row["attacked"] is not None and row["attacked"] - row["known"] <= IN_TIME for row in due), len(due)
    )


def table() -> str:
    """Return the figures of all pairs as a Markdown table."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=ROOT, check=True
    )
    lines = [f"Seed {SEED}, the full setup, commit {commit.stdout.strip()}; shares with their 95 % intervals.", ""]
    lines += [
        "| Rebels | Empire | seats | games | Rebels win | last round | known base attacked in time | ms a decision |"
    ]
    lines += ["|---|---|--:|--:|--:|--:|--:|--:|"]
    for names, seats in [*((pair, 2) for pair in PAIRS), *((("medium", "medium"), seats) for seats in TEAMS)]:
        rows = kept(names, seats)
        if not rows:
            continue
        won = Share(sum(row["winner"] == REBEL for row in rows), len(rows))
        last = sum(row["round"] for row in rows) / len(rows)
        spent = " / ".join(
            f"{1000 * sum(row['seconds'][side] for row in rows) / sum(row['decisions'][side] for row in rows):.2f}"
            for side in SIDES
        )
        lines.append(
            f"| {names[REBEL]} | {names[EMPIRE]} | {seats} | {len(rows)} | {won} | {last:.1f} | {hunted(rows)} | {spent} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Play, and rewrite the block in the document."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pair", nargs="*", help="who plays the Rebels, and who the Empire")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--table", action="store_true", help="play nothing")
    given = parser.parse_args()
    if given.pair:
        run((given.pair[0], given.pair[1]), given.seats, given.games)
        return
    if not given.table:
        for pair in PAIRS:
            run(pair, 2, given.games)
        for seats in TEAMS:
            run(("medium", "medium"), seats, given.games)
    block = f"<!-- strength -->\n{table()}\n<!-- /strength -->"
    written = re.sub(r"<!-- strength -->.*<!-- /strength -->", lambda _: block, DOCUMENT.read_text(), flags=re.S)
    DOCUMENT.write_text(written)
    print(block)


if __name__ == "__main__":
    main()
