/** FINDING-D9: a master key is changed under load, a wrong one is noticed at the start, and a missing one is named. */
/**
 * Covers src/server/platform/crypto/{data-key,master-box,open-secrets}.ts, src/server/handlers/rewrap-keys.ts,
 *   src/server/retention/keys/{keys-command,rewrap,sealed-columns}.ts, src/server/messages/post.ts,
 *   src/server/registration/invitation.ts, src/server/start/open-keys.ts, src/tools/server-task.mjs, src/server/retention/keys.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { rewrapKeys } from '../../src/server/handlers/rewrap-keys.ts';
import { post } from '../../src/server/messages/post.ts';
import { createDataKey } from '../../src/server/platform/crypto/data-key.ts';
import { sealWithMaster } from '../../src/server/platform/crypto/master-box.ts';
import { secretsFrom } from '../../src/server/platform/crypto/open-secrets.ts';
import { createInvitation } from '../../src/server/registration/invitation.ts';
import { keysCommand, withNewKey } from '../../src/server/retention/keys/keys-command.ts';
import { countVersions } from '../../src/server/retention/keys/rewrap.ts';
import { sealedColumns } from '../../src/server/retention/keys/sealed-columns.ts';
import { openKeys } from '../../src/server/start/open-keys.ts';
import { applications, type Borrower, password, register, start, submit } from './borrower.ts';
import { openTestServer, type TestServer, Visitor } from './harness.ts';
import { testDomain } from './test-domain.ts';

const [one, two, other] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill).toString('base64'));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/hearthline-keys-`);
  folders.push(folder);
  return `${folder}/database`;
}

const domain = { ...testDomain, handlers: { ...testDomain.handlers, 'rewrap-keys': rewrapKeys } };
const open = (folder: string, masterKey: string) => openTestServer({ folder, masterKey, domain });

const fields = 3_000;

/** Applications as many as a small lender has, without their answers: what a rotation rewrites is the same. */
async function fill({ world }: TestServer, owner: Borrower): Promise<void> {
  const query = world.db.selectFrom('applications').selectAll().where('uuid', '=', owner.uuid);
  const { revision: _revision, asking_until: _asking, ...row } = await query.executeTakeFirstOrThrow();
  const rows = Array.from({ length: fields }, (_, index) => {
    const uuid = randomUUID();
    const { wrapped } = createDataKey(world.secrets, uuid);
    // A stranger's: the owner's list stays short.
    return {
      ...row,
      uuid,
      org_code: 'nobody',
      loan_number: `T${index}`,
      wrapped_key: wrapped,
      created_at: 0,
    };
  });
  for (let from = 0; from < rows.length; from += 500)
    await world.db
      .insertInto('applications')
      .values(rows.slice(from, from + 500))
      .execute();
}

test('FINDING-D9: thousands of fields move to a new key under load without an error, and the old key is needed no more', async () => {
  const folder = newFolder();
  const before = await open(folder, `1:${one}`);
  expect(await openKeys(before.world)).toEqual([]);
  const borrower = await register(before);
  expect((await submit(borrower, 'start', { ...start, ssn: '666101077' })).statusCode).toBe(200);
  await fill(before, borrower);
  const invitation = await createInvitation(before.world, 'default', {
    profile: { email: 'lead@example.com' },
  });
  const { revision: _, ...first } = await standing(borrower);
  await before.close();

  const during = await open(folder, `2:${two},1:${one}`);
  Object.assign(during.world.parties.carriers, { EMAIL: { send: () => Promise.reject(new Error('away')) } });
  const letter = { channel: 'EMAIL', to: borrower.email, subject: 'Hello', text: 'Soon' } as const;
  const old = { ...during.world, secrets: secretsFrom(`1:${one}`) };
  await post(old, letter);
  expect(await openKeys(during.world)).toEqual([1]);
  const moving = Object.assign(new Visitor(during.app), { uuid: borrower.uuid, email: borrower.email });
  const statuses = await loadUntilMoved(during, moving);
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(15);
  expect(Object.keys(await countVersions(during.world))).toEqual(['2']);
  expect(await versionsAtRest(during)).toEqual([2]);
  expect(during.reports.filter((report) => !/away/.test(String(report)))).toEqual([]);
  await during.close();

  const after = await open(folder, `2:${two}`);
  expect(await openKeys(after.world)).toEqual([]);
  const back = Object.assign(new Visitor(after.app), { uuid: borrower.uuid, email: borrower.email });
  expect((await logIn(back)).statusCode).toBe(200);
  const { revision: __, ...last } = await standing(back);
  expect(last).toEqual(first);
  const invited = await new Visitor(after.app).get(
    `/service-application/external/api/v1/registration?invite=${invitation}`,
  );
  expect(invited.json().draft.profile).toMatchObject({ email: 'lead@example.com' });
  await after.close();
});

const logIn = (visitor: Borrower) =>
  visitor.post('/identity/api/v1/login', { email: visitor.email, password });

async function standing(borrower: Borrower): Promise<Record<string, unknown>> {
  const answer = await borrower.get(`${applications}/${borrower.uuid}/journey`);
  return answer.json().facts as Record<string, unknown>;
}

/** Logs in, reads and writes for as long as the job works; answers every status. */
async function loadUntilMoved(server: TestServer, borrower: Borrower): Promise<number[]> {
  const statuses: number[] = [];
  const note = async (answer: Promise<{ statusCode: number }>) => statuses.push((await answer).statusCode);
  server.world.queue.wake();
  for (let moved = false; !moved; ) {
    if (!borrower.token) await note(logIn(borrower));
    const journey = `${applications}/${borrower.uuid}/journey`;
    const draft = `${applications}/${borrower.uuid}/drafts/start`;
    await Promise.all([
      note(register(server).then(() => ({ statusCode: 200 }))),
      note(logIn(Object.assign(new Visitor(server.app), { uuid: borrower.uuid, email: borrower.email }))),
      ...Array.from({ length: 10 }, () => note(borrower.get(journey))),
      ...Array.from({ length: 5 }, () => note(borrower.put(draft, { data: { first: 'Ada' } }))),
    ]);
    const checks = await server.world.db.selectFrom('key_checks').select('version').execute();
    moved = checks.every(({ version }) => version === 2);
  }
  return statuses;
}

/** Looked up by the columns themselves, not by our list of them. */
async function versionsAtRest({ world }: TestServer): Promise<number[]> {
  const versions = new Set<number>();
  for (const { table, column } of sealedColumns) {
    const query = sql<{ v: number }>`
      select distinct get_byte(${sql.ref(column)}, 0) as v from ${sql.table(table)}`;
    for (const { v } of (await query.execute(world.db)).rows) versions.add(v);
  }
  const letters = await sql<{ sealed: string }>`
    select data -> 'data' ->> 'sealed' as sealed from pgboss.job where data ->> 'job' = 'deliver-message'`.execute(
    world.db,
  );
  expect(letters.rows.length).toBeGreaterThan(0);
  for (const { sealed } of letters.rows) versions.add(Buffer.from(sealed, 'base64')[0] ?? 0);
  return [...versions];
}

test('FINDING-D9: every column of bytes is one that a rotation rewrites, is sealed under an application’s own key, or is what every visitor may read', async () => {
  const underDataKeys = [
    'consents.ip',
    'drafts.body',
    'entities.body',
    'files.name',
    'idempotency.response',
    'key_checks.sealed',
    'notifications.body',
    'registration_drafts.body',
    'reviews.reason',
    'sealed.body',
    'signers.body',
    'conditions.body',
    'chat_channels.body',
    'chat_messages.body',
    'bot_questions.body',
    'bot_questions.feedback',
    'chat_notes.body',
    'chat_files.name',
  ];
  const forEveryone = ['assets.bytes', 'contents.files'];
  const server = await openTestServer({ startQueue: false });
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(server.world.db);
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  const known = new Set([...listed, ...underDataKeys, ...forEveryone]);

  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  await server.close();
});

test('FINDING-D9: a server with a wrong key, or without one that is in use, does not start and says which', async () => {
  const folder = newFolder();
  const first = await open(folder, `1:${one}`);
  await openKeys(first.world);
  await register(first);
  await first.close();
  const refusal = async (keys: string) => {
    const server = await open(folder, keys);
    const error = await openKeys(server.world).catch((reason: Error) => reason);
    await server.close();
    return error instanceof Error ? [error.name, error.message] : [];
  };

  expect(await refusal(`1:${other}`)).toEqual([
    'StartRefused',
    expect.stringContaining('Version 1 of the master key is not the key that this data was encrypted with'),
  ]);
  expect(await refusal(`2:${two}`)).toEqual([
    'StartRefused',
    expect.stringMatching(/version 1 of the master key, and HEARTHLINE_MASTER_KEY holds only version 2/),
  ]);
  expect(await refusal(`1:${one}`)).toEqual([]);
});

test('FINDING-D9: data from before there were checks is tried by its rows, and keeps the index it was found by', async () => {
  const folder = newFolder();
  const old = await open(folder, `1:${one}`);
  const borrower = await register(old);
  await old.close();

  const wrong = await open(folder, `1:${other}`);
  await expect(openKeys(wrong.world)).rejects.toThrow(/Version 1 of the master key is not the key/);
  await wrong.close();
  const right = await open(folder, `2:${two},1:${one}`);
  await openKeys(right.world);
  expect((await logIn(Object.assign(new Visitor(right.app), borrower, { app: right.app }))).statusCode).toBe(
    200,
  );
  await right.close();
});

test('FINDING-D9: the command tells what is sealed under which key, moves it, and says when the old one can go', async () => {
  const server = await openTestServer({ masterKey: `1:${one}`, startQueue: false });
  await openKeys(server.world);
  await register(server);
  const world = {
    ...server.world,
    secrets: { ...secretsFrom(`2:${two},1:${one}`), indexKey: server.world.secrets.indexKey },
  };
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);

  await keysCommand(world, 'status', say);
  await keysCommand(world, 'rotate', say);

  expect(lines).toEqual([
    'Given: version 1, 2; newest: 2.',
    expect.stringMatching(/^Version 1: \d+ rows\.$/),
    expect.stringMatching(/^(\d+) of \1 rows are under version 2\.$/),
    'Version 1 is no longer needed: take it out of HEARTHLINE_MASTER_KEY.',
    'Given: version 1, 2; newest: 2.',
    expect.stringMatching(/^Version 2: \d+ rows\.$/),
  ]);
  await expect(keysCommand(world, 'turn', say)).rejects.toThrow(/keys -- rotate/);
  await server.close();
});

test('FINDING-D9: two keys of one version are refused, and a new key gets a version of its own', () => {
  expect(() => secretsFrom(`1:${one},1:${two}`)).toThrow(/version 1 twice/);
  expect(() => secretsFrom(`${one},1:${two}`)).toThrow(/version 1 twice/);
  expect(() => secretsFrom(`0:${one}`)).toThrow(/1–255/);
  expect(withNewKey(undefined)).toMatch(/^1:[\w+/]{43}=$/);
  expect(withNewKey(one)).toMatch(new RegExp(`^2:[\\w+/]{43}=,1:${one}$`.replaceAll('+/]', '+/]')));
  expect(secretsFrom(withNewKey(`3:${one},2:${two}`)).currentVersion).toBe(4);
  const sealed = sealWithMaster(secretsFrom(`7:${one}`), 'test', 'row', Buffer.from('x'));
  expect(sealed[0]).toBe(7);
});
