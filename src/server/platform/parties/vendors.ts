/**
 * Every outside party that the product talks to, and how long it is waited for. A lender's contract replaces one entry; the
 * rest of the server does not change.
 */
import type { Carriers, Outbox } from '../vendors/outbox.ts';
import type { Scanner } from '../vendors/scanner.ts';
import type { Parties } from './parties.ts';

export type Vendors = Parties & {
  /** Looks at uploaded files. It is asked over no HTTP, so it is none of the parties. */
  scanner: Scanner;
  /** Where messages without a carrier stay: the sandbox's way. */
  outbox: Outbox;
  carriers: Carriers;
  /** How long a stage waits before the next one, in milliseconds: the sandbox's stand-in for slow parties, else 0. */
  paceMs: number;
  /** How long a caller waits for an answer before giving up, in milliseconds: less than a browser's 30 seconds. */
  patienceMs: number;
};
