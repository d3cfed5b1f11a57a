/** A variant changes words and nothing else. */
/** Covers src/engine/content/experiments.ts. */
import { expect, test } from 'vitest';
import { inVariants } from '../../../src/engine/content/experiments.ts';
import type { Page } from '../../../src/types/page.ts';

const page: Page = {
  id: 'index',
  title: 'Welcome',
  lead: 'It is quick.',
  actions: {
    start: { label: 'Check my rate', kind: 'primary', do: 'link', to: 'ask' },
    help: { label: 'Help', kind: 'quiet', do: 'link', to: 'support' },
  },
  experiments: {
    button: { bold: { actions: { start: { label: 'See my rate' } } } },
    words: { warm: { title: 'Come in' } },
  },
};

test('the words of a variant replace the page’s, and what a button does stays', () => {
  const varied = inVariants(page, { button: 'bold', words: 'warm' });
  expect(varied.title).toBe('Come in');
  expect(varied.lead).toBe('It is quick.');
  expect(varied.actions).toEqual({
    start: { label: 'See my rate', kind: 'primary', do: 'link', to: 'ask' },
    help: page.actions?.help,
  });
  expect(page.actions?.start?.label).toBe('Check my rate');
});

test.each<Record<string, string>>([{}, { button: 'control' }, { other: 'bold' }, { button: 'constructor' }])(
  'visitors of %j read the page as it is',
  (variants) => expect(inVariants(page, variants)).toBe(page),
);
