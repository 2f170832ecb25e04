"""`lantern client-types`: write the client's generated files anew, in a clone."""

from pathlib import Path

import lanternwood
from lanternwood.cli.refusal import Refusal
from lanternwood.server.wire.client_files import client_files


def client_types() -> int:
    folder = client_sources()
    for path, text in client_files(folder).items():
        file = folder / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
            print(f"Wrote client/src/{path}.")
    print("The client's types are those of the server.")
    return 0


def client_sources() -> Path:
    """The client beside the package, also from a compiled build, which lies deeper."""
    for above in Path(lanternwood.__file__).resolve().parents:
        if (above / "client" / "src").is_dir():
            return above / "client" / "src"
    raise Refusal("There is no client here: its sources are only in a clone of Lanternwood.", code=1)
