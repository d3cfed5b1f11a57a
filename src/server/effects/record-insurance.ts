/** Takes the insurance policy if it covers enough. What comes last of it, the deed and the documents of a trust begins the funding. */

import { addDays } from '../../engine/dates/add-months.ts';
import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { mark } from '../application/mark.ts';
import { record, stored } from '../application/stored.ts';
import type { Effect, EffectContext } from '../backend/effect.ts';
import { insuranceRequirement } from '../facts/insurance-requirement.ts';
import { lenderOf } from '../facts/lender.ts';
import { limitsOf } from '../facts/limits-of.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import { type Said, says } from '../platform/language/said.ts';
import { legalDay } from '../platform/legal-day.ts';
import { beginFunding } from '../underwriting/begin-funding.ts';
import { storeDecision } from '../underwriting/store-decision.ts';
import { fileUuids } from './answers.ts';

export const recordInsurance: Effect = {
  name: 'record-insurance',
  run: async (context) => {
    const fields = await shortcomings(context);
    const sentences = Object.values(fields);
    if (sentences.length > 0) throw new Refusal(422, sentences, { fields });
    await record(context, 'insurance', { complete: true });
    await mark(context, 'insured');
    await decideFinal(context);
    await beginFunding(context);
  },
};

async function shortcomings(context: EffectContext): Promise<Record<string, Said>> {
  const { coverageAmount = 0, expiryDate = '' } = await stored(context, 'insurance');
  const { dwelling = 0, floodRequired } = await insuranceRequirement(context);
  const { policyLeftDays } = limitsOf(context.world, context.application.orgCode).insurance;
  const earliest = addDays(legalDay(context.now), policyLeftDays);
  return {
    ...(coverageAmount < dwelling ? { '/coverageAmount': says('insurance.coverage', { dwelling }) } : {}),
    ...(expiryDate < earliest ? { '/expiryDate': says('insurance.days', { days: policyLeftDays }) } : {}),
    ...(floodRequired && fileUuids(context.data, 'floodPolicy').length === 0
      ? { '/floodPolicy': says('insurance.flood') }
      : {}),
  };
}

async function decideFinal(context: EffectContext): Promise<void> {
  const lender = lenderOf(context.world, context.application.orgCode);
  const { title, flood } = await stored(context, 'underwriting');
  const status = await stored(context, 'status');
  const decided = decideCredit(lender.decisions, 'FINAL', {
    titleClear: title?.clear === true,
    floodDone: flood?.pending === false,
    documentsReady: status.disclosurelistClosingReady === true,
  });
  await storeDecision(context, lender, decided);
}
