"""`lantern bench client`: get Lighthouse, then look at our pages with it."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lanternwood.lab.bench_environment import BENCH, HOME, BenchError, prepare_node

MODULES = HOME / "lighthouse" / "node_modules"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
AT_LEAST = {"performance": 95, "accessibility": 100, "best-practices": 95}
MOST_CODE = {"home": 120.0, "lobby": 250.0, "table": 250.0}
"""Kilobytes of JavaScript and CSS as they are sent."""


def run(output: Path | None) -> int:
    """Measure and print a table; 0 if every promise is kept, 1 if not, 2 if nothing could be measured."""
    try:
        node, browser, client = prepare_node(BENCH / "client", MODULES, "Lighthouse"), find_browser(), find_client()
    except BenchError as error:
        print(error, file=sys.stderr)
        return 2
    # Beside its modules, since that is where Node looks for them.
    script = shutil.copy(BENCH / "client" / "pages.js", MODULES.parent / "pages.js")
    with serving(client) as address:
        looked = subprocess.run([node, script, address, browser], stdout=subprocess.PIPE, text=True)
    if looked.returncode:
        print("Lighthouse could not look at the pages.", file=sys.stderr)
        return 2
    found: dict[str, Any] = json.loads(looked.stdout)
    if output:
        output.write_text(json.dumps(found, indent=2) + "\n")
    return tell(found)


def tell(found: dict[str, Any]) -> int:
    print(f"{'page':<14}{'performance':>12}{'accessibility':>15}{'best practices':>16}{'JS + CSS':>11}{'fonts':>10}")
    kept = True
    for page, seen in found.items():
        scores = f"{seen['performance']:>12}{seen['accessibility']:>15}{seen['best-practices']:>16}"
        print(f"{page:<14}{scores}{seen['code']:>8.1f} KB{seen['fonts']:>7.1f} KB")
        kept &= all(seen[name] >= least for name, least in AT_LEAST.items())
        kept &= seen["code"] <= MOST_CODE[page.partition(",")[0]]
        if seen["missed"]:
            print(f"{'':<14}short of full marks: {', '.join(seen['missed'])}")
    print("\nPromised: performance 95, accessibility 100, best practices 95; 120 KB for home, 250 KB for a table.")
    print("Kept." if kept else "NOT KEPT.")
    return 0 if kept else 1


def find_browser() -> str:
    named = os.environ.get("LANTERN_CHROMIUM")
    found = named or next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if not found:
        raise BenchError("there is no Chromium here; install one, or name it in LANTERN_CHROMIUM")
    return found


def find_client() -> Path:
    """The launcher builds the client and says where it is."""
    built = os.environ.get("LANTERNWOOD_CLIENT")
    if not built:
        raise BenchError("the client has not been built; run this as `./lantern bench client`, which does that")
    return Path(built)


@contextmanager
def serving(client: Path) -> Iterator[str]:
    """A server of ours with data of its own; gives its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-P", "-m", "lanternwood", "serve", "--port", "0", "--data", data, "--limits", "0"]
        with subprocess.Popen(
            [*command, "--client", str(client)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout
            told = (re.search(r"http://\S+", line) for line in server.stdout)
            address = next((found.group() for found in told if found), None)
            try:
                if not address:
                    raise BenchError("the server did not start")
                yield address
            finally:
                server.terminate()
