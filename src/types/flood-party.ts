/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, PostalAddress } from './common-party.ts';

export type Determination =
  | { pending: true }
  | {
      pending: false;
      /** FEMA zone, for example X or AE. */
      zone: string;
      /** Special flood hazard area. */
      specialHazard: boolean;
      communityNumber: string;
      panelNumber: string;
      determinedOn: string;
    };

export interface Question {
  application: Application;
  subject: { address: PostalAddress };
  /** How often we have asked, this time included. */
  attempt: number;
}
