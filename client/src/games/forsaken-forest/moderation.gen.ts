// Written by `./lantern client-types` from the Python models. Do not edit.

export type StepName = 'shrouded' | 'meeting' | 'coward' | 'navigator' | 'cursed' | 'oracle' | 'priest' | 'sacrifice' | 'silencer';

export type RoleId = 'commonfolk' | 'oracle' | 'navigator' | 'priest' | 'blessed' | 'cursed' | 'forsaken' | 'coward' | 'silencer' | 'shrouded';

/** Said as well if this role is in play. */
export interface Aside {
  role: RoleId;
  words: string;
}

/** A step of a Night. */
export interface CalledStep {
  step: StepName;
  /** Called if this role is in play, dead or alive; null if always (FF-NIGHT1-03, FF-NIGHT2-02). */
  role: RoleId | null;
  seconds: number;
  call: string;
  aside: Aside | null;
  close: string;
}

/** A suggested role list, each card named. */
export interface RolePreset {
  seats: number;
  /** V or F, whom it favours; * if neither; special if it has Special Roles. */
  kind: string;
  roles: readonly RoleId[];
}

/** FF-SETUP-12 A card laid ready for the exchange in Night One. */
export interface Spare {
  role: RoleId;
  card: RoleId;
}

export interface Moderation {
  asleep: string;
  awake: string;
  /** Night One. */
  first: readonly CalledStep[];
  /** Every Night after it. */
  later: readonly CalledStep[];
  presets: readonly RolePreset[];
  /** FF-SETUP-14 There must be one of these, and fewer of them than of the others. */
  true_forsaken: readonly RoleId[];
  spares: readonly Spare[];
}

export const moderation: Moderation = {
  asleep: 'The fire burns low. Close your eyes, all of you, and let the forest have its hour.',
  awake: 'Grey light between the trunks. Open your eyes, all of you, and look around.',
  first: [
    { step: 'shrouded', role: 'shrouded', seconds: 10, call: 'Something borrows a kinder face. Shrouded, open your eyes. Lay your card aside and take the spare Commonfolk.', aside: null, close: 'Shrouded, close your eyes.' },
    { step: 'meeting', role: null, seconds: 45, call: 'Pale shapes rise between the trees. Forsaken, open your eyes and know each other. Lay out the eight Destinations, face-down, as you like.', aside: { role: 'shrouded', words: 'Shrouded, raise a thumb, so that the others know which of them you are.' }, close: 'Forsaken, close your eyes.' },
    { step: 'coward', role: 'coward', seconds: 10, call: 'One of you is only pretending to sleep. Forsaken, keep your eyes closed and raise a hand. Coward, open your eyes and see who they are.', aside: null, close: 'Coward, close your eyes. Forsaken, lower your hands.' },
    { step: 'navigator', role: 'navigator', seconds: 15, call: 'A gap opens in the clouds. Navigator, open your eyes. Peek at one face-down Destination.', aside: null, close: 'Navigator, close your eyes.' },
    { step: 'cursed', role: 'cursed', seconds: 10, call: 'An old mark begins to itch. Cursed, open your eyes. Lay your card aside and take the spare Forsaken.', aside: null, close: 'Cursed, close your eyes.' },
  ],
  later: [
    { step: 'oracle', role: 'oracle', seconds: 15, call: 'The embers whisper a name. Oracle, open your eyes. Peek at the role card of one player.', aside: null, close: 'Oracle, close your eyes.' },
    { step: 'priest', role: 'priest', seconds: 15, call: "A prayer needs somewhere to go. Priest, open your eyes. Lay Shelter from Evil face-down on one player's hand.", aside: null, close: 'Priest, close your eyes.' },
    { step: 'sacrifice', role: null, seconds: 30, call: 'The roots are thirsty. Forsaken, open your eyes. Agree on one player, and lay Ritual Sacrifice face-down on their hand.', aside: null, close: 'Forsaken, close your eyes.' },
    { step: 'silencer', role: 'silencer', seconds: 15, call: "Ivy creeps across the camp. Silencer, open your eyes. Lay Entangle face-down on one player's hand.", aside: null, close: 'Silencer, close your eyes.' },
    { step: 'navigator', role: 'navigator', seconds: 15, call: 'A gap opens in the clouds. Navigator, open your eyes. Peek at one face-down Destination.', aside: null, close: 'Navigator, close your eyes.' },
  ],
  presets: [
    { seats: 4, kind: 'V', roles: ['forsaken', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 4, kind: 'special', roles: ['silencer', 'navigator', 'commonfolk', 'commonfolk'] },
    { seats: 5, kind: 'V', roles: ['forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 5, kind: 'F', roles: ['forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 5, kind: 'special', roles: ['silencer', 'coward', 'navigator', 'priest', 'commonfolk'] },
    { seats: 6, kind: '*', roles: ['forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 6, kind: 'special', roles: ['forsaken', 'silencer', 'oracle', 'navigator', 'commonfolk', 'commonfolk'] },
    { seats: 7, kind: '*', roles: ['forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 7, kind: 'special', roles: ['forsaken', 'shrouded', 'oracle', 'priest', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 8, kind: 'V', roles: ['forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 8, kind: 'F', roles: ['forsaken', 'forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 8, kind: 'special', roles: ['silencer', 'shrouded', 'oracle', 'navigator', 'priest', 'coward', 'commonfolk', 'commonfolk'] },
    { seats: 9, kind: '*', roles: ['forsaken', 'forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 9, kind: 'special', roles: ['forsaken', 'forsaken', 'silencer', 'oracle', 'navigator', 'priest', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 10, kind: '*', roles: ['forsaken', 'forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 10, kind: 'special', roles: ['forsaken', 'silencer', 'shrouded', 'oracle', 'navigator', 'priest', 'blessed', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 11, kind: 'V', roles: ['forsaken', 'forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 11, kind: 'F', roles: ['forsaken', 'forsaken', 'forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 11, kind: 'special', roles: ['forsaken', 'silencer', 'shrouded', 'oracle', 'navigator', 'priest', 'blessed', 'cursed', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 12, kind: '*', roles: ['forsaken', 'forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 12, kind: '*', roles: ['forsaken', 'forsaken', 'forsaken', 'forsaken', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk', 'commonfolk'] },
    { seats: 12, kind: 'special', roles: ['forsaken', 'silencer', 'shrouded', 'oracle', 'navigator', 'priest', 'blessed', 'cursed', 'coward', 'commonfolk', 'commonfolk', 'commonfolk'] },
  ],
  true_forsaken: [
    'forsaken',
    'silencer',
    'shrouded',
  ],
  spares: [
    { role: 'shrouded', card: 'commonfolk' },
    { role: 'cursed', card: 'forsaken' },
  ],
};
