/** Every computed trigger, where it holds and where it does not. */
/** Covers src/engine/journey/decide.ts, src/engine/rules/{holds,scope}.ts. */
import { expect, test } from 'vitest';
import { decide } from '../../src/engine/journey/decide.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import { cases, heloc } from './heloc-core.ts';

type Case = { trigger: string; name: string; holds: boolean; facts: Record<string, unknown> };
const triggers: Case[] = cases('triggers');

test.each(triggers)('$trigger: $name', (given) => {
  const rule = heloc.machine?.transitions.find(({ name }) => name === given.trigger)?.when ?? '';
  expect(holds(heloc.rules, rule, scopeOf(heloc, given.facts))).toBe(given.holds);
});

test('every trigger has a case that holds and one that does not', () => {
  for (const { name, when } of heloc.machine?.transitions ?? []) {
    if (when === 'never') continue;
    const verdicts = triggers.filter(({ trigger }) => trigger === name).map((one) => one.holds);
    expect([name, verdicts.includes(true), verdicts.includes(false)]).toEqual([name, true, true]);
  }
});

test('no trigger throws or holds on empty, null or misshapen facts', () => {
  const broken = [{}, { profile: null, application: null }, { profile: {}, application: { status: null } }];
  const misshapen = {
    consents: 'SOFT_CREDIT',
    documents: {},
    incomeSources: 7,
    disburseAccount: [],
    status: 'x',
  };
  for (const facts of [...broken, { profile: [], application: misshapen }]) {
    expect(decide(heloc, { facts, events: [] })).toMatchObject({ state: 'profile', fired: [], refused: [] });
  }
});
