// What I could say in one touch: what I have really seen and not told yet, or what answers a question.

import { roles } from './cards';
import { bare, type Plain } from './statements';
import type { NoteView, Said, View } from './types.gen';

/** More would have to be looked through. */
const MOST = 6;

/** What I have seen, as a claim; null for what there is no statement for. */
function claimOf(note: NoteView): Plain | null {
  const { how, when } = note;
  if (how === 'night') return null;
  if (note.kind === 'role' && note.seat !== null && note.role)
    return { type: 'ClaimSawRole', target: note.seat, shown: note.role, how, when };
  if (note.kind === 'destination' && note.slot !== null && note.destination)
    return { type: 'ClaimSawDestination', slot: note.slot, card: note.destination, how, when };
  return null;
}

/** The same in what it says, whenever it was. */
function isSame(one: Plain, other: Plain): boolean {
  if (one.type === 'ClaimSawRole' && other.type === 'ClaimSawRole')
    return one.target === other.target && one.shown === other.shown;
  if (one.type === 'ClaimSawDestination' && other.type === 'ClaimSawDestination')
    return one.slot === other.slot && one.card === other.card;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What I have seen and all do not know yet, the latest first. */
function seen(view: View): Plain[] {
  const told = view.said
    .filter(({ speaker, retracted }) => speaker === view.seat && !retracted)
    .map(({ statement }) => bare(statement));
  const found: Plain[] = [];
  for (const note of view.notes.toReversed()) {
    const claim = claimOf(note);
    const isOpen = claim?.type === 'ClaimSawDestination' && view.turned[claim.slot];
    if (claim && !isOpen && ![...told, ...found].some((each) => isSame(each, claim))) found.push(claim);
  }
  return found;
}

function held(view: View): Plain[] {
  const counts = new Map<string, number>();
  for (const card of view.hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ type: 'ClaimHand', card, count }));
}

/** What fits a question. */
function answers(view: View, asked: Said): Plain[] {
  if (asked.statement.type !== 'AskAbout') return [];
  switch (asked.statement.about) {
    case 'role': {
      // The same for all: a screen that offers one its own role would tell it to whoever looks over.
      const listed = roles.filter(
        ({ id, team }) => team === 'villagers' && (!view.role_list || view.role_list.includes(id)),
      );
      return [
        ...listed.map(({ id }): Plain => ({ type: 'ClaimRole', role: id })),
        { type: 'ClaimTeam', team: 'villagers' },
      ];
    }
    case 'peeks':
      return [...seen(view).slice(0, MOST), { type: 'ClaimNoPeek' }];
    case 'hand':
      return held(view).slice(0, MOST);
    case 'reason':
      return (['forced_wander', 'scouting', 'blocking', 'other'] as const).map((reason) => ({
        type: 'ClaimReason',
        reason,
      }));
    case 'vote':
      return view.gallows === null
        ? []
        : [
            { type: 'VoteIntent', death: false },
            { type: 'VoteIntent', death: true },
          ];
  }
}

/** Whether it comes from what I alone have seen: also having nothing to say tells a neighbour something. */
export const isOwn = (asked: Said | null): boolean =>
  !asked || (asked.statement.type === 'AskAbout' && asked.statement.about === 'peeks');

/** With a question: its answers. Without: what I have seen. */
export const readyToSay = (view: View, asked: Said | null): Plain[] =>
  asked ? answers(view, asked) : seen(view).slice(0, MOST);
