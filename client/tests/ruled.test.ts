import { describe, expect, it } from 'vitest';
import { isRule, splitAtRules } from '../src/table/ruled';

describe('rules in words', () => {
  it.each(['NF-FLIP-03', 'FF-NIGHT1-14', 'FF-ROLE-GEN-04', 'EF-R39', 'NF-R-55', 'PIG-TURN-03', 'TTT-1'])(
    '%s is one',
    (rule) => {
      expect(isRule(rule)).toBe(true);
      expect(splitAtRules(`Not now. ${rule}`)).toEqual(['Not now. ', rule, '']);
    },
  );

  it.each(['STALE', 'NOT-ASKED', 'STAND-IN', '', 'R', 'Seat 3', 'A-B'])('%s is none', (word) => {
    expect(isRule(word)).toBe(false);
    expect(splitAtRules(word)).toEqual([word]);
  });
});
