/** What a reviewer found in the documents that prove an income. */
import type { Income } from '../../types/income.ts';
import { record, stored } from '../application/stored.ts';
import { decideProved } from '../underwriting/decide-proved.ts';
import { sameEmployer } from '../underwriting/same-employer.ts';
import type { ReviewContext, ReviewEffect } from './review-effect.ts';

type Source = NonNullable<Income['sources']>[number];

/** The documents show what the borrower said: the income is proved, and the application decided with it. */
export const acceptIncomeDocuments: ReviewEffect = {
  name: 'accept-income-documents',
  run: async (context) => {
    await settle(context, accept);
    await record(context, 'status', { manualPaystubTasksComplete: true });
    await decideProved(context);
  },
};

/** They do not: the borrower is asked for others. */
export const refuseIncomeDocuments: ReviewEffect = {
  name: 'refuse-income-documents',
  run: (context) => settle(context, refuse),
};

async function settle(context: ReviewContext, judge: (sources: Source[]) => Source[]): Promise<void> {
  const { sources = [] } = await stored(context, 'income');
  const settled = judge(sources);
  const proved = settled.filter((source) => source.status === 'VERIFIED');
  await record(context, 'income', {
    sources: settled,
    ...(proved.length > 0 && {
      verifiedMonthlyCents: proved.reduce((sum, { monthlyCents = 0 }) => sum + monthlyCents, 0),
    }),
  });
}

const refuse = (sources: Source[]): Source[] =>
  sources.map((source) => (source.status === 'IN_PROGRESS' ? { ...source, status: 'NEEDS_MORE' } : source));

const accept = (sources: Source[]): Source[] => sources.reduce<Source[]>(addAccepted, []);

// An income counts once: documents of an employer that is proved already take the place of that proof.
function addAccepted(settled: Source[], source: Source): Source[] {
  if (source.status !== 'IN_PROGRESS') return [...settled, source];
  const accepted: Source = { ...source, status: 'VERIFIED' };
  const proved = settled.find(
    ({ status, employer }) => status === 'VERIFIED' && sameEmployer(employer, source.employer),
  );
  if (!proved) return [...settled, accepted];
  const { uuid, type } = proved;
  return settled.map((each) => (each === proved ? { ...accepted, type, ...(uuid && { uuid }) } : each));
}
