"""The modules of the rules that play is spent in. None of them defines a Struct."""

MODULES = (
    "cards",
    "choices",
    "dice",
    "fight",
    "gear",
    "hands",
    "noise",
    "obstacles",
    "path",
    "redeal",
    "rules",
    "search",
    "setup",
    "state",
    "throw",
    "tools",
    "turn",
)
