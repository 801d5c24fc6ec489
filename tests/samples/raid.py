"""A raid: two raiders against a warden, with secret choices made together, dice, and plans nobody else knows.

There are three doors with three tokens of loot behind each. Each raider is dealt the plan of one door and keeps it
secret, from the other raider too.

Each round the raiders secretly go for a door with loot (`raid:door.1`) or rest, and the warden secretly posts four
guards at such doors, at most three at each (`raid:guard.1`). All is revealed together. A raider who rests heals a
wound. One at a door rolls a die: one less for each guard there, one more if both raiders are there, two more if the
raider shows the plan of that door, once in the game (`raid:plan.1`). With three or more the raider takes a token, if
there is one left; with less, a wound. A raider with three wounds is out. Then each other raider may put up to two
tokens back, each of which heals a wound.

The raiders win as soon as they have five tokens together; the warden when both are out, or after eight rounds. Each
token scores a raider a point, or two if it comes from the door of the raider's plan; those left score for the warden.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Definition,
    Distribute,
    Json,
    Log,
    Message,
    Modified,
    Option,
    Outcome,
    Pick,
    Play,
    Reason,
    Rng,
    Roll,
    Setup,
    Shuffle,
    Together,
    because,
    say,
)

WARDEN = 2
DOORS = range(3)
LOOT_DOOR = (0, 0, 0, 1, 1, 1, 2, 2, 2)
PLAN_DOOR = (0, 0, 1, 1, 2, 2)
"""The door of each token, and of each plan, by its number."""
TOKENS = tuple(f"loot#{token}" for token in range(len(LOOT_DOOR)))
PLANS = tuple(f"plan-{door + 1}#{plan}" for plan, door in enumerate(PLAN_DOOR))
GUARDS, MOST_GUARDS = 4, 3
NEEDED, MOST_WOUNDS, MOST_SPENT = 3, 3, 2
GOAL, ROUNDS = 5, 8


class Raid:
    """The state of a raid; of what each raider has, the first raider's comes first."""

    __slots__ = ("deck", "doors", "guards", "log", "loot", "plans", "round", "shown", "wounds")

    def __init__(self) -> None:
        self.doors = [[token for token, at in enumerate(LOOT_DOOR) if at == door] for door in DOORS]
        self.deck = list(range(len(PLANS)))
        self.plans: list[int] = []
        self.shown = [False, False]
        self.loot: list[list[int]] = [[], []]
        self.wounds = [0, 0]
        self.guards: tuple[int, ...] = (0, 0, 0)  # where they were last seen
        self.round = 0  # until the plans are dealt
        self.log = Log()

    def copy(self) -> Raid:
        twin = Raid.__new__(Raid)
        twin.doors = [loot.copy() for loot in self.doors]
        twin.deck = self.deck.copy()
        twin.plans = self.plans.copy()
        twin.shown = self.shown.copy()
        twin.loot = [loot.copy() for loot in self.loot]
        twin.wounds = self.wounds.copy()
        twin.guards = self.guards
        twin.round = self.round
        twin.log = Log()
        return twin


def flow(state: Raid) -> Play[Outcome]:
    if not state.round:
        yield from deal(state)
    while True:
        yield CHECKPOINT
        yield from raid_doors(state)
        if ended := victory(state):
            return finish(state, *ended)
        for seat in raiding(state):
            yield from heal(state, seat)
        state.round += 1


def deal(state: Raid) -> Play[None]:
    state.deck = list((yield Shuffle(len(PLANS))))
    state.plans = [state.deck.pop(), state.deck.pop()]
    state.round = 1


def raid_doors(state: Raid) -> Play[None]:
    seats = raiding(state)
    *choices, state.guards = yield lambda: Together([*[go(state, seat) for seat in seats], post(state)])
    state.log.reveal()
    state.log.tell("raid-guards-stand", **{f"at{door + 1}": state.guards[door] for door in DOORS})
    goals = [choice[1] for choice in choices if choice != "rest"]
    for seat, choice in zip(seats, choices, strict=True):
        if choice == "rest":
            state.wounds[seat] = max(0, state.wounds[seat] - 1)
            state.log.tell("raid-rests", seat=seat + 1)
        else:
            yield from attempt(state, seat, choice[1], choice[0] == "plan", goals.count(choice[1]) > 1)


def go(state: Raid, seat: int) -> Choose:
    """Ask a raider. The plan is among the options: a resample changes them, and nobody else may know how many."""
    options: list[Option] = [("door", door) for door in DOORS if state.doors[door]]
    plan = PLAN_DOOR[state.plans[seat]]
    if not state.shown[seat] and state.doors[plan]:
        options.append(("plan", plan))
    return Choose(seat, [*options, "rest"], say("raid-go", round=state.round), hidden=True)


def post(state: Raid) -> Distribute:
    caps = [MOST_GUARDS if loot else 0 for loot in state.doors]
    return Distribute(WARDEN, [("guard", door) for door in DOORS], GUARDS, "raid-guard", caps=caps)


def attempt(state: Raid, seat: int, door: int, planned: bool, company: bool) -> Play[None]:
    if planned:
        show_plan(state, seat)
    [die] = yield Roll(6)
    value = Modified(die).add(-state.guards[door], say("raid-guards"))
    value.add(int(company), say("raid-company")).add(2 * planned, say("raid-plan"))
    state.log.tell("raid-tries", seat=seat + 1, door=door + 1, value=value.message(), total=value.total)
    if value.total < NEEDED:
        state.wounds[seat] += 1
        state.log.tell("raid-wounded" if state.wounds[seat] < MOST_WOUNDS else "raid-out", seat=seat + 1)
    elif state.doors[door]:
        state.loot[seat].append(state.doors[door].pop())
        state.log.tell("raid-takes", seat=seat + 1, door=door + 1)


def heal(state: Raid, seat: int) -> Play[None]:
    tokens = [("token", token) for token in state.loot[seat]]
    spent = yield Pick(seat, tokens, 0, min(MOST_SPENT, state.wounds[seat]), "raid-heal")
    for _, token in spent:
        state.loot[seat].remove(token)
        state.doors[LOOT_DOOR[token]].append(token)
        state.wounds[seat] -= 1
    if spent:
        state.log.tell("raid-heals", seat=seat + 1, count=len(spent))


def victory(state: Raid) -> tuple[tuple[int, ...], str] | None:
    """Return who has won and the text that says why, once somebody has."""
    if sum(map(len, state.loot)) >= GOAL:
        return (0, 1), "raid-won-by-loot"
    if not raiding(state):
        return (WARDEN,), "raid-won-by-wounds"
    return ((WARDEN,), "raid-won-by-time") if state.round == ROUNDS else None


def finish(state: Raid, winners: tuple[int, ...], why: str) -> Outcome:
    for seat in unknown_plans(state, None):
        show_plan(state, seat)
    planned = [PLAN_DOOR[plan] for plan in state.plans]
    scores = [sum(1 + (LOOT_DOOR[token] == planned[seat]) for token in state.loot[seat]) for seat in (0, 1)]
    return Outcome(winners, say(why), (*scores, sum(map(len, state.doors))))


def show_plan(state: Raid, seat: int) -> None:
    state.shown[seat] = True
    state.log.tell("raid-shows", seat=seat + 1, door=PLAN_DOOR[state.plans[seat]] + 1)


def raiding(state: Raid) -> list[int]:
    """Return the seats of the raiders that are not out."""
    return [seat for seat, wounds in enumerate(state.wounds) if wounds < MOST_WOUNDS]


def unknown_plans(state: Raid, seat: int | None) -> list[int]:
    """Return the seats of the raiders whose plans the seat (None: a spectator) does not know."""
    return [side for side, shown in enumerate(state.shown) if side != seat and not shown]


class RaidGame(Definition[Raid]):
    name = "raid"
    seats = (3,)
    texts = Path(__file__).parent / "texts" / "raid"

    def teams(self, setup: Setup) -> tuple[int, ...]:
        return (0, 0, 1)

    def begin(self, setup: Setup) -> Raid:
        return Raid()

    def flow(self, state: Raid) -> Play[Outcome]:
        return flow(state)

    def view(self, state: Raid, seat: int | None) -> Json:
        unknown = unknown_plans(state, seat)
        return {
            "round": state.round,
            "doors": [[TOKENS[token] for token in loot] for loot in state.doors],
            "guards": list(state.guards),
            "loot": [[TOKENS[token] for token in loot] for loot in state.loot],
            "wounds": state.wounds.copy(),
            "plans": [None if side in unknown else PLANS[plan] for side, plan in enumerate(state.plans)],
            "deck": len(state.deck),
        }

    def resample(self, state: Raid, seat: int | None, rng: Rng) -> None:
        unknown = unknown_plans(state, seat)
        state.deck += [state.plans[side] for side in unknown]
        rng.shuffle(state.deck)
        for side in unknown:
            state.plans[side] = state.deck.pop()

    def describe(self, state: Raid, decision: Decision, option: Option) -> Message:
        if isinstance(option, str):
            return say(f"raid-option-{option}")
        kind, number = option
        return say(f"raid-option-{kind}", door=(LOOT_DOOR[number] if kind == "token" else number) + 1)

    def why_not(self, state: Raid, decision: Decision, value: Any) -> Reason | None:
        match value:
            case ["door" | "plan", int(door)] if door in DOORS and not state.doors[door]:
                return because("raid:door.1", "raid-door-empty", door=door + 1)
            case ["plan", int(door)] if door in DOORS:
                return because("raid:plan.1", "raid-no-plan", door=door + 1)
        if isinstance(decision, Distribute):
            return because("raid:guard.1", "raid-guard-limits", total=decision.total, most=MOST_GUARDS)
        return None

    def components(self, state: Raid) -> Iterable[tuple[str, str]]:
        yield from ((TOKENS[token], f"door {door + 1}") for door in DOORS for token in state.doors[door])
        yield from ((TOKENS[token], f"raider {seat + 1}") for seat in (0, 1) for token in state.loot[seat])
        yield from ((PLANS[plan], "deck") for plan in state.deck)
        yield from ((PLANS[plan], f"raider {seat + 1}") for seat, plan in enumerate(state.plans))

    def counters(self, state: Raid) -> Iterable[tuple[str, int]]:
        yield "rounds left", ROUNDS - state.round
        yield from ((f"wounds of {seat + 1}", wounds) for seat, wounds in enumerate(state.wounds))
        yield from ((f"health of {seat + 1}", MOST_WOUNDS - wounds) for seat, wounds in enumerate(state.wounds))

    def secrets(self, state: Raid, seat: int | None) -> list[str]:
        return [PLANS[plan] for plan in state.deck + [state.plans[side] for side in unknown_plans(state, seat)]]


GAME = RaidGame()
