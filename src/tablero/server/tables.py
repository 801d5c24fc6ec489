"""One live table: what players do there, on top of its journal; who looks at it, and its bots."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from tablero.kernel import BadSetup, Game, Illegal, Json, Option, Outcome, Reason, RuleFailure, message_to_json, say
from tablero.kernel.record import event_to_json
from tablero.server import logs
from tablero.server.audience import Audience
from tablero.server.bot_processes import GaveUp
from tablero.server.games import usual_level
from tablero.server.home import Home
from tablero.server.journal import Journalled, begun, new_id
from tablero.server.offers import DRAW, END, REMATCH, SHARE, UNDO, Offer, last_choice
from tablero.server.refused import Refused, from_rules, from_setup, refuse
from tablero.server.rows import OVER, PLAYING, Player
from tablero.server.seen import options
from tablero.server.table_bots import TableBots
from tablero.server.terms import PERSON, Terms, take_note, terms_from_json, terms_to_json
from tablero.server.watching import Watcher

SLOW = 60_000
"""Milliseconds after which somebody who is asked may be nudged, where there is no clock."""

NUDGES = 5 * 60_000
"""Milliseconds between two nudges about one question."""

SILENT = 24 * 3600_000
"""Milliseconds after which the others need not wait for somebody who is here but never answers."""

LOOKING = 2.0
"""Seconds that somebody waits until others have found what they look for."""


class Table(Journalled):
    """A table at which people sit down and play."""

    def __init__(self, home: Home, id: str, terms: Terms) -> None:
        super().__init__(home, id, terms)
        self.audience = Audience(self)
        self.bots = TableBots(self)

    @property
    def busy(self) -> bool:
        """Tell whether anybody is here or on the way in, or a bot is thinking."""
        return bool(self.audience.watchers or self.audience.coming or self.bots.thinking or self.lock.locked())

    def awaited(self) -> list[int]:
        """Return the seats that are asked something: by the game, or by others for a rematch when it is over."""
        if (offer := self.offers.open.get(REMATCH)) is not None:
            return [seat for seat in offer.needs if seat not in offer.agreed]
        return [] if self.game is None else [part.seat for part in self.game.decisions]

    def _moved_on(self) -> None:
        self.home.shower.soon(self.audience)
        self.bots.wake()
        if not self.lost and not self.beside:
            self.home.notice(self)

    async def welcome(self, watcher: Watcher, after: int) -> None:
        """Let somebody watch from now on, and bots think for whom nobody was here; nobody sees less than elsewhere before."""
        if after > self.seq:
            await self.catch_up(after)
        await self.audience.welcome(watcher, after)
        self.bots.wake()

    # Sitting down and beginning.

    async def sit(self, player: Player, seat: int | None, right: Callable[[int], bool], brings: Any = None) -> int:
        """Give the player a free seat, the one asked for or the first; `right` tells which they may have.

        What the player brings is refused if it may not be played, and the seat stays free.
        """
        taken = [-1]

        def do() -> list[dict[str, Any]]:
            taken[0] = self._free_seat(seat, right)
            body: dict[str, Any] = {"sit": taken[0], "player": player.id, "name": player.name}
            if brings is not None:
                self._check_brought(taken[0], brings)
                body["brings"] = brings
            if sum(one.free for one in self.terms.seats) > 1:
                return [body]
            terms = terms_from_json(terms_to_json(self.terms))
            take_note(terms, body)
            return [body, self._begin(terms)]

        await self._act(None, None, do, "act" if brings is None else "sit")
        return taken[0]

    def _free_seat(self, seat: int | None, right: Callable[[int], bool]) -> int:
        seats = self.terms.seats
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

    def _check_brought(self, seat: int, value: Any) -> None:
        terms = self.terms
        try:
            settings = terms.with_brought(self.definition, seat, value)
            self.definition.setup(len(terms.seats), terms.clock, **settings)
        except BadSetup as bad:
            raise from_setup(bad) from None

    def _begin(self, terms: Terms) -> dict[str, Any]:
        self.game, body = begun(terms)
        return body

    def seats_of(self, player: Player | None) -> tuple[int, ...]:
        """Return the seats that are a player's."""
        return self.own_seats(None if player is None else player.id)

    # Playing.

    async def choose(
        self, seat: int, client: str | None, question: int | None, answer: Any, thought: int | None = None
    ) -> int:
        """Answer what the seat is asked, `thought` milliseconds after the client had the question."""
        if question is not None and self.game is not None and question > self.game.question:
            await self.catch_up(self.seq + 1)  # it was put by another worker, whose news has not come yet

        def do() -> list[dict[str, Any]]:
            game = self.playing()
            step = game.step
            spent = None if self.terms.clock is None else self.asked.thought(seat, self.home.now(), thought)
            try:
                game.choose(answer, seat, question=question, spent=spent)
            except Illegal as illegal:
                raise from_rules(illegal) from None
            except RuleFailure as failure:
                cause = type(failure.__cause__).__name__  # its words may name what somebody holds
                logs.say("rule-failure", table=self.id, game=self.terms.game, step=failure.step, error=cause)
                self.home.metrics.count("rule_failures")
                raise refuse("rule-failure") from failure
            return [self._played(step)]

        return await self._act(seat, client, do)

    def _played(self, step: int) -> dict[str, Any]:
        game = self.playing()
        return {"play": [event_to_json(event) for event in game.events_since(step)], "question": game.question}

    async def undo(self, seat: int, client: str | None) -> int:
        """Take back the seat's latest choice where that is free; otherwise ask the others."""

        def do() -> list[dict[str, Any]]:
            game = self._running()
            reason = game.why_no_undo(seat)
            if reason is None:
                game.undo(seat)
                return [{"undo": seat, "question": game.question}]
            step = last_choice(game, seat)
            if step is None:
                raise Refused("illegal", reason.message, reason.rule)
            if self.terms.rated:
                raise refuse("rated-undo")
            if self.terms.others(seat):
                return [self._offer(UNDO, seat, step)]
            game.rewind(step)
            return [{"rewind": step, "question": game.question}]

        return await self._act(seat, client, do)

    def _running(self) -> Game[Any]:
        game = self.playing()
        if game.outcome is not None:
            raise Refused("over", say("kernel-game-over"))
        return game

    # Offers.

    async def offer_draw(self, seat: int, client: str | None) -> int:
        """Ask the others for a draw."""

        def do() -> list[dict[str, Any]]:
            self._running()
            if not self.terms.others(seat):
                raise refuse("nobody-to-agree")
            return [self._offer(DRAW, seat)]

        return await self._act(seat, client, do)

    def _offer(self, kind: str, seat: int, step: int = 0, about: int | None = None) -> dict[str, Any]:
        """Return the line of an offer; refuse one that is open already, or that has come to nothing too often."""
        if kind in self.offers.open:
            raise refuse("offered-already")
        if self.offers.too_many(kind, seat, self.playing().step):
            raise refuse("too-many-offers")
        line = {"offer": kind, "step": step}
        return line if about is None else {**line, "about": about}

    async def withdraw(self, seat: int, client: str | None, kind: str) -> int:
        """Take back an offer of one's own."""

        def do() -> list[dict[str, Any]]:
            offer = self.offers.open.get(kind)
            if offer is None or offer.seat != seat:
                raise refuse("no-offer")
            return [{"withdraw": kind}]

        return await self._act(seat, client, do)

    async def consent(self, seat: int, client: str | None, yes: bool, kind: str | None) -> int:
        """Agree to what is offered, or not."""

        def do() -> list[dict[str, Any]]:
            offers = self.offers.open.values()
            open_ = [one for one in offers if seat in one.needs and seat not in one.agreed]
            offer = next((one for one in open_ if kind in (None, one.kind)), None)
            if offer is None:
                raise refuse("no-offer")
            answer: dict[str, Any] = {"answer": offer.kind, "yes": yes}
            if not yes or {*offer.agreed, seat} < {*offer.needs}:
                return [answer]
            return [answer, self._agreed(offer)]

        return await self._act(seat, client, do)

    def _agreed(self, offer: Offer) -> dict[str, Any]:
        """Do what all have agreed to, and return the line that says so."""
        game = self.playing()
        if offer.kind == UNDO:
            game.rewind(offer.step)
            return {"rewind": offer.step, "question": game.question}
        if offer.kind == REMATCH:
            return {"again": new_id()}
        if offer.kind == SHARE:
            return {"shared": True}
        return self._concluded(self._without_winner(offer))

    def _without_winner(self, offer: Offer) -> Outcome:
        if offer.kind == DRAW or offer.about is None:
            return Outcome((), say("kernel-draw-agreed"))
        return Outcome((), say("kernel-unanswered", seat=offer.about + 1))

    async def rematch(self, seat: int, client: str | None) -> int:
        """Ask for another game with the same people, or agree to the one that another asked for; it is made once for all."""

        def do() -> list[dict[str, Any]]:
            self._over()
            if self.terms.again is not None:
                raise refuse("offered-already")
            return self._afterwards(REMATCH, seat)

        return await self._act(seat, client, do)

    async def share(self, seat: int, client: str | None) -> int:
        """Ask the others, or agree, that anybody may see the record of a table that nobody could watch."""

        def do() -> list[dict[str, Any]]:
            self._over()
            if not self.terms.private:
                raise refuse("not-private")
            return self._afterwards(SHARE, seat)

        return await self._act(seat, client, do)

    def _afterwards(self, kind: str, seat: int) -> list[dict[str, Any]]:
        """Return what comes of asking for something when the game is over: an offer, or it is done if nobody is left to agree."""
        offer = self.offers.open.get(kind)
        if offer is None:
            others = self.needed(kind, seat)
            return [self._offer(kind, seat)] if others else [self._agreed(Offer(kind, seat, ()))]
        if seat not in offer.needs or seat in offer.agreed:
            raise refuse("offered-already")
        answer = {"answer": kind, "yes": True}
        return [answer] if {*offer.agreed, seat} < {*offer.needs} else [answer, self._agreed(offer)]

    def _over(self) -> None:
        if self.status != OVER:
            raise refuse("not-over")

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
            return [{"bot": seat, "level": usual_level(self.terms.game)}]

        return await self._act(seat, client, do)

    def _decides(self, seat: int) -> bool:
        """Tell whether the game ends without this seat: nobody else is left, or of two sides no other person is on its own."""
        if not self.terms.others(seat):
            return True
        teams = self.definition.teams(self.playing().setup)
        mates = [one for one, team in enumerate(teams) if team == teams[seat] and one != seat]
        return len(set(teams)) == 2 and not any(self.terms.seats[one].kind == PERSON for one in mates)

    def _against(self, seat: int) -> tuple[int, ...]:
        teams = self.definition.teams(self.playing().setup)
        return tuple(one for one, team in enumerate(teams) if team != teams[seat])

    async def claim(self, seat: int, client: str | None, what: str) -> int:
        """Take what is due when another has overstepped the time: the win, or a bot in their place."""

        def do() -> list[dict[str, Any]]:
            self._running()
            if self.terms.clock is None:
                return [self._unanswered(seat) if what == "end" else self._kept_warm(seat, what)]
            if what == "end":
                raise refuse("nobody-silent")
            others = self._against(seat) if what == "win" else range(len(self.terms.seats))
            late = next((one for one in others if one != seat and self._late(one)), None)
            if late is None:
                raise refuse("nobody-late")
            if what == "bot" and self.terms.rated:
                raise refuse("rated-bot")
            if what == "bot":
                return [{"bot": late, "level": usual_level(self.terms.game)}]
            if not self._decides(late):
                raise refuse("only-a-bot")
            return [self._concluded(Outcome(self._against(late), say("kernel-time-over", seat=late + 1)))]

        return await self._act(seat, client, do)

    def _kept_warm(self, seat: int, what: str) -> dict[str, Any]:
        """Let a bot go on for somebody who is asked and has been away, or silent, for long; the seat stays theirs."""
        away = (one for one in self.asked.seats if self.audience.patience(one) == 0 or self._silent(one))
        gone = next((one for one in away if one != seat and self.terms.seats[one].kind == PERSON), None)
        if gone is None or what == "win":
            raise refuse("nobody-away")
        return {"bot": gone, "level": usual_level(self.terms.game), "away": True}

    def _silent(self, seat: int) -> bool:
        """Tell whether somebody has been asked for a day and never answered."""
        return (self.asked.spent(seat, self.home.now()) or 0) >= SILENT

    def _unanswered(self, seat: int) -> dict[str, Any]:
        """End the game without a winner, since somebody never answers; the others who play must agree."""
        people = (one for one in self.asked.seats if one != seat and self.terms.seats[one].kind == PERSON)
        silent = next((one for one in people if self._silent(one)), None)
        if silent is None:
            raise refuse("nobody-silent")
        if any(one != silent for one in self.terms.others(seat)):
            return self._offer(END, seat, about=silent)
        return self._concluded(self._without_winner(Offer(END, seat, (), about=silent)))

    async def nudge(self, seat: int, client: str | None) -> int:
        """Remind whoever is asked that the others are waiting, at a table without a clock."""

        def do() -> list[dict[str, Any]]:
            game, now = self._running(), self.home.now()
            if self.terms.clock is not None:
                raise refuse("nobody-slow")
            for other in self.asked.seats:
                last = self.nudged.get(other)
                early = last is not None and last[0] == game.question and now - last[1] < NUDGES
                slow = (self.asked.spent(other, now) or 0) >= SLOW
                if other != seat and self.terms.seats[other].kind == PERSON and slow and not early:
                    return [{"nudge": other, "asked": game.question}]
            raise refuse("nobody-slow")

        return await self._act(seat, client, do)

    async def come_back(self, player: Player) -> None:
        """Give somebody their seats again at which a bot went on while they were away."""

        def do() -> list[dict[str, Any]]:
            seats = enumerate(self.terms.seats)
            mine = [i for i, seat in seats if seat.away and seat.player == player.id]
            if not mine or self.status != PLAYING:
                raise refuse("not-seated")
            return [{"sit": seat, "player": player.id, "name": player.name} for seat in mine]

        if any(seat.away and seat.player == player.id for seat in self.terms.seats):
            with contextlib.suppress(Refused):
                await self._act(None, None, do)

    def _late(self, seat: int) -> bool:
        left = self.left()
        return self.terms.seats[seat].kind == PERSON and left is not None and left[seat] < 0

    async def talk(self, seat: int | None, client: str | None, player: Player | None, text: str) -> int:
        """Say something to those at the table."""
        if self.terms.chat == "off" or (seat is None and self.terms.chat != "all"):
            raise refuse("no-chat")
        line = {"chat": text, "name": player and player.name, "from": player and player.id}
        return await self._act(seat, client, lambda: [line])

    # Asking.

    async def why(self, seat: int, answer: Any) -> Json:
        """Tell why an answer is not legal; both are null if it is."""
        async with self.settled():
            game = self.playing()
            try:
                return told_reason(await self.play("ask", lambda: game.why_not(answer, seat)))
            except Illegal as illegal:
                raise from_rules(illegal) from None

    async def why_not_part(self, seat: int, part: Any) -> Json:
        """Tell why no legal answer has this part; both are null if one may."""
        async with self.settled():
            game = self.playing()
            return told_reason(await self.play("ask", lambda: game.why_not_part(part, seat)))

    async def nearest(self, seat: int, point: Any) -> Json:
        """Return an answer that brings what is to be placed as near to a point as is found; null if none is."""
        return await self._look_for(lambda game: traced(game, game.nearest(point, seat), seat))

    async def completed(self, seat: int, part: Any) -> Json:
        """Return an answer that has this part; null if none is found."""
        return await self._look_for(lambda game: traced(game, game.completed(part, seat), seat))

    async def inspect(self, seat: int | None, about: Json) -> Json:
        """Return what a seat finds by looking at something more closely."""
        return await self._look_for(lambda game: {"found": game.inspect(about, seat)})

    async def _look_for(self, found: Callable[[Game[Any]], Json]) -> Json:
        """Return what may take long to be found: beside the event loop, where one at a time looks; nothing changes meanwhile."""
        try:
            async with asyncio.timeout(LOOKING):
                await self.home.looking.acquire()
        except TimeoutError:
            raise refuse("busy") from None
        try:
            async with self.settled():
                game = self.playing()
                _ = game.decisions  # made here and not by the thread, since others read them meanwhile
                return await asyncio.to_thread(found, game)
        except Illegal as illegal:
            raise from_rules(illegal) from None
        finally:
            self.home.looking.release()

    async def hint(self, seat: int) -> Json:
        """Return what a bot would do at a seat that is asked something, and why."""
        async with self.settled():
            game = self._running()
            if game.decision_for(seat) is None:
                raise refuse("nothing-asked")
        question = game.question
        try:
            told = await self.home.bot_processes.hint(
                self.id, game, seat
            )  # it looks before anybody else has their turn
        except GaveUp:
            raise refuse("no-idea") from None
        return {"question": question, **told}

    async def explain(self, seat: int, numbers: Sequence[int]) -> Json:
        """Return what is written on the cards behind some options of the seat's own question."""
        async with self.settled():
            game = self.playing()
            listed = options(game.decision_for(seat))
            wanted = [number for number in numbers if 0 <= number < len(listed)]

            def said() -> dict[str, list[Json]]:
                return {str(number): self._written_on(listed[number]) for number in wanted}

            return {"question": game.question, "explained": await self.play("ask", said)}

    def _written_on(self, option: Option) -> list[Json]:
        lines = self.definition.explain(self.playing().state, option)
        return [message_to_json(line) for line in lines]


def traced(game: Game[Any], answer: Any, seat: int) -> Json:
    """Return an answer that was found, with what is drawn of it."""
    return {"question": game.question, "answer": answer, "trace": game.traced(answer, seat)}


def told_reason(reason: Reason | None) -> Json:
    """Return why something is not legal, as a client is told it; both are null if it is."""
    if reason is None:
        return {"message": None, "rule": None}
    return {"message": message_to_json(reason.message), "rule": reason.rule or None}
