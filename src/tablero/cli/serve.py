"""`tablero serve`: tables for everybody who comes."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import CONNECTIONS, PORT, SECONDS, WORKERS


def serve(
    *,
    port: Annotated[int, PORT, Parameter(help="where to listen; 0 takes any port that is free")] = 8000,
    host: Annotated[str, Parameter(help="the address to listen at; 0.0.0.0 for all")] = "127.0.0.1",
    database: Annotated[
        str | None, Parameter(help="sqlite:///FILE or postgresql://…; by default a file of yours")
    ] = None,
    workers: Annotated[int, WORKERS, Parameter(help="how many processes serve: one for each processor is good")] = 1,
    redis: Annotated[str | None, Parameter(help="redis://…, with servers on several machines at one database")] = None,
    origin: Annotated[list[str] | None, Parameter(help="another origin whose pages may use this server")] = None,
    name: Annotated[
        list[str] | None,
        Parameter(help="a name under which people find this server, besides its addresses; * for any"),
    ] = None,
    proxy: Annotated[
        str,
        Parameter(help="the address of a web server in front, who is believed where a request comes from; * for any"),
    ] = "127.0.0.1,::1",
    connections: Annotated[int, CONNECTIONS, Parameter(help="how many connections there may be in all")] = 10_000,
    connections_per_address: Annotated[
        int, CONNECTIONS, Parameter(help="how many connections there may be from one address")
    ] = 256,
    player: Annotated[
        list[str] | None, Parameter(help="a program that may sit at tables like a bot, NAME=COMMAND")
    ] = None,
    player_seconds: Annotated[int, SECONDS, Parameter(help="seconds that it has for each answer")] = 10,
    ponder: Annotated[
        bool, Parameter(negative="", help="let bots think ahead while people think, where one table alone waits")
    ] = False,
    mail: Annotated[
        str | None, Parameter(help="a command that sends mail: it gets what to tell and whom as JSON on its input")
    ] = None,
    push: Annotated[
        str | None, Parameter(help="send push notices; push services reach you by this, as mailto:you@example.org")
    ] = None,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Serve the lobby, the tables and the browser client until Ctrl+C.

    Example: tablero serve --port 8000 --database postgresql://tablero@localhost/tablero
    """
    from tablero.cli.output import texts
    from tablero.kernel import say
    from tablero.server import run
    from tablero.server.limits import Limits
    from tablero.server.service import Options

    words = texts(lang)
    run.check_workers(workers)
    run.check_addresses(redis, origin or (), proxy)
    command, players = run.command(mail), run.players(player or ())
    database = run.own_database() if database is None else database
    run.ready(database)
    listening = run.listen(host, port)
    url = run.address_of(host, run.port_of(listening))

    def begun() -> None:
        print(words.render(say("server-listening", url=url, database=run.without_password(database))), flush=True)
        if not run.has_client():
            print(words.render(say("server-no-client")), flush=True)

    names = (*run.own_names(host), *(name or ()))
    limits = Limits(connections=connections, connections_from=connections_per_address)
    token = os.environ.get("TABLERO_METRICS_TOKEN") or None
    own = frozenset(origin or ()), names, proxy
    options = Options(database, redis, limits, *own, metrics_token=token, mail=command, workers=workers)
    options = options._replace(
        players=players, player_seconds=player_seconds, push=run.push_contact(push), ponder=ponder
    )
    run.serve(options, listening, begun)
