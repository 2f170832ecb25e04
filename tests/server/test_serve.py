"""`lantern serve`, as people run it."""

import signal
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from browser.serving import Server
from cli.lantern import lantern, refused
from lanternwood.server.storage.opening import DATABASE

TABLE = {"game": "nightmare-forest", "name": "Ash", "emblem": "owl"}


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused(lantern("serve", "--port", str(port), "--data", tmp_path / "data"), 1, str(port), "--port")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "70000"], "from 0 to 65535"),
        (["--port", "many"], "--help"),
        (["--bot-pause", "-1"], "0 or more"),
        (["--thinkers", "-1"], "0 or more"),
        (["--public-address", "games.example"], "https://games.example"),
        (["--log", "loud"], "--help"),
        (["now"], "one word too many"),
    ],
)
def test_what_cannot_be(tmp_path: Path, words: list[str], said: str) -> None:
    refused(lantern("serve", "--data", tmp_path / "data", *words), 2, said)


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    refused(lantern("serve", "--host", "192.0.2.1", "--port", "0", "--data", tmp_path / "data"), 1, "192.0.2.1")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused(lantern("serve", "--port", "0", "--data", tmp_path / "file" / "data"), 1, "cannot be written", "--data")


def test_a_data_folder_of_a_newer_version(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / DATABASE)
    database.execute("PRAGMA user_version = 99")
    database.close()
    refused(lantern("serve", "--port", "0", "--data", tmp_path), 1, "newer version")


def test_two_servers_on_one_folder(tmp_path: Path) -> None:
    server = Server(tmp_path, tmp_path / "client")
    refused(lantern("serve", "--port", "0", "--data", server.data), 1, "server is using the data folder")
    assert httpx.get(server.address + "/health").status_code == 200
    server.stop()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_well_and_goes_on_where_it_was(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path, tmp_path / "client")
    code = httpx.post(server.address + "/api/tables", json=TABLE).json()["table"]
    server.process.send_signal(how)
    output, _ = server.process.communicate()
    assert server.process.returncode == 0
    assert output.endswith("Stopped. Every table is saved, and goes on when the server starts again.\n")
    server.start()
    assert httpx.get(f"{server.address}/api/tables/{code}").json()["host"] == "Ash"
    server.stop()
    server.check()


def test_it_goes_on_after_being_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, tmp_path / "client")
    code = httpx.post(server.address + "/api/tables", json=TABLE).json()["table"]
    server.kill()
    server.start()
    assert httpx.get(f"{server.address}/api/tables/{code}").json()["host"] == "Ash"
    server.stop()


def told(server: Server) -> str:
    """All that it says after its link, to its end."""
    server.process.send_signal(signal.SIGTERM)
    output, _ = server.process.communicate()
    return output


def test_only_a_link_that_others_can_open_gets_a_picture(tmp_path: Path) -> None:
    alone = told(Server(tmp_path, tmp_path / "client"))
    assert "--host 0.0.0.0" in alone
    assert "█" not in alone
    # The address that people use need not be the one that the server listens on.
    assert "█" in told(Server(tmp_path, tmp_path / "client", "--public-address", "http://127.0.0.1:1"))


def test_a_trusted_proxy_is_believed_about_whom_it_speaks_for(tmp_path: Path) -> None:
    server = Server(tmp_path, tmp_path / "client", "--trusted-proxy")

    def guess(address: str) -> int:
        claim = {"code": "ZZZZ-AAAAA-AAAAA"}
        return httpx.post(server.address + "/api/recover", json=claim, headers={"x-forwarded-for": address}).status_code

    assert [guess("192.0.2.7") for _ in range(6)] == [404] * 5 + [429]
    assert guess("192.0.2.8") == 404
    assert httpx.get(server.address + "/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 403
    assert httpx.get(server.address + "/metrics").status_code == 200
    server.stop()


def test_a_backup_of_a_running_server(tmp_path: Path) -> None:
    server = Server(tmp_path, tmp_path / "client")
    code = httpx.post(server.address + "/api/tables", json=TABLE).json()["table"]
    (tmp_path / "other" / "data").mkdir(parents=True)
    database = sqlite3.connect(server.data / DATABASE)
    database.execute("VACUUM INTO ?", (str(tmp_path / "other" / "data" / DATABASE),))
    database.close()
    server.stop()
    restored = Server(tmp_path / "other", tmp_path / "client")
    assert httpx.get(f"{restored.address}/api/tables/{code}").json()["host"] == "Ash"
    restored.stop()
