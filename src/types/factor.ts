/* Generated from schemas/ by `npm run types`. Do not edit. */

/** What the login of a person at the lender waits for after the password. */
export interface Factor {
  /** SET_UP: no code has come from the app yet, and its secret is shown. CODE: a code is asked. */
  state: 'SET_UP' | 'CODE';
  /** The secret, for typing it into the app. Base32 in groups of four. */
  key?: string;
  /** The secret as the address that an app's camera reads (otpauth://). */
  uri?: string;
  /** Codes for the day that the phone is lost. They are shown until the app is set up. */
  recoveryCodes?: RecoveryCode[];
}
/** One of them; it works once. */
export interface RecoveryCode {
  /** The code. */
  code: string;
}
