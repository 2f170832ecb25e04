"""What each may know, built up from nothing (section 5 of RULES.md)."""

from collections import Counter
from typing import Literal, TypeAlias

from lanternwood.games.enter_the_forest.contest import fewest_extra, other_dice
from lanternwood.games.enter_the_forest.odds_shown import PoolOdds, pool_odds, reroll_odds
from lanternwood.games.enter_the_forest.state import (
    Answer,
    Bargain,
    Cause,
    Claim,
    Colour,
    Contender,
    Contest,
    Die,
    Ending,
    Fate,
    Help,
    Pass,
    Promise,
    Reduction,
    Risk,
    RiskStage,
    RuinRoll,
    State,
)
from lanternwood.kernel.model import Model, Seat, Viewer


class CharacterView(Model):
    seat: Seat
    name: str
    occupation: str
    background: str
    skills: tuple[str, ...]
    equipment: tuple[str, ...]
    rituals: tuple[str, ...]
    conditions: tuple[str, ...]
    starting: int
    ruin: int | None
    """None: veiled (EF-R23)."""
    turned: bool
    lost: bool
    fate: Fate
    co_gm: bool
    settled: bool


class HelpView(Model):
    seat: Seat
    accepted: bool
    exposed: bool
    exposure: str
    die: Die | None
    used: bool
    matched: bool


class PassView(Model):
    dice: tuple[Die, ...]
    helped: tuple[Die, ...]
    compare: bool | None
    marked: bool | None
    """Whether it marked Ruin; None where the viewer may not know."""


class RiskView(Model, tag="Risk"):
    number: int
    roller: Seat
    task: str
    ritual: bool
    stage: RiskStage
    answers: tuple[Answer, ...]
    skill: Claim | None
    struck: tuple[str, ...]
    bargains: tuple[Bargain, ...]
    dark: bool
    ordered: bool
    helps: tuple[HelpView, ...]
    hung_back: tuple[Seat, ...]
    passes: tuple[PassView, ...]
    highest: int | None
    """The die that is read, once the dice are."""
    complication: str | None
    success: str | None
    passed_on: bool
    odds: PoolOdds | None
    """Of the pool as it stands, or of one more re-roll once the dice lie."""


class ContenderView(Model):
    seat: Seat
    agreed: bool
    edge: Claim | None
    sealed: bool
    extra: int | None
    """How many extra dark dice; known to their owner alone until the reveal."""
    others: int | None
    """All other dice, for their owner."""
    fewest: int | None


class ContestView(Model, tag="Contest"):
    number: int
    proposer: Seat
    stake: str
    deadly: bool | None
    gathering: bool
    contenders: tuple[ContenderView, ...]
    conceded: tuple[Seat, ...]


class RuinRollView(Model, tag="RuinRoll"):
    number: int
    seat: Seat
    cause: str
    stage: Literal["proposed", "called", "condition"]
    die: Die | None


RollView: TypeAlias = RiskView | ContestView | RuinRollView


class ReductionView(Model):
    seat: Seat
    act: str
    stage: Literal["asked", "accepted", "choice", "noticed"]
    die: Die | None
    closed_since: int


class BlindView(Model):
    colours: tuple[Colour, ...]
    dice: tuple[Die, ...]
    """Empty for those who may not see them yet."""
    opened: bool


class ConsentView(Model):
    to: Cause
    agreed: int
    of: int
    seats: tuple[Seat, ...]
    """Who, where that is known; for the pause card it is not."""
    mine: bool


class View(Model):
    seat: Viewer
    """Whose view it is; None for anyone who only watches."""
    seats: int
    gm: Seat | None
    bot_gm: bool
    keeper: Seat | None
    """Who speaks for the Forest in the open roll."""
    push_always: bool
    veil: bool
    evening: int
    closed: int
    characters: tuple[CharacterView, ...]
    roll: RollView | None
    called: Seat | None
    paused: bool
    consents: tuple[ConsentView, ...]
    promises: tuple[Promise, ...]
    reductions: tuple[ReductionView, ...]
    blind: tuple[BlindView, ...]
    notes: tuple[str, ...]
    ending: Ending | None


def view(state: State, viewer: Viewer) -> View:
    return View(
        seat=viewer,
        seats=state.seats,
        gm=state.gm,
        bot_gm=state.bot_gm,
        keeper=None if state.roll is None else state.keeper(),
        push_always=state.push_always,
        veil=state.veil,
        evening=state.evening,
        closed=state.closed,
        characters=tuple(character_view(state, seat, viewer) for seat in state.players()),
        roll=roll_view(state, viewer),
        called=state.called,
        paused=state.paused,
        consents=tuple(consents_view(state, viewer)),
        promises=tuple(state.promises),
        reductions=tuple(
            reduction_view(state, reduction) for reduction in state.reductions if knows(state, viewer, reduction.seat)
        ),
        blind=tuple(
            BlindView(
                tuple(die.colour for die in blind.dice),
                blind.dice if blind.opened or (viewer is not None and viewer == state.gm) else (),
                blind.opened,
            )
            for blind in state.blind
        ),
        notes=() if viewer is None else tuple(state.notes[viewer]),
        ending=state.ending,
    )


def knows(state: State, viewer: Viewer, seat: Seat) -> bool:
    """EF-R23 The player and the game master know what lies behind a veil."""
    return viewer is not None and viewer in (seat, state.gm)


def sees_ruin(state: State, viewer: Viewer, seat: Seat) -> bool:
    return not state.is_veiled(seat) or knows(state, viewer, seat)


def character_view(state: State, seat: Seat, viewer: Viewer) -> CharacterView:
    character = state.character(seat)
    return CharacterView(
        seat,
        character.name,
        character.occupation,
        character.background,
        tuple(character.skills),
        tuple(character.equipment),
        tuple(character.rituals),
        tuple(character.conditions),
        character.starting,
        character.ruin if sees_ruin(state, viewer, seat) else None,
        character.turned,
        character.lost,
        character.fate,
        character.co_gm,
        character.settled,
    )


def roll_view(state: State, viewer: Viewer) -> RollView | None:
    match state.roll:
        case Risk():
            return risk_view(state, state.roll, viewer)
        case Contest():
            return contest_view(state, state.roll, viewer)
        case RuinRoll(number=number, seat=seat, cause=cause, stage=stage, die=die):
            return RuinRollView(number, seat, cause, stage, die)
        case None:
            return None


def risk_view(state: State, risk: Risk, viewer: Viewer) -> RiskView:
    return RiskView(
        risk.number,
        risk.roller,
        risk.task,
        risk.ritual,
        risk.stage,
        tuple(risk.answers),
        risk.skill,
        tuple(risk.struck),
        tuple(risk.bargains),
        risk.dark,
        risk.ordered,
        tuple(help_view(help) for help in risk.helps),
        tuple(risk.hung_back),
        tuple(pass_view(state, risk, one, viewer) for one in risk.passes),
        risk.highest() if risk.stage == "describe" else None,
        risk.complication,
        risk.success,
        risk.passed_on,
        odds_of(state, risk),
    )


def help_view(help: Help) -> HelpView:
    return HelpView(help.seat, help.accepted, help.exposed, help.exposure, help.die, help.used, help.matched)


def pass_view(state: State, risk: Risk, one: Pass, viewer: Viewer) -> PassView:
    """Once the veil is there it covers the whole roll: what was marked before it fell has been announced."""
    marked = one.marked if sees_ruin(state, viewer, risk.roller) else None
    return PassView(one.dice, one.helped, one.compare, marked)


def odds_of(state: State, risk: Risk) -> PoolOdds | None:
    """EF-UI-12 By what lies on the table for all to see, never by anyone's veiled Ruin."""
    light = (risk.skill is not None) + (risk.bargain() is not None)
    if risk.stage == "gathering":
        help = sum(help.accepted for help in risk.helps)
        return pool_odds(light, int(risk.has_dark()), help, state.push_always)
    if risk.stage == "risk":
        dark = sum(die.colour == "dark" for die in risk.passes[-1].dice)
        return reroll_odds(light, dark + 1, tuple(sorted(help.die.face for help in risk.helps if help.die)))
    return None


def contest_view(state: State, contest: Contest, viewer: Viewer) -> ContestView:
    return ContestView(
        contest.number,
        contest.proposer,
        contest.stake,
        contest.deadly,
        contest.gathering(),
        tuple(contender_view(state, contest, contender, viewer) for contender in contest.contenders),
        tuple(contest.conceded),
    )


def contender_view(state: State, contest: Contest, contender: Contender, viewer: Viewer) -> ContenderView:
    mine = viewer == contender.seat
    return ContenderView(
        contender.seat,
        contender.agreed,
        contender.edge,
        contender.sealed is not None,
        contender.sealed if mine else None,
        other_dice(state, contest, contender) if mine else None,
        fewest_extra(state, contest, contender) if mine else None,
    )


def reduction_view(state: State, reduction: Reduction) -> ReductionView:
    since = state.character(reduction.seat).closed_since
    return ReductionView(reduction.seat, reduction.act, reduction.stage, reduction.die, since)


def consents_view(state: State, viewer: Viewer) -> list[ConsentView]:
    """EF-UI-15 Of the pause card it is known how many have agreed, not who."""
    shown = []
    for to in ("resume", "withdraw", "end", "bot"):
        seats = state.consenting(to)
        if seats:
            named = tuple(seats) if to in ("end", "bot") else ()
            shown.append(ConsentView(to, len(seats), len(state.able() or state.players()), named, viewer in seats))
    return shown


def open_view(state: State) -> View:
    """Of a finished evening: every Ruin, as the game master saw it; notes stay whose they are (EF-R39)."""
    bare = state.copy()
    bare.veil = False
    return view(bare, None)


def pieces(state: State) -> Counter[str]:
    """Dice are as many as are needed, and sheets stay with their players: only these are counted."""
    return Counter({"character": len(state.players()), "notebook": len(state.notes)})
