"""A table as its journal tells it: following the journal, writing on it, and going back to it.

Whatever anybody does is decided under the table's lock, written to the journal, and only then acknowledged and shown.
What is in memory follows from the journal alone: `Journalled.load` and a table that somebody else has played on go the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from string import ascii_letters
from typing import Any, NamedTuple, Self, TypeVar
from zlib import crc32

from sqlalchemy import Executable

from tablero.kernel import Game, Json, Record
from tablero.kernel.codec import decode
from tablero.kernel.image import Image, dumps, loads
from tablero.kernel.record import OtherVersion, event_from_json, event_to_json
from tablero.server import logs, store
from tablero.server.clocks import Asked
from tablero.server.entropy import Entropy
from tablero.server.gamelog import GameLog
from tablero.server.games import game as find_game
from tablero.server.games import image_rules
from tablero.server.home import Home
from tablero.server.offers import SHARE, Offer, Offers
from tablero.server.ratings import rating_of
from tablero.server.refused import STATUS, Refused, refuse
from tablero.server.rows import OPEN, OVER, PLAYING, Kept, Line, agreed, changed, created, looks_on, sits
from tablero.server.store import Conflict, Opened, Store, Work
from tablero.server.terms import BOT, NOTED, Terms, take_note, terms_from_json, terms_to_json

TRIES = 8
"""How often a line is written when somebody else was first."""

AT_ONCE = 10
"""Lines of a journal that are followed before other tables have their turn."""

IMAGED = 25
"""Lines after which a table is kept as it is, so that it is opened without following its whole journal."""

CHAT = 200
"""Lines of chat that are kept in memory: those before them are read from the journal when somebody asks."""

LONG = ("sit",)
"""What may take long in any game: what somebody brings to it is looked through."""

MEND = 0.5
"""Seconds between two tries to read a journal that could not be read."""


T = TypeVar("T")


class TableImage(NamedTuple):
    """A table as it was at a line of its journal; what is agreed about it, and who sits there, stands in its row."""

    game: Image
    offers: Offers
    nudged: dict[int, tuple[int, int]]
    chat: list[Json]
    speakers: dict[int, str]
    unkept: int
    log: GameLog
    put: tuple[int, int]
    done: dict[tuple[int | None, str], int]


class Journalled(ABC):
    """A table by the journal up to line `seq`."""

    def __init__(self, home: Home, id: str, terms: Terms) -> None:
        self.home = home
        self.id = id
        self.terms = terms
        self.definition = find_game(terms.game)
        self.lock = asyncio.Lock()
        self.lost = False
        """What is in memory may not be what the journal says."""
        self.beside = False
        """A thread plays the game: nobody looks at it meanwhile."""
        self._mending: asyncio.Task[None] | None = None
        self._out_of_reach = False
        """It is lost, and the database did not answer either: nobody else tries until it is found again."""
        self._clear()

    def _clear(self) -> None:
        self.seq = 0
        self.game: Game[Any] | None = None
        self.offers = Offers()
        self.nudged: dict[int, tuple[int, int]] = {}
        """Which question each seat was last nudged about, and when."""
        self.chat: list[Json] = []
        self.speakers: dict[int, str] = {}
        """Who said each line of the chat: the player's id, which others aren't told."""
        self.unkept = 0
        """The latest line of the chat that is in the journal only."""
        self.log = GameLog()
        self.asked = Asked()
        self._put = (-1, 0)
        """The number of the open question, and when it was put."""
        self._public_terms: Json = None
        """What anybody may know of the terms, as long as they are the same."""
        self._shown: dict[str, Json] = {}
        self._done: dict[tuple[int | None, str], int] = {}
        self._imaged = (
            -(crc32(self.id.encode()) % IMAGED),
            False,
        )  # tables that begin at once have their images one by one
        """The line at which the table was last kept as it was, and whether the game was over."""

    @classmethod
    async def load(cls, home: Home, id: str) -> Self:
        """Return a table as its journal tells it; refuse one that isn't there."""
        row, kept, lines = await _read(home.store, id)
        table = cls(home, id, terms_of(id, row.terms))
        await table._go_through(kept, lines)
        return table

    async def _go_through(self, kept: Kept | None, lines: Sequence[Line]) -> None:
        """Be what the image says, if there is one, and follow the journal from there on."""
        if kept is not None and not await self.play("open", partial(self._take, kept)):
            lines = await self.home.store.journal(self.id)
        for start in range(0, len(lines), AT_ONCE):
            await self.play("follow", partial(self._follow, lines[start : start + AT_ONCE]))
            await asyncio.sleep(0)  # other tables have their turn
        await self._keep_image()

    @property
    def status(self) -> str:
        """Open, playing or over."""
        if self.game is None:
            return OPEN
        return PLAYING if self.game.outcome is None else OVER

    def playing(self) -> Game[Any]:
        """Return the game; refuse what needs one before it has begun."""
        if self.game is None:
            raise refuse("not-started")
        return self.game

    def left(self) -> list[int] | None:
        """Return how many milliseconds each seat has left now."""
        clock, game = self.terms.clock, self.game
        if clock is None or game is None:
            return None
        return self.asked.left(clock, game, len(self.terms.seats), self.home.now())

    def own_seats(self, player: str | None) -> tuple[int, ...]:
        """Return the seats at which a player decides; when the game is over, those too at which a bot went on for them."""
        if player and self.status == OVER:
            return tuple(i for i, seat in enumerate(self.terms.seats) if seat.player == player)
        return self.terms.seats_of(player)

    def needed(self, kind: str, seat: int) -> tuple[int, ...]:
        """Return the seats that must agree to what a seat offers; to share a record, all those whose game it was."""
        return self.terms.holders(seat) if kind == SHARE else self.terms.others(seat)

    def public_terms(self) -> Json:
        """Return what anybody may know of the terms; the same object as long as they are the same."""
        if self._public_terms is None:
            self._public_terms = self.terms.public(self.definition)
        return self._public_terms

    def shown(self, name: str, value: Json) -> Json:
        """Return what everybody is shown under a name: what they were shown last, where that is equal, and not compared again."""
        last = self._shown.get(name)
        if last == value:
            return last
        self._shown[name] = value
        return value

    @abstractmethod
    def _moved_on(self) -> None:
        """The table is not what it was: show it, and let bots think."""

    # Following.

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
                    record = Record(self.definition.name, version, self.terms.setup(), given)
                    self.game = Game.replay(self.definition, record, Entropy())
                    self.game.keep_marks()
                case {"play": events}:
                    self.playing().follow([event_from_json(event, 0) for event in events])
                case {"undo": int(seat)}:
                    self.playing().undo(seat)
                case {"rewind": int(step)}:
                    self.playing().rewind(step)
            if "question" in body:
                self.playing().question = body["question"]
            self._note(line)

    def _note(self, line: Line) -> None:
        """Keep what a line says besides the game itself."""
        self.seq = line.seq
        if line.client is not None:
            self._done[line.seat, line.client] = line.seq
        if "play" in line.body:
            self.offers.lapse()
        else:
            self._note_more(line)
        self._note_game(line)

    def _note_more(self, line: Line) -> None:
        """Keep what a line says that is no choice."""
        match line.body:
            case {"undo": _} | {"rewind": _}:
                self.offers.lapse()
                self.log.taken_back(line.seq, line.body.get("rewind", self.playing().step))
            case {"offer": kind, "step": step}:
                assert line.seat is not None
                about = line.body.get("about")
                needs = tuple(seat for seat in self.needed(kind, line.seat) if seat != about)
                self.offers.make(Offer(kind, line.seat, needs, step=step, about=about))
            case {"answer": kind, "yes": yes}:
                self.offers.answer(kind, line.seat, yes, self.playing().step)
            case {"withdraw": kind}:
                self.offers.fail(kind, self.playing().step)
            case {"nudge": int(seat), "asked": question}:
                self.nudged[seat] = question, line.at
            case {"chat": str(text)} if text:  # nothing is left of what somebody said who is no more
                self._hear(line, self._speaker(line))
        take_note(self.terms, line.body)
        if gone := line.body.get("gone"):
            self._forget(gone)
        if "heir" in line.body:  # before this line a journal is read with some seats as they are now
            self.offers.reseat(self.needed)
        self._public_terms = None

    def _speaker(self, line: Line) -> str | None:
        """Return who said a line of the chat."""
        speaker: str | None = line.body.get("from")
        return speaker or (None if line.seat is None else self.terms.seats[line.seat].player)

    def _hear(self, line: Line, speaker: str | None) -> None:
        """Keep a line of the chat, and the latest of those before it."""
        self.chat.append(_said(line))
        if speaker:
            self.speakers[line.seq] = speaker
        if len(self.chat) > CHAT:
            self.unkept = self.chat.pop(0)["seq"]
            self.speakers.pop(self.unkept, None)

    async def said_before(self, seq: int, count: int) -> list[tuple[Json, str | None]]:
        """Return the latest lines of chat before a line of the journal, each with who said it, the last one first."""
        lines = await self.home.store.chat_before(self.id, seq, count)
        return [(_said(line), self._speaker(line)) for line in lines]

    def _forget(self, player: str) -> None:
        """Forget what somebody said who is no more."""
        for line in self.chat:
            if self.speakers.get(line["seq"]) == player:
                line.update(name=None, text="")

    def _note_game(self, line: Line) -> None:
        game = self.game
        if game is not None:
            if game.outcome is not None:
                self.offers.ended()
            if game.question != self._put[0]:
                self._put = game.question, line.at
            self._note_asked(game, line.at)
        self.log.note(game)

    def _note_asked(self, game: Game[Any], at: int) -> None:
        clock = self.terms.clock
        # while the server doesn't run, only days go on
        since = at if clock is None or clock.renews else max(at, self.home.started)
        self.asked.note(game, min(since, self.home.now()))

    # Images.

    async def _keep_image(self) -> None:
        """Keep the table as it is, if there has been much since that was last done, or the game has ended."""
        game, (seq, over) = self.game, self._imaged
        if game is None or (self.seq - seq < IMAGED and (game.outcome is not None) == over):
            return
        if game.definition is not self.definition:  # an image only fits the present rules
            return
        self._imaged = self.seq, game.outcome is not None
        try:
            data = await self.play("image", partial(self._image, game))
        except TypeError as error:  # a game from elsewhere, whose state holds what can't be written
            logs.say("image-not-made", game=self.definition.name, error=str(error))
            return
        self.home.store.keep(self.id, Kept(self.seq, image_rules(self.definition), data))

    def _image(self, game: Game[Any]) -> bytes:
        said = self.chat, self.speakers, self.unkept
        image = TableImage(game.image(), self.offers, self.nudged, *said, self.log, self._put, self._done)
        return zlib.compress(dumps(image, self.definition), 1)

    def _take(self, kept: Kept) -> bool:
        """Be what an image says; tell whether it could be read."""
        try:
            image = loads(zlib.decompress(kept.image), self.definition)
            game = Game.restored(self.definition, self.terms.setup(), image.game, Entropy())
        except Exception as error:
            logs.say("image-not-read", table=self.id, error=type(error).__name__)
            return False
        _, self.offers, self.nudged, self.chat, self.speakers, self.unkept, self.log, self._put, self._done = image
        self.game, self.seq = game, kept.seq
        self._imaged = kept.seq, game.outcome is not None
        self._note_asked(game, self._put[1])
        return True

    async def catch_up(self, seq: int) -> None:
        """Follow what another worker wrote."""
        async with self._locked():
            await self._follow_to(seq)

    async def _follow_to(self, seq: int) -> None:
        if seq <= self.seq and not self.lost:
            return
        if self.lost:
            await self._rebuild()
        lines = await self.home.store.journal(self.id, self.seq)
        await self.play("follow", partial(self._follow, lines))
        self._moved_on()

    # Writing.

    async def _act(
        self, seat: int | None, client: str | None, do: Callable[[], list[dict[str, Any]]], kind: str = "act"
    ) -> int:
        """Do something, write it down, and return the line under which it is written; the same id only once."""
        async with self._locked():
            for _ in range(TRIES):
                if self.lost:
                    await self._rebuild()
                if client is not None and (seat, client) in self._done:
                    return self._done[seat, client]
                bot = seat is not None and self.terms.seats[seat].kind == BOT and self.status != OVER
                if seat is not None and bot != (client is None):
                    raise refuse("not-seated")  # who decides for the seat has changed
                bodies = await self.play(kind, do)
                at = self.home.now()
                lines = [Line(self.seq + 1 + i, seat, None if i else client, body, at) for i, body in enumerate(bodies)]
                if await self._written(lines):
                    break
            else:
                raise refuse("busy")
            first = lines[0].seq
            for line in lines:
                self._note(line)
            await self._keep_image()
        self.home.wire.tell(self.id, self.seq)
        self._moved_on()
        return first

    async def play(self, kind: str, work: Callable[[], T]) -> T:
        """Do something with the game, and return what comes of it; under the lock, since it may be a thread that does it.

        Where a choice may take long, so may showing what comes of it and keeping it: the event loop goes on meanwhile.
        """
        if not self.definition.takes_time and kind not in LONG:
            with self.home.metrics.held(kind):
                return work()
        async with self.home.beside:
            self.beside = True
            working = asyncio.get_running_loop().run_in_executor(None, work)
            try:
                return await asyncio.shield(working)
            except asyncio.CancelledError:
                self.lost = True
                await asyncio.wait([working])  # nobody else has the table until it is done
                raise
            finally:
                self.beside = False

    async def _written(self, lines: list[Line]) -> bool:
        """Write lines; tell whether they are kept, or somebody else was first."""
        try:
            again = any("again" in line.body for line in lines)  # then a game begins, which may take long
            row = await self.play("again", partial(self._row, lines)) if again else self._row(lines)
            await self.home.store.write(self.id, lines, row, self._rating(lines))
        except Conflict:
            self.lost = True
            return False
        except asyncio.CancelledError:
            self.lost = True  # it may be written or not
            raise
        except Exception as error:
            self.lost = True
            self._mend_soon(error)
            raise
        return True

    def _row(self, lines: list[Line]) -> list[Any]:
        """Return what changes in the list of tables, if anything does."""
        others: list[Any] = []
        bodies = [line.body for line in lines]
        said = {key for body in bodies for key in body}
        status = self.status
        if status == OVER or not said.isdisjoint(("begin", "bot", "sit")):
            others.append(changed(self.id, lines[-1].at, status, None if self.game is None else self.game.outcome))
        if "chat" in said:
            sitting = {seat.player for seat in self.terms.seats}
            speakers = {str(body["from"]) for body in bodies if body.get("from")}
            others += [looks_on(self.id, one) for one in speakers if one not in sitting]
        if said.isdisjoint(NOTED):
            return others
        terms = terms_from_json(terms_to_json(self.terms))
        for body in bodies:
            player = body.get("player")
            if player is not None and not any(one.player == player for one in terms.seats):
                others.append(sits(self.id, player))
            if again := body.get("again"):
                others += rematch(again, self.terms, lines[-1].at)
            take_note(terms, body)
        if terms != self.terms:
            others.append(agreed(self.id, terms_to_json(terms)))
        return others

    def _rating(self, lines: list[Line]) -> list[Work]:
        """Return what changes the ratings, if these lines have ended a rated game."""
        ended = self.game is not None and self.game.outcome is not None and any("play" in line.body for line in lines)
        return rating_of(self.id, self.terms, self.playing(), lines[-1].at) if ended else []

    # Going back to what is written.

    async def _rebuild(self) -> None:
        """Go back to what the journal says."""
        try:
            row, kept, lines = await _read(self.home.store, self.id)
            self.terms = terms_of(self.id, row.terms)
            self._clear()
            await self._go_through(kept, lines)
        except Refused as refused:
            if refused.status == STATUS["busy"]:
                self._mend_soon(refused)
            raise
        self.lost = False
        self._moved_on()

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """Have the table as the journal says, with nobody writing: what is not durable yet is nobody's to see."""
        async with self._locked():
            if self.lost:
                await self._rebuild()
            yield

    @contextlib.asynccontextmanager
    async def _locked(self) -> AsyncIterator[None]:
        """Have the table alone; nobody waits longer for it than for the database, nor for one that is known to fail."""
        self._check_found()
        try:
            async with asyncio.timeout(store.DEADLINE):
                await self.lock.acquire()
        except TimeoutError:
            raise refuse("busy") from None
        try:
            self._check_found()
            yield
        finally:
            self.lock.release()

    def _check_found(self) -> None:
        """Refuse whatever somebody wants while the database does not answer: they would wait as long as others did."""
        if self.lost and self._out_of_reach:
            raise refuse("busy")

    def _mend_soon(self, why: Exception) -> None:
        """Go back to what the journal says as soon as it can be read, though nobody asks for anything."""
        self._out_of_reach |= isinstance(why, Refused) and why.code == "busy"
        if self._mending is None:
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        try:
            while self.lost:
                await asyncio.sleep(MEND)
                try:
                    async with self.lock:
                        await self._follow_to(0)
                except Refused as refused:
                    if refused.status != STATUS["busy"]:
                        return
        finally:
            self._mending = None
            self._out_of_reach = False


async def _read(store: Store, id: str) -> Opened:
    """Return a table's row, an image that these rules can read, and the lines of the journal that come after it."""
    found = await store.opened(id)
    if found is None:
        raise refuse("not-found")
    row, kept, _ = found
    if row.closed is not None:
        raise refuse("closed")
    if kept is None or kept.rules == image_rules(find_game(terms_of(id, row.terms).game)):
        return found
    return Opened(row, None, await store.journal(id))


def _said(line: Line) -> Json:
    """Return a line of chat as it is told; nothing is left of what somebody said who is no more."""
    body = line.body
    return {"t": "chat", "seq": line.seq, "seat": line.seat, "name": body["name"], "text": body["chat"], "at": line.at}


def new_id() -> str:
    """Return the id of a new table: nobody guesses it, and as it begins with a letter no command takes it for an option."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(8)


def begun(terms: Terms) -> tuple[Game[Any], dict[str, Any]]:
    """Return a new game, and the line of the journal with which it begins."""
    definition = find_game(terms.game)
    game: Game[Any] = Game(definition, terms.setup(), Entropy())
    game.keep_marks()
    events = [event_to_json(event) for event in game.events]
    return game, {"begin": events, "version": definition.version, "question": game.question}


def rematch(id: str, terms: Terms, at: int) -> list[Executable]:
    """Return the statements that make the table of a rematch, on which the game begins."""
    again = terms.rematch(find_game(terms.game), at)
    holders = list(dict.fromkeys(seat.player for seat in again.seats if seat.player))
    return created(id, terms_to_json(again), PLAYING, [Line(1, None, None, begun(again)[1], at)], holders)


def terms_of(table: str, kept: str) -> Terms:
    """Return what the database kept of a table; refuse what can't be read."""
    try:
        return terms_from_json(decode(kept))
    except Exception as error:
        logs.say("table-damaged", table=table, error=type(error).__name__)
        raise refuse("damaged") from error
