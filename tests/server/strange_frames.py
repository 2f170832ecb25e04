"""Frames of every kind that may come over a socket: sound ones, nearly sound ones, and plain noise."""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

MOST_BYTES = 64 * 1024

ODD_TEXTS = (
    "", " ", "x", "\x00", "\u200b", "\u202e", "🦉", "ß" * 64, "x" * 501, "None", "../..", "<b>", "'; --", "\ud7ff",
    "\uffff",
)  # fmt: skip
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63), 2**64 - 1, 0.5, -0.0, 1e308,
    [], {}, [[]], {"type": "Act"}, {"": None}, [None] * 50, *ODD_TEXTS,
)  # fmt: skip
ODD_JSON = (
    b"1e999", b"-1e999", b"NaN", b"Infinity", b"-", b"01", b"1" * 400, b"-" + b"9" * 5000,
    b'"\\ud800"', b'"\\x"', b'"\\u12"', b"'a'", b"[1,]", b"{,}", b'{"a" 1}', b"tru", b"nul", b"\xef\xbb\xbf{}",
    b"/**/{}", b"[" * 3000, b'{"a":' * 3000, b'"' + b"x" * 60_000,
    b"[" * 900 + b"]" * 900, b'{"a":' * 900 + b"1" + b"}" * 900,
)  # fmt: skip
FIELDS: dict[str, dict[str, tuple[Any, ...]]] = {
    "Say": {"words": ("Good evening", "x", "🦉 hoo", "x" * 500, "x" * 501, " ", "")},
    "SetTable": {
        "options": (
            {}, {"speed": True}, {"first_seat": 1}, {"first_seat": 2**70}, {"first_seat": -3}, {"speed": 1}, {"x": 1},
        ),
        "clock": ("none", "none", "fast", "", 0),
        "pace": ("calm", "quick", "instant", "slow"),
        "listed": (True, False, "yes"),
    },
    "SetMe": {
        "name": ("Bo", "", "x" * 25, "Ann", " "),
        "emblem": ("owl", "fox", "dragon"),
        "word": ("", "moss", "x" * 65),
    },
    "Bring": {
        "value": (None, {}, {"cards": [1, 2]}, [], "moss", 2**70),
        "text": ("", "moss", "x" * 20_001),
        "member": ("MEMBER", "nobody", None),
    },
    "SitDown": {},
    "StandUp": {},
    "SeatBot": {"level": ("", "RANDOM", "steady ", "x" * 24, "x" * 25, None)},
    "Start": {},
    "TakeBack": {},
    "Rematch": {},
    "RecoveryCode": {},
    "Ping": {},
    "Remove": {"member": ("ME", "nobody", "", 7)},
    "Silence": {"member": ("MEMBER", "nobody"), "silent": (True, False, 0, "no")},
    "StandIn": {"member": ("OTHER", "nobody", None)},
    "Nudge": {"member": ("MEMBER", "nobody")},
    "Act": {},
    "Hello": {
        "protocol": (1, 0, 2, "1"),
        "table": ("CODE", "ZZZZ", "", "x" * 7),
        "token": (None, "x" * 16, "", 1),
        "seen": (0, -1, 2**70),
    },
    "LeaveTable": {"why": ("tired",)},
    "Resign": {"why": ("tired",)},
    "Dance": {"with": ("me",)},
}  # fmt: skip
"""What commands may hold, sound and not. Nobody is really removed, and no bot is called that would act by itself."""


@dataclass(slots=True)
class Known:
    """What whoever sends the frames knows of the table."""

    code: str
    me: str
    others: list[str]
    ask: dict[str, Any] | None = None
    old_asks: list[str] = field(default_factory=list)
    old_actions: list[Any] = field(default_factory=list)
    sent: list[bytes] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Strange:
    kind: str
    data: bytes
    binary: bool = False
    pieces: int = 1

    def __str__(self) -> str:
        return f"{self.kind}: {self.data[:300]!r}"


class StrangeFrames:
    def __init__(self, chance: Random, name: str) -> None:
        self.chance = chance
        self.name = name
        self.count = 0
        self.kinds = {
            self.sound: 20, self.bent: 30, self.mutated: 15, self.act: 20, self.again: 8, self.odd: 4, self.noise: 4,
            self.nested: 2, self.binary: 4, self.in_pieces: 4, self.oversized: 1,
        }  # fmt: skip

    def next(self, known: Known) -> Strange:
        make = self.chance.choices(list(self.kinds), list(self.kinds.values()))[0]
        strange = make(known)
        known.sent = [*known.sent[-50:], strange.data]
        return strange

    def command(self, known: Known) -> dict[str, Any]:
        kind = self.chance.choice(list(FIELDS))
        fields = {name: self.chance.choice(values) for name, values in FIELDS[kind].items()}
        if kind in ("SetTable", "SetMe"):
            fields = dict(self.chance.sample(list(fields.items()), self.chance.randrange(len(fields) + 1)))
        if kind == "Act":
            fields = self.action(known)
        stands_for = {
            "ME": [known.me], "OTHER": known.others, "MEMBER": [known.me, *known.others], "CODE": [known.code],
        }  # fmt: skip
        given = {
            name: self.chance.choice(stands_for[value]) if isinstance(value, str) and value in stands_for else value
            for name, value in fields.items()
        }
        self.count += 1
        return {"type": kind, "id": f"{self.name}-{self.count}", **given}

    def action(self, known: Known) -> dict[str, Any]:
        """In turn or out of it, fresh or stale, offered or not."""
        offered = [choice["action"] for choice in known.ask["choices"]] if known.ask else []
        action = self.chance.choice(
            [*offered, *known.old_actions[-20:], {"type": "Pass"}, {"type": "Timeout"}, {}, None]
        )
        if isinstance(action, dict) and self.chance.random() < 0.5:
            action = self.bend(action)
        asks = [known.ask["id"]] * 3 if known.ask else []
        return {"ask": self.chance.choice([*asks, *known.old_asks[-5:], "", "0" * 16, "x" * 65]), "action": action}

    def bend(self, thing: dict[str, Any]) -> dict[str, Any]:
        """One field wrong, missing or too many."""
        bent = dict(thing)
        name = self.chance.choice([*bent, "type", "more"])
        if self.chance.random() < 0.25:
            bent.pop(name, None)
        else:
            bent[name] = self.chance.choice(ODD_VALUES)
        return bent

    # The kinds

    def sound(self, known: Known) -> Strange:
        return Strange("sound", written(self.command(known)))

    def bent(self, known: Known) -> Strange:
        return Strange("bent", written(self.bend(self.command(known))))

    def act(self, known: Known) -> Strange:
        self.count += 1
        return Strange("act", written({"type": "Act", "id": f"{self.name}-{self.count}", **self.action(known)}))

    def mutated(self, known: Known) -> Strange:
        """Some bytes changed, taken out or put in."""
        data = bytearray(written(self.command(known)))
        for _ in range(self.chance.randrange(1, 4)):
            at = self.chance.randrange(len(data) + 1)
            put = self.chance.choice([b"", bytes([self.chance.randrange(256)]), b'"', b"}", b",", b"\\", b"\x00"])
            data[at : at + self.chance.randrange(3)] = put
        return Strange("mutated", bytes(data))

    def again(self, known: Known) -> Strange:
        return Strange("again", self.chance.choice(known.sent)) if known.sent else self.sound(known)

    def odd(self, known: Known) -> Strange:
        odd = self.chance.choice(ODD_JSON)
        if self.chance.random() < 0.5:
            return Strange("odd", odd)
        command = written(self.command(known))
        return Strange("odd", command[:-1] + b',"more":' + odd + b"}")

    def nested(self, known: Known) -> Strange:
        deep = self.chance.choice([10, 900, 1100, 5000, 15_000])
        if self.chance.random() < 0.5:
            inner = b"[" * deep + b"]" * deep
        else:
            inner = b'{"a":' * (deep // 2) + b"0" + b"}" * (deep // 2)
        outer = self.chance.choice(
            [
                b"%s",
                b'{"type":"Act","id":"n","ask":"","action":%s}',
                b'{"type":"SetTable","id":"n","options":{"speed":%s}}',
            ]
        )
        return Strange("nested", outer % inner)

    def noise(self, known: Known) -> Strange:
        return Strange("noise", self.chance.randbytes(self.chance.randrange(200)))

    def binary(self, known: Known) -> Strange:
        data = self.chance.choice([b"", self.chance.randbytes(40), written(self.bend(self.command(known)))])
        return Strange("binary", data, binary=True)

    def in_pieces(self, known: Known) -> Strange:
        return Strange("in pieces", written(self.command(known)), pieces=self.chance.randrange(2, 6))

    def oversized(self, known: Known) -> Strange:
        size = MOST_BYTES + self.chance.choice([-200, 1, 1000, 300_000])
        said = written({"type": "Say", "id": "long", "words": "x" * size})
        return Strange("oversized", said)


def written(thing: Any) -> bytes:
    """By an encoder that writes numbers of any size."""
    return json.dumps(thing, ensure_ascii=False).encode()
