/**
 * Rows that say from which day on they count. An application that began before that day never meets the row, so a row may be added
 * without leading anyone back. Such a row becomes one whose rule asks for the day, too; everything else knows rules alone.
 */
import { isRecord } from '../../engine/facts/facts.ts';
import { oncePer } from '../../engine/facts/once-per.ts';
import type { Rules } from '../../types/rules.ts';
import type { DeriveRow, RouteRow, Steps } from '../../types/steps.ts';
import type { RuleBook } from './rule-book.ts';

type Dated = { when: string; from?: string };
type Book = RuleBook & { steps: Steps | undefined };

/** The same objects where no row says a day. @param file of the steps, for messages about the rules that are made */
export function withRowsFrom(steps: Steps | undefined, book: RuleBook, file: string): Book {
  const dated = isRecord(steps) ? datedIn(steps) : [];
  if (!steps || dated.length === 0) return { ...book, steps };
  const files = dated.map((row) => [claimOf(row), file] as const);
  return {
    ...ruled(steps)(book.rules),
    ruleFiles: { ...book.ruleFiles, ...Object.fromEntries(files) },
  };
}

// Lenders that share both files share what is made of them: they are compared by identity.
const ruled = oncePer((steps: Steps) =>
  oncePer((rules: Rules) => {
    const made = datedIn(steps).flatMap((row) =>
      knows(rules, row) ? [[claimOf(row), ruleOf(row, rules)]] : [],
    );
    return { steps: undated(steps, rules), rules: { ...rules, ...Object.fromEntries(made) } as Rules };
  }),
);

// A rule that is not there is told at its row.
function knows(rules: Rules, { when }: Dated): boolean {
  return when === 'always' || Object.hasOwn(rules, when.replace(/^!/, ''));
}

// What is read here may not have been checked yet.
const datedIn = oncePer((steps: Steps): Dated[] => {
  const routes = Object.values(isRecord(steps.steps) ? steps.steps : {}).map((step) =>
    isRecord(step) ? step.routes : undefined,
  );
  return [steps.derive, ...routes].flatMap((rows) => (Array.isArray(rows) ? rows.filter(isDated) : []));
});

function isDated(row: unknown): row is Required<Dated> {
  return isRecord(row) && typeof row.when === 'string' && typeof row.from === 'string';
}

function undated(steps: Steps, rules: Rules): Steps {
  const plainRow = <Row extends DeriveRow | RouteRow>(row: Row): Row => {
    if (!isDated(row)) return row;
    const { from: _, ...rest } = row;
    return (knows(rules, row) ? { ...rest, when: claimOf(row) } : rest) as Row;
  };
  const named = Object.entries(steps.steps ?? {}).map(([name, step]) => [
    name,
    isRecord(step) && Array.isArray(step.routes) ? { ...step, routes: step.routes.map(plainRow) } : step,
  ]);
  return {
    ...steps,
    steps: Object.fromEntries(named),
    ...(Array.isArray(steps.derive) && { derive: steps.derive.map(plainRow) }),
  };
}

/** "isBpoOrdered" from 2026-12-01 is "isBpoOrderedFrom20261201"; "!isBpoOrdered" is "notIsBpoOrderedFrom20261201". */
function claimOf({ when, from = '' }: Dated): string {
  const name = when.startsWith('!') ? `not${when.charAt(1).toUpperCase()}${when.slice(2)}` : when;
  return `${name}From${from.replaceAll('-', '')}`;
}

function ruleOf({ when, from = '' }: Dated, rules: Rules) {
  const name = when.replace(/^!/, '');
  const plain = when === 'always' ? true : { rule: name };
  const claim = when.startsWith('!') ? { '!': plain } : plain;
  const means =
    when === 'always' ? '' : `${when.startsWith('!') ? 'Not: ' : ''}${rules[name]?.means ?? name} `;
  const began = { var: 'application.auditFields.createdDate' };
  // Facts without a beginning, as cases may give them, never meet it.
  const isNew = { and: [{ present: began }, { '>=': [began, from] }] };
  return {
    means: `${means}For applications that began on ${from} or later (UTC).`,
    logic: { and: [claim, isNew] },
  };
}
