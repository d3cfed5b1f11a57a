/** Every step that content names is listed; every value that a row passes on is declared. */

import type { Step } from '../../types/steps.ts';
import type { Bundle } from '../content/bundle.ts';
import { namesBeside, spotOf } from '../content/declared.ts';
import { didYouMean, nearest } from '../issues/nearest.ts';
import { findStep } from '../journey/find-step.ts';
import { type Lint, type Place, placeIn, type Report } from './lint.ts';

export const lintSteps: Lint = (bundle, report) => {
  const { steps, polling } = bundle;
  const known = Object.keys(steps?.steps ?? {});
  const look = (step: string | null, place: Place) => {
    if (step === null || findStep(steps, step)) return;
    const close = nearest(step, known);
    report(
      'STEP_UNKNOWN',
      place,
      `there is no step "${step}".`,
      close ? `Did you mean "${close}"?` : 'List it in steps.json.',
    );
  };
  for (const [index, { step }] of steps?.derive?.entries() ?? [])
    look(step, placeIn(bundle, 'steps', 'derive', index, 'step'));
  if (polling && steps) {
    look(polling.exhausted.step, placeIn(bundle, 'polling', 'exhausted', 'step'));
    for (const [index, step] of polling.exhausted.keeps.entries())
      look(step, placeIn(bundle, 'polling', 'exhausted', 'keeps', index));
  }
  for (const [name, { routes = [], routesOf }] of Object.entries(steps?.steps ?? {})) {
    if (routesOf !== undefined && !steps?.steps[routesOf]?.routes) {
      const withRows = known.filter((step) => steps?.steps[step]?.routes);
      const close = nearest(routesOf, withRows);
      report(
        'STEP_UNKNOWN',
        placeIn(bundle, 'steps', 'steps', name, 'routesOf'),
        `there is no step "${routesOf}" with rows of its own.`,
        close ? `Did you mean "${close}"?` : 'Write the rows here, under routes.',
      );
    }
    routes.forEach(({ passes = [] }, row) => {
      for (const path of passes.filter((fact) => !spotOf(bundle, fact))) {
        const close = nearest(path, namesBeside(bundle, path));
        report(
          'VAR_UNKNOWN',
          placeIn(bundle, 'steps', 'steps', name, 'routes', row, 'passes'),
          `no schema declares "${path}".`,
          close ? `Did you mean "${close}"?` : '',
        );
      }
    });
  }
  lintWords(bundle, report);
};

/** What a step says by naming another, that other says itself. */
function lintWords(bundle: Bundle, report: Report): void {
  const steps: Record<string, Step> = bundle.steps?.steps ?? {};
  const saying = Object.keys(steps).filter((name) => steps[name]?.says);
  for (const [name, { says, saysOf }] of Object.entries(steps)) {
    const place = placeIn(bundle, 'steps', 'steps', name, 'saysOf');
    if (saysOf === undefined) continue;
    if (says) report('STEP_UNKNOWN', place, 'the step has words of its own.', 'Keep either says or saysOf.');
    else if (!saying.includes(saysOf)) {
      const message = `there is no step "${saysOf}" with words of its own.`;
      report('STEP_UNKNOWN', place, message, didYouMean(saysOf, saying));
    }
  }
}
