/** What authors' cases say is so; one that is otherwise is told in a sentence; what they accept of a rehearsal becomes a case. */
/** Covers src/tools/cases, src/tools/commands/test.ts, src/engine/rehearsal/said-on.ts, src/tools/rehearse/{accepted,keep-cases}.ts. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runCases } from '../../../src/tools/cases/run-cases.ts';
import { run as rehearse } from '../../../src/tools/commands/rehearse.ts';
import { run } from '../../../src/tools/commands/test.ts';
import type { Case } from '../../../src/types/cases.ts';
import { treeWith } from '../../content/mistakes-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'cases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

test('every case of the product is so, and meets rows', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

  expect(await run([])).toBe(0);
  expect(said.mock.calls.join('')).toMatch(/^All \d\d cases are so; \d\d of \d+ rows are met/);
});

test.each<[string, Omit<Case, 'title'>, string]>([
  ['a step', { then: { step: 'HMDA' } }, 'the step is none, not "HMDA".'],
  ['a page', { then: { page: 'liens' } }, 'the page is "start/profile", not "liens".'],
  ['words', { then: { says: ['Congratulations'] } }, 'the page does not say "Congratulations".'],
  ['words that may not be there', { then: { saysNot: ['home'] } }, 'the page says "home".'],
  ['a document', { then: { documentsNot: ['privacy-notice'] } }, 'the document "privacy-notice" is due.'],
  ['a message', { then: { messages: ['funded'] } }, 'the message "funded" is not due.'],
  [
    'a fact that no rule reads',
    { given: { application: { status: { canceled: true } } }, then: { page: 'start/profile' } },
    'No schema declares application.status.canceled, so no rule reads it. Did you mean "application.status.cancelled"?',
  ],
  [
    'a lender',
    { lender: 'defalt', then: { step: null } },
    'there is no lender "defalt". Did you mean "default"?',
  ],
  ['a language', { language: 'fr', then: { step: null } }, 'default has no pages in "fr".'],
  ['a page that there is not', { then: { page: 'lien' } }, 'there is no page "lien". Did you mean "liens"?'],
  ['a document of no name', { then: { documentsNot: ['adverse-acton'] } }, 'Did you mean "adverse-action"?'],
  ['a message of no name', { then: { messagesNot: ['decison'] } }, 'Did you mean "decision"?'],
  ['an event', { events: ['founded'], then: { step: null } }, 'there is no event "founded".'],
  ['an outcome of another kind', { then: { rate: 9.2 } }, '"rate" is asked by a case with "quote".'],
  [
    'a fact of credit',
    { credit: { stage: 'SOFT', facts: { ficoo: 1 } }, then: { decision: null } },
    'Did you mean "fico"?',
  ],
  [
    'a text for a number',
    { credit: { stage: 'SOFT', facts: { fico: '639' } }, then: { decision: null } },
    '"fico" is a number.',
  ],
  [
    'a quote without its home',
    { quote: { fico: 700 }, then: { rate: 8 } },
    'a quote needs value, lienPosition,',
  ],
  [
    'a decision',
    { credit: { stage: 'SOFT', facts: { fico: 639 } }, then: { decision: null, reasons: [] } },
    'the decision is "DECLINE", not none.',
  ],
  [
    'a stage',
    { credit: { stage: 'SOFTLY', facts: {} }, then: { decision: null } },
    'there is no stage "SOFTLY". Did you mean "SOFT"?',
  ],
])('%s that is otherwise is told', (_what, asked, says) => {
  expect(toldOf(asked).join(' ')).toContain(says);
});

test('a price is compared to the cent, and a refusal by its reason', () => {
  const home = { value: 500_000, openLiens: 200_000, fico: 760, lienPosition: 2, occupancy: 'PRIMARY' };
  const quote = {
    ...home,
    state: 'CA',
    propertyType: 'SINGLE_FAMILY',
    term: 30,
    amount: 50_000,
    feePercent: 4.99,
  };

  expect(toldOf({ quote, then: { rate: 9.2, payment: 409.53 } })).toEqual([]);
  expect(toldOf({ quote, then: { payment: 409.51 } })).toEqual(['the payment is 409.53, not 409.51.']);
  expect(toldOf({ quote: { ...quote, fico: 600 }, then: { rate: 9.2 } })).toEqual([
    'it is refused: score.',
    'the rate is none, not 9.2.',
  ]);
});

test('what is no list of cases is told, and a flow that has none', async () => {
  for (const cases of [[], { title: 'One', cases: [] }, { title: 'One', cases: [{ title: 'One' }] }])
    expect(runCases(treeWith({ set: { 'flows/heloc/cases/ends.json': cases } })).misses).toMatchObject([
      { file: 'flows/heloc/cases/ends.json', title: 'is not written as cases are.' },
    ]);
  await expect(run(['--flow', 'helok'])).rejects.toThrow(
    'No cases are in flows/helok/cases/. Did you mean "heloc"?',
  );
});

test('a price is asked for by members that prices depend on', () => {
  const quote = { value: 500_000, fico: 760, lienPosition: 2, occupancy: 'PRIMRY', state: 'California' };
  const rest = { propertyType: 'SINGLE_FAMILY', term: 30, amount: 50_000, feePercent: 4.99, autoPay: false };

  expect(toldOf({ quote: { ...quote, ...rest }, then: { rate: 9.2 } })).toEqual([
    'no price depends on "autoPay". Did you mean "autopay"?',
    'there is no occupancy "PRIMRY". Did you mean "PRIMARY"?',
    '"California" is no state: write two letters.',
  ]);
});

test('words are asked for as they are filled in, in the language of the case', () => {
  const given = {
    application: { consents: [{ type: 'SOFT_CREDIT' }], status: { creditOutcome: 'NO_MATCH' } },
  };

  expect(toldOf({ given, language: 'es', then: { says: ['su número de Seguro Social'] } })).toEqual([]);
  expect(toldOf({ given, then: { says: ['su número de Seguro Social'] } })).toHaveLength(1);
});

test('what is accepted of a rehearsal is asked from then on, and told once it is taken back', async () => {
  for (const name of ['flows', 'schemas', 'orgs']) cpSync(name, join(folder, name), { recursive: true });
  const edited = (path: string, from: string, to: string) =>
    writeFileSync(join(folder, path), readFileSync(join(folder, path), 'utf8').replace(from, to));
  const row = '{ "when": "!isSummaryReady", "step": "GEN_SUMMARY_DISCLOSURE" }';
  edited('flows/heloc/steps.json', row, `{ "when": "isInFloodZone", "step": "HMDA" }, ${row}`);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const asked = [
    '--before',
    '.',
    '--root',
    folder,
    '--flow',
    'heloc',
    '--org',
    'default',
    '--accept',
    'flood',
  ];

  expect(await rehearse(asked)).toBe(3);
  expect(said.mock.calls.join('')).toContain('Kept as cases in flows/heloc/cases/flood.json.');
  await expect(rehearse(asked)).rejects.toThrow('There is flows/heloc/cases/flood.json already.');
  const { cases } = JSON.parse(readFileSync(join(folder, 'flows/heloc/cases/flood.json'), 'utf8'));
  expect(cases.map(({ title }: Case) => title)).toEqual([
    'From FINAL_OFFER to HMDA, by isInFloodZone.',
    'From NOTE_SIGNING to HMDA, by isInFloodZone.',
  ]);
  said.mockClear();
  expect(await run(['--root', folder])).toBe(0);
  edited('flows/heloc/steps.json', '"when": "isInFloodZone"', '"when": "never"');
  expect(await run(['--root', folder])).toBe(1);
  expect(said.mock.calls.join('')).toContain('the step is "NOTE_SIGNING", not "HMDA".');
});

test('a name that is no file is refused before anything is rehearsed', async () => {
  await expect(rehearse(['--accept', '../escape'])).rejects.toThrow(
    '"../escape" is no name of a file of cases.',
  );
});

function toldOf(asked: Omit<Case, 'title'>): string[] {
  const cases = { title: 'One', cases: [{ title: 'One', ...asked }] };
  const tree = treeWith({ set: { 'flows/heloc/cases/ends.json': cases } });
  return runCases(tree, 'heloc')
    .misses.filter(({ title }) => title === 'One')
    .flatMap(({ why }) => why);
}
