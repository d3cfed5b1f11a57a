/** Walks that this worker has done: the rows and files they left, put into an empty database instead of walking again. */
import type pg from 'pg';
import { type Client, openClient, type Session } from '../../../src/tools/journey/client.ts';
import type { Progress } from '../../../src/tools/journey/drive.ts';
import { type Rows, readRows, writeRows } from '../database-rows.ts';

export type Memory = { pool: pg.Pool; files: Map<string, Uint8Array>; base: string };

/** Where a walk stands: `from` is the index of the sample's step that comes next. */
export type Standing = { client: Client; email: string; from: number; progress: Progress };
type Kept = Omit<Standing, 'client'> & { rows: Rows; files: Memory['files']; session: Session; at: number };

/** By the way (who walks, with which answers), the standings on it. */
const ways = new Map<string, Kept[]>();

// A session that is not used ends after fifteen minutes.
const freshMs = 5 * 60_000;

/** The farthest standing on the way that is not beyond the step `to`. The database and the files are to be empty. */
export async function recalled(
  { pool, files, base }: Memory,
  way: string,
  to: number,
): Promise<Standing | undefined> {
  const standings = (ways.get(way) ?? []).filter(({ from, at }) => from <= to && Date.now() - at < freshMs);
  const [farthest] = standings.toSorted((one, other) => other.from - one.from);
  if (!farthest) return undefined;
  const { rows, session, email, from, progress } = farthest;
  await writeRows(pool, rows);
  for (const [location, bytes] of farthest.files) files.set(location, bytes);
  return { client: openClient(base, 'default', session), email, from, progress: structuredClone(progress) };
}

/** Keeps what the server holds of this walk, which is to be the only one. */
export async function remember(
  { pool, files }: Memory,
  way: string,
  { client, email, from, progress }: Standing,
): Promise<void> {
  const kept: Kept = {
    ...{ email, from, progress: structuredClone(progress) },
    ...{ rows: await readRows(pool), files: new Map(files), at: Date.now() },
    session: { cookies: client.cookies(), jwt: client.jwt() },
  };
  const others = (ways.get(way) ?? []).filter((one) => one.from !== from);
  ways.set(way, [...others, kept]);
}
