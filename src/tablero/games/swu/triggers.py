"""Triggered abilities (chapter 7.6): what sets them off, and in which order they are resolved.

Names of events, and what their subject is:
`when-played`, `when-deployed` (the piece), `played` (the piece, or for an event its card's face),
`when-defeated`, `defeated` (the piece; `by` did it), `left` (the unit that left play), `attack` (the attacker; `other`
is the defender), `defense` (the defender), `base-attacked` (the attacker; it happens to whose base it is),
`attack-ends`, `attack-completed` (the attacker; the latter only if it survives), `attack-defeats` (the attacker; `other`
was defeated), `combat-damage` (the unit that dealt it; `other` is who suffered it), `combat-damage-base` (the same, if it
was a base), `combat-damaged` (the unit that suffered it), `damaged` (who suffered it; `by` dealt it), `healed`,
`captured` (the unit; `by` captured it), `rescued`, `readied`, `exhausted`, `attached` (the upgrade; `other` is its unit),
`detached`, `drawn`, `discarded`, `discarded-hand`,
`discarded-deck` (the face of the card), `action-phase`, `regroup-phase`, `regroup-ready`, `initiative`,
`force-used`, `bounty` (the unit whose bounty was collected; `trigger` is the Bounty), `used-when-defeated`,
`used-when-played`, `used-attack` (the piece; `trigger` is the ability as it was used), `indirect` (the unit that was
dealt indirect damage), `revealed-hand`, `discards` (once for all cards that a player reveals or discards from their
hand), `ability-damage` (damage other than combat damage, once for all of it).
"""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.swu.abilities import Act, Declined, Triggered
from tablero.games.swu.constant_abilities import current, triggers_of
from tablero.games.swu.state import NOBODY, Event, Piece, Table, Trigger
from tablero.kernel import Choose, Play, say

Watchers = Sequence[tuple[Piece, Triggered]]

REUSABLE = ("when-defeated", "when-played", "attack")
"""Kinds of abilities whose use other abilities wait for."""


def kind_of(name: str) -> str:
    """Return the kind of an ability by its event: "when played using Smuggle" is a When Played (swu:7.6.13.c)."""
    return "when-played" if name.startswith("when-played-") else name


def emit(table: Table, event: Event, watchers: Watchers | None = None) -> None:
    """Let an event set off the abilities that wait for it; they are resolved at the next window.

    Only those of its subject and of cards in play trigger, wherever these are by the time they are resolved.
    `watchers` are those that were in play when it happened, if some have left since. A Bounty waits with the other
    abilities of the same defeat or capture.
    """
    name = event.name
    if name not in table.awaited:
        return
    subject = event.subject
    if watchers is None:
        current(table)
        watchers = table.watchers
    if subject is not None:
        for ability in triggers_of(subject):
            if name in ability.on and ability.own:  # swu:7.6.1
                _trigger(table, ability, subject, event)  # swu:7.5.13.c, swu:7.6.8
    for piece, ability in watchers:
        if name in ability.on and _meant(table, ability, piece, event):
            _trigger(table, ability, piece, event)  # swu:7.6.3, swu:7.6.4


def _meant(table: Table, ability: Triggered, piece: Piece, event: Event) -> bool:
    """Tell whether a watching ability waits for just this."""
    if ability.whose == "you":
        if event.seat != piece.controller:
            return False
    elif ability.whose == "opponent" and event.seat == piece.controller:
        return False
    about = ability.about
    if about is None:
        return False
    act = Act(piece.controller, piece, event)
    if event.subject is not None:
        return about.test(table, act, event.subject)
    return event.face is None or about.fits(table, act, event.face)


def _trigger(table: Table, ability: Triggered, piece: Piece, event: Event) -> None:
    if ability.limit and _used_up(table, ability, piece, piece.controller):
        return
    if ability.condition is not None and not ability.condition.holds(table, Act(piece.controller, piece, event)):
        return
    seat = piece.controller  # swu:8.32.1, swu:7.1.1, swu:7.6.14.b
    if ability.resolved_by == "opponent":  # swu:7.5.13.f, swu:7.5.13.g
        by = event.by.controller if event.by is not None else NOBODY
        opponents = table.opponents(seat)
        if not opponents:
            return
        seat = opponents[0] if len(opponents) == 1 else by if by in opponents else NOBODY
    table.pending.append(Trigger(ability, piece, seat, event))


def _used_up(table: Table, ability: Triggered, piece: Piece, seat: int) -> bool:
    """Tell whether a player has used such an ability already (swu:8.33.3)."""
    return (ability, table.round if ability.limit == "round" else table.phases, seat) in piece.used


def use_up(table: Table, ability: Triggered, piece: Piece, seat: int) -> None:
    """Note the use of an ability that may be used once each round or phase (swu:8.33.3)."""
    piece.used.append((ability, table.round if ability.limit == "round" else table.phases, seat))


def window(table: Table) -> Play[None]:
    """Resolve all triggered abilities that wait, and what they set off in turn (swu:7.6.9 to swu:7.6.12).

    That is nobody's action, and whose turn it is doesn't matter (swu:7.6.6).
    """
    while table.pending:
        batch = table.pending
        table.pending = []
        yield from _batch(table, batch)


def _batch(table: Table, batch: list[Trigger]) -> Play[None]:
    """Resolve simultaneous abilities: the active player says whose come first, each player orders their own."""
    for trigger in batch:
        if trigger.seat == NOBODY:
            yield from _name_collector(table, trigger)
    players = table.players
    waiting = [trigger for trigger in batch if trigger.seat != NOBODY]
    while waiting := [trigger for trigger in waiting if not players[trigger.seat].out]:  # swu:5.6.2
        seats = list(dict.fromkeys(trigger.seat for trigger in waiting))
        first = seats[0]
        if len(seats) > 1:  # swu:7.6.10, swu:13.1.3
            asked = table.everybody()[0].seat
            answer = yield Choose(asked, [("player", seat) for seat in sorted(seats)], "swu-ask-first-triggers")
            first = answer[1]
        own = [trigger for trigger in waiting if trigger.seat == first]
        waiting = [trigger for trigger in waiting if trigger.seat != first]
        while own and not players[first].out:
            trigger = own.pop(0) if _alike(own) else (yield from _next(table, own))
            yield from _nested(table, trigger)


def _name_collector(table: Table, trigger: Trigger) -> Play[None]:
    """Let the controller of a unit that no opponent defeated or captured say who may collect, if anybody."""
    seat = trigger.source.controller
    opponents = table.opponents(seat)
    if not opponents:
        return
    if table.players[seat].out:
        trigger.seat = opponents[0]
        return
    ask = say("swu-ask-collector", unit=trigger.source.face.name)
    answer = yield Choose(seat, [("player", one) for one in opponents], ask)
    trigger.seat = answer[1]  # swu:7.5.13.f


def _alike(own: list[Trigger]) -> bool:
    """Tell whether there is nothing to order: one is left, or all are the same ability about the same thing."""
    first = own[0]
    return all(
        one.ability is first.ability and one.source is first.source and one.event.subject is first.event.subject
        for one in own
    )


def _next(table: Table, own: list[Trigger]) -> Play[Trigger]:
    """Let a player choose which of several simultaneous abilities is resolved next."""
    table.offered = own
    options = [("trigger", i, *trigger.source.ref, trigger.source.face.key) for i, trigger in enumerate(own)]
    answer = yield Choose(own[0].seat, options, "swu-ask-next-trigger")
    table.offered = ()
    return own.pop(answer[1])  # swu:7.6.9


def _nested(table: Table, trigger: Trigger) -> Play[None]:
    """Resolve one ability, then all that it set off, before the others that wait.

    That holds for what an attack or a play sets off that the ability makes.
    """
    yield from resolve(table, trigger)
    yield from window(table)  # swu:7.6.11, swu:13.1.2, swu:7.1.6.e, swu:7.5.6.f


def resolve(table: Table, trigger: Trigger) -> Play[bool]:
    """Resolve a triggered ability as far as possible; return whether it was done."""
    ability = trigger.ability
    if table.players[trigger.seat].out:
        return False
    if ability.limit and _used_up(table, ability, trigger.source, trigger.seat):
        return False
    act = Act(trigger.seat, trigger.source, trigger.event)
    try:
        done = yield from ability.effect.run(table, act)  # swu:7.6.7
    except Declined:
        done = False
    if ability.limit and done:
        use_up(table, ability, trigger.source, trigger.seat)
    if (
        done
        and ability.own
        and not ability.keyword  # swu:7.5.1
        and (kind := kind_of(trigger.event.name)) in REUSABLE
    ):
        emit(table, Event(f"used-{kind}", trigger.seat, trigger.source, trigger=trigger))
    if ability.keyword == "bounty" and done:
        emit(table, Event("bounty", trigger.seat, trigger.source, trigger=trigger))
    return done
