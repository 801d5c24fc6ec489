"""How strong the bots of each game are against each other, as a table in docs/bots.md.

Run with: python -m benchmarks.strength [GAME [BOT BOT]] [--games N] [--seats N] [--evaluation FILE] [--table]

Every game is a line in build/strength, so that a run that was stopped goes on where it was, and pairs can be played at the same
time; on another machine it goes on from docs/strength.parquet. Other rules or habits start from the beginning.
Seats are swapped from game to game, with the same decks or armies and the same chance.
Armies are small: of 500 points in Warhammer 40,000, and of the skirmish format in Legion, in both editions.
`--table` plays nothing: it writes the table of what is there, and all games as docs/strength.parquet. What was written of a game
of which nothing is there stays, with the commit that it was played by. With `--evaluation` the first bot of a pair judges
positions by what `tablero train` has learned; such games are kept apart, told, and in no table.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import subprocess
from collections import Counter
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, Final

from tablero import bots
from tablero.bots import bot
from tablero.bots.evaluation import Evaluation, read_evaluation
from tablero.bots.search import SearchBot
from tablero.games.legion import armies as legion_armies
from tablero.games.legion.editions import EDITIONS
from tablero.games.rebellion.facts import EMPIRE
from tablero.games.rebellion.habits.knowledge import base_known
from tablero.games.rebellion.state import SETUP, Table
from tablero.games.wh40k import armies as wh40k_armies
from tablero.kernel import Game, Perspective, Rng, Setup
from tablero.kernel.digest import digest_of, freeze
from tablero.kernel.image import rules_digest
from tablero.registry import find
from tablero.sim import Share

ROOT: Final = Path(__file__).parent.parent
RESULTS: Final = ROOT / "build" / "strength"
DOCUMENT: Final = ROOT / "docs" / "bots.md"
RAW: Final = ROOT / "docs" / "strength.parquet"
SEED: Final = 11
GAMES: Final = 400
NAMES: Final = ("rebellion", "swu", "legion", "wh40k")
PAIRS: Final = (
    ("easy", "random"),
    ("medium", "easy"),
    ("hard", "medium"),
    ("medium", "greedy"),
    ("hard", "greedy"),
)
"""Who should be the stronger one, and against whom."""
EVEN: Final = (("medium", "medium"), ("hard", "hard"))
"""In Rebellion, where the sides are not alike, these are played too, and with three and four seats the first."""
TEAMS: Final = (3, 4)
SETTINGS: Final[dict[str, dict[str, Any]]] = {"rebellion": {"first_game": False, "errata": False}}
"""What is not drawn at random, by game."""
SMALL_ARMIES: Final = 500
"""Points of an army of Warhammer 40,000."""
IN_TIME: Final = 2
"""Within so many rounds a known base is to be attacked."""


class Hunt:
    """When the Empire of Rebellion knew where the base was, and when it attacked it there."""

    def __init__(self) -> None:
        self.known: int | None = None
        self.attacked: int | None = None

    def look(self, table: Any) -> None:
        """Look at the table after a choice; a base that has moved away is not known any more."""
        if not isinstance(table, Table) or table.phase == SETUP or self.attacked is not None:
            return
        if not base_known(table):
            self.known = None
        elif self.known is None:
            self.known = table.time
        combat = table.combat
        if combat is not None and table.base_revealed and combat.system == table.base and combat.attacker == EMPIRE:
            self.attacked = table.time


def drawn(name: str, rng: Rng, seats: int) -> Setup:
    """Return the setup of a game with decks or small armies drawn at random."""
    definition, settings = find(name), dict(SETTINGS.get(name, {}))
    if name == "wh40k":
        settings["armies"] = wh40k_armies.sample(rng, seats, SMALL_ARMIES)
    elif name == "legion":
        settings["edition"] = edition = rng.choice(tuple(EDITIONS))
        small = [legion_armies.random(edition, rng, format=legion_armies.SKIRMISH) for _ in range(seats)]
        settings["armies"] = [legion_armies.army_to_json(army) for army in small]
    return definition.sample_setup(rng, seats, **settings)


def play(
    name: str, pair: tuple[str, str], seats: int, number: int, evaluation: Evaluation | None = None
) -> dict[str, Any]:
    """Play a game; return what is kept of it. The first bot of the pair is the team of the first seat in every other game."""
    definition = find(name)
    rng = Rng.of(SEED, "strength", name, number // 2)
    setup = drawn(name, Rng(rng.bits()), seats)
    game, teams = Game(definition, setup, Rng(rng.bits())), definition.teams(setup)
    who = [int((team == teams[0]) == bool(number % 2)) for team in teams]  # which bot of the pair sits where
    players = [bot(pair[one], Rng(rng.bits())) for one in who]
    for player, one in zip(players, who, strict=True):
        if isinstance(player, SearchBot):
            player.clock = process_time  # what else the machine does cuts nobody short
            player.evaluation = evaluation if one == 0 else None
    tables = [Perspective(game, seat) for seat in range(seats)]
    hunt, seconds, most, decisions = Hunt(), [0.0, 0.0], [0.0, 0.0], [0, 0]
    while (decision := game.decision) is not None:
        seat = decision.seat
        start = process_time()
        answer = players[seat].decide(tables[seat])
        spent, one = process_time() - start, who[seat]
        seconds[one], most[one], decisions[one] = seconds[one] + spent, max(most[one], spent), decisions[one] + 1
        game.choose(answer, seat)
        hunt.look(game.state)
    assert game.outcome is not None
    winners = {who[seat] for seat in game.outcome.winners}
    return {
        "game": name,
        "rules": digest(name),
        "first": pair[0],
        "second": pair[1],
        "seats": seats,
        "number": number,
        "first_has_seat": who.index(0),
        "winner": winners.pop() if len(winners) == 1 else None,
        "rounds": game.passed("round"),
        "known": hunt.known,
        "attacked": hunt.attacked,
        "decisions": decisions,
        "seconds": [round(spent, 4) for spent in seconds],
        "longest": [round(spent, 4) for spent in most],
    }


@cache
def digest(name: str) -> str:
    """Return a digest of the rules and habits of a game and of the bots."""
    made = blake2b(rules_digest(find(name)).encode(), digest_size=6)
    for file in sorted(Path(bots.__file__).parent.rglob("*.py")):
        made.update(file.read_bytes())
    return made.hexdigest()


def path_of(name: str, pair: tuple[str, str], seats: int, evaluation: Evaluation | None = None) -> Path:
    """Return where the games of a pair are kept."""
    learned = "" if evaluation is None else f"-{digest_of(freeze(evaluation.to_json()))[:12]}"
    return RESULTS / f"{name}-{digest(name)}-{pair[0]}{learned}-{pair[1]}-{seats}.jsonl"


def kept(name: str, pair: tuple[str, str], seats: int, evaluation: Evaluation | None = None) -> list[dict[str, Any]]:
    """Return the games of a pair that are there, here or in the document; a last line that was cut short is not."""
    path = path_of(name, pair, seats, evaluation)
    if path.exists():
        return [json.loads(line) for line in path.read_text().split("\n")[:-1]]
    if evaluation is not None:
        return []
    wanted = {"game": name, "rules": digest(name), "first": pair[0], "second": pair[1], "seats": seats}
    return sorted((row for row in documented() if wanted.items() <= row.items()), key=lambda row: row["number"])


@cache
def documented() -> list[dict[str, Any]]:
    """Return the games that docs/strength.parquet has."""
    import pyarrow.parquet as pq

    rows: list[dict[str, Any]] = pq.read_table(RAW).to_pylist() if RAW.exists() else []
    return [{"rules": None, **row} for row in rows]  # older games don't say which rules they were played by


def run(name: str, pair: tuple[str, str], seats: int, games: int, evaluation: Evaluation | None = None) -> None:
    """Play what is missing of a pair's games."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    rows, path = kept(name, pair, seats, evaluation), path_of(name, pair, seats, evaluation)
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    with path.open("a") as file:
        for number in range(len(rows), games):
            file.write(json.dumps(play(name, pair, seats, number, evaluation)) + "\n")
            file.flush()


def series(name: str) -> list[tuple[tuple[str, str], int]]:
    """Return the pairs of a game that are played, with how many seats."""
    levels = ("random", "greedy", *find(name).levels)
    found = [(pair, 2) for pair in (*PAIRS, *(EVEN if name == "rebellion" else ())) if set(pair) <= set(levels)]
    return [*found, *((EVEN[0], seats) for seats in TEAMS if name == "rebellion")]


# The table.


def won(rows: list[dict[str, Any]]) -> Share:
    """Return how often the first bot of a pair won, of the games that somebody won."""
    decided = [row for row in rows if row["winner"] is not None]
    return Share(sum(row["winner"] == 0 for row in decided), len(decided))


def elo(rows: list[dict[str, Any]]) -> dict[str, float]:
    """Return how strong each bot of a game is on one scale: 400 more win ten games of eleven. Random is 0.

    By the likeliest strengths (Bradley and Terry), with one game won and one lost more in every pair, so that all are finite.
    """
    wins: Counter[tuple[str, str]] = Counter()
    for row in rows:
        if row["winner"] is not None and row["first"] != row["second"]:
            pair = row["first"], row["second"]
            wins[pair[row["winner"]], pair[1 - row["winner"]]] += 1
    pairs = sorted({tuple(sorted(pair)) for pair in wins})
    for one, other in pairs:
        wins[one, other] += 1
        wins[other, one] += 1
    names = sorted({name for pair in pairs for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        for name in names:
            others = [other for other in names if wins[name, other] or wins[other, name]]
            played = sum((wins[name, o] + wins[o, name]) / (strength[name] + strength[o]) for o in others)
            strength[name] = sum(wins[name, o] for o in others) / played
    least = strength.get("random", min(strength.values(), default=1.0))
    return {name: 400 * math.log10(strength[name] / least) for name in names}


def spent(rows: list[dict[str, Any]], one: int) -> str:
    """Return how long a decision took on average, and the longest, in milliseconds of the processor."""
    mean = 1000 * sum(row["seconds"][one] for row in rows) / max(1, sum(row["decisions"][one] for row in rows))
    return f"{mean:.1f} ({1000 * max(row['longest'][one] for row in rows):.0f})"


def hunted(rows: list[dict[str, Any]]) -> Share:
    """Return how often a known base was attacked in time, of the games that left the Empire that time."""
    known = [row for row in rows if row["known"] is not None]
    due = [row for row in known if row["attacked"] is not None or row["rounds"] - row["known"] >= IN_TIME]
    return Share(
        sum(row["attacked"] is not None and row["attacked"] - row["known"] <= IN_TIME for row in due), len(due)
    )


HEAD: Final = (
    "| | against | seats | games | wins | as first seat | as second | drawn | ms | ms of the other |",
    "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|",
)


def line(pair: tuple[str, str], seats: int, rows: list[dict[str, Any]]) -> str:
    """Return the figures of a pair."""
    sides = [won([row for row in rows if bool(row["first_has_seat"]) is second]) for second in (False, True)]
    drawn = sum(row["winner"] is None for row in rows)
    cells = *pair, seats, len(rows), won(rows), *sides, drawn, spent(rows, 0), spent(rows, 1)
    return f"| {' | '.join(map(str, cells))} |"


def figures(name: str) -> list[str]:
    """Return the figures of a game."""
    found = [(pair, seats, rows) for pair, seats in series(name) if (rows := kept(name, pair, seats))]
    if not found:
        return []
    rows = [row for _, _, some in found for row in some]
    rated = sorted(elo(rows).items(), key=lambda item: item[1])
    lines = [f"**{name}** (seed {SEED}, commit {commit()})", "", *HEAD, *(line(*one) for one in found), ""]
    lines.append(f"Elo: {', '.join(f'{one} {strength:.0f}' for one, strength in rated)}.")
    if name == "rebellion":
        lines.append(f"A known base was attacked in time in {hunted(rows)} of games.")
    return [*lines, ""]


@cache
def commit() -> str:
    """Return the commit that is played."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(git, capture_output=True, text=True, cwd=ROOT, check=True).stdout.strip()


def written(name: str, document: str) -> list[str]:
    """Return what a document says of a game."""
    found = re.search(rf"^\*\*{name}\*\*.*?(?=^\*\*|^<!-- /strength -->)", document, flags=re.S | re.M)
    return [*found[0].rstrip().split("\n"), ""] if found else []


def table(document: str) -> str:
    """Return the figures of all games as Markdown; of those of which nothing is there, what a document says."""
    lines = ["Shares with their 95 % intervals.", ""]
    return "\n".join([*lines, *(one for name in NAMES for one in figures(name) or written(name, document))]).rstrip()


def write_raw() -> None:
    """Write every game that is there as Parquet, and what was written of those games of which nothing is there."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = [row for name in NAMES for pair, seats in series(name) for row in kept(name, pair, seats)]
    played = {row["game"] for row in rows}
    rows = [*(row for row in documented() if row["game"] not in played), *rows]
    if rows:
        pq.write_table(pa.Table.from_pylist(rows), RAW)


def main() -> None:
    """Play, and rewrite the block in the document."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=NAMES, help="the game; all of them without it")
    parser.add_argument("pair", nargs="*", help="two bots of it; all pairs without them")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--table", action="store_true", help="play nothing")
    parser.add_argument("--evaluation", type=Path, help="a file of tablero train, for the first of two bots")
    given = parser.parse_args()
    if given.pair:
        pair = given.pair[0], given.pair[1]
        learned = None if given.evaluation is None else read_evaluation(given.evaluation)
        if learned is not None:
            learned.check(find(given.game))
        run(given.game, pair, given.seats, given.games, learned)
        if learned is not None:
            print("\n".join((*HEAD, line(pair, given.seats, kept(given.game, pair, given.seats, learned)))))
        return
    if not given.table:
        for name in (given.game,) if given.game else NAMES:
            for pair, seats in series(name):
                run(name, pair, seats, given.games)
    write_raw()
    document = DOCUMENT.read_text()
    block = f"<!-- strength -->\n{table(document)}\n<!-- /strength -->"
    DOCUMENT.write_text(re.sub(r"<!-- strength -->.*<!-- /strength -->", lambda _: block, document, flags=re.S))
    print(block)


if __name__ == "__main__":
    main()
