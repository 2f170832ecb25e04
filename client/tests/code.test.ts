import { describe, expect, it } from 'vitest';
import { tableCode } from '../src/protocol/code';

describe('the letters of a table', () => {
  it.each([
    ['FERN', 'FERN'],
    ['fern', 'FERN'],
    [' fe rn ', 'FERN'],
    ['FE-RN', 'FERN'],
    ['mosses', 'MOSSES'],
    ['http://192.168.1.7:8420/t/fern', 'FERN'],
    ['https://games.example/t/MOSSY/screen', 'MOSSY'],
  ])('reads %j', (typed, code) => expect(tableCode(typed)).toBe(code));

  it.each(['', 'FER', 'MOSSESS', 'F3RN', 'FERN!', 'https://games.example/rules'])('does not take %j for one', (typed) =>
    expect(tableCode(typed)).toBeNull(),
  );
});
