// Whether there is anything in the drawer besides the bare list.

import type { Doing, Kind } from './doing.svelte';
import type { View } from './types.gen';

const TOOLS: readonly Kind[] = [
  'AddCondition',
  'StrikeCondition',
  'CorrectRuin',
  'SetStarting',
  'AllowCoGm',
  'RollBlind',
  'SetPushRule',
  'SetVeil',
  'EndEvening',
];

/** What the table decides together. */
export function together(view: View): View['consents'] {
  return view.consents.filter(({ to }) => to === 'end' || to === 'bot');
}

export function anyTool(view: View, doing: Doing): boolean {
  return (
    TOOLS.some((kind) => doing.can(kind)) ||
    doing.can('Consent', ({ to }) => to === 'end' || to === 'bot') ||
    together(view).length > 0
  );
}
