"""From records to a program, once, when a scenario is loaded. The same package gives the same numbers everywhere."""

from collections.abc import Iterable

from lanternwood.games.forgotten_waters import condition_records as c
from lanternwood.games.forgotten_waters import effect_records as e
from lanternwood.games.forgotten_waters import verb_records as v
from lanternwood.games.forgotten_waters.compiling_conditions import Tests
from lanternwood.games.forgotten_waters.packages import Voyage
from lanternwood.games.forgotten_waters.program import (
    EMPTY,
    NONE,
    Answer,
    AnyOp,
    Ask,
    Block,
    Branch,
    CompiledAction,
    CompiledCard,
    CompiledEntry,
    CompiledPage,
    Dice,
    Inner,
    Number,
    Pair,
    Place,
    Plain,
    Price,
    Program,
    Reading,
    Row,
    Shift,
    Trigger,
    Turn,
    Whose,
)
from lanternwood.games.forgotten_waters.records import (
    EntryRecord,
    PageRecord,
    PassageRecord,
    StoryCardRecord,
    TreasureRecord,
)
from lanternwood.games.forgotten_waters.scripts import all_conditions, scripts_of, steps_within
from lanternwood.games.forgotten_waters.terms import (
    DIALS,
    KINDS,
    LOSSES,
    MOMENTS,
    PAID,
    ROLES,
    SITES,
    SKILLS,
    SPACES,
)

READERS = ("me", *ROLES)


def compile_voyage(voyage: Voyage) -> Program:
    """Of a voyage without faults."""
    return Compiler(voyage).program()


class Compiler:
    def __init__(self, voyage: Voyage) -> None:
        self.voyage = voyage
        self.texts: dict[str, int] = {}
        self.keywords = keywords_of(voyage)
        self.tests = Tests(self.keywords, tuple(sheet.record.id for sheet in voyage.sheets))
        self.blocks: list[Block] = [Block(self.text(""), ())]
        self.key = ""
        """With which the keys of the words of what is being compiled begin."""

    def program(self) -> Program:
        voyage = self.voyage
        setup = self.block("setup", voyage.record.setup.fx)
        entries = tuple(self.entry(placed.record) for placed in voyage.entries.values())
        pages = tuple(self.page(placed.record) for placed in voyage.pages.values())
        treasures = tuple(self.card(f"T{id}", placed.record) for id, placed in voyage.treasures.items())
        stories = tuple(self.card(f"S{id}", placed.record) for id, placed in voyage.story_cards.items())
        events = tuple(
            tuple(
                self.block(f"{sheet.record.id}.event.{n}", event.fx) for n, event in enumerate(sheet.record.events, 1)
            )
            for sheet in voyage.sheets
        )
        return Program(
            texts=tuple(self.texts),
            keywords=self.keywords,
            tests=tuple(self.tests.all),
            blocks=tuple(self.blocks),
            entries=entries,
            pages=pages,
            treasures=treasures,
            story_cards=stories,
            sheet_events=events,
            setup=setup,
        )

    def text(self, key: str) -> int:
        return self.texts.setdefault(key, len(self.texts))

    def when(self, when: c.Testing | None) -> int:
        return NONE if when is None else self.tests.number(when)

    def entry(self, record: EntryRecord) -> CompiledEntry:
        key = str(record.id)
        return CompiledEntry(
            id=record.id,
            passages=self.passages(key, record.passages),
            when=self.when(record.when),
            block=self.block(key, record.fx),
            otherwise=self.block(key, record.otherwise),
            reader=READERS.index(record.reader) if record.reader else NONE,
            part=record.part or 0,
        )

    def page(self, record: PageRecord) -> CompiledPage:
        actions = []
        for action in record.actions:
            key = f"P{record.id}.{action.n}"
            passages = self.passages(key, action.passages)
            actions.append(CompiledAction(action.n, KINDS.index(action.kind), passages, self.block(key, action.fx)))
        return CompiledPage(
            id=record.id,
            features=tuple((DIALS.index(feature.dial), feature.start) for feature in record.features),
            warning=self.passages(f"P{record.id}.warning", record.warning),
            actions=tuple(actions),
            end_entry=record.end_entry,
        )

    def card(self, key: str, record: TreasureRecord | StoryCardRecord) -> CompiledCard:
        discard = record.discard if isinstance(record, TreasureRecord) else None
        triggers = tuple(
            Trigger(
                moment=MOMENTS.index(trigger.on.moment),
                skill=NONE if trigger.on.skill in (None, "any") else SKILLS.index(trigger.on.skill),
                when=self.when(trigger.when),
                may=trigger.may,
                block=self.block(key, trigger.fx),
            )
            for trigger in record.triggers
        )
        return CompiledCard(
            id=record.id,
            icons=tuple(sum(icon.bonus for icon in record.icons if icon.skill == skill) for skill in SKILLS),
            triggers=triggers,
            discard=self.block(key, discard.fx) if discard else EMPTY,
            any_time=discard.any_time if discard else False,
        )

    def passages(self, key: str, passages: Iterable[PassageRecord]) -> tuple[Reading, ...]:
        cast = self.voyage.record.cast
        return tuple(
            Reading(
                self.text(f"{key}.{passage.id}"),
                cast.index(passage.voice) if passage.voice else NONE,
                self.when(passage.when),
            )
            for passage in passages
        )

    def block(self, key: str, fx: e.Effects) -> int:
        """A list of effects; those inside it come before it, so that a block never names a later one."""
        if not fx:
            return EMPTY
        self.key = key
        ops = tuple(self.op(effect) for effect in fx)
        self.blocks.append(Block(self.text(key), ops))
        return len(self.blocks) - 1

    def inner(self, fx: e.Effects) -> int:
        return self.block(self.key, fx)

    def op(self, effect: e.Effect) -> AnyOp:
        verb = e.EFFECTS.index(type(effect))
        match effect:
            case v.Change() | v.Count() | v.ThreatSet():
                return Number(verb, effect.n)
            case v.DialMoves() | v.DialSet():
                return Pair(verb, DIALS.index(effect.dial), effect.n)
            case v.GainSkill():
                return Pair(verb, SKILLS.index(effect.skill), effect.n)
            case v.CannonGain():
                return Pair(verb, effect.level, int(effect.loaded))
            case v.Story() | v.StoryReturn():
                return Number(verb, effect.story)
            case v.DieSet():
                return Number(verb, effect.face)
            case v.ReadEntry():
                return Number(verb, effect.entry)
            case v.TurnPage():
                return Turn(verb, effect.page, tuple(self.shift(shift) for shift in effect.dials))
            case v.StartPart():
                return Number(verb, effect.part)
            case v.Lose():
                return Number(verb, LOSSES.index(effect.reason))
            case v.OfAction():
                return Number(verb, effect.action)
            case v.OfSpace():
                return Number(verb, SPACES.index(effect.space))
            case v.PlaceToken():
                return self.place(verb, effect.token)
            case v.OfKeyword():
                return Number(verb, self.keywords.index(effect.keyword))
            case v.QuartersAdd():
                return Number(verb, effect.note)
            case v.MissionTick():
                return Number(verb, effect.box)
            case v.SetObjective():
                return Number(verb, effect.objective)
            case v.Say():
                return Number(verb, self.text(f"{self.key}.{effect.passage}"))
            case e.Pay():
                price = (PAID.index(effect.cost.paid_in), effect.cost.amount)
                return Price(verb, *price, self.inner(effect.fx), self.inner(effect.otherwise))
            case e.Check():
                options = effect.options
                return Dice(verb, SKILLS.index(effect.skill), self.rows(effect), options.cannon, options.bonus or 0)
            case e.Roll():
                return Dice(verb, NONE, self.rows(effect), False, 0)
            case e.Choose() | e.Vote():
                return Ask(verb, tuple(self.answer(option) for option in effect.options))
            case e.May() | e.PickPlayer():
                return Inner(verb, self.inner(effect.fx))
            case e.For():
                return self.whose(verb, effect)
            case e.If():
                return Branch(verb, self.when(effect.when), self.inner(effect.fx), self.inner(effect.otherwise))
            case _:
                return Plain(verb)

    def rows(self, dice: e.Check | e.Roll) -> tuple[Row, ...]:
        key = self.key
        return tuple(Row(row.low, self.inner(row.fx), self.text(f"{key}.{row.low}")) for row in dice.rows)

    def answer(self, option: e.Option) -> Answer:
        return Answer(self.text(f"{self.key}.{option.label}"), self.when(option.when), self.inner(option.fx))

    def shift(self, shift: v.DialShift) -> Shift:
        return Shift(DIALS.index(shift.dial), shift.n, self.when(shift.when))

    def place(self, verb: int, token: v.PlacedToken) -> Place:
        site = SITES.index(token.site) if token.site else NONE
        return Place(verb, SPACES.index(token.space), site, token.entry or NONE, token.stop)

    def whose(self, verb: int, effect: e.For) -> Whose:
        selector, which, or_top = c.SELECTORS.index(type(effect.who)), NONE, False
        match effect.who:
            case c.Highest() | c.Lowest():
                which = SKILLS.index(effect.who.skill)
            case c.OfRole():
                which = ROLES.index(effect.who.role)
            case c.Chooser():
                which, or_top = effect.who.action, effect.who.otherwise == "top"
            case _:
                pass
        return Whose(verb, selector, which, or_top, self.inner(effect.fx))


def keywords_of(voyage: Voyage) -> tuple[str, ...]:
    """All that are written or asked for, by the alphabet."""
    placed = (*voyage.core.placed, *voyage.scenario.placed)
    effects = (step.effect for script in scripts_of(placed) for step in steps_within(script))
    written = {effect.keyword for effect in effects if isinstance(effect, v.OfKeyword)}
    tested = {when.keyword for each in placed for _, when in all_conditions(each) if isinstance(when, c.Log)}
    return tuple(sorted(written | tested))
