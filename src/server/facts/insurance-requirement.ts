/** What the borrower's insurance must cover, and the clause that names the lender. */
import { requiredInsurance } from '../../engine/finance/closing-rules.ts';
import { address } from '../../engine/text/address.ts';
import type { Figures } from '../../types/figures.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { stored } from '../application/stored.ts';
import { lenderOf } from './lender.ts';
import { openLiens } from './offer-inputs.ts';

type Requirement = NonNullable<Figures['insuranceRequirement']>;

/** Whole dollars. The replacement cost is not known, so the value of the home stands for it. */
export async function insuranceRequirement(scope: ApplicationScope): Promise<Requirement> {
  const { org, decisions } = lenderOf(scope.world, scope.application.orgCode);
  const { amount = 0 } = await stored(scope, 'offer');
  const { property = {} } = await stored(scope, 'application');
  const kept = openLiens(await stored(scope, 'liens')).filter(({ payoff }) => !payoff);
  const openBalance = kept.reduce((sum, { balance }) => sum + balance, 0);
  const value =
    property.valueCents === undefined ? amount + openBalance : Math.round(property.valueCents / 100);
  const needed = requiredInsurance(decisions, { amount, openLiens: openBalance, replacementCost: value });
  const { floodRequired = false } = await stored(scope, 'status');
  return {
    dwelling: needed.dwelling,
    floodRequired,
    ...(floodRequired ? { flood: needed.flood } : {}),
    mortgageeClause: `${org.companyName}, its successors and/or assigns, ${address(org.companyAddress)}, loan ${scope.application.loanNumber}`,
  };
}
