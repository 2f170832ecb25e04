// The nights of a table with real cards: what is called, what is said to it, and how long all of it takes. The steps
// and the words come from the rules; here they are only chosen by the roles in play and laid in a row.

import { moderation, type CalledStep, type RoleId, type RolePreset, type StepName } from '../moderation.gen';
import { saying } from '../../../narration/voice.svelte';

export type { RoleId, StepName };

export const FEWEST = Math.min(...moderation.presets.map(({ seats }) => seats));
export const MOST = Math.max(...moderation.presets.map(({ seats }) => seats));
/** Seconds that a step may be given. */
export const SHORTEST = 1;
export const LONGEST = 300;
/** Milliseconds in which all fall asleep, and in which a hand comes back before the next is called. */
const SETTLING = 4000;
const BREATH = 2000;

export interface Setup {
  readonly players: number;
  /** Plain ones; the rest are Commonfolk, except for those below. */
  readonly forsaken: number;
  readonly special: readonly RoleId[];
  /** Nobody knows the list: every role is called. */
  readonly secret: boolean;
  /** Where it is not as in the rules, by `timeKey`. */
  readonly seconds: Readonly<Record<string, number>>;
  readonly spoken: boolean;
  readonly wind: boolean;
}

export const commonfolk = (setup: Setup): number => setup.players - setup.forsaken - setup.special.length;

export const rolesOf = (setup: Setup): RoleId[] => [
  ...Array<RoleId>(setup.forsaken).fill('forsaken'),
  ...setup.special,
  ...Array<RoleId>(Math.max(0, commonfolk(setup))).fill('commonfolk'),
];

export const presetsFor = (players: number): RolePreset[] =>
  moderation.presets.filter(({ seats }) => seats === players);

export function withPreset(setup: Setup, { seats, roles }: RolePreset): Setup {
  const special = roles.filter((role) => role !== 'forsaken' && role !== 'commonfolk');
  return { ...setup, players: seats, special, forsaken: roles.filter((role) => role === 'forsaken').length };
}

export function isPreset(setup: Setup, { seats, roles }: RolePreset): boolean {
  const inOrder = (list: readonly RoleId[]) => list.toSorted().join();
  return seats === setup.players && inOrder(roles) === inOrder(rolesOf(setup));
}

export type Problem = 'too-many' | 'no-forsaken' | 'won-already';

/** Why nobody can play with this list (FF-SETUP-09, FF-SETUP-14). */
export function problemOf(setup: Setup): Problem | null {
  if (commonfolk(setup) < 0) return 'too-many';
  const forsaken = rolesOf(setup).filter((role) => moderation.true_forsaken.includes(role)).length;
  if (forsaken === 0) return 'no-forsaken';
  return forsaken >= setup.players - forsaken ? 'won-already' : null;
}

/** The cards to lay ready for the exchanges of Night One. */
export const sparesOf = (setup: Setup) =>
  moderation.spares.filter(({ role }) => setup.secret || setup.special.includes(role));

export const stepsOf = (night: number, roles: readonly RoleId[], secret: boolean): CalledStep[] =>
  (night === 1 ? moderation.first : moderation.later).filter(
    ({ role }) => role === null || secret || roles.includes(role),
  );

export const timeKey = (night: number, step: StepName): string => `${night === 1 ? 'first' : 'later'}.${step}`;

export const secondsOf = (setup: Setup, night: number, { step, seconds }: CalledStep): number =>
  setup.seconds[timeKey(night, step)] ?? seconds;

/** One stretch of a night: a call, the time it gives, and what ends it. */
export interface Cue {
  readonly step: StepName | 'asleep' | 'awake';
  readonly call: string;
  readonly seconds: number;
  readonly close: string;
}

export function cuesOf(setup: Setup, night: number): Cue[] {
  const roles = rolesOf(setup);
  const called = stepsOf(night, roles, setup.secret).map((each): Cue => {
    const aside = each.aside && (setup.secret || roles.includes(each.aside.role)) ? ` ${each.aside.words}` : '';
    return { step: each.step, call: each.call + aside, seconds: secondsOf(setup, night, each), close: each.close };
  });
  return [
    { step: 'asleep', call: moderation.asleep, seconds: 0, close: '' },
    ...called,
    { step: 'awake', call: moderation.awake, seconds: 0, close: '' },
  ];
}

/**
 * When the parts of a cue end, in milliseconds from its start. A step's own time begins when its call has been said.
 */
export interface Span {
  readonly called: number;
  readonly acted: number;
  readonly over: number;
}

export function spanOf(cue: Cue, pace: number): Span {
  const called = saying(cue.call, pace) + (cue.step === 'asleep' ? SETTLING : 0);
  const acted = called + cue.seconds * 1000;
  return { called, acted, over: acted + (cue.close ? saying(cue.close, pace) + BREATH : 0) };
}
