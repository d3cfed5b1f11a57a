/** Decides with the proved income: the offer stands, shrinks, or cannot be made. */

import { decideCredit } from '../../engine/finance/decide-credit.ts';
import { dtiLimit } from '../../engine/finance/dti-limit.ts';
import { quote } from '../../engine/finance/quote.ts';
import { revisedLimit } from '../../engine/finance/revised-limit.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { offerInputs, statedTogether } from '../facts/offer-inputs.ts';
import { statedIncomes, unproved } from '../facts/stated-incomes.ts';
import { says } from '../platform/language/said.ts';
import { refuseDecided } from './final-no.ts';
import { choiceOf, layOutRevision } from './lay-out-revision.ts';
import { storeDecision } from './store-decision.ts';
import { endTaxSearch } from './take-tax-records.ts';

// Stored by its name: it is worded whenever the borrower reads it.
const lessIncome = says('offer.lessIncome');
const changed = says('offer.since');

/** @param settled the borrower continues with what is proved, though some stated income is not */
export async function decideVerified(scope: ApplicationScope, settled = false): Promise<void> {
  await refuseDecided(scope);
  const lender = lenderOf(scope.world, scope.application.orgCode);
  const { pricing, decisions } = lender;
  const inputs = await offerInputs(scope, pricing);
  const offer = await stored(scope, 'offer');
  const choice = choiceOf(offer);
  const revisedMax = revisedLimit(pricing, inputs, choice);
  const open = unproved(statedIncomes(await stored(scope, 'income'), decisions));
  const verifiedDti = quote(pricing, inputs, choice)?.dti;
  const limit = dtiLimit(pricing, inputs);
  const decided = decideCredit(decisions, 'VERIFIED', {
    // What is missing is only asked for when the line needs it.
    incomePending: !settled && open.length > 0 && (verifiedDti ?? 0) > limit,
    verifiedDti,
    dtiLimit: limit,
    minAmount: pricing.amount.minimum,
    revisedMax,
  });
  await storeDecision(scope, lender, decided);
  if (decided?.decision !== 'REVIEW') await endTaxSearch(scope);
  const statedIncome = await statedTogether(scope);
  const { says: cause } = (inputs.monthlyIncome ?? 0) < statedIncome ? lessIncome : changed;
  if (decided?.flags.revisedOffer) await layOutRevision(scope, lender, inputs, { offer, revisedMax, cause });
  else if (decided?.decision === 'APPROVED') await record(scope, 'status', { incomeVerified: true });
}
