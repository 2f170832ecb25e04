"""Saying no: one clear sentence that also says what would do."""


class Refusal(Exception):
    """Ends a command. Code 2: it was asked for wrongly; code 1: it was tried and failed."""

    def __init__(self, why: str, code: int = 2) -> None:
        super().__init__(why)
        self.code = code
