"""How often units attack and move in an activation, and what follows a move."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps, met
from legion.duels import duel, hero
from legion.fielded import words
from legion.playing import run, upgrade, vehicle, weapon, wound
from tablero.games.legion import cards, doing, keywords, movement
from tablero.games.legion.actions import make_actions, menu, why_not
from tablero.games.legion.activation import begin_activation, count_actions, end_activation
from tablero.games.legion.activation_effects import activation_begins
from tablero.games.legion.allowances import may_attack, may_attack_again, moves_made, why_not_move_again
from tablero.games.legion.basic_actions import PERFORM, act_for_free, free_actions
from tablero.games.legion.compulsory import race
from tablero.games.legion.effects import OWN_WORDS
from tablero.games.legion.end_phase import end_of_end_phase
from tablero.games.legion.following import has_acted, has_moved, open_reactions
from tablero.games.legion.moving import Moved
from tablero.games.legion.moving_rules import PIVOT, STANDARD
from tablero.games.legion.riding import CARRIES, RED_DEFENCE, RIDES
from tablero.games.legion.speed import own_speed, speed_of
from tablero.games.legion.state import (
    ACTING,
    AIM,
    DODGE,
    FACEUP,
    NEXT_ACTIVATION,
    STANDBY,
    SUPPRESSION,
    VEHICLE_DAMAGE,
    WHEEL_MODE,
    Battle,
    Granted,
    Token,
    Unit,
)
from tablero.games.legion.view import view
from tablero.kernel import Play, say
from tablero.tabletop import INCH


def rule_of(battle: Battle, unit: Unit, action: Any) -> str | None:
    """The rule against an action."""
    reason = why_not(battle, unit, action)
    return None if reason is None else reason.rule


def acting(edition: str, *own: Any, apart: float = 12) -> tuple[Battle, Unit]:
    """A battle in which the first of these units acts, an enemy some inches off."""
    battle = met(edition, own or [corps()], [commander()], apart=apart)
    begin_activation(battle, battle.units[0])
    battle.phase, battle.stage, battle.actions = "activation", ACTING, 2
    return battle, battle.units[0]


@pytest.fixture
def freely(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[str, ...], int | None]]:
    """Everybody can move and attack; who has attacked with what, and whom only, is listed."""
    made: list[tuple[int, tuple[str, ...], int | None]] = []

    def hit(battle: Battle, unit: Unit, only: Unit | None, kinds: tuple[str, ...], reactions: Any) -> Play[None]:
        made.append((unit.id, kinds, None if only is None else only.id))
        yield from reactions()

    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    monkeypatch.setattr(doing, "perform_attack", hit)
    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    return made


# Attacks.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.barrage", "legion23:kw.barrage")
@pytest.mark.usefixtures("freely")
def test_barrage_attacks_twice_unless_its_arsenal_was_used(edition: str) -> None:
    battle, tank = acting(edition, vehicle("Tank", "barrage", "arsenal 2"))
    tank.done = ["attack"]
    assert why_not(battle, tank, "attack") is None
    tank.done = ["attack", "attack"]
    assert rule_of(battle, tank, "attack") in ("legion26:action.02", "legion23:action.02")
    tank.done = ["attack", "arsenal"]
    assert rule_of(battle, tank, "attack") in ("legion26:action.02", "legion23:action.02")
    battle, plain = acting(edition, vehicle("Tank", "arsenal 2"))
    plain.done = ["attack"]
    assert rule_of(battle, plain, "attack") in ("legion26:action.02", "legion23:action.02")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("words", "weapons"), [(("barrage",), 1), (("barrage", "ataru-mastery"), 2)])
@pytest.mark.rule("legion26:kw.barrage", "legion23:kw.barrage")
def test_the_second_attack_of_a_barrage_is_with_one_weapon(edition: str, words: tuple[str, ...], weapons: int) -> None:
    guns = [weapon("cannon"), weapon("laser")]
    fight = duel(edition, vehicle("Tank", "arsenal 2", *words, weapons=guns), hero())
    for attacks, used in ((1, 2), (2, weapons)):
        fight.attacker.done = ["attack"] * attacks
        choice = [(1, 0)] if used == 1 else []
        fight.attack([8] * used, choice)
        assert fight.attacker.done.count("arsenal") == used - 1
    fight.attacker.done = []
    fight.attack([8, 8], own_turn=False)
    assert fight.attacker.done == []


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.barrage", "legion23:kw.barrage")
def test_the_second_attack_of_a_barrage_adds_nothing_to_another_pool(edition: str) -> None:
    fight = duel(edition, vehicle("Tank", "arsenal 2", "barrage"), hero())
    for attacks, more in ((1, 1 if edition == "2026" else 2), (2, 0)):
        fight.attacker.done = ["attack"] * attacks
        assert fight.field.edition.weapons.most_weapons(fight.attacker, 1) == more


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.ataru-mastery", "legion23:kw.ataru-mastery", "legion26:attack.01", "legion23:attack.01")
@pytest.mark.usefixtures("freely")
def test_a_master_of_ataru_attacks_twice(edition: str) -> None:
    battle, plain = acting(edition)
    plain.done = ["attack"]
    assert not may_attack(plain)
    assert not may_attack_again(plain)
    battle, yoda = acting(edition, commander("Yoda", "ataru-mastery"))
    run(make_actions(battle, yoda), answers=["attack"])
    run(make_actions(battle, yoda), answers=["attack"])
    battle.actions = 1
    assert rule_of(battle, yoda, "attack") in ("legion26:action.02", "legion23:action.02")
    yoda.done = ["attack"]
    assert may_attack(yoda)


# Moves.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.plodding", "legion23:kw.plodding")
@pytest.mark.usefixtures("freely")
def test_a_plodding_unit_moves_once(edition: str) -> None:
    battle, unit = acting(edition, corps("Droids", "plodding"))
    assert why_not(battle, unit, "move") is None
    for earlier in ("move", "free-move", "card jump"):
        unit.done = [earlier]
        assert rule_of(battle, unit, "move") in ("legion26:kw.plodding", "legion23:kw.plodding")
        assert "move" not in free_actions(battle, unit)
    battle.activating = 1
    assert "move" in free_actions(battle, unit)
    battle, quick = acting(edition)
    quick.done = ["move"]
    assert why_not(battle, quick, "move") is None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.juyo-mastery.2", "legion23:kw.juyo-mastery")
@pytest.mark.usefixtures("freely")
def test_a_master_of_juyo_moves_twice_at_most(edition: str) -> None:
    battle, maul = acting(edition, commander("Maul", "juyo-mastery"))
    maul.done = ["move", "free-move"]
    unhurt = rule_of(battle, maul, "move")
    assert unhurt == ("legion26:kw.juyo-mastery.2" if edition == "2026" else None)
    wound(battle, maul, 1)
    assert rule_of(battle, maul, "move") in ("legion26:kw.juyo-mastery.2", "legion23:kw.juyo-mastery")
    maul.done = ["move"]
    assert why_not(battle, maul, "move") is None


@pytest.mark.parametrize("word", ["speeder 1", "mobile"])
@pytest.mark.rule("legion26:kw.speeder-x.2", "legion26:kw.mobile.2")
@pytest.mark.usefixtures("freely")
def test_who_races_hardly_claims_anything(word: str) -> None:
    battle, bike = acting("2026", corps("Bikes", word))
    rules = battle.edition.repeating
    bike.done = ["compulsory-move", "move"]
    assert why_not(battle, bike, "move") is None
    assert rules.why_not_claim(battle, bike) is None
    bike.held = [Token("asset", 0, 0)]
    assert rule_of(battle, bike, "move") == "legion26:kw.speeder-x.2"
    bike.done = ["compulsory-move"]
    assert why_not(battle, bike, "move") is None
    bike.held, bike.done = [], ["compulsory-move", "move", "move"]
    reason = rules.why_not_claim(battle, bike)
    assert reason is not None
    assert reason.rule == ("legion26:kw.mobile.2" if word == "mobile" else "legion26:kw.speeder-x.2")
    battle, plain = acting("2026")
    plain.done = ["move", "move"]
    assert battle.edition.repeating.why_not_claim(battle, plain) is None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.dauntless", "legion23:kw.dauntless", "legion26:kw.plodding", "legion23:kw.plodding")
@pytest.mark.usefixtures("freely")
def test_free_moves_count(edition: str) -> None:
    battle, unit = acting(edition, corps("Troopers", "dauntless"))
    assert moves_made(unit) == 0
    unit.done = ["move", "compulsory-move", "card jump", "free-move", "aim"]
    assert moves_made(unit) == 3
    assert why_not_move_again(battle, unit) is None


# After moves.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.agile-x", "legion23:kw.agile-x", "legion26:kw.tactical-x", "legion23:kw.tactical-x")
def test_a_standard_move_gives_tokens(edition: str) -> None:
    battle, unit = acting(edition, corps("Riders", "agile 1", "tactical 2"))
    run(has_moved(battle, unit, Moved(STANDARD, 2)))
    assert (unit.has(DODGE), unit.has(AIM)) == (1, 2)
    run(has_moved(battle, unit, Moved(PIVOT, 0)))
    run(has_moved(battle, unit, None))
    assert (unit.has(DODGE), unit.has(AIM)) == (1, 2)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.agile-x", "legion23:kw.agile-x", "legion26:kw.tactical-x", "legion23:kw.tactical-x")
def test_so_does_a_free_one(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def goes(battle: Battle, unit: Unit) -> Play[Moved]:
        return Moved(STANDARD, 2)
        yield

    monkeypatch.setitem(PERFORM, "move", goes)
    battle, unit = acting(edition, corps("Riders", "agile 1", "tactical 1"))
    run(act_for_free(battle, unit, "move"))
    assert (unit.has(DODGE), unit.has(AIM), unit.done) == (1, 1, ["free-move"])


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("word", "kinds", "only"),
    [("relentless", ("melee", "ranged"), None), ("steady", ("ranged",), None), ("charge", ("melee",), 1)],
)
@pytest.mark.rule("legion26:kw.relentless", "legion26:kw.steady", "legion26:kw.charge")
@pytest.mark.rule("legion23:kw.relentless", "legion23:kw.steady", "legion23:kw.charge")
def test_free_attacks_after_a_move(
    edition: str, word: str, kinds: tuple[str, ...], only: int | None, freely: list[Any]
) -> None:
    battle, unit = acting(edition, corps("Fighters", word))
    into = Moved(STANDARD, 2, melee=1 if word == "charge" else -1)
    run(has_moved(battle, unit, into), answers=["attack"])
    assert freely == [(unit.id, kinds, only)]
    assert unit.done == ["attack"]
    run(has_moved(battle, unit, into))
    for earlier in ("standby", "withdraw"):
        unit.done = [earlier]
        run(has_moved(battle, unit, into))
    unit.done = []
    run(has_moved(battle, unit, into), answers=["no"])
    assert len(freely) == 1
    if word == "charge":
        run(has_moved(battle, unit, Moved(STANDARD, 2)))
    battle, plain = acting(edition)
    run(has_moved(battle, plain, into))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.relentless", "legion26:kw.steady", "legion26:kw.charge")
@pytest.mark.rule("legion23:kw.relentless", "legion23:kw.charge")
@pytest.mark.usefixtures("freely")
def test_only_in_2023_they_follow_moves_of_others_turns(edition: str) -> None:
    battle, unit = acting(edition, corps("Fighters", "relentless"))
    battle.activating = 1
    run(has_moved(battle, unit, Moved(STANDARD, 2)), answers=["no"] if edition == "2023" else [])


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(
    ("words", "kind", "attacks"),
    [
        (("relentless",), "trooper", ()),
        (("steady",), "creature trooper", ("2026",)),
        (("relentless",), "creature trooper", ("2026", "2023")),
    ],
)
@pytest.mark.rule("legion26:melee.14", "legion23:melee.08")
def test_who_has_withdrawn_attacks_only_if_it_may(
    edition: str, words: tuple[str, ...], kind: str, attacks: tuple[str, ...], freely: list[Any]
) -> None:
    battle, unit = acting(edition, corps("Beasts", *words, unit_type=kind))
    unit.done = ["withdraw"]
    run(has_moved(battle, unit, Moved(STANDARD, 1)), answers=["attack"] if edition in attacks else [])
    assert len(freely) == (edition in attacks)
    unit.done = []
    run(has_moved(battle, unit, Moved(STANDARD, 1)), answers=["no"])


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:attack.01", "legion23:attack.01")
@pytest.mark.usefixtures("freely")
def test_who_has_attacked_may_still_move_from_standby(edition: str) -> None:
    battle, clones = acting(edition, apart=8)
    droids = battle.units[1]
    assert open_reactions(battle, droids, clones) == ["attack", "move"]
    droids.done = ["attack"]
    assert open_reactions(battle, droids, clones) == ["move"]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.relentless", "legion23:kw.relentless", "legion26:kw.ataru-mastery")
@pytest.mark.usefixtures("freely")
def test_who_may_attack_twice_may_do_so_after_moving(edition: str) -> None:
    battle, unit = acting(edition, corps("Fighters", "relentless", "ataru-mastery"))
    unit.done = ["attack"]
    run(has_moved(battle, unit, Moved(STANDARD, 2)), answers=["attack"])
    run(has_moved(battle, unit, Moved(STANDARD, 2)))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.enrage-x", "legion23:kw.enrage-x")
def test_rage_makes_a_unit_charge(edition: str, freely: list[Any]) -> None:
    battle, unit = acting(edition, commander("Chewbacca", "enrage 2"))
    run(has_moved(battle, unit, Moved(STANDARD, 2, melee=1)))
    wound(battle, unit, 2)
    run(has_moved(battle, unit, Moved(STANDARD, 2, melee=1)), answers=["attack"])
    assert freely == [(unit.id, ("melee",), 1)]
    wound(battle, unit, 1)
    unit.done = []
    run(has_moved(battle, unit, Moved(STANDARD, 2, melee=1)))


@pytest.mark.rule("legion26:kw.eyes-on-the-prize-keyword")
def test_eyes_on_the_prize(freely: list[Any]) -> None:
    battle, unit = acting("2026", corps("Han", "eyes-on-the-prize steady"))
    run(has_moved(battle, unit, Moved(STANDARD, 2)))
    radius, half, base = 1270, 3 * INCH, 1350
    near = (10 * INCH, 5 * INCH + radius + half + base)
    battle.tokens = [Token("smoke", 10 * INCH, 6 * INCH), Token("asset", near[0], near[1] + 1)]
    run(has_moved(battle, unit, Moved(STANDARD, 2)))
    battle.tokens[1] = Token("asset", *near)
    run(has_moved(battle, unit, Moved(STANDARD, 2)), answers=["attack"])
    battle.tokens, unit.held, unit.done = [], [Token("asset", 0, 0)], []
    run(has_moved(battle, unit, Moved(STANDARD, 2)), answers=["attack"])
    assert freely == [(unit.id, ("ranged",), None)] * 2


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:weaponkw.overrun-x", "legion23:weaponkw.overrun-x", "legion26:weaponkw.overrun-x.2")
@pytest.mark.rule("legion26:weaponkw.overrun-x.3", "legion23:weaponkw.overrun-x.2")
def test_overrunning_follows_a_move_across_enemies(edition: str) -> None:
    wheels = weapon("wheels", black=1, keywords=["overrun 1"])
    battle, tank = acting(edition, vehicle("Tank", weapons=[wheels]))
    crossed = Moved(STANDARD, 2, passed=(1,))
    run(has_moved(battle, tank, Moved(STANDARD, 2)))
    run(has_moved(battle, tank, crossed._replace(kind=PIVOT)))
    battle.activating = 1
    run(has_moved(battle, tank, crossed))
    battle.activating = 0
    run(has_moved(battle, tank, crossed), dice=[8], answers=[("unit", 1)])
    assert tank.done == ["overrun"]
    run(has_moved(battle, tank, crossed))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03", "legion26:standby.05", "legion23:standby.06")
def test_enemies_on_standby_react_to_a_compulsory_move(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def goes(battle: Battle, unit: Unit) -> Play[Moved]:
        return Moved(STANDARD, 2)
        yield

    monkeypatch.setattr(movement, "compulsory_move", goes)
    battle, bike = acting(edition, corps("Bikes", "speeder 1", "agile 1"), apart=8)
    battle.units[1].tokens[STANDBY] = 1
    outcome = run(race(battle, bike), answers=["no"])
    assert outcome.questions == [(1, "legion-ask-standby")]
    assert bike.has(DODGE) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:weaponkw.detonate-x", "legion23:weaponkw.detonate-x", "legion23:weaponkw.detonate-x.3")
def test_charges_go_off_when_somebody_has_acted(edition: str) -> None:
    battle = laid.battle(edition)
    boom = weapon("boom", black=1, least=0, most=1)
    saboteur = upgrade("Saboteur", "detonate 1: mine", weapons=(boom,))
    owner = laid.add(battle, 0, corps("Owner"), (10, 10), upgrades=(saboteur,))
    near = laid.add(battle, 1, corps("Near", defence_die="red"), (30, 10))
    battle.phase = "activation"
    battle.tokens = [Token("mine", 32 * INCH, 10 * INCH, seat=0), Token("mine", 60 * INCH, 30 * INCH, seat=1)]
    outcome = run(has_acted(battle, near), dice=[8], answers=[("token", 0)])
    assert outcome.questions == [(owner.seat, "legion-ask-detonate")]
    assert [token.seat for token in battle.tokens] == [1]


# At the start of an activation.


@pytest.mark.rule("legion26:kw.attack-run")
@pytest.mark.parametrize(("answer", "speed"), [("faster", 3), ("slower", 1), ("no", 2)])
def test_an_attack_run_changes_the_speed_for_an_activation(answer: str, speed: int) -> None:
    battle, unit = acting("2026", corps("Glider", "attack-run", speed=2))
    outcome = run(activation_begins(battle, unit), answers=[answer])
    assert outcome.asked[0].told_of("no") == say("legion-option-same-speed")
    assert (own_speed(unit), speed_of(unit), speed_of(unit, 1)) == (speed, speed, 1)
    end_activation(battle, unit)
    assert own_speed(unit) == 2


@pytest.mark.rule("legion26:kw.attack-run")
@pytest.mark.parametrize(("speed", "change", "after"), [(3, 1, 3), (0, -1, 0)])
def test_no_speed_above_3_or_below_0(speed: int, change: int, after: int) -> None:
    _, unit = acting("2026", corps(speed=speed))
    unit.granted.append(Granted(cards.Keyword("faster", change), NEXT_ACTIVATION))
    assert own_speed(unit) == after


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.wheel-mode", "legion23:kw.wheel-mode", "legion26:kw.wheel-mode.2")
@pytest.mark.rule("legion23:kw.wheel-mode.2")
def test_wheel_mode_is_fast_and_harmless(edition: str) -> None:
    battle, droids = acting(edition, corps("Droidekas", "wheel-mode", "unconcerned", speed=1))
    run(activation_begins(battle, droids), answers=["yes"])
    assert (own_speed(droids), droids.has(WHEEL_MODE), keywords.value(droids, "cover")) == (3, 1, 2)
    assert [each.about for each in keywords.named(droids, "ai")] == (["move"] if edition == "2026" else [])
    assert keywords.has(droids, "unconcerned") is (edition == "2023")
    end_activation(battle, droids)
    assert own_speed(droids) == 1
    assert keywords.value(droids, "cover") == 2
    for step in battle.edition.ending.steps:
        if step.__name__ in ("remove_tokens", "end_of_end_phase"):
            run(step(battle))
    assert (droids.has(WHEEL_MODE), keywords.value(droids, "cover"), keywords.has(droids, "ai")) == (0, 0, False)
    battle, droids = acting(edition, corps("Droidekas", "wheel-mode", speed=1))
    run(activation_begins(battle, droids), answers=["no"])
    assert (own_speed(droids), droids.has(WHEEL_MODE)) == (1, 0)


# AI.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.ai-action.2", "legion23:kw.ai")
def test_droids_that_can_do_nothing_they_should(edition: str) -> None:
    far = corps("Droids", "ai attack", unit_type="droid trooper", courage=1)
    battle = met(edition, [far], [commander()], apart=30)
    droids = battle.units[0]
    droids.tokens[SUPPRESSION] = 1
    begin_activation(battle, droids)
    run(count_actions(battle, droids))
    assert battle.actions == (1 if edition == "2026" else 2)
    assert AIM in menu(battle, droids)
    droids.order = FACEUP
    run(count_actions(battle, droids))
    assert battle.actions == 2


@pytest.mark.rule("legion26:kw.ai-action.2")
def test_droids_that_can_do_it_lose_nothing() -> None:
    battle = met("2026", [vehicle("Tank", "ai dodge")], [commander()])
    tank = battle.units[0]
    tank.tokens[VEHICLE_DAMAGE] = 1
    begin_activation(battle, tank)
    run(count_actions(battle, tank))
    assert (battle.actions, menu(battle, tank)) == (2, [DODGE])
    battle.actions = 0
    assert menu(battle, tank) == ["done"]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.ai-action", "legion23:kw.ai", "legion23:kw.jump-x.4")
@pytest.mark.usefixtures("freely")
def test_to_jump_is_to_move_for_droids(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    battle, droids = acting(edition, corps("Droids", "ai move", "jump 1", unit_type="droid trooper", courage=1))
    droids.tokens[SUPPRESSION] = 1
    assert menu(battle, droids) == ["move", ("card", "jump")]
    droids.done = ["card jump"]
    assert AIM in menu(battle, droids)
    assert rule_of(battle, droids, ("card", "jump")) in ("legion26:action.02", "legion23:action.02")


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.jump-x", "legion23:kw.jump-x.4")
def test_a_jump_is_a_move_action(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaps(battle: Battle, unit: Unit) -> Play[Moved]:
        return Moved("jump", 2, melee=1)
        yield

    monkeypatch.setattr(movement, "jump", leaps)
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    battle, luke = acting(edition, commander("Luke", "jump 1", "charge"))
    outcome = run(make_actions(battle, luke), answers=[("card", "jump"), "no"])
    assert outcome.questions[-1] == (0, "legion-ask-free-attack")
    assert battle.actions == 1
    assert moves_made(luke) == 1
    battle, slow = acting(edition, commander("Slow", "jump 1", "plodding"))
    slow.done = ["move"]
    assert rule_of(battle, slow, ("card", "jump")) in ("legion26:kw.plodding", "legion23:kw.plodding")


# Distract.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.distract.3", "legion23:kw.distract.3")
def test_who_distracts_is_conspicuous_for_the_round(edition: str) -> None:
    battle, spy = acting(edition, commander("Spy", "distract", "inconspicuous"))
    assert keywords.has(spy, "inconspicuous")
    run(make_actions(battle, spy), answers=[("free", "distract")])
    assert not keywords.has(spy, "inconspicuous")
    run(end_of_end_phase(battle))
    assert keywords.has(spy, "inconspicuous")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_a_unit_has_for_a_while_has_a_name(lang: str) -> None:
    battle, droids = acting("2026", corps("Droidekas", "wheel-mode", "unconcerned", speed=1))
    run(activation_begins(battle, droids), answers=["yes"])
    seen: Any = view(battle, 0)
    names = [name for name, _, _ in seen["units"][0]["granted"]]
    assert names == ["speed", "ai"]
    for name in (*names, *OWN_WORDS, RIDES, CARRIES, RED_DEFENCE):
        assert words(lang).render(say(f"legion-keyword-{name}"))
