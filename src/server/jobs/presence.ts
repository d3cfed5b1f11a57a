/**
 * Tells the other servers of one PostgreSQL that this process lives: an advisory lock, held by a connection of its own.
 * A process that is killed loses its connections, and with them the lock, at once; a job that it had begun is then
 * free.
 */
import { randomInt } from 'node:crypto';
import { ServerClient } from '../platform/db/server-client.ts';

/** The first half of the lock's key: "hear" as a number. The second is the process. */
export const presenceClass = 0x68656172;

export type Presence = {
  /** Names this process on the jobs that it takes. */
  id: number;
  /** Throws where the database is away; after that it comes back by itself. */
  open(): Promise<void>;
  /** Whether the others know that we live. Without that we take no job. */
  isHeld(): boolean;
  /** The database no longer sees us: connects again. */
  renew(): void;
  close(): Promise<void>;
};

type Known = { client?: ServerClient; timer?: NodeJS.Timeout; held: boolean; closed: boolean };

const pauseMs = 500;
// A database that falls silent leaves no start hanging.
const patience = { keepAlive: true, connectionTimeoutMillis: 4_000, query_timeout: 8_000 };
// A machine that has vanished says nothing: the database asks after 4 seconds, and gives up after 4 more.
const keepAlive =
  'set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 2';
// A connection that we lost may still hold our lock, where the database or a front before it has not noticed.
const endEarlier = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2
  and classid = $1::int::oid and objid = $2::int::oid
  and database = (select oid from pg_database where datname = current_database())`;

/** @param report hears why the lock was lost */
export function openPresence(url: string, report: (error: unknown) => void): Presence {
  const id = randomInt(1, 2 ** 31);
  const known: Known = { held: false, closed: false };
  const lost = (error?: Error) => {
    // Once for each time that it is away.
    if (known.held && !known.closed) report(error ?? new Error('The lock of this process was lost.'));
    known.held = false;
    if (!known.closed) known.timer = setTimeout(again, pauseMs).unref();
  };
  const again = () => {
    open().catch(lost);
  };
  const open = async () => {
    if (known.held) return;
    const client = new ServerClient({ ...patience, connectionString: url });
    await client.connect();
    try {
      await client.query(keepAlive);
      await client.query(endEarlier, [presenceClass, id]);
      await client.query('select pg_advisory_lock($1, $2)', [presenceClass, id]);
    } catch (error) {
      client.cut('it could not be used');
      throw error;
    }
    Object.assign(known, { client, held: true });
    client.once('end', () => lost());
  };
  return {
    id,
    open,
    isHeld: () => known.held,
    renew: () => known.client?.cut('the database does not see its lock'),
    close: async () => {
      known.closed = true;
      clearTimeout(known.timer);
      await known.client?.end().catch(report);
    },
  };
}

/** No one else can work on this database. */
export function alone(): Presence {
  const nothing = async () => undefined;
  return {
    id: randomInt(1, 2 ** 31),
    open: nothing,
    isHeld: () => true,
    renew: () => undefined,
    close: nothing,
  };
}
