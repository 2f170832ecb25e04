"""What pages of ours must know of the rules without asking a server, by the names of their files."""

from lanternwood.games.forsaken_forest.moderation import MODERATION

CONSTANTS = {"moderation": MODERATION}
