/** Avoided words are found whole, in any case, and not inside other words. */
/** Covers src/engine/lints/word-reader.ts. */
import { expect, test } from 'vitest';
import { wordReader } from '../../../src/engine/lints/word-reader.ts';

const words = {
  avoid: [
    {
      words: ['go on', 'carry on'],
      use: 'continue',
      why: 'Plain.',
      except: ["what's going on", 'go on a trip'],
    },
    { words: ['tick'], use: 'check', why: 'American.' },
    { words: ["you can't lose"], use: 'you could lose', why: 'True.' },
    { words: ['e-mail'], use: 'email', why: 'One word.' },
  ],
};
const read = wordReader(words);
const found = (text: string) => read(text).map((one) => one.found);

test.each([
  ['Save and go on', ['go on']],
  ['Go On, then tick the box', ['Go On', 'tick']],
  ['Send an E-Mail.', ['E-Mail']],
  ['You can’t lose', ["You can't lose"]],
  ['go on and carry on', ['go on']],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each(['An ongoing ticket', 'Go on a trip', 'The tick-tock of a clock', 'Let us know', ''])(
  '%s is fine',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('says what to write instead, and why', () => {
  expect(read('tick')).toEqual([{ found: 'tick', use: 'check', why: 'American.' }]);
});
