"""The two editions: what each of them has of its own, chapter by chapter.

A chapter's module has the procedure that both editions share. Where they differ, the procedure calls a method of that chapter's
class of rules, and the older edition's class overrides the method: `battle.edition.cover.value(…)`. Nothing else asks
which edition is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablero.games.legion.actions import Acting, Acting2023
from tablero.games.legion.activation_effects import Activating, Activating2023
from tablero.games.legion.allowances import Repeating, Repeating2023
from tablero.games.legion.areas import Destruction, Destruction2023
from tablero.games.legion.battle_cards import MISSIONS, Mission
from tablero.games.legion.bounties import Bounties, Bounties2023
from tablero.games.legion.card_effects import Texts
from tablero.games.legion.charges import Laying, Laying2023
from tablero.games.legion.cohesion import Cohesion, Cohesion2023
from tablero.games.legion.command import Commanding, Commanding2023
from tablero.games.legion.cover import Cover, Cover2023
from tablero.games.legion.defending import Defence, Defence2023
from tablero.games.legion.detachments import Detaching, Detaching2023
from tablero.games.legion.end_phase import Ending, Ending2023
from tablero.games.legion.guarding import Guarding, Guarding2023
from tablero.games.legion.measuring import Contact, Contact2023
from tablero.games.legion.melee import MeleeRules, MeleeRules2023
from tablero.games.legion.modifying import Backup, NoBackup
from tablero.games.legion.moving_rules import MovingRules, MovingRules2023
from tablero.games.legion.objectives import Objectives, Objectives2023
from tablero.games.legion.orders import Ordering, Ordering2023
from tablero.games.legion.rolling import Rolling, Rolling2023
from tablero.games.legion.scoring import Scoring, Scoring2023
from tablero.games.legion.setup import SettingUp, SettingUp2023
from tablero.games.legion.sight import Seeing, Seeing2023
from tablero.games.legion.standby import Standing, Standing2023
from tablero.games.legion.suppression import Suppression, Suppression2023
from tablero.games.legion.terrain import Terrain, Terrain2023
from tablero.games.legion.tokens import Tokens, Tokens2023
from tablero.games.legion.transports import Carrying, Carrying2023
from tablero.games.legion.turns import Passing, Passing2023
from tablero.games.legion.weapons import Weapons, Weapons2023
from tablero.games.legion.winning import Winning, Winning2023
from tablero.games.legion.wounds import Damage, Damage2023


@dataclass(frozen=True, slots=True)
class Edition:
    """The rules of one edition; it has no state, and every battle of the edition shares it."""

    name: str
    """As the setting `edition` has it."""
    prefix: str
    """Of the ids of its rules."""
    points: int
    """What an army of full size may cost: legion26:army.04, legion23:army.03."""
    rounds: int
    """How many rounds a game has at most: legion26:round.01, legion23:round.01."""
    suppression: Suppression
    tokens: Tokens
    contact: Contact
    terrain: Terrain
    seeing: Seeing
    orders: Ordering
    acting: Acting
    repeating: Repeating
    passing: Passing
    standby: Standing
    winning: Winning
    commanding: Commanding
    activating: Activating
    ending: Ending
    scoring: Scoring
    weapons: Weapons
    rolling: Rolling
    cover: Cover
    backup: Backup
    guarding: Guarding
    defence: Defence
    damage: Damage
    bounties: Bounties
    destruction: Destruction
    laying: Laying
    carrying: Carrying
    detaching: Detaching
    cohesion: Cohesion
    moving: MovingRules
    melee: MeleeRules
    objectives: Objectives
    mission: Mission
    texts: Texts
    setting_up: SettingUp

    def rule(self, *ids: str) -> str:
        """Return the one of these ids that is this edition's, to be named where something is refused.

        >>> EDITIONS["2023"].rule("legion26:army.04", "legion23:army.03")
        'legion23:army.03'
        """
        return next(id for id in ids if id.startswith(self.prefix + ":"))

    @property
    def content_key(self) -> str:
        """What stands for it in records and images."""
        return f"edition {self.name}"


EDITIONS: Final = {
    "2026": Edition(
        "2026",
        "legion26",
        points=1000,
        rounds=5,
        suppression=Suppression(),
        tokens=Tokens(),
        contact=Contact(),
        terrain=Terrain(),
        seeing=Seeing(),
        orders=Ordering(),
        acting=Acting(),
        repeating=Repeating(),
        passing=Passing(),
        standby=Standing(),
        winning=Winning(),
        commanding=Commanding(),
        activating=Activating(),
        ending=Ending(),
        scoring=Scoring(),
        weapons=Weapons(),
        rolling=Rolling(),
        cover=Cover(),
        backup=Backup(),
        guarding=Guarding(),
        defence=Defence(),
        damage=Damage(),
        bounties=Bounties(),
        destruction=Destruction(),
        laying=Laying(),
        carrying=Carrying(),
        detaching=Detaching(),
        cohesion=Cohesion(),
        moving=MovingRules(),
        melee=MeleeRules(),
        objectives=Objectives(),
        mission=MISSIONS["2026"],
        texts=Texts(),
        setting_up=SettingUp(),
    ),
    "2023": Edition(
        "2023",
        "legion23",
        points=800,
        rounds=6,
        suppression=Suppression2023(),
        tokens=Tokens2023(),
        contact=Contact2023(),
        terrain=Terrain2023(),
        seeing=Seeing2023(),
        orders=Ordering2023(),
        acting=Acting2023(),
        repeating=Repeating2023(),
        passing=Passing2023(),
        standby=Standing2023(),
        winning=Winning2023(),
        commanding=Commanding2023(),
        activating=Activating2023(),
        ending=Ending2023(),
        scoring=Scoring2023(),
        weapons=Weapons2023(),
        rolling=Rolling2023(),
        cover=Cover2023(),
        backup=NoBackup(),
        guarding=Guarding2023(),
        defence=Defence2023(),
        damage=Damage2023(),
        bounties=Bounties2023(),
        destruction=Destruction2023(),
        laying=Laying2023(),
        carrying=Carrying2023(),
        detaching=Detaching2023(),
        cohesion=Cohesion2023(),
        moving=MovingRules2023(),
        melee=MeleeRules2023(),
        objectives=Objectives2023(),
        mission=MISSIONS["2023"],
        texts=Texts(),
        setting_up=SettingUp2023(),
    ),
}
