/** A lender's patch of the ready answers reaches its agents, and what comes out of it is read as its pages are. */
/** Covers src/content/lints/{each-lender,lint-ready-answers,judge-overrides}.ts, src/content/merge/bundles.ts, flows/chat/ready-answers.json. */
import { expect, test } from 'vitest';
import { readTree } from '../../src/content/files/read-files.ts';
import { judgeOverrides } from '../../src/content/lints/judge-overrides.ts';
import { lendersWords } from '../../src/content/lints/lenders-words.ts';
import { lintAllReadyAnswers } from '../../src/content/lints/lint-ready-answers.ts';
import { flowData } from '../../src/content/merge/bundles.ts';
import { gatherTree } from '../../src/content/merge/gather-tree.ts';
import { lenderTree } from './lender-tree.ts';

const [file, flow] = ['flows/chat/ready-answers.json', 'flows/chat/flow.json'];

function patched(answers: object) {
  const tree = new Map([...lenderTree({ [file]: { answers } }), [flow, readTree('.').get(flow)]]);
  const gathered = gatherTree(tree);
  const acme = gathered.orgs.find(({ code }) => code === 'acme');
  const law = { ...gathered, ...lendersWords(tree) };
  const issues = [...lintAllReadyAnswers(gathered.orgs), ...(acme ? judgeOverrides(acme, law) : [])];
  return {
    found: issues.map(({ code, place }) => `${code} ${place.split('#')[1]}`),
    answers: acme ? flowData(acme.merged.files).chat?.readyAnswers?.answers : undefined,
  };
}

test('one is changed, one is added and one is left out', () => {
  const { found, answers } = patched({
    hello: { text: 'Welcome to {{org.companyNameShort}}.' },
    branch: { title: 'Our branch', text: 'Write to {{org.email}}.' },
    moment: null,
  });

  expect(found).toEqual([]);
  expect(answers?.hello?.text).toBe('Welcome to {{org.companyNameShort}}.');
  expect(Object.keys(answers ?? {})).toEqual(expect.arrayContaining(['bye', 'branch']));
  expect(answers).not.toHaveProperty('moment');
});

test('a gap without a value, a promise and a rate are told', () => {
  const { found } = patched({
    hello: { text: 'Hello {{org.nothing}}.' },
    bye: { text: 'You are guaranteed to be approved.' },
    deal: { title: 'Deal', text: 'Only 2% for you.' },
  });

  expect(found).toEqual(
    expect.arrayContaining([
      'TEXT_PATH_UNKNOWN /answers/hello/text',
      'OVERRIDE_ASKS /answers/bye/text',
      'OVERRIDE_ASKS /answers/deal/text',
    ]),
  );
});
