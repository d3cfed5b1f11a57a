/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, FirstName, LastName, PostalAddress } from './common-party.ts';

/** RETURNS: the borrower's tax returns (Form 1040 with its schedules). PAYER_FORMS: what payers reported (Forms 1099 and W-2). */
export type Kind = 'RETURNS' | 'PAYER_FORMS';
/** Names the visit; in the query of the address that leads back, as state. */
export type State = string;
export type Transcript =
  | { pending: true }
  | {
      pending: false;
      /** Who paid, or the borrower's business. */
      payer: string;
      /** The latest year first; empty where there is no record. */
      years: Year[];
    };

export interface Visit {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName; address?: PostalAddress };
  kind: Kind;
  state: State;
  /** The address that leads back, to which the party adds state. */
  returnTo: string;
}
export interface Started {
  /** Of the party's site, for the borrower's browser. */
  address: string;
}
export interface Look { application: Application; kind: Kind; state: State }
export interface Year {
  year: number;
  /** Before expenses. In cents. */
  grossCents: number;
  /** After expenses; the same as grossCents where there are none. In cents. */
  netCents: number;
}
