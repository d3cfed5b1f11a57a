/** A list of which the first row that holds decides, told row by row up to that one. */
import type { FlowCore } from '../content/bundle.ts';
import { firstRow } from '../rules/first-row.ts';
import { finding } from '../rules/meaning.ts';
import type { Scope } from '../rules/scope.ts';
import { trace } from '../rules/trace.ts';
import type { Line } from './line.ts';

/** One line for each row that was asked; where none holds, for all of them. */
export function explainRows(
  flow: Pick<FlowCore, 'rules'>,
  rows: readonly { when: string; to: string }[],
  scope: Scope,
): Line[] {
  const chosen = firstRow(flow.rules, rows, scope);
  const met = chosen ? rows.slice(0, rows.indexOf(chosen) + 1) : rows;
  return met.map((row): Line => {
    const held = row === chosen;
    return {
      kind: 'row',
      outcome: held ? 'held' : 'failed',
      name: row.to,
      text: `${finding(flow, row.when, held)} (to ${row.to})`,
      rule: row.when,
      findings: trace(flow.rules, row.when, scope),
    };
  });
}
