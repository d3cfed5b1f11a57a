/** The incomes that the borrower stated, each with the way to prove it and where the proof stands. */
import type { Application } from '../../types/application.ts';
import type { Figures } from '../../types/figures.ts';
import type { Income } from '../../types/income.ts';

type Source = NonNullable<Income['sources']>[number];
type Card = NonNullable<Figures['incomeSources']>[number];
type Way = { type: Source['type']; label: string };

const ways: Record<NonNullable<Income['employmentType']>, Way> = {
  FULL_TIME: { type: 'TRUV_PAYROLL', label: 'Full-time job' },
  PART_TIME: { type: 'TRUV_PAYROLL', label: 'Part-time job' },
  SELF_EMPLOYED: { type: 'POINTSERV_TAX', label: 'Self-employment' },
  RETIRED: { type: 'POINTSERV_1099_MISC', label: 'Retirement' },
  UNEMPLOYED: { type: 'OTHER', label: 'Other income' },
  SEPARATE_MAINTENANCE_PAYMENTS: { type: 'OTHER', label: 'Separate maintenance' },
};

const texts: Record<Source['status'], string> = {
  NOT_STARTED: 'Not confirmed yet. Choose a way below.',
  IN_PROGRESS: 'We are reading what you sent.',
  VERIFIED: 'Confirmed. Nothing more to do.',
  NEEDS_MORE: 'We need something more. Choose another way.',
};

/** The first way of proof of the stated work; where nothing is stated, payroll. */
export function statedWay({ employmentType }: Income): Way {
  return ways[employmentType ?? 'FULL_TIME'];
}

export function incomeCards(income: Income): Card[] {
  const { sources = [], employer } = income;
  const stated = statedWay(income);
  if (sources.length === 0)
    return [card({ type: stated.type, status: 'NOT_STARTED' }, stated.label, employer)];
  return sources.map((source) => card(source, stated.label, source.employer ?? employer));
}

export function incomeSources(income: Income): NonNullable<Application['incomeSources']> {
  const { sources = [], employmentType } = income;
  const listed =
    sources.length > 0 ? sources : [{ type: statedWay(income).type, status: 'NOT_STARTED' as const }];
  return listed.map(({ type, status, ...rest }) => ({
    type,
    status,
    ...('uuid' in rest && rest.uuid ? { uuid: rest.uuid } : {}),
    ...(employmentType ? { employmentType } : {}),
  }));
}

function card(
  source: Pick<Source, 'type' | 'status' | 'monthlyCents'>,
  label: string,
  employer?: string,
): Card {
  const { type, status, monthlyCents } = source;
  return {
    type,
    label,
    status,
    text: texts[status],
    ...(employer ? { employer } : {}),
    ...(monthlyCents === undefined ? {} : { monthlyCents }),
  };
}
