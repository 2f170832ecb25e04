"""FW-SETUP: what lies on the table before anybody has chosen anything."""

from lanternwood.games.forgotten_waters.book import Book, book_of
from lanternwood.games.forgotten_waters.frames import Mustering
from lanternwood.games.forgotten_waters.options import Options
from lanternwood.games.forgotten_waters.pirates import MASKED
from lanternwood.games.forgotten_waters.sea_map import lay_token
from lanternwood.games.forgotten_waters.state import EMPTY_MAP, Player, State
from lanternwood.games.forgotten_waters.terms import SITES, SPACES
from lanternwood.kernel.table import Table


def setup(table: Table[State], seats: int, options: Options) -> None:
    """FW-SETUP-06 to 20 The scenario's values; what is drawn: infamy, treasures, navigation tokens, and one die."""
    book = book_of(options.scenario)
    head = book.scenario.setup
    stats = book.stats_for(seats)
    state = table.state = State(
        options=options,
        players=[Player() for _ in range(seats)],
        infamy=[*range(seats)] + [MASKED] * book.has_masked_pirate(seats),
        stats=[stats.hull, stats.supplies, stats.crew, stats.discontent],
        threat=head.threat,
        objective=head.objective,
        ship=SPACES.index(head.ship),
        map=[*EMPTY_MAP],
        cannons=sorted((cannon.level, cannon.loaded) for cannon in head.cannons),
        treasure_deck=[*book.treasures],
        nav_pile=[*book.nav_tokens],
        first_variant=0,
        frames=[Mustering(seats)],
        visits=[0] * len(book.entries),
    )
    lay_special_tokens(state, book)
    table.shuffle(state.infamy)
    table.shuffle(state.treasure_deck)
    table.shuffle(state.nav_pile)
    state.first_variant = table.below(12) + 1


def lay_special_tokens(state: State, book: Book) -> None:
    """FW-SETUP-06"""
    for token in book.scenario.setup.tokens:
        site = SITES.index(token.site) if token.site else None
        lay_token(state, SPACES.index(token.space), site, token.entry or 0, token.stop)
