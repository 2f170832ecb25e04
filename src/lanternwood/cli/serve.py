"""`lantern serve`: tables in the browser."""

import socket
import sys
from io import StringIO
from pathlib import Path

from lanternwood.cli.asked import sentence
from lanternwood.cli.refusal import Refusal
from lanternwood.cli.terminal import can_show
from lanternwood.server.listening import PortTaken, listen
from lanternwood.server.logs import LogForm, write_logs
from lanternwood.server.settings import Limits, Settings, SettingsError, client_folder, data_folder
from lanternwood.server.storage import Unavailable
from lanternwood.server.storage.sqlite import SqliteStorage

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE_ELSE = "192.0.2.1"
"""An address that stands in books and belongs to nobody."""


def serve(
    host: str,
    port: int,
    data: Path | None,
    client: Path | None,
    public_address: str | None,
    bot_pause: float,
    thinkers: int | None,
    origins: tuple[str, ...],
    trusted_proxy: bool,
    open_metrics: bool,
    durable: bool,
    limits: float,
    log: LogForm | None,
) -> int:
    try:
        settings = Settings(
            data=data or data_folder(),
            client=client or client_folder(),
            host=host,
            port=port,
            public_address=public_address,
            bot_pause=bot_pause,
            thinkers=thinkers,
            durable=durable,
            origins=origins,
            trusted_proxy=trusted_proxy,
            open_metrics=open_metrics,
            limits=Limits(rate=limits),
        )
    except SettingsError as error:
        raise Refusal(sentence(error)) from None
    return run(settings, log or ("text" if sys.stderr.isatty() else "json"))


def run(settings: Settings, log: LogForm) -> int:
    # These take a moment to load, so what was asked for wrongly is said before.
    from lanternwood.server.running import run as run_server

    write_logs(log)
    with take_port(settings) as listening:
        storage = open_storage(settings)
        port = listening.getsockname()[1]
        run_server(settings, storage, listening, ready=lambda: introduce(settings, port))
    say("Stopped. Every table is saved, and goes on when the server starts again.")
    return 0


def take_port(settings: Settings) -> socket.socket:
    try:
        return listen(settings.host, settings.port)
    except PortTaken as error:
        raise Refusal(
            f"Port {settings.port} of {settings.host} cannot be used: {error}. Stop what uses it, or name another "
            "with --port.",
            code=1,
        ) from None


def open_storage(settings: Settings) -> SqliteStorage:
    try:
        return SqliteStorage(settings.data, settings.durable)
    except Unavailable as error:
        raise Refusal(f"{sentence(error)} (--data names one.)", code=1) from None


def introduce(settings: Settings, port: int) -> None:
    """The link, and for other devices a picture of it."""
    link = settings.public_address or f"http://{address_to_show(settings.host)}:{port}"
    say(f"Lanternwood is open: {link}")
    if settings.host in LOOPBACK and not settings.public_address:
        say("Only this machine can open that. `./lantern serve --host 0.0.0.0` lets your network in.")
    else:
        show_qr(link)
    if settings.host not in LOOPBACK and not settings.public_address:
        say("Anyone in your network can open it. For the internet, put a proxy with HTTPS in front.")
    if not settings.durable:
        say("Nothing is flushed to the disk: this is for measuring, not for playing.")
    say(f"Matches are kept in {settings.data}. Ctrl-C stops.")


def address_to_show(host: str) -> str:
    """How this machine is known to its network, where it listens everywhere."""
    if host in EVERYWHERE:
        host = own_address()
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """From where this machine would send; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((SOMEWHERE_ELSE, 9))
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_qr(link: str) -> None:
    import segno

    picture = StringIO()
    segno.make_qr(link, error="l").terminal(picture, border=2, compact=True)
    if can_show(picture.getvalue()):
        say(picture.getvalue())


def say(words: str) -> None:
    print(words, flush=True)
