import { expect, test } from 'vitest';
import { callOf, lineOf, linesOf } from '../../src/games/forsaken-forest/narration';
import { SECRET } from '../../src/games/forsaken-forest/tale';
import type { Numbered } from '../../src/match/board';

const NAMES = ['Ann', 'Bo', 'Cy'];
const told = (
  event: { type: string; [field: string]: unknown },
  words = 'Words of the server.',
  number = 1,
): Numbered => ({ number, news: { type: 'Told', event, words } });
const said = (event: { type: string; [field: string]: unknown }, words?: string) =>
  lineOf(told(event, words), NAMES)?.words ?? null;

test('by night the narrator says what the server says', () => {
  expect(said({ type: 'StepCalled', step: 'oracle', seconds: 15 }, 'The embers whisper a name.')).toBe(
    'The embers whisper a name.',
  );
  expect(said({ type: 'DayBroke', day: 2 }, 'Day 2.')).toBe('Day 2.');
});

test('of people it speaks by their names, whoever listens', () => {
  for (const words of ['You die and become a Spirit.', '{1} dies and becomes a Spirit.']) {
    expect(said({ type: 'PlayerDied', seat: 1 }, words)).toBe('Bo dies and becomes a Spirit.');
  }
  expect(said({ type: 'PutOnDoorstep', seat: 0, by_night: true })).toBe('Ann wakes on Death’s Doorstep.');
  expect(said({ type: 'PlayerAccused', seat: 0, by: 2 })).toBe('Cy sends Ann to the Gallows.');
  expect(said({ type: 'VotesRevealed', accused: 0, death: [1, 2], life: [0], condemned: true })).toBe(
    'For death: 2. For life: 1. Ann is condemned.',
  );
  expect(said({ type: 'NightActionsRevealed', shelter: null, sacrifice: 1, entangle: 0 })).toBe(
    'Dawn shows Ritual Sacrifice on Bo and Entangle on Ann.',
  );
  expect(said({ type: 'NightActionsRevealed', shelter: null, sacrifice: null, entangle: null })).toBe(
    'Dawn shows no Night Action.',
  );
});

test('what only some are told is never said', () => {
  expect(SECRET.length).toBeGreaterThan(10);
  for (const type of [...SECRET, 'HandSeen', 'CardsSeen']) expect(said({ type })).toBeNull();
  expect(
    lineOf({ number: 1, news: { type: 'Said', member: 'm', words: 'I am the Oracle.', whispered: false } }, NAMES),
  ).toBeNull();
});

test('a secret between two calls changes nothing of what is said', () => {
  const fell = told({ type: 'NightFell', night: 1 }, 'Night 1.', 4);
  const called = told({ type: 'StepCalled', step: 'shrouded', seconds: 10 }, 'Shrouded.', 5);
  const secret = told({ type: 'CardExchanged', shown: 'commonfolk' }, 'Your role card shows Commonfolk.', 6);
  expect(linesOf([fell, called, secret], NAMES)).toEqual(linesOf([fell, called], NAMES));
  expect(callOf([fell, called, secret])).toBe('Shrouded.');
  expect(callOf([])).toBe('');
});
