"""Choices and announcements in words, for the log, the terminal and the screen reader."""

from collections.abc import Callable
from typing import Any

from lanternwood.games.nightmare_forest import actions, events
from lanternwood.games.nightmare_forest.content import (
    CAMPERS,
    CARD_IDS,
    CONTENT,
    DAMAGE,
    DEFENCE,
    FOREST,
    GEAR,
    GEAR_IDS,
    CardId,
)
from lanternwood.games.nightmare_forest.odds import THROW_HITS, chance_of
from lanternwood.games.nightmare_forest.view import ForestView, View
from lanternwood.kernel.model import Leave, Seat
from lanternwood.kernel.resigning import Resigned
from lanternwood.kernel.words import at_seat

NAMES = {card.id: card.name for card in [*FOREST, *GEAR, *CAMPERS]}
WITHOUT_ARTICLE = {card.id for card in GEAR if not card.article}
HELPERS = {card.ability: card.name.split()[0] for card in CONTENT.survivors}
"""First names, by what they do."""
FACE_WORDS = {0: "blank", 1: "single", 2: "double"}


def name(card: CardId | None) -> str:
    return NAMES[card] if card else "a face-down card"


def some(card: CardId) -> str:
    """The name with its article: a Rifle, but Bolt Cutters and Duct Tape."""
    return NAMES[card] if card in WITHOUT_ARTICLE else f"a {NAMES[card]}"


def who(view: View, seat: Seat) -> str:
    camper = view.campers[seat].camper
    return NAMES[camper].split()[0] if camper else at_seat(seat)


def dice(count: int) -> str:
    return "1 die" if count == 1 else f"{count} dice"


def wounds(count: int) -> str:
    return "1 wound" if count == 1 else f"{count} wounds"


def counters(count: int) -> str:
    return "1 counter" if count == 1 else f"{count} counters"


def percent(chance: float) -> str:
    if 0 < chance < 0.005:
        return "under 1 %"
    if 0.995 < chance < 1:
        return "over 99 %"
    return f"{chance:.0%}".replace("%", " %")


# Choices


def zombie_on(view: View, spot: int) -> ForestView:
    """The card on a spot of the viewer's own path."""
    assert view.me is not None
    camper = view.campers[view.me]
    if spot < actions.PATH:
        return camper.own[spot]
    return camper.path[0] if spot == actions.PATH else camper.beside[spot - actions.NEXT_FIRST]


def damage_of(view: View, place: int) -> int:
    held = view.hand[place]
    return DAMAGE[GEAR_IDS.index(held.card)] + (held.taped is not None)


def attack_odds(view: View, action: actions.Attack) -> float:
    """RULES.md section 7: the chance to defeat the target as declared."""
    card = zombie_on(view, action.target).card
    assert card
    needed = DEFENCE[CARD_IDS.index(card)] - sum(damage_of(view, place) for place in action.weapons)
    return 1.0 if needed <= 0 else chance_of(action.dice, needed - action.sure_shot)


def label_attack(view: View, action: actions.Attack) -> str:
    means = [held(view, place) for place in action.weapons]
    means += [dice(action.dice)] if action.dice else []
    means += [f"{HELPERS['sure-shot']}'s aim"] if action.sure_shot else []
    target = name(zombie_on(view, action.target).card)
    return f"Attack the {target} with {' + '.join(means)}: {percent(attack_odds(view, action))}"


def label_flip(view: View, action: actions.Flip) -> str:
    if action.spot == actions.PATH:
        return f"Turn up the next card (zone {zombie_on(view, action.spot).zone})"
    where = "at your feet" if action.spot < actions.PATH else "ahead"
    return f"Turn up the zombie {where}"


def label_search(view: View, action: actions.Search) -> str:
    twice = f", {HELPERS['reroll-blank']} looks twice" if action.reroll_blank else ""
    return f"Search with {dice(action.dice)}{twice}"


def label_keep(view: View, action: actions.Keep) -> str:
    question = view.question
    assert question
    assert view.me is not None
    if question.offered:
        return f"Keep the {name(question.offered[action.which])}"
    kept = view.campers[view.me].survivor if action.which == 0 else question.found
    return f"Go on with {name(kept)}"


def held(view: View, place: int) -> str:
    """Own gear by name; two of the same name that do not look the same are told apart."""
    gear = view.hand[place]
    if all(other == gear for other in view.hand if other.card == gear.card):
        return name(gear.card)
    look = "hidden" if not gear.face_up else "taped" if gear.taped else "used" if gear.used else "face up"
    left = f", {gear.shots} left" if gear.shots and gear.face_up else ""
    return f"{name(gear.card)} ({look}{left})"


def obstacle(view: View) -> str:
    return name(zombie_on(view, actions.PATH).card)


LABELS: dict[type, Callable[[View, Any], str]] = {
    actions.ChooseCamper: lambda view, a: f"Be {CAMPERS[a.camper].name}",
    actions.ClaimPath: lambda view, a: f"Take path {a.path + 1}",
    actions.Flip: label_flip,
    actions.Attack: label_attack,
    actions.RollAtObstacle: lambda view, a: f"Roll a die at the {obstacle(view)}",
    actions.SpendAtObstacle: lambda view, a: f"Spend a die on the {obstacle(view)}: 1 counter for sure",
    actions.HackAtObstacle: lambda view, a: (
        f"Use the {held(view, a.weapon)} on the {obstacle(view)}: {counters(damage_of(view, a.weapon))}"
    ),
    actions.IgnoreCache: lambda view, a: f"Leave the {obstacle(view)} unopened",
    actions.Search: label_search,
    actions.UseGear: lambda view, a: f"Use the {held(view, a.gear)}",
    actions.CraftWeapon: lambda view, a: f"Tape the {held(view, a.blade)} to the {held(view, a.gun)}",
    actions.StealGear: lambda view, a: (
        f"Take the {name(view.campers[a.victim].gear[a.gear].card)} from {who(view, a.victim)}"
    ),
    actions.ThrowGear: lambda view, a: (
        f"Throw the {held(view, a.gear)} at {who(view, a.target)}: {percent(THROW_HITS)} to lure a zombie"
    ),
    actions.DropGear: lambda view, a: f"Drop the {held(view, a.gear)}",
    actions.Pass: lambda view, a: "End your turn",
    actions.BlockWith: lambda view, a: f"Block with the {held(view, a.gear)}",
    actions.TakeTheHit: lambda view, a: "Take the hit",
    actions.MuffleWith: lambda view, a: f"Muffle it with the {held(view, a.gear)}",
    actions.LetItRing: lambda view, a: "Let it ring",
    actions.Keep: label_keep,
    actions.Trim: lambda view, a: f"Discard the {held(view, a.gear)}",
    Leave: lambda view, a: f"{who(view, a.seat)} leaves for good",
}


def label(view: View, action: Any) -> str:
    return LABELS[type(action)](view, action)


# Announcements


def faces(rolled: tuple[int, ...]) -> str:
    return ", ".join(FACE_WORDS[face] for face in rolled)


def tell_attack(view: View, e: events.Attacked) -> str:
    means = [name(weapon) for weapon in e.weapons]
    means += [dice(e.dice)] if e.dice else []
    means += [f"{HELPERS['sure-shot']}'s aim"] if e.sure_shot else []
    return f"{who(view, e.seat)} goes for the {name(e.target)} with {' + '.join(means)}."


def tell_noise(view: View, e: events.NoiseChecked) -> str:
    rolled = "So loud that no die is needed" if e.face is None else f"Noise check: {FACE_WORDS[e.face]}"
    return f"{rolled}. {'Something heard it.' if e.attracts else 'Nothing stirs.'}"


def tell_search(view: View, e: events.Searched) -> str:
    again = f" {HELPERS['reroll-blank']} looks again: {FACE_WORDS[e.rerolled[1]]}." if e.rerolled else ""
    return f"{who(view, e.seat)} searches: {faces(e.faces)}.{again}"


def tell_gear(view: View, e: events.GearSeen) -> str:
    """Only the drawer hears this during play; afterwards, so does whoever sees everything."""
    found = "Found" if view.me is None else "You found"
    return f"{found}: {', '.join(name(card) for card in e.gear)}."


def tell_turn(view: View, e: events.TurnBegan) -> str:
    left = "" if e.countdown is None else f" Turns left to get out: {e.countdown}."
    return f"{who(view, e.seat)}'s turn, {dice(e.dice)}.{left}"


def tell_eaten(view: View, e: events.CamperEaten) -> str:
    left = f" Left behind: {', '.join(name(gear) for gear in e.gear)}." if e.gear else ""
    return f"{who(view, e.seat)} is eaten.{left}"


TELLS: dict[type, Callable[[View, Any], str]] = {
    events.FirstPlayerRolled: lambda view, e: f"{at_seat(e.seat)} rolls to go first: {faces(e.faces)}.",
    events.FirstPlayerFound: lambda view, e: f"{at_seat(e.seat)} goes first.",
    events.CamperChosen: lambda view, e: f"{at_seat(e.seat)} is {name(e.camper)}.",
    events.PathClaimed: lambda view, e: f"{who(view, e.seat)} takes path {e.path + 1}.",
    events.TurnBegan: tell_turn,
    events.CardTurnedUp: lambda view, e: f"{who(view, e.seat)} turns up: {name(e.card)}.",
    events.ZoneEntered: lambda view, e: f"{who(view, e.seat)} enters zone {e.zone}: one die and one gear card more.",
    events.GearDrawn: lambda view, e: f"{who(view, e.seat)} draws {e.count} gear.",
    events.GearSeen: tell_gear,
    events.GearDeckRebuilt: lambda view, e: f"The gear discard is shuffled into a new deck of {e.cards}.",
    events.GearTurnedUp: lambda view, e: f"{who(view, e.seat)} shows {some(e.gear)}.",
    events.Attacked: tell_attack,
    events.DiceRolled: lambda view, e: f"Rolled {faces(e.faces)}: {e.total} of {e.needed}.",
    events.ZombieDefeated: lambda view, e: f"The {name(e.card)} goes down.{' One die back.' if e.die_back else ''}",
    events.ZombieHitBack: lambda view, e: f"The {name(e.card)} hits back: {wounds(e.wounds)}.",
    events.BlockAsked: lambda view, e: f"{who(view, e.seat)} may block.",
    events.HitBlocked: lambda view, e: f"{who(view, e.seat)}'s {name(e.gear)} stops {wounds(e.wounds)}.",
    events.Wounded: lambda view, e: f"{who(view, e.seat)} takes {wounds(e.wounds)}, {e.total} in all.",
    events.CamperEaten: tell_eaten,
    events.CamperMoved: lambda view, e: f"{who(view, e.seat)} moves on to space {e.level}.",
    Resigned: lambda view, e: f"{who(view, e.seat)} gives up.",
    events.CamperLeft: lambda view, e: f"{who(view, e.seat)} has left the forest for good.",
    events.MuteAsked: lambda view, e: f"{who(view, e.seat)}'s weapon was loud (level {e.level}).",
    events.NoiseMuffled: lambda view, e: f"{who(view, e.seat)} muffles it with {some(e.gear)}.",
    events.NoiseChecked: tell_noise,
    events.ZombieAdded: lambda view, e: (
        f"A zone {e.zone} zombie creeps up {'on' if e.own_space else 'ahead of'} {who(view, e.seat)}."
    ),
    events.SpaceFull: lambda view, e: f"There is no room for another zombie around {who(view, e.seat)}.",
    events.StackRebuilt: lambda view, e: f"Zone {e.zone} is out of zombies: the defeated ones are shuffled back in.",
    events.NoZombieLeft: lambda view, e: f"Zone {e.zone} has no zombie left to come.",
    events.GunEmptied: lambda view, e: f"{who(view, e.seat)}'s {name(e.gear)} is empty and thrown away.",
    events.CountersPlaced: lambda view, e: (
        f"The {name(e.card)} takes {e.added}: {min(e.counters, e.value)} of {e.value}."
    ),
    events.ObstacleRemoved: lambda view, e: f"{who(view, e.seat)} gets through the {name(e.card)}.",
    events.CacheIgnored: lambda view, e: f"{who(view, e.seat)} leaves the {name(e.card)} behind.",
    events.GearUsed: lambda view, e: f"{who(view, e.seat)} uses {some(e.gear)}.",
    events.Healed: lambda view, e: f"{who(view, e.seat)} heals {wounds(e.wounds)}, {e.total} left.",
    events.DieRefreshed: lambda view, e: f"{who(view, e.seat)} gets a die back.",
    events.WeaponCrafted: lambda view, e: f"{who(view, e.seat)} tapes {some(e.blade)} to the {name(e.gun)}.",
    events.GearStolen: lambda view, e: f"{who(view, e.seat)} takes the {name(e.gear)} from {who(view, e.victim)}.",
    events.GearThrown: lambda view, e: f"{who(view, e.seat)} throws {some(e.gear)} at {who(view, e.target)}.",
    events.ThrowRolled: lambda view, e: f"The throw shows a {FACE_WORDS[e.face]}.",
    events.GearDropped: lambda view, e: f"{who(view, e.seat)} drops {some(e.gear)}.",
    events.Searched: tell_search,
    events.TwoGearOffered: lambda view, e: f"Choose one: {name(e.gear[0])} or {name(e.gear[1])}.",
    events.KeepAsked: lambda view, e: f"{who(view, e.seat)} found two things and keeps one.",
    events.GearPutBack: lambda view, e: f"{who(view, e.seat)} leaves {some(e.gear)}.",
    events.SurvivorJoined: lambda view, e: f"{name(e.survivor)} joins {who(view, e.seat)}.",
    events.SurvivorLeft: lambda view, e: f"{name(e.survivor)} stays behind.",
    events.GearTrimmed: lambda view, e: f"{who(view, e.seat)} discards {some(e.gear)}.",
    events.TurnEnded: lambda view, e: f"{who(view, e.seat)} stops here.",
    events.CountdownBegan: lambda view, e: f"{who(view, e.seat)} is the last one: {e.turns} turns to get out.",
    events.Escaped: lambda view, e: f"{who(view, e.seat)} reaches the road. Out, alive.",
    events.ForestWon: lambda view, e: "The forest wins." if not e.rounds_over else "Nobody made it by morning.",
}


def tell(view: View, event: Any) -> str:
    return TELLS[type(event)](view, event)
