"""Supply cards of the older edition (rulebook: appendix D): the deck that both players share, and units that resupply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.battle_parts import At, Part, replace
from tablero.games.legion.cards import Upgrade as Card
from tablero.games.legion.measuring import token_near
from tablero.games.legion.objectives import token_name
from tablero.games.legion.state import CONDITION, ON_BATTLEFIELD, Battle, Unit, Upgrade
from tablero.kernel import Choose, Draw, Message, Option, Play, Reason, because, say
from tablero.tabletop import TOUCH

SUPPLY: Final = "supply"
"""The type of supply cards, for which no unit has an icon."""
CLOSED: Final = "supply-drop"
OPENED: Final = "supply-drop-opened"
"""What a Condition token is called that lies facedown, and faceup."""
COPIES: Final = 2
DRAWN: Final = 2

GRAPPLING_HOOK: Final = Card(
    "supply-grappling-hook", "Grappling Hook", SUPPLY, 0, action="card action", text="known", edition="2023"
)
CARDS: Final = (
    *(
        Card(f"supply-{name.lower().replace(' ', '-')}", name, SUPPLY, 0, text="unknown", edition="2023")
        for name in (
            "Camouflage",
            "Bacta Capsules",
            "Battle Scanner",
            "Holoprojector",
            "Targeting Scopes",
            "Electric Torch",
            "Rangefinder Visor",
        )
    ),
    GRAPPLING_HOOK,
)
"""The supply cards: what the others than the hook do, no source tells."""


def deck(battle: Battle) -> list[Card]:
    """Return the cards of the shared deck that no unit has drawn: two of each to begin with."""
    taken = [upgrade.card.id for unit in battle.units for upgrade in unit.upgrades if upgrade.card.type == SUPPLY]
    # legion23:battlecard.supply-drop.2
    return [card for card in CARDS for _ in range(COPIES - taken.count(card.id))]


@dataclass(frozen=True, slots=True)
class Resupplies(Part):
    """A unit whose leader touches a token may draw two supply cards and keep one, as a free action."""

    def told(self) -> Message:
        """Return what it does, in words."""
        return say("legion-part-resupplies", count=COPIES * len(CARDS))

    def action(self) -> str:
        """Return the action that it gives to units."""
        return "resupply"

    def costs(self) -> int:
        """Return that it costs nothing (legion23:battlecard.supply-drop.3)."""
        return 0

    def why_not_act(self, battle: Battle, at: At, unit: Unit, number: int) -> Reason | None:
        """Return why a unit can't resupply: its type, another token, out of reach, or no cards are left."""
        rule, token = "legion23:battlecard.supply-drop.3", battle.tokens[number]
        if not keywords.trooper(unit) or keywords.of_type(unit, "creature trooper"):
            return because(rule, "legion-cant-resupply", unit=battle.name(unit))
        if token.kind != CONDITION:
            return because(rule, "legion-not-that-token", token=token_name(token))
        if unit.place != ON_BATTLEFIELD or not token_near(battle, token, [unit.leader], TOUCH):
            return because(rule, "legion-touches-not", unit=battle.name(unit), token=token_name(token))
        return None if deck(battle) else because("legion23:battlecard.supply-drop.2", "legion-no-supplies")

    def act(self, battle: Battle, at: At, unit: Unit, number: int) -> Play[None]:
        """Turn the token up, or take it off if it is; draw two cards, and equip one (legion23:battlecard.supply-drop.4)."""
        token = battle.tokens[number]
        # legion23:battlecard.supply-drop.3
        replace(battle, token, token._replace(name=OPENED) if token.name == CLOSED else None)
        left = deck(battle)
        drawn = yield Draw(len(left), min(DRAWN, len(left)))
        ids = dict.fromkeys(left[each].id for each in drawn)
        options: list[Option] = [("supply-card", id) for id in ids]
        # the other goes back: the deck is whatever nobody has
        _, chosen = yield Choose(unit.seat, options, say("legion-ask-supply", unit=battle.name(unit)))
        card = next(card for card in CARDS if card.id == chosen)
        unit.upgrades.append(Upgrade(card))
        battle.log.tell("legion-resupplies", unit=battle.name(unit), card=card.name)
