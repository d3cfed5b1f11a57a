/** The button that a borrower sees is the button that the server takes. */
/** Covers src/engine/answers/{open-actions,sent-answers}.ts and src/server/submission/enter.ts. */
import { expect, test } from 'vitest';
import { openActions } from '../../../src/engine/answers/open-actions.ts';
import { compile } from '../../../src/engine/content/compile.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import { enter } from '../../../src/server/submission/enter.ts';
import type { RoutedStanding } from '../../../src/server/submission/read-standing.ts';
import type { Page } from '../../../src/types/page.ts';
import type { Rules } from '../../../src/types/rules.ts';
import { smallBundle } from '../small-bundle.ts';

/** A size is asked for, and a reason where it is large; each button's rule reads the stored places. */
const page = {
  id: 'size',
  title: 'The size',
  open: { at: 'any' },
  schema: {
    type: 'object',
    properties: {
      size: { $ref: 'told#/properties/size' },
      reason: { $ref: 'told#/properties/reason' },
    },
  },
  when: { reason: 'isLarge' },
  actions: {
    large: { label: 'Ask for much', do: 'save', when: 'isLarge' },
    small: { label: 'Ask for little', do: 'save', when: '!isLarge' },
    explain: { label: 'Explain', do: 'save', when: 'isExplained' },
    now: { label: 'Now', do: 'save', when: 'isTurn' },
  },
} as unknown as Page;

const says = (means: string, logic: unknown) => ({ means, logic });
const rules = {
  isLarge: says('Much is asked for.', { '==': [{ var: 'told.size' }, 'LARGE'] }),
  isExplained: says('A reason is given.', { '!!': { var: 'told.reason' } }),
  isTurn: says('It is the turn.', { '==': [{ var: 'step' }, 'TURN'] }),
} as Rules;

const flow = (() => {
  const bundle = smallBundle();
  const text = { type: 'string' };
  return compile({
    ...bundle,
    rules: { ...bundle.rules, ...rules },
    pages: { ...bundle.pages, size: page },
    domain: { ...bundle.domain, told: { type: 'object', properties: { size: text, reason: text } } },
  });
})();

const compiled = flow.pages.size as NonNullable<(typeof flow.pages)[string]>;

/** What a borrower can press who has typed `answers` over what is stored. */
function seen(told: Facts, answers: Record<string, unknown>, step: string | null): string[] {
  return openActions(flow, compiled, { facts: { told, step }, answers }).map(([name]) => name);
}

/** What the server takes of the same borrower. */
function taken(told: Facts, data: Record<string, string | undefined>, step: string | null): string[] {
  const standing = { flow, facts: { told }, step, events: [], route: { path: 'size' } };
  return Object.entries(compiled.actions ?? {}).flatMap(([name, action]) => {
    try {
      enter(
        standing as unknown as RoutedStanding,
        { page: compiled, action, params: {} },
        {
          ...{ page: 'size', action: name },
          data: data as Record<string, string>,
        },
      );
      return [name];
    } catch {
      return [];
    }
  });
}

test.each([
  ['typed over what is stored', { size: 'SMALL' }, { size: 'LARGE', reason: 'A roof' }, ['large', 'explain']],
  ['typed for the first time', {}, { size: 'LARGE' }, ['large']],
  ['emptied', { size: 'LARGE', reason: 'A roof' }, { size: 'LARGE', reason: undefined }, ['large']],
  [
    'typed into a field that is hidden now',
    { size: 'LARGE' },
    { size: 'SMALL', reason: 'A roof' },
    ['small'],
  ],
  ['as it is stored', { size: 'SMALL' }, { size: 'SMALL' }, ['small']],
])('an answer %s decides which buttons show, and the server takes those', (_, told, answers, buttons) => {
  expect(seen(told, answers, null)).toEqual(buttons);
  expect(taken(told, answers, null)).toEqual(buttons);
});

test('a rule of a button or a field sees the step on both sides', () => {
  expect(seen({}, {}, 'TURN')).toEqual(['small', 'now']);
  expect(taken({}, {}, 'TURN')).toEqual(['small', 'now']);
  const standing = { flow, facts: {}, step: 'TURN', events: [], route: { path: 'size' } };
  const action = compiled.actions?.now as NonNullable<Page['actions']>[string];
  const inside = enter(
    standing as unknown as RoutedStanding,
    { page: compiled, action, params: {} },
    {
      ...{ page: 'size', action: 'now', data: {} },
    },
  );
  expect(inside.facts.step).toBe('TURN');
});
