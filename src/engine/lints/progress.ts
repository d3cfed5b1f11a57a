/** The progress of a flow: every value stands at one of its labels, or behind the last one. */
import type { Bundle } from '../content/bundle.ts';
import { type Lint, placeIn, type Report } from './lint.ts';

export const lintProgress: Lint = (bundle, report) => {
  const { progress } = bundle.flow;
  if (!progress) return;
  look(bundle, report, progress, ['progress']);
  for (const [index, view] of (progress.instead ?? []).entries())
    look(bundle, report, view, ['progress', 'instead', index]);
};

type View = { values?: Record<string, number>; labels?: readonly unknown[] };

function look(
  bundle: Bundle,
  report: Report,
  { values = {}, labels = [] }: View,
  keys: Array<string | number>,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (Number.isInteger(value) && value >= 0 && value <= labels.length) continue;
    report(
      'PROGRESS_RANGE',
      placeIn(bundle, 'flow', ...keys, 'values', name),
      `${name} stands at ${value}, and there are ${labels.length} labels.`,
      `Write a whole number from 0 to ${labels.length}, which is behind the last.`,
    );
  }
}
