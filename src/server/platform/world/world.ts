/** Everything outside of a request, passed to the code that needs it. Nothing in the server reads a global instead. */
import type { Kysely } from 'kysely';
import type { Content } from '../../../content/loaded/content.ts';
import type { Secrets } from '../crypto/secrets.ts';
import type { Tables } from '../db/tables.ts';
import type { SecurityEvent } from '../errors/security-events.ts';
import type { Meters } from '../meters/meters.ts';
import type { Parties } from '../parties/parties.ts';
import type { ContentVersions } from './content-versions.ts';
import type { FileStore } from './file-store.ts';
import type { Queue } from './queue.ts';
import type { ServedLenders } from './served-lenders.ts';

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
  parties: Parties;
  files: FileStore;
  queue: Queue;
  mode: 'sandbox' | 'production';
  secrets: Secrets;
  /** The address of the sandbox's own pages, e.g. http://127.0.0.1:3000; elsewhere the lenders' hosts give it. */
  origin: string;
  /** Left out where there is one content only. */
  versions?: ContentVersions;
  /** Left out until the server serves, and in tests that have no lenders' files. */
  lenders?: ServedLenders;
  /** Left out where no one looks. */
  meters?: Meters;
  /** How many of the newest trails were not as they were written when the server started. */
  brokenTrails?: number;
  /** Tells the security log of events outside of any request. */
  note?: (event: SecurityEvent, what: Record<string, unknown>) => void;
};
