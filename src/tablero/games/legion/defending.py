"""Defence dice (rulebook: "Roll Defense Dice", "Modify Defense Dice"): how many, rerolls, surges, reflected wounds, Pierce."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords, suppression
from tablero.games.legion.bounties import collect_bounty
from tablero.games.legion.dice import (
    BLANK,
    BLOCK,
    SURGE,
    WHITE,
    defence_downgraded,
    defence_upgraded,
    roll_defence,
    told,
)
from tablero.games.legion.pools import Pool
from tablero.games.legion.riding import defence_die
from tablero.games.legion.spending import ask_to_spend, offers, spend
from tablero.games.legion.state import DODGE, SUPPRESSION, Battle, Unit
from tablero.games.legion.state import SURGE as SURGE_TOKEN
from tablero.games.legion.wounds import suffer
from tablero.kernel import Choose, Distribute, Option, Play, say

MOST_VAAPAD: Final = 3


class Defence:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def extra_dice(self, pool: Pool) -> int:
        """Return how many dice more Impervious rolls: none."""
        return 0

    def turns_to_blocks(self, pool: Pool, unit: Unit) -> bool:
        """Tell whether keywords let a unit that defends, or guards, turn surges into blocks."""
        if keywords.has(unit, "hold-the-line") and pool.around.engaged(unit):
            return True  # legion26:kw.hold-the-line
        if keywords.has(unit, "complete-the-mission") and pool.around.near_token(unit, "priority-mission", unit.seat):
            return True  # legion26:kw.complete-the-mission.2
        return self.deflects(pool, unit)  # legion26:kw.deflect, legion26:kw.deflect.4

    def deflects(self, pool: Pool, unit: Unit) -> bool:
        """Tell whether a unit may use Deflect: against ranged attacks, unless all weapons have High Velocity."""
        if not pool.ranged or not keywords.has(unit, "deflect"):
            return False  # legion26:kw.deflect
        return not pool.all_have("high-velocity")  # legion26:kw.deflect.2, legion26:kw.deflect.5

    def reflected(self, pool: Pool, unit: Unit, surges: int) -> int:
        """Return how many wounds a unit that rolled so many surges deals to the attacker."""
        if not surges or not self.deflects(pool, unit):
            return 0
        if keywords.has(unit, "shien-mastery"):
            return surges  # legion26:kw.shien-mastery
        return 1  # legion26:kw.deflect, legion26:kw.deflect.3

    def rerolls_all(self, battle: Battle, pool: Pool, unit: Unit) -> Play[bool]:
        """Ask whether a master of Soresu rolls all its dice again, for a Dodge token if it guards another."""
        if not (pool.ranged and keywords.has(unit, "soresu-mastery")):
            return False  # legion26:kw.soresu-mastery
        ask = say("legion-ask-soresu", unit=battle.name(unit))
        if unit is pool.defender:
            answer: Option = yield Choose(unit.seat, ["keep", "reroll"], ask)  # legion26:kw.soresu-mastery
            return answer == "reroll"
        chosen = yield from ask_to_spend(unit.seat, offers(battle, pool, unit, DODGE, ["reroll"]), ask)
        if chosen is None:
            return False
        spend(battle, pool, unit, chosen[0])  # legion26:kw.soresu-mastery.2
        return True

    def saved_from_pierce(self, unit: Unit) -> int:
        """Return how many blocks fewer Pierce cancels because a unit is Impervious."""
        return int(keywords.has(unit, "impervious"))  # legion26:kw.impervious

    def strikes_back(self, pool: Pool) -> int:
        """Return how many wounds a master of Djem So deals to an attacker whose roll has a blank in it."""
        blank = pool.melee and pool.blanks > 0
        return int(blank and keywords.has(pool.defender, "djem-so-mastery"))  # legion26:kw.djem-so-mastery

    def strikes_back_at_once(self, pool: Pool, cancelled: int) -> int:
        """Return how many wounds it deals as soon as dodge and cover are applied: none."""
        return 0


class Defence2023(Defence):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def extra_dice(self, pool: Pool) -> int:
        """Return how many dice more an Impervious unit rolls: as many as the pool has Pierce."""
        if pool.makashi or not keywords.has(pool.defender, "impervious"):
            return 0
        if keywords.has(pool.defender, "immune-pierce"):
            return 0  # legion23:kw.impervious.2
        return pierce(pool)  # legion23:kw.impervious

    def turns_to_blocks(self, pool: Pool, unit: Unit) -> bool:
        """Tell whether keywords let a unit that defends, or guards, and has dodged turn surges into blocks."""
        if not self.dodged(pool, unit):
            return False
        if keywords.has(unit, "soresu-mastery"):
            return True  # legion23:kw.soresu-mastery
        if unit is not pool.defender:
            return False
        # legion23:kw.djem-so-mastery
        return keywords.has(unit, "djem-so-mastery") or (
            pool.ranged and keywords.has(unit, "deflect")
        )  # legion23:kw.deflect

    def dodged(self, pool: Pool, unit: Unit) -> bool:
        """Tell whether a unit has spent a Dodge token in an attack that it defends against, or guards another from."""
        return pool.dodges > 0 if unit is pool.defender else pool.guardian_dodged

    def reflected(self, pool: Pool, unit: Unit, surges: int) -> int:
        """Return how many wounds a unit that rolled so many surges deals to the attacker: one for each, if it dodged."""
        if not self.dodged(pool, unit):
            return 0
        wounds = surges if keywords.has(unit, "soresu-mastery") else 0  # legion23:kw.soresu-mastery
        if unit is pool.defender and pool.ranged and keywords.has(unit, "deflect"):
            wounds += surges  # legion23:kw.deflect
        if unit is pool.defender and pool.ranged and keywords.has(unit, "ataru-mastery"):
            wounds += surges  # legion23:kw.ataru-mastery.2
        return wounds

    def rerolls_all(self, battle: Battle, pool: Pool, unit: Unit) -> Play[bool]:
        """Ask whether all dice are rolled again: they can't be."""
        yield from ()
        return False

    def saved_from_pierce(self, unit: Unit) -> int:
        """Return how many blocks fewer Pierce cancels: an Impervious unit has more dice instead."""
        return 0

    def strikes_back(self, pool: Pool) -> int:
        """Return how many wounds a master of Djem So deals when results are compared: none."""
        return 0

    def strikes_back_at_once(self, pool: Pool, cancelled: int) -> int:
        """Return how many wounds it deals as soon as dodge and cover have cancelled something, if it dodged."""
        if pool.has("immune-deflect") or not (pool.dodges and cancelled):
            return 0  # legion23:kw.djem-so-mastery.2, legion23:weaponkw.immune-deflect
        return int(keywords.has(pool.defender, "djem-so-mastery"))  # legion23:kw.djem-so-mastery


# Rolling.


def roll_defence_dice(battle: Battle, pool: Pool) -> Play[None]:
    """Gather the defender's dice, change some, roll and reroll them, and convert surges."""
    unit = pool.defender
    colours = [defence_die(unit)] * pool.results  # legion26:attack.33, legion23:attack.30
    if colours:
        colours += extra_dice(battle, pool)
    colours = changed(pool, colours)
    faces = yield from roll_and_convert(battle, pool, unit, colours)
    pool.blocks = faces.count(BLOCK)
    yield from reflect(battle, pool, unit)


def extra_dice(battle: Battle, pool: Pool) -> list[str]:
    """Return the dice that a defender rolls besides one for each result."""
    unit = pool.defender
    # legion26:kw.danger-sense-x.2, legion23:kw.danger-sense-x.2
    count = min(keywords.value(unit, "danger-sense"), unit.has(SUPPRESSION))
    count += battle.edition.defence.extra_dice(pool)
    wounds = suppression.wounds_on(battle, unit) if keywords.has(unit, "vaapad-mastery") else 0
    # legion26:kw.vaapad-mastery.2
    return [defence_die(unit)] * count + [WHITE] * min(wounds, MOST_VAAPAD) + pool.defence_extra


def changed(pool: Pool, colours: list[str]) -> list[str]:
    """Return the dice after all that downgrades them, then all that upgrades them (legion26:attack.34)."""
    found = list(colours)
    for number in range(min(pool.defence_downgrades, len(found))):
        found[number] = defence_downgraded(found[number])
    for number in range(min(pool.defence_upgrades, len(found))):
        found[number] = defence_upgraded(found[number])
    return found


def roll_and_convert(battle: Battle, pool: Pool, unit: Unit, colours: list[str]) -> Play[list[str]]:
    """Roll the dice of a unit that defends or guards; return what they show once surges are converted."""
    faces = yield from roll_defence(colours)  # legion26:attack.35, legion23:attack.31
    tell_defence(battle, unit, colours, faces)
    faces = yield from rerolled(battle, pool, unit, colours, faces)
    surges = faces.count(SURGE)
    # legion26:weaponkw.immune-deflect, legion23:weaponkw.immune-deflect, legion23:kw.ataru-mastery.3
    pool.reflected += 0 if pool.has("immune-deflect") else battle.edition.defence.reflected(pool, unit, surges)
    if turns_to_blocks(battle, pool, unit):
        return [BLOCK if face == SURGE else face for face in faces]  # legion26:attack.36, legion23:attack.32
    return (yield from spend_surges(battle, pool, unit, faces))


def tell_defence(battle: Battle, unit: Unit, colours: list[str], faces: list[str]) -> None:
    """Tell what a unit rolled."""
    if faces:
        battle.log.tell("legion-defence-roll", unit=battle.name(unit), dice=told(colours, faces))


def rerolled(battle: Battle, pool: Pool, unit: Unit, colours: list[str], faces: list[str]) -> Play[list[str]]:
    """Return a unit's dice after those rerolls that it may make, each die once by each of them."""
    if faces and (yield from battle.edition.defence.rerolls_all(battle, pool, unit)):
        faces = yield from roll_defence(colours)
        tell_defence(battle, unit, colours, faces)
    luck = min(keywords.value(unit, "uncanny-luck"), len(faces)) if unit is pool.defender else 0
    if not luck:
        return faces
    alike: dict[tuple[str, str], list[int]] = {}
    for number, key in enumerate(zip(colours, faces, strict=True)):
        alike.setdefault(key, []).append(number)
    options: list[Option] = [("die", *key) for key in alike]
    caps = [len(group) for group in alike.values()]
    ask = say("legion-ask-luck", unit=battle.name(unit), count=luck)
    # legion26:kw.uncanny-luck-x, legion23:kw.uncanny-luck-x
    amounts: tuple[int, ...] = yield Distribute(unit.seat, options, luck, ask, caps=caps, least=0)
    chosen = [number for group, amount in zip(alike.values(), amounts, strict=True) for number in group[:amount]]
    again = yield from roll_defence([colours[number] for number in chosen])
    faces = list(faces)
    for number, face in zip(chosen, again, strict=True):
        faces[number] = face
    tell_defence(battle, unit, [colours[number] for number in chosen], again)
    return faces


def turns_to_blocks(battle: Battle, pool: Pool, unit: Unit) -> bool:
    """Tell whether a unit turns defence surges into blocks: by its chart, or by keywords."""
    if unit.card.surge_defence:
        return True  # legion26:attack.36, legion23:attack.32
    if unit is pool.defender and pool.dodges and keywords.has(unit, "block"):
        return True  # legion26:kw.block, legion23:kw.block
    return battle.edition.defence.turns_to_blocks(pool, unit)


def spend_surges(battle: Battle, pool: Pool, unit: Unit, faces: list[str]) -> Play[list[str]]:
    """Let a unit turn surges into blocks with Surge tokens; the others become blank."""
    faces = list(faces)
    while SURGE in faces:
        offer = offers(battle, pool, unit, SURGE_TOKEN, [BLOCK])
        chosen = yield from ask_to_spend(unit.seat, offer, say("legion-ask-surge", unit=battle.name(unit)))
        if chosen is None:
            break
        spend(battle, pool, unit, chosen[0])
        # legion26:attack.36, legion23:attack.32, legion23:attack.40, legion26:token.surge, legion23:token.03
        faces[faces.index(SURGE)] = BLOCK
    return [BLANK if face == SURGE else face for face in faces]  # legion26:attack.36, legion23:attack.32


def reflect(battle: Battle, pool: Pool, by: Unit) -> Play[None]:
    """Let the attacker suffer what a unit reflects; the attack goes on even if that defeats it."""
    wounds, pool.reflected = pool.reflected, 0
    if wounds and pool.attacker is not None:
        battle.log.tell("legion-reflects", unit=battle.name(pool.attacker), count=wounds)
        # legion26:kw.deflect, legion26:kw.deflect.2, legion23:kw.deflect, legion23:kw.deflect.2
        # legion23:kw.ataru-mastery.2, legion23:kw.soresu-mastery.3, legion23:kw.djem-so-mastery.2
        yield from suffer(battle, pool.attacker, wounds)
        collect_bounty(battle, by, pool.attacker)  # legion26:kw.bounty.2, legion23:kw.bounty


# Pierce.


def modify_defence_dice(battle: Battle, pool: Pool) -> Play[None]:
    """Let the attacker cancel blocks with Pierce (legion26:attack.37, legion23:attack.33)."""
    yield from ()
    before = pool.blocks
    # legion26:weaponkw.pierce-x, legion23:weaponkw.pierce-x
    pool.blocks = blocks_left_by_pierce(battle, pool, pool.defender, before, pierce_left(pool))
    if pool.blocks < before:
        battle.log.tell("legion-pierces", unit=battle.name(pool.defender), count=before - pool.blocks)


def pierce(pool: Pool) -> int:
    """Return the Pierce of a pool; Makashi Mastery has given one of it away."""
    return pool.value("pierce") - int(pool.makashi)  # legion26:kw.makashi-mastery, legion23:kw.makashi-mastery


def pierce_left(pool: Pool) -> int:
    """Return how much Pierce has not been spent on guardians."""
    return max(pierce(pool) - pool.pierced, 0)  # legion26:weaponkw.pierce-x.2, legion23:weaponkw.pierce-x.2


def immune_to_pierce(pool: Pool, unit: Unit) -> bool:
    """Tell whether Pierce can't cancel the blocks of a unit that defends or guards."""
    if pool.makashi:
        return False  # legion26:kw.makashi-mastery, legion23:kw.makashi-mastery
    if keywords.has(unit, "immune-pierce"):
        return True  # legion26:kw.immune-pierce, legion23:kw.immune-pierce, legion23:kw.immune-pierce.2
    if pool.melee and keywords.has(unit, "immune-melee-pierce"):
        return True  # legion26:kw.immune-melee-pierce
    dodged = pool.melee and pool.dodges > 0 and unit is pool.defender
    return dodged and keywords.has(unit, "duelist")  # legion26:kw.duelist.2, legion23:kw.duelist, legion23:kw.duelist.2


def blocks_left_by_pierce(battle: Battle, pool: Pool, unit: Unit, blocks: int, spent: int) -> int:
    """Return how many blocks a unit has left if so much Pierce is spent on them."""
    if immune_to_pierce(pool, unit):
        return blocks
    cancelled = min(spent, blocks)
    if cancelled and not pool.makashi:
        cancelled -= battle.edition.defence.saved_from_pierce(unit)  # legion26:kw.impervious
    return blocks - cancelled
