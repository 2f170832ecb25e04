// What others have asked me, and how one answers.

import { SHAPES, type Group, type StatementKind } from './statements';
import type { Said, View } from './types.gen';

type About = Extract<Said['statement'], { type: 'AskAbout' }>['about'];

const REPLIES: Record<About, StatementKind> = {
  role: 'ClaimRole',
  peeks: 'ClaimSawDestination',
  hand: 'ClaimHand',
  reason: 'ClaimReason',
  vote: 'VoteIntent',
};

/** The last thing asked of me, unless I have answered it or it is long past. */
export function askedOfMe(view: View): Said | null {
  const asked = view.said.findLast(({ statement }) => statement.type === 'AskAbout' && statement.target === view.seat);
  return !asked || asked.retracted || isAnswered(view, asked) || asked.cycle + 1 < view.cycle ? null : asked;
}

export const isAnswered = (view: View, asked: Said): boolean =>
  view.said.some(({ speaker, statement }) => speaker === view.seat && statement.type === 'Answer' && statement.ref === asked.seq);

/** The kind of statement that fits a question, and where it is found. */
export function replyTo(asked: Said): { kind: StatementKind; group: Group } | null {
  if (asked.statement.type !== 'AskAbout') return null;
  const kind = REPLIES[asked.statement.about];
  return { kind, group: SHAPES[kind].group };
}
