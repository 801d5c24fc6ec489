"""An attack pool (rulebook: "Form Attack Pool"): its weapons, their dice and keywords, and what has become of them so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tablero.games.legion import cards, keywords
from tablero.games.legion.dice import BLACK, RED, WHITE
from tablero.games.legion.situation import Origin, Surroundings
from tablero.games.legion.state import NOBODY, Battle, Unit

MELEE: Final = "melee"
RANGED: Final = "ranged"
OVERRUN: Final = "overrun"
"""What kind of attack a pool is; an overrun is neither melee nor ranged."""


class Added(NamedTuple):
    """A weapon that a miniature has added to a pool."""

    miniature: int
    weapon: cards.Weapon
    upgrade: int = NOBODY
    """Which of its unit's upgrades the weapon is from, if any."""
    times: int = 1
    """How often its dice are added: once, unless it sprays."""


class Die:
    """An attack die: its colour, which weapon added it, and what it shows once it is rolled."""

    __slots__ = ("added", "colour", "face")

    def __init__(self, colour: str, added: int) -> None:
        self.colour = colour
        self.added = added
        """The index of the weapon in its pool; -1 if no weapon added it."""
        self.face = ""


class Pool:
    """An attack on one defender, from the weapons in it to the wounds."""

    __slots__ = (
        "added",
        "aims",
        "around",
        "attacker",
        "blanks",
        "blocks",
        "borrowed",
        "chart",
        "criticals",
        "defence_downgrades",
        "defence_extra",
        "defence_upgrades",
        "defender",
        "dice",
        "dodges",
        "due",
        "extra",
        "guardian_dodged",
        "hits",
        "kind",
        "makashi",
        "origin",
        "pierced",
        "reflected",
        "seat",
        "sniping",
        "spent_aims",
        "struck",
        "suffered",
    )

    def __init__(
        self, around: Surroundings, seat: int, origin: Origin, attacker: Unit | None, defender: Unit, kind: str
    ) -> None:
        self.around = around
        self.seat = seat
        """Who makes the attack."""
        self.origin = origin
        """The attacking leader, or the token that attacks."""
        self.attacker = attacker
        """None if a token attacks."""
        self.defender = defender
        self.kind = kind
        self.added: list[Added] = []
        self.dice: list[Die] = []
        self.extra: list[cards.Keyword] = []
        """Keywords that the pool has gained besides those of its weapons."""
        self.aims = 0
        """How many Aim tokens were spent to reroll."""
        self.spent_aims = 0
        """How many Aim tokens the attacker has spent, for whatever reason."""
        self.dodges = 0
        """How many Dodge tokens the defender has spent while dodge and cover are applied."""
        self.borrowed: list[int] = []
        """The units that have used a token of other clones in this attack."""
        self.hits = self.criticals = self.blanks = 0
        """The attack results, once surges are converted."""
        self.struck = False
        """Whether there was any hit or critical when the attack dice had been rolled."""
        self.blocks = 0
        self.pierced = 0
        """How much Pierce has been used up."""
        self.makashi = False
        self.sniping = False
        """Whether a Sniper Team has upgraded the dice."""
        self.reflected = 0
        """How many wounds wait to be reflected at the attacker."""
        self.guardian_dodged = False
        """Whether the unit that guards the defender has spent a Dodge token to do it."""
        self.defence_downgrades = self.defence_upgrades = 0
        """How many defence dice effects downgrade, and then upgrade."""
        self.defence_extra: list[str] = []
        """The defence dice that effects add to those of the defender."""
        self.chart = ""
        """What an effect turns all surges of the attack into: `hit`, `critical` or nothing."""
        self.due = 0
        """How many wounds the defender is about to suffer."""
        self.suffered = 0
        """How many wounds the defender has suffered."""

    def add(self, battle: Battle, added: Added) -> None:
        """Add a weapon, with its dice and keywords."""
        weapon = added.weapon
        # legion23:dice.04
        colours = [RED] * weapon.red + [BLACK] * weapon.black + [WHITE] * weapon.white
        bearer = battle.units[battle.miniatures[added.miniature].unit] if added.miniature != NOBODY else None
        if bearer is not None and bearer.disrupted == weapon.name:
            colours = colours[: (len(colours) + 1) // 2]  # legion23:vehicle.05
        # legion26:weaponkw.spray, legion23:weaponkw.spray
        self.dice += [Die(colour, len(self.added)) for _ in range(added.times) for colour in colours]
        self.added.append(added)

    def keywords(self) -> Iterator[cards.Keyword]:
        """Yield the keywords of all its weapons, and those that it has gained."""
        for added in self.added:
            yield from added.weapon.keywords
        yield from self.extra

    def value(self, name: str) -> int:
        """Return the number of a weapon keyword, added up over this pool alone (legion26:core.22, legion26:core.26)."""
        return keywords.total(self.keywords(), name)

    def has(self, name: str) -> bool:
        """Tell whether any of its weapons has a keyword."""
        return any(keyword.name == name for keyword in self.keywords())

    def all_have(self, name: str) -> bool:
        """Tell whether each of its weapons has a keyword."""
        return all(any(keyword.name == name for keyword in added.weapon.keywords) for added in self.added)

    @property
    def ranged(self) -> bool:
        """Whether it is a ranged attack."""
        return self.kind == RANGED

    @property
    def melee(self) -> bool:
        """Whether it is a melee attack."""
        return self.kind == MELEE

    @property
    def results(self) -> int:
        """How many hits and criticals are left."""
        return self.hits + self.criticals
