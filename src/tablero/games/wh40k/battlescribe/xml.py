"""XML from anywhere: no entities, nothing from elsewhere, no more than so much; every element knows its line."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Iterator
from typing import NoReturn
from xml.parsers import expat

from tablero.kernel import Message, Reason, UserError, say

MOST_BYTES = 64_000_000
"""No file is longer, unpacked."""
MOST_ELEMENTS = 2_000_000
DEEPEST = 200

ZIPPED = b"PK\x03\x04"


class BadData(UserError):
    """Data can't be read: in which file, at which line, and what was expected there."""

    def __init__(self, file: str, line: int, expected: Message) -> None:
        super().__init__(Reason(say("wh40k-data-at", file=file[-200:], line=line, expected=expected)))
        self.line = line
        self.expected = expected


class Element:
    """An element: its tag without namespace, attributes, text, children, and where it is."""

    __slots__ = ("attributes", "children", "file", "line", "tag", "text")

    def __init__(self, tag: str, attributes: dict[str, str], file: str, line: int) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children: list[Element] = []
        self.text = ""
        self.file = file
        self.line = line

    def get(self, name: str, usual: str = "") -> str:
        """Return an attribute."""
        return self.attributes.get(name, usual)

    @property
    def id(self) -> str:
        """Its id, which every element that is referred to has."""
        return self.attributes.get("id", "")

    @property
    def name(self) -> str:
        """Its name, with apostrophes as they are typed."""
        return plain(self.attributes.get("name", ""))

    def number(self, name: str, usual: int = 0) -> int:
        """Return an attribute that is a number; a part of one is rounded."""
        text = self.attributes.get(name)
        if text is None:
            return usual
        try:
            return round(float(text))
        except (ValueError, OverflowError):
            self.refuse(say("wh40k-data-number", field=name, text=text[:40]))

    def under(self, *tags: str) -> Iterator[Element]:
        """Yield what is in its children of these tags: `under("profiles")` yields each profile."""
        for child in self.children:
            if child.tag in tags:
                yield from child.children

    def all(self) -> Iterator[Element]:
        """Yield it and everything in it."""
        yield self
        for child in self.children:
            yield from child.all()

    def refuse(self, expected: Message) -> NoReturn:
        """Raise `BadData`: something else was expected here."""
        raise BadData(self.file, self.line, expected)


def plain(text: str) -> str:
    """Return a text with plain apostrophes and spaces, and without what marks bold or small capitals.

    >>> plain("**^^Orks\\u00a0Infantry^^**  Da Boss’ Ladz")
    "Orks Infantry Da Boss' Ladz"
    """
    text = text.replace("’", "'").replace("‘", "'").replace("**", "").replace("^^", "")
    return " ".join(text.split())


def parse(content: bytes, file: str) -> Element:
    """Return the root of a document, which may be zipped."""
    if content[: len(ZIPPED)] == ZIPPED:
        content = _unzipped(content, file)
    if len(content) > MOST_BYTES:
        raise BadData(file, 1, say("wh40k-data-too-long", most=MOST_BYTES // 1_000_000))
    return _Parsing(file).parse(content)


class _Parsing:
    """A document on its way from text to elements."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.count = 0
        self.open: list[Element] = [Element("", {}, file, 0)]
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.parser.StartDoctypeDeclHandler = self.doctype

    def parse(self, content: bytes) -> Element:
        try:
            self.parser.Parse(content, True)
        except expat.ExpatError as error:
            expected = say("wh40k-data-no-xml", error=expat.ErrorString(error.code))
            raise BadData(self.file, error.lineno, expected) from error
        except (ValueError, LookupError) as error:  # an encoding that nobody knows
            raise BadData(self.file, 1, say("wh40k-data-no-xml", error=str(error)[:80])) from error
        return self.open[0].children[0]

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        line = self.parser.CurrentLineNumber
        if self.count > MOST_ELEMENTS or len(self.open) > DEEPEST:
            raise BadData(self.file, line, say("wh40k-data-too-much", most=MOST_ELEMENTS, deepest=DEEPEST))
        element = Element(name.rpartition(" ")[2], attributes, self.file, line)
        self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, name: str) -> None:
        self.open.pop()

    def characters(self, text: str) -> None:
        if not text.isspace():
            self.open[-1].text += text

    def doctype(self, *about: object) -> None:
        raise BadData(self.file, self.parser.CurrentLineNumber, say("wh40k-data-doctype"))


def _unzipped(content: bytes, file: str) -> bytes:
    """Return the one file in an archive, however long it claims to be."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if len(names := archive.namelist()) != 1:
                raise BadData(file, 1, say("wh40k-data-zip-files", count=len(names)))
            with archive.open(names[0]) as inside:
                return inside.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError) as error:
        raise BadData(file, 1, say("wh40k-data-no-zip")) from error
