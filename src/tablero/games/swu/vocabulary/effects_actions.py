"""Effects that let a player attack or play a card, and that move pieces: control, hands, captivity."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablero.games.swu.abilities import Act, Amount, Effect, Filter, Grant, Manner, Target, amount_of, units_in
from tablero.games.swu.attacking import PLAIN, attack, targets
from tablero.games.swu.checks import announce_upgrades, defeat_all, defeat_upgrades, detach, leave_play, rescue, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import NO_ENEMY_DEFEAT, NO_ENEMY_RETURN, NOT_CAPTURED, NOT_TAKEN
from tablero.games.swu.costs import Terms, side_of
from tablero.games.swu.playing import play, ways, why_not_play
from tablero.games.swu.state import Base, Event, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit, window
from tablero.games.swu.vocabulary.asking import asking, find_one, pick_cards
from tablero.games.swu.vocabulary.effects import OnTarget, Several
from tablero.games.swu.vocabulary.targets import Spoken, several
from tablero.games.swu.zones import to_hand
from tablero.kernel import Choose, Message, Option, Play, say


@dataclass(frozen=True, slots=True)
class AttackWith(Effect):
    """Attack with a unit, as the ability modifies it (swu:7.1.6.c)."""

    filters: tuple[Filter, ...] = ()
    manner: Manner = PLAIN
    it: bool = False
    """Whether it must be the unit that was spoken of."""
    extra: tuple[tuple[Filter, Grant], ...] = ()
    """What attackers of some kind get as well."""
    who: Spoken | None = None
    """The unit that must attack, if that is certain."""

    asks_first = True

    def attackers(self, table: Table, act: Act) -> list[Unit]:
        """Return the units that could attack: ready ones, unless stated otherwise (swu:6.3.0.b)."""
        current(table)
        if self.who is not None:
            units = units_in(self.who.there(table, act))
        else:
            units = units_in(act.things) if self.it else table.players[act.seat].units
        return [
            unit
            for unit in units
            if unit.controller == act.seat
            and all(one.test(table, act, unit) for one in self.filters)
            and targets(table, unit, self._manner(table, act, unit))
        ]

    def _manner(self, table: Table, act: Act, unit: Unit) -> Manner:
        for kind, grant in self.extra:
            if kind.test(table, act, unit):
                return replace(self.manner, grant=_both(self.manner.grant, grant))
        return self.manner

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether some unit could attack."""
        return bool(self.attackers(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the attacker and attack; all that the attack sets off is resolved in it (swu:6.4.5.a)."""
        found = yield from find_one(act, self.attackers(table, act), self)
        if not found:
            return False
        unit = found[0]
        act.things = [*act.things, unit] if not self.it else [unit]
        yield from attack(table, unit, act, self._manner(table, act, unit))
        return True

    def text(self) -> Message:
        """Say it."""
        from tablero.games.swu.vocabulary.saying import attack_text

        return attack_text(self)


def _both(first: Grant, second: Grant) -> Grant:
    """Return what two grants give together."""
    return Grant(
        power=first.power + second.power,  # type: ignore[operator]
        hp=first.hp + second.hp,  # type: ignore[operator]
        keywords=first.keywords | second.keywords,
        raid=first.raid + second.raid,  # type: ignore[operator]
        restore=first.restore + second.restore,  # type: ignore[operator]
        abilities=first.abilities + second.abilities,
        limits=first.limits | second.limits,
        lost=first.lost | second.lost,
    )


@dataclass(frozen=True, slots=True)
class PlayFrom(Effect):
    """Play a card of some kind from a zone, as the ability modifies it (swu:7.1.6.b)."""

    filters: tuple[Filter, ...] = ()
    zone: str = "hand"
    """hand, discard, looked (what was searched or looked at), resources."""
    discount: Amount = 0
    free: bool = False
    ready: bool = False
    grant: Grant | None = None
    noun: str = "card"
    """What the text calls it: card, unit, event, upgrade; a unit is never played as a Pilot then (swu:7.5.17.c)."""
    must: bool = False
    """Whether it has to be played, if it can be; from hidden zones it never has to (swu:7.1.6.a)."""
    piloting: bool = False
    """Whether it must be played with Piloting."""
    ignore_aspects: bool = False
    """Whether its aspect penalty is ignored (swu:8.11.2)."""
    ignore_one: bool = False
    """Whether the penalty for one icon is ignored that is neither Heroism nor Villainy."""
    on_this: bool = False
    """Whether an upgrade must be played on this unit."""
    onto: tuple[Filter, ...] = ()
    """What the unit must be like that an upgrade is played on."""
    more: tuple[tuple[Filter, int], ...] = ()
    """Other discounts instead for cards of some kind."""
    exploit: int = 0
    """Exploit that the card gains (swu:7.5.16.b)."""
    defeated: bool = False
    """Whether it must be a unit that was defeated in this phase."""

    asks_first = True

    def _terms(self, table: Table, act: Act, card: int) -> Terms:
        face = table.faces[card]
        discounts = [number for kind, number in self.more if kind.fits(table, act, face)]
        return Terms(
            zone=self.zone,
            discount=discounts[0] if discounts else amount_of(self.discount, table, act),
            exploit=self.exploit,
            free=self.free,
            ready=self.ready,
            grant=self.grant,
            ignore_aspects=self.ignore_aspects,
            ignore_one=self.ignore_one,
            on=act.source if self.on_this and isinstance(act.source, Unit) else None,
            onto=self.onto,
        )

    def choices(self, table: Table, act: Act) -> list[Option]:
        """Return what can be played, with the word for the way."""
        player = table.players[act.seat]
        zone = {"hand": player.hand, "discard": player.discard, "looked": player.looked}.get(self.zone)
        cards = player.ready + player.spent if zone is None else zone
        if self.defeated:
            fallen = {one.amount for one in table.this_phase("defeated")}
            cards = [card for card in cards if card in fallen]
        found: list[Option] = []
        for card in cards:
            for word, terms in ways(table, act.seat, card, self._terms(table, act, card)):
                side = side_of(table.faces[card], terms)  # swu:7.5.17.c
                if (
                    (self.noun == "card" or getattr(side, self.noun))
                    and (terms.pilot or not self.piloting)
                    and all(one.fits(table, act, side) for one in self.filters)
                    and why_not_play(table, act.seat, card, terms) is None
                ):
                    found.append((word, card))
        return found

    def useful(self, table: Table, act: Act) -> bool:
        """Tell whether something could be played, to the player whose hand it is."""
        return bool(self.choices(table, act))

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether something could be played; nobody else may see that from a hidden zone."""
        return self.zone != "discard" or bool(self.choices(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the card and play it; what that sets off waits for the end of the ability (swu:6.2.0.e)."""
        may = act.may or not self.must
        act.may = False
        if self.zone == "discard" and not self.choices(table, act):
            return False

        def question() -> Choose:
            options = self.choices(table, act)
            if may or not options:
                options.append("pass")
            ask = asking(act, self)
            return Choose(act.seat, options, ask, hidden=self.zone != "discard")

        answer = yield question
        if answer == "pass":
            act.things = []
            return False
        word, card = answer
        terms = next(
            terms for name, terms in ways(table, act.seat, card, self._terms(table, act, card)) if name == word
        )
        act.cards = [card]
        act.amount = table.faces[card].cost
        piece = yield from play(table, act.seat, card, terms)
        act.things = [] if piece is None else [piece]
        return True

    def text(self) -> Message:
        """Say it."""
        from tablero.games.swu.vocabulary.saying import play_text

        return play_text(self)


@dataclass(frozen=True, slots=True)
class ReturnToHand(OnTarget):
    """Return units or upgrades to their owners' hands: not a defeat (swu:8.25.1, swu:8.25.2)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Return them; tokens are set aside, leaders are defeated instead (swu:3.7.3, swu:3.4.6)."""
        things = yield from self.to.find(table, act, self)
        done = False
        for thing in [one for one in things if not (isinstance(one, Upgrade) and _kept(one, act))]:
            if isinstance(thing, Upgrade) and thing.face.leader:
                defeat_upgrades(table, [thing], act.seat)  # the rules defeat it, not the ability
                done = True
            elif isinstance(thing, Upgrade):
                detach(table, thing, act.seat)
                emit(table, Event("detached", thing.controller, thing, other=thing.unit))
                if thing.card >= 0:
                    to_hand(table, thing.card)
                done = True
            elif isinstance(thing, Unit) and thing.here and not protected(thing, act):
                yield from remove_to_hand(table, thing, act)
                done = True
        yield from settle(table)
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-return-several" if several(self.to) else "swu-return", to=self.to.text())


def _kept(upgrade: Upgrade, act: Act) -> bool:
    """Tell whether the unit of an upgrade keeps enemy abilities from returning it to a hand."""
    unit = upgrade.unit
    if unit.blank or upgrade.controller == act.source.controller:
        return False
    return any(ability.holds_on(unit, upgrade) for ability in unit.face.standing)


def protected(unit: Unit, act: Act) -> bool:
    """Tell whether an enemy ability can't return a unit to a hand."""
    return bool(unit.limits & (NO_ENEMY_DEFEAT | NO_ENEMY_RETURN)) and unit.controller != act.source.controller


def remove_to_hand(table: Table, unit: Unit, act: Act) -> Play[None]:
    """Take a unit from play into its owner's hand."""
    if unit.face.leader:  # swu:3.4.6; what an upgrade makes a leader is one for abilities only (swu:3.4.7)
        defeat_all(table, [unit], act.seat, act.source)
        return
    current(table)
    watchers = table.watchers
    announce_upgrades(table, leave_play(table, unit), act.source, watchers)
    if unit.card >= 0:
        to_hand(table, unit.card)
    emit(table, Event("returned", unit.controller, unit, by=act.source), watchers)
    emit(table, Event("left", unit.controller, unit, by=act.source), watchers)
    yield from ()


@dataclass(frozen=True, slots=True)
class TakeControl(OnTarget):
    """Take control of units (swu:1.5.2.d, swu:8.28.1)."""

    to: Target
    owner: bool = False
    """Whether it is their owner who takes control of them."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Take them over; a leader is defeated instead (swu:3.4.6)."""
        things = units_in((yield from self.to.find(table, act, self)))
        for unit in things:
            change_control(table, unit, unit.owner if self.owner else act.seat, act)
        yield from settle(table)
        return bool(things)

    def text(self) -> Message:
        """Say it."""
        return say("swu-owner-takes-control" if self.owner else "swu-take-control", to=self.to.text())


def change_control(table: Table, unit: Unit, seat: int, act: Act) -> None:
    """Give a unit to another player: it keeps its status, damage and upgrades (swu:8.28.1.a)."""
    current(table)
    if unit.controller == seat or table.players[seat].out or unit.limits & NOT_TAKEN:
        return
    if unit.leader:
        defeat_all(table, [unit], act.seat, act.source)
        return
    table.players[unit.controller].units.remove(unit)
    table.players[seat].units.append(unit)
    unit.controller = seat
    for upgrade in unit.upgrades:
        if upgrade.face.token:  # swu:1.5.2.f
            upgrade.owner = upgrade.controller = seat
    fight = table.attack
    if fight is not None and not fight.over:  # swu:8.28.3, swu:11.4.5
        if fight.attacker is unit:
            fight.attacker = None
        elif fight.defender is unit and seat not in (fight.defending, fight.seat):
            fight.defending = seat
        elif unit in fight.others:
            fight.others.remove(unit)
        elif fight.defender is unit:
            fight.defender = fight.others.pop(0) if fight.others else None
    table.dirty = table.entered = True
    table.log.tell("swu-log-control", seat=seat + 1, unit=unit.face.name)


@dataclass(frozen=True, slots=True)
class Capture(Effect):
    """A unit captures another (swu:8.34.1)."""

    who: Target
    to: Target

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether somebody chooses."""
        return self.who.asks or self.to.asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a captor and a captive."""
        return self.who.any(table, act) and self.to.any(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both and capture."""
        who = units_in((yield from self.who.find(table, act, self)))
        if not who:
            return False
        captives = units_in((yield from self.to.find(table, act, self)))
        done = False
        for captive in captives:
            done = (yield from capture(table, who[0], captive, act)) or done
        yield from settle(table)
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-unit-captures" if self.who.asks else "swu-capture", who=self.who.text(), to=self.to.text())


def capture(table: Table, captor: Unit | Base, captive: Unit, act: Act) -> Play[bool]:
    """Put a unit under its captor: it leaves play with neither damage nor upgrades (swu:8.34.1, swu:8.34.5)."""
    current(table)
    if not captive.here or (isinstance(captor, Unit) and not captor.here):  # swu:8.34.1.a
        return False
    if captive.limits & NOT_CAPTURED and captive.controller != act.seat:
        return False
    if captive.leader:  # swu:3.4.6
        defeat_all(table, [captive], act.seat, act.source)
        return False
    for ability in () if captive.blank else captive.face.standing:
        if (yield from ability.captured_instead(table, captive, act)):  # swu:7.7.5.a, swu:8.10.2
            return True
    watchers = table.watchers
    announce_upgrades(table, leave_play(table, captive), captor, watchers)
    if captive.card >= 0:
        captor.captives.append(captive.card)
        table.dirty = True
    table.log.tell("swu-log-captured", unit=captive.face.name, captor=captor.face.name)
    table.note("captured", captive.controller, captive.face, captive.id, other=captor.controller)
    emit(table, Event("captured", captive.controller, captive, by=captor), watchers)
    emit(table, Event("left", captive.controller, captive, by=captor), watchers)
    return True


@dataclass(frozen=True, slots=True)
class Rescue(Effect):
    """Rescue a captured card (swu:8.34.3)."""

    of: str = "any"
    """any: one captured by any unit; it: one that the unit spoken of guards; its-all: all of them."""

    asks_first = True

    def _captives(self, table: Table, act: Act) -> list[int]:
        return [card for captor in self._captors(table, act) for card in captor.captives]

    def _captors(self, table: Table, act: Act) -> list[Unit | Base]:
        if self.of != "any":
            return [*units_in(act.things)]
        return [*table.units(), *[player.base for player in table.players]]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._captives(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one and rescue it."""
        chosen = self._captives(table, act)
        if self.of != "its-all":
            chosen = yield from pick_cards(act, chosen, 1, 1, self)
        act.may = False
        for card in chosen:
            captor = next(one for one in self._captors(table, act) if card in one.captives)
            captor.captives.remove(card)
            table.dirty = True
            rescue(table, card)
        yield from settle(table)
        return bool(chosen)

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-rescue-{self.of}")


@dataclass(frozen=True, slots=True)
class Together(Several):
    """Several actions, each of them finished with all that it sets off before the next begins (swu:7.1.7)."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do one after the other; if none was made, there was no attack (swu:8.31.5)."""
        done = False
        for effect in self.effects:
            outer, table.pending = table.pending, []
            if (yield from effect.run(table, act)):
                done = True
            yield from window(table)
            table.pending = outer
        return done
