"""What a seat may know, put together from nothing else: open cards, counts of what is face down, its own cards.

Cards and pieces are named as options name them: `card` is the number of a card, `id` that of a piece. What is printed on
a card, and what it does, is told once for each key, under `cards`. All that is public is there for everybody;
hands, decks and resources only for those who may look at them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

from tablero.games.swu.abilities import Ability
from tablero.games.swu.cards import Face
from tablero.games.swu.constants import ARENAS, KEYWORD_BITS, RAID, RESTORE
from tablero.games.swu.labels import Gift, Given, gifts, values
from tablero.games.swu.state import NOBODY, Base, Leader, Player, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.saying import lines
from tablero.kernel import Json, Sections
from tablero.kernel.messages import message_to_json

PHASES = ("setup", "action", "regroup")
PRINTED = ("cost", "power", "hp", "upgrade_power", "upgrade_hp", "arena")


def seen_by(table: Table, seat: int | None) -> set[int]:
    """Return the cards of which a seat knows where they lie; a spectator knows what everybody knows.

    All others stay hidden unless something lets the seat look at them.
    """
    mask = table.everyone if seat is None else 1 << seat
    seen = {card for card, known in enumerate(table.known) if known & mask == mask}  # swu:1.17.2
    if seat is not None and table.players[seat].sees_top:
        seen.update(table.players[seat].deck[-1:])
    for card, seats in table.shown:
        if seat in seats if seat is not None else len(seats) == table.seats:
            seen.add(card)  # swu:1.17.3
    return seen


class Public(NamedTuple):
    """What everybody sees alike: of the game, of each player, and of which cards."""

    game: Json
    players: list[Json]
    keys: set[str]


Part = tuple[Json, tuple[str, ...]]
"""Something that is shown, and the cards that are to be seen there, by their keys."""


def view(table: Table, seat: int | None) -> Json:
    """Return all that a seat (None: a spectator) may know: what is public (swu:1.17.1), counters among it (swu:1.12.1)."""
    sections = Sections()
    return _seen_from(table, seat, _public(table, sections), sections)


def views(table: Table, seats: Sequence[int | None]) -> list[Json]:
    """Return what each of some seats may know; what is public is looked at once, and what stays the same is kept."""
    if table.sections is None:
        table.sections = Sections()
    public = _public(table, table.sections)
    return [_seen_from(table, seat, public, table.sections) for seat in seats]


def _public(table: Table, sections: Sections) -> Public:
    keys = {table.faces[card].key for card in table.playing}
    given = gifts(table) if table.faces else {}
    game = {
        "format": table.format,
        "round": table.round,
        "phase": PHASES[table.phase],
        "active": table.active,
        "initiative": _nobody(table.initiative),
        "initiative_taken": table.initiative_taken,
        "blast": _nobody(table.blast),
        "plan": _nobody(table.plan),
        "attack": _attack(table),
        "playing": sections.part("playing", (table.playing,), lambda: _cards(table, table.playing)),
    }
    return Public(game, [_player(table, player, given, sections, keys) for player in table.players], keys)


def _seen_from(table: Table, seat: int | None, public: Public, sections: Sections) -> Json:
    """Return what is public, and what the seat knows besides."""
    part = sections.part
    tops = [player.deck[-1] for player in table.players if player.seat == seat and player.sees_top and player.deck]
    seen = part(("seen", seat), (table.known, table.shown, tops), lambda: frozenset(seen_by(table, seat)))
    keys = public.keys.copy()
    players = []
    for known, player in zip(public.players, table.players, strict=True):
        shows = seen, player.hand, player.deck, player.ready, player.spent, player.aside
        own, found = part((seat, player.seat), shows, partial(_known_cards, table, player, seen))
        keys.update(found)
        players.append({**known, **own})
    shown = _shown(table, seen)
    keys.update([table.faces[card].key for card in shown])
    return {
        "seat": seat,
        **public.game,
        "players": players,
        "shown": part(("shown", seat), (shown,), lambda: _cards(table, shown)),
        "cards": part(("cards", seat), (keys,), lambda: {key: _printed(key) for key in sorted(keys)}),
    }


def _nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _shown(table: Table, seen: frozenset[int]) -> list[int]:
    """Return the cards that are revealed to the seat right now, or that it looks at."""
    cards = [card for card, _ in table.shown]
    cards += [card for player in table.players for card in player.looked]
    return [card for card in dict.fromkeys(cards) if card not in table.playing and card in seen]


def _cards(table: Table, cards: Iterable[int]) -> list[Json]:
    return [_named(card, table.faces[card].key) for card in cards]


def _keys(table: Table, *piles: Iterable[int]) -> tuple[str, ...]:
    return tuple([table.faces[card].key for pile in piles for card in pile])


@lru_cache(1 << 14)
def _named(card: int, key: str) -> Json:
    return {"card": card, "key": key}


def _player(table: Table, player: Player, given: Given, sections: Sections, keys: set[str]) -> Json:
    """Return what everybody sees of a player; add the cards that are to be seen there to those of the table."""
    part, base, leaders, seat = sections.part, player.base, player.leaders, player.seat
    bases = base.damage, base.epic_used, base.captives
    states = tuple([(leader.deployed, leader.exhausted, leader.epic_used) for leader in leaders])
    discard, found = part(("discard", seat), (player.discard,), partial(_pile, table, player.discard))
    keys.update(found, _keys(table, base.captives), (base.face.key, *[leader.face.key for leader in leaders]))
    units = []
    for unit in player.units:
        shows = _shows(table, unit, given.get(unit.id))
        shown, found = part(unit.id, shows, partial(_unit, table, unit, given.get(unit.id, ())))
        keys.update(found)
        units.append(shown)
    return {
        "seat": seat,
        "out": player.out,
        "passed": player.passed,
        "taken": player.taken,
        "base": part(("base", seat), bases, lambda: _base(table, base)),
        "leaders": part(("leaders", seat), states, lambda: [*map(_leader, leaders)]),
        "looked": len(player.looked),
        "discard": discard,  # swu:4.8.2
        "credits": player.credits,
        "force": player.force,
        "units": units,
    }


def _pile(table: Table, cards: list[int]) -> Part:
    return _cards(table, cards), _keys(table, cards)


def _known_cards(table: Table, player: Player, seen: frozenset[int]) -> Part:
    """Return how many cards a player has face down, and those that a seat has seen."""
    count = len(player.deck)
    resources = player.ready + player.spent
    places = [count - i for i, card in enumerate(player.deck) if card in seen]
    known = [
        [card for card in pile if card in seen] for pile in (player.hand, player.deck, sorted(resources), player.aside)
    ]
    hand, deck, mine, aside = (_cards(table, pile) for pile in known)
    shown = {
        "hand": {"count": len(player.hand), "cards": hand},  # swu:4.7.4
        "deck": {
            "count": count,
            "known": [{"place": place, **card} for place, card in zip(places, deck, strict=True)],
        },
        "resources": {  # swu:1.7.3, swu:1.7.4, swu:1.7.5, swu:4.5.2
            "others": [table.owners[card] for card in resources if table.owners[card] != player.seat],
            "ready": len(player.ready),
            "total": len(resources),
            "cards": mine,
        },
        "removed": aside,
    }
    return shown, _keys(table, *known)


def _base(table: Table, base: Base) -> Json:
    shown = {"key": base.face.key, "hp": base.hp, "damage": base.damage, "epic_used": base.epic_used}
    if base.captives:
        shown["captives"] = _cards(table, base.captives)
    return shown


def _leader(leader: Leader) -> Json:
    return {
        "card": leader.card,
        "key": leader.face.key,
        "deployed": leader.deployed,
        "exhausted": leader.exhausted,
        "epic_used": leader.epic_used,
    }


def _shows(table: Table, unit: Unit, given: Sequence[Gift] | None) -> tuple[Any, ...]:
    """Return all that `_unit` is made of."""
    attack = table.attack
    upgrades = [(one.id, one.card, one.face, one.owner, one.controller, *one.captives) for one in unit.upgrades]
    return (
        unit.card,
        unit.face,
        unit.owner,
        unit.arena,
        unit.power,
        unit.hp,
        unit.damage,
        unit.exhausted,
        unit.flags,
        unit.raid,
        unit.restore,
        unit.blank,
        unit.gained,
        unit.traits,
        unit.named,
        unit.lasting,
        unit.captives,
        attack is not None and attack.attacker is unit and not attack.over,
        given,
        upgrades,
    )


def _unit(table: Table, unit: Unit, given: Sequence[Gift]) -> Part:
    power, hp = values(table, unit, given)
    captives = [card for guard in unit.guards for card in guard.captives]  # swu:8.34.1
    shown = {
        "id": unit.id,
        "card": unit.card,
        "key": unit.face.key,
        "side": unit.face.side,
        "owner": unit.owner,
        "arena": ARENAS[unit.arena],
        "power": power.to_json(),
        "hp": hp.to_json(),
        "damage": unit.damage,
        "exhausted": unit.exhausted,
        "leader": unit.leader,
        "keywords": keywords(unit),
        "blank": unit.blank,
        "gained": [_told(ability) for ability in unit.gained],
        "traits": sorted(unit.traits),
        "named": unit.named,
        "upgrades": [*map(_upgrade, unit.upgrades)],
        "captives": _cards(table, captives),
    }
    return shown, (unit.face.key, *[upgrade.face.key for upgrade in unit.upgrades], *_keys(table, captives))


@lru_cache(1 << 12)
def _told(ability: Ability) -> Json:
    return message_to_json(ability.text())


def _upgrade(upgrade: Upgrade) -> Json:
    face = upgrade.face
    return {
        "id": upgrade.id,
        "card": upgrade.card,
        "key": face.key,
        "side": face.side,
        "owner": upgrade.owner,
        "controller": upgrade.controller,
    }


def keywords(unit: Unit) -> list[tuple[str, int]]:
    """Return the keywords that a unit has now, each with its number, 0 if it has none."""
    found = [(name, 0) for name, bit in KEYWORD_BITS.items() if bit not in (RAID, RESTORE) and unit.flags & bit]
    found += [(name, number) for name, number in (("raid", unit.raid), ("restore", unit.restore)) if number]
    return found


def _attack(table: Table) -> Json:
    """Return who attacks what right now."""
    attack = table.attack
    if attack is None or attack.over:
        return None
    return {
        "attacker": attack.attacker.id if attack.attacker is not None else None,
        "defender": attack.defender.id if attack.defender is not None else None,
        "player": attack.defending,
    }


def printed(face: Face) -> Json:
    """Return what is on a card, and what it does in words; of its other faces too."""
    return _printed(face.key)


@cache
def _printed(key: str) -> Json:
    from tablero.games.swu.cards import face as main

    face = main(key)
    card = face.card
    told: dict[str, Any] = {
        "name": card.name,
        "title": card.title,
        "types": list(card.types),
        "unique": card.unique,
        "aspects": list(card.aspects),
        "traits": list(card.traits),
        "text": text_of(face),
    }
    told |= {name: value for name in PRINTED if (value := getattr(card, name)) is not None}
    if face.unit_side is not None:
        told["unit_text"] = text_of(face.unit_side)
    if face.pilot is not None:
        told["pilot_text"] = text_of(face.pilot)
    return told


def text_of(face: Face) -> list[Json]:
    """Return what a face does, a message for each ability."""
    return [message_to_json(line) for line in lines(face)]
