/**
 * Proves an income at its source, and decides with what was proved. Passes the login on and forgets it. An income
 * counts once, however it was proved: payroll, bank and tax record of one employer are one income. Failed links are
 * counted, so that the page can offer documents first.
 */
import { randomUUID } from 'node:crypto';
import type { Income } from '../../types/income.ts';
import type { ApplicationScope } from '../application/application-scope.ts';
import { record, stored } from '../application/stored.ts';
import { Refusal } from '../errors/refusal.ts';
import { legalDay } from '../facts/legal-day.ts';
import { subjectOf } from '../facts/subject-of.ts';
import { inApplication } from '../transactions/in-application.ts';
import { decideVerified } from '../underwriting/decide-verified.ts';
import { refuseDecided } from '../underwriting/final-no.ts';
import { sameEmployer } from '../underwriting/same-employer.ts';
import type { VerifiedIncome } from '../vendors/income-link.ts';
import type { LinkFailure } from '../vendors/link-failure.ts';
import { loginOf } from './answers.ts';
import type { Effect, EffectContext } from './effect.ts';

type Source = NonNullable<Income['sources']>[number];

export const linkIncome: Effect = {
  name: 'link-income',
  run: async (context) => {
    await refuseDecided(context);
    const { incomeLink } = context.parties;
    const type = context.params.type ?? 'UNKNOWN';
    const login = loginOf(context.data, 'link');
    const answer = await incomeLink.link(
      await subjectOf(context, context.request.key),
      type,
      login,
      legalDay(context.now),
    );
    if (!answer.ok) throw refusal(context, type as Source['type'], answer);
    await storeSource(context, type as Source['type'], answer.income);
    if (answer.income.stale) await record(context, 'status', { employmentVerificationNeeded: true });
    await decideVerified(context);
  },
};

// A security code that is asked for is no failure: the link goes on with it.
function refusal(
  { world, application }: EffectContext,
  type: Source['type'],
  { code, message }: LinkFailure,
) {
  const detail = { fields: { '/link': message } };
  if (code === 'MFA_NEEDED') return new Refusal(422, [message], detail);
  const afterwards = () => inApplication(world, application.uuid, (scope) => noteFailure(scope, type));
  return new Refusal(422, [message], { ...detail, afterwards });
}

async function noteFailure(scope: ApplicationScope, type: Source['type']): Promise<void> {
  const { failedLinks = [] } = await stored(scope, 'income');
  await record(scope, 'income', { failedLinks: [...failedLinks, type] });
}

async function storeSource(
  context: EffectContext,
  type: Source['type'],
  proof: VerifiedIncome,
): Promise<void> {
  const { sources = [], employmentType } = await stored(context, 'income');
  const known = sources.find((each) => isSame(each, type, proof));
  const source: Source = {
    // The first proof keeps its place: it stands for the income that it was given for.
    uuid: known?.uuid ?? randomUUID(),
    type: known?.type ?? type,
    status: 'VERIFIED',
    employer: proof.employer,
    payDate: proof.lastPayDate,
    // The vendor answers with the words of the enumeration.
    payFrequency: proof.payFrequency as NonNullable<Source['payFrequency']>,
    monthlyCents: proof.monthlyGrossCents,
    ...(employmentType ? { employmentType } : {}),
  };
  const all = known ? sources.map((each) => (each === known ? source : each)) : [...sources, source];
  const verified = all.filter(({ status }) => status === 'VERIFIED');
  await record(context, 'income', {
    sources: all,
    verifiedMonthlyCents: verified.reduce((sum, { monthlyCents = 0 }) => sum + monthlyCents, 0),
  });
}

// A source without a name is described by its kind.
function isSame({ type, employer }: Source, linked: Source['type'], proof: VerifiedIncome): boolean {
  if (employer && proof.employer) return sameEmployer(employer, proof.employer);
  return type === linked;
}
