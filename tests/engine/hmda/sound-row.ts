/** An application whose row of the register may be filed: the edits' tests change it. */
import type { RegisterEntry } from '../../../src/engine/hmda/register-entry.ts';
import { registerRowOf } from '../../../src/engine/hmda/register-row-of.ts';

export const entry: RegisterEntry = {
  lei: '5493001YS08XHF42M037',
  loanNumber: 'HL-2026-0001001',
  appliedOn: '2026-02-03',
  action: { taken: '1', on: '2026-03-04' },
  purpose: 'HOME_IMPROVEMENT',
  refinances: false,
  occupancy: 'PRIMARY',
  propertyType: 'SINGLE_FAMILY',
  units: 1,
  amount: 60_000,
  home: {
    street: '101 Sandbox Way',
    city: 'Sacramento',
    state: 'CA',
    zip: '95814',
    county: '06067',
    tract: '06067001101',
  },
  demographics: { ethnicity: ['1', '14'], ethnicityText: 'Argentinean', race: ['5', '21'], sex: ['2'] },
  age: 41,
  income: 138_000,
  lienPosition: 2,
  score: 772,
  bureau: 'A bureau',
  rate: 9,
  apor: 6.75,
  highCostApplies: true,
  termYears: 10,
  dti: 31.39,
  cltv: 56.923,
  value: 650_000,
  originator: '0010001',
};
export const row = registerRowOf(entry);
