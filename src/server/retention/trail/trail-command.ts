/** `npm run flow -- trail`: whether every trail is as it was written, and, with a log, whether what that says still stands. Changes nothing. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartRefused } from '../../platform/errors/start-refused.ts';
import type { World } from '../../platform/world/world.ts';
import { type Broken, checkTrails } from './check-trails.ts';
import { headsIn, lostHeads } from './trail-heads.ts';

type Asked = { log?: string | undefined };

export function trailArguments(args: readonly string[]): Asked {
  return parseArgs({ args: [...args], options: { log: { type: 'string' } } }).values;
}

/** @returns the exit code: 1 where something is broken or missing. @throws StartRefused for a log that cannot be read or names no trail */
export async function trailCommand(
  world: World,
  { log }: Asked,
  say: (line: string) => void,
): Promise<number> {
  const { trails, broken } = await checkTrails(world);
  for (const one of broken) say(`${one.application}: broken from row ${one.row} on.`);
  say(`${trails} ${trails === 1 ? 'trail' : 'trails'}, ${broken.length} broken.`);
  const lost = log === undefined ? [] : await againstLog(world, log, say);
  return broken.length + lost.length > 0 ? 1 : 0;
}

async function againstLog(world: World, path: string, say: (line: string) => void): Promise<Broken[]> {
  const heads = headsIn(readLog(path));
  if (heads.length === 0) throw new StartRefused(`${path} holds no line trail-heads of the security log.`);
  const lost = await lostHeads(world, heads);
  for (const one of lost) say(`${one.application}: row ${one.row}, which the log names, is not there.`);
  say(`${heads.length} rows that the log names, ${lost.length} missing.`);
  return lost;
}

function readLog(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartRefused(`${path} cannot be read. Name a file with lines of the server's log.`);
  }
}
