/** Migrates the database and starts the jobs. Waits for a database server that is still away. */
import { sql } from 'kysely';
import { awayReason } from '../platform/db/away-reason.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openKysely } from '../platform/db/open-kysely.ts';
import { forMigrations, openServer } from '../platform/db/open-server.ts';
import { StartRefused } from '../platform/errors/start-refused.ts';
import type { World } from '../platform/world/world.ts';

const pauseMs = 1_000;

export type Preparing = {
  /** Called after each failed attempt on a database that is away; without it nothing is waited for. */
  onWait?(reason: string): void;
  /** The database by connections that a long migration may hold. */
  patient?: World['db'];
  /** What must hold before the first job runs. */
  before?(): Promise<void>;
};

/** @returns the migrations of newer programs, which this one does not know and may serve */
export async function prepareDatabase(world: World, preparing: Preparing = {}): Promise<string[]> {
  const { onWait, patient = world.db, before } = preparing;
  for (;;) {
    try {
      const newer = await migrate(patient);
      await requireDurability(world);
      await before?.();
      await world.queue.start();
      return newer;
    } catch (error) {
      const reason = awayReason(error);
      if (!reason || !onWait) throw error;
      onWait(reason);
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }
}

/** The same on a database server, whose migrations may take longer than a request. */
export async function prepareServer(world: World, url: string, preparing: Preparing): Promise<string[]> {
  const patient = openServer(url, forMigrations);
  try {
    return await prepareDatabase(world, { ...preparing, patient: openKysely(patient.pool) });
  } finally {
    await patient.close();
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
