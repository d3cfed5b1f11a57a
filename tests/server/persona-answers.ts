/** What each sample borrower answers on the way to where it gets: its own wish, and what persona-answers.json says. */
import { readFileSync } from 'node:fs';
import sandbox from '../../src/server/platform/parties/sandbox/personas.json' with { type: 'json' };
import { personaOf } from '../../src/server/platform/parties/sandbox/resolve-persona.ts';
import type { CoOwner } from '../../src/types/profile.ts';
import type { OtherAnswers } from './may-submit.ts';

type Wants = { amount: number; termYears: number; feePercent: number; autopay: boolean; purpose: string };
type Persona = { number: number; reaches?: string[]; wants?: Partial<Wants> };

export const samples = Object.entries<Persona>(sandbox.personas);
const others = JSON.parse(readFileSync('tests/cases/heloc/persona-answers.json', 'utf8')) as Record<
  string,
  OtherAnswers & { slowFrom?: string; org?: string; coOwnerDeclines?: boolean }
>;

/** Those who promise to get somewhere. */
export const walkers = samples.flatMap(([key, { reaches = [] }]) =>
  reaches.length > 0 ? [{ key, reaches }] : [],
);

/** The step at which outside parties stop answering this borrower. */
export const slowFrom = (key: string) => others[key]?.slowFrom;

/** The lender with whom this borrower applies. */
export const orgOf = (key: string) => others[key]?.org ?? 'default';

export function answersOf(key: string): OtherAnswers {
  const { income } = personaOf(key);
  const wants: Wants = { ...sandbox.default.wants, ...samples.find(([name]) => name === key)?.[1].wants };
  const { amount, termYears: term, feePercent, autopay, purpose } = wants;
  const offer = { term, amount, feePercent, autopay, version: { $fact: 'figures.offerInputs.version' } };
  const { change = {}, also = [] } = others[key] ?? {};
  const stated = { annualIncome: income.monthlyStated * 12, requestedAmount: amount, purpose };
  return {
    change: {
      'heloc/product/select': { offer },
      ...change,
      'register/income-info': { ...stated, ...change['register/income-info'] },
    },
    also: [...(others.everyone?.also ?? []), ...also],
  };
}

export type Other = { email: string; borrows: boolean; declines: boolean };

/** The other owner of this borrower's home, and what they are to do. */
export function coOwnerOf(key: string): Other | undefined {
  const { change = {}, coOwnerDeclines: declines = false } = others[key] ?? {};
  const { coOwners = [] } = (change['heloc/start/contact'] ?? {}) as { coOwners?: CoOwner[] };
  const [owner] = coOwners;
  return owner?.email ? { email: owner.email, borrows: owner.borrows === true, declines } : undefined;
}
