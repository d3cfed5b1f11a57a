/**
 * The newest row of each trail, as the log keeps it: where a trail was cut at its end, the row that the log names is missing. Short enough for a
 * line, long enough that no one finds another row with it.
 */

import type { World } from '../../platform/world/world.ts';
import type { Broken } from './check-trails.ts';
import { erasureMac } from './erasure-mac.ts';

const atOnce = 50;
const hashLetters = 24;

/** `application:row:hash` of the trails that were written to since then. @param since milliseconds since 1970 */
export async function headsSince({ db }: Pick<World, 'db'>, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .distinctOn('application_uuid')
    .select(['application_uuid', 'sequence', 'hash'])
    .where('at', '>=', String(since))
    .orderBy('application_uuid')
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map(
    ({ application_uuid, sequence, hash }) => `${application_uuid}:${sequence}:${shortOf(hash)}`,
  );
}

/** Writes them to the security log. @returns when it looked, for the next time */
export async function tellHeads(world: World, since: number): Promise<number> {
  const now = world.clock.now();
  const heads = await headsSince(world, since);
  for (let from = 0; from < heads.length; from += atOnce)
    world.note?.('trail-heads', { heads: heads.slice(from, from + atOnce) });
  return now;
}

/** What of these heads is not as the log says. Only a trail that was erased with its application may be gone: the row that erasing leaves says so. */
export async function lostHeads(
  world: Pick<World, 'db' | 'secrets'>,
  heads: readonly string[],
): Promise<Broken[]> {
  const lost: Broken[] = [];
  for (const head of heads) {
    const [application = '', number = '', hash = ''] = head.split(':');
    const rows = world.db
      .selectFrom('audit')
      .select(['sequence', 'hash'])
      .where('application_uuid', '=', application);
    const known = await rows.execute();
    const row = known.find(({ sequence }) => sequence === Number(number));
    const isSo = known.length > 0 ? shortOf(row?.hash ?? '') === hash : await isErased(world, application);
    if (!isSo) lost.push({ application, row: Number(number) });
  }
  return lost;
}

async function isErased(
  { db, secrets }: Pick<World, 'db' | 'secrets'>,
  application: string,
): Promise<boolean> {
  const rows = db.selectFrom('erasures').select(['mac', 'erased_at']);
  const row = await rows.where('application_uuid', '=', application).executeTakeFirst();
  return row !== undefined && row.mac === erasureMac(secrets, application, Number(row.erased_at));
}

const shortOf = (hash: string) => hash.replace(/^k1:/, '').slice(0, hashLetters);

const shape = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:\d+:[0-9a-f]{24}/g;

/** The heads in lines of a log. */
export const headsIn = (log: string): string[] => [...new Set(log.match(shape) ?? [])];
