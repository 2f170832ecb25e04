import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Pen } from '../../src/games/enter-the-forest/sheet/pen.svelte';
import type { Action, CharacterView } from '../../src/games/enter-the-forest/types.gen';
import { Match } from '../../src/match/match.svelte';
import type { FromClient, MatchInfo } from '../../src/protocol/wire.gen';
import { aMatch, aTable, openNodeSocket, Party, settled, update, type Caller } from '../party';
import { NOBODY, offers } from './hal';

let party: Party;
let match: Match;
let pen: Pen;
let asks: number;
let acts: Extract<FromClient, { type: 'Act' }>[];
/** What the server says to the next actions; with nothing to say it takes them. */
let refusals: string[];

const showing = (): MatchInfo => aMatch({ view: NOBODY, ask: { id: `q${asks}`, choices: offers(NOBODY), words: '' } });

function answer(frame: FromClient, caller: Caller): void {
  if (frame.type === 'Hello') {
    caller.say({ type: 'Welcome', protocol: 1, version: '1', member: 'a' });
    caller.say(update(0, { table: aTable(), match: showing() }));
  } else if (frame.type === 'Act') {
    acts.push(frame);
    const rule = frame.ask === `q${asks}` ? refusals.shift() : 'STALE';
    if (rule) caller.say({ type: 'Refused', id: frame.id, rule, why: 'no room' });
    else {
      asks += 1;
      caller.say(update(0, { match: showing(), done: frame.id }));
    }
  }
}

beforeEach(async () => {
  [asks, acts, refusals] = [1, [], []];
  party = new Party();
  await party.open();
  party.answer = answer;
  match = new Match({ code: 'FERN', token: 'secret', url: party.url, open: openNodeSocket, patience: 5 });
  pen = new Pen(
    () => match,
    () => match.view as CharacterView,
  );
  match.socket.connect();
  await settled(() => match.socket.line === 'live' && match.ask !== null);
});

afterEach(async () => {
  match.socket.close();
  await party.close();
});

/** What the sheet's component does whenever something has changed. */
async function written(): Promise<void> {
  while (pen.wet) {
    await pen.goOn();
    await settled(() => match.ready);
  }
}

const sent = (): Action[] => acts.map(({ action }) => action as Action);

describe('the pen', () => {
  it('writes one line after another, each as an answer to what is asked then', async () => {
    pen.write({ to: 'write', field: 'name', words: 'Hal' }, { to: 'add', kind: 'skills', words: 'Knots' });
    expect(pen.sheet).toMatchObject({ name: 'Hal', skills: ['Knots'] });
    await written();
    expect(sent()).toEqual([
      { type: 'Write', field: 'name', words: 'Hal' },
      { type: 'AddEntry', kind: 'skills', words: 'Knots' },
    ]);
    expect(acts.map(({ ask }) => ask)).toEqual(['q1', 'q2']);
  });

  it('waits for the thread to be taken up again', async () => {
    match.socket.close();
    pen.write({ to: 'write', field: 'name', words: 'Hal' });
    await pen.goOn();
    expect(pen.wet).toBe(true);
    match.socket.connect();
    await settled(() => match.ready);
    await written();
    expect(sent()).toHaveLength(1);
  });

  it('tries again when somebody else was faster', async () => {
    asks += 1;
    pen.write({ to: 'write', field: 'name', words: 'Hal' });
    await pen.goOn();
    expect([pen.wet, pen.problem, match.refusal]).toEqual([true, '', null]);
    await settled(() => match.ready && match.ask?.id === 'q2');
    await written();
    expect(acts.map(({ ask }) => ask)).toEqual(['q1', 'q2']);
  });

  it('stops and says why where a line is not taken', async () => {
    refusals.push('EF-UI-02');
    pen.write({ to: 'add', kind: 'skills', words: 'Knots' }, { to: 'add', kind: 'skills', words: 'Running' });
    await written();
    expect(sent()).toHaveLength(1);
    expect(pen.problem).toBe('no room');
  });

  it('does not mind when a line is gone already', async () => {
    pen.write({ to: 'strike', kind: 'skills', words: 'Knots' });
    await written();
    expect([pen.problem, sent()]).toEqual(['', []]);
  });
});
