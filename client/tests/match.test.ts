import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Match } from '../src/match/match.svelte';
import type { MatchInfo, Update } from '../src/protocol/wire.gen';
import { aMatch, aTable, openNodeSocket, Party, settled, told, update, type Caller } from './party';

let party: Party;
let match: Match;

const matchInfo = (change: Partial<MatchInfo> = {}): MatchInfo =>
  aMatch({
    view: { turn: 1 },
    awaited: [0],
    ask: {
      id: 'q1',
      choices: [{ action: { type: 'Pass' }, words: 'Pass', odds: null, says: '', foreseen: null }],
      words: '',
    },
    ...change,
  });

let start: () => Update;
let version: string;

beforeEach(async () => {
  party = new Party();
  await party.open();
  version = '1';
  start = () => update(2, { table: aTable(), match: matchInfo(), news: [told('One.'), told('Two.')] });
  party.answer = (frame, caller) => {
    if (frame.type !== 'Hello') return;
    caller.say({ type: 'Welcome', protocol: 1, version, member: 'a' });
    caller.say(start());
  };
  match = new Match({ code: 'FERN', token: 'secret', url: party.url, open: openNodeSocket, patience: 5 });
  match.socket.connect();
  await settled(() => match.socket.line === 'live');
});

afterEach(async () => {
  match.socket.close();
  await party.close();
});

const last = (): Caller => {
  const caller = party.callers.at(-1);
  if (!caller) throw new Error('nobody has called');
  return caller;
};
const lines = () => match.news.map(({ number, news }) => `${number} ${news.type === 'Told' ? news.words : news.type}`);

describe('a match as this browser knows it', () => {
  it('knows who it is, what is asked and what has happened', () => {
    expect(match.me?.name).toBe('Ana');
    expect(match.hosting).toBe(true);
    expect(match.ask?.id).toBe('q1');
    expect(match.ready).toBe(true);
    expect(lines()).toEqual(['1 One.', '2 Two.']);
  });

  it('speaks of people by their names in what it asks and offers, and leaves what was told as it is', async () => {
    const odds = { chance: 0.5, of: 'to catch {1}', then: [{ kind: 'bad' as const, words: '{1} bites' }] };
    const foreseen = { events: [], words: ['{1} is caught.'], unsure: '{0} may fall.', chance: false };
    const ask = {
      id: 'q2',
      choices: [{ action: { type: 'Run', at: 1 }, words: 'Run after {1}', odds, says: '' as const, foreseen }],
      words: 'What about {1}?',
    };
    const stakes = [{ on: 'a', words: '{0} gets out' }];
    const bets = [{ seat: 1, bet: { on: 'b', words: '{1} gets out' }, fared: 'right' as const }];
    last().say(update(3, { news: [told('{1} runs.')], match: matchInfo({ ask, stakes, bets }) }));
    await settled(() => match.news.length === 3);
    expect(match.ask?.choices[0]).toMatchObject({
      words: 'Run after Bo',
      odds: { of: 'to catch Bo', then: [{ words: 'Bo bites' }] },
      foreseen: { words: ['Bo is caught.'], unsure: 'Ana may fall.' },
    });
    expect(match.ask?.words).toBe('What about Bo?');
    expect(match.stakes).toEqual([{ on: 'a', words: 'Ana gets out' }]);
    expect(match.bets[0]?.bet.words).toBe('Bo gets out');
    expect(lines().at(-1)).toBe('3 {1} runs.');

    const { ask: before } = match;
    const [ana, bo] = aTable().members;
    if (!ana || !bo) throw new Error('two sit there');
    last().say(update(3, { table: aTable({ members: [ana, { ...bo, here: false }] }) }));
    await settled(() => match.seated[1]?.here === false);
    expect(match.ask, 'what is asked stays the same while people come and go').toBe(before);
    last().say(update(3, { table: aTable({ members: [ana, { ...bo, name: 'Bea' }] }) }));
    await settled(() => match.seated[1]?.name === 'Bea');
    expect(match.ask?.choices[0]?.words).toBe('Run after Bea');
  });

  it('has nothing to animate after loading, and only what is new after an update', async () => {
    expect(match.latest).toEqual([]);
    last().say(update(3, { news: [told('Three.')], match: matchInfo({ view: { turn: 2 } }) }));
    await settled(() => match.news.length === 3);
    expect(match.latest.map((each) => each.number)).toEqual([3]);
    expect(match.view).toEqual({ turn: 2 });
  });

  it('hears nothing twice', async () => {
    const third = update(3, { news: [told('Three.')] });
    last().say(third);
    last().say(third);
    last().say(update(4, { news: [told('Three.'), told('Four.')] }));
    await settled(() => match.news.length >= 4);
    expect(lines()).toEqual(['1 One.', '2 Two.', '3 Three.', '4 Four.']);
  });

  it('pays no heed to a stray from before', async () => {
    last().say(update(3, { news: [told('Three.')], match: matchInfo({ view: { turn: 3 } }) }));
    last().say(update(2, { news: [told('Two.')], match: matchInfo({ view: { turn: 2 } }) }));
    last().say(update(4, { news: [told('Four.')] }));
    await settled(() => match.news.length === 4);
    expect(match.view).toEqual({ turn: 3 });
  });

  it('asks again when some were lost on the way, from the last it has', async () => {
    start = () =>
      update(5, { table: aTable(), match: matchInfo(), news: [told('Three.'), told('Four.'), told('Five.')] });
    last().say(update(5, { news: [told('Five.')] }));
    await settled(() => match.news.length === 5);
    expect(last().frames[0]).toMatchObject({ type: 'Hello', match: 'm1', seen: 2 });
    expect(lines()).toEqual(['1 One.', '2 Two.', '3 Three.', '4 Four.', '5 Five.']);
  });

  it('knows what was said last, but for what was whispered by night', async () => {
    const say = (words: string, whispered = false) => ({ type: 'Said', member: 'b', words, whispered }) as const;
    last().say(update(3, { news: [say('Good morning.')] }));
    await settled(() => match.said === 3);
    last().say(update(3, { match: matchInfo({ quiet: true }) }));
    last().say(update(4, { news: [say('Ana?', true)] }));
    last().say(update(6, { news: [say('Yes, Ana.', true), told('Day breaks.')], match: matchInfo() }));
    await settled(() => match.news.length === 6);
    expect(match.said).toBe(3);
    last().say(update(7, { news: [say('What a night.')] }));
    await settled(() => match.said === 7);
  });

  it('tells that the rules chose when the server says so, and not again on coming back', async () => {
    const chosen = { type: 'Noted', what: 'chosen', member: 'a', name: 'Ana' } as const;
    last().say(
      update(2, {
        match: matchInfo({ timer: { left: 0.1, whole: 30, then: 'rules' }, ask: { id: 'q2', choices: [], words: '' } }),
      }),
    );
    last().say(update(2, { match: matchInfo({ ask: { id: 'q3', choices: [], words: '' } }) }));
    await settled(() => match.ask?.id === 'q3');
    expect(match.ranOut).toBeNull();
    last().say(update(3, { news: [chosen] }));
    await settled(() => match.ranOut !== null);
    expect(match.ranOut).toBe('chosen');
    match.ranOut = null;
    start = () => update(4, { table: aTable(), match: matchInfo(), news: [{ ...chosen, what: 'missed' }] });
    last().hangUp();
    await settled(() => match.news.length === 4);
    expect(match.ranOut).toBeNull();
  });

  it('keeps a refusal with its choice until what is asked changes', async () => {
    const [choice] = match.ask?.choices ?? [];
    if (!choice) throw new Error('nothing to choose');
    const acted = match.act(choice);
    expect(match.ready).toBe(false);
    await party.until(() => last().frames.length === 2);
    const sent = last().frames[1];
    if (sent?.type !== 'Act') throw new Error('the action did not arrive');
    expect(sent).toMatchObject({ ask: 'q1', action: { type: 'Pass' } });
    last().say({ type: 'Refused', id: sent.id, rule: 'NF-FLIP-03', why: 'Fight it first.' });
    await acted;
    expect(match.refusal).toEqual({ rule: 'NF-FLIP-03', why: 'Fight it first.', choice });
    last().say(update(2, { match: matchInfo({ ask: null }) }));
    await settled(() => match.ask === null);
    expect(match.refusal).toBeNull();
  });

  it.each([
    ['Pass', null],
    ['Fight', 'STALE'],
  ])('says nothing of a %s that came too late only if nothing is lost by it', async (type, rule) => {
    const action = { type };
    last().say(
      update(2, {
        match: matchInfo({
          ask: { id: 'q2', choices: [{ action, words: type, odds: null, says: '', foreseen: null }], words: '' },
        }),
      }),
    );
    await settled(() => match.ask?.id === 'q2');
    const [choice] = match.ask?.choices ?? [];
    if (!choice) throw new Error('nothing to choose');
    const acted = match.act(choice);
    await party.until(() => last().frames.length === 2);
    const sent = last().frames[1];
    if (sent?.type !== 'Act') throw new Error('the action did not arrive');
    last().say({ type: 'Refused', id: sent.id, rule: 'STALE', why: 'The table has moved on.' });
    await acted;
    expect(match.refusal?.rule ?? null).toBe(rule);
  });

  it('says something in the terms of the game also when nothing is asked', async () => {
    last().say(update(2, { match: matchInfo({ ask: null }) }));
    await settled(() => match.ask === null);
    const said = match.say({ type: 'Say', statement: 'I am the Priest' });
    await party.until(() => last().frames.length === 2);
    const sent = last().frames[1];
    if (sent?.type !== 'Act') throw new Error('it did not arrive');
    expect(sent.action).toEqual({ type: 'Say', statement: 'I am the Priest' });
    last().say({ type: 'Refused', id: sent.id, rule: 'QUIET', why: 'nobody may talk' });
    expect(await said).toBe(false);
    expect(match.refusal).toEqual({ rule: 'QUIET', why: 'nobody may talk', choice: null });
  });

  it('brings something, hears all that is wrong with it, and knows what stands', async () => {
    expect(match.brought).toEqual([]);
    const first = match.bring({ value: { cards: [1] } });
    await party.until(() => last().frames.length === 2);
    const sent = last().frames[1];
    if (sent?.type !== 'Bring') throw new Error('it did not arrive');
    expect(sent).toMatchObject({ value: { cards: [1] } });
    expect(sent).not.toHaveProperty('member');
    const problems = ['too few cards', 'no card 0'];
    last().say({ type: 'Refused', id: sent.id, rule: 'BRING', why: 'too few cards; no card 0', problems });
    expect(await first).toEqual(problems);
    expect(match.refusal, 'it is told where it was chosen').toBeNull();

    const second = match.bring({ text: 'bold' }, 'b');
    await party.until(() => last().frames.length === 3);
    const again = last().frames[2];
    if (again?.type !== 'Bring') throw new Error('it did not arrive');
    expect(again).toMatchObject({ text: 'bold', member: 'b' });
    const own = { member: 'b', value: { cards: [6, 6] }, title: 'bold', problems: [] };
    last().say({ type: 'Yours', brought: [own] });
    last().say({ type: 'Done', done: again.id });
    expect(await second).toEqual([]);
    expect(match.brought).toEqual([own]);

    const third = match.bring({});
    await party.until(() => last().frames.length === 4);
    const back = last().frames[3];
    if (back?.type !== 'Bring') throw new Error('it did not arrive');
    last().say({ type: 'Refused', id: back.id, rule: 'STARTED', why: 'too late' });
    expect(await third).toEqual(['too late']);
  });

  it('forgets what it has brought with the connection, since the server tells it anew', async () => {
    last().say({ type: 'Yours', brought: [{ member: 'a', value: 1, title: 'one', problems: [] }] });
    await settled(() => match.brought.length === 1);
    last().hangUp();
    await settled(() => match.brought.length === 0);
  });

  it('starts its news anew with the next match at the table', async () => {
    last().say(update(1, { table: aTable({ match: 'm2', phase: 'lobby' }), match: null, news: [told('Again.')] }));
    await settled(() => match.table.match === 'm2');
    expect(lines()).toEqual(['1 Again.']);
    expect(match.ask).toBeNull();
    last().hangUp();
    await party.until(() => party.callers.length === 2 && last().frames.length > 0);
    expect(last().frames[0]).toMatchObject({ match: 'm2', seen: 1 });
  });

  it('notices that the server was renewed', async () => {
    expect(match.outdated).toBe(false);
    version = '2';
    last().hangUp();
    await settled(() => match.outdated);
  });

  it('counts the clock from when it was told', async () => {
    const before = performance.now();
    last().say(update(2, { match: matchInfo({ timer: { left: 10, whole: 30, then: 'rules' } }) }));
    await settled(() => match.timer !== null);
    expect(match.timer?.until).toBeGreaterThanOrEqual(before + 10_000);
    expect(match.timer?.until).toBeLessThanOrEqual(performance.now() + 10_000);
  });
});
