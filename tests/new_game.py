"""The game of docs/new-game.md as an installed package: exactly what stands there."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from docs.blocks import ROOT, blocks

PAGE = ROOT / "docs" / "new-game.md"


def install(folder: Path) -> dict[str, str]:
    """Put the package into a folder like an installer does; return the environment in which Python finds it."""
    found = blocks(PAGE)
    code, english, spanish, project = (
        next(one.code for one in found if one.language == "python"),
        *(one.code for one in found if one.language == "ftl"),
        next(one.code for one in found if one.language == "toml"),
    )
    texts = folder / "nim" / "texts"
    texts.mkdir(parents=True)
    (folder / "nim" / "__init__.py").write_text(code, encoding="utf-8")
    (texts / "en.ftl").write_text(english, encoding="utf-8")
    (texts / "es.ftl").write_text(spanish, encoding="utf-8")
    told = tomllib.loads(project)["project"]
    info = folder / f"{told['name']}-{told['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    points = [
        line
        for group, entries in told["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(points) + "\n")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "en_GB.UTF-8"}
