/** Covers src/server/hmda/{hmda-command,register-entry-of,register-of,test-lei}.ts, src/server/hmda. */
/** The HMDA register from real applications: funded, declined and withdrawn ones, and none of those still open. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUli } from '../../src/engine/hmda/uli.ts';
import { endApplication } from '../../src/server/application/end-application.ts';
import { mark } from '../../src/server/application/mark.ts';
import { record } from '../../src/server/application/stored.ts';
import { hmdaArguments, hmdaCommand } from '../../src/server/hmda/hmda-command.ts';
import { registerOf } from '../../src/server/hmda/register-of.ts';
import { arrive, inside, openRealServer, type RealServer, settled, walk } from './effects/real-server.ts';

const year = { from: '2000-01-01', to: '2999-12-31' };
const folder = mkdtempSync(`${tmpdir()}/hearthline-hmda-`);
const logged: string[] = [];
let server: RealServer;
beforeAll(async () => {
  server = await openRealServer({}, (line) => logged.push(line));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowOf = async (uuid: string) => (await registerOf(server.world, year)).find((row) => row.uuid === uuid);

test('a funded line is originated, with its terms, its home and the answers of its borrower', async () => {
  const hmda = { ethnicity: ['1', '12'], race: ['5'], sex: ['2'] };
  const { uuid } = await arrive(server, { change: { 'heloc/start/hmda': { hmda } } });
  // The days until the money is sent.
  while ((await server.world.queue.runWaiting(uuid)) > 0);
  const { row, failed } = (await rowOf(uuid)) ?? {};

  expect(failed).toEqual([]);
  expect(row).toMatchObject({
    ...{ actionTaken: '1', loanAmount: '60000', loanTerm: '120', interestRate: '9', lien: '2', hoepa: '2' },
    ...{ ethnicity1: '1', ethnicity2: '12', race1: '5', sex: '2', denial1: '10', score: '772' },
    ...{ state: 'CA', county: '06067', tract: '06067001101', openEnd: '1', income: '138' },
  });
  expect(isUli(row?.uli ?? '')).toBe(true);
});

test('an application that was left alone until it was closed is incomplete, not withdrawn', async () => {
  const borrower = await walk(server, { until: 'heloc/product/select' });
  await settled(server, borrower);
  await inside(server, borrower.uuid, (scope) => endApplication(scope, 'INCOMPLETE'));
  const { row, failed } = (await rowOf(borrower.uuid)) ?? {};

  expect([row?.actionTaken, failed]).toEqual(['5', []]);
});

test('a decline reports its reasons; what the borrower was not asked is "not provided"', async () => {
  const borrower = await walk(server, { key: 'score', until: 'heloc/liens' });
  await settled(server, borrower);
  const { row, failed } = (await rowOf(borrower.uuid)) ?? {};

  expect(failed).toEqual([]);
  expect(row).toMatchObject({ actionTaken: '3', denial1: '3', score: '612', interestRate: 'NA' });
  expect(row).toMatchObject({ ethnicity1: '3', race1: '6', sex: '3' });
});

test('an open application has no row; withdrawn before a decision it reports neither score nor ratio', async () => {
  const { uuid } = await walk(server, { until: 'heloc/liens' });
  const open = await rowOf(uuid);
  await inside(server, uuid, async (scope) => {
    await mark(scope, 'cancelled');
    await record(scope, 'status', { cancelled: true });
  });
  const { row, failed } = (await rowOf(uuid)) ?? {};

  expect(open).toBeUndefined();
  expect(failed).toEqual([]);
  expect(row).toMatchObject({ actionTaken: '4', score: '8888', dti: 'NA', propertyValue: 'NA' });
});

test('the command writes the file for its owner only, and shows nobody the answers', async () => {
  const out = `${folder}/lar.txt`;
  const said: string[] = [];
  const warned: string[] = [];
  const code = await hmdaCommand(
    server.world,
    { ...year, out },
    (line) => said.push(line),
    (line) => warned.push(line),
  );
  const lines = readFileSync(out, 'utf8').trimEnd().split('\n');

  expect([code, said]).toEqual([0, []]);
  expect(lines.every((line) => line.split('|').length === 110)).toBe(true);
  expect(warned).toEqual([`${lines.length} rows from 2000-01-01 to 2999-12-31; 0 edits failed.`]);
  expect(statSync(out).mode & 0o077).toBe(0);
  expect(logged.join('\n')).not.toMatch(/"ethnicity/);
});

test('a row that fails an edit is named with its line, the edit and what to correct, and the code is 1', async () => {
  const { orgs } = server.world.content;
  const content = { ...server.world.content, orgs: { ...orgs } };
  for (const [code, org] of Object.entries(orgs))
    content.orgs[code] = { ...org, org: { ...org.org, companyNMLS: '1' } };
  const warned: string[] = [];
  const period = { ...year, org: 'default' };
  const warn = (line: string) => warned.push(line);
  const code = await hmdaCommand({ ...server.world, content }, period, () => undefined, warn);

  expect(code).toBe(1);
  expect(warned[0]).toMatch(/^line 1 \(HL\d+\): V695-3 .* Correct companyNMLS in org\.json\.$/);
});

test('a production lender without an identifier cannot file', async () => {
  const rows = await registerOf({ ...server.world, mode: 'production' }, year);

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ failed }) => failed.some(({ edit }) => edit === 'V600'))).toBe(true);
});

test('nothing of another period or lender is reported', async () => {
  const none = [
    { from: '2000-01-01', to: '2000-12-31' },
    { ...year, org: 'no-such-lender' },
  ];
  for (const period of none) expect(await registerOf(server.world, period)).toEqual([]);
});

test.each([
  [[], '--from needs a day. Write --from 2026-01-31.'],
  [['--from', '2026-02-30', '--to', '2026-03-01'], '--from needs a day. Write --from 2026-01-31.'],
  [['--from', '2026-02-01', '--to', 'now'], '--to needs a day. Write --to 2026-01-31.'],
])('%j is refused: %s', (args, sentence) => {
  expect(() => hmdaArguments(args)).toThrow(sentence);
});
