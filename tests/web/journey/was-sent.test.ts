/** A button does not lead back to a page that the borrower sent before. */
/** Covers src/web/journey/was-sent.ts. */
import { expect, test } from 'vitest';
import { wasSent } from '../../../src/web/journey/was-sent.ts';
import type { Journey } from '../../../src/web/platform/data/journey.ts';
import { smallCore } from '../fixtures/small-flow.ts';

const asked: Journey = { facts: {}, step: 'ASK', done: [], drafts: {}, events: [] };
const sent: Journey = { ...asked, step: 'OFFER', done: ['ask'] };

test('a page that was sent and is closed now was sent', () => {
  expect(wasSent(smallCore, sent, 'ask')).toBe(true);
});

test.each([
  ['the page where the application stands, though it was sent before', { ...asked, done: ['ask'] }, 'ask'],
  ['a page that nobody has sent', { ...sent, done: [] }, 'ask'],
  ['a page that stays open, though it was sent', { ...sent, done: ['send'] }, 'send'],
  ['an address of no page', sent, 'no/such/page'],
  ['wherever the application stands', sent, ''],
] as const)('%s is no way back', (_what, journey, to) => {
  expect(wasSent(smallCore, journey as Journey, to)).toBe(false);
});
