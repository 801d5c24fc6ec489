"""Keywords (chapter 7.5) that do something at a moment: Ambush, Shielded, Restore, Saboteur.

They do it without asking, save Ambush, which says that one may.

Those that only change values or what is allowed are bits that `constants`, `attacking` and `playing` look at. Abilities
headed by a keyword, like Bounty, have classes of their own in `vocabulary`.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from tablero.games.swu.abilities import Act, Effect, Manner, Triggered
from tablero.games.swu.checks import defeat_upgrades
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import AMBUSH, SABOTEUR, SHIELDED
from tablero.games.swu.damage import heal
from tablero.games.swu.entering import create_upgrade
from tablero.games.swu.names import Moment
from tablero.games.swu.state import Attack, Event, Piece, Table, Trigger, Unit
from tablero.kernel import Choose, Message, Play, say

AMBUSHING = Manner(exhausted=True, no_bases=True, ambush=True)


class AmbushAttack(Effect):
    """Attack an enemy unit, even while exhausted (swu:7.5.6.a)."""

    __slots__ = ()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit to attack (swu:7.5.6.c)."""
        from tablero.games.swu.attacking import targets

        unit = act.source
        assert isinstance(unit, Unit)
        return unit.here and bool(targets(table, unit, AMBUSHING))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player attack with it."""
        from tablero.games.swu.attacking import attack

        unit = act.source
        if not self.able(table, act):
            return False
        answer = yield Choose(act.seat, ["yes", "no"], _asking_ambush(unit))  # swu:7.5.2
        if answer == "no":
            return False  # swu:7.5.2
        assert isinstance(unit, Unit)
        yield from attack(table, unit, act, AMBUSHING)  # swu:7.5.6.e: as in any attack
        return True

    def text(self) -> Message:
        return say("swu-effect-ambush")


def _asking_ambush(unit: Piece) -> Message:
    title = unit.face.title
    answers = {"if_yes": say("swu-ambush-yes", unit=title), "if_no": say("swu-ambush-no", unit=title)}
    return say("swu-ask-ambush", unit=unit.face.name, by=unit.thing, **answers)


class GiveShield(Effect):
    """Give this unit a Shield token."""

    __slots__ = ()

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Give it."""
        unit = act.source
        if not isinstance(unit, Unit) or not unit.here:
            return False
        create_upgrade(table, "shield", unit)  # swu:7.5.2, swu:7.5.7.a
        yield from ()
        return True

    def text(self) -> Message:
        return say("swu-effect-shielded")


class RestoreBase(Effect):
    """Heal damage from one's base."""

    __slots__ = ()

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Heal as much as the unit's Restore is now (swu:7.5.10.b)."""
        unit = act.source
        assert isinstance(unit, Unit)
        current(table)
        yield from ()
        return heal(table, table.players[act.seat].base, unit.restore) > 0  # swu:7.5.10.a

    def text(self) -> Message:
        return say("swu-effect-restore")


class BreakShields(Effect):
    """Defeat all Shield tokens on the defender."""

    __slots__ = ()

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Defeat them."""
        defenders = act.attack.defenders if act.attack else []
        shields = [one for unit in defenders for one in unit.upgrades if one.face.key == "shield"]
        defeat_upgrades(table, shields, act.seat, act.source)  # swu:7.5.11.a
        yield from ()
        return bool(shields)

    def text(self) -> Message:
        return say("swu-effect-saboteur")


ENTERING: tuple[Moment, ...] = ("when-played", "when-deployed", "created")
AMBUSHES = Triggered(ENTERING, AmbushAttack(), keyword="ambush")
SHIELDS = Triggered(ENTERING, GiveShield(), keyword="shielded")
RESTORES = Triggered(("attack",), RestoreBase(), keyword="restore")
SABOTAGES = Triggered(("attack",), BreakShields(), keyword="saboteur")


def attack_keywords(table: Table, unit: Unit, attack: Attack) -> None:
    """Let the keywords of an attacker trigger that share a window with On Attack."""
    current(table)
    event = Event("attack", unit.controller, unit, attack=attack)
    if unit.restore:
        table.pending.append(Trigger(RESTORES, unit, unit.controller, event))  # swu:6.3.3
    if unit.flags & SABOTEUR and _shields_loom(table, attack):
        table.pending.append(Trigger(SABOTAGES, unit, unit.controller, event))  # swu:6.3.3


def keyword_triggers(table: Table, name: str, unit: Unit) -> None:
    """Let the keywords of a unit trigger that share a window with abilities of this event.

    Ambush and Shielded do with When Played, each once, however often it is given. For a token being created is what being
    played is for a card.
    """
    current(table)
    event = Event(name, unit.controller, unit)
    if unit.flags & AMBUSH:  # whether there is anything to attack is seen when it resolves (swu:7.5.6.a)
        # swu:3.7.2.a, swu:7.5.6.b, swu:7.5.6.d, swu:7.6.13.b
        table.pending.append(Trigger(AMBUSHES, unit, unit.controller, event))
    if unit.flags & SHIELDED:
        # swu:3.7.2.a, swu:7.5.7.b, swu:7.6.13.b
        table.pending.append(Trigger(SHIELDS, unit, unit.controller, event))


def _shields_loom(table: Table, attack: Attack) -> bool:
    """Tell whether a defender has a Shield, or something that waits might give it one before Saboteur is resolved."""
    if any(one.face.key == "shield" for unit in attack.defenders for one in unit.upgrades):
        return True
    return bool(attack.defenders) and any(_speaks_of_shields(trigger.ability) for trigger in table.pending)


def _speaks_of_shields(thing: object) -> bool:
    if isinstance(thing, tuple):
        return any(_speaks_of_shields(one) for one in thing)
    if is_dataclass(thing):
        return any(_speaks_of_shields(getattr(thing, one.name)) for one in fields(thing))
    return thing == "shield"
