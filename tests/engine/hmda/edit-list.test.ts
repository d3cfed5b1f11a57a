/** Covers src/engine/hmda/edits. */
/** Each number of the bureau's edits is checked, or left out with its reason: one of the two, and none is forgotten. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registerEdits } from '../../../src/engine/hmda/edits/check-row.ts';
import { sheetEdits } from '../../../src/engine/hmda/edits/sheet-edits.ts';
import { constants } from '../../../src/engine/hmda/register-row-of.ts';

type Left = { from: string; to: string; is: string; why: string };
type List = {
  ranges: Record<string, [from: number, to: number]>;
  left: Left[];
  constants: Record<string, string>;
};

const list: List = JSON.parse(readFileSync('docs/hmda-edits.json', 'utf8'));
const checked = new Set([...registerEdits, ...sheetEdits].map(({ edit }) => edit.slice(0, 4)));
const all = Object.entries(list.ranges).flatMap(([kind, [from, to]]) => numbers(kind, from, to));
const left = list.left.flatMap(({ from, to }) =>
  numbers(from.slice(0, 1), Number(from.slice(1)), Number(to.slice(1))),
);

function numbers(kind: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${kind}${from + index}`);
}

test('every number is checked or left out, never both and never twice', () => {
  expect([...left, ...checked].sort()).toEqual([...all].sort());
});

test('what is left out says why, in a word of the list and in a sentence', () => {
  const words = ['impossible', 'theirs'];
  expect(list.left.filter(({ is, why }) => !words.includes(is) || !/\w{3,}.*\.$/.test(why))).toEqual([]);
});

test('each field that is the same in all rows has its reason', () => {
  expect(Object.keys(list.constants).sort()).toEqual(Object.keys(constants).sort());
});
