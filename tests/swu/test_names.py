"""Words know their names: others are refused when a word is built, and whatever can be built can be said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, fields
from itertools import product
from typing import Any, get_args

import pytest

from tablero.games.swu import GAME, facts
from tablero.games.swu.abilities import Filter, Triggered
from tablero.games.swu.names import (
    MOMENTS_OF_ITSELF,
    MOMENTS_OF_PIECES,
    MOMENTS_OF_PLAYERS,
    Moment,
    NeverTriggers,
    Side,
    TraitName,
    UnknownName,
    WrongPart,
    named_fields,
)
from tablero.games.swu.vocabulary import (
    IT,
    THIS,
    AspectIs,
    Attach,
    DrawCards,
    Grant,
    HasKeyword,
    Initiative,
    Is,
    Keyword,
    Named,
    PlayFrom,
    Resources,
    ReturnFromDiscard,
    Spoken,
    Trait,
    UnitsOf,
    a,
    action,
    anything,
    constant,
    deal,
    enemy,
    friendly,
    gaining,
    heal,
    may,
    pay,
    raid,
    text,
    when,
    when_played,
)
from tablero.games.swu.vocabulary.__main__ import classes
from tablero.games.swu.vocabulary.nouns import article
from tablero.text import LANGUAGES, texts_of

TEXTS = [texts_of(GAME, lang) for lang in LANGUAGES]


@pytest.mark.parametrize(
    "made, given, meant",
    [
        (lambda: when("plaid", DrawCards()), "plaid", "played"),  # type: ignore[arg-type]
        (lambda: Is("evnt"), "evnt", "event"),  # type: ignore[arg-type]
        (lambda: Spoken("atacker"), "atacker", "attacker"),  # type: ignore[arg-type]
        (lambda: Trait("troper"), "troper", "trooper"),  # type: ignore[arg-type]
        (lambda: AspectIs("cuning"), "cuning", "cunning"),  # type: ignore[arg-type]
        (lambda: HasKeyword("sentinal"), "sentinal", "sentinel"),  # type: ignore[arg-type]
        (lambda: Keyword("ambusch"), "ambusch", "ambush"),  # type: ignore[arg-type]
        (lambda: PlayFrom(zone="discards"), "discards", "discard"),  # type: ignore[arg-type]
        (lambda: DrawCards(who="chosn"), "chosn", "chosen"),  # type: ignore[arg-type]
        (lambda: Grant(traits=("imperal",)), "imperal", "imperial"),  # type: ignore[arg-type]
        (lambda: Named("Luke Skywaker"), "Luke Skywaker", "Luke Skywalker"),
        (lambda: UnitsOf(noun="upgrades"), "upgrades", "upgrade"),  # type: ignore[arg-type]
    ],
)
def test_a_name_that_means_nothing_is_refused_with_the_one_that_may_be_meant(
    made: Callable[[], object], given: str, meant: str
) -> None:
    with pytest.raises(UnknownName) as error:
        made()
    assert f'"{given}"; did you mean "{meant}"?' in str(error.value)


def test_a_name_far_from_all_others_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownName, match="It is one of: bottom, hand"):
        ReturnFromDiscard(to="elsewhere")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: when("played", 3), "Triggered takes Effect as effect, not 3."),  # type: ignore[arg-type]
        (lambda: may("x"), "May takes Effect as effect, not 'x'."),  # type: ignore[arg-type]
        (lambda: action("x"), "Action takes Effect as effect, not 'x'."),  # type: ignore[arg-type]
        (lambda: deal("x", THIS), "Deal takes int or Count as amount, not 'x'."),  # type: ignore[arg-type]
        (lambda: deal(1, 5), "Deal takes Target as to, not 5."),  # type: ignore[arg-type]
        (lambda: deal(1, THIS, "x"), "Deal takes bool as unpreventable, not 'x'."),  # type: ignore[arg-type]
        (lambda: a("enemy"), "Chosen takes a tuple of Filter as filters, not 'enemy'."),  # type: ignore[arg-type]
        (lambda: Attach(enemy), "Attach takes a tuple of Filter as to, not"),  # type: ignore[arg-type]
        (lambda: text(when_played), "Text takes a tuple of Ability as abilities, not"),  # type: ignore[arg-type]
        (lambda: constant(Grant(), condition=3), "Constant takes Condition or None as condition, not 3."),  # type: ignore[arg-type]
    ],
)
def test_a_part_that_has_no_place_in_a_word_is_refused_with_what_has(made: Callable[[], object], said: str) -> None:
    with pytest.raises(WrongPart) as error:
        made()
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    "made",
    [
        lambda: Triggered(("regroup-phase",), DrawCards()),
        lambda: Triggered(("base-damaged",), DrawCards()),
        lambda: Triggered(("when-drawn",), DrawCards(), anything),
        lambda: when("regroup-phase", DrawCards(), whose="opponent"),
        lambda: when("attack", DrawCards(), whose="opponent"),
        lambda: when("indirect", DrawCards(), whose="you"),
    ],
)
def test_what_could_never_trigger_is_refused(made: Callable[[], object]) -> None:
    with pytest.raises(NeverTriggers):
        made()


def test_an_ability_that_waits_for_a_phase_needs_nothing_else() -> None:
    ability = when("regroup-phase", heal(1, THIS))
    assert ability == when("regroup-phase", heal(1, THIS), about=anything, whose="you")
    assert TEXTS[0].render(ability.text())


def test_every_trait_is_known() -> None:
    assert set(get_args(TraitName)) == {trait for card in facts.cards() for trait in card.traits}


def test_every_moment_has_its_place() -> None:
    placed = {*MOMENTS_OF_ITSELF, *MOMENTS_OF_PIECES, *MOMENTS_OF_PLAYERS}
    assert set(get_args(Moment)) - placed == {"created"}  # only keywords wait for it


# Whatever can be built can be said.

SAMPLES: dict[str, Any] = {
    "int": 2,
    "Amount": 2,
    "bool": False,
    "Count": Resources(),
    "Condition": Initiative(),
    "Condition | None": Initiative(),
    "Effect": deal(1, IT),
    "Target": a(enemy),
    "Filter": friendly,
    "Grant": gaining(raid(1)),
    "Cost": pay(1),
    "Standing": constant(gaining(raid(1))),
    "Ability": when("attack", DrawCards()),
    "tuple[Filter, ...]": (friendly,),
    "tuple[Effect, ...]": (deal(1, IT), DrawCards()),
}


def built(word: type) -> Iterator[Any]:
    """Yield a word with every combination of the names that it takes, as far as it lets itself be built."""
    names = {field: (known, several) for field, known, several in named_fields(word)}
    if not names or len(next(iter(names.values()))[0]) > 100:
        return
    choices = [choice(one, names) for one in fields(word) if one.init]
    if any(not choice for choice in choices):
        return
    for values in product(*choices):
        try:
            yield word(*values)
        except ValueError:
            continue


def choice(one: Field[Any], names: dict[str, tuple[frozenset[str], bool]]) -> list[Any]:
    if one.name in names:
        known, several = names[one.name]
        return [(name,) for name in sorted(known)] if several else sorted(known)
    if one.default is not MISSING:
        return [one.default]
    return [SAMPLES[one.type]] if one.type in SAMPLES else []


WORDS = [word for word in classes() if list(named_fields(word)) and word is not Triggered]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_whatever_names_a_word_takes_it_can_be_said(word: type) -> None:
    for one in built(word):
        said = article("unit", (one,)) if isinstance(one, Filter) else one.text()
        for texts in TEXTS:
            assert texts.render(said)


def test_every_moment_can_be_said_about_whatever_it_happens_to() -> None:
    sides: tuple[Side, ...] = get_args(Side)
    said = 0
    for moment, about, whose in product(get_args(Moment), (None, friendly, anything), sides):
        try:
            ability = Triggered((moment,), DrawCards(), about, whose)
        except NeverTriggers:
            continue
        for texts in TEXTS:
            assert texts.render(ability.text())
            said += 1
    assert said > 150
