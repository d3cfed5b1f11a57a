/** Stores incomes that a party proved, and decides with them. An income that proves no present employment is confirmed by the employer. */
import type { Income } from '../../types/income.ts';
import { record } from '../application/stored.ts';
import type { EffectContext } from '../backend/effect.ts';
import type { VerifiedIncome } from '../platform/parties/income-link/party.ts';
import { decideVerified } from '../underwriting/decide-verified.ts';
import { proveIncome } from '../underwriting/prove-income.ts';

export async function takeIncomes(
  context: EffectContext,
  type: NonNullable<Income['sources']>[number]['type'],
  incomes: readonly VerifiedIncome[],
): Promise<void> {
  for (const { stale, ...income } of incomes) {
    await proveIncome(context, type, income);
    if (stale) await record(context, 'status', { employmentVerificationNeeded: true });
  }
  await decideVerified(context);
}
