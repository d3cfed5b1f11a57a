/** Which step the reference backend derives from the facts: the row of steps.json that held, and why those before it did not. */
import type { FlowCore } from '../../engine/content/bundle.ts';
import { deriveStep } from '../../engine/journey/derive-step.ts';
import { scopeOf } from '../../engine/rules/scope.ts';
import type { Snapshot } from '../decide/snapshot.ts';
import { sayRows } from './say-rows.ts';

/** Nothing for a flow whose steps are not derived. */
export function sayDerived(flow: FlowCore, { facts, step }: Snapshot): string[] {
  const rows = flow.steps?.derive ?? [];
  if (rows.length === 0) return [];
  const derived = deriveStep(flow, facts);
  const labelled = rows.map(({ when, step: name }) => ({ when, label: name ?? '(no step)' }));
  const other =
    derived === step ? '' : ` The snapshot says ${step ?? 'none'}, and that is what the page follows.`;
  return [
    'Step',
    ...sayRows(flow, labelled, scopeOf(flow, facts)),
    `  So these facts make the step ${derived ?? 'none'}.${other}`,
    '',
  ];
}
