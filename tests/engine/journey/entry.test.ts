/** Covers src/engine/journey/entry.ts. */
import { expect, test } from 'vitest';
import { broughtAs, keptWithDraft } from '../../../src/engine/journey/entry.ts';

const listed = { means: 'x', characters: 5, keeps: ['draft' as const] };
const entry = {
  referrer: { ...listed, parameter: 'ref' },
  invite: { ...listed, parameter: 'invite', keeps: [] },
  persona: { ...listed, parameter: 'persona', sandboxOnly: true as const },
};

test('an address tells what site.json lists, by the parameter that it names, as much as may be held', () => {
  expect(broughtAs({ entry }, 'referrer', { ref: '1234567', referrer: 'other' })).toBe('12345');
});

test.each([{}, { ref: '' }, { ref: ['a', 'b'] }, { referrer: 'a' }])('nothing of %j', (query) => {
  expect(broughtAs({ entry }, 'referrer', query)).toBeUndefined();
});

test('a site that lists nothing takes nothing', () => {
  expect(broughtAs({}, 'referrer', { referrer: 'a' })).toBeUndefined();
  expect(broughtAs({ entry }, 'constructor', { constructor: 'a' })).toBeUndefined();
  expect(keptWithDraft({}, { referrer: 'a' }, { sandbox: true })).toEqual({});
});

test('only what is listed as kept stays with the draft, and sample borrowers only in the sandbox', () => {
  const query = { ref: 'ann', invite: 'code', persona: 'happy', ssn: '123' };

  expect(keptWithDraft({ entry }, query, { sandbox: true })).toEqual({ referrer: 'ann', persona: 'happy' });
  expect(keptWithDraft({ entry }, query, { sandbox: false })).toEqual({ referrer: 'ann' });
});
