/** Whoever is led away from a page that they have just sent reads why. */
/** Covers src/web/journey/{tell-left,where-in}.ts. */
import { beforeEach, expect, test } from 'vitest';
import { tellLeft } from '../../../src/web/journey/tell-left.ts';
import { closeToast, shownToasts } from '../../../src/web/parts/toast-store.ts';
import type { Journey } from '../../../src/web/platform/data/journey.ts';
import { smallCore } from '../fixtures/small-flow.ts';

const steps = {
  steps: {
    ...smallCore.steps?.steps,
    OVER: { kind: 'ordinary' as const, routes: [{ when: 'always', to: '/' }] },
  },
};
const core = { ...smallCore, steps };
const at = (step: string): Journey => ({ facts: {}, step, done: [], drafts: {}, events: [] });

beforeEach(() => {
  for (const { id } of shownToasts.read()) closeToast(id);
});

test.each([
  ['an application that is over leads out of it', 'OVER', false, 1],
  ['it says so to a second tab as well', 'OVER', true, 1],
  ['an application that moved on leads to another page', 'OFFER', false, 1],
  ['the note of a second tab says it there', 'OFFER', true, 0],
  ['a page that is still open says itself what is wrong', 'ASK', false, 0],
])('%s', (_what, step, noted, told) => {
  tellLeft(core, at(step), 'ask', noted);
  expect(shownToasts.read()).toHaveLength(told);
  if (told > 0)
    expect(shownToasts.read()[0]).toMatchObject({
      tone: 'danger',
      text: expect.stringMatching(/stands now/),
    });
});
