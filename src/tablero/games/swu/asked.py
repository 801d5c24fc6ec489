"""The rule that each question is put by, for whoever wants to read it while being asked."""

from __future__ import annotations

from typing import Final

RULES = {
    "action": "5.4.1.b",
    "ambush": "7.5.6.a",
    "arena": "8.5.1",
    "arrange": "8.14.1",
    "aspect": "8.5.1",
    "attach": "6.2.5.b",
    "attack-target": "6.3.2",
    "ban": "9.3.3.a",
    "bottom": "12.5.2.b",
    "build-base": "10.2.2.c",
    "build-cards": "10.2.2.a",
    "build-deck": "10.2.2.a",
    "build-leader": "10.2.2.b",
    "captive": "8.34.1",
    "collector": "7.5.13.f",
    "copy": "8.6.1",
    "credits": "3.7.13",
    "deal-next": "8.35.1",
    "discard-to-avoid": "1.14.2",
    "disclose": "8.39.1",
    "draft-card": "10.3.2.a",
    "draft-leader": "10.3.2.a",
    "effect": "8.5.1",
    "exploit": "7.5.16.a",
    "first-resources": "5.2.1.f",
    "first-triggers": "7.6.10",
    "indirect": "8.36.1",
    "instead": "7.7.5.c",
    "jump-upgrades": "8.25.1",
    "may": "8.33.1",
    "mode": "8.5.4",
    "more": "8.26.1",
    "mulligan": "5.2.1.e",
    "name": "8.18.1",
    "next-play": "7.1.7",
    "next-trigger": "7.6.9",
    "number": "8.5.6",
    "opponent": "11.4.2",
    "order": "7.1.5",
    "pay": "1.7.2",
    "pay-to-avoid": "1.7.2",
    "pick": "9.3.3.c",
    "player": "8.5.3",
    "plot": "7.5.19.a",
    "refuse": "8.33.1",
    "replacement": "7.7.5.e",
    "resource": "5.5.1.c",
    "sideboard": "9.2.2.c",
    "sideboard-cards": "9.2.2.c",
    "smuggle": "7.5.14.a",
    "starter": "5.2.1.c",
    "steal": "8.28.1.c",
    "strike-last": "6.3.5.c",
    "toll": "1.7.2",
    "top-or-discard": "8.14.1",
    "unique": "1.16.5.b",
}
PHASES: Final = ("5.2.1", "5.4.1", "5.5.1")
"""The rules of the setup and of the phases, by their numbers."""
STAGES: Final = ("10.1.2", "10.3.2.a", "10.2.2.b", "10.2.2.c", "10.2.2.a", "9.3.3.a", "9.3.3.c", "9.2.2.c", "5.2.1")
"""The rules of the stages of a match, by their numbers."""
CHOOSING: Final = "8.5.1"
"""What an ability lets one choose, for a question that has no rule of its own."""


def rule_behind(ask: str) -> str:
    """Return the rule behind a question, by its message."""
    return f"swu:{RULES.get(ask.removeprefix('swu-ask-'), CHOOSING)}"


def rule_of_phase(phase: int) -> str:
    """Return the rule of a phase."""
    return f"swu:{PHASES[phase]}"


def rule_of_stage(stage: int) -> str:
    """Return the rule of a stage of a match."""
    return f"swu:{STAGES[stage]}"
