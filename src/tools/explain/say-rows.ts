/** The rows of a list in which the first one that holds decides: each with its verdict, up to the one that holds. */
import type { FlowCore } from '../../engine/content/bundle.ts';
import { holds } from '../../engine/rules/holds.ts';
import type { Scope } from '../../engine/rules/scope.ts';
import { sayRule } from './say-rule.ts';

export type Row = { when: string; label: string };

export function sayRows(flow: FlowCore, rows: readonly Row[], scope: Scope): string[] {
  const chosen = rows.findIndex(({ when }) => holds(flow.rules, when, scope));
  const asked = chosen < 0 ? rows : rows.slice(0, chosen + 1);
  return asked.flatMap(({ when, label }, index) => {
    const head = `    ${index === chosen ? 'yes' : 'no '}  ${label}`;
    return [head, ...sayRule(flow, when, scope).map((line) => `           ${line}`)];
  });
}
