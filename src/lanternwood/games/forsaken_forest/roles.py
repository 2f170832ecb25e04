"""The roles as small numbers (RULES.md, 2.4): teams, shown cards and who counts as what."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from lanternwood.games.forsaken_forest.content import CONTENT, RoleId, Team

Role: TypeAlias = int

ROLE_IDS: Final[list[RoleId]] = [role.id for role in CONTENT.roles]
ROLE: Final[dict[RoleId, Role]] = {role_id: role for role, role_id in enumerate(ROLE_IDS)}
ROLE_NAMES: Final[list[str]] = [role.name for role in CONTENT.roles]
ROLE_COPIES: Final[list[int]] = [role.copies for role in CONTENT.roles]

COMMONFOLK: Final = ROLE["commonfolk"]
ORACLE: Final = ROLE["oracle"]
NAVIGATOR: Final = ROLE["navigator"]
PRIEST: Final = ROLE["priest"]
BLESSED: Final = ROLE["blessed"]
CURSED: Final = ROLE["cursed"]
FORSAKEN: Final = ROLE["forsaken"]
COWARD: Final = ROLE["coward"]
SILENCER: Final = ROLE["silencer"]
SHROUDED: Final = ROLE["shrouded"]

TRUE_FORSAKEN: Final[list[bool]] = [role in (FORSAKEN, SILENCER, SHROUDED) for role in range(len(ROLE_IDS))]
"""Who meets by night and is counted against the others."""
TEAM: Final[list[Team]] = [role.team for role in CONTENT.roles]
SHOWN: Final[list[Role]] = [ROLE[role.shown or role.id] for role in CONTENT.roles]
"""The face that a Peek sees once Night One's exchanges are done (FF-KEY-PEEK-02)."""
SPECIAL: Final[list[Role]] = [role for role in range(len(ROLE_IDS)) if role not in (COMMONFOLK, FORSAKEN)]
"""FF-ROLE-GEN-02"""


def reserve_beside(roles: Sequence[Role]) -> list[Role]:
    """FF-SETUP-12 The role cards that are not in the list."""
    return [role for role, copies in enumerate(ROLE_COPIES) for _ in range(copies - roles.count(role))]
