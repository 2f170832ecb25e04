import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TableSocket, waitBefore } from '../src/protocol/socket.svelte';
import type { FromServer } from '../src/protocol/wire.gen';
import { aTable, openNodeSocket, Party, settled, update } from './party';

let party: Party;
let socket: TableSocket;
let heard: FromServer[];

beforeEach(async () => {
  party = new Party();
  await party.open();
  heard = [];
  socket = new TableSocket({
    url: party.url,
    hello: () => ({ table: 'FERN', token: 'secret', match: 'm1', seen: heard.length }),
    heard: (frame) => heard.push(frame),
    open: openNodeSocket,
    patience: 5,
    answerWithin: 200,
  });
});

afterEach(async () => {
  socket.close();
  await party.close();
});

/** The server greets and tells everything; other frames it leaves to the test. */
function greets() {
  party.answer = (frame, caller) => {
    if (frame.type !== 'Hello') return;
    caller.say({ type: 'Welcome', protocol: 1, version: '1', member: 'a' });
    caller.say(update(0, { table: aTable() }));
  };
}

describe('the connection of a table', () => {
  it('says hello first and is live once it has been told where things stand', async () => {
    greets();
    expect(socket.line).toBe('connecting');
    socket.connect();
    await settled(() => socket.line === 'live');
    expect(party.callers[0]?.frames).toEqual([
      { type: 'Hello', protocol: 1, table: 'FERN', token: 'secret', match: 'm1', seen: 0 },
    ]);
    expect(heard.map((frame) => frame.type)).toEqual(['Welcome', 'Update']);
  });

  it('answers a command only when the server has', async () => {
    greets();
    socket.connect();
    await settled(() => socket.line === 'live');
    const answer = socket.send({ type: 'Start' });
    await party.until(() => party.callers[0]?.frames.length === 2);
    const sent = party.callers[0]?.frames[1];
    if (sent?.type !== 'Start') throw new Error('the start did not arrive');
    party.callers[0]?.say({ type: 'Refused', id: 'another', rule: 'X', why: 'not ours' });
    party.callers[0]?.say({ type: 'Done', done: sent.id });
    expect(await answer).toEqual({ kind: 'done' });
  });

  it('sends a choice and a tap at the same length, whatever their names', async () => {
    greets();
    socket.connect();
    await settled(() => socket.line === 'live');
    void socket.send({ type: 'Tap' });
    void socket.send({
      type: 'Act',
      ask: '0123456789abcdef',
      action: { type: 'PlaceDestinations', village: 2, void: 7 },
    });
    void socket.send({ type: 'SetMe', name: 'Åsa 🦉' });
    await party.until(() => party.callers[0]?.frames.length === 4);
    expect(party.callers[0]?.frames.map((frame) => frame.type)).toEqual(['Hello', 'Tap', 'Act', 'SetMe']);
    expect(party.callers[0]?.sizes).toEqual([256, 256, 256, 256]);
  });

  it('sends what was not answered again, with the same id, over the next connection', async () => {
    greets();
    socket.connect();
    await settled(() => socket.line === 'live');
    const answer = socket.send({ type: 'Act', ask: 'q1', action: { type: 'Pass' } });
    await party.until(() => party.callers[0]?.frames.length === 2);
    party.callers[0]?.hangUp();
    await settled(() => socket.line === 'lost');
    await party.until(() => party.callers[1]?.frames.length === 2);
    const [first, second] = [party.callers[0]?.frames[1], party.callers[1]?.frames[1]];
    expect(second).toEqual(first);
    expect(party.callers[1]?.frames[0]).toMatchObject({ type: 'Hello', seen: 2 });
    if (second?.type !== 'Act') throw new Error('the action did not arrive');
    party.callers[1]?.say(update(1, { done: second.id }));
    expect(await answer).toEqual({ kind: 'done' });
  });

  it('keeps commands given while the line is lost, in their order', async () => {
    greets();
    socket.connect();
    await settled(() => socket.line === 'live');
    party.callers[0]?.hangUp();
    await settled(() => socket.line === 'lost');
    void socket.send({ type: 'Say', words: 'one' });
    void socket.send({ type: 'Say', words: 'two' });
    await party.until(() => party.callers[1]?.frames.length === 3);
    expect(party.callers[1]?.frames.slice(1)).toMatchObject([{ words: 'one' }, { words: 'two' }]);
  });

  it('takes a connection without answers for dead', async () => {
    greets();
    socket.connect();
    await settled(() => socket.line === 'live');
    void socket.send({ type: 'Start' });
    await party.until(() => party.callers.length === 2);
    await party.until(() => party.callers[1]?.frames.length === 2);
    expect(party.callers[1]?.frames[1]).toEqual(party.callers[0]?.frames[1]);
  });

  describe('feels its pulse', () => {
    /** Answers every Ping with this many frames more or fewer than were sent. */
    function answersPings(off: (connection: number) => number) {
      greets();
      const greet = party.answer;
      party.answer = (frame, caller) => {
        greet(frame, caller);
        const connection = party.callers.indexOf(caller);
        const before = 2 + caller.frames.filter((sent) => sent.type === 'Ping').length - 1;
        if (frame.type === 'Ping') caller.say({ type: 'Pong', done: frame.id, frames: before + off(connection) });
      };
      socket = new TableSocket({
        url: party.url,
        hello: () => ({ table: 'FERN', token: 'secret', match: 'm1', seen: 0 }),
        heard: (frame) => heard.push(frame),
        open: openNodeSocket,
        patience: 5,
        beat: 10,
      });
      socket.connect();
    }

    it('and stays while every frame has come', async () => {
      answersPings(() => 0);
      await party.until(() => (party.callers[0]?.frames.length ?? 0) > 4);
      expect(party.callers).toHaveLength(1);
      expect(socket.line).toBe('live');
    });

    it('and connects anew when one was lost on the way', async () => {
      answersPings((connection) => (connection === 0 ? 1 : 0));
      await party.until(() => party.callers.length === 2);
      await settled(() => socket.line === 'live');
    });

    it('and connects anew when nothing answers any more', async () => {
      answersPings(() => 0);
      const answer = party.answer;
      party.answer = (frame, caller) => {
        if (frame.type !== 'Ping' || party.callers.length > 1) answer(frame, caller);
      };
      await party.until(() => party.callers.length === 2);
      await settled(() => socket.line === 'live');
    });
  });

  it('gives the recovery code to who asked for it', async () => {
    greets();
    socket.connect();
    await settled(() => socket.line === 'live');
    const answer = socket.send({ type: 'RecoveryCode' });
    await party.until(() => party.callers[0]?.frames.length === 2);
    const sent = party.callers[0]?.frames[1];
    if (sent?.type !== 'RecoveryCode') throw new Error('the command did not arrive');
    party.callers[0]?.say({ type: 'Recovery', done: sent.id, code: 'fir-owl-1234' });
    expect(await answer).toEqual({ kind: 'recovery', code: 'fir-owl-1234' });
  });

  it.each(['moved', 'removed', 'unknown-table', 'unknown-token', 'protocol'] as const)(
    'stays away after the goodbye "%s"',
    async (why) => {
      party.answer = (_, caller) => {
        caller.say({ type: 'Goodbye', why, words: 'So it is.' });
        caller.hangUp();
      };
      socket.connect();
      await settled(() => socket.line === 'ended');
      expect(socket.goodbye?.why).toBe(why);
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(party.callers).toHaveLength(1);
    },
  );

  it.each(['restart', 'broken'] as const)('comes back after the goodbye "%s"', async (why) => {
    party.answer = (_, caller) => {
      caller.say({ type: 'Goodbye', why, words: 'Back soon.' });
      caller.hangUp();
    };
    socket.connect();
    await party.until(() => party.callers.length === 2);
    expect(socket.goodbye).toBeNull();
  });

  it('waits longer each time, up to a bound, and not as long as all others', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((tries) => waitBefore(tries, undefined, 1));
    expect(waits).toEqual([500, 1000, 2000, 4000, 4000, 4000, 4000, 4000, 4000]);
    expect(waitBefore(3, undefined, 0)).toBe(2000);
  });
});
