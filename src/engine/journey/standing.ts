/** Where an application stands: what the machine, the routes and the pages of a flow are decided by. */
import type { Facts } from '../facts/facts.ts';

/**
 * `step` is the server's, null when there is none yet; `events` are those that the borrower has fired, in order.
 * A function that reads less than the whole asks for its part: `Pick<Standing, 'facts'>`.
 */
export type Standing = { facts: Facts; step: string | null; events: readonly string[] };
