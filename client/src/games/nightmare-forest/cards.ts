// The cards by their ids, as the rules' own content files tell them.

import { content, type Camper, type Gear, type Obstacle, type Survivor, type Zombie } from './content.gen';
import type { CamperView, ForestView, GearView, View } from './types.gen';

export type ForestFace =
  ({ sort: 'zombie' } & Zombie) | ({ sort: 'obstacle' } & Obstacle) | ({ sort: 'survivor' } & Survivor);

const faces = new Map<string, ForestFace>([
  ...content.zombies.map((card): [string, ForestFace] => [card.id, { sort: 'zombie', ...card }]),
  ...content.obstacles.map((card): [string, ForestFace] => [card.id, { sort: 'obstacle', ...card }]),
  ...content.survivors.map((card): [string, ForestFace] => [card.id, { sort: 'survivor', ...card }]),
]);
const gear = new Map(content.gear.map((card) => [card.id, card]));
const campers = new Map(content.campers.map((card) => [card.id, card]));

function known<Card>(cards: Map<string, Card>, id: string): Card {
  const card = cards.get(id);
  if (!card) throw new Error(`There is no card called "${id}".`);
  return card;
}

export const forestCard = (id: string): ForestFace => known(faces, id);
export const gearCard = (id: string): Gear => known(gear, id);
export const camperCard = (id: string): Camper => known(campers, id);
export const allCampers: readonly Camper[] = content.campers;

/** A camper's seat colour is the one of the printed card, wherever the player sits. */
const COLOURS: Record<string, string> = {
  teal: '--seat-1',
  red: '--seat-2',
  amber: '--seat-3',
  blue: '--seat-4',
  violet: '--seat-5',
  lime: '--seat-6',
};

export function colourOf(camper: string | null): string {
  return `var(${camper ? (COLOURS[camperCard(camper).colour] ?? '--seat-8') : '--seat-8'})`;
}

export const firstName = (name: string): string => name.split(/[ ,]/)[0] ?? name;

/** What one shouts: the Boar, the Opossum; but Bigfoot. */
export const shortName = (name: string): string => name.split(',')[0]?.split(' ').at(-1) ?? name;

/** The zones of the spaces from campground to road (NF-SETUP-03, NF-OPT-01). */
export const spacesOf = (view: View): readonly number[] =>
  view.options.speed ? [1, 1, 2, 3, 4] : [1, 1, 2, 2, 3, 3, 4];

/** Spots as actions name them: twice at the camper's feet, the next path card, twice beside that card. */
export const PATH = 2;
export const NEXT_FIRST = 3;

export function cardOn(camper: CamperView, spot: number): ForestView | null {
  if (spot < PATH) return camper.own[spot] ?? null;
  if (spot > PATH) return camper.beside[spot - NEXT_FIRST] ?? null;
  return camper.next_cleared ? null : (camper.path[0] ?? null);
}

/** What a camper has before it: the face-up thing that is nearest, else the next that lies face down. */
export function faced(camper: CamperView): ForestView | null {
  const near = [...camper.own, ...camper.beside];
  const ahead = camper.next_cleared ? null : (camper.path[0] ?? null);
  return (
    camper.own.find((card) => card.card) ??
    (ahead?.card ? ahead : null) ??
    near.find((card) => card.card) ??
    near[0] ??
    ahead
  );
}

/** What a weapon adds: its own damage, and one for what is taped to it (NF-TAPE-02). */
export const damageOf = (held: GearView): number => (gearCard(held.card).damage ?? 0) + (held.taped ? 1 : 0);
