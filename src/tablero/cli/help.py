"""The help of the commands in a language other than English.

In English it is made of the docstrings and signatures of the commands themselves. Any other language has a catalogue of
their phrases, `help.es.toml` beside its texts or `help.toml` in its own folder: no Fluent, since help should come at once.
A phrase that is missing stays English. What help needs is imported when it is asked for, not before.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.languages import FOLDER, packs, written, wrong

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

EXAMPLE = "Example: "


def phrases(lang: str) -> dict[str, dict[str, str]]:
    """Return the phrases of the help in a language, by section and by what they are in English."""
    found: dict[str, dict[str, str]] = {name: {} for name in ("usage", "metavars", "titles", "marks", "phrases")}
    for path in (FOLDER / f"help.{lang}.toml", *(pack / "help.toml" for pack in packs(lang))):
        for name, section in _read(path).items() if path.is_file() else ():
            if name in found and isinstance(section, dict):
                found[name].update({english: str(said) for english, said in section.items()})
    return found


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(written(path))
    except tomllib.TOMLDecodeError as error:
        wrong(path, error)
        return {}


class TranslatedHelp:
    """What the parser of the command line shows help with."""

    def __init__(self, lang: str) -> None:
        sections = phrases(lang)
        self.usage = {**sections["usage"], **sections["metavars"]}
        self.metavars = sections["metavars"]
        self.titles = sections["titles"]
        self.marks = sections["marks"]
        self.phrases = sections["phrases"]

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Show the commands, or the parameters of one."""
        from cyclopts.help.formatters import DefaultFormatter

        entries = [self._entry(entry) for entry in panel.entries]
        title = self.titles.get(str(panel.title), panel.title)
        DefaultFormatter()(console, options, panel.copy(entries=entries, title=title))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Show how a command is called."""
        text = str(usage)
        if text and not text.startswith("Usage:"):
            text = f"Usage: {text}"
        for english, translated in self.usage.items():
            text = text.replace(english, translated)
        console.print(text, markup=False, highlight=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Show what a command does."""
        console.print(self.say(_plain(description)) + "\n", markup=False, highlight=False)

    def say(self, text: str) -> str:
        """Return the paragraphs of a help text in the language; one without a translation stays English."""
        return "\n\n".join(self._paragraph(one) for one in text.strip().split("\n\n"))

    def _paragraph(self, text: str) -> str:
        if text.lstrip().startswith(EXAMPLE):
            return "\n".join(line.strip().replace(EXAMPLE, self._mark(EXAMPLE), 1) for line in text.splitlines())
        plain = " ".join(text.split())
        return self.phrases.get(plain, plain)

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        """Return a line of the help; what it says of choices and defaults becomes part of its text."""
        from attrs import evolve

        said = [self.say(_plain(entry.description))]
        if entry.choices:
            said.append(f"{self._mark('[choices: ')}{', '.join(entry.choices)}]")
        if entry.default is not None:
            said.append(f"{self._mark('[default: ')}{self._mark(entry.default)}]")
        if entry.required:
            said.append(self._mark("[required]"))
        return evolve(
            entry,
            description=" ".join(part for part in said if part),
            choices=None,
            default=None,
            required=False,
            metavar=self.metavars.get(entry.metavar or "", entry.metavar),
        )

    def _mark(self, english: str) -> str:
        return self.marks.get(english, english)


def _plain(text: Any) -> str:
    """Return the plain text of what the parser made of a help text."""
    inner = getattr(text, "primary_renderable", text)
    return "" if inner is None else str(inner)
