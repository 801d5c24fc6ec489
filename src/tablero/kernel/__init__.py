"""The kernel: decisions, chance, the driver, records and views. It knows no game."""

from tablero.kernel.brings import Brings, Ready, Report
from tablero.kernel.care import Care
from tablero.kernel.chance import Chance, Draw, Roll, Shuffle, TooManyOutcomes
from tablero.kernel.clock import Clock, remaining
from tablero.kernel.content import Content, Found, Listed, NotListed, Piece, Share
from tablero.kernel.decisions import (
    CHECKPOINT,
    NEW_PHASE,
    NEW_ROUND,
    NEW_TURN,
    Ask,
    Boundary,
    Choose,
    Decision,
    Distribute,
    Option,
    Pick,
    Place,
    Play,
    Together,
    worked_out,
)
from tablero.kernel.definition import Definition, Outcome, Setting, Setup
from tablero.kernel.digest import digest
from tablero.kernel.driver import Game
from tablero.kernel.hidden import resample_cards
from tablero.kernel.log import Entry, Log
from tablero.kernel.messages import Json, Message, Renders, message_to_json, say
from tablero.kernel.modifiers import Modified, Modifier
from tablero.kernel.perspective import Perspective
from tablero.kernel.reasons import (
    BadSetup,
    DeadEnd,
    GameOver,
    Illegal,
    NoPast,
    NoSeat,
    NotAsked,
    NothingReady,
    Reason,
    RuleFailure,
    Stale,
    TableroError,
    UserError,
    because,
)
from tablero.kernel.record import BadRecord, Edited, OtherGame, OtherVersion, Record, Truncated
from tablero.kernel.region import Disc, Mover, Polygon, Region, Shape, Standing
from tablero.kernel.rng import Rng
from tablero.kernel.sections import Sections

__all__ = [
    "CHECKPOINT",
    "NEW_PHASE",
    "NEW_ROUND",
    "NEW_TURN",
    "Ask",
    "BadRecord",
    "BadSetup",
    "Boundary",
    "Brings",
    "Care",
    "Chance",
    "Choose",
    "Clock",
    "Content",
    "DeadEnd",
    "Decision",
    "Definition",
    "Disc",
    "Distribute",
    "Draw",
    "Edited",
    "Entry",
    "Found",
    "Game",
    "GameOver",
    "Illegal",
    "Json",
    "Listed",
    "Log",
    "Message",
    "Modified",
    "Modifier",
    "Mover",
    "NoPast",
    "NoSeat",
    "NotAsked",
    "NotListed",
    "NothingReady",
    "Option",
    "OtherGame",
    "OtherVersion",
    "Outcome",
    "Perspective",
    "Pick",
    "Piece",
    "Place",
    "Play",
    "Polygon",
    "Ready",
    "Reason",
    "Record",
    "Region",
    "Renders",
    "Report",
    "Rng",
    "Roll",
    "RuleFailure",
    "Sections",
    "Setting",
    "Setup",
    "Shape",
    "Share",
    "Shuffle",
    "Stale",
    "Standing",
    "TableroError",
    "Together",
    "TooManyOutcomes",
    "Truncated",
    "UserError",
    "because",
    "digest",
    "message_to_json",
    "remaining",
    "resample_cards",
    "say",
    "worked_out",
]
