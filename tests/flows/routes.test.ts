/** From the server's step to a page: every row of the specification, both sides of each rule. */
/** Covers src/engine/journey/{find-step,poll,progress}.ts, src/tools/decide/route-by-fallback.ts. */
import { expect, test } from 'vitest';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { poll } from '../../src/engine/journey/poll.ts';
import { progress } from '../../src/engine/journey/progress.ts';
import { routeByFallback } from '../../src/tools/decide/route-by-fallback.ts';
import { at } from '../engine/at.ts';
import { cases, heloc } from './heloc-core.ts';

type Case = { step: string; facts: Record<string, unknown>; path: string; state?: Record<string, unknown> };
const routes: Case[] = cases('routes');

test.each(routes)('$step leads to $path', ({ step, facts, path, state }) => {
  const found = routeByFallback(heloc, at(facts, step), { state: 'profile' });
  expect(found.path).toBe(path);
  if (state) expect(found.state).toEqual(state);
  else expect(found.state ?? {}).toEqual({});
});

test('every row of every step is taken by a case', () => {
  const taken = new Set(
    routes.map(({ step, facts }) => {
      const { by, row } = routeByFallback(heloc, at(facts, step), { state: 'profile' });
      return by === 'step' ? `${findStep(heloc.steps, step)?.name} ${row}` : '';
    }),
  );
  const rows = Object.entries(heloc.steps?.steps ?? {}).flatMap(([name, step]) =>
    (step.routes ?? []).map((_, row) => `${name} ${row}`),
  );
  expect(rows.filter((row) => !taken.has(row))).toEqual([]);
});

type Poll = Parameters<typeof poll>[1] & Parameters<typeof poll>[2] & { name: string; expect: object };
test.each(cases<Poll[]>('polling'))('polling: $name', ({ step, expect: expected, ...seen }) => {
  expect(poll(heloc, { step }, seen)).toMatchObject(expected);
});

type Progress = { value: string; index: number };
test.each(cases<Progress[]>('progress'))('progress $value is $index', ({ value, index }) => {
  expect(progress(heloc, { facts: {} }, value).index).toBe(index);
});

test('the last label follows the kind of notary', () => {
  const labels = [
    'Basic Info',
    'Select Offer',
    'Provide More Info',
    'Link Income Sources',
    'Verify Identity',
  ];
  const online = progress(heloc, { facts: {} }, 'INITIAL');
  const inPerson = progress(heloc, { facts: { application: { status: { manualNotary: true } } } }, 'INITIAL');
  expect(online.labels).toEqual([...labels, 'Sign Documents', 'Talk to eNotary']);
  expect(inPerson.labels.at(-1)).toBe('Schedule Notary Session');
  expect(online.text).toBe('Complete the loan process today and get funded in as little as five days.');
});
