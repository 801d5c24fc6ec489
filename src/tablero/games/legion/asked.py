"""The rule that each question is put by in either edition, for whoever wants to read it while being asked.

A question that several keywords put says which in `keyword`; what cards of several kinds ask says of which in `source`.
"""

from __future__ import annotations

from typing import Final

from tablero.games.legion import glossary
from tablero.kernel import Message

RULES = {  # question: edition 2026, edition 2023
    "action": ("action.01", "action.01"),
    "activate-next": ("activ.03", "activation.03"),
    "advanced-targeting": ("kw.advanced-targeting-unit-type-x", ""),
    "aid": ("kw.aid-affiliation-unit-type", "kw.aid"),
    "aim": ("attack.19", "attack.20"),
    "aim-or-dodge": ("kw.retinue-unit-unit-type", "kw.retinue"),
    "another-defender": ("attack.16", "attack.18"),
    "arrives": ("", "battlecard.rapid.2"),
    "at-first": ("cards.08", "card.06"),
    "attack-run": ("kw.attack-run", ""),
    "authoritative": ("", "kw.authoritative"),
    "bane-faces": ("cardkw.bane-tokens", "cardkw.bane-tokens"),
    "bane-token": ("cardkw.bane-tokens", "cardkw.bane-tokens"),
    "barricade": ("cards.08", "card.06"),
    "board": ("kw.transport", "kw.transport-x.3"),
    "bounty": ("kw.bounty", "kw.bounty"),
    "box": ("cards.07", ""),
    "calculate-odds": ("kw.calculate-odds", "kw.calculate-odds"),
    "card": ("command.02", "command.02"),
    "casualties": ("wound.01", "wounds.01"),
    "change-plans": ("command.07", "command.05"),
    "close-in": ("melee.04", "melee.04"),
    "colour": ("setup.05", "setup.05"),
    "compulsory": ("kw.compulsory-move", ""),
    "contingency": ("", "kw.contingencies-x.2"),
    "coordinate": ("kw.coordinate-unit-name-unit-type", "kw.coordinate"),
    "coordinate-whom": ("kw.coordinate-unit-name-unit-type", "kw.coordinate"),
    "coordinated": ("cards.08", "card.06"),
    "covert-ops": ("", "kw.covert-ops"),
    "dauntless": ("kw.dauntless", "kw.dauntless"),
    "defender": ("attack.06", "attack.06"),
    "deliver": ("obj.10", ""),
    "demoralize": ("kw.demoralize-x", "kw.demoralize-x"),
    "deploy": ("setup.20", "deploy.02"),
    "deploy-from": ("kw.transport.2", ""),
    "detonate": ("weaponkw.detonate-x", "weaponkw.detonate-x"),
    "direct": ("command.16", "command.16"),
    "discipline": ("cards.08", "card.06"),
    "disciplined": ("kw.disciplined-x", "kw.disciplined-x"),
    "disembark": ("", "kw.transport-x.6"),
    "displaced": ("", "notched.15"),
    "disrupt": ("", "vehicle.05"),
    "distract": ("kw.distract", "kw.distract"),
    "divulge": ("cardkw.divulge", "cardkw.divulge"),
    "dodge": ("attack.31", "attack.22"),
    "drawn": ("activ.12", "activation.03"),
    "drawn-token": ("activ.12", "activation.03"),
    "drop": ("obj.11", "objective.05"),
    "edge": ("setup.16", "setup.07"),
    "embark": ("", "kw.transport-x.5"),
    "enter": ("deploy.01", ""),
    "family": ("kw.we-fight-for-our-family", ""),
    "field-commander": ("kw.field-commander.5", "kw.field-commander"),
    "fire-support": ("", "kw.fire-support"),
    "flaw": ("", "kw.flawed.2"),
    "free-action": ("action.09", "action.07"),
    "free-attack": ("kw.relentless", "kw.relentless"),
    "graffiti-die": ("cardkw.graffiti-tokens", "cardkw.graffiti.2"),
    "grant": ("setup.17", "setup.12"),
    "guard": ("kw.guardian-x", "kw.guardian-x"),
    "guidance": ("kw.guidance", "kw.guidance"),
    "hand-asset": ("obj.10", "setup.12"),
    "hand-out": ("kw.take-cover-x", "kw.take-cover-x"),
    "here-i-am": ("cardkw.bane-tokens.6", "cardkw.bane-tokens.6"),
    "hurry": ("cards.08", "card.06"),
    "improve": ("kw.marksman", "kw.marksman"),
    "incognito": ("kw.incognito.3", "kw.incognito.2"),
    "independent": ("kw.independent-token-x-action", "kw.independent"),
    "infiltrate": ("kw.infiltrate", "kw.infiltrate"),
    "inspire": ("kw.inspire-x", "kw.inspire-x"),
    "keep-suppression": ("kw.indomitable", "kw.indomitable"),
    "kind": ("attack.03", "attack.05"),
    "kind-of-move": ("move.08", "move.03"),
    "latent-power": ("kw.latent-power", "kw.latent-power"),
    "latent-target": ("kw.latent-power", "kw.latent-power"),
    "lay": ("token.charge", "weaponkw.detonate-x"),
    "lethal": ("weaponkw.lethal-x", "weaponkw.lethal-x"),
    "loadout": ("", "kw.loadout"),
    "long-shot": ("weaponkw.long-shot", "weaponkw.long-shot-x"),
    "luck": ("kw.uncanny-luck-x", "kw.uncanny-luck-x"),
    "makashi": ("kw.makashi-mastery", "kw.makashi-mastery"),
    "mark": ("setup.17", "setup.12"),
    "may": ("command.06", "command.06"),
    "mechanized": ("kw.mechanized-infantry", ""),
    "mend": ("cardkw.treat-x-capacity-y", "cardkw.treat-x"),
    "mended": ("cardkw.treat-x-capacity-y", "cardkw.treat-x"),
    "modify": ("setup.09", ""),
    "move": ("move.04", "move.03"),
    "new-leader": ("wound.06", "wounds.06"),
    "next-effect": ("core.19", "timing.02"),
    "next-in-area": ("weaponkw.area-weapon", "weaponkw.area"),
    "next-pool": ("attack.40", "attack.36"),
    "nominate": ("command.11", "command.10"),
    "observe": ("kw.observe-x", "kw.observe-x"),
    "order": ("command.12", "command.11"),
    "order-back": ("command.18", "command.17"),
    "orders-itself": ("command.16", "command.16"),
    "override": ("kw.override", "kw.override-x"),
    "overrun": ("weaponkw.overrun-x", "weaponkw.overrun-x"),
    "partner": ("kw.detachment.2", "kw.detachment.2"),
    "pierce": ("weaponkw.pierce-x.2", "weaponkw.pierce-x.2"),
    "place-barricade": ("cards.08", "card.06"),
    "place-token": ("obj.15", "objective.02"),
    "position": ("", "battlecard.key-positions"),
    "priority-mission": ("kw.complete-the-mission", ""),
    "promote": ("end.05", "end.05"),
    "protect": ("attack.32", "attack.29"),
    "rank": ("activ.03", "activation.03"),
    "reaction": ("standby.02", "standby.03"),
    "ready": ("kw.master-of-the-force-x", "kw.master-of-the-force-x"),
    "recover": ("action.11", "action.12"),
    "regroup": ("cohesion.02", "deploy.06"),
    "reinforce": ("kw.reinforcements", "kw.reinforcements"),
    "reposition": ("kw.reposition", "kw.reposition"),
    "reroll": ("attack.19", "attack.20"),
    "reserve": ("command.18", "command.17"),
    "restore": ("cardkw.restore", "cardkw.restore"),
    "restored-place": ("cardkw.restore", "cardkw.restore"),
    "reveal": ("setup.07", ""),
    "ride": ("core.08", "core.05"),
    "ruthless": ("kw.ruthless", "kw.ruthless"),
    "scatter": ("weaponkw.scatter", "weaponkw.scatter"),
    "scout": ("kw.scout-x", "kw.scout-x"),
    "scouting-party": ("kw.scouting-party-x", "kw.scouting-party-x"),
    "secret-mission": ("kw.secret-mission.2", ""),
    "set-aside": ("", "battlecard.rapid"),
    "set-up": ("setup.20", "deploy.03"),
    "shift": ("cards.02", "card.04"),
    "shoot": ("cards.13", "card.11"),
    "side": ("upgrade.18", "upgrade.16"),
    "sneak": ("cards.08", "card.06"),
    "snipe": ("weaponkw.sniper-team.2", ""),
    "soresu": ("kw.soresu-mastery", "kw.soresu-mastery"),
    "spur": ("kw.spur", "kw.spur"),
    "standby": ("standby.02", "standby.03"),
    "step-ahead": ("kw.one-step-ahead", ""),
    "strafe": ("cards.08", "card.06"),
    "strategize": ("kw.strategize-x", "kw.strategize-x"),
    "strike": ("", "setup.09"),
    "strike-now": ("cards.08", "card.06"),
    "strings": ("kw.pulling-the-strings", "kw.pulling-the-strings"),
    "supply": ("weaponkw.arm-x-charge-type", "weaponkw.arm-x"),
    "surge": ("attack.20", "attack.21"),
    "take-back": ("end.03", "end.02"),
    "tempted": ("kw.tempted", "kw.tempted"),
    "the-way": ("kw.this-is-the-way", ""),
    "the-way-units": ("kw.this-is-the-way", ""),
    "throw": ("attack.06", "attack.06"),
    "transport": ("kw.transport", "kw.transport-x.2"),
    "turn": ("activ.03", "activation.03"),
    "turn-over": ("cardkw.reconfigure", "cardkw.reconfigure"),
    "upgrade": ("attack.17", "attack.19"),
    "use-upgrade": ("upgrade.09", "upgrade.07"),
    "victory-or-death": ("kw.victory-or-death", ""),
    "way": ("command.06", "command.06"),
    "weapons": ("attack.08", "attack.08"),
    "wheel-mode": ("kw.wheel-mode", "kw.wheel-mode"),
    "who": ("command.06", "command.06"),
    "withdraw": ("melee.10", "melee.08"),
    "wounded": ("wound.01", "wounds.01"),
}
CARDS: Final = ("core.01", "core.01")
"""What a card, or a keyword of the other edition's book, lets one choose: its text goes before the rules."""
SOURCES: Final = {"upgrade": ("cards.11", "card.08"), "command": ("command.06", "command.06")}
"""What cards of each kind are, for what cards of several kinds ask."""
PHASES: Final = {
    "setup": ("setup.01", "setup.01"),
    "command": ("command.01", "command.01"),
    "activation": ("activ.01", "activation.01"),
    "end": ("end.01", "end.01"),
}
BOOKS = {"2026": (0, "legion26"), "2023": (1, "legion23")}


def rule_behind(asked: Message, edition: str) -> str:
    """Return the rule behind a question in an edition."""
    number, book = BOOKS[edition]
    args = dict(asked.args)
    keyword, source = args.get("keyword"), args.get("source")
    if isinstance(keyword, Message):
        term = glossary.terms().get(keyword.id.removeprefix("legion-keyword-"))
        if term is not None and edition in term.rules:
            return term.rules[edition][0]
    row = SOURCES[source] if isinstance(source, str) else RULES.get(asked.id.removeprefix("legion-ask-"), CARDS)
    return f"{book}:{row[number] or CARDS[number]}"


def rule_of_phase(phase: str, edition: str) -> str:
    """Return the rule of the setup or of a phase in an edition."""
    number, book = BOOKS[edition]
    return f"{book}:{PHASES[phase][number]}"
