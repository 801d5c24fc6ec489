"""Attacking with a unit: chapter 6.3 and what belongs to it."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.attacking import targets
from tablero.games.swu.constants import PHASE
from tablero.games.swu.state import Lasting, Unit
from tablero.games.swu.vocabulary import DrawCards, gaining, overwhelm, when_attack_ends


def fight(mine: object, theirs: object, **more: object) -> Scene:
    """Return a scene with one ground unit on each side."""
    return Scene({"player1": {"groundArena": [mine], **more}, "player2": {"groundArena": [theirs]}})


def base_of(scene: Scene, name: str) -> int:
    """Return the damage on a player's base."""
    return scene.player(name).base.damage


@pytest.mark.rule("swu:6.3.4.a", "swu:1.10.1", "swu:6.3.0.c", "swu:1.9.10")
def test_attacker_and_defender_deal_their_power_to_each_other_at_once() -> None:
    scene = fight("battlefield-marine", "consular-security-force")
    scene.act("player1", "attack", "battlefield-marine", "consular-security-force")
    assert scene.unit("consular-security-force").damage == 3
    assert scene.discard("player1") == ["battlefield-marine"]


@pytest.mark.rule("swu:3.2.3", "swu:4.2.3", "swu:6.3.1.b")
def test_an_attack_on_a_base_deals_power_and_nothing_comes_back() -> None:
    scene = fight("battlefield-marine", "consular-security-force")
    scene.act("player1", "attack", "battlefield-marine", "administrators-tower")
    assert base_of(scene, "player2") == 3
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, marine.arena) == (0, 0)


@pytest.mark.rule("swu:1.5.4.d", "swu:6.3.2.a", "swu:1.15.3")
def test_an_attack_exhausts_and_an_exhausted_unit_cannot_attack() -> None:
    scene = fight("battlefield-marine", {"card": "wampa", "exhausted": True})
    scene.act("player1", "attack", "battlefield-marine", "administrators-tower")
    assert scene.unit("battlefield-marine").exhausted
    assert scene.refuses(("attack", scene.unit("wampa").id)) == "swu:1.5.4.d"


@pytest.mark.rule("swu:4.3.3", "swu:4.3.4", "swu:4.4.3", "swu:4.4.4", "swu:6.3.2.a")
def test_units_attack_in_their_own_arena_only() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["battlefield-marine"], "spaceArena": ["alliance-xwing"]},
            "player2": {"groundArena": ["wampa"], "spaceArena": ["tieln-fighter"]},
        }
    )
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    assert set(scene.options) == {scene.unit("wampa").ref, ("base", 1)}
    assert scene.refuses(scene.unit("tieln-fighter").ref) == "swu:6.3.2.a"
    scene.choose(("base", 1))
    scene.act("player2", "pass")
    scene.choose(("attack", scene.unit("alliance-xwing").id))
    assert set(scene.options) == {scene.unit("tieln-fighter").ref, ("base", 1)}
    assert scene.refuses(scene.unit("wampa").ref) == "swu:6.3.2.a"


@pytest.mark.rule("swu:6.3.0.b", "swu:1.5.2.c")
def test_one_attacks_with_own_units_and_against_enemies() -> None:
    scene = fight("battlefield-marine", "wampa")
    assert scene.refuses(("attack", scene.unit("wampa").id))
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    assert scene.refuses(("base", 0)) == "swu:6.3.0.b"


@pytest.mark.rule("swu:6.3.2.b", "swu:7.5.5.a", "swu:7.5.5.b")
def test_a_sentinel_must_be_attacked() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["wampa", "echo-base-defender", "cell-block-guard"]},
        }
    )
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    sentinels = {scene.unit("echo-base-defender").ref, scene.unit("cell-block-guard").ref}
    assert set(scene.options) == sentinels
    assert scene.refuses(("base", 1)) == "swu:6.3.2.b"
    assert scene.refuses(scene.unit("wampa").ref) == "swu:6.3.2.b"


@pytest.mark.rule("swu:6.3.2.b", "swu:8.4.1")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"spaceArena": ["strafing-gunship"]}, {"groundArena": ["wampa"], "spaceArena": ["system-patrol-craft"]}),
        (
            {"groundArena": ["retrofitted-airspeeder"]},
            {"groundArena": ["echo-base-defender"], "spaceArena": ["alliance-xwing"]},
        ),
    ],
)
def test_a_sentinel_guards_also_whom_the_attacker_could_reach_in_the_other_arena(
    mine: dict[str, list[str]], theirs: dict[str, list[str]]
) -> None:
    scene = Scene({"player1": mine, "player2": theirs})
    [attacker] = scene.player("player1").units
    scene.choose(("attack", attacker.id))
    [guard] = [unit for unit in scene.player("player2").units if unit.arena == attacker.arena]
    [other] = [unit for unit in scene.player("player2").units if unit is not guard]
    assert scene.options == (guard.ref,)
    assert scene.refuses(other.ref) == "swu:6.3.2.b"


@pytest.mark.rule("swu:6.3.2.b")
def test_a_sentinel_is_the_reason_also_for_who_could_not_attack_bases_anyway() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "battlefield-marine", "upgrades": ["entrenched"]}]},
            "player2": {"groundArena": ["echo-base-defender", "wampa"]},
        }
    )
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    assert scene.refuses(scene.unit("wampa").ref) == "swu:6.3.2.b"
    assert scene.refuses(("base", 1)) == "swu:1.3.3"


@pytest.mark.rule("swu:7.1.6.c", "swu:7.5.11.b")
def test_what_an_ability_rules_out_is_not_put_down_to_a_sentinel_whom_saboteur_ignores() -> None:
    scene = Scene(
        {
            "player1": {"spaceArena": ["blockade-runner"], "hand": ["dogfight"]},
            "player2": {"spaceArena": ["system-patrol-craft", "tieln-fighter"]},
        }
    )
    scene.act("player1", "play", "dogfight", "blockade-runner")
    assert scene.refuses(("base", 1)) == "swu:7.1.6.c"
    assert scene.unit("tieln-fighter").ref in scene.options


@pytest.mark.rule("swu:7.5.5.a")
def test_a_sentinel_guards_its_own_arena_only() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["wampa"], "spaceArena": ["system-patrol-craft"]},
        }
    )
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    assert ("base", 1) in scene.options


@pytest.mark.rule("swu:7.5.5.c", "swu:7.5.11.a", "swu:7.5.11.b", "swu:8.11.1")
def test_saboteur_attacks_as_if_nobody_had_sentinel_and_breaks_shields() -> None:
    guarded = {"card": "wampa", "upgrades": ["shield", "shield"]}
    scene = Scene(
        {"player1": {"groundArena": ["rebel-pathfinder"]}, "player2": {"groundArena": [guarded, "echo-base-defender"]}}
    )
    scene.choose(("attack", scene.unit("rebel-pathfinder").id))
    assert ("base", 1) in scene.options
    scene.click("wampa")
    wampa = scene.unit("wampa")
    assert (wampa.damage, wampa.upgrades) == (2, [])
    assert scene.unit("echo-base-defender").flags & 1


@pytest.mark.rule("swu:7.5.8.a", "swu:6.3.4.d", "swu:7.5.8.c", "swu:7.5.8.d", "swu:1.9.11")
@pytest.mark.example("swu-ex:7.5.8.a-1")
def test_overwhelm_deals_the_excess_to_the_base() -> None:
    scene = fight("mercenary-company", "battlefield-marine")
    scene.act("player1", "attack", "mercenary-company", "battlefield-marine")
    assert base_of(scene, "player2") == 5 - 3
    assert not scene.table.this_phase("attacked-base")


@pytest.mark.rule("swu:7.5.8.c")
def test_overwhelm_deals_nothing_to_the_base_if_the_defender_survives() -> None:
    scene = fight("mercenary-company", "consular-security-force")
    scene.act("player1", "attack", "mercenary-company", "consular-security-force")
    assert base_of(scene, "player2") == 0


@pytest.mark.rule("swu:7.5.8.e", "swu:6.3.4.d", "swu:3.7.6")
@pytest.mark.example("swu-ex:6.3.4.d-1")
def test_a_shield_leaves_nothing_for_overwhelm() -> None:
    scene = fight("mercenary-company", {"card": "battlefield-marine", "upgrades": ["shield"]})
    scene.act("player1", "attack", "mercenary-company", "battlefield-marine")
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, marine.upgrades, base_of(scene, "player2")) == (0, [], 0)


@pytest.mark.rule("swu:7.5.9.a", "swu:7.5.9.c", "swu:7.5.9.b")
@pytest.mark.example("swu-ex:7.5.9.b-1", "swu-ex:7.5.4-2")
def test_raid_adds_up_while_attacking_only() -> None:
    both = {"card": "green-squadron-awing", "upgrades": []}
    scene = Scene({"player1": {"spaceArena": [both, "red-three#unstoppable"]}})
    awing = scene.unit("green-squadron-awing")
    assert awing.power == 1
    scene.act("player1", "attack", "green-squadron-awing", "administrators-tower")
    assert base_of(scene, "player2") == 1 + 2 + 1
    assert scene.unit("green-squadron-awing").power == 1


@pytest.mark.rule("swu:7.5.10.a", "swu:7.5.10.b")
@pytest.mark.example("swu-ex:7.5.10.b-1")
def test_restore_adds_up_and_heals_the_base() -> None:
    scene = Scene(
        {
            "player1": {
                "spaceArena": [{"card": "restored-arc170", "upgrades": ["devotion"]}],
                "base": {"card": "kestro-city", "damage": 5},
            }
        }
    )
    scene.act("player1", "attack", "restored-arc170", "administrators-tower")
    assert base_of(scene, "player1") == 5 - 3


@pytest.mark.rule("swu:7.5.12.a", "swu:7.5.12.c", "swu:1.9.8")
@pytest.mark.example("swu-ex:7.5.12.c-1")
def test_grit_counts_damage_only_once_all_of_it_is_dealt() -> None:
    scene = fight("scout-bike-pursuer", "consular-security-force")
    assert scene.unit("scout-bike-pursuer").power == 1
    scene.act("player1", "attack", "scout-bike-pursuer", "consular-security-force")
    assert scene.unit("consular-security-force").damage == 1
    assert scene.unit("scout-bike-pursuer").power == 1 + 3
    assert scene.unit("consular-security-force").power == 3  # it has no Grit


@pytest.mark.rule("swu:6.3.5.c", "swu:7.5.12.d")
@pytest.mark.example("swu-ex:7.5.12.d-1")
def test_who_strikes_first_meets_grit_with_the_new_damage() -> None:
    scene = fight("battlefield-marine", "baze-malbus#temple-guardian", hand=["shoot-first"])
    scene.act("player1", "play", "shoot-first", "battlefield-marine", "baze-malbus#temple-guardian")
    assert scene.unit("baze-malbus#temple-guardian").damage == 4
    assert scene.discard("player1") == ["shoot-first", "battlefield-marine"]


@pytest.mark.rule("swu:6.3.5.c")
def test_who_is_defeated_by_the_first_strike_deals_nothing() -> None:
    scene = fight("battlefield-marine", "battlefield-marine", hand=["shoot-first"])
    scene.act("player1", "play", "shoot-first")
    mine, theirs = scene.player("player1").units[0], scene.player("player2").units[0]
    scene.choose(mine.ref)
    scene.choose(theirs.ref)
    assert (mine.here, mine.damage, theirs.here) == (True, 0, False)


@pytest.mark.rule("swu:7.7.3.a", "swu:7.5.9.c", "swu:6.3.5")
@pytest.mark.example("swu-ex:7.7.3.a-1")
def test_what_lasts_for_an_attack_ends_with_it() -> None:
    scene = fight("battlefield-marine", "consular-security-force", hand=["surprise-strike"])
    scene.act("player1", "play", "surprise-strike", "battlefield-marine", "consular-security-force")
    assert scene.unit("consular-security-force").damage == 6
    assert scene.discard("player1") == ["surprise-strike", "battlefield-marine"]


@pytest.mark.rule("swu:6.3.1", "swu:6.3.1.a", "swu:6.3.3", "swu:6.3.0.e")
def test_an_attack_records_who_attacks_whom_and_exhausts_first() -> None:
    sabine = {"card": "sabine-wren#galvanized-revolutionary", "deployed": True}
    scene = fight("jedha-agitator", "battlefield-marine", leader=sabine)
    scene.act("player1", "attack", "jedha-agitator", "battlefield-marine")
    attack = scene.game.state.attack
    assert attack is not None
    assert (attack.seat, attack.defending, attack.base) == (0, 1, False)
    assert attack.attacker is scene.unit("jedha-agitator")
    assert attack.defender is scene.unit("battlefield-marine")
    assert scene.unit("jedha-agitator").exhausted


@pytest.mark.rule("swu:6.3.2", "swu:6.3.2.c")
def test_a_declaration_that_is_not_legal_leaves_everything_as_it_was() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["echo-base-defender", "wampa"]},
        }
    )
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    assert scene.refuses(scene.unit("wampa").ref) == "swu:6.3.2.b"
    marine = scene.unit("battlefield-marine")
    assert (marine.exhausted, scene.asked) == (False, "swu-ask-attack-target")


@pytest.mark.rule("swu:6.3.3.c", "swu:6.3.4", "swu:6.3.4.c")
def test_without_a_defender_there_is_no_combat_damage() -> None:
    sabine = "sabine-wren#explosives-artist"
    scene = Scene(
        {
            "player1": {"groundArena": [sabine]},
            "player2": {"groundArena": [{"card": "battlefield-marine", "damage": 2}]},
        }
    )
    scene.act("player1", "attack", sabine, "battlefield-marine")
    scene.click("battlefield-marine")
    assert scene.discard("player2") == ["battlefield-marine"]
    assert (scene.unit(sabine).damage, scene.player("player2").base.damage) == (0, 0)
    assert scene.seat == "player2"


@pytest.mark.rule("swu:7.5.8.f", "swu:6.3.4.c", "swu:1.9.11")
@pytest.mark.example("swu-ex:7.5.8.f-1")
def test_overwhelm_deals_all_of_it_to_the_base_if_the_defender_is_gone() -> None:
    sabine = "sabine-wren#explosives-artist"
    scene = fight(sabine, {"card": "battlefield-marine", "damage": 2})
    attacker = scene.game.state.players[0].units[0]
    attacker.lasting.append(_overwhelming(attacker))
    scene.game.state.dirty = True
    scene.act("player1", "attack", sabine, "battlefield-marine")
    scene.click("battlefield-marine")
    assert scene.discard("player2") == ["battlefield-marine"]
    assert base_of(scene, "player2") == 2
    assert not scene.table.this_phase("attacked-base")


def _overwhelming(unit: Unit) -> Lasting:
    """Return Overwhelm for this phase."""
    return Lasting(PHASE, gaining(overwhelm), unit.face, unit.controller)


@pytest.mark.rule("swu:6.3.4.b", "swu:6.3.3.c")
def test_without_an_attacker_there_is_no_combat_damage() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "fifth-brother#fear-hunter", "damage": 3}]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "attack", "fifth-brother#fear-hunter", "wampa")
    while scene.asked != "swu-ask-action":
        scene.choose(0)
    assert scene.discard("player1") == ["fifth-brother#fear-hunter"]
    assert scene.unit("wampa").damage == 1


@pytest.mark.rule("swu:6.3.5.a", "swu:6.3.5.d", "swu:7.6.16.b", "swu:7.6.16.d")
def test_after_combat_the_dead_are_gone_and_all_abilities_share_a_window() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["vanguard-infantry", "atst"]},
            "player2": {"groundArena": ["superlaser-technician"]},
        }
    )
    scene.act("player1", "attack", "vanguard-infantry", "superlaser-technician")
    assert (scene.discard("player1"), scene.discard("player2")) == (["vanguard-infantry"], ["superlaser-technician"])
    assert scene.asked == "swu-ask-first-triggers"
    assert scene.game.state.attack is not None
    assert scene.game.state.attack.over


@pytest.mark.rule("swu:6.3.5.b", "swu:7.6.16.c", "swu:7.6.16.a")
def test_the_end_of_an_attack_counts_also_for_an_attacker_that_fell() -> None:
    scene = fight("battlefield-marine", "atst")
    attacker = scene.game.state.players[0].units[0]
    attacker.lasting.append(Lasting(PHASE, gaining(when_attack_ends(DrawCards(1))), attacker.face, 0))
    scene.game.state.dirty = True
    scene.act("player1", "attack", "battlefield-marine", "atst")
    assert not attacker.here
    assert len(scene.hand("player1")) == 1


@pytest.mark.rule("swu:1.15.3", "swu:6.3.2", "swu:6.3.2.b", "swu:7.5.18.a")
def test_without_sentinels_and_hidden_units_everything_in_the_arena_can_be_attacked() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"]},
            "player2": {"groundArena": ["battlefield-marine"], "hand": ["atst"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "atst")
    marine, walker, base = scene.unit("battlefield-marine"), scene.unit("atst"), scene.base("player2")
    assert targets(scene.table, scene.unit("wampa")) == [marine, walker, base]
