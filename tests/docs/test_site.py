"""The documentation site is built without a warning, has every page, and loads nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.blocks import ROOT

pytestmark = pytest.mark.long

LOADED = re.compile(r"""<(?:script|img|iframe|link)\b[^>]*?(?:src|href)=["'](?:https?:)?//[^"']*""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_page_is_there(site: Path) -> None:
    pages = {str(page.relative_to(ROOT / "docs").with_suffix("")) for page in (ROOT / "docs").rglob("*.md")}
    assert pages | {"404"} == {str(page.relative_to(site).with_suffix("")) for page in site.rglob("*.html")}


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    found = {page.name: LOADED.findall(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    assert {name: loaded for name, loaded in found.items() if loaded} == {}
    for style in site.rglob("*.css"):
        assert not re.search(r"@import|url\(['\"]?(?:https?:)?//", style.read_text(encoding="utf-8")), style


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("reference/index.html", "tablero.words"),
        ("reference/kernel.html", "Take back the seat's latest choice"),
        ("reference/kernel.html", '<span class="gp">&gt;&gt;&gt; </span>'),
        ("reference/text.html", "What is said about a game in a language"),
        ("rulings.html", "rebellion:setup.03"),
        ("swu-words.html", "Centinela"),
    ],
)
def test_guides_and_reference_say_what_they_should(site: Path, page: str, said: str) -> None:
    assert said in (site / page).read_text(encoding="utf-8")
