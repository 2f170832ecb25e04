"""The rulebook's words that structure files and code share, in the order in which they are numbered."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

Skill = Literal["exploration", "brawn", "hunting", "aim", "swagger", "navigation"]
SKILLS: tuple[Skill, ...] = get_args(Skill)
"""FW-SHEET-02"""
Stat = Literal["hull", "supplies", "crew", "discontent"]
STATS: tuple[Stat, ...] = get_args(Stat)
"""FW-STAT-01"""
Role = Literal["scribe", "quartermaster", "mate", "boatswain", "cooper", "gunner", "lookout"]
ROLES: tuple[Role, ...] = get_args(Role)
"""In the order in which they are dealt (FW-ROLE-09)."""
Dial = Literal["A", "B", "C", "D", "E"]
DIALS: tuple[Dial, ...] = get_args(Dial)
"""FW-DIAL-01"""
Trust = Literal["cold", "even", "warm"]
TRUST: tuple[Trust, ...] = get_args(Trust)
"""FW-TRUST-01"""
Kind = Literal["unlimited", "limited", "required"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""Of actions (FW-PLAN-07, 08, 10)."""
TokenType = Literal["sun", "storm", "ship", "fog", "island", "rocky"]
TOKEN_TYPES: tuple[TokenType, ...] = get_args(TokenType)
"""FW-MAP-09, and rocky waters (FW-MAP-06)."""
Resource = Literal[
    "supplies", "hull", "crew", "discontent", "infamy", "treasure", "star", "cannon", "map", "threat", "reroll"
]  # fmt: skip
RESOURCES: tuple[Resource, ...] = get_args(Resource)
"""What a guide symbol can show besides skills and dials (FW-R70)."""
Paid = Literal["supplies", "treasure"]
PAID: tuple[Paid, ...] = get_args(Paid)
LossReason = Literal["drowned", "mutiny", "threat"]
LOSSES: tuple[LossReason, ...] = get_args(LossReason)
"""In the order in which they are reported (FW-END-10)."""
Comparison = Literal["=", "!=", "<", "<=", ">", ">="]
COMPARISONS: tuple[Comparison, ...] = get_args(Comparison)
Moment = Literal[
    "turn_start", "before_check", "after_check", "gain_treasure", "gain_infamy", "crew_fed", "page_turned", "robbed"
]  # fmt: skip
MOMENTS: tuple[Moment, ...] = get_args(Moment)
"""When a card may do something."""
SITES = "ABCDEFGHIJKLMN"
"""FW-R66"""
COLUMNS, ROWS = "ABCDEFGHI", "1234567"
SPACES = tuple(f"{column}{row}" for column in COLUMNS for row in ROWS)
"""FW-R38"""

Space = Annotated[str, Meta(pattern="^[A-I][1-7]$", description="a space from A1 to I7")]
Site = Annotated[str, Meta(pattern="^[A-N]$", description="a site from A to N")]
Place = Annotated[
    str, Meta(pattern=f"^([A-N]|{'|'.join(TOKEN_TYPES)})$", description="a site from A to N or a type of token")
]
"""Where the ship is: a site, or a token of a type."""
Keyword = Annotated[str, Meta(pattern="^[A-Z][A-Z_]*$", description="a keyword in capitals")]
Label = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", description="a short name in small letters")]
"""Of a passage or an option: the end of its key in the prose."""
Few = Annotated[int, Meta(ge=1, le=12)]
Number = Annotated[int, Meta(ge=0, le=99)]
Delta = Annotated[int, Meta(ge=-12, le=12)]
OnDial = Annotated[int, Meta(ge=0, le=12)]
Level = Annotated[int, Meta(ge=1, le=3)]
Face = Annotated[int, Meta(ge=1, le=12)]
PageId = Annotated[int, Meta(ge=1, le=99)]
EntryId = Annotated[int, Meta(ge=100, le=999)]
StoryId = Annotated[int, Meta(ge=1, le=96)]
ActionNumber = Annotated[int, Meta(ge=1, le=8)]


def neighbours(space: Space) -> list[Space]:
    """The spaces that touch one, clockwise from the lower right (FW-R38)."""
    column, row = COLUMNS.index(space[0]), ROWS.index(space[1])
    lower = column % 2
    steps = ((1, lower), (1, lower - 1), (0, -1), (-1, lower - 1), (-1, lower), (0, 1))
    reached = [(column + across, row + down) for across, down in steps]
    return [COLUMNS[c] + ROWS[r] for c, r in reached if 0 <= c < len(COLUMNS) and 0 <= r < len(ROWS)]
