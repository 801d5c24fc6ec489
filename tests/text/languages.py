"""A third language for tests: a folder of catalogues and nothing else, with some of what there is to say."""

from __future__ import annotations

from pathlib import Path

OWN = """
language-name = Català
function-I = i
    .before = h?i
    .becomes = amb
kernel-and = { $head } { I($last) } { $last }
kernel-game-over = S'ha acabat.
play-left = La partida es queda aquí.
play-question = { $seat }: { $question }
nav-lobby = Sala
wish-toward = cap a | cap al
"""

HELP = """
[usage]
"Usage:" = "Ús:"
[phrases]
"List the games, what can be set in each, how many may sit at the table, and which bots play it." = "Llista els jocs."
"""

RULES = """
{"id": "swu:1.2.1", "title": "Baralla sense mida màxima"}
{"id": "rebellion:ex.01", "setup": "Un exemple."}
"""


def catalan(root: Path) -> Path:
    """Write the language into a folder of languages, and return that."""
    folder = root / "ca"
    (folder / "swu").mkdir(parents=True)
    (folder / "duel").mkdir()
    (folder / "own.ftl").write_text(OWN, encoding="utf-8")
    (folder / "swu" / "asked.ftl").write_text("swu-ask-starter = Qui comença?\n", encoding="utf-8")
    (folder / "swu" / "decks.ftl").write_text("swu-list-main = Baralla | Cartes\n", encoding="utf-8")
    (folder / "rebellion").mkdir()
    (folder / "rebellion" / "cards.ftl").write_text("rebellion-mission-sabotage = Sabotatge\n", encoding="utf-8")
    (folder / "duel" / "cards.ftl").write_text("duel-card-spy = Espia\n", encoding="utf-8")
    (folder / "help.toml").write_text(HELP, encoding="utf-8")
    (folder / "rules.jsonl").write_text(RULES.strip(), encoding="utf-8")
    return root
