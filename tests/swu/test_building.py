"""Building decks from a pool: which leader, which base, which cards, and decks that make sense by themselves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from playing import assert_keeps_secrets
from swu.decks import BASE, LEIA, LUKE, OTHER_BASE, RARE_BASE, VADER
from swu.matches import answer_all, begin, boosters, refusal, table, until, win
from tablero.games.swu import suggest as suggesting
from tablero.games.swu.building import CHANGE, KEEP, OWN, SUGGESTED, bases, leaders, pool, promise, suggest
from tablero.games.swu.cards import faces
from tablero.games.swu.deck_files import Deck
from tablero.games.swu.deckbuilding import violations
from tablero.games.swu.facts import card
from tablero.games.swu.limited import PACK, common_base, contents
from tablero.games.swu.match_state import BASE as CHOOSING_BASE
from tablero.games.swu.match_state import DECK, LEADER, PLAY, SIDEBOARD, Match
from tablero.games.swu.starter_decks import put_together
from tablero.kernel import Choose, Decision, Game, Pick, Rng
from tablero.text import LANGUAGES, texts_of

LIMITED = [
    ("sealed", "swu:10.2.1.a", "swu:10.2.2.a", "swu:10.2.2.b", "swu:10.2.2.c"),
    ("draft", "swu:10.3.1.a", "swu:10.3.4.a", "swu:10.3.4.b", "swu:10.3.4.c"),
]
each = pytest.mark.parametrize(("format", "opened", "contained", "led", "based"), LIMITED)


def building(format: str, stage: int = LEADER, seats: int = 2) -> Game[Match]:
    """A match in which decks are built."""
    return until(begin(format, seats=seats), stage)


def put(game: Game[Match], seat: int, *keys: str) -> list[int]:
    """Let other cards have been in a player's pool: the last ones of it that are no leaders."""
    places = [one for one in boosters(game).pools[seat] if one % PACK > 1][-len(keys) :]
    for place, key in zip(places, keys, strict=True):
        boosters(game).keys[place] = key
    return places


def options(game: Game[Match], seat: int) -> list[Any]:
    decision = game.decision_for(seat)
    assert isinstance(decision, Choose | Pick)
    return list(decision.options)


def own(decision: Decision) -> Any:
    """Choose the cards by hand."""
    return OWN if isinstance(decision, Choose) and OWN in decision.options else decision.sample(Rng(0))


def by_hand(game: Game[Match]) -> Game[Match]:
    """Go on to where everybody picks cards."""
    until(game, DECK)
    answer_all(game, own)
    return game


@pytest.mark.rule("swu:10.2.2.b", "swu:10.3.4.b")
@each
def test_one_of_ones_own_leaders_leads_the_deck(format: str, opened: str, contained: str, led: str, based: str) -> None:
    game = building(format)
    mine = [one for one in boosters(game).pools[0] if boosters(game).leader(one)]
    assert len(mine) == (6 if format == "sealed" else 3)
    offered = [number for _, number in options(game, 0)]
    keys = boosters(game).keys
    assert {keys[one] for one in offered} == {keys[one] for one in mine}
    assert len(offered) == len({keys[one] for one in mine})
    other = next(one for one in boosters(game).pools[1] if boosters(game).leader(one))
    reason = refusal(game, ("card", other), 0)
    assert (reason.rule, reason.message.id) == (led, "swu-not-in-your-pool")
    unit = next(one for one in boosters(game).mains(0))
    reason = refusal(game, ("card", unit), 0)
    assert (reason.rule, reason.message.id) == (contained, "swu-deck-not-a-leader")
    answer_all(game, lambda part: part.options[-1])  # type: ignore[attr-defined]
    assert game.state.decks[0][0].leaders == (keys[offered[-1]],)


@pytest.mark.rule("swu:10.2.2.c", "swu:10.3.4.c")
@each
def test_any_common_base_of_the_set_or_one_of_ones_own(
    format: str, opened: str, contained: str, led: str, based: str
) -> None:
    game = building(format)
    for number in boosters(game).of_kind(1, "base"):
        boosters(game).keys[number] = "battlefield-marine"
    put(game, 0, RARE_BASE)
    until(game, CHOOSING_BASE)
    common = {("base", key) for key in contents("SOR").bases}
    assert len(common) == 8
    assert common_base(card(BASE))
    assert not common_base(card(RARE_BASE))
    assert not common_base(card("battlefield-marine"))
    assert {*options(game, 0)} >= common | {("base", RARE_BASE)}
    assert {*options(game, 1)} & {("base", RARE_BASE)} == set()
    for key in (RARE_BASE, OTHER_BASE):  # not opened, and a common one of another set
        reason = refusal(game, ("base", key), 1)
        assert (reason.rule, reason.message.id) == (based, "swu-deck-base-not-opened")
    reason = refusal(game, ("base", LUKE), 1)
    assert (reason.rule, reason.message.id) == (contained, "swu-deck-not-a-base")
    game.choose(("base", RARE_BASE), 0)
    game.choose(("base", BASE), 1)
    assert [decks[0].base for decks in game.state.decks] == [RARE_BASE, BASE]


def test_a_base_that_asks_for_more_cards_than_there_are_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = building("draft")
    opened = boosters(game)
    count = len(opened.mains(0))
    larger = msgspec.structs.replace(card("data-vault"), set="SOR")
    assert larger.deck_size == 10
    put(game, 0, "data-vault")
    assert "data-vault" in bases(opened, 0, count - 11)
    assert "data-vault" not in bases(opened, 0, count - 10)


@pytest.mark.rule("swu:10.2.2.a", "swu:10.3.4.a")
@each
def test_thirty_cards_at_least_make_a_deck(format: str, opened: str, contained: str, led: str, based: str) -> None:
    game = by_hand(building(format))
    every = options(game, 0)
    assert {*every} == {("card", one) for one in boosters(game).mains(0)}
    reason = refusal(game, every[:29], 0)
    assert (reason.rule, reason.message.id) == (contained, "swu-deck-too-few")
    assert game.why_not(every[:30], 0) is None
    assert game.why_not(every, 0) is None  # swu:1.2.1
    game.choose(every[-30:], 0)
    game.choose(options(game, 1)[:30], 1)
    assert {*game.state.deck(0).main} == {one for _, one in every[-30:]}
    assert len(table(game).players[0].deck) + len(table(game).players[0].hand) == 30


@pytest.mark.rule("swu:10.2.1.a", "swu:10.3.1.a", "swu:10.1.2")
@each
def test_only_ones_own_cards_can_be_in_the_deck(format: str, opened: str, contained: str, led: str, based: str) -> None:
    game = by_hand(building(format))
    enough = options(game, 0)[:30]
    reason = refusal(game, [*enough, options(game, 1)[0]], 0)
    assert (reason.rule, reason.message.id) == (opened, "swu-not-in-your-pool")
    leader = next(one for one in boosters(game).pools[0] if boosters(game).leader(one))
    reason = refusal(game, [*enough, ("card", leader)], 0)
    assert (reason.rule, reason.message.id) == (contained, "swu-deck-not-in-the-deck")
    assert refusal(game, [*enough, enough[0]], 0).message.id == "kernel-pick-twice"


@pytest.mark.rule("swu:10.2.2.d", "swu:10.3.4.d")
@each
def test_all_copies_of_a_card_may_be_in_the_deck(
    format: str, opened: str, contained: str, led: str, based: str
) -> None:
    game = building(format)
    copies = put(game, 0, *["battlefield-marine"] * 7)
    by_hand(game)
    mine = [one for one in options(game, 0) if one[1] not in copies][:23] + [("card", one) for one in copies]
    assert game.why_not(mine, 0) is None
    game.choose(mine, 0)
    game.choose(options(game, 1)[:30], 1)
    deck = table(game).players[0].deck + table(game).players[0].hand
    assert sum(table(game).faces[one].key == "battlefield-marine" for one in deck) >= 7


@pytest.mark.parametrize("format", ["sealed", "draft"])
def test_suggested_decks_are_legal(format: Any) -> None:
    game = building(format, seats=4)
    until(game, PLAY)
    for seat in range(4):
        built = game.state.deck(seat)
        main = Counter(game.state.key(one) for one in built.main)
        deck = Deck(leaders=built.leaders, bases=(built.base,), main=dict(main))
        assert violations(deck, format, pool(boosters(game), seat)) == ()
        assert sum(main.values()) == 30
        assert {*built.main} | {*built.side} == {*boosters(game).mains(seat)}


def test_nobody_learns_what_others_build_before_the_game() -> None:
    game = building("sealed", seats=3)
    answer_all(game, lambda part: part.options[-1])  # type: ignore[attr-defined]
    assert game.state.stage == CHOOSING_BASE
    assert_keeps_secrets(game, Rng(2))
    for stage in ("base", "own", "cards"):
        if stage == "cards":
            answers = {part.seat: part.sample(Rng(8)) for part in game.decisions}
            game.choose(answers[1], 1)
            assert_keeps_secrets(game, Rng(3))
            game.choose(answers[0], 0)
            game.choose(answers[2], 2)
        else:
            answer_all(game, own)
            assert_keeps_secrets(game, Rng(3))
        for seat in range(3):
            deck = game.view(seat)["deck"]
            assert tuple(deck["leaders"]) == game.state.decks[seat][0].leaders
            assert "limited" in game.view(seat)
        assert game.view(None)["deck"] is None
    assert game.state.stage == PLAY


def test_a_resample_gives_others_leaders_of_pools_that_may_be_theirs() -> None:
    game = building("draft", DECK)
    drafted = {boosters(game).keys[one] for one in leaders(boosters(game), 1)}
    found = set()
    for seed in range(30):
        other = game.resample(0, Rng(seed)).state
        assert other.decks[0] == game.state.decks[0]
        found.add(other.decks[1][0].leaders[0])
    assert found <= drafted


def test_everything_about_building_can_be_said() -> None:
    game = building("sealed")
    while game.state.stage != PLAY:
        for lang in LANGUAGES:
            words = texts_of(game.definition, lang)
            for part in game.decisions:
                assert words.render(part.message)
                for option in options(game, part.seat):
                    assert words.render(game.definition.describe(game.state, part, option))
                    assert all(words.render(line) for line in game.definition.explain(game.state, option))
            assert game.definition.terminal(game.view(0), words)
        answer_all(game, own)


# Between games.


def with_sideboard(seat: int = 0) -> Game[Match]:
    """A best of three whose first game is over; one player has a sideboard of 4 cards."""
    mine, other = (put_together(Rng(one), "premier", [], Counter()) for one in (1, 2))
    side = [face.key for face in faces().values() if face.unit and not face.token and face.key not in mine["deck"]]
    mine["sideboard"] = dict.fromkeys(side[:4], 1)
    game = begin("premier", games=3, decks=[mine, other] if seat == 0 else [other, mine])
    win(game, 0)
    return game


@pytest.mark.rule("swu:9.2.2.c", "swu:9.2.2.a")
def test_cards_are_exchanged_with_the_sideboard_between_games() -> None:
    game = with_sideboard()
    assert game.state.stage == SIDEBOARD
    assert [part.seat for part in game.decisions] == [0]  # who has none is not asked
    deck = game.state.deck(0)
    size = len(deck.main)
    game.choose(CHANGE, 0)
    every = options(game, 0)
    assert {one for _, one in every} == {*deck.main, *deck.side}
    out = [("card", one) for one in (*deck.main[:3], deck.side[3])]
    game.choose(out, 0)
    assert game.state.stage == PLAY
    assert [("card", one) for one in game.state.deck(0).side] == sorted(out)
    player = table(game).players[0]
    assert len(player.deck) + len(player.hand) == size
    played = Counter(table(game).faces[one].key for one in player.deck + player.hand)
    assert played == Counter(game.state.key(one) for one in game.state.deck(0).main)
    assert game.state.deck(0).leaders == deck.leaders


@pytest.mark.rule("swu:9.2.2.a", "swu:9.2.2.c")
def test_neither_deck_nor_sideboard_breaks_its_bounds_between_games() -> None:
    game = with_sideboard()
    size = len(game.state.deck(0).main)
    game.choose(CHANGE, 0)
    every = options(game, 0)
    most = size + 4 - 50
    reason = refusal(game, every[: most + 1], 0)
    assert (reason.rule, reason.message.id) == ("swu:9.2.2.a", "swu-deck-too-few")
    assert game.why_not(every[:most], 0) is None
    game.choose([], 0)
    assert game.state.deck(0).side == ()
    player = table(game).players[0]
    assert len(player.deck) + len(player.hand) == size + 4


@pytest.mark.rule("swu:9.3.3.b")
def test_a_deck_that_won_is_out_in_trilogy_only() -> None:
    assert with_sideboard().state.retired == [[], []]


@pytest.mark.rule("swu:9.2.2.c")
def test_nobody_is_asked_where_nobody_has_a_sideboard() -> None:
    decks = [put_together(Rng(one), "premier", [], Counter()) for one in (1, 2)]
    game = begin("premier", games=3, decks=decks)
    win(game, 0)
    assert game.state.stage == PLAY


@pytest.mark.rule("swu:9.2.2.c")
def test_a_deck_can_be_kept_and_one_without_sideboard_is_kept_anyway() -> None:
    game = with_sideboard(seat=1)
    before = game.state.deck(1)
    game.choose(KEEP, 1)
    assert game.state.stage == PLAY
    assert game.state.deck(1) == before


def test_limited_decks_are_built_anew_between_games() -> None:
    game = until(begin("sealed", games=3), PLAY)
    before = game.state.deck(0)
    win(game, 1)
    game.choose(CHANGE, 0)
    game.choose(KEEP, 1)
    decision = game.decision_for(0)
    assert isinstance(decision, Pick)
    assert decision.least == 30
    chosen = [("card", one) for one in before.side[:30]]
    game.choose(chosen, 0)
    assert {("card", one) for one in game.state.deck(0).main} == {*chosen}
    assert game.state.deck(0).leaders == before.leaders


# Suggestions.


@pytest.mark.rule("swu:1.5.6.b")
def test_suggested_cards_are_of_the_aspects_that_are_provided() -> None:
    own = ["battlefield-marine", "wing-leader", "rebel-pathfinder", "alliance-xwing"]
    foreign = ["death-trooper", "tieln-fighter", "death-star-stormtrooper", "first-legion-snowtrooper"]
    command = (LEIA, "echo-base")
    provided = suggesting.icons(command)
    missing = {key: suggesting.missing(card(key), provided) for key in own + foreign}
    assert all(missing[key] > max(missing[one] for one in own) for key in foreign)
    keys = foreign + own
    assert suggesting.suggest(keys, command, 4) == (4, 5, 6, 7)
    assert suggesting.suggest(keys, (VADER, "echo-base"), 8) == tuple(range(8))


def test_not_too_many_events_and_upgrades_unless_nothing_else_is_left() -> None:
    keys = ["battlefield-marine"] * 12 + ["confiscate"] * 12
    chosen = suggesting.suggest(keys, (LEIA, BASE), 10)
    assert sum(keys[i] == "confiscate" for i in chosen) <= 3
    assert len(suggesting.suggest(keys[12:], (LEIA, BASE), 10)) == 10


def test_a_deck_is_suggested_from_any_pool() -> None:
    opened = boosters(begin("sealed", seed=5))
    mine = pool(opened, 0)
    deck = suggest(mine, "SOR", 30)
    assert violations(deck, "sealed", mine) == ()
    worst = min(
        suggesting.proposal(leader, base, sorted(mine.main), 30).worth
        for leader in mine.leaders
        for base in contents("SOR").bases
    )
    keys = [key for key in deck.main for _ in range(deck.main[key])]
    assert suggesting.total(keys, (*deck.leaders, *deck.bases)) > worst


def test_what_has_been_taken_and_built_shows_in_how_good_it_looks() -> None:
    game = begin("draft")
    values = [promise(game.state, 0)]
    while game.state.stage < LEADER:
        answer_all(game)
        values.append(promise(game.state, 0))
    assert values[-1] > values[20] > values[4]
    good = until(begin("sealed"), DECK)
    bad = until(begin("sealed"), DECK)
    answer_all(good, lambda part: SUGGESTED)
    answer_all(bad, lambda part: OWN)
    suggested = {("card", one) for one in good.state.deck(0).main}
    others = [one for one in options(bad, 0) if one not in suggested]
    bad.choose(others[:30], 0)
    bad.choose(options(bad, 1)[:30], 1)
    assert promise(good.state, 0) > promise(bad.state, 0)
    assert good.definition.evaluate(good.state, 0) > bad.definition.evaluate(bad.state, 0)
