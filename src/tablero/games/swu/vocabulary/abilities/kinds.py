"""The kinds of abilities as a card lists them (chapters 7.2 to 7.6): when played, on attack, action, event, constant."""

from __future__ import annotations

from typing import Literal

from tablero.games.swu.abilities import (
    Ability,
    Action,
    Condition,
    Constant,
    Cost,
    Effect,
    EventText,
    Filter,
    Grant,
    Triggered,
)
from tablero.games.swu.card_text import Text
from tablero.games.swu.names import MOMENTS_OF_ITSELF, MOMENTS_OF_PLAYERS, Moment, Side
from tablero.games.swu.vocabulary.effects.combining import seq
from tablero.games.swu.vocabulary.filters.combining import All, anything

__all__ = [
    "Action",
    "Constant",
    "Moment",
    "Text",
    "Triggered",
    "action",
    "constant",
    "epic",
    "event",
    "on_attack",
    "on_defense",
    "text",
    "when",
    "when_attack_completed",
    "when_attack_ends",
    "when_defeated",
    "when_deployed",
    "when_played",
    "when_played_or_defeated",
    "when_played_or_on_attack",
]


def text(*abilities: Ability, deployed: tuple[Ability, ...] = (), pilot: tuple[Ability, ...] | None = None) -> Text:
    """Return what a card does."""
    return Text(abilities, deployed, pilot)


def when_played(*effects: Effect) -> Triggered:
    """Return a When Played ability (swu:7.6.13.a)."""
    return Triggered(("when-played",), seq(*effects))


def when_deployed(*effects: Effect) -> Triggered:
    """Return a When Deployed ability."""
    return Triggered(("when-deployed",), seq(*effects))


def when_defeated(*effects: Effect) -> Triggered:
    """Return a When Defeated ability (swu:7.6.14.a)."""
    return Triggered(("when-defeated",), seq(*effects))


def on_attack(*effects: Effect) -> Triggered:
    """Return an On Attack ability (swu:7.6.15.a)."""
    return Triggered(("attack",), seq(*effects))


def on_defense(*effects: Effect) -> Triggered:
    """Return an On Defense ability (swu:7.6.15.a)."""
    return Triggered(("defense",), seq(*effects))


def when_attack_ends(*effects: Effect) -> Triggered:
    """Return an ability that triggers when the attack of this unit ends (swu:7.6.16.a)."""
    return Triggered(("attack-ends",), seq(*effects))


def when_attack_completed(*effects: Effect) -> Triggered:
    """Return an ability that triggers when this unit completes an attack, which it must survive (swu:13.1.5)."""
    return Triggered(("attack-completed",), seq(*effects))


def when_played_or_on_attack(*effects: Effect) -> Triggered:
    """Return an ability with two conditions (swu:7.6.2)."""
    return Triggered(("when-played", "attack"), seq(*effects))


def when_played_or_defeated(*effects: Effect) -> Triggered:
    """Return an ability with two conditions (swu:7.6.2)."""
    return Triggered(("when-played", "when-defeated"), seq(*effects))


def when(
    moment: Moment,
    *effects: Effect,
    about: Filter | None = None,
    whose: Side | None = None,
    limit: Literal["", "round", "phase"] = "",
) -> Triggered:
    """Return an ability that waits for a moment (`triggers` lists them).

    Without `about` it is about its own piece or, if it is something that a player does, about any card. `whose` is only
    needed where there is a choice.
    """
    if about is None and moment not in MOMENTS_OF_ITSELF and moment in MOMENTS_OF_PLAYERS:
        about = anything
    if whose is None:
        sides = MOMENTS_OF_PLAYERS.get(moment, ()) if about is not None else ()
        whose = sides[0] if len(sides) == 1 else "any"
    return Triggered((moment,), seq(*effects), about, whose, limit=limit)


def action(*parts: Cost | Effect, limit: Literal["", "round", "game"] = "") -> Action:
    """Return an action ability: its costs, then its effects."""
    costs = tuple(part for part in parts if isinstance(part, Cost))
    return Action(costs, seq(*[part for part in parts if not isinstance(part, Cost)]), limit=limit)


def epic(*effects: Effect, condition: Condition | None = None) -> Action:
    """Return an epic action (swu:7.2.4)."""
    return Action((), seq(*effects), epic=True, condition=condition)


def event(*effects: Effect) -> EventText:
    """Return what an event does."""
    return EventText(seq(*effects))


def constant(grant: Grant, *to: Filter, condition: Condition | None = None) -> Constant:
    """Return a constant ability: what units of some kind get; without a kind, the unit itself or the attached unit."""
    return Constant(All(to) if to else None, grant, condition)
