/** Rules that pages ask, each where it holds and where it does not. */
/** Covers src/engine/rules/{holds,scope}.ts. */
import { expect, test } from 'vitest';
import { readClaim } from '../../src/engine/rules/claim.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import { cases, heloc } from './heloc-core.ts';

type Case = { rule: string; name: string; holds: boolean; facts: { answers?: unknown } };

test.each(cases<Case[]>('rules'))('$rule: $name', ({ rule, facts: { answers, ...facts }, ...given }) => {
  expect(Object.keys(heloc.rules)).toContain(readClaim(rule).rule);
  expect(holds(heloc.rules, rule, scopeOf(heloc, facts, { answers }))).toBe(given.holds);
});
