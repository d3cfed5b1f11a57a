/** Opens everything that a server needs from the outside: data folder, keys, database, files, parties, queue. */
import type { LoadedContent } from '../../content/read-content.ts';
import type { Domain } from '../backend/backend.ts';
import { bossQueue } from '../jobs/boss-queue.ts';
import { openPresence } from '../jobs/presence.ts';
import { openSecrets } from '../platform/crypto/open-secrets.ts';
import { openBeside, openKysely } from '../platform/db/open-kysely.ts';
import type { OpenedPool } from '../platform/db/open-lite.ts';
import { forBackground, forRequests, openServer } from '../platform/db/open-server.ts';
import { announcing } from '../platform/files/arriving-files.ts';
import { folderStore } from '../platform/files/folder-store.ts';
import { makeFolder } from '../platform/files/make-folder.ts';
import { type FolderLock, lockFolder } from '../platform/lock/folder-lock.ts';
import type { Meters } from '../platform/meters/meters.ts';
import type { Parties } from '../platform/parties/parties.ts';
import { contentVersions } from '../platform/versions/content-versions.ts';
import type { Settings } from '../platform/world/settings.ts';
import type { Clock, World } from '../platform/world/world.ts';
import { requireSpace } from './require-space.ts';

export type OpenedWorld = {
  world: World;
  /** The same world, for work that goes through many rows. */
  sweeping: World;
  opened: OpenedPool;
  /** For the queue's upkeep and the hourly sweep; on the embedded database the same. */
  background: OpenedPool;
  close(): Promise<void>;
  lock: FolderLock | undefined;
};

export type WorldOptions = {
  settings: Settings;
  loaded: LoadedContent;
  domain: Domain;
  parties: Parties;
  meters?: Meters | undefined;
  clock: Clock;
  /** A dump to start a new embedded database from. */
  seed: string;
  /** Hears of content of other releases that cannot be served. */
  warn?(what: Record<string, unknown>, why: string): void;
  report(error: unknown, job?: { name: string; uuid: string }): void;
};

/** Throws a sentence for the operator when the folder is taken, full or not ours. */
export async function openWorld(options: WorldOptions): Promise<OpenedWorld> {
  const { settings, loaded, domain, parties, clock, seed, report, warn = () => undefined } = options;
  const { dataFolder, databaseUrl, mode, masterKey, host, port } = settings;
  makeFolder(dataFolder);
  const lock = databaseUrl ? undefined : lockFolder(dataFolder);
  try {
    requireSpace(dataFolder);
    // The index key is the database's; see keys/index-key.ts.
    const secrets = { ...openSecrets({ mode, dataFolder, masterKey }), indexKey: undefined };
    const opened = databaseUrl
      ? openServer(databaseUrl, { ...forRequests, connections: settings.connections })
      : await (await import('../platform/db/open-lite.ts')).openLite({
          folder: `${dataFolder}/database`,
          seed,
        });
    const background = databaseUrl ? openServer(databaseUrl, forBackground) : opened;
    const files = await openFiles(settings, databaseUrl ? background : undefined, clock);
    // The queue's jobs need the world, and the world holds the queue.
    const known: { world?: World } = {};
    const queue = bossQueue({
      pool: opened.pool,
      background: background.pool,
      handlers: domain.handlers,
      world: () => known.world ?? neverStarted(),
      report,
      presence: databaseUrl ? openPresence(databaseUrl, report) : undefined,
      atOnce: settings.jobsAtOnce,
    });
    const world: World = {
      db: openKysely(opened.pool),
      content: loaded.content,
      clock,
      parties,
      files,
      queue,
      mode,
      secrets,
      origin: `http://${/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host}:${port}`,
    };
    // Who edits content has a new one with every save.
    if (!process.env.HEARTHLINE_DEV) world.versions = contentVersions(world, { loaded, warn });
    if (options.meters) world.meters = options.meters;
    known.world = world;
    const close = async () => {
      await opened.close();
      if (background !== opened) await background.close();
    };
    return {
      world,
      sweeping: { ...world, db: openKysely(background.pool) },
      opened,
      background,
      close,
      lock,
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

// The embedded database has one connection, which the transaction of the file's row holds.
async function openFiles({ bucket, dataFolder }: Settings, beside: OpenedPool | undefined, clock: Clock) {
  const folder = `${dataFolder}/files`;
  const files = bucket
    ? (await import('../platform/files/object-store.ts')).objectStore(bucket, `${folder}/arriving`)
    : folderStore(folder);
  return beside ? announcing(files, openBeside(beside.pool), clock) : files;
}

function neverStarted(): never {
  throw new Error('A job ran before the world was open.');
}
