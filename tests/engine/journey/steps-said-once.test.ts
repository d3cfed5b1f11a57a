/** Covers src/engine/journey/{rows-of,waiting-text,find-step}.ts: what many steps share is written once. */
import { expect, test } from 'vitest';
import { findStep } from '../../../src/engine/journey/find-step.ts';
import { waitingText } from '../../../src/engine/journey/waiting-text.ts';
import type { Steps } from '../../../src/types/steps.ts';

const steps: Steps = {
  saysAfter: 'You can close this tab.',
  steps: {
    ORDER: { kind: 'ordinary', routes: [{ when: 'always', to: 'order' }] },
    'ORDER_*': { kind: 'ordinary', routesOf: 'ORDER' },
    WAITING: { kind: 'waiting', says: { title: 'We wait', text: 'The county is at work.' } },
  },
};

test('a step leads where the step leads that it names', () => {
  expect(findStep(steps, 'ORDER_AGAIN')?.routes).toEqual([{ when: 'always', to: 'order' }]);
  expect(findStep(steps, 'WAITING')?.routes).toBeUndefined();
});

test('what a step says ends with the sentence that all of them share', () => {
  const says = { title: 'We wait', text: 'The county is at work.' };

  expect(waitingText(steps, says)).toBe('The county is at work. You can close this tab.');
  expect(waitingText({ steps: {} }, says)).toBe('The county is at work.');
});
