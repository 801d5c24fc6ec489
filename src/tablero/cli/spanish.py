"""The help of the commands in Spanish.

In English it is made of the docstrings and signatures of the commands themselves. Here each of their phrases is said in
Spanish as it is shown; `tests/cli/test_help.py` sees that none is missing. What a phrase needs is imported when help is
asked for, not before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

USAGE = {"Usage:": "Uso:", "COMMAND": "ORDEN", "[OPTIONS]": "[OPCIONES]", "[ARGS": "[ARGUMENTOS"}
METAVARS = {"STR": "TEXTO", "STR...": "TEXTO...", "INT": "NÚMERO", "PATH": "RUTA", "CHOICE": "OPCIÓN"}
TITLES = {"Commands": "Órdenes", "Arguments": "Argumentos", "Parameters": "Parámetros"}
EXAMPLE = "Example: "

PHRASES = {
    # What all commands share.
    "Display this message and exit.": "Muestra este mensaje y termina.",
    "Display application version.": "Muestra la versión.",
    "the language; otherwise your own": "el idioma; si no se da, el tuyo",
    "The language; otherwise your own.": "El idioma; si no se da, el tuyo.",
    "Write JSON.": "Escribe JSON.",
    "Write JSON, with both languages.": "Escribe JSON, con ambos idiomas.",
    "for programs, as JSON": "para programas, en JSON",
    "the game, by its name": "el juego, por su nombre",
    "the same number gives the same games": "el mismo número da las mismas partidas",
    "a setting of the game, NAME=VALUE": "un ajuste del juego, NOMBRE=VALOR",
    "what the players are called, with commas": "los nombres de los jugadores, separados por comas",
    # tablero
    "Tabletop games played by their rulebooks: play, replay, simulate, and look up the rules.": (
        "Juegos de mesa según sus reglamentos: jugar, revivir partidas, simular y consultar las reglas."
    ),
    # tablero games
    "List the games, what can be set in each, and how many may sit at the table.": (
        "Lista los juegos, qué se puede ajustar en cada uno y cuántos pueden sentarse a la mesa."
    ),
    # tablero play
    "Play in the browser, or in the terminal against bots and with others at the same keyboard.": (
        "Juega en el navegador, o en la terminal contra bots y con otras personas ante el mismo teclado."
    ),
    "play in this terminal": "juega en esta terminal",
    "in the terminal: who sits where: human, or the name of a bot": (
        "en la terminal: quién se sienta dónde: human, o el nombre de un bot"
    ),
    "in the terminal: what the players are called, with commas": (
        "en la terminal: los nombres de los jugadores, separados por comas"
    ),
    "in the terminal: for a game that can be dealt again": "en la terminal: para repartir otra vez la misma partida",
    "in the terminal: a setting of the game, NAME=VALUE": "en la terminal: un ajuste del juego, NOMBRE=VALOR",
    "in the terminal: go on with a saved game": "en la terminal: sigue con una partida guardada",
    "open the browser; --no-browser only prints the address": (
        "abre el navegador; --no-browser solo muestra la dirección"
    ),
    # tablero serve
    "Serve the lobby, the tables and the browser client until Ctrl+C.": (
        "Sirve la sala, las mesas y el cliente del navegador hasta Ctrl+C."
    ),
    "where to listen; 0 takes any port that is free": "el puerto en que escucha; 0 toma cualquiera que esté libre",
    "the address to listen at; 0.0.0.0 for all": "la dirección en que escucha; 0.0.0.0 para todas",
    "sqlite:///FILE or postgresql://…; by default a file of yours": (
        "sqlite:///FICHERO o postgresql://…; si no se da, un fichero tuyo"
    ),
    "redis://…, with several workers at one database": "redis://…, con varios procesos en una base de datos",
    "another origin whose pages may use this server": "otro origen cuyas páginas pueden usar este servidor",
    "the address of a web server in front, who is believed where a request comes from; * for any": (
        "la dirección de un servidor web que está delante, al que se cree de dónde viene una petición; * para cualquiera"
    ),
    # tablero replay
    "Step through a record: every choice, every result, every line of the log.": (
        "Recorre un registro paso a paso: cada elección, cada resultado, cada línea del diario."
    ),
    "Every step is checked. Where a rule fails, the failing choice is the last that is shown. Exits with 1 then, or when "
    "the record can't be played to its end.": (
        "Comprueba cada paso. Donde falla una regla, la elección que falla es la última que se muestra. Entonces termina "
        "con 1, y también cuando el registro no se puede jugar hasta el final."
    ),
    "the record": "el registro",
    "where the game is found, if not under its own name": "dónde está el juego, si no es por su propio nombre",
    "stop after so many events and show the table": "para tras tantos sucesos y muestra la mesa",
    "whose table is shown, from 1; by default a spectator's": (
        "de quién es la mesa que se muestra, desde 1; si no se da, la de un espectador"
    ),
    "only say how it ended, for programs": "dice solo cómo acabó, para programas",
    # tablero sim
    "Play games between bots and say who won, why, and how fast it went.": (
        "Juega partidas entre bots y dice quién ganó, por qué y con qué rapidez."
    ),
    "how many games": "cuántas partidas",
    "a bot for each seat": "un bot para cada asiento",
    "processes; the result is the same with any number": "procesos; el resultado es el mismo con cualquier número",
    "move the bots on one seat from game to game": "pasa los bots al asiento siguiente de partida en partida",
    # tablero conform
    "Check that a game keeps what the kernel promises, at every decision of random games.": (
        "Comprueba que un juego cumple lo que promete el núcleo, en cada decisión de partidas al azar."
    ),
    "Exits with 0 when nothing was found, with 1 otherwise; the first failure is written as a record that shows it.": (
        "Termina con 0 si no encuentra nada y con 1 si encuentra algo; del primer fallo escribe un registro que lo muestra."
    ),
    "how many random games": "cuántas partidas al azar",
    "how many sit at the table": "cuántos se sientan a la mesa",
    "processes; by default one for each core": "procesos; si no se da, uno por núcleo",
    "a setting of the game, NAME=VALUE; others are drawn": (
        "un ajuste del juego, NOMBRE=VALOR; los demás se echan a suertes"
    ),
    "where the record of the first failure is written": "dónde se escribe el registro del primer fallo",
    # tablero rules
    "Search the rulebooks, show a rule, and tell how much of them is enforced and tested.": (
        "Busca en los reglamentos, muestra una regla y dice cuánto de ellos se aplica y se prueba."
    ),
    "Search the rules: accents, case and small typing errors don't matter.": (
        "Busca en las reglas: no importan los acentos, las mayúsculas ni las pequeñas erratas."
    ),
    "Words, or the beginning of an id.": "Palabras, o el principio de un identificador.",
    "Search and show in this language only; otherwise both are searched and your own is shown.": (
        "Busca y muestra solo en este idioma; si no se da, busca en ambos y muestra el tuyo."
    ),
    "Search in this rulebook only: rebellion, swu, wh40k, legion2026 or legion2023.": (
        "Busca solo en este reglamento: rebellion, swu, wh40k, legion2026 o legion2023."
    ),
    "How many rules to show at most.": "Cuántas reglas se muestran como máximo.",
    "Show a rule, its examples and whether it is enforced; or one example.": (
        "Muestra una regla, sus ejemplos y si se aplica; o un ejemplo."
    ),
    "The id; its book may be left out where only one book has it.": (
        "El identificador; se puede omitir el reglamento si solo uno lo tiene."
    ),
    "Tell how many rules are enforced and tested, and which of one rulebook are not.": (
        "Dice cuántas reglas se aplican y se prueban, y cuáles de un reglamento no."
    ),
    "The rulebook: rebellion, swu, wh40k, legion2026 or legion2023; otherwise all.": (
        "El reglamento: rebellion, swu, wh40k, legion2026 o legion2023; si no se da, todos."
    ),
    "Write JSON: the counts and missing rules of the rulebook, or of each rulebook by its name.": (
        "Escribe JSON: las cuentas y las reglas que faltan del reglamento, o de cada uno por su nombre."
    ),
    # tablero deck
    "Check, convert and show deck files of Star Wars: Unlimited.": (
        "Comprueba, convierte y muestra mazos de Star Wars: Unlimited."
    ),
    "Tell whether a deck is legal, with every rule that it breaks.": (
        "Dice si un mazo es legal, con cada regla que incumple."
    ),
    "Exits with 0 when it is, with 1 when it is not, with 2 when it can't be read.": (
        "Termina con 0 si lo es, con 1 si no lo es y con 2 si no se puede leer."
    ),
    "The deck: JSON of swudb.com, a plain list, or tablero's own JSON.": (
        "El mazo: JSON de swudb.com, una lista sencilla o el JSON propio de tablero."
    ),
    "More decks: the three of Trilogy, or those of a whole table.": (
        "Más mazos: los tres de Trilogía, o los de toda una mesa."
    ),
    "The format; otherwise the one that the file names, or else premier.": (
        "El formato; si no se da, el que nombra el fichero, o premier."
    ),
    "What was opened or drafted, as a deck file, for sealed and draft.": (
        "Lo que se abrió o se eligió, como fichero de mazo, para mazo cerrado y preselección."
    ),
    "Turn a deck file into another kind.": "Convierte un fichero de mazo a otra clase.",
    "The deck, of any kind.": "El mazo, de cualquier clase.",
    "What to write: JSON of swudb.com, a plain list, or tablero's own JSON.": (
        "Qué se escribe: JSON de swudb.com, una lista sencilla o el JSON propio de tablero."
    ),
    "Where to write it; otherwise it is shown.": "Dónde se escribe; si no se da, se muestra.",
    "Show a deck: how many of each card, its cost, name and printing.": (
        "Muestra un mazo: cuántas copias de cada carta, su coste, su nombre y su edición."
    ),
    # tablero scenario
    "Play recorded scenarios of Star Wars: Unlimited and compare every step.": (
        "Juega situaciones grabadas de Star Wars: Unlimited y compara cada paso."
    ),
    "Run the traces whose cards are implemented, and compare the table after every step.": (
        "Juega las grabaciones cuyas cartas conoce y compara la mesa después de cada paso."
    ),
    "Each trace is played again with a save and load at every decision, and with an undo and redo of every choice. Exits "
    "with 0 when all that were run agree but for the known ones, with 1 otherwise, with 2 for wrong files.": (
        "Cada una se juega otra vez guardando y cargando en cada decisión, y deshaciendo y rehaciendo cada elección. "
        "Termina con 0 si todas coinciden salvo las ya conocidas, con 1 si no, y con 2 si los ficheros no valen."
    ),
    "A file of traces, a JSON object on each line (.ndjson, .ndjson.gz), or a folder of such files.": (
        "Un fichero de grabaciones, un objeto JSON en cada línea (.ndjson, .ndjson.gz), o una carpeta de ellos."
    ),
    "More files or folders.": "Más ficheros o carpetas.",
    "Play each trace only once.": "Juega cada grabación una sola vez.",
    "Processes; otherwise one for each core.": "Procesos; si no se da, uno por núcleo.",
    # tablero content
    "List the cards of a game: how many of each set the rules know; or read one out.": (
        "Lista las cartas de un juego: cuántas de cada expansión conocen las reglas; o lee una."
    ),
    "Exits with 0, with 1 when there is no such card or set, with 2 for a game without a list of cards.": (
        "Termina con 0, con 1 si no hay tal carta o expansión, y con 2 con un juego sin lista de cartas."
    ),
    "The game: rebellion or swu.": "El juego: rebellion o swu.",
    "A card's name, title or key; several cards with the same title are all shown.": (
        "El nombre, título o clave de una carta; si varias tienen el mismo título, se muestran todas."
    ),
    "List the cards of this set, like SOR, or of this kind, like missions.": (
        "Lista las cartas de esta expansión, como SOR, o de esta clase, como missions."
    ),
}


def in_spanish(text: str) -> str:
    """Return the paragraphs of a help text in Spanish, one that is not known as it is."""
    return "\n\n".join(_paragraph(one) for one in text.strip().split("\n\n"))


def _paragraph(text: str) -> str:
    if text.lstrip().startswith(EXAMPLE):
        return "\n".join(line.strip().replace(EXAMPLE, "Ejemplo: ", 1) for line in text.splitlines())
    plain = " ".join(text.split())
    return PHRASES.get(plain, plain)


class SpanishHelp:
    """What the parser of the command line shows help with."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Show the commands, or the parameters of one."""
        from cyclopts.help.formatters import DefaultFormatter

        entries = [_entry(entry) for entry in panel.entries]
        title = TITLES.get(str(panel.title), panel.title)
        DefaultFormatter()(console, options, panel.copy(entries=entries, title=title))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Show how a command is called."""
        for english, spanish in {**USAGE, **METAVARS}.items():
            usage = str(usage).replace(english, spanish)
        console.print(
            f"Uso: {usage}" if usage and not usage.startswith("Uso:") else usage, markup=False, highlight=False
        )

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Show what a command does."""
        console.print(in_spanish(_plain(description)) + "\n", markup=False, highlight=False)


def _entry(entry: HelpEntry) -> HelpEntry:
    """Return a line of the help in Spanish; what it says of choices and defaults becomes part of its text."""
    from attrs import evolve

    said = [in_spanish(_plain(entry.description))]
    if entry.choices:
        said.append(f"[opciones: {', '.join(entry.choices)}]")
    if entry.default is not None:
        said.append(f"[por defecto: {_value(entry.default)}]")
    if entry.required:
        said.append("[obligatorio]")
    metavar = METAVARS.get(entry.metavar or "", entry.metavar)
    return evolve(
        entry,
        description=" ".join(part for part in said if part),
        choices=None,
        default=None,
        required=False,
        metavar=metavar,
    )


def _value(default: str) -> str:
    return {"True": "sí", "False": "no"}.get(default, default)


def _plain(text: Any) -> str:
    """Return the letters of what the parser made of a help text."""
    inner = getattr(text, "primary_renderable", text)
    return "" if inner is None else str(inner)
