/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Application, BirthDate, FirstName, LastName, PostalAddress, Ssn } from './common-party.ts';

export interface Home {
  application: Application;
  subject: { address?: PostalAddress };
}
export interface Acceptance {
  /** True when the deed may be notarized by video. */
  accepts: boolean;
}
export interface From { from: string }
export interface Slots { slots: string[] }
export interface Signer {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    birthDate?: BirthDate;
    ssn?: Ssn;
    address?: PostalAddress;
  };
  /** Counts the sets asked of this signer. */
  set: number;
}
export interface Quiz {
  questions: { id: string; text: string; choices: string[] }[];
  /** Question id -> the right choice. It stays on our server. */
  answers: { [k: string]: string };
}
export interface Booking {
  application: Application;
  subject: { firstName: FirstName; lastName: LastName };
  /** NOW, or one of the free times. */
  slot: string;
}
export interface Session {
  /** Another signer booked that time in the meantime: nothing is booked. */
  taken?: boolean;
  name?: string;
  commission?: string;
  state?: string;
}
export interface Ending {
  application: Application;
  /** How many sessions the signer has had, this one included. */
  attempt: number;
}
export interface Outcome {
  /** SIGNED: the notary saw the ID and the signature. */
  outcome: 'SIGNED' | 'ID_FAILED' | 'NOTARY_LEFT' | 'DROPPED';
}
export interface Cancel {
  application: Application;
  /** NOW, or one of the free times. */
  slot: string;
}
export interface Cancelled {
  /** False where the work was done by then. */
  stopped: boolean;
}
