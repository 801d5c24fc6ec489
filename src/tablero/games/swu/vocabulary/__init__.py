"""The words that abilities are written in: what `content` is made of.

A card is a line or a few: `text(when_played(deal(2, a(enemy, ground))))`. In which order adjectives are listed doesn't
matter. How to write one, and a new word with its text, is in docs/swu-cards.md.
"""

from __future__ import annotations

from tablero.games.swu.abilities import (
    Ability,
    Action,
    Amount,
    Attach,
    Condition,
    Constant,
    Cost,
    Effect,
    EventText,
    Filter,
    Grant,
    Keyword,
    LeadersUnit,
    Manner,
    PrintedAs,
    Target,
    Text,
    Triggered,
)
from tablero.games.swu.constants import ATTACK, GROUND, IN_PLAY, KEYWORD_BITS, PHASE, ROUND, SPACE
from tablero.games.swu.costs import AdditionalCost, CostChange
from tablero.games.swu.playing import Exploit, Instead, NextGets, Piloting, Plot, Smuggle
from tablero.games.swu.vocabulary.attacks import DefenderDefeated
from tablero.games.swu.vocabulary.bases import (
    LEADER_UNITS,
    BackOnTop,
    BorrowForEachLeader,
    BottomFromHand,
    DealForEachLeader,
    DeckSize,
    DefeatingToken,
    ExhaustingA,
    FirstRound,
    HitsEnemyBase,
    StartingHand,
    TokenForEachLeader,
)
from tablero.games.swu.vocabulary.choices import (
    ChooseArena,
    ChooseThing,
    EitherOr,
    ForEachOpponent,
    OneOf,
    OpponentSplits,
    UnlessRefused,
)
from tablero.games.swu.vocabulary.choosing import AnyPlayers, EachAnother, OpponentChooses
from tablero.games.swu.vocabulary.comparing import (
    AspectsAmong,
    CostsAtMostThat,
    IsAttacker,
    IsDefender,
    MoreThan,
    OtherIs,
    ThatMany,
    UnitAttacks,
)
from tablero.games.swu.vocabulary.conditions import (
    AtLeast,
    Attacking,
    Both,
    Control,
    ControlNamed,
    Defending,
    EitherIs,
    Excess,
    Initiative,
    ItIs,
    PlayedCards,
    Resources,
    ThatMuch,
    ThisIs,
    ThisPhase,
    UnitsOf,
    Unless,
    Value,
)
from tablero.games.swu.vocabulary.costs import Defeating, Doing, Exhausting, Paying
from tablero.games.swu.vocabulary.counting import ThereIs, Times, UnitAspects
from tablero.games.swu.vocabulary.credits import CreateCredits
from tablero.games.swu.vocabulary.dealing import Deal, DealDivided, DealEach, Heal, HealDivided, HealUpTo, UnitDeals
from tablero.games.swu.vocabulary.deploying import Deploy
from tablero.games.swu.vocabulary.deploying_pilots import DeployEither, FlipOnto
from tablero.games.swu.vocabulary.disclosing import Disclose
from tablero.games.swu.vocabulary.drawn import AspectProvided, InActionPhase, RevealThis
from tablero.games.swu.vocabulary.effects import (
    ByOpponent,
    CreateUnits,
    Defeat,
    Exhaust,
    Give,
    GiveToken,
    If,
    IfDone,
    Later,
    May,
    Modes,
    Ready,
    seq,
)
from tablero.games.swu.vocabulary.effects_actions import (
    AttackWith,
    Capture,
    PlayFrom,
    Rescue,
    ReturnToHand,
    TakeControl,
    Together,
)
from tablero.games.swu.vocabulary.effects_cards import (
    ChoosePlayer,
    DefeatResource,
    Discard,
    DiscardHand,
    Draw,
    LookAtHand,
    Mill,
    PayResources,
    ReadyResources,
    ResourceFromHand,
    ResourceThis,
    ResourceTop,
    ReturnFromDiscard,
    Search,
)
from tablero.games.swu.vocabulary.filters import (
    All,
    AspectIs,
    Damaged,
    Either,
    Enemy,
    Exhausted,
    Friendly,
    HasKeyword,
    InArena,
    Is,
    IsLeader,
    IsToken,
    Named,
    Not,
    NotIt,
    Number,
    Other,
    Trait,
    Unique,
    Upgraded,
)
from tablero.games.swu.vocabulary.force import ForceUses, GainForce, TheForce, UseForce, UsingForce
from tablero.games.swu.vocabulary.gathering import (
    CardsAmong,
    CostDifference,
    Gathering,
    PlayThat,
    ReturnThose,
    TheirCards,
)
from tablero.games.swu.vocabulary.headed import (
    COORDINATED,
    CollectBounties,
    HasAnyKeyword,
    HasBounty,
    bountied,
    coordinate,
)
from tablero.games.swu.vocabulary.holdings import (
    CardCost,
    CardIs,
    DiscardCost,
    DiscardDownTo,
    ExhaustResources,
    NameAndDiscard,
    PayAnyNumber,
    ReturnResources,
)
from tablero.games.swu.vocabulary.indirect import AnyOfThose, AssignsIndirect, EachOfThose, Indirect, MoreIndirect
from tablero.games.swu.vocabulary.kindred import (
    Discarded,
    InDiscard,
    Marked,
    NotCarrying,
    SharesKeyword,
    SharesKeywordWith,
    SharesTrait,
    ThatPlayers,
    Utmost,
)
from tablero.games.swu.vocabulary.looking import Arrange, LookAtEachTop, LookAtTop, RevealFromHand, RevealTop
from tablero.games.swu.vocabulary.manifold import (
    AsOftenAsWished,
    ChooseExactly,
    Combined,
    DoneOrNot,
    Mark,
    NameAndMill,
    NamedRight,
    OpponentPicks,
    SpareOneEach,
    TopOrBottom,
)
from tablero.games.swu.vocabulary.measuring import Compared, Half, HandSize, Less
from tablero.games.swu.vocabulary.milling import MillFrom
from tablero.games.swu.vocabulary.moving import InTurnDeal, PutOnBottom
from tablero.games.swu.vocabulary.naming import NameCard, NamedNotPlayed
from tablero.games.swu.vocabulary.noted import Noted
from tablero.games.swu.vocabulary.pilots import (
    AttachThis,
    AttachToThis,
    BecomesUnitInstead,
    BecomesUpgradeInstead,
    Carrying,
    Eject,
    ExtraPilot,
    Firm,
    HasUpgrade,
    MoveThisUpgrade,
    MoveTo,
    MoveUpgrade,
    OnA,
    Piloted,
    SqueezesIn,
)
from tablero.games.swu.vocabulary.preventing import Prevents, SpareBase
from tablero.games.swu.vocabulary.relating import (
    ControlledBy,
    DidThisPhase,
    EnteredThisRound,
    InArenaOf,
    On,
    PlayedThisPhase,
)
from tablero.games.swu.vocabulary.returning import ReturnDefeated
from tablero.games.swu.vocabulary.reusing import UseAgain
from tablero.games.swu.vocabulary.ruling import EntersReady, Impose, NoHealing
from tablero.games.swu.vocabulary.standing import FirstEventBlank, NextCard
from tablero.games.swu.vocabulary.targets import (
    ATTACHED,
    ATTACKER,
    CHOSEN_BASE,
    DEFENDER,
    DEFENDING_BASE,
    IT,
    OTHER_ONE,
    SUBJECT,
    THEM,
    THIS,
    YOUR_BASE,
    Chosen,
    Every,
    a,
    a_base,
    a_unit_or_base,
    an_upgrade,
    any_number,
    each,
    each_base,
    up_to,
)
from tablero.games.swu.vocabulary.topcards import ChooseNumber, PushLuck, RevealForDamage, WithTop
from tablero.games.swu.vocabulary.volleys import ByChosen, ByController, DifferentNames, EachDeals, Per, Ram, Sum
from tablero.games.swu.vocabulary.whereabouts import (
    ByThis,
    ControlCard,
    EnteredThisPhase,
    Facing,
    IsThis,
    ItFell,
    OddCost,
    OfOutnumbered,
    OpponentControls,
    OpponentHasMore,
    Triggers,
)

# Adjectives.
anything = All(())
friendly = Friendly()
enemy = Enemy()
another = Other()
other_than_it = NotIt()
ground = InArena(GROUND)
space = InArena(SPACE)
damaged = Damaged()
undamaged = Not(damaged)
exhausted = Exhausted()
unexhausted = Not(exhausted)
leader_unit = IsLeader()
non_leader = Not(leader_unit)
unique = Unique()
non_unique = Not(unique)
token = IsToken()
upgraded = Upgraded()
trait = Trait
aspect = AspectIs
piloted = Piloted()
unpiloted = Not(piloted)
on_this = On("this")


def non(what: Filter | str) -> Not:
    """Return "not of this kind"; a word is a trait."""
    return Not(Trait(what) if isinstance(what, str) else what)


def cost_at_most(number: int) -> Number:
    """Return "that costs so much or less"."""
    return Number("cost", most=number)


def cost_at_least(number: int) -> Number:
    """Return "that costs so much or more"."""
    return Number("cost", least=number)


def power_at_most(number: int) -> Number:
    """Return "with so much power or less"."""
    return Number("power", most=number)


def power_at_least(number: int) -> Number:
    """Return "with so much power or more"."""
    return Number("power", least=number)


def remaining_at_most(number: int) -> Number:
    """Return "with so much remaining HP or less"."""
    return Number("remaining", most=number)


# Keywords.
sentinel = Keyword("sentinel")
ambush = Keyword("ambush")
shielded = Keyword("shielded")
overwhelm = Keyword("overwhelm")
saboteur = Keyword("saboteur")
grit = Keyword("grit")
hidden = Keyword("hidden")


def raid(number: int) -> Keyword:
    """Return Raid with its number."""
    return Keyword("raid", number)


def restore(number: int) -> Keyword:
    """Return Restore with its number."""
    return Keyword("restore", number)


def gaining(*keywords: Keyword | Ability, power: Amount = 0, hp: Amount = 0, limits: int = 0) -> Grant:
    """Return what a unit gets: power, HP, keywords, whole abilities."""
    bits = raids = restores = 0
    abilities: list[Ability] = []
    for one in keywords:
        if not isinstance(one, Keyword):
            abilities.append(one)
        elif one.name == "raid":
            raids += one.number
        elif one.name == "restore":
            restores += one.number
        else:
            bits |= KEYWORD_BITS[one.name]
    return Grant(power, hp, bits, raids, restores, tuple(abilities), limits)


def losing(*keywords: Keyword) -> Grant:
    """Return the loss of keywords."""
    bits = 0
    for one in keywords:
        bits |= KEYWORD_BITS[one.name]
    return Grant(lost=bits)


LOSING_ALL = Grant(blank=True)


# Abilities.


def text(*abilities: Ability, deployed: tuple[Ability, ...] = (), pilot: tuple[Ability, ...] | None = None) -> Text:
    """Return what a card does."""
    return Text(abilities, deployed, pilot)


def when_played(*effects: Effect) -> Triggered:
    """Return a When Played ability (swu:7.6.13.a)."""
    return Triggered(("when-played",), seq(*effects))


def when_deployed(*effects: Effect) -> Triggered:
    """Return a When Deployed ability."""
    return Triggered(("when-deployed",), seq(*effects))


def when_defeated(*effects: Effect) -> Triggered:
    """Return a When Defeated ability (swu:7.6.14.a)."""
    return Triggered(("when-defeated",), seq(*effects))


def on_attack(*effects: Effect) -> Triggered:
    """Return an On Attack ability (swu:7.6.15.a)."""
    return Triggered(("attack",), seq(*effects))


def on_defense(*effects: Effect) -> Triggered:
    """Return an On Defense ability (swu:7.6.15.a)."""
    return Triggered(("defense",), seq(*effects))


def when_attack_ends(*effects: Effect) -> Triggered:
    """Return an ability that triggers when the attack of this unit ends (swu:7.6.16.a)."""
    return Triggered(("attack-ends",), seq(*effects))


def when_attack_completed(*effects: Effect) -> Triggered:
    """Return an ability that triggers when this unit completes an attack, which it must survive (swu:13.1.5)."""
    return Triggered(("attack-completed",), seq(*effects))


def when_played_or_on_attack(*effects: Effect) -> Triggered:
    """Return an ability with two conditions (swu:7.6.2)."""
    return Triggered(("when-played", "attack"), seq(*effects))


def when_played_or_defeated(*effects: Effect) -> Triggered:
    """Return an ability with two conditions (swu:7.6.2)."""
    return Triggered(("when-played", "when-defeated"), seq(*effects))


def when(event: str, *effects: Effect, about: Filter | None = None, whose: str = "any", limit: str = "") -> Triggered:
    """Return an ability that waits for an event (`triggers` lists them), about its own piece if nothing else is said."""
    return Triggered((event,), seq(*effects), about, whose, limit=limit)


def bounty(*effects: Effect) -> Triggered:
    """Return a Bounty: an opponent may collect it when the unit is defeated or captured (swu:7.5.13.a, swu:7.5.13.d)."""
    return Triggered(("when-defeated", "captured"), May(seq(*effects)), keyword="bounty", resolved_by="opponent")


def action(*parts: Cost | Effect, limit: str = "") -> Action:
    """Return an action ability: its costs, then its effects."""
    costs = tuple(part for part in parts if isinstance(part, Cost))
    return Action(costs, seq(*[part for part in parts if isinstance(part, Effect)]), limit=limit)


def epic(*effects: Effect, condition: Condition | None = None) -> Action:
    """Return an epic action (swu:7.2.4)."""
    return Action((), seq(*effects), epic=True, condition=condition)


def deploys(resources: int) -> Action:
    """Return a leader's epic action: deploy it, with so many resources (swu:3.4.4)."""
    return epic(Deploy(), condition=AtLeast(Resources(), resources))


def event(*effects: Effect) -> EventText:
    """Return what an event does."""
    return EventText(seq(*effects))


def constant(grant: Grant, *to: Filter, condition: Condition | None = None) -> Constant:
    """Return a constant ability: what units of some kind get; without a kind, the unit itself or the attached unit."""
    return Constant(All(to) if to else None, grant, condition)


def leader(resources: int, front: tuple[Ability, ...], deployed: tuple[Ability, ...]) -> Text:
    """Return the two sides of a leader that is deployed with so many resources."""
    return Text((*front, deploys(resources)), deployed)


def piloting(cost: int, *aspects: str) -> Piloting:
    """Return Piloting with its cost (swu:7.5.17.a)."""
    return Piloting(cost, aspects)


def pilot_leader(
    resources: int, front: tuple[Ability, ...], deployed: tuple[Ability, ...], pilot: tuple[Ability, ...]
) -> Text:
    """Return the sides of a leader that is deployed as a unit or on a Vehicle, which it makes a leader unit."""
    deploying = epic(DeployEither(), condition=AtLeast(Resources(), resources))
    return Text((*front, deploying), deployed, (LeadersUnit(), *pilot))


# Effects, as the words that content uses.
deal = Deal
heal = Heal
defeat = Defeat
exhaust = Exhaust
ready = Ready
may = May
EXHAUST = Exhausting()
USE_FORCE = UsingForce()


def pay(count: int) -> Paying:
    """Return the cost of so many resources."""
    return Paying(count)


def experience(to: Target, count: Amount = 1) -> GiveToken:
    """Return "give Experience tokens"."""
    return GiveToken("experience", to, count)


def shield(to: Target, count: Amount = 1) -> GiveToken:
    """Return "give Shield tokens"."""
    return GiveToken("shield", to, count)


def boost(power: Amount, hp: Amount, to: Target, until: int = PHASE) -> Give:
    """Return "give +X/+Y for this phase"."""
    return Give(Grant(power, hp), to, until)


def attack_with(*filters: Filter, grant: Grant | None = None, exhausted: bool = False) -> AttackWith:
    """Return "attack with a unit" of some kind."""
    return AttackWith(filters, Manner(grant or Grant(), exhausted=exhausted))
