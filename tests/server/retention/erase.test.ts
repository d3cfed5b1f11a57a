/** When the law no longer wants an application kept, nothing of it is left; what is open, funded, held or not yet due stays. */
/**
 * Covers src/server/retention, src/server/retention/{erase-due,erase-application,erase-accounts,end-of,belongings,old-ones,hold,retention-command}.ts,
 *   src/server/platform/files/doomed-files.ts, src/server/platform/world/job-tables.ts, src/server/desk/hmda/{action-of,action-word}.ts,
 *   src/server/platform/db/migrations/0047-retention.ts, src/server/start/sweep.ts, src/server/platform/errors/security-events.ts.
 */
import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '../../../src/engine/dates/add-months.ts';
import { endApplication } from '../../../src/server/application/end-application.ts';
import { mark } from '../../../src/server/application/mark.ts';
import { registerOf } from '../../../src/server/desk/hmda/register-of.ts';
import { belongings, belongingsOfAccount, usesOfAccount } from '../../../src/server/retention/belongings.ts';
import { endOf } from '../../../src/server/retention/end-of.ts';
import { eraseApplication } from '../../../src/server/retention/erase-application.ts';
import { eraseDue } from '../../../src/server/retention/erase-due.ts';
import { retentionArguments, retentionCommand } from '../../../src/server/retention/retention-command.ts';
import { readApplication } from '../../../src/server/standing/read-application.ts';
import { sweep } from '../../../src/server/start/sweep.ts';
import { readRows } from '../database-rows.ts';
import { inside, openRealServer, type RealServer, settled, walk } from '../effects/real-server.ts';
import { columnsOf, fillTables, naming, placeColumns } from './fill-tables.ts';

type Walked = Awaited<ReturnType<typeof walk>>;

const day = 86_400_000;
const password = 'a porch light in autumn';
const applications = '/service-application/api/v1/application/heloc';
const login = '/identity/api/v1/login';
let server: RealServer;
let declined: Walked;
let withdrawn: Walked;
let funded: Walked;
let open: Walked;
let places: string[];
let filled: string[];
let part: string;
let owner: string;

beforeAll(async () => {
  server = await openRealServer();
  declined = await walk(server, { key: 'score', until: 'heloc/liens' });
  await settled(server, declined);
  [withdrawn, funded, open] = [await started(), await started(), await started()];
  await inside(server, withdrawn.uuid, (scope) => endApplication(scope, 'WITHDRAWN'));
  await inside(server, funded.uuid, (scope) => mark(scope, 'funded'));
  owner = await ownerOf(declined.uuid);
  ({ places, filled, part } = await fillTables(server.memory.pool, {
    application: declined.uuid,
    account: owner,
  }));
  for (const place of places) await server.world.files.put(place, Buffer.from('bytes'));
});
afterAll(() => server.close());

const started = () => walk(server, { until: 'heloc/liens' });
const everything = async () => Object.entries((await readRows(server.memory.pool)).tables);
const tablesWith = async (text: string) =>
  (await everything()).filter(([, rows]) => rows.includes(text)).map(([name]) => name);
const isThere = async ({ uuid }: Walked) => (await tablesWith(uuid)).includes('public.applications');
const list = async () => {
  const said: string[] = [];
  await retentionCommand(server.world, {}, (line) => said.push(line));
  return said;
};
const sweepNow = async () => {
  const reports: unknown[] = [];
  await sweep(server.world, (error) => reports.push(error));
  return reports;
};

async function hold(way: 'hold' | 'release', { uuid }: Walked) {
  const because = 'Matter 26-114';
  const { loan_number } = await server.world.db
    .selectFrom('applications')
    .select('loan_number')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const asked = retentionArguments([`--${way}`, loan_number, '--because', because]);
  await retentionCommand(server.world, asked, () => undefined);
  return { because };
}

const isStored = (place: string) =>
  server.world.files.get(place).then(
    () => true,
    () => false,
  );

async function ownerOf(uuid: string): Promise<string> {
  const query = server.world.db.selectFrom('applications').select('owner_uuid').where('uuid', '=', uuid);
  return (await query.executeTakeFirstOrThrow()).owner_uuid;
}

/** Turns the clock to noon of the last day that the declined one is kept, and of as many days after. */
async function toLastDay({ uuid }: Walked, after = 0): Promise<void> {
  const end = await readApplication(server.world, uuid, endOf);
  server.pass(Date.parse(`${addDays(end?.until ?? '', after)}T17:00:00Z`) - server.world.clock.now());
}

test('what erasing takes away is every row that the database can hold of an application', async () => {
  const ways = await columnsOf(server.memory.pool);
  const known = belongings.map(({ table, column }) => `${table}.${column}`);
  const [byName, ofApplications] = [
    ways
      .filter(({ column }) => column === 'application_uuid')
      .map(({ table }) => `${table}.application_uuid`),
    await naming(server.memory.pool, 'applications'),
  ];
  const ofChats = await naming(server.memory.pool, 'chat_channels');
  const ofBots = await naming(server.memory.pool, 'bot_conversations');
  const missing = [...byName, ...ofApplications, ...ofChats, ...ofBots].filter((one) => !known.includes(one));

  // The parts go with it by name; the erasures are what stays.
  expect([...new Set(missing)].sort()).toEqual(['applications.parent_uuid', 'erasures.application_uuid']);
  expect(filled.length).toBeGreaterThan(20);
  const named = belongings.flatMap(({ table, places: of = [] }) => of.map((place) => `${table}.${place}`));
  const inStore = ways.filter(({ column }) => placeColumns.includes(column));
  expect(inStore.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    [...named, 'doomed_files.location', 'arriving_files.location'].sort(),
  );
});

test('what names a login goes with it, keeps it, or is of people at the lender', async () => {
  const agents = ['held_by', 'answered_by', 'agent_uuid'];
  const named = (await naming(server.memory.pool, 'accounts')).filter(
    (one) => !agents.some((column) => one.endsWith(`.${column}`)),
  );
  const known = [
    ...belongingsOfAccount.map((table) => `${table}.account_uuid`),
    ...usesOfAccount.map(({ table, column }) => `${table}.${column}`),
  ];

  expect(named.filter((one) => !known.includes(one))).toEqual([]);
});

test('rows that are only ever added go with an application that is noted as erased, and no other way', async () => {
  const { db } = server.world;
  for (const table of ['consents', 'audit', 'submissions'])
    await expect(sql.raw(`delete from ${table}`).execute(db)).rejects.toThrow(/only ever added/);
});

test('on its last day it is all there; what is due is listed the day after, and listing erases nothing', async () => {
  await toLastDay(declined);
  expect(await sweepNow()).toEqual([]);
  expect(await isThere(declined)).toBe(true);
  expect((await list()).at(-1)).toMatch(/^0 applications are due/);

  await toLastDay(declined, 1);
  const lines = await list();
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toContain(`${declined.uuid} default DENIED`);
  expect(lines.join('\n')).toContain(`${withdrawn.uuid} default WITHDRAWN`);
  expect(await isThere(declined)).toBe(true);
});

test('one that is held is listed as such, and its trail says why', async () => {
  const { because } = await hold('hold', withdrawn);
  const trail = await server.world.db
    .selectFrom('audit')
    .select(['event', 'actor', 'detail'])
    .where('application_uuid', '=', withdrawn.uuid)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();

  expect((await list()).filter((line) => line.endsWith(' HELD'))).toHaveLength(1);
  expect(trail).toEqual({ event: 'erasing-held', actor: 'operator', detail: { because } });
  expect(() => retentionArguments(['--hold', 'HL1'])).toThrow(/--because/);
  await expect(
    retentionCommand(server.world, { hold: { loanNumber: 'HL1', because } }, () => undefined),
  ).rejects.toThrow(/HL1/);
});

test('what stops erasing amid the rows leaves all of them, is reported, and is tried again the next day', async () => {
  const { pool } = server.memory;
  const before = await tablesWith(declined.uuid);
  await pool.query('create table blocker (application uuid references applications (uuid))');
  await pool.query('insert into blocker values ($1)', [declined.uuid]);
  const reports = await sweepNow();
  await pool.query('drop table blocker');

  expect(reports).toHaveLength(1);
  expect(await tablesWith(declined.uuid)).toEqual(before);
  expect(await sweepNow()).toEqual([]);
  expect(await isThere(declined)).toBe(true);
});

test('whichever step of erasing is its last, nothing is half erased', async () => {
  const before = await everything();
  const { db } = server.world;
  let reached = 0;
  for (let last = 0; reached >= last; last++) {
    reached = 0;
    if (last > 0) expect(await everything()).toEqual(before);
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (reached++ === last) throw new Error('killed');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await eraseApplication({ ...server.world, db: db.withPlugin(plugin) }, declined.uuid).catch(
      () => undefined,
    );
  }
  expect(reached).toBeGreaterThan(30);
});

test('a crash before the files are removed forgets none: the next sweep removes them', async () => {
  server.pass(2 * day);
  const kept = vi.spyOn(server.world.files, 'remove').mockRejectedValue(new Error('no store'));
  const reports = await sweepNow();
  kept.mockRestore();
  expect(reports.length).toBeGreaterThanOrEqual(places.length);
  expect(await isThere(declined)).toBe(false);
  for (const place of places) expect(await isStored(place)).toBe(true);

  expect(await sweepNow()).toEqual([]);
  for (const place of places) expect(await isStored(place)).toBe(false);
  expect(await server.world.db.selectFrom('doomed_files').selectAll().execute()).toEqual([]);
});

test('nothing of it is left in any table but that it was erased, when and by which rule', async () => {
  const rows = await server.world.db.selectFrom('erasures').selectAll().execute();

  const rule = { org_code: 'default', ended: 'DENIED', months: 61 };
  expect(rows).toHaveLength(2);
  for (const uuid of [declined.uuid, part])
    expect(rows).toContainEqual(expect.objectContaining({ ...rule, application_uuid: uuid }));
  for (const uuid of [declined.uuid, part]) expect(await tablesWith(uuid)).toEqual(['public.erasures']);
  expect(await tablesWith(owner)).toEqual([]);
  await expect(sql`delete from erasures`.execute(server.world.db)).rejects.toThrow(/only ever added/);
  expect(await registerOf(server.world, { from: '2000-01-01', to: '2999-12-31' })).not.toContainEqual(
    expect.objectContaining({ uuid: declined.uuid }),
  );
});

test('its borrower is told at the login what a stranger is told', async () => {
  const client = server.client();
  const [gone, never] = [
    await client.send('POST', login, { email: declined.email, password }),
    await client.send('POST', login, { email: 'nobody@example.com', password }),
  ];

  expect([gone.status, never.status]).toEqual([401, 401]);
  expect(gone.body).toMatchObject({ errors: (never.body as { errors: string[] }).errors });
});

test('what is open, funded or held stays, and so do the logins', async () => {
  for (const one of [open, funded, withdrawn]) {
    expect(await isThere(one)).toBe(true);
    await server.client().expect('POST', login, { email: one.email, password });
  }
});

test('released, it goes, by whichever of two processes comes first; its borrower keeps the login for another application', async () => {
  const { db } = server.world;
  const heir = await ownerOf(open.uuid);
  await db.updateTable('applications').set({ owner_uuid: heir }).where('uuid', '=', withdrawn.uuid).execute();
  await hold('release', withdrawn);
  const reports: unknown[] = [];
  const erase = () => eraseDue(server.world, (error) => reports.push(error));
  await Promise.all([erase(), erase()]);

  expect(reports).toEqual([]);
  expect(await tablesWith(withdrawn.uuid)).toEqual(['public.erasures']);
  const client = server.client();
  await client.expect('POST', login, { email: open.email, password });
  const journey = await client.send('GET', `${applications}/${withdrawn.uuid}/journey`);
  expect(journey.status).toBe(404);
  expect((await client.send('GET', `${applications}/${open.uuid}/journey`)).status).toBe(200);
});

test('a login of two applications goes with the last of them, and not the login of the same person at another lender', async () => {
  const [here, elsewhere] = [await ownerOf(open.uuid), randomUUID()];
  await sql`insert into accounts select (jsonb_populate_record(accounts,
    jsonb_build_object('uuid', ${elsewhere}::text, 'org_code', 'bluequern'))).* from accounts where uuid = ${here}`.execute(
    server.world.db,
  );
  const other = await server.world.db
    .updateTable('applications')
    .set({ org_code: 'bluequern', owner_uuid: elsewhere })
    .where('uuid', '=', funded.uuid)
    .execute();
  expect(other).toHaveLength(1);
  await inside(server, open.uuid, (scope) => endApplication(scope, 'INCOMPLETE'));
  await toLastDay(open, 1);
  expect(await sweepNow()).toEqual([]);

  expect(await tablesWith(open.uuid)).toEqual(['public.erasures']);
  expect(await tablesWith(here)).toEqual([]);
  expect(await isThere(funded)).toBe(true);
  expect(await tablesWith(elsewhere)).toContain('public.accounts');
});
