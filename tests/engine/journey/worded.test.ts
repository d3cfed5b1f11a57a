/** The title and lead of a page where a rule gives it others. */
/** Covers src/engine/journey/worded.ts. */
import { expect, test } from 'vitest';
import type { FlowCore } from '../../../src/engine/content/bundle.ts';
import { worded } from '../../../src/engine/journey/worded.ts';

const asks = (name: string) => ({ means: `It is ${name}.`, logic: { '!!': { var: `application.${name}` } } });
const flow = { org: {}, rules: { isFirst: asks('first'), isSecond: asks('second') } } as unknown as FlowCore;
const page = {
  title: 'Sign your documents',
  lead: 'You get a copy.',
  instead: [
    { when: 'isFirst', title: 'Read your documents' },
    { when: 'isSecond', title: 'Come and sign', lead: 'At our office.' },
  ],
};
const wordsOf = (application: Record<string, boolean>) => {
  const { title, lead } = worded(flow, page, { application });
  return [title, lead];
};

test('the first row that holds says the title, and what it leaves out stays', () => {
  expect(wordsOf({ first: true, second: true })).toEqual(['Read your documents', 'You get a copy.']);
  expect(wordsOf({ second: true })).toEqual(['Come and sign', 'At our office.']);
});

test('a page of which no row holds is itself', () => {
  expect(worded(flow, page, { application: {} })).toBe(page);
});
