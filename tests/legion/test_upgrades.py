"""Upgrade cards: readied and used ones, those with two sides, Cycle, Reconfigure, and what they do to Speed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from legion import laid, playing
from legion.fielded import words
from legion.playing import run, told, upgrade
from tablero.games.legion import cards, keywords, upgrades, weapons
from tablero.games.legion.actions import menu, why_not
from tablero.games.legion.activation import begin_activation
from tablero.games.legion.activation_effects import activation_ends
from tablero.games.legion.armies import Entry
from tablero.games.legion.attacking import exhaust
from tablero.games.legion.basic_actions import recover
from tablero.games.legion.describe import describe
from tablero.games.legion.doing import deployed
from tablero.games.legion.speed import own_speed, speed_of
from tablero.games.legion.state import IMMOBILIZE, Battle, Unit
from tablero.games.legion.view import view
from tablero.games.legion.weapons import Arm
from tablero.kernel import Choose

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
GUN = cards.Weapon("gun", least=1, most=3, red=1)


def having(edition: str, *given: cards.Upgrade) -> tuple[Battle, Unit]:
    """A battle with a unit that has these upgrades."""
    field = playing.battle(edition, [Entry(playing.card(weapons=[playing.weapon()]), tuple(given))], [playing.card()])
    return field, field.units[0]


def shield(edition: str) -> cards.Upgrade:
    return cards.upgrades(edition)["pf"]


# Ready, exhausted, expended.


@pytest.mark.rule("legion26:upgrade.09", "legion23:upgrade.07")
@BOTH
def test_cards_begin_readied_and_only_readied_ones_can_be_used(edition: str) -> None:
    field, unit = having(edition, upgrade(exhaust=True), upgrade("Other", expend=True))
    assert [upgrades.why_not_ready(field, each) for each in unit.upgrades] == [None, None]
    upgrades.use(unit, 0)
    upgrades.use(unit, 1)
    exhausted, expended = (upgrades.why_not_ready(field, each) for each in unit.upgrades)
    assert exhausted is not None
    assert expended is not None
    assert exhausted.rule == field.edition.rule("legion26:upgrade.10", "legion23:upgrade.08")
    assert expended.rule == field.edition.rule("legion26:upgrade.11", "legion23:upgrade.09")


@pytest.mark.rule("legion26:upgrade.12", "legion23:upgrade.10", "legion26:upgrade.14", "legion23:upgrade.12")
@BOTH
def test_a_weapon_exhausts_its_card_and_recovering_readies_it_but_no_expended_one(edition: str) -> None:
    field, unit = having(edition, upgrade(exhaust=True, weapons=(GUN,)), upgrade("Other", expend=True, weapons=(GUN,)))
    exhaust(unit, Arm(GUN, 0))
    exhaust(unit, Arm(GUN, 1))
    exhaust(unit, Arm(GUN))
    assert [(each.exhausted, each.expended) for each in unit.upgrades] == [(True, False), (False, True)]
    run(recover(field, unit))
    assert [(each.exhausted, each.expended) for each in unit.upgrades] == [(False, False), (False, True)]


# Cycle.


@pytest.mark.rule("legion26:cardkw.cycle", "legion23:cardkw.cycle")
@BOTH
def test_a_card_with_cycle_is_readied_after_an_activation_in_which_it_was_not_used(edition: str) -> None:
    field, unit = having(
        edition,
        upgrade("A", "cycle", exhaust=True, weapons=(GUN,)),
        upgrade("B", "cycle", exhaust=True),
        upgrade("C", exhaust=True),
    )
    for number in range(3):
        upgrades.use(unit, number)
    begin_activation(field, unit)
    exhaust(unit, Arm(GUN, 0))
    run(activation_ends(field, unit))
    assert [each.exhausted for each in unit.upgrades] == [True, False, True]
    begin_activation(field, unit)
    run(activation_ends(field, unit))
    assert [each.exhausted for each in unit.upgrades] == [False, False, True]


@pytest.mark.parametrize(("edition", "count"), [("2026", 8), ("2023", 7)])
def test_cards_with_cycle_have_the_icon_that_exhausts_them(edition: str, count: int) -> None:
    def printed(card: cards.Upgrade) -> list[str]:
        found = [*card.keywords, *(each for weapon in card.weapons for each in weapon.keywords)]
        return [each.name for each in found]

    cycling = [card for card in cards.upgrades(edition).values() if "cycle" in printed(card)]
    assert len(cycling) == count
    assert [card.name for card in cycling if not (card.exhaust and upgrades.has(card, "cycle"))] == []


@pytest.mark.rule("legion26:cardkw.cycle", "legion23:cardkw.cycle")
@BOTH
def test_a_shell_that_was_fired_is_back_after_an_activation_without_it(edition: str) -> None:
    field, unit = having(edition, cards.upgrades(edition)["kn"])
    (shell,) = unit.upgrades[0].card.weapons
    begin_activation(field, unit)
    exhaust(unit, Arm(shell, 0))
    run(activation_ends(field, unit))
    assert not weapons.usable_card(unit.upgrades[0])
    begin_activation(field, unit)
    run(activation_ends(field, unit))
    assert weapons.usable_card(unit.upgrades[0])


# Two sides.


@pytest.mark.rule("legion26:upgrade.18", "legion23:upgrade.16")
@BOTH
def test_the_side_that_is_up_is_chosen_when_the_unit_deploys_and_only_that_counts(edition: str) -> None:
    field, unit = having(edition, upgrade(), shield(edition))
    bearer = field.miniatures[unit.miniatures[-1]]

    def held() -> list[str]:
        return [arm.weapon.name for arm in weapons.arms(field, unit, bearer) if arm.upgrade == 1]

    assert held() == ["Offense"]
    played = run(deployed(field, unit), answers=[("side", unit.id, 1, 1)])
    assert held() == ["Defense"]
    assert keywords.value(unit, "armor") == 1
    assert own_speed(unit) == unit.card.speed - 1
    decision = played.asked[0]
    assert isinstance(decision, Choose)
    for lang in ("en", "es"):
        assert [words(lang).render(describe(field, decision, each)) for each in decision.options] == [
            "Offense",
            "Defense",
        ]
    run(deployed(field, unit), answers=[("side", unit.id, 1, 0)])
    assert (held(), keywords.value(unit, "armor"), own_speed(unit)) == (["Offense"], 0, unit.card.speed)
    run(deployed(field, unit), answers=[("side", unit.id, 1, 0)])
    assert held() == ["Offense"]


@pytest.mark.rule("legion26:cardkw.reconfigure", "legion26:cardkw.reconfigure.2", "legion23:cardkw.reconfigure")
@BOTH
def test_a_unit_that_recovers_may_turn_over_cards_with_reconfigure(edition: str) -> None:
    plain = cards.upgrades(edition)["gn"]
    field, unit = having(edition, plain, shield(edition))
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=True)
    upgrades.turn_over(field, unit, 0)
    assert unit.upgrades[0].exhausted
    assert unit.upgrades[0].card.turned
    run(recover(field, unit), answers=["yes", "no"])
    assert [each.card.turned for each in unit.upgrades] == [False, False]
    assert not unit.upgrades[0].exhausted
    run(recover(field, unit), answers=["no", "yes"])
    assert [each.card.turned for each in unit.upgrades] == [False, True]
    _, other = having(edition, replace(plain, keywords=()))
    assert upgrades.two_sided(other) == [0]
    assert run(recover(field, other)).questions == []
    assert [line["card"] for line in told(field, "legion-turns-over")] == [
        plain.name,
        plain.name,
        "Battle Shield Wookiee",
    ]


def test_a_card_whose_other_side_nobody_knows_or_that_is_lost_is_not_turned() -> None:
    field, unit = having("2026", cards.upgrades("2026")["ms"], shield("2026"))
    unit.upgrades[1] = unit.upgrades[1]._replace(lost=True)
    assert run(recover(field, unit)).questions == []
    assert run(deployed(field, unit)).questions == []


@BOTH
def test_both_sides_of_a_card_are_content(edition: str) -> None:
    front = shield(edition)
    back = front.turn_over()
    assert cards.printed()[back.content_key] == back
    assert cards.printed()[front.content_key] is front
    assert back.turn_over() is front


# Speed.


@BOTH
def test_upgrades_change_speed_before_tokens_do(edition: str) -> None:
    field, unit = having(edition, upgrade(speed=1), upgrade("Slow", speed=-1), upgrade("Lost", speed=1))
    assert own_speed(unit) == 3
    unit.upgrades[2] = unit.upgrades[2]._replace(lost=True)
    assert (own_speed(unit), speed_of(unit), speed_of(unit, 1)) == (2, 2, 1)
    unit.upgrades[1] = unit.upgrades[1]._replace(lost=True)
    unit.tokens[IMMOBILIZE] = 1
    assert (own_speed(unit), speed_of(unit)) == (3, 2)
    shown = view(field, None)
    assert isinstance(shown, dict)
    assert shown["units"][0]["speed"] == 3


@pytest.mark.parametrize(("id", "speed"), [("pd", 1), ("fs", -1)])
@BOTH
def test_pilots_and_gunners_of_the_data_change_speed(edition: str, id: str, speed: int) -> None:
    _, unit = having(edition, cards.upgrades(edition)[id])
    assert own_speed(unit) == unit.card.speed + speed


# Which are used as actions.


@BOTH
def test_what_a_card_does_that_nobody_knows_is_never_offered(edition: str) -> None:
    field = laid.battle(edition)
    unit = laid.add(field, 0, laid.card(), (20, 18), upgrades=(upgrade("Riddle", action="free action"),))
    field.activating, field.actions = unit.id, 2
    assert ("upgrade", 0) not in menu(field, unit)
    reason = why_not(field, unit, ("upgrade", 0))
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:action.06", "legion23:action.03")
