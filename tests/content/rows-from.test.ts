/** A row of steps.json may say from which day on it counts: whoever began before is led as they were, whoever begins now meets it. */
/** Covers src/content/merge/rows-from.ts, src/tools/rehearse/rehearse-lender.ts. */
import { expect, test } from 'vitest';
import type { FileTree } from '../../src/content/files/file-tree.ts';
import { lintTree } from '../../src/content/lints/lint-tree.ts';
import { passedContent } from '../../src/content/read-content.ts';
import { deriveStep } from '../../src/engine/journey/derive-step.ts';
import { route } from '../../src/engine/journey/route.ts';
import { rememberedMet } from '../../src/tools/rehearse/met.ts';
import { rehearseLender, sideOf } from '../../src/tools/rehearse/rehearse-lender.ts';
import type { Steps } from '../../src/types/steps.ts';
import { treeWith } from './mistakes-tree.ts';

const file = 'flows/heloc/steps.json';
const steps = treeWith({}).get(file) as Steps;
const derive = steps.derive ?? [];
const before = derive.findIndex(({ step }) => step === 'GEN_SUMMARY_DISCLOSURE');

/** The content with a new row before the summary's, which asks everyone who has not chosen autopay a question again. */
function edited(row: { from?: string; when?: string } = {}): FileTree {
  const asked = { when: '!isAutopayChosen', step: 'HMDA', ...row };
  return treeWith({
    set: { [`${file}#/derive`]: [...derive.slice(0, before), asked, ...derive.slice(before)] },
  });
}

const people = () => rememberedMet(sideOf(treeWith({}), { flow: 'heloc', org: 'default' }), 'dist/rehearsal');
const rehearsed = (after: FileTree) =>
  rehearseLender(treeWith({}), after, { flow: 'heloc', org: 'default', people });

test('the row without a day leads people back; with a day to come it leads no one back, and the check takes it', () => {
  const back = rehearsed(edited())?.moves.filter(({ way }) => way === 'BACK') ?? [];
  expect(back.map(({ from }) => from.step)).toContain('NOTE_SIGNING');

  expect(rehearsed(edited({ from: '2099-01-31' }))?.moves).toEqual([]);
  for (const when of ['!isAutopayChosen', 'always', 'isAutopayChosen'])
    expect(lintTree(edited({ when, from: '2099-01-31' })).issues).toEqual([]);
});

const signed = people().find(({ facts }) => deriveStep(coreOf(treeWith({})), facts) === 'NOTE_SIGNING');

function coreOf(tree: FileTree) {
  const flow = passedContent(tree).orgs.default?.flows.heloc;
  if (!flow) throw new Error('There is no flow heloc.');
  return flow;
}

function stepOf(tree: FileTree, createdDate?: string) {
  const { application = {} } = (signed?.facts ?? {}) as { application?: object };
  const auditFields = createdDate ? { auditFields: { createdDate } } : {};
  return deriveStep(coreOf(tree), { ...signed?.facts, application: { ...application, ...auditFields } });
}

test.each([
  ['2027-01-30T23:59:59.999Z', 'NOTE_SIGNING'],
  ['2027-01-31T00:00:00.000Z', 'HMDA'],
  ['2027-02-01T12:00:00.000Z', 'HMDA'],
  [undefined, 'NOTE_SIGNING'],
])('who began at %s is at %s', (began, step) => {
  expect(stepOf(edited({ from: '2027-01-31' }), began)).toBe(step);
});

test('a row for everyone and one for whom a rule does not hold say a day alike', () => {
  expect(stepOf(edited({ when: 'always', from: '2027-01-31' }), '2027-01-30T00:00:00.000Z')).toBe(
    'NOTE_SIGNING',
  );
  expect(stepOf(edited({ when: 'always', from: '2027-01-31' }), '2027-01-31T00:00:00.000Z')).toBe('HMDA');
  expect(stepOf(edited({ when: 'isAutopayChosen', from: '2027-01-31' }), '2027-02-28T00:00:00.000Z')).toBe(
    'NOTE_SIGNING',
  );
});

test('a row that leads from a step to a page says a day, too', () => {
  const routes = [
    { from: '2027-01-31', when: 'always', to: 'bank/link' },
    ...(steps.steps.HMDA?.routes ?? []),
  ];
  const flow = coreOf(treeWith({ set: { [`${file}#/steps/HMDA/routes`]: routes } }));
  const pageFor = (createdDate: string) =>
    route(flow, { facts: { application: { auditFields: { createdDate } } }, step: 'HMDA', events: [] }).path;

  expect(pageFor('2027-01-31T00:00:00.000Z')).toBe('bank/link');
  expect(pageFor('2027-01-30T00:00:00.000Z')).toBe(steps.steps.HMDA?.routes?.[0]?.to);
});

test('a rule that is not there is told at the row', () => {
  const { issues } = lintTree(edited({ when: 'isAutopayChosn', from: '2099-01-31' }));

  expect(issues.map(({ code }) => code)).toContain('RULE_UNKNOWN');
  for (const { place } of issues) expect(place).toMatch(`${file}#/derive/${before}`);
});

test.each(['2027-13-01', '2027-02-31', '31.01.2027', 'tomorrow'])('%s is no day', (from) => {
  expect(lintTree(edited({ from })).issues).toMatchObject([
    { code: 'SHAPE', place: expect.stringContaining(`${file}#/derive/`) },
  ]);
});
