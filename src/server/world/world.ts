/** Everything outside of a request, handed to whoever needs it. Nothing in the server reaches for a global instead. */
import type { Kysely } from 'kysely';
import type { Content } from '../../content/content.ts';
import type { Secrets } from '../crypto/secrets.ts';
import type { Tables } from '../db/tables.ts';
import type { SecurityEvent } from '../errors/security-events.ts';
import type { Vendors } from '../vendors/vendors.ts';
import type { FileStore } from './file-store.ts';
import type { Queue } from './queue.ts';

/** Milliseconds since 1970, UTC. Tests step it; production reads the system's. */
export type Clock = {
  now(): number;
  /** Moves it forward by so many milliseconds; only the sandbox's can. */
  advance?(ms: number): void;
};

export type World = {
  db: Kysely<Tables>;
  content: Content;
  clock: Clock;
  vendors: Vendors;
  files: FileStore;
  queue: Queue;
  mode: 'sandbox' | 'production';
  secrets: Secrets;
  /** Where the sandbox's own pages are reached, e.g. http://127.0.0.1:3000; elsewhere the lenders' hosts say it. */
  origin: string;
  /** Tells the security log of what no request has asked for. */
  note?: (event: SecurityEvent, what: Record<string, unknown>) => void;
};
