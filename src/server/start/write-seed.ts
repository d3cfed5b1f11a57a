/** A migrated, empty database as a dump: the first start loads it instead of running initdb. Part of the build. */
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { LoadedContent } from '../../content/read-content.ts';
import { StartRefused } from '../platform/errors/start-refused.ts';
import { openWorld, type WorldOptions } from './open-world.ts';
import { prepareEmbedded } from './prepare-database.ts';

/** What a tool needs of the content that only works on the database. */
export const noContent: LoadedContent = {
  content: { orgs: {}, outOfService: {}, domain: {}, vocabulary: {} },
  tree: new Map(),
};

/** Makes the database in the settings' (empty) data folder and leaves its dump at `file`. */
export async function writeSeed(options: Omit<WorldOptions, 'loaded' | 'seed'>, file: string) {
  const { databaseUrl, dataFolder } = options.settings;
  if (databaseUrl) throw new StartRefused('A seed is of the embedded database: unset DATABASE_URL.');
  if (existsSync(`${dataFolder}/database`)) throw new StartRefused(`${dataFolder} is not empty.`);
  const { world, opened, close, lock } = await openWorld({ ...options, loaded: noContent, seed: '' });
  await prepareEmbedded(world);
  await world.queue.stop();
  const dump = await opened.lite?.dumpDataDir('gzip');
  await close();
  lock?.release();
  if (!dump) return;
  // Renamed into place: a build that was interrupted leaves no half of a seed.
  await writeFile(`${file}.draft`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${file}.draft`, file);
}
