/** `npm run keys`: shows which master keys the data needs, makes a new one, and rotates in the foreground. */
import { randomBytes } from 'node:crypto';
import { migrate } from '../../platform/db/migrate.ts';
import { StartRefused } from '../../platform/errors/start-refused.ts';
import type { World } from '../../platform/world/world.ts';
import { checkKeys } from './key-checks.ts';
import { countVersions, forgetVersions, rewrapSome } from './rewrap.ts';

export const keysHelp = `npm run keys -- status    which versions of the master key are given, and how much is sealed under each
npm run keys -- new       a value for HEARTHLINE_MASTER_KEY: the given keys with a new one before them
npm run keys -- rotate    seals everything under the newest key; may run beside a server on PostgreSQL, and be stopped`;

type Say = (line: string) => void;

/**
 * @param task status or rotate; anything else is refused with the help
 * @param shape brings the database to the newest shape
 */
export async function keysCommand(
  world: World,
  task: string | undefined,
  say: Say,
  shape: () => Promise<unknown> = () => migrate(world.db),
): Promise<void> {
  if (task !== 'status' && task !== 'rotate') throw new StartRefused(keysHelp);
  await shape();
  await checkKeys(world);
  if (task === 'rotate') await rotate(world, say);
  const { currentVersion, masterKeys } = world.secrets;
  say(
    `Given: version ${[...masterKeys.keys()].sort((a, b) => a - b).join(', ')}; newest: ${currentVersion}.`,
  );
  for (const [version, count] of Object.entries(await countVersions(world)))
    say(`Version ${version}: ${count} rows.`);
}

/** The value with a new key before the given ones, the newest first. @param given HEARTHLINE_MASTER_KEY */
export function withNewKey(given: string | undefined): string {
  const fresh = randomBytes(32).toString('base64');
  if (!given) return `1:${fresh}`;
  const parts = given
    .split(',')
    .map((part) => (/^\d{1,3}:/.test(part.trim()) ? part.trim() : `1:${part.trim()}`));
  const newest = Math.max(...parts.map((part) => Number(part.split(':')[0])));
  return [`${newest + 1}:${fresh}`, ...parts].join(',');
}

async function rotate(world: World, say: Say): Promise<void> {
  const { currentVersion } = world.secrets;
  const left = async () =>
    Object.entries(await countVersions(world))
      .filter(([version]) => Number(version) !== currentVersion)
      .reduce((sum, [, count]) => sum + count, 0);
  const total = await left();
  let done = 0;
  for (let some = await rewrapSome(world); some > 0; some = await rewrapSome(world)) {
    done += some;
    say(`${Math.min(done, total)} of ${total} rows are under version ${currentVersion}.`);
  }
  const gone = await forgetVersions(world);
  if (gone.length > 0)
    say(`Version ${gone.join(', ')} is no longer needed: take it out of HEARTHLINE_MASTER_KEY.`);
}
