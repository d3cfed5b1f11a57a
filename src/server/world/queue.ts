/** The durable queue as the rest of the server sees it; pg-boss is one file away. */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { JobData, SendOptions } from './job-data.ts';

export type Queue = {
  /** Stores a job; with `tx` it exists only if the transaction commits. */
  send(name: string, data: JobData, options?: SendOptions & { tx?: Transaction<Tables> }): Promise<void>;
  /** Runs the application's waiting jobs now (sandbox). Answers how many ran. */
  runWaiting(applicationUuid: string): Promise<number>;
  /**
   * Queues again what gave up after its last try: one application's after a minute's rest, or everybody's.
   * Answers how many.
   */
  revive(applicationUuid?: string): Promise<number>;
  /** Brings what waits for a moment so much nearer: the sandbox's clock was moved forward. */
  advance(ms: number): Promise<void>;
  /** Looks for due jobs at once instead of at the next poll; call it after a commit that sent some. */
  wake(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};
