// Written by `./lantern client-types` from the Python models. Do not edit.

export type Subtype = 'navigation' | 'resistance' | 'weapon' | 'alliance' | 'insight' | 'discovery' | 'suspicion' | 'revival' | 'betrayal';

export type Speed = 'slow' | 'fast';

/** Navigation: the player announces so many Territories and Forges them in order. */
export interface Forge {
  do: 'forge';
  paths: number;
  straight: boolean;
  /** False where none of them may be a Destination Territory. */
  destinations: boolean;
  /** First a Path is announced that is taken off the board. */
  take_up: boolean;
}

export interface Draw {
  do: 'draw';
  cards: number;
  who: 'player' | 'both';
}

export type Forbiddable = 'slow' | 'fast' | 'forest' | 'navigation';

export interface Forbid {
  do: 'forbid';
  what: readonly Forbiddable[];
}

export interface DestroyPath {
  do: 'destroy-path';
}

export interface DestroyCurse {
  do: 'destroy-curse';
}

/** Puts the target on Doorstep. */
export interface Strike {
  do: 'strike';
}

/** Lies by the target and puts them on Doorstep at the end of the Turn Cycle. */
export interface Poison {
  do: 'poison';
}

/** Puts on Doorstep whoever plays the Slow Navigation card that is pending. */
export interface Trap {
  do: 'trap';
}

export interface Swap {
  do: 'swap';
}

export interface Give {
  do: 'give';
}

/** The target Peeks at the player's role card. */
export interface Bare {
  do: 'bare';
}

export interface Peek {
  do: 'peek';
  at: 'destination' | 'role' | 'hand' | 'spirit';
  /** The target Peeks as well. */
  both: boolean;
}

export interface DiscardOne {
  do: 'discard';
}

export interface Recover {
  do: 'recover';
}

export interface Foresee {
  do: 'foresee';
  cards: number;
}

export interface Accuse {
  do: 'accuse';
}

export interface Demand {
  do: 'demand';
}

export interface Revive {
  do: 'revive';
}

/** The target discards cards at random. */
export interface Spoil {
  do: 'spoil';
  cards: number;
}

/** The player discards their hand. */
export interface Unburden {
  do: 'unburden';
}

export interface Pillory {
  do: 'pillory';
}

export interface Steal {
  do: 'steal';
}

export interface Redirect {
  do: 'redirect';
}

export interface Nightfall {
  do: 'nightfall';
}

/** Each living player discards 1 card at random. */
export interface Scatter {
  do: 'scatter';
}

/** A random living player is put on Doorstep. */
export interface Maul {
  do: 'maul';
}

/** Random Paths are destroyed. */
export interface WashAway {
  do: 'wash-away';
  paths: number;
}

/** A random living player discards their hand. */
export interface Swallow {
  do: 'swallow';
}

export interface PassOn {
  do: 'pass-on';
}

export interface Lightning {
  do: 'lightning';
}

export interface Curse {
  do: 'curse';
  on: 'player' | 'group';
  /** After so many times it is used up; 0 if it is not counted. */
  times: number;
}

/** Each living player draws. */
export interface ShareOut {
  do: 'share-out';
  cards: number;
}

export interface TurnUpDeadEnd {
  do: 'map';
}

export interface LiftCurses {
  do: 'lift-curses';
}

/** Each living player may discard 1 card to draw 1. */
export interface Renew {
  do: 'renew';
}

export type Effect = Forge | Draw | Forbid | DestroyPath | DestroyCurse | Strike | Poison | Trap | Swap | Give | Bare | Peek | DiscardOne | Recover | Foresee | Accuse | Demand | Revive | Spoil | Unburden | Pillory | Steal | Redirect | Nightfall | Scatter | Maul | WashAway | Swallow | PassOn | Lightning | Curse | ShareOut | TurnUpDeadEnd | LiftCurses | Renew;

export interface TravelersCard {
  id: string;
  name: string;
  subtype: Subtype;
  speed: Speed;
  copies: number;
  text: string;
  effects: readonly Effect[];
}

export type ForestSubtype = 'darkness' | 'disaster' | 'curse';

export interface ForestCard {
  id: string;
  name: string;
  subtype: ForestSubtype;
  copies: number;
  text: string;
  effects: readonly Effect[];
}

export interface Artifact {
  id: string;
  name: string;
  kind: 'finder' | 'group';
  text: string;
  effects: readonly Effect[];
  uses: number;
  copies: number;
}

export type RoleId = 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded';

export type Team = 'villagers' | 'forsaken';

export interface Role {
  id: RoleId;
  name: string;
  team: Team;
  copies: number;
  weight: number;
  /** For which side the weight counts (FF-DIST-04, FF-DIST-06). */
  side: Team;
  text: string;
  /** The face that a Peek sees, if it is not its own. */
  shown: RoleId | null;
}

export type DestinationId = 'village' | 'void' | 'dead-end';

export interface Destination {
  id: DestinationId;
  name: string;
  copies: number;
  text: string;
}

export type NightActionId = 'shelter-from-evil' | 'ritual-sacrifice' | 'entangle';

export interface NightAction {
  id: NightActionId;
  name: string;
  placed_by: RoleId;
  text: string;
}

/** FF-TALK-10 What a kind of statement says: one sentence, or one for each value of a field. */
export interface Saying {
  /** The kind. */
  id: string;
  text: string;
  /** The field that picks the sentence, if there are several. */
  by: string;
  texts: Record<string, string>;
}

/** All cards of one set of content files, and what can be said of them. */
export interface Content {
  travelers: readonly TravelersCard[];
  forest: readonly ForestCard[];
  artifacts: readonly Artifact[];
  roles: readonly Role[];
  destinations: readonly Destination[];
  night_actions: readonly NightAction[];
  sayings: readonly Saying[];
}

export const content: Content = {
  travelers: [
    { id: 'wander', name: 'Wander', subtype: 'navigation', speed: 'slow', copies: 40, text: 'Forge 1 Path.', effects: [{ do: 'forge', paths: 1, straight: false, destinations: true, take_up: false }] },
    { id: 'press-on', name: 'Press On', subtype: 'navigation', speed: 'slow', copies: 6, text: 'Name 1 or 2 Territories, the second open once the first is placed. Forge them in order.', effects: [{ do: 'forge', paths: 2, straight: false, destinations: true, take_up: false }] },
    { id: 'scout-ahead', name: 'Scout Ahead', subtype: 'navigation', speed: 'slow', copies: 5, text: 'Forge 1 Path, then draw 1 card.', effects: [{ do: 'forge', paths: 1, straight: false, destinations: true, take_up: false }, { do: 'draw', cards: 1, who: 'player' }] },
    { id: 'trailblaze', name: 'Trailblaze', subtype: 'navigation', speed: 'slow', copies: 3, text: 'Name 1 to 3 Territories in one straight line, none of them a Destination. Forge them in order.', effects: [{ do: 'forge', paths: 3, straight: true, destinations: false, take_up: false }] },
    { id: 'double-back', name: 'Double Back', subtype: 'navigation', speed: 'slow', copies: 3, text: 'Take up 1 Path that is not on a Destination, then Forge 1 Path elsewhere.', effects: [{ do: 'forge', paths: 1, straight: false, destinations: true, take_up: true }] },
    { id: 'sprint', name: 'Sprint', subtype: 'navigation', speed: 'fast', copies: 3, text: 'Forge 1 Path, not on a Destination.', effects: [{ do: 'forge', paths: 1, straight: false, destinations: false, take_up: false }] },
    { id: 'deny-fate', name: 'Deny Fate', subtype: 'resistance', speed: 'fast', copies: 9, text: 'Forbid a Slow or Fast Action that has not yet happened.', effects: [{ do: 'forbid', what: ['slow', 'fast'] }] },
    { id: 'hold-back-the-dark', name: 'Hold Back the Dark', subtype: 'resistance', speed: 'fast', copies: 5, text: 'Forbid a Forest card that has not yet happened.', effects: [{ do: 'forbid', what: ['forest'] }] },
    { id: 'bar-the-way', name: 'Bar the Way', subtype: 'resistance', speed: 'fast', copies: 7, text: 'Forbid a Navigation card that has not yet happened.', effects: [{ do: 'forbid', what: ['navigation'] }] },
    { id: 'break-the-trail', name: 'Break the Trail', subtype: 'resistance', speed: 'fast', copies: 4, text: 'Destroy 1 Path that is not on a Destination.', effects: [{ do: 'destroy-path' }] },
    { id: 'cleansing-smoke', name: 'Cleansing Smoke', subtype: 'resistance', speed: 'fast', copies: 3, text: 'Destroy 1 Curse in play.', effects: [{ do: 'destroy-curse' }] },
    { id: 'shot-in-the-dark', name: 'Shot in the Dark', subtype: 'weapon', speed: 'fast', copies: 5, text: "Put another player on Death's Doorstep.", effects: [{ do: 'strike' }] },
    { id: 'knife-at-the-campfire', name: 'Knife at the Campfire', subtype: 'weapon', speed: 'slow', copies: 3, text: "Put another player on Death's Doorstep.", effects: [{ do: 'strike' }] },
    { id: 'poisoned-waterskin', name: 'Poisoned Waterskin', subtype: 'weapon', speed: 'slow', copies: 2, text: "Lay this by another player. At the end of this Turn Cycle it puts them on Death's Doorstep.", effects: [{ do: 'poison' }] },
    { id: 'crossbow-trap', name: 'Crossbow Trap', subtype: 'weapon', speed: 'fast', copies: 2, text: "Only in answer to another player's Slow Navigation card: put that player on Death's Doorstep. Their card goes on.", effects: [{ do: 'trap' }] },
    { id: 'share-the-pack', name: 'Share the Pack', subtype: 'alliance', speed: 'slow', copies: 4, text: 'You and another player each pick 1 card from your own hand and swap them unseen.', effects: [{ do: 'swap' }] },
    { id: 'oath-of-fellowship', name: 'Oath of Fellowship', subtype: 'alliance', speed: 'slow', copies: 3, text: 'You and another player each draw 1 card.', effects: [{ do: 'draw', cards: 1, who: 'both' }] },
    { id: 'lend-a-hand', name: 'Lend a Hand', subtype: 'alliance', speed: 'fast', copies: 3, text: 'Give 1 card from your hand, unseen, to another player.', effects: [{ do: 'give' }] },
    { id: 'bare-your-soul', name: 'Bare Your Soul', subtype: 'alliance', speed: 'slow', copies: 2, text: 'Another player Peeks at your role card.', effects: [{ do: 'bare' }] },
    { id: 'shared-campfire', name: 'Shared Campfire', subtype: 'alliance', speed: 'slow', copies: 2, text: "You and another player Peek at each other's hands.", effects: [{ do: 'peek', at: 'hand', both: true }] },
    { id: 'read-the-signs', name: 'Read the Signs', subtype: 'insight', speed: 'slow', copies: 8, text: 'Draw 2 cards.', effects: [{ do: 'draw', cards: 2, who: 'player' }] },
    { id: 'gather-kindling', name: 'Gather Kindling', subtype: 'insight', speed: 'slow', copies: 4, text: 'Draw 3 cards, then discard 1 card of your choice.', effects: [{ do: 'draw', cards: 3, who: 'player' }, { do: 'discard' }] },
    { id: 'memory-of-the-road', name: 'Memory of the Road', subtype: 'insight', speed: 'slow', copies: 3, text: 'Take a Travelers card from the Travelers Discard into your hand.', effects: [{ do: 'recover' }] },
    { id: 'quick-thinking', name: 'Quick Thinking', subtype: 'insight', speed: 'fast', copies: 3, text: 'Draw 1 card.', effects: [{ do: 'draw', cards: 1, who: 'player' }] },
    { id: 'spyglass', name: 'Spyglass', subtype: 'discovery', speed: 'slow', copies: 5, text: 'Peek at 1 face-down Destination.', effects: [{ do: 'peek', at: 'destination', both: false }] },
    { id: 'soul-mirror', name: 'Soul Mirror', subtype: 'discovery', speed: 'slow', copies: 4, text: "Peek at another player's role card.", effects: [{ do: 'peek', at: 'role', both: false }] },
    { id: 'search-their-pack', name: 'Search Their Pack', subtype: 'discovery', speed: 'slow', copies: 3, text: "Peek at another player's hand.", effects: [{ do: 'peek', at: 'hand', both: false }] },
    { id: 'read-the-canopy', name: 'Read the Canopy', subtype: 'discovery', speed: 'slow', copies: 3, text: 'Peek at the top 3 Forest cards and put them back in any order.', effects: [{ do: 'foresee', cards: 3 }] },
    { id: 'speak-with-the-dead', name: 'Speak with the Dead', subtype: 'discovery', speed: 'slow', copies: 1, text: "Peek at a Spirit's role card.", effects: [{ do: 'peek', at: 'spirit', both: false }] },
    { id: 'drag-to-the-gallows', name: 'Drag to the Gallows', subtype: 'suspicion', speed: 'slow', copies: 6, text: 'Send another player to the Gallows.', effects: [{ do: 'accuse' }] },
    { id: 'point-the-finger', name: 'Point the Finger', subtype: 'suspicion', speed: 'fast', copies: 3, text: 'Send another player to the Gallows.', effects: [{ do: 'accuse' }] },
    { id: 'demand-answers', name: 'Demand Answers', subtype: 'suspicion', speed: 'slow', copies: 3, text: 'Another player shows their hand to all, or goes to the Gallows.', effects: [{ do: 'demand' }] },
    { id: 'miraculous-revival', name: 'Miraculous Revival', subtype: 'revival', speed: 'fast', copies: 8, text: "Revive a player on Death's Doorstep.", effects: [{ do: 'revive' }] },
    { id: 'field-dressing', name: 'Field Dressing', subtype: 'revival', speed: 'fast', copies: 3, text: "Revive a player on Death's Doorstep; they then discard 2 cards at random.", effects: [{ do: 'revive' }, { do: 'spoil', cards: 2 }] },
    { id: 'shared-burden', name: 'Shared Burden', subtype: 'revival', speed: 'fast', copies: 1, text: "Revive a player on Death's Doorstep, then discard your hand.", effects: [{ do: 'revive' }, { do: 'unburden' }] },
    { id: 'place-in-the-pillory', name: 'Place in the Pillory', subtype: 'betrayal', speed: 'fast', copies: 4, text: 'Another player cannot take Actions until the end of this turn.', effects: [{ do: 'pillory' }] },
    { id: 'pick-pocket', name: 'Pick Pocket', subtype: 'betrayal', speed: 'slow', copies: 3, text: "Take 1 card at random from another player's hand.", effects: [{ do: 'steal' }] },
    { id: 'spoil-the-supplies', name: 'Spoil the Supplies', subtype: 'betrayal', speed: 'slow', copies: 3, text: 'Another player discards 2 cards at random.', effects: [{ do: 'spoil', cards: 2 }] },
    { id: 'lead-astray', name: 'Lead Astray', subtype: 'betrayal', speed: 'fast', copies: 2, text: "On another player's Navigation card that has not yet happened: its first Path goes to an open Territory of your choice instead, not a Destination.", effects: [{ do: 'redirect' }] },
  ],
  forest: [
    { id: 'encroaching-darkness', name: 'Encroaching Darkness', subtype: 'darkness', copies: 13, text: 'Night comes at the end of this Turn Cycle.', effects: [{ do: 'nightfall' }] },
    { id: 'howling-dark', name: 'Howling Dark', subtype: 'darkness', copies: 3, text: 'Every living player discards 1 card at random. Night comes at the end of this Turn Cycle.', effects: [{ do: 'scatter' }, { do: 'nightfall' }] },
    { id: 'wolves-at-the-flank', name: 'Wolves at the Flank', subtype: 'disaster', copies: 2, text: "A random living player is put on Death's Doorstep.", effects: [{ do: 'maul' }] },
    { id: 'rockslide', name: 'Rockslide', subtype: 'disaster', copies: 1, text: '1 random Path that is not on a Destination is destroyed.', effects: [{ do: 'wash-away', paths: 1 }] },
    { id: 'stampede', name: 'Stampede', subtype: 'disaster', copies: 1, text: 'Every living player discards 1 card at random.', effects: [{ do: 'scatter' }] },
    { id: 'flash-flood', name: 'Flash Flood', subtype: 'disaster', copies: 1, text: '3 random Paths that are not on Destinations are destroyed.', effects: [{ do: 'wash-away', paths: 3 }] },
    { id: 'sinkhole', name: 'Sinkhole', subtype: 'disaster', copies: 1, text: 'A random living player discards their hand.', effects: [{ do: 'swallow' }] },
    { id: 'whispering-mist', name: 'Whispering Mist', subtype: 'disaster', copies: 1, text: 'Every living player with a card picks 1; all pass them on, unseen and at once, to the next living player clockwise.', effects: [{ do: 'pass-on' }] },
    { id: 'lightning-strike', name: 'Lightning Strike', subtype: 'disaster', copies: 1, text: "A random living player discards 2 cards of their choice, or is put on Death's Doorstep.", effects: [{ do: 'lightning' }] },
    { id: 'leaden-limbs', name: 'Leaden Limbs', subtype: 'curse', copies: 2, text: "On a random living player: no Fast Actions and no Finder's Actions. Stays until Destroyed.", effects: [{ do: 'curse', on: 'player', times: 0 }] },
    { id: 'hunger', name: 'Hunger', subtype: 'curse', copies: 1, text: 'On a random living player: no card in the Draw Phase. Ends when they Forage, or after 3 draws missed.', effects: [{ do: 'curse', on: 'player', times: 3 }] },
    { id: 'withering-hex', name: 'Withering Hex', subtype: 'curse', copies: 1, text: 'On a random living player: at the end of each Turn Cycle they discard 1 card at random. Ends after the third time.', effects: [{ do: 'curse', on: 'player', times: 3 }] },
    { id: 'mark-of-the-stag', name: 'Mark of the Stag', subtype: 'curse', copies: 1, text: 'On a random living player: at their next vote on the Gallows a tie means death. Ends after that vote.', effects: [{ do: 'curse', on: 'player', times: 0 }] },
    { id: 'tanglefoot', name: 'Tanglefoot', subtype: 'curse', copies: 1, text: 'On the group: each Navigation card places at most 1 Path. Ends at the end of the next Turn Cycle.', effects: [{ do: 'curse', on: 'group', times: 0 }] },
    { id: 'choking-fog', name: 'Choking Fog', subtype: 'curse', copies: 1, text: 'On the group: Discovery cards cannot be played. Ends at the end of the next Turn Cycle.', effects: [{ do: 'curse', on: 'group', times: 0 }] },
    { id: 'broken-lantern', name: 'Broken Lantern', subtype: 'curse', copies: 1, text: 'On the group: nobody may Forage. Ends at the end of the next Turn Cycle.', effects: [{ do: 'curse', on: 'group', times: 0 }] },
  ],
  artifacts: [
    { id: 'ember-compass', name: 'Ember Compass', kind: 'finder', text: 'Twice: Peek at 1 face-down Destination.', effects: [{ do: 'peek', at: 'destination', both: false }], uses: 2, copies: 1 },
    { id: 'glass-eye', name: 'Glass Eye', kind: 'finder', text: "Peek at another player's role card.", effects: [{ do: 'peek', at: 'role', both: false }], uses: 1, copies: 1 },
    { id: 'silver-bell', name: 'Silver Bell', kind: 'finder', text: "Revive a player on Death's Doorstep.", effects: [{ do: 'revive' }], uses: 1, copies: 1 },
    { id: 'warding-idol', name: 'Warding Idol', kind: 'finder', text: 'Forbid any card that has not yet happened, Forest cards included.', effects: [{ do: 'forbid', what: ['slow', 'fast', 'forest'] }], uses: 1, copies: 1 },
    { id: 'hunters-bow', name: "Hunter's Bow", kind: 'finder', text: "Put another player on Death's Doorstep.", effects: [{ do: 'strike' }], uses: 1, copies: 1 },
    { id: 'hidden-cache', name: 'Hidden Cache', kind: 'group', text: 'Every living player draws 2 cards.', effects: [{ do: 'share-out', cards: 2 }], uses: 1, copies: 1 },
    { id: 'weathered-map', name: 'Weathered Map', kind: 'group', text: 'A random face-down Dead End is turned up.', effects: [{ do: 'map' }], uses: 1, copies: 1 },
    { id: 'spring-of-renewal', name: 'Spring of Renewal', kind: 'group', text: 'All Curses in play are Destroyed. Then every living player may discard 1 card to draw 1.', effects: [{ do: 'lift-curses' }, { do: 'renew' }], uses: 1, copies: 1 },
  ],
  roles: [
    { id: 'commonfolk', name: 'Commonfolk', team: 'villagers', copies: 11, weight: 1.0, side: 'villagers', text: 'You have no gift but your wits. Find the Village, or find the Forsaken.', shown: null },
    { id: 'oracle', name: 'Oracle', team: 'villagers', copies: 1, weight: 1.5, side: 'villagers', text: "Each Night after the first, you Peek at one living player's role card.", shown: null },
    { id: 'navigator', name: 'Navigator', team: 'villagers', copies: 1, weight: 1.5, side: 'villagers', text: 'Each Night, the first included, you Peek at one face-down Destination.', shown: null },
    { id: 'priest', name: 'Priest', team: 'villagers', copies: 1, weight: 1.5, side: 'villagers', text: "Each Night after the first, you lay Shelter from Evil on one player. It stops that Night's Ritual Sacrifice.", shown: null },
    { id: 'blessed', name: 'Blessed', team: 'villagers', copies: 1, weight: 1.5, side: 'villagers', text: "The first time you are put on Death's Doorstep by day, your card is shown to all and you are Revived.", shown: null },
    { id: 'cursed', name: 'Cursed', team: 'villagers', copies: 1, weight: 0.5, side: 'forsaken', text: 'You are a Villager, but whoever Peeks at your card sees one of the Forsaken.', shown: 'forsaken' },
    { id: 'forsaken', name: 'Forsaken', team: 'forsaken', copies: 6, weight: 1.0, side: 'forsaken', text: 'You know the other Forsaken and where every Destination lies. Each Night after the first, you choose a victim together.', shown: null },
    { id: 'coward', name: 'Coward', team: 'forsaken', copies: 1, weight: 0.5, side: 'forsaken', text: 'You know who the Forsaken are, and win with them. They do not know you.', shown: null },
    { id: 'silencer', name: 'Silencer', team: 'forsaken', copies: 1, weight: 1.5, side: 'forsaken', text: 'You are one of the Forsaken. Each Night after the first, you also Entangle one player, who can neither talk nor play cards in the next Turn Cycle.', shown: null },
    { id: 'shrouded', name: 'Shrouded', team: 'forsaken', copies: 1, weight: 1.5, side: 'forsaken', text: 'You are one of the Forsaken, but whoever Peeks at your card sees Commonfolk.', shown: 'commonfolk' },
  ],
  destinations: [
    { id: 'village', name: 'The Village', copies: 1, text: 'Lights, voices, a door left open. The Villager Team wins.' },
    { id: 'void', name: 'The Void', copies: 1, text: 'The wood ends, and so does everything else. The Forsaken Team wins.' },
    { id: 'dead-end', name: 'Dead End', copies: 6, text: 'Nothing but more trees. Play goes on.' },
  ],
  night_actions: [
    { id: 'shelter-from-evil', name: 'Shelter from Evil', placed_by: 'priest', text: "Whoever holds this is safe from tonight's Ritual Sacrifice." },
    { id: 'ritual-sacrifice', name: 'Ritual Sacrifice', placed_by: 'forsaken', text: "Whoever holds this wakes on Death's Doorstep." },
    { id: 'entangle', name: 'Entangle', placed_by: 'silencer', text: 'Whoever holds this can neither talk nor play cards in the next Turn Cycle.' },
  ],
  sayings: [
    { id: 'ClaimRole', text: 'I am {role}.', by: '', texts: {  } },
    { id: 'ClaimTeam', text: 'I am on {team}.', by: '', texts: {  } },
    { id: 'ClaimSawRole', text: '', by: 'how', texts: { oracle: 'I Peeked at {target} as the Oracle{when}: {shown}.', navigator: 'I Peeked at {target} as the Navigator{when}: {shown}.', card: 'I Peeked at {target} with a card{when}: {shown}.', artifact: 'I Peeked at {target} with an Artifact{when}: {shown}.' } },
    { id: 'ClaimSawDestination', text: '', by: 'how', texts: { oracle: 'I Peeked behind {slot} as the Oracle{when}: {lies_there}.', navigator: 'I Peeked behind {slot} as the Navigator{when}: {lies_there}.', card: 'I Peeked behind {slot} with a card{when}: {lies_there}.', artifact: 'I Peeked behind {slot} with an Artifact{when}: {lies_there}.' } },
    { id: 'ClaimNoPeek', text: 'I have Peeked at nothing.', by: '', texts: {  } },
    { id: 'ClaimHand', text: '', by: 'count', texts: { none: 'I hold no {held} card.', one: 'I hold 1 {held} card.', more: 'I hold {count} {held} cards.' } },
    { id: 'ClaimNoWander', text: 'I hold no Wander.', by: '', texts: {  } },
    { id: 'ClaimNightTarget', text: 'I laid {action} on {target}{when}.', by: '', texts: {  } },
    { id: 'ClaimReason', text: '', by: 'reason', texts: { forced_wander: 'I played that because I had to Wander.', blocking: 'I played that to block the way.', scouting: 'I played that to scout.', other: 'I played that for a reason of my own.' } },
    { id: 'Trust', text: '', by: 'strength', texts: { 1: 'I trust {target} a little.', 2: 'I trust {target}.', 3: 'I trust {target} completely.' } },
    { id: 'Distrust', text: '', by: 'strength', texts: { 1: 'I distrust {target} a little.', 2: 'I distrust {target}.', 3: 'I distrust {target} completely.' } },
    { id: 'AccuseOf', text: '{target} {is} {of}.', by: '', texts: {  } },
    { id: 'Defend', text: 'I vouch for {target}.', by: '', texts: {  } },
    { id: 'ProposeRoute', text: 'Let us go to {place}.', by: '', texts: {  } },
    { id: 'WarnRoute', text: 'Let us keep away from {place}.', by: '', texts: {  } },
    { id: 'AskAbout', text: '', by: 'about', texts: { role: '{target}, what is your role?', peeks: '{target}, what have you seen?', hand: '{target}, what do you hold?', reason: '{target}, why did you play that?', vote: '{target}, how will you vote?' } },
    { id: 'Promise', text: '', by: 'what', texts: { play: 'I promise to play a card on {target}.', hold: 'I promise to play nothing against {target}.', vote: 'I promise to vote against {target}.' } },
    { id: 'VoteIntent', text: '', by: 'death', texts: { yes: 'I will vote for death.', no: 'I will vote for life.' } },
    { id: 'Retract', text: '', by: 'ref', texts: { known: 'I take this back: {said}', unknown: 'I take that back.' } },
    { id: 'Answer', text: '', by: 'ref', texts: { known: 'To {target}: {said}', unknown: '{said}' } },
  ],
};
