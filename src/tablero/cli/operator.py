"""`tablero operator`: look after the players of a server.

It works on the database; servers that run follow by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.server.operator import Operator

app = App(name="operator", help="Look after the players of a server: reports, bans, codes, and what was done.")

Database = Annotated[str | None, Parameter(help="sqlite:///FILE or postgresql://…; by default a file of yours")]
Lang = Annotated[Language | None, Parameter(help="the language; otherwise your own")]
ReportId = Annotated[str, Parameter(help="the report, by its name in the list")]
Account = Annotated[str, Parameter(help="the name of the account")]
Whoever = Annotated[str, Parameter(help="the name of an account, or an address")]
TableId = Annotated[str, Parameter(help="the table, as its address names it")]
Why = Annotated[str, Parameter(help="a note for the audit log")]
NOTHING = 1
"""The exit code when there is nothing to show."""


@app.command
def reports(
    *, all: Annotated[bool, Parameter(negative="")] = False, database: Database = None, lang: Lang = None
) -> int:
    """List what players have reported and nobody has dealt with yet.

    Parameters
    ----------
    all
        Those that were dealt with too.
    """
    lines: list[tuple[str, dict[str, str]]] = []
    for one in _operator(database).reports(done=all):
        lines.append(("report", {"id": one.id, "at": _at(one.at), "table": one.table, "name": one.name or "—"}))
        lines += [("report-said", {"said": one.said})] if one.said else []
        lines += [("report-why", {"why": one.why})] if one.why else []
        lines += [("report-done", {"at": _at(one.done)})] if one.done else []
    return _write(lines, lang)


@app.command
def settle(report: ReportId, /, *, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """Note that a report is dealt with."""
    _operator(database).settle(report, why)
    _tell(lang, "done")


@app.command
def close(table: TableId, /, *, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """Close a table: everybody is let go, and nobody can open it."""
    _operator(database).close(table, why)
    _tell(lang, "done")


@app.command
def reopen(table: TableId, /, *, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """Open a table again that was closed."""
    _operator(database).reopen(table, why)
    _tell(lang, "done")


@app.command
def ban(
    account: str | None = None,
    /,
    *,
    address: str | None = None,
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Sign an account out everywhere and let it in no more; or answer an address no more.

    Parameters
    ----------
    account
        The name of the account.
    address
        An address; with IPv6 its network of 64 bits.
    """
    if (account is None) == (address is None):
        return _tell(lang, "one-of-both") or 2
    if account is not None:
        _operator(database).ban_account(account, why)
    if address is not None:
        _operator(database).ban_address(_address(address), why)
    return _tell(lang, "done")


@app.command
def unban(what: Whoever, /, *, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """Let an account or an address in again."""
    _operator(database).unban(what, why)
    _tell(lang, "done")


@app.command
def bans(*, database: Database = None, lang: Lang = None) -> int:
    """List who may not come in."""
    found = [(one.ban, one.name) for one in _operator(database).bans()]
    return _write([("ban", {"at": _at(one.at), "what": name, "why": one.why}) for one, name in found], lang)


@app.command
def code(account: Account, /, *, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """Make a code with which the owner of an account can choose another password."""
    made = _operator(database).code(account, why)
    _tell(lang, "code", name=account, code=made)


@app.command
def unrate(
    account: Account,
    game: Annotated[str, Parameter(help="the game, by its name")],
    /,
    *,
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Reset the rating of an account at a game: it begins again."""
    _operator(database).reset_rating(account, game, why)
    _tell(lang, "done")


@app.command
def log(*, database: Database = None, lang: Lang = None) -> int:
    """Show the audit log: what operators did, and when."""
    deeds = _operator(database).log()
    told = [{**{name: str(value) for name, value in one._asdict().items()}, "at": _at(one.at)} for one in deeds]
    return _write([("deed", one) for one in told], lang)


def _operator(database: str | None) -> Operator:
    import getpass

    from tablero.server import run
    from tablero.server.operator import Operator
    from tablero.server.service import steady
    from tablero.server.store import engine_of

    url = run.own_database() if database is None else database
    run.ready(url)
    return Operator(engine_of(url), getpass.getuser(), steady())


def _address(given: str) -> str:
    """Return an address; refuse what is none."""
    from ipaddress import ip_address

    from tablero.server.run import BadAddress

    try:
        ip_address(given)
    except ValueError:
        raise BadAddress("--address", given, "192.0.2.7, 2001:db8::1") from None
    return given


def _at(ms: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _write(lines: list[tuple[str, dict[str, str]]], lang: str | None) -> int:
    """Print lines; return how the command ends."""
    for id, args in lines:
        _tell(lang, id, **args)
    return 0 if lines else _tell(lang, "nothing") or NOTHING


def _tell(lang: str | None, id: str, /, **args: str) -> int:
    from tablero.cli.output import texts, write
    from tablero.kernel import say

    lines = {name: " ".join(arg.splitlines()) for name, arg in args.items()}  # players wrote some of it
    write(texts(lang).render(say(f"operator-{id}", **lines)))
    return 0
