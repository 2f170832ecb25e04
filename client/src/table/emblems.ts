import anchor from 'icon:anchor';
import bear from 'icon:bear-head';
import boot from 'icon:walking-boot';
import butterfly from 'icon:butterfly';
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

const EMBLEM_ICONS: Record<Emblem, string> = {
  lantern,
  owl,
  fox,
  stag,
  wolf,
  bear,
  hare: rabbit,
  raven,
  moth: butterfly,
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
