"""Structured logs: a JSON object on a line of standard error for everything worth knowing. No tokens, no names, no hands."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from traceback import format_tb
from typing import Any

from tablero.kernel.codec import encode

logger = logging.getLogger("tablero.server")


class Lines(logging.Formatter):
    """One JSON object for each record. Of an error its kind and where it happened: its words may name what somebody holds."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = {"at": at, "level": record.levelname.lower(), "from": record.name, "event": record.getMessage()}
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, where = record.exc_info
            said["error"] = kind.__name__
            said["where"] = "".join(format_tb(where))
        return encode({**said, **getattr(record, "details", {})}).decode()


def say(event: str, **details: Any) -> None:
    """Log that something happened."""
    logger.info(event, extra={"details": details})


def configured(level: str) -> dict[str, Any]:
    """Return the configuration of logging for a server process."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "tablero.server.logs.Lines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            name: {"handlers": ["stderr"], "level": level, "propagate": False}
            for name in ("tablero.server", "uvicorn", "uvicorn.error")
        },
    }
