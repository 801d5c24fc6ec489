"""Setting up a game (rulebook: "Apéndice: preparación de la partida")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rebellion.scenes import EMPIRE, REBEL, Loaded, Scene, act, asked, loyal, position, put, units_in, where
from tablero.games.rebellion.actions import CARDS_OF, PUBLIC, holder
from tablero.games.rebellion.cards import NORMAL, PROJECT, STARTING
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTICS
from tablero.games.rebellion.facts import (
    ADMIRAL,
    BASE,
    GENERAL,
    LEADER_NUMBER,
    LEADERS,
    PROBES,
    SIDES,
    SYSTEM_NUMBER,
    SYSTEMS,
    UNIT_COUNT,
    UNIT_NUMBER,
    UNITS,
    UNITS_OF,
)
from tablero.games.rebellion.setup import IMPERIAL_FORCE, draw_loyalty, may_start_in, place_rebels, setup
from tablero.games.rebellion.state import ASSIGNMENT, POOL, SUPPLY, Table
from tablero.kernel import Game, Illegal, Rng, Setup
from tablero.kernel.events import CHANCE

FULL_SEEDS = range(6)


class Stacked(Loaded):
    """The first big shuffle puts these cards on top, the first of them uppermost."""

    def __init__(self, size: int, top: Sequence[int]) -> None:
        super().__init__()
        self.size = size
        self.top = list(top)

    def copy(self) -> Stacked:
        return Stacked(self.size, self.top)

    def sample(self, n: int, k: int) -> tuple[int, ...]:
        if n != self.size or not self.top:
            return super().sample(n, k)
        top, self.top = self.top, []
        return (*(card for card in range(n) if card not in top), *reversed(top))


def begin(seats: int = 2, *, seed: int = 0, first_game: bool = False, errata: bool = False) -> Game[Table]:
    return Game(Scene(Table(seats, errata, first_game), setup), Setup(seats, {}), Rng(seed))


def until(game: Game[Table], ask: str | None) -> list[tuple[int, str]]:
    """Answer at random until this is asked, or to the end; return who was asked what on the way."""
    rng = Rng(1)
    said = []
    while (decision := game.decision) is not None and decision.message.id != ask:
        said.append((decision.seat, decision.message.id))
        game.choose(decision.sample(rng))
    assert ask is None or game.decision is not None, f"{ask} was not asked"
    return said


def ready(seats: int = 2, *, seed: int = 0, first_game: bool = False) -> Table:
    game = begin(seats, seed=seed, first_game=first_game)
    until(game, None)
    return game.state


def placed(game: Game[Table], unit: str, **amounts: int) -> tuple[int, ...]:
    """Return the answer that puts so many into each place; check that this unit is asked for."""
    assert game.decision is not None
    [(_, said)] = game.decision.message.args
    assert dict(said.args)["unit"].id == f"rebellion-unit-{unit}"  # type: ignore[union-attr]
    _, options = asked(game)
    answer = [0] * len(options)
    for place, amount in amounts.items():
        answer[options.index(("place", where(place)))] = amount
    return tuple(answer)


def logged(game: Game[Table], seat: int) -> list[str]:
    return [entry.message.id for entry in game.log_for(seat)]


# The steps.


@pytest.mark.rule("rebellion:setup.01", "rebellion:setup.02")
def test_the_steps_come_in_their_order() -> None:
    game = begin()
    said = [ask for _, ask in until(game, "rebellion-setup-base")]
    immediate = [ask for ask in said if not ask.startswith("rebellion-setup")]
    assert said[:14] == ["rebellion-setup-place"] * 7 + ["rebellion-setup-system"] + ["rebellion-setup-place"] * 6
    assert said[14:] == immediate, "action cards come after the units"
    state = game.state
    assert state.action_hand[EMPIRE], "before the base is chosen"
    assert state.mission_hand == [[], []], "the opening hand comes last"
    until(game, None)
    assert (game.state.phase, game.state.step) == (ASSIGNMENT, 0)


def test_a_game_forked_in_the_middle_of_the_setup_goes_on_the_same_way() -> None:
    for ask in ("rebellion-setup-system", "rebellion-setup-base"):
        game = begin(seed=3)
        until(game, ask)
        twin = game.fork()
        until(game, None)
        until(twin, None)
        assert [getattr(twin.state, name) for name in ("units", "base", "mission_hand", "probe_deck")] == [
            getattr(game.state, name) for name in ("units", "base", "mission_hand", "probe_deck")
        ]


@pytest.mark.rule("rebellion:setup.03", "rebellion:team.01", "rebellion:team.02")
@pytest.mark.parametrize(
    ("seats", "players"),
    [
        (2, {(REBEL, ADMIRAL): 0, (REBEL, GENERAL): 0, (EMPIRE, ADMIRAL): 1, (EMPIRE, GENERAL): 1}),
        (3, {(REBEL, ADMIRAL): 0, (REBEL, GENERAL): 0, (EMPIRE, ADMIRAL): 1, (EMPIRE, GENERAL): 2}),
        (4, {(REBEL, ADMIRAL): 0, (REBEL, GENERAL): 1, (EMPIRE, ADMIRAL): 2, (EMPIRE, GENERAL): 3}),
    ],
)
def test_every_seat_has_its_side_and_roles(seats: int, players: dict[tuple[int, int], int]) -> None:
    table = Table(seats, False, False)
    assert {(side, role): table.seat(side, role) for side, role in players} == players
    for (side, _), seat in players.items():
        assert table.side_of(seat) == side
        assert seat in table.seats_of(side)
    assert max(len(table.seats_of(side)) for side in SIDES) <= 2


@pytest.mark.rule("rebellion:setup.04")
def test_each_side_has_its_own_cards() -> None:
    table = ready()
    for side in SIDES:
        missions = table.mission_deck[side] + table.mission_hand[side]
        assert {MISSIONS[MISSION_CARDS[card]].side for card in missions} == {side}
        assert {ACTIONS[card].side for card in table.action_deck[side]} == {side}
        assert {ACTIONS[card].side for card in table.action_hand[side]} == {side}
        assert {LEADERS[leader].side for leader in table.pool(side)} == {side}


# Leaders, tracks, decks.


@pytest.mark.rule("rebellion:setup.05")
def test_four_leaders_start_in_each_pool_and_the_others_wait() -> None:
    table = ready()
    keys = [{LEADERS[leader].key for leader in table.pool(side)} for side in SIDES]
    assert keys[REBEL] == {"mon_mothma", "jan_dodonna", "general_rieekan", "princess_leia"}
    assert keys[EMPIRE] == {"emperor_palpatine", "darth_vader", "grand_moff_tarkin", "general_tagge"}
    assert table.leader_at.count(POOL) == 8
    assert table.leader_at.count(SUPPLY) == len(LEADERS) - 8


@pytest.mark.rule("rebellion:team.05")
def test_admiral_and_general_each_start_with_two() -> None:
    table = ready(4)
    for side in SIDES:
        for role in (ADMIRAL, GENERAL):
            leaders = table.pool(side, role)
            assert len(leaders) == 2
            assert {table.leader_seat(leader) for leader in leaders} == {table.seat(side, role)}


@pytest.mark.rule("rebellion:team.04")
def test_each_player_of_a_team_has_the_leaders_of_one_colour() -> None:
    table = ready(4)
    pools = {(side, role): {LEADERS[n].key for n in table.pool(side, role)} for side in SIDES for role in (0, 1)}
    assert pools == {
        (REBEL, ADMIRAL): {"mon_mothma", "jan_dodonna"},
        (REBEL, GENERAL): {"general_rieekan", "princess_leia"},
        (EMPIRE, ADMIRAL): {"emperor_palpatine", "grand_moff_tarkin"},
        (EMPIRE, GENERAL): {"darth_vader", "general_tagge"},
    }
    for (side, role), keys in pools.items():
        seats = {table.leader_seat(LEADER_NUMBER[key]) for key in keys}
        assert seats == {2 * side + role}


@pytest.mark.rule("rebellion:setup.06", "rebellion:time.01", "rebellion:reputation.01")
def test_the_markers_start_on_1_and_14() -> None:
    table = ready()
    assert (table.time, table.reputation) == (1, 14)


@pytest.mark.rule("rebellion:setup.07")
@pytest.mark.parametrize("seed", FULL_SEEDS)
def test_the_objectives_lie_in_three_stages(seed: int) -> None:
    table = ready(seed=seed)
    drawn_first = table.objective_hand + table.objective_deck[::-1]
    assert [OBJECTIVES[card].tier for card in drawn_first] == [1] * 5 + [2] * 5 + [3] * 5
    assert [table.seen_objective[card] for card in table.objective_deck] == [0] * 14  # face down
    assert sorted(drawn_first) == list(range(15))


@pytest.mark.rule("rebellion:setup.07")
def test_each_stage_is_shuffled_for_itself() -> None:
    orders = {tuple(ready(seed=seed).objective_deck) for seed in FULL_SEEDS}
    assert len(orders) == len(FULL_SEEDS)


@pytest.mark.rule("rebellion:setup.08", "rebellion:objective.01")
def test_the_rebels_start_with_one_hidden_objective() -> None:
    game = begin()
    until(game, None)
    assert len(game.state.objective_hand) == 1
    assert "rebellion-objective-drawn" in logged(game, REBEL)
    assert "rebellion-objective-drawn" not in logged(game, EMPIRE)


@pytest.mark.rule("rebellion:setup.09", "rebellion:action.08")
def test_the_action_decks_are_the_cards_with_a_recruit_icon() -> None:
    table = ready()
    for side in SIDES:
        assert sorted(table.action_deck[side]) == [n for n in CARDS_OF[side] if not ACTIONS[n].starting]
        assert len(table.action_deck[side]) == 12


@pytest.mark.rule("rebellion:setup.10")
def test_there_is_a_tactic_deck_for_each_theater() -> None:
    table = ready()
    for theater in (0, 1):
        assert [TACTICS[TACTIC_CARDS[card]].theater for card in table.tactic_deck[theater]] == [theater] * 15
        assert table.tactic_deck[theater] != sorted(table.tactic_deck[theater])


def of_kind(cards: list[int], kind: str) -> list[int]:
    return [card for card in cards if MISSIONS[MISSION_CARDS[card]].kind == kind]


@pytest.mark.rule("rebellion:setup.11", "rebellion:setup.23")
def test_the_opening_hand_is_four_starting_missions_and_two_more() -> None:
    table = ready()
    for side in SIDES:
        assert len(of_kind(table.mission_hand[side], STARTING)) == 4
        assert len(of_kind(table.mission_hand[side], NORMAL)) == 2
        assert len(table.mission_hand[side]) == 6


@pytest.mark.rule("rebellion:setup.11")
def test_until_then_the_starting_missions_are_in_no_deck() -> None:
    game = begin()
    until(game, "rebellion-setup-base")
    for side in SIDES:
        assert not of_kind(game.state.mission_deck[side], STARTING)
    assert game.state.mission_hand == [[], []]


@pytest.mark.rule("rebellion:setup.12")
def test_the_projects_are_a_deck_of_their_own() -> None:
    table = ready()
    assert of_kind(table.project_deck, PROJECT) == table.project_deck
    assert len(table.project_deck) == 10
    assert table.project_deck != sorted(table.project_deck)


@pytest.mark.rule("rebellion:setup.13")
def test_the_mission_decks_are_the_rest() -> None:
    game = begin()
    until(game, "rebellion-setup-base")
    for side in SIDES:
        deck = game.state.mission_deck[side]
        assert of_kind(deck, NORMAL) == deck
        assert len(deck) == 25
        assert deck != sorted(deck)


@pytest.mark.rule("rebellion:setup.23")
def test_the_other_side_does_not_learn_the_hand() -> None:
    game = begin()
    until(game, None)
    drawn = [entry for entry in game.log if entry.message.id == "rebellion-missions-drawn"]
    assert [entry.to for entry in drawn] == [(REBEL,), (EMPIRE,)]


# Loyalty.


def turned(*keys: str) -> Table:
    """Return a table whose probe deck had these cards on top."""
    rng = Stacked(len(PROBES), [PROBES.index(SYSTEM_NUMBER[key]) for key in keys])
    return Game(Scene(Table(2, False, False), draw_loyalty), Setup(2, {}), rng).state


def systems(table: Table, side: int) -> set[str]:
    return {system.key for n, system in enumerate(SYSTEMS) if table.loyalty[n] == side}


def subjugated(table: Table) -> set[str]:
    return {system.key for n, system in enumerate(SYSTEMS) if table.subjugated[n]}


IN_ORDER = ("rodia", "hoth", "naboo", "sullust", "ryloth", "corellia", "mandalore", "kashyyyk", "mygeeto")


@pytest.mark.rule("rebellion:setup.14", "rebellion:setup.15", "rebellion:gap.15", "rebellion:loyalty.09")
def test_the_probe_cards_give_the_first_loyalty() -> None:
    table = turned(*IN_ORDER)
    assert systems(table, REBEL) == {"naboo", "ryloth", "kashyyyk"}
    assert subjugated(table) == {"rodia", "sullust"}, "the first two that came up"
    assert systems(table, EMPIRE) == {"corellia", "mandalore", "mygeeto", "coruscant"}


@pytest.mark.rule("rebellion:setup.15")
def test_what_comes_beyond_the_number_of_a_side_is_passed_over() -> None:
    seven = ("saleucami", "mustafar", "rodia", "sullust", "corellia", "mandalore", "mygeeto")
    table = turned(*seven, "naboo", "ryloth", "kashyyyk", "bothawui")
    assert subjugated(table) == {"saleucami", "mustafar"}
    assert systems(table, EMPIRE) == {"rodia", "sullust", "corellia", "coruscant"}
    assert systems(table, REBEL) == {"naboo", "ryloth", "kashyyyk"}
    assert {where("mandalore"), where("mygeeto"), where("bothawui")} <= set(table.probe_deck)


@pytest.mark.rule("rebellion:setup.16")
def test_the_imperial_probe_cards_leave_the_game_and_the_others_go_back() -> None:
    table = turned(*IN_ORDER)
    gone = [where(key) for key in ("rodia", "sullust", "corellia", "mandalore", "mygeeto")]
    assert sorted(table.probes_gone) == sorted(gone)
    assert all(table.seen_probe[card] == PUBLIC for card in gone)
    assert sorted(table.probe_deck) == [card for card in PROBES if card not in gone]
    assert len(table.probe_deck) == 26


@pytest.mark.rule("rebellion:setup.14")
@pytest.mark.parametrize("seed", FULL_SEEDS)
def test_there_are_three_rebel_and_five_imperial_systems(seed: int) -> None:
    table = ready(seed=seed)
    assert len(systems(table, REBEL)) == 3
    assert (len(systems(table, EMPIRE)), len(subjugated(table))) == (4, 2)


# Starting units.


def imperial_systems(table: Table) -> list[int]:
    return [system for system in range(32) if table.imperial_system(system)]


@pytest.mark.rule("rebellion:setup.17", "rebellion:subjugate.01")
def test_the_empire_places_its_force_in_imperial_systems_only() -> None:
    game = begin()
    for unit in IMPERIAL_FORCE:
        _, options = asked(game)
        assert options == [("place", system) for system in imperial_systems(game.state)]
        assert ("place", BASE) not in options
        assert game.decision is not None
        game.choose(game.decision.sample(Rng(0)))
        total = sum(game.state.units[place * UNIT_COUNT + unit] for place in range(33))
        assert total == UNITS[unit].starting
    garrisons = [n for n in imperial_systems(game.state) if game.state.loyalty[n] != EMPIRE]
    assert garrisons == [n for n in range(32) if game.state.subjugated[n]] != []
    counts = {UNITS[n].key: UNITS[n].starting for n in UNITS_OF[EMPIRE] if UNITS[n].starting}
    assert counts == {
        "tie_fighter": 12,
        "assault_carrier": 3,
        "star_destroyer": 3,
        "death_star": 1,
        "stormtrooper": 12,
        "at_st": 5,
        "at_at": 1,
    }


def before_troopers(*, walker: str) -> Game[Table]:
    """Return a setup where only the Stormtroopers are left to place, all other ground units being in one system."""
    game = Game(Scene(Table(2, False, False), setup), Setup(2, {}), Loaded())
    for unit in IMPERIAL_FORCE[:-1]:
        game.choose(placed(game, UNITS[unit].key, **{walker: UNITS[unit].starting}))
    return game


@pytest.mark.rule("rebellion:setup.18", "rebellion:setup.17")
def test_every_imperial_system_must_get_a_ground_unit() -> None:
    game = before_troopers(walker="coruscant")
    keys = [SYSTEMS[system].key for system in imperial_systems(game.state)]
    assert "coruscant" in keys
    bare = [key for key in keys if key != "coruscant"]
    assert game.decision is not None
    assert all(game.decision.check(game.decision.sample(Rng(n))) is None for n in range(9))
    with pytest.raises(Illegal) as refused:
        game.choose(placed(game, "stormtrooper", **dict.fromkeys(bare[:-1], 3)))
    assert refused.value.reason.rule == "rebellion:setup.18"
    assert dict(refused.value.reason.message.args)["place"].id == f"rebellion-place-{bare[-1]}"  # type: ignore[union-attr]
    game.choose(placed(game, "stormtrooper", **{**dict.fromkeys(bare, 1), bare[0]: 8}))
    assert all(game.state.has_ground(where(key), EMPIRE) for key in keys), "the AT-AT holds Coruscant"


@pytest.mark.rule("rebellion:setup.18")
def test_coruscant_counts_as_an_imperial_system() -> None:
    game = before_troopers(walker="sullust")
    keys = [SYSTEMS[system].key for system in imperial_systems(game.state)]
    others = [key for key in keys if key not in ("sullust", "coruscant")]
    with pytest.raises(Illegal) as refused:
        game.choose(placed(game, "stormtrooper", **dict.fromkeys(others, 3)))
    assert dict(refused.value.reason.message.args)["place"].id == "rebellion-place-coruscant"  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", FULL_SEEDS)
def test_random_placements_are_legal(seed: int) -> None:
    table = ready(seed=seed)
    assert all(table.has_ground(system, EMPIRE) for system in imperial_systems(table))
    assert sum(map(len, (systems(table, EMPIRE), subjugated(table)))) == len(imperial_systems(table))


@pytest.mark.rule("rebellion:setup.19")
def test_the_rebels_split_between_the_base_and_one_system() -> None:
    game = begin()
    until(game, "rebellion-setup-system")
    _, options = asked(game)
    allowed = [n for n in range(32) if not game.state.imperial_system(n)]
    assert options == [("system", n) for n in allowed]
    assert ("system", where("hoth")) in options, "remote systems are neutral"
    assert ("system", where("coruscant")) not in options
    assert ("system", BASE) not in options
    game.choose(("system", where("hoth")))
    split: dict[str, Any] = {
        "x_wing": (1, 1),
        "y_wing": (0, 2),
        "rebel_transport": (0, 1),
        "corellian_corvette": (1, 0),
        "rebel_trooper": (6, 0),
        "airspeeder": (2, 0),
    }
    for amounts in split.values():
        _, options = asked(game)
        assert options == [("place", BASE), ("place", where("hoth"))]
        game.choose(amounts)
    for n, place in enumerate(("rebel_base", "hoth")):
        assert units_in(game.state, place) == {key: both[n] for key, both in split.items() if both[n]}


@pytest.mark.rule("rebellion:setup.19", "rebellion:gap.21")
def test_by_the_errata_the_system_is_any_without_imperial_units() -> None:
    for errata in (False, True):
        table = loyal(position(errata=errata), "kessel", to=EMPIRE)
        put(loyal(table, "bespin", to=REBEL), "bespin", star_destroyer=1)
        assert may_start_in(table, where("kessel")) is errata
        assert may_start_in(table, where("bespin")) is not errata
        _, options = asked(act(table, place_rebels))
        assert (("system", where("kessel")) in options) is errata


@pytest.mark.rule("rebellion:team.08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_admirals_place_the_starting_units(seats: int) -> None:
    game = begin(seats)
    said = until(game, "rebellion-setup-base")
    table = game.state
    placing = [seat for seat, ask in said if ask in ("rebellion-setup-place", "rebellion-setup-system")]
    assert placing == [table.admiral(EMPIRE)] * 7 + [table.admiral(REBEL)] * 7


# Starting action cards.


@pytest.mark.rule("rebellion:setup.20")
@pytest.mark.parametrize("seed", FULL_SEEDS)
def test_each_side_gets_two_starting_action_cards_and_nobody_sees_the_rest(seed: int) -> None:
    game = begin(seed=seed)
    until(game, "rebellion-setup-base")
    table = game.state
    for side in SIDES:
        starting = [card for card in CARDS_OF[side] if ACTIONS[card].starting]
        used = [card for card in table.actions_gone if table.seen_action[card] and card in starting]
        unseen = [card for card in table.actions_gone if not table.seen_action[card] and card in starting]
        assert len(table.action_hand[side] + used) == 2
        assert len(unseen) == len(starting) - 2
        assert sorted(table.action_hand[side] + used + unseen) == starting
        assert {ACTIONS[card].timing for card in used} <= {"immediate"}
        assert "immediate" not in {ACTIONS[card].timing for card in table.action_hand[side]}


class Dealing(Loaded):
    """Deals these starting action cards to the Rebels."""

    def sample(self, n: int, k: int) -> tuple[int, ...]:
        if (n, k) != (6, 2):
            return super().sample(n, k)
        starting = [ACTIONS[card].key for card in CARDS_OF[REBEL] if ACTIONS[card].starting]
        return tuple(starting.index(key) for key in ("resourceful_astromech", "human_cyborg_relations"))


@pytest.mark.rule("rebellion:setup.20", "rebellion:action.05")
def test_immediate_starting_cards_are_resolved_at_once() -> None:
    game = Game(Scene(Table(4, False, False), setup), Setup(4, {}), Dealing())
    said = [(seat, ask) for seat, ask in until(game, "rebellion-setup-base") if not ask.startswith("rebellion-setup")]
    assert [seat for seat, _ in said] == [1, 1], "cards without a leader are the General's to resolve"
    assert game.state.action_hand[REBEL] == []
    assert len([ring for ring in game.state.ring if ring >= 0]) in (1, 2), "the second may have replaced the first"


@pytest.mark.rule("rebellion:team.06")
@pytest.mark.parametrize("seed", FULL_SEEDS)
def test_a_starting_card_goes_to_the_player_of_its_leader(seed: int) -> None:
    table = ready(4, seed=seed)
    cards = table.action_hand[REBEL] + table.action_hand[EMPIRE]
    assert cards
    for card in cards:
        [leader] = ACTIONS[card].leaders
        assert holder(table, card) == table.leader_seat(leader)


# The base, and the opening hand.


@pytest.mark.rule("rebellion:setup.21")
def test_the_rebels_hide_their_base_in_a_system_of_the_probe_deck() -> None:
    game = begin()
    until(game, "rebellion-setup-base")
    deck = sorted(game.state.probe_deck)
    assert game.decision is not None
    assert game.decision.hidden
    assert asked(game)[1] == [("site", card) for card in deck], "in an order that tells nothing"
    assert not {("site", card) for card in game.state.probes_gone} & set(asked(game)[1])
    game.choose(("site", where("hoth")))
    assert game.state.base == where("hoth")
    assert sorted(game.state.probe_deck) == [card for card in deck if card != where("hoth")]
    assert game.state.possible_base == sum(1 << card for card in deck), "all that everybody knows"
    assert "rebellion-setup-base-is" in logged(game, REBEL)
    assert "rebellion-setup-base-is" not in logged(game, EMPIRE)


@pytest.mark.rule("rebellion:setup.22")
def test_the_probe_deck_is_shuffled_once_the_base_is_chosen() -> None:
    game = begin()
    until(game, "rebellion-setup-base")
    step = game.step
    game.choose(("site", where("hoth")))
    name, order = next(event for event in game.events[step:] if event[0] == CHANCE)[1]
    assert (name, len(order)) == ("shuffle", 25)


@pytest.mark.rule("rebellion:team.09")
def test_in_a_team_the_general_chooses_the_base() -> None:
    game = begin(4)
    until(game, "rebellion-setup-base")
    assert game.decision is not None
    assert game.decision.seat == game.state.general(REBEL) == 1
    assert game.state.general(REBEL) != game.state.admiral(REBEL)


# The first game.


@pytest.mark.rule("rebellion:gap.18")
def test_the_first_game_has_fixed_loyalty_and_no_starting_actions() -> None:
    game = begin(first_game=True)
    assert asked(game)[0] == "rebellion-setup-base", "nothing is asked before"
    table = game.state
    assert systems(table, REBEL) == {"kashyyyk", "bothawui", "naboo"}
    assert systems(table, EMPIRE) == {"saleucami", "corellia", "mustafar", "coruscant"}
    assert subjugated(table) == {"mandalore", "sullust"}
    gone = ["corellia", "mandalore", "mustafar", "saleucami", "sullust"]
    assert sorted(SYSTEMS[card].key for card in table.probes_gone) == gone
    assert len(table.probe_deck) == 26
    assert table.action_hand == [[], []]


@pytest.mark.rule("rebellion:gap.19")
def test_the_first_game_has_fixed_units() -> None:
    table = ready(first_game=True)
    coruscant = {"star_destroyer": 1, "assault_carrier": 1, "tie_fighter": 2, "stormtrooper": 3, "at_st": 1, "at_at": 1}
    assert units_in(table, "coruscant") == coruscant
    assert units_in(table, "mandalore") == {"death_star": 1, "tie_fighter": 4, "stormtrooper": 2, "at_st": 1}
    for key in ("saleucami", "sullust"):
        assert units_in(table, key) == {"star_destroyer": 1, "tie_fighter": 2, "stormtrooper": 2, "at_st": 1}
    assert units_in(table, "mustafar") == {"assault_carrier": 1, "tie_fighter": 2, "stormtrooper": 2, "at_st": 1}
    assert units_in(table, "corellia") == {"assault_carrier": 1, "stormtrooper": 1}
    assert units_in(table, "rebel_base") == {"x_wing": 1, "y_wing": 1, "rebel_trooper": 3, "airspeeder": 1}
    rest = {
        "x_wing": 1,
        "y_wing": 1,
        "rebel_trooper": 3,
        "airspeeder": 1,
        "corellian_corvette": 1,
        "rebel_transport": 1,
    }
    assert units_in(table, "bothawui") == rest
    on_board = [sum(table.units[place * UNIT_COUNT + n] for place in range(33)) for n in range(UNIT_COUNT)]
    assert on_board == [unit.starting for unit in UNITS]
    assert table.supply == [unit.copies - unit.starting for unit in UNITS]


@pytest.mark.rule("rebellion:gap.20")
def test_in_the_first_game_the_base_is_not_beside_imperial_units() -> None:
    game = begin(first_game=True)
    sites = [option[1] for option in asked(game)[1]]
    table = game.state
    near = [n for n, system in enumerate(SYSTEMS) if any(table.has_units(other, EMPIRE) for other in system.near)]
    assert sites == [card for card in sorted(table.probe_deck) if card not in near]
    assert where("hoth") not in sites, "beside Mustafar"
    assert where("dantooine") in sites
    game.choose(("site", where("dantooine")))
    assert game.state.possible_base == sum(1 << card for card in sites)


def test_a_death_star_is_among_the_starting_units() -> None:
    table = ready()
    assert table.supply[UNIT_NUMBER["death_star"]] == 1
