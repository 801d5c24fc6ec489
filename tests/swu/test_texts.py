"""The words on the cards: every ability of every card in the pool reads in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Any

import pytest

from tablero.games.swu import GAME
from tablero.games.swu.abilities import Ability, Attach, Condition, Effect, Grant, Keyword, Manner, Target, Triggered
from tablero.games.swu.cards import Face, all_faces, faces
from tablero.games.swu.constants import ASPECTS, KEYWORD_BITS, NO_ATTACKS
from tablero.games.swu.content import texts
from tablero.games.swu.costs import CostChange
from tablero.games.swu.facts import Card, cards
from tablero.games.swu.names import WrongPart
from tablero.games.swu.vocabulary import (
    ATTACHED,
    EXHAUST,
    IT,
    THEM,
    THIS,
    All,
    AtLeast,
    Attacking,
    AttackWith,
    Both,
    ByOpponent,
    ChooseThing,
    Control,
    DealEach,
    DidThisPhase,
    Discard,
    DrawCards,
    Give,
    HasKeyword,
    If,
    IfDone,
    Initiative,
    Is,
    IsLeader,
    KeepingIt,
    Mark,
    Marked,
    Modes,
    Named,
    Number,
    PlayFrom,
    Resources,
    ReturnFromDiscard,
    Search,
    ThatMuch,
    ThisIs,
    ThisPhase,
    Times,
    UnitsOf,
    Unless,
    Value,
    a,
    a_unit_or_base,
    action,
    an_upgrade,
    another,
    aspect,
    boost,
    constant,
    cost_at_most,
    damaged,
    deal,
    defeat,
    each,
    enemy,
    event,
    exhausted,
    experience,
    friendly,
    gaining,
    ground,
    leader_unit,
    losing,
    may,
    non,
    non_leader,
    on_attack,
    other_than_it,
    overwhelm,
    pay,
    raid,
    ready,
    restore,
    sentinel,
    seq,
    shield,
    space,
    trait,
    unique,
    up_to,
    upgraded,
    when,
    when_played,
)
from tablero.games.swu.vocabulary.filters.basic import Enemy, Friendly, trait_name
from tablero.games.swu.vocabulary.filters.combining import Either, Not, in_order
from tablero.games.swu.vocabulary.nouns import article, phrase
from tablero.games.swu.vocabulary.saying import card_lines, lines, on_card
from tablero.kernel import Message, say
from tablero.text import LANGUAGES, MissingText, texts_of

TEXTS = {lang: texts_of(GAME, lang) for lang in LANGUAGES}


def both(message: Message) -> tuple[str, str]:
    """Return a message in English and Spanish; raise if a text or an argument is missing."""
    return TEXTS["en"].render(message), TEXTS["es"].render(message)


def said(ability: Ability) -> tuple[str, str]:
    return both(ability.text())


# Every card.


def sides() -> Iterator[Face]:
    yield from (face for face in all_faces() if face.abilities)


@pytest.mark.parametrize("face", list(sides()), ids=lambda face: face.content_key)
def test_every_ability_of_every_card_reads_well(face: Face) -> None:
    said = [both(line) for line in lines(face)]
    assert len(said) == len(face.abilities)
    for ability, words in zip(face.abilities, said, strict=True):
        well_put(words, ability)


BAD = {
    "two full stops": r"\.\.|\.”\.|\.»\.",
    "a space that should not be there": r"  | [,.;:»”]|[«“(\[] |^ | $",
    "an id instead of words": r"swu-|\{|\}",
    "a hyphen for a minus": r" -\d",
    "a small letter after a full stop": r"\. [a-záéíóúñ]",
    "a word twice": r"\b(\w{2,}) \1\b(?! Binks)",
}
"""What no text should have."""
BAD_ENGLISH = {
    "a before a vowel": r"\b[Aa] (?:enemy|exhausted|upgrade|event|un(?!i)|[AEIO][a-z])",
    "an before a consonant": r"\b[Aa]n (?:unit\b|unique|[bcdfgjkmpqtvwyz])",
}
BAD_SPANISH = {
    "y before the sound of i": r"\by (?:[Ii][^aeo]|[Hh]i[^ae])",
    "a contraction that is missing": r"\b(?:a|de) el\b",
    "que without y": r"que no sean? \w+ que\b",
}


def well_put(said: tuple[str, str], ability: Ability) -> None:
    for words, faults in zip(said, (BAD | BAD_ENGLISH, BAD | BAD_SPANISH), strict=True):
        for fault, pattern in faults.items():
            assert re.search(pattern, words) is None, f"{fault}: {words}"
        assert words[0].isupper(), words
        if not isinstance(ability, Keyword) and ":" in words:
            assert words.endswith((".", "]")), words


def test_cards_that_do_different_things_say_different_things() -> None:
    told: dict[tuple[str, str], tuple[Ability, str]] = {}
    for face in all_faces():
        for ability, line in zip(face.abilities, lines(face), strict=True):
            words = both(line)
            other, key = told.setdefault(words, (meant(ability), face.key))
            assert other == meant(ability), f"{face.key} and {key} both say: {words[0]}"


def meant(ability: Ability) -> Ability:
    """Return an ability without what makes no difference: whose doing it is if what it is about tells that."""
    if not isinstance(ability, Triggered):
        return ability
    about = in_order(() if ability.about is None else (ability.about,))
    told = ability.own or any(isinstance(one, Friendly | Enemy) for one in about)
    return replace(ability, whose="any") if told else ability


UNSAID = {
    "Triggered.whose": "what it is about tells whose it is",
    "Triggered.resolved_by": "Bounty says who",
    "Chosen.least": "any number is none, too",
    "Value.of": "its own",
    "ItsUnit.of": "the unit that was spoken of",
    "TheirCards.of": "the unit that was spoken of",
    "Impose.on": "what was chosen tells whose it is",
    "UnlessController.of": "the unit that was spoken of",
    "PlayFrom.must": "a hidden card never has to be played",
    "PlayThat.noun": "it is that card",
    "PlayThat.zone": "it is where it is",
    "Action.zone": "the effect says from where",
    "Action.limit": "the number of times is said instead",
    "OpponentControls.least": "none is said as none",
    "Grant.keywords": "the list of keywords to choose from is said instead",
    "Grant.restore": "the list of keywords to choose from is said instead",
    "Constant.condition": "the keyword that was chosen",
    "CostChange.cards": "an upgrade is all that can be played on a unit",
    "UnitsOf.filters": "power and HP count the same",
    "Value.value_name": "power and HP count the same",
}
"""What may be given without being said, and why."""


def without(node: Any) -> Iterator[tuple[str, Any]]:
    """Yield what an ability would be without one of the things that are given beyond the usual, with its name."""
    if isinstance(node, tuple):
        for i, item in enumerate(node):
            yield from ((what, (*node[:i], less, *node[i + 1 :])) for what, less in without(item))
    if not is_dataclass(node) or isinstance(node, type):
        return
    for field in fields(node):
        value = getattr(node, field.name)
        if field.init and field.default is not MISSING and value != field.default:
            with suppress(ValueError, WrongPart):  # a word that needs it refuses to be without
                yield f"{type(node).__name__}.{field.name}", replace(node, **{field.name: field.default})
        for what, less in without(value) if field.init else ():
            with suppress(ValueError, WrongPart):
                yield what, replace(node, **{field.name: less})


def test_whatever_is_given_is_said() -> None:
    unsaid: set[str] = set()
    tried = 0
    for face in all_faces():
        for ability in face.abilities:
            words = said_in_english(face, ability)
            for what, less in without(ability):
                tried += 1
                if what not in UNSAID and said_in_english(face, less) == words:
                    unsaid.add(f"{what} of {face.key}")
    assert not unsaid
    assert tried > 3000


def said_in_english(face: Face, ability: Ability) -> str:
    """Return the text of an ability, empty if it makes no sense and so has none."""
    try:
        return TEXTS["en"].render(on_card(face, ability.text()))
    except (MissingText, AttributeError, IndexError, TypeError):
        return ""


def test_every_text_of_a_card_is_that_of_its_sides() -> None:
    luke = faces()["luke-skywalker#faithful-friend"]
    assert [both(line)[0] for line in card_lines(luke)] == [
        "Action [1 resource, exhaust]: Give a Shield token to a Heroism unit that you played this phase.",
        "Epic Action: If you control 6 or more resources, deploy this leader.",
        "As a unit:",
        "On Attack: You may give a Shield token to another unit.",
    ]
    assert [both(line)[1] for line in card_lines(luke)] == [
        "Acción [1 recurso, agota]: da una ficha de Escudo a una unidad de Heroísmo que hayas jugado en esta fase.",
        "Acción épica: si controlas 6 recursos o más, despliega este líder.",
        "Como unidad:",
        "Al atacar: si quieres, da una ficha de Escudo a otra unidad.",
    ]


def test_the_pool_is_all_there() -> None:
    assert len(list(sides())) > 500
    assert set(texts()) == {face.key for face in all_faces()}


# Names.


def test_every_trait_aspect_and_keyword_has_a_name() -> None:
    known = {trait for card in cards() for trait in card.traits}
    assert len(known) > 100
    english, spanish = zip(*(both(trait_name(one)) for one in sorted(known)), strict=True)
    assert len(set(english)) == len(set(spanish)) == len(known)
    names = [both(say(f"swu-aspect-{one}")) for one in ASPECTS]
    named = {keyword for card in cards() for keyword in card.keywords} | set(KEYWORD_BITS)
    names += [both(say(f"swu-keyword-name-{one}")) for one in sorted(named)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("keyword", "spanish"),
    [
        ("sentinel", "Centinela"),
        ("ambush", "Emboscada"),
        ("shielded", "Escudado"),
        ("overwhelm", "Formidable"),
        ("raid", "Incursión"),
        ("restore", "Recuperación"),
        ("saboteur", "Sabotaje"),
        ("grit", "Tesón"),
        ("bounty", "Recompensa"),
        ("smuggle", "Contrabando"),
        ("coordinate", "Coordinación"),
        ("exploit", "Sacrificio"),
        ("piloting", "Pilotaje"),
        ("hidden", "Ocultación"),
        ("plot", "Treta"),
    ],
)
def test_keywords_are_called_as_in_the_rulebook(keyword: str, spanish: str) -> None:
    assert TEXTS["es"].render(say(f"swu-keyword-name-{keyword}")) == spanish


# Nouns and their adjectives.


@pytest.mark.parametrize(
    ("filters", "english", "spanish"),
    [
        ((), "a unit", "una unidad"),
        ((enemy, ground), "an enemy ground unit", "una unidad terrestre enemiga"),
        ((ground, enemy), "an enemy ground unit", "una unidad terrestre enemiga"),
        ((friendly, another), "another friendly unit", "otra unidad aliada"),
        ((another, friendly), "another friendly unit", "otra unidad aliada"),
        ((damaged, friendly), "a damaged friendly unit", "una unidad aliada dañada"),
        ((Not(damaged), friendly), "an undamaged friendly unit", "una unidad aliada sin daño"),
        ((exhausted,), "an exhausted unit", "una unidad agotada"),
        ((upgraded, enemy), "an upgraded enemy unit", "una unidad enemiga mejorada"),
        ((unique,), "a unique unit", "una unidad única"),
        ((leader_unit,), "a leader unit", "una unidad líder"),
        ((non_leader, enemy, space), "an enemy non-leader space unit", "una unidad espacial no líder enemiga"),
        ((cost_at_most(3), enemy), "an enemy unit that costs 3 or less", "una unidad enemiga que cueste 3 o menos"),
        ((trait("imperial"),), "an Imperial unit", "una unidad Imperial"),
        ((trait("bounty hunter"),), "a Bounty Hunter unit", "una unidad Cazarrecompensas"),
        ((non("vehicle"),), "a non-Vehicle unit", "una unidad no Vehículo"),
        ((aspect("aggression"),), "an Aggression unit", "una unidad de Agresividad"),
        (
            (Either((trait("imperial"), trait("rebel"), trait("official"))), friendly),
            "a friendly Imperial, Rebel or Official unit",
            "una unidad Imperial, Rebelde u Oficial aliada",
        ),
        ((All((enemy, damaged)),), "a damaged enemy unit", "una unidad enemiga dañada"),
        ((Number("power", least=4),), "a unit with 4 or more power", "una unidad con 4 o más de Poder"),
        (
            (cost_at_most(3), Not(DidThisPhase("attacked"))),
            "a unit that costs 3 or less and that did not attack this phase",
            "una unidad que cueste 3 o menos y que no haya atacado en esta fase",
        ),
        ((Number("cost", most=2, least=2),), "a unit that costs 2", "una unidad que cueste 2"),
    ],
)
def test_adjectives_stand_in_their_order_whatever_the_order_they_are_written_in(
    filters: tuple[object, ...], english: str, spanish: str
) -> None:
    assert both(article("unit", filters)) == (english, spanish)  # type: ignore[arg-type]


def test_several_agree_with_their_number() -> None:
    plural = phrase("unit", (enemy, ground, damaged, cost_at_most(3)), 2)
    assert both(plural) == (
        "damaged enemy ground units that cost 3 or less",
        "unidades terrestres enemigas dañadas que cuesten 3 o menos",
    )
    assert both(phrase("unit", (another, friendly), 2)) == ("other friendly units", "otras unidades aliadas")


def test_a_card_of_a_type_is_called_by_its_type() -> None:
    assert both(article("card", (Is("event"), cost_at_most(2)))) == (
        "an event that costs 2 or less",
        "un evento que cueste 2 o menos",
    )
    assert both(article("card", (Is("event"), another))) == ("another event", "otro evento")
    assert both(phrase("card", (Either((trait("mandalorian"), Is("upgrade"))),), 2)) == (
        "Mandalorian cards or upgrades",
        "cartas Mandaloriano o mejoras",
    )
    assert both(article("card", (Is("upgrade"),))) == ("an upgrade", "una mejora")
    assert both(article("card", (non(Is("unit")), trait("imperial")))) == (
        "a non-unit Imperial card",
        "una carta Imperial que no sea unidad",
    )
    assert both(article("upgrade", (Named("Shield"), enemy))) == (
        "an enemy Shield token",
        "una ficha de Escudo enemiga",
    )
    assert both(article("upgrade", (Named("Experience"),))) == ("an Experience token", "una ficha de Experiencia")
    assert both(article("card", (non(Is("unit")),))) == ("a non-unit card", "una carta que no sea unidad")


@pytest.mark.parametrize(
    ("target", "english", "spanish"),
    [
        (up_to(3, enemy), "up to 3 enemy units", "hasta 3 unidades enemigas"),
        (each(another, friendly), "each other friendly unit", "cada otra unidad aliada"),
        (an_upgrade(), "an upgrade", "una mejora"),
        (a_unit_or_base(), "a unit or base", "una unidad o base"),
        (THIS, "this unit", "esta unidad"),
    ],
)
def test_targets(target: Target, english: str, spanish: str) -> None:
    assert both(target.text()) == (english, spanish)


# Effects.


@pytest.mark.parametrize(
    ("effect", "english", "spanish"),
    [
        (
            deal(2, a(ground, enemy)),
            "deal 2 damage to an enemy ground unit",
            "inflige 2 de daño a una unidad terrestre enemiga",
        ),
        (
            deal(2, up_to(3)),
            "deal 2 damage to each of up to 3 units",
            "inflige 2 de daño a cada una de hasta 3 unidades",
        ),
        (deal(ThatMuch(), a()), "deal that much damage to a unit", "inflige esa cantidad de daño a una unidad"),
        (
            deal(UnitsOf((friendly,)), a()),
            "deal 1 damage to a unit for each friendly unit",
            "inflige 1 de daño a una unidad por cada unidad aliada",
        ),
        (
            deal(Times(2, UnitsOf((friendly,))), a()),
            "deal 2 damage to a unit for each friendly unit",
            "inflige 2 de daño a una unidad por cada unidad aliada",
        ),
        (
            DealEach(((3, a()), (2, a(other_than_it)), (1, a(other_than_it)))),
            "deal 3 damage to a unit, 2 to another and 1 to a third",
            "inflige 3 de daño a una unidad, 2 a otra y 1 a una tercera",
        ),
        (
            Mark(a(friendly), constant(gaining(power=2), Marked())),
            "choose a friendly unit. As long as this unit is in play, the chosen unit gets +2/+0",
            "elige una unidad aliada. Mientras esta unidad esté en juego, la unidad elegida recibe +2/+0",
        ),
        (
            Mark(IT, constant(gaining(power=2), Marked())),
            "as long as this unit is in play, it gets +2/+0",
            "mientras esta unidad esté en juego, esa unidad recibe +2/+0",
        ),
        (
            ReturnFromDiscard(to="bottom"),
            "put a card from your discard pile on the bottom of your deck",
            "coloca una carta de tu pila de descartes en la parte inferior de tu mazo",
        ),
        (
            ReturnFromDiscard(most=2, to="bottom"),
            "put 2 cards from your discard pile on the bottom of your deck in random order",
            "coloca 2 cartas de tu pila de descartes en la parte inferior de tu mazo en orden aleatorio",
        ),
        (
            seq(ChooseThing(a(friendly)), KeepingIt(DrawCards()), defeat(IT)),
            "choose a friendly unit. Draw a card. Defeat the chosen unit",
            "elige una unidad aliada. Roba una carta. Derrota la unidad elegida",
        ),
        (
            deal(Value("it", "power"), a()),
            "deal damage equal to its power to a unit",
            "inflige tanto daño como su Poder a una unidad",
        ),
        (may(DrawCards(2)), "you may draw 2 cards", "si quieres, roba 2 cartas"),
        (
            If(Initiative(), may(DrawCards())),
            "if you have the initiative, you may draw a card",
            "si tienes la iniciativa, puedes hacer esto: roba una carta",
        ),
        (
            If(Unless(Initiative()), DrawCards()),
            "unless you have the initiative, draw a card",
            "salvo que tengas la iniciativa, roba una carta",
        ),
        (
            If(Initiative(), IfDone(may(defeat(THIS)), DrawCards())),
            "if you have the initiative, you may defeat this unit. If you do, draw a card",
            "si tienes la iniciativa, puedes hacer esto: derrota esta unidad. Si lo haces, roba una carta",
        ),
        (
            IfDone(DrawCards(), If(Initiative(), may(deal(1, a())))),
            "draw a card. If you do and you have the initiative, you may deal 1 damage to a unit",
            "roba una carta. Si lo haces y tienes la iniciativa, también puedes hacer esto: inflige 1 de daño a una unidad",
        ),
        (
            may(seq(ByOpponent(Discard()), DrawCards())),
            "if you wish, an opponent must discard a card from their hand. Draw a card",
            "si quieres, un adversario descarta una carta de su mano. Roba una carta",
        ),
        (
            may(seq(DrawCards(), deal(1, THIS))),
            "you may draw a card and deal 1 damage to this unit",
            "si quieres, roba una carta e inflige 1 de daño a esta unidad",
        ),
        (
            ByOpponent(defeat(a(friendly))),
            "an opponent must defeat a unit they control",
            "un adversario derrota una unidad que controle",
        ),
        (
            If(Initiative(), deal(4, a()), deal(2, a())),
            "deal 2 damage to a unit. If you have the initiative, deal 4 damage to a unit instead",
            "inflige 2 de daño a una unidad. Si tienes la iniciativa, en vez de eso inflige 4 de daño a una unidad",
        ),
        (
            IfDone(may(defeat(a(friendly, another))), DrawCards()),
            "you may defeat another friendly unit. If you do, draw a card",
            "si quieres, derrota otra unidad aliada. Si lo haces, roba una carta",
        ),
        (
            Modes((DrawCards(), deal(1, a()), shield(a())), 2),
            "choose two: (a) draw a card; (b) deal 1 damage to a unit; (c) give a Shield token to a unit",
            "elige dos: (a) roba una carta; (b) inflige 1 de daño a una unidad; (c) da una ficha de Escudo a una unidad",
        ),
        (
            experience(a(), 2),
            "give 2 Experience tokens to a unit",
            "da 2 fichas de Experiencia a una unidad",
        ),
        (
            boost(2, 0, a(friendly)),
            "give a friendly unit +2/+0 for this phase",
            "da +2/+0 a una unidad aliada para esta fase",
        ),
        (
            boost(-2, 0, a(enemy)),
            "give an enemy unit −2/−0 for this phase",
            "da −2/−0 a una unidad enemiga para esta fase",
        ),
        (
            Give(gaining(sentinel, raid(2)), a()),
            "give a unit Raid 2 and Sentinel for this phase",
            "da Incursión 2 y Centinela a una unidad para esta fase",
        ),
        (
            Give(losing(sentinel), a(enemy)),
            "choose an enemy unit. It loses Sentinel for this phase",
            "elige una unidad enemiga. Esa unidad pierde Centinela para esta fase",
        ),
        (
            Give(gaining(limits=NO_ATTACKS), IT),
            "it can’t attack for this phase",
            "esa unidad no puede atacar para esta fase",
        ),
        (
            Give(gaining(limits=NO_ATTACKS), THEM),
            "each of them can’t attack for this phase",
            "cada una de ellas no puede atacar para esta fase",
        ),
        (
            Discard(who="opponents"),
            "each opponent discards a card from their hand",
            "cada adversario descarta una carta de su mano",
        ),
        (
            ByOpponent(Discard(), "each"),
            "each opponent must discard a card from their hand",
            "cada adversario descarta una carta de su mano",
        ),
        (
            ByOpponent(may(DrawCards())),
            "an opponent may draw a card",
            "un adversario, si quiere, roba una carta",
        ),
        (
            Search((trait("trooper"),), 5, most=2),
            "search the top 5 cards of your deck for up to 2 Trooper cards, reveal them and draw them",
            "busca en las primeras 5 cartas de tu mazo hasta 2 cartas Soldado, muéstralas y róbalas",
        ),
        (
            PlayFrom((cost_at_most(3),), noun="unit", discount=1, ready=True),
            "play a unit that costs 3 or less from your hand. It costs 1 resource less. It enters play ready",
            "juega de tu mano una unidad que cueste 3 o menos. Cuesta 1 recurso menos. Entra en juego preparada",
        ),
        (
            AttackWith((), Manner(gaining(overwhelm, power=2), no_bases=True)),
            "attack with a unit. It gets +2/+0 and gains Overwhelm for this attack. It can’t attack bases for this attack",
            "ataca con una unidad. Para este ataque, recibe +2/+0 y gana Formidable. Para este ataque, no puede atacar bases",
        ),
    ],
)
def test_effects(effect: Effect, english: str, spanish: str) -> None:
    assert both(effect.text()) == (english, spanish)


# Conditions.


@pytest.mark.parametrize(
    ("condition", "english", "spanish", "subjunctive"),
    [
        (Initiative(), "you have the initiative", "tienes la iniciativa", "tengas la iniciativa"),
        (
            Control((trait("force"),)),
            "you control a Force unit",
            "controlas una unidad Fuerza",
            "controles una unidad Fuerza",
        ),
        (
            Both(Control((ground,)), Control((space,))),
            "you control a ground unit and a space unit",
            "controlas una unidad terrestre y una unidad espacial",
            "controles una unidad terrestre y una unidad espacial",
        ),
        (
            Control((IsLeader(), trait("force"))),
            "you control a Force leader unit",
            "controlas una unidad líder Fuerza",
            "controles una unidad líder Fuerza",
        ),
        (
            AtLeast(Resources(), 5),
            "you control 5 or more resources",
            "controlas 5 recursos o más",
            "controles 5 recursos o más",
        ),
        (
            AtLeast(UnitsOf((enemy,)), 3),
            "there are 3 or more enemy units",
            "hay 3 o más unidades enemigas",
            "haya 3 o más unidades enemigas",
        ),
    ],
)
def test_conditions_have_their_mood(condition: Condition, english: str, spanish: str, subjunctive: str) -> None:
    assert both(condition.text()) == (english, spanish)
    grants = constant(gaining(power=1), condition=condition)
    assert said(grants) == (
        f"While {english}, this unit gets +1/+0.",
        f"Mientras {subjunctive}, esta unidad recibe +1/+0.",
    )


@pytest.mark.parametrize(
    ("condition", "english", "spanish"),
    [
        (
            ThisPhase("played", cards=(aspect("villainy"),)),
            "you played a Villainy card this phase",
            "has jugado una carta de Maldad en esta fase",
        ),
        (
            ThisPhase("played", cards=(Is("event"),), other_than_this=True),
            "you played another event this phase",
            "has jugado otro evento en esta fase",
        ),
        (
            ThisPhase("played", least=3),
            "you played 3 or more cards this phase",
            "has jugado 3 o más cartas en esta fase",
        ),
        (ThisIs((damaged,)), "this unit is damaged", "esta unidad está dañada"),
        (ThisIs((HasKeyword("sentinel"),)), "this unit has Sentinel", "esta unidad tiene Centinela"),
        (ThisIs((trait("force"),)), "this unit is a Force unit", "esta unidad es una unidad Fuerza"),
    ],
)
def test_what_has_happened_and_what_is(condition: Condition, english: str, spanish: str) -> None:
    assert both(condition.text()) == (english, spanish)


# Abilities.


@pytest.mark.parametrize(
    ("ability", "english", "spanish"),
    [
        (
            when_played(deal(2, a(ground, enemy))),
            "When Played: Deal 2 damage to an enemy ground unit.",
            "Cuando se juegue: inflige 2 de daño a una unidad terrestre enemiga.",
        ),
        (
            when_played(DrawCards(), deal(1, a())),
            "When Played: Draw a card. Deal 1 damage to a unit.",
            "Cuando se juegue: roba una carta. Inflige 1 de daño a una unidad.",
        ),
        (
            when("defeated", DrawCards(), about=friendly, limit="round"),
            "When a friendly unit is defeated: Draw a card. Use this ability only once each round.",
            "Cuando se derrote una unidad aliada: roba una carta. Esta capacidad solo se puede usar una vez por ronda.",
        ),
        (
            when("attack", DrawCards(), about=trait("force"), whose="you"),
            "When a friendly Force unit attacks: Draw a card.",
            "Cuando ataque una unidad Fuerza aliada: roba una carta.",
        ),
        (
            when("played", DrawCards(), about=Is("event"), whose="opponent"),
            "When an opponent plays an event: Draw a card.",
            "Cuando un adversario juegue un evento: roba una carta.",
        ),
        (
            action(pay(2), EXHAUST, ready(a())),
            "Action [2 resources, exhaust]: Ready a unit.",
            "Acción [2 recursos, agota]: prepara una unidad.",
        ),
        (event(DrawCards()), "Draw a card.", "Roba una carta."),
        (
            constant(gaining(restore(1), power=1, hp=1), friendly, another),
            "Each other friendly unit gets +1/+1 and gains Restore 1.",
            "Cada otra unidad aliada recibe +1/+1 y gana Recuperación 1.",
        ),
        (
            constant(gaining(power=2), condition=Attacking("unit", (damaged,))),
            "While this unit is attacking a damaged unit, it gets +2/+0.",
            "Mientras esta unidad esté atacando a una unidad dañada, recibe +2/+0.",
        ),
        (
            constant(Grant(power=UnitsOf((friendly, another)))),
            "This unit gets +1/+0 for each other friendly unit.",
            "Esta unidad recibe +1/+0 por cada otra unidad aliada.",
        ),
        (
            constant(gaining(on_attack(DrawCards()))),
            "This unit gains “On Attack: Draw a card”.",
            "Esta unidad gana «Al atacar: roba una carta».",
        ),
        (
            Attach((non("vehicle"),)),
            "Attach this card to a non-Vehicle unit.",
            "Vincula esta carta a una unidad no Vehículo.",
        ),
        (
            CostChange(-1, (Is("event"),), first="phase"),
            "The first event you play each phase costs 1 resource less.",
            "El primer evento que juegues en cada fase cuesta 1 recurso menos.",
        ),
        (
            CostChange(-2, whose="this", condition=Control((trait("force"),))),
            "If you control a Force unit, this card costs 2 resources less.",
            "Si controlas una unidad Fuerza, esta carta cuesta 2 recursos menos.",
        ),
    ],
)
def test_abilities(ability: Ability, english: str, spanish: str) -> None:
    assert said(ability) == (english, spanish)


# The card an ability stands on.


def face_of(*types: str) -> Face:
    return Face(Card(key="made-up", set="X", title="Made up", types=types), 0)  # type: ignore[arg-type]


def test_on_an_upgrade_the_unit_is_the_attached_one() -> None:
    upgrade = face_of("upgrade")
    gains = constant(gaining(on_attack(deal(1, THIS)), sentinel)).text()
    assert both(on_card(upgrade, gains)) == (
        "The attached unit gains Sentinel and “On Attack: Deal 1 damage to this unit”.",
        "La unidad vinculada gana Centinela y «Al atacar: inflige 1 de daño a esta unidad».",
    )
    assert both(on_card(upgrade, event(defeat(THIS), deal(1, ATTACHED)).text())) == (
        "Defeat this upgrade. Deal 1 damage to the attached unit.",
        "Derrota esta mejora. Inflige 1 de daño a la unidad vinculada.",
    )


def test_on_a_leader_it_is_the_leader_and_on_a_unit_the_unit() -> None:
    exhausting = when_played(may(ready(THIS))).text()
    assert both(on_card(face_of("leader"), exhausting))[0] == "When Played: You may ready this leader."
    assert both(on_card(face_of("unit"), exhausting))[0] == "When Played: You may ready this unit."
