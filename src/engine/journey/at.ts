import type { Facts } from '../facts/facts.ts';

/** Where an application stands: `step` is the server's, null when there is none yet; `events` are those fired so far. */
export type At = { facts: Facts; step: string | null; events?: readonly string[] };
