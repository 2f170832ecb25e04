// Lines to borrow, fetched when somebody first asks for one.

import type { Prompt } from './content.gen';

export type LineKind = Prompt['kind'];

let coming: Promise<readonly Prompt[]> | null = null;
let before = '';

async function prompts(): Promise<readonly Prompt[]> {
  coming ??= import('./content.gen').then(({ content }) => content.prompts);
  return coming;
}

/** Another one than last time, with the name in its place. */
export async function borrowed(kind: LineKind, who: string): Promise<string> {
  const fitting = (await prompts()).filter((each) => each.kind === kind && each.id !== before);
  const line = fitting[Math.floor(Math.random() * fitting.length)];
  before = line?.id ?? '';
  return line?.text.replaceAll('{who}', who) ?? '';
}
