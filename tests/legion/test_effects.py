"""The vocabulary of cards: each word, by itself, in a battle that the test makes up; and how it is told."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.fielded import words
from legion.playing import attack_dice, card, defence_dice, run, told, vehicle
from tablero.games.legion import cards, doing, effects, keywords, suppression
from tablero.games.legion.actions import why_not
from tablero.games.legion.activation import end_activation
from tablero.games.legion.attack_deeds import RollAttack, RollDefence
from tablero.games.legion.cards import Keyword
from tablero.games.legion.deeds import (
    Act,
    ActivateNext,
    AsFarAsPossible,
    Calm,
    GainFor,
    GainForDefeated,
    IgnoreAI,
    Move,
    OpponentGivesBack,
    OrderBack,
    OrderItself,
    Pivot,
    Pushed,
    Recover,
    Shoot,
    Spend,
    Suffer,
    gain,
)
from tablero.games.legion.describe import describe
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.effects import (
    Drawn,
    Each,
    Effect,
    For,
    Has,
    InRound,
    Later,
    May,
    OneOf,
    Scene,
    Units,
    UpTo,
    all_of,
    has,
)
from tablero.games.legion.end_phase import end_of_end_phase
from tablero.games.legion.order_deeds import TakeBack
from tablero.games.legion.speed import own_speed
from tablero.games.legion.state import (
    AIM,
    DEFEATED,
    DODGE,
    FACEDOWN,
    FACEUP,
    GAME,
    IMMOBILIZE,
    NEXT_ACTIVATION,
    NO_ORDER,
    STANDBY,
    SUPPRESSION,
    SURGE,
    WHILE_ORDERED,
    Battle,
    Unit,
)
from tablero.games.legion.terrain import IMPASSABLE
from tablero.games.legion.turns import next_turn
from tablero.kernel import Choose, Pick


def row(*own: cards.Unit, enemies: tuple[cards.Unit, ...] = (), edition: str = "2026") -> Battle:
    """Units of one miniature each, three inches apart; enemies stand in a row five inches away."""
    field = laid.battle(edition)
    for seat, army in enumerate((own, enemies)):
        for number, each in enumerate(army):
            laid.add(field, seat, each, (10 + 3 * number, 10 + 5 * seat))
    field.round = 1
    return field


def man(name: str = "Troopers", *words: str, **given: Any) -> cards.Unit:
    return card(name, *words, **{"minis": 1, "wounds": 3, "courage": 2, **given})


def scene(field: Battle, unit: int | None = 0, seat: int = 0) -> Scene:
    return Scene(field, seat, None if unit is None else field.units[unit])


def happens(field: Battle, effect: Effect, unit: int | None = 0, **given: Any) -> Any:
    return run(effect.happen(scene(field, unit)), **given)


def says(effect: Effect, lang: str = "en", mood: str = effects.DOES) -> str:
    return words(lang).render(effect.text(mood))


# Which units.


def names(field: Battle, who: Units, unit: int | None = 0) -> list[str]:
    return [each.card.name for each in who.there(scene(field, unit))]


def test_units_are_allied_or_enemy_or_of_both_sides_and_never_defeated() -> None:
    field = row(man("A"), man("B"), enemies=(man("C"), man("D")))
    field.units[1].place = field.units[3].place = DEFEATED
    assert names(field, Units()) == ["A"]
    assert names(field, Units(enemy=True)) == ["C"]
    assert names(field, Units(both=True)) == ["A", "C"]


def test_units_are_named_or_of_a_kind_and_some_are_left_out() -> None:
    field = row(man("A"), man("B", rank="commander"), vehicle("C"), man("D", base=laid.LARGE))
    assert names(field, Units(name="B")) == ["B"]
    assert names(field, Units("trooper")) == ["A", "B", "D"]
    assert names(field, Units("C, commander")) == ["B", "C"]
    assert names(field, Units("trooper", but="B")) == ["A", "D"]
    assert names(field, Units(other=True)) == ["B", "C", "D"]
    assert names(field, Units("trooper", small=True)) == ["A", "B"]


def test_units_have_an_order_token() -> None:
    field = row(man("A"), man("B"), man("C"))
    field.units[0].order, field.units[1].order = FACEUP, FACEDOWN
    assert names(field, Units(order=FACEUP)) == ["A"]
    assert names(field, Units(order=FACEDOWN)) == ["B"]


def test_units_are_near_and_in_sight_of_the_unit_or_of_a_named_one() -> None:
    field = row(man("A"), man("B"), man("C"), man("D"), man("E"))
    assert names(field, Units(within=1)) == ["A", "B", "C"]
    assert names(field, Units(within=1, of="E")) == ["C", "D", "E"]
    assert names(field, Units(within=1, of="Nobody")) == []
    assert names(field, Units(within=1), None) == []
    laid.lay(field, laid.box(0.5, 4), 11.5, 10, high=6, movement=IMPASSABLE)
    assert names(field, Units(within=1, sight=True)) == ["A"]
    assert names(field, Units(sight=True)) == ["A"]


@pytest.mark.rule("legion26:upgrade.19", "legion23:upgrade.17")
def test_force_upgrades_measure_from_the_leader() -> None:
    field = laid.battle()
    unit = laid.add(field, 0, man("A", minis=2), (10, 10), (12, 10))
    laid.add(field, 1, man("B"), (18.5, 10))
    where = Scene(field, 0, unit)
    assert [each.card.name for each in Units(within=1, enemy=True).there(where)] == ["B"]
    assert Units(within=1, enemy=True, leader=True).there(where) == []
    unit.leader = unit.miniatures[1]
    assert [each.card.name for each in Units(within=1, enemy=True, leader=True).there(where)] == ["B"]


def test_engaged_units_may_be_left_out() -> None:
    field = laid.battle()
    laid.add(field, 0, man("A", weapons=[laid.CLUB]), (10, 10))
    laid.add(field, 1, man("B", weapons=[laid.CLUB]), (10, 10 + 27 / 25.4))
    laid.add(field, 1, man("C"), (14, 10))
    assert names(field, Units(enemy=True)) == ["B", "C"]
    assert names(field, Units(enemy=True, engaged=False)) == ["C"]


@pytest.mark.parametrize(
    ("who", "form", "english", "spanish"),
    [
        (Units(), "each", "each allied unit", "cada unidad aliada"),
        (Units("trooper", enemy=True), "one", "an enemy unit (Trooper)", "una unidad enemiga (infantería)"),
        (
            Units(other=True, within=1),
            "some",
            "other allied units within 1 of it",
            "otras unidades aliadas a alcance 1 de ella",
        ),
        (Units(name="Yoda", order=FACEUP), "one", "Yoda with a faceup Order", "Yoda con una Orden boca arriba"),
        (
            Units("Yoda, corps", within=2, of="Maul", sight=True),
            "each",
            "each allied unit (Yoda or Corps) within 2 of Maul in sight",
            "cada unidad aliada (Yoda o Tropa) a alcance 1-2 de Maul a la vista",
        ),
        (
            Units(both=True, but="Yoda", small=True, engaged=False),
            "each",
            "each unit, but not Yoda, on small bases not engaged",
            "cada unidad, excepto Yoda, de peana pequeña sin trabar",
        ),
    ],
)
def test_units_are_told(who: Units, form: str, english: str, spanish: str) -> None:
    assert words("en").render(who.text(form)) == english
    assert words("es").render(who.text(form)) == spanish


# Who does it.


def test_each_unit_does_it_and_up_to_so_many_that_can() -> None:
    field = row(man("A"), man("B"), man("C"))
    happens(field, Each(Units("trooper"), (gain(AIM), gain(DODGE))), None)
    assert [unit.tokens for unit in field.units] == [{AIM: 1, DODGE: 1}] * 3
    field.units[2].order = FACEUP
    some = UpTo(2, Units(), (OrderBack(),))
    field.units[0].order = FACEUP
    played = happens(field, some, answers=[[("unit", 2)]])
    decision = played.asked[0]
    assert isinstance(decision, Pick)
    assert (list(decision.options), decision.least, decision.most) == ([("unit", 0), ("unit", 2)], 0, 2)
    assert [unit.order for unit in field.units] == [FACEUP, NO_ORDER, NO_ORDER]
    assert happens(field, UpTo(1, Units(name="B"), (OrderBack(),), least=1)).questions == []
    assert says(some) == "choose up to 2 allied units: each of them puts its faceup Order token back into the pool"
    one = UpTo(1, Units(enemy=True), (gain(AIM),), least=1)
    assert says(one) == "choose an enemy unit: it gains 1 Aim"
    assert says(one, "es") == "elige una unidad enemiga: recibe 1 ficha de Ataque apuntado"


def test_one_must_be_chosen_where_the_card_says_so() -> None:
    field = row(man("A"), man("B"))
    played = happens(field, UpTo(1, Units(), (gain(AIM),), least=1), answers=[[("unit", 1)]])
    decision = played.asked[0]
    assert isinstance(decision, Pick)
    assert (decision.least, decision.most) == (1, 1)
    assert [unit.has(AIM) for unit in field.units] == [0, 1]


def test_it_happens_only_to_units_of_a_kind() -> None:
    field = row(man("A"), vehicle("B"))
    only = For(Units("vehicle"), (gain(AIM),))
    happens(field, only, 0)
    happens(field, only, 1)
    happens(field, only, None)
    assert [unit.has(AIM) for unit in field.units] == [0, 1]
    assert says(only) == "if it is an allied unit (Vehicle), gains 1 Aim"


# Asking.


@pytest.mark.parametrize(("answer", "count"), [("yes", 1), ("no", 0)])
def test_a_player_may(answer: str, count: int) -> None:
    field = row(man("A"))
    field.units[0].tokens[SUPPRESSION] = 1
    played = happens(field, May((Calm(1), gain(AIM))), answers=[answer])
    assert played.questions == [(0, "legion-ask-may")]
    assert (field.units[0].has(SUPPRESSION), field.units[0].has(AIM)) == (1 - count, count)
    field.units[0].tokens.clear()
    assert happens(field, May((Calm(1), gain(AIM)))).questions == []
    assert happens(field, May((gain(AIM),)), None).questions == []


def test_one_of_several_ways_and_only_those_that_are_open() -> None:
    field = row(man("A"))
    ways = OneOf((Calm(1), gain(AIM), gain(DODGE)))
    played = happens(field, ways, answers=[("way", 2)])
    decision = played.asked[0]
    assert isinstance(decision, Choose)
    assert decision.options == [("way", 1), ("way", 2)]
    assert [words("en").render(describe(field, decision, each)) for each in decision.options] == [
        "Gain 1 Aim",
        "Gain 1 Dodge",
    ]
    assert field.units[0].tokens == {DODGE: 1}
    happens(field, OneOf((gain(AIM), gain(DODGE)), must=False), answers=["no"])
    assert field.units[0].tokens == {DODGE: 1}
    assert happens(field, OneOf((Calm(1),))).questions == []
    assert not OneOf((Calm(1),)).possible(scene(field))
    assert says(OneOf((gain(AIM), Move(1)), must=False)) == "may gain 1 Aim or make a Speed-1 move"


# Tokens and wounds.


def test_tokens_for_units_and_for_defeated_ones() -> None:
    field = row(man("A"), enemies=(man("B"), man("C"), man("D")))
    happens(field, GainFor(AIM, Units(enemy=True, within=1), (gain(STANDBY),)))
    assert field.units[0].tokens == {AIM: 2}
    for enemy in field.units[1:]:
        enemy.place = DEFEATED
    happens(field, GainFor(AIM, Units(enemy=True, within=1), (gain(STANDBY),)))
    happens(field, GainForDefeated(SURGE))
    assert field.units[0].tokens == {AIM: 2, STANDBY: 1, SURGE: 3}
    happens(field, GainFor(AIM, Units(enemy=True)))
    assert field.units[0].has(AIM) == 2
    assert says(GainFor(AIM, Units(enemy=True))) == "gains 1 Aim for each enemy unit"


def test_rounds_change_what_happens() -> None:
    field = row(man("A"))
    later = Later(gain(AIM), gain((DODGE, 2)), 3)
    only = InRound(2, (gain(SURGE),))
    for field.round in (1, 2):
        happens(field, later)
        happens(field, only)
    assert field.units[0].tokens == {AIM: 2, SURGE: 1}
    field.round = 3
    happens(field, later)
    happens(field, only)
    assert field.units[0].tokens == {AIM: 2, SURGE: 1, DODGE: 2}


def test_suppression_is_lost_and_wounds_are_suffered() -> None:
    field = row(man("A"))
    field.units[0].tokens[SUPPRESSION] = 3
    happens(field, Calm(2))
    happens(field, Suffer(2))
    assert (field.units[0].has(SUPPRESSION), suppression.wounds_on(field, field.units[0])) == (1, 2)


# Keywords and the like.


@pytest.mark.parametrize(("until", "gone"), [("activation", 1), (WHILE_ORDERED, 1), ("round", 2), (GAME, 3)])
def test_a_keyword_lasts_as_long_as_it_says(until: str, gone: int) -> None:
    field = row(man("A"))
    unit = field.units[0]
    happens(field, has("nimble", until=until))
    assert keywords.has(unit, "nimble")
    end_activation(field, unit)
    assert keywords.has(unit, "nimble") == (gone > 1)
    run(end_of_end_phase(field))
    assert keywords.has(unit, "nimble") == (gone > 2)


def test_what_lasts_as_long_as_an_order_is_gone_with_it() -> None:
    field = row(man("A"))
    field.units[0].order = FACEUP
    happens(field, has("nimble", until=WHILE_ORDERED))
    happens(field, OrderBack())
    assert not keywords.has(field.units[0], "nimble")
    happens(field, has("nimble", until=WHILE_ORDERED))
    run(end_of_end_phase(field))
    assert not keywords.has(field.units[0], "nimble")


def test_all_weapons_have_a_keyword_but_not_the_unit() -> None:
    field = row(man("A"))
    happens(field, effects.all_weapons("suppressive"))
    assert not keywords.has(field.units[0], "suppressive")
    assert keywords.of_weapons(field.units[0]) == [Keyword("suppressive")]


def test_speed_is_set_and_changed() -> None:
    field = row(man("A"))
    unit = field.units[0]
    happens(field, has("faster", 1))
    assert own_speed(unit) == 3
    happens(field, has("speed", 1))
    assert own_speed(unit) == 2
    happens(field, has("faster", -2))
    assert own_speed(unit) == 0


def test_who_is_steadfast_is_neither_suppressed_nor_panicked() -> None:
    field = row(man("A"))
    unit = field.units[0]
    unit.tokens[SUPPRESSION] = 9
    assert suppression.is_suppressed(field, unit)
    assert doing.panicked(field, unit)
    happens(field, has("steadfast"))
    assert not suppression.is_suppressed(field, unit)
    assert not doing.panicked(field, unit)


def test_who_may_attack_twice_and_who_may_not_at_all() -> None:
    field = row(man("A", weapons=[laid.RIFLE]), enemies=(man("B"),))
    unit = field.units[0]
    field.activating, field.actions = unit.id, 2
    unit.done.append(ATTACK)
    again = why_not(field, unit, ATTACK)
    assert again is not None
    assert again.rule == "legion26:action.02"
    happens(field, has("second-attack", until=NEXT_ACTIVATION))
    assert why_not(field, unit, ATTACK) is None
    unit.done.append(ATTACK)
    assert why_not(field, unit, ATTACK) is not None
    unit.done.clear()
    assert doing.can_attack(field, unit)
    happens(field, has("no-attack"))
    assert not doing.can_attack(field, unit)


def test_a_unit_may_have_the_weapon_of_a_card() -> None:
    field = row(man("A"), edition="2023")
    unit = field.units[0]
    assert doing.weapons_of_cards(field, unit) == ()
    run(has("card-weapon", until=NEXT_ACTIVATION).happen(Scene(field, 0, unit, card="lz")))
    assert [weapon.name for weapon in doing.weapons_of_cards(field, unit)] == ["Concussive Blast"]
    end_activation(field, unit)
    assert doing.weapons_of_cards(field, unit) == ()


@pytest.mark.rule("legion23:sample.burst-of-speed")
def test_who_tires_is_slower_in_the_next_round() -> None:
    field = row(man("A"))
    happens(field, has("tires", 1))
    run(end_of_end_phase(field))
    assert field.units[0].tokens == {IMMOBILIZE: 1}
    run(end_of_end_phase(field))
    assert field.units[0].tokens == {IMMOBILIZE: 1}


def test_ai_is_ignored() -> None:
    field = row(man("A"))
    happens(field, IgnoreAI())
    assert field.units[0].done == ["override"]


def test_keywords_of_the_same_time_are_told_together() -> None:
    parts = (has("nimble"), has("jump", 2), has("scale", until=NEXT_ACTIVATION), gain(AIM), has("spur", until=GAME))
    assert words("en").render(all_of(parts)) == (
        "has Nimble and Jump 2 this round, has Scale until its activation ends, gains 1 Aim"
        " and has Spur for the rest of the game"
    )
    assert says(has("speed", 3), "es", effects.MAY) == "tener una Velocidad máxima de 3 durante esta ronda"


# Moves and actions.


class Recorded:
    """What was asked of the other chapters."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
        self.calls: list[tuple[Any, ...]] = []
        for name in names:
            monkeypatch.setattr(doing, name, self.recorder(name))

    def recorder(self, name: str) -> Any:
        def record(battle: Battle, unit: Unit, *more: Any) -> Any:
            self.calls.append((name, unit.id, *more))
            return
            yield

        return record


def test_moves_pivots_and_pushes(monkeypatch: pytest.MonkeyPatch) -> None:
    field = row(man("A"), vehicle("B"))
    assert Move(1).possible(scene(field))
    assert (Pivot().possible(scene(field)), Pivot().possible(scene(field, 1))) == (False, True)
    recorded = Recorded(monkeypatch, "move_at", "push", "pivot")
    happens(field, Move(2))
    happens(field, Pushed(1))
    happens(field, Pivot())
    assert recorded.calls == [("move_at", 0, 2, True), ("push", 0, 1, 0), ("pivot", 0)]
    field.units[0].place = DEFEATED
    assert not Move(1).possible(scene(field))


def test_free_actions_and_recovering() -> None:
    field = row(man("A", weapons=[laid.RIFLE]))
    unit = field.units[0]
    unit.tokens[SUPPRESSION] = 1
    happens(field, Recover(), answers=[("remove", 1)])
    happens(field, Act(STANDBY))
    assert unit.tokens == {STANDBY: 1}
    assert not Act(ATTACK).possible(scene(field))
    happens(field, Act(ATTACK))
    assert Act(MOVE).possible(scene(field))


def test_what_can_be_done_in_turn_is_done_and_what_was_once_is_spent() -> None:
    field = row(man("A"), man("B"))
    happens(field, AsFarAsPossible((Calm(1), gain(AIM))))
    assert field.units[0].tokens == {AIM: 1}
    assert AsFarAsPossible((Calm(1),)).possible(scene(field))
    happens(field, has("once-more"))
    happens(field, has("nimble"))
    assert names(field, Units(having="once-more")) == ["A"]
    happens(field, Spend())
    assert names(field, Units(having="once-more")) == []
    assert keywords.has(field.units[0], "nimble")


# Orders, activations and cards.


def test_a_unit_orders_itself_only_if_it_may_have_an_order() -> None:
    field = row(man("A"))
    happens(field, OrderItself())
    assert field.units[0].order == FACEUP
    assert not OrderItself().possible(scene(field))
    field.units[0].order = NO_ORDER
    happens(field, OrderItself())
    assert field.units[0].order == NO_ORDER


def test_an_order_goes_back_to_the_pool_of_its_owner() -> None:
    field = row(man("A"), enemies=(man("B", rank="support"),))
    field.order_pools = [["corps"], ["heavy", "special_forces"]]
    field.units[1].order = FACEUP
    happens(field, OrderBack(), 1)
    assert field.order_pools == [["corps"], ["heavy", "special_forces", "support"]]
    assert field.units[1].order == NO_ORDER
    happens(field, OrderBack(), 1)
    assert len(field.order_pools[1]) == 3


def test_the_opponent_chooses_which_order_goes_back() -> None:
    field = row(man("A"), enemies=(man("B"), man("C"), man("D", rank="commander")))
    for enemy in field.units[1:]:
        enemy.order = FACEUP
    back = OpponentGivesBack(Units("non-commander", enemy=True, order=FACEUP))
    played = happens(field, back, None, answers=[("unit", 2)])
    assert played.questions == [(1, "legion-ask-order-back")]
    assert [unit.order for unit in field.units[1:]] == [FACEUP, NO_ORDER, FACEUP]
    for enemy in field.units[1:]:
        enemy.order = NO_ORDER
    assert happens(field, back, None).questions == []


@pytest.mark.rule("legion23:cmdcard.common-cause")
@pytest.mark.parametrize("answer", [("unit", 1), "no"])
def test_a_unit_is_activated_at_once_before_the_other_player_has_a_turn(answer: Any) -> None:
    field = row(man("A"), man("B"), enemies=(man("C"),), edition="2023")
    field.active = 0
    happens(field, ActivateNext(Units(name="B", order=FACEUP)))
    assert field.follows == []
    field.units[1].order = FACEUP
    happens(field, ActivateNext(Units(name="B", order=FACEUP)), answers=[answer])
    run(next_turn(field))
    assert (field.activating, field.active) == ((1, 0) if answer != "no" else (-1, 1))
    assert field.follows == []


def test_nobody_who_is_defeated_is_activated_at_once() -> None:
    field = row(man("A"), man("B"), enemies=(man("C"),))
    field.active, field.follows = 0, [1]
    field.units[1].place = DEFEATED
    run(next_turn(field))
    assert (field.activating, field.active, field.follows) == (-1, 1, [])


def test_a_card_comes_back_by_its_name_or_by_its_unit() -> None:
    field = row(man("A"))
    field.hands = [["aa"], []]
    field.discarded = [["cs", "bj", "cm"], []]
    happens(field, TakeBack("Han Solo"), None, answers=[("command", "cm")])
    assert (field.hands[0], field.discarded[0]) == (["aa", "cm"], ["cs", "bj"])
    happens(field, TakeBack("Assault"), None)
    assert field.hands[0] == ["aa", "cm", "bj"]
    assert happens(field, TakeBack("Assault"), None).questions == []
    assert [line["card"] for line in told(field, "legion-takes-back")] == ["Reckless Diversion", "Assault"]


def test_a_token_that_was_drawn() -> None:
    field = row(man("A"))
    drawn = Drawn((gain(AIM),))
    happens(field, drawn)
    assert field.units[0].tokens == {}
    field.units[0].drawn = True
    assert drawn.possible(scene(field))
    assert not Drawn((Calm(1),)).possible(scene(field))
    happens(field, drawn)
    assert field.units[0].tokens == {AIM: 1}


# Dice.


@pytest.mark.parametrize(("face", "count"), [("surge", 1), ("critical", 1), ("hit", 0), ("blank", 0)])
def test_an_attack_die_decides(face: str, count: int) -> None:
    field = row(man("A"))
    happens(field, RollAttack("red", ("surge", "critical"), (gain(AIM),)), dice=attack_dice("red", face))
    assert field.units[0].has(AIM) == count


def test_something_happens_for_each_block_or_surge() -> None:
    field = row(man("A"))
    happens(field, RollDefence(3, "red", (gain(AIM),)), dice=defence_dice("red", "block blank surge"))
    assert field.units[0].has(AIM) == 2


# Told.


EVERY: tuple[Effect, ...] = (
    Act(MOVE),
    ActivateNext(Units()),
    Calm(2),
    Drawn((gain(AIM),)),
    GainForDefeated(AIM),
    IgnoreAI(),
    InRound(1, (gain(AIM),)),
    Later(gain(AIM), gain(DODGE), 2),
    May((gain(AIM),)),
    OpponentGivesBack(Units(enemy=True)),
    OrderItself(),
    Shoot(),
    Shoot(2),
    Spend(),
    AsFarAsPossible((gain(SURGE), gain(DODGE))),
    Pivot(),
    Pushed(1),
    Recover(),
    RollAttack("red", ("hit", "surge"), (Suffer(2),)),
    RollDefence(2, "white", (gain(AIM),)),
    Suffer(1),
    TakeBack("Card"),
    *(Has(Keyword(name, 1, "white against facedown")) for name in effects.OWN_WORDS),
)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("mood", [effects.DOES, effects.MAY])
def test_every_word_is_told_in_both_languages_and_moods(lang: str, mood: str) -> None:
    told = [says(effect, lang, mood) for effect in EVERY]
    assert all(told)
    assert len(set(told)) == len(told)
