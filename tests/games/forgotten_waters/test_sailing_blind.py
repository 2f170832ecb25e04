"""The blocks are enough to sail by: a walker that knows no rules, only frames of two integers, runs every script.

Dice, choices and conditions are drawn, so it takes ways that no voyage could; even so each end of round leads on, and
the stack stays small (docs/decisions/0029).
"""

from random import Random

import pytest

from lanternwood.games.forgotten_waters.effect_records import VERBS
from lanternwood.games.forgotten_waters.graph import Graph
from lanternwood.games.forgotten_waters.loading import Loaded, load
from lanternwood.games.forgotten_waters.program import (
    NONE,
    Ask,
    Branch,
    CompiledEntry,
    Dice,
    Inner,
    Number,
    Pair,
    Place,
    Plain,
    Price,
    Turn,
    Whose,
)

DEEPEST, LONGEST = 40, 2000
CUTS = {VERBS.index(verb): verb for verb in ("new_round", "goal", "lose")}
ENTRY, AFTER_SEA, READ_HERE, CHECK_THREAT = map(VERBS.index, ("entry", "after_sea", "read_here", "check_threat"))


class Walker:
    def __init__(self, loaded: Loaded, seed: int) -> None:
        self.program = loaded.program
        self.scenario = loaded.voyage.record
        self.tokens = Graph(loaded.voyage).at_tokens
        self.entries: dict[int, CompiledEntry] = {entry.id: entry for entry in self.program.entries}
        self.chance = Random(seed)
        self.stack: list[tuple[int, int]] = []
        self.deepest = 0

    def run(self, block: int) -> str:
        """What cut the chain, or "" where it came to its end."""
        self.stack = [(block, 0)]
        for _ in range(LONGEST):
            if not self.stack:
                return ""
            block, position = self.stack.pop()
            ops = self.program.blocks[block].ops
            if position < len(ops):
                self.stack.append((block, position + 1))
                if cut := self.step(ops[position]):
                    return cut
            self.deepest = max(self.deepest, len(self.stack))
        raise AssertionError("this never ends")

    def read(self, entry: int) -> None:
        found = self.entries[entry]
        holds = found.when == NONE or self.chance.random() < 0.5
        self.stack.append((found.block if holds else found.otherwise, 0))

    def step(self, op: object) -> str:
        match op:
            case Turn():
                return "turn_page"
            case Number(verb, n):
                if verb in CUTS:
                    return CUTS[verb]
                if verb == ENTRY:
                    self.read(n)
            case Plain(verb):
                return CUTS.get(verb) or self.plain(verb)
            case Dice():
                self.stack.append((self.chance.choice(op.rows).block, 0))
            case Ask():
                offered = [each for each in op.answers if each.when == NONE or self.chance.random() < 0.5]
                self.stack.append((self.chance.choice(offered).block, 0))
            case Branch() | Price():
                self.stack.append((self.chance.choice((op.block, op.otherwise)), 0))
            case Inner():
                self.stack += [(op.block, 0)] * self.chance.randrange(2)
            case Whose():
                self.stack += [(op.block, 0)] * (3 if VERBS[op.verb] == "for" and op.selector == 1 else 1)
            case Pair() | Place():
                pass
            case _:
                raise AssertionError(f"what is {op}?")
        return ""

    def plain(self, verb: int) -> str:
        if verb == AFTER_SEA:
            self.read(self.scenario.after_sea)
        elif verb == READ_HERE:
            self.read(self.chance.choice(self.tokens))
        elif verb == CHECK_THREAT and self.chance.random() < 0.3:
            self.read(self.chance.choice(self.scenario.threat_events))
        return ""


@pytest.mark.rule("FW-LINT-05", "FW-ROUND-01", "FW-ROUND-09")
@pytest.mark.parametrize("name", ["bank-beneath-the-tide", "every-word"])
def test_every_end_of_round_leads_on(name: str) -> None:
    for seed in range(200):
        walker = Walker(load()[name], seed)
        for page in walker.program.pages:
            walker.read(page.end_entry)
            block, _ = walker.stack.pop()
            assert walker.run(block), f"page {page.id}, seed {seed}"
        assert walker.deepest <= DEEPEST


@pytest.mark.parametrize("name", ["bank-beneath-the-tide", "every-word"])
def test_every_action_card_and_event_comes_to_an_end(name: str) -> None:
    for seed in range(60):
        walker = Walker(load()[name], seed)
        program = walker.program
        blocks = [action.block for page in program.pages for action in page.actions]
        blocks += [card.discard for card in program.treasures]
        blocks += [trigger.block for card in (*program.treasures, *program.story_cards) for trigger in card.triggers]
        blocks += [block for events in program.sheet_events for block in events]
        for block in blocks:
            walker.run(block)
        assert walker.deepest <= DEEPEST
