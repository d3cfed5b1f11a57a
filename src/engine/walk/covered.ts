/** What walks cover: each thing by its name, with the facts that reach it or the reason why none do. */
import type { Facts } from '../facts/facts.ts';

export type Covered = {
  name: string;
  /** Facts that reach it. */
  facts?: Facts;
  events?: readonly string[];
  /** The server's step with which they do; left out, the server gives none. */
  step?: string | null;
  /** The side of a page's rule that the facts show, and the pages that have the rule. */
  claim?: { says: string; pages: readonly string[] };
  /** Why it is not reached: proved that it cannot be, or not found. */
  why?: string;
};

export const unproved = 'not found';
