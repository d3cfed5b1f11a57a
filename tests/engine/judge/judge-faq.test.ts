/** What a lender may change of the chatbot's answers: the words of those that are not locked. */
/** Covers src/engine/judge/judge-faq.ts. */
import { expect, test } from 'vitest';
import { judgeFaq } from '../../../src/engine/judge/judge-faq.ts';
import type { Org } from '../../../src/types/org.ts';

const org = {
  baseUrl: 'https://www.acme.example',
  supportPhoneNumber: { number: '+18005550199' },
  email: 'help@acme.example',
} as Org;
const base = {
  says: { miss: 'I do not know.' },
  entries: {
    fees: { question: 'What does it cost?', asks: ['Any fees?'], text: 'See {{disclosures.fees}}' },
    approval: { question: 'Will I be approved?', locked: true, text: 'I can’t tell.' },
  },
};
const patchFile = 'orgs/acme/flows/chat/faq.json';

function judged(entries: object, more: object = {}): string[] {
  const merged = { ...base, ...more, entries: { ...base.entries, ...entries } };
  const rules = { org, vocabulary: {}, readWords: () => [] };
  return judgeFaq({ patchFile, base, merged, ...rules }).map(
    ({ code, place }) => `${code} ${place.slice(patchFile.length + 1)}`,
  );
}

test('words of its own replace ours, and may name what is its own', () => {
  const text = 'Our fees: {{disclosures.fees}} Call (800) 555-0199.';
  expect(judged({ fees: { question: 'Costs?', asks: ['Fees?', 'Price?'], text } })).toEqual([]);
});

test.each([
  [
    'locked words',
    { approval: { ...base.entries.approval, text: 'Yes.' } },
    'OVERRIDE_LOCKED /entries/approval/text',
  ],
  [
    'an entry of its own',
    { advert: { question: 'Buy?', text: 'Buy.' } },
    'OVERRIDE_FORBIDDEN /entries/advert',
  ],
  ['an entry taken away', { fees: undefined }, 'OVERRIDE_FORBIDDEN /entries/fees'],
  [
    'where an answer leads',
    { fees: { ...base.entries.fees, links: [] } },
    'OVERRIDE_FORBIDDEN /entries/fees/links',
  ],
  [
    'another’s phone number',
    { fees: { ...base.entries.fees, text: 'Call (800) 555-0100.' } },
    'OVERRIDE_LINK /entries/fees/text',
  ],
  [
    'a rate',
    { fees: { ...base.entries.fees, text: 'Only 2% for you.' } },
    'OVERRIDE_ASKS /entries/fees/text',
  ],
])('it may not change %s', (_what, entries, found) => {
  expect(judged(entries)).toEqual([found]);
});

test('which questions it suggests is its own choice', () => {
  expect(judged({}, { suggests: { always: ['fees', 'rates', 'terms'] } })).toEqual([]);
});

test('what is said without an answer is the product’s', () => {
  expect(judged({}, { says: { miss: 'Go away.' } })).toEqual(['OVERRIDE_FORBIDDEN /says/miss']);
});
