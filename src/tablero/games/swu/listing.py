"""The cards as lists for people: how much of each set the rules know, and what is written on a card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tablero.games.swu import facts, local_names
from tablero.games.swu.cards import face, faces, in_pool
from tablero.games.swu.searching import filters, search
from tablero.games.swu.view import printed
from tablero.games.swu.vocabulary.filters.basic import trait_name
from tablero.games.swu.vocabulary.saying import card_lines, signed
from tablero.kernel import Content, Found, Json, Listed, Message, NotListed, Piece, Share, say

SETS = ("SOR", "SHD", "TWI", "JTL", "LOF", "IBH", "SEC", "LAW", "TS26", "ASH", "HMW", "IC27")
"""In the order in which they came out."""


class Cards(Content):
    """The cards as `tablero content` lists them, and clients look them up."""

    def shares(self) -> list[Share]:
        """Return how many cards of each set there are, a card counted where it came out first."""
        return [share for name in SETS if (share := _share(name)).total]

    def summed(self, known: int, total: int) -> Message:
        """Return how many cards there are in all."""
        return say("swu-listing-sum", known=known, total=total)

    def listed(self, set: str) -> list[Listed]:
        """Return the cards of a set."""
        cards = cards_of(set)
        if not cards:
            raise NotListed(say("swu-listing-no-set", set=set[:80], sets=", ".join(SETS)))
        return [
            Listed(card.key, say("swu-card-named", name=card.name), in_pool(card.key), line(card)) for card in cards
        ]

    def named(self, name: str) -> list[Piece]:
        """Return what is written on a card, or on all with this title."""
        cards = found(name)
        if not cards:
            near = [say("swu-listing-meant", name=card.name, key=card.key) for card in local_names.near(name)]
            raise NotListed(say("swu-listing-no-card", name=name[:80]), near)
        return [Piece(card.key, [*card_text(card)]) for card in cards]

    def filters(self) -> Mapping[str, Sequence[str]]:
        """Return by what cards can be chosen, besides their keys."""
        return filters(SETS)

    def search(self, text: str, chosen: Mapping[str, str], lang: str, part: range) -> Found:
        """Return the cards that somebody looks for."""
        cards = search(text, chosen, lang)
        return Found(len(cards), [_row(card) for card in cards[part.start : part.stop]])

    def printed(self, key: str) -> Json:
        """Return what is printed on a card."""
        return printed(face(key)) if key in faces() else None


def _row(card: facts.Card) -> Json:
    told = {"key": card.key, "set": card.set, "number": card.number, "rarity": card.rarity}
    return {**told, "keywords": list(card.keywords), "card": printed(face(card.key))}


def _share(name: str) -> Share:
    cards = cards_of(name)
    known = sum(in_pool(card.key) for card in cards)
    said = say("swu-listing-set", code=name, set=say(f"swu-set-{name}"), known=known, total=len(cards))
    return Share(name, known, len(cards), said)


def cards_of(name: str) -> list[facts.Card]:
    """Return the cards of a set by number, tokens last."""
    cards = [card for card in facts.cards() if card.set == name.upper()]
    return sorted(cards, key=lambda card: (card.number is None, card.number or 0, card.key))


def found(name: str) -> tuple[facts.Card, ...]:
    """Return the card with this key or whole name, or else all with this title."""
    known = facts.by_key().get(name)
    return local_names.named(name) if known is None else (known,)


def line(card: facts.Card) -> Message:
    """Say a card in the line of a list, and whether the rules know what it does."""
    said = say("swu-listing-card", number=card.number or 0, name=card.name)
    return said if in_pool(card.key) else say("swu-listing-unknown", card=said)


def card_text(card: facts.Card) -> Iterator[Message]:
    """Say all of a card: what is printed on it as facts, then what it does."""
    yield say("swu-listing-title", name=card.name, set=card.set, number=card.number or 0)
    yield say("swu-listing-facts", facts=_facts(card))
    if not in_pool(card.key):
        yield say("swu-listing-not-enforced")
        return
    yield from card_lines(face(card.key)) or (say("swu-listing-plain"),)


def _facts(card: facts.Card) -> Message:
    """Say type, numbers, arena, aspects and traits."""
    said = say(f"swu-type-{card.types[-1]}")
    if "token" in card.types and card.types[-1] != "token":
        said = say("swu-listing-also", facts=say("swu-type-token"), more=said)
    for one in _printed(card):
        said = say("swu-listing-also", facts=said, more=one)
    return said


def _printed(card: facts.Card) -> Iterator[Message]:
    if card.unique:
        yield say("swu-listing-unique")
    if card.cost is not None and "token" not in card.types:
        yield say("swu-listing-cost", cost=card.cost)
    if "base" in card.types:
        yield say("swu-listing-hp", hp=card.hp or 0)
    elif "unit" in card.types or "leader" in card.types:
        yield say("swu-listing-numbers", power=card.power or 0, hp=card.hp or 0)
    if card.upgrade_power is not None:
        id = "swu-listing-numbers" if card.types[-1] == "upgrade" else "swu-listing-upgrade"
        yield say(id, power=signed(card.upgrade_power), hp=signed(card.upgrade_hp or 0))
    if card.arena is not None:
        yield say(f"swu-in-{card.arena}")
    if card.aspects:
        yield _listed([say(f"swu-aspect-{aspect}") for aspect in card.aspects])
    if card.traits:
        yield _listed([trait_name(trait) for trait in card.traits])


def _listed(words: list[Message]) -> Message:
    said = words[0]
    for word in words[1:]:
        said = say("swu-comma", first=said, second=word)
    return said


CARDS = Cards()
