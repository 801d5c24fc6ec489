"""The HTTP API, as far as it is about notices: how somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablero.languages import closest
from tablero.server.friends_api import account_of
from tablero.server.handling import body_of, json_answer
from tablero.server.push import LONGEST, Device, checked_device
from tablero.server.refused import refuse
from tablero.server.service import Service


class Noticing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody wants mail when it is their turn."""

    mail: bool


class DeviceKeys(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of a browser."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class NewDevice(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told, as its push service describes it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    keys: DeviceKeys
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


BODIES = [Noticing, DeviceKeys, NewDevice]


async def notices(service: Service, request: Request) -> Response:
    """Tell how somebody is told that it is their turn, and what this server can do."""
    player = await account_of(service, request)
    own = service.notices
    told = {
        "mail": await own.wants_mail(player.id),
        "mails": bool(own.mail),
        "push": None if own.push is None else own.push.public,
        "devices": await own.count(player.id),
    }
    return json_answer(told)


async def set_notices(service: Service, request: Request) -> Response:
    """Keep whether somebody wants mail."""
    given = await body_of(request, Noticing, service)
    player = await account_of(service, request)
    if given.mail and not service.notices.mail:
        raise refuse("no-mail")
    if given.mail and player.mail is None:
        raise refuse("no-address")
    await service.notices.want_mail(player.id, given.mail)
    return Response(status_code=204)


async def add_device(service: Service, request: Request) -> Response:
    """Tell this browser too from now on."""
    given = await body_of(request, NewDevice, service)
    player = await account_of(service, request)
    if service.notices.push is None:
        raise refuse("no-push")
    service.creating.enter(service.address(request))
    device = checked_device(Device(given.endpoint, given.keys.p256dh, given.keys.auth, closest([given.lang])))
    return json_answer({"id": await service.notices.add(player.id, device, service.now())}, status=201)


async def remove_device(service: Service, request: Request) -> Response:
    """Tell a browser nothing more."""
    player = await account_of(service, request)
    await service.notices.forget(player.id, request.path_params["id"][:64])
    return Response(status_code=204)
