/**
 * docs/steps-and-pages.md is of today; no one is stuck: each step but the final ones has a way out, and each page a way
 * onward. tests/cases/heloc/no-way-onward.json names the exceptions, which are all still true.
 */
/** Covers src/tools/commands/table.ts, src/tools/table. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Bundle } from '../../src/engine/content/bundle.ts';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { stuckAt } from '../../src/engine/lints/stuck.ts';
import { loadBundle } from '../../src/tools/decide/load-flow.ts';
import { acceptedIn } from '../../src/tools/table/accepted.ts';
import { makeTable } from '../../src/tools/table/make-table.ts';
import { pageRows } from '../../src/tools/table/page-rows.ts';
import { deadPages, pruneExceptions, stuckSteps } from '../../src/tools/table/prune-exceptions.ts';
import { stepRows } from '../../src/tools/table/step-rows.ts';
import { writeTable } from '../../src/tools/table/write-table.ts';

const bundle = loadBundle({ flow: 'heloc', org: 'default', out: '.' });
const table = makeTable(bundle, '.');
const { steps, pages } = table;
const part = makeTable(loadBundle({ flow: 'signer', org: 'default', out: '.' }), '.');
const allowed = JSON.parse(readFileSync('tests/cases/heloc/no-way-onward.json', 'utf8')) as {
  steps: Record<string, string>;
  pages: Record<string, string>;
};

test('the document is as `npm run flow -- table` writes it', () => {
  expect(readFileSync('docs/steps-and-pages.md', 'utf8')).toBe(writeTable(table, part));
});

test("a co-owner's part has every step and page of its flow, and nobody is stuck there", () => {
  expect(part.steps.map(({ step }) => step)).toContain('INCOME_VERIFICATION');
  expect(part.pages.map(({ page }) => page)).toContain('late-payments');
  const named = JSON.parse(readFileSync('tests/cases/signer/no-way-onward.json', 'utf8'));
  expect(stuckSteps(part.steps)).toEqual(Object.keys(named.steps));
});

test('every step has a way out, but the final ones', () => {
  expect(stuckSteps(steps).sort()).toEqual(Object.keys(allowed.steps).sort());
});

test('every page has a way onward', () => {
  expect(deadPages(pages).sort()).toEqual(Object.keys(allowed.pages).sort());
});

test('at every step at which the borrower should act, each page shows a way, by what can hold there', () => {
  expect([...table.stuck, ...part.stuck]).toEqual([]);
});

test('a button whose rule cannot hold at a step is no way out of it, nor is one that nobody was let use there', () => {
  const says = { ...bundle.steps?.steps.CREDIT_MINOR };
  delete says.says;
  const { correct: _, ...actions } = bundle.pages['error/timeout']?.actions ?? {};
  const old = {
    ...bundle,
    pages: { ...bundle.pages, 'error/timeout': { ...bundle.pages['error/timeout'], actions } },
    steps: { ...bundle.steps, steps: { ...bundle.steps?.steps, CREDIT_MINOR: says } },
  } as unknown as Bundle;
  const stuck = [{ step: 'CREDIT_MINOR', page: 'error/timeout' }];

  expect(stuckAt(old, acceptedIn('tests/cases/heloc/may-submit.md'))).toEqual(stuck);
  expect(steps.find(({ step }) => step === 'CREDIT_MINOR')?.left).not.toContain('“Try again”');
  expect(steps.find(({ step }) => step === 'CREDIT_ERROR')?.left).toContain('“Try again”');
});

test('an exception that is none any more is taken out', () => {
  const list = {
    steps: { [steps[0]?.step ?? '']: 'It has a way.' },
    pages: { ...allowed.pages, gone: 'Gone.' },
  };
  expect(pruneExceptions(list, { steps, pages })).toEqual({ steps: {}, pages: allowed.pages });
});

test('every exception has a reason', () => {
  const reasons = [...Object.values(allowed.steps), ...Object.values(allowed.pages)];
  expect(reasons.filter((reason) => !/\w{3,} .*\.$/.test(reason))).toEqual([]);
});

test('a sample borrower passes each step that our server derives, and so does another owner in each of their part', () => {
  const nobodys = [...steps, ...part.steps].filter(
    ({ reached, borrowers }) => reached.length > 0 && borrowers.length === 0,
  );
  expect(nobodys.map(({ step }) => step)).toEqual([]);
});

test('every step that a sample borrower promises is one of the flow', () => {
  const { personas } = JSON.parse(readFileSync('src/server/platform/parties/sandbox/personas.json', 'utf8'));
  const named = Object.values(personas as Record<string, { reaches?: string[] }>).flatMap(
    ({ reaches = [] }) => reaches,
  );
  expect(named.filter((step) => !findStep(bundle.steps, step))).toEqual([]);
});

const nobody = { passed: {}, promises: {} };

test('a step names those who promise it first, and a family those who passed any of it', () => {
  const flow = { ...bundle, steps: { steps: { 'A_*': { kind: 'ordinary', means: 'A.' } }, derive: [] } };
  const passed = { A_1: ['first', 'second'], A_2: ['third'], B: ['fourth'] };
  const promises = { third: ['A_2'], fourth: ['A_1'] };

  expect(stepRows(flow as unknown as Bundle, { passed, promises })[0]?.borrowers).toEqual([
    'third',
    'first',
    'second',
  ]);
});

test('a step is stuck when its page only leads home, and not when a review is open there', () => {
  const page = {
    id: 'a',
    title: 'A',
    content: [],
    actions: { home: { label: 'Home', do: 'link', to: '/' } },
  };
  const flow = {
    ...bundle,
    rules: { isHeld: { means: 'Held.', logic: { '!!': { var: 'application.active' } } } },
    pages: { a: page },
    steps: {
      steps: { HELD: { kind: 'ordinary', means: 'Held.', routes: [{ when: 'always', to: 'a' }] } },
      derive: [{ when: 'isHeld', step: 'HELD' }],
    },
    reviews: undefined,
  } as unknown as Bundle;
  const review = { title: 'Look', when: 'isHeld' };

  expect(stepRows(flow, nobody)[0]?.left).toEqual([]);
  expect(pageRows(flow)[0]?.isOnlyHome).toBe(true);
  const reviewed = { ...flow, rules: { ...flow.rules }, reviews: { reviews: { look: review } } };
  expect(stepRows(reviewed as unknown as Bundle, nobody)[0]?.left).toEqual(['a person decides: Look']);
});
