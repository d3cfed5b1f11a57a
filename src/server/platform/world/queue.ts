/** The durable queue as the rest of the server sees it; pg-boss is one file away. */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { JobData, SendOptions } from './job-data.ts';

export type Queue = {
  /** Stores a job; with `tx` it exists only if the transaction commits. */
  send(name: string, data: JobData, options?: SendOptions & { tx?: Transaction<Tables> }): Promise<void>;
  /** Runs the application's waiting jobs now (sandbox). Returns how many ran. */
  runWaiting(applicationUuid: string): Promise<number>;
  /**
   * Queues jobs again that gave up after their last try: those of one application after a minute's rest, or all.
   * Returns how many.
   */
  revive(applicationUuid?: string): Promise<number>;
  /** Brings waiting jobs nearer by this much: the sandbox's clock was moved forward. */
  advance(ms: number): Promise<void>;
  /** Looks for due jobs at once instead of at the next poll; call it after a commit that sent some. */
  wake(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};
