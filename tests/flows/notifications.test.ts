/** What the real flow tells a borrower when the application comes to a step. */
/** Covers src/engine/journey/due-notifications.ts. */
import { expect, test } from 'vitest';
import { dueNotifications } from '../../src/engine/journey/due-notifications.ts';
import { heloc } from './heloc-core.ts';

test.each([
  ['OFFER_SELECTION', 'Your offer is ready'],
  ['REVISED_OFFER_SELECTION', 'Your offer has changed'],
  ['INCOME_VERIFICATION', "We've received your application"],
  ['FINAL_OFFER', 'Your documents are ready to sign'],
  ['NOTE_SIGNING', 'Your documents are ready to sign'],
  ['DEED_SIGNING', 'Your notary documents are ready'],
  ['TRUST_AND_INSURANCE', 'Add your homeowners insurance'],
])('at %s: %s', (step, title) => {
  const due = dueNotifications(heloc, { facts: {}, step });
  expect(due.map((one) => one.title)).toEqual([title]);
  expect(due[0]?.actions[0]?.to).toBeUndefined();
});

test('nothing is told while others are at work', () => {
  expect(dueNotifications(heloc, { facts: {}, step: 'WAITING_FOR_SOFT_CREDIT' })).toEqual([]);
  expect(dueNotifications(heloc, { facts: {}, step: null })).toEqual([]);
});

test('words are filled in from facts', () => {
  const flow = {
    ...heloc,
    flow: {
      ...heloc.flow,
      notifications: [{ id: 'hello', when: 'always', title: 'Hello {{profile.name.first}}' }],
    },
  };
  expect(dueNotifications(flow, { facts: { profile: { name: { first: 'Maria' } } }, step: null })).toEqual([
    { id: 'hello', title: 'Hello Maria', text: undefined, actions: [] },
  ]);
});
