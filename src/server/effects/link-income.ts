/** Proves an income at its source, and decides with what was proved. The login is passed on and forgotten. */
import { randomUUID } from 'node:crypto';
import type { Income } from '../../types/income.ts';
import { Refusal } from '../errors/refusal.ts';
import { decideVerified } from '../facts/decide-verified.ts';
import { lenderDay } from '../facts/lender-day.ts';
import { record, stored } from '../facts/stored.ts';
import { subjectOf } from '../facts/subject-of.ts';
import type { VerifiedIncome } from '../vendors/income-link.ts';
import { loginOf } from './answers.ts';
import type { Effect, EffectContext } from './effect.ts';

type Source = NonNullable<Income['sources']>[number];

export const linkIncome: Effect = {
  name: 'link-income',
  run: async (context) => {
    const { incomeLink } = context.parties;
    const type = context.params.type ?? 'UNKNOWN';
    const login = loginOf(context.data, 'link');
    const answer = await incomeLink.link(await subjectOf(context), type, login, lenderDay(context.now));
    if (!answer.ok) throw new Refusal(422, [answer.message], { fields: { '/link': answer.message } });
    await storeSource(context, type as Source['type'], answer.income);
    if (answer.income.stale) await record(context, 'status', { employmentVerificationNeeded: true });
    await decideVerified(context);
  },
};

async function storeSource(
  context: EffectContext,
  type: Source['type'],
  proof: VerifiedIncome,
): Promise<void> {
  const { sources = [], employmentType } = await stored(context, 'income');
  const source: Source = {
    uuid: randomUUID(),
    type,
    status: 'VERIFIED',
    employer: proof.employer,
    payDate: proof.lastPayDate,
    // The vendor answers with the words of the enumeration.
    payFrequency: proof.payFrequency as NonNullable<Source['payFrequency']>,
    monthlyCents: proof.monthlyGrossCents,
    ...(employmentType ? { employmentType } : {}),
  };
  const others = sources.filter((each) => each.type !== type);
  const all = [...others, source];
  const verified = all.filter(({ status }) => status === 'VERIFIED');
  await record(context, 'income', {
    sources: all,
    verifiedMonthlyCents: verified.reduce((sum, { monthlyCents = 0 }) => sum + monthlyCents, 0),
  });
}
