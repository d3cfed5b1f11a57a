/**
 * The events of the machine that stand now. An event is fired at a step and ends with it: once the server's step has
 * moved on, what happened before holds no one back.
 */
import type { FlowCore } from '../content/bundle.ts';
import { holds } from '../rules/holds.ts';
import { scopeOf } from '../rules/scope.ts';
import { decide } from './decide.ts';
import type { Standing } from './standing.ts';

/** `step` is the server's when the event was fired, null when there was none yet. */
export type FiredEvent = { name: string; step: string | null };

/** In the order in which a replay takes them: those fired before at this step, then those that have just happened (`on`). */
export function standingEvents(
  flow: FlowCore,
  { facts, step }: Pick<Standing, 'facts' | 'step'>,
  fired: readonly FiredEvent[],
): string[] {
  const past = fired.filter((event) => event.step === step).map(({ name }) => name);
  return [...past, ...happening(flow, { facts, step }).filter((name) => !past.includes(name))];
}

function happening(flow: FlowCore, { facts, step }: Pick<Standing, 'facts' | 'step'>): string[] {
  const { state } = decide(flow, { facts, events: [] });
  const scope = scopeOf(flow, facts, { step, state });
  const events = flow.machine?.transitions ?? [];
  return events.filter(({ on }) => on !== undefined && holds(flow.rules, on, scope)).map(({ name }) => name);
}
