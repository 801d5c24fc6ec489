"""The game as a whole: what it can start from, how it ends, and that it keeps what the kernel promises."""

from __future__ import annotations

from typing import Any

import pytest

from swu.decks import BASE, LEIA, LUKE, VADER
from swu.moments import begin, moments
from swu.scenes import Scene
from tablero.conformance import conform_game
from tablero.games.swu import GAME, decks, flow
from tablero.games.swu.brings import DECKS
from tablero.games.swu.deckbuilding import violations
from tablero.games.swu.state import Table
from tablero.kernel import BadSetup, Game, Record, Rng, digest
from tablero.registry import find
from tablero.sim.series import play
from telling import english

MARINES = {"leaders": [LUKE], "base": BASE, "deck": {"battlefield-marine": 30}}


def changed(**fields: Any) -> dict[str, Any]:
    return {**MARINES, **fields}


# What a game can start from.


def test_it_is_found_by_its_name() -> None:
    assert find("swu") is GAME


def test_without_decks_the_starter_decks_are_played_in_turn() -> None:
    leaders = [player.leaders[0].face.title for player in begin(3).state.players]
    assert leaders == ["Luke Skywalker", "Darth Vader", "Luke Skywalker"]
    for player in begin(4).state.players:
        assert len(player.deck) + len(player.hand) == 50
    assert [violations(decks.built_in(name), "premier") for name in decks.names()] == [()] * len(decks.names())


def test_a_deck_is_given_by_name_or_in_full() -> None:
    game = begin(decks=["sor-vader", MARINES])
    one, two = game.state.players
    assert one.leaders[0].face.key == VADER
    assert (two.leaders[0].face.key, two.base.face.key, len(two.deck) + len(two.hand)) == (LUKE, BASE, 30)


@pytest.mark.parametrize(
    ("given", "place", "said"),
    [
        ("sor-luke", "decks", "a list"),
        (["sor-luke"], "decks", "expected 2 decks, not 1"),
        (["sor-luke", "sor-darth"], "decks[1]", "no built-in deck “sor-darth”; there are ibh-leia, ibh-vader"),
        (["sor-luke", 7], "decks[1]", "built-in"),
        ([changed(leader=LUKE), MARINES], "decks[0].leader", "leaders"),
        ([changed(leaders=LUKE), MARINES], "decks[0].leaders", "a list"),
        ([changed(leaders=[]), MARINES], "decks[0].leaders", "a leader"),
        ([changed(leaders=[BASE]), MARINES], "decks[0].leaders", "is not a leader"),
        ([changed(base=None), MARINES], "decks[0].base", "key"),
        ([changed(base=LUKE), MARINES], "decks[0].base", "is not a base"),
        ([changed(base="echo-bass"), MARINES], "decks[0].base", "did you mean echo-base?"),
        ([changed(deck=["wampa"]), MARINES], "decks[0].deck", "object"),
        ([changed(deck={"wampa": 0}), MARINES], "decks[0].deck.wampa", "from 1 to"),
        ([changed(deck={"wampa": True}), MARINES], "decks[0].deck.wampa", "from 1 to"),
        ([changed(deck={"wampas": 1}), MARINES], "decks[0].deck", "did you mean wampa?"),
        ([changed(deck={"experience": 1}), MARINES], "decks[0].deck", "Experience is not a unit"),
        ([changed(deck={VADER: 1}), MARINES], "decks[0].deck", "is not a unit, event or upgrade"),
        ([changed(deck={"wampa": 599}), MARINES], "decks[0]", "601 cards in all"),
        ([changed(sideboard={"wampa": 569}), MARINES], "decks[0]", "600 at most"),
        ([changed(sideboard=3), MARINES], "decks[0].sideboard", "object"),
    ],
)
def test_a_deck_that_can_not_be_played_is_refused_by_its_place(given: Any, place: str, said: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, decks=given)
    assert refusal.value.place == place
    assert said in english(refusal.value.expected)


def test_a_pasted_deck_that_is_too_large_is_told() -> None:
    large = DECKS.of(changed(deck={"wampa": 599}), "deck")
    assert [english(one.message) for one in DECKS.unplayable(large)] == [
        "The deck has 601 cards in all; the game can be played with 600 at most."
    ]
    assert not DECKS.unplayable(DECKS.of(changed(deck={"wampa": 598}), "deck"))


def test_a_card_that_the_rules_do_not_know_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    GAME.setup(2, decks=[MARINES, MARINES])
    monkeypatch.setattr(decks, "in_pool", lambda key: key != "battlefield-marine")
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(2, decks=["sor-luke", MARINES])
    assert refusal.value.place == "decks[1].battlefield-marine"


def refused(seats: int, format: str, *given: Any) -> str:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, decks=list(given), format=format)
    return english(refusal.value)


@pytest.mark.rule("swu:9.2.2.a", "swu:9.2.2.b", "swu:11.1.1")
def test_the_format_decides_which_decks_may_be_played() -> None:
    GAME.setup(2, format="premier")
    GAME.setup(3, format="multiplayer")
    assert "swu:9.2.2.a" in refused(2, "premier", "sor-luke", MARINES)
    many = changed(deck={"battlefield-marine": 50})
    said = "decks[0]: 50 copies of Battlefield Marine; the most is 3. [swu:9.2.2.b]"
    assert refused(2, "premier", many, "sor-luke") == said
    assert refused(3, "premier").startswith("seats")
    assert "swu:11.1.1" in refused(2, "multiplayer")
    GAME.setup(2, decks=[many, many])  # open: anything that can be played


@pytest.mark.rule("swu:12.2.1.a", "swu:12.2.2")
def test_twin_suns_takes_two_leaders_and_no_card_twice() -> None:
    pair = changed(leaders=[LUKE, LEIA])
    assert "swu:12.2.1.a" in refused(3, "twin-suns", *["sor-luke"] * 3)
    assert "swu:12.2.1.a" in refused(3, "twin-suns", *[pair] * 3)  # too few cards
    assert "swu:12.2.2" in refused(3, "twin-suns", *[{**pair, "deck": {"battlefield-marine": 50}}] * 3)


@pytest.mark.parametrize("format", decks.FORMATS)
def test_random_decks_are_legal_in_their_format_and_differ(format: str) -> None:
    seats = 2 if format in ("open", "premier") else 3
    setups = [GAME.sample_setup(Rng(seed), seats, format=format) for seed in range(4)]
    assert len({str(setup.settings["decks"]) for setup in setups}) == 4
    assert all(setup.settings["format"] == format and setup.seats == seats for setup in setups)
    assert GAME.sample_setup(Rng(0), seats, format=format) == setups[0]


def test_the_order_in_which_a_deck_is_written_does_not_matter() -> None:
    cards = {"wampa": 20, "battlefield-marine": 20}
    one, other = (
        begin(decks=[changed(deck=dict(order)), MARINES]) for order in (cards.items(), [*cards.items()][::-1])
    )
    assert digest(one) == digest(other)


# How it goes and how it ends.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_ends_when_all_bases_but_one_are_defeated(seats: int) -> None:
    *_, game = moments(seats, seats)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.scores == tuple(max(0, player.base.remaining) for player in game.state.players)
    assert [seat for seat, left in enumerate(outcome.scores) if left > 0] == list(outcome.winners)
    again = Game.replay(GAME, Record.loads(game.record().dumps()), Rng(0))
    assert digest(again) == digest(game)


def base_attacked(damage: int) -> Scene:
    """A base that has so much damage is attacked by a unit with 4 power."""
    tower = {"card": "administrators-tower", "damage": damage}
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"base": tower}})
    return scene.act("player1", "attack", "wampa", "administrators-tower")


@pytest.mark.rule("swu:5.6.1")
def test_a_defeated_base_ends_the_game_at_once() -> None:
    scene = base_attacked(damage=25)
    assert scene.game.outcome is None
    assert scene.base("player2").remaining == 1
    scene = base_attacked(damage=26)
    assert scene.game.outcome is not None
    assert (scene.game.outcome.winners, scene.game.outcome.why.id) == ((0,), "swu-won-base")
    assert scene.game.outcome.scores == (30, 0)


def asked(game: Game[Table]) -> str:
    return game.decision.message.id if game.decision else ""


def test_the_flow_starts_from_any_checkpoint() -> None:
    game = next(game for game in moments(2, 5, every=1) if game.state.round == 3 and asked(game) == "swu-ask-action")
    again = flow(game.state.copy())
    request = again.send(None)
    while not callable(request):
        request = again.send(None)
    assert request().to_json() == game.decision.to_json()  # type: ignore[union-attr]


# The kit.


@pytest.mark.parametrize(
    ("seats", "format"),
    [
        (2, "open"),
        pytest.param(4, "open", marks=pytest.mark.long),
        pytest.param(3, "twin-suns", marks=pytest.mark.long),
    ],
)
def test_nothing_that_the_kernel_promises_is_broken(seats: int, format: str) -> None:
    report = conform_game(GAME, seats, 7, lambda rng: GAME.sample_setup(rng, seats, format=format))
    assert report.finding is None, report.finding.detail
    assert report.decisions > 30


def test_the_greedy_bot_beats_the_random_one() -> None:
    won = 0
    for number in range(10):
        bots = ("greedy", "random") if number % 2 else ("random", "greedy")
        outcome = play(GAME, number, bots, 3).outcome
        won += any(bots[seat] == "greedy" for seat in outcome.winners)
    assert won >= 9


def test_the_position_is_judged_by_what_can_be_seen() -> None:
    for game in moments(2, 9, every=11):
        table: Table = game.state
        if game.outcome is None:
            twin = game.resample(0, Rng(1))
            assert GAME.evaluate(twin.state, 0) == GAME.evaluate(table, 0)
