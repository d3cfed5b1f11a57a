/** Opens a PostgreSQL server (15 to 18) by its URL. */
import type { OpenedPool } from './open-lite.ts';
import { ServerPool } from './server-pool.ts';

/**
 * How long a database may take before the caller is told to try again: to connect, for one statement, for all of one
 * holder.
 */
export type Limits = {
  connectMs: number;
  statementMs: number;
  patienceMs: number;
  connections: number;
  /** For one lock. Without it as long as the statement may take. */
  lockMs?: number;
};

/** A borrower waits: an answer within five seconds, even from a connection that fell silent. */
export const forRequests: Limits = {
  connectMs: 2_500,
  statementMs: 3_000,
  patienceMs: 3_500,
  connections: 10,
};
/** No borrower waits: the queue's upkeep and the hourly sweep may go through many rows. */
export const forBackground: Limits = {
  connectMs: 4_000,
  statementMs: 9_000,
  patienceMs: 10_000,
  connections: 3,
};
/**
 * A migration may rewrite a large table, and never waits long for a lock: whatever comes after it would wait behind it.
 * It is tried again, as is one that another server is making.
 */
export const forMigrations: Limits = {
  connectMs: 4_000,
  statementMs: 3_600_000,
  patienceMs: 3_600_000,
  connections: 2,
  lockMs: 5_000,
};

export function openServer(url: string, limits: Limits = forRequests): OpenedPool {
  const pool = new ServerPool(
    {
      connectionString: url,
      max: limits.connections,
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs,
      ...(limits.lockMs !== undefined && { lock_timeout: limits.lockMs }),
      // The holder has given up by then: a line that fell silent amid its work keeps no row from the next one.
      idle_in_transaction_session_timeout: limits.patienceMs,
    },
    limits.patienceMs,
  );
  return { pool, close: () => pool.end() };
}
