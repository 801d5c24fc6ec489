"""Matches: one game, a best of three, Trilogy with its exclusions, games of several; and conceding."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from playing import assert_comes_back, assert_keeps_secrets, play_random
from swu.matches import answer_all, begin, boosters, first, refusal, table, until, win
from tablero.bots import bot
from tablero.games.swu.deck_files import Deck
from tablero.games.swu.deck_files.report import check
from tablero.games.swu.deckbuilding import FORMATS
from tablero.games.swu.facts import card
from tablero.games.swu.match import GAME, conceded, count
from tablero.games.swu.match_setup import LIMITED, SEVERAL, TWO_PLAYERS
from tablero.games.swu.match_state import BAN, DRAFT, LEADER, PICK, PLAY, SIDEBOARD, Match
from tablero.games.swu.starter_decks import put_together, ready_made
from tablero.games.swu.state import NOBODY
from tablero.kernel import BadSetup, Game, Outcome, Perspective, Record, Rng, digest, say
from tablero.registry import find
from tablero.text import LANGUAGES, texts_of
from telling import refused


def premier(seed: int = 1) -> dict[str, Any]:
    """A legal deck."""
    found: dict[str, Any] = put_together(Rng(seed), "premier", [], Counter())
    return found


def as_deck(deck: dict[str, Any]) -> Deck:
    return Deck(leaders=tuple(deck["leaders"]), bases=(deck["base"],), main=deck["deck"])


def ended(*winners: int) -> Outcome:
    return Outcome(winners, say("swu-won-base"))


# Settings.


def test_a_match_can_be_found_by_its_name() -> None:
    assert find("swu-match") is GAME


@pytest.mark.rule("swu:9.2.1.a", "swu:9.3.1.a", "swu:11.1.1")
@pytest.mark.parametrize("format", FORMATS)
def test_each_format_is_for_so_many_players(format: Any) -> None:
    assert (set(TWO_PLAYERS), set(SEVERAL)) == ({"premier", "trilogy"}, {"twin-suns", "multiplayer"})
    allowed = {2} if format in TWO_PLAYERS else {3, 4} if format in SEVERAL else {2, 3, 4}
    for seats in (2, 3, 4):
        if seats in allowed:
            assert GAME.sample_setup(Rng(1), seats, format=format).seats == seats
        else:
            with refused(BadSetup, r"^seats: "):
                GAME.sample_setup(Rng(1), seats, format=format)


@pytest.mark.rule("swu:10.1.1", "swu:9.1.2")
@pytest.mark.parametrize("format", FORMATS)
def test_decks_are_brought_to_constructed_formats_and_built_in_limited_ones(format: Any) -> None:
    seats = 3 if format in SEVERAL else 2
    match = GAME.begin(GAME.sample_setup(Rng(1), seats, format=format))
    assert (match.boosters is not None) == (format in ("sealed", "draft")) == (format in LIMITED)
    assert all(match.decks) == (format not in LIMITED)
    if format in LIMITED:
        with refused(BadSetup, r"^decks: the decks of \w+ are built from boosters"):
            GAME.setup(seats, format=format, decks=[premier()] * seats)


@pytest.mark.rule("swu:9.1.1", "swu:9.2.2.a", "swu:9.2.2.b")
def test_decks_that_are_not_legal_in_the_format_are_refused() -> None:
    good, bad = premier(1), premier(2)
    GAME.setup(2, format="premier", decks=[good, bad])
    key = next(key for key in bad["deck"] if card(key).copies is None)
    fewer = {**bad, "deck": {one: number for one, number in bad["deck"].items() if one != key}}
    with refused(
        BadSetup,
        r"^decks\[1\]: The deck has \d+ .*; it must have at least 50\. \[swu:9.2.2.a\]$",
    ):
        GAME.setup(2, format="premier", decks=[good, fewer])
    with refused(BadSetup, r"^decks\[1\]: 4 copies of .*; the most is 3\. \[swu:9.2.2.b\]$"):
        GAME.setup(2, format="premier", decks=[good, {**bad, "deck": bad["deck"] | {key: 4}}])


def test_settings_that_make_no_sense_are_refused() -> None:
    for settings in ({"decks": "sor-luke"}, {"decks": [premier()]}, {"games": 2}, {"set": "TS26"}, {"format": "open"}):
        with refused(BadSetup, f"^{next(iter(settings))}"):
            GAME.setup(2, **settings)
    with refused(BadSetup, r"^games: a best of three is for 2"):
        GAME.setup(3, format="multiplayer", games=3, decks=[premier()] * 3)
    with refused(BadSetup, r"^decks: expected a list of decks for each of 2 seats"):
        GAME.setup(2, format="trilogy", decks=[premier(), premier()])


# One game, and the best of three.


@pytest.mark.rule("swu:9.2.1.a", "swu:9.1.3")
def test_a_match_of_one_game_is_that_game() -> None:
    game = begin("premier", decks=[premier(1), premier(2)])
    assert game.state.stage == PLAY
    win(game, 1)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert game.outcome.why.id == "swu-won-base"
    drawn = begin("premier", decks=[premier(1), premier(2)])
    win(drawn)
    assert drawn.outcome is not None
    assert drawn.outcome.winners == ()


def test_two_wins_win_a_best_of_three() -> None:
    game = begin("premier", games=3, decks=[premier(1), premier(2)])
    for winner in (0, 1):
        assert game.outcome is None
        win(game, winner)
    assert game.state.wins == [1, 1]
    assert game.view(None)["game"] == 3
    win(game, 1)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    assert game.outcome.scores == (1, 2)
    assert [entry.message.id for entry in game.log].count("swu-log-game-won") == 3


def test_every_game_of_a_match_begins_anew() -> None:
    game = begin("premier", games=3, decks=[premier(1), premier(2)])
    win(game, 0)
    assert game.state.game == 2
    assert game.decision is not None
    assert game.decision.message.id == "swu-ask-starter"
    assert table(game).round == 1
    assert [player.base.damage for player in table(game).players] == [0, 0]


def test_two_wins_in_a_row_need_no_third_game() -> None:
    game = begin("premier", games=3, decks=[premier(1), premier(2)])
    win(game, 0)
    win(game, 0)
    assert game.outcome is not None
    assert game.outcome.scores == (2, 0)


def test_a_drawn_game_of_a_best_of_three_does_not_count() -> None:
    match = Match(2, "premier", 2)
    assert count(match, ended()) is None
    assert (match.wins, match.drawn, match.game, match.stage) == ([0, 0], 1, 2, PLAY)
    assert count(match, ended(1)) is None
    assert (match.wins, match.stage) == ([0, 1], SIDEBOARD)


# Trilogy.


def trilogy(seed: int = 1) -> Game[Match]:
    return begin("trilogy", seed=seed, decks=ready_made("trilogy", 2, Rng(seed)))


def banned(first_ban: int = 0, second_ban: int = 0) -> Game[Match]:
    """A Trilogy match after the exclusions: of seat 1's and of seat 0's decks."""
    game = trilogy()
    game.choose(("deck", 1, first_ban), 0)
    game.choose(("deck", 0, second_ban), 1)
    return game


@pytest.mark.rule("swu:9.3.1.a", "swu:9.3.2.a", "swu:9.3.2.b", "swu:9.3.2.c")
def test_three_decks_each_are_needed_that_share_nothing_they_may_not() -> None:
    decks = ready_made("trilogy", 2, Rng(3))
    for three in decks:
        assert check([as_deck(deck) for deck in three], "trilogy").legal
    match = begin("trilogy", decks=decks).state
    assert [len(three) for three in match.decks] == [3, 3]
    mine, other = decks
    for bad, said in (
        ([*mine[:2]], r"A player brings three decks, not 2\. \[swu:9.3.1.a\]"),
        ([mine[0], mine[1], {**mine[2], "leaders": mine[0]["leaders"]}], r"The decks together have .*\[swu:9.3.2.b\]"),
        ([mine[0], mine[1], {**mine[2], "base": mine[0]["base"]}], r"The decks together have .*\[swu:9.3.2.b\]"),
        ([mine[0], mine[1], {**mine[2], "deck": mine[0]["deck"]}], r"The decks together have .*\[swu:9.3.2.b\]"),
    ):
        with refused(BadSetup, rf"^decks\[0\]: {said}$"):
            begin("trilogy", decks=[bad, other])
    side = {**mine[0], "sideboard": {next(iter(other[0]["deck"])): 1}}
    with refused(BadSetup, r"^decks\[0\]\[0\]: There is a sideboard of 1 cards?; .*\[swu:9.3.2.c\]$"):
        begin("trilogy", decks=[[side, *mine[1:]], other])


@pytest.mark.rule("swu:9.3.1.a")
def test_trilogy_is_a_best_of_three_without_saying_so() -> None:
    assert GAME.begin(GAME.setup(2, format="trilogy", games=1)).needed == 2


@pytest.mark.rule("swu:9.3.3.a")
def test_leaders_and_bases_of_all_decks_are_shown_before_the_exclusions() -> None:
    game = trilogy()
    assert game.state.stage == BAN
    for seat in (0, 1, None):
        shown = game.view(seat)["decks"]
        for other in (0, 1):
            pairs = [(tuple(pair["leaders"]), pair["base"]) for pair in shown[other]["pairs"]]
            assert pairs == [(deck.leaders, deck.base) for deck in game.state.decks[other]]
        assert game.view(seat)["deck"] is None


@pytest.mark.rule("swu:9.3.3.a")
def test_each_player_excludes_a_deck_of_the_other_in_secret() -> None:
    game = trilogy()
    reason = refusal(game, ("deck", 0, 1), 0)
    assert (reason.rule, reason.message.id) == ("swu:9.3.3.a", "swu-not-own-ban")
    assert refusal(game, ("deck", 1, 3), 0).message.id == "kernel-not-an-option"
    game.choose(("deck", 1, 2), 0)
    assert game.state.banned == [NOBODY, NOBODY]
    assert_keeps_secrets(game, Rng(3))
    assert "swu-log-bans" not in [entry.message.id for entry in game.log]
    game.choose(("deck", 0, 1), 1)
    assert game.state.banned == [1, 2]
    assert [shown["banned"] for shown in game.view(None)["decks"]] == [1, 2]
    assert game.why_no_undo(0) is not None


@pytest.mark.rule("swu:9.3.3.a")
def test_each_player_picks_one_of_two_decks_in_secret() -> None:
    game = banned(first_ban=2, second_ban=1)
    assert game.state.stage == PICK
    assert game.decision_for(0).options == [("deck", 0, 0), ("deck", 0, 2)]  # type: ignore[union-attr]
    assert game.decision_for(1).options == [("deck", 1, 0), ("deck", 1, 1)]  # type: ignore[union-attr]
    reason = refusal(game, ("deck", 0, 1), 0)
    assert (reason.rule, reason.message.id) == ("swu:9.3.3.a", "swu-not-banned-deck")
    reason = refusal(game, ("deck", 1, 0), 0)
    assert (reason.rule, reason.message.id) == ("swu:9.3.3.a", "swu-not-your-deck")
    game.choose(("deck", 0, 2), 0)
    assert game.state.stage == PICK
    assert_keeps_secrets(game, Rng(3))
    assert game.view(1)["decks"][0]["playing"] is None
    game.choose(("deck", 1, 1), 1)
    assert game.state.playing == [2, 1]
    assert game.view(1)["decks"][0]["playing"] == 2
    for player, deck in zip(table(game).players, (2, 1), strict=True):
        brought = game.state.decks[player.seat][deck]
        assert (player.leaders[0].face.key, player.base.face.key) == (brought.leaders[0], brought.base)
        assert len(player.deck) + len(player.hand) == len(brought.main)


def played(game: Game[Match], *winners: int, decks: tuple[int, int]) -> Game[Match]:
    """Let both pick these decks, where there is a choice, and somebody win."""
    answer_all(game, lambda part: ("deck", part.seat, decks[part.seat]))
    assert game.state.playing == [*decks]
    win(game, *winners)
    return game


@pytest.mark.rule("swu:9.3.3.b", "swu:9.3.3.c")
def test_the_winning_deck_is_out_and_only_the_loser_has_a_choice() -> None:
    game = banned()
    game.fork()  # from now on every checkpoint is kept
    played(game, 0, decks=(1, 1))
    assert game.state.retired == [[1], []]
    assert game.state.stage == PICK
    assert [part.seat for part in game.decisions] == [1]
    assert game.decision_for(1).options == [("deck", 1, 1), ("deck", 1, 2)]  # type: ignore[union-attr]
    for again in (1, 2):
        twin = game.fork()
        twin.choose(("deck", 1, again), 1)
        assert twin.state.playing == [2, again]
    assert game.view(0)["decks"][0]["retired"] == [1]


@pytest.mark.rule("swu:9.3.3.b")
def test_a_retired_deck_can_not_be_used_again() -> None:
    game = played(banned(), 1, decks=(1, 2))
    game.choose(("deck", 0, 1), 0)
    win(game, 0)
    assert game.state.retired == [[1], [2]]
    assert game.state.playing == [2, 1]  # nobody has a choice any more
    assert game.state.game == 3
    fresh = Match(2, "trilogy", 2)
    fresh.decks = [list(decks) for decks in game.state.decks]
    fresh.retired, fresh.stage = [[1], []], PICK
    decision = banned().decision_for(0)
    assert decision is not None
    reason = GAME.why_not(fresh, decision, ("deck", 0, 1))
    assert reason is not None
    assert (reason.rule, reason.message.id) == ("swu:9.3.3.b", "swu-not-retired-deck")


@pytest.mark.rule("swu:9.3.3.b")
def test_a_drawn_game_is_played_again_with_the_same_decks() -> None:
    game = played(banned(), decks=(2, 1))
    assert game.outcome is None
    assert (game.state.stage, game.state.playing, game.state.retired) == (PLAY, [2, 1], [[], []])
    assert (game.state.wins, game.state.drawn) == ([0, 0], 1)
    assert game.decision is not None
    assert game.decision.message.id == "swu-ask-starter"
    brought = game.state.decks[0][2]
    assert table(game).players[0].leaders[0].face.key == brought.leaders[0]


@pytest.mark.rule("swu:9.3.3.b")
def test_two_wins_win_a_trilogy_match() -> None:
    game = played(banned(), 0, decks=(1, 1))
    game.choose(("deck", 1, 2), 1)
    win(game, 1)
    assert game.outcome is None
    assert game.state.wins == [1, 1]
    win(game, 0)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.outcome.scores == (2, 1)


# More than two, limited formats.


@pytest.mark.rule("swu:11.1.1", "swu:11.1.2", "swu:11.1.3")
@pytest.mark.example("swu-ex:11.1.2-1")
def test_four_players_with_premier_decks_play_a_game() -> None:
    game = begin("multiplayer", seats=4, decks=[premier(seed) for seed in range(4)])
    win(game, 2)
    assert game.outcome is not None
    assert game.outcome.winners == (2,)


@pytest.mark.rule("swu:11.1.1", "swu:11.1.2", "swu:10.1.3")
@pytest.mark.example("swu-ex:11.1.2-2")
def test_three_players_draft_nine_boosters_and_play_a_game() -> None:
    game = begin("draft", seats=3)
    assert len(boosters(game).keys) == 9 * 16
    until(game, PLAY)
    for player in table(game).players:
        own = Counter(boosters(game).keys[one] for one in boosters(game).pools[player.seat])
        deck = Counter(table(game).faces[one].key for one in player.deck + player.hand)
        assert not deck - own
        assert player.leaders[0].face.key in own
    win(game, 1)
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@pytest.mark.rule("swu:12.2.1.a", "swu:12.2.2")
def test_twin_suns_is_played_with_two_leaders_and_single_cards() -> None:
    game = begin("twin-suns", seats=3)
    assert table(game).format == "twin-suns"
    for seat, player in enumerate(table(game).players):
        assert len({leader.face.key for leader in player.leaders}) == 2
        deck = game.state.deck_list(seat)
        assert max(Counter(deck.cards).values()) == 1
        assert len(deck.cards) >= 50
    two = ready_made("twin-suns", 3, Rng(2))
    double = {**two[0], "deck": two[0]["deck"] | {next(iter(two[0]["deck"])): 2}}
    with refused(BadSetup, r"^decks\[0\]: 2 copies of .*\[swu:12.2.2\]$"):
        begin("twin-suns", seats=3, decks=[double, *two[1:]])
    single = {**two[0], "leaders": two[0]["leaders"][:1]}
    with refused(BadSetup, r"^decks\[0\]: There is 1 leader; the deck must have 2\. \[swu:12.2.1.a\]$"):
        begin("twin-suns", seats=3, decks=[single, *two[1:]])


@pytest.mark.rule("swu:12.2.2.a")
def test_several_copies_of_a_card_may_be_in_play_in_twin_suns() -> None:
    game = begin("twin-suns", seats=3)
    from tablero.games.swu.cards import faces
    from tablero.games.swu.checks import settle
    from tablero.games.swu.entering import enter

    common = next(one for one in faces().values() if one.unit and not one.unique and not one.token and one.hp > 1)
    playing = table(game)
    for _ in range(2):
        playing.faces.append(common)
        playing.owners.append(0)
        playing.known.append(7)
        enter(playing, len(playing.faces) - 1, common, 0)
    assert list(settle(playing)) == []
    assert [unit.face.key for unit in playing.players[0].units] == [common.key] * 2


# Conceding.


@pytest.mark.rule("swu:5.6.4")
@pytest.mark.parametrize("steps", [0, 1, 9, 30])
def test_a_player_may_concede_at_any_time_and_loses_at_once(steps: int) -> None:
    rng = Rng(steps)
    game = begin("premier", decks=[premier(1), premier(2)])
    for _ in range(steps):
        assert game.decision is not None
        game.choose(game.decision.sample(rng), game.decision.seat)
    assert game.outcome is None
    for seat in (0, 1):
        twin = game.fork()
        twin.conclude(conceded(seat))
        assert twin.outcome is not None
        assert twin.outcome.winners == (1 - seat,)
        assert twin.decision is None
        assert Game.replay(GAME, twin.record(), Rng(0)).outcome == twin.outcome
    for lang in LANGUAGES:
        assert texts_of(GAME, lang).render(conceded(0).why)


# Bots, the log, and the view.


@pytest.mark.parametrize(
    ("format", "kind"),
    [pytest.param("draft", "greedy", marks=pytest.mark.long), ("sealed", "greedy"), ("draft", "random")],
)
def test_bots_draft_and_build(format: str, kind: str) -> None:
    game = begin(format)
    players = [bot(kind, Rng(seat)) for seat in (0, 1)]
    while game.state.stage != PLAY:
        part = game.decisions[0]
        game.choose(players[part.seat].decide(Perspective(game, part.seat)), part.seat)
    for seat in (0, 1):
        deck = game.state.deck(seat)
        assert len(deck.main) >= 30
        assert all(one in boosters(game).pools[seat] for one in deck.main)
    if kind == "greedy":
        led = Counter(
            aspect for key in (*game.state.deck(0).leaders, game.state.deck(0).base) for aspect in card(key).aspects
        )
        fitting = [one for one in game.state.deck(0).main if {*card(game.state.key(one)).aspects} <= {*led}]
        assert len(fitting) >= 12


def of(format: str) -> Game[Match]:
    """A best of three of any format for two."""
    if format == "trilogy":
        return trilogy()
    return begin(format, games=3, decks=() if format in LIMITED else [premier(1), premier(2)])


@pytest.mark.parametrize(
    ("format", "stages"),
    [("sealed", {LEADER}), ("draft", {DRAFT, LEADER}), ("premier", set()), ("trilogy", {BAN, PICK})],
)
def test_a_match_comes_back_at_every_stage(format: str, stages: set[int]) -> None:
    game = of(format)
    seen: set[int] = set()
    while not (game.state.stage == PLAY and PLAY in seen):
        if game.state.stage not in seen:
            assert_comes_back(game)
            assert_keeps_secrets(game, Rng(4))
            seen.add(game.state.stage)
        answer_all(game)
    assert stages | {PLAY} <= seen


@pytest.mark.parametrize("format", ["sealed", "premier", "trilogy"])
def test_a_whole_match_can_be_played_and_replayed(format: str) -> None:
    game = play_random(of(format), Rng(6))
    assert game.outcome is not None
    assert game.outcome.scores[game.outcome.winners[0]] == 2
    assert max(game.state.wins) == 2 > min(game.state.wins)
    again = Game.replay(GAME, Record.loads(game.record().dumps()), Rng(0))
    assert digest(again) == digest(game)
    assert again.log == game.log


@pytest.mark.parametrize("format", ["sealed", "trilogy"])
def test_between_games_a_match_can_be_forked_and_redrawn(format: str) -> None:
    game = of(format)
    game.fork()  # from now on every checkpoint is kept
    win(game, 0)
    assert game.state.stage in (SIDEBOARD, PICK)
    assert digest(game.fork()) == digest(game)
    for seat in (0, 1, None):
        twin = game.resample(seat, Rng(1))
        assert twin.view(seat) == game.view(seat)
        play_random(twin, Rng(2), upto=8)
    assert game.state.game == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("format", ["draft", "trilogy", "premier"])
def test_the_terminal_shows_every_stage(format: str, lang: str) -> None:
    game = of(format)
    words, called = texts_of(GAME, lang), GAME.called(lang)
    while game.state.game == 1:
        for seat in (0, None):
            drawn = GAME.terminal(game.view(seat), words)
            assert drawn.strip()
            if game.state.stage == PLAY:
                assert words.render(say("swu-round", round=1)) in drawn
            elif format == "trilogy":
                name = card(game.state.decks[1][2].leaders[0]).name
                assert called.get(name, name) in drawn
            elif game.state.stage == DRAFT and seat == 0:
                picked = [game.state.name(one) for one in boosters(game).pools[0]]
                assert all(called.get(name, name) in drawn.replace("\n    ", " ") for name in picked)
        for part in game.decisions:
            for option in getattr(part, "options", ()):
                assert words.render(GAME.describe(game.state, part, option))
        if game.state.stage == PLAY:
            win(game, 0)
        else:
            answer_all(game, first)
    assert words.render(say("swu-match-score-seat", seat=1, wins=1)) in GAME.terminal(game.view(0), words)
    assert all(words.render(entry.message) for entry in game.log)


def test_a_draft_and_a_game_can_be_played_at_a_terminal(run: Any) -> None:
    picks = "2\n" * 2 + "1\n" * 39  # leaders, then three boosters, of which the last card is no choice
    typed = picks + "i 1\n1\n3\n1\n" + "r\n" * 12
    done = run("play", "swu-match", "--set", "format=draft", "--seats", "human,random", "--seed", "4", typed=typed)
    assert done.err == ""
    stages = (
        "Draft of SOR",
        "Booster 3, passed to the left",
        "Deck building: the leader",
        "Suggested (30)",
        "Round 1.",
    )
    found = [done.out.index(stage) for stage in stages]
    assert found == sorted(found)
    assert "Left the table." in done.out
    assert "Not legal" not in done.out


@pytest.mark.parametrize("format", ["premier", "twin-suns", "trilogy"])
def test_who_brings_no_deck_plays_with_a_ready_one(format: str) -> None:
    seats = 3 if format == "twin-suns" else 2
    none = GAME.begin(GAME.setup(seats, format=format))
    some = GAME.begin(GAME.setup(seats, format=format, decks=[None] * seats))
    assert [deck.base for decks in none.decks for deck in decks] == [
        deck.base for decks in some.decks for deck in decks
    ]
    with pytest.raises(BadSetup):
        GAME.setup(seats, format=format, decks=[None] * (seats + 1))
