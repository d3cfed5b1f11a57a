/** Covers src/web/journey/host/difference.ts. */
import { expect, test } from 'vitest';
import { differences } from '../../../src/web/journey/host/difference.ts';
import type { Page } from '../../../src/web/platform/data/content.ts';

const offer = { amount: 60_000, term: 120, id: 'A' };
const page = {
  display: {
    properties: { offer: { type: 'object', title: 'Your offer', properties: { amount: {}, term: {} } } },
  },
  fields: { offer: { entity: 'offer', path: [] } },
  secrets: [],
  ui: { offer: { 'ui:options': { summary: '{{amount | money}} over {{term | months}}' } } },
} as unknown as Page;

const told = (there: object) => differences(page, { offer }, { offer: { amount: 15_000 } }, { offer: there });

test('what another tab chose is told beside what is chosen here (FAULT-9)', () => {
  expect(told({ ...offer, amount: 50_000 })).toEqual([
    expect.objectContaining({
      ...{ label: 'Your offer', here: '$60,000 over 120 months', there: '$50,000 over 120 months' },
    }),
  ]);
});

test('an offer that reads the same on both sides is no difference to look for', () => {
  expect(told({ ...offer, id: 'B' })).toEqual([]);
});
