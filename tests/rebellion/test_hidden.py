"""What is hidden: who is told what, what a resample may change, and how far everybody can tell where the base is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playing import assert_keeps_secrets
from rebellion.fights import action, give_actions
from rebellion.scenes import EMPIRE, REBEL, asked, lead, loyal, put, where
from rebellion.tries import at, attempt, seat_of, stage
from rebellion.turns import activates, comes, moves, play, shy, systems_of
from tablero.games.rebellion import GAME
from tablero.games.rebellion.actions import recruited_with
from tablero.games.rebellion.base import bit
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.facts import BASE, DISTANCE, PROBES, SYSTEM_COUNT, SYSTEMS, UNIT_NUMBER, same_leader
from tablero.games.rebellion.resample import resample
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import SETUP, Table
from tablero.kernel import Choose, Distribute, Game, Perspective, Rng
from tablero.kernel.codec import encode

SEATS = (2, 3, 4)
EVERY = 9
"""Of the questions of a random game, look at one in so many."""


def moments(seats: int, seed: int, every: int = EVERY, errata: bool = False) -> Iterator[Game[Table]]:
    """Play a random game with the base hidden as long as can be; stop at questions on the way."""
    game, rng = Game(GAME, GAME.setup(seats, errata=errata), Rng(seed)), Rng(seed + 1)
    made = 0
    while game.outcome is None:
        if made % every == 0:
            yield game
        part = rng.choice(game.decisions)
        game.choose(shy(part, rng), part.seat)
        made += 1


def told(game: Game[Table], seat: int | None) -> bytes:
    """Return all that reaches a seat."""
    return encode(Perspective(game, seat).to_json())


def candidates(table: Table) -> list[int]:
    """Return where the base may be for all that the Empire knows: no card of its own, nothing ruled out."""
    hidden = [table.base, *table.probe_deck, *table.probe_aside]
    return sorted(card for card in hidden if table.possible_base & bit(card))


def bases_of(game: Game[Table], seat: int | None) -> list[int]:
    """Return every system where a resample puts the base."""
    twin, found = game.resample(seat, Rng(0)), set()
    for n in range(800):
        GAME.resample(twin.state, seat, Rng(n))
        found.add(twin.state.base)
    return sorted(found)


# Nobody can tell one game from another.


@pytest.mark.rule("rebellion:base.01", "rebellion:cheat.03")
@pytest.mark.parametrize("seats", SEATS)
def test_the_empire_and_spectators_can_not_tell_where_the_base_is_or_what_the_rebels_hold(seats: int) -> None:
    moved = changed = 0
    for game in moments(seats, seats):
        rng = Rng(game.step)
        for seat in (*game.state.seats_of(EMPIRE), None):
            twin = game.resample(seat, rng)
            assert told(twin, seat) == told(game, seat)
            moved += twin.state.base != game.state.base
            changed += sorted(twin.state.mission_hand[REBEL]) != sorted(game.state.mission_hand[REBEL])
    assert moved > 10
    assert changed > 10


@pytest.mark.rule("rebellion:cheat.03", "rebellion:team.03", "rebellion:action.07")
@pytest.mark.parametrize("seats", SEATS)
def test_the_rebels_can_not_tell_what_the_empire_holds_and_keep_what_is_theirs(seats: int) -> None:
    changed = 0
    for game in moments(seats, seats + 10):
        for seat in game.state.seats_of(REBEL):
            twin = game.resample(seat, Rng(game.step))
            assert told(twin, seat) == told(game, seat)
            assert (twin.state.base, twin.state.possible_base) == (game.state.base, game.state.possible_base)
            assert twin.state.mission_hand[REBEL] == game.state.mission_hand[REBEL]
            assert twin.state.action_hand[REBEL] == game.state.action_hand[REBEL]
            assert twin.state.objective_hand == game.state.objective_hand
            changed += twin.state.mission_hand[EMPIRE] != game.state.mission_hand[EMPIRE]
    assert changed > 10


@pytest.mark.parametrize("errata", [False, True])
def test_everybody_is_kept_in_the_dark_by_every_rule_of_the_kernel(errata: bool) -> None:
    for game in moments(4, 21, every=40, errata=errata):
        assert_keeps_secrets(game, Rng(game.step))


@pytest.mark.rule("rebellion:base.01")
def test_the_view_depends_on_nothing_hidden() -> None:
    """Exchange hidden cards by hand, whatever a resample would do."""
    seen = 0
    for game in moments(2, 31):
        table = game.state
        if table.phase == SETUP or table.base_revealed or not table.probe_deck:
            continue
        before = [encode(GAME.view(table, seat)) for seat in (EMPIRE, None)]
        table.base, table.probe_deck[0] = table.probe_deck[0], table.base
        for hand, deck in zip(table.mission_hand, table.mission_deck, strict=True):
            if hand and deck and hand is table.mission_hand[REBEL]:
                hand[-1], deck[0] = deck[0], hand[-1]
        after = [encode(GAME.view(table, seat)) for seat in (EMPIRE, None)]
        assert after == before
        assert encode(GAME.view(table, REBEL)) != before[0]
        table.base, table.probe_deck[0] = table.probe_deck[0], table.base
        hand, deck = table.mission_hand[REBEL], table.mission_deck[REBEL]
        if hand and deck:
            hand[-1], deck[0] = deck[0], hand[-1]
        seen += 1
    assert seen > 10


# Questions.


@pytest.mark.rule("rebellion:cheat.03")
@pytest.mark.parametrize("seats", SEATS)
def test_what_somebody_is_asked_reaches_nobody_else(seats: int) -> None:
    for game in moments(seats, seats + 40):
        asked_ = {part.seat for part in game.decisions}
        for seat in (*range(seats), None):
            sent = Perspective(game, seat).to_json()
            assert (sent["decision"] is not None) == (seat in asked_)
            assert sent["waiting"] == [part.seat for part in game.decisions]


@pytest.mark.rule("rebellion:base.05", "rebellion:cheat.03")
def test_the_rebels_are_asked_from_where_units_come_also_where_none_can() -> None:
    games = []
    for base in ("hoth", "kessel"):
        table = put(lead(stage(base=base, errata=True), "jan_dodonna", "darth_vader"), "rebel_base", x_wing=1)
        games.append(play(table, *activates("jan_dodonna", "endor")))
    near, far = games
    assert asked(near)[1] == [comes("rebel_base"), "done"]
    assert asked(far)[1] == ["done"]
    for seat in (EMPIRE, None):
        assert told(near, seat) == told(far, seat)


def test_a_question_about_hidden_things_is_put_even_if_there_is_one_answer() -> None:
    for game in moments(2, 51):
        for part in game.decisions:
            if isinstance(part, Choose) and part.message.id in ("rebellion-turn", "rebellion-assign"):
                assert part.hidden


@pytest.mark.rule("rebellion:action.07", "rebellion:cheat.03")
@pytest.mark.parametrize("card", ["target_the_star_destroyers", "undercover", "noble_sacrifice"])
def test_a_window_for_action_cards_opens_whatever_card_is_held(card: str) -> None:
    def fight(*cards: str) -> Game[Table]:
        table = put(lead(stage(), "jan_dodonna", "darth_vader"), "kessel", x_wing=1, tie_fighter=1)
        give_actions(lead(table, "wedge_antilles", place="kessel"), REBEL, *cards)
        return play(table, "pass", *activates("darth_vader", "kessel"))

    game = fight(card)
    assert (seat_of(game), asked(game)[0]) == (REBEL, "rebellion-window-start_of_combat")
    usable = [("use", action(card))] if card == "target_the_star_destroyers" else []
    assert asked(game)[1] == ["decline", *usable]
    assert told(game, EMPIRE) == told(fight("target_the_star_destroyers"), EMPIRE)
    assert asked(fight())[0] != "rebellion-window-start_of_combat"  # who holds nothing, as all can see


def test_no_window_opens_where_no_card_of_the_side_could_be_used() -> None:
    table = put(lead(stage(), "jan_dodonna", "darth_vader"), "kessel", x_wing=1, tie_fighter=1)
    give_actions(table, REBEL, "target_the_star_destroyers")  # but Wedge is not there
    game = play(table, "pass", *activates("darth_vader", "kessel"))
    assert asked(game)[0] == "rebellion-add-leader"
    game.choose("nobody")
    assert asked(game)[0] != "rebellion-window-start_of_combat"


# The log.

PRIVATE = {
    "rebellion-setup-base-is": REBEL,
    "rebellion-objective-drawn": REBEL,
    "rebellion-probes-drawn": EMPIRE,
}
"""Lines for one side."""
RARE = {"rebellion-probes-intercepted": REBEL}
"""Lines for one side that not every game has."""
OWN = (
    "rebellion-missions-drawn",
    "rebellion-setup-actions",
    "rebellion-recruit-drawn",
    "rebellion-recruit-keeps",
    "rebellion-tactics-drawn",
)
"""Lines for whoever draws or keeps a card."""
SHOWN = "rebellion-objectives-shown"
"""For both sides, but no spectator."""


@pytest.mark.parametrize("seats", SEATS)
def test_lines_about_hidden_cards_go_to_their_side_only(seats: int) -> None:
    found: dict[str, set[tuple[int, ...] | None]] = {}
    for seed in range(3):
        *_, game = moments(seats, seed + 60, every=1)
        for entry in game.log:
            found.setdefault(entry.message.id, set()).add(entry.to)
    sides = {game.state.seats_of(side) for side in (REBEL, EMPIRE)}
    for id, side in PRIVATE.items():
        assert found.pop(id) == {game.state.seats_of(side)}, id
    for id, side in RARE.items():
        assert found.pop(id, set()) <= {game.state.seats_of(side)}, id
    for id in OWN:
        assert found.pop(id) <= sides, id
    assert found.pop(SHOWN, {tuple(range(seats))}) == {tuple(range(seats))}
    assert [id for id, to in found.items() if to != {None}] == []


@pytest.mark.rule("rebellion:gap.09")
def test_everybody_hears_how_many_probe_cards_are_drawn_and_the_empire_which() -> None:
    game = next(game for game in moments(2, 71, every=1) if game.state.time == 2)
    lines = [entry.message.id for entry in game.log_for(REBEL)]
    assert "rebellion-draws-probes" in lines
    assert "rebellion-probes-drawn" not in lines
    names = [entry.message for entry in game.log_for(EMPIRE) if entry.message.id == "rebellion-probes-drawn"]
    assert [place.id for place in dict(names[0].args)["places"]] == [  # type: ignore[union-attr]
        f"rebellion-place-{SYSTEMS[card].key}" for card in game.state.probe_hand
    ]
    assert game.view(REBEL)["probes"]["hand"] == []
    assert game.view(EMPIRE)["probes"]["hand"] == sorted(SYSTEMS[card].key for card in game.state.probe_hand)


# How far the base is known.


@pytest.mark.parametrize("seats", SEATS)
def test_the_base_is_always_where_it_may_be(seats: int) -> None:
    """Nothing that happens rules out the truth, and nothing ruled out comes back as long as the base stays."""
    for seed in range(4):
        last: Game[Table] | None = None
        before = (-1, 0)
        for game in moments(seats, 80 + seed, every=1):
            table = game.state
            if table.base < 0:
                continue
            assert table.possible_base & bit(table.base)
            assert table.base not in table.probe_deck + table.probe_hand + table.probe_aside
            base, possible = before
            assert base != table.base or table.possible_base & ~possible == 0
            before, last = (table.base, table.possible_base), game
        assert last is not None


@pytest.mark.rule("rebellion:base.01", "rebellion:gap.09")
def test_a_resample_for_the_empire_puts_the_base_wherever_it_may_be_and_nowhere_else() -> None:
    looked = 0
    for game in moments(2, 91, every=40):
        if game.state.phase == SETUP or game.state.base_revealed:
            continue
        found = bases_of(game, EMPIRE)
        assert found == candidates(game.state)
        assert not set(found) & set(game.state.probe_hand)
        looked += 1
    assert looked > 3


@pytest.mark.rule("rebellion:gap.09")
def test_the_cards_of_the_empire_rule_out_systems_for_the_empire_alone() -> None:
    table = lead(stage(), "jan_dodonna", "darth_vader")
    table.probe_hand = [where("endor"), where("bespin")]
    table.probe_deck = [where("kessel"), where("naboo")]
    game = play(table)
    assert bases_of(game, EMPIRE) == sorted([where("hoth"), where("kessel"), where("naboo")])
    every = [where(key) for key in ("hoth", "endor", "bespin", "kessel", "naboo")]
    assert bases_of(game, None) == sorted(every)
    assert bases_of(game, REBEL) == [where("hoth")]
    hands = [{tuple(sorted(game.resample(seat, Rng(n)).state.probe_hand)) for n in range(99)} for seat in (0, 1, None)]
    assert [len(found) for found in hands] == [6, 1, 10]  # two of four, the very ones, two of five


@pytest.mark.rule("rebellion:base.05", "rebellion:base.06")
@pytest.mark.parametrize("base", ["hoth", "bespin", "mustafar"])
def test_a_move_out_of_the_space_leaves_the_systems_around_it(base: str) -> None:
    table = put(lead(stage(base=base), "jan_dodonna", "darth_vader"), "rebel_base", x_wing=1)
    table.probe_deck = [card for card in PROBES if card != where(base)]
    game = play(table, *activates("jan_dodonna", "bespin"), comes("rebel_base"))
    game.choose(moves(game, x_wing=1))
    around = [system for system in range(SYSTEM_COUNT) if DISTANCE[where("bespin")][system] <= 1]
    assert bases_of(game, EMPIRE) == around
    assert told(game.resample(EMPIRE, Rng(1)), EMPIRE) == told(game, EMPIRE)


@pytest.mark.rule("rebellion:base.08", "rebellion:activate.07")
def test_a_garrison_that_found_nothing_rules_its_system_out() -> None:
    table = put(lead(stage(), "jan_dodonna", "darth_vader"), "bespin", star_destroyer=1, stormtrooper=2)
    table.probe_deck = [card for card in PROBES if card != where("hoth")]
    game = play(loyal(table, "naboo", to=EMPIRE), "pass", *activates("darth_vader", "mustafar"), comes("bespin"))
    assert "mustafar" in systems_of(game.state.possible_base)
    game.choose(moves(game, star_destroyer=1, stormtrooper=1))
    ruled_out = {"bespin", "mustafar", "naboo"}
    assert set(systems_of(game.state.possible_base)) == {system.key for system in SYSTEMS} - ruled_out
    assert len(bases_of(game, EMPIRE)) == len(PROBES) - 3


@pytest.mark.rule("rebellion:base.08")
def test_troops_that_a_card_brings_rule_their_system_out_as_well() -> None:
    table = loyal(put(stage(), "kessel", stormtrooper=1), "naboo", to=EMPIRE)
    game = play(table, by=settle)
    assert set(systems_of(game.state.possible_base)) == {system.key for system in SYSTEMS} - {"kessel", "naboo"}


@pytest.mark.rule("rebellion:base.17", "rebellion:cheat.01")
@pytest.mark.parametrize(("base", "left"), [("mustafar", 1), ("hoth", SYSTEM_COUNT - 1)])
def test_an_answer_rules_out_the_rest(base: str, left: int) -> None:
    table = stage(base=base)
    table.probe_deck = [card for card in PROBES if card != where(base)]
    game = attempt(put(table, "mustafar", star_destroyer=1), "long_range_probe", at("mustafar"))
    found = systems_of(game.state.possible_base)
    assert len(found) == left
    assert ("mustafar" in found) == (base == "mustafar")
    assert not game.state.base_revealed


# A resample in the middle of a move.


def test_a_resample_that_puts_the_base_out_of_reach_leaves_nothing_to_move() -> None:
    table = put(lead(stage(), "jan_dodonna", "darth_vader"), "rebel_base", x_wing=1)
    table.probe_deck = [where("kessel"), where("endor")]
    game = play(table, *activates("jan_dodonna", "mustafar"), comes("rebel_base"))
    seen = set()
    for n in range(20):
        twin = game.resample(EMPIRE, Rng(n))
        question = twin.decision
        assert isinstance(question, Distribute)
        near = DISTANCE[twin.state.base][where("mustafar")] <= 1
        assert bool(question.options) == near
        twin.choose((1,) if near else ())
        assert twin.state.possible_base & bit(twin.state.base)
        assert twin.state.count(BASE, UNIT_NUMBER["x_wing"]) == (0 if near else 1)
        seen.add(near)
    assert seen == {False, True}


# What a resample keeps.


def test_a_resample_keeps_what_everybody_has_seen_of_hidden_cards() -> None:
    """The number on an objective, the leader an action card brought, how many cards lie where."""
    looked = 0
    for game in moments(2, 101):
        other_game = game.resample(EMPIRE, Rng(game.step))
        table, twin = game.state, other_game.state
        if table.phase == SETUP:
            continue
        tiers = [sorted(OBJECTIVES[card].tier for card in state.objective_hand) for state in (table, twin)]
        assert tiers[0] == tiers[1]
        assert [OBJECTIVES[card].tier for card in twin.objective_deck] == [
            OBJECTIVES[card].tier for card in table.objective_deck
        ]
        assert twin.mission_discard == table.mission_discard
        for mine, other in zip(table.action_hand[REBEL], twin.action_hand[REBEL], strict=True):
            leader = recruited_with(table, mine)
            assert leader == recruited_with(twin, other)
            assert leader < 0 or any(same_leader(leader, shown) for shown in ACTIONS[other].leaders)
            looked += leader >= 0
    assert looked > 10


@pytest.mark.parametrize("tier", [1, 2, 3])
def test_an_objective_may_be_any_with_its_number(tier: int) -> None:
    table = stage()
    cards = [card for card, objective in enumerate(OBJECTIVES) if objective.tier == tier]
    table.objective_hand, table.objective_deck = cards[:1], [n for n in range(len(OBJECTIVES)) if n != cards[0]]
    found = set()
    for seed in range(99):
        resample(table, EMPIRE, Rng(seed))
        found.add(table.objective_hand[0])
    assert sorted(found) == cards
    held = list(table.objective_hand)
    resample(table, REBEL, Rng(0))
    assert table.objective_hand == held


def test_a_resample_of_what_is_seen_changes_nothing() -> None:
    table = stage()
    table.probe_deck = [where("kessel"), where("naboo"), where("yavin")]
    for card in table.probe_deck:
        table.seen_probe[card] = 1 << EMPIRE
    for seed in range(10):
        resample(table, EMPIRE, Rng(seed))
        assert table.probe_deck == [where("kessel"), where("naboo"), where("yavin")]
        assert table.base == where("hoth")
