/**
 * Indexes of tables that grow with success. They are made beside the running servers and hold up no write, so they are no
 * migrations; a server works without them, only slower (docs/operations.md, Upgrade).
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Name -> table, what is looked for in it, and the rows that are ever looked for. Order matters only to who reads. */
export const indexes: Readonly<Record<string, string>> = {
  // Hourly, and for each lender: notices that nothing followed, applications that may be due for erasing.
  messages_sent: "messages (name, settled_at) where state = 'SENT' and not over",
  applications_age: 'applications (org_code, created_at) where parent_uuid is null',
  // Each look at the desk: what was decided today.
  reviews_answered: "reviews (org_code, answered_at desc) where state = 'ANSWERED'",
  // Hourly: what has expired (start/sweep.ts).
  otps_expired: 'otps (expires_at)',
  sessions_expired: 'sessions (expires_at)',
  rate_limits_age: 'rate_limits (window_start)',
  drafts_expired: 'registration_drafts (expires_at)',
  hand_overs_expired: 'hand_overs (expires_at)',
  links_expired: 'sign_in_links (expires_at)',
  invitations_expired: 'invitations (expires_at)',
};

/** On each of pg-boss' tables, one for a queue: jobs of an application that have not ended well, looked for whenever its page is asked for. */
const ofJobs = "((data -> 'data' ->> 'applicationUuid')) where state <> 'completed'";

/**
 * Makes those that are missing; of many servers one does it, and the others leave it to that one. Takes as long as it takes to read the tables.
 * @param db at a server, by connections whose statements may take that long
 * @param beside whether other servers may be at work: without it each table is locked while its index is made
 */
export async function makeIndexes(db: Kysely<Tables>, { beside }: { beside: boolean }): Promise<void> {
  const missing = await missingOf(db, { ...indexes, ...(await indexesOfJobs(db)) });
  if (missing.length === 0) return;
  await db.connection().execute(async (one) => {
    if (beside && !(await isElected(one))) return;
    try {
      // Waiting for older transactions is what it is for.
      await sql`set lock_timeout = 0`.execute(one);
      for (const index of missing) await makeIndex(one, index, beside);
    } finally {
      await sql`reset lock_timeout`.execute(one);
      if (beside) await sql`select pg_advisory_unlock(${electionKey})`.execute(one);
    }
  });
}

const electionKey = 4_817_023;

async function isElected(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ elected: boolean }>`
    select pg_try_advisory_lock(${electionKey}) as elected`.execute(db);
  return rows[0]?.elected === true;
}

async function indexesOfJobs(db: Kysely<Tables>): Promise<Record<string, string>> {
  const { rows } = await sql<{ table: string }>`
    select inhrelid::regclass::text as table from pg_inherits where inhparent = to_regclass('pgboss.job')`.execute(
    db,
  );
  // PostgreSQL cuts names at 63 letters, and pg-boss' tables have 57.
  return Object.fromEntries(
    rows.map(({ table }) => [`asked_${table.replace('pgboss.', '').slice(0, 40)}`, `${table} ${ofJobs}`]),
  );
}

type Index = { name: string; what: string; isBroken: boolean };

/** Where servers own no table, its owner makes the index: `npm run keys -- status` of a new version. */
async function missingOf(db: Kysely<Tables>, wanted: Record<string, string>): Promise<Index[]> {
  const all = Object.entries(wanted).map(([name, what]) => ({ name, what, table: what.split(' ')[0] }));
  const { rows } = await sql<{ name: string; own: boolean; sound: boolean | null }>`
    select wanted.name, pg_has_role(current_user, tables.relowner, 'MEMBER') as own, pg_index.indisvalid as sound
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as wanted (name text, "table" text)
    join pg_class as tables on tables.oid = to_regclass(wanted.table)
    left join pg_class as made on made.relname = wanted.name and made.relnamespace = tables.relnamespace
    left join pg_index on pg_index.indexrelid = made.oid`.execute(db);
  return rows
    .filter(({ own, sound }) => own && sound !== true)
    .map(({ name, sound }) => ({ name, what: wanted[name] ?? '', isBroken: sound === false }));
}

async function makeIndex(
  db: Kysely<Tables>,
  { name, what, isBroken }: Index,
  beside: boolean,
): Promise<void> {
  const concurrently = beside ? 'concurrently ' : '';
  const schema = what.startsWith('pgboss.') ? 'pgboss' : 'public';
  // One that was cut off in between is of no use to anyone, and in the way of its next try.
  if (isBroken) await sql.raw(`drop index ${concurrently}${schema}.${name}`).execute(db);
  await sql.raw(`create index ${concurrently}${name} on ${what}`).execute(db);
}
