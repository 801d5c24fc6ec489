"""What it costs to play a card (chapters 1.8, 6.2.3, 8.1 and 8.16.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from math import inf
from typing import TYPE_CHECKING, Literal

from tablero.games.swu.abilities import Act, Grant, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.names import PlayKeyword
from tablero.games.swu.state import Player, Table, Unit
from tablero.kernel import Message, say

if TYPE_CHECKING:
    from tablero.games.swu.abilities import Condition, Cost, Count, Filter


@dataclass(slots=True)
class Terms:
    """Under which terms a card is played: what a modified play changes."""

    zone: str = "hand"
    """Where it comes from: hand, discard, deck, looked, picked (found by a search), resources, captive."""
    price: int | None = None
    """Instead of the printed cost, as with Smuggle and Piloting."""
    aspects: tuple[str, ...] | None = None
    """Instead of the printed aspects, likewise."""
    discount: int = 0
    free: bool = False
    ready: bool = False
    """Whether a unit enters play ready."""
    pilot: bool = False
    """Whether a unit is played as an upgrade (swu:7.5.17.a)."""
    keyword: str = ""
    """The keyword by which it is played: smuggle, piloting, plot."""
    ignore_aspects: bool = False
    ignore_one: bool = False
    """Whether one penalty for Vigilance, Command, Aggression or Cunning is ignored."""
    grant: Grant | None = None
    """What it gets for this phase."""
    on: Unit | None = None
    """The unit that an upgrade must be played on."""
    onto: tuple[Filter, ...] = ()
    """What the unit must be like that an upgrade is played on."""
    alternative: Cost | None = None
    """Paid instead of the resources (swu:1.8.10)."""
    extra: Cost | None = None
    """Paid besides the resources."""
    exploit: int = 0
    """Exploit that the card gains for this play."""
    exploited: list[Unit] = field(default_factory=list)
    paid: int = 0
    """How many resources were paid in the end."""
    credits: int = 0
    """How many Credit tokens were defeated while paying."""
    credit_grant: Grant | None = None
    """What it gets for this phase as well if a Credit token was defeated."""
    ready_itself: bool = False
    """Whether the card was a ready resource itself, and so pays 1 of its own cost."""

    def for_one_play(self) -> Terms:
        """Return a copy in which it is noted what one play has cost."""
        twin = Terms.__new__(Terms)
        for name in _TERMS:
            setattr(twin, name, getattr(self, name))
        twin.exploited = []
        return twin


_TERMS = tuple(one.name for one in fields(Terms))


@dataclass(frozen=True, slots=True)
class CostChange(Standing):
    """A constant ability that changes what cards cost."""

    amount: int
    """Added to the cost: below zero if they cost less."""
    cards: tuple[Filter, ...] = ()
    whose: Literal["you", "opponent", "this"] = "you"
    """Who plays them: "you", "opponent", "this" (the card itself while it is played)."""
    condition: Condition | None = None
    first: Literal["", "round", "phase"] = ""
    """Only the first of its kind each "round" or "phase" (swu:8.9.1)."""
    on_this: bool = False
    """Only upgrades that are played on the unit with this ability."""
    ignores_aspects: bool = False
    """Ignores the aspect penalty instead (swu:8.11.2)."""
    ignores: Literal["", "vigilance", "command", "aggression", "cunning", "heroism", "villainy"] = ""
    """Ignores only the penalty for one aspect."""
    each: Count | None = None
    """Changes it so much for each of something."""
    on: tuple[Filter, ...] = ()
    """Of an upgrade itself: what the unit that it is played on must be like."""
    once: bool = False
    """As a lasting effect: only for the next such card, or the next few."""
    times: int = 1
    """For how many cards, then."""
    if_it_is: tuple[Filter, ...] = ()
    """What the card must also be like for its cost to change: the next card is that whether it is so or not."""
    exploit: int = 0
    """Exploit that such cards gain."""
    keyword: PlayKeyword = ""
    """Only cards that are played by way of a keyword: smuggle, piloting, plot."""

    part = "costs"

    @property
    def own_cost(self) -> bool:  # type: ignore[override]
        return self.whose == "this"

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import cost_text

        return cost_text(self)


@dataclass(frozen=True, slots=True)
class AdditionalCost(Standing):
    """A constant ability that makes opponents pay something besides resources for their cards (swu:1.8.8)."""

    cost: Cost
    cards: tuple[Filter, ...] = ()

    part = "costs"

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.nouns import article
        from tablero.games.swu.vocabulary.wording import THEIRS, renamed

        cost = renamed(self.cost.text(), THEIRS)
        return say("swu-additional-opponent", what=article("card", self.cards), cost=cost)


def provided(player: Player) -> list[str]:
    """Return the aspect icons that a player's leaders and base provide (swu:1.5.6.b, swu:12.3.2)."""
    icons: list[str] = list(player.base.face.aspects)
    for leader in player.leaders:
        icons += leader.face.aspects
    return icons


def penalty(player: Player, face: Face) -> int:
    """Return the aspect penalty: 2 for each icon that isn't provided (swu:8.1.1, swu:8.1.2, swu:8.16.5.c)."""
    known = player.penalties.get(face.index)
    if known is None:
        known = player.penalties[face.index] = _missing(player, face.aspects)
    return known


def _missing(player: Player, aspects: Sequence[str]) -> int:
    return 2 * len(_missing_icons(player, aspects))


def _missing_icons(player: Player, aspects: Sequence[str]) -> list[str]:
    """Return the icons that a player's leaders and base don't provide."""
    icons = provided(player)
    missing = []
    for aspect in aspects:
        if aspect in icons:
            icons.remove(aspect)
        else:
            missing.append(aspect)
    return missing


def _reduced(player: Player, aspects: Sequence[str], ignored: Sequence[str], one: bool) -> int:
    """Return the penalty without some aspects, and perhaps without one more that is no Heroism or Villainy."""
    missing = [icon for icon in _missing_icons(player, aspects) if icon not in ignored]  # swu:8.11.2
    saved = 1 if one and any(icon not in ("heroism", "villainy") for icon in missing) else 0
    return 2 * (len(missing) - saved)


def side_of(face: Face, terms: Terms) -> Face:
    """Return the face as which a card is played on these terms: a Pilot is an upgrade then (swu:7.5.17.c)."""
    return face.pilot if terms.pilot and face.pilot is not None else face


def cost_of(table: Table, seat: int, face: Face, terms: Terms, on: Unit | None = None) -> int:
    """Return what playing a card costs in resources: printed, plus all increases, less all decreases.

    Everything that changes it is included; if the card isn't being played, use `Face.cost`. Since only the sum counts, and that
    not below 0, the order that a player would choose makes no difference.

    `on` is the unit that an upgrade would be played on; without one, what depends on it doesn't count.
    """
    if terms.free:  # swu:1.8.5, swu:6.2.3.d, swu:8.1.3, swu:8.16.5.d
        return 0
    player = table.players[seat]
    cost = face.cost if terms.price is None else terms.price
    aspects = 0
    if not terms.ignore_aspects:
        aspects = penalty(player, face) if terms.aspects is None else _missing(player, terms.aspects)
    current(table)
    side = side_of(face, terms)
    if not (table.costs or side.own_costs or terms.ignore_one):
        return max(0, cost + aspects - terms.discount)  # nothing else changes it, as for most cards
    change = -terms.discount
    ignored: list[str] = []
    if table.costs:
        for piece, owner, ability in table.costs:
            if (
                isinstance(ability, CostChange)
                and _concerns(table, ability, piece, owner, seat, side, on, terms.keyword)
                and all(one.fits(table, Act(owner, piece), side) for one in ability.if_it_is)
            ):
                if ability.ignores_aspects:
                    aspects = 0
                else:
                    change += ability.amount
    for own in side.own_costs:  # wherever it is played from (swu:7.5.14.i)
        if _own_concerns(table, own, seat, on):
            if own.ignores_aspects:
                aspects = 0
            elif own.ignores:
                ignored.append(own.ignores)
            else:
                change += own.amount * (1 if own.each is None else own.each.value(table, Act(seat, player.base)))
    if aspects and (ignored or terms.ignore_one):
        aspects = _reduced(player, face.aspects if terms.aspects is None else terms.aspects, ignored, terms.ignore_one)
    # swu:1.8.1, swu:1.8.3, swu:1.8.4, swu:6.2.3.a, swu:6.2.3.b, swu:6.2.3.e, swu:8.16.5.a, swu:8.16.5.b
    return max(0, cost + aspects + change)


def _own_concerns(table: Table, own: CostChange, seat: int, on: Unit | None) -> bool:
    """Tell whether what a card says of its own cost is so now, on the unit that it is played on."""
    act = Act(seat, table.players[seat].base)
    if own.on and (on is None or not all(one.test(table, act, on) for one in own.on)):
        return False
    return own.condition is None or own.condition.holds(table, act)


def _concerns(
    table: Table,
    ability: CostChange,
    piece: object,
    owner: int,
    seat: int,
    face: Face,
    on: Unit | None,
    keyword: str = "",
) -> bool:
    if ability.keyword and ability.keyword != keyword:
        return False
    if ability.whose == "this" or (ability.whose == "you") != (owner == seat):
        return False
    if ability.on_this and on is not piece:
        return False
    act = Act(owner, piece)  # type: ignore[arg-type]
    if not all(one.fits(table, act, face) for one in ability.cards):
        return False
    if ability.first and _not_first(table, ability, seat, act):
        return False
    return ability.condition is None or ability.condition.holds(table, act)


def _not_first(table: Table, ability: CostChange, seat: int, act: Act) -> bool:
    """Tell whether such a card was played already in this phase or round."""
    for one in table.past:
        if one.what != "played" or one.seat != seat or one.face is None:
            continue
        if ability.first == "phase" and one.phase != table.phases:
            continue  # swu:8.9.1
        if ability.on_this and one.amount != act.source.id:
            continue
        if all(test.fits(table, act, one.face) for test in ability.cards):
            return True  # swu:8.9.1
    return False


def given_exploit(table: Table, seat: int, face: Face) -> int:
    """Return the Exploit that a card gains from abilities while it is played."""
    current(table)
    return sum(
        ability.exploit
        for piece, owner, ability in table.costs
        if isinstance(ability, CostChange)
        and ability.exploit
        and _concerns(table, ability, piece, owner, seat, face, None)  # swu:7.5.16.b
    )


def use_up(table: Table, seat: int, face: Face, on: Unit | None, keyword: str = "") -> None:
    """End the lasting effects that were about the next card of a kind, now that it has been played."""
    if any(isinstance(one.ability, CostChange) and one.ability.once for one in table.in_force):
        left = []
        for one in table.in_force:
            ability = one.ability
            base = table.players[one.seat].base
            if not (
                isinstance(ability, CostChange)
                and ability.once
                and _concerns(table, ability, base, one.seat, seat, face, on, keyword)
            ):
                left.append(one)
            elif ability.times > 1:
                left.append(one._replace(ability=replace(ability, times=ability.times - 1)))
        table.in_force = left
        table.dirty = True


def additional_costs(table: Table, seat: int, face: Face) -> list[tuple[AdditionalCost, Act]]:
    """Return what a card costs besides resources."""
    current(table)
    found = []
    for piece, owner, ability in table.costs:
        if isinstance(ability, AdditionalCost) and owner != seat:
            act = Act(seat, piece)
            if all(one.fits(table, act, face) for one in ability.cards):
                found.append((ability, act))  # swu:6.2.3.c
    return found


def most_payable(table: Table, player: Player) -> float:
    """Return the highest printed cost that a player can pay of cards that nothing makes cheaper (swu:1.8.2)."""
    if table.costs:
        return inf  # they may be made cheaper
    amount = len(player.ready) + player.usable_credits
    return 2 * amount if player.halved else amount


def due(player: Player, cost: int) -> int:
    """Return how many resources a player really pays for a cost."""
    return (cost + 1) // 2 if player.halved else cost


def can_spend(player: Player, amount: int) -> bool:
    """Tell whether a player can pay so many resources, Credit tokens counted (swu:1.8.2, swu:3.7.13)."""
    return len(player.ready) >= amount or len(player.ready) + player.usable_credits >= amount
