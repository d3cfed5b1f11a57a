/** Migrates the database and starts the jobs. Waits for a database server, or a store of files, that is still away. */
import { sql } from 'kysely';
import { awayReason } from '../platform/db/away-reason.ts';
import { makeIndexes } from '../platform/db/make-indexes.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openKysely } from '../platform/db/open-kysely.ts';
import { forMigrations, openServer } from '../platform/db/open-server.ts';
import { StartRefused } from '../platform/errors/start-refused.ts';
import { StoreAway } from '../platform/files/store-away.ts';
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
      const reason = awayReason(error) ?? storeAway(error);
      if (!reason || !onWait) throw error;
      onWait(reason);
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  }
}

const storeAway = (error: unknown) =>
  error instanceof StoreAway && error.isPassing ? error.message : undefined;

/**
 * The same on a database server, whose migrations may take longer than a request. Its indexes are made meanwhile or later: no one waits
 * for them. @param report hears why they were not made
 */
export async function prepareServer(
  world: World,
  url: string,
  preparing: Preparing & { report(error: unknown): void },
): Promise<string[]> {
  const patient = openServer(url, forMigrations);
  const db = openKysely(patient.pool);
  let indexing: Promise<void> | undefined;
  try {
    const newer = await prepareDatabase(world, { ...preparing, patient: db });
    indexing = makeIndexes(db, { beside: true }).catch(preparing.report);
    return newer;
  } finally {
    void Promise.resolve(indexing).then(() => patient.close());
  }
}

/** The same on the embedded database, which is small and serves no one else. */
export async function prepareEmbedded(world: World, preparing: Preparing = {}): Promise<void> {
  await prepareDatabase(world, preparing);
  await makeIndexes(world.db, { beside: false });
}

/** For a command, which the owner of the tables runs once where servers own none. @param url of a database server */
export async function bringToShape(world: World, url: string | undefined): Promise<void> {
  const patient = url ? openServer(url, forMigrations) : undefined;
  const db = patient ? openKysely(patient.pool) : world.db;
  try {
    const newer = await migrate(db);
    if (newer.length === 0) await makeIndexes(db, { beside: patient !== undefined });
  } finally {
    await patient?.close();
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
