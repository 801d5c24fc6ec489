"""Edges of rules about playing, attacking and leaving: the nearest case in which each does the opposite."""

from __future__ import annotations

from typing import Any

import pytest

from swu.driving import drive
from swu.giving import printed
from swu.rules.test_multiplayer import started, turn
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.attaching import become_unit
from tablero.games.swu.attacking import targets
from tablero.games.swu.cards import face
from tablero.games.swu.checks import defeat_all, settle
from tablero.games.swu.constant_abilities import current, expire, give
from tablero.games.swu.constants import ATTACKS_TWO, PHASE, RAID, REGROUP, RESTORE, SENTINEL
from tablero.games.swu.entering import attach
from tablero.games.swu.multiplayer import eliminate
from tablero.games.swu.pieces import NO_FAULT, NOBODY
from tablero.games.swu.state import ground
from tablero.games.swu.vocabulary import (
    THIS,
    AttackWith,
    Capture,
    Combined,
    Exploit,
    HealDivided,
    Smuggle,
    StealResource,
    a,
    ambush,
    constant,
    coordinate,
    defeat,
    enemy,
    event,
    gaining,
    non_leader,
    on_attack,
    when_played,
)
from tablero.games.swu.vocabulary.filters.history import DidThisPhase
from tablero.games.swu.vocabulary.filters.keywords import has_keyword

CHIRRUT = "chirrut-imwe#one-with-the-force"
GHOST = "the-ghost#heart-of-the-family"
MAUL = "darth-maul#revenge-at-last"
PILOT = "academy-graduate"
SISTER = "seventh-sister#implacable-inquisitor"


def run(play: Any) -> None:
    """Let a procedure run that asks nothing."""
    for request in play:
        raise AssertionError(request)


@pytest.mark.rule("swu:1.18.1.c", "swu:1.18.1.d", "swu:1.18.1.e")
@pytest.mark.parametrize(
    ("phase", "hurt_by", "credited"),
    [(None, 1, 1), (None, NOBODY, 0), (None, NO_FAULT, NOBODY), (REGROUP, 1, NOBODY), (REGROUP, NOBODY, NOBODY)],
)
def test_who_answers_for_a_defeat(phase: int | None, hurt_by: int, credited: int) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    table, wampa = scene.table, scene.unit("wampa")
    table.phase = table.phase if phase is None else phase
    wampa.hurt_by = hurt_by
    defeat_all(table, [wampa], None)
    assert [one.other for one in table.this_phase("defeated")] == [credited]


@pytest.mark.rule("swu:7.7.3.e", "swu:1.18.1.c")
@pytest.mark.parametrize(("hp", "blamed"), [(1, NO_FAULT), (-1, 1), (0, 1)])
def test_whoever_falls_as_an_effect_ends_was_defeated_by_nobody(hp: int, blamed: int) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    wampa = scene.unit("wampa")
    give(scene.table, wampa, PHASE, Grant(power=1, hp=hp), Act(0, wampa))
    wampa.hurt_by = 1
    expire(scene.table, PHASE)
    assert (wampa.hurt_by, wampa.lasting) == (blamed, [])


@pytest.mark.rule("swu:7.5.3")
def test_a_unit_that_shares_its_keywords_shares_those_that_it_has_and_has_not_lost() -> None:
    crew = "chopper#metal-menace"
    scene = Scene({"player1": {"spaceArena": [GHOST], "groundArena": [crew]}})
    ghost, other = scene.unit(GHOST), scene.unit(crew)
    assert (other.flags & SENTINEL, other.restore) == (0, 0)
    own, act = other.raid, Act(0, ghost)
    give(scene.table, ghost, PHASE, Grant(keywords=SENTINEL, raid=2, restore=1), act)
    current(scene.table)
    assert (bool(other.flags & SENTINEL), other.raid, other.restore) == (True, own + 2, 1)
    give(scene.table, ghost, PHASE, Grant(lost=RAID | RESTORE), act)
    current(scene.table)
    assert (bool(other.flags & SENTINEL), other.raid, other.restore) == (True, own, 0)


@pytest.mark.rule("swu:8.31.4")
def test_healing_is_divided_among_no_more_things_than_is_said() -> None:
    hurt = [{"card": key, "damage": 2} for key in ("wampa", "atst", "battlefield-marine")]
    scene = Scene({"player1": {"groundArena": hurt}})
    play = HealDivided(4, most=2).run(scene.table, Act(0, scene.base("player1")))
    question: Any = next(play)
    for answer, rule in (((2, 2, 0), None), ((0, 0, 0), None), ((2, 1, 1), "swu:8.31.4")):
        refused = question.check(answer)
        assert (refused.rule if refused else None) == rule


@pytest.mark.rule("swu:7.5.17.c")
def test_what_a_unit_did_this_phase_has_nothing_to_do_with_how_it_was_played() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"], "hand": ["battlefield-marine"]}})
    scene.act("player1", "attack", "wampa", "administrators-tower").act("player2", "pass")
    scene.act("player1", "play", "battlefield-marine")
    act = Act(0, scene.base("player1"))
    for what, key in (("attacked", "wampa"), ("played", "battlefield-marine"), ("base-damaged", "wampa")):
        meant = [unit.face.key for unit in scene.units() if DidThisPhase(what).test(scene.table, act, unit)]  # type: ignore[arg-type]
        assert meant == [key]


@pytest.mark.rule("swu:6.2.1.b", "swu:6.2.5.a")
def test_a_card_that_is_just_played_is_given_nothing() -> None:
    scene = Scene({"player1": {"hand": ["wampa", "entrenched"]}})
    scene.act("player1", "play", "wampa").act("player2", "pass").act("player1", "play", "entrenched", "wampa")
    assert (scene.unit("wampa").lasting, scene.unit("wampa").exhausted) == ([], True)


@pytest.mark.rule("swu:3.3.2", "swu:3.3.3", "swu:6.2.5.c", "swu:7.4.2")
def test_only_events_go_to_the_discard_pile_when_they_are_played() -> None:
    scene = Scene({"player1": {"hand": ["wampa", "repair"]}})
    scene.act("player1", "play", "wampa").act("player2", "pass")
    assert (scene.discard("player1"), len(scene.units("wampa"))) == ([], 1)
    scene.act("player1", "play", "repair", "wampa")
    assert scene.discard("player1") == ["repair"]


@pytest.mark.rule("swu:6.3.4", "swu:6.3.0.c", "swu:3.2.3", "swu:4.2.3")
def test_an_attack_on_a_base_deals_combat_damage_to_it_and_the_attacker_stays() -> None:
    scene = Scene({"player1": {"groundArena": [SISTER]}, "player2": {"groundArena": ["wampa"]}})
    sister = scene.unit(SISTER)
    scene.act("player1", "attack", SISTER, "administrators-tower")
    assert (scene.base("player2").damage, sister.here, sister.damage) == (sister.power, True, 0)
    assert scene.asked == "swu-ask-effect"  # she waits for combat damage to a base
    scene.click("wampa")
    assert scene.unit("wampa").damage == 3


@pytest.mark.rule("swu:6.3.4", "swu:6.3.5", "swu:6.3.4.c")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_of_two_defenders_those_fight_who_are_still_there(monkeypatch: pytest.MonkeyPatch, gone: int) -> None:
    effects = [on_attack(defeat(a(enemy)))] * gone
    printed(monkeypatch, MAUL, constant(gaining(limits=ATTACKS_TWO)), *effects)
    theirs = ["battlefield-marine", "battlefield-marine"]
    scene = Scene({"player1": {"groundArena": [MAUL]}, "player2": {"groundArena": theirs}})
    maul = scene.unit(MAUL)
    scene.choose(("attack", maul.id))
    scene.choose(tuple(option for option in scene.options if option[0] == "unit"))
    while scene.asked != "swu-ask-action":
        scene.choose(scene.options[0])
    assert scene.discard("player2") == theirs
    assert maul.damage == [3 + 3, 3, 0][gone]


@pytest.mark.rule("swu:8.28.1.c")
@pytest.mark.parametrize("word", ["ready", "spent"])
def test_a_stolen_resource_is_ready_or_exhausted_as_it_was(word: str) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "resources": 0}, "player2": {"resources": 2}})
    mine, theirs = scene.player("player1"), scene.player("player2")
    theirs.spent = [theirs.ready.pop()]
    [card] = getattr(theirs, word)
    assert drive(scene.table, StealResource(), [(word, 1), [0]], scene.unit("wampa"))[0] is True
    assert (mine.ready, mine.spent) == (([card], []) if word == "ready" else ([], [card]))
    assert card not in theirs.resources


@pytest.mark.rule("swu:1.5.5.b", "swu:3.2.5")
def test_who_has_lost_already_does_not_lose_again() -> None:
    game = started(4, twin_suns=True)
    table = game.state
    for player in table.players[:2]:
        player.base.damage = 20
    for lost, by in ((3, 0), (2, 1)):
        table.players[lost].base.damage, table.players[lost].base.hurt_by = 99, by
        run(settle(table))
    healed = {20 - player.base.damage for player in table.players[:2]}
    assert len(healed) == 1
    assert [player.out for player in table.players] == [False, False, True, True]


@pytest.mark.rule("swu:7.5.5.c", "swu:7.5.11.b", "swu:8.4.3")
@pytest.mark.parametrize(("attacker", "free"), [("battlefield-marine", False), ("rebel-pathfinder", True)])
def test_who_has_no_saboteur_must_attack_the_sentinel(attacker: str, free: bool) -> None:
    theirs = {"groundArena": ["echo-base-defender", "wampa"]}
    scene = Scene({"player1": {"groundArena": [attacker]}, "player2": theirs})
    found = {target.face.key for target in targets(scene.table, scene.unit(attacker))}
    assert found == ({"echo-base-defender", "wampa", "administrators-tower"} if free else {"echo-base-defender"})


@pytest.mark.rule("swu:7.5.7.b", "swu:7.6.13.b", "swu:3.7.2.a")
def test_who_has_no_shielded_gets_no_shield() -> None:
    scene = Scene({"player1": {"hand": ["wampa"]}})
    scene.act("player1", "play", "wampa")
    assert scene.unit("wampa").upgrades == []


@pytest.mark.rule("swu:1.9.6", "swu:1.11.1", "swu:1.12.4")
def test_a_unit_without_hp_is_defeated_unless_something_keeps_it_there() -> None:
    leader = {"card": CHIRRUT, "deployed": True, "damage": 6}
    theirs = {"leader": leader, "groundArena": [{"card": "wampa", "damage": 4}]}
    scene = Scene({"player1": {"hand": ["daring-raid"] * 2}, "player2": theirs})
    scene.act("player1", "play", "daring-raid", CHIRRUT).act("player2", "pass")
    assert scene.unit(CHIRRUT).remaining <= 0
    scene.act("player1", "play", "daring-raid", "wampa")
    assert (len(scene.units(CHIRRUT)), len(scene.units("wampa"))) == (1, 0)


@pytest.mark.rule("swu:11.3.4")
@pytest.mark.parametrize("lost", [0, 1])
def test_the_initiative_is_free_only_if_who_had_it_is_eliminated(lost: int) -> None:
    game = started(3)
    table = game.state
    assert table.initiative == 0
    run(eliminate(table, [lost]))
    assert table.initiative == (NOBODY if lost == 0 else 0)


@pytest.mark.rule("swu:1.4.1", "swu:11.2.3")
def test_who_is_eliminated_is_no_player_any_more() -> None:
    table = started(3).state
    table.active = 1
    assert [player.seat for player in table.everybody()] == [1, 2, 0]
    table.players[2].out = True
    assert [player.seat for player in table.everybody()] == [1, 0]


@pytest.mark.rule("swu:8.5.1")
@pytest.mark.parametrize(("remaining", "rule"), [(8, None), (7, "swu:8.5.1")])
def test_several_are_captured_within_their_hp(remaining: int, rule: str | None) -> None:
    theirs = {"groundArena": ["wampa", "battlefield-marine"]}  # 5 and 3
    scene = Scene({"player1": {"groundArena": ["atst"]}, "player2": theirs})
    several = Combined("remaining", remaining, (non_leader, enemy), 3)
    play = Capture(THIS, several).run(scene.table, Act(0, scene.unit("atst")))
    question: Any = next(play)
    refused = question.check(tuple(question.options))
    assert (refused.rule if refused else None) == rule


@pytest.mark.rule("swu:1.15.5", "swu:1.12.2.a", "swu:12.5.3")
def test_who_takes_another_counter_of_twin_suns_does_not_take_the_initiative() -> None:
    game = started(3, twin_suns=True)
    turn(game, "pass") if "pass" in game.decision.options else None  # type: ignore[union-attr]
    seat = game.decision.seat  # type: ignore[union-attr]
    turn(game, "plan")
    while game.decision is not None and game.decision.message.id != "swu-ask-action":
        game.choose(0)
    table = game.state
    assert (table.plan, table.initiative, table.initiative_taken) == (seat, 0, False)


@pytest.mark.rule("swu:7.7.4.b")
def test_a_delayed_effect_happens_once() -> None:
    scene = Scene({"player1": {"hand": ["change-of-heart"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "change-of-heart", "wampa")
    assert len(scene.table.delayed) == 1
    scene.to_regroup()
    assert (scene.unit("wampa").controller, scene.table.delayed) == (1, [])


@pytest.mark.rule("swu:7.5.15.c")
def test_which_abilities_are_keywords(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = constant(gaining(power=1))
    assert not has_keyword(())
    assert not has_keyword((plain, when_played(defeat(a(enemy)))))
    assert not has_keyword((event(defeat(a(enemy))),))
    assert has_keyword((plain, Exploit(2)))
    assert has_keyword((Smuggle(3, ("cunning",)),))
    assert has_keyword((coordinate(ambush),))


@pytest.mark.rule("swu:4.3.5")
def test_the_ground_is_where_no_unit_in_space_is() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"], "spaceArena": ["alliance-xwing"]}})
    assert [ground(scene.unit(key)) for key in ("wampa", "alliance-xwing")] == [True, False]


@pytest.mark.rule("swu:6.3.0.b")
def test_of_several_ready_units_the_one_attacks_that_is_meant() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa", "atst"]}, "player2": {"groundArena": ["battlefield-marine"]}})
    wampa, marine = scene.unit("wampa"), scene.unit("battlefield-marine")
    assert AttackWith(who=THIS).attackers(scene.table, Act(0, wampa)) == [wampa]
    assert AttackWith().attackers(scene.table, Act(0, wampa)) == [wampa, scene.unit("atst")]
    assert AttackWith(who=THIS).attackers(scene.table, Act(0, marine)) == []
    wampa.exhausted = True
    assert AttackWith(who=THIS).attackers(scene.table, Act(0, wampa)) == []


@pytest.mark.rule("swu:8.37.1", "swu:8.37.2")
def test_what_is_moved_to_the_ground_is_there_whatever_is_printed_on_it() -> None:
    phantom = "phantom-ii#modified-to-dock"
    scene = Scene({"player1": {"hand": [phantom], "spaceArena": ["alliance-xwing"]}})
    side = face(phantom).pilot
    assert side is not None
    upgrade = attach(scene.table, scene.player("player1").hand[0], side, 0, scene.unit("alliance-xwing"))
    assert ground(become_unit(scene.table, upgrade, 0))


@pytest.mark.rule("swu:8.37.1", "swu:8.37.2")
def test_an_upgrade_that_becomes_a_unit_keeps_what_it_guards_and_when_it_came() -> None:
    scene = Scene({"player1": {"hand": [PILOT, "wampa"], "spaceArena": ["alliance-xwing"]}})
    scene.act("player1", "pilot", PILOT, "alliance-xwing").forced()
    [upgrade] = scene.unit("alliance-xwing").upgrades
    upgrade.captives = [scene.player("player1").hand[0]]
    unit = become_unit(scene.table, upgrade, 0)
    assert (unit.captives, unit.id, unit.entered, ground(unit)) == (upgrade.captives, upgrade.id, upgrade.entered, True)
    assert unit in scene.player("player1").units


@pytest.mark.rule("swu:1.15.1", "swu:1.16.4", "swu:1.5.2.c")
def test_what_can_not_be_paid_or_done_is_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    tech = "collections-starhopper"
    for resources, offered in ((2, False), (5, True)):
        cards: Any = [tech] + ["wampa"] * (resources - 1)
        scene = Scene({"player1": {"resources": cards, "hand": [PILOT], "spaceArena": ["alliance-xwing"]}})
        words = [option[0] for option in scene.options if isinstance(option, tuple)]
        assert ("smuggle" in words) is offered
        assert ("play" in words, "pilot" in words) == (offered, offered)
    tired = Scene({"player1": {"groundArena": [{"card": "wampa", "exhausted": True}, "atst"]}})
    assert [option for option in tired.options if option[0] == "attack"] == [("attack", tired.unit("atst").id)]
