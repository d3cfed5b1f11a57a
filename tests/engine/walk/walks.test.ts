/** Walks: facts for everything that can happen in the flow; what they do not reach is proved to be out of reach. */
/** Covers src/tools/walk, src/tools/commands/walk.ts, src/engine/walk. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Bundle, FlowCore } from '../../../src/engine/content/bundle.ts';
import { readPath } from '../../../src/engine/facts/read-path.ts';
import { withPath } from '../../../src/engine/facts/with-path.ts';
import { decide } from '../../../src/engine/journey/decide.ts';
import { deriveStep } from '../../../src/engine/journey/derive-step.ts';
import { type Walks, walksOf } from '../../../src/engine/walk/walks.ts';
import { loadMachine } from '../../../src/tools/decide/load-flow.ts';
import { patchingLenders } from '../../../src/tools/walk/patching-lenders.ts';
import { report } from '../../../src/tools/walk/report.ts';

vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

const { bundle, flow } = loadMachine({ flow: 'heloc', org: 'default', out: '.' });
let walks: Walks;
beforeAll(() => {
  walks = walksOf(bundle, flow);
});

/** Transitions that no facts and no event can have refused, by the reason that the walk proves. */
const neverRefused = {
  'a replay begins where it may start': ['lienInfo'],
  'it may start in any state': [
    'underwrite',
    'incomePartialVerified',
    'manualDisburseSetup',
    'manualDisburseManualPay',
    'deedSigning',
    'finish',
    'employerVerification',
    'bpoProcessWaiting',
    'datatreeNoMatch',
    'creditIncorrectPin',
    'dtiDecline',
    'creditScoreDecline',
    'creditLocked',
    'creditFrozen',
    'softCreditNoCredit',
    'propertyNoMatch',
    'idReUpload',
    'adHocDocRequired',
    'merchantReviewed',
    'lienAttestation',
    'inactive',
    'decline',
    'delinquencyReview',
    'fund',
  ],
  'its rule itself asks for the state': ['addProfileInfo', 'addHmdaInfo'],
};

const reached = (kind: keyof Walks) => walks[kind].filter(({ facts }) => facts).length;
const reasons = (kind: keyof Walks) => walks[kind].flatMap(({ why }) => why ?? []);

test('every row that derives a step is reached, and the facts do derive it', () => {
  expect(reached('derived')).toBe(bundle.steps?.derive?.length);
  const steps = walks.derived.map(({ facts = {} }) => deriveStep(flow, facts));
  expect(steps).toEqual(bundle.steps?.derive?.map(({ step }) => step));
});

test('every transition fires, and every state is reached but those to which nothing leads', () => {
  const { transitions = [], states = {} } = flow.machine ?? {};
  expect([reached('fired'), transitions.length]).toEqual([43, 43]);
  expect([reached('states') + reasons('states').length, Object.keys(states).length]).toEqual([39, 39]);
  expect(new Set(reasons('states'))).toEqual(new Set(['reserved: no transition leads here']));
  for (const { name, facts = {}, events = [] } of walks.fired)
    expect(decide(flow, { facts, events }).fired, name).toContain(name);
});

test('every transition is refused once, but those that no replay can refuse: each of them has its reason', () => {
  for (const { name, facts, events = [] } of walks.refused)
    if (facts) expect(decide(flow, { facts, events }).refused, name).toContain(name);
  const without = (reason: string) => walks.refused.filter(({ why }) => why === reason);
  const found = Object.keys(neverRefused).map((why) => [why, without(why).map(({ name }) => name)]);
  expect(Object.fromEntries(found)).toEqual(neverRefused);
  expect(reached('refused') + Object.values(neverRefused).flat().length).toBe(43);
});

// Of those that may start anywhere, the flow itself says so: from any state.
test('a transition that may start in any state says so in the machine', () => {
  const { transitions = [] } = flow.machine ?? {};
  const anywhere = transitions.filter(({ from }) => from === 'any').map(({ name }) => name);
  expect(anywhere).toEqual(neverRefused['it may start in any state']);
});

test('whatever is not reached cannot be, and the walk says why', () => {
  const open = Object.values(walks).flatMap((all) => all.filter(({ why }) => why === 'not found'));
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('every rule of a page is found to hold and not to hold', () => {
  expect(walks.whens.length).toBeGreaterThan(150);
  expect(reasons('whens')).toEqual([]);
});

test('what can never be is told from what was found', () => {
  const tiny = {
    ...{ flow: { ...bundle.flow, first: 'start' }, pages: {}, domain: {}, org: {}, vocabulary: {} },
    rules: {
      isOpen: { means: 'Open.', logic: { '!!': { var: 'application.open' } } },
      isBoth: { means: 'Both.', logic: { and: [{ rule: 'isOpen' }, { '!': { rule: 'isOpen' } }] } },
    },
    steps: {
      steps: { A: { kind: 'ordinary', means: 'A.' }, B: { kind: 'ordinary', means: 'B.' } },
      derive: [
        { when: 'isBoth', step: 'A' },
        { when: 'isOpen', step: 'A' },
        { when: 'isOpen', step: 'B' },
        { when: 'always', step: null },
      ],
    },
    machine: { states: { start: { title: 'S.', page: [] } }, transitions: [] },
  } as unknown as Bundle;
  const found = walksOf(tiny, { ...tiny, id: 'tiny', pages: {} } as unknown as FlowCore);

  expect(found.derived.map(({ facts, why }) => why ?? Boolean(readPath(facts, 'application.open')))).toEqual([
    'its rule can never hold',
    true,
    'a row before it holds whenever it does',
    false,
  ]);
  expect(report(found).slice(0, 3)).toEqual([
    '2/4 rows that derive a step',
    '      its rule can never hold: 1. A: isBoth',
    '      a row before it holds whenever it does: 3. B: isOpen',
  ]);
});

test('a path is set in a copy', () => {
  const before = { application: { open: true, kept: 1 } };
  expect(withPath(before, 'application.open', undefined)).toEqual({ application: { kept: 1 } });
  expect(withPath(before, 'profile.name.last', 'A')).toEqual({ ...before, profile: { name: { last: 'A' } } });
  expect(before).toEqual({ application: { open: true, kept: 1 } });
});

test('the lenders with files of the flow are found', () => {
  expect(patchingLenders('.', 'heloc').length).toBeGreaterThan(3);
  expect(patchingLenders('.', 'no-such-flow')).toEqual([]);
});
