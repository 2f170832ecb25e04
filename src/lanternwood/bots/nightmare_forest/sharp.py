"""To come."""

from lanternwood.bots.bot import RandomBot


class SharpBot(RandomBot):
    """To come."""
