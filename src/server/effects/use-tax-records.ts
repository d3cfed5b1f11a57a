/** The borrower saw what the tax authority has on record and uses it: the income is proved, and decided with. */
import { record, stored } from '../application/stored.ts';
import type { Effect } from '../backend/effect.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { says } from '../platform/language/said.ts';
import { decideVerified } from '../underwriting/decide-verified.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { proveIncome } from '../underwriting/prove-income.ts';

export const useTaxRecords: Effect = {
  name: 'use-tax-records',
  run: async (context) => {
    await refuseDecided(context);
    const { taxRecords } = await stored(context, 'income');
    if (!taxRecords || taxRecords.monthlyCents <= 0) throw new Refusal(409, [says('tax.none')]);
    const { type, payer, years, monthlyCents } = taxRecords;
    await proveIncome(context, type, {
      employer: payer,
      monthlyGrossCents: monthlyCents,
      payFrequency: 'ANNUAL',
      lastPayDate: `${years[0]?.year}-12-31`,
    });
    await record(context, 'income', { taxRecords: null, taxSearch: null });
    await decideVerified(context);
  },
};
