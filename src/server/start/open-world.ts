/** Opens everything that a server needs from the outside: data folder, keys, database, files, vendors, queue. */
import { mkdirSync } from 'node:fs';
import type { Content } from '../../content/content.ts';
import type { Domain } from '../backend.ts';
import { openSecrets } from '../crypto/open-secrets.ts';
import { openKysely } from '../db/open-kysely.ts';
import { type OpenedPool, openLite } from '../db/open-lite.ts';
import { openServer } from '../db/open-server.ts';
import { folderStore } from '../files/folder-store.ts';
import { bossQueue } from '../jobs/boss-queue.ts';
import { type FolderLock, lockFolder } from '../lock/folder-lock.ts';
import type { Settings } from '../settings.ts';
import type { Vendors } from '../vendors/vendors.ts';
import type { World } from '../world.ts';
import { requireSpace } from './require-space.ts';

export type OpenedWorld = { world: World; opened: OpenedPool; lock: FolderLock | undefined };

export type WorldOptions = {
  settings: Settings;
  content: Content;
  domain: Domain;
  vendors: Vendors;
  /** A dump to start a new embedded database from. */
  seed: string;
  report(error: unknown, job?: { name: string; uuid: string }): void;
};

/** Throws a sentence for whoever starts the server when the folder is taken, full or not ours. */
export async function openWorld(options: WorldOptions): Promise<OpenedWorld> {
  const { settings, content, domain, vendors, seed, report } = options;
  const { dataFolder, databaseUrl, mode, masterKey } = settings;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const lock = databaseUrl ? undefined : lockFolder(dataFolder);
  try {
    requireSpace(dataFolder);
    const secrets = openSecrets({ mode, dataFolder, masterKey });
    const opened = databaseUrl
      ? openServer(databaseUrl)
      : await openLite({ folder: `${dataFolder}/database`, seed });
    // The queue's jobs need the world, and the world holds the queue.
    const known: { world?: World } = {};
    const queue = bossQueue({
      pool: opened.pool,
      handlers: domain.handlers,
      world: () => known.world ?? neverStarted(),
      report,
      exclusive: !databaseUrl,
    });
    const world: World = {
      db: openKysely(opened.pool),
      content,
      clock: { now: Date.now },
      vendors,
      files: folderStore(`${dataFolder}/files`),
      queue,
      mode,
      secrets,
    };
    known.world = world;
    return { world, opened, lock };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function neverStarted(): never {
  throw new Error('A job ran before the world was open.');
}
