/** Covers src/engine/chatbot/faithful.ts, src/engine/text/mask-persons.ts. */
/** Other words for an answer may not say anything new; what leaves the house says nothing of who asks. */
import { expect, test } from 'vitest';
import { isFaithful } from '../../../src/engine/chatbot/faithful.ts';
import { maskPersons } from '../../../src/engine/text/mask-persons.ts';

const passage =
  'APRs range from 7.60% to 17.20%. A valuation costs $180. Loan amounts start at $15,000. Funding takes five business days.';

test.each([
  'Our APRs are between 7.60% and 17.20%.',
  'You would pay an APR from 7.6 percent up to 17.2 percent, and $180 for a valuation.',
  'The smallest line is $15000. It takes five days.',
  'It depends on your home.',
])('faithful: %s', (said) => {
  expect(isFaithful(said, passage)).toBe(true);
});

test.each([
  ['[ACC-X54] an invented rate', 'Our rates start at 5.99%.'],
  ['a number with another unit', 'A valuation costs 180%.'],
  ['a dollar amount made of a percent', 'You pay $7.60.'],
  ['a rounded number', 'Our APRs start at 7%.'],
  ['a number in words', 'It takes three days.'],
  ['a month', 'You get your money in March.'],
  ['a weekday', 'It comes on Monday.'],
  ['a promise', 'You are approved.'],
  ['a promise of a price', 'A valuation is free.'],
  ['a link', 'See https://evil.example for rates.'],
  ['a link in Markdown', 'See [rates](x).'],
  ['an address', 'Write to me@evil.example.'],
  ['a site without https', 'Go to evil.com.'],
  ['HTML', 'Rates: <b>low</b>'],
  ['nothing', ' '],
  ['far too much', 'Well. '.repeat(400)],
])('%s is not faithful', (_what, said) => {
  expect(isFaithful(said, passage)).toBe(false);
});

test.each([
  ['my ssn is 078-05-1120', 'my ssn is [number]'],
  ['write to ann.lee@example.com please', 'write to [email] please'],
  ['call (202) 555-0147', 'call [number]'],
  ['my name is Ann Lee and i need 50,000', 'my name is [name] and i need 50,000'],
  ["I'm Ann Q. Lee, what is the rate", "I'm [name], what is the rate"],
  ['account 1000000000', 'account [number]'],
  ['how much can i borrow', 'how much can i borrow'],
])('%s leaves as: %s', (question, left) => {
  expect(maskPersons(question)).toBe(left);
});
