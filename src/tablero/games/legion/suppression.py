"""Suppression (rulebook: "Courage and Suppression", "Rally", "Panic"): gaining it, what it does, and getting rid of it."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.dice import BLANK, RED, WHITE, roll_defence, told
from tablero.games.legion.graffiti import rally_dice
from tablero.games.legion.hostages import HOSTAGE
from tablero.games.legion.situation import Surroundings
from tablero.games.legion.state import COMMANDER, NOBODY, STANDBY, SUPPRESSED_NOW, SUPPRESSION, Battle, Unit
from tablero.kernel import Choose, Option, Play, say

COMMAND_RANGE: Final = 3
"""How near a Commander has to be to lend its courage: legion26:supp.07, legion23:rally.05"""
FIELD_COMMANDER_COURAGE: Final = 2
BRAVER: Final = {"prisoner": 1, HOSTAGE: 1}
"""How much courage Objective tokens give to who holds them: legion23:battlecard.hostage"""
NO_LIMIT: Final = 1 << 20
NO_RALLY: Final = "no-rally"
UNSUPPRESSED: Final = "unsuppressed"
"""How effects write that a unit does not rally, and that it can't be Suppressed, though Panicked."""
RALLY_LIMIT: Final = "rally-limit"
"""How effects write how many tokens a unit may lose at most when it rallies."""
BRAVER_BY: Final = "braver"
"""How effects write that a unit has more courage."""
"""A courage that no suppression reaches: that of a dash."""


class Suppression:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def immune(self, unit: Unit) -> bool:
        """Tell whether a unit is never suppressed, however many tokens it has."""
        return False

    def improves_cover(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether its suppression improves a unit's cover: only while it is Suppressed."""
        return is_suppressed(battle, unit)  # legion26:attack.28

    def loses_no_action(self, unit: Unit) -> bool:
        """Tell whether a unit makes all its actions even while it is Suppressed."""
        return keywords.droid(unit)  # legion26:apxb.04

    def field_commander_range(self) -> int:
        """Return how near a Field Commander has to be to lend courage."""
        return 2  # legion26:kw.field-commander.3

    def most_kept(self, unit: Unit) -> int:
        """Return how many tokens Danger Sense lets a unit keep."""
        return keywords.value(unit, "danger-sense")  # legion26:kw.danger-sense-x

    def rally_choices(self, removed: int) -> list[int]:
        """Return how many of the tokens that it would lose an Inconspicuous unit may keep when it rallies."""
        return list(range(removed + 1))  # legion26:kw.inconspicuous.2


class Suppression2023(Suppression):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def immune(self, unit: Unit) -> bool:
        """Tell whether a unit is never suppressed: Droid Troopers."""
        return keywords.droid(unit)  # legion23:type.droid.2

    def improves_cover(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether its suppression improves a unit's cover: any token does, but for droids and creatures."""
        if keywords.droid(unit) or keywords.of_type(unit, "creature trooper"):
            return False  # legion23:type.droid, legion23:type.creature.4
        return unit.has(SUPPRESSION) > 0  # legion23:attack.27

    def field_commander_range(self) -> int:
        """Return how near a Field Commander has to be to lend courage."""
        return 3  # legion23:kw.field-commander.3

    def most_kept(self, unit: Unit) -> int:
        """Return how many tokens Danger Sense lets a unit keep: any number."""
        return NO_LIMIT if keywords.has(unit, "danger-sense") else 0  # legion23:kw.danger-sense-x

    def rally_choices(self, removed: int) -> list[int]:
        """Return how many of the tokens that it would lose an Inconspicuous unit may keep: none, or all."""
        return [0, removed]  # legion23:kw.inconspicuous.2


# Courage.


def courage_of(battle: Battle, unit: Unit) -> int | None:
    """Return the courage of a unit; None for a dash, and for Vehicles."""
    if enraged(battle, unit):
        return None  # legion26:kw.enrage-x, legion23:kw.enrage-x
    printed = unit.card.courage
    if keywords.has(unit, "my-mood-is-based-on-profit"):
        printed = unit.mood  # legion26:kw.my-mood-is-based-on-profit
    if printed is None:
        return None
    lent = sum(upgrade.card.courage for upgrade in unit.upgrades if upgrade.in_force)
    lent += keywords.value(unit, BRAVER_BY)
    return printed + lent + sum(BRAVER.get(token.name, 0) for token in unit.held)


def enraged(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit has as many Wound tokens as its Enrage says (legion26:kw.enrage-x, legion23:kw.enrage-x)."""
    least = keywords.value(unit, "enrage")
    return least > 0 and wounds_on(battle, unit) >= least


def wounds_on(battle: Battle, unit: Unit) -> int:
    """Return how many Wound tokens the miniatures of a unit have."""
    return sum(miniature.wounds for miniature in battle.miniatures_of(unit))


def is_wounded(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is Wounded: it has at least one Wound token (legion26:wound.12, legion23:wounds.10)."""
    return wounds_on(battle, unit) > 0


def steadfast(unit: Unit) -> bool:
    """Tell whether an effect keeps a unit from being Suppressed and Panicked, however many tokens it has."""
    return keywords.has(unit, "steadfast")


def is_suppressed(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is Suppressed: by its own courage only (legion26:supp.11)."""
    courage = courage_of(battle, unit)
    if courage is None or keywords.vehicle(unit) or battle.edition.suppression.immune(unit) or steadfast(unit):
        return False  # legion26:supp.08, legion23:rally.06
    if keywords.has(unit, UNSUPPRESSED):
        return False
    # legion26:supp.02, legion26:supp.10, legion23:suppress.02, legion23:rally.10
    return unit.has(SUPPRESSION) >= courage


def is_panicked(battle: Battle, around: Surroundings, unit: Unit) -> bool:
    """Tell whether a unit is Panicked: it has twice its courage, or that of a Commander near it."""
    courage = courage_of(battle, unit)
    if keywords.vehicle(unit) or courage is None or steadfast(unit):
        return False  # legion26:supp.08, legion23:rally.06
    if unit.has(SUPPRESSION) < 2 * courage:
        return False  # whatever it is lent
    # legion26:supp.03, legion23:suppress.03, legion26:token.panic, legion23:token.08
    return unit.has(SUPPRESSION) >= 2 * best_courage(battle, around, unit)


def best_courage(battle: Battle, around: Surroundings, unit: Unit) -> int:
    """Return the courage that counts when a unit checks for Panic: the highest that it has or is lent."""
    own = courage_of(battle, unit)
    assert own is not None
    lent = [courage_lent(battle, around, other, unit) for other in battle.units_of(unit.seat) if other is not unit]
    return max([own, *lent])  # legion26:supp.07, legion23:rally.05


def presence(unit: Unit) -> list[int]:
    """Return how far its upgrades let a unit lend its courage (legion23:sample.inspiring-presence)."""
    return [each.card.courage_range for each in unit.upgrades if not each.lost]


def courage_lent(battle: Battle, around: Surroundings, lender: Unit, unit: Unit) -> int:
    """Return what courage a unit lends an allied one that checks for Panic; 0 if none."""
    if keywords.has(unit, "self-preservation") and lender.card.affiliation != unit.card.affiliation:
        return 0  # legion26:kw.self-preservation, legion23:kw.self-preservation
    kin = lender.card.faction == unit.card.faction or (
        lender.card.affiliation != "" and lender.card.affiliation == unit.card.affiliation
    )
    reach = max([COMMAND_RANGE if lender.rank == "commander" else 0, *presence(lender)])
    if reach and around.near(lender, unit, reach):
        courage = courage_of(battle, lender)
        return NO_LIMIT if courage is None else courage  # legion26:supp.09, legion23:rally.07
    if kin and keywords.has(lender, "command-vehicle") and around.near(lender, unit, COMMAND_RANGE):
        return keywords.value(lender, "command-vehicle")  # legion26:kw.command-vehicle-x
    if not (keywords.has(lender, "field-commander") and lender.has(COMMANDER) and kin):
        return 0
    near = around.near(lender, unit, battle.edition.suppression.field_commander_range())
    return FIELD_COMMANDER_COURAGE if near else 0  # legion26:kw.field-commander.3, legion23:kw.field-commander.3


# Gaining and losing it.


def can_gain(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can have suppression at all."""
    if keywords.vehicle(unit):
        return False  # legion26:supp.01, legion23:suppress.01, legion23:vehicle.01
    return courage_of(battle, unit) is not None  # legion26:supp.08, legion23:rally.06


def suppress(battle: Battle, unit: Unit, count: int = 1) -> None:
    """Give a unit suppression tokens, if it can have any; it loses its Standby token."""
    if not count or not unit.miniatures or not can_gain(battle, unit):
        return
    unit.tokens[SUPPRESSION] = unit.has(SUPPRESSION) + count  # legion26:token.suppression, legion23:token.07
    unit.tokens.pop(STANDBY, None)  # legion26:standby.04, legion23:standby.04
    battle.happened.append((SUPPRESSED_NOW, unit.id, NOBODY))
    battle.log.tell("legion-suppressed-by", unit=battle.name(unit), count=count, total=unit.has(SUPPRESSION))


def drop_if_fearless(battle: Battle, unit: Unit) -> None:
    """Take away the suppression of a unit whose courage has become a dash."""
    if unit.has(SUPPRESSION) and courage_of(battle, unit) is None:
        del unit.tokens[SUPPRESSION]  # legion26:supp.08, legion23:rally.09, legion26:kw.enrage-x.2


def calm(battle: Battle, unit: Unit, count: int) -> None:
    """Take suppression tokens off a unit, as many as it has at most."""
    left = unit.has(SUPPRESSION) - min(count, unit.has(SUPPRESSION))
    removed = unit.has(SUPPRESSION) - left
    if left:
        unit.tokens[SUPPRESSION] = left
    else:
        unit.tokens.pop(SUPPRESSION, None)
    if removed:
        battle.log.tell("legion-calmed", unit=battle.name(unit), count=removed, total=left)


def calm_by_choice(battle: Battle, unit: Unit, count: int) -> Play[None]:
    """Take suppression tokens off a unit, except those that Danger Sense lets its player keep."""
    count = min(count, unit.has(SUPPRESSION))
    most = min(count, battle.edition.suppression.most_kept(unit))
    kept = 0
    if most:
        options: list[Option] = [("keep", number) for number in range(most + 1)]
        _, kept = yield Choose(unit.seat, options, say("legion-ask-keep-suppression", unit=battle.name(unit)))
    calm(battle, unit, count - kept)


def rally(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit rally: a die for each suppression token, and one token less for each block or surge."""
    tokens = unit.has(SUPPRESSION)
    if not tokens or keywords.has(unit, NO_RALLY):
        return
    # legion26:kw.indomitable, legion23:kw.indomitable
    colour = RED if keywords.has(unit, "indomitable") else WHITE
    count = yield from rally_dice(battle, unit, tokens)
    colours = [colour] * count
    faces = yield from roll_defence(colours)  # legion26:supp.04, legion23:rally.01
    limits = [each.value or 0 for each in keywords.named(unit, RALLY_LIMIT)]
    removed = min([sum(face != BLANK for face in faces), *limits])
    battle.log.tell("legion-rallies", unit=battle.name(unit), dice=told(colours, faces), count=removed)
    if not removed:
        return
    if keywords.has(unit, "inconspicuous"):
        choices = battle.edition.suppression.rally_choices(removed)
        options: list[Option] = [("keep", number) for number in choices]
        _, kept = yield Choose(unit.seat, options, say("legion-ask-keep-suppression", unit=battle.name(unit)))
        removed -= kept
    yield from calm_by_choice(battle, unit, removed)


def actions_lost_to_suppression(battle: Battle, unit: Unit) -> int:
    """Return how many actions fewer a unit makes because it is Suppressed when it begins to act."""
    if battle.edition.suppression.loses_no_action(unit):
        return 0
    return int(is_suppressed(battle, unit))  # legion26:supp.05, legion23:suppress.04, legion23:rally.02


def recover_from_panic(battle: Battle, unit: Unit) -> Play[None]:
    """Take as many tokens off a unit that was Panicked as it has courage itself, at the end of its activation."""
    courage = courage_of(battle, unit)
    yield from calm_by_choice(battle, unit, courage or 0)  # legion26:supp.06, legion23:rally.04
