"""Keywords: every one that a card has is known, told in both languages, and says whether it is enforced."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from legion.fielded import words
from tablero.games.legion import card_effects, cards, glossary, upgrade_effects
from tablero.games.legion.cards import Keyword
from tablero.games.legion.listing import CARDS, unenforced
from tablero.kernel import NotListed
from tablero.rules.catalogue import named, rules_of

EDITIONS = ("2026", "2023")


def used(edition: str) -> Iterator[Keyword]:
    printed: list[cards.Unit | cards.Upgrade] = [*cards.units(edition).values(), *cards.upgrades(edition).values()]
    for card in printed:
        yield from card.keywords
        for weapon in card.weapons:
            yield from weapon.keywords
    for command in cards.command_cards(edition).values():
        yield from command.weapon.keywords if command.weapon else ()


@pytest.mark.rule("legion26:core.21", "legion23:card.12")
def test_a_keyword_is_one_of_a_unit_a_weapon_an_upgrade_or_a_command_card() -> None:
    assert {kind for term in glossary.terms().values() for kind in term.kinds} == set(glossary.KINDS)
    assert glossary.terms()["permanent"].kinds == ("command",)
    assert glossary.terms()["self-destruct"].kinds == ("unit", "weapon")


ON_CARDS = ("arm", "detonate")
"""What the rulebooks have among the keywords of weapons, and cards that charges come with have for their unit."""
OF_UNITS = ("repair", "small")
"""What the rulebooks have among the keywords of upgrades, and some units and counterparts have as well."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("legion26:core.21", "legion23:card.12")
def test_every_keyword_stands_where_it_is_looked_for(edition: str) -> None:
    known = glossary.terms()
    units = cards.units(edition).values()
    upgrades = [side for card in cards.upgrades(edition).values() for side in sides(card)]
    commands = [card.weapon for card in cards.command_cards(edition).values() if card.weapon is not None]
    printed: list[cards.Unit | cards.Upgrade] = [*units, *upgrades]
    weapons = [*(weapon for card in printed for weapon in card.weapons), *commands]
    astray = [(weapon.name, word) for weapon in weapons for word in names(weapon) if "weapon" not in known[word].kinds]
    astray += [
        (card.name, word)
        for card in units
        for word in names(card)
        if "unit" not in known[word].kinds and word not in OF_UNITS
    ]
    astray += [
        (card.name, word)
        for card in upgrades
        for word in names(card)
        if not {"unit", "upgrade"}.intersection(known[word].kinds) and word not in ON_CARDS
    ]
    assert astray == []
    assert {word for card in units for word in names(card)} >= {"repair", "small"}


def names(printed: cards.Unit | cards.Upgrade | cards.Weapon) -> list[str]:
    return [keyword.name for keyword in printed.keywords]


def sides(card: cards.Upgrade) -> list[cards.Upgrade]:
    return [card, card.turn_over()] if card.back is not None else [card]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_about_a_keyword_belongs_to_one(edition: str) -> None:
    rules = rules_of(named(f"legion{edition}"))
    about = {id for id in rules if id.partition(":")[2].partition(".")[0] in ("kw", "weaponkw", "cardkw")}
    assert {id for term in glossary.terms().values() for id in term.rules.get(edition, ())} == about


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("legion26:apxd.01")
def test_every_keyword_of_a_card_is_told(edition: str, lang: str) -> None:
    texts = words(lang)
    for keyword in dict.fromkeys(used(edition)):
        assert texts.render(glossary.named(keyword))
        told = texts.render(glossary.text(keyword, edition))
        if keyword.value is not None and not keyword.varies:
            assert " X" not in told
    for term in glossary.terms().values():
        for known in term.rules:
            assert texts.render(glossary.text(Keyword(term.name), known))


def test_a_keyword_is_told_with_its_number_and_what_it_is_about() -> None:
    spanish, english = words("es"), words("en")
    weak = Keyword("weak-point", 1, "rear, sides")
    assert english.render(glossary.named(weak)) == "Weak Point 1: Rear, Sides"
    assert spanish.render(glossary.named(weak)) == "Punto débil 1: posterior, flancos"
    assert english.render(glossary.named(Keyword("repair", 2, capacity=2))) == "Repair 2: Capacity 2"
    assert english.render(glossary.named(Keyword("retinue", about="Maul"))) == "Retinue: Maul"
    assert "all hits" in english.render(glossary.text(Keyword("armor"), "2023"))
    assert "up to 3 hits" in english.render(glossary.text(Keyword("armor", 3), "2023"))


def test_cards_younger_than_the_rulebook_are_played_by_the_newer_rules() -> None:
    term = glossary.terms()["primitive"]
    assert "2023" not in term.rules
    assert term.edition("2023") == "2026"
    assert glossary.terms()["armor"].edition("2023") == "2023"


def test_a_keyword_is_enforced_when_its_rules_are_cited() -> None:
    assert glossary.enforced("equip", "2026")
    assert glossary.enforced("equip", "2023")
    assert glossary.missing("equip", "2026") == ()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_everything_is_listed(lang: str) -> None:
    texts = words(lang)
    shares = CARDS.shares()
    assert [share.set for share in shares[:2]] == ["2026-units", "2026-upgrades"]
    for share in shares:
        listed = CARDS.listed(share.set)
        assert (len(listed), sum(one.known for one in listed)) == (share.total, share.known)
        assert all(texts.render(one.line) for one in listed[:25])
        assert texts.render(share.line)
    assert texts.render(CARDS.summed(1, 2))
    assert len(CARDS.listed("2023")) == sum(share.total for share in shares if share.set.startswith("2023"))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "name", ["Darth Vader", "AT-ST", "Force Choke", "Ambush", "Breakthrough", "armor", "Maximum Firepower"]
)
def test_a_card_is_read_out(name: str, lang: str) -> None:
    texts = words(lang)
    for piece in CARDS.named(name):
        assert all(texts.render(line) for line in piece.lines)


def test_what_there_is_not_is_refused_with_what_may_be_meant() -> None:
    with pytest.raises(NotListed) as caught:
        CARDS.named("Darth Wader")
    assert [dict(line.args)["name"] for line in caught.value.near][:1] == ["Darth Vader"]
    with pytest.raises(NotListed):
        CARDS.listed("1999-units")


def test_a_client_finds_a_card_by_its_key() -> None:
    found = CARDS.printed("2026/units/at")
    assert isinstance(found, dict)
    assert found["name"] == "Darth Vader"
    assert CARDS.printed("2026-units-at") == found
    assert CARDS.printed("2026/units/zz") is None


def test_a_card_with_a_text_is_never_told_as_enforced() -> None:
    for edition in EDITIONS:
        for card in cards.upgrades(edition).values():
            if card.missing or (card.text and not upgrade_effects.of(card)):
                assert unenforced(card)
        for command in cards.command_cards(edition).values():
            if command.text and not card_effects.of(command):
                assert unenforced(command)
