"""A game system and its catalogues together: every id leads to what it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tablero.games.wh40k.battlescribe.xml import MOST_BYTES, BadData, Element, parse
from tablero.kernel import say
from tablero.kernel.system import BadFile

SUFFIXES = (".gst", ".gstz", ".cat", ".catz")
MOST_FILES = 200
MOST_IN_ALL = 400_000_000

SYSTEM_ID = "sys-352e-adc2-7639-d6a9"
"""The game system's: Warhammer 40,000, 10th edition."""
POINTS = "51b2-306e-1021-d207"
"""The type of costs that are points."""
ARMY_ROSTER = "bb9d-299a-ed60-2d8a"
"""The kind of force that armies of matched play are."""

LINKS = ("entryLink", "infoLink", "categoryLink", "catalogueLink")


class System:
    """All files of a folder, and what each id in them stands for."""

    def __init__(self, roots: Iterable[Element]) -> None:
        self.roots = tuple(roots)
        self.ids: dict[str, Element] = {}
        for root in self.roots:
            for element in root.all():
                if element.id and element.tag not in ("constraint", "condition"):  # these have theirs several times
                    self.ids.setdefault(element.id, element)
        _check(self)

    @property
    def catalogues(self) -> Iterator[Element]:
        """The catalogues and the game system itself, which has units too."""
        return (root for root in self.roots if root.tag in ("catalogue", "gameSystem"))

    def target(self, link: Element) -> Element:
        """Return what a link leads to."""
        return self.ids[link.get("targetId")]


def load(folders: Sequence[Path]) -> System:
    """Return the catalogues of some folders; raise `BadData` or `BadFile` for one that can't be read."""
    try:
        paths = [path for folder in folders for path in sorted(folder.iterdir()) if path.suffix.lower() in SUFFIXES]
        sizes = [path.stat().st_size for path in paths]
    except OSError as error:
        raise BadFile(folders[0], error) from error
    if not paths:
        raise BadFile(folders[0], say("wh40k-data-no-files", suffixes=", ".join(SUFFIXES)))
    if len(paths) > MOST_FILES or sum(sizes) > MOST_IN_ALL:
        raise BadFile(folders[0], say("wh40k-data-too-many", files=MOST_FILES, most=MOST_IN_ALL // 1_000_000))
    return System([_root(path, size) for path, size in zip(paths, sizes, strict=True)])


def _root(path: Path, size: int) -> Element:
    if size > MOST_BYTES:
        raise BadData(path.name, 0, say("wh40k-data-too-long", most=MOST_BYTES // 1_000_000))
    try:
        root = parse(path.read_bytes(), path.name)
    except OSError as error:
        raise BadFile(path, error) from error
    if root.tag not in ("catalogue", "gameSystem"):
        root.refuse(say("wh40k-data-root", tag=root.tag[:60]))
    system = root.id if root.tag == "gameSystem" else root.get("gameSystemId")
    if system != SYSTEM_ID:
        root.refuse(say("wh40k-data-other-game", name=root.name[:60]))
    return root


def _check(system: System) -> None:
    """See to it that every link leads somewhere; what an absent catalogue would have is told by its name."""
    for root in system.roots:
        for element in root.all():
            if element.tag in LINKS and element.get("targetId") not in system.ids:
                element.refuse(say("wh40k-data-no-target", tag=element.tag, name=element.name[:60]))
