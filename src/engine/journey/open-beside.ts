/** Whether a page may be submitted besides the one that the journey leads to. The step has the last word, then the page's `open`. */
import type { Open } from '../../types/page.ts';
import type { FlowCore } from '../content/bundle.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import { decide } from './decide.ts';
import { findStep } from './find-step.ts';
import type { Standing } from './standing.ts';

/** What `at` calls the time before the server names a step. */
export const BEFORE_STEPS = 'start';

/** At a step with `only`, what that lists and nothing else; at any other, the pages whose `open` names the step and whose rule holds. */
export function openBeside(flow: FlowCore, standing: Standing, page: string): boolean {
  const { facts, step } = standing;
  const { only } = findStep(flow.steps, step) ?? {};
  if (only) return only.includes(page);
  const { open } = flow.pages[page] ?? {};
  if (!open || !namesStep(flow, open, step)) return false;
  const { state } = decide(flow, standing);
  return holds(flow.rules, open.when ?? 'always', scopeOf(flow, facts, { step, state }));
}

/** Whether an `open` is for this step. */
export function namesStep(flow: Pick<FlowCore, 'steps'>, { at }: Open, step: string | null): boolean {
  if (at === 'any') return true;
  if (step === null) return at.includes(BEFORE_STEPS);
  return at.includes(step) || at.includes(findStep(flow.steps, step)?.name ?? step);
}
