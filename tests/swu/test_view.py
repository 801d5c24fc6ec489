"""What a seat is shown: all that lies open, its own cards, and of what is hidden only how much there is."""

from __future__ import annotations

from typing import Any

import pytest

from swu.moments import at_action, begin, moments
from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.games.swu.labels import labelled
from tablero.games.swu.state import Table
from tablero.games.swu.view import keywords
from tablero.kernel import Game
from tablero.kernel.codec import encode
from tablero.text import LANGUAGES, texts_of


def cards(part: Any) -> list[int]:
    return [entry["card"] for entry in part]


@pytest.mark.rule("swu:4.7.4")
def test_a_hand_is_seen_by_its_player_only_and_its_size_by_all() -> None:
    game = at_action()
    hand = game.state.players[0].hand
    assert hand
    own, other, spectator = (game.view(seat)["players"][0]["hand"] for seat in (0, 1, None))
    assert cards(own["cards"]) == hand
    assert other["cards"] == spectator["cards"] == []
    assert own["count"] == other["count"] == spectator["count"] == len(hand)


@pytest.mark.rule("swu:4.5.2", "swu:1.7.4")
def test_resources_are_face_down_but_counted() -> None:
    game = at_action()
    player = game.state.players[0]
    own, other = (game.view(seat)["players"][0]["resources"] for seat in (0, 1))
    assert sorted(cards(own["cards"])) == sorted(player.resources)
    assert other["cards"] == []
    assert (other["ready"], other["total"]) == (len(player.ready), len(player.resources))


@pytest.mark.rule("swu:4.6.1")
def test_nobody_sees_a_deck() -> None:
    game = at_action()
    for seat in (0, 1, None):
        for player, shown in zip(game.state.players, game.view(seat)["players"], strict=True):
            assert shown["deck"] == {"count": len(player.deck), "known": []}


def test_a_card_that_somebody_has_seen_there_is_shown_to_that_player() -> None:
    game = at_action()
    table = game.state
    held, top = table.players[0].hand[0], table.players[0].deck[-1]
    table.known[held] |= 2
    table.known[top] |= 2
    shown = game.view(1)["players"][0]
    assert cards(shown["hand"]["cards"]) == [held]
    assert [(one["place"], one["card"]) for one in shown["deck"]["known"]] == [(1, top)]
    assert game.view(0)["players"][0]["deck"]["known"] == []
    spectator = game.view(None)["players"][0]
    assert cards(spectator["hand"]["cards"]) == [held]  # everybody at the table knows it
    assert spectator["deck"]["known"] == []


def test_cards_that_are_looked_at_are_shown_to_those_who_look() -> None:
    game = at_action()
    table = game.state
    player = table.players[0]
    player.looked = [player.deck.pop(), player.deck.pop()]
    table.known[player.looked[0]] |= 1
    table.shown = [(player.looked[1], (1,))]
    assert cards(game.view(0)["shown"]) == player.looked[:1]
    assert cards(game.view(1)["shown"]) == player.looked[1:]
    assert game.view(None)["shown"] == []
    table.shown = [(player.looked[1], (0, 1))]
    assert cards(game.view(None)["shown"]) == player.looked[1:]


@pytest.mark.rule("swu:4.8.2")
def test_discard_piles_are_open() -> None:
    game = next(game for game in moments(2, 3) if all(player.discard for player in game.state.players))
    for seat in (0, 1, None):
        for player, shown in zip(game.state.players, game.view(seat)["players"], strict=True):
            assert cards(shown["discard"]) == player.discard


def test_a_unit_is_shown_with_all_that_is_on_it() -> None:
    scene = Scene(
        {
            "player1": {
                "groundArena": [
                    {"card": "wampa", "damage": 2, "exhausted": True, "upgrades": ["experience", "shield"]},
                    {"card": "battlefield-marine", "capturedUnits": ["death-star-stormtrooper"]},
                ]
            }
        }
    )
    wampa, marine = scene.game.view(1)["players"][0]["units"]
    assert (wampa["key"], wampa["arena"], wampa["damage"], wampa["exhausted"]) == ("wampa", "ground", 2, True)
    assert (wampa["power"]["total"], wampa["hp"]["total"]) == (5, 6)
    assert [upgrade["key"] for upgrade in wampa["upgrades"]] == ["experience", "shield"]
    assert wampa["keywords"] == [("overwhelm", 0)]
    assert [card["key"] for card in marine["captives"]] == ["death-star-stormtrooper"]
    assert not marine["exhausted"]


def test_a_card_is_told_once_with_what_is_printed_and_what_it_does() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa", "wampa"], "spaceArena": ["restored-arc170"]}})
    told = scene.game.view(1)["cards"]
    assert (told["wampa"]["name"], told["wampa"]["cost"], told["wampa"]["power"]) == ("Wampa", 4, 4)
    assert (told["wampa"]["traits"], told["wampa"]["aspects"]) == (["creature"], ["aggression"])
    assert [line["id"] for line in told["wampa"]["text"]] == ["swu-keyword-overwhelm"]
    assert told["restored-arc170"]["text"] == [{"id": "swu-keyword-restore", "args": {"number": 1}}]
    assert told["restored-arc170"]["arena"] == "space"


def test_a_view_is_plain_json_and_does_not_change_the_table() -> None:
    for seats in (2, 3):
        for game in moments(seats, seats, every=25):
            for seat in (*range(seats), None):
                first = encode(game.view(seat))
                assert encode(game.view(seat)) == first


# Options are about things in the view.


def named(view: Any) -> set[tuple[str, int]]:
    """All that a client can find in a view, as options name it."""
    found = {("player", player["seat"]) for player in view["players"]}
    for player in view["players"]:
        found.add(("base", player["seat"]))
        found |= {("leader", leader["card"]) for leader in player["leaders"]}
        found |= {("unit", unit["id"]) for unit in player["units"]}
        found |= {("upgrade", upgrade["id"]) for unit in player["units"] for upgrade in unit["upgrades"]}
        seen = [*player["hand"]["cards"], *player["resources"]["cards"], *player["discard"], *player["deck"]["known"]]
        seen += [card for unit in player["units"] for card in unit["captives"]]
        found |= {("card", card["card"]) for card in seen}
    return found | {("card", card["card"]) for card in (*view["shown"], *view["playing"])}


ABOUT_CARDS = ("play", "pilot", "smuggle", "resource", "card")


def reference(option: Any) -> tuple[str, int] | None:
    match option:
        case (str(word), int(card)) if word in ABOUT_CARDS:
            return ("card", card)
        case ("attack", int(id)):
            return ("unit", id)
        case ("use", str(kind), int(id), int()):
            return (kind, id)
        case ("unit" | "base" | "leader" | "upgrade" | "player" as kind, int(id)):
            return (kind, id)
    return None


@pytest.mark.parametrize("seats", [2, 3])
def test_what_an_option_is_about_is_in_the_view_of_who_is_asked(seats: int) -> None:
    looked = 0
    for game in moments(seats, 20 + seats, every=1):
        for part in game.decisions:
            there = named(game.view(part.seat))
            for option in getattr(part, "options", ()):
                about = reference(option)
                if about is not None:
                    assert about in there, option
                    looked += 1
    assert looked > 200


# Labels.


def values(game: Game[Table], key: str) -> tuple[Any, Any]:
    unit = next(unit for unit in game.state.units() if unit.face.key == key)
    return labelled(game.state)[unit.id]


def parts(value: Any) -> list[tuple[int, str]]:
    return [(amount, label.args[0][1] if label.id == "swu-label-card" else label.id) for amount, label in value.parts]


def test_power_and_hp_say_what_they_are_made_of() -> None:
    scene = Scene(
        {"player1": {"groundArena": [{"card": "occupier-siege-tank", "damage": 2, "upgrades": ["experience"]}]}}
    )
    power, hp = values(scene.game, "occupier-siege-tank")
    assert (power.base, parts(power)) == (5, [(1, "Experience"), (2, "swu-keyword-grit")])
    assert (power.total, hp.total) == (8, 5)
    assert parts(hp) == [(1, "Experience")]


def test_the_values_with_labels_are_those_of_the_rules() -> None:
    modified = 0
    for seed in range(6):
        for game in moments(2, seed, every=5):
            for id, (power, hp) in labelled(game.state).items():
                unit = game.state.unit(id)
                assert unit is not None
                assert (power.total, hp.total) == (unit.power, unit.hp)
                labels = [label.id for _, label in (*power.parts, *hp.parts)]
                assert "swu-label-other" not in labels
                modified += bool(labels)
    assert modified > 20


def test_labels_and_lines_have_words_in_both_languages() -> None:
    game = begin()
    for lang in LANGUAGES:
        words = texts_of(GAME, lang)
        for player in game.state.players:
            for card in player.deck + player.hand:
                for ability in game.state.faces[card].abilities:
                    assert words.render(ability.text())


def test_keywords_are_listed_with_their_numbers() -> None:
    scene = Scene({"player1": {"groundArena": ["rogue-operative"], "spaceArena": ["restored-arc170"]}})
    assert keywords(scene.unit("rogue-operative")) == [("saboteur", 0), ("raid", 2)]
    assert keywords(scene.unit("restored-arc170")) == [("restore", 1)]
