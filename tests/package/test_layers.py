"""The layers of the project: what a package may import, and that nobody but a game itself knows its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablero

ROOT = Path(tablero.__file__).parent
GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "game.toml").is_file())

LAYERS = (
    ("kernel", "folders", "languages", "manifests"),
    ("tabletop", "text", "odds"),
    ("registry",),
    ("rules", "lists", "guides"),
    ("games",),
    ("bots", "conformance"),
    ("sim",),
    ("envs",),
    ("server",),
    ("cli",),
)
"""What stands in a line may import what stands in the lines above it, and itself."""
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
COMMANDS = re.compile(r"games\.(\w+)\.commands")
"""The commands that a game brings along stand on top of the command line; no rule imports them."""
NAMES = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])")
MAY_NAME_GAMES = ("registry.py", "manifests.py")


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py") if "client" not in path.relative_to(ROOT).parts)


def name_of(path: Path) -> str:
    """The name of a module without `tablero.`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST) -> Iterator[str]:
    """Every module of the project that is imported, wherever in the file, also only for types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] == "tablero")
        elif isinstance(node, ast.ImportFrom) and node.module == "tablero":
            for alias in node.names:
                is_module = (ROOT / alias.name).is_dir() or (ROOT / f"{alias.name}.py").is_file()
                yield f"tablero.{alias.name}" if is_module else "tablero"
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tablero."):
            yield node.module
        assert not (isinstance(node, ast.ImportFrom) and node.level), "imports are written out"


def why_not(importer: str, imported: str) -> str | None:
    """What is wrong with one module importing another, if anything is."""
    mine, other = importer.split("."), imported.removeprefix("tablero").removeprefix(".").split(".")
    if mine == [""] or other == [""]:  # the package itself is for programs, and knows only how to find the rest
        return None if mine == [""] or mine[0] in ("server", "cli", "__main__") else "the package is for programs"
    if other[0] == "games" and mine[:2] != other[:2]:
        return "nobody but a game itself knows it"
    if COMMANDS.fullmatch(".".join(other)):
        return "a game's commands are only run"
    if COMMANDS.fullmatch(importer) or mine[0] == "__main__":
        return None
    if mine[0] != other[0] and LEVEL[other[0]] >= LEVEL[mine[0]]:
        return f"{other[0]} is no layer below {mine[0]}"
    return None


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("kernel.driver", "tablero.text"),
        ("kernel.reasons", "tablero"),
        ("kernel.region", "tablero.tabletop.shapes"),
        ("tabletop.measure", "tablero.text"),
        ("kernel.definition", "tablero.games.swu"),
        ("lists.reading", "tablero.games.swu.facts"),
        ("server.lists", "tablero.games.swu"),
        ("server.app", "tablero.cli.language"),
        ("cli.content", "tablero.games.rebellion.listing"),
        ("games.swu.decks", "tablero.server.games"),
        ("games.swu.state", "tablero.games.rebellion.state"),
        ("games.swu.rounds", "tablero.games.swu.commands"),
        ("registry", "tablero.rules.catalogue"),
    ],
)
def test_what_the_layers_forbid_is_found(importer: str, imported: str) -> None:
    assert why_not(importer, imported) is not None


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("games.swu.decks", "tablero.lists"),
        ("games.swu.state", "tablero.tabletop"),
        ("games.swu.commands", "tablero.cli.output"),
        ("cli.content", "tablero.kernel"),
        ("", "tablero.registry"),
    ],
)
def test_what_the_layers_allow_is_allowed(importer: str, imported: str) -> None:
    assert why_not(importer, imported) is None


def test_every_package_has_its_layer() -> None:
    tops = {name_of(path).partition(".")[0] for path in modules()} - {"", "__main__"}
    assert tops <= set(LEVEL)


def test_every_import_goes_down() -> None:
    found = [
        f"{name_of(path)} imports {imported}: {wrong}"
        for path in modules()
        for imported in imports(ast.parse(path.read_text(encoding="utf-8")))
        if (wrong := why_not(name_of(path), imported))
    ]
    assert found == []


def strings(tree: ast.AST) -> Iterator[str]:
    """Every string of a program but its docstrings, which may have examples."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def test_outside_the_games_only_the_registry_names_them() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {text!r}"
        for path in modules()
        if "games" not in path.relative_to(ROOT).parts[:1] and path.name not in MAY_NAME_GAMES
        for text in strings(ast.parse(path.read_text(encoding="utf-8")))
        if NAMES.search(text)
    ]
    assert found == []
