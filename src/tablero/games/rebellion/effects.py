"""What missions and action cards do: the pieces they are put together from, loyalty, the tracks, systems.

What they do to units is in `effects_units` and `effects_queue`, to leaders in `effects_leaders`, to cards and to the
secret of the base in `effects_cards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablero.games.rebellion.asking import asking
from tablero.games.rebellion.base import bit, learn
from tablero.games.rebellion.board import (
    can_change_loyalty,
    gain_loyalty,
    gain_reputation,
    lose_loyalty,
    lose_reputation,
    place_name,
    remove_unit,
)
from tablero.games.rebellion.cards import Act, Effect
from tablero.games.rebellion.facts import EMPIRE, GROUND_OF, REBEL, REGIONS, SYSTEMS, same_leader
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.state import ALL_SYSTEMS, NEUTRAL, Table, Won
from tablero.kernel import Choose, Message, Option, Pick, Play, say

LOYALTY_KEYS = {NEUTRAL: "neutral", REBEL: "rebel", EMPIRE: "imperial"}


class Step:
    """An effect of a mission or an action card."""

    __slots__ = ()

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether it could be carried out at all: where it can't, a card that starts with it is of no use."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Do it, asking and rolling as needed."""
        raise NotImplementedError

    def text(self) -> Message:
        raise NotImplementedError


class Deed(Step):
    """An effect that asks nobody anything."""

    __slots__ = ()

    def run(self, table: Table, act: Act) -> Play[None]:
        self.do(table, act)
        yield from ()

    def do(self, table: Table, act: Act) -> None:
        """Do it at once."""
        raise NotImplementedError


def all_possible(effects: Sequence[Effect], table: Table, act: Act) -> bool:
    """Tell whether none of the effects is out of the question."""
    return all(not isinstance(effect, Step) or effect.possible(table, act) for effect in effects)


def assigned(act: Act, leader: int) -> bool:
    """Tell whether a leader is assigned to the mission (rebellion:mission.14, rebellion:leader.03)."""
    return leader >= 0 and any(same_leader(leader, other) for other in act.leaders)


# Putting effects together.


@dataclass(frozen=True, slots=True)
class Noted(Deed):
    """Something that the rules of its moment bring about themselves; the card only says it."""

    key: str

    def do(self, table: Table, act: Act) -> None:
        """Leave it to the moment."""

    def text(self) -> Message:
        return say(f"rebellion-effect-{self.key}")


@dataclass(frozen=True, slots=True)
class OneOf(Step):
    """One of several: each with the word that stands for it among the options."""

    choices: tuple[tuple[str, tuple[Effect, ...]], ...]

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether one of them can be carried out."""
        return any(all_possible(effects, table, act) for _, effects in self.choices)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player pick among those that can be carried out, at this moment."""
        options = [word for word, effects in self.choices if all_possible(effects, table, act)]
        if not options:
            return
        choice = yield Choose(act.seat, options, asking(act, "rebellion-choose-effect"))
        for effect in dict(self.choices)[choice]:
            yield from effect.run(table, act)

    def text(self) -> Message:
        """Say them all."""
        first, second = (_in_turn(effects) for _, effects in self.choices)
        return say("rebellion-effect-one-of", first=first, second=second)


def _in_turn(effects: Sequence[Effect]) -> Message:
    """Say one effect after the other."""
    text = effects[0].text()
    for effect in effects[1:]:
        text = say("rebellion-effect-then", first=text, second=effect.text())
    return text


@dataclass(frozen=True, slots=True)
class IfTarget(Step):
    """Something more if the mission is against a certain leader."""

    leader: int
    effect: Effect

    def run(self, table: Table, act: Act) -> Play[None]:
        """Do it if so (rebellion:leader.03)."""
        if act.target >= 0 and same_leader(act.target, self.leader):
            yield from self.effect.run(table, act)

    def text(self) -> Message:
        return say("rebellion-effect-if-target", leader=leader_name(self.leader), effect=self.effect.text())


# Loyalty and the tracks.


def tell_loyalty(table: Table, system: int, before: int) -> None:
    """Tell whose a system is now, if that has changed."""
    now = table.loyalty[system]
    if now != before:
        loyalty = say(f"rebellion-loyalty-{LOYALTY_KEYS[now]}")
        table.log.tell("rebellion-loyalty-changed", place=place_name(system), loyalty=loyalty)


@dataclass(frozen=True, slots=True)
class GainLoyalty(Deed):
    """Gain loyalty where the mission is (rebellion:loyalty.03 to rebellion:loyalty.05)."""

    amount: int

    def do(self, table: Table, act: Act) -> None:
        """Gain it."""
        before = table.loyalty[act.system]
        gain_loyalty(table, act.side, act.system, self.amount)
        tell_loyalty(table, act.system, before)

    def text(self) -> Message:
        return say("rebellion-effect-gain-loyalty", amount=self.amount)


@dataclass(frozen=True, slots=True)
class GainLoyaltyInRegion(Step):
    """Gain 1 loyalty in each of some systems of the region."""

    systems: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Pick the systems and gain it."""
        region = REGIONS[SYSTEMS[act.system].region]  # rebellion:system.01
        options: list[Option] = [("system", system) for system in region if can_change_loyalty(table, system)]
        count = min(self.systems, len(options))
        picked = yield Pick(act.seat, options, count, count, asking(act, "rebellion-pick-loyalty"))
        for _, system in picked:
            before = table.loyalty[system]
            gain_loyalty(table, act.side, system, 1)
            tell_loyalty(table, system, before)

    def text(self) -> Message:
        return say("rebellion-effect-gain-loyalty-region", systems=self.systems)


@dataclass(frozen=True, slots=True)
class EnemyLosesRegion(Deed):
    """The other side loses its loyalty everywhere in the region."""

    def do(self, table: Table, act: Act) -> None:
        """Take the markers off."""
        for system in REGIONS[SYSTEMS[act.system].region]:  # rebellion:system.01
            before = table.loyalty[system]
            lose_loyalty(table, 1 - act.side, system)
            tell_loyalty(table, system, before)

    def text(self) -> Message:
        return say("rebellion-effect-lose-loyalty-region")


@dataclass(frozen=True, slots=True)
class GainReputation(Deed):
    """The Rebels gain reputation."""

    amount: int

    def do(self, table: Table, act: Act) -> None:
        """Gain it, which may end the game (rebellion:win.03)."""
        table.log.tell("rebellion-reputation-gained", amount=self.amount)
        gain_reputation(table, self.amount)

    def text(self) -> Message:
        return say("rebellion-effect-gain-reputation", amount=self.amount)


@dataclass(frozen=True, slots=True)
class LoseReputation(Deed):
    """The Rebels lose reputation; nothing brings it back."""

    amount: int

    def do(self, table: Table, act: Act) -> None:
        """Lose it."""
        lose_reputation(table, self.amount)  # rebellion:reputation.03
        table.log.tell("rebellion-reputation-lost", amount=self.amount)

    def text(self) -> Message:
        return say("rebellion-effect-lose-reputation", amount=self.amount)


# Systems.


@dataclass(frozen=True, slots=True)
class DestroySystem(Deed):
    """Destroy the system; cargo the ships there can't carry is lost when the board settles."""

    def do(self, table: Table, act: Act) -> None:
        """Put the marker; leaders are not harmed. A system is destroyed once only."""
        system = act.system
        if table.destroyed[system]:
            return
        table.destroyed[system] = True  # rebellion:destroyed.01, rebellion:destroyed.03
        table.loyalty[system] = NEUTRAL  # rebellion:destroyed.07
        table.subjugated[system] = False
        for unit in GROUND_OF[REBEL]:
            remove_unit(table, system, unit, table.count(system, unit))  # rebellion:destroyed.01
        table.log.tell("rebellion-system-destroyed", place=place_name(system))
        if table.errata:  # rebellion:gap.17
            if table.base == system:
                raise Won(EMPIRE, "rebellion-won-superlaser")
            learn(table, ALL_SYSTEMS & ~bit(system))

    def text(self) -> Message:
        return say("rebellion-effect-destroy-system")


@dataclass(frozen=True, slots=True)
class PlaceSabotage(Deed):
    """Put a sabotage marker, of which the box always has enough."""

    def do(self, table: Table, act: Act) -> None:
        """Put it."""
        if not table.sabotaged[act.system]:  # rebellion:sabotage.02
            table.sabotaged[act.system] = True
            table.log.tell("rebellion-sabotaged", place=place_name(act.system))

    def text(self) -> Message:
        return say("rebellion-effect-place-sabotage")


@dataclass(frozen=True, slots=True)
class RemoveSabotage(Deed):
    """Take the sabotage marker off, which only Imperial missions do."""

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return table.sabotaged[act.system]

    def do(self, table: Table, act: Act) -> None:
        """Take it off, if there is one."""
        if table.sabotaged[act.system]:
            table.sabotaged[act.system] = False  # rebellion:sabotage.05
            table.log.tell("rebellion-sabotage-removed", place=place_name(act.system))

    def text(self) -> Message:
        return say("rebellion-effect-remove-sabotage")


@dataclass(frozen=True, slots=True)
class LockSystem(Deed):
    """Keep the Rebels from attempting missions and using action cards here in the coming Command phase."""

    def do(self, table: Table, act: Act) -> None:
        """Lock it."""
        table.locked.append(act.system)

    def text(self) -> Message:
        return say("rebellion-effect-lock")


@dataclass(frozen=True, slots=True)
class Mobilize(Deed):
    """Leave the rest for the end of the Command phase; nothing is decided before (rebellion:newbase.07)."""

    def do(self, table: Table, act: Act) -> None:
        """Note who decides, and how many leaders resolve it."""
        table.mobilizing.append((act.seat, len(act.leaders)))

    def text(self) -> Message:
        return say("rebellion-effect-mobilize")
