"""How a server is run."""

import sys
from pathlib import Path

import pytest

from lanternwood.server.settings import Limits, Settings, SettingsError, client_folder, data_folder


def test_where_data_is_kept() -> None:
    assert data_folder({"LANTERNWOOD_DATA": "/srv/games"}) == Path("/srv/games")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places")
def test_where_data_is_kept_on_linux() -> None:
    assert data_folder({"XDG_DATA_HOME": "/home/ash/data"}) == Path("/home/ash/data/lanternwood")
    usual = Path.home() / ".local" / "share" / "lanternwood"
    assert data_folder({}) == usual
    assert data_folder({"XDG_DATA_HOME": "here"}) == usual


def test_where_the_client_is() -> None:
    assert client_folder({"LANTERNWOOD_CLIENT": "/srv/pages"}) == Path("/srv/pages")
    assert client_folder({}) == Path(__file__).parents[2] / "client" / "dist"


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ({"port": 65536}, "from 0 to 65535"),
        ({"port": -1}, "from 0 to 65535"),
        ({"bot_pause": -0.1}, "0 or more"),
        ({"thinkers": -1}, "0 or more"),
        ({"limits": Limits(rate=-1)}, "0 or more"),
        ({"public_address": "games.example"}, "looks like https://games.example"),
        ({"public_address": "https://games.example/path"}, "looks like"),
        ({"origins": ("ftp://games.example",)}, "looks like"),
    ],
)
def test_what_cannot_be(setting: dict[str, object], words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        Settings(data=Path("data"), **setting)  # type: ignore[arg-type]
