/**
 * Routes a step as specified: a step without a row falls back to the machine's state. The waiting page that a browser
 * shows is not a place of the machine, so tools leave it out.
 */
import type { FlowCore } from '../../engine/content/bundle.ts';
import type { Decision } from '../../engine/journey/decide.ts';
import { type Route, route } from '../../engine/journey/route.ts';
import type { Standing } from '../../engine/journey/standing.ts';

/** Like `route`, without the waiting page. */
export function routeByFallback(
  flow: FlowCore,
  standing: Standing,
  decision: Pick<Decision, 'state'>,
): Route {
  return route(withoutWaitingPage(flow), standing, decision);
}

// A memo, not state: 100,000 snapshots ask for the same copy.
const copies = new WeakMap<FlowCore, FlowCore>();

/** The flow as the specification's machine sees it. The same flow always yields the same copy. */
export function withoutWaitingPage(flow: FlowCore): FlowCore {
  const known = copies.get(flow);
  if (known) return known;
  const { waitingPage: _, ...shape } = flow.flow;
  const copy = { ...flow, flow: shape };
  copies.set(flow, copy);
  return copy;
}
