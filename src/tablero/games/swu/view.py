"""What a seat may know, put together from nothing else: open cards, counts of what is face down, its own cards.

Cards and pieces are named as options name them: `card` is the number of a card, `id` that of a piece. What is printed on
a card, and what it does, is told once for each key, under `cards`. All that is public is there for everybody;
hands, decks and resources only for those who may look at them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tablero.games.swu.abilities import Ability
from tablero.games.swu.cards import Face
from tablero.games.swu.constants import ARENAS, KEYWORD_BITS, RAID, RESTORE
from tablero.games.swu.labels import Values, labelled
from tablero.games.swu.state import NOBODY, Leader, Player, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.saying import lines
from tablero.kernel import Json
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
    """What everybody sees alike: of the game, of each player, and which faces that shows."""

    game: Json
    players: list[Json]
    faces: dict[str, Face]


def view(table: Table, seat: int | None) -> Json:
    """Return all that a seat (None: a spectator) may know: what is public (swu:1.17.1), counters among it (swu:1.12.1)."""
    return _seen_from(table, seat, _public(table))


def views(table: Table, seats: Sequence[int | None]) -> list[Json]:
    """Return what each of some seats may know; what is public is looked at once."""
    public = _public(table)
    return [_seen_from(table, seat, public) for seat in seats]


def _public(table: Table) -> Public:
    faces: dict[str, Face] = {}
    values = labelled(table) if table.faces else {}
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
        "playing": [_card(table, card, faces) for card in table.playing],
    }
    return Public(game, [_player(table, player, values, faces) for player in table.players], faces)


def _seen_from(table: Table, seat: int | None, public: Public) -> Json:
    """Return what is public, and what the seat knows besides."""
    faces = public.faces.copy()
    seen = seen_by(table, seat)
    players = zip(public.players, table.players, strict=True)
    shown: Json = {
        "seat": seat,
        **public.game,
        "players": [{**known, **_known_cards(table, player, seen, faces)} for known, player in players],
        "shown": [_card(table, card, faces) for card in _shown(table, seen)],
    }
    shown["cards"] = {key: printed(faces[key]) for key in sorted(faces)}
    return shown


def _nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _shown(table: Table, seen: set[int]) -> list[int]:
    """Return the cards that are revealed to the seat right now, or that it looks at."""
    cards = [card for card, _ in table.shown]
    cards += [card for player in table.players for card in player.looked]
    return [card for card in dict.fromkeys(cards) if card not in table.playing and card in seen]


def _card(table: Table, card: int, faces: dict[str, Face]) -> Json:
    face = table.faces[card]
    faces[face.key] = face
    return _named(card, face.key)


@lru_cache(1 << 14)
def _named(card: int, key: str) -> Json:
    return {"card": card, "key": key}


def _player(table: Table, player: Player, values: dict[int, Values], faces: dict[str, Face]) -> Json:
    return {
        "seat": player.seat,
        "out": player.out,
        "passed": player.passed,
        "taken": player.taken,
        "base": _base(table, player, faces),
        "leaders": [_leader(leader, faces) for leader in player.leaders],
        "looked": len(player.looked),
        "discard": [_card(table, card, faces) for card in player.discard],  # swu:4.8.2
        "credits": player.credits,
        "force": player.force,
        "units": [_unit(table, unit, values[unit.id], faces) for unit in player.units],
    }


def _known_cards(table: Table, player: Player, seen: set[int], faces: dict[str, Face]) -> Json:
    """Return how many cards a player has face down, and those that a seat has seen."""

    def known(cards: list[int]) -> list[Json]:
        return [_card(table, card, faces) for card in cards if card in seen]

    resources = player.ready + player.spent
    return {
        "hand": {"count": len(player.hand), "cards": known(player.hand)},  # swu:4.7.4
        "deck": {"count": len(player.deck), "known": _known_deck(table, player, seen, faces)},
        "resources": {  # swu:1.7.3, swu:1.7.4, swu:1.7.5, swu:4.5.2
            "others": [table.owners[card] for card in resources if table.owners[card] != player.seat],
            "ready": len(player.ready),
            "total": len(resources),
            "cards": known(sorted(resources)),
        },
        "removed": known(player.aside),
    }


def _known_deck(table: Table, player: Player, seen: set[int], faces: dict[str, Face]) -> list[Json]:
    """Return the cards of a deck that a seat has seen there, each with its place from the top."""
    count = len(player.deck)
    return [{"place": count - i, **_card(table, card, faces)} for i, card in enumerate(player.deck) if card in seen]


def _base(table: Table, player: Player, faces: dict[str, Face]) -> Json:
    base = player.base
    faces[base.face.key] = base.face
    shown = {"key": base.face.key, "hp": base.hp, "damage": base.damage, "epic_used": base.epic_used}
    if base.captives:
        shown["captives"] = [_card(table, card, faces) for card in base.captives]
    return shown


def _leader(leader: Leader, faces: dict[str, Face]) -> Json:
    faces[leader.face.key] = leader.face
    return {
        "card": leader.card,
        "key": leader.face.key,
        "deployed": leader.deployed,
        "exhausted": leader.exhausted,
        "epic_used": leader.epic_used,
    }


def _unit(table: Table, unit: Unit, values: Values, faces: dict[str, Face]) -> Json:
    faces.setdefault(unit.face.key, unit.face)
    power, hp = values
    return {
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
        "upgrades": [_upgrade(upgrade, faces) for upgrade in unit.upgrades],
        "captives": [_card(table, card, faces) for guard in unit.guards for card in guard.captives],  # swu:8.34.1
    }


@lru_cache(1 << 12)
def _told(ability: Ability) -> Json:
    return message_to_json(ability.text())


def _upgrade(upgrade: Upgrade, faces: dict[str, Face]) -> Json:
    face = upgrade.face
    faces.setdefault(face.key, face)
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
