/** Which stored answers no longer apply, by the other answers of the borrower and by nothing else. */
/** Covers src/engine/answers/taken-back.ts. */
import { expect, test } from 'vitest';
import { conditionalQuestions } from '../../../src/engine/answers/conditional-questions.ts';
import { takenBack } from '../../../src/engine/answers/taken-back.ts';
import { compile } from '../../../src/engine/content/compile.ts';
import type { Facts } from '../../../src/engine/facts/facts.ts';
import type { Page } from '../../../src/types/page.ts';
import type { Rules } from '../../../src/types/rules.ts';
import type { Steps } from '../../../src/types/steps.ts';
import { smallBundle } from '../small-bundle.ts';

type Asked = Record<string, Record<string, string | undefined>>;

/** A flow of pages that ask for texts of the entity `told`: page -> field -> the rule that shows it. */
function flowOf(
  asked: Asked,
  logic: Record<string, unknown>,
  { stores = [], ways = {} }: { stores?: string[]; ways?: Record<string, string> } = {},
) {
  const rules = Object.fromEntries(
    Object.entries(logic).map(([name, rule]) => [name, { means: name, logic: rule }]),
  );
  const pages = Object.entries(asked).map(([id, fields]) => [id, pageOf(id, fields)]);
  const bundle = {
    ...smallBundle(),
    rules: rules as Rules,
    pages: Object.fromEntries(pages) as Record<string, Page>,
    steps: stepsOf(ways),
  };
  bundle.domain = { ...bundle.domain, told: { type: 'object', properties: texts(Object.values(asked)) } };
  const flow = compile(bundle);
  const questions = conditionalQuestions(flow, { effects: { fill: { stores } } });
  return (facts: Facts) => takenBack(flow, questions, facts).map(({ path }) => path.join('.'));
}

/** Page -> the rule under which a step leads there. */
function stepsOf(ways: Record<string, string>): Steps {
  const named = Object.entries(ways).map(([page, when], index) => ({ page, when, step: `STEP_${index}` }));
  const steps = named.map(({ page, step }) => [
    step,
    { kind: 'ordinary', means: page, routes: [{ when: 'always', to: page }] },
  ]);
  return {
    steps: Object.fromEntries(steps),
    derive: named.map(({ when, step }) => ({ when, step })),
  } as Steps;
}

function texts(pages: Array<Record<string, unknown>>) {
  const names = pages.flatMap((fields) => Object.keys(fields));
  return Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
}

function pageOf(id: string, fields: Record<string, string | undefined>): Page {
  const names = Object.keys(fields);
  const ruled = Object.entries(fields).filter(([, rule]) => rule !== undefined);
  return {
    id,
    title: id,
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { $ref: `told#/properties/${name}` }])),
    },
    when: Object.fromEntries(ruled),
  } as Page;
}

const is = (path: string, value: string) => ({ '==': [{ var: path }, value] });
const works = { works: is('answers.job', 'YES') };

test('an answer goes with the answer that asks for it, and comes back with it', () => {
  const hidden = flowOf({ work: { job: undefined, employer: 'works' } }, works);

  expect(hidden({ told: { job: 'YES', employer: 'Acme' } })).toEqual([]);
  expect(hidden({ told: { job: 'NO', employer: 'Acme' } })).toEqual(['employer']);
  expect(hidden({ told: { employer: 'Acme' } })).toEqual(['employer']);
  expect(hidden({ told: { job: 'NO' } })).toEqual([]);
});

test('a rule that denies is read as the page reads it', () => {
  const hidden = flowOf({ work: { job: undefined, pension: '!works' } }, works);

  expect(hidden({ told: { job: 'YES', pension: 'A' } })).toEqual(['pension']);
  expect(hidden({ told: { job: 'NO', pension: 'A' } })).toEqual([]);
});

test('what another page would still ask applies', () => {
  const rules = { ...works, ill: is('told.health', 'ILL') };
  const either = {
    work: { job: undefined, employer: 'works' },
    more: { health: undefined, employer: 'ill' },
  };
  const hidden = flowOf(either, rules);

  expect(hidden({ told: { job: 'NO', health: 'ILL', employer: 'Acme' } })).toEqual([]);
  expect(hidden({ told: { job: 'NO', health: 'FINE', employer: 'Acme' } })).toEqual(['employer']);
  const always = flowOf(
    { work: { job: undefined, employer: 'works' }, more: { employer: undefined } },
    works,
  );
  expect(always({ told: { job: 'NO', employer: 'Acme' } })).toEqual([]);
});

test('an answer that does not apply shows no other, on this page or another', () => {
  const rules = { ...works, large: is('told.size', 'LARGE') };
  const hidden = flowOf({ work: { job: undefined, size: 'works' }, firm: { department: 'large' } }, rules);

  expect(hidden({ told: { job: 'YES', size: 'LARGE', department: 'Tax' } })).toEqual([]);
  expect(hidden({ told: { job: 'NO', size: 'LARGE', department: 'Tax' } })).toEqual(['size', 'department']);
});

test('an answer that does not apply hides no other', () => {
  const rules = { ...works, large: is('told.size', 'LARGE') };
  const hidden = flowOf({ work: { job: undefined, size: 'works', owner: '!large' } }, rules);

  expect(hidden({ told: { job: 'YES', size: 'LARGE', owner: 'Ada' } })).toEqual(['owner']);
  expect(hidden({ told: { job: 'NO', size: 'LARGE', owner: 'Ada' } })).toEqual(['size']);
});

test('what the application came to takes nothing back, only answers do', () => {
  const rules = {
    ...works,
    open: { and: [{ rule: 'works' }, { '!': { '!!': { var: 'application.paid' } } }] },
  };
  const hidden = flowOf({ work: { job: undefined, day: 'open' } }, rules);

  expect(hidden({ application: { paid: true }, told: { job: 'YES', day: '5' } })).toEqual([]);
  expect(hidden({ application: { paid: true }, told: { job: 'NO', day: '5' } })).toEqual(['day']);
});

test('what an effect may have stored there is not taken for an answer', () => {
  const hidden = flowOf({ work: { job: undefined, employer: 'works' } }, works, {
    stores: ['told.employer'],
  });

  expect(hidden({ told: { job: 'NO', employer: 'Acme' } })).toEqual([]);
});

test('rules in a circle come to an end, and in doubt an answer applies', () => {
  const rules = { noA: is('told.a', 'NONE'), noB: is('told.b', 'NONE') };
  const hidden = flowOf({ one: { a: '!noB' }, two: { b: 'noA' } }, rules);

  expect(hidden({ told: { a: 'NONE', b: 'NONE' } })).toEqual([]);
  expect(hidden({ told: { a: 'X', b: 'X' } })).toEqual(['b']);
});

const firm = { work: { job: undefined }, firm: { boss: undefined } };

test('a page to which answers leave no way takes its answers with it, and gives them back', () => {
  const rules = { works: is('told.job', 'YES') };
  const hidden = flowOf(firm, rules, { ways: { work: 'always', firm: 'works' } });

  expect(hidden({ told: { job: 'YES', boss: 'Ada' } })).toEqual([]);
  expect(hidden({ told: { job: 'NO', boss: 'Ada' } })).toEqual(['boss']);
});

test('a page that is past is not off its way: neither its answers, nor later ones, nor the server turn it off', () => {
  const rules = {
    unasked: { '!': { present: { var: 'told.boss' } } },
    before: { '!': { present: { var: 'told.job' } } },
    open: { and: [{ rule: 'unasked' }, { rule: 'before' }, { '!': { '!!': { var: 'application.paid' } } }] },
  };
  const hidden = flowOf(firm, rules, { ways: { work: 'always', firm: 'open' } });

  expect(hidden({ application: { paid: true }, told: { job: 'NO', boss: 'Ada' } })).toEqual([]);
});

test('one way that is left is enough', () => {
  const rules = { works: is('told.job', 'YES'), idle: is('told.job', 'NO') };
  const asked = { ...firm, more: { boss: undefined } };
  const hidden = flowOf(asked, rules, { ways: { work: 'always', firm: 'works', more: 'idle' } });

  expect(hidden({ told: { job: 'NO', boss: 'Ada' } })).toEqual([]);
  expect(hidden({ told: { job: 'MAYBE', boss: 'Ada' } })).toEqual(['boss']);
});
