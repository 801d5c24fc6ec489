"""The commands: what they write in both languages, and how they exit."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tablero
from tablero.cli.output import LARGEST
from tablero.kernel import Game, Outcome, Record, Rng, say
from tablero.kernel.events import CONCLUDED
from tablero.registry import UnknownGame, find, locate
from telling import refused

DUEL = "samples.duel:GAME"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    game = Game(locate(DUEL), locate(DUEL).setup(), Rng(4))
    rng = Rng(1)
    for _ in range(9):
        decision = game.decision
        assert decision is not None
        game.choose(decision.sample(rng), decision.seat)
    path = tmp_path / "duel.jsonl"
    game.record().save(path)
    return path


def test_help_names_every_command_and_each_has_an_example(run: Any) -> None:
    done = run("--help")
    assert done.code == 0
    for name in (
        "games",
        "play",
        "replay",
        "sim",
        "train",
        "conform",
        "rules search",
        "rules show",
        "deck check",
        "deck convert",
        "content",
    ):
        assert name.split()[0] in done.out
        shown = run(*name.split(), "--help")
        assert shown.code == 0
        assert f"tablero {name}" in " ".join(shown.out.split())


def test_help_comes_without_the_kernel() -> None:
    """To import it takes longer than all the rest of the help."""
    asking = "import sys; sys.argv = ['tablero', '--help']\nfrom tablero.cli import main\ntry: main()\nexcept SystemExit: pass\n"
    command = [sys.executable, "-c", f"{asking}print([name for name in sys.modules if 'tablero.kernel' in name])"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "[]"


def test_wrong_use_exits_with_2(run: Any) -> None:
    assert run("nonsense").code == 2
    assert run("sim").code == 2
    assert run("sim", DUEL, "--games", "many").code == 2


def test_an_unknown_game_is_named_with_what_there_is(run: Any) -> None:
    done = run("sim", "rebelion")
    assert done.code == 2
    assert "did you mean rebellion?" in done.err
    assert run("play", "samples.duel:NOTHING").code == 2
    assert "Definition" in run("sim", "samples.duel:PLAY").err
    with refused(UnknownGame, "did you mean legion?"):
        find("legion2026")


@pytest.mark.parametrize("name", ["trap:GAME", "os:system", "trap", ":", "swu:GAME"])
def test_the_game_of_a_record_is_only_looked_up_and_never_imported(
    run: Any, saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "trap.py").write_text("raise SystemExit('imported')")
    monkeypatch.syspath_prepend(str(tmp_path))
    path = tmp_path / "named.jsonl"
    record = Record.load(saved)
    Record(name, record.version, record.setup, record.events).save(path)
    done = run("replay", path)
    assert (done.code, done.out) == (2, "")
    assert f"There is no game “{name}”" in done.err
    with pytest.raises(UnknownGame):
        tablero.load(path)
    assert run("replay", path, "--game", "trap:GAME").code == "imported"  # what a person types is


def test_games_lists_what_can_be_played(run: Any) -> None:
    assert json.loads(run("games", "--json").out)["rebellion"]["seats"] == [2, 3, 4]
    assert "legion: 2 asientos" in run("games", "--lang", "es").out
    told = run("games").out
    assert "rebellion: 2, 3, 4 seats; bots: random, easy, medium, hard, greedy" in told
    assert "swu: 2, 3, 4 seats; bots: random, easy, medium, hard, greedy" in told
    assert "medium: " in told


def test_sim_adds_up_and_gives_the_same_with_any_number_of_workers(run: Any) -> None:
    first = json.loads(run("sim", DUEL, "--games", "30", "--seed", "3", "--json").out)
    second = json.loads(run("sim", DUEL, "--games", "30", "--seed", "3", "--workers", "2", "--json").out)
    other = json.loads(run("sim", DUEL, "--games", "30", "--seed", "4", "--json").out)
    timed = {"seconds", "games_per_second", "decisions_per_second"}
    assert {k: v for k, v in first.items() if k not in timed} == {k: v for k, v in second.items() if k not in timed}
    assert first["decisions"] != other["decisions"]
    assert first["games"] == 30 == sum(first["wins_by_seat"]) + first["draws"] == sum(first["reasons"].values())


def test_sim_swaps_seats(run: Any) -> None:
    swapped = json.loads(run("sim", DUEL, "--games", "8", "--bots", "greedy,random", "--swap", "--json").out)
    assert sum(swapped["wins_by_bot"].values()) == 8


def test_sim_speaks_both_languages(run: Any) -> None:
    assert "Wins by seat" in run("sim", DUEL, "--games", "3").out
    assert "Victorias por asiento" in run("sim", DUEL, "--games", "3", "--lang", "es").out
    told = run("sim", DUEL, "--games", "4", "--seats", "greedy,random", "--lang", "es").out
    assert "Gana greedy" in told
    assert "95\u202f%" in told or "95 %" in told


def test_sim_lets_everybody_play_everybody(run: Any, tmp_path: Path) -> None:
    options = ("--matrix", "--bots", "greedy,random", "--games", "2", "--seed", "3")
    told = json.loads(run("sim", DUEL, *options, "--json", "--out", str(tmp_path)).out)
    assert told["entries"] == ["greedy", "random"]
    assert told["pairs"][0]["of"] == 2
    assert {"matrix.svg", "summary.json", "1-2"} <= {file.name for file in tmp_path.iterdir()}
    assert "How often each row beat each column" in run("sim", DUEL, *options).out


def test_sim_reads_lists_from_files_and_by_name(run: Any, tmp_path: Path) -> None:
    deck = tmp_path / "mine.json"
    deck.write_text(run("list", "draw", "swu", "--seed", "1").out)
    options = ("--lists", f"{deck},sor-vader", "--games", "1")
    told = run("sim", "swu", *options).out
    assert "mine" in told
    assert "sor-vader" in told


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (("--bots", "random"), "seats"),
        (("--bots", "random,genius"), "no bot “genius”; there are: random, greedy"),
        (("--set", "life=13"), "life"),
        (("--set", "colour=red"), "no such setting"),
        (("--set", "colour"), "NAME=VALUE"),
        (("--lang", "fr"), "--lang: expected one of en, es, not “fr”"),
        (("--lists", "a,b"), "Players bring nothing to duel."),
        (("--matrix", "--bots", "random"), "needs at least two"),
        (("--engine", "moon"), "--engine: expected one of local, ray, not “moon”"),
    ],
)
def test_sim_says_what_is_wrong(run: Any, tokens: tuple[str, ...], said: str) -> None:
    done = run("sim", DUEL, "--games", "2", *tokens)
    assert done.code == 2
    assert said in done.err


ENGLISH = re.compile(r"\b(expected|there|is|not|the|did|after|can't|it|this)\b", re.IGNORECASE)
"""Words of which at least one is in any English sentence here, and none in a Spanish one."""

WRONG = [
    (
        ("play", "swu", "--set", "format=foo"),
        'format: se esperaba uno de open, premier, multiplayer, twin-suns, no "foo"',
    ),
    (("play", "swu", "--set", "decks=[1,2]"), "decks[0]: se esperaba el nombre de un mazo incluido"),
    (("play", "swu", "--set", "format"), "--set: se esperaba NOMBRE=VALOR, no «format»"),
    (("play", "swu", "--set", "colour=red"), "colour: swu no tiene ese ajuste; tiene "),
    (("play", "swu", "--seats", "5"), "seats: se esperaba uno de 2, 3, 4, no 1"),
    (("play", "swu", "--seats", "human,genius"), "No hay ningún bot «genius»; hay: random, easy, medium, hard, greedy"),
    (("play", "swu", "--names", "Ana", "--seed", "1"), "--names: se esperaban 2 nombres, no 1"),
    (("play", "swu", "--names", "Ana,Ana", "--seed", "1"), '--names: se esperaban nombres distintos, no "Ana,Ana"'),
    (("play", "nada"), "No hay ningún juego «nada»; hay: legion, rebellion, swu, swu-match"),
    (("play", "rebelion"), "No hay ningún juego «rebelion»; ¿será rebellion?"),
    (("play", "legion2026"), "No hay ningún juego «legion2026»; ¿será legion?"),
    (("play", "samples.duel:NOTHING"), "samples.duel:NOTHING no se puede cargar: "),
    (("sim", "samples.duel:PLAY"), "samples.duel:PLAY: se esperaba un tablero.kernel.Definition, y es tuple"),
    (("play", "swu", "--resume", "/nada"), "/nada: no está ahí"),
    (("replay", "/etc/passwd"), "/etc/passwd: línea 1: se esperaba un objeto JSON"),
    (("replay", "/nada"), "/nada: no está ahí"),
    (("replay", "/"), "/: es una carpeta"),
    (("sim", DUEL, "--bots", "random"), "bots: duel es para 2 asientos, no 1"),
    (("rules", "coverage", "chess"), "No hay reglamento «chess»; hay "),
    (
        ("serve", "--database", "sqlite://", "--host", "no.such.host.invalid"),
        ".invalid:8000: este ordenador no tiene esa dirección",
    ),
    (("serve", "--database", "sqlite:////nada/x.db"), "La base de datos sqlite:////nada/x.db no se puede usar: "),
    (("nonsense",), "No existe la orden «nonsense»; existen: games, play, learn, serve, "),
    (("simm",), ". ¿Será sim?"),
    (("games", "--colour", "red"), "Aquí no existe la opción --colour."),
    (("sim", DUEL, "--gamess", "3"), "Aquí no existe la opción --gamess. ¿Será --games?"),
    (("sim", DUEL, "--games", "many"), "--games: se esperaba un número entero de 1 a 1000000000, no «many»"),
    (("sim", DUEL, "--seed", "1", "--seed", "2"), "--seed aparece más de una vez."),
    (("sim",), "Falta GAME."),
    (("deck", "convert", "luke.txt"), "Falta --to."),
    (("deck", "convert", "luke.txt", "--to", "pdf"), '--to: se esperaba uno de swudb, text, tablero, no "pdf"'),
    (("games", "chess"), "«chess» está de más."),
    (("rules", "search", "x", "--limit", "0"), "--limit: se esperaba un número entero de 1 a 1000000, no «0»"),
    (("play", "swu", "--seed"), "Tras --seed falta un valor."),
]


@pytest.mark.parametrize(("tokens", "said"), WRONG, ids=lambda one: " ".join(one) if isinstance(one, tuple) else "")
def test_whatever_is_wrong_is_told_in_the_language_asked_for(run: Any, tokens: tuple[str, ...], said: str) -> None:
    done = run(*tokens, "--lang", "es")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("tablero: ")
    assert said in done.err
    assert not ENGLISH.search(done.err)
    english = run(*tokens, "--lang=en")
    assert english.code == 2
    assert ENGLISH.search(english.err)


def test_conform_exits_with_0_when_nothing_is_found(run: Any) -> None:
    done = run("conform", DUEL, "--games", "1", "--workers", "1", "--json")
    assert done.code == 0
    assert json.loads(done.out)["findings"] == []
    assert "nada que objetar" in run("conform", DUEL, "--games", "1", "--workers", "1", "--lang", "es").out


def test_conform_exits_with_1_and_writes_a_record_of_the_first_failure(run: Any, tmp_path: Path) -> None:
    path = "conformance.failing:GAME"
    done = run("conform", path, "--games", "2", "--workers", "1", "--out", str(tmp_path), "--json")
    found = json.loads(done.out)
    assert done.code == 1
    assert found["findings"][0]["check"] == "raises"
    shown = run("replay", found["record"], "--game", path)
    assert shown.code == 1
    assert "a rule fails: no rule for this" in shown.out
    said = run("conform", path, "--games", "2", "--workers", "1", "--out", str(tmp_path))
    assert "raises: " in said.out
    assert "The record that shows it" in said.out


def test_replay_steps_through_a_record(run: Any, saved: Path) -> None:
    done = run("replay", str(saved), "--game", DUEL)
    assert done.code == 0
    assert "1. Shuffle:" in done.out
    assert "Player 1: Play a card, or pass. → " in done.out
    assert "not over" in done.out
    assert "Jugador 1: Juega una carta o pasa. → " in run("replay", str(saved), "--game", DUEL, "--lang", "es").out
    assert "life: 12" in run("replay", str(saved), "--game", DUEL, "--upto", "3", "--seat", "1").out


def test_replay_tells_programs_how_a_record_ends(run: Any, saved: Path, tmp_path: Path) -> None:
    told = json.loads(run("replay", str(saved), "--game", DUEL, "--json").out)
    assert told["error"] is None
    assert told["outcome"] is None
    assert told["events"] == told["step"] == len(Record.load(saved).events)
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(saved.read_bytes()[:-60])
    done = run("replay", str(cut), "--game", DUEL, "--json")
    assert done.code == 1
    assert "without its closing line" in json.loads(done.out)["error"]


def test_replay_of_a_bad_record_exits_with_1_and_says_why(run: Any, saved: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(saved.read_bytes()[:-60])
    assert run("replay", str(cut), "--game", DUEL).code == 1
    lines = saved.read_bytes().splitlines(keepends=True)
    events = Record.load(saved).events
    wrong = Record("duel", 1, Record.load(saved).setup, (*events[:2], (0, ("play", 999)), *events[3:]))
    bad = tmp_path / "bad.jsonl"
    wrong.save(bad)
    done = run("replay", str(bad), "--game", DUEL)
    assert done.code == 1
    assert "line 4: the choice is not legal" in done.err
    assert len(lines) == len(events) + 2
    assert run("replay", str(tmp_path / "none.jsonl"), "--game", DUEL).code == 2
    assert run("replay", str(saved), "--game", "rebellion").code == 1


STEERING = "\x1b[2J\x9b31m\u202e"
"""Clears a terminal, colours it, and turns what follows round."""


@pytest.mark.parametrize("more", [(), ("--game", DUEL), ("--game", DUEL, "--json")])
def test_replay_lets_no_record_steer_the_terminal(run: Any, saved: Path, tmp_path: Path, more: tuple[str, ...]) -> None:
    record = Record.load(saved)
    ended = (*record.events, (CONCLUDED, Outcome((), say(f"over{STEERING}"))))
    for wrong in (
        Record(record.game, record.version, record.setup, ended),
        Record(f"duel{STEERING}", 1, record.setup, record.events),
    ):
        wrong.save(tmp_path / "steering.jsonl")
        done = run("replay", str(tmp_path / "steering.jsonl"), "--lang", "en", *more)
        assert not {*"\x1b\x9b\u202e"} & {*(done.out + done.err)} - ({"\u202e"} if "--json" in more else set())
        if more == ("--game", DUEL):
            assert "\\x1b[2J\\x9b31m\\u202e" in done.out + done.err


def test_a_game_that_is_resumed_lets_nothing_in_it_steer_the_terminal(run: Any, saved: Path, tmp_path: Path) -> None:
    record = Record.load(saved)
    message = say("kernel-bad-setup", place=f"over{STEERING}", expected="-")
    path = tmp_path / f"steering{STEERING}.jsonl"
    Record(record.game, record.version, record.setup, (*record.events, (CONCLUDED, Outcome((), message)))).save(path)
    done = run("play", DUEL, "--terminal", "--resume", str(path), "--seats", "human,human", "--lang", "en")
    assert done.code == 0
    assert not {*"\x1b\x9b\u202e"} & {*(done.out + done.err)}
    assert done.out.count("\\x1b[2J\\x9b31m\\u202e") == 2


def test_replay_reads_no_file_larger_than_any_game(run: Any, saved: Path, tmp_path: Path) -> None:
    large = tmp_path / "large.jsonl"
    with large.open("wb") as file:
        file.write(saved.read_bytes())
        file.truncate(LARGEST + 1)
    for path in (str(large), "/dev/zero"):
        done = run("replay", path, "--game", DUEL, "--lang", "en")
        assert (done.code, "larger than 16 MB" in done.err) == (2, True)


def test_play_takes_what_is_typed(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    typed = f"h\nv\nl\ni 1\ni 99\nw 99\nw 1\nwhat\n1\nr\ns {path}\nq\n"
    done = run("play", DUEL, "--seats", "human,random", "--seed", "4", typed=typed)
    assert done.code == 0
    for text in ("A number chooses", "is legal", "Not legal: There is no option number 99", "“what”", "Saved to"):
        assert text in done.out
    assert tablero.kernel.Record.load(path).game == "duel"
    again = run("play", DUEL, "--resume", str(path), "--seats", "human,random", "--lang", "es", typed="q\n")
    assert "Se continúa con" in again.out
    assert "Has dejado la mesa" in again.out


def test_against_bots_one_may_ask_for_a_hint(run: Any) -> None:
    typed = "hint\n1\nhint\n" + "r\n" * 6 + "hint\nq\n"
    done = run("play", "swu", "--seats", "human,easy", "--seed", "4", "--lang", "en", typed=typed)
    assert done.code == 0
    assert done.out.count("The bot hard would choose: ") == 3
    assert re.search(r"\d+% to win: ", done.out)
    spanish = run("play", "swu", "--seats", "human,easy", "--seed", "4", "--lang", "es", typed="hint\nq\n")
    assert "El bot hard elegiría: " in spanish.out
    between = run("play", "swu", "--seats", "human,human", "--seed", "4", "--lang", "en", typed="\nhint\nq\n")
    assert "Hints are for whoever plays against bots alone." in between.out
    assert "would choose" not in between.out


def test_a_saved_game_goes_on_in_the_seats_it_had(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "my game.jsonl"
    played = run("play", "rebellion", "--seats", "random,human", "--seed", "4", "--lang", "en", typed=f"s {path}\nq\n")
    [command] = re.findall("Go on later with: tablero (.*)", played.out)
    assert command == f"play rebellion --seats random,human --resume '{path}'"
    again = run(*shlex.split(command), "--lang", "en", typed="q\n")
    assert again.code == 0
    assert "Your probe cards" in again.out
    assert "Your objectives" not in again.out
    anybody = run("play", "rebellion", "--resume", str(path), "--lang", "en", typed="q\n")
    assert (anybody.code, anybody.out) == (2, "")
    assert "--seats human,medium" in anybody.err


def test_a_game_that_can_not_be_saved_goes_on(run: Any, tmp_path: Path) -> None:
    for lang, said in (("en", "Not saved. "), ("es", "No se ha guardado. ")):
        typed = f"s {tmp_path}\ns {tmp_path / 'none' / 'x'}\nr\nq\n"
        done = run("play", DUEL, "--seats", "human,random", "--seed", "4", "--lang", lang, typed=typed)
        assert done.code == 0
        assert done.out.count(said) == 2
    assert f"No se ha guardado. {tmp_path}: es una carpeta" in done.out
    assert f"No se ha guardado. {tmp_path / 'none' / 'x'}: no está ahí" in done.out


def test_a_finding_that_can_not_be_written_is_told(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    tokens = ("conform", "conformance.failing:GAME", "--games", "1", "--workers", "1", "--lang", "es", "--out")
    for out, said in ((file, f"{file}: no es una carpeta\n"), (file / "none", f"{file / 'none'}: no está ahí\n")):
        done = run(*tokens, out)
        assert done.code == 2
        assert done.err.endswith(said)


def test_conform_writes_into_the_folder_build_and_makes_it(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tokens = ("conform", "conformance.failing:GAME", "--games", "2", "--workers", "1", "--json")
    record = Path(json.loads(run(*tokens).out)["record"])
    assert record.parent == Path("build")
    assert list(tmp_path.iterdir()) == [tmp_path / "build"]
    assert record.is_file()
    assert json.loads(run(*tokens, "--out", "deep/down").out)["record"].startswith("deep/down/")


def test_replay_tells_in_spanish_what_is_wrong_with_a_record(run: Any, saved: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(saved.read_bytes()[:-60])
    shown = run("replay", str(cut), "--game", DUEL, "--lang", "es")
    assert "acaba aquí sin su línea de cierre; lo que hay antes se puede recuperar. Se muestra" in shown.out
    told = json.loads(run("replay", str(cut), "--game", DUEL, "--lang", "es", "--json").out)
    assert "sin su línea de cierre" in told["error"]
    record = Record.load(saved)
    wrong = Record("duel", 1, record.setup, (*record.events[:2], (0, ("play", 999)), *record.events[3:]))
    wrong.save(cut)
    done = run("replay", str(cut), "--game", DUEL, "--lang", "es")
    assert "línea 4: la elección no es legal: " in done.err
    assert "no es una de las opciones" in done.err


def test_play_to_the_end_against_a_bot_in_both_languages(run: Any) -> None:
    assert "The game is over" in run("play", DUEL, "--seed", "1", typed="r\n" * 400).out
    assert "La partida ha terminado" in run("play", DUEL, "--seed", "1", "--lang", "es", typed="r\n" * 400).out


def test_two_at_one_keyboard_hand_over_before_hidden_things_are_shown(run: Any) -> None:
    done = run("play", DUEL, "--seats", "human,human", "--seed", "4", typed="\n" + "r\n\n" * 30)
    first = done.out.index("Player 1 is next. Press Enter")
    assert first < done.out.index("Player 1: Play a card")
    second = done.out.index("Player 2 is next. Press Enter")
    assert second < done.out.index("Player 2: ", second + 5)


def test_players_with_names_are_called_by_them_at_the_table(run: Any) -> None:
    seats = ("--seats", "human,human", "--names", "Ana, Luis", "--seed", "4")
    done = run("play", DUEL, *seats, "--lang", "es", typed="\n" + "r\n\n" * 30)
    assert "Le toca a Ana. Pulsa Intro" in done.out
    assert "Ana: Juega una carta o pasa." in done.out
    assert re.search(r"  Ana juega \w+\.\n", done.out)
    assert "ugador" not in done.out


def test_replay_calls_players_by_their_names(run: Any, saved: Path) -> None:
    done = run("replay", str(saved), "--game", DUEL, "--names", "Ana,")
    assert "Ana: Play a card" in done.out
    assert "Player 2: Play a card" in done.out
    assert "Player 1" not in done.out


@pytest.mark.parametrize("names", ["Ana", "Ana,Luis,Eva", "Ana,Ana"])
def test_names_must_fit_and_tell_players_apart(run: Any, saved: Path, names: str) -> None:
    done = run("replay", str(saved), "--game", DUEL, "--names", names)
    assert done.code == 2
    assert "--names" in done.err


def test_undo_at_the_table(run: Any) -> None:
    done = run("play", "samples.islands:GAME", "--seats", "human", "--seed", "2", typed="r\nu\nu\nq\n")
    assert "Taken back." in done.out
    assert "Something random has come out since" in done.out


def test_every_kind_of_question_can_be_answered_by_typing(run: Any) -> None:
    done = run("play", "samples.raid:GAME", "--seats", "human,random,human", "--seed", "2", typed="\n1\n\n2 1 1\nr\n")
    assert "An amount for each" in done.out


ISLANDS = ("play", "samples.islands:GAME", "--seats", "human", "--seed", "2")


def test_a_place_is_typed_in_coordinates_or_taken_from_the_suggestions(run: Any) -> None:
    done = run(*ISLANDS, typed="4 2,5\n1\n2\n4,5 2.5 > 4,5 3.5\nq\n")
    assert "1. (1; 1)" in done.out
    assert "places a marker at (4; 2.5)." in done.out
    assert "moves a marker to (4.5; 3.5)." in done.out
    assert "Your first marker must be within 6" not in done.out


@pytest.mark.parametrize("typed", ["nan nan", "1e999999 1", "1.234 1", "here", "2;3", "1 2; 3 4"])
def test_what_is_no_place_is_not_understood(run: Any, typed: str) -> None:
    assert f"I do not understand “{typed}”." in run(*ISLANDS, typed=f"{typed}\nq\n").out


def test_a_place_is_refused_with_its_rule_and_can_be_asked_about(run: Any) -> None:
    done = run(*ISLANDS, typed="40 1\nw 9 9\nw 2 2\n99\nq\n")
    assert "Not legal: The marker must be put at a point where it lies wholly on the table." in done.out
    assert "Not legal: Your first marker must be within 6 of your corner." in done.out
    assert "That is legal." in done.out
    assert "99" in done.out


@pytest.mark.parametrize(("lang", "last"), [("en", "The game is over."), ("es", "La partida ha terminado.")])
def test_a_game_of_places_is_played_to_the_end(run: Any, lang: str, last: str) -> None:
    typed = "1\n" + "2\n1\n" * 3 + "r\n" * 200  # of the rest chance takes care
    done = run("play", "samples.islands:GAME", "--seats", "human,random", "--seed", "2", "--lang", lang, typed=typed)
    assert done.code == 0
    assert last in done.out


def test_seats_must_fit(run: Any, saved: Path) -> None:
    assert run("play", DUEL, "--seats", "human").code == 2
    assert run("play", DUEL, "--resume", str(saved), "--seats", "human").code == 2
    assert run("play", DUEL, "--seats", "human,genius").code == 2


def test_the_package_itself_starts_and_loads_games(saved: Path, tmp_path: Path) -> None:
    game = tablero.new("rebellion", seed=7)
    again = tablero.new("rebellion", seed=7)
    assert game.log == again.log
    path = tmp_path / "rebellion.jsonl"
    game.choose(0 if game.decision is None else game.decision.sample(Rng(1)))
    game.record().save(path)
    assert tablero.load(path).events == game.events
    assert tablero.load(path, seed=3).events == game.events
