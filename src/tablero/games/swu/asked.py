"""The rule that each question is put by, for whoever wants to read it while being asked.

What only a card asks has none: the card itself is shown with the question.
"""

from __future__ import annotations

RULES = {
    "action": "5.4.1.b",
    "ambush": "7.5.6.a",
    "attach": "6.2.5.b",
    "attack-target": "6.3.2",
    "ban": "9.3.3.a",
    "build-base": "10.2.2.c",
    "build-cards": "10.2.2.a",
    "build-deck": "10.2.2.a",
    "build-leader": "10.2.2.b",
    "collector": "7.5.13.f",
    "credits": "3.7.13",
    "disclose": "8.39.1",
    "draft-card": "10.3.2.a",
    "draft-leader": "10.3.2.a",
    "exploit": "7.5.16.a",
    "first-resources": "5.2.1.f",
    "first-triggers": "7.6.10",
    "indirect": "8.36.1",
    "mode": "8.5.4",
    "mulligan": "5.2.1.e",
    "next-trigger": "7.6.9",
    "pay": "1.7.2",
    "pick": "9.3.3.c",
    "plot": "7.5.19.a",
    "replacement": "7.7.5.e",
    "resource": "5.5.1.c",
    "sideboard": "9.2.2.c",
    "sideboard-cards": "9.2.2.c",
    "smuggle": "7.5.14.a",
    "starter": "5.2.1.c",
    "steal": "8.28.1.c",
    "unique": "1.16.5.b",
}


def rule_behind(ask: str) -> str:
    """Return the rule behind a question, by its message; nothing where there is none."""
    found = RULES.get(ask.removeprefix("swu-ask-"), "")
    return f"swu:{found}" if found else ""
