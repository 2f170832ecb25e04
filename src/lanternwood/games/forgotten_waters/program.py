"""What scripts are compiled to: numbered blocks of small operations on whole numbers (docs/decisions/0029).

Skills, dials, stats, roles, spaces and sites are numbered as in `terms`; keywords and texts by their place in
the program's own tables. -1 stands for "none".
"""

from typing import TypeAlias

from lanternwood.kernel.model import Model

NONE = -1
EMPTY = 0
"""The block that does nothing."""


class Compiled(Model, tag=True, gc=False):
    """Never changes, so states, copies and searches share it."""


class Op(Compiled):
    verb: int
    """Its place in `effect_records.VERBS`."""


class Plain(Op):
    """feed, check_threat, resolve_events, after_sea, read_here, new_round, save_point, goal, spend_here"""


class Number(Op):
    """One number: how many, which entry, which keyword, which space."""

    n: int


class Pair(Op):
    """A number of something: of a dial, of a skill; a level and whether it is loaded."""

    which: int
    n: int


class Row(Compiled):
    low: int
    block: int
    line: int
    """The text that is read with it."""


class Dice(Op):
    """check, roll"""

    skill: int
    """NONE for a plain die."""
    rows: tuple[Row, ...]
    cannon: bool
    bonus: int


class Answer(Compiled):
    label: int
    when: int
    block: int


class Ask(Op):
    """choose, vote"""

    answers: tuple[Answer, ...]


class Inner(Op):
    """may, pick_player"""

    block: int


class Whose(Op):
    """for"""

    selector: int
    """Its place in `condition_records.SELECTORS`."""
    which: int
    """The skill, role or action, if it has one."""
    or_top: bool
    block: int


class Branch(Op):
    """if"""

    when: int
    block: int
    otherwise: int


class Price(Op):
    """pay"""

    paid_in: int
    n: int
    block: int
    otherwise: int


class Shift(Compiled):
    dial: int
    n: int
    when: int


class Turn(Op):
    """turn_page"""

    page: int
    shifts: tuple[Shift, ...]


class Place(Op):
    """place_token"""

    space: int
    site: int
    """NONE for rocky waters."""
    entry: int
    stop: bool


AnyOp: TypeAlias = Plain | Number | Pair | Dice | Ask | Inner | Whose | Branch | Price | Turn | Place


class Test(Compiled):
    """A condition. What its numbers mean goes by its kind; parts are other conditions."""

    kind: int
    """Its place in `condition_records.CONDITIONS`."""
    which: int = NONE
    op: int = NONE
    n: int = 0
    other: int = NONE
    parts: tuple[int, ...] = ()


class Block(Compiled):
    source: int
    """The text with which the keys of its words begin, such as "P5.4": whose list it is."""
    ops: tuple[AnyOp, ...]


class Reading(Compiled):
    """A passage."""

    text: int
    voice: int
    when: int


class CompiledEntry(Compiled):
    id: int
    passages: tuple[Reading, ...]
    when: int
    block: int
    otherwise: int
    reader: int
    """NONE where it names none; 0 for me, then the roles."""
    part: int
    """0 for both."""


class CompiledAction(Compiled):
    n: int
    kind: int
    passages: tuple[Reading, ...]
    block: int


class CompiledPage(Compiled):
    id: int
    features: tuple[tuple[int, int], ...]
    """Dial and start."""
    warning: tuple[Reading, ...]
    actions: tuple[CompiledAction, ...]
    end_entry: int


class Trigger(Compiled):
    moment: int
    skill: int
    """NONE for any, or where the moment has none."""
    when: int
    may: bool
    block: int


class CompiledCard(Compiled):
    id: int
    icons: tuple[int, ...]
    """The bonus on each skill."""
    triggers: tuple[Trigger, ...]
    discard: int
    """A block; EMPTY where it has no such effect."""
    any_time: bool


class Program(Compiled):
    """A scenario with core, ready to be sailed."""

    texts: tuple[str, ...]
    """Ids of passages, labels and lines."""
    keywords: tuple[str, ...]
    tests: tuple[Test, ...]
    blocks: tuple[Block, ...]
    entries: tuple[CompiledEntry, ...]
    pages: tuple[CompiledPage, ...]
    treasures: tuple[CompiledCard, ...]
    story_cards: tuple[CompiledCard, ...]
    sheet_events: tuple[tuple[int, ...], ...]
    """The block of each event of each sheet."""
    setup: int
