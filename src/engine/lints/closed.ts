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
  const leading = stepsByPage(bundle);
  for (const [id, page] of Object.entries(bundle.pages)) {
    const steps = leading.get(id) ?? [];
    lintEdits(bundle, report, id, leading);
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

function lintEdits(bundle: Bundle, report: Report, id: string, leading: Leading): void {
  for (const [index, block] of (bundle.pages[id]?.content ?? []).entries()) {
    const to = 'edit' in block && block.edit ? pageAt(bundle, block.edit) : undefined;
    const steps = leading.get(id) ?? [];
    const closed = to === undefined ? undefined : steps.find((step) => !isOpen(bundle, to, step, leading));
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

function isOpen(bundle: Bundle, id: string, step: string, leading: Leading): boolean {
  const page = bundle.pages[id];
  if (!page || !sends(page) || leading.get(id)?.includes(step)) return true;
  return page.open !== undefined && namesStep(bundle, page.open, step);
}

/** Page -> the steps that lead to it. */
type Leading = ReadonlyMap<string, readonly string[]>;

function stepsByPage(bundle: Bundle): Leading {
  const leading = new Map<string, string[]>();
  for (const [step, entry] of Object.entries(bundle.steps?.steps ?? {}))
    for (const page of new Set(rowsOf(bundle.steps, entry).flatMap(({ to }) => pageAt(bundle, to) ?? [])))
      leading.set(page, [...(leading.get(page) ?? []), step]);
  return leading;
}

function isKept({ steps }: Bundle, id: string): boolean {
  return Object.values(steps?.steps ?? {}).some(({ only }) => only?.includes(id));
}

const pageAt = (bundle: Bundle, to: string) => matchPage(bundle, to)?.page;
