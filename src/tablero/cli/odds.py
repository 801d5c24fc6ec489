"""`tablero odds`: exact odds of a game, options side by side. What can be asked, each game knows for itself."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.odds import Answer, Distribution, Form, Words
    from tablero.text import Texts

LEAST_SHOWN: Final = Fraction(1, 20_000)
"""Values that are less likely in every option are not listed."""
PLOTS: Final = (".svg", ".png", ".pdf")


def odds(
    game: Annotated[str, Parameter(help="the game, by its name")],
    *words: Annotated[str, Parameter(help="what is asked, as NAME=VALUE; vs begins another option")],
    plot: Annotated[Path | None, Parameter(help="draw it in this file: .svg, .png or .pdf")] = None,
    json: Annotated[bool, Parameter(negative="", help="for programs, as JSON")] = False,
    exact: Annotated[bool, Parameter(negative="", help="with --json: chances as fractions, not as decimals")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> int:
    """Work out exact odds: nothing is sampled. Without words, tell what can be asked.

    Several options are compared: each after the first is as the first but for what it says.

    Example: tablero odds wh40k attackers=10 attacks=2 skill=3 strength=4 models=5 wounds=2 vs ap=-1 vs lethal-hits

    Example: tablero odds legion red=2 black=4 aim=1 pierce=1 cover=light defence=red --plot attack.svg
    """
    from tablero.cli.output import refuse, write_json
    from tablero.kernel import UserError
    from tablero.languages import default_language
    from tablero.odds import questions
    from tablero.text import Texts

    asked = questions(_module(game))
    texts, form = Texts(lang or default_language(), asked.TEXTS), asked.FORM
    if not words:
        write_json(form.to_json()) if json else _show_form(form, texts)
        return 0
    if plot is not None:
        _check_plot(plot)
    try:
        options = form.options(words)
        answers = [asked.answer(option) for option in options]
    except UserError as wrong:
        return refuse(wrong, texts, json)
    if plot is not None:
        _draw(plot, options, answers, texts)
    if json:
        told = [
            {"words": list(option.told), **answer.to_json(exact)}
            for option, answer in zip(options, answers, strict=True)
        ]
        write_json({"game": game, "options": told})
        return 0
    _show(options, answers, texts)
    return 0


def _module(game: str) -> str:
    """Return the module that knows the odds of a game."""
    from tablero.kernel import say
    from tablero.odds import knowing
    from tablero.registry import UnknownGame

    found = knowing()
    if game not in found:
        raise UnknownGame(say("cli-no-odds", game=game[:80], games=", ".join(found)))
    return found[game]


# For people.


def _show_form(form: Form, words: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    from tablero.kernel import say

    console = Console()
    for section in form.sections:
        title = say("cli-odds-section", section=section.name, most=section.most)
        table = Table(title=words.render(title), title_justify="left", show_header=False)
        for field in section.fields:
            usual = "" if field.is_flag else field.usual or ""
            about = words.render(form.about(field)) + (f" ({', '.join(field.choices)})" if field.choices else "")
            table.add_row(field.name if field.is_flag else f"{field.name}=", usual, about)
        console.print(table)
    console.print(words.render(say("cli-odds-how")), markup=False)


def _show(options: Sequence[Words], answers: Sequence[Answer], words: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    from tablero.kernel import say

    console = Console()
    several = len(options) > 1
    heads = (
        [str(number) for number in range(1, len(options) + 1)] if several else [words.render(say("cli-odds-chance"))]
    )
    if several:
        for head, option in zip(heads, options, strict=True):
            console.print(f"{head}: {' '.join(option.told)}", markup=False, highlight=False)
    for name, label in _labels(answers):
        title = words.render(label)
        table = Table(title=title, title_justify="left", min_width=len(title) + 2)
        for head in ("", *heads, *([] if several else [words.render(say("cli-odds-at-least"))])):
            table.add_column(head, justify="right")
        found = [_named(answer, name) for answer in answers]
        for value in _values(found):
            cells = [_percent(one.chance(value) if one else None, words) for one in found]
            if not several and found[0] is not None:
                cells.append(_percent(found[0].at_least(value), words))
            table.add_row(str(value), *cells)
        table.add_section()
        means = ["" if one is None else words.render(say("cli-odds-number", value=float(one.mean))) for one in found]
        table.add_row(words.render(say("cli-odds-mean")), *means)
        spread = ["" if one is None else words.render(say("cli-odds-number", value=one.deviation)) for one in found]
        table.add_row(words.render(say("cli-odds-deviation")), *spread)
        console.print(table)
    _show_figures(console, heads, answers, words)
    for note in dict.fromkeys(note for answer in answers for note in answer.notes):
        console.print(words.render(note), markup=False, highlight=False)


def _show_figures(console: Any, heads: Sequence[str], answers: Sequence[Answer], words: Texts) -> None:
    from rich.table import Table

    labels = dict.fromkeys((figure.name, figure.label) for answer in answers for figure in answer.figures)
    if not labels:
        return
    table = Table()
    for head in ("", *heads):
        table.add_column(head, justify="right" if head else "left")
    for name, label in labels:
        row = [next((one.chance for one in answer.figures if one.name == name), None) for answer in answers]
        table.add_row(words.render(label), *(_percent(chance, words) for chance in row))
    console.print(table)


def _labels(answers: Sequence[Answer]) -> list[tuple[str, Any]]:
    """Return the names of all measures, each with its label, in order."""
    return list({one.name: one.label for answer in answers for one in answer.measures}.items())


def _named(answer: Answer, name: str) -> Distribution | None:
    return next((one.distribution for one in answer.measures if one.name == name), None)


def _values(found: Sequence[Distribution | None]) -> list[int]:
    """Return the values that are worth a line: those that are likely enough in some option."""
    every = [one for one in found if one is not None]
    low, high = min(one.least for one in every), max(one.most for one in every)
    return [value for value in range(low, high + 1) if any(one.chance(value) >= LEAST_SHOWN for one in every)]


def _percent(chance: Fraction | None, words: Texts) -> str:
    from tablero.kernel import say

    return "" if chance is None else words.render(say("cli-odds-percent", value=float(100 * chance)))


# Pictures.


def _check_plot(path: Path) -> None:
    """Refuse what nobody can draw before anything is worked out."""
    from tablero.kernel import say
    from tablero.kernel.system import BadFile
    from tablero.sim.plots import figure

    if path.suffix.lower() not in PLOTS:
        raise BadFile(path, say("cli-odds-plot", endings=", ".join(PLOTS)))
    if not path.parent.is_dir():
        raise BadFile(path.parent, say("system-no-folder"))
    figure(1, 1)


def _draw(path: Path, options: Sequence[Words], answers: Sequence[Answer], words: Texts) -> None:
    """Draw how likely each value is, a panel for each measure and a line for each option."""
    from tablero.kernel import say
    from tablero.kernel.system import BadFile
    from tablero.sim.plots import figure

    labels = _labels(answers)
    drawn = figure(6.4, 2.8 * len(labels))
    for axes, (name, label) in zip(drawn.subplots(len(labels), squeeze=False)[:, 0], labels, strict=True):
        for option, answer in zip(options, answers, strict=True):
            found = _named(answer, name)
            if found is not None:
                values = _values([found])
                chances = [100 * float(found.chance(value)) for value in values]
                axes.plot(values, chances, marker="o", markersize=4, label=" ".join(option.told)[:60])
        axes.set_xlabel(words.render(label))
        axes.set_ylabel(words.render(say("cli-odds-plot-chance")))
        axes.set_ylim(bottom=0)
        axes.xaxis.get_major_locator().set_params(integer=True)
        if len(options) > 1:
            axes.legend(fontsize=7)
    try:
        drawn.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)
    except OSError as error:
        raise BadFile(path, error) from error
