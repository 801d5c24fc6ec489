"""The structure of a game (chapter 5): rounds of an action phase and a regroup phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from tablero.games.swu.abilities import Act, Manner, Standing
from tablero.games.swu.attacking import PLAIN, attack, can_attack, targets
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import actions_of, current, expire
from tablero.games.swu.constants import (
    ACTION,
    ELSEWHERE,
    NEXT_REGROUP,
    NO_READYING,
    NO_REGROUP_READYING,
    PHASE,
    REGROUP,
    ROUND,
)
from tablero.games.swu.costs import Terms, most_payable
from tablero.games.swu.delaying import resolve_delayed
from tablero.games.swu.multiplayer import blast, end_of_phase, plan
from tablero.games.swu.playing import (
    HAND,
    forget_permissions,
    permissions,
    play,
    smuggle_terms,
    smuggles,
    ways,
    why_not_play,
)
from tablero.games.swu.state import NOBODY, Event, InForce, Player, Table, Unit
from tablero.games.swu.triggers import emit, window
from tablero.games.swu.using import usable, use
from tablero.games.swu.zones import draw, forget_hand, knows, resource
from tablero.kernel import CHECKPOINT, NEW_PHASE, NEW_ROUND, NEW_TURN, Choose, Option, Play, say

UNITS_ONLY = Manner(no_bases=True)
START, TURNS = 0, 1
"""Steps of the action phase."""
REGROUP_START, RESOURCES = 0, 2
"""Steps of the regroup phase; from RESOURCES on, the step also says how many players have had their chance."""


def action_phase(table: Table) -> Play[None]:
    """Play the action phase: it starts, players take turns, it ends."""
    if table.step == START:
        yield NEW_ROUND
        yield from _start_action_phase(table)
        table.step = TURNS
    while not _all_passed(table):
        current(table)  # a copy made here has it all, and need not derive it again
        yield NEW_TURN
        yield from _turn(table)  # swu:5.4.1.b
    yield from _end_action_phase(table)  # swu:5.4.1


def _start_action_phase(table: Table) -> Play[None]:
    """Begin the round."""
    table.phases += 1
    table.changed(ELSEWHERE)
    table.history = []  # "this round" is both phases (swu:5.3.2)
    if table.initiative != NOBODY:
        table.active = table.initiative
    table.initiative_taken = False  # swu:1.12.2.b
    for player in table.players:
        player.passed = player.taken = False
    table.log.tell("swu-log-round", round=table.round)
    yield from moment(table, "action-phase")  # swu:5.3.1, swu:5.4.1.a


def moment(table: Table, name: str) -> Play[None]:
    """Let delayed effects resolve that waited for this moment, then what it sets off.

    Both belong to the same moment: what comes into play by a delayed effect was not there when it set something off.
    """
    for player in table.everybody():
        emit(table, Event(name, player.seat))
    yield from resolve_delayed(table, name)  # swu:7.7.4.b
    yield from settle(table)
    yield from window(table)


def _all_passed(table: Table) -> bool:
    """Tell whether everybody has passed in a row, or has taken a counter (swu:1.15.5.c, swu:1.15.6.d, swu:11.2.4)."""
    for player in table.players:  # noqa: SIM110  a generator costs more than the test
        if not (player.passed or player.out):
            return False
    return True


def _turn(table: Table) -> Play[None]:
    """Let the active player take one action; what it sets off is resolved in this turn."""
    player = table.players[table.active]
    if table.in_force:
        forget_permissions(table)
    if table.rules:
        _look_at_tops(table)
    if (
        player.out  # swu:11.2.3
        or player.taken  # swu:1.15.5.b, swu:12.6.1.b
    ):
        player.passed = True
        _next_player(table)
        return
    answer = yield lambda: Choose(player.seat, actions(table, player), "swu-ask-action", hidden=True)
    angry: Sequence[Unit] = ()
    if table.in_force:
        angry = provoked(table, player)
        table.in_force = [one for one in table.in_force if not (_provokes(one) and one.seat == player.seat)]
        table.dirty = True
    table.note("acting", player.seat)
    yield from act_on(table, player, answer, angry)  # swu:1.4.4
    yield from settle(table)
    yield from window(table)  # swu:7.6.5
    table.note("action", player.seat)
    if table.again and not player.out:
        table.again = False
        for other in table.players:  # no pass from before is in a row with the next (swu:1.15.6.d)
            other.passed = other.taken
    else:
        _next_player(table)  # swu:1.4.4


def _look_at_tops(table: Table) -> None:
    """Let players who may look at the top card of their deck at any time know it."""
    current(table)
    for player in table.players:
        if player.sees_top and player.deck and not table.known[player.deck[-1]] >> player.seat & 1:
            knows(table, player.deck[-1], player.seat)  # swu:8.14.1
            table.log.reveal()


def _next_player(table: Table) -> None:
    """Pass the turn clockwise."""
    seats = table.seats
    following = (table.active + 1) % seats  # swu:1.15.6.c, swu:11.2.3
    while table.players[following].out:
        following = (following + 1) % seats  # swu:11.2.3
    table.active = following  # swu:1.4.3


def _provokes(entry: InForce) -> bool:
    return isinstance(entry.ability, Standing) and entry.ability.provokes


def provoked(table: Table, player: Player) -> list[Unit]:
    """Return the units of which one must attack with the player's next action, as far as they can."""
    ids = [one.piece for one in table.in_force if _provokes(one) and one.seat == player.seat]
    return [unit for unit in player.units if unit.id in ids and targets(table, unit)] if ids else []  # swu:8.17.1


def actions(table: Table, player: Player) -> list[Option]:
    """Return every action that the player can take, with cards that the player controls.

    There is no other way to change anything.
    """
    current(table)
    seat = player.seat
    found: list[Option] = []
    if table.in_force and (angry := provoked(table, player)):
        return [("attack", unit.id) for unit in angry]
    faces, most = table.faces, most_payable(table, player)
    for card in player.hand:
        face = faces[card]
        if face.plain:
            if face.cost > most and not (face.own_costs or face.exploit):
                continue  # most cards that can't be played are told so at a glance
            if why_not_play(table, seat, card, HAND) is None:
                found.append(("play", card))  # swu:1.15.1
            continue
        found += _plays(table, seat, card, HAND)
    for card, permitted in permissions(table, seat):
        found += _plays(table, seat, card, permitted)
    resources = player.ready + player.spent
    for card in resources if table.rules else [card for card in resources if faces[card].smuggled]:
        if any(why_not_play(table, seat, card, terms) is None for terms in smuggles(table, seat, card)):
            found.append(("smuggle", card))
    for unit in player.units:
        if can_attack(table, unit):
            found.append(("attack", unit.id))  # swu:1.5.2.c, swu:1.15.1
    for piece, i in usable(table, seat):
        found.append(("use", *piece.ref, i))
    found += counters(table, player)  # swu:1.15.1, swu:1.16.4
    return found


def _plays(table: Table, seat: int, card: int, terms: Terms) -> list[Option]:
    """Return the ways in which a card can be played on these terms (swu:6.2.1.a)."""
    return [
        (word, card) for word, one in ways(table, seat, card, terms) if why_not_play(table, seat, card, one) is None
    ]


def counters(table: Table, player: Player) -> list[Option]:
    """Return the counters that can be taken, and passing."""
    found: list[Option] = []
    if not table.initiative_taken:
        found.append("initiative")  # swu:1.15.5
    if table.format == "twin-suns":
        found += [word for word in ("blast", "plan") if getattr(table, word) == NOBODY]  # swu:12.6.1
        return found or ["pass"]  # swu:12.6.1.a, swu:12.6.1.c
    found.append("pass")  # swu:1.15.6, swu:1.15.6.b
    return found


def act_on(table: Table, player: Player, answer: Option, angry: Sequence[Unit] = ()) -> Play[object]:
    """Return what the active player has chosen to do."""
    player.passed = False
    if answer == "pass":
        return pass_turn(table, player)
    if isinstance(answer, str):
        return take_counter(table, player, answer)
    if answer[0] == "attack":
        unit = table.unit(answer[1])
        assert unit is not None
        manner = UNITS_ONLY if unit in angry and targets(table, unit, UNITS_ONLY) else PLAIN
        return attack(table, unit, Act(player.seat, unit), manner)
    if answer[0] == "use":
        piece = table.piece((answer[1], answer[2]))
        found = actions_of(piece) if isinstance(piece, Unit) else piece.face.actions
        return use(table, piece, found[answer[3]], player.seat)
    if answer[0] == "smuggle":
        return _smuggle(table, player.seat, answer[1])
    return play(table, player.seat, answer[1], terms_of(table, player.seat, answer))


def pass_turn(table: Table, player: Player) -> Play[None]:
    """Do nothing."""
    player.passed = True  # swu:1.15.6.a
    table.log.tell("swu-log-passes", seat=player.seat + 1)
    yield from ()


def _smuggle(table: Table, seat: int, card: int) -> Play[None]:
    terms = yield from smuggle_terms(table, seat, card)
    yield from play(table, seat, card, terms)


def terms_of(table: Table, seat: int, answer: Option) -> Terms:
    """Return the terms of a play by the word of its option."""
    word, card = cast("tuple[str, int]", answer)
    base = HAND if card in table.players[seat].hand else dict(permissions(table, seat))[card]
    return next(terms for name, terms in ways(table, seat, card, base) if name == word)


def take_counter(table: Table, player: Player, counter: str) -> Play[None]:
    """Take the initiative, or a counter of Twin Suns, and pass from then on.

    The initiative is taken by one player a round. One counter a round is all; one that was taken in an earlier round may be
    kept besides.
    """
    player.taken = player.passed = True  # swu:1.15.5, swu:12.5.1, swu:12.5.3, swu:12.5.4
    table.log.tell(f"swu-log-takes-{counter}", seat=player.seat + 1)
    if counter == "initiative":
        table.initiative = player.seat  # swu:1.15.5, swu:1.12.2.a
        table.initiative_taken = True  # swu:1.12.2.a
        table.changed(ELSEWHERE)
        emit(table, Event("initiative", player.seat))
    else:
        setattr(table, counter, player.seat)  # swu:12.5.3, swu:12.5.4
        yield from (blast if counter == "blast" else plan)(table, player)


def _end_action_phase(table: Table) -> Play[None]:
    """End the action phase; effects that lasted for it expire."""
    if any(one.at == "phase-end" for one in table.delayed):
        yield from moment(table, "phase-end")
    expire(table, PHASE)  # swu:5.4.1.c
    yield from settle(table)
    yield from window(table)  # swu:5.4.2
    end_of_phase(table)  # swu:12.7.2
    table.phase = REGROUP
    table.step = REGROUP_START


def regroup_phase(table: Table) -> Play[None]:
    """Play the regroup phase."""
    if table.step == REGROUP_START:
        yield NEW_PHASE
        table.phases += 1
        table.changed(ELSEWHERE)
        # swu:1.4.5, swu:1.12.2, swu:1.15.5.d
        table.active = table.initiative if table.initiative != NOBODY else table.active
        table.blast = table.plan = NOBODY  # swu:12.5.5
        yield from moment(table, "regroup-phase")  # swu:5.5.1.a
        for player in table.everybody():  # swu:5.5.1.b
            draw(table, player.seat, 2)
        yield from settle(table)
        yield from window(table)
        table.step = RESOURCES
    order = table.everybody()
    while table.step - RESOURCES < len(order):  # swu:5.5.1.c
        yield CHECKPOINT
        order = table.everybody()
        player = order[table.step - RESOURCES]
        yield from _resource_step(table, player)  # swu:5.5.1
        table.step += 1
        order = table.everybody()
    yield from _ready_step(table)  # swu:5.5.1
    yield from _end_regroup_phase(table)


ASKING_RESOURCE: Final = say("swu-ask-resource", if_pass=say("swu-choice-no-resource"))


def _resource_step(table: Table, player: Player) -> Play[None]:
    """Let a player put one card from hand into play as a resource."""
    answer = yield lambda: Choose(
        player.seat, [*[("resource", card) for card in player.hand], "pass"], ASKING_RESOURCE, hidden=True
    )
    if answer == "pass":
        return
    player.hand.remove(answer[1])
    forget_hand(table, player.seat)
    resource(table, player.seat, answer[1])  # swu:1.7.6, swu:4.5.3
    table.known[answer[1]] = 1 << player.seat
    table.log.tell("swu-log-resources", seat=player.seat + 1)


def _ready_step(table: Table) -> Play[None]:
    """Ready everything: apart from abilities, nothing else does."""
    current(table)
    readied: list[Unit] = []
    for player in table.players:
        player.ready += player.spent  # swu:5.5.1.d
        player.spent = []
        for leader in player.leaders:
            leader.exhausted = False  # swu:1.5.4.c, swu:5.5.1.d
        for unit in player.units:
            if unit.exhausted and not unit.limits & (NO_READYING | NO_REGROUP_READYING):
                unit.exhausted = False  # swu:1.5.4.c, swu:5.5.1.d
                readied.append(unit)
    table.changed(ELSEWHERE)
    for player in table.everybody():
        emit(table, Event("regroup-ready", player.seat))
    for unit in readied:
        emit(table, Event("readied", unit.controller, unit))
    yield from window(table)


def _end_regroup_phase(table: Table) -> Play[None]:
    """End the round; effects that lasted for the phase or the round expire.

    Each ability that adds a regroup phase lets one more follow the first one of a round.
    """
    current(table)
    more = table.regroups < sum(rule.rule == "extra-regroup" for _, _, rule in table.rules)
    table.regroups += 1
    expire(table, PHASE, NEXT_REGROUP, *(() if more else (ROUND,)))  # swu:5.5.1.e
    yield from settle(table)
    yield from window(table)
    end_of_phase(table)  # swu:12.7.2
    if more:
        table.step = REGROUP_START
        return
    table.regroups = 0
    table.round += 1
    table.phase = ACTION  # swu:5.5.2
    table.step = START
