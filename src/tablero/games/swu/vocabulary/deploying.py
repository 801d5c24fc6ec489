"""Deploying a leader (chapters 3.4.4 and 7.5.19)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect, Triggered
from tablero.games.swu.checks import settle
from tablero.games.swu.costs import Terms
from tablero.games.swu.entering import deploy
from tablero.games.swu.keywords import keyword_triggers
from tablero.games.swu.playing import Plot, play, why_not_play
from tablero.games.swu.state import Event, Leader, Table, Trigger
from tablero.games.swu.triggers import window
from tablero.games.swu.zones import prove
from tablero.kernel import Choose, Message, Option, Pick, Play, say


@dataclass(frozen=True, slots=True)
class Deploy(Effect):
    """Deploy this leader (swu:3.4.4)."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Turn it over into the ground arena."""
        leader = act.source
        if not isinstance(leader, Leader) or leader.deployed:
            return False
        unit = deploy(table, leader)
        keyword_triggers(table, "when-deployed", unit)
        plots_trigger(table, leader)
        yield from settle(table)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-deploy")


class PlayPlots(Effect):
    """Play cards with Plot from the resource zone (swu:7.5.19.a)."""

    __slots__ = ()

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player show those to be played, then play them one at a time, each with all that it sets off."""
        player = table.players[act.seat]
        ask = say("swu-ask-plot")
        answer = yield lambda: Pick(
            act.seat, [("card", card) for card in player.resources if has_plot(table, card)], 0, 99, ask, hidden=True
        )
        left = [card for _, card in answer]  # those that replace them come too late (swu:7.5.19.d)
        for card in left:
            prove(table, act.seat, card)
        done = bool(left)
        while left:  # swu:7.5.19.b
            options: list[Option] = [
                ("play", card) for card in left if why_not_play(table, act.seat, card, PLOTTING) is None
            ]
            if not options:
                break
            answer = yield Choose(act.seat, options, "swu-ask-next-play")
            left.remove(answer[1])
            yield from play(table, act.seat, answer[1], PLOTTING)
            yield from window(table)
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-keyword-plot")


PLOTTING = Terms(zone="resources", keyword="plot")
PLOTS = Triggered(("deployed",), PlayPlots(), keyword="plot")


def has_plot(table: Table, card: int) -> bool:
    """Tell whether a card has Plot."""
    return any(isinstance(ability, Plot) for ability in table.faces[card].abilities)


def plots_trigger(table: Table, leader: Leader) -> None:
    """Let Plot trigger if the player might have such a card among the resources, for all that the others know."""
    seat = leader.owner
    player = table.players[seat]
    for card in player.resources + player.hand + player.deck:
        if has_plot(table, card):
            table.pending.append(Trigger(PLOTS, leader, seat, Event("deployed", seat, leader)))
            return
