"""The mission cards: 53 kinds on 68 cards. What each says is rendered from what it does."""

from __future__ import annotations

from tablero.games.rebellion.cards import NORMAL, PROJECT, STARTING, Condition, Effect, Mission
from tablero.games.rebellion.conditions import (
    ByErrata,
    HasCaptive,
    HasIcon,
    HasType,
    HasUnit,
    ImperialSystem,
    LoyalTo,
    Named,
    NotSabotaged,
    NoUnit,
    Populous,
    RebelSystem,
    Remote,
    Subjugated,
)
from tablero.games.rebellion.effects import (
    DestroySystem,
    EnemyLosesRegion,
    GainLoyalty,
    GainLoyaltyInRegion,
    IfTarget,
    LoseReputation,
    Mobilize,
    OneOf,
    PlaceSabotage,
    RemoveSabotage,
)
from tablero.games.rebellion.effects_cards import (
    AssignAgain,
    BuryObjective,
    DrawObjective,
    DrawProjects,
    KeepObjective,
    KeepProject,
    ReorderObjectives,
    ShowObjectives,
    SortObjectives,
)
from tablero.games.rebellion.effects_leaders import (
    BonusLater,
    Capture,
    Detain,
    MoveToUnits,
    Protect,
    ReleaseNearBase,
    Rescue,
)
from tablero.games.rebellion.effects_probes import (
    AskBaseHere,
    DrawProbes,
    DrawProbesForBase,
    Intercept,
    NameSystems,
    PlantLead,
)
from tablero.games.rebellion.effects_queue import (
    AdvanceQueue,
    BuildDeathStar,
    DeployFromQueue,
    DestroyQueued,
    DestroyQueuedByIcon,
    QueueFromIcons,
    QueueUnit,
)
from tablero.games.rebellion.effects_rings import Freeze, Lure, MeetYoda
from tablero.games.rebellion.effects_units import (
    DestroyUnits,
    Fight,
    GainAtBase,
    GainByShape,
    GainUnits,
    MoveFromBase,
    MoveFromOne,
)
from tablero.games.rebellion.facts import (
    DEATH_STAR,
    DIPLOMACY,
    EMPIRE,
    GROUND,
    GROUND_OF,
    INTEL,
    ION_CANNON,
    LEADER_NUMBER,
    LOGISTICS,
    LUKE,
    MASTER_YODA,
    REBEL,
    SHIELD_GENERATOR,
    SHIPS_OF,
    SPACE,
    SPEC_OPS,
    SYSTEM_NUMBER,
    UNIT_NUMBER,
)
from tablero.games.rebellion.movement import Terms

_STAR_DESTROYERS = (UNIT_NUMBER["star_destroyer"], UNIT_NUMBER["super_star_destroyer"])
_TROOPERS = UNIT_NUMBER["rebel_trooper"]
_STRIKE_TEAM = Terms(units=GROUND_OF[REBEL], most=4, ignore_transport=True)
_FLEET = Terms(units=SHIPS_OF[REBEL], ignore_pins=True)
_CONQUEST = Terms(
    caps=((UNIT_NUMBER["at_at"], 1), (UNIT_NUMBER["at_st"], 1), (UNIT_NUMBER["stormtrooper"], 2)), ignore_transport=True
)


def _system(key: str) -> Named:
    return Named(SYSTEM_NUMBER[key])


def _leader(key: str) -> int:
    return LEADER_NUMBER[key]


def _attempt(
    key: str,
    side: int,
    skill: int,
    required: int,
    where: tuple[Condition, ...],
    effects: tuple[Effect, ...],
    *,
    kind: str = NORMAL,
    scope: str = "system",
    portrait: str = "",
    copies: int = 1,
    all_icons: bool = False,
    extra_dice: int = 0,
) -> Mission:
    shown = LEADER_NUMBER[portrait] if portrait else -1
    more = (shown, copies, all_icons, extra_dice)
    return Mission(key, side, kind, skill, required, True, scope, where, effects, *more)


def _resolve(
    key: str,
    side: int,
    skill: int,
    required: int,
    where: tuple[Condition, ...],
    effects: tuple[Effect, ...],
    *,
    kind: str = NORMAL,
    scope: str = "system",
    portrait: str = "",
    copies: int = 1,
) -> Mission:
    shown = LEADER_NUMBER[portrait] if portrait else -1
    return Mission(key, side, kind, skill, required, False, scope, where, effects, shown, copies)


REBEL_STARTING = (
    _attempt("build_alliance", REBEL, DIPLOMACY, 1, (Populous(),), (GainLoyalty(1),), kind=STARTING, extra_dice=2),
    _attempt("infiltration", REBEL, INTEL, 1, (HasUnit(EMPIRE),), (SortObjectives(),), kind=STARTING),
    _resolve("rapid_mobilization", REBEL, LOGISTICS, 1, (), (Mobilize(),), kind=STARTING, scope="base"),
    _attempt("sabotage", REBEL, SPEC_OPS, 1, (ByErrata(Populous()),), (PlaceSabotage(),), kind=STARTING),
)

REBEL_DIPLOMACY = (
    _attempt(
        "base_defenses",
        REBEL,
        DIPLOMACY,
        1,
        (RebelSystem(),),
        (GainAtBase(((ION_CANNON, 1), (SHIELD_GENERATOR, 1))),),
        portrait="general_rieekan",
    ),
    _attempt(
        "establish_trade_relations",
        REBEL,
        DIPLOMACY,
        3,
        (NotSabotaged(),),
        (GainLoyalty(1), QueueFromIcons()),
        portrait="mon_mothma",
    ),
    _attempt(
        "incite_rebellion", REBEL, DIPLOMACY, 2, (Subjugated(),), (GainUnits(((_TROOPERS, 3),)), Fight()), copies=2
    ),
    _attempt(
        "public_uprising",
        REBEL,
        DIPLOMACY,
        3,
        (Subjugated(),),
        (GainByShape(("circle", "triangle", "triangle")), Fight()),
    ),
    _attempt(
        "support_of_mon_calamari",
        REBEL,
        DIPLOMACY,
        2,
        (_system("mon_calamari"),),
        (
            OneOf(
                (
                    ("gain_loyalty", (GainLoyalty(2),)),
                    ("queue_cruiser", (QueueUnit(UNIT_NUMBER["mon_calamari_cruiser"], 3),)),
                )
            ),
        ),
        portrait="admiral_ackbar",
    ),
)

REBEL_INTEL = (
    _attempt("covert_operation", REBEL, INTEL, 3, (HasUnit(EMPIRE),), (KeepObjective(),)),
    _attempt("daring_rescue", REBEL, INTEL, 2, (HasCaptive(),), (Rescue(),), copies=2),
    _attempt(
        "for_the_greater_good",
        REBEL,
        INTEL,
        3,
        (HasCaptive(),),
        (Rescue(back=False), DrawObjective()),
        portrait="obi_wan_kenobi",
    ),
    _attempt(
        "plan_the_assault",
        REBEL,
        INTEL,
        2,
        (HasUnit(EMPIRE, SPACE),),
        (MoveFromBase(_FLEET), Fight()),
        portrait="jan_dodonna",
    ),
    _resolve("seek_yoda", REBEL, INTEL, 1, (_system("dagobah"),), (MeetYoda(MASTER_YODA),), portrait="luke_skywalker"),
    _attempt("stolen_plans", REBEL, INTEL, 2, (HasUnit(EMPIRE),), (ReorderObjectives(4),), portrait="princess_leia"),
)

REBEL_SPEC_OPS = (
    _attempt("demolition", REBEL, SPEC_OPS, 3, (ImperialSystem(),), (DestroyQueuedByIcon(),)),
    _attempt("hit_and_run", REBEL, SPEC_OPS, 2, (), (DestroyUnits(2),), copies=2),
    _attempt(
        "lead_the_strike_team", REBEL, SPEC_OPS, 2, (), (MoveFromBase(_STRIKE_TEAM), Fight(GROUND)), portrait="han_solo"
    ),
    _attempt("misdirection", REBEL, SPEC_OPS, 1, (HasUnit(EMPIRE),), (Protect(),), portrait="general_madine"),
    _attempt(
        "rogue_squadron_raid", REBEL, SPEC_OPS, 2, (ImperialSystem(),), (DestroyQueued(4),), portrait="wedge_antilles"
    ),
    _attempt(
        "wookiee_uprising",
        REBEL,
        SPEC_OPS,
        3,
        (_system("kashyyyk"),),
        (GainLoyalty(1), DestroyUnits(4)),
        portrait="chewbacca",
    ),
)

REBEL_LOGISTICS = (
    _resolve(
        "contingency_plan",
        REBEL,
        LOGISTICS,
        1,
        (),
        (AssignAgain(), BonusLater(_leader("lando_calrissian"))),
        scope="none",
        portrait="lando_calrissian",
    ),
    _resolve(
        "hidden_fleet", REBEL, LOGISTICS, 1, (NoUnit(EMPIRE),), (MoveFromBase(Terms(ignore_pins=True)),), copies=3
    ),
    _resolve("plant_false_lead", REBEL, LOGISTICS, 1, (HasUnit(EMPIRE),), (PlantLead(4),)),
)

IMPERIAL_STARTING = (
    _attempt(
        "capture_rebel_operative", EMPIRE, SPEC_OPS, 1, (HasUnit(EMPIRE),), (Capture(),), kind=STARTING, scope="leader"
    ),
    _attempt("gather_intel", EMPIRE, INTEL, 1, (RebelSystem(),), (DrawProbesForBase(4),), kind=STARTING),
    _resolve(
        "research_and_development",
        EMPIRE,
        LOGISTICS,
        1,
        (LoyalTo(EMPIRE),),
        (OneOf((("keep_project", (KeepProject(),)), ("remove_sabotage", (RemoveSabotage(), DrawProjects(1))))),),
        kind=STARTING,
    ),
    _attempt("rule_by_fear", EMPIRE, DIPLOMACY, 1, (Populous(), HasUnit(EMPIRE)), (GainLoyalty(1),), kind=STARTING),
)

IMPERIAL_DIPLOMACY = (
    _attempt("display_of_power", EMPIRE, DIPLOMACY, 3, (Populous(),), (GainLoyalty(2),)),
    _resolve(
        "double_our_efforts",
        EMPIRE,
        DIPLOMACY,
        1,
        (ImperialSystem(),),
        (AdvanceQueue(_leader("moff_jerjerrod")),),
        portrait="moff_jerjerrod",
    ),
    _attempt(
        "fear_will_keep_them_in_line",
        EMPIRE,
        DIPLOMACY,
        1,
        (HasType((DEATH_STAR, *_STAR_DESTROYERS)),),
        (GainLoyaltyInRegion(2),),
        portrait="grand_moff_tarkin",
    ),
    _attempt(
        "imperial_propaganda",
        EMPIRE,
        DIPLOMACY,
        2,
        (ImperialSystem(),),
        (EnemyLosesRegion(),),
        portrait="janus_greejatus",
    ),
    _attempt(
        "lure_of_the_dark_side",
        EMPIRE,
        DIPLOMACY,
        3,
        (),
        (Lure(), IfTarget(LUKE, LoseReputation(1))),
        scope="captive",
        portrait="emperor_palpatine",
        all_icons=True,
    ),
    _attempt("trade_negotiations", EMPIRE, DIPLOMACY, 2, (Populous(),), (GainLoyalty(1),), copies=2),
)

IMPERIAL_INTEL = (
    _attempt("homing_beacon", EMPIRE, INTEL, 3, (), (ReleaseNearBase(),), scope="captive"),
    _attempt("intercept_transmission", EMPIRE, INTEL, 2, (RebelSystem(),), (Intercept(8),), copies=2),
    _attempt(
        "interrogation_droid",
        EMPIRE,
        INTEL,
        3,
        (),
        (NameSystems(3),),
        scope="captive",
        portrait="colonel_yularen",
        all_icons=True,
    ),
    _attempt("long_range_probe", EMPIRE, INTEL, 2, (), (AskBaseHere(),), portrait="admiral_piett"),
    _resolve(
        "probe_droid_initiative",
        EMPIRE,
        INTEL,
        1,
        (HasType(_STAR_DESTROYERS),),
        (DrawProbes(2, _leader("admiral_ozzel")),),
        portrait="admiral_ozzel",
    ),
)

IMPERIAL_SPEC_OPS = (
    _attempt("carbon_freezing", EMPIRE, SPEC_OPS, 3, (), (Freeze(), LoseReputation(1)), scope="captive"),
    _attempt(
        "collect_bounty", EMPIRE, SPEC_OPS, 3, (), (Capture(), MoveToUnits()), scope="leader", portrait="boba_fett"
    ),
    _attempt("detained", EMPIRE, SPEC_OPS, 1, (), (Detain(),), scope="leader", portrait="general_tagge"),
    _attempt("hunt_them_down", EMPIRE, SPEC_OPS, 2, (), (DestroyUnits(2),), portrait="soontir_fel"),
    _attempt("interrogation", EMPIRE, SPEC_OPS, 2, (), (ShowObjectives(),), scope="captive", copies=2),
    _attempt(
        "planetary_conquest", EMPIRE, SPEC_OPS, 2, (), (MoveFromOne(_CONQUEST), Fight(GROUND)), portrait="general_veers"
    ),
    _attempt(
        "retrieve_the_plans",
        EMPIRE,
        SPEC_OPS,
        3,
        (),
        (ShowObjectives(), BuryObjective()),
        scope="captive",
        portrait="darth_vader",
    ),
)

IMPERIAL_LOGISTICS = (
    _resolve("address_delays", EMPIRE, LOGISTICS, 1, (ImperialSystem(),), (QueueFromIcons(),), copies=2),
    _resolve("secret_weapons_research", EMPIRE, LOGISTICS, 1, (ImperialSystem(),), (DrawProjects(2),), copies=2),
)

PROJECTS = (
    _resolve(
        "construct_death_star", EMPIRE, LOGISTICS, 1, (Remote(), NoUnit(REBEL)), (BuildDeathStar(),), kind=PROJECT
    ),
    _resolve(
        "construct_factory",
        EMPIRE,
        LOGISTICS,
        1,
        (ImperialSystem(),),
        (RemoveSabotage(), QueueFromIcons()),
        kind=PROJECT,
        copies=2,
    ),
    _resolve(
        "construct_super_star_destroyer",
        EMPIRE,
        LOGISTICS,
        1,
        (ImperialSystem(), HasIcon((SPACE, "square"))),
        (QueueUnit(UNIT_NUMBER["super_star_destroyer"], 3),),
        kind=PROJECT,
        copies=2,
    ),
    _resolve(
        "oversee_project",
        EMPIRE,
        LOGISTICS,
        1,
        (HasUnit(EMPIRE), NoUnit(REBEL)),
        (DeployFromQueue((1, 2)),),
        kind=PROJECT,
        copies=2,
    ),
    _resolve(
        "superlaser_online",
        EMPIRE,
        LOGISTICS,
        1,
        (HasType((DEATH_STAR,)),),
        (DestroySystem(), GainLoyaltyInRegion(1)),
        kind=PROJECT,
        copies=3,
    ),
)

MISSIONS: tuple[Mission, ...] = (
    *REBEL_STARTING,
    *REBEL_DIPLOMACY,
    *REBEL_INTEL,
    *REBEL_SPEC_OPS,
    *REBEL_LOGISTICS,
    *IMPERIAL_STARTING,
    *IMPERIAL_DIPLOMACY,
    *IMPERIAL_INTEL,
    *IMPERIAL_SPEC_OPS,
    *IMPERIAL_LOGISTICS,
    *PROJECTS,
)
MISSION_NUMBER = {mission.key: number for number, mission in enumerate(MISSIONS)}
MISSION_CARDS: tuple[int, ...] = tuple(number for number, mission in enumerate(MISSIONS) for _ in range(mission.copies))
"""The kind of each card by its number."""
