"""Divulge and Permanent: cards that are shown in setup, and cards that stay in play."""

from __future__ import annotations

from typing import Any

import pytest

from legion import playing
from legion.commanded import AMBUSH, BOTH, STANDING_ORDERS, commander
from legion.fielded import words
from legion.playing import run, told
from tablero.games.legion import card_effects, cards, keywords
from tablero.games.legion.card_effects import happen
from tablero.games.legion.command import playable, why_not_card
from tablero.games.legion.deeds import gain
from tablero.games.legion.divulging import divulge_cards, may_have_any
from tablero.games.legion.effects import Each, Timed, Units
from tablero.games.legion.end_phase import discard_cards
from tablero.games.legion.resample import resample
from tablero.games.legion.state import AIM, Battle
from tablero.games.legion.view import view
from tablero.games.legion.windows import PHASE_BEGINS, UNTIMED
from tablero.kernel import Rng

DARKNESS, COVER, MASTER, MEANS, FUN, HELL = "fq", "ln", "uw", "qg", "nf", "Gb"


def facing(edition: str, own: str, enemy: str, *hands: list[str]) -> Battle:
    """A battle of two commanders with these hands; seat 1 is blue."""
    field = playing.battle(edition, [commander(own)], [commander(enemy)])
    field.blue = 1
    field.hands = [*hands]
    return field


def vaders(edition: str) -> Battle:
    return facing(edition, "Darth Vader", "Darth Vader", [DARKNESS, AMBUSH], [AMBUSH, DARKNESS])


# Divulging.


@pytest.mark.rule("legion26:cardkw.divulge", "legion23:cardkw.divulge")
@pytest.mark.parametrize("edition", BOTH)
def test_a_card_is_shown_in_setup_and_does_what_stands_after_divulge(edition: str) -> None:
    field = vaders(edition)
    played = run(divulge_cards(field), answers=["done", ("divulge", DARKNESS), "done"])
    assert keywords.has(field.units[0], "infiltrate")
    assert not keywords.has(field.units[1], "infiltrate")
    assert [decision.hidden for decision in played.asked] == [True] * 3
    assert [line["card"] for line in told(field, "legion-divulges")] == ["Darkness Descends"]


@pytest.mark.rule("legion26:cardkw.divulge.4", "legion23:cardkw.divulge.2")
@pytest.mark.parametrize("edition", BOTH)
def test_blue_divulges_first_and_what_is_declined_is_lost(edition: str) -> None:
    field = vaders(edition)
    played = run(divulge_cards(field), answers=["done", "done"])
    assert played.questions == [(1, "legion-ask-divulge"), (0, "legion-ask-divulge")]
    assert field.divulged == [[], []]
    assert not keywords.has(field.units[0], "infiltrate")


@pytest.mark.rule("legion26:cardkw.divulge.3", "legion23:cardkw.divulge.2")
@pytest.mark.parametrize("edition", BOTH)
def test_a_divulged_card_is_not_played_and_is_in_the_hand_again(edition: str) -> None:
    field = vaders(edition)
    run(divulge_cards(field), answers=["done", ("divulge", DARKNESS), "done"])
    assert (field.played, field.hands[0], field.permanents[0]) == (["", ""], [DARKNESS, AMBUSH], [])
    assert field.divulged[0] == [DARKNESS]


def test_any_number_of_cards_may_be_divulged() -> None:
    field = facing("2026", "Darth Vader", "Nobody", [DARKNESS, MEANS, AMBUSH], [])
    run(divulge_cards(field), answers=[("divulge", MEANS), ("divulge", DARKNESS), "done"])
    assert field.divulged[0] == [MEANS, DARKNESS]


@pytest.mark.rule("legion26:cardkw.divulge.2")
def test_a_permanent_card_that_is_divulged_stays_in_play_and_one_of_its_options_counts() -> None:
    field = facing("2026", "Asajj Ventress", "Nobody", [MASTER, AMBUSH], [])
    played = run(divulge_cards(field), answers=[("divulge", MASTER), ("way", 1), "done"])
    assert (field.hands[0], field.permanents[0]) == ([AMBUSH], [MASTER])
    assert keywords.has(field.units[0], "makashi-mastery")
    assert not keywords.has(field.units[0], "bounty")
    assert ("divulge", MASTER) in played.asked[0].options  # type: ignore[attr-defined]
    assert "done" not in played.asked[0].options  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", BOTH)
def test_a_divulged_card_has_to_be_the_first_that_is_played(edition: str) -> None:
    field = vaders(edition)
    run(divulge_cards(field), answers=["done", ("divulge", DARKNESS), "done"])
    assert (playable(field, 0), playable(field, 1)) == ([DARKNESS], [AMBUSH, DARKNESS])
    reason = why_not_card(field, 0, AMBUSH)
    assert reason is not None
    assert reason.rule == field.edition.rule("legion26:cardkw.divulge", "legion23:cardkw.divulge")
    assert all("Darkness Descends" in words(lang).reason(reason) for lang in ("en", "es"))
    field.round = 2
    assert playable(field, 0) == [DARKNESS, AMBUSH]


def test_nobody_is_asked_whose_army_could_have_no_such_card() -> None:
    field = facing("2026", "Nobody", "Darth Vader", [AMBUSH], [AMBUSH])
    assert (may_have_any(field, 0), may_have_any(field, 1)) == (False, True)
    played = run(divulge_cards(field), answers=["done"])
    assert played.questions == [(1, "legion-ask-divulge")]


def test_what_was_divulged_is_seen_and_never_drawn_again() -> None:
    field = vaders("2026")
    run(divulge_cards(field), answers=["done", ("divulge", DARKNESS), "done"])
    shown: Any = view(field, 1)
    assert [card["name"] for card in shown["players"][0]["divulged"]] == ["Darkness Descends"]
    for seed in range(20):
        resample(field, 1, Rng(seed))
        assert field.hands[0][0] == DARKNESS
        assert field.hands[0].count(DARKNESS) == 1


@pytest.mark.parametrize(("divulged", "keyword"), [(True, "secret-mission"), (False, "inspire")])
@pytest.mark.parametrize("edition", BOTH)
def test_some_cards_do_something_else_once_they_are_divulged(edition: str, divulged: bool, keyword: str) -> None:
    field = facing(edition, "Padme Amidala", "Nobody", [COVER], [])
    run(divulge_cards(field), answers=[("divulge", COVER), "done"] if divulged else ["done"])
    field.played[0] = COVER
    run(happen(field, 0, UNTIMED))
    padme = field.units[0]
    assert [each for each in ("infiltrate", "secret-mission", "inspire") if keywords.has(padme, each)] == (
        ["infiltrate", keyword] if divulged else [keyword]
    )


@pytest.mark.parametrize("edition", BOTH)
def test_vader_is_reliable_only_if_his_card_was_not_divulged(edition: str) -> None:
    for divulged in (True, False):
        field = facing(edition, "Darth Vader", "Nobody", [DARKNESS], [])
        field.divulged[0] = [DARKNESS] if divulged else []
        field.played[0] = DARKNESS
        run(happen(field, 0, UNTIMED))
        assert keywords.value(field.units[0], "reliable") == (0 if divulged else 2)


def test_what_anakin_and_the_droids_divulge() -> None:
    field = facing("2026", "Anakin Skywalker", "Nobody", [FUN], [])
    run(divulge_cards(field), answers=[("divulge", FUN), "done"])
    assert keywords.has(field.units[0], "prepared-position")
    droids = playing.battle("2026", [commander("Kraken", "ai attack"), commander("Other")], [commander()])
    droids.hands = [[MEANS], []]
    run(divulge_cards(droids), answers=[("divulge", MEANS), [("unit", 0)], "done"])
    assert [keywords.has(unit, "reinforcements") for unit in droids.units] == [True, False, False]


# Staying in play.


@pytest.mark.rule("legion26:cardkw.permanent", "legion23:cardkw.permanent")
@pytest.mark.parametrize("edition", BOTH)
def test_a_permanent_card_stays_in_play_and_others_are_discarded(edition: str) -> None:
    field = facing(edition, "Darth Vader", "Nobody", [], [])
    field.played = [DARKNESS, AMBUSH]
    run(discard_cards(field))
    assert (field.permanents, field.discarded, field.played) == ([[DARKNESS], []], [[], [AMBUSH]], ["", ""])
    shown: Any = view(field, None)
    assert [card["name"] for card in shown["players"][0]["permanents"]] == ["Darkness Descends"]
    field.played = [STANDING_ORDERS, ""]
    run(discard_cards(field))
    assert (field.permanents[0], field.discarded[0]) == ([DARKNESS], [])


@pytest.mark.rule("legion26:cardkw.permanent", "legion23:cardkw.permanent")
@pytest.mark.parametrize("edition", BOTH)
def test_what_a_permanent_card_does_later_goes_on_but_not_what_it_did_when_it_was_played(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of(card: cards.CommandCard) -> Any:
        return tuple(Timed(window, (Each(Units(name="A"), (gain(AIM),)),)) for window in (UNTIMED, PHASE_BEGINS))

    monkeypatch.setattr(card_effects, "of", of)
    field = facing(edition, "A", "B", [], [])
    field.permanents[0] = [DARKNESS]
    run(happen(field, 0, UNTIMED))
    assert field.units[0].has(AIM) == 0
    run(happen(field, 0, PHASE_BEGINS))
    assert field.units[0].has(AIM) == 1
    field.played[0], field.permanents[0] = DARKNESS, []
    run(happen(field, 0, UNTIMED))
    assert field.units[0].has(AIM) == 2
