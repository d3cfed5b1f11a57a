/** A set of sample standings that covers a flow: every derived step, route row, state, transition and rule of its pages. */
import type { Bundle, FlowCore } from '../content/bundle.ts';
import { scopeOf } from '../rules/scope.ts';
import { coverMachine } from './cover-machine.ts';
import { coverDerived, coverRoutes } from './cover-steps.ts';
import { coverWhens } from './cover-whens.ts';
import type { Covered } from './covered.ts';

/** What is covered, by what it is. The order is that of the report. */
export type Walks = Record<
  'derived' | 'routes' | 'states' | 'fired' | 'refused' | 'stateRows' | 'whens',
  Covered[]
>;

/** Uses the flow's rules alone. A second call finds the same. */
export function walksOf(bundle: Bundle, flow: FlowCore): Walks {
  const start = scopeOf(flow, {});
  const derived = coverDerived(bundle, start);
  const routes = coverRoutes(bundle, derived, start);
  const known = [...derived, ...routes].flatMap(({ facts }) => (facts ? [facts] : []));
  const { states, fired, refused, rows } = coverMachine(bundle, flow, known);
  const near = known.slice(-2).map((facts) => scopeOf(flow, facts));
  return { derived, routes, states, fired, refused, stateRows: rows, whens: coverWhens(bundle, start, near) };
}
