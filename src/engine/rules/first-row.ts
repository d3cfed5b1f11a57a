/** The central idea of a flow: the first row of a list whose rule holds decides. */
import type { Rules } from '../../types/rules.ts';
import { holds } from './holds.ts';
import type { Scope } from './scope.ts';

/** The row that decides, or undefined when none holds. `rows` may be absent. */
export function firstRow<Row extends { when: string }>(
  rules: Rules,
  rows: readonly Row[] | undefined,
  scope: Scope,
): Row | undefined {
  return rows?.find(({ when }) => holds(rules, when, scope));
}
