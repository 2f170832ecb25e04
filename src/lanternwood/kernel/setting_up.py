"""What a game says to whoever sets a table up."""

from typing import Any

from lanternwood.kernel.model import Model


class Advice(Model):
    """Something to know about a table as it is set up. It forbids nothing."""

    words: str
    warns: bool = False
    """Better changed than begun with."""


class Preset(Model):
    """A ready-made way to set up a table, or a part of it."""

    title: str
    says: str
    options: dict[str, Any]
    """To be set; any others stay as they are."""
