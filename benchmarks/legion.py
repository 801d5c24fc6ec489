"""Star Wars: Legion: what a random battle takes and on what, and what forks and saved battles cost in the middle of one."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time

from benchmarks.battles import in_the_middle, third_round
from benchmarks.measure import Figure
from tablero.games.legion.armies import STANDARD, army_to_json
from tablero.games.legion.armies import random as random_army
from tablero.games.legion.definition import GAME
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.habits import attacking, commanding, moving
from tablero.games.legion.state import Battle
from tablero.games.legion.surroundings import Table
from tablero.games.legion.weapons import targets
from tablero.kernel import Decision, Game, Rng

SECONDS = 3.0
"""What a random battle of full size may take: 1,000 points in 2026, 800 in 2023."""
MOMENTS = range(1, 9)
"""The seeds of the battles that are forked and opened."""
SEEDS = range(1, 6)
OFTEN = 3
"""How often a question of attacks must have been answered to be compared: once or twice are chance."""
ACTIVITIES = {
    **dict.fromkeys(commanding.HABITS, "command"),
    **dict.fromkeys(moving.HABITS, "moving"),
    **dict.fromkeys(attacking.HABITS, "attack"),
    "legion-ask-action": "actions and sight",
}
"""What a question belongs to; all others are told together."""


def battle(edition: str, seed: int) -> Game[Battle]:
    """A battle of armies drawn at random that nobody has decided anything in."""
    rng = Rng(seed)
    armies = [army_to_json(random_army(edition, rng, format=STANDARD)) for _ in range(2)]
    return Game(GAME, GAME.setup(edition=edition, armies=armies), Rng(seed))


def activity(decision: Decision) -> str:
    """Return what a question belongs to."""
    return ACTIVITIES.get(decision.message.id, "other")


def played(edition: str, seed: int) -> dict[str, float]:
    """Play a battle at random; return what each activity took, in seconds."""
    game, rng = battle(edition, seed), Rng(seed)
    spent: dict[str, float] = {}
    while (decision := game.decision) is not None:
        what, start = activity(decision), process_time()
        game.choose(decision.sample(rng))
        spent[what] = spent.get(what, 0.0) + process_time() - start
    return spent


def figures() -> Iterator[Figure]:
    """Measure random battles, steps of attacks, forks, and opening."""
    played("2026", 1)  # kernels are compiled, or read, before anything is measured
    for edition in EDITIONS:
        battles = [played(edition, seed) for seed in SEEDS]
        times = [sum(spent.values()) for spent in battles]
        typical = battles[times.index(sorted(times)[len(times) // 2])]
        split = ", ".join(f"{what} {seconds:.2f}" for what, seconds in sorted(typical.items()))
        ratio = median(times) / SECONDS
        detail = f"seconds: {split}; {max(times):.1f} at most"
        yield Figure(
            f"legion: a random battle of full size, edition {edition}, in 3 s", ratio, "≤ 1", ratio <= 1, detail
        )
    yield steps_of_attacks()
    yield from in_the_middle(
        "legion", [third_round(battle("2026" if seed % 2 else "2023", seed), seed) for seed in MOMENTS]
    )


def steps_of_attacks() -> Figure:
    """Compare the steps of attacks with the sight checks of one, question by question; tell of the slowest."""
    steps: dict[str, list[float]] = {}
    looks: list[float] = []
    for seed in SEEDS:
        game, rng = battle("2026", seed), Rng(seed)
        while (decision := game.decision) is not None:
            answer = GAME.habit(game.state, decision, "medium", rng)
            if decision.message.id == "legion-ask-action" and answer == "attack":
                start = process_time()
                look_round(game.state)
                looks.append(process_time() - start)
            start = process_time()
            game.choose(answer)
            if _within_attack(decision, game.decision):
                steps.setdefault(decision.message.id, []).append(process_time() - start)
    return slowest_step(steps, looks)


def look_round(battle: Battle) -> None:
    """Make the sight checks that an attack of the active unit needs: whom it may attack, and who of one is obscured."""
    around, unit = Table(battle), battle.units[battle.activating]
    found = targets(battle, around, unit)
    if found:
        around.obscured(unit.leader, found[0])


def slowest_step(steps: dict[str, list[float]], looks: list[float]) -> Figure:
    """Return how the question of attacks whose answers take longest compares with the sight checks of an attack."""
    typical = {question: median(times) for question, times in steps.items() if len(times) >= OFTEN}
    slowest = max(typical, key=lambda question: typical[question])
    ratio = typical[slowest] / median(looks)
    detail = (
        f"{slowest}: {1e3 * typical[slowest]:.2f} ms against {1e3 * median(looks):.2f} ms; "
        f"{len(typical)} questions, {1e3 * max(map(max, steps.values())):.1f} ms at most"
    )
    name = "legion: the slowest question of an attack / its sight checks"
    return Figure(name, ratio, "≤ 1", ratio <= 1, detail)


def _within_attack(decision: Decision, then: Decision | None) -> bool:
    """Tell whether an answer led from one question of an attack to another."""
    return then is not None and activity(decision) == "attack" == activity(then)
