"""The terminal table: shows what a seat sees, asks, and takes answers typed at a keyboard."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from tablero.bots import Bot, bot, check_bot, play_on, strongest
from tablero.bots.advice import advise
from tablero.bots.external import SECONDS, ExternalBot
from tablero.cli.output import printable, save, write
from tablero.kernel import (
    Choose,
    Decision,
    Distribute,
    Game,
    Illegal,
    Message,
    Option,
    Perspective,
    Pick,
    Place,
    Reason,
    Rng,
    say,
)
from tablero.kernel.region import PATHS, POINT, POINTS
from tablero.kernel.system import BadFile
from tablero.text import Texts
from tablero.text.words import ending

HUMAN = "human"

PLANS = 4
"""How many plans are told of those that a bot has weighed."""

SUGGESTED = 6
"""How many places are suggested where one is asked for."""


class Leave(Exception):
    """Somebody wants to stop."""


class TerminalTable:
    """A game played at one keyboard. Everything goes through print and input, so a script can play too."""

    def __init__(
        self, game: Game[Any], people: Sequence[str], words: Texts, rng: Rng, seconds: float = SECONDS
    ) -> None:
        self.game = game
        self.words = words
        self.names = tuple(people)
        for name in people:
            if name != HUMAN:
                check_bot(name, game.definition)
        self.bots: dict[int, Bot] = {
            seat: bot(name, Rng(rng.bits()), seconds) for seat, name in enumerate(people) if name != HUMAN
        }
        self.rng = Rng(rng.bits())
        self.looking: int | None = None
        """The seat whose hidden things are on the screen."""
        self.told = 0
        self.suggested: Sequence[Option] = ()
        """The places that are offered by number."""
        self.form = POINT
        """How places are typed: see `tablero.kernel.region.Region`."""
        self.unasked: list[tuple[int, Message]] = []
        """What each seat wishes never to be asked about."""
        self.taken_back = False
        """Whether the player has come back to this question: then it is asked, whatever the seat wishes."""
        self.shown: tuple[int | None, int] | None = None
        """Whose table is on the screen, and how long the log was then."""

    def look(self, seat: int) -> None:
        """Print what a seat has not been told yet, and what it sees."""
        self.looking = seat
        self._tell(seat)
        self._show(seat)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while self.game.decisions:
                self._next(self.game.decisions[0])
        except (Leave, EOFError):
            self._say("play-left")
            return
        finally:
            for player in self.bots.values():
                if isinstance(player, ExternalBot):
                    player.close()
        self._finish()

    def _next(self, decision: Decision) -> None:
        seat = decision.seat
        if seat in self.bots:
            play_on(self.game, self.bots[seat], Perspective(self.game, seat))
            if self.game.outcome is None:
                self._say("play-bot-chooses", seat=seat + 1, bot=self.names[seat])
            return
        if self._passed_over(decision):
            return
        self._hand_over(seat)
        self._tell(seat)
        if self.shown != (seat, len(self.game.log)):  # the table again only when something has happened
            self._show(seat)
        self.ask(decision)
        while True:
            try:
                if self._typed(decision, input(self._prompt(decision)).strip()):
                    return
            except Illegal as illegal:
                self._say("play-refused", reason=self.words.reason(illegal.reason))

    def _passed_over(self, decision: Decision) -> bool:
        """Pass over a question that its seat doesn't wish to be asked; tell whether it was one."""
        window = None if self.taken_back else self.game.definition.window(decision)
        self.taken_back = False
        if window is None or (decision.seat, window[0]) not in self.unasked:
            return False
        self.game.choose(window[1], decision.seat)
        return True

    def _never_again(self, decision: Decision) -> bool:
        """Pass over every question of this kind from now on; tell whether questions of this kind can be."""
        window = self.game.definition.window(decision)
        if window is None:
            self._say("play-always-asked")
            return False
        self.unasked.append((decision.seat, window[0]))
        self._say("play-unasked", what=window[0])
        self.game.choose(window[1], decision.seat)
        return True

    def _hand_over(self, seat: int) -> None:
        """Before another person's hidden things are shown, everybody else looks away."""
        if self.looking not in (None, seat) or (self.looking is None and len(self.bots) < len(self.names) - 1):
            write("\n" * 40)
            input(self._text("play-handover", seat=seat + 1))
        self.looking = seat

    def _typed(self, decision: Decision, line: str) -> bool:
        """Do what was typed; tell whether the question was answered or is another now."""
        word, _, rest = line.partition(" ")
        match word:
            case "q":
                raise Leave
            case "h":
                self._say("play-help")
            case "v":
                self._show(decision.seat)
                self.ask(decision)
            case "l":
                for entry in self.game.log_for(decision.seat):
                    write("  " + self.words.render(entry.message))
            case "u":
                self.game.undo(decision.seat)
                self.taken_back = True
                self._say("play-undone")
                return True
            case "hint":
                self._hint(decision)
            case "n":
                return self._never_again(decision)
            case "a":
                self.unasked = [wish for wish in self.unasked if wish[0] != decision.seat]
                self._say("play-asked-everything")
            case "r":
                self.game.choose(decision.sample(self.rng), decision.seat)
                return True
            case "s" if rest:
                self._save(Path(rest))
            case "i" if rest:
                self._explain(decision, rest)
            case "w" if rest:
                if (answer := self.understood(decision, rest)) is not None:
                    reason = self.game.why_not(answer, decision.seat)
                    self._say("play-refused", reason=self.words.reason(reason)) if reason else self._say("play-legal")
            case _:
                if (answer := self.understood(decision, line)) is not None:
                    self.game.choose(answer, decision.seat)
                    return True
        return False

    def understood(self, decision: Decision, line: str) -> Any:
        """Return the answer that a line stands for; if it stands for none, say so and return None."""
        answer = self._answer(decision, line)
        if answer is None:
            self._say("play-bad-input", text=line)
        return answer

    def _save(self, path: Path) -> None:
        try:
            save(self.game.record(), path)
        except BadFile as bad:
            self._say("play-not-saved", why=bad.message)
        else:
            seats = ",".join(self.names)  # who resumes the game sees what these seats may see, and no more
            words = ["tablero", "play", self.game.definition.name, "--seats", seats, "--resume", str(path)]
            self._say("play-saved", path=str(path), command=shlex.join(words))

    def _hint(self, decision: Decision) -> None:
        """Tell what the strongest bot would do, and what it weighed; between people nobody is helped."""
        if len(self.bots) < len(self.names) - 1:
            self._say("play-no-hints")
            return
        advice = advise(self.game, decision.seat, strongest(self.game.definition), Rng(self.rng.bits()))
        self._say("play-hint", bot=advice.bot, answer=advice.answer)
        if advice.thought is None:
            self._say("play-hint-habit")
        for plan in advice.thought.plans[:PLANS] if advice.thought else ():
            write("  " + self._text("play-hint-plan", chance=plan.chance, answers=self._in_a_row(plan.words)))
            if plan.expects:
                write("    " + self._text("play-hint-expects", answers=self._in_a_row(plan.expects)))

    def _in_a_row(self, answers: Sequence[Message]) -> str:
        return " > ".join(map(self.words.render, answers))

    def _explain(self, decision: Decision, number: str) -> None:
        """Print what is written on the card behind an option."""
        options = self._options(decision)
        if not number.isdigit() or not 1 <= int(number) <= len(options):
            self._say("play-bad-input", text=number)
            return
        option = options[int(number) - 1]
        write(self.words.render(self.game.definition.describe(self.game.state, decision, option)))
        for line in self.game.definition.explain(self.game.state, option):
            write("  " + self.words.render(line))

    def ask(self, decision: Decision) -> None:
        """Print what is asked, with every option by its number."""
        self._say("play-question", seat=decision.seat + 1, question=decision.message)
        if isinstance(decision, Place):
            self.suggested = decision.candidates(self.rng, SUGGESTED)
            self.form = POINT if decision.region is None else decision.region().answer
        for number, option in enumerate(self._options(decision), 1):
            text = self.game.definition.describe(self.game.state, decision, option)
            if isinstance(decision, Distribute):
                self._say("play-option-cap", number=number, text=text, cap=decision.caps[number - 1])
            else:
                self._say("play-option", number=number, text=text)

    def _options(self, decision: Decision) -> Sequence[Option]:
        """Return what is listed by number."""
        if isinstance(decision, Choose | Pick | Distribute):
            return decision.options
        return self.suggested

    def _answer(self, decision: Decision, line: str) -> Any:
        """Return the answer that a line stands for; None if it stands for none."""
        if isinstance(decision, Place):
            typed = FORMS[self.form](line, decision.scale)
            listed = typed if typed is not None else _listed(self.suggested, line)
            return listed if listed is not None else self.game.definition.wished(self.game.state, decision, line)
        return _answer(decision, line)

    def _prompt(self, decision: Decision) -> str:
        if isinstance(decision, Pick):
            all_of = "-all" if decision.least == decision.most else ""
            return self._text(f"play-prompt-pick{all_of}", least=decision.least, most=decision.most) + " "
        if isinstance(decision, Distribute):
            all_of = "-all" if decision.least == decision.total else ""
            return self._text(f"play-prompt-distribute{all_of}", least=decision.least, total=decision.total) + " "
        return self._text("play-prompt" if isinstance(decision, Choose) else "play-prompt-place") + " "

    def _show(self, seat: int | None) -> None:
        write("")
        write(self.game.definition.terminal(self.game.view(seat), self.words))
        self.shown = (seat, len(self.game.log))

    def _tell(self, seat: int | None) -> None:
        """Print what has come into the log since somebody last looked."""
        for entry in self.game.log[self.told :]:
            if entry.visible_to(seat):
                write("  " + self.words.render(entry.message))
        self.told = len(self.game.log)

    def _finish(self) -> None:
        self._tell(self.looking)
        self._show(self.looking)
        outcome = self.game.outcome
        if outcome is None:
            return
        for line in ending(outcome):
            write(self.words.render(line))

    def _text(self, id: str, **args: Any) -> str:
        return printable(self.words.render(say(id, **args)))

    def _say(self, id: str, **args: Any) -> None:
        print(self._text(id, **args))


def _answer(decision: Decision, line: str) -> Any:
    """Return the answer that a line stands for; None if it stands for none."""
    try:
        numbers = [int(word) for word in line.split()]
    except ValueError:
        return None
    if isinstance(decision, Choose):
        return _option(decision.options, numbers[0]) if len(numbers) == 1 else None
    if isinstance(decision, Pick):
        return [_option(decision.options, number) for number in numbers]
    return numbers


def _spot(line: str, scale: int) -> Any:
    """Return the typed place, its numbers separated by spaces; None if the line isn't one."""
    point = _scaled(line, scale)
    return point if point is not None and len(point) > 1 else None


def _spots(line: str, scale: int) -> Any:
    """Return the typed places, one for each thing, separated by semicolons; None if the line isn't that."""
    points = [_spot(part, scale) for part in line.split(";")]
    return None if None in points else points


def _paths(line: str, scale: int) -> Any:
    """Return the typed paths, one for each thing: its corners and its end separated by `>`, nothing if it stays."""
    paths = [_path(part, scale) for part in line.split(";")] if ";" in line or " " in line.strip() else [None]
    return None if None in paths else paths


def _path(text: str, scale: int) -> Any:
    points = [_spot(part, scale) for part in text.split(">")] if text.strip() else []
    return None if None in points else points


FORMS: dict[str, Callable[[str, int], Any]] = {POINT: _spot, POINTS: _spots, PATHS: _paths}
"""How what is typed becomes an answer, by the form of the answer."""


def _scaled(text: str, scale: int) -> list[int] | None:
    """Return numbers in the units of the rules; None if they aren't numbers, or are finer than those units."""
    try:
        numbers = [Decimal(word.replace(",", ".")) * scale for word in text.split()]
    except ArithmeticError:
        return None
    if all(number.is_finite() and abs(number) < 2**53 and number == int(number) for number in numbers):
        return [int(number) for number in numbers]
    return None


def _listed(options: Sequence[Option], line: str) -> Option | None:
    return _option(options, int(line)) if line.strip().isdecimal() else None


def _option(options: Sequence[Option], number: int) -> Option:
    """Return the option with a number as the table counts, from 1."""
    if number not in range(1, len(options) + 1):
        raise Illegal(Reason(say("kernel-no-such-index", index=number, count=len(options))))
    return options[number - 1]
