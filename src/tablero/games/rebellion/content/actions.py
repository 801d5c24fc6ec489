"""The action cards: 34, one of each. Those used at the start of a combat are in `combat_actions`."""

from __future__ import annotations

from tablero.games.rebellion.cards import NORMAL, PROJECT, Act, ActionCard, Effect
from tablero.games.rebellion.conditions import HasUnit, ImperialSystem, Named, NeutralSystem, NoUnit, Subjugated
from tablero.games.rebellion.content.combat_actions import COMBAT_ACTIONS
from tablero.games.rebellion.effects import GainReputation, LockSystem, Noted, OneOf, all_possible
from tablero.games.rebellion.effects_cards import DrawObjective, FetchAndAssign, FetchToHand
from tablero.games.rebellion.effects_leaders import (
    BringLeader,
    CaptureRescuer,
    EliminateUser,
    PlaceAtBase,
    PlaceLeader,
    RecruitHere,
    Unpin,
)
from tablero.games.rebellion.effects_probes import AskBaseInRegion
from tablero.games.rebellion.effects_queue import QueueFromIcons
from tablero.games.rebellion.effects_rings import RingForAny, RingForUser
from tablero.games.rebellion.effects_units import (
    DestroyUnits,
    DriveOut,
    Fight,
    GainUnits,
    MoveFromAnywhere,
    MoveFromBase,
    MoveNormally,
)
from tablero.games.rebellion.facts import (
    C_3PO,
    EMPIRE,
    GROUND,
    LEADER_NUMBER,
    MILLENNIUM_FALCON,
    R2_D2,
    REBEL,
    SPACE,
    SYSTEM_NUMBER,
    UNIT_NUMBER,
)
from tablero.games.rebellion.leaders import shown_on
from tablero.games.rebellion.movement import Terms
from tablero.games.rebellion.state import Table


def _card(
    side: int, timing: str, key: str, leaders: str, *effects: Effect, starting: bool = False, moves: bool = False
) -> ActionCard:
    shown = tuple(LEADER_NUMBER[leader] for leader in leaders.split())
    return ActionCard(key, side, timing, shown, effects, starting, moves)


def _rebel(timing: str, key: str, leaders: str, *effects: Effect, starting: bool = False) -> ActionCard:
    return _card(REBEL, timing, key, leaders, *effects, starting=starting)


def _imperial(timing: str, key: str, leaders: str, *effects: Effect, starting: bool = False) -> ActionCard:
    return _card(EMPIRE, timing, key, leaders, *effects, starting=starting)


def _old_friend(place: str, leader: str) -> tuple[Effect, ...]:
    return PlaceLeader((Named(SYSTEM_NUMBER[place]),)), RecruitHere(LEADER_NUMBER[leader])


_FRIENDS = (
    ("recruit_lando", _old_friend("bespin", "lando_calrissian")),
    ("recruit_chewbacca", _old_friend("kashyyyk", "chewbacca")),
)
_STORMTROOPERS = ((UNIT_NUMBER["stormtrooper"], 3),)

REBEL_STARTING = (
    _rebel("immediate", "human_cyborg_relations", "", RingForAny(C_3PO), starting=True),
    _rebel("assignment", "our_most_desperate_hour", "princess_leia", FetchAndAssign(NORMAL), starting=True),
    _rebel("assignment", "rebel_planning", "jan_dodonna", PlaceAtBase(), DrawObjective(), starting=True),
    _rebel("immediate", "resourceful_astromech", "", RingForAny(R2_D2), starting=True),
    _rebel(
        "assignment",
        "start_the_evacuation",
        "general_rieekan",
        PlaceLeader((NoUnit(EMPIRE),)),
        MoveFromBase(Terms()),
        starting=True,
    ),
    _rebel(
        "assignment",
        "temporary_alliance",
        "mon_mothma",
        PlaceLeader((NeutralSystem(),)),
        QueueFromIcons(),
        starting=True,
    ),
)

REBEL_RECRUITED = (
    _rebel("assignment", "ambush", "general_madine", PlaceLeader(), DestroyUnits(3, GROUND)),
    _rebel("assignment", "an_old_friend", "han_solo", OneOf(_FRIENDS)),
    _rebel("assignment", "independent_operation", "lando_calrissian", PlaceLeader((Subjugated(),)), DriveOut()),
    _rebel("captured", "noble_sacrifice", "obi_wan_kenobi", EliminateUser(), GainReputation(1)),
    _rebel("before_own_roll", "one_in_a_million", "luke_skywalker wedge_antilles", Noted("set-dice")),
    _rebel("own_mission_success", "son_of_skywalker", "luke_skywalker", FetchToHand(("seek_yoda", "daring_rescue"))),
    _rebel("immediate", "the_millennium_falcon", "han_solo chewbacca", RingForUser(MILLENNIUM_FALCON)),
    _card(
        REBEL, "opponent_attempts", "undercover", "lando_calrissian obi_wan_kenobi", BringLeader(), moves=True
    ),  # rebellion:action.02: it brings the leader
    _rebel("opponent_attempts_spec_ops", "wookiee_guardian", "chewbacca", Noted("fail-mission")),
)

IMPERIAL_STARTING = (
    _imperial(
        "assignment",
        "brilliant_administrator",
        "grand_moff_tarkin",
        PlaceLeader((ImperialSystem(),)),
        QueueFromIcons(),
        starting=True,
    ),
    _imperial("rescued_by_mission", "it_is_your_destiny", "darth_vader", CaptureRescuer(), starting=True),
)

IMPERIAL_RECRUITED = (
    _imperial("before_reveal", "blindside", "janus_greejatus boba_fett", Noted("close-mission")),
    _imperial("assignment", "boba_fett_where", "boba_fett", PlaceLeader((ImperialSystem(),)), LockSystem()),
    _imperial("assignment", "catch_them_by_surprise", "admiral_ozzel", PlaceLeader(), MoveNormally(), Fight()),
    _imperial("assignment", "local_rumors", "colonel_yularen", PlaceLeader((HasUnit(EMPIRE),)), AskBaseInRegion()),
    _imperial("assignment", "proceeding_as_planned", "admiral_ozzel moff_jerjerrod", FetchAndAssign(PROJECT)),
    _imperial(
        "assignment",
        "public_support",
        "janus_greejatus",
        PlaceLeader((ImperialSystem(), NoUnit(REBEL, GROUND))),
        GainUnits(_STORMTROOPERS),
        Unpin(),
    ),
    _imperial(
        "assignment",
        "scouting_mission",
        "soontir_fel",
        PlaceLeader(),
        MoveFromAnywhere(UNIT_NUMBER["tie_fighter"], 4),
        Fight(SPACE),
    ),
)

ACTIONS: tuple[ActionCard, ...] = (
    *REBEL_STARTING,
    *REBEL_RECRUITED,
    *IMPERIAL_STARTING,
    *IMPERIAL_RECRUITED,
    *COMBAT_ACTIONS,
)


def assignment_leaders(table: Table, card: int) -> list[int]:
    """Return the leaders on a card who are in the pool and so could use it (rebellion:action.03)."""
    return shown_on(ACTIONS[card], table.pool(ACTIONS[card].side))


def can_use_assignment(table: Table, card: int) -> bool:
    """Tell whether a card can be used in the Assignment phase now (rebellion:action.03, rebellion:action.12)."""
    shown = ACTIONS[card]
    if shown.timing != "assignment" or not assignment_leaders(table, card):
        return False
    return all_possible(shown.effects, table, Act(shown.side, -1, -1))
