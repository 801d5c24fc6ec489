"""The rule that each question is put by, for whoever wants to read it while being asked."""

from __future__ import annotations

RULES = {
    "abandon": "transport.12",
    "advance": "movement.12",
    "aircraft": "aircraft.06",
    "allocate": "attack.11",
    "arrive": "reserves.04",
    "battle-shock": "battleshock.01",
    "charge": "charge.01",
    "charge-move": "charge.11",
    "charge-targets": "charge.05",
    "coherency": "coherency.06",
    "command-reroll": "stratagem.command-reroll",
    "consolidate": "fight.27",
    "deploy": "mission.only-war.07",
    "desperate-escape": "movement.18",
    "disembark": "transport.07",
    "embark": "transport.03",
    "epic-challenge": "stratagem.epic-challenge",
    "fall-back": "movement.15",
    "fight": "fight.02",
    "firing-deck": "ability.firing-deck",
    "formations": "mission.only-war.06",
    "grenade": "stratagem.grenade",
    "hazardous": "weapon.hazardous.02",
    "lost-in-escape": "movement.20",
    "marker": "mission.only-war.04",
    "melee-target": "fight.20",
    "melee-weapon": "fight.18",
    "move": "movement.01",
    "next-target": "shooting.11",
    "next-weapons": "shooting.12",
    "no-room": "coherency.04",
    "normal-move": "movement.11",
    "pile-in": "fight.12",
    "pistols": "weapon.pistol.02",
    "precision": "weapon.precision",
    "ram-with": "stratagem.tank-shock.02",
    "reinforcements": "reserves.03",
    "rerolls": "reroll.05",
    "scout-move": "ability.scouts",
    "scouts": "ability.scouts.04",
    "set-up": "mission.only-war.15",
    "shoot": "shooting.01",
    "stratagem": "stratagem.general.01",
    "tank-shock": "stratagem.tank-shock",
    "target": "shooting.05",
}
PHASES = {
    "setup": "mission.only-war.01",
    "command": "command.01",
    "movement": "movement.01",
    "shooting": "shooting.01",
    "charge": "charge.01",
    "fight": "fight.01",
}


def rule_behind(ask: str) -> str:
    """Return the rule behind a question, by its message; nothing where there is none."""
    found = RULES.get(ask.removeprefix("wh40k-ask-"), "")
    return f"wh40k:{found}" if found else ""


def rule_of_phase(phase: str) -> str:
    """Return the rule of the setup or of a phase."""
    return f"wh40k:{PHASES[phase]}"
