/** Covers src/engine/chatbot/{at-once,guess,learn,trait-scale,traits}.ts, src/content/chatbot/{guess-for,in-slices}.ts. */
/** What is learned from ways of asking: which entry a question is about, and that some are about none. */
import { expect, test } from 'vitest';
import { guessFor, learnAhead } from '../../../src/content/chatbot/guess-for.ts';
import { inSlices } from '../../../src/content/chatbot/in-slices.ts';
import { atOnce } from '../../../src/engine/chatbot/at-once.ts';
import { type Guess, guessing } from '../../../src/engine/chatbot/guess.ts';
import type { Faq } from '../../../src/types/faq.ts';

const wording = { ignored: [], alike: {} };
const fees = [
  'what does it cost',
  'what does the loan cost me',
  'how much does closing cost',
  'closing charges',
];
const speed = [
  'how fast is the money there',
  'how many days until the money',
  'how fast do you fund',
  'days to fund',
];
const nothing = ['will it rain tomorrow', 'is it going to rain', 'rain or snow tomorrow', 'who won the game'];
const asks = new Map([
  ['faq/fees', fees],
  ['faq/speed', speed],
]);

const learned = () => atOnce(guessing(asks, nothing, wording));

function most(guess: Guess, question: string): [string, number] {
  const shares = guess(question);
  const all = [...shares].reduce((sum, [, share]) => sum + share, 0);
  const [best = ['', 0]] = [...shares].sort(([, one], [, other]) => other - one);
  return 1 - all > best[1] ? ['none', 1 - all] : [...best];
}

test('a question in other words is about what is asked for in words like these', () => {
  const guess = learned();

  expect(most(guess, 'cost of closing')[0]).toBe('faq/fees');
  expect(most(guess, 'how many days to get the money')[0]).toBe('faq/speed');
  expect(most(guess, 'does it rain or snow')[0]).toBe('none');
});

test('a mistyped word is known by its letters', () => {
  expect(most(learned(), 'closng chargs')[0]).toBe('faq/fees');
});

test('the same ways teach the same, and answers that are the same are learned once', () => {
  const question = 'how fast';
  const [one, other] = [learned(), learned()];
  const faq = { entries: { fees: { question: 'Fees?', text: 'None.' } }, ...wording } as unknown as Faq;
  const ways = { entries: { fees }, nothing };

  expect([...one(question)]).toEqual([...other(question)]);
  expect(guessFor(faq, ways)).toBe(guessFor(faq, ways));
});

test('how an entry is asked for that a lender does not have is about nothing', () => {
  const faq = { entries: { fees: { question: 'Cost?', text: 'None.' } }, ...wording } as unknown as Faq;
  const guess = guessFor(faq, { entries: { fees, speed }, nothing });

  expect([...guess('x').keys()]).toEqual(['faq/fees']);
  expect(most(guess, 'how many days until the money')[0]).toBe('none');
});

test('others get their turn while it learns, it learns once for all who ask, and it learns the same', async () => {
  const faq = { entries: { fees: { question: 'Fees?', text: 'None.' } }, ...wording } as unknown as Faq;
  const ways = { entries: { fees, speed }, nothing };
  const long = Array.from({ length: 4000 }, (_, at) => `how much is number ${at} of the costs`);
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);

  await inSlices(guessing(new Map([['faq/fees', long]]), nothing, wording));
  clearInterval(others);
  const [one, other] = [learnAhead(faq, ways), learnAhead(faq, ways)];
  await one;

  expect(turns).toBeGreaterThan(3);
  expect(one).toBe(other);
  expect([...guessFor(faq, ways)('closing costs')]).toEqual([...guessFor({ ...faq }, ways)('closing costs')]);
});
