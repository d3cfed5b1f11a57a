/** The incomes that the borrower stated, each with the ways to prove it and where the proof stands. */
import { dollars } from '../../engine/text/dollars.ts';
import type { EnumWords } from '../../engine/text/enum-words.ts';
import { title } from '../../engine/text/title.ts';
import type { Application } from '../../types/application.ts';
import type { Figures } from '../../types/figures.ts';
import type { Income } from '../../types/income.ts';
import type { Lender } from './lender.ts';
import { type Proof, type StatedIncome, statedIncomes } from './stated-incomes.ts';

type Card = NonNullable<Figures['incomeSources']>[number];

const texts: Record<Proof['status'], string> = {
  NOT_STARTED: 'Choose the option that works best for you.',
  IN_PROGRESS: "We're reviewing what you sent.",
  VERIFIED: "There's nothing more to do.",
  NEEDS_MORE: 'We need more information. Choose another option.',
};

export function incomeCards(income: Income, { decisions, flow }: Lender): Card[] {
  return statedIncomes(income, decisions).map((stated) => card(stated, flow.words ?? {}));
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

function card({ kind, annual, employer, ways, proof }: StatedIncome, words: EnumWords): Card {
  const status = proof?.status ?? 'NOT_STARTED';
  const known = proof?.employer ?? employer;
  return {
    type: proof?.type ?? ways[0] ?? 'OTHER',
    label: words.employmentType?.[kind] ?? words.otherIncomeType?.[kind] ?? title(kind),
    status,
    text: confirmed(status, proof) ?? texts[status],
    annual,
    ways,
    ...(known ? { employer: known } : {}),
    ...(proof?.monthlyCents === undefined ? {} : { monthlyCents: proof.monthlyCents }),
  };
}

function confirmed(status: Proof['status'], proof: Proof | undefined): string | undefined {
  if (status !== 'VERIFIED' || !proof?.monthlyCents) return undefined;
  return `We confirmed ${dollars(proof.monthlyCents * 12)} a year.`;
}
