"""Using an action ability (chapters 6.4 and 7.2): five steps, from naming it to resolving it.

It is the same for the action of a turn and for an ability that lets a player use one. An
`Action` has its cost beside its effect.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablero.games.swu.abilities import Act, Action
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import actions_of
from tablero.games.swu.state import Base, Leader, Piece, Played, Table
from tablero.kernel import Play, Reason, because


def usable(table: Table, seat: int) -> Iterator[tuple[Piece, int]]:
    """Yield the action abilities that a player can use now, each as its piece and its place among its abilities."""
    player = table.players[seat]
    pieces: list[Piece] = [player.base, *[leader for leader in player.leaders if not leader.deployed]]
    for piece in pieces:
        for i, action in enumerate(piece.face.actions):
            if why_not_use(table, piece, action) is None:
                yield piece, i
    for unit in player.units:
        if unit.face.actions or unit.gained:
            for i, action in enumerate(actions_of(unit)):
                if why_not_use(table, unit, action) is None:
                    yield unit, i
    for one in table.units():
        if one.controller != seat and one.face.actions:
            for i, action in enumerate(actions_of(one)):
                if action.anybody and why_not_use(table, one, action, seat) is None:
                    yield one, i
        for upgrade in one.upgrades:
            if upgrade.face.actions and upgrade.controller == seat:
                for i, action in enumerate(upgrade.face.actions):
                    if why_not_use(table, upgrade, action) is None:
                        yield upgrade, i
    faces = table.faces
    for card in player.discard:
        if not (actions := faces[card].actions):
            continue
        lying = Played(card, faces[card], seat, seat)
        for i, action in enumerate(actions):
            if why_not_use(table, lying, action) is None:
                yield lying, i  # swu:1.15.4


def why_not_use(table: Table, piece: Piece, action: Action, seat: int | None = None) -> Reason | None:
    """Return the rule against using an action ability; None if it can be used.

    Its cost must be payable, and paying it or resolving the effect must change something: where there is a cost, what the
    effect finds doesn't matter.
    """
    if (action.zone == "play") == isinstance(piece, Played):
        return because("swu:4.9.2", "swu-not-in-play", card=piece.face.name)
    if table.muted and isinstance(piece, Leader) and not action.epic:
        return because("swu:8.15.2", "swu-not-muted", card=piece.face.name)
    if action.epic and epic_used(piece):
        return because("swu:7.2.4", "swu-not-epic", card=piece.face.name)
    act = Act(piece.controller if seat is None else seat, piece)
    if action.limit and _used_up(table, piece, action, act.seat):
        return because("swu:7.2.5", "swu-not-again", card=piece.face.name)
    if action.condition is not None and not action.condition.holds(table, act):
        return because("swu:6.4.2", "swu-not-condition", condition=action.condition.text())
    for cost in action.costs:
        if not cost.payable(table, act):
            return because("swu:6.4.4.a", "swu-not-cost", cost=cost.text())
    # swu:6.4.0.c, swu:6.4.0.d, swu:6.4.0.e, swu:6.4.0.f, swu:7.2.3
    if not action.costs and not action.epic and not action.limit and not action.effect.useful(table, act):
        return because("swu:6.4.2.a", "swu-not-change", card=piece.face.name)
    return None


def epic_used(piece: Piece) -> bool:
    """Tell whether the epic action of a leader or base has been used (swu:1.12.3)."""
    return isinstance(piece, Base | Leader) and piece.epic_used


def _used_up(table: Table, piece: Piece, action: Action, seat: int) -> bool:
    """Tell whether a player has used an action ability as often as possible (swu:7.2.5)."""
    when = {"round": table.round, "phase": table.phases}.get(action.limit, 0)
    return piece.used.count((action, when, seat)) >= action.times


def use(table: Table, piece: Piece, action: Action, seat: int) -> Play[bool]:
    """Use an action ability: pay all of its cost, no more, then resolve it.

    As an action or because an ability lets the player do it. The cost, which stands beside the effect, comes first, and in
    full. It was the player's action, whatever came of it.
    """
    act = Act(seat, piece)
    table.log.tell("swu-log-uses", seat=seat + 1, card=piece.face.name, by=piece.thing)
    if action.epic and isinstance(piece, Base | Leader):
        piece.epic_used = True
    if action.limit:
        piece.used.append((action, {"round": table.round, "phase": table.phases}.get(action.limit, 0), seat))
    for cost in action.costs:  # swu:6.4.0.b, swu:6.4.3, swu:6.4.3.a, swu:6.4.3.c
        yield from cost.pay(table, act)  # swu:1.8.9, swu:6.4.4, swu:6.4.4.b, swu:7.2.2
    yield from settle(table)
    # swu:6.4.0.a, swu:6.4.0.g, swu:6.4.1, swu:6.4.5, swu:6.4.5.b, swu:7.1.3, swu:7.1.6.d, swu:7.7.1
    return (yield from action.effect.run(table, act))
