/**
 * An income was proved, or its owner proves no more of it: decides with what is proved. The income of someone who borrows too
 * is proved in their part, and the borrower's application decided with it once that is done.
 */
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { lenderOf } from '../facts/lender.ts';
import { statedIncomes, unproved } from '../facts/stated-incomes.ts';
import { says } from '../platform/language/said.ts';
import { inParent } from '../standing/in-parent.ts';
import { decideVerified } from './decide-verified.ts';
import { isDecidedNo } from './final-no.ts';
import { noteCoBorrowerIncome } from './note-co-borrower-income.ts';
import { reviewOffer } from './review-offer.ts';

/** @param settled whoever proves it continues with what is proved, though some stated income is not */
export async function decideProved(scope: ApplicationScope, settled = false): Promise<void> {
  if (!scope.application.partOf) return decideVerified(scope, settled);
  if (!settled && (await isSomeOpen(scope))) return;
  await record(scope, 'status', { incomeVerified: true });
  await scope.audit('income-settled', { settled });
  await inParent(scope, decideWithPart);
}

async function isSomeOpen(part: ApplicationScope): Promise<boolean> {
  const { decisions } = lenderOf(part.world, part.application.orgCode);
  return unproved(statedIncomes(await stored(part, 'income'), decisions)).length > 0;
}

/** Until the borrower's own income is proved, that proof decides. */
async function decideWithPart(parent: ApplicationScope): Promise<void> {
  await noteCoBorrowerIncome(parent);
  const { verifiedMonthlyCents } = await stored(parent, 'income');
  const { incomeVerified } = await stored(parent, 'status');
  const isOwnProved = incomeVerified || verifiedMonthlyCents !== undefined;
  if (!isOwnProved || (await isDecidedNo(parent))) return;
  const { term } = await stored(parent, 'offer');
  if (term === undefined) return reviewOffer(parent, says('offer.lessIncome'));
  await decideVerified(parent, incomeVerified === true);
}
