"""Standby: who may react to an enemy, when, and to whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legion import laid
from legion.commanded import BOTH, commander, corps
from legion.duels import white, whites
from legion.playing import run, upgrade, vehicle, weapon
from tablero.games.legion import cards, doing
from tablero.games.legion.actions import make_action
from tablero.games.legion.deeds import Shoot
from tablero.games.legion.effects import Scene
from tablero.games.legion.following import fight, has_acted, move_at, push, run_over, shoot
from tablero.games.legion.moving import Moved
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.standby import why_not_react
from tablero.games.legion.state import ACTIVATION, AIM, COMMAND, DODGE, INCOGNITO, STANDBY, Battle, Token, Unit
from tablero.kernel import Play, say
from tablero.tabletop import INCH

Done = list[tuple[str, int, int | None]]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Done:
    """What units on standby did: moves and attacks are only noted."""
    noted: Done = []

    def attack(battle: Battle, unit: Unit, only: Unit | None, kinds: tuple[str, ...], reactions: Any) -> Play[None]:
        noted.append(("attack", unit.id, None if only is None else only.id))
        yield from reactions()

    def move(battle: Battle, unit: Unit) -> Play[None]:
        noted.append(("move", unit.id, None))
        yield from ()

    monkeypatch.setattr(doing, "can_move", lambda battle, unit: True)
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    monkeypatch.setattr(doing, "perform_move", move)
    monkeypatch.setattr(doing, "perform_attack", attack)
    return noted


def watched(edition: str, *keywords: str, apart: float = 12, **given: object) -> tuple[Battle, Unit, Unit]:
    """Clones that are activated, and droids on standby so many inches away, from base to base."""
    battle = laid.battle(edition)
    clones = laid.add(battle, 0, corps("Clones"), (10, 10))
    droids = laid.add(battle, 1, corps("Droids", *keywords, **given), (10 + apart + 2700 / 2540, 10))
    laid.add(battle, 1, commander(), (60, 30))
    battle.phase, battle.activating = ACTIVATION, clones.id
    droids.tokens[STANDBY] = 1
    return battle, clones, droids


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03", "legion26:standby.03", "legion23:standby.08")
@pytest.mark.example("legion26:ex.45", "legion23:ex.45")
@pytest.mark.rule("legion26:token.standby", "legion23:token.04")
def test_droids_react_to_clones_that_have_acted(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)

    def spent(question: Any) -> str:
        assert not droids.has(STANDBY)
        return "attack"

    outcome = run(has_acted(battle, clones), answers=[("standby", droids.id), spent])
    assert outcome.questions == [(1, "legion-ask-standby"), (1, "legion-ask-reaction")]
    assert outcome.asked[0].told_of("no") == say("legion-option-no-reaction")
    assert done == [("attack", droids.id, clones.id if edition == "2026" else None)]
    assert not droids.has(STANDBY)
    droids.tokens[STANDBY] = 1
    droids.done.clear()
    run(has_acted(battle, clones), answers=[("standby", droids.id), "move"])
    assert done[1:] == [("move", droids.id, None)]
    droids.tokens[STANDBY] = 1
    run(has_acted(battle, clones), answers=["no"])
    assert droids.has(STANDBY) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03", "legion26:kw.sentinel", "legion23:kw.sentinel")
def test_the_enemy_must_be_within_two_or_three_for_sentinels(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition, apart=12)
    assert why_not_react(battle, droids, clones) is None
    battle, clones, droids = watched(edition, apart=12.1)
    reason = why_not_react(battle, droids, clones)
    assert reason is not None
    assert reason.rule in ("legion26:standby.02", "legion23:standby.03")
    run(has_acted(battle, clones))
    battle, clones, droids = watched(edition, "sentinel", apart=18)
    assert why_not_react(battle, droids, clones) is None
    battle, clones, droids = watched(edition, "sentinel", apart=18.1)
    assert why_not_react(battle, droids, clones) is not None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03")
def test_the_enemy_must_be_seen(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)
    laid.lay(battle, laid.box(1, 20), 16, 10, high=6)
    reason = why_not_react(battle, droids, clones)
    assert reason is not None
    assert reason.message.id == "legion-standby-unseen"


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.06", "legion23:standby.03")
def test_only_in_the_activation_phase_and_not_in_its_own_activation(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)
    battle.activating = droids.id
    reason = why_not_react(battle, droids, clones)
    assert reason is not None
    assert reason.rule in ("legion26:standby.06", "legion23:standby.03")
    battle.activating, battle.phase = clones.id, COMMAND
    assert why_not_react(battle, droids, clones) is not None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.04", "legion23:standby.04")
def test_a_unit_that_acts_loses_its_own_token(edition: str, done: Done) -> None:
    battle, clones, _ = watched(edition)
    clones.tokens[STANDBY] = 1
    run(has_acted(battle, clones), answers=["no"])
    assert not clones.has(STANDBY)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:apxb.18", "legion23:standby.03")
def test_repulsors_don_t_react_unless_they_hover(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition, unit_type="repulsor vehicle")
    assert why_not_react(battle, droids, clones) is not None
    battle, clones, droids = watched(edition, "hover ground", unit_type="repulsor vehicle")
    assert why_not_react(battle, droids, clones) is None


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion23:standby.05", "legion26:standby.02")
def test_several_units_react_one_after_the_other_and_reactions_are_reacted_to(edition: str, done: Done) -> None:
    battle, clones, droids = watched(edition)
    others = laid.add(battle, 1, corps("Others"), (14, 12))
    friends = laid.add(battle, 0, corps("Friends"), (12, 8))
    others.tokens[STANDBY] = friends.tokens[STANDBY] = 1
    answers = [("standby", droids.id), "attack", ("standby", friends.id), "move", ("standby", others.id), "move"]
    outcome = run(has_acted(battle, clones), answers=answers)
    assert [seat for seat, _ in outcome.questions] == [1, 1, 0, 0, 1, 1]
    assert [what[:2] for what in done] == [("attack", droids.id), ("move", friends.id), ("move", others.id)]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03")
def test_ground_vehicles_react_and_units_without_a_token_don_t(edition: str, done: Done) -> None:
    battle = laid.battle(edition)
    clones = laid.add(battle, 0, corps("Clones"), (10, 10))
    walker = laid.add(battle, 1, vehicle("Walker"), (16, 10))
    battle.phase, battle.activating = ACTIVATION, clones.id
    assert why_not_react(battle, walker, clones) is not None
    walker.tokens[STANDBY] = 1
    assert why_not_react(battle, walker, clones) is None


# What comes before what.

BLASTER = weapon("blaster", white=1, most=4)
MINES = upgrade("Mines", "detonate 1: mine", weapons=(weapon("boom", white=1, most=1),))


def shooting(edition: str, *keywords: str) -> tuple[Battle, Unit, Unit, Unit]:
    """A unit with these keywords that shoots at a Nimble one, while another with a mine beside it is on standby."""
    battle = laid.battle(edition)
    own = laid.add(battle, 0, corps("Own", *keywords, weapons=[BLASTER], wounds=6), (10, 10))
    victim = laid.add(battle, 1, corps("Victim", "nimble", wounds=6), (16, 10))
    droids = laid.add(battle, 1, commander("Droids", weapons=[BLASTER]), (10, 18), upgrades=(MINES,))
    victim.tokens[DODGE] = droids.tokens[STANDBY] = 1
    battle.tokens.append(Token("mine", 1, 1, seat=1))
    battle.phase, battle.activating = ACTIVATION, own.id
    return battle, own, victim, droids


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.05", "legion23:standby.05", "legion23:standby.06", "legion26:weaponkw.detonate-x")
@pytest.mark.rule("legion23:weaponkw.detonate-x", "legion26:weaponkw.detonate-x.3", "legion23:weaponkw.detonate-x.3")
@pytest.mark.parametrize("lent", [False, True])
def test_standby_then_charges_come_before_all_else_that_follows_an_attack(edition: str, lent: bool) -> None:
    battle, own, victim, _ = shooting(edition, "ataru-mastery")

    def before(answer: Any) -> Any:
        def look(question: Any) -> Any:
            assert (own.has(DODGE), victim.has(DODGE)) == (0, 0)
            return answer

        return look

    answers = [("spend", DODGE, victim.id, "hit"), before("no"), before("done")]
    if lent:
        outcome = run(shoot(battle, own, victim, BLASTER), white("hit"), answers)
    else:
        outcome = run(fight(battle, own), white("hit"), [("unit", victim.id), *answers])
    assert [question for _, question in outcome.questions][-2:] == ["legion-ask-standby", "legion-ask-detonate"]
    assert (own.has(DODGE), victim.has(DODGE)) == (1, 1)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize("as_action", [False, True])
def test_what_follows_an_attack_action_follows_no_shot_that_a_card_grants_besides(
    edition: str, as_action: bool
) -> None:
    battle, own, victim, droids = shooting(edition, "swashbuckler")
    battle.tokens.clear()
    del victim.tokens[DODGE], droids.tokens[STANDBY]
    own.tokens[AIM] = own.tokens[INCOGNITO] = 1
    aims = [("spend", AIM, own.id, "reroll"), (1,)]
    run(shoot(battle, own, victim, BLASTER, as_action), white("blank blank"), aims)
    assert own.has(DODGE) == as_action
    assert not own.has(INCOGNITO)  # it has attacked, all the same


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03", "legion26:standby.05", "legion23:standby.06")
@pytest.mark.parametrize("name", ["Saber Throw", "Maximum Firepower"])
def test_a_shot_that_a_card_grants_is_reacted_to_before_what_follows_from_it(edition: str, name: str) -> None:
    saber = weapon("saber", melee=True, white=2)
    thrown = next(
        one for one in cards.upgrades(edition).values() if one.name == "Saber Throw" and one.text != "unknown"
    )
    battle = laid.battle(edition)
    own = laid.add(battle, 0, corps("Own", weapons=[saber], wounds=6), (10, 10), upgrades=(thrown,))
    victim = laid.add(battle, 1, corps("Victim", "nimble", wounds=6), (16, 10))
    droids = laid.add(battle, 1, commander("Droids", weapons=[BLASTER]), (10, 18))
    victim.tokens[DODGE] = droids.tokens[STANDBY] = 1
    battle.phase, battle.activating, battle.actions = ACTIVATION, own.id, 2

    def before(question: Any) -> Any:
        assert not victim.has(DODGE)
        return "no"

    spends = ("spend", DODGE, victim.id, "hit")
    if name == "Saber Throw":
        answers = [("throw", 0, victim.id), spends, before, "no"]  # and once more, for the action
        run(make_action(battle, own, ("upgrade", 0)), white("hit"), answers)
    else:
        card = next(one for one in cards.command_cards("2023").values() if one.name == name)
        lent = replace(card.weapon, least=1, red=0, black=0, white=1) if card.weapon else None
        known = {**cards.command_cards(edition), card.id: replace(card, weapon=lent)}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(doing, "command_cards", lambda battle: known)
            scene = Scene(battle, 0, own, card=card.id)
            run(Shoot().happen(scene), white("hit"), [("unit", victim.id), spends, before])
    assert victim.has(DODGE) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.05", "legion23:standby.06")
def test_whoever_falls_to_a_unit_on_standby_gains_nothing_for_its_attack(edition: str) -> None:
    battle, own, victim, droids = shooting(edition, "ataru-mastery", "swashbuckler")
    battle.tokens.clear()
    del victim.tokens[DODGE]
    own.tokens[AIM] = 1
    laid_low = battle.miniatures[own.leader]
    laid_low.wounds = laid_low.threshold - 1
    aims = [("unit", victim.id), ("spend", AIM, own.id, "reroll"), (1,)]
    answers = [*aims, ("standby", droids.id), "attack"]
    run(fight(battle, own), white("blank blank hit") + whites("blank"), answers)
    assert not own.miniatures
    assert not own.has(DODGE)


@pytest.mark.rule("legion26:kw.tempted", "legion26:standby.05")
def test_standby_comes_before_who_is_tempted_and_to_give_in_is_reacted_to() -> None:
    battle = laid.battle("2026")
    own = laid.add(battle, 0, corps("Own", weapons=[BLASTER], wounds=6), (10, 10))
    friends = laid.add(battle, 0, corps("Friends"), (18, 16))
    victim = laid.add(battle, 1, corps("Victim"), (16, 10))
    anakin = laid.add(battle, 1, commander("Anakin", "tempted"), (12, 18))
    anakin.tokens[STANDBY] = friends.tokens[STANDBY] = 1
    battle.phase, battle.activating = ACTIVATION, own.id

    there = ((13 * INCH, 18 * INCH),)
    answers = [("unit", victim.id), "no", "move", there, "no"]
    outcome = run(fight(battle, own), white("hit") + whites("blank"), answers)
    asked = [question for _, question in outcome.questions]
    assert asked == [
        "legion-ask-defender",
        "legion-ask-standby",
        "legion-ask-tempted",
        "legion-ask-move",
        "legion-ask-standby",
    ]
    assert not anakin.has(STANDBY)


# Moves and attacks that are no actions.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03", "legion26:standby.04", "legion23:standby.04")
def test_moves_that_effects_grant_are_reacted_to(edition: str) -> None:
    """The moves are played: into the range of a unit on standby, and by whoever the effect lets move it."""
    battle, clones, droids = watched(edition, apart=14)
    clones.tokens[STANDBY] = 1
    assert why_not_react(battle, droids, clones) is not None

    def to(x: float) -> Any:
        def there(question: Any) -> Any:
            assert not question.check(((round(x * INCH), 10 * INCH),))
            return ((round(x * INCH), 10 * INCH),)

        return there

    outcome = run(move_at(battle, clones, 1), answers=[to(12.5), "no"])
    assert [question for question in outcome.questions if question[0] == 1] == [(1, "legion-ask-standby")]
    assert battle.field[clones.leader].pose.x == round(12.5 * INCH)
    assert not clones.has(STANDBY)
    assert run(move_at(battle, clones, 1), answers=[to(10)]).questions == [(0, "legion-ask-move")]  # out of range

    outcome = run(push(battle, clones, 1, 0), answers=[to(12.5), "no"])
    assert outcome.questions == [(0, "legion-ask-move"), (1, "legion-ask-standby")]
    pushed = run(push(battle, clones, 1, 1), answers=[to(14), "no"][: 2 if edition == "2023" else 1])
    assert pushed.questions == [(1, "legion-ask-move"), (1, "legion-ask-standby")][: 2 if edition == "2023" else 1]
    assert battle.field[clones.leader].pose.x == 14 * INCH


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:standby.02", "legion23:standby.03")
def test_an_overrun_attack_is_reacted_to(edition: str) -> None:
    wheels = weapon("wheels", white=1, most=0, keywords=["overrun 1"])
    battle = laid.battle(edition)
    bikes = laid.add(battle, 0, vehicle("Bikes", weapons=[wheels]), (10, 10))
    victim = laid.add(battle, 1, corps("Victim", "nimble", wounds=6), (16, 10))
    droids = laid.add(battle, 1, corps("Droids", weapons=[BLASTER]), (10, 18))
    droids.tokens[STANDBY] = 1
    battle.phase, battle.activating = ACTIVATION, bikes.id
    moved = Moved(STANDARD, 2, passed=(victim.id,))
    outcome = run(run_over(battle, bikes, moved), white("blank"), [("unit", victim.id), "no"])
    assert [question for _, question in outcome.questions] == ["legion-ask-overrun", "legion-ask-standby"]
