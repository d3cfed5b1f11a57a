/** Which conditions the rules of a flow raise, and what becomes of those that were raised: cases as data. */
/** Covers src/engine/conditions/{due-conditions,condition-state,documents-sent}.ts. */
import { expect, test } from 'vitest';
import {
  type ConditionState,
  conditionState,
  type DocumentState,
} from '../../../src/engine/conditions/condition-state.ts';
import { documentsSent } from '../../../src/engine/conditions/documents-sent.ts';
import { dueConditions, type KnownCondition } from '../../../src/engine/conditions/due-conditions.ts';
import type { ConditionCategory } from '../../../src/types/condition-category.ts';
import cases from '../../cases/conditions.json' with { type: 'json' };

const rule = (name: string) => ({ means: name, logic: { '!!': { var: `facts.${name}` } } });
const flow = {
  org: {},
  rules: { owes: rule('owes'), sent: rule('sent'), done: rule('done') },
  steps: {
    steps: { OPEN: { kind: 'ordinary' as const, means: '' }, OVER: { kind: 'terminal' as const, means: '' } },
  },
};
const says = { SUBMITTED: { text: 's' }, ACCEPTED: { text: 'a' }, REJECTED: { text: 'r' } };
const words = { title: 't', reason: 'r', label: 'l', page: 'p', says };
const raised = { when: 'owes', sent: { when: 'sent' }, settled: { when: 'done' } };
const categories: Record<string, ConditionCategory> = {
  RULED: { ...words, category: 'RULED', raised },
  ASKED: { ...words, category: 'ASKED', settled: { when: 'done' } },
  PAPERS: { ...words, category: 'PAPERS', documents: [{ type: 'DEED', title: 'Deed' }] },
};

type Case = {
  name: string;
  facts: string[];
  step?: string;
  known: { category: string; byRule?: boolean; over?: boolean; state: string }[];
  raise: string[];
  changed: { state: string; over: boolean }[];
};

test.each(cases as Case[])('$name', ({ facts, step = 'OPEN', known, raise, changed }) => {
  const scope = { facts: Object.fromEntries(facts.map((name) => [name, true])) };
  const rows = known.map(({ byRule = false, over = false, state, category }, index): KnownCondition => {
    return { uuid: String(index), category, byRule, over, state: state as ConditionState };
  });

  const due = dueConditions(flow as never, categories, { facts: scope, step }, rows);

  expect(due.raise).toEqual(raise);
  expect(due.changed.map(({ state, over }) => ({ state, over }))).toEqual(changed);
});

test.each<[DocumentState[], ConditionState, number]>([
  [[], 'REQUESTED', 0],
  [['REQUESTED', 'SUBMITTED'], 'REQUESTED', 1],
  [['SUBMITTED', 'ACCEPTED'], 'SUBMITTED', 2],
  [['REJECTED', 'SUBMITTED', 'REQUESTED'], 'REJECTED', 1],
  [['ACCEPTED', 'ACCEPTED'], 'ACCEPTED', 2],
])('documents %j make the condition %s, %i of them sent', (states, condition, sent) => {
  const documents = states.map((status) => ({ status }));

  expect(conditionState(documents)).toBe(condition);
  expect(documentsSent(documents)).toBe(sent);
});
