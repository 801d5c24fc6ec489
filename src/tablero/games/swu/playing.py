"""Playing a card (chapter 6.2): five steps, from declaring it to putting it into play.

It is the same for the action of a turn and for a play that an ability allows. Only what can be paid for is offered, so
nothing ever has to be taken back: a choice that isn't legal leaves the game as it was before step 1, and the player
chooses something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from tablero.games.swu.abilities import Ability, Act, Cost, EventText, Filter, Grant, Standing
from tablero.games.swu.attaching import attachable, can_board
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import defeat_all, put_in_discard, settle
from tablero.games.swu.constant_abilities import current, give
from tablero.games.swu.constants import ELSEWHERE, IN_PLAY, PHASE
from tablero.games.swu.copying import guise
from tablero.games.swu.costs import Terms, additional_costs, can_spend, cost_of, due, given_exploit, side_of, use_up
from tablero.games.swu.entering import attach, enter
from tablero.games.swu.keywords import keyword_triggers
from tablero.games.swu.names import Aspect
from tablero.games.swu.state import Event, Piece, Played, Player, Table, Unit
from tablero.games.swu.triggers import emit
from tablero.games.swu.zones import exhaust_resources, resource_top
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, Rng, because, say


@dataclass(frozen=True, slots=True)
class Exploit(Ability):
    """While you play this card you may defeat up to so many friendly units: 2 less for each."""

    number: int

    @property
    def own_exploit(self) -> int:  # type: ignore[override]
        return self.number

    def text(self) -> Message:
        return say("swu-keyword-exploit", number=self.number)


@dataclass(frozen=True, slots=True)
class Smuggle(Ability):
    """This card can be played from the resource zone for another cost (swu:7.5.14.a)."""

    from_resources = True

    cost: int
    aspects: tuple[Aspect, ...]
    extra: Cost | None = None
    """What must be paid besides."""

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import priced_text

        return priced_text("swu-keyword-smuggle", self.cost, self.aspects, self.extra)


@dataclass(frozen=True, slots=True)
class Piloting(Ability):
    """This unit can be played as an upgrade on a friendly Vehicle without a Pilot (swu:7.5.17.a)."""

    another_way = True

    cost: int
    aspects: tuple[Aspect, ...]

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import priced_text

        return priced_text("swu-keyword-piloting", self.cost, self.aspects)


@dataclass(frozen=True, slots=True)
class Plot(Ability):
    """When you deploy a leader, this card can be played from the resource zone."""

    def text(self) -> Message:
        return say("swu-keyword-plot")


@dataclass(frozen=True, slots=True)
class NotFromHand(Ability):
    """This card can't be played from the hand (swu:8.20.3)."""

    limits_playing = True

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-not-from-hand"))


@dataclass(frozen=True, slots=True)
class FirstActionOnly(Ability):
    """This card can only be played as the first action of its player in the action phase (swu:6.2.2.a)."""

    limits_playing = True

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-first-action-only"))


@dataclass(frozen=True, slots=True)
class Instead(Ability):
    """You may do something else instead of paying this card's cost (swu:1.8.10)."""

    another_way = True

    cost: Cost

    def text(self) -> Message:
        return say("swu-instead-of-cost", cost=self.cost.text())


@dataclass(frozen=True, slots=True)
class Permission(Standing):
    """As a lasting effect: a certain card can be played from its owner's discard pile."""

    card: int
    free: bool = False
    discount: int = 0
    ignore_aspects: bool = False

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-permission"))


@dataclass(frozen=True, slots=True)
class PlayedFrom(Ability):
    """If this unit is played from a certain zone, it gains something."""

    zone: Literal["hand"]
    grant: Grant

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import grant_text

        return say("swu-sentence", text=say(f"swu-played-from-{self.zone}", what=grant_text(self.grant)))


@dataclass(frozen=True, slots=True)
class NextGets(Standing):
    """As a lasting effect: the next unit of some kind that you play gets something for this phase (swu:7.7.3.d)."""

    grant: Grant
    kinds: tuple[Filter, ...] = ()

    def text(self) -> Message:
        from tablero.games.swu.vocabulary.saying import grant_text

        return say("swu-next-gets", what=grant_text(self.grant))


HAND = Terms()


def permissions(table: Table, seat: int) -> Iterator[tuple[int, Terms]]:
    """Yield the cards in discard piles that a player may play for a while, each with its terms."""
    for entry in table.in_force:
        ability = entry.ability
        if isinstance(ability, Permission) and entry.seat == seat:
            free, discount, ignore = ability.free, ability.discount, ability.ignore_aspects
            terms = Terms(zone="discard", free=free, discount=discount, ignore_aspects=ignore)
            yield ability.card, terms  # swu:7.1.6.b


def forget_permissions(table: Table) -> None:
    """End what was allowed with cards that no longer lie in the discard pile: should they come back, they are new."""
    if any(isinstance(one.ability, Permission) for one in table.in_force):
        table.in_force = [
            one
            for one in table.in_force
            if not isinstance(one.ability, Permission)
            or one.ability.card in table.players[table.owners[one.ability.card]].discard
        ]
        table.dirty = True


def ways(table: Table, seat: int, card: int, terms: Terms = HAND) -> Iterator[tuple[str, Terms]]:
    """Yield the ways in which a card can be played, each with its word: as what it is, or as a Pilot."""
    face = table.faces[card]
    yield "play", terms  # swu:6.2.1.a
    flights = pilotings(face, terms) if terms.price is None else []
    if flights:  # swu:6.2.1.a
        yield "pilot", min(flights, key=lambda one: cost_of(table, seat, face, one)) if len(flights) > 1 else flights[0]
    for ability in face.abilities:
        if isinstance(ability, Instead) and terms.price is None and not terms.free:
            yield "instead", replace(terms, alternative=ability.cost)


def ways_open(table: Table, seat: int, card: int, terms: Terms) -> dict[str, Terms]:
    """Return those ways in which a card can really be played now."""
    return {word: how for word, how in ways(table, seat, card, terms) if why_not_play(table, seat, card, how) is None}


def pilotings(face: Face, terms: Terms) -> list[Terms]:
    """Return the terms on which a card can be played with each of its Piloting abilities (swu:7.5.17.b)."""
    return [
        replace(terms, pilot=True, price=ability.cost, aspects=ability.aspects, keyword="piloting")
        for ability in face.abilities
        if isinstance(ability, Piloting)
    ]


def smuggles(table: Table, seat: int, card: int) -> Iterator[Terms]:
    """Yield the terms on which a resource can be played with Smuggle (swu:7.5.14.b)."""
    face = table.faces[card]
    for ability in face.abilities:
        if isinstance(ability, Smuggle):
            yield smuggled(ability)
    for piece, owner, rule in table.rules:
        given = rule.gives_smuggle(table, piece, owner, seat, face)
        if given is not None:
            yield smuggled(given)


def smuggled(ability: Smuggle) -> Terms:
    """Return the terms of playing a card with a Smuggle ability (swu:7.5.14.c)."""
    return Terms(zone="resources", price=ability.cost, aspects=ability.aspects, extra=ability.extra, keyword="smuggle")


def smuggle_terms(table: Table, seat: int, card: int, discount: int = 0) -> Play[Terms]:
    """Let a player choose which Smuggle of a card to use, if there are several (swu:7.5.14.b)."""
    return (
        yield from _priced(table, seat, card, [replace(one, discount=discount) for one in smuggles(table, seat, card)])
    )


def _priced(table: Table, seat: int, card: int, all_terms: list[Terms]) -> Play[Terms]:
    """Let a player choose by the price between terms on which a card can be played, if there are several."""
    if len(all_terms) == 1:
        return all_terms[0]
    found: dict[int, Terms] = {}
    for terms in all_terms:
        if why_not_play(table, seat, card, terms) is None:
            found.setdefault(cost_of(table, seat, table.faces[card], terms), terms)
    if len(found) == 1:
        return next(iter(found.values()))
    table.known[card] = table.everyone  # it has been declared (swu:6.2.1)
    options = [("number", cost) for cost in sorted(found)]
    answer = yield Choose(seat, options, say("swu-ask-smuggle", card=table.faces[card].name))
    return found[answer[1]]


def why_not_play(table: Table, seat: int, card: int, terms: Terms) -> Reason | None:
    """Return the rule against playing a card on these terms; None if it can be played.

    It is asked before anything is paid: the card must be where the terms say, and its whole cost payable. Whether it does
    anything is not asked. If it can't, the player chooses something else.
    """
    face = table.faces[card]
    current(table)
    for piece, owner, ability in table.rules:  # swu:6.2.2.a
        reason = ability.forbids_playing(table, piece, owner, seat, side_of(face, terms))
        if reason is not None:
            return reason
    for one in face.playing_limits:
        if isinstance(one, NotFromHand) and terms.zone == "hand":
            return because("swu:8.20.3", "swu-not-out-of-hand", card=face.name)
        if isinstance(one, FirstActionOnly) and not _first_action(table, seat, terms):
            return because("swu:6.2.2.a", "swu-not-first-action", card=face.name)
    player = table.players[seat]
    if terms.alternative is not None and not terms.alternative.payable(table, playing_act(table, seat, card)):
        return because("swu:6.2.4.c", "swu-not-paid", card=face.name)
    if face.upgrade or terms.pilot:
        units = carriers(table, seat, card, terms)
        if not units:
            return because("swu:6.2.2.b", "swu-not-attachable", card=face.name)
        if not any(affordable(table, player, face, terms, unit) for unit in units):
            return because("swu:1.8.2", "swu-not-paid", card=face.name)
    elif not affordable(table, player, face, terms, None):
        # swu:6.2.0.b, swu:6.2.2, swu:6.2.2.d, swu:6.2.4, swu:6.2.4.a, swu:8.16.5.a, swu:8.20.1
        return because("swu:1.8.2", "swu-not-paid", card=face.name)
    if table.costs and not all(
        one.cost.payable(table, act) for one, act in additional_costs(table, seat, side_of(face, terms))
    ):
        return because("swu:1.8.8", "swu-not-paid", card=face.name)
    if terms.extra is not None and not terms.extra.payable(
        table, Act(seat, Played(card, face, table.owners[card], seat))
    ):
        return because("swu:1.8.8", "swu-not-paid", card=face.name)
    return None  # swu:6.2.0.c, swu:6.2.2.c


def _first_action(table: Table, seat: int, terms: Terms) -> bool:
    """Tell whether to play a card now would be a player's first action of the phase, not part of another action."""
    begun = "action" if terms.keyword == "smuggle" else "acting"  # which Smuggle is asked after the action has begun
    return all(one.seat != seat for one in table.this_phase(begun))


def playing_act(table: Table, seat: int, card: int) -> Act:
    """Return a card that is being played as that which its costs are about."""
    return Act(seat, Played(card, table.faces[card], table.owners[card], seat))


def affordable(table: Table, player: Player, face: Face, terms: Terms, on: Unit | None) -> bool:
    """Tell whether a player can pay for a card, with Exploit if it has that."""
    if terms.alternative is not None:
        return True
    cost = cost_of(table, player.seat, face, terms, on)
    if can_spend(player, due(player, cost)):
        return True
    limit = exploit_of(table, player.seat, face, terms)
    return limit > 0 and can_spend(player, due(player, cost - 2 * min(limit, len(_exploitable(player, on)))))


def exploit_of(table: Table, seat: int, face: Face, terms: Terms) -> int:
    """Return the Exploit of a card, all of it together (swu:7.5.16.b)."""
    return face.exploit + terms.exploit + (given_exploit(table, seat, side_of(face, terms)) if table.costs else 0)


def _exploitable(player: Player, on: Unit | None) -> list[Unit]:
    """Return the units that can be defeated for a card: not the one that it is to be attached to."""
    return [unit for unit in player.units if unit is not on]


def carriers(table: Table, seat: int, card: int, terms: Terms) -> list[Unit]:
    """Return the units that an upgrade could be attached to, on either side."""
    face = table.faces[card]
    units = table.units() if terms.on is None else [terms.on] if terms.on.here else []
    act = Act(seat, Played(card, face, table.owners[card], seat))
    if terms.onto:
        units = [unit for unit in units if all(one.test(table, act, unit) for one in terms.onto)]
    if terms.pilot:
        return [unit for unit in units if unit.controller == seat and can_board(face, unit)]  # swu:7.5.17.a
    return [unit for unit in units if attachable(table, act, face, unit)]  # swu:3.6.3, swu:3.6.5


# The five steps.


def play(table: Table, seat: int, card: int, terms: Terms) -> Play[Piece | None]:
    """Play a card on these terms, step by step, as an action or because an ability allows it.

    Return what it became, None if it was an event.
    """
    face = table.faces[card]
    player = table.players[seat]
    terms = terms.for_one_play()
    if terms.keyword == "piloting" and len(flights := pilotings(face, terms)) > 1:
        terms = yield from _priced(table, seat, card, flights)
    units: list[Unit] = []
    if face.upgrade or terms.pilot:
        units = [unit for unit in carriers(table, seat, card, terms) if affordable(table, player, face, terms, unit)]
    _declare(table, seat, card, terms)
    on: Unit | None = None
    if units:
        answer = yield Choose(seat, [unit.ref for unit in units], say("swu-ask-attach", card=face.name))
        on = table.unit(answer[1])
    yield from _pay(table, player, card, face, terms, on)  # swu:6.1.1, swu:6.2.0.a, swu:6.2.0.f
    if table.in_force:
        use_up(table, seat, side_of(face, terms), on, terms.keyword)
    return (yield from _put_into_play(table, seat, card, face, terms, on))  # swu:6.2.0.f


def _declare(table: Table, seat: int, card: int, terms: Terms) -> None:
    """Show the card and take it from where it is."""
    player = table.players[seat]
    zone = terms.zone
    if zone == "hand":
        player.hand.remove(card)
    elif zone == "resources":
        terms.ready_itself = card in player.ready
        (player.ready if terms.ready_itself else player.spent).remove(card)
        table.shown.append((card, tuple(range(table.seats))))
    elif zone == "discard":  # swu:3.3.7, swu:4.8.4
        next(one for one in table.players if card in one.discard).discard.remove(card)
        table.in_force = [
            one for one in table.in_force if not (isinstance(one.ability, Permission) and one.ability.card == card)
        ]
    elif zone == "deck":
        next(one for one in table.players if card in one.deck).deck.remove(card)
        table.log.reveal()  # of this card, or of the next to whoever sees the top of the deck
    elif zone == "looked":
        next(one for one in table.players if card in one.looked).looked.remove(card)
    elif zone == "picked":
        table.playing.remove(card)
    elif zone == "captive":
        next(unit for unit in table.units() if card in unit.captives).captives.remove(card)
    table.playing.append(card)
    table.changed(ELSEWHERE)
    table.known[card] = table.everyone  # swu:6.2.1
    table.log.tell("swu-log-plays", seat=seat + 1, card=table.faces[card].name, by=f"card:{card}")


def _pay(table: Table, player: Player, card: int, face: Face, terms: Terms, on: Unit | None) -> Play[None]:
    """Determine the costs and pay them, never more than that.

    In which order they are paid makes no difference, since all of them are.
    """
    seat = player.seat
    extra = additional_costs(table, seat, side_of(face, terms)) if table.costs else []
    if terms.alternative is not None:
        yield from terms.alternative.pay(table, Act(seat, Played(card, face, table.owners[card], seat)))
    else:
        cost = cost_of(table, seat, face, terms, on)  # swu:6.2.3
        limit = exploit_of(table, seat, face, terms)
        if limit and not terms.free and _exploitable(player, on):  # swu:1.8.5
            cost = yield from _exploit(table, player, face, terms, cost, limit, on)
        current(table)
        terms.paid = cost = due(player, cost)
        if terms.ready_itself and cost:  # swu:7.5.14.e
            cost -= 1
        elif terms.ready_itself and player.spent:
            player.ready.append(player.spent.pop())
        terms.credits = yield from pay_resources(table, player, cost)  # swu:6.2.4, swu:6.2.4.b, swu:6.2.4.d
        terms.paid -= terms.credits
    if terms.extra is not None:
        yield from terms.extra.pay(table, Act(seat, Played(card, face, table.owners[card], seat)))
    for ability, act in extra:
        yield from ability.cost.pay(table, act)  # swu:6.2.4.d


def _exploit(
    table: Table, player: Player, face: Face, terms: Terms, cost: int, limit: int, on: Unit | None
) -> Play[int]:
    """Let the player defeat units for the card to cost less; return the cost.

    What that sets off waits for the window after the play.
    """
    seat = player.seat
    least = 0
    while not can_spend(player, due(player, cost - 2 * least) - terms.ready_itself):
        least += 1
    options: list[Option] = [unit.ref for unit in _exploitable(player, on)]
    most = min(limit, len(options))
    halving = [piece.ref for piece, owner, rule in table.rules if rule.rule == "half-payments" and owner == seat]
    if halving and not can_spend(player, cost - 2 * most):
        options = [ref for ref in options if ref not in halving]
        most = min(limit, len(options))

    def keeps(answer: tuple[Option, ...]) -> Reason | None:
        """Tell what is wrong with defeating a unit without which the card can't be paid for."""
        halved = any(ref not in answer for ref in halving)
        left = cost - 2 * len(answer)
        amount = (left + 1) // 2 if halved else left
        return None if can_spend(player, amount) else because("swu:1.8.2", "swu-not-paid", card=face.name)

    def sampler(rng: Rng) -> tuple[Option, ...]:
        others = [ref for ref in options if ref not in halving]
        return tuple(others[: max(least, rng.between(0, min(most, len(others))))])

    ask = say("swu-ask-exploit", card=face.name)
    if halving:
        answer = yield Pick(seat, options, least, most, ask, limit=keeps, sampler=sampler)
    else:
        answer = yield Pick(seat, options, least, most, ask)
    units = [unit for unit in player.units if unit.ref in answer]
    terms.exploited += units
    defeat_all(table, units, seat)  # swu:7.5.16.c, swu:7.5.16.d
    return max(0, cost - 2 * len(units))  # swu:7.5.16.a


def pay_resources(table: Table, player: Player, cost: int) -> Play[int]:
    """Exhaust resources, or defeat Credit tokens to pay less; return how many of these."""
    spent = 0
    current(table)
    if player.usable_credits and cost:
        least = max(0, cost - len(player.ready))
        most = min(cost, player.credits)
        options = [("credits", count) for count in range(least, most + 1)]
        answer = yield Choose(player.seat, options, "swu-ask-credits")
        spent = answer[1]
        player.credits -= spent  # swu:3.7.13
    exhaust_resources(player, cost - spent)  # swu:1.7.2
    table.changed(ELSEWHERE)
    return spent


def _put_into_play(table: Table, seat: int, card: int, face: Face, terms: Terms, on: Unit | None) -> Play[Piece | None]:
    """Put the card into play, or into the discard pile and resolve it.

    What a modified play gives it, it has from this moment on. A card that Smuggle or Plot brings is played like any other;
    its place among the resources is filled from the deck, unless that is empty.
    """
    table.playing.remove(card)
    table.shown = [one for one in table.shown if one[0] != card]
    replaced = terms.keyword in ("smuggle", "plot")
    piece: Piece | None
    if face.event:
        put_in_discard(table, card)  # swu:3.3.2, swu:3.3.4, swu:7.4.2, swu:7.4.3, swu:6.2.5.c, swu:3.3.3
        if replaced:
            resource_top(table, seat)
        yield from _resolve_event(table, seat, card, face, terms)  # swu:6.2.5.c
        return None
    if on is not None:
        piece = attach(table, card, side_of(face, terms), seat, on)  # swu:6.2.5.b
    else:
        # swu:6.2.5.a, swu:7.5.14.f
        piece = enter(table, card, (yield from guise(table, seat, card)), seat, ready=terms.ready)
    if replaced:  # swu:7.5.14.g, swu:7.5.19.c
        resource_top(table, seat)  # swu:7.5.14.h
    if isinstance(piece, Unit):
        _give_at_once(table, seat, piece, terms)
    attached_to = on.id if on is not None else 0
    table.note("played", seat, piece.face, piece.id, attached_to)  # swu:6.2.5.d
    when_played(table, piece, terms)  # it was played, even if it or another copy of it goes at once (swu:8.30.3)
    yield from settle(table)
    return piece


def _give_at_once(table: Table, seat: int, unit: Unit, terms: Terms) -> None:
    """Give a unit what the way in which it was played gives it."""
    act = Act(seat, unit)
    if terms.grant is not None:
        give(table, unit, PHASE, terms.grant, act)  # swu:6.2.1.b
    if terms.credit_grant is not None and terms.credits:
        give(table, unit, PHASE, terms.credit_grant, act)
    _give_to_next(table, seat, unit)
    for ability in unit.face.abilities:
        if isinstance(ability, PlayedFrom) and ability.zone == terms.zone:
            give(table, unit, IN_PLAY, ability.grant, act)


def _give_to_next(table: Table, seat: int, unit: Unit) -> None:
    """Give a unit what the next one that its player plays was to get."""
    act = Act(seat, unit)
    for entry in list(table.in_force):
        rule = entry.ability
        if isinstance(rule, NextGets) and entry.seat == seat and all(one.test(table, act, unit) for one in rule.kinds):
            give(table, unit, PHASE, rule.grant, act)
            table.in_force.remove(entry)


def when_played(table: Table, piece: Piece, terms: Terms) -> None:
    """Set off what waits for a card being played: it all shares one window."""
    seat = piece.controller
    emit(table, Event("when-played", seat, piece, terms=terms))  # swu:7.6.13.b
    if terms.keyword:
        emit(table, Event(f"when-played-{terms.keyword}", seat, piece, terms=terms))
    if isinstance(piece, Unit):
        keyword_triggers(table, "when-played", piece)  # swu:7.6.13.b
    emit(table, Event("played", seat, piece, terms=terms))


def _resolve_event(table: Table, seat: int, card: int, face: Face, terms: Terms) -> Play[None]:
    """Resolve an event, which already lies in the discard pile; what it sets off comes later.

    As much of it as possible, all in this action; since it lies there it can affect itself.
    """
    source = Played(card, face, table.owners[card], seat)
    current(table)
    blank = any(rule.blanks_event(table, piece, owner, seat, face) for piece, owner, rule in table.rules)
    table.note("played", seat, face, -1)
    if terms.keyword:
        emit(table, Event(f"when-played-{terms.keyword}", seat, None, face, terms=terms))
    emit(table, Event("played", seat, None, face, terms=terms))
    if blank:
        table.log.tell("swu-log-blank", card=face.name, by=source.thing)
        return
    for ability in face.abilities:
        if isinstance(ability, EventText):  # swu:7.4.1
            # swu:3.3.5, swu:3.3.6, swu:7.4.4, swu:7.4.5
            yield from ability.effect.run(table, Act(seat, source))
    yield from settle(table)
