"""What missions and action cards do to leaders: placing, capturing, rescuing (rulebook: "Líderes capturados")."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablero.games.rebellion.asking import asking
from tablero.games.rebellion.base import bits, learn
from tablero.games.rebellion.board import acting, place_name
from tablero.games.rebellion.cards import Act, ActionCard, Condition
from tablero.games.rebellion.conditions import captives_at, hold, where_text
from tablero.games.rebellion.effects import Deed, Step
from tablero.games.rebellion.facts import (
    BASE,
    DISTANCE,
    EMPIRE,
    LEADER_COUNT,
    NO_RING,
    REBEL,
    REGIONS,
    SYSTEM_COUNT,
    SYSTEMS,
    same_leader,
)
from tablero.games.rebellion.leaders import (
    captured,
    eliminate,
    imprison,
    leader_name,
    present,
    put_leader,
    rescue,
    shown_on,
)
from tablero.games.rebellion.state import ELIMINATED, SUPPLY, Table
from tablero.kernel import Choose, Message, Option, Pick, Play, say
from tablero.kernel.messages import Arg

# Action cards used at special moments.


def special(table: Table, act: Act, side: int, timing: str, users: Callable[[ActionCard], list[int]]) -> Play[bool]:
    """Offer a side its cards for a special moment and carry out the one used.

    `users` returns who of those shown on a card could use it, for all that everybody sees; no Rebel in a locked system.
    """
    from tablero.games.rebellion.actions import action_name, offer  # which knows the cards
    from tablero.games.rebellion.content.actions import ACTIONS

    if side == REBEL and act.system in table.locked:
        return False
    # rebellion:action.06, rebellion:action.12
    used = yield from offer(table, side, timing, lambda card: bool(users(card)))
    if used is None:
        return False
    able = users(ACTIONS[used.card])
    using = Act(side, used.seat, act.system, act.leaders, act.target)
    using.source = action_name(used.card).id
    using.card_leader = yield from choose_leader(using, able, "rebellion-choose-card-leader")
    for effect in ACTIONS[used.card].effects:
        yield from effect.run(table, using)  # rebellion:action.06
    return True


def choose_leader(act: Act, leaders: list[int], ask: str, **args: Arg) -> Play[int]:
    """Ask for one of some leaders."""
    options: list[Option] = [("leader", leader) for leader in leaders]
    choice = yield Choose(act.seat, options, asking(act, ask, **args))
    return int(choice[1])


def in_play(table: Table, side: int) -> list[int]:
    """Return a side's leaders in pools, on missions and on the board who are nobody's prisoners."""
    gone = (SUPPLY, ELIMINATED)
    return [
        leader
        for leader in range(LEADER_COUNT)
        if table.leader_side[leader] == side and table.leader_at[leader] not in gone and not captured(table, leader)
    ]


# Placing leaders.


@dataclass(frozen=True, slots=True)
class PlaceLeader(Step):
    """Put the leader of the card from the pool in a system; what follows happens there."""

    where: tuple[Condition, ...] = ()

    def sites(self, table: Table, side: int) -> list[int]:
        """Return the systems it may go to."""
        return [system for system in range(SYSTEM_COUNT) if self.fits(table, side, system)]

    def fits(self, table: Table, side: int, system: int) -> bool:
        """Tell whether it may go to a system; the Rebels use no card in a locked one."""
        return hold(self.where, table, system) and not (side == REBEL and system in table.locked)

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return any(self.fits(table, act.side, system) for system in range(SYSTEM_COUNT))

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the system."""
        options: list[Option] = [("system", system) for system in self.sites(table, act.side)]
        choice = yield Choose(
            act.seat, options, asking(act, "rebellion-place-leader", leader=leader_name(act.card_leader))
        )
        act.system = choice[1]
        _place(table, act.card_leader, act.system)

    def text(self) -> Message:
        return say("rebellion-effect-place-leader", where=where_text(self.where))


def _place(table: Table, leader: int, place: int) -> None:
    put_leader(table, leader, place)
    where = place_name(table.leader_at[leader])
    table.log.tell("rebellion-leader-placed", leader=leader_name(leader), place=where)


@dataclass(frozen=True, slots=True)
class PlaceAtBase(Deed):
    """Put the leader of the card in the Rebel Base space, or in its system while it is revealed (rebellion:base.14)."""

    def do(self, table: Table, act: Act) -> None:
        """Put it there."""
        _place(table, act.card_leader, BASE)
        act.system = table.leader_at[act.card_leader]

    def text(self) -> Message:
        return say("rebellion-effect-place-at-base")


@dataclass(frozen=True, slots=True)
class BringLeader(Deed):
    """Move the leader of the card to the mission from wherever it is (rebellion:action.02)."""

    def do(self, table: Table, act: Act) -> None:
        """Move it."""
        _place(table, act.card_leader, act.system)

    def text(self) -> Message:
        return say("rebellion-effect-bring-leader")


@dataclass(frozen=True, slots=True)
class RecruitHere(Deed):
    """Take a leader from the supply straight to where the leader of the card is (rebellion:recruit.05)."""

    leader: int

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether it can still be recruited (rebellion:recruit.06)."""
        return table.leader_at[self.leader] == SUPPLY

    def do(self, table: Table, act: Act) -> None:
        """Recruit it."""
        put_leader(table, self.leader, act.system)
        names = {"leader": leader_name(self.leader), "place": place_name(act.system)}
        table.log.tell("rebellion-recruits-here", **acting(act.side), **names)

    def text(self) -> Message:
        return say("rebellion-effect-recruit-here", leader=leader_name(self.leader))


@dataclass(frozen=True, slots=True)
class Unpin(Deed):
    """The leader of the card does not keep units here this round."""

    def do(self, table: Table, act: Act) -> None:
        """Note it."""
        table.unpinning.append(act.card_leader)

    def text(self) -> Message:
        return say("rebellion-effect-unpin")


@dataclass(frozen=True, slots=True)
class MoveToUnits(Step):
    """Move the target and the leaders of the mission to the closest system with an own unit (rebellion:system.03)."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose among those that are equally close."""
        held = [system for system in range(SYSTEM_COUNT) if table.has_units(system, act.side)]
        if not held:
            return
        closest = min(DISTANCE[act.system][system] for system in held)
        options: list[Option] = [("system", system) for system in held if DISTANCE[act.system][system] == closest]
        choice = yield Choose(act.seat, options, asking(act, "rebellion-choose-closest"))
        for leader in (act.target, *act.leaders):
            if table.leader_at[leader] == act.system != choice[1]:
                _place(table, leader, choice[1])

    def text(self) -> Message:
        return say("rebellion-effect-move-to-units")


# Prisoners.


def capture(table: Table, leader: int) -> Play[None]:
    """Capture a leader; only Imperial cards do so. Noble Sacrifice may follow at once."""
    imprison(table, leader)  # rebellion:captive.01
    act = Act(REBEL, table.leader_seat(leader), table.leader_at[leader])
    yield from special(table, act, REBEL, "captured", lambda card: shown_on(card, [leader]))


@dataclass(frozen=True, slots=True)
class Capture(Step):
    """Capture the leader that the mission is against."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Capture it."""
        yield from capture(table, act.target)  # rebellion:mission.20

    def text(self) -> Message:
        return say("rebellion-effect-capture")


@dataclass(frozen=True, slots=True)
class CaptureRescuer(Step):
    """Capture one of the leaders of the mission."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose which."""
        leader = yield from choose_leader(act, list(act.leaders), "rebellion-choose-captured")
        yield from capture(table, leader)

    def text(self) -> Message:
        return say("rebellion-effect-capture-rescuer")


@dataclass(frozen=True, slots=True)
class Rescue(Step):
    """Rescue a captured leader here; the leaders of the mission may go back with it."""

    back: bool = True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose whom, if there are several; then It Is Your Destiny may come in before anybody leaves."""
        captives = captives_at(table, act.system)
        if not captives:
            return
        leader = yield from choose_leader(act, captives, "rebellion-choose-rescued")
        rescue(table, leader)
        yield from special(table, act, EMPIRE, "rescued_by_mission", lambda card: _free_here(table, act, card))
        stayed = [other for other in act.leaders if not captured(table, other)]  # rebellion:rescue.03
        if not self.back or not stayed:
            return
        options: list[Option] = [("leader", other) for other in stayed]
        going = yield Pick(
            act.seat, options, 0, len(options), asking(act, "rebellion-pick-returning")
        )  # rebellion:rescue.03
        for _, other in going:
            _place(table, other, BASE)  # rebellion:rescue.04: its system while the base is revealed

    def text(self) -> Message:
        return say("rebellion-effect-rescue" if self.back else "rebellion-effect-rescue-and-stay")


def _free_here(table: Table, act: Act, card: ActionCard) -> list[int]:
    """Return who of those on a card is where the mission is."""
    return shown_on(card, present(table, act.system, card.side))


@dataclass(frozen=True, slots=True)
class ReleaseNearBase(Step):
    """Rescue the target, but the Rebels must put it in the region where their base is (rebellion:cheat.01)."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the Rebel General choose the system; everybody learns the region."""

        def systems() -> Choose:
            region = REGIONS[SYSTEMS[table.base].region]
            return Choose(
                table.general(REBEL), [("system", system) for system in region], "rebellion-release", hidden=True
            )

        choice = yield systems
        table.ring[act.target] = NO_RING
        table.leader_at[act.target] = choice[1]
        learn(table, bits(REGIONS[SYSTEMS[choice[1]].region]))
        table.log.reveal()
        table.log.tell("rebellion-released", leader=leader_name(act.target), place=place_name(choice[1]))

    def text(self) -> Message:
        return say("rebellion-effect-release")


@dataclass(frozen=True, slots=True)
class Detain(Deed):
    """Keep the target where it is when leaders are next retrieved."""

    def do(self, table: Table, act: Act) -> None:
        """Note it."""
        table.detained.append(act.target)
        table.log.tell("rebellion-detained", leader=leader_name(act.target))

    def text(self) -> Message:
        return say("rebellion-effect-detain")


@dataclass(frozen=True, slots=True)
class EliminateUser(Deed):
    """Eliminate the leader of the card (rebellion:leader.04)."""

    def do(self, table: Table, act: Act) -> None:
        """Eliminate it."""
        eliminate(table, act.card_leader)

    def text(self) -> Message:
        return say("rebellion-effect-eliminate-user")


# Missions to come.


@dataclass(frozen=True, slots=True)
class Protect(Step):
    """Name an own leader whose missions nobody in the pool can oppose this round."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the leader."""
        leader = yield from choose_leader(act, in_play(table, act.side), "rebellion-choose-protected")
        table.protected.append(leader)
        table.log.tell("rebellion-protected", leader=leader_name(leader))

    def text(self) -> Message:
        return say("rebellion-effect-protect")


@dataclass(frozen=True, slots=True)
class BonusLater(Deed):
    """If a certain leader is assigned, 2 more successes in the next mission it attempts this round."""

    leader: int

    def do(self, table: Table, act: Act) -> None:
        """Note it."""
        table.bonus_later += [leader for leader in act.leaders if same_leader(leader, self.leader)]

    def text(self) -> Message:
        return say("rebellion-effect-bonus-later", leader=leader_name(self.leader))
