"""What the server refuses by its own rules, as the rules of a game refuse by theirs."""

from collections.abc import Sequence

from lanternwood.kernel.model import IllegalAction


class Trouble(Exception):
    """A request that cannot be met: a stable word, what is wrong and what to do, and the HTTP status."""

    def __init__(self, error: str, words: str, status: int = 400) -> None:
        super().__init__(words)
        self.error = error
        self.words = words
        self.status = status


class NotToBring(Exception):
    """Something that nobody may bring to the table as it is; says all that is wrong with it."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


def refuse(rule: str, why: str) -> IllegalAction:
    return IllegalAction(rule, why)


def allow(condition: object, rule: str, why: str) -> None:
    if not condition:
        raise IllegalAction(rule, why)
