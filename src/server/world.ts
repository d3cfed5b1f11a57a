/** Everything outside of a request, handed to whoever needs it. Nothing in the server reaches for a global instead. */
import type { Kysely } from 'kysely';
import type { Content } from '../content/content.ts';
import type { Secrets } from './crypto/secrets.ts';
import type { Tables } from './db/tables.ts';
import type { FileStore } from './files/file-store.ts';
import type { Queue } from './jobs/queue.ts';
import type { Vendors } from './vendors/vendors.ts';

/** Milliseconds since 1970, UTC. Tests step it; production reads the system's. */
export type Clock = { now(): number };

export type World = {
  db: Kysely<Tables>;
  content: Content;
  clock: Clock;
  vendors: Vendors;
  files: FileStore;
  queue: Queue;
  mode: 'sandbox' | 'production';
  secrets: Secrets;
};
