import { describe, expect, it } from 'vitest';
import { withNames } from '../src/protocol/words';

const NAMES = ['Ann', '{0}', ''];

describe('words from the server', () => {
  it.each([
    ['{0} plays Wander.', 'Ann plays Wander.'],
    ['{0} looks at {0}’s hand.', 'Ann looks at Ann’s hand.'],
    ['Seat 3 stays as it is.', 'Seat 3 stays as it is.'],
    // A name may be anything, and is not read again.
    ['{1} helps {0}.', '{0} helps Ann.'],
    // Nobody sits there, or nobody has told a name.
    ['{2} and {11} wait.', 'Seat 3 and Seat 12 wait.'],
    // What people have written.
    ['{0}: “{{1}} and }}{{”', 'Ann: “{1} and }{”'],
    ['{{{0}}}', '{Ann}'],
    // Odd ones are left alone.
    ['{ {} {x} {-1} {0', '{ {} {x} {-1} {0'],
    ['', ''],
  ])('%s', (words, shown) => expect(withNames(words, NAMES)).toBe(shown));
});
