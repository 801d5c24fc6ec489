"""The checks after every change, defeats and leaving play: chapters 1.5.5, 1.16.5, 1.18, 8.13 and 8.30."""

from __future__ import annotations

import pytest

from swu.scenes import Scene

XWING = "alliance-xwing"
KNIGHT = "luke-skywalker#jedi-knight"
DJ = "dj#blatant-thief"
EJECTS = "luke-skywalker#you-still-with-me"
L3 = "l337#get-out-of-my-seat"
MITHEL = "wingman-victor-two#mauler-mithel"
MOTTI = "admiral-motti#brazen-and-scornful"
SABER = "the-darksaber"
VEERS = "general-veers#blizzard-force-commander"
WILLROW = "willrow-hood#on-the-run"


def upgrades(scene: Scene, key: str) -> list[str]:
    return [upgrade.face.key for upgrade in scene.unit(key).upgrades]


# In which order, and how often, things are checked.


@pytest.mark.rule("swu:1.16.5", "swu:7.6.11")
def test_the_checks_go_on_until_nothing_follows_before_what_was_set_off_is_resolved() -> None:
    mine = {"hand": ["ruthless-raider"], "groundArena": ["agent-kallus#seeking-the-rebels"]}
    theirs = {"groundArena": [{"card": VEERS, "damage": 1}, {"card": "cell-block-guard", "damage": 3}]}
    scene = Scene({"player1": mine, "player2": theirs})
    scene.act("player1", "play", "ruthless-raider", "administrators-tower", VEERS)
    assert scene.asked == "swu-ask-may"  # Kallus
    assert scene.discard("player2") == [VEERS, "cell-block-guard"]


@pytest.mark.rule("swu:1.16.5", "swu:1.16.5.e", "swu:1.11.6")
def test_who_is_without_hp_once_another_is_defeated_is_defeated_before_any_ability_is_resolved() -> None:
    theirs = {"groundArena": [VEERS, MOTTI, "cell-block-guard", {"card": "atst", "exhausted": True}]}
    scene = Scene({"player1": {"hand": ["bombing-run"]}, "player2": theirs})
    scene.act("player1", "play", "bombing-run")
    scene.choose(next(option for option in scene.options if "ground" in str(option)))
    assert (scene.asked, scene.seat) == ("swu-ask-effect", "player2")  # Motti's When Defeated
    assert set(scene.discard("player2")) == {VEERS, MOTTI, "cell-block-guard"}


@pytest.mark.rule("swu:1.16.5.b", "swu:8.30.3")
def test_of_three_copies_two_are_defeated() -> None:
    scene = Scene({"player1": {"hand": [KNIGHT], "groundArena": [KNIGHT, KNIGHT]}})
    scene.act("player1", "play", KNIGHT)
    assert (scene.asked, len(scene.options)) == ("swu-ask-unique", 3)
    scene.choose(scene.options[0])
    assert (scene.asked, len(scene.options)) == ("swu-ask-unique", 2)
    scene.choose(scene.options[0])
    assert (scene.asked, len(scene.units(KNIGHT))) == ("swu-ask-action", 1)
    assert scene.discard("player1") == [KNIGHT, KNIGHT]


@pytest.mark.rule("swu:8.30.3.a", "swu:1.18.1")
@pytest.mark.parametrize("gone", ["unit", "upgrade"])
def test_a_unit_and_an_upgrade_may_be_copies_of_each_other(gone: str) -> None:
    scene = Scene({"player1": {"hand": [MITHEL], "spaceArena": [{"card": XWING, "upgrades": [MITHEL]}]}})
    scene.act("player1", "play", MITHEL)
    assert (scene.asked, scene.seat) == ("swu-ask-unique", "player1")
    assert sorted(kind for kind, _ in scene.options) == ["unit", "upgrade"]
    scene.choose(next(option for option in scene.options if option[0] == gone))
    assert (len(scene.units(MITHEL)), len(upgrades(scene, XWING))) == ((0, 1) if gone == "unit" else (1, 0))
    assert scene.discard("player1") == [MITHEL]


@pytest.mark.rule("swu:8.30.5", "swu:8.30.3.a")
def test_a_unique_upgrade_counts_for_who_controls_it_whoever_has_the_unit() -> None:
    bearer = {"card": "wampa", "upgrades": [SABER]}
    scene = Scene({"player1": {"hand": [SABER], "groundArena": ["atst"]}, "player2": {"groundArena": [bearer]}})
    scene.act("player1", "play", SABER, "wampa")
    assert scene.asked == "swu-ask-action"
    assert upgrades(scene, "wampa") == [SABER, SABER]
    second = Scene(
        {
            "player1": {"hand": [SABER, SABER], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    second.act("player1", "play", SABER, "wampa")
    second.act("player2", "pass")
    second.act("player1", "play", SABER, "battlefield-marine")
    assert (second.asked, second.seat) == ("swu-ask-unique", "player1")
    second.choose(second.unit("wampa").upgrades[0].ref)
    assert (upgrades(second, "wampa"), upgrades(second, "battlefield-marine")) == ([], [SABER])


# Something else instead of a defeat.


@pytest.mark.rule("swu:7.7.5.c", "swu:8.13.1", "swu:1.16.5.c")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_pilot_may_eject_as_well_when_the_ship_leaves_play_undefeated(answer: str) -> None:
    scene = Scene({"player1": {"hand": ["waylay"]}, "player2": {"spaceArena": [{"card": XWING, "upgrades": [EJECTS]}]}})
    scene.act("player1", "play", "waylay", XWING)
    assert (scene.asked, scene.seat) == ("swu-ask-instead", "player2")
    scene.choose(answer)
    assert scene.hand("player2") == [XWING]
    assert scene.discard("player2") == ([] if answer == "yes" else [EJECTS])
    assert [unit.exhausted for unit in scene.units(EJECTS)] == ([True] if answer == "yes" else [])


@pytest.mark.rule("swu:7.7.5.c", "swu:3.6.11")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_pilot_that_is_defeated_alone_is_no_longer_on_the_ship(answer: str) -> None:
    scene = Scene(
        {"player1": {"hand": ["confiscate"]}, "player2": {"spaceArena": [{"card": XWING, "upgrades": [EJECTS]}]}}
    )
    scene.act("player1", "play", "confiscate", EJECTS)
    scene.choose(answer)
    assert (upgrades(scene, XWING), scene.unit(XWING).power) == ([], 2)
    assert (len(scene.units(EJECTS)), scene.discard("player2")) == ((1, []) if answer == "yes" else (0, [EJECTS]))


@pytest.mark.rule("swu:7.7.5.c", "swu:1.5.5.c")
def test_who_escapes_a_defeat_leaves_the_others_to_it() -> None:
    theirs = {"groundArena": [L3, "battlefield-marine"], "spaceArena": [XWING]}
    scene = Scene({"player1": {"hand": ["bombing-run"]}, "player2": theirs})
    scene.act("player1", "play", "bombing-run")
    scene.choose(next(option for option in scene.options if "ground" in str(option)))
    assert (scene.asked, scene.seat) == ("swu-ask-instead", "player2")
    assert scene.units("battlefield-marine")  # they are defeated together, so not before
    scene.click(XWING)
    assert upgrades(scene, XWING) == [L3]
    assert scene.discard("player2") == ["battlefield-marine"]
    assert [one.face.key for one in scene.table.this_phase("defeated") if one.face] == ["battlefield-marine"]
    told = [entry.message.id for entry in scene.game.log]
    assert told.count("swu-log-defeated") == 1


@pytest.mark.rule("swu:7.7.5.c")
def test_nobody_escapes_to_a_ship_that_is_defeated_at_the_same_time() -> None:
    theirs = {"groundArena": [L3], "spaceArena": [XWING]}
    scene = Scene({"player1": {"hand": ["superlaser-blast"]}, "player2": theirs})
    scene.act("player1", "play", "superlaser-blast")
    assert scene.asked == "swu-ask-action"
    assert sorted(scene.discard("player2")) == sorted([L3, XWING])


@pytest.mark.rule("swu:8.15.2")
def test_who_has_lost_all_abilities_does_not_escape() -> None:
    theirs = {"groundArena": [{"card": L3, "upgrades": ["imprisoned"]}], "spaceArena": [XWING]}
    scene = Scene({"player1": {"hand": ["takedown"]}, "player2": theirs})
    scene.act("player1", "play", "takedown", L3)
    assert scene.asked == "swu-ask-action"
    assert sorted(scene.discard("player2")) == sorted([L3, "imprisoned"])


# What can't be defeated.


@pytest.mark.rule("swu:1.3.3", "swu:8.15.2")
@pytest.mark.parametrize(
    ("others", "safe"),
    [([], True), (["experience"], False), ([{"card": "imprisoned", "ownerAndController": "player1"}], False)],
)
def test_willrow_guards_his_only_upgrade_as_long_as_he_has_his_ability(others: list[object], safe: bool) -> None:
    bearer = {"card": WILLROW, "upgrades": ["entrenched", *others]}
    scene = Scene({"player1": {"hand": ["confiscate"]}, "player2": {"groundArena": [bearer]}})
    scene.act("player1", "play", "confiscate", "entrenched")
    assert ("entrenched" in upgrades(scene, WILLROW)) is safe


@pytest.mark.rule("swu:1.3.3")
def test_willrow_guards_nothing_from_his_own_side() -> None:
    bearer = {"card": WILLROW, "upgrades": ["entrenched"]}
    scene = Scene({"player1": {"hand": ["confiscate"], "groundArena": [bearer]}})
    scene.act("player1", "play", "confiscate", "entrenched")
    assert upgrades(scene, WILLROW) == []


@pytest.mark.rule("swu:1.3.3", "swu:7.5.11.a")
def test_saboteur_does_not_break_a_shield_that_willrow_guards() -> None:
    theirs = {"groundArena": [{"card": WILLROW, "upgrades": ["shield"]}]}
    scene = Scene({"player1": {"groundArena": ["fighters-for-freedom"]}, "player2": theirs})
    scene.act("player1", "attack", "fighters-for-freedom", WILLROW).forced()
    assert (scene.unit(WILLROW).damage, scene.unit(WILLROW).upgrades) == (0, [])


@pytest.mark.rule("swu:7.7.4.b", "swu:1.3.2")
@pytest.mark.parametrize("event", ["daring-raid", "vanquish"])
def test_a_shield_on_loan_that_is_gone_already_is_not_defeated_again(event: str) -> None:
    scene = Scene({"player1": {"hand": ["jetpack"], "groundArena": ["wampa"]}, "player2": {"hand": [event]}})
    scene.act("player1", "play", "jetpack").forced()
    scene.act("player2", "play", event, "wampa").forced()
    scene.to_regroup()
    assert [upgrade.face.key for unit in scene.units() for upgrade in unit.upgrades] == (
        ["jetpack"] if event == "daring-raid" else []
    )
    assert scene.discard("player1") == ([] if event == "daring-raid" else ["jetpack", "wampa"])


# What is remembered of a defeat.


@pytest.mark.rule("swu:6.3.1", "swu:7.6.16.d")
@pytest.mark.parametrize(("attacker", "target", "drawn"), [("battlefield-marine", "atst", 3), ("atst", "wampa", 0)])
def test_a_unit_falls_attacking_only_if_it_was_the_attacker(attacker: str, target: str, drawn: int) -> None:
    event = "oppression-breeds-rebellion"
    scene = Scene(
        {
            "player1": {"groundArena": ["battlefield-marine", "atst"], "hand": [event]},
            "player2": {"groundArena": ["wampa", "atst", "battlefield-marine"], "hand": [event]},
        }
    )
    mine = next(unit for unit in scene.player("player1").units if unit.face.key == attacker)
    theirs = next(unit for unit in scene.player("player2").units if unit.face.key == target)
    scene.choose(("attack", mine.id))
    scene.choose(theirs.ref)
    scene.act("player2", "play", event)
    assert scene.hand("player2") == []  # none of theirs was attacking
    scene.act("player1", "play", event)
    assert len(scene.hand("player1")) == drawn


@pytest.mark.rule("swu:1.18.1.d")
@pytest.mark.parametrize("who", ["player1", "player2"])
def test_who_takes_away_an_upgrade_answers_for_the_defeat_that_follows(who: str) -> None:
    bearer = {"card": "wampa", "upgrades": ["entrenched"], "damage": 1}
    scene = Scene(
        {
            "player1": {"hand": ["open-fire", "confiscate"]},
            "player2": {"groundArena": [bearer], "hand": ["daring-raid", "confiscate"]},
        }
    )
    scene.act("player1", "play", "open-fire", "wampa")
    if who == "player1":
        scene.act("player2", "play", "daring-raid", "wampa")
    scene.act(who, "play", "confiscate", "entrenched")
    assert [one.other for one in scene.table.this_phase("defeated")] == [0 if who == "player1" else 1]


@pytest.mark.rule("swu:1.18.1.d")
def test_who_returns_an_upgrade_to_hand_answers_for_the_defeat_that_follows() -> None:
    bearer = {"card": "wampa", "upgrades": ["entrenched"], "damage": 4}
    scene = Scene(
        {"player1": {"hand": ["junior-senator"]}, "player2": {"groundArena": [bearer], "hand": ["daring-raid"]}}
    )
    scene.act("player1", "pass")
    scene.act("player2", "play", "daring-raid", "wampa")
    scene.act("player1", "play", "junior-senator")
    scene.click("entrenched")
    assert [one.other for one in scene.table.this_phase("defeated")] == [0]


@pytest.mark.rule("swu:1.18.1.d")
def test_who_plays_an_upgrade_that_takes_the_last_hp_answers_for_the_defeat() -> None:
    theirs = {"groundArena": [{"card": "wampa", "damage": 1}], "hand": ["daring-raid"]}
    scene = Scene({"player1": {"hand": ["perilous-position"]}, "player2": theirs})
    scene.act("player1", "pass")
    scene.act("player2", "play", "daring-raid", "wampa")
    scene.act("player1", "play", "perilous-position", "wampa")
    assert [one.other for one in scene.table.this_phase("defeated")] == [0]


# Captives.


@pytest.mark.rule("swu:8.34.3")
@pytest.mark.parametrize(("leader", "ready"), [("player1", True), ("player2", False)])
def test_rescued_units_enter_play_ready_only_for_who_has_that_ability(leader: str, ready: bool) -> None:
    dj = {"leader": {"card": "dj#need-a-lift", "deployed": True}}
    sides: dict[str, dict[str, object]] = {
        "player1": {"hand": ["vanquish"]},
        "player2": {"groundArena": [{"card": "wampa", "capturedUnits": ["battlefield-marine"]}]},
    }
    sides[leader].update(dj)
    scene = Scene(sides)
    scene.act("player1", "play", "vanquish", "wampa")
    assert scene.unit("battlefield-marine").exhausted is not ready


@pytest.mark.rule("swu:7.5.18.a", "swu:8.34.3")
@pytest.mark.parametrize(("captive", "entering"), [("attuned-fyrnock", "attuned-fyrnock"), ("clone", "clone")])
def test_who_is_rescued_is_not_hidden(captive: str, entering: str) -> None:
    theirs = {"groundArena": [{"card": "wampa", "capturedUnits": [captive]}, "battlefield-marine"]}
    scene = Scene({"player1": {"hand": ["vanquish"], "groundArena": ["attuned-fyrnock"]}, "player2": theirs})
    scene.act("player1", "play", "vanquish", "wampa")
    if captive == "clone":
        scene.click("attuned-fyrnock")
    rescued = scene.player("player1").units[-1]
    scene.choose(("attack", scene.unit("battlefield-marine").id))
    assert rescued.ref in scene.options


# Effects that last as long as a unit is in play.


@pytest.mark.rule("swu:7.7.4.f")
def test_what_dj_took_goes_back_once() -> None:
    mine = {"base": "jabbas-palace", "resources": [DJ, *["wampa"] * 12], "groundArena": ["battlefield-marine"]}
    scene = Scene({"player1": mine, "player2": {"resources": ["atst", *["wampa"] * 9], "hand": ["takedown"] * 2}})
    scene.act("player1", "smuggle", DJ).forced()
    taken = [card for card in scene.player("player1").resources if scene.table.owners[card] == 1]
    assert len(taken) == 1
    scene.act("player2", "play", "takedown", "battlefield-marine")
    assert taken[0] in scene.player("player1").resources
    scene.act("player1", "pass")
    scene.act("player2", "play", "takedown", DJ)
    assert taken[0] in scene.player("player2").resources
    assert scene.table.delayed == []
