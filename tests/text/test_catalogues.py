"""Every catalogue says the same things in both languages, and all that the kernel says is in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import tablero

PACKAGE = Path(tablero.__file__).parent
TOPS = (PACKAGE, Path(__file__).parents[1] / "samples")
PAIRS = sorted(
    {(path.parent, path.name.replace("es.ftl", "en.ftl")) for top in TOPS for path in top.rglob("*e[ns].ftl")}
)


INFLECTING = {"n", "kind", "mood", "form"}
"""Arguments that only bend words: how many, of which gender, in which mood or form. A language may do without."""


def nodes(part: Any) -> Iterator[Any]:
    """All nodes of a part of a catalogue."""
    if isinstance(part, ftl.BaseNode):
        yield part
    children = vars(part).values() if isinstance(part, ftl.BaseNode) else part if isinstance(part, list) else ()
    for child in children:
        yield from nodes(child)


def variables(part: Any) -> Iterator[str]:
    """The names of all arguments used anywhere in a part of a catalogue."""
    yield from (node.id.name for node in nodes(part) if isinstance(node, ftl.VariableReference))


def catalogue(path: Path) -> dict[str, set[str]]:
    """The ids of a catalogue, attributes included, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("function-"):
            continue  # functions are a language's own
        if isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            assert name not in found, f"{path}: {name} is there twice"
            found[name] = set(variables(entry.value))
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = set(variables(attribute.value))
    return found


@pytest.mark.parametrize(("folder", "name"), PAIRS)
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path, name: str) -> None:
    found = [catalogue(folder / name), catalogue(folder / name.replace("en.ftl", "es.ftl"))]
    english, spanish = [{id: names - INFLECTING for id, names in one.items()} for one in found]
    assert english == spanish


ONE = "language-name"
"""What every catalogue says."""


def test_a_client_says_nothing_under_the_name_of_something_else() -> None:
    """It is sent its own texts and, with a game, those of the engine: of two with one name, the one that came last is said."""
    client, *others = ({*catalogue(folder / "en.ftl")} for folder in (PACKAGE / "text/client", PACKAGE / "text"))
    games = [{*catalogue(path)} for path in PACKAGE.glob("games/*/texts/*en.ftl")]
    assert games
    for said in (*others, *games):
        assert client & said <= {ONE}


def calls(part: Any) -> Iterator[Any]:
    """The forms in which players are called anywhere in a part of a catalogue."""
    for node in nodes(part):
        if isinstance(node, ftl.FunctionReference) and node.id.name == "PLAYER":
            forms = [named.value.parse()["value"] for named in node.arguments.named if named.name.name == "form"]
            yield forms[0] if forms else "begins"


SPANISH = sorted(folder / name.replace("en.ftl", "es.ftl") for folder, name in PAIRS)


def test_spanish_asks_only_for_forms_of_a_player_that_there_are_and_uses_them_all() -> None:
    used = {form for path in SPANISH for form in calls(parse(path.read_text(encoding="utf-8")))}
    (text,) = re.findall(
        r"^kernel-player = .*?^\}$", (PACKAGE / "text" / "es.ftl").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert used == set(re.findall(r"\[(\w+)\]", text))


@pytest.mark.parametrize("path", SPANISH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_player_is_called_by_name_where_there_is_one(path: Path) -> None:
    """No number where there may be a name, and no article or preposition that the form brings along."""
    text = re.sub(r"^kernel-player = .*?^\}$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r"jugador \{ \$(?:seat|other).*|\b(?:el|de|del|a|al|jugador) \{ PLAYER.*", text) == []


def test_the_catalogues_of_the_kernel_are_among_them() -> None:
    assert (PACKAGE / "text", "en.ftl") in PAIRS


def said() -> Iterator[tuple[str, set[str]]]:
    """Every message that the kernel's code makes, with its arguments."""
    for path in sorted((PACKAGE / "kernel").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, {keyword.arg or "" for keyword in node.keywords}


def test_all_that_the_kernel_says_is_in_its_catalogue_with_these_arguments() -> None:
    texts = catalogue(PACKAGE / "text" / "en.ftl")
    messages = list(said())
    assert len(messages) > 15
    assert dict(messages) == {id: texts.get(id) for id, _ in messages}
