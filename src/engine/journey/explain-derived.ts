/** Which step the reference backend derives from the facts: the row of steps.json that holds, and why those before it do not. */
import type { FlowCore } from '../content/bundle.ts';
import { scopeOf } from '../rules/scope.ts';
import { deriveStep } from './derive-step.ts';
import { explainRows } from './explain-rows.ts';
import type { Line } from './line.ts';
import type { Standing } from './standing.ts';

/** Empty for a flow whose steps are not derived. */
export function explainDerived(flow: FlowCore, { facts, step }: Pick<Standing, 'facts' | 'step'>): Line[] {
  const derive = flow.steps?.derive ?? [];
  if (derive.length === 0) return [];
  const derived = deriveStep(flow, facts);
  const rows = derive.map(({ when, step: to }) => ({ when, to: to ?? 'no step' }));
  const other =
    derived === step ? '' : ` The snapshot says ${step ?? 'none'}, and that is what the page follows.`;
  const text = `So these facts make the step ${derived ?? 'none'}.${other}`;
  const chosen: Line = { kind: 'step', outcome: 'chosen', name: derived ?? 'none', text, findings: [] };
  return [...explainRows(flow, rows, scopeOf(flow, facts)), chosen];
}
