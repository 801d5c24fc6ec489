"""Deck building: the legal deck, the nearest illegal one with its rule, and what the rulebook leaves free."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablero
from swu.decks import BASE, LEIA, LUKE, OTHER_BASE, RARE_BASE, VADER, deck, mains, playable
from tablero.games.swu import GAME, deckbuilding
from tablero.games.swu.deck_files import Deck
from tablero.games.swu.deck_files.report import check, check_table
from tablero.games.swu.deckbuilding import BUILDING, FORMATS, Format, minimum, multiplayer, size, trilogy, violations
from tablero.games.swu.decks import too_many
from tablero.games.swu.facts import card
from tablero.kernel import Reason
from tablero.text import LANGUAGES, texts_of

WORDS = {lang: texts_of(GAME, lang) for lang in LANGUAGES}

SINGLE: list[tuple[Format, str, int]] = [
    ("premier", "swu:9.2.2.a", 50),
    ("trilogy", "swu:9.3.2.a", 50),
    ("sealed", "swu:10.2.2.a", 30),
    ("draft", "swu:10.3.4.a", 30),
]
contents = pytest.mark.rule("swu:9.2.2.a", "swu:9.3.2.a", "swu:10.2.2.a", "swu:10.3.4.a")


def told(reasons: tuple[Reason, ...]) -> list[tuple[str, str]]:
    """The rules and messages of reasons; that each can be said in both languages is tested on the way."""
    for lang in LANGUAGES:
        for reason in reasons:
            assert reason.rule in WORDS[lang].reason(reason)
    return [(reason.rule, reason.message.id.removeprefix("swu-deck-")) for reason in reasons]


def wrong(one: Deck, format: Format = "premier", pool: Deck | None = None) -> list[tuple[str, str]]:
    return told(violations(one, format, pool))


@contents
@pytest.mark.rule("swu:3.2.2", "swu:3.4.2")
@pytest.mark.parametrize(("format", "rule", "least"), SINGLE)
def test_a_deck_has_a_leader_a_base_and_enough_other_cards(format: Format, rule: str, least: int) -> None:
    good = deck(main=mains(least))
    assert wrong(good, format) == []
    assert (BUILDING[format].limited is not None) == (format in ("sealed", "draft"))  # a pool of its own
    assert wrong(deck(main=mains(least - 1)), format) == [(rule, "too-few")]
    assert wrong(deck(main=mains(least), leaders=()), format) == [(rule, "leaders")]
    assert (rule, "leaders") in wrong(deck(main=mains(least), leaders=(LUKE, LEIA)), format)
    assert wrong(deck(main=mains(least), bases=()), format) == [(rule, "bases")]
    assert (rule, "bases") in wrong(deck(main=mains(least), bases=(BASE, RARE_BASE)), format)


@contents
@pytest.mark.parametrize(("format", "rule", "least"), SINGLE)
def test_what_stands_in_the_wrong_place_is_named(format: Format, rule: str, least: int) -> None:
    assert wrong(deck(leaders=(playable()[60].key,)), format) == [(rule, "not-a-leader")]
    assert wrong(deck(bases=(playable()[60].key,)), format)[0] == (rule, "not-a-base")
    assert wrong(deck(main=mains(50) | {VADER: 1}), format) == [(rule, "not-in-the-deck")]
    assert wrong(deck(main=mains(50) | {RARE_BASE: 1}), format) == [(rule, "not-in-the-deck")]


@pytest.mark.rule("swu:9.1.1")
def test_the_format_decides_what_a_deck_must_be() -> None:
    small = deck(main=mains(30))
    assert {format for format in FORMATS if not violations(small, format)} == {"sealed", "draft"}
    assert {format for format in FORMATS if not violations(deck(), format)} == {*FORMATS} - {"twin-suns"}
    assert set(BUILDING) == set(FORMATS)


@pytest.mark.rule("swu:1.2.1")
@pytest.mark.parametrize("format", ["premier", "sealed", "draft"])
def test_no_deck_is_too_large(format: Format) -> None:
    assert wrong(deck(main=mains(200, copies=3)), format) == []


def test_a_deck_that_could_not_be_laid_out_is_not_played_with() -> None:
    main = mains(199, copies=3)  # 597, with leader and base 599
    assert too_many(deck(main=main, side={VADER: 1})) == ()
    (reason,) = too_many(deck(main=main, side={VADER: 2}))
    assert reason.message.id == "swu-deck-too-many"


@pytest.mark.rule("swu:1.2.2")
def test_leader_and_base_are_no_part_of_the_fifty() -> None:
    assert size(deck()) == 50
    assert wrong(deck(main=mains(48))) == [("swu:9.2.2.a", "too-few")]
    assert wrong(deck(main=mains(49) | {VADER: 1})) == [("swu:9.2.2.a", "too-few"), ("swu:9.2.2.a", "not-in-the-deck")]


@pytest.mark.rule("swu:1.2.3")
def test_tokens_are_no_part_of_a_deck_and_do_not_count() -> None:
    assert wrong(deck(main=mains(50) | {"experience": 1})) == [("swu:1.2.3", "token")]
    assert ("swu:9.2.2.a", "too-few") in wrong(deck(main=mains(49) | {"battle-droid": 1}))
    assert wrong(deck(side={"shield": 1})) == [("swu:1.2.3", "token")]


@pytest.mark.rule("swu:1.2.4")
@pytest.mark.parametrize("format", ["premier", "sealed", "draft", "multiplayer"])
def test_cards_of_any_aspect_may_be_in_a_deck(format: Format) -> None:
    provided = {*card(LUKE).aspects, *card(BASE).aspects}
    foreign = [card for card in playable() if card.aspects and not provided & set(card.aspects)]
    assert len(foreign) >= 50
    assert wrong(deck(main={card.key: 1 for card in foreign[:50]}), format) == []


@pytest.mark.rule("swu:9.2.2.b", "swu:8.6.5")
def test_three_copies_of_a_card_at_most_unique_or_not() -> None:
    common, unique = "battlefield-marine", "luke-skywalker#jedi-knight"
    assert (card(common).unique, card(unique).unique) == (False, True)
    assert wrong(deck(main=mains(50) | {common: 3, unique: 3})) == []
    assert wrong(deck(main=mains(50) | {common: 4, unique: 4})) == [("swu:9.2.2.b", "copies")] * 2


@pytest.mark.rule("swu:9.2.2.b", "swu:9.2.2.c")
def test_the_copies_of_the_sideboard_count_with_those_of_the_deck() -> None:
    assert wrong(deck(main=mains(50) | {"vanquish": 2}, side={"vanquish": 1})) == []
    assert wrong(deck(main=mains(50) | {"vanquish": 2}, side={"vanquish": 2})) == [("swu:9.2.2.b", "copies")]


@pytest.mark.rule("swu:9.2.2.c")
@pytest.mark.parametrize("format", ["twin-suns", "sealed"])
def test_where_no_sideboard_is_spoken_of_its_copies_do_not_count(format: Format) -> None:
    main, side = mains(50) | {"vanquish": 1}, {"vanquish": 1}
    before = wrong(deck(main=main), format)
    assert wrong(deck(main=main, side=side), format) == before


@pytest.mark.rule("swu:8.6.1", "swu:8.6.2")
def test_reprints_are_copies_and_cards_that_share_a_name_are_not() -> None:
    from tablero.games.swu.deck_files import read

    reprinted = read("Deck\n2 SOR_033\n1 SHD_030\n1 SEC_030").main
    assert wrong(deck(main=mains(50) | reprinted)) == [("swu:9.2.2.b", "copies")]
    assert "copies" not in {message for _, message in wrong(deck(main=mains(50) | reprinted), "sealed")}
    lukes = dict.fromkeys(("luke-skywalker#jedi-knight", "luke-skywalker#you-still-with-me"), 3)
    assert wrong(deck(main=mains(50) | lukes)) == []


@pytest.mark.rule("swu:9.2.2.c")
def test_a_premier_sideboard_has_ten_cards_at_most() -> None:
    assert wrong(deck(side=mains(10, skip=60))) == []
    assert wrong(deck(side=mains(11, skip=60))) == [("swu:9.2.2.c", "sideboard")]
    assert wrong(deck(side=mains(3, copies=3, skip=60) | mains(1, copies=2, skip=70))) == [("swu:9.2.2.c", "sideboard")]


@pytest.mark.rule("swu:1.3.1", "swu:8.6.5")
def test_a_card_that_speaks_of_deck_building_comes_before_the_rules() -> None:
    droid = "swarming-vulture-droid"
    assert wrong(deck(main=mains(35) | {droid: 15})) == []
    assert wrong(deck(main=mains(35) | {droid: 16})) == [("swu:9.2.2.b", "copies")]
    assert wrong(deck(bases=("data-vault",))) == [("swu:9.2.2.a", "too-few")]
    assert wrong(deck(bases=("data-vault",), main=mains(60))) == []
    assert wrong(deck(bases=("thermal-oscillator",), main=mains(45))) == []
    assert wrong(deck(bases=("thermal-oscillator",), main=mains(44))) == [("swu:9.2.2.a", "too-few")]
    assert minimum(deck(bases=("data-vault",)), "draft") == 40


def three() -> list[Deck]:
    """Three legal Trilogy decks."""
    leaders = (LUKE, LEIA, VADER)
    bases = (BASE, RARE_BASE, OTHER_BASE)
    sets = ("SOR", "SHD", "TWI")
    return [
        deck(leaders=(leader,), bases=(base,), main=mains(17, copies=3, set_name=name))
        for leader, base, name in zip(leaders, bases, sets, strict=True)
    ]


def all_wrong(decks: list[Deck]) -> list[tuple[str, str]]:
    report = check(decks, "trilogy")
    found = [pair for reasons in report.each for pair in told(reasons)] + told(report.together)
    assert report.legal == (not found)
    return found


@pytest.mark.rule("swu:9.3.1.a")
def test_trilogy_is_played_with_three_decks() -> None:
    assert all_wrong(three()) == []
    assert all_wrong(three()[:2]) == [("swu:9.3.1.a", "three-decks")]


@pytest.mark.rule("swu:9.3.2.b")
def test_trilogy_decks_share_no_leader_no_base_and_three_copies() -> None:
    first, second, third = three()
    marine = "battlefield-marine"
    assert all_wrong([first, second, deck(leaders=(LUKE,), bases=third.bases, main=third.main)]) == [
        ("swu:9.3.2.b", "trilogy-copies")
    ]
    assert all_wrong([first, second, deck(leaders=third.leaders, bases=(BASE,), main=third.main)]) == [
        ("swu:9.3.2.b", "trilogy-copies")
    ]
    some = [
        deck(leaders=each.leaders, bases=each.bases, main=each.main | {marine: count})
        for each, count in zip((first, second, third), (1, 1, 1), strict=True)
    ]
    assert all_wrong(some) == []
    more = [*some[:2], deck(leaders=third.leaders, bases=third.bases, main=third.main | {marine: 2})]
    assert all_wrong(more) == [("swu:9.3.2.b", "trilogy-copies")]
    alone = [first, second, deck(leaders=third.leaders, bases=third.bases, main=third.main | {marine: 4})]
    assert all_wrong(alone) == [("swu:9.3.2.b", "copies")]
    assert trilogy(three()) == ()


@pytest.mark.rule("swu:9.3.2.c")
def test_trilogy_has_no_sideboards() -> None:
    first, *others = three()
    extra = deck(leaders=first.leaders, bases=first.bases, main=first.main, side=mains(1, skip=90))
    assert all_wrong([extra, *others]) == [("swu:9.3.2.c", "no-sideboard")]


@pytest.mark.rule("swu:10.2.2.d", "swu:10.3.4.d")
@pytest.mark.parametrize("format", ["sealed", "draft"])
def test_limited_decks_have_no_limit_of_copies(format: Format) -> None:
    assert wrong(deck(main=mains(5, copies=6)), format) == []


LIMITED: list[tuple[Format, str, str, str]] = [
    ("sealed", "swu:10.2.1.a", "swu:10.2.2.b", "swu:10.2.2.c"),
    ("draft", "swu:10.3.1.a", "swu:10.3.4.b", "swu:10.3.4.c"),
]


@pytest.mark.rule("swu:10.2.1.a", "swu:10.3.1.a", "swu:2.14.4")
@pytest.mark.parametrize(("format", "pool", "leader", "base"), LIMITED)
def test_limited_decks_are_of_one_set(format: Format, pool: str, leader: str, base: str) -> None:
    assert wrong(deck(main=mains(30)), format) == []
    assert wrong(deck(main=mains(30), bases=(RARE_BASE,)), format) == []  # it may have been opened
    foreign = mains(1, set_name="TWI")
    assert wrong(deck(main=mains(30) | foreign), format) == [(pool, "other-set")]
    assert wrong(deck(main=mains(30) | {"death-trooper": 1}), format) == []
    assert wrong(deck(main=mains(30, set_name="SHD")), format) == [
        (leader, "leader-not-opened"),
        (base, "base-not-opened"),
    ]


@pytest.mark.rule("swu:10.2.1.a", "swu:10.3.1.a", "swu:10.2.2.b", "swu:10.3.4.b", "swu:10.2.2.c", "swu:10.3.4.c")
@pytest.mark.rule("swu:2.14.4")
@pytest.mark.parametrize(("format", "pool", "leader", "base"), LIMITED)
def test_limited_decks_are_built_from_what_was_opened(format: Format, pool: str, leader: str, base: str) -> None:
    opened = Deck(leaders=(LUKE, LEIA), bases=("tarkintown",), main=mains(40) | {"vanquish": 4})
    assert wrong(deck(main=mains(30) | {"vanquish": 4}), format, opened) == []
    assert wrong(deck(main=mains(30) | {"vanquish": 5}), format, opened) == [(pool, "not-opened")]
    assert wrong(deck(main=mains(41)), format, opened) == [(pool, "not-opened")]
    assert wrong(deck(main=mains(30), leaders=(LEIA,)), format, opened) == []
    assert wrong(deck(main=mains(30), leaders=(VADER,)), format, opened) == [(leader, "leader-not-opened")]
    assert wrong(deck(main=mains(30), bases=("tarkintown",)), format, opened) == []
    assert wrong(deck(main=mains(30), bases=(RARE_BASE,)), format, opened) == [(base, "base-not-opened")]
    assert wrong(deck(main=mains(30), bases=(OTHER_BASE,)), format, opened) == [(base, "base-not-opened")]


def suns(**changed: object) -> Deck:
    return deck(**{"leaders": (LUKE, LEIA), **changed})


@pytest.mark.rule("swu:12.2.1.a")
def test_a_twin_suns_deck_has_two_leaders_that_are_not_opposed() -> None:
    assert wrong(suns(), "twin-suns") == []
    assert wrong(suns(leaders=(LUKE,)), "twin-suns") == [("swu:12.2.1.a", "leaders")]
    assert wrong(suns(leaders=(LUKE, LEIA, "han-solo#audacious-smuggler")), "twin-suns") == [
        ("swu:12.2.1.a", "leaders")
    ]
    assert wrong(suns(leaders=(LUKE, VADER)), "twin-suns") == [("swu:12.2.1.a", "opposed-leaders")]
    assert wrong(suns(main=mains(49)), "twin-suns") == [("swu:12.2.1.a", "too-few")]
    assert wrong(suns(bases=()), "twin-suns") == [("swu:12.2.1.a", "bases")]


@pytest.mark.rule("swu:12.2.2")
def test_a_twin_suns_deck_has_one_copy_of_each_card() -> None:
    assert wrong(suns(main=mains(50) | {"vanquish": 1}), "twin-suns") == []
    assert wrong(suns(main=mains(50) | {"vanquish": 2}), "twin-suns") == [("swu:12.2.2", "copies")]
    assert wrong(suns(main=mains(50) | {"swarming-vulture-droid": 15}), "twin-suns") == []


@pytest.mark.rule("swu:12.3.1")
def test_twin_leaders_may_share_a_name_but_not_be_the_same_card() -> None:
    assert wrong(suns(leaders=(LUKE, "luke-skywalker#hero-of-yavin")), "twin-suns") == []
    assert wrong(suns(leaders=(LUKE, LUKE)), "twin-suns") == [("swu:12.3.1", "same-leader")]


@pytest.mark.rule("swu:11.1.1", "swu:11.1.2")
@pytest.mark.example("swu-ex:11.1.2-1")
def test_four_premier_decks_make_a_game_of_four() -> None:
    assert check_table([deck()] * 4).legal
    assert told(check_table([deck()] * 2).together) == [("swu:11.1.1", "more-players")]
    assert told(multiplayer([deck()] * 2)) == [("swu:11.1.1", "more-players")]
    report = check_table([deck(), deck(), deck(main=mains(49))])
    assert [told(reasons) for reasons in report.each] == [[], [], [("swu:9.2.2.a", "too-few")]]


@pytest.mark.rule("swu:11.1.2")
@pytest.mark.example("swu-ex:11.1.2-2")
def test_three_drafted_decks_make_a_game_of_three() -> None:
    pools = [Deck(leaders=(LUKE, LEIA, VADER), main=mains(42, skip=42 * seat)) for seat in range(3)]
    decks = [deck(main=mains(30, skip=42 * seat)) for seat in range(3)]
    assert check_table(decks, "draft", pools).legal
    assert not check_table(decks, "draft", pools[::-1]).legal
    assert not check_table(decks).legal


def test_all_that_is_wrong_is_told_at_once() -> None:
    bad = Deck(leaders=(LUKE, VADER), main={"vanquish": 4, "shield": 1, LEIA: 1}, side=mains(11, skip=60))
    assert wrong(bad) == [
        ("swu:9.2.2.a", "leaders"),
        ("swu:9.2.2.a", "bases"),
        ("swu:9.2.2.a", "too-few"),
        ("swu:1.2.3", "token"),
        ("swu:9.2.2.a", "not-in-the-deck"),
        ("swu:9.2.2.b", "copies"),
        ("swu:9.2.2.c", "sideboard"),
    ]


def test_an_empty_limited_deck_is_refused_like_any_other() -> None:
    assert [rule for rule, _ in wrong(Deck(), "sealed")] == ["swu:10.2.2.a"] * 3


def test_every_message_of_the_predicates_is_said_in_a_test_here() -> None:
    """So that each is rendered in both languages, which `told` does."""
    source = Path(deckbuilding.__file__).read_text(encoding="utf-8")
    ids = set(re.findall(r'"swu-deck-([a-z-]+)"', source))
    tests = Path(__file__).read_text(encoding="utf-8")
    assert {id for id in ids if f'"{id}"' not in tests} == set()


@pytest.mark.parametrize(
    ("format", "seats"), [("open", 2), ("open", 4), ("premier", 2), ("multiplayer", 3), ("twin-suns", 4)]
)
def test_every_format_can_be_played_by_people_without_decks(format: str, seats: int) -> None:
    assert tablero.new("swu", seed=1, seats=seats, format=format).decision is not None
