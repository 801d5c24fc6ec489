"""The cards as lists for people: which there are in each edition, what is printed on one, and what of it isn't enforced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches

import msgspec

from tablero.games.legion import battle_cards, card_effects, cards, glossary, upgrade_effects
from tablero.games.legion.cards import BattleCard, CommandCard, Keyword, Unit, Upgrade, Weapon
from tablero.games.legion.decks import kind_name
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.effects import kinds_text
from tablero.games.legion.equipping import type_name
from tablero.games.legion.list_files.naming import folded
from tablero.games.legion.mustering import faction, rank_name
from tablero.kernel import Content, Json, Listed, Message, NotListed, Piece, Share, message_to_json, say

UNITS = "units"
UPGRADES = "upgrades"
COMMANDS = "commands"
BATTLE = "battle"
KEYWORDS = "keywords"
SETS = (UNITS, UPGRADES, COMMANDS, BATTLE, KEYWORDS)

Card = Unit | Upgrade | CommandCard | BattleCard


class Cards(Content):
    """The cards of both editions as `tablero content` lists them, by edition and kind: `2026-units`."""

    def shares(self) -> list[Share]:
        """Return how many cards of each kind there are, and how many are enforced completely."""
        found = []
        for edition in EDITIONS:
            for kind in SETS:
                listed = _listed(edition, kind)
                known = sum(one.known for one in listed)
                line = say(f"legion-listing-{kind}", edition=edition, known=known, total=len(listed))
                found.append(Share(f"{edition}-{kind}", known, len(listed), line))
        return found

    def summed(self, known: int, total: int) -> Message:
        """Return how many cards and keywords there are in all."""
        return say("legion-listing-sum", known=known, total=total)

    def listed(self, set: str) -> Sequence[Listed]:
        """Return what belongs to a set, as `2026-units` or `2023-keywords`; an edition alone is all of it."""
        edition, _, kind = set.partition("-")
        if edition in EDITIONS and kind in ("", *SETS):
            return [one for each in ([kind] if kind else SETS) for one in _listed(edition, each)]
        names = ", ".join(f"{edition}-{kind}" for edition in EDITIONS for kind in SETS)
        raise NotListed(say("legion-listing-no-set", set=set[:80], sets=names))

    def named(self, name: str) -> list[Piece]:
        """Return all cards and keywords of a name, in both editions."""
        wanted = folded(name)
        found = [
            Piece(_key(card), list(_lines(card)))
            for card in _all()
            if wanted in (folded(card.name), folded(getattr(card, "full_name", card.name))) or name == _key(card)
        ]
        found += [
            Piece(f"{edition}/keywords/{term.name}", list(_term_lines(term, edition)))
            for term in glossary.terms().values()
            for edition in EDITIONS
            if edition in term.rules and wanted == folded(term.name)
        ]
        if not found:
            names = list(dict.fromkeys(card.name for card in _all()))
            near = [say("lists-name", name=one) for one in get_close_matches(name, names, n=3)]
            raise NotListed(say("legion-listing-no-card", name=name[:80]), near)
        return found

    def printed(self, key: str) -> Json:
        """Return what is printed on a card, as clients read it; in addresses its key has hyphens: `2026-units-at`."""
        wanted = key if "/" in key else key.replace("-", "/", 2)
        card = next((card for card in _all() if _key(card) == wanted), None)
        return None if card is None else _printed(card)


def _printed(card: Card) -> Json:
    """Return a card with its keywords told, and what of it isn't enforced."""
    told: Json = msgspec.to_builtins(card)
    told["unenforced"] = [message_to_json(what) for what in unenforced(card)]
    if isinstance(card, Unit | Upgrade):
        told["keywords"] = [_printed_term(keyword, card.edition) for keyword in card.keywords]
        told["weapons"] = [_printed_weapon(weapon, card.edition) for weapon in card.weapons]
    elif isinstance(card, CommandCard) and card.weapon is not None:
        told["weapon"] = _printed_weapon(card.weapon, card.edition)
    if not isinstance(card, Unit):
        told["sentences"] = [message_to_json(sentence) for sentence in text_of(card)]
        told["facts"] = [message_to_json(fact) for fact in _facts(card)]
    else:
        told["type_name"] = message_to_json(unit_type(card.unit_type))
        told["faction_name"] = message_to_json(faction(card.faction))
    return told


def _printed_weapon(weapon: Weapon, edition: str) -> Json:
    terms = [_printed_term(keyword, edition) for keyword in weapon.keywords]
    return {**msgspec.to_builtins(weapon), "keywords": terms}


def _printed_term(keyword: Keyword, edition: str) -> Json:
    """Return a keyword with its name, what it does, and whether that is enforced."""
    return {
        **msgspec.to_builtins(keyword),
        "label": message_to_json(glossary.named(keyword)),
        "text": message_to_json(glossary.text(keyword, edition)),
        "enforced": glossary.enforced(keyword.name, edition),
    }


def _all() -> Iterator[Card]:
    for edition in EDITIONS:
        yield from cards.units(edition).values()
        yield from cards.upgrades(edition).values()
        yield from cards.command_cards(edition).values()
        yield from cards.battle_cards(edition).values()


def _kind(card: Card) -> str:
    if isinstance(card, Unit):
        return UNITS
    if isinstance(card, Upgrade):
        return UPGRADES
    return COMMANDS if isinstance(card, CommandCard) else BATTLE


def _key(card: Card) -> str:
    return f"{card.edition}/{_kind(card)}/{card.id}"


# What isn't enforced.


def unenforced(card: Card) -> list[Message]:
    """Return what a card has that the rules here don't enforce: keywords, its text, and what nobody knows for certain."""
    found = [
        glossary.named(keyword)
        for keyword in dict.fromkeys(_keywords(card))
        if not glossary.enforced(keyword.name, card.edition)
    ]
    if not isinstance(card, Unit) and card.text and not text_enforced(card):
        found.append(say(f"legion-listing-text-{card.text}"))
    if card.missing:
        found.append(say("legion-listing-missing", names=", ".join(card.missing)))
    return found


def text_enforced(card: Upgrade | CommandCard | BattleCard) -> bool:
    """Tell whether what a card says in sentences is enforced."""
    if isinstance(card, CommandCard):
        return card_effects.enforced(card)
    if isinstance(card, BattleCard):
        return EDITIONS[card.edition].mission.rules_of(card) is not None
    return upgrade_effects.enforced(card)


def text_of(card: Upgrade | CommandCard | BattleCard) -> list[Message]:
    """Return the text of a card as far as it is enforced, sentence by sentence; of a battle card what scores comes first."""
    if isinstance(card, BattleCard):
        return sorted(battle_cards.lines(card), key=lambda line: dict(line.args)["kind"] != "scoring")
    timed = card_effects.of(card) if isinstance(card, CommandCard) else upgrade_effects.of(card)
    return [each.text() for each in timed]


def _facts(card: Upgrade | CommandCard | BattleCard) -> Iterator[Message]:
    """Yield what holds for a card besides its keywords, weapons, orders and text."""
    if isinstance(card, Upgrade):
        yield from _upgrade_facts(card)
    elif isinstance(card, CommandCard):
        yield from _command_facts(card)


def _keywords(card: Card) -> Iterator[Keyword]:
    if isinstance(card, Unit | Upgrade):
        yield from card.keywords
        for weapon in card.weapons:
            yield from weapon.keywords
    elif isinstance(card, CommandCard) and card.weapon is not None:
        yield from card.weapon.keywords


# Lines.


def _listed(edition: str, kind: str) -> list[Listed]:
    if kind == KEYWORDS:
        terms = (term for term in glossary.terms().values() if edition in term.rules)
        return [_listed_term(term, edition) for term in terms]
    return [_listed_card(card) for card in _all() if card.edition == edition and _kind(card) == kind]


def _listed_card(card: Card) -> Listed:
    name = card.full_name if isinstance(card, Unit | Upgrade) else card.name
    whole = not unenforced(card)
    line = say("legion-listing-line", name=name, about=_short(card))
    return Listed(_key(card), say("lists-name", name=name), whole, line if whole else _part(line))


def _short(card: Card) -> Message:
    if isinstance(card, Unit):
        rank = rank_name(card.rank) if card.rank else say("legion-keyword-counterpart")
        return say("legion-listing-short", kind=rank, points=card.points)
    if isinstance(card, Upgrade):
        return say("legion-listing-short", kind=type_name(card.type), points=card.points)
    if isinstance(card, CommandCard):
        return say("legion-listing-pips", pips=card.pips)
    return kind_name(card.kind)


def _listed_term(term: glossary.Term, edition: str) -> Listed:
    name = glossary.named(Keyword(term.name))
    whole = glossary.enforced(term.name, edition)
    return Listed(f"{edition}/keywords/{term.name}", name, whole, name if whole else _part(name))


def _part(line: Message) -> Message:
    return say("legion-listing-part", line=line)


def _lines(card: Card) -> Iterator[Message]:
    name = card.full_name if isinstance(card, Unit | Upgrade) else card.name
    yield say("legion-listing-title", name=name, edition=card.edition, about=_short(card))
    if isinstance(card, Unit):
        yield from _unit_lines(card)
    if isinstance(card, Unit | Upgrade):
        for keyword in card.keywords:
            yield from _keyword_lines(keyword, card.edition)
        for weapon in card.weapons:
            yield from _weapon_lines(weapon, card.edition)
    if isinstance(card, BattleCard):
        yield from battle_cards.lines(card)
    if isinstance(card, CommandCard):
        yield from _command_lines(card)
    if isinstance(card, Upgrade):
        yield from _upgrade_lines(card)
    if isinstance(card, Upgrade | CommandCard):
        yield from (say("legion-listing-text", text=sentence) for sentence in text_of(card))
    for what in unenforced(card):
        yield say("legion-listing-unenforced", what=what)
    if card.assumed:
        yield say("legion-listing-assumed", names=", ".join(card.assumed))


def _unit_lines(card: Unit) -> Iterator[Message]:
    yield say(
        "legion-listing-unit",
        faction=faction(card.faction),
        type=unit_type(card.unit_type),
        minis=card.minis,
        wounds=card.wounds,
        courage="-" if card.courage is None else card.courage,
        resilience="-" if card.resilience is None else card.resilience,
        speed=card.speed,
        kind="vehicle" if card.unit_type.endswith("vehicle") else "trooper",
    )
    die, attack = card.defence_die or "none", card.surge_attack or "none"
    defence = "block" if card.surge_defence else "none"
    yield say("legion-listing-dice", die=die, attack=attack, defence=defence)
    for type in card.upgrade_slots[:1]:
        bar = type_name(type)
        for other in card.upgrade_slots[1:]:
            bar = say("legion-about-more", first=bar, second=type_name(other))
        yield say("legion-listing-bar", types=bar)


def _upgrade_facts(card: Upgrade) -> Iterator[Message]:
    """Yield what the side of an upgrade that is up gives besides keywords, weapons and its text."""
    for what in ("minis", "courage", "speed", "courage_range", "coordinate_range"):
        value = getattr(card, what)
        if value:
            yield say(f"legion-listing-{what.replace('_', '-')}", count=value)
    if card.surge_attack:
        yield say("legion-listing-surge", face=card.surge_attack)
    for type in card.slots:
        yield say("legion-listing-slot", type=type_name(type))
    if card.exhaust or card.expend:
        yield say("legion-listing-exhaust", how="expend" if card.expend else "exhaust")


def _upgrade_lines(card: Upgrade) -> Iterator[Message]:
    """Yield what an upgrade gives besides keywords, weapons and its text, on both sides."""
    yield from _upgrade_facts(card)
    if card.back is not None:
        yield say("legion-listing-back")
        yield from (line for weapon in card.back.weapons for line in _weapon_lines(weapon, card.edition))
        for keyword in card.back.keywords or ():
            yield from _keyword_lines(keyword, card.edition)
        if card.back.speed:
            yield say("legion-listing-speed", count=card.back.speed)


def _command_lines(card: CommandCard) -> Iterator[Message]:
    """Yield to whom a command card gives Orders, its weapon, and whether it stays or returns."""
    yield from (say("legion-listing-orders", who=who) for who in orders_of(card))
    yield from _command_facts(card)
    if card.weapon is not None:
        yield from _weapon_lines(card.weapon, card.edition)


def _command_facts(card: CommandCard) -> Iterator[Message]:
    """Yield whom a command card nominates, how far its Orders reach, and whether it stays or returns."""
    if card.nominates:
        yield say("legion-listing-nominates", kind=kinds_text(card.nominates))
    if card.order_range:
        yield say("legion-listing-order-range", count=card.order_range)
    for what in ("permanent", "returns", "first", "must_divulge"):
        if getattr(card, what):
            yield say(f"legion-listing-{what.replace('_', '-')}")


def orders_of(card: CommandCard) -> Iterator[Message]:
    """Yield to whom a card gives Orders: the named units, and so many others."""
    if card.orders is None:
        return
    names = [say("lists-name", name=name) for name in card.orders.named]
    if names and card.orders.one_named:
        told = names[0]
        for name in names[1:]:
            told = say("legion-text-or", first=told, second=name)
        names = [told]
    yield from names
    for group in card.orders.groups:
        kind = kinds_text(", ".join(group.of)) if group.of else say("legion-orders-any")
        yield say("legion-orders-group", count=group.count, kind=kind)


def unit_type(name: str) -> Message:
    """Return what a type of units is called."""
    return say(f"legion-unit-type-{name.replace(' ', '-')}")


def _keyword_lines(keyword: Keyword, edition: str) -> Iterator[Message]:
    yield say("legion-listing-keyword", name=glossary.named(keyword), text=glossary.text(keyword, edition))


def _weapon_lines(weapon: Weapon, edition: str) -> Iterator[Message]:
    most = -1 if weapon.most is None else weapon.most
    reach = ("both" if weapon.melee else "ranged") if weapon.ranged else "melee" if weapon.melee else "adds"
    dice = {"red": weapon.red, "black": weapon.black, "white": weapon.white}
    yield say("legion-listing-weapon", name=weapon.name, reach=reach, least=weapon.least, most=most, **dice)
    for keyword in weapon.keywords:
        yield from _keyword_lines(keyword, edition)


def _term_lines(term: glossary.Term, edition: str) -> Iterator[Message]:
    keyword = Keyword(term.name)
    yield say("legion-listing-term", name=glossary.named(keyword), edition=edition)
    yield glossary.text(keyword, edition)
    yield say("legion-listing-rules", ids=", ".join(term.rules[edition]))
    if left := glossary.missing(term.name, edition):
        yield say("legion-listing-term-missing", ids=", ".join(left))


CARDS = Cards()
"""What `tablero content` shows."""
