/** Each of the bureau's edits is checked, or left out with its reason: one of the two, and none is forgotten. */
/** Covers src/engine/hmda/edits. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registerEdits } from '../../../src/engine/hmda/edits/check-row.ts';
import { sheetEdits } from '../../../src/engine/hmda/edits/sheet-edits.ts';
import { constants } from '../../../src/engine/hmda/register-row-of.ts';

type Left = { edits: string[]; is: string; why: string };
type List = { edits: string[]; left: Left[]; constants: Record<string, string> };

const list: List = JSON.parse(readFileSync('docs/hmda-edits.json', 'utf8'));
// The platform describes some of our parts under one number: V601 is five boxes of the sheet.
const named = (edit: string) => (list.edits.includes(edit) ? edit : edit.slice(0, 4));
const checked = [...new Set([...registerEdits, ...sheetEdits].map(({ edit }) => named(edit)))];
const left = list.left.flatMap(({ edits }) => edits);

test('every edit of the guide is checked or left out, never both and never twice', () => {
  expect([...left, ...checked].sort()).toEqual([...list.edits].sort());
});

test('what is left out says why, in a word of the list and in a sentence', () => {
  const words = ['impossible', 'theirs'];
  expect(list.left.filter(({ is, why }) => !words.includes(is) || !/\w{3,}.*\.$/.test(why))).toEqual([]);
});

test('each field that is the same in all rows has its reason', () => {
  expect(Object.keys(list.constants).sort()).toEqual(Object.keys(constants).sort());
});
