/** Who has sent all that is asked reads that nothing is left to do; who has another income to prove does not. */
/** Covers flows/heloc/pages/income/review.json, flows/heloc/rules/income.json. */
import { expect, test } from 'vitest';
import { visible } from '../../src/engine/answers/visible.ts';
import { compile } from '../../src/engine/content/compile.ts';
import { loadBundle } from '../../src/tools/decide/load-flow.ts';

const flow = compile(loadBundle({ flow: 'heloc', org: 'default', out: '.' }));
const page = flow.pages['income/review'];

/** The alerts of the page, for incomes that stand so. */
function saidOf(...statuses: string[]): string[] {
  if (!page) throw new Error('No page income/review');
  const sources = statuses.map((status) => ({ status }));
  const shown = visible(flow, page, { income: { sources }, figures: { incomeSources: sources } }, {});
  const alerts = (page.content ?? []).filter(({ block, id = '' }) => block === 'alert' && shown.has(id));
  return alerts.map((alert) => String(Reflect.get(alert, 'text')));
}

test.each([
  [['IN_PROGRESS'], true],
  [['VERIFIED', 'IN_PROGRESS'], true],
  [['NOT_STARTED', 'IN_PROGRESS'], false],
  [['IN_PROGRESS', 'NEEDS_MORE'], false],
  [['NOT_STARTED'], false],
])('incomes %j: nothing more to do is %s', (statuses, isSaid) => {
  expect(saidOf(...statuses).some((text) => text.includes("There's nothing more to do now"))).toBe(isSaid);
});
