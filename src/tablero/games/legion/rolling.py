"""Rolling attack dice (rulebook: "Roll Attack Dice"): better and worse dice, rerolls, and converting surges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tablero.games.legion import cards, keywords, suppression
from tablero.games.legion.dice import (
    BLANK,
    CRITICAL,
    HIT,
    RED,
    SURGE,
    WHITE,
    attack_downgraded,
    attack_upgraded,
    roll_attack,
    told,
)
from tablero.games.legion.pools import Added, Die, Pool
from tablero.games.legion.spending import after_spending, ask_to_spend, offers, spend
from tablero.games.legion.state import AIM, DODGE, OBSERVATION, Battle, Unit
from tablero.games.legion.state import SURGE as SURGE_TOKEN
from tablero.games.legion.tokens import Source, take
from tablero.kernel import Choose, Distribute, Option, Play, say

REROLLS: Final = 2
"""How many dice an Aim token rerolls."""
MOST_VAAPAD: Final = 3
RED_VAAPAD: Final = "red-vaapad"
"""How effects write that Vaapad Mastery adds red dice while its unit is engaged."""
PIERCE: Final = cards.Keyword("pierce", 1)
BETTER: Final = {BLANK: HIT, HIT: CRITICAL}
"""What Marksman and Jar'Kai Mastery turn results into."""


class Rolling:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def weapon_chart(self, added: Added) -> str:
        """Return what a weapon's own surge chart makes of its dice: it serves those alone."""
        return added.weapon.surge  # legion26:attack.05, legion26:attack.43, legion26:apxd.03


class Rolling2023(Rolling):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def weapon_chart(self, added: Added) -> str:
        """Return what a weapon's own surge chart makes of its dice in a unit's pool: nothing."""
        return ""  # legion23:card.10, legion23:attack.03


def roll_attack_dice(battle: Battle, pool: Pool) -> Play[None]:
    """Roll the dice of a pool, reroll some, and convert surges."""
    if pool.attacker is not None:
        # legion26:kw.vaapad-mastery
        wounds = suppression.wounds_on(battle, pool.attacker) if keywords.has(pool.attacker, "vaapad-mastery") else 0
        fierce = keywords.has(pool.attacker, RED_VAAPAD) and pool.around.engaged(pool.attacker)
        pool.dice += [Die(RED if fierce else WHITE, -1) for _ in range(min(wounds, MOST_VAAPAD))]
    yield from change_dice(battle, pool)
    yield from reroll(battle, pool, pool.dice)  # legion26:attack.18, legion23:attack.19
    yield from aim(battle, pool)
    yield from convert_surges(battle, pool)
    yield from improve(battle, pool, AIM, "marksman", True)  # legion26:kw.marksman, legion23:kw.marksman
    yield from improve(battle, pool, DODGE, "jarkai-mastery", pool.melee)  # legion26:kw.jarkai-mastery
    count(pool)
    # legion26:attack.39, legion26:attack.45, legion23:attack.35: what is cancelled later has been there
    pool.struck = pool.results > 0


def reroll(battle: Battle, pool: Pool, dice: list[Die]) -> Play[None]:
    """Roll these dice together, for the first time or again."""
    faces = yield from roll_attack([die.colour for die in dice])
    for die, face in zip(dice, faces, strict=True):
        die.face = face
    if dice:
        shown = told([die.colour for die in dice], faces)
        battle.log.tell("legion-attack-roll", seat=pool.seat + 1, dice=shown)


def count(pool: Pool) -> None:
    """Count the results of a pool's dice, which have no surges any more."""
    faces = [die.face for die in pool.dice]
    pool.hits, pool.criticals, pool.blanks = faces.count(HIT), faces.count(CRITICAL), faces.count(BLANK)


# Upgrading and downgrading.


def change_dice(battle: Battle, pool: Pool) -> Play[None]:
    """Downgrade dice, then upgrade dice (legion26:attack.17)."""
    downgrade(battle, pool)
    unit = pool.attacker
    if unit is None:
        return
    if pool.sniping:
        upgrade(pool.dice)  # legion26:weaponkw.sniper-team
    yield from upgrade_some(battle, pool, "anti-materiel", keywords.vehicle(pool.defender))
    yield from upgrade_some(battle, pool, "anti-personnel", keywords.trooper(pool.defender))
    near = pool.has("assault") and pool.around.within(pool.origin, pool.defender, 1)
    yield from upgrade_some(battle, pool, "assault", near)


def downgrade(battle: Battle, pool: Pool) -> None:
    """Downgrade the dice of weapons that are Cumbersome to a unit which has moved (legion26:weaponkw.cumbersome)."""
    if pool.attacker is None or not battle.edition.weapons.cumbersome(pool.attacker):
        return
    for die in pool.dice:
        if die.added >= 0 and any(each.name == "cumbersome" for each in pool.added[die.added].weapon.keywords):
            die.colour = attack_downgraded(die.colour)  # legion26:attack.22


def upgrade(dice: Iterable[Die]) -> None:
    """Upgrade each of these dice by one step (legion26:attack.22)."""
    for die in dice:
        die.colour = attack_upgraded(die.colour)


def upgrade_some(battle: Battle, pool: Pool, name: str, applies: bool) -> Play[None]:
    """Upgrade as many dice of each weapon as its keyword says; the attacker chooses which, each of them once.

    legion26:weaponkw.anti-materiel-x, legion26:weaponkw.anti-personnel-x, legion26:weaponkw.assault-x
    """
    if not applies:
        return
    weapons = {added.weapon.name: added.weapon for added in pool.added}
    for weapon in weapons.values():
        number = keywords.total(weapon.keywords, name)
        bearers = sum(added.weapon.name == weapon.name for added in pool.added)
        # legion26:attack.23
        able = [die for die in pool.dice if die.colour != RED and _is_from(pool, die, weapon.name)]
        chosen = yield from choose_dice(
            pool, able, lambda die: (die.colour,), number * bearers, number * bearers, "legion-ask-upgrade"
        )
        upgrade(chosen)


def _is_from(pool: Pool, die: Die, weapon: str) -> bool:
    return die.added >= 0 and pool.added[die.added].weapon.name == weapon


def choose_dice(
    pool: Pool, dice: list[Die], key: Callable[[Die], tuple[str, ...]], least: int, most: int, ask: str
) -> Play[list[Die]]:
    """Have the attacker choose so many of these dice; those that are alike are one option."""
    alike: dict[tuple[str, ...], list[Die]] = {}
    for die in dice:
        alike.setdefault(key(die), []).append(die)
    options: list[Option] = [("die", *kind) for kind in alike]
    least, most = min(least, len(dice)), min(most, len(dice))
    if not most:
        return []
    caps = [len(group) for group in alike.values()]
    amounts: tuple[int, ...] = yield Distribute(pool.seat, options, most, say(ask, count=most), caps=caps, least=least)
    return [die for group, amount in zip(alike.values(), amounts, strict=True) for die in group[:amount]]


# Rerolls.


def aim(battle: Battle, pool: Pool) -> Play[None]:
    """Let the attacker spend Aim tokens, and Observation tokens of the defender, one after the other, to reroll dice."""
    unit = pool.attacker
    if unit is None:
        return  # legion26:weaponkw.detonate-x.4, legion23:weaponkw.detonate-x.2
    while pool.dice:
        offer = offers(battle, pool, unit, AIM, ["reroll"])
        if pool.defender.has(OBSERVATION):
            # legion26:kw.observe-x.2, legion26:token.observation, legion23:kw.observe-x.2, legion23:token.05
            seen = Source(pool.defender.id, OBSERVATION)
            offer["spend", OBSERVATION, pool.defender.id, "reroll"] = (seen, "reroll")
        chosen = yield from ask_to_spend(pool.seat, offer, say("legion-ask-aim", unit=battle.name(unit)))
        if chosen is None:
            break
        source, _ = chosen
        if source.kind == OBSERVATION:
            take(pool.defender, OBSERVATION)
            yield from reroll_some(battle, pool, 1)
            continue
        spend(battle, pool, unit, source)
        pool.aims += 1
        # legion26:token.aim, legion23:token.01, legion26:kw.precise-x, legion23:kw.precise-x
        yield from reroll_some(battle, pool, REROLLS + keywords.value(unit, "precise"))
        after_spending(battle, pool, unit, AIM)
    if pool.aims and pool.melee and keywords.has(unit, "duelist"):
        pool.extra.append(PIERCE)  # legion26:kw.duelist, legion23:kw.duelist


def reroll_some(battle: Battle, pool: Pool, most: int) -> Play[None]:
    """Let the attacker reroll some dice together, each of them once (legion26:attack.19, legion23:attack.20)."""

    def key(die: Die) -> tuple[str, ...]:
        chart = battle.edition.rolling.weapon_chart(pool.added[die.added]) if die.added >= 0 else ""
        return (die.colour, die.face, chart) if chart else (die.colour, die.face)

    chosen = yield from choose_dice(pool, pool.dice, key, 0, most, "legion-ask-reroll")
    yield from reroll(battle, pool, chosen)


# Surges.


def unit_chart(battle: Battle, pool: Pool, unit: Unit) -> str:
    """Return what a unit turns attack surges into: `hit`, `critical` or nothing."""
    charts = [unit.card.surge_attack, *(each.card.surge_attack for each in unit.upgrades if each.in_force)]
    if keywords.has(unit, "jedi-hunter") and has_force(pool.defender):
        charts.append(CRITICAL)  # legion26:kw.jedi-hunter, legion23:kw.jedi-hunter
    if keywords.has(unit, "hold-the-line") and pool.around.engaged(unit):
        charts.append(HIT)  # legion26:kw.hold-the-line
    return best(charts)


def has_force(unit: Unit) -> bool:
    """Tell whether a unit has the icon of the Force on its upgrade bar."""
    return "force" in unit.card.upgrade_slots


def best(charts: Iterable[str]) -> str:
    """Return the best of what surges may be turned into.

    >>> best(["", "hit", "critical"]), best(["hit", ""]), best([""])
    ('critical', 'hit', '')
    """
    found = list(charts)
    return CRITICAL if CRITICAL in found else HIT if HIT in found else ""


def convert_surges(battle: Battle, pool: Pool) -> Play[None]:
    """Convert surges: by keywords and charts, then with Surge tokens; the others become blank."""
    unit = pool.attacker
    own = best((pool.chart, "" if unit is None else unit_chart(battle, pool, unit)))
    surges = [die for die in pool.dice if die.face == SURGE]
    charts = [best((own, _chart_of(battle, pool, die))) for die in surges]
    criticals = pool.value("critical") + mission_critical(
        pool
    )  # legion26:weaponkw.critical-x, legion23:weaponkw.critical-x
    for die, chart in sorted(zip(surges, charts, strict=True), key=lambda pair: pair[1] == HIT):
        if chart != CRITICAL and criticals:
            die.face, criticals = CRITICAL, criticals - 1
        elif chart:
            die.face = chart  # legion26:attack.20, legion23:attack.21
    surges = [die for die in surges if die.face == SURGE]
    while surges and unit is not None:
        offer = offers(battle, pool, unit, SURGE_TOKEN, [HIT])
        chosen = yield from ask_to_spend(pool.seat, offer, say("legion-ask-surge", unit=battle.name(unit)))
        if chosen is None:
            break
        spend(battle, pool, unit, chosen[0])
        # legion26:attack.20, legion23:attack.21, legion23:attack.40, legion26:token.surge, legion23:token.03
        surges.pop().face = HIT
    for die in surges:
        die.face = BLANK  # legion26:attack.20, legion23:attack.21


def _chart_of(battle: Battle, pool: Pool, die: Die) -> str:
    if die.added < 0:
        return ""
    added = pool.added[die.added]
    if pool.attacker is None:
        # legion26:weaponkw.detonate-x.2, legion23:weaponkw.detonate-x.2, legion23:card.10
        return added.weapon.surge
    return battle.edition.rolling.weapon_chart(added)


def mission_critical(pool: Pool) -> int:
    """Return what Complete the Mission adds against a defender near a Priority Mission token."""
    unit = pool.attacker
    if unit is None or not keywords.has(unit, "complete-the-mission"):
        return 0
    # legion26:kw.complete-the-mission.2
    return 2 if pool.around.near_token(pool.defender, "priority-mission", unit.seat) else 0


def improve(battle: Battle, pool: Pool, kind: str, name: str, applies: bool) -> Play[None]:
    """Let a unit with this keyword spend tokens, each to turn a blank into a hit or a hit into a critical."""
    unit = pool.attacker
    if unit is None or not applies or not keywords.has(unit, name):
        return
    while True:
        faces = [face for face in BETTER if any(die.face == face for die in pool.dice)]
        offer = offers(battle, pool, unit, kind, faces)
        told, token = say(f"legion-keyword-{name}"), say(f"legion-token-{kind}")
        ask = say("legion-ask-improve", unit=battle.name(unit), token=token, keyword=told)
        chosen = yield from ask_to_spend(pool.seat, offer, ask)
        if chosen is None:
            return
        source, face = chosen
        spend(battle, pool, unit, source)
        next(die for die in pool.dice if die.face == face).face = BETTER[face]
        after_spending(battle, pool, unit, kind)


def offer_to_snipe(battle: Battle, pool: Pool) -> Play[bool]:
    """Ask a Sniper Team whether all dice are cancelled, for a wound if a critical is among them."""
    if not pool.sniping or not pool.dice:
        return False
    ask = say("legion-ask-snipe", count=pool.criticals)
    chosen: Option = yield Choose(pool.seat, ["attack", "snipe"], ask)  # legion26:weaponkw.sniper-team.2
    return chosen == "snipe"
