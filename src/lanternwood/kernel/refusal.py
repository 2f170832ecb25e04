"""How a rule says no. In a module of its own, since `require` is called so often that it is worth compiling."""

from typing import TypeAlias

Problem: TypeAlias = tuple[str, str]
"""The rule, and why."""


class IllegalAction(Exception):
    """A refusal for players: it cites a rule, says why, and has changed nothing."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} ({rule})")
        self.rule = rule
        self.why = why


def require(holds: object, rule: str, why: str) -> None:
    """Refuse the action, citing the rule, unless its condition holds."""
    if not holds:
        raise IllegalAction(rule, why)
