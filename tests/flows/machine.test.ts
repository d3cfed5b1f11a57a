/** The machine against the specification: its states, its transitions from everywhere, its fallback pages. */
/** Covers src/engine/journey/{decide,route}.ts. */
import { expect, test } from 'vitest';
import { decide } from '../../src/engine/journey/decide.ts';
import { route } from '../../src/engine/journey/route.ts';
import { cases, heloc } from './heloc-core.ts';

type Arrow = { from: 'any' | string[]; to: string };
const spec: Record<string, Arrow> = cases('transitions');
const ways: Record<string, string[]> = cases('ways');
const states: string[] = cases('states');
const transitions = heloc.machine?.transitions ?? [];

test('there are 39 states, 43 transitions and 29 computed triggers', () => {
  expect(Object.keys(heloc.machine?.states ?? {})).toEqual(states);
  expect(states).toHaveLength(39);
  expect(transitions).toHaveLength(43);
  expect(transitions.filter(({ when }) => when !== 'never')).toHaveLength(29);
});

test('every transition goes from and to where the specification says', () => {
  const ours = transitions.map(({ name, from, to }) => [name, { from, to }]);
  expect(Object.fromEntries(ours)).toEqual(spec);
});

test('event-only transitions stand behind those with a trigger', () => {
  const firstEventOnly = transitions.findIndex(({ when }) => when === 'never');
  expect(transitions.slice(firstEventOnly).every(({ when }) => when === 'never')).toBe(true);
});

test.each(Object.entries(ways))('events lead to %s', (state, events) => {
  const decision = decide(heloc, { facts: {}, events });
  expect(decision).toMatchObject({ state, fired: events, refused: [] });
});

test.each(Object.keys(spec))('%s fires where it may start and is refused everywhere else', (name) => {
  const { from, to } = spec[name] ?? { from: [], to: '' };
  for (const [state, events] of Object.entries(ways)) {
    const allowed = from === 'any' || from.includes(state);
    const { state: end, refused } = decide(heloc, { facts: {}, events: [...events, name] });
    expect([state, end, refused]).toEqual(allowed ? [state, to, []] : [state, state, [name]]);
  }
});

type Fallback = { state: string; facts: Record<string, unknown>; path: string };
test.each(cases<Fallback[]>('fallback'))('$state falls back to $path', ({ state, facts, path }) => {
  expect(route(heloc, { facts, step: null, events: [] }, { state })).toMatchObject({ path, by: 'state' });
});

test('every state has a fallback case', () => {
  const seen = new Set(cases<Fallback[]>('fallback').map(({ state }) => state));
  expect([...seen].sort()).toEqual([...states].sort());
});
