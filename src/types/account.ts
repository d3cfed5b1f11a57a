/* Generated from schemas/ by `npm run types`. Do not edit. */

/** One account that the user may switch to. */
export interface AccountListEntry {
  /** The account. */
  account: {
    /** Name of the account. */
    name?: string;
    /** Wallet address. */
    address?: string;
  };
  /** Wallets that act for the account. */
  authorizedWallets?: {
    /** Wallet address. */
    address?: string;
  }[];
}
