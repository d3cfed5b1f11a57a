/** The server's step, derived from facts: the happy path row by row, and every variant beside it. */
/** Covers src/engine/content/apply-patch.ts, src/engine/journey/{decide,derive-step,find-step}.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyPatch } from '../../src/engine/content/apply-patch.ts';
import { decide } from '../../src/engine/journey/decide.ts';
import { deriveStep } from '../../src/engine/journey/derive-step.ts';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { cases, heloc } from './heloc-core.ts';

type Facts = Record<string, unknown>;
type Row = { step: string | null; state: string; facts: Facts };
const rows: Row[] = cases('happy-path');

test.each(rows.map((row, index) => ({ ...row, index })))(
  'happy path $index: $step',
  ({ step, state, index }) => {
    const facts = factsAfter(index);
    const decision = decide(heloc, { facts, events: [] });
    expect(deriveStep(heloc, facts)).toBe(step);
    expect(decision).toMatchObject({ state, refused: [] });
  },
);

test('one after the other, the states are those of the happy path', () => {
  const states = rows.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1]);
  const toOffer =
    'profile liens product moreProfile hmda waitSummary appSummary incomeReview ach autopay docVerify';
  const toMoney = 'waitSign sign codeed waitNotary notary insurance waitFund';
  expect(states).toEqual(`${toOffer} ${toMoney}`.split(' '));
});

type Variant = { name: string; at: string | null; step: string; facts: Facts };
test.each(cases<Variant[]>('derive'))('$name: $step', ({ at, step, facts }) => {
  const from = rows.findLastIndex((row) => row.step === at);
  expect(deriveStep(heloc, applyPatch(factsAfter(from), facts) as Facts)).toBe(step);
});

test('every step that is derived is a step with an entry, and every row is taken by a case', () => {
  const derived = (heloc.steps?.derive ?? []).map(({ step }) => step);
  const taken = new Set([...rows, ...cases<Variant[]>('derive')].map(({ step }) => step));
  expect(derived.filter((step) => step !== null && !findStep(heloc.steps, step))).toEqual([]);
  expect(derived.filter((step) => !taken.has(step))).toEqual([]);
});

test('a step that is never derived is one that another server sends, named with the reason', () => {
  const derived = new Set((heloc.steps?.derive ?? []).map(({ step }) => findStep(heloc.steps, step)?.name));
  const { steps } = JSON.parse(readFileSync('tests/cases/heloc/other-servers.json', 'utf8'));

  const others = Object.keys(heloc.steps?.steps ?? {}).filter((step) => !derived.has(step));

  expect(others.sort()).toEqual(Object.keys(steps).sort());
});

function factsAfter(index: number): Facts {
  return rows.slice(0, index + 1).reduce<Facts>((facts, row) => applyPatch(facts, row.facts) as Facts, {});
}
