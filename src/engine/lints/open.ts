/**
 * What may be submitted at which step: `open` names steps that exist and are not held, and final steps list what stays
 * open.
 */
import type { Bundle } from '../content/bundle.ts';
import { didYouMean } from '../issues/nearest.ts';
import { findStep } from '../journey/find-step.ts';
import { matchPage } from '../journey/match-page.ts';
import { BEFORE_STEPS } from '../journey/open-beside.ts';
import { type Lint, placeIn, placeOnPage, type Report } from './lint.ts';

export const lintOpen: Lint = (bundle, report) => {
  for (const id of Object.keys(bundle.pages)) lintPage(bundle, report, id);
  for (const name of Object.keys(bundle.steps?.steps ?? {})) lintStep(bundle, report, name);
};

function lintPage(bundle: Bundle, report: Report, id: string): void {
  const { at = [] } = bundle.pages[id]?.open ?? {};
  if (at === 'any') return;
  for (const [index, name] of at.entries()) {
    if (name === BEFORE_STEPS) continue;
    const place = placeOnPage(bundle, id, 'open', 'at', index);
    const step = findStep(bundle.steps, name);
    const known = Object.keys(bundle.steps?.steps ?? {});
    if (!step) report('STEP_UNKNOWN', place, `there is no step "${name}".`, didYouMean(name, known));
    else if (step.only)
      report(
        'OPEN_AT_HELD_STEP',
        place,
        `the step "${name}" is final or held, so that "${id}" is never open there.`,
        'Take the step away, or list the page under `only` of the step.',
      );
  }
}

function lintStep(bundle: Bundle, report: Report, name: string): void {
  const { kind, only } = bundle.steps?.steps[name] ?? {};
  const place = placeIn(bundle, 'steps', 'steps', name);
  if (kind === 'terminal' && !only)
    report(
      'STEP_NOT_HELD',
      place,
      `the step "${name}" is the end, and does not say which pages may still be submitted.`,
      'Add `only`: the pages, or an empty list.',
    );
  for (const [index, page] of (only ?? []).entries()) {
    if (matchPage(bundle, page)) continue;
    const at = placeIn(bundle, 'steps', 'steps', name, 'only', index);
    report('PAGE_UNKNOWN', at, `there is no page "${page}".`, didYouMean(page, Object.keys(bundle.pages)));
  }
}
