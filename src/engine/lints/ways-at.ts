/**
 * What borrowers can do at a step, on each page that it leads to: by what can hold there, which is the row that derives
 * the step and none before it, the row that leads to the page and none before that, and the step's own name.
 */
import type { Page } from '../../types/page.ts';
import type { Step } from '../../types/steps.ts';
import type { Bundle } from '../content/bundle.ts';
import { findStep } from '../journey/find-step.ts';
import { rowsOf } from '../journey/rows-of.ts';
import { proverOf } from '../proof/prover.ts';
import { opposite, readClaim } from '../rules/claim.ts';
import { pathsOfRule } from '../rules/paths-of-rule.ts';
import { type May, pageAt, type Ways, waysOnward } from './ways-onward.ts';

/** A page that a step leads to, and the ways out of it there. */
export type WaysOfPage = Ways & { page: string; route: string };

/** Whether a button of a page was taken at the step, by someone who was seen there. */
export type Taken = (page: string, button: string) => boolean;

/**
 * One entry for each row of the step that can count. A step that no row derives may be sent at any facts. What can be
 * proved is generous: `taken` leaves the buttons that were really there.
 */
export function waysAt(bundle: Bundle, name: string, entry: Step, taken: Taken = () => true): WaysOfPage[] {
  const known = withSteps(bundle);
  const routes = rowsOf(bundle.steps, entry);
  const standings = derivedAs(bundle, name);
  return routes.flatMap(({ when, to }, index) => {
    const page = pageAt(bundle, to);
    const before = routes.slice(0, index).map((row) => row.when);
    const isSeen = new Set(routes.map((row) => row.to)).size === 1 || wasSeen(page, taken);
    const may: May = (claim, button) =>
      (!isSeen || button === undefined || isTaken(bundle, page, button, taken)) &&
      standings.some(({ holds, fails }) => canHold(known, [...holds, when, claim], [...fails, ...before]));
    return page && may('always') ? [{ page: page.id, route: when, ...waysOnward(page, may) }] : [];
  });
}

// Of a step with several pages the record does not tell on which one someone stood, unless they could send it.
function wasSeen(page: Page | undefined, taken: Taken): boolean {
  return Object.keys(page?.actions ?? {}).some((button) => taken(page?.id ?? '', button));
}

// No one answered anything: a button that an answer opens was not there to be taken.
function isTaken({ rules }: Bundle, page: Page | undefined, button: string, taken: Taken): boolean {
  const { do: verb, when = 'always' } = page?.actions?.[button] ?? {};
  const isAnswered = pathsOfRule(rules, readClaim(when).rule).some((path) => path.startsWith('answers.'));
  return verb === 'link' || isAnswered || taken(page?.id ?? '', button);
}

type Standing = { holds: string[]; fails: string[] };

function derivedAs({ steps }: Bundle, name: string): Standing[] {
  const rows = steps?.derive ?? [];
  const own = [...rows.entries()].filter(([, { step }]) => findStep(steps, step)?.name === name);
  const found = own.map(([index, { when, step }]) => ({
    holds: [when, ...(step === null ? [] : [atStep(step)])],
    fails: rows.slice(0, index).map((row) => row.when),
  }));
  return found.length > 0 ? found : [{ holds: name.endsWith('*') ? [] : [atStep(name)], fails: [] }];
}

// Each that must fail is asked for by itself: all at once would take too long, and a "no" is certain either way.
function canHold(bundle: Bundle, holds: string[], fails: string[]): boolean {
  const { possible } = proverOf(bundle);
  return possible(holds) && fails.every((claim) => possible([...holds, opposite(claim)]));
}

const atStep = (step: string) => `at ${step}`;

const made = new WeakMap<Bundle, Bundle>();

// Rules of the flow may ask which step it is, so the step is a rule beside them.
function withSteps(bundle: Bundle): Bundle {
  const derived = (bundle.steps?.derive ?? []).flatMap(({ step }) => step ?? []);
  const names = [...new Set([...derived, ...Object.keys(bundle.steps?.steps ?? {})])];
  const more = names.map((step) => [
    atStep(step),
    { means: `The step is ${step}.`, logic: { '==': [{ var: 'step' }, step] } },
  ]);
  const stepped = made.get(bundle) ?? { ...bundle, rules: { ...bundle.rules, ...Object.fromEntries(more) } };
  made.set(bundle, stepped);
  return stepped;
}
