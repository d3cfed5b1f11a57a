/** The page asks for a statement by a rule, the server refuses without one by the limit: they must mean the same. */
/** Covers src/engine/finance/balance-change.ts, flows/limits.json, flows/heloc/rules/credit.json. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isBalanceChanged } from '../../../src/engine/finance/balance-change.ts';
import { holds } from '../../../src/engine/rules/holds.ts';
import type { Rules } from '../../../src/types/rules.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const rules: Rules = read('flows/heloc/rules/credit.json');
const percent: number = read('flows/limits.json').liens.balanceChangePercent;

const found = 250_000;
const allowed = (found * percent) / 100;

test.each([
  ['as found', found, false],
  ['as far as the limit goes, up', found + allowed, false],
  ['a dollar further up', found + allowed + 1, true],
  ['as far as the limit goes, down', found - allowed, false],
  ['a dollar further down', found - allowed - 1, true],
])('%s', (_, told, isChanged) => {
  expect(isBalanceChanged(found, told, percent)).toBe(isChanged);
  expect(holds(rules, 'isBalanceCorrected', { liens: { items: [{ reported: found, balance: told }] } })).toBe(
    isChanged,
  );
});
