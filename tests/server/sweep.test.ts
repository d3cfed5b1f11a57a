/** The hourly sweep: each of its steps is on its own, and no table is too large for it. */
/** Covers src/server/start/sweep.ts, src/server/chat/sweep-chats.ts, src/server/retention/erase-due.ts. */
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sweep, sweepInTurn } from '../../src/server/start/sweep.ts';
import { freshTestServer } from './shared-test-server.ts';

const server = freshTestServer();
const day = 86_400_000;
let reports: string[] = [];
beforeEach(() => {
  reports = [];
});
const swept = () => sweep(server.world, (error) => reports.push(String(error)));

/** Codes that are of no use any more, and one that is. */
async function fill(count: number): Promise<void> {
  const now = server.world.clock.now();
  await sql`insert into otps (uuid, org_code, target_index, code_hash, created_at, expires_at)
    select gen_random_uuid(), 'default', 'x', 'x', 0, ${String(now - 2 * day)}::bigint from generate_series(1, ${count})`.execute(
    server.world.db,
  );
  await sql`insert into otps (uuid, org_code, target_index, code_hash, created_at, expires_at)
    values (gen_random_uuid(), 'default', 'x', 'fresh', 0, ${String(now + day)}::bigint)`.execute(
    server.world.db,
  );
}
const doom = () =>
  sql`insert into doomed_files (location, doomed_at) values ('gone', 0)`.execute(server.world.db);
const left = async (table: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(
    server.world.db,
  );
  return Number(rows[0]?.count);
};

test('more rows than one statement takes go in one sweep, and what is still of use stays', async () => {
  await fill(12_000);
  await swept();
  expect(reports).toEqual([]);
  expect(await left('otps')).toBe(1);
});

/** Each of these fails as a statement does that takes longer than the database allows. */
test.each(['telemetry', 'idempotency', 'chat_nonces', 'bot_conversations', 'sessions', 'rate_limits'])(
  'a failure in %s is reported, and everything else is still done: codes go, files of the erased go',
  async (table) => {
    await fill(3);
    await doom();
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(
      server.world.db,
    );
    await swept();
    await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(
      server.world.db,
    );
    expect(reports.length).toBeGreaterThan(0);
    for (const report of reports) expect(report).toContain(table);
    expect(await left('otps')).toBe(1);
    expect(await left('doomed_files')).toBe(0);
  },
);

test('of servers on one database one sweeps in an hour, and after it whoever asks first', async () => {
  const { world } = server;
  const report = (error: unknown) => reports.push(String(error));
  const others = () => Promise.all([1, 2, 3].map(() => sweepInTurn(world, report)));
  expect((await others()).filter(Boolean)).toHaveLength(1);
  await fill(3);
  expect((await others()).filter(Boolean)).toEqual([]);
  expect(await left('otps')).toBe(4);

  const { clock } = world;
  const later = { now: () => clock.now() + 3_600_000 };
  expect(await sweepInTurn({ ...world, clock: later }, report)).toBe(true);
  expect(await left('otps')).toBe(1);
  // And whoever's clock was turned back by more than that.
  const earlier = { now: () => clock.now() - 3_600_000 };
  expect(await sweepInTurn({ ...world, clock: earlier }, report)).toBe(true);
  expect(reports).toEqual([]);
});
