"""What catalogues don't say and tables beside them do: bases, leaders and their units, and what transports carry."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tablero.games.wh40k import sizes
from tablero.games.wh40k.battlescribe.xml import BadData
from tablero.games.wh40k.catalogues import folded
from tablero.games.wh40k.datasheets import Base, Transport
from tablero.kernel import say
from tablero.kernel.system import BadFile

BASES = "bases.csv"
LEADERS = "leaders.csv"
TRANSPORTS = "transports.csv"
MOST_BYTES = 20_000_000

_MULTIPLIER = re.compile(r"(?P<names>[^=<>]+)=(?P<spaces>\d{1,2})")


class Tables(NamedTuple):
    """The tables of a folder, by the names of datasheets as `folded` gives them."""

    bases: dict[str, list[tuple[str, Base | None]]]
    leaders: dict[str, list[str]]
    transports: dict[str, list[dict[str, str]]]
    sizes: sizes.Sizes

    def base(self, sheet: str, model: str) -> tuple[bool, Base | None]:
        """Return whether the base of a model is known, and the base; None is a hull."""
        rows = self.bases.get(folded(sheet), [])
        if not rows:
            return False, None
        named = [base for name, base in rows if _same(name, model)]
        return True, named[0] if named else rows[0][1]

    def transport(self, sheet: str, factions: Sequence[str]) -> dict[str, str] | None:
        """Return the row of a transport: of several with its name, one that carries its own faction."""
        rows = self.transports.get(folded(sheet), [])
        own = [row for row in rows if any(faction in row["allowed"].upper() for faction in factions)]
        return next(iter((*own, *rows)), None)


def _same(first: str, second: str) -> bool:
    """Tell whether two names are the same but for a plural."""
    return folded(first).rstrip("sz") == folded(second).rstrip("sz")


def load(folders: Sequence[Path]) -> Tables:
    """Return the tables of the first of some folders that has each of them; those that are nowhere are empty."""
    tables = Tables({}, {}, {}, sizes.usual())
    if path := _find(folders, BASES):
        for line, row in _rows(path, ("datasheet", "model", "shape", "width_mm", "length_mm")):
            name = row.get("bsdata_name") or row["datasheet"]
            tables.bases.setdefault(folded(name), []).append((row["model"], _base(path, line, row)))
    if path := _find(folders, LEADERS):
        for _, row in _rows(path, ("leader", "bodyguard")):
            leader = row.get("bsdata_leader") or row["leader"]
            tables.leaders.setdefault(folded(leader), []).append(row.get("bsdata_bodyguard") or row["bodyguard"])
    if path := _find(folders, TRANSPORTS):
        for _, row in _rows(path, ("datasheet", "capacity", "allowed", "excluded", "space_multipliers")):
            name = row.get("bsdata_name") or row["datasheet"]
            tables.transports.setdefault(folded(name), []).append(row)
    if path := _find(folders, sizes.FILE):
        return tables._replace(sizes=tables.sizes.after(sizes.read(_text(path), path.name)))
    return tables


def _find(folders: Sequence[Path], name: str) -> Path | None:
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadData(path.name, 0, say("wh40k-data-too-long", most=MOST_BYTES // 1_000_000))
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadData(path.name, 0, say("lists-not-text", text=str(error.start))) from error
    except OSError as error:
        raise BadFile(path, error) from error


def _rows(path: Path, needed: Sequence[str]) -> Iterator[tuple[int, dict[str, str]]]:
    reader = csv.DictReader(io.StringIO(_text(path)))
    try:
        missing = [name for name in needed if name not in (reader.fieldnames or ())]
        if missing:
            raise BadData(path.name, 1, say("wh40k-data-columns", names=", ".join(missing)))
        for row in reader:
            if None in row or None in row.values():
                raise BadData(path.name, reader.line_num, say("wh40k-data-row", count=len(reader.fieldnames or ())))
            yield reader.line_num, row
    except csv.Error as error:
        raise BadData(path.name, reader.line_num, say("wh40k-data-no-csv", error=str(error)[:80])) from error


def _base(path: Path, line: int, row: dict[str, str]) -> Base | None:
    if row["shape"] in ("hull", "unknown"):
        return None
    try:
        length, width = (round(float(row[name]) * 100) for name in ("length_mm", "width_mm"))
    except (ValueError, OverflowError):
        length = width = 0
    if row["shape"] not in ("round", "oval") or not 1_000 <= width <= length <= 100_000:
        raise BadData(path.name, line, say("wh40k-data-base"))
    return Base(row["shape"], length, width)


# What transports carry.


def transport(row: dict[str, str], keywords: frozenset[str]) -> tuple[Transport | None, bool]:
    """Return what a row says of a transport, and whether that is all it says."""
    if not row["capacity"].isdigit():
        return None, False
    allowed, understood = _allowed(row["allowed"], keywords)
    excluded = tuple(word for word in _alternatives(row["excluded"]) if word)
    spaces: list[tuple[str, int]] = []
    for part in filter(None, (part.strip() for part in row["space_multipliers"].split(";"))):
        found = _MULTIPLIER.fullmatch(part)
        if found is None:
            understood = False
        else:
            spaces += [(word, int(found["spaces"])) for word in _alternatives(found["names"])]
    named = all(word in keywords for word in (*excluded, *(word for word, _ in spaces)))
    more = bool(row.get("also") or row.get("alternatives"))
    return Transport(int(row["capacity"]), allowed, excluded, tuple(spaces)), understood and named and not more


# What the text of a catalogue says itself.

_SENTENCES = re.compile(r"\.(?:\s+|$)|\s+and\s+(?=each\s)", re.IGNORECASE)
_CAPACITY = re.compile(
    r"This (?:model|fortification) has a transport capacity of (?P<capacity>\d{1,3}) (?P<allowed>[^\d,()<>]+?) models?"
    r"(?: \(excluding (?P<excluded>[^()]+)\))?",
    re.IGNORECASE,
)
_EXCLUDED = re.compile(r"(?:This model|It) cannot transport (?P<names>[^()]+) models?", re.IGNORECASE)
_SPACES = re.compile(
    r"(?:Each|The) (?P<names>[^()]+) model takes up the space of (?P<spaces>\d{1,2}) models", re.IGNORECASE
)


def told(text: str) -> dict[str, str] | None:
    """Return what a text says of a transport, as a row of the table; None if it doesn't begin with who has room.

    What is not understood stands under `also`.

    >>> row = told("This model has a transport capacity of 6 Elf Infantry models. It cannot transport Giant models.")
    >>> row is not None and (row["capacity"], row["allowed"], row["excluded"], row["also"])
    ('6', 'Elf Infantry', 'Giant', '')
    """
    first, *others = [sentence.strip() for sentence in _SENTENCES.split(text) if sentence.strip()] or [""]
    begins = _CAPACITY.fullmatch(first)
    if begins is None:
        return None
    excluded = [begins["excluded"] or ""]
    spaces: list[str] = []
    also: list[str] = []
    for sentence in others:
        if found := _EXCLUDED.fullmatch(sentence):
            excluded.append(found["names"])
        elif found := _SPACES.fullmatch(sentence):
            spaces.append(f"{found['names']}={found['spaces']}")
        else:
            also.append(sentence)
    return {
        "capacity": begins["capacity"],
        "allowed": begins["allowed"],
        "excluded": ", ".join(filter(None, excluded)),
        "space_multipliers": "; ".join(spaces),
        "also": "; ".join(also),
    }


def _alternatives(text: str) -> list[str]:
    return [word.strip().removeprefix("the ").upper() for word in re.split(r",| or | and ", text) if word.strip()]


def _allowed(text: str, keywords: frozenset[str]) -> tuple[tuple[tuple[str, ...], ...], bool]:
    """Return the alternatives of a phrase as `Tacticus or Phobos Infantry`: what stands at the end holds for all."""
    found = [_split(phrase, keywords) for phrase in _alternatives(text)]
    if any(words is None for words in found):
        return (), False
    known = [words for words in found if words]
    if known and len(known[-1]) > 1:
        known = [(*words, known[-1][-1]) if len(words) == 1 and words[0] != known[-1][-1] else words for words in known]
    return tuple(known), True


def _split(phrase: str, keywords: frozenset[str]) -> tuple[str, ...] | None:
    """Return a phrase as the keywords that it is made of, the longest first."""
    words, found = phrase.split(), []
    while words:
        for end in range(len(words), 0, -1):
            if " ".join(words[:end]) in keywords:
                found.append(" ".join(words[:end]))
                words = words[end:]
                break
        else:
            return None
    return tuple(found)
