// A card on its way by mouse: into the deck, or out of it.

import { findCard, type CardId } from './cards';

export type Way = 'in' | 'out';

const typeOf = (way: Way): string => `application/x-card-${way}`;

export function carries(event: DragEvent, card: CardId, way: Way): void {
  event.dataTransfer?.setData(typeOf(way), card);
  event.dataTransfer?.setData('text/plain', findCard(card)?.name ?? card);
}

export function carried(event: DragEvent, way: Way): CardId | null {
  return event.dataTransfer?.getData(typeOf(way)) || null;
}
