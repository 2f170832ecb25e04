from lanternwood.kernel.model import Model


class Deck(Model):
    cards: tuple[tuple[str, int], ...]
