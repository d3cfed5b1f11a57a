/** The trail proves what it says: no one without the keys writes it again, and a cut at its end is noticed. */
/** Covers src/server/retention/trail, src/server/application/audit-trail.ts, src/server/start/warn-owner.ts, src/server/platform/db/migrations/0058-keyed-trail.ts. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appendAudit, firstBroken } from '../../src/server/application/audit-trail.ts';
import { sha256 } from '../../src/server/platform/crypto/digest.ts';
import { checkTrails } from '../../src/server/retention/trail/check-trails.ts';
import { erasureMac } from '../../src/server/retention/trail/erasure-mac.ts';
import { keyedSince, markKeyed } from '../../src/server/retention/trail/keyed-since.ts';
import { trailArguments, trailCommand } from '../../src/server/retention/trail/trail-command.ts';
import { tellHeads } from '../../src/server/retention/trail/trail-heads.ts';
import { lookAtStart, watchTrail } from '../../src/server/retention/trail/watch-trail.ts';
import { register, start, submit } from './borrower.ts';
import { freshTestServer } from './shared-test-server.ts';

const server = freshTestServer({ startQueue: true });

/** A borrower with three rows, on a database whose role may take its guards away, as the application's own may. */
async function trailed() {
  await markKeyed(server.world);
  const borrower = await register(server);
  await submit(borrower, 'start', start);
  await submit(borrower, 'papers', { carrier: 'Hearth Mutual' });
  await sql`alter table audit disable trigger user`.execute(server.world.db);
  return borrower.uuid;
}

const rowsOf = (uuid: string) =>
  server.world.db
    .selectFrom('audit')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('sequence')
    .execute();

function sorted(value: object) {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the whole trail again with another actor, as whoever reads our source can, but without the keys. */
async function forge(uuid: string, at = (row: { at: string }) => Number(row.at)) {
  let previous = '0'.repeat(64);
  for (const row of await rowsOf(uuid)) {
    const actor = 'somebody-else';
    const text = JSON.stringify([
      previous,
      uuid,
      row.sequence,
      at(row),
      actor,
      row.event,
      sorted(row.detail),
    ]);
    const changed = { actor, at: String(at(row)), previous_hash: previous, hash: sha256(text) };
    const rows = server.world.db.updateTable('audit').set(changed as never);
    await rows.where('application_uuid', '=', uuid).where('sequence', '=', row.sequence).execute();
    previous = changed.hash;
  }
}

async function command(...args: string[]) {
  const said: string[] = [];
  const code = await trailCommand(server.world, trailArguments(args), (line) => said.push(line));
  return { code, said };
}

test('a trail that is written anew without the keys is broken', async () => {
  const uuid = await trailed();
  expect(await checkTrails(server.world)).toEqual({ trails: 1, broken: [] });
  expect(await command()).toEqual({ code: 0, said: ['1 trail, 0 broken.'] });
  await forge(uuid);
  expect(await checkTrails(server.world)).toEqual({ trails: 1, broken: [{ application: uuid, row: 1 }] });
  expect(await command()).toEqual({
    code: 1,
    said: [`${uuid}: broken from row 1 on.`, '1 trail, 1 broken.'],
  });
});

test('rows from before there was a key still count; a keyed row protects them, and no plain one follows it', async () => {
  const uuid = await trailed();
  const { world } = server;
  await world.db.deleteFrom('trail_marks').execute();
  await forge(uuid);
  // Such a trail is what an update finds.
  server.pass(60_000);
  await markKeyed(world);
  expect((await checkTrails(world)).broken).toEqual([]);
  const entry = { applicationUuid: uuid, at: world.clock.now(), actor: 'system', event: 'seen', detail: {} };
  await appendAudit(world.db, world.secrets, entry);
  expect((await checkTrails(world)).broken).toEqual([]);
  expect((await rowsOf(uuid)).map(({ hash }) => hash.slice(0, 3))).toEqual([
    ...(await rowsOf(uuid)).slice(0, -1).map(({ hash }) => hash.slice(0, 3)),
    'k1:',
  ]);
  await forge(uuid);
  expect((await checkTrails(world)).broken).toEqual([{ application: uuid, row: 4 }]);
});

test('without its mark, or with one that the keys do not vouch for, every row has to be keyed', async () => {
  const uuid = await trailed();
  const { world } = server;
  await forge(uuid, () => 1000);
  expect((await checkTrails(world)).broken).toEqual([]);
  await world.db
    .updateTable('trail_marks')
    .set({ value: String(2 ** 50) as never })
    .execute();
  expect(await keyedSince(world)).toBe(0);
  expect((await checkTrails(world)).broken).toEqual([{ application: uuid, row: 1 }]);
});

test('a missing mark is not made again once a keyed row stands', async () => {
  const uuid = await trailed();
  const { world } = server;
  await world.db.deleteFrom('trail_marks').execute();
  await markKeyed(world);
  expect(await keyedSince(world)).toBe(0);
  expect(await firstBroken(world.db, uuid, { secrets: world.secrets, keyedSince: 0 })).toBeUndefined();
});

test('a cut at the end is whole by itself, and the log says what is missing', async () => {
  const uuid = await trailed();
  const noted: object[] = [];
  const world = {
    ...server.world,
    note: (event: string, what: object) => void noted.push({ log: 'security', event, ...what }),
  };
  await tellHeads(world, 0);
  expect(noted).toMatchObject([
    { event: 'trail-heads', heads: [expect.stringMatching(`^${uuid}:3:[0-9a-f]{24}$`)] },
  ]);
  const log = `${mkdtempSync(`${tmpdir()}/trail-`)}/server.log`;
  writeFileSync(log, noted.map((line) => JSON.stringify(line)).join('\n'));
  expect(await command('--log', log)).toEqual({
    code: 0,
    said: ['1 trail, 0 broken.', '1 rows that the log names, 0 missing.'],
  });

  await server.world.db.deleteFrom('audit').where('sequence', '=', 3).execute();
  expect((await checkTrails(world)).broken).toEqual([]);
  expect(await command('--log', log)).toEqual({
    code: 1,
    said: [
      '1 trail, 0 broken.',
      `${uuid}: row 3, which the log names, is not there.`,
      '1 rows that the log names, 1 missing.',
    ],
  });
  await expect(command('--log', `${log}.none`)).rejects.toThrow('cannot be read');
});

test('a trail that is gone altogether is missed, with its application or without, unless that was erased', async () => {
  const uuid = await trailed();
  const { db } = server.world;
  const log = `${mkdtempSync(`${tmpdir()}/trail-`)}/server.log`;
  const noted: object[] = [];
  await tellHeads({ ...server.world, note: (_, what) => void noted.push(what) }, 0);
  writeFileSync(log, JSON.stringify(noted));
  await db.deleteFrom('audit').where('application_uuid', '=', uuid).execute();

  const missing = `${uuid}: row 3, which the log names, is not there.`;
  expect((await command('--log', log)).said).toEqual([
    `${uuid}: broken from row 1 on.`,
    '1 trail, 1 broken.',
    missing,
    '1 rows that the log names, 1 missing.',
  ]);
  await lookAtStart(server.world);
  expect(server.world.brokenTrails).toBe(1);

  // Its application has gone with it, and no one wrote that it was erased.
  await sql`set session_replication_role = replica`.execute(db);
  await db.deleteFrom('applications').where('uuid', '=', uuid).execute();
  await sql`set session_replication_role = default`.execute(db);
  expect(await command('--log', log)).toMatchObject({ code: 1, said: expect.arrayContaining([missing]) });
  const end = { org_code: 'default', ended: 'DENIED' as const, ended_on: '2020-01-01', months: 61 };
  const erased = { application_uuid: uuid, ...end, erased_at: 0, mac: 'forged' };
  await db.insertInto('erasures').values(erased).execute();
  expect(await command('--log', log)).toMatchObject({ code: 1, said: expect.arrayContaining([missing]) });

  await sql`set session_replication_role = replica`.execute(db);
  await db.deleteFrom('erasures').execute();
  await sql`set session_replication_role = default`.execute(db);
  const mac = erasureMac(server.world.secrets, uuid, 0);
  await db
    .insertInto('erasures')
    .values({ ...erased, mac })
    .execute();
  expect(await command('--log', log)).toMatchObject({ code: 0 });
});

test.each([
  ['rows change places', [2, 3]],
  ['a row is missing in between', [2]],
])('a trail in which %s is broken there', async (_, moved) => {
  const uuid = await trailed();
  const { db } = server.world;
  const [from, to] = moved;
  const at = (sequence: number) => ({ sequence });
  const row = (sequence: number) =>
    db.updateTable('audit').where('application_uuid', '=', uuid).where('sequence', '=', sequence);
  if (to === undefined) {
    await db.deleteFrom('audit').where('application_uuid', '=', uuid).where('sequence', '=', 2).execute();
  } else {
    await row(from as number)
      .set(at(99))
      .execute();
    await row(to)
      .set(at(from as number))
      .execute();
    await row(99).set(at(to)).execute();
  }
  expect((await checkTrails(server.world)).broken).toEqual([{ application: uuid, row: 2 }]);
});

test('a start looks at the trails: a broken one is an alarm and stands on /readyz, and stops nothing; a stop tells the newest rows', async () => {
  const uuid = await trailed();
  const noted: object[] = [];
  server.world.note = (event, what) => void noted.push({ event, ...what });
  const ready = async () => (await server.app.inject({ url: '/readyz' })).json();
  expect(await ready()).toEqual({ status: 'ready' });
  const watch = await watchTrail(server.world, (error) => noted.push({ error }));
  await watch.end();
  expect(noted).toMatchObject([{ event: 'trail-heads' }]);

  await forge(uuid);
  await lookAtStart(server.world);
  expect(noted.at(-1)).toEqual({ event: 'trail-broken', outcome: 'failure', application: uuid, row: 1 });
  expect(await ready()).toEqual({ status: 'ready', brokenTrails: 1 });
});
