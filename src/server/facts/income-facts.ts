/** The incomes that the borrower stated, each with the ways to prove it and where the proof stands. */

import { title } from '../../engine/text/title.ts';
import type { Application } from '../../types/application.ts';
import type { Figures } from '../../types/figures.ts';
import type { Income } from '../../types/income.ts';
import { type Said, says } from '../platform/language/said.ts';
import type { Wording } from '../platform/language/wording.ts';
import type { Lender } from './lender.ts';
import { type Proof, type StatedIncome, statedIncomes } from './stated-incomes.ts';

type Card = NonNullable<Figures['incomeSources']>[number];

const texts: Record<Proof['status'], Said> = {
  NOT_STARTED: says('income.notStarted'),
  IN_PROGRESS: says('income.inProgress'),
  VERIFIED: says('income.verified'),
  NEEDS_MORE: says('income.needsMore'),
};

export function incomeCards(income: Income, { decisions }: Lender, wording: Wording): Card[] {
  const { failedLinks = [] } = income;
  return statedIncomes(income, decisions).map((stated) => ({
    ...card(stated, wording),
    failedLinks: mostFailures(stated.ways, failedLinks),
  }));
}

export function incomeSources(
  income: Income,
  { decisions }: Lender,
): NonNullable<Application['incomeSources']> {
  const { sources = [], employmentType } = income;
  const usual = statedIncomes(income, decisions)[0]?.ways[0] ?? 'OTHER';
  const listed = sources.length > 0 ? sources : [{ type: usual, status: 'NOT_STARTED' as const }];
  return listed.map(({ type, status, ...rest }) => ({
    type,
    status,
    ...('uuid' in rest && rest.uuid ? { uuid: rest.uuid } : {}),
    ...(employmentType ? { employmentType } : {}),
  }));
}

/** What is proved so far, per year; absent before the first proof. */
export function confirmedIncome({ sources = [] }: Income): Pick<Figures, 'confirmedIncomeCents'> {
  const monthly = sources
    .filter(({ status }) => status === 'VERIFIED')
    .reduce((sum, { monthlyCents = 0 }) => sum + monthlyCents, 0);
  return monthly > 0 ? { confirmedIncomeCents: Math.round(monthly * 12) } : {};
}

function card({ kind, annual, employer, ways, proof }: StatedIncome, { word, words }: Wording): Card {
  const status = proof?.status ?? 'NOT_STARTED';
  const known = proof?.employer ?? employer;
  return {
    type: proof?.type ?? ways[0] ?? 'OTHER',
    label: words.employmentType?.[kind] ?? words.otherIncomeType?.[kind] ?? title(kind),
    status,
    text: word(confirmed(status, proof) ?? texts[status]),
    annual,
    ways,
    ...(known ? { employer: known } : {}),
    ...(proof?.monthlyCents === undefined ? {} : { monthlyCents: proof.monthlyCents }),
  };
}

function mostFailures(ways: StatedIncome['ways'], failed: readonly Proof['type'][]): number {
  return Math.max(0, ...ways.map((way) => failed.filter((each) => each === way).length));
}

function confirmed(status: Proof['status'], proof: Proof | undefined): Said | undefined {
  if (status !== 'VERIFIED' || !proof?.monthlyCents) return undefined;
  return says('income.confirmed', { annualCents: proof.monthlyCents * 12 });
}
