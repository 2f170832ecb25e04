// What others have asked me, and how one answers.

import { kindsNow, SHAPES, type Group, type StatementKind } from './statements';
import type { Said, View } from './types.gen';

type About = Extract<Said['statement'], { type: 'AskAbout' }>['about'];

const REPLIES: Record<About, StatementKind> = {
  role: 'ClaimRole',
  peeks: 'ClaimSawDestination',
  hand: 'ClaimHand',
  reason: 'ClaimReason',
  vote: 'VoteIntent',
};

/** What is asked of me, the oldest first, unless I have answered it or it is long past. */
export const askedOfMe = (view: View): Said[] =>
  view.said.filter((each) => {
    const mine = each.statement.type === 'AskAbout' && each.statement.target === view.seat;
    return mine && !each.retracted && each.cycle + 1 >= view.cycle && !isAnswered(view, each);
  });

export const isAnswered = (view: View, asked: Said): boolean =>
  view.said.some(
    ({ speaker, statement }) => speaker === view.seat && statement.type === 'Answer' && statement.ref === asked.seq,
  );

/** The kind of statement that fits a question, and where it is found. How one will vote is told, where nobody is accused, by
 * whom one distrusts. */
export function replyTo(asked: Said, view: View): { kind: StatementKind; group: Group } | null {
  if (asked.statement.type !== 'AskAbout') return null;
  const fits = REPLIES[asked.statement.about];
  const kind = kindsNow(SHAPES[fits].group, view).includes(fits) ? fits : 'Distrust';
  return { kind, group: SHAPES[kind].group };
}
