/** A co-owner's part: each step by its facts, the page that it leads to, and what stands before the login. */
/** Covers src/engine/journey/{derive-step,route,stands-outside}.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allowed } from '../../src/engine/journey/allowed.ts';
import { deriveStep } from '../../src/engine/journey/derive-step.ts';
import { route } from '../../src/engine/journey/route.ts';
import { standsOutside } from '../../src/engine/journey/stands-outside.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import type { Page } from '../../src/types/page.ts';
import { wholeFile } from '../whole-files.ts';
import { signer } from './heloc-core.ts';

type Case = { name: string; facts: Record<string, unknown>; step: string; page: string };
const { cases } = JSON.parse(readFileSync('tests/cases/signer/steps.json', 'utf8')) as { cases: Case[] };

test.each(cases)('$name: $step, $page', ({ facts, step, page }) => {
  expect(deriveStep(signer, facts)).toBe(step);
  expect(route(signer, { facts, step, events: [] }).path).toBe(page);
});

test('every step and every row of it is taken by a case', () => {
  const steps = Object.keys(signer.steps?.steps ?? {});
  expect([...new Set(cases.map(({ step }) => step))].sort()).toEqual(steps.sort());
  const rows = Object.values(signer.steps?.steps ?? {}).flatMap(({ routes = [] }) => routes);
  const pages = rows.map(({ to }) => to);
  expect([...new Set(cases.map(({ page }) => page))].sort()).toEqual([...new Set(pages)].sort());
});

test('pages before the login belong to no part, and a part never submits them', () => {
  const [{ facts, step }] = cases as [Case];
  for (const page of ['login', 'invitation', 'new-link', 'link-sent', 'error']) {
    expect(standsOutside(signer.flow, page)).toBe(true);
    expect(allowed(signer, { facts, step, events: [] }, page)).toBe(false);
  }
  expect(standsOutside(signer.flow, 'intro')).toBe(false);
  expect(standsOutside({ sequence: [{ page: 'login', when: 'always' }] }, 'login')).toBe(false);
});

const states = ['OPEN', 'WITHDRAWN', 'DECLINED', 'RESCINDED', 'REMOVED', 'REPLACED', 'DROPPED', 'RENEWED'];
const over = states.flatMap((state) =>
  ['CO_DEEDER', 'CO_BORROWER'].flatMap((role) =>
    [undefined, '2026-11-23'].flatMap((declinedOn) =>
      [undefined, '2026-11-22'].map((date) => ({ state, role, declinedOn, date })),
    ),
  ),
);

test.each(over.filter(({ state, declinedOn }) => state !== 'OPEN' || declinedOn))(
  'a part that is over says one reason: $state, $role, declined on $declinedOn, decided on $date',
  ({ state, role, declinedOn, date }) => {
    const { content = [], when = {} } = wholeFile<Page>('flows/signer/pages/cancelled.json');
    const facts = { invitation: { state, role, declinedOn }, figures: { decision: { date } } };
    const texts = (content as { block: string; id: string }[]).filter(({ block }) => block === 'text');
    const scope = scopeOf(signer, facts, { step: 'CANCELLED' });
    expect(texts.filter(({ id }) => holds(signer.rules, when[id] ?? 'always', scope))).toHaveLength(1);
  },
);
