/**
 * Every question of a page can be submitted: a step or state leads to the page, or `open` names when. What the page
 * offers to change is open there.
 */
import type { Page } from '../../types/page.ts';
import type { Bundle } from '../content/bundle.ts';
import { matchPage } from '../journey/match-page.ts';
import { namesStep } from '../journey/open-beside.ts';
import { rowsOf } from '../journey/rows-of.ts';
import { standsOutside } from '../journey/stands-outside.ts';
import { type Lint, placeOnPage, type Report } from './lint.ts';

export const lintClosed: Lint = (bundle, report) => {
  if (!bundle.steps) return;
  const states = Object.values(bundle.machine?.states ?? {}).flatMap(({ page }) =>
    page.map(({ to }) => pageAt(bundle, to)),
  );
  for (const [id, page] of Object.entries(bundle.pages)) {
    const steps = stepsOf(bundle, id);
    lintEdits(bundle, report, id, steps);
    const reached = steps.length > 0 || states.includes(id) || isKept(bundle, id);
    if (!sends(page) || page.open || reached || standsOutside(bundle.flow, id)) continue;
    report(
      'PAGE_CLOSED',
      placeOnPage(bundle, id),
      'no step and no state leads to this page, so what it asks is always refused.',
      'Say under open at which steps it may be sent, or let a step lead to it.',
    );
  }
};

function lintEdits(bundle: Bundle, report: Report, id: string, steps: readonly string[]): void {
  for (const [index, block] of (bundle.pages[id]?.content ?? []).entries()) {
    const to = 'edit' in block && block.edit ? pageAt(bundle, block.edit) : undefined;
    const closed = to === undefined ? undefined : steps.find((step) => !isOpen(bundle, to, step));
    if (closed === undefined) continue;
    report(
      'EDIT_CLOSED',
      placeOnPage(bundle, id, 'content', index, 'edit'),
      `"${to}" is closed at ${closed}, where this page stands, so a change there would be refused.`,
      `Name ${closed} under open of "${to}", or take edit away.`,
    );
  }
}

function sends({ actions = {} }: Page): boolean {
  return Object.values(actions).some(({ do: verb }) => verb === 'save' || verb === 'call');
}

function isOpen(bundle: Bundle, id: string, step: string): boolean {
  const page = bundle.pages[id];
  if (!page || !sends(page) || stepsOf(bundle, id).includes(step)) return true;
  return page.open !== undefined && namesStep(bundle, page.open, step);
}

/** The steps that lead to a page. */
function stepsOf(bundle: Bundle, id: string): string[] {
  const steps = Object.entries(bundle.steps?.steps ?? {});
  return steps.flatMap(([step, entry]) =>
    rowsOf(bundle.steps, entry).some(({ to }) => pageAt(bundle, to) === id) ? [step] : [],
  );
}

function isKept({ steps }: Bundle, id: string): boolean {
  return Object.values(steps?.steps ?? {}).some(({ only }) => only?.includes(id));
}

const pageAt = (bundle: Bundle, to: string) => matchPage(bundle, to)?.page;
