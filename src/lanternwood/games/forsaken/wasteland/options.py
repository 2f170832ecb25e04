"""How a draft may be set up."""

from lanternwood.kernel.model import Model


class DraftOptions(Model):
    clocks: bool = True
    """FK-WASTE-10 A minute for each pick, ten for building."""


def draft_problem(seats: int, options: DraftOptions) -> str | None:
    return None
