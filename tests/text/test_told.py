"""Errors that a person can cause: each tells it in Spanish and in English, and none of the English is left in Spanish."""

from __future__ import annotations

import errno
import importlib
import pickle
import pkgutil
import re
from pathlib import Path

import pytest

import tablero
from tablero.bots import UnknownBot
from tablero.bots.evaluation import OtherEvaluation
from tablero.bots.external import Forfeits, NoProgram
from tablero.cli.numbers import Bounds
from tablero.cli.usage import WrongNumber
from tablero.games.swu.facts import UnknownCard
from tablero.games.swu.scenario.scene import BadScene
from tablero.games.swu.scenario.trace import BadTrace
from tablero.games.wh40k.battlescribe.xml import BadData
from tablero.games.wh40k.scenario.cases import BadCases
from tablero.kernel import (
    BadRecord,
    BadSetup,
    Edited,
    Game,
    GameOver,
    Illegal,
    NoSeat,
    NotAsked,
    NothingReady,
    NotListed,
    OtherGame,
    OtherVersion,
    Reason,
    Record,
    Rng,
    RuleFailure,
    Setup,
    Stale,
    TableroError,
    Truncated,
    UserError,
    because,
    say,
)
from tablero.kernel.added import NoDataFor
from tablero.kernel.reasons import NoPast
from tablero.kernel.system import BadFile, why
from tablero.lists import BadList, CantWrite, Problem
from tablero.lists.games import NoLists
from tablero.odds import BadQuestion, CantAnswer
from tablero.registry import UnknownGame, find, loaded, locate
from tablero.rules.catalogue import UnknownBook, UnknownId
from tablero.server.operator import NotThere
from tablero.server.refused import Refused, from_setup, refuse
from tablero.server.run import BadAddress, BadCommand, BadDatabase, CantFork, CantListen
from tablero.server.schema import VERSION, NewerDatabase
from tablero.sim.cluster import NotInstalled
from tablero.text import Texts
from telling import english, told

NOBODY = Record("duel", 1, Setup(2, {}), ())
MISSING = FileNotFoundError(errno.ENOENT, "No such file or directory")
SHORT = say("swu-deck-too-few", count=30, least=50)

EXAMPLES: list[tuple[UserError, str, str]] = [
    (
        Illegal(Reason(say("kernel-pick-twice", number=2), "swu:1.1.1")),
        "Option 2 was picked twice. [swu:1.1.1]",
        "La opción 2 se ha elegido dos veces. [swu:1.1.1]",
    ),
    (
        NoSeat(7, 2),
        "7 is no seat of this table: seats are numbered from 0 to 1.",
        "7 no es un asiento de esta mesa: se numeran del 0 al 1.",
    ),
    (NotAsked(0), "Player 1 is not asked anything now.", "Ahora no se le pregunta nada al jugador 1."),
    (
        Stale(3, 4),
        "The answer is to question 3, but the question now is number 4.",
        "La respuesta es a la pregunta 3, pero la pregunta es ahora la número 4.",
    ),
    (
        WrongNumber("--seat", "7", Bounds(1, 2)),
        "--seat: expected a whole number from 1 to 2, not “7”",
        "--seat: se esperaba un número entero de 1 a 2, no «7»",
    ),
    (
        BadAddress("--redis", "nonsense", "redis://localhost"),
        "--redis: expected an address like redis://localhost, not “nonsense”",
        "--redis: se esperaba una dirección como redis://localhost, no «nonsense»",
    ),
    (
        NoPast(),
        "This game has been resampled or forked for a search: it tells nothing of what was before, and cannot go back there.",
        "Esta partida es una copia para buscar jugadas: no cuenta nada de lo anterior ni puede volver a ello.",
    ),
    (GameOver(), "The game is over.", "La partida ha terminado."),
    (
        BadCases(Path("x.json"), "cases[0].weapon.D", say("wh40k-cases-amount", given="2D7")),
        "x.json, cases[0].weapon.D: expected a number or dice, like D6+1, not “2D7”",
        "x.json, cases[0].weapon.D: se esperaba un número o dados, como D6+1, no «2D7»",
    ),
    (
        BadQuestion("skill=9", say("odds-expected", expected=say("odds-expected-number", least=2, most=6))),
        "skill=9: expected a whole number from 2 to 6",
        "skill=9: se esperaba un número entero de 2 a 6",
    ),
    (
        CantAnswer(say("legion-odds-too-many-dice", most=24, given=10_000)),
        "Odds are worked out for up to 24 attack dice; this is 10,000.",
        "Se calcula hasta con 24 dados de ataque; aquí hay 10.000.",
    ),
    (
        BadData("Orks.cat", 7, say("wh40k-cases-amount", given="2D7")),
        "Orks.cat, line 7: expected a number or dice, like D6+1, not “2D7”",
        "Orks.cat, línea 7: se esperaba un número o dados, como D6+1, no «2D7»",
    ),
    (
        NoDataFor("chess", ["wh40k"]),
        "No data can be added to chess; it can to: wh40k",
        "A chess no se le pueden añadir datos; sí a: wh40k",
    ),
    (
        BadSetup("format", say("kernel-setup-values", values="open, premier", given='"foo"')),
        'format: expected one of open, premier, not "foo"',
        'format: se esperaba uno de open, premier, no "foo"',
    ),
    (
        BadSetup("decks[0]", SHORT, "swu:9.2.2.a"),
        "decks[0]: The deck has 30 units, events and upgrades; it must have at least 50. [swu:9.2.2.a]",
        "decks[0]: El mazo tiene 30 unidades, eventos y mejoras; debe tener al menos 50. [swu:9.2.2.a]",
    ),
    (
        NothingReady("armies", say("wh40k-setup-bring", points=2000), "wh40k:muster.02"),
        "armies: there is no ready-made army of 2,000 points: somebody has to bring one [wh40k:muster.02]",
        "armies: no hay ningún ejército preparado de 2.000 puntos: alguien tiene que traer uno [wh40k:muster.02]",
    ),
    (
        RuleFailure(NOBODY, ValueError("bang"), 7),
        "A rule failed at event 7: ValueError: bang",
        "Ha fallado una regla en el suceso 7: ValueError: bang",
    ),
    (
        BadRecord(3, say("kernel-record-illegal", why=say("kernel-game-over"))),
        "line 3: the choice is not legal: The game is over.",
        "línea 3: la elección no es legal: La partida ha terminado.",
    ),
    (
        Truncated(2, NOBODY),
        "line 2: the record ends here without its closing line; what stands before it can be recovered",
        "línea 2: el registro acaba aquí sin su línea de cierre; lo que hay antes se puede recuperar",
    ),
    (
        Edited(4, say("kernel-record-after-close")),
        "line 4: expected nothing after the closing line",
        "línea 4: no se esperaba nada tras la línea de cierre",
    ),
    (
        OtherGame(1, say("kernel-record-game", game="duel", expected="swu")),
        "line 1: a record of duel; expected one of swu",
        "línea 1: es un registro de duel; se esperaba uno de swu",
    ),
    (
        OtherVersion(1, say("kernel-record-format", needed="9", format="1")),
        "line 1: needs record format 9; this tablero reads format 1",
        "línea 1: necesita el formato de registro 9; este tablero lee el formato 1",
    ),
    (BadFile(Path("a.jsonl"), MISSING), "a.jsonl: it is not there", "a.jsonl: no está ahí"),
    (
        UnknownGame(say("game-unknown-near", name="rebelion", near="rebellion")),
        "There is no game “rebelion”; did you mean rebellion?",
        "No hay ningún juego «rebelion»; ¿será rebellion?",
    ),
    (
        OtherEvaluation("swu", "rebellion"),
        "This evaluation was learned for swu, and rebellion is played.",
        "Esta evaluación se aprendió para swu, y se juega a rebellion.",
    ),
    (
        UnknownBot("genius"),
        "There is no bot “genius”; there are: random, easy, medium, hard, greedy",
        "No hay ningún bot «genius»; hay: random, easy, medium, hard, greedy",
    ),
    (
        NoProgram("nowhere"),
        "nowhere: expected a command that can be run",
        "nowhere: se esperaba una orden que se pueda ejecutar",
    ),
    (
        Forfeits(0, say("player-too-late")),
        "Player 1 forfeits the game; the program failed: its time was over",
        "El jugador 1 pierde la partida; su programa ha fallado: se le ha acabado el tiempo",
    ),
    (
        UnknownBook("chess"),
        "There is no rulebook “chess”; there are rebellion, swu, wh40k, legion2026, legion2023.",
        "No hay reglamento «chess»; hay rebellion, swu, wh40k, legion2026, legion2023.",
    ),
    (
        NoLists(say("list-none", game="rebellion", games="swu")),
        "Players bring nothing to rebellion; they do to: swu",
        "A rebellion no se trae nada; sí a: swu",
    ),
    (
        NotListed(say("swu-listing-no-card", name="Jar Jar")),
        "There is no card “Jar Jar”.",
        "No existe la carta «Jar Jar».",
    ),
    (UnknownId("swu:0"), "There is no rule “swu:0”.", "No existe la regla «swu:0»."),
    (UnknownCard("wampas"), "There is no card “wampas”.", "No hay ninguna carta «wampas»."),
    (
        BadList([Problem(3, "bad-count", "0"), Problem("deck[2].id", "expected-text", "7")]),
        "Line 3: “0” is not a number of copies, from 1 to 999. There is 1 more problem.",
        "Línea 3: «0» no es un número de copias, de 1 a 999. Hay 1 problema más.",
    ),
    (
        BadList([Problem("", "no-file", why(MISSING))]),
        "the file can't be read: it is not there.",
        "no se puede leer el archivo: no está ahí.",
    ),
    (
        CantWrite(say("swu-deck-no-place", leaders=3, bases=1)),
        "This kind of file holds two leaders and one base at most, not 3 and 1.",
        "En esta clase de archivo caben como mucho dos líderes y una base, no 3 y 1.",
    ),
    (
        BadTrace(Path("a.ndjson"), 2, say("swu-trace-json")),
        "a.ndjson, line 2: expected a JSON object",
        "a.ndjson, línea 2: se esperaba un objeto JSON",
    ),
    (
        BadScene("player1.hand", say("swu-scene-list")),
        "player1.hand: expected a list",
        "player1.hand: se esperaba una lista",
    ),
    (refuse("not-seated"), "This is not your seat.", "Este no es tu asiento."),
    (
        from_setup(BadSetup("brings", say("server-no-lists", game="duel"))),
        "brings: expected nothing: players bring nothing to duel",
        "brings: no se esperaba nada: a duel no se trae nada",
    ),
    (
        CantListen("127.0.0.1", 80, OSError(errno.EADDRINUSE, "Address already in use")),
        "127.0.0.1:80: another program listens there already",
        "127.0.0.1:80: otro programa escucha ya ahí",
    ),
    (
        BadDatabase("postgresql://ana:secret@db/x", "refused"),
        "The database postgresql://ana@db/x can't be used: refused",
        "La base de datos postgresql://ana@db/x no se puede usar: refused",
    ),
    (
        NotThere("Ana"),
        "There is nothing called “Ana” that this could be done to.",
        "No hay nada llamado «Ana» con lo que se pueda hacer esto.",
    ),
    (
        CantFork(),
        "--workers: on this system one process serves; start without it",
        "--workers: en este sistema atiende un solo proceso; arranca sin esta opción",
    ),
    (
        BadCommand("--mail", "no-mail"),
        "--mail: there is no command “no-mail”",
        "--mail: no hay ninguna orden «no-mail»",
    ),
    (
        NotInstalled("ray", "cluster"),
        "This needs the package ray, which is not installed: pip install 'tablero[cluster]'",
        "Esto necesita el paquete ray, que no está instalado: pip install 'tablero[cluster]'",
    ),
    (
        NewerDatabase(99),
        f"The database has version 99, and this tablero knows up to {VERSION}: it needs a later tablero.",
        f"La base de datos tiene la versión 99, y este tablero conoce hasta la {VERSION}: hace falta un tablero posterior.",
    ),
]

OF_THE_PROGRAM = {
    "BadBody",
    "BadCatalogue",
    "BadImage",
    "BadProof",
    "BadEvidence",
    "BadGuide",
    "Conflict",
    "DeadEnd",
    "Failed",
    "GaveUp",
    "MissingText",
    "NoPlace",
    "TooManyOutcomes",
}
"""Errors made by the author of the program or of a game, never by a player."""


def below(kind: type[TableroError]) -> set[type[TableroError]]:
    """Return the kinds of errors below one, of the project alone."""
    found = {each for each in kind.__subclasses__() if each.__module__.startswith("tablero.")}
    return found.union(*map(below, found))


@pytest.mark.parametrize(("error", "en", "es"), EXAMPLES, ids=lambda one: type(one).__name__)
def test_an_error_is_told_in_both_languages(error: UserError, en: str, es: str) -> None:
    assert (told(error, "en"), told(error, "es")) == (en, es)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.reason) == (type(error), error.reason)


@pytest.mark.parametrize(("error", "en", "es"), EXAMPLES, ids=lambda one: type(one).__name__)
def test_a_traceback_says_it_in_english(error: UserError, en: str, es: str) -> None:
    assert str(error) == en


def test_where_its_words_are_not_found_a_traceback_shows_which_text_it_is_and_what_it_is_filled_with() -> None:
    error = UserError(because("toy:1.2", "toy-too-far", unit=say("toy-unit"), inches=7))
    assert str(error) == "toy-too-far(unit=toy-unit, inches=7) [toy:1.2]"


def test_every_error_that_a_person_can_cause_is_told() -> None:
    for module in pkgutil.walk_packages(tablero.__path__, "tablero."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    kinds = below(TableroError) - {UserError}
    assert {kind.__name__ for kind in kinds if not issubclass(kind, UserError)} == OF_THE_PROGRAM
    assert {type(error) for error, _, _ in EXAMPLES} == {kind for kind in kinds if issubclass(kind, UserError)}


def test_nobody_raises_the_bare_kinds() -> None:
    """What is raised without a kind of its own can't be told apart, and may be told in one language only."""
    bare = re.compile(r"raise (TableroError|UserError)\(")
    found = [path for path in Path(tablero.__file__).parent.rglob("*.py") if bare.search(path.read_text("utf-8"))]
    assert [path.name for path in found] == ["kit.py"]  # the conformance kit, when another process dies


def test_what_somebody_gave_is_shown_shortened() -> None:
    long = "x" * 100_000
    for error in (
        BadSetup(long, say("kernel-setup-values", values="a", given="b")),
        RuleFailure(NOBODY, ValueError(long), 1),
        UnknownBot(long),
        OtherEvaluation(long, "swu"),
        UnknownBook(long),
        UnknownId(long),
        UnknownCard(long),
        BadScene(long, say("swu-scene-list")),
        BadFile(Path(long), MISSING),
        BadDatabase("sqlite:///x", long),
    ):
        assert len(english(error)) < 1000
    with pytest.raises(UnknownGame) as unknown:
        find(long)
    assert len(english(unknown.value)) < 1000


@pytest.mark.parametrize("number", sorted({*errno.errorcode, -2, 0}))
def test_what_the_system_answers_is_told_in_both_languages(number: int) -> None:
    message = why(OSError(number, "in English"))
    assert "in English" not in english(message)
    assert told(message, "es") != english(message)


def test_games_that_were_found_are_those_that_can_have_said_something() -> None:
    duel = locate("samples.duel:GAME")
    assert duel in loaded()
    with pytest.raises(BadSetup) as raised:
        Game(duel, duel.setup(life=-1), Rng(0))
    folders = [game.texts for game in loaded() if game.texts]
    assert Texts("es", *folders).reason(raised.value.reason).startswith("life: se esperaba uno de ")


def test_refusals_keep_the_rule() -> None:
    refused = from_setup(BadSetup("decks[0]", SHORT, "swu:9.2.2.a"))
    assert isinstance(refused, Refused)
    said = {"id": "swu-deck-too-few", "args": {"count": 30, "least": 50}}
    assert refused.to_json() == {
        "code": "bad-setup",
        "message": {"id": "kernel-bad-setup", "args": {"place": "decks[0]", "expected": said}},
        "rule": "swu:9.2.2.a",
    }
