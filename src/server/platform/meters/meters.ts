/** What a server tells of itself while it works: figures only, by route, party and page, never by person. */

export type Meters = {
  /** One request, by the pattern of its route. @param seconds until the answer was sent */
  request(seen: { method: string; route: string; status: number; seconds: number }): void;
  /** One question to an outside party. @param call such as `flood.determine` */
  party(seen: { call: string; outcome: PartyOutcome; seconds: number }): void;
  /** A page that a borrower opened, or sent: the difference is who left there. */
  page(seen: { lender: string; page: string; what: 'opened' | 'sent' }): void;
  /** Is asked whenever someone looks. */
  watch(gauges: Gauges): void;
  close(): Promise<void>;
};

/** Refused: it answered, and did not do it. Away: silent, too busy or broken. Resting: not asked, because it had failed again and again. */
export type PartyOutcome = 'answered' | 'refused' | 'away' | 'resting';

export type Gauges = {
  pools(): PoolState[];
  lanes(): Promise<LaneState[]>;
};

/** Connections of one pool, and how many callers wait for one. */
export type PoolState = { pool: string; used: number; idle: number; waiting: number };
/** Jobs that could run and do not yet, and for how many seconds the oldest could. */
export type LaneState = { lane: string; due: number; oldestSeconds: number };
