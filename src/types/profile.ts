/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { Citizenship, CoOwnerRelation, MaritalStatus, NameSuffix } from './enumerations.ts';
import type { Address, Postal } from './address.ts';

/** Who the borrower is. */
export interface Profile {
  /** Identifier of the profile. */
  uuid?: string;
  /** Legal name, as on the ID and the deed. */
  name?: {
    /** Set when the name has been matched to a credit file. */
    uuid?: string;
    /** First name. */
    first?: string;
    /** Middle name, if any. */
    middle?: string;
    /** Last name. */
    last?: string;
    /** Jr, Sr, II, III or IV. */
    suffix?: NameSuffix;
  };
  /** Date of birth. */
  dob?: string;
  /** Whether a Social Security number is on file; the number itself is never sent back. */
  hasSsn?: boolean;
  /** Email address, lower case, unique within an organization. */
  email?: string;
  /** Mobile phone. */
  phone?: string;
  /** What a one-time code has proved to reach the borrower. Written by the server only. */
  verified?: {
    /** Email address. */
    email?: string;
    /** Mobile phone. */
    phone?: string;
  };
  /** Homes of the borrower. */
  addresses?: Address[];
  /** Asked only because of spouse-signature rules. */
  maritalStatus?: MaritalStatus;
  /** Citizenship. */
  citizenship?: Citizenship;
  /** Whether the borrower has lived at the current home for two years. */
  livedTwoYears?: boolean;
  /** Homes before this one, back to two years ago, when the borrower moved in less than two years ago. */
  priorAddresses?: PriorAddress[];
  /** Whether mail goes to the home itself. */
  mailingSame?: boolean;
  /** Where mail goes otherwise. */
  mailing?: Postal;
  /** People who own the home together with the borrower. */
  coOwners?: CoOwner[];
}
/** A home that the borrower has left. */
export interface PriorAddress {
  /** Identifier of the earlier home. */
  uuid?: string;
  /** Where it is. */
  location: Postal;
  /** Month in which the borrower moved in there; they stayed until the next move. */
  since: string;
}
/** A person on title beside the borrower. */
export interface CoOwner {
  /** Identifier of the co-owner. */
  uuid?: string;
  /** First name. */
  first: string;
  /** Last name. */
  last: string;
  /** Where the invitation to sign goes. */
  email: string;
  /** Mobile phone. */
  phone?: string;
  /** Relation to the borrower. */
  relation: CoOwnerRelation;
  /** Borrows together with the borrower, and owes the debt too. Without an answer, signs the deed only. */
  borrows?: boolean;
}
