"""Scenes: a table laid out from a plain description, in the middle of a game (the format of recorded traces).

    {"player1": {"hand": ["wampa"], "groundArena": ["battlefield-marine", {"card": "atst", "damage": 2}]},
     "player2": {"leader": {"card": "luke-skywalker#faithful-friend", "deployed": true}, "resources": 4}}

Each player may have `leader` and `base` (a key, or an object with `card`, `damage`, `exhausted`, `deployed`, `flipped`,
`upgrades`, `capturedUnits`), `hand`, `discard`, `deck` (the top card first, or only how many), `resources` (how many, a
list of cards, or an object with `readyCount` and `exhaustedCount`), `groundArena` and `spaceArena` (keys, or objects
with `card`, `damage`, `exhausted`, `owner`, `upgrades`, `capturedUnits`), `hasInitiative`, `hasForceToken`, `credits`.
What isn't given is as in `DEFAULTS`. `phase` is "action" or "setup".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablero.games.swu.cards import Face, face, in_pool
from tablero.games.swu.constants import ACTION, SETUP
from tablero.games.swu.facts import by_key
from tablero.games.swu.rounds import TURNS
from tablero.games.swu.setup import new_card
from tablero.games.swu.state import Anything, Base, Leader, Player, Table, Unit, Upgrade
from tablero.kernel.messages import Message, say, shown
from tablero.kernel.reasons import Reason, UserError

SEATS = {"player1": 0, "player2": 1}
OPENING_HAND = 6
FILLER = "underworld-thug"
"""What decks and resources are made of if a scene only says how many."""
DEFAULTS: dict[str, dict[str, Any]] = {
    "player1": {"leader": "darth-vader#dark-lord-of-the-sith", "base": "kestro-city"},
    "player2": {"leader": "luke-skywalker#faithful-friend", "base": "administrators-tower"},
}
DECK_SIZE = 8
RESOURCES = 20
MOST = 1000
"""No number in a scene is larger."""
_PLAYER = frozenset(
    (
        "leader", "base", "hand", "discard", "deck", "resources", "groundArena", "spaceArena", "hasInitiative",
        "hasForceToken", "credits", "autoSingleTarget",
    )
)  # fmt: skip
_UNIT = frozenset(("card", "damage", "exhausted", "owner", "upgrades", "capturedUnits", "deployed", "flipped"))


class BadScene(UserError):
    """A scene can't be laid out; `place` says where it is wrong."""

    def __init__(self, place: str, expected: Message) -> None:
        super().__init__(Reason(say("swu-scene-bad", place=place[:200], expected=expected)))
        self.place = place
        self.expected = expected


def lay_scene(scene: Mapping[str, Any]) -> Table:
    """Return the table of a scene."""
    _check(scene)
    table = Table(2)
    table.awaited = Anything()  # cards may be brought in by hand
    begun = scene.get("phase", "action") != "setup"
    sides = [scene.get(name, {}) for name in SEATS]
    for player, name, side in zip(table.players, SEATS, sides, strict=True):
        _lay_bases(table, player, side, name)
        _lay_cards(table, player, side, name, begun)
    for player, name, side in zip(table.players, SEATS, sides, strict=True):
        for arena in ("groundArena", "spaceArena"):
            for i, entry in enumerate(_listed(side, arena, name)):
                lay_unit(table, player, entry, f"{name}.{arena}[{i}]")
        _lay_leader(table, player, side, name)
        player.force = bool(side.get("hasForceToken"))
        player.credits = _number(side, "credits", name)
    if begun:
        for player, side in zip(table.players, sides, strict=True):
            _opening_hand(table, player, side)
    table.initiative = table.active = 1 if sides[1].get("hasInitiative") and not sides[0].get("hasInitiative") else 0
    if begun:
        table.phase, table.step, table.phases = ACTION, TURNS, 1
    else:
        table.phase = SETUP
    table.entered = False
    return table


def _opening_hand(table: Table, player: Player, side: Mapping[str, Any]) -> None:
    """Deal the damage of an opening hand that so few cards could not fill, unless the scene says how much there is.

    A recorded game began like any other, with all that a player has here as the deck.
    """
    base = side.get("base")
    if isinstance(base, Mapping) and "damage" in base:
        return
    cards = table.owners.count(player.seat) - 1 - len(player.leaders)
    player.base.damage += 3 * max(0, OPENING_HAND - cards)


def missing_cards(scene: Mapping[str, Any]) -> list[str]:
    """Return the cards of a scene that the rules don't know, each once."""
    return [key for key in dict.fromkeys(cards_of(scene)) if not in_pool(key)]


def cards_of(scene: Mapping[str, Any]) -> Iterator[str]:
    """Yield the key of every card in a scene."""
    for name, defaults in DEFAULTS.items():
        side = scene.get(name, {})
        if not isinstance(side, Mapping):
            continue
        yield from (key for word in ("leader", "base") for key in _keys(side.get(word, defaults[word])))
        for zone in ("hand", "discard", "deck", "resources", "groundArena", "spaceArena"):
            yield from _keys(side.get(zone, []))
        if not isinstance(side.get("deck"), list | tuple) or not isinstance(side.get("resources"), list | tuple):
            yield FILLER


def _keys(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, list | tuple):
        for one in entry:
            yield from _keys(one)
    elif isinstance(entry, dict):
        for word in ("card", "upgrades", "capturedUnits"):
            yield from _keys(entry.get(word, []))


def _check(scene: Mapping[str, Any]) -> None:
    if scene.get("phase", "action") not in ("action", "setup"):
        raise BadScene("phase", say("swu-scene-phase", given=shown(scene["phase"])))
    for name in SEATS:
        side = scene.get(name, {})
        if not isinstance(side, Mapping):
            raise BadScene(name, say("swu-scene-object"))
        for word in side:
            if word not in _PLAYER:
                raise BadScene(f"{name}.{word}", _words(_PLAYER))


# Cards outside the arenas.


def _lay_bases(table: Table, player: Player, side: Mapping[str, Any], name: str) -> None:
    base = _entry(side.get("base", DEFAULTS[name]["base"]), f"{name}.base")
    leader = _entry(side.get("leader", DEFAULTS[name]["leader"]), f"{name}.leader")
    if base.get("upgrades"):
        raise BadScene(f"{name}.base.upgrades", say("swu-scene-base-upgrades"))
    player.base = Base(add_card(table, player, base["card"]), _kind(base["card"], "base", f"{name}.base"), player.seat)
    player.base.damage = _number(base, "damage", f"{name}.base")
    for one in base.get("capturedUnits", []):
        entry = _entry(one, f"{name}.base.capturedUnits")
        captive = add_card(table, table.players[SEATS.get(entry.get("owner", ""), 1 - player.seat)], entry["card"])
        player.base.captives.append(captive)
        table.known[captive] = 3
    face = _kind(leader["card"], "leader", f"{name}.leader")
    player.leaders = [Leader(add_card(table, player, leader["card"]), face, player.seat)]
    for piece in (player.base, *player.leaders):
        table.known[piece.card] = 3


def _lay_cards(table: Table, player: Player, side: Mapping[str, Any], name: str, begun: bool) -> None:
    own = 1 << player.seat
    player.hand = [add_card(table, player, _name(one, f"{name}.hand")) for one in _listed(side, "hand", name)]
    player.discard = [add_card(table, player, _name(one, f"{name}.discard")) for one in _listed(side, "discard", name)]
    if isinstance(side.get("deck", DECK_SIZE), int):
        keys = [FILLER] * _number({"deck": DECK_SIZE, **side}, "deck", name)
    else:
        keys = [_name(one, f"{name}.deck") for one in _listed(side, "deck", name)]
    player.deck = [add_card(table, player, key) for key in reversed(keys)]
    for key, exhausted in _resources(side.get("resources", RESOURCES if begun else 0), name):
        (player.spent if exhausted else player.ready).append(add_card(table, player, key))
    for card in player.hand + player.ready + player.spent:
        table.known[card] = own
    for card in player.discard:
        table.known[card] = 3


def _resources(value: Any, name: str) -> Iterator[tuple[str, bool]]:
    """Yield each resource: its key and whether it is exhausted."""
    if isinstance(value, int):
        yield from [(FILLER, False)] * _number({"resources": value}, "resources", name)
    elif isinstance(value, Mapping):
        yield from [(FILLER, False)] * _number(value, "readyCount", f"{name}.resources")
        yield from [(FILLER, True)] * _number(value, "exhaustedCount", f"{name}.resources")
    elif isinstance(value, list | tuple):
        for one in value:
            entry = _entry(one, f"{name}.resources")
            yield entry["card"], bool(entry.get("exhausted"))
    else:
        raise BadScene(f"{name}.resources", say("swu-scene-resources"))


def add_card(table: Table, player: Player, key: str) -> int:
    """Return the number of a new card of a player's."""
    return new_card(table, key, player)


# Units.


def lay_unit(table: Table, player: Player, entry: Any, place: str) -> Unit:
    """Put a unit into its arena, with all that is on it."""
    given = _entry(entry, place)
    side = _kind(given["card"], "unit", place)
    owner = table.players[SEATS.get(given.get("owner", ""), player.seat)]
    card = -1 if side.token else add_card(table, owner, given["card"])
    return _lay(table, player, owner.seat, card, side, given, place)


def _lay(table: Table, player: Player, owner: int, card: int, side: Face, given: Mapping[str, Any], place: str) -> Unit:
    unit = Unit(table.new_id(), card, side, owner, player.seat, 0)
    unit.exhausted = bool(given.get("exhausted"))
    unit.damage = _number(given, "damage", place)
    player.units.append(unit)
    if card >= 0:
        table.known[card] = 3
    for one in given.get("upgrades", []):
        _lay_upgrade(table, unit, one, f"{place}.upgrades")
    for one in given.get("capturedUnits", []):
        entry = _entry(one, f"{place}.capturedUnits")
        captive = add_card(table, table.players[SEATS.get(entry.get("owner", ""), 1 - player.seat)], entry["card"])
        unit.captives.append(captive)
        table.known[captive] = 3
    return unit


def _lay_upgrade(table: Table, unit: Unit, entry: Any, place: str) -> None:
    given = {"card": entry} if isinstance(entry, str) else entry
    seat = SEATS.get(given.get("ownerAndController", ""), unit.controller)
    printed = _face(given["card"], place)
    player = table.players[seat]
    if printed.leader:
        leader = player.leaders[0]
        leader.deployed = leader.epic_used = True
        card = leader.card
    else:
        card = -1 if printed.token else add_card(table, player, given["card"])
    side = printed if printed.upgrade else printed.pilot
    if side is None:
        raise BadScene(place, say("swu-scene-not-upgrade", card=given["card"]))
    if card >= 0:
        table.known[card] = 3
    unit.upgrades.append(Upgrade(table.new_id(), card, side, seat, seat, unit))


def _lay_leader(table: Table, player: Player, side: Mapping[str, Any], name: str) -> None:
    given = _entry(side.get("leader", DEFAULTS[name]["leader"]), f"{name}.leader")
    leader = player.leaders[0]
    if leader.deployed:  # as an upgrade
        return
    if given.get("deployed"):
        leader.deployed = leader.epic_used = True
        assert leader.face.unit_side is not None
        _lay(table, player, player.seat, leader.card, leader.face.unit_side, given, f"{name}.leader")
    else:
        leader.exhausted = bool(given.get("exhausted"))
        if given.get("flipped") and leader.face.unit_side is not None:
            leader.face = leader.face.unit_side


# Reading entries.


def _entry(value: Any, place: str) -> Mapping[str, Any]:
    if isinstance(value, str):
        return {"card": value}
    if not isinstance(value, Mapping) or not isinstance(value.get("card"), str):
        raise BadScene(place, say("swu-scene-card"))
    for word in value:
        if word not in _UNIT:
            raise BadScene(f"{place}.{word}", _words(_UNIT))
    return value


def _words(known: frozenset[str]) -> Message:
    return say("swu-scene-words", words=", ".join(sorted(known)))


def _name(value: Any, place: str) -> str:
    return str(_entry(value, place)["card"])


def _listed(side: Mapping[str, Any], zone: str, name: str) -> Sequence[Any]:
    value = side.get(zone, ())
    if not isinstance(value, list | tuple):
        raise BadScene(f"{name}.{zone}", say("swu-scene-list"))
    return value


def _number(given: Mapping[str, Any], word: str, place: str) -> int:
    value = given.get(word, 0)
    if type(value) is not int or not 0 <= value <= MOST:
        raise BadScene(f"{place}.{word}", say("swu-scene-number", most=MOST, given=shown(value)))
    return value


def _face(key: str, place: str) -> Face:
    if key not in by_key():
        raise BadScene(place, say("swu-scene-unknown-card", card=key[:80]))
    return face(key)


def _kind(key: str, kind: str, place: str) -> Face:
    found = _face(key, place)
    if not getattr(found, kind):
        raise BadScene(place, say(f"swu-scene-not-{kind}", card=key))
    return found
