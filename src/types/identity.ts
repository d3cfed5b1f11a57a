/* Generated from schemas/ by `npm run types`. Do not edit. */

import type { IdentityType, NameSuffix, ProfileType } from './enumerations.ts';

/** The person behind a login. */
export interface Identity {
  /** Identifier of the identity. */
  uuid: string;
  /** CO_DEEDER marks an additional signer. */
  type?: IdentityType;
  /** Login email. */
  email?: string;
  /** Phones of the person. */
  phoneNumbers?: string[];
  /** Organization the identity belongs to. */
  organizationCode?: string;
  /** Customer or agent. */
  profileType?: ProfileType;
  /** First name. */
  firstName?: string;
  /** Middle name. */
  middleName?: string;
  /** Last name. */
  lastName?: string;
  /** Jr, Sr, II, III or IV. */
  suffix?: NameSuffix;
  /** When the identity last changed. ISO 8601 with a time zone. */
  updatedAt?: string;
  /** Other ways to recognize the person. */
  aliases?: {
    /** Kind of alias. */
    type: string;
    /** The alias. */
    value: string;
  }[];
  /** Whether the password must be changed. */
  passwordExpired?: boolean;
  /** Whether a second factor is on. */
  twoFactorEnabled?: boolean;
  /** Whether the second factor has been checked in this session. */
  totpVerified?: boolean;
  /** Wallet of the identity. */
  wallet?: {
    /** Account address. */
    accountAddress?: string;
    /** Group policy address. */
    groupPolicyAddress?: string;
  };
  /** Whether the person is a broker. */
  isBroker?: boolean;
  /** Organizations of the older login. */
  activeLegacyCustomerOrgs?: string[];
}
