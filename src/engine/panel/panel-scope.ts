/** What the rules of a panel see: what it knows, the time, and what has just happened. They are in the entity of the flow's name. */
import type { FlowCore } from '../content/bundle.ts';
import { type Facts, isRecord } from '../facts/facts.ts';
import { type Scope, scopeOf } from '../rules/scope.ts';

/** A name of phases.json, and what came with it. */
export type PanelEvent = { name: string } & Facts;

/** @param now milliseconds since 1970 */
export function panelScope(
  flow: Pick<FlowCore, 'org' | 'flow'>,
  facts: Facts,
  now: number,
  event?: PanelEvent,
): Scope {
  const { id } = flow.flow;
  const known = facts[id];
  const { name: _, ...brought } = event ?? { name: '' };
  return scopeOf(flow, { ...facts, [id]: { ...(isRecord(known) ? known : {}), now, event: brought } });
}
