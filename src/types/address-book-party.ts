/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * This interface was referenced by `AddressBookParty`'s JSON-Schema
 * via the `definition` "Finding".
 */
export type Finding =
  | {
      kind: 'exact' | 'suggestion';
      location: PostalAddress;
    }
  | {
      kind: 'none';
    };

export interface AddressBookParty {}
/**
 * This interface was referenced by `AddressBookParty`'s JSON-Schema
 * via the `definition` "Typed".
 */
export interface Typed {
  text: string;
  /**
   * How many answers we can show.
   */
  most: number;
}
/**
 * This interface was referenced by `AddressBookParty`'s JSON-Schema
 * via the `definition` "Completions".
 */
export interface Completions {
  /**
   * Best first.
   *
   * @maxItems 20
   */
  items: PostalAddress[];
}
/**
 * This interface was referenced by `AddressBookParty`'s JSON-Schema
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
 * This interface was referenced by `AddressBookParty`'s JSON-Schema
 * via the `definition` "Check".
 */
export interface Check {
  location: PostalAddress;
}
