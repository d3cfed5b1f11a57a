/** Opens a PostgreSQL server (15 to 18) by its URL. */
import pg from 'pg';
import type { OpenedPool } from './open-lite.ts';

/** @param statementTimeoutMs no query may hold a connection longer. */
export function openServer(url: string, statementTimeoutMs = 10_000): OpenedPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks is replaced by the pool; the next query tells its caller.
  pool.on('error', () => undefined);
  return { pool, close: () => pool.end() };
}
