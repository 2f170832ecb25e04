import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askedOfMe, isAnswered, replyTo } from '../../src/games/forsaken-forest/questions';
import { spoken } from '../../src/games/forsaken-forest/spoken';
import {
  groupsNow,
  kindsNow,
  optionsFor,
  SHAPES,
  statement,
  type AnyStatement,
  type StatementKind,
  type Values,
} from '../../src/games/forsaken-forest/statements';
import { readyToSay } from '../../src/games/forsaken-forest/ready';
import { named as inNames } from '../../src/games/forsaken-forest/tale';
import type { NoteView, Said, View } from '../../src/games/forsaken-forest/types.gen';

/** Every statement there is, and what the server says it says. */
const vectors = JSON.parse(readFileSync(new URL('../vectors/statements.json', import.meta.url), 'utf8')) as {
  before: Said[];
  said: [AnyStatement, string][];
};

const NAMES = ['Wren', 'Odile', 'Bram', 'Maud'];
const named = (seat: number | null): string => NAMES[seat ?? -1] ?? '';

/** As much of a view as talk looks at. */
function table(said: readonly AnyStatement[]): View {
  const lines: Said[] = said.map((each, seq) => ({
    seq,
    speaker: seq % NAMES.length,
    statement: each,
    day: 1,
    cycle: 1,
    turn: 1,
    phase: 'action',
    retracted: false,
  }));
  return {
    seat: 0,
    day: 2,
    players: NAMES.map(() => ({})),
    role_list: ['commonfolk', 'commonfolk', 'oracle', 'forsaken'],
    destinations: Array.from({ length: 8 }, () => null),
    turned: Array.from({ length: 8 }, () => false),
    said: lines,
  } as unknown as View;
}

const saw = (slot: number, card: 'village' | 'void' | 'dead-end'): AnyStatement => ({
  type: 'ClaimSawDestination',
  slot,
  card,
  how: 'card',
  when: 0,
});

describe('statements', () => {
  it.each(Object.keys(SHAPES) as StatementKind[])(
    '%s can be put together from what its fields offer, and read',
    (kind) => {
      const view = table([]);
      const values: Values = {};
      for (const field of SHAPES[kind].fields) {
        const options = optionsFor(field, view, named);
        expect(options.length).toBeGreaterThan(0);
        values[field] = options.at(-1)?.value ?? '';
      }
      const made = statement(kind, values);
      expect(made.type).toBe(kind);
      expect(Object.values(made)).not.toContain(undefined);
      expect(spoken(made, named, []).length).toBeGreaterThan(5);
    },
  );

  it('read as the server says them, whatever they are', () => {
    const numbered = (seat: number | null): string => `Seat ${(seat ?? -1) + 1}`;
    for (const [each, words] of vectors.said) expect(spoken(each, numbered, vectors.before)).toBe(inNames(words, []));
    expect(vectors.said.length).toBeGreaterThan(150);
  });

  it('speak to the one who reads them', () => {
    const toWren = (seat: number | null): string => (seat === 0 ? 'You' : named(seat));
    expect(spoken({ type: 'Trust', target: 0, strength: 2 }, toWren, [])).toBe('I trust you.');
    expect(spoken({ type: 'AccuseOf', target: 0, of: 'forsaken' }, toWren, [])).toBe('You are one of the Forsaken.');
    expect(spoken({ type: 'AskAbout', target: 0, about: 'role' }, toWren, [])).toBe('You, what is your role?');
    expect(spoken({ type: 'Answer', ref: 0, with_: { type: 'ClaimNoPeek' } }, toWren, vectors.before)).toBe(
      'To you: I have Peeked at nothing.',
    );
  });

  it('speak of a door or of any Territory', () => {
    const offered = optionsFor('place', table([]), named);
    expect(offered).toHaveLength(169);
    const at = (label: string): string => offered.find((each) => each.label === label)?.value ?? '';
    expect(statement('ProposeRoute', { place: at('The north door') })).toEqual({
      type: 'ProposeRoute',
      slot: 0,
      at: null,
    });
    expect(statement('WarnRoute', { place: at('G7') })).toEqual({ type: 'WarnRoute', slot: null, at: 84 });
    expect(statement('WarnRoute', { place: at('A2') })).toEqual({ type: 'WarnRoute', slot: null, at: 13 });
  });

  it('never offer the speaker as their own target', () => {
    expect(optionsFor('target', table([]), named).map(({ label }) => label)).toEqual(['Odile', 'Bram', 'Maud']);
  });
});

describe('a question', () => {
  const ask = (target: number, about: 'role' | 'reason' | 'vote' = 'role'): AnyStatement => ({
    type: 'AskAbout',
    target,
    about,
  });
  const odile = (view: View): View => ({ ...view, seat: 1, cycle: 1 });

  it('is shown to whoever was asked, until they answer it', () => {
    const asked = odile(table([ask(1)]));
    expect(askedOfMe(asked)[0]?.seq).toBe(0);
    expect(askedOfMe({ ...asked, seat: 2 })).toEqual([]);
    const answered = odile(
      table([ask(1), { type: 'Answer', ref: 0, with_: { type: 'ClaimTeam', team: 'villagers' } }]),
    );
    expect(askedOfMe(answered)).toEqual([]);
    expect(isAnswered(answered, answered.said[0]!)).toBe(true);
    expect(askedOfMe(odile(table([ask(1), ask(2), ask(1)]))).map(({ seq }) => seq)).toEqual([0, 2]);
  });

  it('is over when it was taken back, or long ago', () => {
    const asked = odile(table([ask(1)]));
    expect(askedOfMe({ ...asked, said: asked.said.map((each) => ({ ...each, retracted: true })) })).toEqual([]);
    expect(askedOfMe({ ...asked, cycle: 2 })).toHaveLength(1);
    expect(askedOfMe({ ...asked, cycle: 3 })).toEqual([]);
  });

  it('opens on the answer that fits', () => {
    const reply = (asked: AnyStatement, gallows: View['gallows'] = null) =>
      replyTo(table([asked]).said[0]!, { ...table([]), gallows });
    expect(reply(ask(1, 'reason'))).toEqual({ kind: 'ClaimReason', group: 'me' });
    expect(reply(saw(1, 'void'))).toBeNull();
    expect(reply(ask(1, 'vote'), {} as View['gallows'])).toEqual({ kind: 'VoteIntent', group: 'vote' });
    expect(reply(ask(1, 'vote'))).toEqual({ kind: 'Distrust', group: 'others' });
  });
});

describe('what is offered', () => {
  const labels = (
    kind: StatementKind,
    field: 'how' | 'when' | 'shown' | 'action',
    view: View,
    values: Values = {},
  ): string[] => optionsFor(field, view, named, kind, values).map(({ label }) => label);

  it('is seen by whoever can have seen it, and by nobody who is not in the match', () => {
    expect(labels('ClaimSawRole', 'how', table([]))).toEqual(['with a card', 'with an Artifact', 'as the Oracle']);
    expect(labels('ClaimSawDestination', 'how', table([]))).toEqual(['with a card', 'with an Artifact']);
    expect(labels('ClaimSawRole', 'how', { ...table([]), role_list: null, day: 1 })).toEqual([
      'with a card',
      'with an Artifact',
    ]);
  });

  it('is a night for those who look by night, and a day for cards', () => {
    expect(labels('ClaimSawRole', 'when', table([]), { how: 'card' })).toEqual(['not said', 'day 1', 'day 2']);
    expect(labels('ClaimSawRole', 'when', table([]), { how: 'oracle' })).toEqual(['not said', 'night 2']);
    expect(labels('ClaimSawDestination', 'when', table([]), { how: 'navigator' })).toEqual([
      'not said',
      'night 1',
      'night 2',
    ]);
  });

  it('is a face that a role card can show, and a night card that somebody has', () => {
    expect(
      labels('ClaimSawRole', 'shown', { ...table([]), role_list: ['commonfolk', 'cursed', 'forsaken', 'shrouded'] }),
    ).toEqual(['Commonfolk', 'Forsaken']);
    expect(labels('ClaimNightTarget', 'action', table([]))).toEqual(['Ritual Sacrifice']);
  });

  it('is no vote without a hearing, and nothing laid in the first Night', () => {
    expect(groupsNow({ ...table([]), gallows: null })).not.toContain('vote');
    expect(groupsNow({ ...table([]), gallows: { accused: 1, by: 2, stage: 'plea', vote: null } })[0]).toBe('vote');
    expect(kindsNow('me', { ...table([]), day: 1 })).not.toContain('ClaimNightTarget');
  });
});

describe('in one touch', () => {
  const note = (slot: number, destination: 'void' | 'dead-end', when: number): NoteView => ({
    kind: 'destination',
    how: 'card',
    seat: null,
    slot,
    role: null,
    destination,
    cards: [],
    action: null,
    when,
    cycle: 1,
  });
  const knowing = (said: readonly AnyStatement[]): View => ({
    ...table(said),
    cycle: 3,
    hand: ['wander', 'wander', 'spyglass'],
    notes: [note(1, 'void', 1), note(2, 'dead-end', 2)],
  });

  it('stands what I have seen and not told, the latest first', () => {
    expect(readyToSay(knowing([]), null)).toEqual([
      { type: 'ClaimSawDestination', slot: 2, card: 'dead-end', how: 'card', when: 2 },
      { type: 'ClaimSawDestination', slot: 1, card: 'void', how: 'card', when: 1 },
    ]);
    expect(readyToSay(knowing([saw(2, 'dead-end')]), null)).toHaveLength(1);
  });

  it('is not offered once the door is open', () => {
    expect(readyToSay({ ...knowing([]), turned: Array.from({ length: 8 }, () => true) }, null)).toEqual([]);
  });

  it('stands what answers a question; of my role it tells nothing', () => {
    const asked = (about: 'role' | 'hand' | 'peeks'): Said => table([{ type: 'AskAbout', target: 0, about }]).said[0]!;
    const roles = readyToSay({ ...knowing([]), role: 'oracle' }, asked('role'));
    expect(roles).toEqual(readyToSay({ ...knowing([]), role: 'forsaken' }, asked('role')));
    expect(readyToSay(knowing([]), asked('hand'))).toContainEqual({ type: 'ClaimHand', card: 'wander', count: 2 });
    expect(readyToSay(knowing([]), asked('peeks')).at(-1)).toEqual({ type: 'ClaimNoPeek' });
  });
});
