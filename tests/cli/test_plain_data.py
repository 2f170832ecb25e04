"""Any view of any game can be shown plainly, at any moment: a game without a screen of its own is shown so."""

import pytest

from contract.play import Chooser, moments, viewers
from contract.tables import SETTINGS, Setting
from lanternwood.cli.plain_data import plain
from lanternwood.cli.screens.screen import outline


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_view_can_be_shown_plainly(setting: Setting) -> None:
    match = setting.match(1)
    for number, _ in enumerate(moments(match, Chooser(1))):
        if number % 40 == 0 or match.outcome():
            for viewer in viewers(match):
                view = match.view(viewer)
                assert list(outline(plain(view, type(view))))
