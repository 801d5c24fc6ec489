"""A match as text: while a game is played its table, before and between games what there is to choose from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap

from tablero.games.swu.limited import LEADERS_ROUND, passes_to
from tablero.games.swu.terminal import WIDTH
from tablero.games.swu.terminal import draw as draw_table
from tablero.kernel import Json, say
from tablero.kernel.messages import Arg, Renders


def draw(view: Json, words: Renders) -> str:
    """Return the match as a seat sees it."""
    drawing = Drawing(view, words)
    lines = list(drawing.score()) if view["needed"] > 1 else []
    if view["table"] is not None:
        return "\n".join([*lines, draw_table(view["table"], words)])
    lines += drawing.heading()
    if view["limited"] is not None:
        lines += drawing.drafting()
    if view["decks"] is not None:
        lines += drawing.trilogy()
    lines += drawing.deck()
    return "\n".join(line.rstrip() for line in lines) + "\n"


class Drawing:
    """A view, and what it is told with."""

    def __init__(self, view: Json, words: Renders) -> None:
        self.view = view
        self.words = words

    def word(self, id: str, **args: Arg) -> str:
        """Return a text."""
        return self.words.render(say(f"swu-{id}", **args))

    def name(self, key: str) -> str:
        """Return the whole name of a card."""
        return self.word("card-named", name=self.view["cards"][key]["name"])

    def names(self, cards: Json) -> str:
        """Return the names of cards in a row."""
        return " · ".join(self.name(card["key"]) for card in cards)

    def score(self) -> Iterator[str]:
        """Say which game it is, and who has won how many."""
        wins = [self.word("match-score-seat", seat=seat, wins=won) for seat, won in enumerate(self.view["wins"], 1)]
        yield self.word("match-score", game=self.view["game"], score=" · ".join(wins))

    def heading(self) -> Iterator[str]:
        """Say what is done now."""
        limited = self.view["limited"]
        set_name = limited["set"] if limited is not None else ""
        yield self.word(f"match-stage-{self.view['stage']}", set=set_name)
        if limited is not None and limited["left_out"]:
            yield self.word("match-left-out", count=limited["left_out"])
        yield ""

    def drafting(self) -> Iterator[str]:
        """List everybody's leaders, where the booster goes, and the seat's own pool."""
        limited = self.view["limited"]
        if limited["round"] is not None:
            way = "match-passing-left" if passes_to(limited["round"]) > 0 else "match-passing-right"
            id = "match-leaders-round" if limited["round"] == LEADERS_ROUND else "match-booster"
            yield self.word(id, round=limited["round"], direction=self.word(way))
            yield ""
        for kind in ("leaders", "passing"):
            id = "match-leaders-of" if kind == "leaders" else "match-leaders-before"
            for seat, cards in enumerate(limited[kind], 1):
                if cards:
                    yield self.word(id, seat=seat, cards=self.names(cards))
        if limited["pool"]:
            yield from self.listing("match-your-pool", limited["pool"])

    def listing(self, title: str, cards: Json) -> Iterator[str]:
        """List cards by aspects, each with its cost and how many there are."""
        yield ""
        yield f"── {self.word(title, count=len(cards))} ".ljust(WIDTH, "─")
        groups: dict[tuple[str, ...], Counter[str]] = {}
        for card in cards:
            key = card["key"]
            groups.setdefault(tuple(self.view["cards"][key]["aspects"]), Counter())[key] += 1
        for aspects in sorted(groups):
            shown = " + ".join(self.word(f"aspect-{aspect}") for aspect in aspects) or self.word("match-no-aspect")
            keys = sorted(groups[aspects], key=lambda key: (self.view["cards"][key].get("cost", 0), self.name(key)))
            listed = " · ".join(self.counted(key, groups[aspects][key]) for key in keys)
            yield from wrap(f"{shown}: {listed}", WIDTH, initial_indent="  ", subsequent_indent="    ")

    def counted(self, key: str, count: int) -> str:
        """Return a card with its cost, and how many there are of it if there are several."""
        card = self.view["cards"][key]
        cost = f"({card['cost']}) " if "cost" in card else ""
        return f"{cost}{self.name(key)}" + (f" ×{count}" if count > 1 else "")

    def trilogy(self) -> Iterator[str]:
        """List the decks of both players, and which of them are out."""
        for seat, decks in enumerate(self.view["decks"], 1):
            yield self.word("match-decks-of", seat=seat)
            for i, pair in enumerate(decks["pairs"]):
                marks = [self.word("match-mark-banned")] if decks["banned"] == i else []
                marks += [self.word("match-mark-retired")] if i in decks["retired"] else []
                shown = f" ({', '.join(marks)})" if marks else ""
                yield f"  {i + 1}. {' + '.join(map(self.name, pair['leaders']))} – {self.name(pair['base'])}{shown}"

    def deck(self) -> Iterator[str]:
        """List the seat's own deck, as far as it is built."""
        deck = self.view["deck"]
        if deck is None:
            return
        yield ""
        parts = [*deck["leaders"], *([deck["base"]] if deck["base"] else [])]
        yield " – ".join(map(self.name, parts))
        if self.view["suggested"]:
            yield from self.listing("match-suggested", self.view["suggested"])
        if deck["main"]:
            yield from self.listing("match-your-deck", deck["main"])
            if deck["side"]:
                yield from self.listing("match-your-sideboard", deck["side"])
