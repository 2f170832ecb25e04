// A character as a file: made to be read by people too, and read back with care.

import { LONGEST } from '../../../protocol/wire.gen';
import type { CharacterView } from '../types.gen';
import { FIELDS, KINDS, type Field, type Kind, type Written } from './wishes';

const FORMAT = 'lanternwood/enter-the-forest/character';
const VERSION = 1;
/** What a sheet has room for. The server sees to it as well; asked here, a file is taken whole or not at all. */
export const MOST_LINES = 12;

export type Trouble =
  | { what: 'no-json' | 'not-a-character' | 'newer' }
  | { what: 'no-text' | 'too-long'; where: Field | Kind; line?: number }
  | { what: 'no-list' | 'too-many' | 'empty-line'; where: Kind; line?: number };

export function fileText(character: CharacterView): string {
  const { name, occupation, background, skills, equipment, rituals, conditions, starting, ruin } = character;
  const said = {
    format: FORMAT,
    version: VERSION,
    name,
    occupation,
    background,
    skills,
    equipment,
    rituals,
    conditions,
    starting_ruin: starting,
    ruin,
  };
  return `${JSON.stringify(said, null, 2)}\n`;
}

/** A name that every file system takes. */
export function fileName(character: CharacterView): string {
  const plain = character.name
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain || 'treasure-hunter'}.character.json`;
}

/** What a player may take over from a file, or why not. Ruin and Conditions belong to the table. */
export function readFile(text: string): { written: Written } | { troubles: readonly Trouble[] } {
  const found = parsed(text);
  if (found === null) return { troubles: [{ what: 'no-json' }] };
  if (found.format !== FORMAT) return { troubles: [{ what: 'not-a-character' }] };
  if (found.version !== VERSION) return { troubles: [{ what: 'newer' }] };
  const troubles = [
    ...FIELDS.flatMap((field) => fieldTroubles(field, found[field])),
    ...KINDS.flatMap((kind) => listTroubles(kind, found[kind])),
  ];
  return troubles.length > 0 ? { troubles } : { written: tidied(found as unknown as Written) };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : {};
  } catch {
    return null;
  }
}

function fieldTroubles(where: Field, found: unknown): Trouble[] {
  if (typeof found !== 'string') return [{ what: 'no-text', where }];
  return found.length > LONGEST.words ? [{ what: 'too-long', where }] : [];
}

function listTroubles(where: Kind, found: unknown): Trouble[] {
  if (!Array.isArray(found)) return [{ what: 'no-list', where }];
  if (found.length > MOST_LINES) return [{ what: 'too-many', where }];
  return found.flatMap((words: unknown, index): Trouble[] => {
    const line = index + 1;
    if (typeof words !== 'string') return [{ what: 'no-text', where, line }];
    if (!words.trim()) return [{ what: 'empty-line', where, line }];
    return words.length > LONGEST.words ? [{ what: 'too-long', where, line }] : [];
  });
}

function tidied(found: Written): Written {
  const { name, occupation, background, skills, equipment, rituals } = found;
  const trimmed = (lines: readonly string[]) => lines.map((line) => line.trim());
  return {
    name: name.trim(),
    occupation: occupation.trim(),
    background: background.trim(),
    skills: trimmed(skills),
    equipment: trimmed(equipment),
    rituals: trimmed(rituals),
  };
}
