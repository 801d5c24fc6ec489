"""What an ability is (chapter 7): a small tree of typed pieces, which is run and from which its text is rendered.

The kinds are those of the rulebook: an `Action`, a constant ability (any `Standing`), the text of an event
(`EventText`), a `Keyword`, a `Triggered` ability. They are put together from filters, targets, amounts, conditions and
effects, whose words are in `vocabulary`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from tablero.games.swu.constants import ANYTHING, KEYWORD_BITS
from tablero.games.swu.names import (
    MOMENTS_OF_ITSELF,
    MOMENTS_OF_PIECES,
    MOMENTS_OF_PLAYERS,
    HeadingKeyword,
    KeywordName,
    Moment,
    NeverTriggers,
    Side,
    TraitName,
    Word,
    check_word,
)
from tablero.kernel import Message, Play, Reason, say

if TYPE_CHECKING:
    from tablero.games.swu.cards import Face
    from tablero.games.swu.playing import Smuggle
    from tablero.games.swu.state import Attack, Blow, Delayed, Event, Piece, Table, Unit, Upgrade


class Stakes(NamedTuple):
    """What hangs on whether something is done: what follows if it is, what if it isn't; `seat` is "you" in both."""

    seat: int
    then: Effect | None
    otherwise: Effect | None


class Act:
    """An ability being resolved: who resolves it, on which piece it is, what set it off, what has been chosen.

    "You" is `seat`: whoever controls the piece, or the one who resolves the ability.
    """

    __slots__ = (
        "amount",
        "arena",
        "aspect",
        "attack",
        "cards",
        "event",
        "face",
        "fought",
        "may",
        "named",
        "paid",
        "seat",
        "seats",
        "source",
        "stakes",
        "things",
    )

    def __init__(self, seat: int, source: Piece, event: Event | None = None) -> None:
        self.seat = seat
        self.source = source
        self.face: Face = source.face
        self.event = event
        self.attack: Attack | None = event.attack if event is not None else None
        """The attack that the ability is about (swu:7.6.16.e)."""
        self.things: list[Any] = []
        """The pieces that were chosen or affected last: "it", "that unit", "those units"."""
        self.cards: list[int] = []
        """The cards that were chosen, revealed or discarded last. Never kept across a question while they are hidden."""
        self.seats: list[int] = []
        """The players that were chosen last."""
        self.amount = 0
        """The number that came out last: "that much"."""
        self.arena = 0
        """The arena that was chosen."""
        self.aspect = ""
        """The aspect that was chosen."""
        self.named = ""
        """The name that was named (swu:8.18.1)."""
        self.fought: Attack | None = None
        """The attack that the ability made last."""
        self.may = False
        """Whether the next choice of a target may be declined."""
        self.stakes: Stakes | None = None
        """What hangs on what is being done, for the words of a question about it."""
        self.paid = 0

    @property
    def it(self) -> Any:
        """The piece that was chosen last, if there is one."""
        return self.things[0] if self.things else None


class Declined(Exception):
    """Somebody declined what they may do."""


CLAUSE = 10
"""The place of what follows the noun in English as in Spanish: "that costs 3 or less". Adjectives are nearer."""


class Filter(Word):
    """What a thing must be like to be meant. Tests units, upgrades and bases as pieces, and cards as faces."""

    __slots__ = ()

    vowel = False
    """Whether its English word stands before the noun and begins with a vowel."""
    place = CLAUSE
    """How near to the noun its word stands, the lowest number the nearest, whatever the order it is written in."""
    derived = False
    """Whether it asks for what `constant_abilities.derive` computes."""
    reads = ANYTHING
    """What it reads of the table besides the pieces in play and what is on them: see `state.Table.changed`."""

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether a piece is meant."""
        raise NotImplementedError

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether a card out of play is meant, by what is printed on it."""
        raise TypeError(f"{type(self).__name__} says nothing about cards out of play")

    def text(self, noun: Message, count: int) -> Message:
        """Put its word to the noun, for one thing or several."""
        raise NotImplementedError


class Condition(Word):
    """Whether something is so now."""

    __slots__ = ()

    derived = False
    """Whether it asks for what `constant_abilities.derive` computes (swu:7.3.3.a)."""
    reads = ANYTHING
    """As of a `Filter`."""
    keyword = ""
    """The keyword that stands for it."""
    word = ""
    """The end of its message's name, if it needs no arguments."""

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is so."""
        raise NotImplementedError

    def text(self) -> Message:
        """Say it: "you have the initiative"."""
        return say(f"swu-if-{self.word}", mood="if")


class Count(Word):
    """A number that depends on the table."""

    __slots__ = ()

    derived = False
    after_target = False
    """Whether it depends on the target of the effect that it is part of."""

    def value(self, table: Table, act: Act) -> int:
        """Return the number."""
        raise NotImplementedError

    def text(self) -> Message:
        """Say what it is equal to: "its power"."""
        raise NotImplementedError

    def for_each(self) -> Message:
        """Say what is counted: "friendly unit"; of what can't be counted one by one, what it is equal to."""
        return self.text()

    def at_least(self, number: int) -> Message:
        """Say that it is so much or more, as a condition."""
        return say("swu-if-at-least", mood="if", what=self.text(), number=number)


Amount: TypeAlias = int | Count


def amount_of(amount: Amount, table: Table, act: Act) -> int:
    """Return an amount as a number."""
    return amount if isinstance(amount, int) else amount.value(table, act)


class Effect(Word):
    """A non-cost part of an ability that may change something.

    What an effect leaves behind is of three kinds: `state.Lasting` and `state.InForce`, `state.Delayed`, and
    replacements, which are `Standing` abilities.
    """

    __slots__ = ()

    asks_first = False
    """Whether it begins with the choice of a target, which then can be declined if the effect is optional."""
    word = ""
    """The end of its message's name, if it needs no arguments."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do as much of it as possible, whether one likes it or not.

        Return whether it was done, for "if you do".
        """
        raise NotImplementedError

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether doing it could change anything (swu:1.16.2, swu:1.16.3)."""
        return True

    def undo(self, table: Table, delayed: Delayed) -> None:
        """Undo at once what an ability did, if this is a delayed effect that does that."""
        raise NotImplementedError

    def useful(self, table: Table, act: Act) -> bool:
        """Tell the same to the player who would use it as an action and knows their own hand (swu:6.4.2.a)."""
        return self.able(table, act)

    def text(self) -> Message:
        """Say it, as something that one is told to do: "deal 2 damage to a unit"."""
        return say(f"swu-{self.word}")


class Target(Word):
    """What an effect is done to."""

    __slots__ = ()

    asks = False
    """Whether somebody chooses."""

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Return the things, asking if there is a choice; what is found becomes "it". Raise `Declined` if it may be."""
        raise NotImplementedError

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to be found."""
        return True

    def text(self) -> Message:
        """Say it: "an enemy ground unit"."""
        raise NotImplementedError


class Cost(Word):
    """A part of what an action ability costs, or of an additional cost of a card."""

    __slots__ = ()

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether it can be paid."""
        raise NotImplementedError

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Pay it."""
        raise NotImplementedError

    def text(self) -> Message:
        """Say it, as it stands in brackets."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Grant(Word):
    """What a unit gets from a constant ability or a lasting effect."""

    power: Amount = 0
    hp: Amount = 0
    keywords: int = 0
    raid: Amount = 0
    restore: Amount = 0
    abilities: tuple[Ability, ...] = ()
    limits: int = 0
    lost: int = 0
    """Keywords it loses and can't gain (swu:8.15.1)."""
    blank: bool = False
    """Whether it loses all abilities and can't gain any (swu:8.15.2)."""
    traits: tuple[TraitName, ...] = ()
    lost_traits: tuple[TraitName, ...] = ()
    shares: bool = False
    """Of a constant ability: whether it gives the keywords of the unit that has it."""
    printed: tuple[int | None, int | None] = (None, None)
    """What counts as its printed power and HP, if that changes (swu:1.10.2.a, swu:1.11.2.a)."""

    def __post_init__(self) -> None:
        check_word(self)
        if not isinstance(self.power, int) and not isinstance(self.hp, int) and self.power != self.hp:
            raise ValueError(
                "A grant counts the same for power and HP: what it says is one number for each of something."
            )


NO_GRANT = Grant()


@dataclass(frozen=True, slots=True)
class Manner:
    """How an ability lets a unit attack: what a modified attack changes (swu:7.1.6.c)."""

    grant: Grant = NO_GRANT
    """What the attacker gets for this attack."""
    exhausted: bool = False
    """Whether it may attack even if it is exhausted."""
    no_bases: bool = False
    ambush: bool = False
    """Whether it is the attack that Ambush makes possible."""
    defender: Grant = NO_GRANT
    """What the defender gets for this attack."""
    given: tuple[tuple[Condition, Grant], ...] = ()
    """What the attacker gets as well if something is so once the attack is declared (swu:6.3.1)."""
    taken: tuple[tuple[Condition, Grant], ...] = ()
    """What the defender gets as well if something is so then."""


class Ability(Word):
    """Anything that a card can do."""

    __slots__ = ()

    another_way = False
    """Whether it is another way to play its card from hand."""
    from_resources = False
    """Whether it is a way to play its card from the resource zone."""
    limits_playing = False
    """Whether it says when its card can't be played."""
    own_exploit = 0
    """The number of its Exploit."""
    own_cost = False
    """Whether it changes what its card itself costs."""

    def text(self) -> Message:
        """Say it, as it stands on the card."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A keyword that is a bit or a number (swu:7.5)."""

    name: KeywordName
    number: int = 0

    @property
    def bit(self) -> int:
        """Its bit."""
        return KEYWORD_BITS[self.name]

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        return say(f"swu-keyword-{self.name}", number=self.number)


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """A triggered ability: on which events, about what, what it does, how often."""

    on: tuple[Moment, ...]
    """Names of events: each of them sets it off (swu:7.6.2)."""
    effect: Effect
    about: Filter | None = None
    """What the subject of the event must be like; None: the piece that has the ability."""
    whose: Side = "you"
    """Who must do it, if it is something that a player does: "you", "opponent", "any"."""
    condition: Condition | None = None
    """What else must be so for it to trigger."""
    limit: Literal["", "round", "phase"] = ""
    """How often it may be used: "" always, else once each "round" or "phase" (swu:8.33.3)."""
    keyword: HeadingKeyword = ""
    """The keyword whose ability this is, which is no ability of the kind of its event (swu:7.5.1)."""
    resolved_by: Literal["controller", "opponent"] = "controller"
    """Who resolves it: "controller", or "opponent" as a Bounty (swu:7.5.13.a)."""

    def __post_init__(self) -> None:
        check_word(self)
        if self.keyword:  # the rules set it off
            return
        for moment in self.on:
            self._check(moment)

    def _check(self, moment: Moment) -> None:
        """Raise `NeverTriggers` if it can't happen that the moment sets the ability off."""
        if self.about is None:
            if moment not in MOMENTS_OF_ITSELF:
                raise NeverTriggers(
                    f'"{moment}" does not happen to the card itself: say with `about` what it is about.'
                )
            if self.whose == "opponent":
                raise NeverTriggers(
                    f'"{moment}" of the card itself is nobody else\'s: say with `about` what it is about.'
                )
        elif moment not in MOMENTS_OF_PIECES:
            sides = MOMENTS_OF_PLAYERS.get(moment)
            if sides is None:
                raise NeverTriggers(f'"{moment}" only happens to the card itself: leave out `about`.')
            if self.whose not in sides:
                known = " or ".join(f'"{side}"' for side in sides)
                raise NeverTriggers(f'No ability can wait for "{moment}" with whose="{self.whose}": it is {known}.')

    @property
    def own(self) -> bool:
        """Whether it waits for what happens to its own piece."""
        return self.about is None

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        from tablero.games.swu.vocabulary.saying import triggered_text

        return triggered_text(self)


@dataclass(frozen=True, slots=True)
class Action(Ability):
    """An action ability (swu:7.2)."""

    costs: tuple[Cost, ...]
    effect: Effect
    epic: bool = False
    condition: Condition | None = None
    """What must be so for it to be used at all."""
    limit: Literal["", "round", "game"] = ""
    """How often it may be used: "" as often as its cost is paid, else once each "round" or "game" (swu:7.2.5)."""
    times: int = 1
    """If that is limited: how many times."""
    anybody: bool = False
    """Whether any player may use it."""
    zone: Literal["play", "discard"] = "play"
    """Where its card must be: "play", or "discard" if its text says so (swu:1.15.4)."""

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        from tablero.games.swu.vocabulary.saying import action_text

        return action_text(self)


@dataclass(frozen=True, slots=True)
class EventText(Ability):
    """What an event does."""

    effect: Effect

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        return say("swu-sentence", text=self.effect.text())


class Standing(Ability):
    """A constant ability: it is in force as long as its card is in play."""

    __slots__ = ()

    part = "rules"
    """Where `constant_abilities.derive` puts it: "boons", "costs", "replacements" or "rules"."""
    word = ""
    """The end of its message's name, if it is a sentence without arguments."""

    def text(self) -> Message:
        """Say it, as it stands on the card."""
        return say("swu-sentence", text=say(f"swu-{self.word}"))

    # What one that is among the rules may change. `piece` has the ability, `seat` is its controller.

    rule: str = ""
    """The rule that is another one while it is in force, if that is all it says.

    tokens-enter-ready, rescued-enter-ready: unit tokens that its controller creates, units that are rescued;
    firm: enemy abilities don't defeat the upgrade that has it (swu:1.3.3);
    mute-leaders: leaders lose all abilities but their epic actions, and can't gain any (swu:8.15.2);
    half-payments: its controller pays half as many resources, rounded up;
    sees-top: its controller may look at the top card of their deck at any time (swu:8.14.1);
    extra-regroup: one more regroup phase follows the first one of each round;
    blank-credits: Credit tokens of opponents lose their ability (swu:8.15.2);
    squeezes-in: a Pilot with it can be played on a Vehicle that has one already;
    extra-pilot: one Pilot more may be played or deployed on the unit that has it (swu:3.6.3.c).
    """
    provokes = False
    """As a lasting effect about a unit: whether its controller's next action must be an attack with it."""
    copies: tuple[Filter, ...] | None = None
    """What units it may enter play as a copy of."""
    adds = False
    """Whether, being among the replacements, it adds to damage: so it does to what can't be prevented."""
    once = False
    """As a lasting effect, being among the replacements: whether it is about the next damage only, and used up by it."""
    saves = False
    """Whether it may do something else when its own piece would be defeated: see `save`."""
    enters_ready = False
    """Whether the unit that has it enters play ready."""

    leader_trait = ""
    """The trait that its controller's leaders gain."""

    def save(self, table: Table, piece: Piece) -> Play[None]:
        """Do something else instead of the defeat of its own piece, if that can be and is wanted (swu:7.7.5.c)."""
        yield from ()

    def readies(self, table: Table, controller: int) -> bool:
        """Tell whether the unit that has it enters play ready under somebody's control."""
        return self.enters_ready

    def holds_on(self, unit: Unit, upgrade: Upgrade) -> bool:
        """Tell whether it keeps enemy abilities from defeating, or returning to a hand, an upgrade on its unit."""
        return False

    def captured_instead(self, table: Table, piece: Piece, act: Act) -> Play[bool]:
        """Do something else instead of the capture of its own piece, and tell so (swu:7.7.5.c)."""
        yield from ()
        return False

    def lends_traits(self, seat: int, player: int, face: Face) -> tuple[str, ...]:
        """Return the traits that a card of a player gains while it isn't in play."""
        return ()

    def gives_smuggle(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Smuggle | None:
        """Return the Smuggle that a resource of a player gains (swu:7.5.14.b)."""
        return None

    def indirect_more(self, table: Table, piece: Piece, seat: int, dealer: int, to: int) -> int:
        """Return by how much the indirect damage that one player deals to another is increased."""
        return 0

    def assigns_indirect(self, table: Table, piece: Piece, seat: int, source: Piece, dealer: int, to: int) -> bool:
        """Tell whether its controller assigns the indirect damage that a piece of one player deals to another."""
        return False

    def forbids_healing(self, table: Table, piece: Piece, seat: int, target: Any) -> bool:
        """Tell whether a unit or base can't be healed."""
        return False

    def forbids_playing(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Reason | None:
        """Return why a player can't play a card (swu:8.20.3)."""
        return None

    def blanks_event(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> bool:
        """Tell whether an event that a player plays loses its abilities."""
        return False

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether, being among the replacements, it changes this damage."""
        return False

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Return how much damage is dealt instead."""
        yield from ()
        return blow.amount


@dataclass(frozen=True, slots=True)
class Constant(Standing):
    """A constant ability that gives something to units: to itself, to the attached unit, to all units of some kind."""

    to: Target | Filter | None
    """The units meant; None: the unit itself or, on an upgrade, the attached unit."""
    grant: Grant
    condition: Condition | None = None
    depends: bool = field(init=False, compare=False, default=False)
    """Whether it asks for what other constant abilities bring about."""
    reads: int = field(init=False, compare=False, default=ANYTHING)
    """What it reads of the table: as of a `Filter`."""

    part = "boons"

    def __post_init__(self) -> None:
        check_word(self)
        condition, to, grant = self.condition, self.to, self.grant
        amounts = (grant.power, grant.hp, grant.raid, grant.restore)
        depends = (
            (condition is not None and condition.derived)
            or (isinstance(to, Filter) and to.derived)
            or grant.shares
            or any(not isinstance(one, int) and one.derived for one in amounts)
        )
        object.__setattr__(self, "depends", depends)
        reads = (condition.reads if condition is not None else 0) | (to.reads if isinstance(to, Filter) else 0)
        counted = any(not isinstance(one, int) for one in amounts)
        object.__setattr__(self, "reads", ANYTHING if counted else reads)

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        from tablero.games.swu.vocabulary.saying import constant_text

        return constant_text(self)


@dataclass(frozen=True, slots=True)
class LeadersUnit(Ability):
    """The unit that this upgrade is attached to is a leader unit (swu:3.4.7)."""

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        return say("swu-sentence", text=say("swu-attached-is-leader"))


@dataclass(frozen=True, slots=True)
class PrintedAs(Standing):
    """The printed power and HP of the unit that this upgrade is attached to count as these (swu:1.10.2.a, swu:1.11.2.a)."""

    power: int
    hp: int

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        return say("swu-sentence", text=say("swu-printed-as", power=self.power, hp=self.hp))


@dataclass(frozen=True, slots=True)
class Attach(Ability):
    """What an upgrade may be attached to (swu:3.6.3)."""

    to: tuple[Filter, ...]

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        from tablero.games.swu.vocabulary.saying import attach_text

        return attach_text(self)


def units_in(things: list[Any]) -> list[Unit]:
    """Return the units among things that are still in play."""
    from tablero.games.swu.state import Unit

    return [thing for thing in things if isinstance(thing, Unit) and thing.here]
