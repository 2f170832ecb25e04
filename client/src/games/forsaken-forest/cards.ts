// The cards by their ids and by their numbers, as the rules' own content files tell them.

import {
  content,
  type Effect,
  type ForestSubtype,
  type RoleId,
  type Role,
  type Speed,
  type Subtype,
} from './content.gen';

export type { DestinationId, NightActionId, RoleId, Team } from './content.gen';
export type Kind = Subtype | ForestSubtype | 'artifact';

export interface Face {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly speed: Speed | null;
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly deck: 'travelers' | 'artifacts' | 'forest';
}

/** In the order in which actions count them: Travelers, Artifacts, Forest. */
export const faces: readonly Face[] = [
  ...content.travelers.map((card) => ({ ...card, kind: card.subtype, deck: 'travelers' as const })),
  ...content.artifacts.map((card) => ({ ...card, kind: 'artifact' as const, speed: null, deck: 'artifacts' as const })),
  ...content.forest.map((card) => ({ ...card, kind: card.subtype, speed: null, deck: 'forest' as const })),
].map((card, number) => ({ ...card, number }));

const byId = new Map(faces.map((face) => [face.id, face]));

export function face(id: string): Face {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no card called "${id}".`);
  return found;
}

export function faceAt(number: number): Face {
  const found = faces[number];
  if (!found) throw new Error(`There is no card number ${number}.`);
  return found;
}

export const roles: readonly Role[] = content.roles;
const roleById = new Map(roles.map((role) => [role.id, role]));

export function role(id: RoleId): Role {
  const found = roleById.get(id);
  if (!found) throw new Error(`There is no role called "${id}".`);
  return found;
}

export const travelers = content.travelers;
export const destinationCards = content.destinations;
export const nightActions = content.night_actions;
export const travelersKinds: readonly Subtype[] = [...new Set(content.travelers.map((card) => card.subtype))];

/** The printing ink of a kind; a word and an icon always stand beside it. */
export const inkOf = (kind: Kind): string =>
  ['darkness', 'disaster', 'curse'].includes(kind)
    ? 'var(--ink-forest)'
    : kind === 'artifact'
      ? '#6b5518'
      : `var(--ink-${kind})`;

/** A hand with equal cards laid on one another, in the order of the deck list. */
export function gathered(hand: readonly string[]): { face: Face; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of hand) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ face: face(id), count }));
}
