import type { Plugin } from 'vite';
import { firRow } from '../src/drawing/trees.ts';
import { iconBody } from './icons.ts';

const MARK = '<!-- dusk -->';

/**
 * Draws a lantern and the edge of the wood into index.html, so that there is something to see before the client itself
 * has come over the network. The first page that has something to show takes it away.
 */
export function dusk(): Plugin {
  return {
    name: 'lanternwood-dusk',
    transformIndexHtml: (page) => page.replace(MARK, drawing()),
  };
}

/** Few trees with few boughs: every byte of it comes before everything else. */
function drawing(): string {
  const wood = firRow(97, {
    width: 1440,
    base: 220,
    lowest: 70,
    highest: 190,
    step: 74,
    tiers: 9,
    clearing: [480, 980],
  });
  return (
    '<div id="dusk" aria-hidden="true">' +
    `<svg class="ic" viewBox="0 0 512 512">${iconBody('old-lantern')}</svg>` +
    '<svg class="wood" viewBox="0 0 1440 220" preserveAspectRatio="xMidYMax slice">' +
    `<path d="${wood}" fill="var(--scene-l3)" opacity=".7"/>` +
    '<path d="M0 200Q360 176 720 192T1440 186V220H0Z" fill="var(--scene-ground)"/></svg></div>'
  );
}
