/** Reads `decisions.json`: the first row of a stage that matches is the decision. Contains no credit rule itself. */

import type { DecisionRow, Decisions } from '../../types/decisions.ts';

export type Stage = DecisionRow['stages'][number];

/** Facts by name; unknown facts are left out. Rows compare the plain ones; reasons are told of the lists. */
export type DecisionFacts = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

export interface CreditDecision {
  /** The row's id. */
  row: string;
  means: string;
  decision?: string;
  subDecision?: string;
  flags: Record<string, boolean | string>;
  step: string;
  /** Whether a credit bureau's report was used. */
  creditReport: boolean;
  /** Where an appeal against this decline begins again. */
  reopens?: string;
  /** Reasons in the words of Form C-1, at most four, as Regulation B advises; key factors of a score in the bureau's. */
  reasons: { code: string; hmda: string; text: string; help: string }[];
}

/** The decision at a stage, or null when no row matches and the application continues. */
export function decideCredit(
  decisions: Decisions,
  stage: Stage,
  facts: DecisionFacts,
): CreditDecision | null {
  const row = decisions.rows.find(
    ({ stages, if: alternatives }) => stages.includes(stage) && alternatives.some((all) => holds(all, facts)),
  );
  if (!row) return null;
  const { id, means, decision, subDecision, flags = {}, step, reasons = [] } = row;
  const { creditReport = false, reopens = {} } = row;
  const way = reopens[stage];
  return {
    row: id,
    means,
    ...(decision ? { decision } : {}),
    ...(subDecision ? { subDecision } : {}),
    flags,
    step,
    creditReport,
    ...(way ? { reopens: way } : {}),
    reasons: reasons.slice(0, 4).flatMap((code) => told(decisions, code, facts)),
  };
}

/** A reason that stands for a list of facts is told as each of them. */
function told({ reasons }: Decisions, code: string, facts: DecisionFacts): CreditDecision['reasons'] {
  const found = reasons[code];
  if (!found) return [];
  const { of, ...reason } = found;
  const listed = of === undefined ? undefined : facts[of];
  const texts = Array.isArray(listed) && listed.length > 0 ? listed : [reason.text];
  return texts.map((text: string) => ({ code, ...reason, text }));
}

type Alternative = DecisionRow['if'][number];

function holds(alternative: Alternative, facts: DecisionFacts): boolean {
  return Object.entries(alternative).every(([name, test]) =>
    Object.entries(test).every(([word, wanted]) => compare(word, facts[name] ?? undefined, wanted, facts)),
  );
}

function compare(word: string, fact: unknown, wanted: unknown, facts: DecisionFacts): boolean {
  if (word === 'isNot') return fact !== wanted;
  if (fact === undefined) return false;
  if (word === 'is') return fact === wanted;
  if (word === 'in') return Array.isArray(wanted) && wanted.includes(fact);
  return compareNumbers(word, fact, typeof wanted === 'string' ? facts[wanted] : wanted);
}

function compareNumbers(word: string, fact: unknown, wanted: unknown): boolean {
  if (typeof fact !== 'number' || typeof wanted !== 'number') return false;
  if (word === 'below') return fact < wanted;
  if (word === 'atLeast') return fact >= wanted;
  return word === 'above' ? fact > wanted : word === 'atMost' && fact <= wanted;
}
