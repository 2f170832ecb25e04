// Claims about hands, against how many cards one holds. That is only known for now, so it is only told while nothing
// can have left a hand since: in the same phase of the same turn, before anything was played or Foraged in it.

import type { Named } from '../saying';
import { words as all } from '../strings';
import { words } from '../strings-clashes';
import type { View } from '../types.gen';
import { grouped, latest, ofKind, turnOf, type Heard } from './heard';

const PHASES: readonly string[] = ['draw', 'action', 'fast'];

export function moreThanHeld(view: View, said: readonly Heard[], named: Named): string[] {
  const now = { cycle: view.cycle, turn: view.turns_taken };
  if (!PHASES.includes(view.phase) || view.foraged || view.deeds.some(({ turn }) => turn >= turnOf(now))) return [];
  const lately = ofKind(said, 'ClaimHand').filter((each) => each.phase === view.phase && turnOf(each) === turnOf(now));
  const standing = latest(lately, ({ speaker, claim }) => `${speaker} ${claim.card}`);
  return [...grouped(standing, ({ speaker }) => speaker)].flatMap(([seat, told]) => {
    const sum = (kinds: boolean): number =>
      told
        .filter(({ claim }) => claim.card in all.kinds === kinds)
        .reduce((total, { claim }) => total + claim.count, 0);
    const [claimed, held] = [Math.max(sum(true), sum(false)), view.players[seat]?.hand ?? 0];
    return claimed > held ? [words.hands.more(named(seat), claimed, held)] : [];
  });
}
