/** Each step of the server: how it is reached, where it leads, how it is left, and which sample borrowers pass it. */
import type { Bundle } from '../../engine/content/bundle.ts';
import { findStep } from '../../engine/journey/find-step.ts';
import { rowsOf } from '../../engine/journey/rows-of.ts';
import { waysAt } from '../../engine/lints/ways-at.ts';
import { isOnward } from '../../engine/lints/ways-onward.ts';
import { proverOf } from '../../engine/proof/prover.ts';
import { meaning } from '../../engine/rules/meaning.ts';
import type { Step, Steps } from '../../types/steps.ts';
import type { AcceptedAt } from './accepted.ts';

export type StepRow = {
  step: string;
  kind: Step['kind'];
  /** Sentences of the rows that derive it; empty for a name that only another server sends. */
  reached: string[];
  /** Pages that it leads to; empty where the machine says. */
  leads: string[];
  /** Who takes it further, and how; empty for a step that no one leaves. */
  left: string[];
  /** Those who promise to get there first. */
  borrowers: string[];
};

/** Step -> the sample borrowers whose applications stood there. */
export type Passed = Readonly<Record<string, readonly string[]>>;
export type Borrowers = {
  passed: Passed;
  /** Sample borrower -> the steps that it says it reaches. */
  promises: Readonly<Record<string, readonly string[]>>;
};

type Derived = NonNullable<Steps['derive']>;

/** `acceptedAt`: what whoever was seen at a step could send there. */
export function stepRows(
  bundle: Bundle,
  borrowers: Borrowers,
  acceptedAt: AcceptedAt = () => undefined,
): StepRow[] {
  const { steps } = bundle;
  // A name that ends in * stands for all that begin so and have no row of their own.
  const isOf = (step: string) => (name: string | null) => findStep(steps, name)?.name === step;
  return Object.entries(steps?.steps ?? {}).map(([step, entry]) => {
    const derived = (steps?.derive ?? []).filter((row) => isOf(step)(row.step));
    return {
      step,
      kind: entry.kind,
      reached: derived.map(({ when }) => meaning(bundle, when)),
      leads: [...new Set(rowsOf(steps, entry).map(({ to }) => to))],
      left: [
        ...byBorrower(bundle, step, entry, acceptedAt),
        ...byReviewer(bundle, derived),
        ...byItself(bundle, entry),
      ],
      borrowers: passing(borrowers, isOf(step)),
    };
  });
}

function passing({ passed, promises }: Borrowers, isHere: (name: string) => boolean): string[] {
  const all = Object.keys(passed).filter(isHere);
  const keys = [...new Set(all.flatMap((name) => passed[name] ?? []))];
  const promised = keys.filter((key) => promises[key]?.some(isHere));
  return [...new Set([...promised, ...keys])];
}

function byBorrower(bundle: Bundle, step: string, entry: Step, acceptedAt: AcceptedAt): string[] {
  if (rowsOf(bundle.steps, entry).length === 0)
    return entry.kind === 'waiting' ? [] : ['pages of the machine'];
  const ways = waysAt(bundle, step, entry, acceptedAt(step));
  const sends = [...new Set(ways.flatMap((way) => way.sends))].map((label) => `“${label}”`);
  const leads = [...new Set(ways.flatMap((way) => way.leads))].filter((to) => isOnward(bundle, to));
  return [...sends, ...leads.map((to) => `\`${to}\``)];
}

/** Reviews that are open whenever the step is reached. */
function byReviewer(bundle: Bundle, derived: Derived): string[] {
  const prover = proverOf(bundle);
  return Object.values(bundle.reviews?.reviews ?? {})
    .filter(({ when }) => derived.some((row) => !prover.possible([row.when, negated(when)])))
    .map(({ title }) => `a person decides: ${title}`);
}

const negated = (claim: string) => (claim.startsWith('!') ? claim.slice(1) : `!${claim}`);

/** What someone else does meanwhile, as the borrower is told. */
function byItself({ steps }: Bundle, { says, saysOf }: Step): string[] {
  const told = says ?? (saysOf ? steps?.steps[saysOf]?.says : undefined);
  return told?.who ? [`${told.who}: ${told.time ?? 'soon'}`] : [];
}
