"""The small numbers that the rules compute with: keywords and limits as bits, arenas, phases, spans of time."""

from __future__ import annotations

from typing import Final

GROUND: Final = 0
SPACE: Final = 1
ARENAS: Final = ("ground", "space")

# Keywords without a number, as bits (swu:7.5.4: having one twice adds nothing).
SENTINEL: Final = 1
AMBUSH: Final = 2
SHIELDED: Final = 4
OVERWHELM: Final = 8
SABOTEUR: Final = 16
GRIT: Final = 32
HIDDEN: Final = 64
RAID: Final = 128
RESTORE: Final = 256
"""Raid and Restore have numbers of their own; their bits only say which keyword is lost."""

HEADED: Final = 512
"""Likewise the keywords that stand before an ability: Bounty, Coordinate and the like."""
ALL_KEYWORDS: Final = 1023

KEYWORD_BITS: Final = {
    "sentinel": SENTINEL,
    "ambush": AMBUSH,
    "shielded": SHIELDED,
    "overwhelm": OVERWHELM,
    "saboteur": SABOTEUR,
    "grit": GRIT,
    "hidden": HIDDEN,
    "raid": RAID,
    "restore": RESTORE,
}

# What a unit is forbidden or allowed beyond the basic rules, as bits: not keywords, so not lost with them.
NO_BASE_ATTACKS: Final = 1
NOT_ATTACKED: Final = 2
STRIKES_FIRST: Final = 4
REACHES_GROUND: Final = 8
NO_READYING: Final = 16
NO_ATTACKS: Final = 32
NO_DAMAGE: Final = 64
LASTS_AT_ZERO: Final = 128
"""Not defeated for want of remaining HP during the action phase."""
REACHES_SPACE: Final = 256
NOT_CAPTURED: Final = 2048
NO_ENEMY_DEFEAT: Final = 4096
"""Enemy abilities neither defeat it nor return it to a hand."""
NO_ENEMY_HARM: Final = 16384
"""Enemy abilities neither damage nor defeat it."""
NO_ENEMY_EXHAUST: Final = 32768
NO_ENEMY_RETURN: Final = 65536
"""Enemy abilities don't exhaust it, or don't return it to a hand."""
DOUBLE_RAID: Final = 131072
HP_FOR_POWER: Final = 262144
"""Deals combat damage equal to its remaining HP instead of its power."""
NO_REGROUP_READYING: Final = 524288
"""Doesn't ready during the regroup phase."""
MUST_ATTACK_BASE: Final = 1048576
ENDURES: Final = 8388608
"""Not defeated for want of remaining HP."""
NO_ENEMY_KILL: Final = 16777216
"""Enemy abilities don't defeat it."""
ATTACKS_TWO: Final = 2097152
"""It can attack two units at once."""
MAY_STRIKE_LAST: Final = 33554432
NO_COMBAT_DAMAGE: Final = 67108864
NOT_TAKEN: Final = 134217728
"""Opponents don't take control of it."""

# Phases.
SETUP: Final = 0
ACTION: Final = 1
REGROUP: Final = 2

# How long a lasting effect lasts.
ATTACK: Final = 1
PHASE: Final = 2
ROUND: Final = 3
IN_PLAY: Final = 4
"""As long as what it affects is in play."""
NEXT_REGROUP: Final = 5
"""Up to the end of the next regroup phase, also if another one follows in the same round."""

ASPECTS: Final = ("vigilance", "command", "aggression", "cunning", "villainy", "heroism")

# What constant abilities may read besides which pieces are in play and what is on them: `state.Table.changed`.
DAMAGE: Final = 1
ATTACKS: Final = 2
"""Whether an attack is going on, and between whom."""
ELSEWHERE: Final = 4
"""Hands, decks, discard piles, resources, phases, the past, what is exhausted."""
ANYTHING: Final = DAMAGE | ATTACKS | ELSEWHERE
