"""One live table: a game, who sits at it and looks at it, and its journal.

Whatever anybody does is decided under the table's lock, written to the journal, and only then acknowledged and shown.
What is in memory follows from the journal alone: `Table.load` and a table that somebody else has played on go the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from tablero.kernel import (
    BadSetup,
    Decision,
    Game,
    Illegal,
    Json,
    Outcome,
    Perspective,
    Record,
    RuleFailure,
    message_to_json,
    remaining,
    say,
)
from tablero.kernel.codec import decode
from tablero.kernel.record import OtherVersion, event_from_json, event_to_json
from tablero.server import logs
from tablero.server.bots import Thinker
from tablero.server.entropy import Entropy
from tablero.server.facts import BOT, NOTED, PERSON, Facts, facts_from_json, facts_to_json, take_note, with_deck
from tablero.server.games import game as find_game
from tablero.server.metrics import Metrics
from tablero.server.offers import DRAW, UNDO, Offer
from tablero.server.presence import Here, Presence
from tablero.server.refused import Refused, from_rules, refuse
from tablero.server.schema import tables
from tablero.server.showing import Shower
from tablero.server.store import OPEN, OVER, PLAYING, Conflict, Line, Player, Store, changed, sits
from tablero.server.watching import Watcher, encoded
from tablero.server.wire import Wire

SUBSTITUTE = "greedy"
"""The bot that takes over a seat."""

TRIES = 8
"""How often a bot tries another answer when a rule fails, and a line is written when somebody else was first."""

AT_ONCE = 50
"""Lines of a journal that are followed before other tables have their turn."""

MEND = 0.5
"""Seconds between two tries to read a journal that could not be read."""


class Home(NamedTuple):
    """What all tables of a server share."""

    store: Store
    thinker: Thinker
    metrics: Metrics
    shower: Shower
    now: Callable[[], int]
    started: int
    """When this process began to serve."""
    wire: Wire


class Table:
    """A table, by the journal up to line `seq`."""

    def __init__(self, home: Home, id: str, facts: Facts) -> None:
        self.home = home
        self.id = id
        self.facts = facts
        self.definition = find_game(facts.game)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._lost = False
        """What is in memory may not be what the journal says."""
        self._mending: asyncio.Task[None] | None = None
        self._presence = Presence()
        self._clear()

    def _clear(self) -> None:
        self.seq = 0
        self.game: Game[Any] | None = None
        self.offers: dict[str, Offer] = {}
        self.chat: list[Json] = []
        self._talked = 0
        """How many lines of chat have been sent to those who are here."""
        self._visible: dict[int | None, tuple[int, int]] = {}
        """For each seat: so many of the first so many lines of the log are for it."""
        self._done: dict[tuple[int | None, str], int] = {}
        self._logged = [0]
        """How long the log was after each line of the journal."""
        self._solid = 0
        """The line since which nothing has been taken back."""
        self._at: list[int] = []
        """For each line of the log the step at which it was said."""
        self._asked: dict[int, tuple[int, int]] = {}
        """For each seat that is asked: the question, and when it came up."""

    @classmethod
    async def load(cls, home: Home, id: str) -> Table:
        """Return a table as its journal tells it; refuse one that isn't there."""
        found = await home.store.find(id)
        if found is None:
            raise refuse("not-found")
        table = cls(home, id, facts_of(id, found.facts))
        lines = await home.store.journal(id)
        for start in range(0, len(lines), AT_ONCE):
            table._follow(lines[start : start + AT_ONCE])
            await asyncio.sleep(0)  # other tables have their turn
        table._talked = len(table.chat)
        return table

    @property
    def status(self) -> str:
        """Open, playing or over."""
        if self.game is None:
            return OPEN
        return PLAYING if self.game.outcome is None else OVER

    @property
    def busy(self) -> bool:
        """Tell whether anybody is here, or a bot is thinking."""
        return bool(self.watchers or self._thinking or self.lock.locked())

    # The journal.

    def _follow(self, lines: Sequence[Line]) -> None:
        """Do again what the journal says; refuse a journal that can't be followed."""
        try:
            self._do_again(lines)
        except OtherVersion as error:
            logs.say("table-not-loaded", table=self.id, error=str(error))
            raise refuse("not-loadable") from error
        except Exception as error:
            logs.say("table-damaged", table=self.id, line=self.seq + 1, error=type(error).__name__)
            raise refuse("damaged") from error

    def _do_again(self, lines: Sequence[Line]) -> None:
        for line in lines:
            body = line.body
            match body:
                case {"begin": events, "version": version}:
                    given = tuple(event_from_json(event, 0) for event in events)
                    record = Record(self.definition.name, version, self.facts.setup(), given)
                    self.game = Game.replay(self.definition, record, Entropy())
                case {"play": events}:
                    self._playing().follow([event_from_json(event, 0) for event in events])
                case {"undo": int(seat)}:
                    self._playing().undo(seat)
                case {"rewind": int(step)}:
                    self._playing().rewind(step)
            if "question" in body:
                self._playing().question = body["question"]
            self._note(line)

    def _note(self, line: Line) -> None:
        """Keep what a line says besides the game itself."""
        self.seq = line.seq
        if line.client is not None:
            self._done[line.seat, line.client] = line.seq
        match line.body:
            case {"play": _}:
                self.offers.pop(UNDO, None)
            case {"undo": _} | {"rewind": _}:
                self.offers.pop(UNDO, None)
                self._solid = line.seq
                self._visible.clear()
            case {"offer": kind, "step": step}:
                assert line.seat is not None
                self.offers[kind] = Offer(kind, line.seat, self._others(line.seat), step=step)
            case {"answer": kind, "yes": yes}:
                offer = self.offers.pop(kind)
                if yes and line.seat is not None:
                    self.offers[kind] = offer._replace(agreed=(*offer.agreed, line.seat))
            case {"chat": text, "name": name}:
                self.chat.append({"t": "chat", "seq": line.seq, "seat": line.seat, "name": name, "text": text})
                self.chat[-1]["at"] = line.at
        take_note(self.facts, line.body)
        self._note_log(line)

    def _note_log(self, line: Line) -> None:
        game = self.game
        if game is not None:
            if game.outcome is not None:
                self.offers.clear()
            del self._at[len(game.log) :]
            self._at += [game.step] * (len(game.log) - len(self._at))
            clock = self.facts.clock
            # while the server doesn't run, only days go on
            since = line.at if clock is None or clock.renews else max(line.at, self.home.started)
            now = {part.seat: (game.question, since) for part in game.decisions}
            for seat, (question, _) in now.items():
                before = self._asked.get(seat)
                if before is not None and before[0] == question:
                    now[seat] = before
            self._asked = now
        self._logged.append(len(self._at))

    def _playing(self) -> Game[Any]:
        if self.game is None:
            raise refuse("not-started")
        return self.game

    async def _act(self, seat: int | None, client: str | None, do: Callable[[], list[dict[str, Any]]]) -> int:
        """Do something, write it down, and return the line under which it is written; the same id only once."""
        return await asyncio.shield(asyncio.create_task(self._act_on(seat, client, do)))

    async def _act_on(self, seat: int | None, client: str | None, do: Callable[[], list[dict[str, Any]]]) -> int:
        async with self.lock:
            for _ in range(TRIES):
                if self._lost:
                    await self._rebuild()
                if client is not None and (seat, client) in self._done:
                    return self._done[seat, client]
                if seat is not None and (self.facts.seats[seat].kind == BOT) != (client is None):
                    raise refuse("not-seated")  # who decides for the seat has changed
                bodies = do()
                at = self.home.now()
                lines = [Line(self.seq + 1 + i, seat, None if i else client, body, at) for i, body in enumerate(bodies)]
                if await self._written(lines):
                    break
            else:
                raise refuse("busy")
            first = lines[0].seq
            for line in lines:
                self._note(line)
        self.home.shower.soon(self)
        self.home.wire.tell(self.id, self.seq)
        self.wake_bots()
        return first

    async def _written(self, lines: list[Line]) -> bool:
        """Write lines; tell whether they are kept, or somebody else was first."""
        try:
            await self.home.store.write(self.id, lines, self._row(lines))
        except Conflict:
            self._lost = True
            return False
        except Exception:
            self._lost = True
            self._mend_soon()
            raise
        return True

    def _row(self, lines: list[Line]) -> list[Any]:
        """Return what changes in the list of tables, if anything does."""
        others: list[Any] = []
        bodies = [line.body for line in lines]
        status = self.status
        if status == OVER or any(key in body for body in bodies for key in ("begin", "bot", "sit")):
            others.append(changed(self.id, lines[-1].at, status))
        if not any(key in body for body in bodies for key in NOTED):
            return others
        facts = facts_from_json(facts_to_json(self.facts))
        for body in bodies:
            player = body.get("player")
            if player is not None and not any(one.player == player for one in facts.seats):
                others.append(sits(self.id, player))
            take_note(facts, body)
        if facts != self.facts:
            kept = encoded(facts_to_json(facts))
            others.append(tables.update().where(tables.c.id == self.id).values(facts=kept))
        return others

    async def _rebuild(self) -> None:
        """Go back to what the journal says."""
        found = await self.home.store.find(self.id)
        if found is not None:
            self.facts = facts_of(self.id, found.facts)
        lines = await self.home.store.journal(self.id)
        talked = self._talked
        self._clear()
        self._follow(lines)
        self._talked = min(talked, len(self.chat))
        self._lost = False
        self.home.shower.soon(self)
        self.wake_bots()

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Have the table as the journal says, with nobody writing: what is not durable yet is nobody's to see."""
        async with self.lock:
            if self._lost:
                await self._rebuild()
            yield

    def _mend_soon(self) -> None:
        """Go back to what the journal says as soon as it can be read, though nobody asks for anything."""
        if self._mending is None:
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        try:
            while self._lost:
                await asyncio.sleep(MEND)
                with contextlib.suppress(Refused):
                    await self.catch_up(0)
        finally:
            self._mending = None

    async def catch_up(self, seq: int) -> None:
        """Follow what another worker wrote."""
        async with self.lock:
            if seq <= self.seq and not self._lost:
                return
            if self._lost:
                await self._rebuild()
            self._follow(await self.home.store.journal(self.id, self.seq))
        self.home.shower.soon(self)
        self.wake_bots()

    # Sitting down and beginning.

    async def sit(self, player: Player, seat: int | None, right: Callable[[int], bool], deck: Any = None) -> int:
        """Give the player a free seat, the one asked for or the first; `right` tells which they may have.

        A deck is what the player brings; one that may not be played is refused, and the seat stays free.
        """
        taken = [-1]

        def do() -> list[dict[str, Any]]:
            taken[0] = self._free_seat(seat, right)
            body: dict[str, Any] = {"sit": taken[0], "player": player.id, "name": player.name}
            if deck is not None:
                self._check_deck(taken[0], deck)
                body["deck"] = deck
            if sum(one.free for one in self.facts.seats) > 1:
                return [body]
            facts = facts_from_json(facts_to_json(self.facts))
            take_note(facts, body)
            return [body, self._begin(facts)]

        await self._act(None, None, do)
        return taken[0]

    def _free_seat(self, seat: int | None, right: Callable[[int], bool]) -> int:
        seats = self.facts.seats
        if seat is not None and not 0 <= seat < len(seats):
            raise refuse("no-seat", seat=seat + 1)
        wanted = range(len(seats)) if seat is None else (seat,)
        free = [one for one in wanted if seats[one].free]
        if not free:
            raise refuse("seat-taken")
        allowed = [one for one in free if right(one)]
        if not allowed:
            raise refuse("wrong-secret")
        return allowed[0]

    def _check_deck(self, seat: int, deck: Any) -> None:
        facts = self.facts
        if "decks" not in facts.settings:
            raise refuse("bad-setup", place="deck", expected="nothing: this game has no decks")
        settings = with_deck(facts.setup().settings, len(facts.seats), seat, deck)
        try:
            self.definition.setup(len(facts.seats), facts.clock, **settings)
        except BadSetup as bad:
            raise refuse("bad-setup", place=bad.place, expected=bad.expected) from None

    def _begin(self, facts: Facts) -> dict[str, Any]:
        self.game, body = begun(facts)
        return body

    def seats_of(self, player: Player | None) -> tuple[int, ...]:
        """Return the seats that are a player's."""
        if player is None:
            return ()
        seats = enumerate(self.facts.seats)
        return tuple(i for i, seat in seats if seat.kind == PERSON and seat.player == player.id)

    def _others(self, seat: int) -> tuple[int, ...]:
        """Return the seats of the other people, whose agreement counts; bots agree to anything but a draw."""
        own = self.facts.seats[seat].player
        seats = enumerate(self.facts.seats)
        return tuple(i for i, one in seats if one.kind == PERSON and one.player != own)

    # Playing.

    async def choose(self, seat: int, client: str | None, question: int | None, answer: Any) -> int:
        """Answer what the seat is asked."""

        def do() -> list[dict[str, Any]]:
            game = self._playing()
            step = game.step
            asked = self._asked.get(seat)
            spent = max(0, self.home.now() - asked[1]) if self.facts.clock is not None and asked is not None else None
            try:
                game.choose(answer, seat, question=question, spent=spent)
            except Illegal as illegal:
                raise from_rules(illegal) from None
            except RuleFailure as failure:
                cause = type(failure.__cause__).__name__  # its words may name what somebody holds
                logs.say("rule-failure", table=self.id, game=self.facts.game, step=failure.step, error=cause)
                self.home.metrics.count("rule_failures")
                raise refuse("rule-failure") from failure
            return [self._played(step)]

        return await self._act(seat, client, do)

    def _played(self, step: int) -> dict[str, Any]:
        game = self._playing()
        return {"play": [event_to_json(event) for event in game.events[step:]], "question": game.question}

    async def undo(self, seat: int, client: str | None) -> int:
        """Take back the seat's latest choice where that is free; otherwise ask the others."""

        def do() -> list[dict[str, Any]]:
            game = self._running()
            reason = game.why_no_undo(seat)
            if reason is None:
                game.undo(seat)
                return [{"undo": seat, "question": game.question}]
            step = self._last_choice(seat)
            if step is None:
                raise Refused("illegal", reason.message, reason.rule)
            if self._others(seat):
                return [{"offer": UNDO, "step": step}]
            game.rewind(step)
            return [{"rewind": step, "question": game.question}]

        return await self._act(seat, client, do)

    def _last_choice(self, seat: int) -> int | None:
        events = self._playing().events
        return next((step for step in range(len(events) - 1, -1, -1) if events[step][0] == seat), None)

    def _running(self) -> Game[Any]:
        game = self._playing()
        if game.outcome is not None:
            raise Refused("over", say("kernel-game-over"))
        return game

    async def offer_draw(self, seat: int, client: str | None) -> int:
        """Offer a draw to the other people; bots play on."""

        def do() -> list[dict[str, Any]]:
            self._running()
            if not self._others(seat):
                raise refuse("nobody-to-agree")
            if DRAW in self.offers:
                raise refuse("offered-already")
            return [{"offer": DRAW, "step": 0}]

        return await self._act(seat, client, do)

    async def consent(self, seat: int, client: str | None, yes: bool, kind: str | None) -> int:
        """Agree to what is offered, or not."""

        def do() -> list[dict[str, Any]]:
            game = self._running()
            open_ = [one for one in self.offers.values() if seat in one.needs and seat not in one.agreed]
            offer = next((one for one in open_ if kind in (None, one.kind)), None)
            if offer is None:
                raise refuse("no-offer")
            answer: dict[str, Any] = {"answer": offer.kind, "yes": yes}
            if not yes or {*offer.agreed, seat} < {*offer.needs}:
                return [answer]
            if offer.kind == UNDO:
                game.rewind(offer.step)
                return [answer, {"rewind": offer.step, "question": game.question}]
            return [answer, self._concluded(Outcome((), say("kernel-draw-agreed")))]

        return await self._act(seat, client, do)

    def _concluded(self, outcome: Outcome) -> dict[str, Any]:
        game = self._running()
        step = game.step
        game.conclude(outcome)
        return self._played(step)

    async def resign(self, seat: int, client: str | None) -> int:
        """Give up: the other side has won; where the game goes on without the seat, a bot takes it over."""

        def do() -> list[dict[str, Any]]:
            game = self._running()
            if self._decides(seat):
                return [self._concluded(Outcome(self._against(seat), say("kernel-resigned", seat=seat + 1)))]
            assert game.outcome is None
            return [{"bot": seat, "level": SUBSTITUTE}]

        return await self._act(seat, client, do)

    def _decides(self, seat: int) -> bool:
        """Tell whether the game ends without this seat: nobody else is left, or of two sides no other person is on its own."""
        if not self._others(seat):
            return True
        teams = self.definition.teams(self._playing().setup)
        mates = [one for one, team in enumerate(teams) if team == teams[seat] and one != seat]
        return len(set(teams)) == 2 and not any(self.facts.seats[one].kind == PERSON for one in mates)

    def _against(self, seat: int) -> tuple[int, ...]:
        teams = self.definition.teams(self._playing().setup)
        return tuple(one for one, team in enumerate(teams) if team != teams[seat])

    async def claim(self, seat: int, client: str | None, what: str) -> int:
        """Take what is due when another has overstepped the time: the win, or a bot in their place."""

        def do() -> list[dict[str, Any]]:
            self._running()
            if self.facts.clock is None:
                return [self._kept_warm(what)]
            others = self._against(seat) if what == "win" else range(len(self.facts.seats))
            late = next((one for one in others if one != seat and self._late(one)), None)
            if late is None:
                raise refuse("nobody-late")
            if what == "bot":
                return [{"bot": late, "level": SUBSTITUTE}]
            if not self._decides(late):
                raise refuse("only-a-bot")
            return [self._concluded(Outcome(self._against(late), say("kernel-time-over", seat=late + 1)))]

        return await self._act(seat, client, do)

    def _kept_warm(self, what: str) -> dict[str, Any]:
        """Let a bot go on for somebody who is asked and has been away for long; the seat stays theirs when they come back."""
        away = next((seat for seat in sorted(self._asked) if self.patience(seat) == 0), None)
        if away is None or what == "win":
            raise refuse("nobody-away")
        return {"bot": away, "level": SUBSTITUTE, "away": True}

    async def come_back(self, player: Player) -> None:
        """Give somebody their seats again at which a bot went on while they were away."""

        def do() -> list[dict[str, Any]]:
            seats = enumerate(self.facts.seats)
            mine = [i for i, seat in seats if seat.away and seat.player == player.id]
            if not mine or self.status != PLAYING:
                raise refuse("not-seated")
            return [{"sit": seat, "player": player.id, "name": player.name} for seat in mine]

        if any(seat.away and seat.player == player.id for seat in self.facts.seats):
            with contextlib.suppress(Refused):
                await self._act(None, None, do)

    def _late(self, seat: int) -> bool:
        left = self.left()
        return self.facts.seats[seat].kind == PERSON and left is not None and left[seat] < 0

    def left(self) -> list[int] | None:
        """Return how many milliseconds each seat has left now."""
        clock, game = self.facts.clock, self.game
        if clock is None or game is None:
            return None
        left = [remaining(clock, game.events, seat) for seat in range(len(self.facts.seats))]
        for seat, (_, since) in self._asked.items():
            left[seat] -= max(0, self.home.now() - since)
        return left

    async def talk(self, seat: int | None, client: str | None, name: str | None, text: str) -> int:
        """Say something to those at the table."""
        if self.facts.chat == "off" or (seat is None and self.facts.chat != "all"):
            raise refuse("no-chat")
        return await self._act(seat, client, lambda: [{"chat": text, "name": name}])

    async def repeat(self, make: Callable[[Facts], Awaitable[str]]) -> str:
        """Return the table of the rematch, made once for all."""
        if self.facts.again is None:
            if self.status != OVER:
                raise refuse("not-over")
            again = await make(self.facts)

            def do() -> list[dict[str, Any]]:
                return [{"again": self.facts.again or again}]

            await self._act(None, None, do)
        assert self.facts.again is not None
        return self.facts.again

    # Asking.

    async def why(self, seat: int, answer: Any) -> Json:
        """Tell why an answer is not legal; both are null if it is."""
        async with self.settled():
            try:
                reason = self._playing().why_not(answer, seat)
            except Illegal as illegal:
                raise from_rules(illegal) from None
        if reason is None:
            return {"message": None, "rule": None}
        return {"message": message_to_json(reason.message), "rule": reason.rule or None}

    async def explain(self, seat: int, numbers: Sequence[int]) -> Json:
        """Return what is written on the cards behind some options of the seat's own question."""
        async with self.settled():
            game = self._playing()
            options = _options(game.decision_for(seat))
            said = {}
            for number in numbers:
                if 0 <= number < len(options):
                    lines = self.definition.explain(game.state, options[number])
                    said[str(number)] = [message_to_json(line) for line in lines]
            return {"question": game.question, "explained": said}

    # Showing.

    def state(self, seat: int | None, after: int) -> Json:
        """Return all that a seat (None: a spectator) may know; of the log what it has not been sent by line `after`."""
        told = {
            "t": "state",
            "seq": self.seq,
            "table": {**self.facts.public(self.definition), "status": self.status},
            "offers": [offer.to_json() for offer in self.offers.values()],
            "clock": self._clock(),
        }
        game = self.game
        if game is None:
            empty: Json = {"view": None, "decision": None, "outcome": None, "log": [], "kept": 0, "described": []}
            return {**told, "seat": seat, "question": 0, "waiting": [], **empty, "undo": None}
        known = self._logged[after] if self._solid <= after <= self.seq else 0
        lines = [
            {"at": at, "message": message_to_json(entry.message)}
            for at, entry in zip(self._at[known:], game.log[known:], strict=True)
            if entry.visible_to(seat)
        ]
        seen = Perspective(game, seat)
        options = _options(seen.decision)
        return {
            **told,
            **seen.to_json(len(game.log)),
            "log": lines,
            "kept": self._kept(seat, known),
            "described": [message_to_json(seen.describe(option)) for option in options],
            "undo": self._undo(seat),
            "step": game.step,
        }

    def _kept(self, seat: int | None, known: int) -> int:
        """Return how many of the first lines of the log are for a seat."""
        upto, count = self._visible.get(seat, (0, 0))
        if known < upto:
            upto, count = 0, 0
        count += sum(entry.visible_to(seat) for entry in self._playing().log[upto:known])
        self._visible[seat] = known, count
        return count

    def _undo(self, seat: int | None) -> str | None:
        """Tell whether the seat could take something back: freely, by asking, or not at all."""
        game = self._playing()
        if seat is None or game.outcome is not None or self._last_choice(seat) is None:
            return None
        return "free" if game.why_no_undo(seat) is None else "ask"

    def _clock(self) -> Json:
        clock = self.facts.clock
        if clock is None:
            return None
        left = self.left() or [clock.start] * len(self.facts.seats)
        return {**clock._asdict(), "left": left, "running": sorted(self._asked), "now": self.home.now()}

    async def show(self) -> None:
        """Send everybody here what has changed."""
        async with self.lock:
            if not self._lost:
                self._show()

    def _show(self) -> None:
        states: dict[tuple[int | None, int], str] = {}
        said, self._talked = self._talked, len(self.chat)
        for watcher in self.watchers:
            watcher.keep(tuple(seat for seat in watcher.mine if self.facts.seats[seat].kind == PERSON))
            key = watcher.seat, watcher.sent
            if key not in states:
                states[key] = encoded(self.state(*key))
            watcher.show(states[key], self.seq)
            if self.may_read(watcher):
                for line in self.chat[said:]:
                    watcher.tell(line)

    def may_read(self, watcher: Watcher) -> bool:
        """Tell whether somebody may read the chat."""
        return self.facts.chat == "all" or (self.facts.chat == "seats" and bool(watcher.mine))

    async def welcome(self, watcher: Watcher, after: int) -> None:
        """Let somebody watch from now on, and send what they have not seen."""
        async with self.settled():
            self._look(watcher, after)
            self.watchers.add(watcher)
            if self.may_read(watcher):
                for line in self.chat[: self._talked]:
                    if line["seq"] > after:
                        watcher.tell(line)
        self.tell_presence()
        self.wake_bots()

    async def look(self, watcher: Watcher, seat: int) -> int:
        """Let somebody look from a seat, and return the line of the journal that they see."""
        async with self.settled():
            watcher.seat = seat
            self._look(watcher, 0)
            return self.seq

    def _look(self, watcher: Watcher, after: int) -> None:
        watcher.sent = after if self._solid <= after <= self.seq else 0
        watcher.show(encoded(self.state(watcher.seat, watcher.sent)), self.seq)

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self.tell_presence()

    @property
    def here(self) -> Here:
        """Those who are at the table through this worker."""
        seats = {seat for watcher in self.watchers for seat in watcher.mine}
        return Here(tuple(sorted(seats)), sum(not watcher.mine for watcher in self.watchers))

    def present(self, worker: str, here: Here | None) -> None:
        """Note who is here through another worker."""
        if self._presence.heard(worker, here, monotonic()):
            self._show_presence()

    def fade(self) -> None:
        """Forget those of workers that are silent."""
        if self._presence.fade(monotonic()):
            self._show_presence()

    def tell_presence(self) -> None:
        """Tell everybody, also at other workers, who is here."""
        self.home.wire.here(self.id, self.here)
        self._show_presence()

    def _show_presence(self) -> None:
        seats, spectators = self._presence.everywhere(self.here)
        people = [i for i, seat in enumerate(self.facts.seats) if seat.kind == PERSON]
        self._presence.note(seats, people, self.home.now())
        online = [seat.kind == BOT or i in seats for i, seat in enumerate(self.facts.seats)]
        bot_in = [self.patience(seat) for seat in range(len(self.facts.seats))]
        for watcher in self.watchers:
            watcher.tell({"t": "presence", "online": online, "spectators": spectators, "bot_in": bot_in})

    def patience(self, seat: int) -> int | None:
        """Return how long the others must still wait before a bot may go on for somebody away; None where a clock says so."""
        return None if self.facts.clock is not None else self._presence.patience(seat, self.home.now())

    # Bots.

    def wake_bots(self) -> None:
        """Let every bot think that is asked and doesn't think already."""
        game = self.game
        if game is None or self._lost:
            return
        for part in game.decisions:
            key = part.seat, game.question
            if self.facts.seats[part.seat].kind == BOT and key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(part.seat, game.question))

    async def _think(self, seat: int, question: int) -> None:
        try:
            for attempt in range(TRIES):
                game = self._playing()
                if game.question != question or game.decision_for(seat) is None:
                    return
                level = (self.facts.seats[seat].level or SUBSTITUTE) if attempt == 0 else "random"
                answer = await self.home.thinker.decide(self.id, game, seat, level)
                try:
                    await self.choose(seat, None, question, answer)
                    return
                except Refused as refused:
                    if refused.code not in ("rule-failure", "illegal"):
                        return
        except Exception as error:
            logs.say("bot-failed", table=self.id, error=type(error).__name__)
        finally:
            del self._thinking[seat, question]
            if self.game is not None and self.game.question != question:
                self.wake_bots()


def begun(facts: Facts) -> tuple[Game[Any], dict[str, Any]]:
    """Return a new game, and the line of the journal with which it begins."""
    definition = find_game(facts.game)
    game: Game[Any] = Game(definition, facts.setup(), Entropy())
    events = [event_to_json(event) for event in game.events]
    return game, {"begin": events, "version": definition.version, "question": game.question}


def facts_of(table: str, kept: str) -> Facts:
    """Return what the database kept of a table; refuse what can't be read."""
    try:
        return facts_from_json(decode(kept))
    except Exception as error:
        logs.say("table-damaged", table=table, error=type(error).__name__)
        raise refuse("damaged") from error


def _options(decision: Decision | None) -> Sequence[Any]:
    return getattr(decision, "options", ())
