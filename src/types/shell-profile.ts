/* Generated from schemas/ by `npm run types`. Do not edit. */

/** The signed-in account as the page shell shows it. */
export interface ShellProfile {
  /** The account. */
  account: {
    /** Name of the account. */
    name?: string;
    /** Wallet address. */
    address?: string;
  };
  /** Wallet that acts for the account. */
  authorizedWallet?: {
    /** Kind of authorization. */
    authorizationType?: string;
    /** Wallet address. */
    address?: string;
  };
}
