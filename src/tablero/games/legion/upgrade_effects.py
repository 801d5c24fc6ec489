"""What upgrades do besides what their keywords, weapons and values say, as data in the words of `effects`.

An upgrade that has a text and is not here lends what its other fields say, and its text is told to be not enforced.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from tablero.games.legion import cards, timing, upgrades
from tablero.games.legion.asking import whether
from tablero.games.legion.attack_deeds import (
    AddDice,
    AddWeapon,
    Cancel,
    ConvertSurges,
    DelayWounds,
    LimitWounds,
    PoolHas,
    RollAttack,
    RollDefence,
    RollForDie,
    SufferDelayed,
    ThrowWeapon,
    defender,
)
from tablero.games.legion.deeds import (
    Act,
    AsFarAsPossible,
    Calm,
    IgnoreAI,
    Mended,
    Move,
    OrderItself,
    Pivot,
    Pushed,
    Suffer,
    TurnOver,
    gain,
)
from tablero.games.legion.dice import BLACK, CRITICAL, HIT, RED, WHITE
from tablero.games.legion.dice import SURGE as SURGE_FACE
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.effects import (
    NO,
    TIRES,
    YES,
    Drawn,
    Effect,
    For,
    InRound,
    May,
    OneOf,
    Scene,
    Timed,
    Units,
    UpTo,
    all_of,
    all_weapons,
    happen_all,
    has,
)
from tablero.games.legion.order_deeds import ITSELF, DrawAnother, OnlyOrderedBy
from tablero.games.legion.pools import Pool
from tablero.games.legion.speed import SPEED
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEUP,
    NEXT_ACTIVATION,
    NOBODY,
    OBSERVATION,
    POISON,
    SUPPRESSION,
    SURGE,
    Battle,
    Unit,
)
from tablero.games.legion.suppression import NO_RALLY, UNSUPPRESSED
from tablero.games.legion.terms import If, That
from tablero.games.legion.tokens import KEEPS_DODGE
from tablero.games.legion.windows import (
    ACTION,
    ACTIVATED,
    ACTIVATES,
    ATTACK_MADE,
    ATTACKED,
    ATTACKS,
    DEFENDS,
    END_BEGINS,
    ENEMY_ACTIVATES,
    ENEMY_ANY_ORDER,
    ISSUING,
    MOVED,
    ORDER_TO,
    PHASE_BEGINS,
    PHASE_ENDS,
    RALLIES,
    RECOVERED,
    ROLLED_AT,
    TOKEN_DRAWN,
    WOUNDED,
    WOUNDS_DUE,
)
from tablero.kernel import Choose, Play

COMMON: Final = "non-commander non-operative trooper"


def action(*effects: Effect) -> tuple[Timed, ...]:
    """Return what a card does that is used as an action."""
    return (Timed(ACTION, effects),)


def enemy_trooper(within: int, *effects: Effect, kind: str = "trooper") -> UpTo:
    """Return that one enemy Trooper unit near the leader is chosen, as Force upgrades have it."""
    return UpTo(1, Units(kind, within=within, enemy=True, leader=True), effects, least=1)


def allied_trooper(*effects: Effect) -> UpTo:
    """Return that an allied Trooper unit within 2 is chosen."""
    return UpTo(1, Units("trooper", within=2), effects, least=1)


SHOT: Final = UpTo(
    1,
    Units("trooper", enemy=True, sight=True, engaged=False),
    (RollAttack(RED, (SURGE_FACE, CRITICAL), (Suffer(1), gain(SUPPRESSION))),),
    least=1,
)
NOT_RALLYING: Final = has(NO_RALLY, until=NEXT_ACTIVATION)
CAPTAIN: Final = (Timed(RALLIES, (NOT_RALLYING, has(UNSUPPRESSED, until=NEXT_ACTIVATION))),)
SNIPE: Final = UpTo(
    1, Units(enemy=True, sight=True), (RollAttack(RED, (HIT, CRITICAL), (Suffer(1), gain(SUPPRESSION))),), least=1
)
MARKSMAN: Final = action(For(Units(engaged=False), (SHOT,)))

EFFECTS: Final[Mapping[str, tuple[Timed, ...]]] = {
    "327th Star Corps Pilot": (Timed(ATTACKED, (defender(gain(OBSERVATION)),)),),
    "Anger": (Timed(WOUNDED, (gain(AIM),)),),
    "Grappling Hook": action(has("scale", until=NEXT_ACTIVATION)),  # legion23:sample.grappling-hook
    "Ascension Cables": action(has("scale", until=NEXT_ACTIVATION)),
    "B1 Security Droid": (Timed(ACTIVATES, (IgnoreAI(),)),),
    "Baron Rudor": (Timed(RECOVERED, (gain(AIM),)),),
    "Backworld Medic": action(
        UpTo(
            1,
            Units("non-droid trooper", within=1, sight=True),
            (Mended((POISON,)), RollDefence(2, WHITE, (gain(SUPPRESSION),))),
            least=1,
        )
    ),
    "Barrage Generator": (Timed(ATTACKS, (If(("ranged", "fixed"), (AddWeapon(),)),)),),
    "Battle Shield Wookiee": (Timed(ACTIVATES, (May((TurnOver(),)),)),),  # legion23:sample.wookiee-shield
    '"Bounty" Programming': (
        Timed(ATTACKS, (If(("bounty-commander",), (PoolHas("pierce", 1),)),)),
        Timed(ATTACKS, (If(("bounty-operative",), (PoolHas("suppressive"),)),)),
    ),
    "Burst of Speed": (Timed(ACTIVATES, (has(SPEED, 3), has(TIRES, 1))),),  # legion23:sample.burst-of-speed
    "Call To Arms": (Timed(ACTIVATES, (gain(SUPPRESSION), has("charge"))),),
    "Clone Commander Fox": action(allied_trooper(gain(SURGE), May((Calm(1),)))),
    "Clone Shock Trooper Pilot": (Timed(ATTACK_MADE, (UpTo(1, Units(within=1), (gain(SURGE),)),)),),
    "Clone Specialist": action(OneOf((gain(AIM), gain(DODGE), gain(SURGE)))),
    "Comms Jammer": (Timed(ORDER_TO, (OnlyOrderedBy(ITSELF),), Units(enemy=True, within=1)),),
    "Din's Amban Rifle": action(For(Units(engaged=False), (AsFarAsPossible((Move(1), SNIPE)),))),
    "Duck and Cover": (Timed(DEFENDS, (If(("ranged",), (May((gain(SUPPRESSION),)),)),)),),
    "Emergency Stims": (
        Timed(WOUNDS_DUE, (DelayWounds(2),)),
        Timed(ACTIVATED, (SufferDelayed(),), free=True),
    ),
    "Emergency Transponder": (Timed(ACTIVATES, (Drawn((OneOf((gain(AIM), gain(DODGE), Calm(1))),)),)),),
    "Endurance": (Timed(PHASE_ENDS, (May((Calm(1),)),)),),
    "Force Barrier": (
        Timed(
            ROLLED_AT,
            (If(("ranged",), (OneOf((Cancel(1, CRITICAL), Cancel(2, HIT))),)),),
            Units("trooper", within=1, other=True),
        ),
    ),
    "Force Choke": action(enemy_trooper(1, Suffer(1), kind=COMMON)),
    "Force Guidance": action(UpTo(2, Units(within=2, leader=True), (gain(SURGE),))),
    "Force Push": action(enemy_trooper(1, Pushed(1))),  # legion23:sample.force-push
    "Force Reflexes": action(gain(DODGE)),  # legion23:sample.force-reflexes
    "Forest Dwellers": (Timed(PHASE_BEGINS, (InRound(1, (gain(DODGE),)),)),),
    "Fragmentation Grenades": (Timed(ATTACKS, (If(("card-used",), (ConvertSurges(CRITICAL),)),)),),
    "Frenzied Gunner": (Timed(ATTACKS, (If(("ranged",), (May((RollForDie(),)),)),)),),
    "General Weiss": action(has("arsenal", 2, until=NEXT_ACTIVATION)),
    "Governor Pryce": action(allied_trooper(gain(AIM, SUPPRESSION))),
    "Herbal Medicine": action(UpTo(1, Units("ewok trooper", within=1), (Mended(),), least=1)),
    "HQ Uplink": (Timed(ISSUING, (OrderItself(),)),),
    "Hacked Comms Unit": (Timed(ENEMY_ANY_ORDER, (May((OrderItself(),)),), Units(enemy=True, within=1)),),
    "Hunter": action(
        UpTo(
            1,
            Units(COMMON, within=1, enemy=True, sight=True),
            (RollAttack(BLACK, (HIT, CRITICAL), (Suffer(1),)),),
            least=1,
        )
    ),
    "Improvised Orders": (Timed(TOKEN_DRAWN, (DrawAnother(),)),),
    "Into the Fray": (Timed(ENEMY_ACTIVATES, (May((gain(SURGE),)),), Units(enemy=True, within=1)),),
    "Jedi Mind Trick": action(enemy_trooper(2, gain((SUPPRESSION, 2)), kind=COMMON)),
    "Katarn Pattern Armor": (Timed(WOUNDS_DUE, (If(("ranged", "several-wounds"), (LimitWounds(1),)),)),),
    "Lok Durd": action(all_weapons("suppressive", until=NEXT_ACTIVATION)),
    "Offensive Push": (Timed(MOVED, (gain(AIM),)),),
    "Overcharged Generator": (Timed(ATTACKS, (If(("ranged", "fixed"), (AddWeapon(),)),)),),
    "Plo Koon": action(has("agile", 2, until=NEXT_ACTIVATION)),
    "Programmed Loyalty": (Timed(ORDER_TO, (OnlyOrderedBy("commander"),)),),
    "Rebel Marksman": MARKSMAN,
    "Rebel Trooper Captain": CAPTAIN,
    "Rebel Trooper Specialist": action(OneOf((gain(DODGE), gain(SURGE)))),
    "Saber Throw": action(ThrowWeapon(2)),
    "Seize the Initiative": (Timed(ISSUING, (OrderItself(),)),),  # legion23:sample.take-initiative
    "Shriv Suurgav": action(allied_trooper(gain(DODGE), May((gain(SUPPRESSION),)))),
    "Stormtrooper Captain": CAPTAIN,
    "Stormtrooper Marksman": MARKSMAN,
    "Stormtrooper Specialist": action(OneOf((gain(AIM), gain(SURGE)))),
    "Strict Orders": (Timed(RALLIES, (That((May((Calm(1), NOT_RALLYING)),)),), Units("trooper", order=FACEUP)),),
    "Tenacity": (Timed(ATTACKS, (If(("melee", "hurt"), (AddDice(1, RED),)),)),),
    "Unorthodox Tactician": (
        Timed(ACTIVATES, (RollDefence(3, RED, (UpTo(1, Units(within=3, other=True), (gain(AIM),), least=1),)),)),
    ),
    "Unstable Astromech": (
        Timed(
            ACTIVATED,
            (OneOf((Act(ATTACK), Act(MOVE))), RollAttack(BLACK, (HIT, CRITICAL), (Suffer(1),), count=3)),
        ),
    ),
    "Up Close and Personal": (Timed(ATTACKED, (If(("ranged", "within-2"), (gain(DODGE),)),)),),
    "Vigilance": (
        Timed(
            END_BEGINS,
            (
                OneOf(
                    (
                        UpTo(1, Units("trooper", within=2), (has(KEEPS_DODGE, 1),)),
                        UpTo(2, Units("corps trooper", within=2), (has(KEEPS_DODGE, 1),)),
                    )
                ),
            ),
        ),
    ),
    "Wedge Antilles": action(Pivot()),
}
"""What each card does, by name; the same in both editions as far as is known."""


def of(card: cards.Upgrade) -> tuple[Timed, ...]:
    """Return what the text of a card does, as far as that is known and enforced."""
    return EFFECTS.get(card.name, ()) if card.text == "known" else ()


def enforced(card: cards.Upgrade) -> bool:
    """Tell whether everything that the text of a card does is done here."""
    return not card.text or bool(of(card))


def happen(battle: Battle, seat: int, window: str, unit: Unit | None, pool: Pool | None = None) -> Play[None]:
    """Let happen what the upgrades of a seat's units do at this time, when something happens to a unit or to all."""
    for bearer in battle.undefeated(seat):
        for number, upgrade in enumerate(bearer.upgrades):
            for timed in of(upgrade.card):
                if timed.window == window and concerns(battle, timed, bearer, unit):
                    yield from upgrade_happens(
                        Scene(battle, seat, bearer, bearer, number, pool=pool, cause=unit), timed
                    )


def of_unit(battle: Battle, unit: Unit, window: str) -> Iterator[timing.Effect]:
    """Yield what the upgrades of a unit do at this time, to be resolved beside other effects."""
    for number, upgrade in enumerate(unit.upgrades):
        for timed in of(upgrade.card):
            if timed.window == window and timed.of is None:
                scene = Scene(battle, unit.seat, unit, unit, number)
                due = partial(may_happen, scene, timed)
                yield timing.Effect(NOBODY, upgrade.card.name, partial(upgrade_happens, scene, timed), due)


def concerns(battle: Battle, timed: Timed, bearer: Unit, unit: Unit | None) -> bool:
    """Tell whether something that happens to a unit is what an upgrade waits for: its own unit, unless it says whom."""
    if unit is None:
        return True
    return bearer is unit if timed.of is None else timed.of.fits(Scene(battle, bearer.seat, bearer), unit)


def may_happen(scene: Scene, timed: Timed) -> bool:
    """Tell whether an upgrade can do something now: its unit has its rules, and it is readied if it has to be."""
    assert scene.bearer is not None
    upgrade = scene.bearer.upgrades[scene.number]
    costs = (upgrade.card.exhaust or upgrade.card.expend) and not timed.free
    if upgrade.lost or (costs and upgrades.why_not_ready(scene.battle, upgrade) is not None):
        return False
    return all(effect.possible(scene) for effect in timed.effects)


def upgrade_happens(scene: Scene, timed: Timed) -> Play[None]:
    """Let an upgrade do something; one that is exhausted or expended by it only if its player likes, and only if readied."""
    battle, bearer = scene.battle, scene.bearer
    assert bearer is not None
    upgrade = bearer.upgrades[scene.number]
    if not may_happen(scene, timed):
        return
    if (upgrade.card.exhaust or upgrade.card.expend) and not timed.free:
        what = all_of(timed.effects)
        ask = whether("legion-ask-use-upgrade", unit=battle.name(bearer), card=upgrade.card.name, what=what)
        if (yield Choose(scene.seat, [NO, YES], ask)) == NO:
            return
        upgrades.use(bearer, scene.number)
        battle.log.tell("legion-uses-upgrade", unit=battle.name(bearer), card=upgrade.card.name)
    yield from happen_all(timed.effects, scene)


def actions_of(card: cards.Upgrade) -> tuple[Effect, ...]:
    """Return what a card does when it is used as an action; nothing if that is not known."""
    return next((timed.effects for timed in of(card) if timed.window == ACTION), ())
