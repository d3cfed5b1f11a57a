/** Covers src/server/desk/standing-words.ts. */
import { expect, test } from 'vitest';
import { compile } from '../../../src/engine/content/compile.ts';
import { standingWords } from '../../../src/server/desk/standing-words.ts';
import type { RoutedStanding } from '../../../src/server/submission/read-standing.ts';
import { loadBundle } from '../../../src/tools/decide/load-flow.ts';

const flow = compile(loadBundle({ flow: 'heloc', org: 'default', out: '.' }));

/** Why the desk says that a borrower is at a step whose row asks for `when`; the row alone decides. */
function because(when: string): string {
  const rules = {
    ...flow.rules,
    [when.replace('!', '')]: { ...flow.rules[when.replace('!', '')], logic: !when.startsWith('!') },
  };
  const only = { ...flow, rules, steps: { ...flow.steps, derive: [{ when, step: 'A' }] } };
  const standing = { flow: only, facts: {}, step: 'A', route: { path: '/' } };
  return standingWords(standing as unknown as RoutedStanding)?.because ?? '';
}

test('why a borrower is at a step reads as a sentence, of each row that makes one', () => {
  const asked = (flow.steps?.derive ?? []).map(({ when }) => when);
  const negated = asked.filter((when) => when.startsWith('!'));
  const said = negated.map(because);

  expect(negated.length).toBeGreaterThan(5);
  expect(because('!hasOffer')).toMatch(/^Not yet: [A-Z].*\.$/);
  expect(said.filter((text) => !/^Not yet: [A-Z].*\.$/.test(text))).toEqual([]);
});
