// Things that people can tap together and say: what each kind needs and how it is sent. How it reads stands in
// spoken.ts.

import {
  destinationCards,
  faces,
  nightActions,
  role,
  roles,
  travelersKinds,
  type DestinationId,
  type NightActionId,
  type RoleId,
  type Team,
} from './cards';
import { square, TERRITORIES } from './map';
import type { Named } from './saying';
import { words } from './strings';
import type { Say, View } from './types.gen';

export type AnyStatement = Say['statement'];
export type Plain = Exclude<AnyStatement, { type: 'Answer' }>;
export type StatementKind = Exclude<Plain['type'], 'Retract'>;
export type Field = keyof typeof words.statements.fields;
export type Group = keyof typeof words.statements.groups;

interface Shape {
  readonly group: Group;
  readonly fields: readonly Field[];
}

export const SHAPES: Record<StatementKind, Shape> = {
  ClaimRole: { group: 'me', fields: ['role'] },
  ClaimTeam: { group: 'me', fields: ['team'] },
  ClaimNightTarget: { group: 'me', fields: ['action', 'target', 'when'] },
  ClaimReason: { group: 'me', fields: ['reason'] },
  ClaimSawRole: { group: 'seen', fields: ['target', 'shown', 'how', 'when'] },
  ClaimSawDestination: { group: 'seen', fields: ['slot', 'destination', 'how', 'when'] },
  ClaimNoPeek: { group: 'seen', fields: [] },
  ClaimHand: { group: 'hand', fields: ['card', 'count'] },
  ClaimNoWander: { group: 'hand', fields: [] },
  Promise: { group: 'hand', fields: ['what', 'target'] },
  Trust: { group: 'others', fields: ['target', 'strength'] },
  Distrust: { group: 'others', fields: ['target', 'strength'] },
  AccuseOf: { group: 'others', fields: ['target', 'of'] },
  Defend: { group: 'others', fields: ['target'] },
  ProposeRoute: { group: 'way', fields: ['place'] },
  WarnRoute: { group: 'way', fields: ['place'] },
  VoteIntent: { group: 'vote', fields: ['death'] },
  AskAbout: { group: 'ask', fields: ['target', 'about'] },
};

export const GROUPS = Object.keys(words.statements.groups) as Group[];
export const kindsIn = (group: Group): StatementKind[] =>
  (Object.keys(SHAPES) as StatementKind[]).filter((kind) => SHAPES[kind].group === group);

/** Who lays which night card. */
export const LAID_BY: Record<NightActionId, readonly RoleId[]> = {
  'shelter-from-evil': ['priest'],
  'ritual-sacrifice': ['forsaken', 'silencer', 'shrouded'],
  entangle: ['silencer'],
};

export interface Option {
  readonly value: string;
  readonly label: string;
}

const options = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * The kinds that mean something at this moment: nobody votes without a hearing, nothing is laid on anyone in the first
 * Night.
 */
export const kindsNow = (group: Group, view: View): StatementKind[] =>
  kindsIn(group).filter(
    (kind) => (kind !== 'VoteIntent' || view.gallows !== null) && (kind !== 'ClaimNightTarget' || view.day > 1),
  );

/** The groups that hold any of them, the vote first while it is held. */
export const groupsNow = (view: View): Group[] =>
  GROUPS.filter((group) => kindsNow(group, view).length).toSorted(
    (one, other) => Number(other === 'vote') - Number(one === 'vote'),
  );

type How = keyof typeof words.statements.how;

/** Who or what can have shown it: the Oracle sees roles, the Navigator doors, and only those that are in the match. */
function waysToSee(kind: StatementKind | null, view: View): How[] {
  const at = kind === 'ClaimSawRole' ? 'role' : kind === 'ClaimSawDestination' ? 'destination' : null;
  const shows = (deck: 'travelers' | 'artifacts'): boolean =>
    faces.some(
      (each) =>
        each.deck === deck && each.effects.some((effect) => effect.do === 'peek' && (at === null || effect.at === at)),
    );
  const there = (id: RoleId): boolean => !view.role_list || view.role_list.includes(id);
  const ways: [How, boolean][] = [
    ['card', shows('travelers')],
    ['artifact', shows('artifacts')],
    ['oracle', at !== 'destination' && there('oracle') && view.day > 1],
    ['navigator', at !== 'role' && there('navigator')],
  ];
  return ways.flatMap(([how, possible]) => (possible ? [how] : []));
}

const isByNight = (kind: StatementKind | null, how: string | undefined): boolean =>
  kind === 'ClaimNightTarget' || how === 'oracle' || how === 'navigator';

/** In the first Night nothing is laid on anyone, and the Oracle sleeps. */
function times(kind: StatementKind | null, how: string | undefined, view: View): Option[] {
  const label = isByNight(kind, how) ? words.statements.atNight : words.statements.onDay;
  const first = kind === 'ClaimNightTarget' || how === 'oracle' ? 2 : 1;
  return Array.from({ length: Math.max(0, view.day - first + 1) }, (_, index) => ({
    value: String(first + index),
    label: label(first + index),
  }));
}

/** The strengths, the usual one first. */
const PLAINLY_FIRST = [1, 0, 2];

const isLiving = (view: View, { value }: Option): boolean => view.players[Number(value)]?.living ?? false;

/** What can be put into a field, at this table and at this moment; some fields hang on others. */
export function optionsFor(
  field: Field,
  view: View,
  named: Named,
  kind: StatementKind | null = null,
  values: Values = {},
): Option[] {
  const say = words.statements;
  const seats = view.players.map((_, seat) => ({ value: String(seat), label: named(seat) }));
  const listed = view.role_list ? roles.filter(({ id }) => view.role_list?.includes(id)) : roles;
  const roleOptions = (listed.length ? listed : roles).map(({ id, name }) => ({ value: id, label: name }));
  const teams = options(words.teams);
  switch (field) {
    case 'role':
      return roleOptions;
    case 'shown':
      return roleOptions.filter(({ value }) => !role(value as RoleId).shown);
    case 'of':
      return [
        { value: 'villagers', label: say.on(say.team.villagers) },
        { value: 'forsaken', label: say.oneForsaken },
        ...roleOptions.filter(({ value }) => value !== 'forsaken'),
      ];
    case 'team':
      return teams;
    case 'target':
      return seats
        .filter(({ value }) => Number(value) !== view.seat)
        .toSorted((one, other) => Number(isLiving(view, other)) - Number(isLiving(view, one)));
    case 'slot':
      return view.destinations.map((_, slot) => ({ value: String(slot), label: words.capital(words.map.door(slot)) }));
    case 'place':
      return [
        ...view.destinations.map((_, slot) => ({ value: doorAt(slot), label: words.capital(words.map.door(slot)) })),
        ...TERRITORIES.map((at) => ({ value: String(at), label: square(at) })),
      ];
    case 'destination':
      return destinationCards.map(({ id, name }) => ({ value: id, label: name }));
    case 'how':
      return waysToSee(kind, view).map((how) => ({ value: how, label: say.how[how] }));
    case 'when':
      return [{ value: '0', label: say.anyTime }, ...times(kind, values.how, view)];
    case 'card':
      return [
        ...travelersKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
        ...faces.filter(({ deck }) => deck === 'travelers').map(({ id, name }) => ({ value: id, label: name })),
      ];
    case 'count':
      return Array.from({ length: 8 }, (_, count) => ({ value: String(count), label: String(count) }));
    case 'action':
      return nightActions
        .filter(({ id }) => !view.role_list || LAID_BY[id].some((each) => view.role_list?.includes(each)))
        .map(({ id, name }) => ({ value: id, label: name }));
    case 'reason':
      return options(say.reasons);
    case 'strength':
      return PLAINLY_FIRST.map((index) => ({ value: String(index + 1), label: say.strengths[index] || say.plainly }));
    case 'about':
      return options(say.about);
    case 'what':
      return options(say.promises);
    case 'death':
      return [
        { value: 'no', label: words.gallows.life },
        { value: 'yes', label: words.gallows.death },
      ];
  }
}

/** A place as a field holds it: a door by its slot, a Territory by its number. */
export const doorAt = (slot: number): string => `door ${slot}`;

export function placeIn(value: string): { slot: number | null; at: number | null } {
  const [number, door] = value.split(' ').toReversed();
  return door ? { slot: Number(number), at: null } : { slot: null, at: Number(number) };
}

export type Values = Partial<Record<Field, string>>;

/** The statement that the fields make. */
export function statement(kind: StatementKind, values: Values): Plain {
  const number = (field: Field): number => Number(values[field] ?? 0);
  const target = number('target');
  const when = number('when');
  const how = (values.how ?? 'card') as keyof typeof words.statements.how;
  switch (kind) {
    case 'ClaimRole':
      return { type: kind, role: values.role as RoleId };
    case 'ClaimTeam':
      return { type: kind, team: values.team as Team };
    case 'ClaimSawRole':
      return { type: kind, target, shown: values.shown as RoleId, how, when };
    case 'ClaimSawDestination':
      return { type: kind, slot: number('slot'), card: values.destination as DestinationId, how, when };
    case 'ClaimHand':
      return { type: kind, card: values.card ?? '', count: number('count') };
    case 'ClaimNoPeek':
    case 'ClaimNoWander':
      return { type: kind };
    case 'ClaimNightTarget':
      return { type: kind, action: values.action as NightActionId, target, when };
    case 'ClaimReason':
      return { type: kind, reason: (values.reason ?? 'other') as keyof typeof words.statements.reasons };
    case 'Trust':
    case 'Distrust':
      return { type: kind, target, strength: number('strength') || 2 };
    case 'AccuseOf':
      return { type: kind, target, of: values.of as RoleId | Team };
    case 'Defend':
      return { type: kind, target };
    case 'ProposeRoute':
    case 'WarnRoute':
      return { type: kind, ...placeIn(values.place ?? '') };
    case 'AskAbout':
      return { type: kind, target, about: (values.about ?? 'role') as keyof typeof words.statements.about };
    case 'Promise':
      return { type: kind, what: (values.what ?? 'play') as keyof typeof words.statements.promises, target };
    case 'VoteIntent':
      return { type: kind, death: values.death === 'yes' };
  }
}

/** Said, and not an answer in wrapping. */
export const bare = (said: AnyStatement): Plain => (said.type === 'Answer' ? said.with_ : said);
