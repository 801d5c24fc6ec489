"""What the view says of the table beyond what lies on it: who commands what, and the dice that would be rolled."""

from __future__ import annotations

import pytest

from rebellion.fights import arena, attacks, hold
from rebellion.scenes import EMPIRE, REBEL, act, lead, put, where
from rebellion.tries import at, attempt, stage
from tablero.games.rebellion import GAME
from tablero.games.rebellion.combat import Combat
from tablero.games.rebellion.describe import RULE_OF, why_not
from tablero.games.rebellion.facts import GENERAL, GROUND
from tablero.games.rebellion.state import Table
from tablero.kernel import Distribute, Game, Json, Rng
from tablero.rules.catalogue import named, rules_of


@pytest.mark.rule("rebellion:team.02")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (2, [("rebel", None), ("imperial", None)]),
        (3, [("rebel", None), ("imperial", "admiral"), ("imperial", "general")]),
        (4, [("rebel", "admiral"), ("rebel", "general"), ("imperial", "admiral"), ("imperial", "general")]),
    ],
)
def test_everybody_sees_which_seat_commands_what(seats: int, roles: list[tuple[str, str | None]]) -> None:
    for seat in (*range(seats), None):
        seen = GAME.view(stage(seats), seat)["roles"]
        assert [(one["side"], one["role"]) for one in seen] == roles
        assert not any(one["passed"] for one in seen)


def test_everybody_sees_who_has_passed() -> None:
    table = stage(4)
    table.passed[table.order.index((EMPIRE, GENERAL))] = True
    assert [one["passed"] for one in GAME.view(table, None)["roles"]] == [False, False, False, True]
    three = stage(3)
    three.passed[0] = True  # one of the two turns of the only Rebel
    assert [one["passed"] for one in GAME.view(three, None)["roles"]] == [False, False, False]


def mission(game: Game[Table]) -> Json:
    return GAME.view(game.state, None)["mission"]


def combat(game: Game[Table]) -> Json:
    return GAME.view(game.state, None)["combat"]


def test_a_mission_shows_who_opposes_it_and_the_dice_of_both() -> None:
    table = lead(lead(stage(), "general_tagge"), "darth_vader", place="kessel")
    before = mission(attempt(table, "sabotage", by="chewbacca"))
    assert (before["dice"], before["opposing"]) == (None, [])
    there = mission(attempt(table, "sabotage", at("kessel"), by="chewbacca"))
    assert (there["dice"], there["opposing"]) == ({"rebel": 3, "imperial": 3}, ["darth_vader"])


def test_a_combat_shows_the_dice_of_both_sides_and_why() -> None:
    table = arena(star_destroyer=4, x_wing=1, ion_cannon=1)
    hold(table, EMPIRE, "space_concentrate_fire")
    dice = combat(act(table, attacks(EMPIRE), dice=[1] * 9))["dice"]
    red = dice["imperial"]["space"]["red"]
    assert (red["base"], red["total"]) == (8, 5)
    assert [(part["amount"], part["label"]["id"]) for part in red["parts"]] == [
        (-2, "rebellion-unit-ion_cannon"),
        (-1, "rebellion-dice-most"),
    ]
    assert dice["rebel"]["space"]["black"] == {"base": 1, "total": 1, "parts": []}
    assert dice["imperial"]["ground"]["red"]["total"] == 0


def test_a_combat_shows_what_cards_forbid() -> None:
    def prepare(combat: Combat) -> None:
        combat.silenced[REBEL] = GROUND
        combat.no_retreat[EMPIRE] = 1

    table = hold(arena(star_destroyer=1, x_wing=1), EMPIRE, "space_concentrate_fire")
    seen = combat(act(table, attacks(EMPIRE, prepare=prepare), dice=[1] * 3))
    assert (seen["silenced"], seen["no_retreat"], seen["point_blank"]) == ({"rebel": "ground"}, ["imperial"], False)


def test_what_is_no_answer_is_told_the_rule_behind_the_question() -> None:
    game = Game(GAME, GAME.setup(2), Rng(1))
    assert game.decision is not None
    assert game.decision.message.id == "rebellion-setup-place"
    reason = game.why_not(("leader", 0))
    assert reason is not None
    assert reason.rule == "rebellion:setup.17"
    nonsense = game.why_not(("nonsense", 0))
    assert nonsense is not None
    assert not nonsense.rule


def test_every_question_has_a_rule_that_exists() -> None:
    known = rules_of(named("rebellion"))
    assert [rule for rule in RULE_OF.values() if f"rebellion:{rule}" not in known] == []


def test_why_nothing_can_be_deployed_in_a_system() -> None:
    table = put(stage(), "mustafar", stormtrooper=1)
    table.sabotaged[where("kessel")] = True
    table.loyalty[where("naboo")] = REBEL
    ask = Distribute(REBEL, [("place", where("corellia"))], 1, "rebellion-deploy")
    rules = {}
    for place in ("hoth", "kessel", "mustafar", "naboo", "corellia"):
        reason = why_not(table, ask, ("system", where(place)))
        assert reason is not None
        rules[place] = reason.rule.removeprefix("rebellion:deploy.")
    assert rules == {"hoth": "05", "kessel": "04", "mustafar": "04", "naboo": "02", "corellia": "01"}
