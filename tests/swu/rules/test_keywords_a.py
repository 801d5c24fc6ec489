"""Keywords: chapters 7.5.1 to 7.5.12."""

from __future__ import annotations

import pytest

from swu.giving import give, printed
from swu.scenes import Scene
from tablero.games.swu.abilities import Grant
from tablero.games.swu.constants import NOT_ATTACKED, PHASE
from tablero.games.swu.state import Lasting
from tablero.games.swu.vocabulary import (
    THIS,
    DrawCards,
    Give,
    a,
    ambush,
    deal,
    enemy,
    gaining,
    grit,
    hidden,
    on_attack,
    overwhelm,
    raid,
    restore,
    saboteur,
    sentinel,
    shield,
    shielded,
    when_played,
)
from tablero.games.swu.vocabulary.filters.keywords import abilities_on

AETHERSPRITE = "quigon-jinns-aethersprite#guided-by-the-force"


# Keywords in general.


@pytest.mark.rule("swu:7.5.1")
@pytest.mark.example("swu-ex:7.5.1-1")
def test_shielded_is_no_when_played_ability() -> None:
    scene = Scene({"player1": {"hand": ["crafty-smuggler"], "spaceArena": [AETHERSPRITE]}})
    scene.act("player1", "attack", AETHERSPRITE, "administrators-tower").act("player2", "pass")
    scene.act("player1", "play", "crafty-smuggler")
    assert scene.asked == "swu-ask-action"  # nothing was used that could be used again
    unit = scene.unit("crafty-smuggler")
    assert [upgrade.face.key for upgrade in unit.upgrades] == ["shield"]
    assert abilities_on(unit, "when-played") == []


@pytest.mark.rule("swu:7.5.1")
def test_a_when_played_ability_is_used_again_where_a_keyword_is_not() -> None:
    scene = Scene({"player1": {"hand": ["fleet-lieutenant"], "spaceArena": [AETHERSPRITE, "red-three#unstoppable"]}})
    scene.act("player1", "attack", AETHERSPRITE, "administrators-tower").act("player2", "pass")
    scene.act("player1", "play", "fleet-lieutenant", "red-three#unstoppable", "administrators-tower")
    assert scene.options == ("yes", "no")


@pytest.mark.rule("swu:7.5.2")
def test_keywords_resolve_by_themselves_unless_they_say_may() -> None:
    scene = Scene({"player1": {"hand": ["crafty-smuggler"], "base": {"card": "kestro-city", "damage": 5}}})
    scene.act("player1", "play", "crafty-smuggler").act("player2", "pass")
    assert len(scene.unit("crafty-smuggler").upgrades) == 1
    give(scene, "crafty-smuggler", restore(2))
    scene.edit("ready", scene.unit("crafty-smuggler").ref)
    scene.act("player1", "attack", "crafty-smuggler", "administrators-tower")
    assert scene.asked == "swu-ask-action"
    assert scene.base("player1").damage == 3
    other = Scene({"player1": {"hand": ["syndicate-lackeys"]}, "player2": {"groundArena": ["wampa"]}})
    other.act("player1", "play", "syndicate-lackeys")
    assert (other.asked, other.options) == ("swu-ask-ambush", ("yes", "no"))
    again = other.game.fork()
    other.choose("no")
    assert other.asked == "swu-ask-action"
    assert (other.unit("wampa").damage, other.unit("syndicate-lackeys").damage) == (0, 0)
    again.choose("yes")
    assert again.decision is not None
    assert again.decision.message.id == "swu-ask-attack-target"


# Sentinel.


@pytest.mark.rule("swu:7.5.5.d", "swu:7.5.5.a")
def test_a_sentinel_can_be_attacked_though_an_ability_forbids_it() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["battlefield-marine"]}})
    marine = scene.unit("battlefield-marine")
    marine.lasting.append(Lasting(PHASE, Grant(limits=NOT_ATTACKED), marine.face, 1))
    scene.game.state.dirty = True
    scene.choose(("attack", scene.unit("wampa").id))
    assert scene.options == (("base", 1),)
    assert scene.refuses(marine.ref) == "swu:8.4.2"
    scene.choose(("base", 1)).act("player2", "pass")
    give(scene, "battlefield-marine", sentinel)
    scene.edit("ready", scene.unit("wampa").ref)
    scene.choose(("attack", scene.unit("wampa").id))
    assert scene.options == (marine.ref,)


@pytest.mark.rule("swu:7.5.5.d", "swu:7.5.18.b")
def test_a_saboteur_may_choose_a_sentinel_that_could_not_be_attacked_otherwise() -> None:
    scene = Scene({"player1": {"hand": ["battlefield-marine"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "battlefield-marine")
    give(scene, "battlefield-marine", hidden)
    give(scene, "wampa", saboteur)
    scene.choose(("attack", scene.unit("wampa").id))
    assert scene.options == (("base", 0),)
    scene.choose(("base", 0)).act("player1", "pass")
    give(scene, "battlefield-marine", sentinel)
    scene.edit("ready", scene.unit("wampa").ref)
    scene.choose(("attack", scene.unit("wampa").id))
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, ("base", 0)}


# Ambush.


@pytest.mark.rule("swu:7.5.6.a", "swu:7.5.6.c")
def test_ambush_attacks_a_unit_at_once_though_exhausted_and_never_a_base() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["syndicate-lackeys"]},
            "player2": {"groundArena": ["wampa"], "spaceArena": ["tieln-fighter"]},
        }
    )
    scene.act("player1", "play", "syndicate-lackeys")
    assert scene.unit("syndicate-lackeys").exhausted
    scene.choose("yes")
    assert scene.options == (scene.unit("wampa").ref,)
    assert scene.refuses(("base", 1)) == "swu:7.1.6.c"
    assert scene.refuses(scene.unit("tieln-fighter").ref) == "swu:6.3.2.a"
    scene.click("wampa")
    assert scene.discard("player2") == ["wampa"]


@pytest.mark.rule("swu:7.5.6.c")
def test_without_a_unit_to_attack_there_is_no_ambush() -> None:
    scene = Scene({"player1": {"hand": ["syndicate-lackeys"]}, "player2": {"spaceArena": ["tieln-fighter"]}})
    scene.act("player1", "play", "syndicate-lackeys")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")
    assert scene.unit("syndicate-lackeys").exhausted


@pytest.mark.rule("swu:7.5.6.a")
def test_ambush_can_be_declined() -> None:
    scene = Scene({"player1": {"hand": ["syndicate-lackeys"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "syndicate-lackeys").choose("no")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")
    assert (scene.unit("wampa").damage, scene.unit("syndicate-lackeys").exhausted) == (0, True)


@pytest.mark.rule("swu:7.5.6.a", "swu:7.5.7.a")
def test_ambush_and_shielded_work_for_a_leader_that_is_deployed(monkeypatch: pytest.MonkeyPatch) -> None:
    leader = "darth-vader#dark-lord-of-the-sith"
    scene = Scene({"player2": {"groundArena": ["wampa"]}})
    side = scene.leader("player1").face.unit_side
    assert side is not None
    monkeypatch.setattr(side, "flags", side.flags | ambush.bit | shielded.bit)
    scene.use("player1", leader, 1)
    assert scene.asked == "swu-ask-next-trigger"
    assert len(scene.options) == 2
    scene.choose(0)
    assert scene.asked == "swu-ask-ambush"
    scene.choose("no").forced()
    unit = scene.unit(leader)
    assert [upgrade.face.key for upgrade in unit.upgrades] == ["shield"]
    assert not unit.exhausted


@pytest.mark.rule("swu:7.5.6.a", "swu:7.5.7.a")
def test_ambush_and_shielded_work_for_a_token_that_is_created(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "battle-droid", ambush, shielded)
    scene = Scene({"player1": {"hand": ["battle-droid-escort"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "battle-droid-escort")
    assert scene.asked == "swu-ask-next-trigger"
    scene.choose(0).choose("no").forced()
    assert [upgrade.face.key for upgrade in scene.unit("battle-droid").upgrades] == ["shield"]


@pytest.mark.rule("swu:7.5.6.b")
def test_ambush_twice_is_one_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "bounty-hunter-crew", ambush, ambush)
    scene = Scene(
        {
            "player1": {"hand": ["bounty-hunter-crew"], "groundArena": ["admiral-piett#captain-of-the-executor"]},
            "player2": {"groundArena": ["consular-security-force", "battlefield-marine"]},
        }
    )
    scene.act("player1", "play", "bounty-hunter-crew")
    assert scene.asked == "swu-ask-ambush"
    scene.choose("yes").click("battlefield-marine")
    assert scene.unit("bounty-hunter-crew").damage == 3
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")
    assert scene.unit("consular-security-force").damage == 0


@pytest.mark.rule("swu:7.5.6.e")
def test_an_ambush_has_all_the_steps_of_an_attack() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["syndicate-lackeys"], "deck": 3},
            "player2": {"groundArena": ["wampa", "echo-base-defender"]},
        }
    )
    scene.act("player1", "play", "syndicate-lackeys")
    give(scene, "syndicate-lackeys", on_attack(DrawCards()), raid(1), overwhelm)
    scene.choose("yes")
    assert scene.refuses(scene.unit("wampa").ref) == "swu:6.3.2.b"  # a Sentinel guards
    scene.click("echo-base-defender")
    assert len(scene.hand("player1")) == 1
    assert scene.base("player2").damage == 5 + 1 - 3
    assert scene.discard("player1") == ["syndicate-lackeys"]
    assert scene.table.this_phase("attacked")


@pytest.mark.rule("swu:7.5.6.f", "swu:7.5.6.d", "swu:7.1.6.e")
@pytest.mark.parametrize(("first", "drawn"), [(0, [1, 1]), (1, [0, 1])])
def test_an_ambush_is_finished_with_all_it_sets_off_before_what_waits(
    monkeypatch: pytest.MonkeyPatch, first: int, drawn: list[int]
) -> None:
    printed(monkeypatch, "syndicate-lackeys", ambush, when_played(DrawCards()))
    scene = Scene(
        {
            "player1": {"hand": ["syndicate-lackeys"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["greedo#slow-on-the-draw"], "deck": ["wampa", "wampa"]},
        }
    )
    scene.act("player1", "play", "syndicate-lackeys")
    assert scene.asked == "swu-ask-next-trigger"
    scene.choose(scene.options[first])
    if scene.asked == "swu-ask-ambush":
        assert len(scene.hand("player1")) == drawn[0]
        scene.choose("yes").click("greedo#slow-on-the-draw")
    assert scene.seat == "player2"  # Greedo's When Defeated, set off by the attack
    assert len(scene.hand("player1")) == drawn[0]
    assert scene.game.state.active == 0
    scene.choose("no")
    assert len(scene.hand("player1")) == drawn[1]
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")


# Shielded.


@pytest.mark.rule("swu:7.5.7.a")
def test_shielded_gives_a_shield_to_a_unit_that_is_played_only() -> None:
    scene = Scene({"player1": {"hand": ["crafty-smuggler"], "groundArena": ["crafty-smuggler"]}})
    scene.act("player1", "play", "crafty-smuggler")
    assert [len(unit.upgrades) for unit in scene.units("crafty-smuggler")] == [0, 1]
    assert scene.units("crafty-smuggler")[1].upgrades[0].face.key == "shield"


# Saboteur.


@pytest.mark.rule("swu:7.5.11.a", "swu:7.6.9", "swu:7.6.15.c")
@pytest.mark.parametrize(("first", "damage"), [("on-attack", 3), ("saboteur", 0)])
def test_saboteur_breaks_a_shield_that_is_given_in_the_same_window_before_it(first: str, damage: int) -> None:
    scene = Scene({"player1": {"groundArena": ["battlefield-marine"]}, "player2": {"groundArena": ["wampa"]}})
    give(scene, "battlefield-marine", saboteur, on_attack(shield(a(enemy))))
    scene.act("player1", "attack", "battlefield-marine", "wampa")
    assert scene.asked == "swu-ask-next-trigger"
    scene.choose(scene.options[0 if first == "on-attack" else 1]).forced()
    wampa = scene.unit("wampa")
    assert (wampa.damage, wampa.upgrades) == (damage, [])


@pytest.mark.rule("swu:7.5.11.a")
def test_saboteur_is_no_question_where_no_shield_is_to_be_seen() -> None:
    scene = Scene(
        {"player1": {"groundArena": ["battlefield-marine"], "deck": 3}, "player2": {"groundArena": ["wampa"]}}
    )
    give(scene, "battlefield-marine", saboteur, on_attack(DrawCards()))
    scene.act("player1", "attack", "battlefield-marine", "wampa")
    assert scene.asked == "swu-ask-action"


# Overwhelm, Raid, Grit.


@pytest.mark.rule("swu:7.5.8.b")
def test_overwhelm_twice_is_overwhelm_once() -> None:
    scene = Scene(
        {"player1": {"groundArena": ["mercenary-company"]}, "player2": {"groundArena": ["battlefield-marine"]}}
    )
    give(scene, "mercenary-company", overwhelm)
    scene.act("player1", "attack", "mercenary-company", "battlefield-marine")
    assert scene.base("player2").damage == 5 - 3


@pytest.mark.rule("swu:7.5.9.d", "swu:7.5.9.b")
def test_raid_that_is_gained_in_the_attack_counts_at_once() -> None:
    scene = Scene({"player1": {"groundArena": ["battlefield-marine"]}, "player2": {"groundArena": ["wampa"]}})
    give(scene, "battlefield-marine", raid(1), on_attack(Give(gaining(raid(2)), THIS), deal(1, THIS)))
    scene.act("player1", "attack", "battlefield-marine", "wampa")
    assert scene.discard("player2") == ["wampa"]  # 3 and 3 more


@pytest.mark.rule("swu:7.5.9.d")
def test_raid_that_is_lost_in_the_attack_counts_no_more() -> None:
    scene = Scene({"player1": {"groundArena": ["battlefield-marine"]}})
    give(scene, "battlefield-marine", raid(2), on_attack(Give(Grant(lost=raid(1).bit), THIS)))
    scene.act("player1", "attack", "battlefield-marine", "administrators-tower")
    assert scene.base("player2").damage == 3


@pytest.mark.rule("swu:7.5.12.b")
@pytest.mark.example("swu-ex:7.5.4-1")
def test_grit_twice_is_grit_once() -> None:
    scene = Scene({"player1": {"groundArena": [{"card": "baze-malbus#temple-guardian", "damage": 2}]}})
    assert give(scene, "baze-malbus#temple-guardian", grit).power == 2 + 2


@pytest.mark.rule("swu:7.5.4")
@pytest.mark.example("swu-ex:7.5.4-1")
def test_a_keyword_without_a_number_does_not_add_up_where_one_with_a_number_does() -> None:
    scene = Scene({"player1": {"groundArena": [{"card": "wampa", "damage": 1}]}})
    give(scene, "wampa", grit, raid(1))
    unit = give(scene, "wampa", grit, raid(2))
    assert (unit.power, unit.raid) == (5, 3)
