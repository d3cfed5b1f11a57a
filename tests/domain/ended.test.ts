/** What stands beside and in the list when an application is over: no offer, no encouragement, and a word that is true (FINDING-B12, FINDING-B13). */
/**
 * Covers src/engine/answers/visible.ts, src/engine/journey/{find-step,progress,shows-offer}.ts,
 *   src/engine/rules/scope.ts, src/engine/text/interpolate.ts, src/engine/journey, src/engine/text.
 */
import { describe, expect, test } from 'vitest';
import { visible } from '../../src/engine/answers/visible.ts';
import type { CompiledFlow } from '../../src/engine/content/bundle.ts';
import { findStep } from '../../src/engine/journey/find-step.ts';
import { progress } from '../../src/engine/journey/progress.ts';
import { showsOffer } from '../../src/engine/journey/shows-offer.ts';
import { holds } from '../../src/engine/rules/holds.ts';
import { scopeOf } from '../../src/engine/rules/scope.ts';
import { interpolate } from '../../src/engine/text/interpolate.ts';
import { productContent } from '../product.ts';

const { orgs } = productContent();
const flow = orgs.default?.flows.heloc;
const registration = orgs.default?.flows.register;
if (!flow || !registration) throw new Error('The flows are missing.');

const status = (said: object) => ({ application: { term: 10, rate: 9, amount: 60000, status: said } });

test.each([
  ['an offer is chosen', {}, true],
  ['declined', { uwDecision: 'DECLINE' }, false],
  ['cancelled', { cancelled: true }, false],
  ['signed', { checklistStatus: 'RESCISSION' }, false],
  ['funded', { checklistStatus: 'FUNDING_DECISION', funded: true }, false],
])('FINDING-B13: %s: offer and encouragement beside the page: %s', (_, said, shown) => {
  expect(showsOffer(flow, status(said))).toBe(shown);
  expect(progress(flow, { facts: status(said) }, 'SIGNING').text.includes('five days')).toBe(shown);
});

test.each([
  ['declined', { uwDecision: 'DECLINE' }, 0],
  ['cancelled', { cancelled: true }, 0],
  ['signed', { checklistStatus: 'RESCISSION' }, 7],
])('an application that leads nowhere any more shows no steps to go: %s', (_, said, count) => {
  expect(progress(flow, { facts: status(said) }, 'SIGNING').labels).toHaveLength(count);
});

test.each([
  ['COMPLETE', 'Funded', 'We sent $97,096.81 on November 27, 2026.'],
  ['RESCISSION', 'Signed', "We'll send $97,096.81 on November 28, 2026."],
  ['DECLINED', 'Declined', 'We decided on November 21, 2026. See the reasons and what could help.'],
  ['CANCELLED', 'Cancelled', 'This application is closed. You owe nothing.'],
])('FINDING-B12: the list calls %s "%s" and says when and how much', (step, badge, said) => {
  const figures = {
    payment: { cashCents: 9_709_681, sentAt: '2026-11-27T17:00:00.000Z' },
    rescission: { applies: true, fundsOn: '2026-11-28' },
    decision: { date: '2026-11-21' },
  };
  const listed = findStep(flow.steps, step)?.listed;
  expect([listed?.badge, listed?.action]).toEqual([badge, 'View']);
  expect(interpolate(listed?.text ?? '', scopeOf(flow, { figures }))).toBe(said);
});

test.each([
  ['RESCISSION', 'AUTOPAY', 'By autopay'],
  ['COMPLETE', 'AUTOPAY', 'By autopay'],
  ['COMPLETE', 'MANUAL', 'Yourself, each month'],
])('the list of %s says the payment, its day and that one pays %s', (step, payType, how) => {
  const figures = { payment: { monthlyCents: 76_005, firstDueDate: '2027-01-05' } };
  const scope = scopeOf(flow, { figures, application: { payType } });
  const rows = (findStep(flow.steps, step)?.listed?.rows ?? [])
    .filter(({ when }) => when === undefined || holds(flow.rules, when, scope))
    .map(({ label, value }) => `${label}: ${interpolate(value, scope)}`);
  expect(rows).toEqual([
    'Monthly payment: $760.05',
    'First payment due: January 5, 2027',
    `How you pay: ${how}`,
  ]);
});

describe('FINDING-B7: Texas is told while the address is typed, and beside the offer', () => {
  const told = (of: CompiledFlow, id: string, facts: object, typed: object = {}) => {
    const page = of.pages[id];
    if (!page) throw new Error(`There is no page ${id}.`);
    return visible(of, page, facts as never, typed).has('law-texas');
  };

  test.each([
    ['TX', 'PRIMARY', true],
    ['TX', undefined, true],
    ['TX', 'INVESTMENT', false],
    ['CA', 'PRIMARY', false],
  ])('%s %s', (state, occupancy, expected) => {
    expect(
      told(registration, 'property-info', {}, { location: { state }, ...(occupancy && { occupancy }) }),
    ).toBe(expected);
  });

  test('the offer of a Texas home says it again, no other does', () => {
    const facts = (state: string) => ({
      address: { occupancy: 'PRIMARY' },
      application: { property: { state } },
    });
    expect(told(flow, 'product/select', facts('TX'))).toBe(true);
    expect(told(flow, 'product/select', facts('CA'))).toBe(false);
  });
});
