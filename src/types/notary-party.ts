/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Our reference of the application; it says nothing about the borrower.
 *
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Application".
 */
export type Application = string;
/**
 * First name.
 *
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "FirstName".
 */
export type FirstName = string;
/**
 * Last name.
 *
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "LastName".
 */
export type LastName = string;
/**
 * yyyy-MM-dd.
 *
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "BirthDate".
 */
export type BirthDate = string;
/**
 * Social Security number, digits only.
 *
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Ssn".
 */
export type Ssn = string;

export interface NotaryParty {}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Home".
 */
export interface Home {
  application: Application;
  subject: {
    address?: PostalAddress;
  };
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "PostalAddress".
 */
export interface PostalAddress {
  street1: string;
  street2?: string;
  city: string;
  /**
   * USPS code.
   */
  state: string;
  zip: string;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Acceptance".
 */
export interface Acceptance {
  /**
   * True when the deed may be notarized by video.
   */
  accepts: boolean;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "From".
 */
export interface From {
  from: string;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Slots".
 */
export interface Slots {
  /**
   * @maxItems 200
   */
  slots: string[];
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Signer".
 */
export interface Signer {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
    birthDate?: BirthDate;
    ssn?: Ssn;
    address?: PostalAddress;
  };
  /**
   * Counts the sets asked of this signer.
   */
  set: number;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Quiz".
 */
export interface Quiz {
  /**
   * @minItems 1
   * @maxItems 10
   */
  questions: {
    id: string;
    text: string;
    /**
     * @minItems 2
     * @maxItems 10
     */
    choices: string[];
  }[];
  /**
   * Question id -> the right choice. It stays on our server.
   */
  answers: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Booking".
 */
export interface Booking {
  application: Application;
  subject: {
    firstName: FirstName;
    lastName: LastName;
  };
  /**
   * NOW, or one of the free times.
   */
  slot: string;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Session".
 */
export interface Session {
  /**
   * Another signer booked that time in the meantime: nothing is booked.
   */
  taken?: boolean;
  name?: string;
  commission?: string;
  state?: string;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
  application: Application;
  /**
   * How many sessions the signer has had, this one included.
   */
  attempt: number;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  /**
   * SIGNED: the notary saw the ID and the signature.
   */
  outcome: 'SIGNED' | 'ID_FAILED' | 'NOTARY_LEFT' | 'DROPPED';
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Cancel".
 */
export interface Cancel {
  application: Application;
  /**
   * NOW, or one of the free times.
   */
  slot: string;
}
/**
 * This interface was referenced by `NotaryParty`'s JSON-Schema
 * via the `definition` "Cancelled".
 */
export interface Cancelled {
  /**
   * False where the work was done by then.
   */
  stopped: boolean;
}
