/**
 * Two releases on one database: the older one starts on what the newer one made of it where that says so, a change that it could not
 * live with is refused while it may still run, and every server has the files of its database.
 */
/** Covers src/server/platform/db/migrate.ts, src/server/start/{require-files,require-rehearsal}.ts, src/server/platform/files/folder-store.ts. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/server/platform/db/migrate.ts';
import { openKysely } from '../../src/server/platform/db/open-kysely.ts';
import type { OpenedPool } from '../../src/server/platform/db/open-lite.ts';
import type { Tables } from '../../src/server/platform/db/tables.ts';
import { folderStore } from '../../src/server/platform/files/folder-store.ts';
import { requireFiles } from '../../src/server/start/require-files.ts';
import { requireRehearsal } from '../../src/server/start/require-rehearsal.ts';
import { openTestDatabase } from './test-database.ts';

let opened: OpenedPool;
let db: Kysely<Tables>;
const folders: string[] = [];
beforeEach(async () => {
  opened = await openTestDatabase();
  db = openKysely(opened.pool);
});
afterEach(async () => {
  await opened.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What the next release does to the database: one more migration, and the oldest release that may still serve it. */
async function changedByNext(servesSince: string) {
  await sql`insert into kysely_migration (name, timestamp) values ('0999-next', '2027-01-01')`.execute(db);
  await db.updateTable('releases').set({ serves_since: servesSince }).execute();
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-mark-'));
  folders.push(folder);
  return folder;
}

test('a database that nothing newer has changed is brought to its shape, and no newer migration is told', async () => {
  expect(await migrate(db)).toEqual([]);
});

test('an older program starts on a database that a newer one only added to, and says what it does not know', async () => {
  await changedByNext('0067-releases');
  expect(await migrate(db)).toEqual(['0999-next']);
});

test('an older program is told in a sentence that the database no longer serves it', async () => {
  await changedByNext('0998-columns-gone');
  await expect(migrate(db)).rejects.toThrow(
    'A newer program has changed this database (0999-next), and it serves only programs that know 0998-columns-gone. Start such a program, or restore the backup from before.',
  );
});

test('the first server marks its folder; one with another folder does not start and reads what to do', async () => {
  const [own, other] = [newFolder(), newFolder()];
  const open = (dataFolder: string) =>
    requireFiles({ db, files: folderStore(`${dataFolder}/files`) }, { dataFolder });
  await open(own);
  await open(own);

  const mark = readFileSync(join(own, 'files/mark'), 'utf8');
  await expect(open(other)).rejects.toThrow(
    `${other}/files does not hold the files of this database: its mark is missing, and the database expects ${mark}.`,
  );
  await expect(open(other)).rejects.toThrow(`echo ${mark} > ${other}/files/mark`);
  // As the sentence says, after a restore.
  mkdirSync(join(other, 'files'));
  writeFileSync(join(other, 'files/mark'), `${mark}\n`);
  await expect(open(other)).resolves.toBeUndefined();
});

test('of servers that start at once, those with the same folder agree, and only one of two folders is taken', async () => {
  const [own, other] = [newFolder(), newFolder()];
  const open = (dataFolder: string) =>
    requireFiles({ db, files: folderStore(`${dataFolder}/files`) }, { dataFolder });
  const outcomes = await Promise.allSettled([own, own, own, other].map(open));
  const isTaken = outcomes.map(({ status }) => status === 'fulfilled');
  expect([
    [true, true, true, false],
    [false, false, false, true],
  ]).toContainEqual(isTaken);
});

const migrations = fileURLToPath(new URL('../../src/server/platform/db/migrations/', import.meta.url));
/** An older program, which may still run, would read or write what is no longer there, or would be refused. */
const takesAway = /\bdrop\s+(table|column)|\brename\s+|\balter\s+column\s+\w+\s+(set\s+not\s+null|type)\b/i;
/** Would hold up every write to a table for as long as it takes to read it. */
const holdsUp = /\bcreate\s+(unique\s+)?index\s+(?!concurrently)/i;

test.each([
  ['alter table files drop column kind', true],
  ['alter table files rename kind to type', true],
  ['alter table files alter column kind set not null', true],
  ['alter table files add column kind text', false],
])('"%s" takes something away from older programs: %s', (text, takes) => {
  expect(takesAway.test(text)).toBe(takes);
});

test('a migration only adds, unless it says which programs may serve the database from then on', () => {
  const later = readdirSync(migrations).filter((name) => name >= '0067');
  const faults = later.filter((name) => {
    const text = readFileSync(join(migrations, name), 'utf8');
    const isOfNewTable = /create table/.test(text);
    const isSaid = text.includes('serves_since');
    return (takesAway.test(text) && !isSaid) || (holdsUp.test(text) && !isOfNewTable);
  });
  expect(later.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('loans and samples never share a database: whoever comes second is told which one it needs', async () => {
  const production = { mode: 'production', staging: false } as const;
  const staging = { mode: 'production', staging: true } as const;
  const sandbox = { mode: 'sandbox', staging: false } as const;
  await requireRehearsal({ db }, staging);
  await requireRehearsal({ db }, sandbox);
  await expect(requireRehearsal({ db }, production)).rejects.toThrow(
    'Sample companies have answered on this database. Production needs one of its own',
  );

  await db.updateTable('releases').set({ answered_by: null }).execute();
  await requireRehearsal({ db }, production);
  await requireRehearsal({ db }, production);
  await expect(requireRehearsal({ db }, staging)).rejects.toThrow("This is production's database.");
});
