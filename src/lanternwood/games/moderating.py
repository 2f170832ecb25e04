"""Games that can be played with real pieces while a phone is the Moderator, and what the client must know for it."""

from typing import Any

from lanternwood.games import forsaken_forest
from lanternwood.games.forsaken_forest.moderation import MODERATION

MODERATED: dict[str, Any] = {forsaken_forest.GAME.name: MODERATION}
