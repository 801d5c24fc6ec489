"""The parts of a card and the card types: chapters 2 and 3.1 to 3.6, as far as they define what a card is."""

from __future__ import annotations

import msgspec
import pytest

from swu.scenes import Scene
from tablero.games.swu.cards import all_faces, faces
from tablero.games.swu.constants import ASPECTS
from tablero.games.swu.facts import Card, card, cards, faults


def changed(key: str, **fields: object) -> Card:
    """Return a card with other facts."""
    return msgspec.structs.replace(card(key), **fields)


@pytest.mark.rule("swu:2.1.1", "swu:2.2.1", "swu:8.3.1")
def test_every_card_has_a_name_and_a_type_and_only_attributes_that_it_can_have() -> None:
    for one in cards():
        assert faults(one) == [], one.key
    assert faults(changed("wampa", title="")) == ["a name"]
    assert "a type" in faults(changed("wampa", types=()))


@pytest.mark.rule("swu:2.5.1", "swu:2.6.1", "swu:2.8.1", "swu:2.10.1", "swu:3.5.1", "swu:3.3.1", "swu:3.2.1")
@pytest.mark.parametrize(
    ("key", "field", "value"),
    [
        ("vanquish", "arena", "ground"),
        ("wampa", "arena", None),
        ("wampa", "cost", None),
        ("wampa", "power", None),
        ("vanquish", "power", 3),
        ("wampa", "hp", None),
        ("kestro-city", "hp", None),
        ("vanquish", "hp", 1),
    ],
)
def test_wrong_numbers_are_found(key: str, field: str, value: object) -> None:
    assert len(faults(changed(key, **{field: value}))) == 1


@pytest.mark.rule("swu:2.9.1", "swu:2.11.1", "swu:3.6.1")
def test_only_upgrades_and_pilots_add_power_and_hp() -> None:
    assert faults(changed("vanquish", upgrade_power=1, upgrade_hp=1))
    assert faults(changed("academy-training", upgrade_power=None))
    assert faults(changed("academy-training", upgrade_hp=None))
    assert card("academy-graduate").upgrade_power is not None
    assert faults(changed("vanquish", upgrade_hp=1)) == ["HP to add on upgrades and Pilots only"]
    assert faults(changed("vanquish", upgrade_power=1)) == ["power to add on upgrades and Pilots only"]
    assert faults(card("academy-graduate")) == faults(card("academy-training")) == faults(card("vanquish")) == []


@pytest.mark.rule("swu:1.5.1.a", "swu:2.4.1", "swu:3.1.1", "swu:1.5.1.b", "swu:3.1.2", "swu:3.7.1")
def test_there_are_six_types_and_a_card_may_have_two() -> None:
    assert {type for one in cards() for type in one.types} == {"base", "event", "leader", "token", "unit", "upgrade"}
    assert card("clone-trooper").types == ("token", "unit")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"key":"x","set":"X","title":"X","types":["resource"]}', type=Card)


@pytest.mark.rule("swu:1.5.6.a", "swu:2.7.1", "swu:2.7.2", "swu:2.7.3")
def test_there_are_six_aspects() -> None:
    assert {aspect for one in cards() for aspect in one.aspects} == set(ASPECTS)
    assert len(ASPECTS) == 6
    assert card("underworld-thug").aspects == ()
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"key":"x","set":"X","title":"X","types":["unit"],"aspects":["courage"]}', type=Card)


@pytest.mark.rule("swu:2.2.3", "swu:2.3.1", "swu:8.30.1", "swu:8.30.2", "swu:8.6.1", "swu:8.6.2")
def test_a_subtitle_tells_unique_cards_of_one_name_apart() -> None:
    scene = Scene(
        {"player1": {"groundArena": ["luke-skywalker#jedi-knight"], "hand": ["luke-skywalker#you-still-with-me"]}}
    )
    lukes = [one for one in cards() if one.title == "Luke Skywalker"]
    assert all(one.unique for one in lukes)
    assert len({one.subtitle for one in lukes}) == len(lukes)
    scene.act("player1", "play", "luke-skywalker#you-still-with-me")
    assert len([unit for unit in scene.units() if unit.face.title == "Luke Skywalker"]) == 2


@pytest.mark.rule("swu:2.12.1", "swu:2.12.2")
def test_traits_are_plain_words_that_abilities_ask_for() -> None:
    assert all(trait == trait.lower() for one in cards() for trait in one.traits)
    scene = Scene(
        {
            "player1": {
                "hand": ["wing-leader"],
                "groundArena": ["battlefield-marine", "wampa"],
                "spaceArena": ["alliance-xwing"],
            }
        }
    )
    scene.act("player1", "play", "wing-leader")
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, scene.unit("alliance-xwing").ref}


@pytest.mark.rule("swu:2.13.1", "swu:2.13.2", "swu:2.13.3", "swu:2.13.4", "swu:2.14.1", "swu:2.14.4")
def test_a_card_has_its_whole_text_and_nothing_else() -> None:
    names = set(Card.__struct_fields__)
    assert not names & {"artist", "credits", "reminder", "watermark", "flavor"}
    assert {"set", "number", "rarity"} <= names
    pilot = faces()["academy-graduate"]
    assert pilot.pilot is not None
    assert pilot.abilities
    assert len(all_faces()) == len({face.index for face in all_faces()})


@pytest.mark.rule("swu:2.12.3", "swu:3.5.2")
def test_a_unit_with_piloting_can_be_played_both_ways() -> None:
    scene = Scene({"player1": {"hand": ["academy-graduate"], "spaceArena": ["alliance-xwing"]}})
    words = [option[0] for option in scene.options if option[0] in ("play", "pilot")]
    assert words == ["play", "pilot"]
    scene.act("player1", "pilot", "academy-graduate", "alliance-xwing")
    xwing = scene.unit("alliance-xwing")
    assert (xwing.power, xwing.hp) == (2 + 1, 3 + 1) or xwing.upgrades[0].face.upgrade


@pytest.mark.rule("swu:3.4.1", "swu:3.4.3")
def test_only_the_face_of_a_leader_that_is_up_does_something() -> None:
    krennic = "director-krennic#aspiring-to-authority"
    vader = "darth-vader#dark-lord-of-the-sith"
    face = faces()[vader]
    assert face.unit_side is not None
    assert face.aspects == face.unit_side.aspects
    assert faces()["wampa"].unit_side is None
    front = Scene({"player1": {"leader": krennic, "groundArena": [{"card": "wampa", "damage": 1}]}})
    assert front.unit("wampa").power == 5
    back = {"leader": {"card": krennic, "deployed": True}, "groundArena": [{"card": "wampa", "damage": 1}]}
    assert Scene({"player1": back}).unit("wampa").power == 5  # not from both of his sides
    deployed = Scene({"player1": {"leader": {"card": vader, "deployed": True}}})
    assert not any(option[0] == "use" and option[1] == "leader" for option in deployed.options)


@pytest.mark.rule("swu:3.2.2", "swu:3.4.2")
def test_a_game_has_one_base_and_one_leader_each() -> None:
    scene = Scene()
    assert [len(player.leaders) for player in scene.table.players] == [1, 1]
    assert [player.base.owner for player in scene.table.players] == [0, 1]


@pytest.mark.rule("swu:3.2.4", "swu:1.11.5", "swu:1.9.3")
def test_a_base_is_never_healed_beyond_its_hp() -> None:
    scene = Scene({"player1": {"hand": ["repair"], "base": {"card": "kestro-city", "damage": 2}}})
    scene.act("player1", "play", "repair", "kestro-city")
    assert scene.player("player1").base.damage == 0
