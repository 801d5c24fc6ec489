"""How random games of Rebellion go: length, winner and cause, as a table and a plot in docs/rebellion.md.

Run with: python -m benchmarks.distributions [GAMES]
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from pathlib import Path

from tablero.kernel import Outcome
from tablero.sim.pool import spread
from tablero.sim.series import Series

DOCS = Path(__file__).parent.parent / "docs"
GAMES = 10_000
SEED = 1
CAUSES = {
    "rebellion-won-reputation": "Rebels: Reputation and Time met",
    "rebellion-won-base": "Empire: alone at the base",
    "rebellion-won-superlaser": "Empire: the base's system destroyed",
}

Games = list[tuple[str, int, int]]
"""For each game its cause, its last round, and its decisions."""


def run(games: int) -> Games:
    """Play the games on all cores."""
    work = Series("rebellion", ("random", "random"), SEED).play
    found = []
    for _, part in spread(work, range(games), os.cpu_count() or 1):
        found += [(game.outcome.why.id, last_round(game.outcome), game.decisions) for game in part]
    return found


def last_round(outcome: Outcome) -> int:
    """Return the round in which a game ended."""
    return int(str(dict(outcome.why.args)["round"]))


def table(games: Games) -> str:
    """Return the figures as a Markdown table."""
    causes = Counter(cause for cause, _, _ in games)
    rounds = sorted(last for _, last, _ in games)
    decisions = sorted(count for _, _, count in games)
    rows = [f"{len(games):,} games with two seats, random choices on both sides, seed {SEED}, full setup.", ""]
    rows += ["| how it ended | games | share |", "|---|---|---|"]
    rows += [f"| {CAUSES[c]} | {causes[c]:,} | {100 * causes[c] / len(games):.1f} % |" for c in CAUSES if causes[c]]
    rows += ["", "| | least | median | most |", "|---|---|---|---|"]
    for name, values in (("rounds", rounds), ("decisions", decisions)):
        rows.append(f"| {name} | {values[0]} | {values[len(values) // 2]} | {values[-1]} |")
    return "\n".join(rows)


def plot(games: Games, path: Path) -> None:
    """Draw in which round games end, by cause."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    causes = [cause for cause in CAUSES if any(of == cause for of, _, _ in games)]
    figure, panels = plt.subplots(1, len(causes), figsize=(8.4, 3.2), dpi=110)
    last = range(1, max(end for _, end, _ in games) + 1)
    for axes, cause in zip(panels, causes, strict=True):
        counts = Counter(end for of, end, _ in games if of == cause)
        axes.bar(last, [counts[end] for end in last])
        axes.set_title(CAUSES[cause], fontsize=10)
        axes.set_xlabel("last round")
        axes.set_ylabel("games")
        axes.set_xticks(list(last))
        axes.tick_params(labelsize=8)
    figure.tight_layout()
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path)


def main() -> None:
    """Play, and rewrite the block in the document."""
    games = run(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
    plot(games, DOCS / "images" / "rebellion-games.png")
    document = DOCS / "rebellion.md"
    block = f"<!-- games -->\n{table(games)}\n<!-- /games -->"
    document.write_text(re.sub(r"<!-- games -->.*<!-- /games -->", lambda _: block, document.read_text(), flags=re.S))
    print(block)


if __name__ == "__main__":
    main()
