"""Logs on stderr: one JSON object a line for programs, or readable lines for people.

No token, no recovery code, no table code and, but for abuse, no address is ever written to them.
"""

import logging
import sys
import time
from typing import Any, Literal

import msgspec

LogForm = Literal["json", "text"]


def write_logs(form: LogForm) -> None:
    """Send all logs to stderr in this form; uvicorn's own too, but not its line for each request."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_our_concern)


def is_our_concern(record: logging.LogRecord) -> bool:
    """Not that somebody sent text that is none: with that anyone could fill the log."""
    return record.msg != "Invalid UTF-8 sequence received from client."


def log(what: str, *, level: int = logging.INFO, trouble: BaseException | None = None, **facts: Any) -> None:
    """Note that something happened, with what is worth knowing about it."""
    logging.getLogger("lanternwood").log(level, what, exc_info=trouble, extra={"facts": facts})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in getattr(record, "facts", {}).items())
        mark = "" if record.levelno < logging.WARNING else f"{record.levelname.lower()}: "
        line = (
            f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {mark}{record.getMessage()} {facts}".rstrip()
        )
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line
