/** What an event does in a panel: the first row that holds decides, as everywhere. Knows no clock and does nothing itself. */
import type { PhaseRow } from '../../types/phases.ts';
import type { FlowCore } from '../content/bundle.ts';
import { copyJson } from '../facts/copy-json.ts';
import type { Facts } from '../facts/facts.ts';
import { readPath } from '../facts/read-path.ts';
import { withPath } from '../facts/with-path.ts';
import { firstRow } from '../rules/first-row.ts';
import { type PanelEvent, panelScope } from './panel-scope.ts';

/** Where a panel stands: its phase, and what it knows. */
export type Panel = { phase: string; facts: Facts };

/** `acts` are words of the vocabulary, in the order in which the host does them. */
export type Advance = Panel & { acts: readonly string[] };

type PanelFlow = Pick<FlowCore, 'org' | 'rules' | 'flow' | 'phases'>;

/** Where a panel begins. */
export function openPanel({ flow }: PanelFlow, facts: Facts = {}): Panel {
  return { phase: flow.first ?? '', facts };
}

/** An event that no row answers changes nothing. @param now milliseconds since 1970 */
export function advance(flow: PanelFlow, panel: Panel, event: PanelEvent, now: number): Advance {
  const { phases = {}, on = {} } = flow.phases ?? {};
  const rows = own(phases[panel.phase]?.on, event.name) ?? own(on, event.name);
  const scope = panelScope(flow, panel.facts, now, event);
  const row = firstRow(flow.rules, rows, scope);
  if (!row) return { ...panel, acts: [] };
  return { phase: row.to ?? panel.phase, facts: changed(panel.facts, row, scope), acts: row.do ?? [] };
}

/** Keeps what the row names, then forgets. A fact that takes the value of nothing is forgotten too. */
function changed(facts: Facts, { keeps = {}, forgets = [] }: PhaseRow, scope: Facts): Facts {
  const kept = Object.entries(keeps).map(([fact, from]) => [fact, readPath(scope, from)] as const);
  const gone = forgets.map((fact) => [fact, undefined] as const);
  return [...kept, ...gone].reduce<Facts>(
    (all, [fact, value]) => withPath(all, fact, value === undefined ? value : copyJson(value)),
    facts,
  );
}

function own<Value>(of: Record<string, Value> | undefined, name: string): Value | undefined {
  return of && Object.hasOwn(of, name) ? of[name] : undefined;
}
