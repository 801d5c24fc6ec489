"""What keywords do outside of activations: between cards and Orders, in setup, after attacks, at the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from legion import laid
from legion.commanded import AMBUSH, ASSAULT, BOTH, PUSH, commander, corps, met
from legion.duels import duel, hero
from legion.fielded import words
from legion.playing import battle as fielded
from legion.playing import card, run, upgrade, vehicle, weapon
from tablero.games.legion import cards, doing, glossary, keywords, movement, suppression
from tablero.games.legion.actions import may_claim, menu, why_not_claim_now
from tablero.games.legion.activation import begin_activation
from tablero.games.legion.activation_effects import activation_begins, latent_power
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.attack_deeds import attacker, defender
from tablero.games.legion.bounties import COLLECTED
from tablero.games.legion.card_actions import _enemies
from tablero.games.legion.command import issue_some, resolve_cards
from tablero.games.legion.courage import demoralize
from tablero.games.legion.describe import describe
from tablero.games.legion.detachments import matching, pairs
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.effects import Scene, Units
from tablero.games.legion.following import fight
from tablero.games.legion.loadout import choose_loadout, swaps
from tablero.games.legion.measuring import engaged, engaged_with
from tablero.games.legion.moving import Move, Terms
from tablero.games.legion.orders import issue
from tablero.games.legion.phase_effects import independence
from tablero.games.legion.repairing import may_be_mended, restorable
from tablero.games.legion.resample import hidden, resample, restore_hidden
from tablero.games.legion.revealing import change_plans, replacements, set_moods, step_ahead
from tablero.games.legion.setup import deploy_all, deploy_prepared, prepare_units, put_bounties
from tablero.games.legion.state import (
    AIM,
    BOUNTY,
    COMMAND,
    DEFEATED,
    DODGE,
    FACEUP,
    INCOGNITO,
    ON_BATTLEFIELD,
    SUPPRESSION,
    UNDEPLOYED,
    Battle,
    Token,
    Unit,
    Upgrade,
)
from tablero.games.legion.tokens import sources
from tablero.games.legion.view import view
from tablero.games.legion.weapons import arms
from tablero.games.legion.wounds import suffer
from tablero.kernel import Play, Rng, say
from tablero.tabletop import INCH


def rule(reason: Any) -> str | None:
    return None if reason is None else reason.rule


# One Step Ahead.


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Units move without a question; who has, and at which Speed, is listed."""
    made: list[tuple[int, int]] = []

    def goes(battle: Battle, unit: Unit, speed: int, *, heeds_terrain: bool = True) -> Play[None]:
        made.append((unit.id, speed if heeds_terrain else -speed))
        yield from ()

    monkeypatch.setattr(movement, "standard_move", goes)
    return made


@pytest.mark.rule("legion26:kw.one-step-ahead")
def test_a_step_ahead_of_another_card(steps: list[tuple[int, int]]) -> None:
    battle = met("2026", [corps(), commander("Thrawn", "one-step-ahead")], [commander(), corps()])
    battle.played = [AMBUSH, ASSAULT]
    outcome = run(step_ahead(battle), answers=[("unit", 1)])
    assert outcome.asked[0].to_json()["options"] == [("unit", 1), "no"]
    assert steps == [(1, 1)]
    run(step_ahead(battle), answers=["no"])
    assert len(steps) == 1


@pytest.mark.rule("legion26:kw.one-step-ahead", "legion26:kw.one-step-ahead.2")
def test_with_equal_pips_anybody_steps(steps: list[tuple[int, int]]) -> None:
    battle = met("2026", [corps(), commander("Thrawn", "one-step-ahead"), corps(speed=0)], [commander()])
    battle.played = [PUSH, PUSH]
    outcome = run(step_ahead(battle), answers=[("unit", 0)])
    assert outcome.asked[0].to_json()["options"] == [("unit", 0), ("unit", 1), "no"]
    assert steps == [(0, 1)]
    battle.units[1].place = UNDEPLOYED
    run(step_ahead(battle))
    battle.units[1].place, battle.played = ON_BATTLEFIELD, [PUSH, ""]
    assert run(step_ahead(battle), answers=["no"]).asked[0].to_json()["options"] == [("unit", 1), "no"]


@pytest.mark.rule("legion26:kw.one-step-ahead", "legion26:kw.my-mood-is-based-on-profit")
def test_it_comes_before_the_effects_of_cards() -> None:
    battle = met("2026", [commander("Lando", "one-step-ahead")], [commander("Hondo", "my-mood-is-based-on-profit")])
    battle.played = [AMBUSH, ASSAULT]
    assert run(resolve_cards(battle), answers=["no"]).questions == [(0, "legion-ask-step-ahead")]
    assert battle.units[1].mood == 3


# Moods.


def hondo() -> cards.Unit:
    return next(unit for unit in cards.units("2026").values() if unit.name == "Hondo Ohnaka")


@pytest.mark.rule("legion26:kw.my-mood-is-based-on-profit")
def test_the_mood_of_a_pirate_is_the_pips_of_the_card() -> None:
    battle = met("2026", [hondo()], [commander()])
    pirate = battle.units[0]
    words = ("arsenal", "reliable", "uncanny-luck")
    assert [keywords.value(pirate, word) for word in words] == [1, 1, 1]
    assert suppression.courage_of(battle, pirate) == 1
    for id, mood in ((ASSAULT, 3), (PUSH, 2), ("", 2), (AMBUSH, 1)):
        battle.played = [id, ASSAULT]
        set_moods(battle)
        assert [keywords.value(pirate, word) for word in words] == [mood] * 3
        assert suppression.courage_of(battle, pirate) == mood
    battle.played = [PUSH, PUSH]
    set_moods(battle)
    run(independence(battle, pirate), answers=[("gain", "dodge 2")])
    assert pirate.has(DODGE) == 2
    assert keywords.has(pirate, "nimble")
    assert battle.units[1].mood == 2


@pytest.mark.rule("legion26:kw.my-mood-is-based-on-profit")
def test_a_card_without_pips_counts_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = met("2026", [hondo()], [commander()])
    none = next((card.id for card in cards.command_cards("2026").values() if card.pips == 0), "")
    battle.played = [none, ASSAULT]
    battle.units[0].mood = 3
    set_moods(battle)
    assert battle.units[0].mood == (1 if none else 3)
    (told,) = [keyword for keyword in hondo().keywords if keyword.name == "reliable"]
    assert dict(glossary.named(told).args)["x"] == "X"
    assert dict(glossary.text(told, "2026").args)["x"] == "X"


# Contingencies.


def planned(*aside: str, units: tuple[cards.Unit, ...] = ()) -> Battle:
    """A battle of 2023 in which the first player has set these cards aside, and both have revealed Assault."""
    own = units or (commander("Lando", "contingencies 3"),)
    battle = met("2023", list(own), [commander()])
    battle.contingencies = [list(aside), []]
    battle.played = [PUSH, PUSH]
    return battle


TWO_PIPS = [
    card.id for card in cards.command_cards("2023").values() if card.pips == 2 and not card.units and card.id != PUSH
]


@pytest.mark.rule("legion23:kw.contingencies-x.2")
def test_a_contingency_takes_the_place_of_a_card() -> None:
    battle = planned(AMBUSH, TWO_PIPS[0])
    outcome = run(change_plans(battle), answers=[("command", TWO_PIPS[0])])
    assert outcome.asked[0].to_json()["options"] == ["no", ("command", TWO_PIPS[0])]
    assert outcome.asked[0].hidden
    assert battle.played == [TWO_PIPS[0], PUSH]
    assert battle.discarded == [[PUSH], []]
    assert battle.contingencies == [[AMBUSH], []]


@pytest.mark.rule("legion23:kw.contingencies-x.2")
def test_being_asked_tells_nothing() -> None:
    battle = planned(AMBUSH)
    outcome = run(change_plans(battle), answers=["no"])
    assert outcome.questions == [(0, "legion-ask-contingency")]
    assert outcome.asked[0].told_of("no") == say("legion-option-keep-card")
    assert battle.played == [PUSH, PUSH]
    battle.played[0] = ""
    run(change_plans(battle))
    assert run(resolve_cards(planned(AMBUSH)), answers=["no"]).questions == [(0, "legion-ask-contingency")]


@pytest.mark.rule("legion23:kw.contingencies-x.2")
def test_a_contingency_of_a_unit_needs_the_unit() -> None:
    named = next(card for card in cards.command_cards("2023").values() if card.pips == 2 and card.units)
    battle = planned(named.id)
    assert replacements(battle, 0) == []
    battle = planned(named.id, units=(commander(named.units[0], "contingencies 1"),))
    assert replacements(battle, 0) == [named.id]


@pytest.mark.rule("legion23:kw.contingencies-x.2")
def test_blue_decides_first() -> None:
    battle = met("2023", [commander("Lando", "contingencies 1")], [commander("Kallus", "contingencies 1")])
    battle.contingencies, battle.played, battle.blue = [[AMBUSH], [AMBUSH]], [PUSH, PUSH], 1
    assert [seat for seat, _ in run(change_plans(battle), answers=["no", "no"]).questions] == [1, 0]


@pytest.mark.rule("legion23:kw.contingencies-x.3")
def test_without_their_units_contingencies_are_useless() -> None:
    battle = planned(TWO_PIPS[0], units=(commander("Lando", "contingencies 3"), corps()))
    run(suffer(battle, battle.units[0], 4))
    run(change_plans(battle))
    assert battle.played == [PUSH, PUSH]


@pytest.mark.rule("legion23:kw.contingencies-x")
def test_contingencies_are_hidden_from_the_opponent() -> None:
    army = Army("rebels", (Entry(commander("Lando", "contingencies 3")),), contingencies=(AMBUSH, PUSH), edition="2023")
    battle = Battle(EDITIONS["2023"], (army, Army("empire", (Entry(commander()),), edition="2023")))
    assert battle.contingencies == [[AMBUSH, PUSH], []]
    copied = battle.copy()
    copied.contingencies[0].clear()
    assert battle.contingencies == [[AMBUSH, PUSH], []]
    own: Any = view(battle, 0)
    theirs: Any = view(battle, 1)
    assert [card["id"] for card in own["players"][0]["aside"]] == [AMBUSH, PUSH]
    assert theirs["players"][0]["contingencies"] == 2
    assert "aside" not in theirs["players"][0]
    before = hidden(battle)
    resample(battle, 0, Rng(3))
    assert battle.contingencies == [[AMBUSH, PUSH], []]
    drawn = set()
    for seed in range(8):
        resample(battle, 1, Rng(seed))
        assert len(set(battle.contingencies[0])) == 2
        drawn |= set(battle.contingencies[0])
    assert len(drawn) > 2
    restore_hidden(battle, before)
    assert battle.contingencies == [[AMBUSH, PUSH], []]


# Orders.


@pytest.mark.rule("legion23:kw.authoritative")
def test_an_authoritative_unit_passes_an_order_on_once() -> None:
    battle = laid.battle("2023")
    padme = laid.add(battle, 0, commander("Padme", "authoritative"), (10, 10))
    near = laid.add(battle, 0, corps("Near"), (20, 10))
    laid.add(battle, 0, corps("Far"), (30, 10))
    other = laid.add(battle, 0, corps("Other"), (20, 14))
    laid.add(battle, 1, commander(), (60, 30))
    battle.phase = COMMAND
    outcome = run(issue(battle, padme), answers=[("unit", near.id)])
    assert outcome.asked[0].to_json()["options"] == ["no", ("unit", near.id), ("unit", other.id)]
    assert outcome.result is near
    assert (near.order, padme.order) == (FACEUP, "")
    assert run(issue(battle, padme)).result is padme
    padme.order, padme.ordered, padme.used = "", False, []
    run(issue(battle, padme), answers=["no"])
    assert padme.order == FACEUP
    padme.order, padme.ordered, battle.phase = "", False, "activation"
    run(issue(battle, padme))
    battle.phase, padme.order, padme.ordered = COMMAND, "", False
    other.ordered = near.ordered = True
    run(issue(battle, padme))


@pytest.mark.rule("legion23:kw.authoritative")
def test_the_unit_that_has_the_order_at_last_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = met("2023", [commander("Padme", "authoritative"), corps()], [commander()])
    battle.phase = COMMAND
    run(issue_some(battle, battle.units[0], (), 1), answers=[("unit", 0), ("unit", 1)])
    assert [unit.order for unit in battle.units] == ["", FACEUP, ""]


WATCH: dict[str, Any] = {"affiliation": "Children of the Watch"}


@pytest.mark.rule("legion26:kw.this-is-the-way")
def test_this_is_the_way() -> None:
    battle = laid.battle("2026")
    armorer = laid.add(battle, 0, commander("Armorer", "this-is-the-way aim 1 or recover 2", **WATCH), (10, 10))
    near = [laid.add(battle, 0, corps(f"Near {number}", **WATCH), (18 + 2 * number, 10)) for number in range(2)]
    laid.add(battle, 0, corps("Far", **WATCH), (40, 10))
    laid.add(battle, 0, corps("Others"), (18, 12))
    laid.add(battle, 1, commander(), (60, 30))
    for unit in near:
        unit.tokens[SUPPRESSION] = 1
    ways = [("way", "recover"), (("unit", near[0].id), ("unit", near[1].id)), ("remove", 1), ("remove", 1)]
    outcome = run(issue(battle, armorer), answers=ways)
    options = outcome.asked[0].to_json()["options"]
    assert options == [("way", "aim"), ("way", "recover"), "no"]
    told = [words("en").render(describe(battle, outcome.asked[0], option)) for option in options]
    assert told == ["Aim", "Recover", "None of these"]
    asked = outcome.asked[1].to_json()
    assert (asked["options"], asked["least"], asked["most"]) == ([("unit", unit.id) for unit in near], 0, 2)
    assert [unit.has(SUPPRESSION) for unit in near] == [0, 0]
    armorer.order, armorer.ordered = "", False
    outcome = run(issue(battle, armorer), answers=[("way", "aim"), (("unit", near[1].id),)])
    assert outcome.asked[1].to_json()["most"] == 1
    assert [unit.has(AIM) for unit in near] == [0, 1]
    armorer.order, armorer.ordered = "", False
    run(issue(battle, armorer), answers=["no"])
    run(issue(battle, near[0]))


@pytest.mark.rule("legion26:kw.this-is-the-way")
def test_nobody_follows_who_can_not() -> None:
    battle = met(
        "2026",
        [commander("Armorer", "this-is-the-way move 1", **WATCH), corps("Turret", "stationary", **WATCH)],
        [commander()],
    )
    run(issue(battle, battle.units[0]))


# Ruthless, Incognito.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.ruthless", "legion23:kw.ruthless")
def test_a_ruthless_commander_drives_corps_on(edition: str) -> None:
    battle = laid.battle(edition)
    gideon = laid.add(battle, 0, commander("Gideon", "ruthless"), (10, 10))
    troopers = laid.add(battle, 0, corps("Troopers", wounds=2), (20, 10))
    laid.add(battle, 1, commander(), (60, 30))
    troopers.order = FACEUP
    begin_activation(battle, troopers)
    run(activation_begins(battle, troopers), answers=["yes"])
    assert battle.miniatures[troopers.leader].wounds == 1
    assert keywords.value(troopers, "extra-action") == 1
    troopers.granted.clear()
    run(activation_begins(battle, troopers), answers=["no"])
    assert battle.miniatures[troopers.leader].wounds == 1
    troopers.order = ""
    run(activation_begins(battle, troopers))
    troopers.order, troopers.rank = FACEUP, "special_forces"
    run(activation_begins(battle, troopers))
    troopers.rank = "corps"
    laid.stand(battle, troopers, (24, 10))
    run(activation_begins(battle, troopers))
    gideon.order = FACEUP
    run(activation_begins(battle, gideon))


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.incognito.3")
def test_a_unit_may_stop_being_incognito_in_2026(edition: str) -> None:
    battle = met(edition, [commander("Spy", "incognito")], [commander()])
    spy = battle.units[0]
    spy.tokens[INCOGNITO] = 1
    if edition == "2023":
        run(activation_begins(battle, spy))
        assert spy.has(INCOGNITO) == 1
        return
    run(activation_begins(battle, spy), answers=["no"])
    assert spy.has(INCOGNITO) == 1
    run(activation_begins(battle, spy), answers=["yes"])
    assert spy.has(INCOGNITO) == 0
    run(activation_begins(battle, spy))


# Tempted.


@pytest.fixture
def slayer(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Attacks defeat the unit whose number is put into the list; whoever attacks is added to it."""
    marked: list[int] = []

    def strike(battle: Battle, unit: Unit, only: Unit | None, kinds: tuple[str, ...], reactions: Any) -> Play[None]:
        if marked and marked[0] >= 0:
            yield from suffer(battle, battle.units[marked[0]], 9)
            marked[0] = -1
        marked.append(unit.id)
        yield from reactions()

    monkeypatch.setattr(doing, "perform_attack", strike)
    monkeypatch.setattr(doing, "can_attack", lambda battle, unit, only=None, kinds=(): True)
    return marked


def falling(edition: str, apart: float = 12) -> Battle:
    """An attacker, and two enemies, the second of whom is Tempted."""
    return met(edition, [corps("Attacker")], [corps("Victim"), commander("Anakin", "tempted"), corps("Other")], apart)


@pytest.mark.rule("legion26:kw.tempted")
def test_the_fall_of_a_friend_tempts(slayer: list[int], steps: list[tuple[int, int]]) -> None:
    battle = falling("2026")
    slayer.append(1)
    outcome = run(fight(battle, battle.units[0]), answers=["attack"])
    assert outcome.asked[0].to_json()["options"] == ["attack", "move", "no"]
    assert outcome.asked[0].told_of("no") == say("legion-option-no-reaction")
    assert slayer == [-1, 0, 2]
    battle.units[2].done.clear()
    slayer[:] = [3]
    run(fight(battle, battle.units[0]))
    battle = falling("2026")
    slayer[:] = [1]
    run(fight(battle, battle.units[0]), answers=["move"])
    assert steps == [(2, -2)]
    battle = falling("2026")
    slayer[:] = [1]
    run(fight(battle, battle.units[0]), answers=["no"])
    assert battle.units[2].used == []


@pytest.mark.rule("legion26:kw.tempted")
@pytest.mark.parametrize(("edition", "apart", "victim"), [("2026", 14, 1), ("2023", 12, 1), ("2026", 12, -1)])
def test_who_is_not_tempted(slayer: list[int], edition: str, apart: float, victim: int) -> None:
    battle = falling(edition, apart)
    slayer.append(victim)
    run(fight(battle, battle.units[0]))


# Immune to enemy effects.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.immune-enemy-effects", "legion23:kw.immune-enemy-effects")
def test_nothing_on_enemy_cards_works_on_some(edition: str) -> None:
    own = [commander("Spy", "observe 1", "demoralize 1", "latent-power")]
    battle = met(edition, own, [commander("Immune", "immune-enemy-effects")], apart=5)
    spy, immune = battle.units
    assert _enemies(battle, spy, 3) == []
    run(demoralize(battle, spy))
    run(latent_power(battle, spy), dice=[4], answers=["yes"])
    assert run(put_bounties(battle, 0)).asked == []
    assert immune.has(SUPPRESSION) == 0
    assert not Units(both=True).fits(Scene(battle, 0), immune)
    assert not Units(enemy=True).fits(Scene(battle, 0), immune)
    assert Units(both=True).fits(Scene(battle, 1), immune)
    assert Units(both=True).fits(Scene(battle, 1), spy)
    battle = met(edition, own, [commander("Plain")], apart=5)
    spy, plain = battle.units
    assert _enemies(battle, spy, 3) == [plain]
    run(demoralize(battle, spy), answers=[("unit", plain.id)])
    assert plain.has(SUPPRESSION) == 1


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.immune-enemy-effects", "legion23:kw.immune-enemy-effects")
def test_nor_does_a_bounty(edition: str) -> None:
    enemies = [commander("Immune", "immune-enemy-effects"), commander("Plain")]
    battle = met(edition, [commander("Boba", "bounty")], enemies)
    run(put_bounties(battle, 0))
    assert [unit.has(BOUNTY) for unit in battle.units] == [0, 0, 1]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.immune-enemy-effects", "legion23:kw.immune-enemy-effects")
def test_nor_do_cards_that_are_about_an_attack(edition: str) -> None:
    fight = duel(edition, hero("immune-enemy-effects"), hero("immune-enemy-effects"))
    for seat, sides in ((0, [fight.attacker, None]), (1, [None, fight.defender])):
        scene = Scene(fight.field, seat, pool=fight.pool())
        assert [side().unit(scene) for side in (attacker, defender)] == sides
    fight = duel(edition, hero(), hero())
    for seat in (0, 1):
        scene = Scene(fight.field, seat, pool=fight.pool())
        assert [side().unit(scene) for side in (attacker, defender)] == fight.field.units
    fight.defender.place = DEFEATED
    assert [side().unit(scene) for side in (attacker, defender)] == [fight.attacker, None]
    assert attacker().unit(Scene(fight.field, 0)) is None


# Immune to melee.


@pytest.mark.rule("legion26:kw.immune-melee")
def test_who_is_immune_to_melee_is_never_engaged() -> None:
    battle = laid.battle("2026")
    touching = 27 / 25.4
    droid = laid.add(battle, 0, corps("Droid", "immune-melee"), (10, 10))
    enemy = laid.add(battle, 1, corps("Enemy"), (10 + touching, 10))
    assert not engaged(battle, droid)
    assert not engaged(battle, enemy)
    battle = laid.battle("2026")
    plain = laid.add(battle, 0, corps("Plain"), (10, 10))
    enemy = laid.add(battle, 1, corps("Enemy"), (10 + touching, 10))
    assert engaged_with(battle, enemy) == [plain]


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion23:kw.immune-melee")
def test_in_2023_nobody_is_put_in_contact_with_it(edition: str) -> None:
    battle = laid.battle(edition)
    unit = laid.add(battle, 0, laid.card(), (10, 10))
    laid.add(battle, 1, laid.card("Droid", keywords=["immune-melee"]), (14, 10))
    beside = (14 * INCH - 2700, 10 * INCH)
    reason = Move(battle, unit, Terms(speed=2)).why_not((beside,))
    assert rule(reason) == ("legion23:kw.immune-melee" if edition == "2023" else None)


# Unconcerned.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.unconcerned.2", "legion23:kw.unconcerned.2")
def test_the_unconcerned_are_neither_repaired_nor_restored(edition: str) -> None:
    for given, able in ((("unconcerned",), False), ((), True)):
        battle = laid.battle(edition)
        droids = laid.add(battle, 0, card("Droids", *given, unit_type="droid trooper", minis=2), (10, 10), (12, 10))
        assert may_be_mended("repair", droids) is able
        run(suffer(battle, droids, 1))
        assert bool(restorable(battle, droids)) is able


# Detachments.


@pytest.mark.rule("legion26:kw.detachment.2")
@pytest.mark.parametrize("word", ["infiltrate", "prepared-position"])
def test_a_detachment_deploys_as_its_unit_does(word: str) -> None:
    mortar = corps("Mortar", "detachment Shoretroopers")
    battle = met(
        "2026", [mortar, mortar, corps("Shoretroopers"), corps("Shoretroopers", word), corps("Shoretroopers")], []
    )
    assert [(unit.id, partner.id) for unit, partner in pairs(battle, 0)] == [(0, 3), (1, 2)]
    battle.edition.detaching.prepare(battle)
    assert [keywords.has(unit, word) for unit in battle.units] == [True, False, False, True, False]
    other = "infiltrate" if word == "prepared-position" else "prepared-position"
    assert not any(keywords.has(unit, other) for unit in battle.units)


@pytest.mark.rule("legion26:kw.detachment.2", "legion26:kw.stationary.2")
def test_it_does_so_in_the_step_of_prepared_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    placed: list[int] = []

    def goes(battle: Battle, unit: Unit) -> Play[None]:
        placed.append(unit.id)
        unit.place = ON_BATTLEFIELD
        yield from ()

    monkeypatch.setattr(doing, "deploy_prepared", goes)
    own = [corps("Mortar", "detachment Shoretroopers"), corps("Shoretroopers", "prepared-position")]
    battle = met("2026", own, [corps("Gun", "prepared-position", "stationary")])
    for unit in battle.units:
        unit.place = UNDEPLOYED
    outcome = run(deploy_prepared(battle), answers=[("unit", 0), "done"])
    assert outcome.asked[0].to_json()["options"] == [("unit", 0), ("unit", 1), "done"]
    assert placed == [0, 2]


@pytest.mark.rule("legion26:kw.detachment.2")
def test_detachments_of_both_sides_share() -> None:
    own = [corps("Mortar", "detachment Shoretroopers"), corps("Shoretroopers", "infiltrate")]
    battle = met("2026", own, own)
    battle.edition.detaching.prepare(battle)
    assert [keywords.has(unit, "infiltrate") for unit in battle.units] == [True] * 4


@pytest.mark.rule("legion26:kw.detachment.2")
def test_who_a_detachment_belongs_to() -> None:
    own = [corps("Mortar", "detachment Shoretroopers"), corps("Shoretroopers", "detachment"), corps("Shoretroopers")]
    battle = met("2026", own, [corps("Shoretroopers")])
    assert matching(battle, battle.units[0]) == [battle.units[2]]
    assert matching(battle, battle.units[1]) == []
    assert pairs(battle, 1) == []


def mortars() -> tuple[Battle, Unit, Unit, Unit]:
    """A battle of 2023 before deployment: Shoretroopers and their mortar, and another mortar."""
    battle = laid.battle("2023")
    battle.mission["deployment"] = next(
        card.id for card in cards.battle_cards("2023").values() if card.name == "Battle Lines"
    )
    shore = laid.add(battle, 0, corps("Shoretroopers"))
    mortar = laid.add(battle, 0, corps("Mortar", "detachment Shoretroopers"))
    second = laid.add(battle, 0, corps("Mortar", "detachment Shoretroopers"))
    return battle, shore, mortar, second


@pytest.mark.rule("legion23:kw.detachment.3", "legion23:kw.detachment.2")
def test_in_2023_it_deploys_after_its_unit_and_beside_it() -> None:
    battle, shore, mortar, second = mortars()
    place = [lambda question: question.sample(Rng(2))]
    outcome = run(deploy_all(battle), answers=[*place, ("unit", mortar.id), *place, *place])
    assert [asked.message.id for asked in outcome.asked] == [
        "legion-ask-set-up",
        "legion-ask-deploy",
        "legion-ask-set-up",
        "legion-ask-set-up",
    ]
    assert all(unit.place == ON_BATTLEFIELD for unit in (shore, mortar, second))
    leader, own = battle.field[shore.leader].pose, battle.field[mortar.leader].pose
    far = (leader.x - own.x) ** 2 + (leader.y - own.y) ** 2
    assert far <= (7500 + 2700) ** 2
    assert shore.used == ["detachment"]
    assert battle.edition.detaching.partners(battle, second) == []


@pytest.mark.rule("legion23:kw.detachment.3")
def test_where_there_is_no_room_it_deploys_in_the_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    battle, shore, mortar, _ = mortars()
    laid.stand(battle, shore, (36, 2))
    assert battle.edition.detaching.waits(battle, mortar) is False
    assert run(doing.choose_partner(battle, mortar)).result is shore
    monkeypatch.setattr("tablero.games.legion.placing.SetUp.found", lambda self: None)
    assert run(doing.choose_partner(battle, mortar)).result is None
    shore.place = UNDEPLOYED
    assert battle.edition.detaching.waits(battle, mortar) is True


# Caches and counterparts.


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.cache", "legion23:kw.cache")
def test_caches_are_filled_in_setup(edition: str) -> None:
    shaak = upgrade("Shaak Ti", "cache aim 1, dodge 2")
    fight = duel(edition, Entry(card("Clones"), (shaak,)), hero())
    run(prepare_units(fight.field))
    found = [source.kind for source in sources(fight.field, fight.around, fight.attacker, AIM, False)]
    assert found == ["cached-aim"]
    assert fight.attacker.has("cached-dodge") == 2
    assert fight.attacker.has(AIM) == 0


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("legion26:kw.counterpart.4", "legion23:kw.counterpart.4")
def test_what_a_counterpart_has_equipped(edition: str) -> None:
    gun, sight, rifle = weapon("gun"), weapon("sight"), weapon("rifle")
    droid = card("ID10", minis=1, wounds=1, kind="counterpart", rank="", weapons=[sight])
    extra = (upgrade("Gun", weapons=(gun,)), upgrade("Comms", "nimble"))
    iden = card("Iden", minis=1, wounds=3, weapons=[rifle])
    field = fielded(edition, [Entry(iden, counterpart=Entry(droid, extra))], [card("Enemy")])
    unit = field.units[0]
    leader, seeker = field.miniatures_of(unit)
    assert [arm.weapon for arm in arms(field, unit, leader)] == [rifle]
    assert [arm.weapon for arm in arms(field, unit, seeker)] == [sight, gun]
    assert keywords.has(unit, "nimble")
    unit.upgrades[0] = unit.upgrades[0]._replace(exhausted=True)
    assert [arm.weapon for arm in arms(field, unit, seeker)] == [sight]
    run(suffer(field, unit, 1), answers=[("miniature", seeker.id)])
    assert not keywords.has(unit, "nimble")
    assert [each.lost for each in unit.upgrades] == [True, True]


# Bounties and the Wanted of 2023.


@pytest.mark.rule("legion23:kw.bounty.2")
def test_bounties_score_at_the_end() -> None:
    own = [commander("Boba", "bounty"), commander("Bossk", "bounty"), commander("Cad", "bounty"), commander("Plain")]
    battle = met("2023", own, [commander()])
    for unit, count in zip(battle.units, (2, 1, 0, 1), strict=False):
        unit.tokens[COLLECTED] = count
    battle.units[1].place = "defeated"
    rules = battle.edition
    run(rules.scoring.score_after(battle, rules.rounds - 1))
    assert battle.victory_points == [0, 0]
    run(rules.scoring.score_after(battle, rules.rounds))
    assert battle.victory_points == [1, 0]
    assert EDITIONS["2026"].bounties.at_the_end(battle, 0) == 0


@pytest.mark.rule("legion23:kw.wanted", "legion23:kw.wanted.2")
def test_the_wanted_leave_an_asset() -> None:
    battle = laid.battle("2023")
    grogu = laid.add(battle, 0, commander("Grogu", "wanted", wounds=1), (20, 18))
    hunter = laid.add(battle, 1, corps("Hunter"), (20 + (1350 + 1270) / INCH, 18))
    rider = laid.add(battle, 1, vehicle("Rider"), (40, 18))
    friend = laid.add(battle, 0, corps("Friend"), (50, 18))
    run(suffer(battle, grogu, 1))
    assert battle.tokens == [Token("asset", 20 * INCH, 18 * INCH, seat=0)]
    run(suffer(battle, friend, 1))
    assert len(battle.tokens) == 1
    assert may_claim(battle, hunter, battle.tokens[0])
    assert not may_claim(battle, rider, battle.tokens[0])
    assert not may_claim(battle, hunter, battle.tokens[0]._replace(name="supplies"))
    assert why_not_claim_now(battle, hunter, 0) is None
    battle.tokens.append(Token("objective", 20 * INCH, 18 * INCH))
    assert rule(why_not_claim_now(battle, hunter, 1)) == "legion23:objective.05"
    begin_activation(battle, hunter)
    battle.actions = 2
    assert ("claim", 0) in menu(battle, hunter)
    hunter.held = [battle.tokens.pop(0)]
    assert battle.edition.bounties.at_the_end(battle, 1) == 1
    assert battle.edition.bounties.at_the_end(battle, 0) == 0
    hunter.held.append(Token("objective", 0, 0, seat=0))
    assert battle.edition.bounties.at_the_end(battle, 1) == 1  # another token is no asset
    hunter.seat = 0
    assert battle.edition.bounties.at_the_end(battle, 0) == 0


# Loadout.


@pytest.mark.rule("legion23:kw.loadout", "legion23:kw.loadout.2", "legion23:kw.loadout.3")
def test_upgrades_are_swapped_when_a_unit_deploys() -> None:
    rope, map_, scope = upgrade("Rope"), upgrade("Map"), upgrade("Scope")
    aside = (map_, upgrade("Radio", type="comms"), replace(scope, points=6), scope)
    droid = card("ID10", minis=1, wounds=1, kind="counterpart", rank="")
    seeker = Entry(droid, (upgrade("Dish", type="comms"),), loadout=(upgrade("Antenna", type="comms"),))
    entry = Entry(card("Iden", "loadout"), (rope, map_), seeker, aside)
    field = fielded("2023", [entry], [card("Enemy")])
    unit = field.units[0]
    assert [each.name for each in unit.loadout] == ["Map", "Radio", "Scope", "Scope", "Antenna"]
    assert swaps(unit) == [(0, 3), (1, 0), (1, 3), (2, 1), (2, 4)]
    answers = [("swap", unit.id, 0, 3), ("swap", unit.id, 2, 3), "done"]
    run(choose_loadout(field, unit), answers=answers)
    assert [each.card.name for each in unit.upgrades] == ["Scope", "Map", "Antenna"]
    assert [each.counterpart for each in unit.upgrades] == [False, False, True]
    assert [each.name for each in unit.loadout] == ["Map", "Radio", "Scope"]
    copied = field.copy()
    copied.units[0].loadout.clear()
    assert len(unit.loadout) == 3


@pytest.mark.rule("legion23:kw.loadout")
def test_it_is_asked_before_the_unit_is_placed() -> None:
    battle, shore, _, _ = mortars()
    shore.upgrades = [Upgrade(upgrade("Rope"))]
    shore.loadout = [upgrade("Scope")]
    outcome = run(doing.deploy(battle, shore), answers=[("swap", 0, 0, 0), lambda question: question.sample(Rng(2))])
    assert [asked.message.id for asked in outcome.asked] == ["legion-ask-loadout", "legion-ask-set-up"]
    assert shore.upgrades[0].card.name == "Scope"
    soldier = upgrade("Soldier", minis=1)
    shore.upgrades, shore.loadout = [Upgrade(soldier)], [replace(soldier, name="Other")]
    assert swaps(shore) == []
