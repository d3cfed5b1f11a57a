/** Brings the database up to date and starts the jobs. A database server that is still away is waited for. */
import { sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import type { World } from '../world.ts';
import { StartRefused } from './start-refused.ts';

const away = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
  '57P03',
  'EAI_AGAIN',
]);

/** @param onWait called once per failed attempt, about every two seconds */
export async function prepareDatabase(world: World, onWait: (reason: string) => void): Promise<void> {
  for (;;) {
    try {
      await migrate(world.db);
      await requireDurability(world);
      await world.queue.start();
      return;
    } catch (error) {
      const reason = awayReason(error);
      if (!reason) throw error;
      onWait(reason);
      await new Promise((resume) => setTimeout(resume, 2_000));
    }
  }
}

// An acknowledgement means stored; a server that does not sync cannot promise it.
async function requireDurability({ db, mode }: World) {
  if (mode !== 'production') return;
  const result = await sql<{ fsync: string }>`show fsync`.execute(db);
  if (result.rows[0]?.fsync !== 'on')
    throw new StartRefused(
      'This database runs with fsync off and could lose acknowledged answers. Turn it on.',
    );
}

function awayReason(error: unknown): string | undefined {
  const text = String(error);
  const { code } = error as { code?: string };
  if (code && away.has(code)) return code;
  return [...away].find((word) => text.includes(word));
}
