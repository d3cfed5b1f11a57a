/** The tables of the product itself and the borrower of the happy path, for the finance tests. */
import { readFileSync } from 'node:fs';
import type { OfferChoice, OfferInputs } from '../../../src/engine/finance/offer-inputs.ts';
import type { Decisions } from '../../../src/types/decisions.ts';
import type { Pricing } from '../../../src/types/pricing.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../flows/heloc/${name}.json`, import.meta.url), 'utf8'));

export const pricing: Pricing = read('pricing');
export const decisions: Decisions = read('decisions');

/** Persona "happy": value 650,000, liens 310,000, score 772. */
export const happy: OfferInputs = {
  value: 650_000,
  openLiens: 310_000,
  fico: 772,
  lienPosition: 2,
  occupancy: 'PRIMARY',
  state: 'CA',
  units: 1,
  propertyType: 'SINGLE_FAMILY',
  monthlyIncome: 11_500,
  monthlyDebts: 2850,
};

export const sixtyThousand: OfferChoice = { term: 10, amount: 60_000, feePercent: 2.99, autopay: true };
