"""Constant abilities and what comes of them (chapters 7.3, 7.7.3, 8.15 and 8.16): power, HP, keywords, gained abilities.

`derive` computes it all for every unit whenever the table has changed since it was last asked: printed values, then all
modifiers together, never below zero in the end. What comes out is what every rule and ability asks for. A card that
isn't in play has no modifiers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tablero.games.swu.abilities import (
    Ability,
    Act,
    Action,
    Constant,
    Grant,
    PrintedAs,
    Standing,
    Target,
    Triggered,
    amount_of,
)
from tablero.games.swu.constants import ATTACK, ATTACKS, DAMAGE, DOUBLE_RAID, GRIT, HEADED, IN_PLAY, RAID, RESTORE
from tablero.games.swu.state import NO_FAULT, InForce, Lasting, Piece, Table, Unit, Upgrade

Boon = tuple[Piece, int, Constant]


def current(table: Table) -> None:
    """See to it that everything derived is up to date (swu:8.16.1, swu:8.16.3)."""
    if table.dirty:
        derive(table)


def derive(table: Table) -> None:
    """Compute what follows from the printed values, upgrades, constant abilities and lasting effects.

    What is printed stays in the face, modifiers add up.
    """
    table.dirty = table.recalled = False
    table.ledger = []
    muted = table.muted
    table.reads = 0
    boons = _gather(table)
    if table.muted != muted:  # once more, as leaders have abilities now or have none
        muted = table.muted
        boons = _gather(table)
        table.muted = muted
    units = table.units()
    for player in table.players:
        player.halved = player.barred = player.sees_top = False
    for _, seat, rule in table.rules:
        if rule.rule == "half-payments":
            table.players[seat].halved = True
        if rule.rule == "sees-top":
            table.players[seat].sees_top = True
        if rule.rule == "blank-credits":
            for other in table.opponents(seat):
                table.players[other].barred = True
    table.giving = bool(boons)
    _apply(table, units, boons)
    attack = table.attack
    attacker = attack.attacker if attack is not None and not attack.over else None
    for unit in units:
        _finish(table, unit, unit is attacker)


def derive_entering(table: Table, unit: Unit) -> None:
    """Derive what follows from a unit that enters play: of itself only, where no constant ability gives anything."""
    if table.giving or table.muted or unit.face.in_force:
        table.dirty = True
    else:
        _start(table, unit)
        _finish(table, unit, False)


def derive_leaving(table: Table, unit: Unit) -> None:
    """See whether anything follows from a unit that leaves play: not if it gave nothing and nobody gives anything."""
    if table.giving or unit.face.in_force or unit.upgrades or unit.gained:
        table.dirty = True


def _gather(table: Table) -> list[Boon]:
    """Start from what is printed, and find out which abilities are in force."""
    units = table.units()
    for unit in units:
        _start(table, unit)
    boons: list[Boon] = []
    table.watchers = []
    table.costs = []
    table.rules = []
    table.replacements = []
    for piece, seat, ability in _in_force(table, units):
        _sort(table, boons, piece, seat, ability)
    table.muted = any(rule.rule == "mute-leaders" for _, _, rule in table.rules)  # swu:8.15.2
    return boons


def _start(table: Table, unit: Unit) -> None:
    """Set a unit's values to what is printed on it, on its upgrades, and to its lasting effects."""
    face = unit.face
    printed = (face.power, face.hp)  # swu:8.22.1
    unit.flags = face.flags
    unit.raid = face.raid
    unit.restore = face.restore
    unit.limits = unit.lost = 0
    unit.gained = ()
    unit.traits = face.traits
    if not (unit.upgrades or unit.lasting or table.muted):  # most units: nothing but what is printed
        unit.printed = printed
        unit.power, unit.hp = printed
        unit.blank = unit.silent = False
        return
    power = hp = 0
    blanks: list[Grant] = []
    unit.blank = False
    for upgrade in unit.upgrades:
        power += upgrade.face.bonus_power  # swu:1.10.2, swu:1.10.3, swu:3.6.7, swu:8.16.6.c
        hp += upgrade.face.bonus_hp  # swu:1.11.2, swu:1.11.3, swu:8.16.7.d
        for ability in upgrade.face.standing:
            if type(ability) is Constant and ability.grant.blank:
                table.reads |= ability.reads
                blanks += [ability.grant] if _applies(table, ability, upgrade) else []
            elif type(ability) is PrintedAs:
                printed = (ability.power, ability.hp)
    unit.printed = printed
    unit.power = power + printed[0]  # swu:8.16.2
    unit.hp = hp + printed[1]
    for lasting in unit.lasting:
        if lasting.grant.blank:
            blanks.append(lasting.grant)
    muted = table.muted and unit.leader
    unit.blank = bool(blanks) or muted
    unit.silent = bool(blanks) and (muted or _at_odds(blanks))
    if unit.blank:  # swu:8.15.2
        unit.flags = unit.raid = unit.restore = 0
    for lasting in unit.lasting:
        _give(table, unit, lasting.grant, None)


def _at_odds(blanks: Sequence[Grant]) -> bool:
    """Tell whether what one of these gives is an other ability for the rest, which take it; the same keyword is not."""
    return len(blanks) > 1 and (bool(blanks[0].abilities) or any(one != blanks[0] for one in blanks))


def _applies(table: Table, ability: Constant, upgrade: Upgrade) -> bool:
    """Tell whether the condition of an upgrade's ability holds, which must not ask for derived values."""
    return ability.condition is None or ability.condition.holds(table, Act(upgrade.controller, upgrade))


def _in_force(table: Table, units: Sequence[Unit]) -> Iterator[tuple[Piece, int, Ability]]:
    """Yield every constant and watching ability in play, with its piece and the player who has it.

    They are in force as long as their card is in play with this face up, whether it is exhausted or not.
    """
    for player in table.players:
        if player.out:
            continue
        base = player.base
        for ability in base.face.in_force:
            yield base, player.seat, ability
        for leader in player.leaders:
            if leader.deployed:
                continue  # swu:3.4.3, swu:4.9.1
            if not table.muted:  # swu:8.15.2
                for ability in leader.face.in_force:
                    yield leader, player.seat, ability
    for unit in units:  # those that have left play are not among them (swu:8.12.2)
        if not unit.blank:
            kept = unit.face.in_force if not unit.lost & HEADED else _unheaded(unit.face.in_force)
            for ability in kept:
                yield unit, unit.controller, ability  # swu:7.1.1, swu:7.3.2, swu:7.3.4
            for gained in unit.gained:
                yield unit, unit.controller, gained
        for upgrade in unit.upgrades:  # swu:3.6.8, swu:3.6.9
            for ability in upgrade.face.in_force:
                yield upgrade, upgrade.controller, ability
    for entry in table.in_force:
        yield _holder(table, entry), entry.seat, entry.ability


def headed(ability: Ability) -> bool:
    """Tell whether an ability is that of a keyword which stands before it: Bounty, Coordinate."""
    if isinstance(ability, Triggered):
        return bool(ability.keyword)
    return isinstance(ability, Constant | Action) and ability.condition is not None and bool(ability.condition.keyword)


def _unheaded(abilities: Sequence[Ability]) -> list[Ability]:
    return [one for one in abilities if not headed(one)]


def _holder(table: Table, entry: InForce) -> Piece:
    """Return the piece that a lasting effect on the game is about, or one that stands for its card."""
    piece: Piece | None = table.unit(entry.piece) if entry.piece >= 0 else None
    return piece or Piece(entry.piece, -1, entry.source, entry.seat, entry.seat)


def _sort(table: Table, boons: list[Boon], piece: Piece, seat: int, ability: Ability) -> None:
    if isinstance(ability, Triggered):
        if not ability.own:
            table.watchers.append((piece, ability))
    elif type(ability) is Constant:
        boons.append((piece, seat, ability))  # swu:7.3.1
    elif isinstance(ability, Standing):
        getattr(table, ability.part).append((piece, seat, ability))


def _apply(table: Table, units: Sequence[Unit], boons: list[Boon]) -> None:
    """Apply constant abilities; those that depend on what others bring about wait until it is there."""
    waiting: list[Boon] = []
    queue = boons
    while queue:
        later: list[Boon] = []
        for boon in queue:
            if boon[2].depends:
                table.reads |= boon[2].reads
                waiting.append(boon)  # swu:7.3.3.a
            else:
                later += _bestow(table, units, boon)
        queue = later
    progress = bool(waiting)
    while progress:
        progress = False
        _settle_values(table, units)
        for boon in list(waiting):
            act = Act(boon[1], boon[0])
            condition = boon[2].condition
            if condition is None or condition.holds(table, act):
                waiting.remove(boon)
                _unsettle_values(table, units)
                waiting += _bestow(table, units, boon)
                _settle_values(table, units)
                progress = True
        _unsettle_values(table, units)


def _settle_values(table: Table, units: Sequence[Unit]) -> None:
    """Let units have the power that they would have now, for conditions that ask."""
    attacker = table.attack.attacker if table.attack is not None and not table.attack.over else None
    for unit in units:
        unit.power += _in_battle(unit, unit is attacker)


def _unsettle_values(table: Table, units: Sequence[Unit]) -> None:
    attacker = table.attack.attacker if table.attack is not None and not table.attack.over else None
    for unit in units:
        unit.power -= _in_battle(unit, unit is attacker)


def _in_battle(unit: Unit, attacking: bool) -> int:
    """Return what Grit and Raid add to its power now; Grit only once."""
    flags = unit.flags & ~unit.lost
    extra = unit.damage if flags & GRIT else 0
    if attacking and not unit.lost & RAID:
        extra += unit.raid * 2 if unit.limits & DOUBLE_RAID else unit.raid
    return extra


def _bestow(table: Table, units: Sequence[Unit], boon: Boon) -> list[Boon]:
    """Give its units what a constant ability gives; return the constant abilities that they gain."""
    piece, seat, ability = boon
    table.reads |= ability.reads
    act = Act(seat, piece)
    condition = ability.condition
    if (
        condition is not None
        and not condition.derived  # it holds then, or its turn would not have come (swu:7.3.3.a)
        and not condition.holds(table, act)  # swu:7.3.3
    ):
        return []
    gained: list[Boon] = []
    for unit in _receivers(table, units, ability, act):
        grant = _shared(piece) if ability.grant.shares else ability.grant
        act.things = [unit]
        _give(table, unit, grant, act)
        if grant.abilities and not unit.silent and (grant.blank or not unit.blank):
            for one in grant.abilities:
                if isinstance(one, Triggered):
                    if not one.own:
                        table.watchers.append((unit, one))
                elif type(one) is Constant:
                    gained.append((unit, unit.controller, one))
                elif isinstance(one, Standing):
                    getattr(table, one.part).append((unit, unit.controller, one))
    return gained


def _shared(piece: Piece) -> Grant:
    """Return the keywords that a unit has so far, to be given to others."""
    if not isinstance(piece, Unit):
        return Grant()
    lost = piece.lost
    raid, restore = (0 if lost & RAID else piece.raid), (0 if lost & RESTORE else piece.restore)
    return Grant(keywords=piece.flags & ~lost, raid=raid, restore=restore, abilities=_headed(piece))  # swu:7.5.3


def _headed(unit: Unit) -> tuple[Ability, ...]:
    """Return the abilities of a unit that a keyword heads."""
    return tuple(
        one
        for one in abilities_of(unit)
        if (isinstance(one, Triggered) and one.keyword)
        or (isinstance(one, Constant) and one.condition is not None and one.condition.keyword)
    )


def _receivers(table: Table, units: Sequence[Unit], ability: Constant, act: Act) -> Sequence[Unit]:
    to = ability.to
    if to is None or isinstance(to, Target):  # the attached unit
        source = act.source
        if isinstance(source, Upgrade):
            return (source.unit,)
        return (source,) if isinstance(source, Unit) else ()
    return [unit for unit in units if to.test(table, act, unit)]


def _give(table: Table, unit: Unit, grant: Grant, act: Act | None) -> None:
    """Give a unit a grant: power and HP, keywords and abilities if it can gain any."""
    if act is None:  # a lasting effect, whose amounts were fixed when it was made
        unit.power += grant.power  # type: ignore[operator]
        unit.hp += grant.hp  # type: ignore[operator]
    else:
        power, hp = amount_of(grant.power, table, act), amount_of(grant.hp, table, act)
        unit.power += power  # swu:8.16.6.a
        unit.hp += hp  # swu:8.16.7.a
        if table.ledger is not None and (power or hp):
            table.ledger.append((unit, power, hp, act.face))
    if grant.printed != (None, None) and not (act is not None and _reprinted_since(unit, act.source)):
        _reprint(unit, *grant.printed)
    unit.limits |= grant.limits  # what an upgrade says of its unit is no ability of the unit (swu:3.6.10)
    unit.lost |= grant.lost
    if grant.traits or grant.lost_traits:
        unit.traits = (unit.traits | frozenset(grant.traits)) - frozenset(grant.lost_traits)
    if unit.silent or (unit.blank and not grant.blank):  # what takes all other abilities may give some (swu:8.15.2)
        return
    unit.flags |= grant.keywords
    if grant.raid:  # swu:7.5.9.b
        unit.raid += grant.raid if act is None else amount_of(grant.raid, table, act)  # type: ignore[operator]
    if grant.restore:
        unit.restore += grant.restore if act is None else amount_of(grant.restore, table, act)  # type: ignore[operator]
    if grant.abilities:
        unit.gained += grant.abilities


def _reprinted_since(unit: Unit, source: Piece) -> bool:
    """Tell whether an upgrade that came later than a card says what counts as printed on its unit (swu:7.7.3.c)."""
    return any(
        upgrade.id > source.id and any(type(one) is PrintedAs for one in upgrade.face.standing)
        for upgrade in unit.upgrades
    )


def _reprint(unit: Unit, power: int | None, hp: int | None) -> None:
    """Let other numbers count as the printed power and HP of a unit; modifiers stay."""
    before = unit.printed
    unit.printed = (before[0] if power is None else power, before[1] if hp is None else hp)
    unit.power += unit.printed[0] - before[0]  # swu:1.10.2.a
    unit.hp += unit.printed[1] - before[1]  # swu:1.11.2.a


def _finish(table: Table, unit: Unit, attacking: bool) -> None:
    """Take away what is lost, add Grit and Raid, and let nothing be below zero.

    Whatever lost keywords were given before, they are lost as long as the later effect lasts.
    """
    lost = unit.lost
    if lost:
        unit.flags &= ~lost  # swu:7.7.3.c
        if lost & RAID:
            unit.raid = 0
        if lost & RESTORE:
            unit.restore = 0
    if unit.limits & DOUBLE_RAID:
        unit.raid *= 2
    power = unit.power
    if unit.flags & GRIT:
        power += unit.damage  # swu:7.5.12.a, swu:7.5.12.b
        table.reads |= DAMAGE
    if unit.raid:
        table.reads |= ATTACKS
        if attacking:  # swu:7.5.9.c
            power += unit.raid  # swu:7.5.9.a, swu:7.5.9.d
    unit.power = power if power > 0 else 0  # swu:1.10.4, swu:8.16.4
    if unit.hp < 0:
        unit.hp = 0  # swu:1.11.4


def give(table: Table, unit: Unit, until: int, grant: Grant, act: Act) -> None:
    """Put a lasting effect on a unit; its amounts are fixed now."""
    fixed = Grant(
        power=amount_of(grant.power, table, act),
        hp=amount_of(grant.hp, table, act),
        keywords=grant.keywords,
        raid=amount_of(grant.raid, table, act),
        restore=amount_of(grant.restore, table, act),
        abilities=grant.abilities,
        limits=grant.limits,
        lost=grant.lost,
        blank=grant.blank,
        traits=grant.traits,
        lost_traits=grant.lost_traits,
        printed=grant.printed,
    )
    current(table)
    if unit.blank:  # what it can't gain now it doesn't gain later either (swu:8.15.2)
        fixed = replace(fixed, keywords=0, raid=0, restore=0, abilities=())
    if fixed.hp or fixed.printed[1] is not None:
        unit.hurt_by = act.seat  # swu:1.18.1.d
    attack = table.attacks if until == ATTACK else 0
    unit.lasting.append(Lasting(until, fixed, act.face, act.seat, attack))  # swu:7.7.2, swu:7.7.3.a
    table.dirty = True


def expire(table: Table, *spans: int, attack: int = 0) -> None:
    """End the lasting effects of these spans of time, all at once.

    Of those for an attack only those stay that an attack around this one has: what has a higher number than this one was
    given in it, after another within it was over.
    """
    for player in table.players:
        for unit in player.units:
            if unit.lasting:
                kept = [one for one in unit.lasting if one.until not in spans or one.attack < attack]
                if any(isinstance(one.grant.hp, int) and one.grant.hp > 0 and one not in kept for one in unit.lasting):
                    unit.hurt_by = NO_FAULT
                unit.lasting = kept  # swu:7.7.3.e
                table.dirty = True
    if table.in_force and not attack:
        table.dirty = True
        table.in_force = [one for one in table.in_force if one.until not in spans]  # swu:7.7.3.e


def lift(table: Table, unit: Unit) -> None:
    """End the effects that lasted as long as a unit, which leaves play; a unit that falls by it was defeated by nobody."""
    ending = [one for one in table.in_force if one.until == IN_PLAY and one.piece == unit.id]
    for entry in ending:
        ability = entry.ability
        if isinstance(ability, Constant) and ability.grant.hp:
            for other in _receivers(table, table.units(), ability, Act(entry.seat, unit)):
                other.hurt_by = NO_FAULT
    if ending:
        table.in_force = [one for one in table.in_force if one not in ending]
        table.dirty = True


# What a piece can do now.


def triggers_of(piece: Piece) -> Sequence[Triggered]:
    """Return the triggered abilities that a piece has, printed and gained."""
    if isinstance(piece, Unit):
        if piece.blank:
            return [one for one in piece.gained if isinstance(one, Triggered)]
        if piece.lost & HEADED:  # swu:8.15.1
            return [
                one for one in (*piece.face.triggers, *piece.gained) if isinstance(one, Triggered) and not one.keyword
            ]
        if piece.gained:
            # What an upgrade gives its unit is the unit's, so its controller resolves it: swu:1.5.2.e.
            return (*piece.face.triggers, *[one for one in piece.gained if isinstance(one, Triggered)])
    return piece.face.triggers


def actions_of(piece: Piece) -> Sequence[Action]:
    """Return the action abilities that a piece has, printed and gained."""
    if isinstance(piece, Unit):
        if piece.blank:
            return ()
        if piece.gained or piece.lost & HEADED:
            found = (*piece.face.actions, *[one for one in piece.gained if isinstance(one, Action)])  # swu:7.2.1
            return [one for one in found if not headed(one)] if piece.lost & HEADED else found  # swu:8.15.1
    return piece.face.actions


def abilities_of(piece: Piece) -> Sequence[Ability]:
    """Return all abilities that a piece has, printed and gained."""
    if isinstance(piece, Unit):
        if piece.blank:
            return piece.gained
        found = (*piece.face.abilities, *piece.gained)  # swu:1.6.1
        return _unheaded(found) if piece.lost & HEADED else found
    return piece.face.abilities
