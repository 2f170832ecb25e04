"""The client's narrator speaks aloud, so it may only speak of what everyone is told."""

import re
from pathlib import Path

from lanternwood.games.forsaken_forest import events
from lanternwood.kernel.model import Public

NARRATION = Path(__file__).parents[2] / "client" / "src" / "games" / "forsaken-forest" / "narration.ts"


def test_the_narrator_speaks_of_public_announcements_alone() -> None:
    spoken = {name for name in re.findall(r"'([A-Z]\w+)'", NARRATION.read_text(encoding="utf-8")) if name != "Told"}
    assert {"StepCalled", "NightActionsRevealed", "PlayerDied", "GameWon"} <= spoken
    assert [name for name in sorted(spoken) if not issubclass(getattr(events, name), Public)] == []
