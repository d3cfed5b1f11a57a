/** Opens the data folder of a server that is gone, and reads what must hold in it whatever happened to that server. */
import { type Kysely, sql } from 'kysely';
import { firstBroken } from '../src/server/application/audit-trail.ts';
import { openSecrets } from '../src/server/platform/crypto/open-secrets.ts';
import type { Secrets } from '../src/server/platform/crypto/secrets.ts';
import { openKysely } from '../src/server/platform/db/open-kysely.ts';
import { openLite } from '../src/server/platform/db/open-lite.ts';
import type { Tables } from '../src/server/platform/db/tables.ts';
import { openIndexKey } from '../src/server/retention/keys/index-key.ts';

export type Found = {
  applications: {
    uuid: string;
    /** Submitted pages; the counter that tabs compare; audit rows of submissions; answers kept for repeated keys. */
    submissions: number;
    version: number;
    audited: number;
    answered: number;
    /** Sequence number of the first audit row that does not fit its predecessor. */
    brokenAt: number | undefined;
  }[];
  failedJobs: unknown[];
};

export async function readDatabase(dataDir: string): Promise<Found> {
  const opened = await openLite({ folder: `${dataDir}/database` });
  const db = openKysely(opened.pool);
  const applications = await countsOf(db, openSecrets({ mode: 'sandbox', dataFolder: dataDir }));
  const failed = await sql<{ data: unknown }>`select data from pgboss.job where state = 'failed'`.execute(db);
  await opened.close();
  return { applications, failedJobs: failed.rows };
}

/** What must agree of every application, wherever its database lies. */
export async function countsOf(db: Kysely<Tables>, secrets: Secrets): Promise<Found['applications']> {
  await openIndexKey({ db, secrets });
  const keys = { secrets, keyedSince: 0 };
  const { rows } = await counts.execute(db);
  const applications: Found['applications'] = [];
  for (const row of rows) applications.push({ ...row, brokenAt: await firstBroken(db, row.uuid, keys) });
  return applications;
}

const counts = sql<Omit<Found['applications'][number], 'brokenAt'>>`
  select uuid, version,
    (select count(*)::int from submissions where application_uuid = a.uuid) as submissions,
    (select count(*)::int from audit where application_uuid = a.uuid and event = 'submission') as audited,
    (select count(*)::int from idempotency where scope like '%/submission/' || a.uuid) as answered
  from applications a order by created_at`;
