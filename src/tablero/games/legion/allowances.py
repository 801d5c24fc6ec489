"""How often a unit may attack and move in its activation: once, and as often as it can, unless a keyword says otherwise."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.suppression import is_wounded
from tablero.games.legion.weapons import ARSENAL_USED
from tablero.kernel import Reason, because

FREE_MOVE: Final = "free-move"
JUMPED: Final = "card jump"
"""What `Unit.done` says of moves besides those that cost an action."""
SECOND_ATTACK: Final = "second-attack"
"""How effects write that a unit may make a second Attack action for a while."""
NO_LIMIT: Final = 1 << 20


class Repeating:
    """What the newer book has of its own."""

    def bound_by_juyo(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether Juyo Mastery limits how often a unit moves: always (legion26:kw.juyo-mastery.2)."""
        return keywords.has(unit, "juyo-mastery")

    def most_moves_of_racers(self, unit: Unit) -> int:
        """Return how often a unit that must race on moves besides: once while it holds a token."""
        # legion26:kw.speeder-x.2, legion26:kw.mobile.2
        return 1 if races(unit) and unit.held else NO_LIMIT

    def why_not_claim(self, battle: Battle, unit: Unit) -> Reason | None:
        """Return why a unit can't claim anything in this activation: it races, and has moved too often."""
        if races(unit) and moves_made(unit) > 1:
            rule = "legion26:kw.speeder-x.2" if keywords.has(unit, "speeder") else "legion26:kw.mobile.2"
            return because(rule, "legion-claim-racing", unit=battle.name(unit))
        return None


class Repeating2023(Repeating):
    """What the older book has of its own."""

    def bound_by_juyo(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether Juyo Mastery limits how often a unit moves: while it is wounded (legion23:kw.juyo-mastery)."""
        return keywords.has(unit, "juyo-mastery") and is_wounded(battle, unit)

    def most_moves_of_racers(self, unit: Unit) -> int:
        """Return how often a unit that must race on moves besides: as often as it likes."""
        return NO_LIMIT

    def why_not_claim(self, battle: Battle, unit: Unit) -> Reason | None:
        """Return nothing: racing keeps nobody from claiming."""
        return None


def races(unit: Unit) -> bool:
    """Tell whether a unit has a compulsory move to make."""
    return keywords.has(unit, "speeder") or keywords.has(unit, "mobile")


def moves_made(unit: Unit) -> int:
    """Return how many Move actions a unit has made in its activation, free ones and Jumps too, but for its compulsory move."""
    return sum(each in (MOVE, FREE_MOVE, JUMPED) for each in unit.done)


def why_not_move_again(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can make no more Move actions in its activation; outside of it nothing limits it."""
    if battle.activating != unit.id:
        return None
    rule, name, made = battle.edition.rule, battle.name(unit), moves_made(unit)
    if keywords.has(unit, "plodding") and made >= 1:
        return because(rule("legion26:kw.plodding", "legion23:kw.plodding"), "legion-plodding", unit=name)
    if battle.edition.repeating.bound_by_juyo(battle, unit) and made >= 2:
        return because(rule("legion26:kw.juyo-mastery.2", "legion23:kw.juyo-mastery"), "legion-moved-twice", unit=name)
    if made >= battle.edition.repeating.most_moves_of_racers(unit):
        return because("legion26:kw.speeder-x.2", "legion-moves-laden", unit=name)
    return None


def may_attack_again(unit: Unit) -> bool:
    """Tell whether a unit that has attacked in its activation may do so once more."""
    if unit.done.count(ATTACK) > 1:
        return False
    if keywords.has(unit, SECOND_ATTACK):
        return True
    if keywords.has(unit, "ataru-mastery"):
        return True  # legion26:kw.ataru-mastery, legion23:kw.ataru-mastery
    # legion26:kw.barrage, legion23:kw.barrage
    return keywords.has(unit, "barrage") and ARSENAL_USED not in unit.done


def may_attack(unit: Unit) -> bool:
    """Tell whether a unit has an Attack action left in its activation."""
    return ATTACK not in unit.done or may_attack_again(unit)  # legion26:attack.01, legion23:attack.01
