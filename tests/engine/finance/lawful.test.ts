/** What the law allows of a price and of a closing: tests/cases/heloc/lawful.json, case by case. */
/** Covers src/engine/finance/high-cost.ts, src/engine/finance/closing-rules.ts, src/engine/finance/price-offer.ts. */
import { expect, test } from 'vitest';
import decisions from '../../../flows/heloc/decisions.json' with { type: 'json' };
import { closingRules } from '../../../src/engine/finance/closing-rules.ts';
import type { OfferChoice } from '../../../src/engine/finance/offer-inputs.ts';
import { priceOffer } from '../../../src/engine/finance/price-offer.ts';
import type { Decisions } from '../../../src/types/decisions.ts';
import lawful from '../../cases/heloc/lawful.json' with { type: 'json' };
import { happy, pricing } from './sample.ts';

const usual: OfferChoice = { term: 10, amount: 60_000, feePercent: 2.99, autopay: false };

test.each(lawful.prices)('$law: $name', ({ inputs, choice, refused }) => {
  const price = priceOffer(pricing, { ...happy, ...usual, ...inputs, ...choice });

  expect([price.available, price.reason?.code ?? null]).toEqual([refused === null, refused]);
});

test.each(lawful.closings)('$law: $name', ({ state, occupancy, closing }) => {
  // Content that flow check has read.
  expect(closingRules(decisions as unknown as Decisions, state, occupancy)).toMatchObject(closing);
});
