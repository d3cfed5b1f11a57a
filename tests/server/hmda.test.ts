/** The HMDA register from real applications: funded, declined and withdrawn ones, and none of those still open. */
/**
 * Covers src/server/desk/hmda/{hmda-command,register-entry-of,register-of,test-lei,show-register,download-register,days-to-file,register-file-name,may-file}.ts,
 *   src/server/desk/hmda, src/server/platform/db/migrations/0026-filers.ts, src/server/desk/reviewer-command.ts.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUli } from '../../src/engine/hmda/uli.ts';
import { endApplication } from '../../src/server/application/end-application.ts';
import { mark } from '../../src/server/application/mark.ts';
import { record } from '../../src/server/application/stored.ts';
import { findAccount } from '../../src/server/auth/find-account.ts';
import { hmdaCommand } from '../../src/server/desk/hmda/hmda-command.ts';
import { registerOf } from '../../src/server/desk/hmda/register-of.ts';
import { showRegister } from '../../src/server/desk/hmda/show-register.ts';
import { reviewerArguments, reviewerCommand } from '../../src/server/desk/reviewer-command.ts';
import type { Filing } from '../../src/types/filing.ts';
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

  const sheets = lines.filter((line) => line.startsWith('1|'));
  const rows = lines.filter((line) => line.startsWith('2|'));

  expect([code, said]).toEqual([0, []]);
  expect(lines[0]).toBe(sheets[0]);
  expect(sheets.every((line) => line.split('|').length === 15)).toBe(true);
  expect(sheets.map((line) => Number(line.split('|')[12])).reduce((sum, count) => sum + count)).toBe(
    rows.length,
  );
  expect(rows.every((line) => line.split('|').length === 110)).toBe(true);
  expect(lines).toHaveLength(sheets.length + rows.length);
  expect(warned).toEqual([`${rows.length} rows from 2000-01-01 to 2999-12-31; 0 edits failed.`]);
  expect(statSync(out).mode & 0o077).toBe(0);
  expect(logged.join('\n')).not.toMatch(/"ethnicity/);
});

test('a row that fails an edit is named with its line, the edit and what to correct, and the code is 1', async () => {
  const { orgs } = server.world.content;
  const content = { ...server.world.content, orgs: { ...orgs } };
  for (const [code, org] of Object.entries(orgs))
    content.orgs[code] = { ...org, org: { ...org.org, lei: '1' } };
  const warned: string[] = [];
  const period = { ...year, orgs: ['default'] };
  const warn = (line: string) => warned.push(line);
  const code = await hmdaCommand({ ...server.world, content }, period, () => undefined, warn);

  expect(code).toBe(1);
  expect(warned.find((line) => line.startsWith('line 2'))).toMatch(
    /^line 2 \(HL\d+\): V600 .* Write lei in the lender's org\.json\.$/,
  );
});

const register = '/service-desk/secure/api/v1/register';
const days = `from=${year.from}&to=${year.to}`;

async function reviewer(org: string, mayFile: boolean) {
  const [email, password] = [`filer${randomUUID()}@example.com`, 'four random words here'];
  const client = server.client(org);
  await client.expect('POST', '/sandbox/reviewers', { email, password, mayFile });
  await client.expect('POST', '/identity/api/v1/login', { email, password, code: '000000' });
  return client;
}

test('the desk shows the register: each row of the period, what became of it, and no demographic answer', async () => {
  const agent = await reviewer('default', false);
  const filing = (await agent.expect('GET', `${register}?${days}`)) as unknown as Filing;
  const rows = await registerOf(server.world, year);

  expect(filing).toMatchObject({
    ...year,
    count: rows.length,
    failing: 0,
    edits: 0,
    mayFile: false,
    files: [],
  });
  expect(filing.rows.map(({ loanNumber }) => loanNumber)).toEqual(rows.map(({ loanNumber }) => loanNumber));
  expect(filing.rows.map(({ line }) => line)).toEqual(rows.map((_, index) => index + 2));
  expect(new Set(filing.rows.map(({ action }) => action))).toEqual(
    new Set(['ORIGINATED', 'DENIED', 'WITHDRAWN', 'INCOMPLETE']),
  );
  expect(Object.keys(filing.rows[0] ?? {}).sort()).toEqual([
    ...['action', 'lender', 'line', 'loanNumber', 'on', 'state'],
  ]);
});

test('without a period the desk shows the year that is filed next, and another lender sees none of our rows', async () => {
  const other = (await (await reviewer('tealspar', true)).expect('GET', register)) as unknown as Filing;

  expect(other).toMatchObject({ count: 0, rows: [], files: [], mayFile: true });
  expect(other.from).toMatch(/^\d{4}-01-01$/);
  expect(other.to).toBe(`${other.from.slice(0, 4)}-12-31`);
});

test('the file is for a login that files the register; each application that is in it notes the download', async () => {
  const path = `${register}/default?${days}`;
  const refused = await (await reviewer('default', false)).send('GET', path);
  const filer = await reviewer('default', true);
  const shown = (await filer.expect('GET', `${register}?${days}`)) as unknown as Filing;
  const file = await filer.send('GET', path);
  const noted = server.world.db.selectFrom('audit').selectAll().where('event', '=', 'register-downloaded');

  expect(refused).toMatchObject({
    status: 403,
    body: { errors: [expect.stringContaining('those who file it')] },
  });
  expect(shown.files).toEqual([{ uuid: 'default', title: `lar-default-${year.from}-${year.to}.txt` }]);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain(`lar-default-${year.from}-${year.to}.txt`);
  expect(await noted.execute()).toHaveLength(shown.count);
  expect(logged.join('')).toContain('"event":"register-downloaded"');
  expect((await (await reviewer('tealspar', true)).send('GET', path)).status).toBe(404);
  expect((await filer.send('GET', `${register}/default`)).status).toBe(200);
  expect((await filer.send('GET', `${register}/default?from=January`)).status).toBe(400);
});

test('a reviewer sees no row of their own application, and a colleague downloads the file that it is in', async () => {
  const filer = await reviewer('default', true);
  const before = (await filer.expect('GET', `${register}?${days}`)) as unknown as Filing;
  const { uuid: login } = await filer.expect('GET', '/service-profile/api/v1/profile');
  const [own] = await registerOf(server.world, year);
  const applications = server.world.db.updateTable('applications').where('uuid', '=', own?.uuid ?? '');
  const { owner_uuid: owner } = await server.world.db
    .selectFrom('applications')
    .select('owner_uuid')
    .where('uuid', '=', own?.uuid ?? '')
    .executeTakeFirstOrThrow();
  await applications.set({ owner_uuid: String(login) }).execute();

  const shown = (await filer.expect('GET', `${register}?${days}`)) as unknown as Filing;
  const file = await filer.send('GET', `${register}/default?${days}`);
  await applications.set({ owner_uuid: owner }).execute();

  expect(before.rows[0]?.loanNumber).toBe(own?.loanNumber);
  // The numbers of the lines stay those of the file.
  expect(shown.rows).toEqual(before.rows.slice(1));
  expect(shown.count).toBe(before.count - 1);
  expect(file).toMatchObject({
    status: 409,
    body: { errors: [expect.stringContaining('a colleague has to')] },
  });
});

test('the desk says which row fails which edit, and what to correct', async () => {
  const { orgs } = server.world.content;
  const content = { ...server.world.content, orgs: { ...orgs } };
  for (const [code, org] of Object.entries(orgs))
    content.orgs[code] = { ...org, org: { ...org.org, lei: '1' } };
  const reader = { uuid: randomUUID(), orgCode: 'default' };
  const filing = await showRegister({ ...server.world, content }, reader, year);

  expect(filing.failing).toBe(filing.count);
  expect(filing.failed.find(({ line }) => line === 2)).toMatchObject({
    edit: 'V600',
    says: expect.stringContaining("Write lei in the lender's org.json."),
  });
  expect(filing.rows[0]).toMatchObject({ state: 'FAILING' });
});

test('an operator makes a reviewer, lets the login download the register, and takes that back', async () => {
  const email = `operator${randomUUID()}@example.com`;
  const said: string[] = [];
  const command = (...args: string[]) =>
    reviewerCommand(server.world, reviewerArguments(['--email', email, ...args]), (line) => said.push(line));
  const account = async () => findAccount(server.world, 'default', email);

  await command();
  expect(await account()).toMatchObject({ kind: 'AGENT', may_file: false });
  expect(said.join(' ')).toMatch(/may not download the register\. They choose a password/);
  await command('--files');
  expect(await account()).toMatchObject({ may_file: true });
  await command();
  expect(await account()).toMatchObject({ may_file: false });
  await expect(command('--org', 'nowhere')).rejects.toThrow('There is no lender "nowhere".');
  expect(() => reviewerArguments(['--email', 'ann'])).toThrow('--email needs an address.');
});

test("a borrower's login does not become a reviewer's", async () => {
  const { email } = await walk(server, { until: 'heloc/liens' });
  const asked = reviewerArguments(['--email', email]);

  await expect(reviewerCommand(server.world, asked, () => undefined)).rejects.toThrow(
    "is a borrower's login",
  );
});

test('a production lender without an identifier cannot file', async () => {
  const rows = await registerOf({ ...server.world, mode: 'production' }, year);

  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ failed }) => failed.some(({ edit }) => edit === 'V600'))).toBe(true);
});

test('a production lender that names no filer is told what its transmittal sheet lacks', async () => {
  const world = { ...server.world, mode: 'production' as const };
  const said: string[] = [];
  const warned: string[] = [];
  await hmdaCommand(
    world,
    { ...year, orgs: ['default'] },
    (line) => said.push(line),
    (line) => warned.push(line),
  );

  expect(said[0]).toMatch(/^1\|[^|]+\|20\d\d\|4\|\|/);
  expect(warned).toContainEqual(
    expect.stringMatching(/^line 1 \(transmittal sheet\): V607 .* filer\.taxId /),
  );
});

test('nothing of another period or lender is reported', async () => {
  const none = [
    { from: '2000-01-01', to: '2000-12-31' },
    { ...year, orgs: ['no-such-lender'] },
  ];
  for (const period of none) expect(await registerOf(server.world, period)).toEqual([]);
});
