import anchor from 'icon:anchor';
import bear from 'icon:bear-head';
import boot from 'icon:walking-boot';
import fox from 'icon:fox-head';
import key from 'icon:key';
import lantern from 'icon:old-lantern';
import moon from 'icon:moon';
import mushroom from 'icon:mushroom-gills';
import owl from 'icon:owl';
import pine from 'icon:pine-tree';
import rabbit from 'icon:rabbit';
import raven from 'icon:raven';
import stag from 'icon:stag-head';
import tent from 'icon:camping-tent';
import wolf from 'icon:wolf-head';
import type { Emblem } from '../protocol/wire.gen';

/** Ours: the set has butterflies, but no moth. */
const MOTH =
  '<path fill="currentColor" d="M256 150c-9 0-16 8-18 20C214 120 152 82 84 92c-34 5-60 18-60 26 4 62 40 118 104 136-40 20-60 62-52 112 2 14 10 22 22 20 60-8 110-52 138-112l4 96c2 30 8 50 16 50s14-20 16-50l4-96c28 60 78 104 138 112 12 2 20-6 22-20 8-50-12-92-52-112 64-18 100-74 104-136 0-8-26-21-60-26-68-10-130 28-154 78-2-12-9-20-18-20zM150 150a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm212 0a26 26 0 1 1 0 52 26 26 0 0 1 0-52z"/><path fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" d="M248 152c-8-30-28-56-56-66M264 152c8-30 28-56 56-66"/>';

const EMBLEM_ICONS: Record<Emblem, string> = {
  lantern,
  owl,
  fox,
  stag,
  wolf,
  bear,
  hare: rabbit,
  raven,
  moth: MOTH,
  fir: pine,
  mushroom,
  moon,
  boot,
  key,
  anchor,
  tent,
};

/** A server newer than this page may know more emblems; those show as a lantern until the page is loaded anew. */
export function emblemIcon(emblem: string): string {
  return EMBLEM_ICONS[emblem as Emblem] ?? lantern;
}

/** Seats have colours in the order they are counted; whoever watches is the colour of fog. */
export function seatColour(seat: number | null): string {
  return seat === null ? 'var(--text-faint)' : `var(--seat-${(seat % 12) + 1})`;
}
