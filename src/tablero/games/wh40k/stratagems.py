"""Stratagems (rulebook: "Estratagemas"): what they cost, when they may be used, and the question whether one is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from tablero.games.wh40k.state import Battle, Spent, Unit
from tablero.kernel import Choose, Decision, Message, Option, Play, Reason, because, say

BATTLE_TACTIC: Final = "battle-tactic"
EPIC_DEED: Final = "epic-deed"
STRATEGIC_PLOY: Final = "strategic-ploy"
WARGEAR: Final = "wargear"

OWN: Final = "own"
OPPONENT: Final = "opponent"
EITHER: Final = "either"

DECLINE: Final = "decline"


class Stratagem(NamedTuple):
    """A Stratagem: what it costs, its category (wh40k:stratagem.general.04), and in whose turn it may be used."""

    name: str
    cost: int
    category: str
    turn: str
    once_a_turn: bool = False


# wh40k:stratagem.general.03, wh40k:stratagem.general.04, wh40k:stratagem.general.05
CORE: Final = {
    stratagem.name: stratagem
    for stratagem in (
        Stratagem("command-reroll", 1, BATTLE_TACTIC, EITHER),  # wh40k:stratagem.command-reroll
        Stratagem("counter-offensive", 2, STRATEGIC_PLOY, EITHER),  # wh40k:stratagem.counter-offensive
        Stratagem("epic-challenge", 1, EPIC_DEED, EITHER),  # wh40k:stratagem.epic-challenge
        Stratagem("insane-bravery", 1, EPIC_DEED, OWN),  # wh40k:stratagem.insane-bravery
        Stratagem("grenade", 1, WARGEAR, OWN),  # wh40k:stratagem.grenade
        Stratagem("tank-shock", 1, STRATEGIC_PLOY, OWN),  # wh40k:stratagem.tank-shock
        Stratagem("overwatch", 1, STRATEGIC_PLOY, OPPONENT, once_a_turn=True),  # wh40k:stratagem.overwatch.03
        Stratagem("rapid-ingress", 1, STRATEGIC_PLOY, OPPONENT),  # wh40k:stratagem.rapid-ingress
        Stratagem("go-to-ground", 1, BATTLE_TACTIC, OPPONENT),  # wh40k:stratagem.go-to-ground
        Stratagem("smokescreen", 1, WARGEAR, OPPONENT),  # wh40k:stratagem.smokescreen
        Stratagem("heroic-intervention", 2, STRATEGIC_PLOY, OPPONENT),  # wh40k:stratagem.heroic-intervention
    )
}

IGNORES_BATTLE_SHOCK: Final = ("insane-bravery",)
"""What may be used on one's own Battle-shocked unit all the same (wh40k:stratagem.insane-bravery)."""


def unusable(battle: Battle, seat: int, stratagem: Stratagem) -> Reason | None:
    """Return why a player can't use a Stratagem now, whatever it would be used on."""
    name = say(f"wh40k-stratagem-{stratagem.name}")
    if battle.command_points[seat] < stratagem.cost:
        return because(
            "wh40k:stratagem.general.01", "wh40k-too-few-command-points", stratagem=name, cost=stratagem.cost
        )
    if any(used[:2] == (seat, stratagem.name) and used.phase == battle.phase for used in battle.spent):
        return because("wh40k:stratagem.general.02", "wh40k-stratagem-once-a-phase", stratagem=name)
    if stratagem.once_a_turn and any(used[:2] == (seat, stratagem.name) for used in battle.spent):
        return because("wh40k:stratagem.overwatch.03", "wh40k-stratagem-once-a-turn", stratagem=name)
    if stratagem.turn != EITHER and (stratagem.turn == OWN) != (seat == battle.active):
        return because("wh40k:stratagem.general.03", "wh40k-stratagem-turn", stratagem=name, turn=stratagem.turn)
    return None


def shocked(stratagem: Stratagem, unit: Unit) -> Reason | None:
    """Return why a Stratagem can't affect a unit of the player who uses it."""
    if unit.battle_shocked and stratagem.name not in IGNORES_BATTLE_SHOCK:
        return because("wh40k:battleshock.06", "wh40k-stratagem-battle-shocked")
    return None


def use(battle: Battle, seat: int, stratagem: Stratagem) -> None:
    """Pay for a Stratagem."""
    battle.command_points[seat] -= stratagem.cost  # wh40k:stratagem.general.01
    battle.spent.append(Spent(seat, stratagem.name, battle.phase))  # wh40k:stratagem.general.02
    name = say(f"wh40k-stratagem-{stratagem.name}")
    battle.log.tell("wh40k-uses-stratagem", seat=seat + 1, stratagem=name, cost=stratagem.cost)


def window(decision: Decision) -> tuple[Message, Option] | None:
    """Return the Stratagem that a question offers, and the answer that declines it; None if it offers none."""
    if decision.message.id == "wh40k-ask-command-reroll":
        return say("wh40k-stratagem-command-reroll"), DECLINE
    stratagem = dict(decision.message.args).get("stratagem") if decision.message.id == "wh40k-ask-stratagem" else None
    return (stratagem, DECLINE) if isinstance(stratagem, Message) else None


def offer(
    battle: Battle, seat: int, name: str, about: Unit | None, units: Callable[[], Iterable[Unit]]
) -> Play[Unit | None]:
    """Ask a player whether to use a Stratagem on one of these units, if it can be used and paid for; return the unit.

    `about` is the unit that gives occasion to it: the question names it. Nobody is asked who can't use the Stratagem,
    and the units are only looked for if it can be.
    """
    stratagem = CORE[name]
    if unusable(battle, seat, stratagem) is not None:
        return None

    def question() -> Choose:
        targets = [("unit", unit.id) for unit in units() if shocked(stratagem, unit) is None]
        named = {} if about is None else {"unit" if about.seat == seat else "enemy": battle.name(about)}
        asked = say(f"wh40k-stratagem-{name}")
        no = say("wh40k-decline-stratagem", window=name, cost=stratagem.cost, **named)
        ask = say("wh40k-ask-stratagem", stratagem=asked, window=name, cost=stratagem.cost, if_decline=no, **named)
        return Choose(seat, [DECLINE, *targets], ask)

    answer: Any = yield question
    if answer == DECLINE:
        return None
    use(battle, seat, stratagem)
    chosen: Unit = battle.units[answer[1]]
    return chosen
