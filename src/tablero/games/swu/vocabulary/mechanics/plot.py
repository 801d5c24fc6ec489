"""Plot (swu:7.5.19)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Triggered
from tablero.games.swu.costs import Terms
from tablero.games.swu.playing import Plot, play, why_not_play
from tablero.games.swu.state import Event, Leader, Played, Table, Trigger
from tablero.games.swu.zones import prove
from tablero.kernel import Pick, Play, say

__all__ = [
    "PlayPlot",
    "Plot",
]


def has_plot(table: Table, card: int) -> bool:
    """Tell whether a card has Plot."""
    return any(isinstance(ability, Plot) for ability in table.faces[card].abilities)


@dataclass(frozen=True, slots=True)
class PlayPlot(Effect):
    """Play a certain card from the resource zone using Plot."""

    card: int

    word = "keyword-plot"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Play it, if it can be played now."""
        if why_not_play(table, act.seat, self.card, PLOTTING) is not None:
            return False
        yield from play(table, act.seat, self.card, PLOTTING)  # swu:7.5.19.a
        return True


PLOTTING = Terms(zone="resources", keyword="plot")


def plots(table: Table, leader: Leader) -> Play[None]:
    """Let the player show the cards with Plot that are to be played; each waits with all else that the deployment sets off.

    So each is finished with all that it sets off before the next; those that replace them come too late. Whoever might
    have such a card among the resources, for all that the others know, is asked.
    """
    seat = leader.owner
    player = table.players[seat]
    if not any(has_plot(table, card) for card in player.resources + player.hand + player.deck):
        return
    answer = yield lambda: Pick(
        seat,
        [("card", card) for card in player.resources if has_plot(table, card)],
        0,
        99,
        say("swu-ask-plot"),
        hidden=True,
    )
    for _, card in answer:
        prove(table, seat, card)
        source = Played(card, table.faces[card], table.owners[card], seat)
        ability = Triggered(("deployed",), PlayPlot(card), keyword="plot")
        table.pending.append(
            Trigger(ability, source, seat, Event("deployed", seat, leader))
        )  # swu:7.5.19.b, swu:7.5.19.d
