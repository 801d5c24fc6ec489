"""Options in words, what is written on the card behind one, and why something that was not offered is not legal."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from tablero.games.swu import facts
from tablero.games.swu.abilities import Action, Effect, Triggered
from tablero.games.swu.attacking import targets, why_not_attack, why_not_target
from tablero.games.swu.cards import Face, face
from tablero.games.swu.constant_abilities import actions_of, current
from tablero.games.swu.constants import SETUP
from tablero.games.swu.costs import cost_of
from tablero.games.swu.playing import HAND, carriers, smuggles, ways, why_not_play
from tablero.games.swu.state import NOBODY, Base, Piece, Table, Trigger, Unit
from tablero.games.swu.using import why_not_use
from tablero.games.swu.vocabulary.saying import card_lines, on_card
from tablero.kernel import Decision, Message, Option, Reason, because, say
from tablero.kernel.messages import Arg

Args = dict[str, Arg]


# Options in words.


def describe(table: Table, seat: int, option: Option) -> Message:
    """Return the text of an option for the seat that is asked."""
    if isinstance(option, str):
        hand = option == "keep" and table.phase == SETUP
        return say("swu-choice-keep-hand" if hand else f"swu-choice-{option}")
    word, *rest = option
    return say(f"swu-option-{word}", **ABOUT[word](table, seat, *rest))


def _unit(table: Table, seat: int, id: int) -> Args:
    unit = table.unit(id)
    if unit is None:
        return {"name": str(id), "power": 0, "remaining": 0, "seat": 0}
    current(table)
    return {"name": unit.face.name, "power": unit.power, "remaining": unit.remaining, "seat": unit.controller + 1}


def _base(table: Table, seat: int, other: int) -> Args:
    base = table.players[other].base
    return {"name": base.face.name, "remaining": base.remaining, "seat": other + 1}


def _leader(table: Table, seat: int, card: int) -> Args:
    return {"name": table.faces[card].name, "seat": table.owners[card] + 1}


def _upgrade(table: Table, seat: int, id: int) -> Args:
    upgrade = table.upgrade(id)
    if upgrade is None:
        return {"name": str(id), "unit": ""}
    return {"name": upgrade.face.name, "unit": upgrade.unit.face.name}


def _card(table: Table, seat: int, card: int) -> Args:
    return {"name": table.faces[card].name}


def _player(table: Table, seat: int, other: int) -> Args:
    return {"seat": other + 1}


def _played(word: str) -> Callable[[Table, int, int], Args]:
    """Return what tells of playing a card in one of the ways: its name, and what it costs at least."""

    def about(table: Table, seat: int, card: int) -> Args:
        played = table.faces[card]
        found = [terms for name, terms in ways(table, seat, card) if name == word]
        found += smuggles(table, seat, card) if word == "smuggle" else []
        costs = []
        for terms in found:
            units: list[Unit | None] = [None]
            if played.upgrade or terms.pilot:
                units = [*carriers(table, seat, card, terms)] or [None]
            costs += [cost_of(table, seat, played, terms, unit) for unit in units]
        return {"name": played.name, "cost": min(costs, default=played.cost)}

    return about


def _use(table: Table, seat: int, kind: str, id: int, i: int) -> Args:
    piece = table.piece((kind, id))
    return {"name": piece.face.name, "text": said_on(piece.face, actions_of(piece)[i])}


def _trigger(table: Table, seat: int, i: int, kind: str, id: int, key: str) -> Args:
    trigger = table.offered[i]
    assert isinstance(trigger, Trigger)
    return {"name": face(key).name, "text": said_on(trigger.source.face, trigger.ability)}


def _source(table: Table, seat: int, i: int, key: str) -> Args:
    return {"name": face(key).name}


def _mode(table: Table, seat: int, i: int) -> Args:
    mode = table.offered[i]
    assert isinstance(mode, Effect)
    return {"text": say("swu-sentence", text=mode.text())}


@lru_cache(1 << 12)
def said_on(face: Face, ability: Action | Triggered) -> Message:
    """Return what an ability says on a face; putting that together takes longer than all the rest of an option."""
    return on_card(face, trigger_text(ability) if isinstance(ability, Triggered) else ability.text())


def trigger_text(ability: Triggered) -> Message:
    """Say what a triggered ability is: its keyword, or all of it."""
    named = ability.keyword and ability.keyword != "bounty"
    return say(f"swu-keyword-{ability.keyword}", number=0) if named else ability.text()


ABOUT: dict[str, Callable[..., Args]] = {
    "unit": _unit,
    "attack": _unit,
    "base": _base,
    "leader": _leader,
    "upgrade": _upgrade,
    "card": _card,
    "resource": _card,
    "top": _card,
    "bottom": _card,
    "discard": _card,
    "player": _player,
    "ready": _player,
    "spent": _player,
    "play": _played("play"),
    "pilot": _played("pilot"),
    "instead": _card,
    "smuggle": _played("smuggle"),
    "use": _use,
    "trigger": _trigger,
    "mode": _mode,
    "keyword": lambda table, seat, name: {"keyword": say(f"swu-keyword-name-{name}")},
    "delayed": _source,
    "replace": _source,
    "arena": lambda table, seat, name: {"arena": say(f"swu-arena-{name}")},
    "name": lambda table, seat, key: {"name": facts.card(key).title},
    "credits": lambda table, seat, count: {"count": count},
    "credit": lambda table, seat, other, *which: {"seat": other + 1},
    "force": _player,
    "aspect": lambda table, seat, name: {"aspect": say(f"swu-aspect-{name}")},
    "order": lambda table, seat, *cards: {"cards": tuple(say("swu-name", name=table.faces[c].name) for c in cards)},
    "number": lambda table, seat, number: {"number": number},
}
"""What the rest of an option stands for, by its word."""


# What is written on a card.


def explain(table: Table, option: Option) -> tuple[Message, ...]:
    """Return what is written on the card or piece that an option is about."""
    found = _face_of(table, option)
    if found is None:
        return ()
    return card_lines(found)


def _face_of(table: Table, option: Option) -> Face | None:
    match option:
        case ("play" | "pilot" | "instead" | "smuggle" | "card" | "resource" | "top" | "bottom" | "discard", int(card)):
            return table.faces[card]
        case ("attack", int(id)):
            return _piece_face(table, ("unit", id))
        case ("use", str(kind), int(id), _):
            return _piece_face(table, (kind, id))
        case ("trigger", _, _, _, str(key)) | ("delayed" | "replace", _, str(key)):
            return face(key)
        case ("unit" | "base" | "leader" | "upgrade" as kind, int(id)):
            return _piece_face(table, (kind, id))
    return None


def _piece_face(table: Table, ref: tuple[str, int]) -> Face | None:
    try:
        return table.piece(ref).face
    except (LookupError, IndexError):
        return None


# Why not.


def why_not(table: Table, decision: Decision, value: Any) -> Reason | None:
    """Return the rule against an answer that was not offered, as far as the seat may know it."""
    seat = decision.seat
    match decision.message.id, value:
        case "swu-ask-action", ("play" | "pilot" | "instead" | "smuggle" as word, int(card)):
            return _why_not_play(table, seat, word, card)
        case "swu-ask-action", ("attack", int(id)):
            return _why_no_attack(table, seat, table.unit(id))
        case "swu-ask-action", ("use", str(kind), int(id), int(i)):
            return _why_not_use(table, seat, kind, id, i)
        case "swu-ask-action", "initiative" | "blast" | "plan" | "pass":
            return _why_no_counter(table, value)
        case "swu-ask-attack-target", ("unit" | "base" as kind, int(id)):
            attacker = table.unit(int(dict(decision.message.args)["id"]))  # type: ignore[arg-type]
            target = _piece(table, kind, id)
            if attacker is not None and isinstance(target, Unit | Base):
                return why_not_target(table, attacker, target)
        case "swu-ask-resource" | "swu-ask-first-resources", ("resource" | "card", int(card)):
            if card not in table.players[seat].hand:
                return because("swu:1.7.6", "swu-not-in-hand")
        case "swu-ask-effect", ("unit" | "upgrade" | "base" as kind, int(id)):
            return _why_not_chosen(table, kind, id)
    return None


def _why_not_chosen(table: Table, kind: str, id: int) -> Reason:
    """Return why an ability can't be about something: it isn't in play (swu:8.5.2), or not what it says (swu:8.5.1)."""
    piece = _piece(table, kind, id)
    if piece is None:
        return because("swu:8.5.2", "swu-not-there")
    return because("swu:8.5.1", "swu-not-meant", card=piece.face.name)


def _piece(table: Table, kind: str, id: int) -> Piece | None:
    if kind == "base":
        return table.players[id].base if 0 <= id < table.seats else None
    try:
        return table.piece((kind, id))
    except (LookupError, IndexError):
        return None


def _why_not_play(table: Table, seat: int, word: str, card: int) -> Reason | None:
    if word == "smuggle":
        return _why_not_smuggle(table, seat, card)
    if card not in table.players[seat].hand:
        return because("swu:1.15.2", "swu-not-in-hand")
    found = next((terms for name, terms in ways(table, seat, card, HAND) if name == word), None)
    if found is None and word == "pilot":
        return because("swu:7.5.17.a", "swu-not-pilot", card=table.faces[card].name)
    return None if found is None else why_not_play(table, seat, card, found)


def _why_not_smuggle(table: Table, seat: int, card: int) -> Reason | None:
    if card not in table.players[seat].resources:
        return because("swu:7.5.14.a", "swu-not-resource")
    found = next(smuggles(table, seat, card), None)
    if found is None:
        return because("swu:7.5.14.a", "swu-not-smuggle", card=table.faces[card].name)
    return why_not_play(table, seat, card, found)


def _why_no_attack(table: Table, seat: int, unit: Unit | None) -> Reason | None:
    """Return why a unit can't attack anything: what is against an attack on the base that it could be nearest to."""
    if unit is None:
        return None
    if unit.controller != seat:
        return because("swu:6.3.0.b", "swu-not-yours", unit=unit.face.name)
    if targets(table, unit):
        return None
    reasons = [why_not_attack(table, unit, table.players[other].base) for other in table.opponents(seat)]
    return next((reason for reason in reasons if reason is not None), None)


def _why_not_use(table: Table, seat: int, kind: str, id: int, i: int) -> Reason | None:
    piece = _piece(table, kind, id)
    if piece is None or not 0 <= i < len(actions_of(piece)):
        return None
    if piece.controller != seat:
        return because("swu:1.15.4", "swu-not-yours", unit=piece.face.name)
    return why_not_use(table, piece, actions_of(piece)[i])


def _why_no_counter(table: Table, word: str) -> Reason | None:
    if word == "initiative":
        return because("swu:1.15.5.a", "swu-not-initiative") if table.initiative_taken else None
    if table.format != "twin-suns":
        return because("swu:1.15.1", "swu-not-counter") if word in ("blast", "plan") else None
    if word == "pass":
        return because("swu:12.6.1.a", "swu-not-pass")
    return because("swu:12.5.3", "swu-not-taken") if getattr(table, word, NOBODY) != NOBODY else None
